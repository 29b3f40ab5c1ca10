//! Snappy, as the xerial stream that Java writes (blocks of length and raw snappy) or as one raw block, as librdkafka and
//! others write.

use super::{DecompressFault, Room, take, take_array};

const MAGIC: [u8; 8] = [0x82, b'S', b'N', b'A', b'P', b'P', b'Y', 0];
/// Versions below 1 were never released.
const VERSION_MIN: i32 = 1;
/// A copy element of 3 bytes makes 64: nothing expands further.
const EXPANSION_MAX: usize = 22;

pub(super) fn inflate(decoder: &mut snap::raw::Decoder, body: &[u8], room: &mut Room) -> Result<(), DecompressFault> {
    let mut input = body;
    let Some(_version) = take_stream_header(&mut input, room)? else { return inflate_block(decoder, input, room) };
    while !input.is_empty() {
        // Streams may follow one another: where a block length is due, the magic's first bytes would be negative.
        // Java looks at the version of these only.
        match take_stream_header(&mut input, room)? {
            Some(version) if version < VERSION_MIN => return Err(room.corrupt("its stream version is unknown")),
            Some(_) => continue,
            None => {}
        }
        // Fewer bytes than a length has are left out, as Java does.
        let Some(length) = take_array::<4>(&mut input) else { break };
        let length =
            usize::try_from(i32::from_be_bytes(length)).map_err(|_| room.corrupt("a block length is wrong"))?;
        let block = take(&mut input, length).ok_or(room.corrupt("a block is cut off"))?;
        inflate_block(decoder, block, room)?;
    }
    Ok(())
}

/// Takes magic, version and compatible version off the front, if they are there; gives the version.
fn take_stream_header(input: &mut &[u8], room: &Room) -> Result<Option<i32>, DecompressFault> {
    let Some(rest) = input.strip_prefix(&MAGIC) else { return Ok(None) };
    *input = rest;
    let version = take_array::<4>(input).ok_or(room.corrupt("its header is cut off"))?;
    take_array::<4>(input).ok_or(room.corrupt("its header is cut off"))?;
    Ok(Some(i32::from_be_bytes(version)))
}

fn inflate_block(decoder: &mut snap::raw::Decoder, block: &[u8], room: &mut Room) -> Result<(), DecompressFault> {
    let length = snap::raw::decompress_len(block).map_err(|_| room.corrupt("a block's length is wrong"))?;
    if length > block.len().saturating_mul(EXPANSION_MAX) {
        return Err(room.corrupt("a block claims more than it can hold"));
    }
    if length > room.allowance() {
        return Err(room.too_large());
    }
    let fault = room.corrupt("a block is damaged");
    let place = room.spare(length).get_mut(..length).ok_or(fault)?;
    let written = decoder.decompress(block, place).map_err(|_| fault)?;
    room.advance(written);
    Ok(())
}
