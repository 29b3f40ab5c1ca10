//! Zigzag varints as records use them.  As lenient as Kafka: at most 5 or 10 bytes, and what the last byte holds beyond
//! the type's width falls away.

/// Takes a 32-bit varint off the front; `None` if it does not end in 5 bytes or in the input.
#[inline(always)]
pub(super) fn take_i32(rest: &mut &[u8]) -> Option<i32> {
    let input = *rest;
    let raw = match input {
        [a, tail @ ..] if *a < 0x80 => {
            *rest = tail;
            u32::from(*a)
        }
        [a, b, tail @ ..] if *b < 0x80 => {
            *rest = tail;
            u32::from(*a & 0x7f) | (u32::from(*b) << 7)
        }
        _ => return take_long_i32(rest),
    };
    Some(unzigzag32(raw))
}

/// Takes a 64-bit varint off the front; `None` if it does not end in 10 bytes or in the input.
#[inline(always)]
pub(super) fn take_i64(rest: &mut &[u8]) -> Option<i64> {
    let input = *rest;
    let raw = match input {
        [a, tail @ ..] if *a < 0x80 => {
            *rest = tail;
            u64::from(*a)
        }
        [a, b, tail @ ..] if *b < 0x80 => {
            *rest = tail;
            u64::from(*a & 0x7f) | (u64::from(*b) << 7)
        }
        _ => return take_long_i64(rest),
    };
    Some(unzigzag64(raw))
}

#[cold]
fn take_long_i32(rest: &mut &[u8]) -> Option<i32> {
    let mut raw = 0u32;
    for (index, byte) in rest.iter().enumerate().take(5) {
        let shift = (index as u32).wrapping_mul(7);
        raw |= u32::from(byte & 0x7f).wrapping_shl(shift);
        if *byte < 0x80 {
            *rest = rest.get(index.wrapping_add(1)..)?;
            return Some(unzigzag32(raw));
        }
    }
    None
}

fn take_long_i64(rest: &mut &[u8]) -> Option<i64> {
    let mut raw = 0u64;
    for (index, byte) in rest.iter().enumerate().take(10) {
        let shift = (index as u32).wrapping_mul(7);
        raw |= u64::from(byte & 0x7f).wrapping_shl(shift);
        if *byte < 0x80 {
            *rest = rest.get(index.wrapping_add(1)..)?;
            return Some(unzigzag64(raw));
        }
    }
    None
}

#[inline(always)]
fn unzigzag32(raw: u32) -> i32 {
    (raw >> 1) as i32 ^ (raw as i32 & 1).wrapping_neg()
}

#[inline(always)]
fn unzigzag64(raw: u64) -> i64 {
    (raw >> 1) as i64 ^ (raw as i64 & 1).wrapping_neg()
}

pub(super) fn put_i32(out: &mut Vec<u8>, value: i32) {
    put_raw(out, u64::from(((value << 1) ^ (value >> 31)) as u32));
}

pub(super) fn put_i64(out: &mut Vec<u8>, value: i64) {
    put_raw(out, ((value << 1) ^ (value >> 63)) as u64);
}

fn put_raw(out: &mut Vec<u8>, mut raw: u64) {
    while raw >= 0x80 {
        out.push(raw as u8 | 0x80);
        raw >>= 7;
    }
    out.push(raw as u8);
}
