//! A line on standard error that is written over, for work that takes long; only when somebody watches.

use std::io::{IsTerminal as _, Write as _};
use std::time::{Duration, Instant};

const EVERY: Duration = Duration::from_millis(200);
/// Short work should leave no trace.
const QUIET_AT_FIRST: Duration = Duration::from_millis(500);

pub struct Progress {
    watched: bool,
    started: Instant,
    shown: Option<Instant>,
}

impl Progress {
    pub fn start() -> Progress {
        Progress { watched: std::io::stderr().is_terminal(), started: Instant::now(), shown: None }
    }

    pub fn elapsed(&self) -> Duration {
        self.started.elapsed()
    }

    /// Shows the text, but not more often than is readable.
    pub fn show(&mut self, text: impl FnOnce() -> String) {
        if !self.watched || self.started.elapsed() < QUIET_AT_FIRST {
            return;
        }
        if self.shown.is_some_and(|shown| shown.elapsed() < EVERY) {
            return;
        }
        self.shown = Some(Instant::now());
        let _ = write!(std::io::stderr(), "\r\x1b[K{}", text());
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        if self.shown.is_some() {
            let _ = write!(std::io::stderr(), "\r\x1b[K");
        }
    }
}
