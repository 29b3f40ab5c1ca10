//! Producer snapshots and the files that are text.

use std::fs;
use std::io::Write;
use std::path::Path;

use super::cannot_read;
use super::report::Report;
use crate::base::TopicId;
use crate::cli::failure::Failure;
use crate::cli::output::{format_timestamp, readable};
use crate::record::crc32c;

const SNAPSHOT_HEAD: usize = 10;
const SNAPSHOT_ENTRY: usize = 46;
/// Files of text are a few kilobytes; one that is larger is none of them.
const TEXT_BYTES_MAX: u64 = 64 << 20;

/// int16 version 1, uint32 CRC of what follows it, int32 count, then 46 bytes for each producer.
pub fn dump_producer_snapshot<W: Write>(path: &Path, report: &mut Report<W>) -> Result<(), Failure> {
    report.file(path)?;
    let bytes = fs::read(path).map_err(|error| cannot_read(path, &error))?;
    let Some((head, entries)) = bytes.split_at_checked(SNAPSHOT_HEAD) else {
        return report.damaged(path, format_args!("it has {} bytes, a head alone has 10", bytes.len()));
    };
    let (version, stored, count) = (int(head, 0, 2), int(head, 2, 4) as u32, int(head, 6, 4));
    if version != 1 {
        return report.damaged(path, format_args!("version {version}; only 1 is known"));
    }
    let computed = crc32c(bytes.get(6..).unwrap_or_default());
    if computed != stored {
        report.damaged(path, format_args!("its checksum is {stored:#010x}, but its bytes give {computed:#010x}"))?;
    }
    if i64::try_from(entries.len()).ok() != count.checked_mul(SNAPSHOT_ENTRY as i64) {
        report.damaged(path, format_args!("it claims {count} producers, but has {} bytes of them", entries.len()))?;
    }
    for entry in entries.chunks_exact(SNAPSHOT_ENTRY) {
        report.entries += 1;
        let open = int(entry, 38, 8);
        let open = if open < 0 { String::new() } else { format!(", open transaction from {open}") };
        report.line(format_args!(
            "  producer {} epoch {}, last sequence {}, last offset {}, offset delta {}, time {}, coordinator epoch {}{open}",
            int(entry, 0, 8),
            int(entry, 8, 2),
            int(entry, 10, 4),
            int(entry, 14, 8),
            int(entry, 22, 4),
            format_timestamp(int(entry, 26, 8)),
            int(entry, 34, 4),
        ))?;
    }
    Ok(())
}

/// Our side file beside a snapshot: the batches before each producer's last one.  `MRB1`, uint32 CRC of what follows
/// it, int32 count, then per producer int64 id, int64 last seen, uint8 count, and 28 bytes for each batch.
pub fn dump_recent_batches<W: Write>(path: &Path, report: &mut Report<W>) -> Result<(), Failure> {
    report.file(path)?;
    let bytes = fs::read(path).map_err(|error| cannot_read(path, &error))?;
    let Some(mut rest) = bytes.strip_prefix(b"MRB1").and_then(|rest| rest.get(8..)) else {
        return report.damaged(path, format_args!("it does not begin as such a file does"));
    };
    let (stored, computed) = (int(&bytes, 4, 4) as u32, crc32c(bytes.get(8..).unwrap_or_default()));
    if computed != stored {
        report.damaged(path, format_args!("its checksum is {stored:#010x}, but its bytes give {computed:#010x}"))?;
    }
    for _ in 0..int(&bytes, 8, 4) {
        let count = rest.get(16).copied().map_or(usize::MAX, usize::from);
        let Some((producer, behind)) = rest.split_at_checked(count.saturating_mul(28).saturating_add(17)) else {
            return report.damaged(path, format_args!("it ends within a producer"));
        };
        rest = behind;
        report.entries += 1;
        let (id, seen) = (int(producer, 0, 8), format_timestamp(int(producer, 8, 8)));
        report.line(format_args!("  producer {id}, last seen {seen}, {count} earlier batches"))?;
        for batch in producer.get(17..).unwrap_or_default().chunks_exact(28) {
            report.line(format_args!(
                "    sequences {}..={}, last offset {}, offset delta {}, time {}",
                int(batch, 0, 4),
                int(batch, 4, 4),
                int(batch, 8, 8),
                int(batch, 16, 4),
                format_timestamp(int(batch, 20, 8))
            ))?;
        }
    }
    if rest.is_empty() { Ok(()) } else { report.damaged(path, format_args!("{} bytes too many", rest.len())) }
}

