//! Offset, time and transaction indexes.  With `--verify` each entry is held against the segment beside it.

use std::fs;
use std::io::{ErrorKind, Write};
use std::path::Path;

use super::batches::{Placed, placed_batches};
use super::report::{Detail, Report};
use super::{PASSING_SUFFIXES, cannot_read};
use crate::cli::failure::Failure;
use crate::cli::output::format_timestamp;

const OFFSET_ENTRY: usize = 8;
const TIME_ENTRY: usize = 12;
const TRANSACTION_ENTRY: usize = 34;

/// Entries of int32 relative offset (the last of its batch) and int32 position.
pub fn dump_offset_index<W: Write>(path: &Path, base: &str, report: &mut Report<W>) -> Result<(), Failure> {
    let base_offset: i64 = base.parse().unwrap_or(0);
    let (entries, batches) = open(path, base, OFFSET_ENTRY, report)?;
    let mut before: Option<(u32, u32)> = None;
    for (number, entry) in entries.chunks_exact(OFFSET_ENTRY).enumerate() {
        let (relative, position) = (be32(entry, 0), be32(entry, 4));
        if ends_at(before.map(|(relative, _)| u64::from(relative)), u64::from(relative)) {
            return check_zeros(path, number * OFFSET_ENTRY, &entries, report);
        }
        report.entries += 1;
        let offset = base_offset.saturating_add(i64::from(relative));
        report.line(format_args!("  offset {offset} -> position {position}"))?;
        if before.is_some_and(|(_, earlier)| position <= earlier) {
            report
                .damaged(path, format_args!("entry {number} (offset {offset}): position {position} does not grow"))?;
        }
        before = Some((relative, position));
        let Some(batches) = &batches else { continue };
        match find(batches, u64::from(position), |batch| batch.position) {
            None => {
                report
                    .damaged(path, format_args!("entry {number} (offset {offset}): no batch begins at {position}"))?;
            }
            Some(batch) if batch.last_offset != offset => {
                let last = batch.last_offset;
                report.damaged(
                    path,
                    format_args!(
                        "entry {number}: offset {offset}, but the batch at position {position} ends at {last}"
                    ),
                )?;
            }
            Some(_) => {}
        }
    }
    Ok(())
}

/// Entries of int64 timestamp and int32 relative offset: the largest time so far and the last offset of its batch.
pub fn dump_time_index<W: Write>(path: &Path, base: &str, report: &mut Report<W>) -> Result<(), Failure> {
    let base_offset: i64 = base.parse().unwrap_or(0);
    let (entries, batches) = open(path, base, TIME_ENTRY, report)?;
    let mut before: Option<i64> = None;
    for (number, entry) in entries.chunks_exact(TIME_ENTRY).enumerate() {
        let (timestamp, relative) = (be64(entry, 0), be32(entry, 8));
        if before.is_none_or(|before| timestamp <= before) && timestamp == 0 && relative == 0 {
            return check_zeros(path, number * TIME_ENTRY, &entries, report);
        }
        report.entries += 1;
        let offset = base_offset.saturating_add(i64::from(relative));
        report.line(format_args!("  time {} -> offset {offset}", format_timestamp(timestamp)))?;
        if let Some(before) = before.filter(|before| timestamp <= *before) {
            report.damaged(path, format_args!("entry {number} (offset {offset}): time {timestamp} after {before}"))?;
        }
        before = Some(timestamp);
        let Some(batches) = &batches else { continue };
        match find(batches, offset, |batch| batch.last_offset) {
            None => {
                report.damaged(
                    path,
                    format_args!("entry {number} (time {timestamp}): no batch ends at offset {offset}"),
                )?;
            }
            Some(batch) if batch.max_timestamp != timestamp => {
                let max = batch.max_timestamp;
                report.damaged(
                    path,
                    format_args!("entry {number}: time {timestamp}, but the batch that ends at {offset} has {max}"),
                )?;
            }
            Some(_) => {}
        }
    }
    Ok(())
}

