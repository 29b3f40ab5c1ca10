//! One LZ4 frame of independent blocks, read as Kafka's Java client reads it: header checksum and block checksums are
//! checked, content size and content checksum are not (but the latter must be there), what follows the end mark is ignored, linked blocks are refused.

use lz4_flex::block::{DecompressError, decompress_into};
use twox_hash::XxHash32;

use super::{DecompressFault, FIRST_BYTES, Room, take, take_array};

const MAGIC: u32 = 0x184d_2204;
const STORED: u32 = 0x8000_0000;

struct Descriptor {
    block_bytes_max: usize,
    block_checksum: bool,
    content_checksum: bool,
}

pub(super) fn inflate(body: &[u8], room: &mut Room) -> Result<(), DecompressFault> {
    let mut input = body;
    let frame = take_descriptor(&mut input).map_err(|what| room.corrupt(what))?;
    loop {
        let size = take_array::<4>(&mut input).ok_or(room.corrupt("it ends early"))?;
        let size = u32::from_le_bytes(size);
        let (stored, length) = (size & STORED != 0, (size & !STORED) as usize);
        if length == 0 {
            if frame.content_checksum {
                take(&mut input, 4).ok_or(room.corrupt("it ends early"))?;
            }
            return Ok(());
        }
        if length > frame.block_bytes_max {
            return Err(room.corrupt("a block is larger than its frame allows"));
        }
        let block = take(&mut input, length).ok_or(room.corrupt("it ends early"))?;
        if stored {
            room.copy(block)?;
        } else {
            inflate_block(block, frame.block_bytes_max, room)?;
        }
        if frame.block_checksum {
            let sum = take_array::<4>(&mut input).ok_or(room.corrupt("it ends early"))?;
            if XxHash32::oneshot(0, block) != u32::from_le_bytes(sum) {
                return Err(room.corrupt("a block's checksum is wrong"));
            }
        }
    }
}

fn inflate_block(block: &[u8], bytes_max: usize, room: &mut Room) -> Result<(), DecompressFault> {
    // Some writers announce blocks of 4 MiB for a few kilobytes: begin small, grow when it does not fit.
    let mut wanted = block.len().saturating_mul(4).max(FIRST_BYTES).min(bytes_max);
    loop {
        let spare = room.spare(wanted);
        let offered = spare.len().min(bytes_max);
        let (spare, _) = spare.split_at_mut(offered);
        match decompress_into(block, spare) {
            Ok(written) => {
                room.advance(written);
                return Ok(());
            }
            Err(DecompressError::OutputTooSmall { .. }) if offered >= room.allowance() => return Err(room.too_large()),
            Err(DecompressError::OutputTooSmall { .. }) if offered < bytes_max => {
                wanted = offered.saturating_mul(4).min(bytes_max);
            }
            Err(_) => return Err(room.corrupt("a block is damaged")),
        }
    }
}

/// Takes magic and frame descriptor off the front.
fn take_descriptor(input: &mut &[u8]) -> Result<Descriptor, &'static str> {
    const CUT: &str = "its header is cut off";
    if u32::from_le_bytes(take_array(input).ok_or(CUT)?) != MAGIC {
        return Err("it is no lz4 frame");
    }
    let begin = *input;
    let [flags, sizes] = take_array(input).ok_or(CUT)?;
    if flags >> 6 != 1 || flags & 0x03 != 0 || sizes & 0x8f != 0 {
        return Err("its frame version is unknown");
    }
    if flags & 0x20 == 0 {
        return Err("its blocks depend on one another");
    }
    let block_bytes_max = match sizes >> 4 {
        4 => 64 << 10,
        5 => 256 << 10,
        6 => 1 << 20,
        7 => 4 << 20,
        _ => return Err("its block size is unknown"),
    };
    if flags & 0x08 != 0 {
        take(input, 8).ok_or(CUT)?;
    }
    let descriptor = begin.get(..begin.len().saturating_sub(input.len())).unwrap_or_default();
    let [sum] = take_array(input).ok_or(CUT)?;
    if (XxHash32::oneshot(0, descriptor) >> 8) as u8 != sum {
        return Err("its header checksum is wrong");
    }
    Ok(Descriptor { block_bytes_max, block_checksum: flags & 0x10 != 0, content_checksum: flags & 0x04 != 0 })
}
