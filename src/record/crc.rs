//! CRC-32C, the checksum of every batch, snapshot and side file.

/// CRC-32C of `bytes`.
#[must_use]
pub fn crc32c(bytes: &[u8]) -> u32 {
    ::crc32c::crc32c(bytes)
}

/// CRC-32C of what `crc` covers followed by `bytes`.
#[must_use]
pub(super) fn append(crc: u32, bytes: &[u8]) -> u32 {
    ::crc32c::crc32c_append(crc, bytes)
}

/// What a difference of `crc` in the front of a message becomes once `bytes` more have passed.
#[must_use]
pub(super) fn shifted(crc: u32, bytes: usize) -> u32 {
    ::crc32c::crc32c_combine(crc, 0, bytes)
}
