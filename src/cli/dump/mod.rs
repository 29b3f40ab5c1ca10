//! `millrace dump-log`: what the files of a log directory hold, and where they are damaged.
//!
//! Reads what Millrace and Apache Kafka write (docs and formats: kafka's own, plus side files of ours, which are only
//! named).  Never writes.  Damage is a line of its own that begins with `DAMAGED`; reading goes on behind it where
//! the format allows.  Memory: one batch and, with `--verify`, 24 bytes for each batch of one segment.

mod batches;
mod indexes;
mod report;
mod small;
#[cfg(test)]
mod tests;
mod values;

use std::fs;
use std::path::{Path, PathBuf};

use super::args::DumpArguments;
use super::failure::Failure;
use report::{Detail, Report};

/// Suffixes that a file gets on its way in or out; its content stays what it was.
const PASSING_SUFFIXES: [&str; 3] = [".deleted", ".cleaned", ".swap"];
/// A data folder holds partitions, which hold files: nothing lies deeper.
const DEPTH_MAX: usize = 2;

pub fn run(arguments: &DumpArguments) -> Result<(), Failure> {
    let detail = match (arguments.verify, arguments.records) {
        (true, _) => Detail::Verify,
        (false, true) => Detail::Records,
        (false, false) => Detail::Batches,
    };
    let mut report = Report::new(std::io::stdout().lock(), detail);
    let outcome = dump(&arguments.path, &mut report);
    report.finish().map_err(Failure::output)?;
    outcome?;
    match report.damage() {
        0 => Ok(()),
        1 => Err(Failure::fatal("1 place is damaged: see the line that begins with DAMAGED")),
        count => Err(Failure::fatal(format!("{count} places are damaged: see the lines that begin with DAMAGED"))),
    }
}

type Out<'a> = Report<std::io::StdoutLock<'a>>;

fn dump(path: &Path, report: &mut Out<'_>) -> Result<(), Failure> {
    let metadata = fs::metadata(path).map_err(|error| cannot_read(path, &error))?;
    if !metadata.is_dir() {
        if !dump_file(path, report)? {
            return Err(Failure::fatal(format!(
                "'{}' is no file of a log directory: give a .log, .index, .timeindex, .txnindex, .snapshot or .checkpoint \
                 file, a checkpoint, or a folder",
                path.display()
            )));
        }
        return Ok(());
    }
    let mut files = Vec::new();
    collect(path, DEPTH_MAX, &mut files)?;
    let mut known = 0;
    for file in &files {
        if dump_file(file, report)? {
            known += 1;
        } else if !is_silent(file) {
            report.note(format_args!("{}: not a file of Kafka's format, skipped", file.display()))?;
        }
    }
    if known == 0 {
        return Err(Failure::fatal(format!(
            "'{}' holds no file of a log directory: give a partition's folder or a data folder",
            path.display()
        )));
    }
    Ok(())
}

/// Files below a folder, in the order of their names.
fn collect(folder: &Path, depth: usize, files: &mut Vec<PathBuf>) -> Result<(), Failure> {
    let mut entries: Vec<PathBuf> = Vec::new();
    for entry in fs::read_dir(folder).map_err(|error| cannot_read(folder, &error))? {
        entries.push(entry.map_err(|error| cannot_read(folder, &error))?.path());
    }
    entries.sort();
    for path in entries {
        if path.is_dir() {
            if depth > 1 {
                collect(&path, depth - 1, files)?;
            }
        } else {
            files.push(path);
        }
    }
    Ok(())
}

/// Shows one file; false if its name is none that a log directory has.
fn dump_file(path: &Path, report: &mut Out<'_>) -> Result<bool, Failure> {
    let Some(name) = path.file_name().and_then(|name| name.to_str()) else { return Ok(false) };
    let name = PASSING_SUFFIXES.iter().find_map(|suffix| name.strip_suffix(suffix)).unwrap_or(name);
    match name.rsplit_once('.') {
        Some((base, "log")) if is_number(base, 20) => batches::dump_segment(path, base.parse().ok(), report)?,
        Some((base, "checkpoint")) if base.contains('-') => batches::dump_segment(path, None, report)?,
        Some((base, "index")) if is_number(base, 20) => indexes::dump_offset_index(path, base, report)?,
        Some((base, "timeindex")) if is_number(base, 20) => indexes::dump_time_index(path, base, report)?,
        Some((base, "txnindex")) if is_number(base, 20) => indexes::dump_transaction_index(path, report)?,
        Some((base, "snapshot")) if is_number(base, 20) => small::dump_producer_snapshot(path, report)?,
        Some((base, "batches")) if is_number(base, 20) => small::dump_recent_batches(path, report)?,
        _ => return small::dump_named(path, name, report),
    }
    Ok(true)
}

/// Files that are there and say nothing.
fn is_silent(path: &Path) -> bool {
    path.file_name().is_some_and(|name| name == ".lock")
}

fn is_number(text: &str, digits: usize) -> bool {
    text.len() == digits && text.bytes().all(|byte| byte.is_ascii_digit())
}

/// Whether the file belongs to the metadata log, whose records can be told.
fn is_metadata(path: &Path) -> bool {
    path.parent().and_then(Path::file_name).is_some_and(|folder| folder == "__cluster_metadata-0")
}

fn cannot_read(path: &Path, error: &std::io::Error) -> Failure {
    let advice = match error.kind() {
        std::io::ErrorKind::NotFound => "check the path",
        std::io::ErrorKind::PermissionDenied => "run as a user who may read it",
        _ => "the disk may be failing: see the kernel's log",
    };
    Failure::fatal(format!("cannot read '{}' ({error}): {advice}", path.display()))
}