/// A file known by its whole name; false if it is none.
pub fn dump_named<W: Write>(path: &Path, name: &str, report: &mut Report<W>) -> Result<bool, Failure> {
    let check: fn(&str) -> Result<(), String> = match name {
        "leader-epoch-checkpoint" => |text| check_checkpoint(text, 2),
        "recovery-point-offset-checkpoint"
        | "replication-offset-checkpoint"
        | "log-start-offset-checkpoint"
        | "cleaner-offset-checkpoint" => |text| check_checkpoint(text, 3),
        "partition.metadata" => check_partition_metadata,
        "meta.properties" => check_meta_properties,
        "quorum-state" | ".kafka_cleanshutdown" => check_json,
        // Ours: up to where the metadata log was flushed, and the kernel's boot id while a broker runs.
        "millrace-recovery-point" => check_recovery_point,
        ".millrace_running" => |_| Ok(()),
        _ => return Ok(false),
    };
    report.file(path)?;
    let length = fs::metadata(path).map_err(|error| cannot_read(path, &error))?.len();
    if length > TEXT_BYTES_MAX {
        report.damaged(path, format_args!("it has {length} bytes, far more than such a file can have"))?;
        return Ok(true);
    }
    let bytes = fs::read(path).map_err(|error| cannot_read(path, &error))?;
    for line in bytes.split(|byte| *byte == b'\n').filter(|line| !line.is_empty()) {
        report.line(format_args!("  {}", readable(line)))?;
    }
    let outcome = match std::str::from_utf8(&bytes) {
        Ok(text) => check(text),
        Err(error) => Err(format!("position {}: it is not UTF-8", error.valid_up_to())),
    };
    if let Err(what) = outcome {
        report.damaged(path, format_args!("{what}"))?;
    }
    Ok(true)
}

/// `0`, a count, then that many lines of `words` words, the last of which (or both of two) are numbers.
fn check_checkpoint(text: &str, words: usize) -> Result<(), String> {
    let mut lines = text.lines();
    let version = lines.next().unwrap_or_default().trim();
    if version != "0" {
        return Err(format!("line 1: version '{version}'; only 0 is known"));
    }
    let count = lines.next().unwrap_or_default().trim();
    let count: usize = count.parse().map_err(|_| format!("line 2: '{count}' is no count"))?;
    let mut found = 0;
    for (index, line) in lines.enumerate() {
        let parts: Vec<&str> = line.split_whitespace().collect();
        let numbers = if words == 2 { &parts[..] } else { parts.get(1..).unwrap_or_default() };
        if parts.len() != words || numbers.iter().any(|number| number.parse::<i64>().is_err()) {
            return Err(format!("line {}: '{}' is not what belongs there", index + 3, readable(line.as_bytes())));
        }
        found += 1;
    }
    if found == count { Ok(()) } else { Err(format!("it claims {count} lines, but has {found}")) }
}

fn check_partition_metadata(text: &str) -> Result<(), String> {
    let value = |key: &str| text.lines().find_map(|line| line.strip_prefix(key)).map(str::trim);
    match (value("version:"), value("topic_id:").and_then(TopicId::from_text)) {
        (Some("0"), Some(_)) => Ok(()),
        (Some("0"), None) => Err("it has no topic_id that can be read".to_owned()),
        (version, _) => Err(format!("version '{}'; only 0 is known", version.unwrap_or("none"))),
    }
}

fn check_meta_properties(text: &str) -> Result<(), String> {
    let value = |key: &str| text.lines().find_map(|line| line.strip_prefix(key)?.trim_start().strip_prefix('='));
    match value("version").map(str::trim) {
        Some("1") => {}
        version => return Err(format!("version '{}'; only 1 is known", version.unwrap_or("none"))),
    }
    match ["cluster.id", "node.id"].into_iter().find(|key| value(key).is_none()) {
        Some(missing) => Err(format!("it has no {missing}")),
        None => Ok(()),
    }
}

/// `0` and one offset.
fn check_recovery_point(text: &str) -> Result<(), String> {
    match text.lines().collect::<Vec<_>>()[..] {
        ["0", offset] if offset.parse::<u64>().is_ok() => Ok(()),
        _ => Err("it is not a version of 0 and one offset".to_owned()),
    }
}

fn check_json(text: &str) -> Result<(), String> {
    serde_json::from_str::<serde_json::Value>(text).map(drop).map_err(|error| format!("it is not JSON: {error}"))
}

/// A big-endian signed integer of up to 8 bytes.
fn int(bytes: &[u8], at: usize, width: usize) -> i64 {
    let Some(field) = bytes.get(at..at + width) else { return 0 };
    let sign = if field.first().is_some_and(|byte| byte & 0x80 != 0) { -1i64 } else { 0 };
    field.iter().fold(sign, |value, byte| value << 8 | i64::from(*byte))
}
