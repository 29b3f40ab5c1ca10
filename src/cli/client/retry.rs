//! When to try again and when to give up.

use std::thread;
use std::time::{Duration, Instant};

const FIRST_WAIT: Duration = Duration::from_millis(50);
const WAIT_MAX: Duration = Duration::from_secs(1);

/// Waits grow from 50 ms to 1 s; nothing is tried after the deadline.
pub struct Retry {
    deadline: Instant,
    next_wait: Duration,
}

impl Retry {
    pub fn within(limit: Duration) -> Retry {
        Retry { deadline: Instant::now() + limit, next_wait: FIRST_WAIT }
    }

    /// Sleeps before another try; false if there is no time left for one.
    pub fn wait(&mut self) -> bool {
        let left = self.deadline.saturating_duration_since(Instant::now());
        if left.is_zero() {
            return false;
        }
        thread::sleep(self.next_wait.min(left));
        self.next_wait = (self.next_wait * 2).min(WAIT_MAX);
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tries_end_at_the_deadline() {
        let started = Instant::now();
        let mut retry = Retry::within(Duration::from_millis(120));
        let mut tries = 0;
        while retry.wait() {
            tries += 1;
        }
        assert!((2..=3).contains(&tries), "{tries} tries");
        assert!(started.elapsed() >= Duration::from_millis(120));
    }
}
