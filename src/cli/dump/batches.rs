//! Segments (`.log`) and metadata snapshots (`.checkpoint`): record batches one after another.

use std::fs::File;
use std::io::{BufReader, Read, Write};
use std::path::Path;

use super::report::{Detail, Report};
use super::values::{control_text, metadata_text};
use super::{cannot_read, is_metadata};
use crate::cli::failure::Failure;
use crate::cli::output::{format_timestamp, readable, readable_or_null};
use crate::record::{BatchFault, BatchView, Decompressor, HEADER_BYTES, RawHeader, Record, TimestampType};

/// A batch may hold this much once decompressed; Kafka's own limit is Java's largest array.
const DECOMPRESSED_BYTES_MAX: usize = 1 << 30;

/// A batch of a segment, as the indexes speak of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Placed {
    pub last_offset: i64,
    pub max_timestamp: i64,
    pub position: u64,
}

/// Batches as they lie in a file, until the end or something that cannot be stepped over.
pub struct SegmentReader {
    file: BufReader<File>,
    bytes: Vec<u8>,
    position: u64,
    end: u64,
}

/// What stands at a position.
pub enum Step {
    /// The batch begins at this position; `SegmentReader::batch` has it.
    Batch(u64),
    /// Nothing can be read from this position on.
    Stop(u64, BatchFault),
    End,
}

impl SegmentReader {
    pub fn open(path: &Path) -> std::io::Result<SegmentReader> {
        let file = File::open(path)?;
        let end = file.metadata()?.len();
        Ok(SegmentReader { file: BufReader::with_capacity(256 << 10, file), bytes: Vec::new(), position: 0, end })
    }

    pub fn batch(&self) -> Result<BatchView<'_>, BatchFault> {
        BatchView::parse(&self.bytes)
    }

    pub fn step(&mut self) -> std::io::Result<Step> {
        let at = self.position;
        let left = usize::try_from(self.end.saturating_sub(at)).unwrap_or(usize::MAX);
        if left == 0 {
            return Ok(Step::End);
        }
        self.bytes.resize(left.min(HEADER_BYTES), 0);
        self.file.read_exact(&mut self.bytes)?;
        let Some(header) = RawHeader::copy_from(&self.bytes) else {
            return Ok(Step::Stop(at, BatchFault::Truncated { needed: HEADER_BYTES, present: left }));
        };
        let total = header.fields().total_bytes();
        if total > left {
            return Ok(Step::Stop(at, BatchFault::Truncated { needed: total, present: left }));
        }
        self.bytes.resize(total.max(HEADER_BYTES), 0);
        if total > HEADER_BYTES {
            self.file.read_exact(self.bytes.get_mut(HEADER_BYTES..).unwrap_or_default())?;
        }
        // Length and magic are checked here; with either wrong, the next batch cannot be found.
        if let Err(fault) = BatchView::parse(&self.bytes) {
            return Ok(Step::Stop(at, fault));
        }
        self.position = at.saturating_add(total as u64);
        Ok(Step::Batch(at))
    }
}

/// What must hold from one batch to the next.
struct Order {
    next_offset: i64,
    leader_epoch: i32,
}

/// `base` is the offset in the file's name, if that means something.
pub fn dump_segment<W: Write>(path: &Path, base: Option<i64>, report: &mut Report<W>) -> Result<(), Failure> {
    report.file(path)?;
    let mut reader = SegmentReader::open(path).map_err(|error| cannot_read(path, &error))?;
    let mut order = Order { next_offset: base.unwrap_or(0), leader_epoch: -1 };
    let mut decompressor = Decompressor::new();
    loop {
        match reader.step().map_err(|error| cannot_read(path, &error))? {
            Step::End => return Ok(()),
            Step::Stop(at, fault) => {
                report.damaged(path, format_args!("offset {}, position {at}: {fault}", order.next_offset))?;
                return Ok(());
            }
            Step::Batch(at) => {
                let batch = reader.batch().map_err(|fault| Failure::fatal(fault.to_string()))?;
                report.batches += 1;
                report.line(format_args!("{}", batch_line(at, &batch)))?;
                check_order(path, at, &batch, &mut order, report)?;
                dump_records(path, at, &batch, &mut decompressor, report)?;
                decompressor.shrink();
            }
        }
    }
}

/// Every batch of a segment that can be read, for checking its indexes against.
pub fn placed_batches(path: &Path) -> std::io::Result<Vec<Placed>> {
    let mut reader = SegmentReader::open(path)?;
    let mut placed = Vec::new();
    while let Step::Batch(position) = reader.step()? {
        let Ok(batch) = reader.batch() else { break };
        let header = batch.header();
        placed.push(Placed { last_offset: header.last_offset().0, max_timestamp: header.max_timestamp.0, position });
    }
    Ok(placed)
}

