//! A fixed histogram: four buckets per power of two, no allocation and no lock when recording.
//!
//! Owned by one shard.  Values are whole numbers of one unit (microseconds, bytes); the owner says which.
//! `count` and `sum` are exact; a quantile is right to within an eighth of its value.

/// Values at or above `2^TOP_EXPONENT` share the last bucket: 19 hours in microseconds, 64 GiB in bytes.
const TOP_EXPONENT: u32 = 36;
/// Buckets of one value each for 0..4, then four per power of two.
const BUCKETS: usize = 4 + (TOP_EXPONENT as usize - 2) * 4 + 1;

/// Counts of values by size.  About 1.1 KiB.
#[derive(Clone, Debug)]
pub struct Histogram {
    buckets: [u64; BUCKETS],
    count: u64,
    sum: u64,
    max: u64,
}

impl Default for Histogram {
    fn default() -> Histogram {
        Histogram { buckets: [0; BUCKETS], count: 0, sum: 0, max: 0 }
    }
}

impl Histogram {
    /// Counts one value.
    #[inline]
    pub fn record(&mut self, value: u64) {
        if let Some(bucket) = self.buckets.get_mut(bucket_of(value)) {
            *bucket = bucket.wrapping_add(1);
        }
        self.count = self.count.wrapping_add(1);
        self.sum = self.sum.wrapping_add(value);
        self.max = self.max.max(value);
    }

    #[must_use]
    pub fn count(&self) -> u64 {
        self.count
    }

    #[must_use]
    pub fn sum(&self) -> u64 {
        self.sum
    }

    #[must_use]
    pub fn max(&self) -> u64 {
        self.max
    }

    /// Adds what another histogram counted, so that shards add up to a process.
    pub fn merge(&mut self, other: &Histogram) {
        for (mine, theirs) in self.buckets.iter_mut().zip(other.buckets.iter()) {
            *mine = mine.wrapping_add(*theirs);
        }
        self.count = self.count.wrapping_add(other.count);
        self.sum = self.sum.wrapping_add(other.sum);
        self.max = self.max.max(other.max);
    }

    /// The value below which the share `quantile` (0 to 1) of all values lies; 0 if nothing was recorded.
    /// Within its bucket the answer is interpolated, and it never exceeds the largest value seen.
    #[must_use]
    pub fn quantile(&self, quantile: f64) -> f64 {
        if self.count == 0 {
            return 0.0;
        }
        let wanted = (quantile.clamp(0.0, 1.0) * self.count as f64).max(1.0);
        let mut below = 0u64;
        for (index, &in_bucket) in self.buckets.iter().enumerate() {
            if in_bucket == 0 {
                continue;
            }
            if (below + in_bucket) as f64 >= wanted {
                let (low, high) = bounds_of(index);
                let share = (wanted - below as f64) / in_bucket as f64;
                let value = low as f64 + share * high.saturating_sub(low) as f64;
                return value.min(self.max as f64);
            }
            below += in_bucket;
        }
        self.max as f64
    }

    /// How many values are at most each of `bounds` (ascending), as a Prometheus histogram counts.
    /// Bounds should be powers of two; a value equal to a bound counts as above it.
    #[must_use]
    pub fn cumulative(&self, bounds: &[u64]) -> Vec<u64> {
        let mut answer = Vec::with_capacity(bounds.len());
        let mut buckets = self.buckets.iter().enumerate().peekable();
        let mut total = 0u64;
        for &bound in bounds {
            while let Some((index, in_bucket)) = buckets.peek() {
                if bounds_of(*index).1 > bound {
                    break;
                }
                total += **in_bucket;
                buckets.next();
            }
            answer.push(total);
        }
        answer
    }
}

#[inline]
fn bucket_of(value: u64) -> usize {
    if value < 4 {
        return value as usize;
    }
    let exponent = 63 - value.leading_zeros();
    if exponent >= TOP_EXPONENT {
        return BUCKETS - 1;
    }
    let quarter = (value >> (exponent - 2)) & 3;
    4 + (exponent as usize - 2) * 4 + quarter as usize
}

/// First value of a bucket, and first value after it.
fn bounds_of(index: usize) -> (u64, u64) {
    if index < 4 {
        return (index as u64, index as u64 + 1);
    }
    if index >= BUCKETS - 1 {
        return (1 << TOP_EXPONENT, u64::MAX);
    }
    let exponent = (index - 4) / 4 + 2;
    let quarter = ((index - 4) % 4) as u64;
    let width = 1u64 << (exponent - 2);
    let low = (1u64 << exponent) + quarter * width;
    (low, low + width)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_value_falls_inside_the_bounds_of_its_bucket() {
        let mut values: Vec<u64> = (0..5000).collect();
        for exponent in 2..40 {
            let power = 1u64 << exponent;
            values.extend([power - 1, power, power + 1, power + power / 4, power + power / 2]);
        }
        values.push(u64::MAX - 1);
        for value in values {
            let (low, high) = bounds_of(bucket_of(value));
            assert!(low <= value && value < high, "{value} not in {low}..{high}");
        }
    }

    #[test]
    fn buckets_follow_each_other_without_gap_or_overlap() {
        for index in 1..BUCKETS {
            assert_eq!(bounds_of(index - 1).1, bounds_of(index).0, "bucket {index}");
        }
    }

    #[test]
    fn a_quantile_is_right_to_within_an_eighth() {
        let mut histogram = Histogram::default();
        for value in 1..=10_000u64 {
            histogram.record(value);
        }
        for quantile in [0.5, 0.75, 0.95, 0.99, 0.999] {
            let expected = quantile * 10_000.0;
            let found = histogram.quantile(quantile);
            assert!((found - expected).abs() <= expected / 8.0, "{quantile}: {found} for {expected}");
        }
        assert_eq!(histogram.quantile(1.0), 10_000.0);
    }

    #[test]
    fn an_empty_histogram_answers_zero() {
        let histogram = Histogram::default();
        assert_eq!(histogram.quantile(0.99), 0.0);
        assert_eq!(histogram.cumulative(&[1, 10]), vec![0, 0]);
    }

    #[test]
    fn merged_histograms_count_what_both_counted() {
        let (mut left, mut right) = (Histogram::default(), Histogram::default());
        left.record(3);
        right.record(1000);
        right.record(u64::MAX);
        left.merge(&right);
        assert_eq!(left.count(), 3);
        assert_eq!(left.max(), u64::MAX);
        assert_eq!(left.cumulative(&[4, 1024]), vec![1, 2]);
    }
}
