//! Clocks and counters of a measurement: monotonic time, CPU of this process and of the broker,
//! memory of the broker, steal of the machine.
//!
//! The broker's CPU is read from its process clock (nanoseconds, summed over its threads, those that
//! have ended and the kernel's io workers of its rings included). It is the sum of what
//! `/proc/PID/task/*/schedstat` shows, without losing the threads that ended meanwhile.

use anyhow::Context;
use nix::sys::resource::{UsageWho, getrusage};
use nix::sys::time::TimeValLike;
use nix::time::{ClockId, clock_getcpuclockid, clock_gettime};
use nix::unistd::Pid;
use serde::Serialize;
use std::time::Instant;

/// CPU seconds that this process has used.
pub fn own_cpu_s() -> f64 {
    let Ok(usage) = getrusage(UsageWho::RUSAGE_SELF) else { return 0.0 };
    (usage.user_time().num_microseconds() + usage.system_time().num_microseconds()) as f64 / 1e6
}

/// CPU seconds that another process has used.
pub fn process_cpu_s(process: i32) -> anyhow::Result<f64> {
    let clock = clock_getcpuclockid(Pid::from_raw(process)).with_context(|| format!("no process {process}"))?;
    Ok(clock_gettime(clock)?.num_nanoseconds() as f64 / 1e9)
}

pub fn monotonic_ns() -> u64 {
    clock_gettime(ClockId::CLOCK_MONOTONIC).map_or(0, |now| now.num_nanoseconds() as u64)
}

/// CPU seconds of this thread.
pub fn thread_cpu_s() -> f64 {
    clock_gettime(ClockId::CLOCK_THREAD_CPUTIME_ID).map_or(0.0, |now| now.num_nanoseconds() as f64 / 1e9)
}

/// Seconds that the hypervisor took from this machine's processors since it started.
pub fn machine_steal_s() -> f64 {
    let ticks = std::fs::read_to_string("/proc/stat")
        .ok()
        .and_then(|text| text.lines().next().and_then(|line| line.split_whitespace().nth(8)?.parse::<f64>().ok()));
    ticks.unwrap_or(0.0) / 100.0
}

/// A field of `/proc/PID/status` that is given in kB, in bytes.
pub fn process_memory(process: i32, field: &str) -> anyhow::Result<u64> {
    let text = std::fs::read_to_string(format!("/proc/{process}/status"))?;
    let kilobytes: u64 = text
        .lines()
        .find_map(|line| line.strip_prefix(field)?.strip_prefix(':')?.trim().strip_suffix("kB")?.trim().parse().ok())
        .with_context(|| format!("/proc/{process}/status has no {field}"))?;
    Ok(kilobytes * 1024)
}

/// What both sides spent between `start` and `finish`.
#[derive(Debug, Clone, Copy, Serialize)]
pub struct Spent {
    pub wall_s: f64,
    pub client_cpu_s: f64,
    /// Share of the wall time in which the client worked; a spinning client's empty polls are not work.
    pub client_busy: f64,
    pub broker_cpu_s: Option<f64>,
    pub steal_s: f64,
}

/// A running measurement.
pub struct Measurement {
    started: Instant,
    client_cpu_s: f64,
    broker: Option<(i32, f64)>,
    steal_s: f64,
}

impl Measurement {
    pub fn start(broker: Option<i32>) -> anyhow::Result<Self> {
        let broker = broker.map(|process| Ok::<_, anyhow::Error>((process, process_cpu_s(process)?))).transpose()?;
        Ok(Self { started: Instant::now(), client_cpu_s: own_cpu_s(), broker, steal_s: machine_steal_s() })
    }

    pub fn elapsed_s(&self) -> f64 {
        self.started.elapsed().as_secs_f64()
    }

    /// `idle_s`: how long a spinning client found nothing to do.
    pub fn finish(self, idle_s: f64) -> anyhow::Result<Spent> {
        let broker_cpu_s =
            self.broker.map(|(process, before)| anyhow::Ok(process_cpu_s(process)? - before)).transpose()?;
        let wall_s = self.started.elapsed().as_secs_f64();
        let client_cpu_s = own_cpu_s() - self.client_cpu_s;
        Ok(Spent {
            wall_s,
            client_cpu_s,
            client_busy: ((client_cpu_s - idle_s) / wall_s.max(1e-9)).max(0.0),
            broker_cpu_s,
            steal_s: machine_steal_s() - self.steal_s,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_process_clock_counts_threads_that_have_ended() {
        let own = std::process::id() as i32;
        let before = process_cpu_s(own).unwrap_or(f64::MAX);
        let worker = std::thread::spawn(|| {
            let from = thread_cpu_s();
            while thread_cpu_s() - from < 0.02 {}
        });
        assert!(worker.join().is_ok());
        assert!(process_cpu_s(own).is_ok_and(|after| after - before >= 0.02));
    }

    #[test]
    fn memory_of_a_process_is_read_in_bytes() {
        assert!(process_memory(std::process::id() as i32, "VmRSS").is_ok_and(|bytes| bytes > 1 << 16));
        assert!(process_memory(std::process::id() as i32, "VmNothing").is_err());
    }
}
