//! The pages, as text.  No HTTP in here and no waiting but that for shards.

use std::fmt::Write as _;
use std::pin::Pin;
use std::time::Duration;

use super::process;
use crate::base::ShardId;
use crate::metrics::{Gauges, Names, ShardSnapshot, render};
use crate::wire::{ApiKey, ErrorCode};

/// How `admin` reaches the shards.  The server implements it with mailboxes; tests with a closure's worth of data.
pub trait SnapshotSource: Send + Sync + 'static {
    /// Asks every shard and waits at most `deadline` for all of them together.  Must not block the calling thread
    /// otherwise: it runs on a tokio current-thread runtime.
    fn ask(&self, deadline: Duration) -> Pin<Box<dyn Future<Output = ShardsAsked> + Send + '_>>;
}

/// The protocol's names, for the metrics page.
#[must_use]
pub fn names() -> Names {
    Names {
        api: |key| ApiKey::from_code(key).map(ApiKey::name),
        error: |code| ErrorCode::from_code(code).map(ErrorCode::name),
    }
}

/// What came back.
#[derive(Debug, Default)]
pub struct ShardsAsked {
    /// In the order of their shards.
    pub answered: Vec<ShardSnapshot>,
    /// Shards that did not answer in time.
    pub silent: Vec<ShardId>,
    /// What the process knows besides; memory, CPU and silent shards are filled in here.
    pub gauges: Gauges,
    /// Reasons why the node should not get traffic although all shards answer, as sentences.
    pub troubles: Vec<String>,
}

/// Whether the node is fit, and the text that says why or why not.
#[derive(Debug, PartialEq, Eq)]
pub struct Health {
    pub healthy: bool,
    pub text: String,
}

pub fn metrics_page(asked: &ShardsAsked, names: Names) -> String {
    let mut gauges = asked.gauges.clone();
    gauges.shards_silent.clone_from(&asked.silent);
    gauges.resident_bytes = process::resident_bytes();
    gauges.cpu_seconds = process::cpu_seconds();
    gauges.descriptors_open = process::descriptors_open();
    render(&asked.answered, &gauges, names)
}

pub fn health_page(asked: &ShardsAsked, deadline: Duration) -> Health {
    let mut text = String::new();
    for shard in &asked.silent {
        let _ = writeln!(text, "shard {} did not answer within {} ms", shard.0, deadline.as_millis());
    }
    for directory in asked.gauges.log_directories.iter().filter(|directory| directory.offline) {
        let _ = writeln!(text, "log directory {} is offline after a read or write error", directory.path);
    }
    for trouble in &asked.troubles {
        let _ = writeln!(text, "{trouble}");
    }
    let healthy = text.is_empty();
    if healthy {
        let _ = writeln!(text, "ok: {} shards answered", asked.answered.len());
    }
    Health { healthy, text }
}

pub fn index_page(version: &str) -> String {
    format!(
        "Millrace {version}\n\n\
         /metrics   counters for Prometheus, under Apache Kafka's names\n\
         /healthz   200 if every shard answers and every log directory works, else 503 and the reason\n"
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::metrics::LogDirectoryGauge;

    #[test]
    fn apis_and_errors_have_kafkas_names() {
        let names = names();
        assert_eq!(((names.api)(0), (names.api)(18)), (Some("Produce"), Some("ApiVersions")));
        assert_eq!(((names.error)(0), (names.error)(3)), (Some("NONE"), Some("UNKNOWN_TOPIC_OR_PARTITION")));
        assert_eq!(((names.api)(999), (names.error)(999)), (None, None));
    }

    #[test]
    fn health_names_what_is_wrong() {
        let asked = ShardsAsked {
            silent: vec![ShardId(2)],
            gauges: Gauges {
                log_directories: vec![LogDirectoryGauge { path: "/data".into(), offline: true }],
                ..Gauges::default()
            },
            troubles: vec!["stopping".into()],
            ..ShardsAsked::default()
        };
        let health = health_page(&asked, Duration::from_millis(500));
        assert!(!health.healthy);
        assert_eq!(
            health.text,
            "shard 2 did not answer within 500 ms\nlog directory /data is offline after a read or write error\nstopping\n"
        );
    }

    #[test]
    fn health_is_ok_when_all_answer() {
        assert_eq!(
            health_page(&ShardsAsked::default(), Duration::from_millis(1)),
            Health { healthy: true, text: "ok: 0 shards answered\n".into() }
        );
    }
}