/// Entries of int16 version, int64 producer, first offset, last offset, last stable offset: one aborted transaction
/// each.
pub fn dump_transaction_index<W: Write>(path: &Path, report: &mut Report<W>) -> Result<(), Failure> {
    report.file(path)?;
    let bytes = fs::read(path).map_err(|error| cannot_read(path, &error))?;
    for (number, entry) in bytes.chunks(TRANSACTION_ENTRY).enumerate() {
        if entry.len() < TRANSACTION_ENTRY {
            let at = number * TRANSACTION_ENTRY;
            report.damaged(path, format_args!("position {at}: {} bytes left, no whole entry", entry.len()))?;
            continue;
        }
        report.entries += 1;
        let version = entry.first_chunk().map_or(0, |bytes| i16::from_be_bytes(*bytes));
        let (producer, first, last, stable) = (be64(entry, 2), be64(entry, 10), be64(entry, 18), be64(entry, 26));
        report.line(format_args!(
            "  producer {producer} aborted offsets {first}..={last}, last stable offset {stable}"
        ))?;
        if version != 0 {
            report.damaged(path, format_args!("entry {number}: version {version}; only 0 is known"))?;
        }
        if first > last {
            report
                .damaged(path, format_args!("entry {number}: first offset {first} lies behind last offset {last}"))?;
        }
    }
    Ok(())
}

/// The bytes of an index, and the batches of its segment when they are to be compared.
fn open<W: Write>(
    path: &Path,
    base: &str,
    entry_bytes: usize,
    report: &mut Report<W>,
) -> Result<(Vec<u8>, Option<Vec<Placed>>), Failure> {
    report.file(path)?;
    let bytes = fs::read(path).map_err(|error| cannot_read(path, &error))?;
    let over = bytes.len() % entry_bytes;
    if over != 0 {
        let at = bytes.len() - over;
        report.damaged(path, format_args!("position {at}: {over} bytes left, no whole entry"))?;
    }
    if report.detail() != Detail::Verify {
        return Ok((bytes, None));
    }
    // A file on its way in or out belongs to a segment on the same way: `x.index.deleted` to `x.log.deleted`.
    let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
    let suffix = PASSING_SUFFIXES.into_iter().find(|suffix| name.ends_with(suffix)).unwrap_or_default();
    let segment = path.with_file_name(format!("{base}.log{suffix}"));
    match placed_batches(&segment) {
        Ok(batches) => Ok((bytes, Some(batches))),
        // Files of a segment are deleted one by one.
        Err(error) if suffix == ".deleted" && error.kind() == ErrorKind::NotFound => Ok((bytes, None)),
        Err(error) => {
            report.damaged(path, format_args!("its segment {} cannot be read: {error}", segment.display()))?;
            Ok((bytes, None))
        }
    }
}

/// The batch with this key; both position and last offset grow from batch to batch.
fn find<K: Ord>(batches: &[Placed], key: K, of: impl Fn(&Placed) -> K) -> Option<&Placed> {
    batches.binary_search_by(|batch| of(batch).cmp(&key)).ok().and_then(|found| batches.get(found))
}

/// Whether an entry is the first of the zeros that fill an index of an active segment: it does not grow.
fn ends_at(before: Option<u64>, now: u64) -> bool {
    match before {
        None => now == 0,
        Some(before) => now == 0 && before > 0,
    }
}

fn check_zeros<W: Write>(path: &Path, from: usize, bytes: &[u8], report: &mut Report<W>) -> Result<(), Failure> {
    match bytes.get(from..).and_then(|rest| rest.iter().position(|byte| *byte != 0)) {
        None => Ok(()),
        Some(at) => report.damaged(
            path,
            format_args!("position {}: a byte that is not zero behind the last entry, which ends at {from}", from + at),
        ),
    }
}

fn be32(bytes: &[u8], at: usize) -> u32 {
    bytes.get(at..).and_then(|rest| rest.first_chunk()).map_or(0, |bytes| u32::from_be_bytes(*bytes))
}

fn be64(bytes: &[u8], at: usize) -> i64 {
    bytes.get(at..).and_then(|rest| rest.first_chunk()).map_or(0, |bytes| i64::from_be_bytes(*bytes))
}
