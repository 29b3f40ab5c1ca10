//! Compression for batches that we write ourselves, in the framings that Kafka's Java client writes.

use std::io::{self, Write};

use lz4_flex::block::{compress_into, get_maximum_output_size};
use twox_hash::XxHash32;

use super::codec::Codec;

const SNAPPY_BLOCK_BYTES: usize = 32 << 10;
const LZ4_BLOCK_BYTES: usize = 64 << 10;
/// zstd's own default.
const ZSTD_LEVEL: i32 = 3;

/// Compresses `records` as one block of `codec`.
pub(super) fn compress(codec: Codec, records: Vec<u8>) -> io::Result<Vec<u8>> {
    match codec {
        Codec::None => Ok(records),
        Codec::Gzip => gzip(&records),
        Codec::Snappy => snappy(&records),
        Codec::Lz4 => lz4(&records),
        Codec::Zstd => zstd::bulk::compress(&records, ZSTD_LEVEL),
    }
}

fn gzip(records: &[u8]) -> io::Result<Vec<u8>> {
    let mut writer = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::default());
    writer.write_all(records)?;
    writer.finish()
}

/// A xerial stream.
fn snappy(records: &[u8]) -> io::Result<Vec<u8>> {
    let mut out = vec![0x82, b'S', b'N', b'A', b'P', b'P', b'Y', 0, 0, 0, 0, 1, 0, 0, 0, 1];
    let mut encoder = snap::raw::Encoder::new();
    for chunk in records.chunks(SNAPPY_BLOCK_BYTES) {
        let block = encoder.compress_vec(chunk).map_err(io::Error::other)?;
        // A block of 32 KiB never takes 2 GiB.
        out.extend_from_slice(&(block.len() as u32).to_be_bytes());
        out.extend_from_slice(&block);
    }
    Ok(out)
}

/// A frame of independent blocks without checksums but the header's.
fn lz4(records: &[u8]) -> io::Result<Vec<u8>> {
    const DESCRIPTOR: [u8; 2] = [0x60, 0x40];
    const STORED: u32 = 0x8000_0000;
    let mut out = vec![0x04, 0x22, 0x4d, 0x18];
    out.extend_from_slice(&DESCRIPTOR);
    out.push((XxHash32::oneshot(0, &DESCRIPTOR) >> 8) as u8);
    let mut block = vec![0; get_maximum_output_size(LZ4_BLOCK_BYTES)];
    for chunk in records.chunks(LZ4_BLOCK_BYTES) {
        let length = compress_into(chunk, &mut block).map_err(io::Error::other)?;
        match block.get(..length) {
            Some(smaller) if length < chunk.len() => {
                out.extend_from_slice(&(length as u32).to_le_bytes());
                out.extend_from_slice(smaller);
            }
            _ => {
                out.extend_from_slice(&(chunk.len() as u32 | STORED).to_le_bytes());
                out.extend_from_slice(chunk);
            }
        }
    }
    out.extend_from_slice(&[0; 4]);
    Ok(out)
}
