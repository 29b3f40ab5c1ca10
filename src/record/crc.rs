//! CRC-32C, the checksum of every batch, snapshot and side file.
//!
//! Two crates, one polynomial: `crc-fast` for whole buffers (twice as fast here, docs/decisions.md), `crc32c` for what is
//! put together from parts.

/// CRC-32C of `bytes`.
#[must_use]
#[inline]
pub fn crc32c(bytes: &[u8]) -> u32 {
    crc_fast::crc32_iscsi(bytes)
}

/// CRC-32C of what `crc` covers followed by `bytes`.
#[must_use]
pub fn crc32c_append(crc: u32, bytes: &[u8]) -> u32 {
    ::crc32c::crc32c_append(crc, bytes)
}

/// What a difference of `crc` in the front of a message becomes once `bytes` more have passed.
#[must_use]
pub(super) fn shifted(crc: u32, bytes: usize) -> u32 {
    ::crc32c::crc32c_combine(crc, 0, bytes)
}

#[cfg(test)]
mod tests {
    use super::{crc32c, crc32c_append, shifted};

    #[test]
    fn both_crates_compute_the_same_sum_at_every_length_and_alignment() {
        let bytes: Vec<u8> = (0..5000u32).map(|n| (n.wrapping_mul(2_654_435_761) >> 24) as u8).collect();
        assert_eq!(crc32c(b"123456789"), 0xe306_9283);
        for length in (0..600).chain([1023, 1024, 1025, 4095, 4096, 4900]) {
            for begin in [0, 1, 7, 21] {
                let part = &bytes[begin..begin + length];
                assert_eq!(crc32c(part), ::crc32c::crc32c(part), "{length} bytes from {begin}");
                let (front, back) = part.split_at(length / 3);
                assert_eq!(crc32c_append(crc32c(front), back), crc32c(part));
            }
        }
    }

    #[test]
    fn a_change_in_the_front_is_shifted_over_the_rest() {
        let (old, new, rest) = (b"old front", b"new front", b"and whatever follows it");
        let of = |front: &[u8]| crc32c(&[front, rest].concat());
        assert_eq!(of(new), of(old) ^ shifted(crc32c(old) ^ crc32c(new), rest.len()));
    }
}