fn batch_line(at: u64, batch: &BatchView<'_>) -> String {
    use std::fmt::Write as _;
    let header = batch.header();
    let mut line = format!(
        "  position {at}, offsets {}..={}, records {}, bytes {}, epoch {}",
        header.base_offset,
        header.last_offset(),
        header.record_count,
        batch.total_bytes(),
        header.leader_epoch.0
    );
    match batch.codec() {
        Ok(crate::record::Codec::None) => {}
        Ok(codec) => drop(write!(line, ", codec {}", codec.name())),
        Err(_) => drop(write!(line, ", codec {} (unknown)", header.attributes.codec_id())),
    }
    let kind = match header.attributes.timestamp_type() {
        TimestampType::CreateTime => "created",
        TimestampType::LogAppendTime => "appended",
    };
    let _ = write!(line, ", {kind} {}", format_timestamp(header.max_timestamp.0));
    if header.attributes.has_delete_horizon() {
        let _ = write!(line, ", delete horizon {}", format_timestamp(header.base_timestamp.0));
    }
    if header.has_producer() {
        let _ = write!(
            line,
            ", producer {} epoch {} sequence {}..={}",
            header.producer_id.0,
            header.producer_epoch.0,
            header.base_sequence,
            header.last_sequence()
        );
    }
    if header.attributes.is_transactional() {
        line.push_str(", transactional");
    }
    if header.attributes.is_control() {
        line.push_str(", control");
    }
    line
}

fn check_order<W: Write>(
    path: &Path,
    at: u64,
    batch: &BatchView<'_>,
    order: &mut Order,
    report: &mut Report<W>,
) -> Result<(), Failure> {
    let header = batch.header();
    let base = header.base_offset.0;
    if base < order.next_offset {
        let expected = order.next_offset;
        report.damaged(path, format_args!("offset {base}, position {at}: expected offset {expected} or more"))?;
    }
    if header.last_offset_delta < 0 {
        let delta = header.last_offset_delta;
        report.damaged(path, format_args!("offset {base}, position {at}: the last offset delta is {delta}"))?;
    }
    if header.leader_epoch.0 < order.leader_epoch {
        let (epoch, before) = (header.leader_epoch.0, order.leader_epoch);
        report.damaged(path, format_args!("offset {base}, position {at}: leader epoch {epoch} after {before}"))?;
    }
    if let Err(fault) = batch.check_crc() {
        report.damaged(path, format_args!("offset {base}, position {at}: {fault}"))?;
    }
    order.next_offset = order.next_offset.max(header.next_offset().0);
    order.leader_epoch = order.leader_epoch.max(header.leader_epoch.0);
    Ok(())
}

fn dump_records<W: Write>(
    path: &Path,
    at: u64,
    batch: &BatchView<'_>,
    decompressor: &mut Decompressor,
    report: &mut Report<W>,
) -> Result<(), Failure> {
    let header = batch.header();
    let base = header.base_offset.0;
    let metadata = is_metadata(path);
    // The metadata log is what people look into for its records; of other logs they see batches unless they ask.
    let print = report.detail() == Detail::Records || (report.detail() == Detail::Batches && metadata);
    if !print && report.detail() != Detail::Verify {
        return Ok(());
    }
    let records = match batch.records(decompressor, DECOMPRESSED_BYTES_MAX) {
        Ok(records) => records,
        Err(fault) => return report.damaged(path, format_args!("offset {base}, position {at}: {fault}")),
    };
    let mut next = base;
    for record in records {
        let record = match record {
            Ok(record) => record,
            Err(fault) => return report.damaged(path, format_args!("offset {next}, position {at}: {fault}")),
        };
        report.records += 1;
        let offset = record.offset.0;
        if offset < next || offset > header.last_offset().0 {
            let last = header.last_offset();
            report.damaged(
                path,
                format_args!("offset {next}, position {at}: a record has offset {offset}, outside {next}..={last}"),
            )?;
        }
        next = next.max(offset.saturating_add(1));
        if header.attributes.is_control() {
            let text = control_text(record.key, record.value);
            check_text(path, at, offset, &text, report)?;
            if print {
                let text = text.unwrap_or_else(|what| what);
                report.line(format_args!("    offset {offset}: {text}"))?;
            }
        } else if metadata {
            let text = metadata_text(record.value);
            check_text(path, at, offset, &text, report)?;
            if print {
                let text = text.unwrap_or_else(|what| what);
                report.line(format_args!("    offset {offset}: {text}"))?;
            }
        } else if print {
            report.line(format_args!("    {}", record_line(&record)))?;
        }
    }
    Ok(())
}

/// A value that should be readable and is not is damage, too.
fn check_text<W: Write>(
    path: &Path,
    at: u64,
    offset: i64,
    text: &Result<String, String>,
    report: &mut Report<W>,
) -> Result<(), Failure> {
    match text {
        Ok(_) => Ok(()),
        Err(what) => report.damaged(path, format_args!("offset {offset}, position {at}: {what}")),
    }
}

fn record_line(record: &Record<'_>) -> String {
    use std::fmt::Write as _;
    let mut line = format!(
        "offset {}, time {}, key {}, value {}",
        record.offset,
        format_timestamp(record.timestamp.0),
        readable_or_null(record.key),
        readable_or_null(record.value)
    );
    for header in record.headers {
        let _ = write!(line, ", header {}={}", readable(header.key), readable_or_null(header.value));
    }
    line
}
