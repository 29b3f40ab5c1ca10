//! Zstandard frames, one after another.
//!
//! Decompressed in one call each attempt, straight into the output: a streaming decoder would allocate the window that the
//! frame claims (up to 128 MiB) besides.  Windows that Kafka's Java client refuses are refused here too.

use ::zstd::zstd_safe::{self, DCtx};

use super::{DecompressFault, FIRST_BYTES, Room, take, take_array};

const FRAME: u32 = 0xfd2f_b528;
const SKIPPABLE: u32 = 0x184d_2a50;
const BLOCK_BYTES_MAX: u64 = 128 << 10;
/// What decoders accept unless told otherwise: 2^27, and one more for the comparison in zstd itself.
const WINDOW_BYTES_MAX: u64 = (1 << 27) + 1;

pub(super) fn inflate(context: &mut DCtx<'static>, body: &[u8], room: &mut Room) -> Result<(), DecompressFault> {
    let at_most = output_bytes_at_most(body).map_err(|what| room.corrupt(what))?;
    let at_most = usize::try_from(at_most).unwrap_or(usize::MAX);
    let mut wanted = body.len().saturating_mul(4).max(FIRST_BYTES).min(at_most);
    loop {
        let spare = room.spare(wanted);
        let offered = spare.len();
        match context.decompress(spare, body) {
            Ok(written) => {
                room.advance(written);
                return Ok(());
            }
            Err(code) if is_too_small(code) => {
                if offered >= room.allowance() {
                    return Err(room.too_large());
                }
                if offered >= at_most {
                    return Err(room.corrupt("it holds more than its blocks can"));
                }
                wanted = offered.saturating_mul(4).min(at_most);
            }
            Err(_) => return Err(room.corrupt("a frame is damaged")),
        }
    }
}

fn is_too_small(code: zstd_safe::ErrorCode) -> bool {
    // Stable numbers of zstd_errors.h, negated as a size_t.
    const DESTINATION_TOO_SMALL: usize = 70;
    code == DESTINATION_TOO_SMALL.wrapping_neg()
}

/// Walks frame and block headers: the most that can come out.
fn output_bytes_at_most(body: &[u8]) -> Result<u64, &'static str> {
    const CUT: &str = "it ends early";
    let mut input = body;
    let mut total = 0u64;
    loop {
        match u32::from_le_bytes(take_array(&mut input).ok_or(CUT)?) {
            FRAME => total = total.saturating_add(frame_bytes_at_most(&mut input)?),
            magic if magic & !0xf == SKIPPABLE => {
                let length = u32::from_le_bytes(take_array(&mut input).ok_or(CUT)?);
                take(&mut input, length as usize).ok_or(CUT)?;
            }
            _ => return Err("it is no zstd frame"),
        }
        if input.is_empty() {
            return Ok(total);
        }
    }
}

fn frame_bytes_at_most(input: &mut &[u8]) -> Result<u64, &'static str> {
    const CUT: &str = "it ends early";
    let [flags] = take_array(input).ok_or(CUT)?;
    let single_segment = flags & 0x20 != 0;
    let mut window = None;
    if !single_segment {
        let [descriptor] = take_array(input).ok_or(CUT)?;
        let base = 1u64 << (u32::from(descriptor >> 3).saturating_add(10));
        window = Some(base.saturating_add((base >> 3).saturating_mul(u64::from(descriptor & 7))));
    }
    let dictionary_bytes = [0, 1, 2, 4].get(usize::from(flags & 3)).copied().unwrap_or_default();
    take(input, dictionary_bytes).ok_or(CUT)?;
    let content = match flags >> 6 {
        0 if single_segment => Some(u64::from(u8::from_le_bytes(take_array(input).ok_or(CUT)?))),
        0 => None,
        1 => Some(u64::from(u16::from_le_bytes(take_array(input).ok_or(CUT)?)).saturating_add(256)),
        2 => Some(u64::from(u32::from_le_bytes(take_array(input).ok_or(CUT)?))),
        _ => Some(u64::from_le_bytes(take_array(input).ok_or(CUT)?)),
    };
    let window = window.or(content).unwrap_or_default();
    if window > WINDOW_BYTES_MAX {
        return Err("its window is too large");
    }
    let mut blocks = 0u64;
    loop {
        let [a, b, c] = take_array(input).ok_or(CUT)?;
        let header = u32::from_le_bytes([a, b, c, 0]);
        let bytes = if header >> 1 & 3 == 1 { 1 } else { (header >> 3) as usize };
        take(input, bytes).ok_or(CUT)?;
        blocks = blocks.saturating_add(1);
        if header & 1 != 0 {
            break;
        }
    }
    if flags & 0x04 != 0 {
        take(input, 4).ok_or(CUT)?;
    }
    let from_blocks = blocks.saturating_mul(window.min(BLOCK_BYTES_MAX));
    Ok(content.map_or(from_blocks, |content| content.min(from_blocks)))
}
