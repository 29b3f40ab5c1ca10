//! Gzip members (RFC 1952) around raw deflate.
//!
//! Kafka's Java client reads on after a member if a further header follows with more than 18 bytes left, and ignores
//! anything else behind the last member.

use flate2::{Crc, Decompress, FlushDecompress, Status};

use super::{DecompressFault, Room, take, take_array};

const TRAILER_BYTES: usize = 8;
/// The least that header, empty deflate data and trailer of one more member need.
const MEMBER_BYTES_MIN: usize = 18;
const FLAG_HEADER_CRC: u8 = 2;
const FLAG_EXTRA: u8 = 4;
const FLAG_NAME: u8 = 8;
const FLAG_COMMENT: u8 = 16;

pub(super) fn new_context() -> Box<Decompress> {
    Box::new(Decompress::new(false))
}

pub(super) fn inflate(context: &mut Decompress, body: &[u8], room: &mut Room) -> Result<(), DecompressFault> {
    let mut input = body;
    take_header(&mut input).ok_or(room.corrupt("its gzip header is damaged"))?;
    loop {
        inflate_member(context, &mut input, room)?;
        if input.len() <= MEMBER_BYTES_MIN || take_header(&mut input).is_none() {
            return Ok(());
        }
    }
}

fn inflate_member(context: &mut Decompress, input: &mut &[u8], room: &mut Room) -> Result<(), DecompressFault> {
    context.reset(false);
    let begin = room.filled;
    loop {
        let (input_before, output_before) = (context.total_in(), context.total_out());
        let spare = room.spare(input.len().saturating_mul(4).max(super::FIRST_BYTES));
        let full = spare.is_empty();
        let status = context.decompress(input, spare, FlushDecompress::None);
        let taken = context.total_in().saturating_sub(input_before) as usize;
        let produced = context.total_out().saturating_sub(output_before) as usize;
        *input = input.get(taken..).unwrap_or_default();
        room.advance(produced);
        match status {
            Ok(Status::StreamEnd) => break,
            // With the limit reached exactly, the end of the stream may still have to be read: it needs no room.
            Ok(_) if taken > 0 || produced > 0 => {}
            Ok(_) if full => return Err(room.too_large()),
            Ok(_) => return Err(room.corrupt("it ends early")),
            Err(_) => return Err(room.corrupt("its deflate data are damaged")),
        }
    }
    let trailer: [u8; TRAILER_BYTES] = take_array(input).ok_or(room.corrupt("it ends early"))?;
    let [a, b, c, d, e, f, g, h] = trailer;
    let mut crc = Crc::new();
    crc.update(room.bytes.get(begin..room.filled).unwrap_or_default());
    if crc.sum() != u32::from_le_bytes([a, b, c, d]) || crc.amount() != u32::from_le_bytes([e, f, g, h]) {
        return Err(room.corrupt("its checksum is wrong"));
    }
    Ok(())
}

/// Takes a member's header off the front; leaves the input alone if there is none.
fn take_header(input: &mut &[u8]) -> Option<()> {
    let mut rest = *input;
    let [0x1f, 0x8b, 8, flags, ..] = take_array::<10>(&mut rest)? else { return None };
    if flags & FLAG_EXTRA != 0 {
        let length = u16::from_le_bytes(take_array(&mut rest)?);
        take(&mut rest, usize::from(length))?;
    }
    for flag in [FLAG_NAME, FLAG_COMMENT] {
        if flags & flag != 0 {
            let length = rest.iter().position(|byte| *byte == 0)?;
            take(&mut rest, length.saturating_add(1))?;
        }
    }
    if flags & FLAG_HEADER_CRC != 0 {
        let header = input.get(..input.len().saturating_sub(rest.len()))?;
        let mut crc = Crc::new();
        crc.update(header);
        if crc.sum() as u16 != u16::from_le_bytes(take_array(&mut rest)?) {
            return None;
        }
    }
    *input = rest;
    Some(())
}
