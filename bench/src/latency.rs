//! Latencies of one run, in nanoseconds inside and microseconds outside.

use hdrhistogram::Histogram;
use serde::Serialize;

/// Three digits from 1 ns to 100 s.
pub struct Latencies {
    histogram: Histogram<u64>,
}

#[derive(Debug, Clone, Copy, Serialize)]
pub struct Percentiles {
    pub count: u64,
    pub p50: f64,
    pub p90: f64,
    pub p99: f64,
    pub p999: f64,
    pub max: f64,
}

impl Latencies {
    pub fn new() -> anyhow::Result<Self> {
        Ok(Self { histogram: Histogram::new_with_bounds(1, 100_000_000_000, 3)? })
    }

    pub fn record(&mut self, nanoseconds: u64) {
        self.histogram.saturating_record(nanoseconds);
    }

    /// Microseconds.
    pub fn percentiles(&self) -> Percentiles {
        let at = |quantile| self.histogram.value_at_quantile(quantile) as f64 / 1e3;
        Percentiles {
            count: self.histogram.len(),
            p50: at(0.5),
            p90: at(0.9),
            p99: at(0.99),
            p999: at(0.999),
            max: self.histogram.max() as f64 / 1e3,
        }
    }
}
