//! The quick look at a record, for the produce path: most records have no headers, two-byte lengths and close timestamps,
//! and those are checked here in a few nanoseconds.  Whatever is not so plain gets `None` and goes to [`take_record`],
//! which decides; the two agree wherever this one answers (tests hold that).
//!
//! One bounds check fetches 32 bytes; positions inside are masked, so that no check and no panic is left in the path.
//!
//! [`take_record`]: super::records::take_record

const WINDOW: usize = 11;

/// A plain record's answer to the questions that validation asks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct PlainRecord {
    pub timestamp_delta: i64,
    pub has_key: bool,
    /// Where the next record begins.
    pub end: usize,
}

/// The record at `position`, if it is sound, has offset delta `index`, is no longer than `length_max` and is plain.
#[inline(always)]
pub(super) fn plain_record(body: &[u8], position: usize, index: i32, length_max: i32) -> Option<PlainRecord> {
    let window: &[u8; WINDOW] = body.get(position..)?.first_chunk()?;
    let first = word::<0>(window) as u32;
    // The length, and the eight bytes behind it and the record attributes.
    let (length, mut fields, mut at) = if first & 0x80 == 0 {
        (first & 0x7f, word::<2>(window), 2)
    } else if first & 0x8000 == 0 {
        (first & 0x7f | first >> 1 & 0x3f80, word::<3>(window), 3)
    } else {
        return None;
    };
    // Odd numbers stand for negative ones.
    if length & 1 != 0 || length >> 1 > length_max as u32 {
        return None;
    }
    let end = position.wrapping_add(at).wrapping_sub(1).wrapping_add((length >> 1) as usize);
    let timestamp_delta = take_medium(&mut fields, &mut at)?;
    if take_short(&mut fields, &mut at)? != (index as u32) << 1 {
        return None;
    }
    let key = take_short(&mut fields, &mut at)?;
    let has_key = key & 1 == 0;
    let key_bytes = if has_key { (key >> 1) as usize } else { 0 };

    // At most 14 bits of length each: none of these sums can wrap.
    let at = position.wrapping_add(at).wrapping_add(key_bytes);
    let &[low, high] = body.get(at..)?.first_chunk()?;
    let (value, at) = if low < 0x80 {
        (u32::from(low), at.wrapping_add(1))
    } else if high < 0x80 {
        (u32::from(low & 0x7f) | u32::from(high) << 7, at.wrapping_add(2))
    } else {
        return None;
    };
    let value_bytes = if value & 1 == 0 { (value >> 1) as usize } else { 0 };
    let header_count_at = at.wrapping_add(value_bytes);
    // A header count of one byte, 0, and then the end.  Not written as an equality: knowing two numbers equal, the compiler
    // takes the one that hangs on all the fields for the next position, and records no longer overlap in the processor.
    if end.wrapping_sub(header_count_at) != 1 || *body.get(header_count_at)? != 0 {
        return None;
    }
    Some(PlainRecord { timestamp_delta, has_key, end })
}

/// A varint of one or two bytes off the low end, still zigzag.
#[inline(always)]
fn take_short(fields: &mut u64, at: &mut usize) -> Option<u32> {
    let raw = *fields as u32;
    if raw & 0x80 == 0 {
        *fields >>= 8;
        *at = at.wrapping_add(1);
        return Some(raw & 0x7f);
    }
    if raw & 0x8000 == 0 {
        *fields >>= 16;
        *at = at.wrapping_add(2);
        return Some(raw & 0x7f | raw >> 1 & 0x3f80);
    }
    None
}

/// A varint of one to four bytes off the low end, decoded: timestamps up to a day apart.
#[inline(always)]
fn take_medium(fields: &mut u64, at: &mut usize) -> Option<i64> {
    let raw = *fields as u32;
    let zigzag = if raw & 0x80 == 0 {
        *fields >>= 8;
        *at = at.wrapping_add(1);
        raw & 0x7f
    } else if raw & 0x8000 == 0 {
        *fields >>= 16;
        *at = at.wrapping_add(2);
        raw & 0x7f | raw >> 1 & 0x3f80
    } else if raw & 0x80_0000 == 0 {
        *fields >>= 24;
        *at = at.wrapping_add(3);
        raw & 0x7f | raw >> 1 & 0x3f80 | raw >> 2 & 0x1f_c000
    } else if raw & 0x8000_0000 == 0 {
        *fields >>= 32;
        *at = at.wrapping_add(4);
        raw & 0x7f | raw >> 1 & 0x3f80 | raw >> 2 & 0x1f_c000 | raw >> 3 & 0xfe0_0000
    } else {
        return None;
    };
    Some(i64::from((zigzag >> 1) as i32 ^ (zigzag as i32 & 1).wrapping_neg()))
}

#[inline(always)]
fn word<const AT: usize>(window: &[u8; WINDOW]) -> u64 {
    const { assert!(AT + 8 <= WINDOW) };
    window.get(AT..).and_then(|rest| rest.first_chunk()).map_or(0, |bytes| u64::from_le_bytes(*bytes))
}
