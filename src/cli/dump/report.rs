//! What is printed, and what was counted on the way.

use std::fmt;
use std::io::{self, BufWriter, Write};
use std::path::Path;

use crate::cli::failure::Failure;
use crate::cli::progress::Progress;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Detail {
    Batches,
    Records,
    /// Everything is checked, nothing but damage and a summary is printed.
    Verify,
}

pub struct Report<W: Write> {
    out: BufWriter<W>,
    detail: Detail,
    damage: u64,
    pub files: u64,
    pub batches: u64,
    pub records: u64,
    pub entries: u64,
    progress: Progress,
}

impl<W: Write> Report<W> {
    pub fn new(out: W, detail: Detail) -> Report<W> {
        Report {
            out: BufWriter::with_capacity(64 << 10, out),
            detail,
            damage: 0,
            files: 0,
            batches: 0,
            records: 0,
            entries: 0,
            progress: Progress::start(),
        }
    }

    pub fn detail(&self) -> Detail {
        self.detail
    }

    pub fn damage(&self) -> u64 {
        self.damage
    }

    /// The heading of a file.
    pub fn file(&mut self, path: &Path) -> Result<(), Failure> {
        self.files += 1;
        let (files, batches) = (self.files, self.batches);
        self.progress.show(|| format!("file {files}, {batches} batches read: {}", path.display()));
        self.line(format_args!("{}", path.display()))
    }

    /// A line about what is there; not printed when verifying.
    pub fn line(&mut self, line: fmt::Arguments<'_>) -> Result<(), Failure> {
        if self.detail == Detail::Verify {
            return Ok(());
        }
        writeln!(self.out, "{line}").map_err(Failure::output)
    }

    /// A line that is printed in any case.
    pub fn note(&mut self, line: fmt::Arguments<'_>) -> Result<(), Failure> {
        writeln!(self.out, "{line}").map_err(Failure::output)
    }

    /// Something is wrong in this file; `what` says where and what.
    pub fn damaged(&mut self, path: &Path, what: fmt::Arguments<'_>) -> Result<(), Failure> {
        self.damage += 1;
        writeln!(self.out, "DAMAGED {}: {what}", path.display()).map_err(Failure::output)
    }

    /// The summary, and everything that is still buffered.
    pub fn finish(&mut self) -> io::Result<()> {
        if self.detail == Detail::Verify {
            writeln!(
                self.out,
                "checked {} files, {} batches, {} records, {} index entries: {}",
                self.files,
                self.batches,
                self.records,
                self.entries,
                if self.damage == 0 { "no damage".to_owned() } else { format!("{} places damaged", self.damage) }
            )?;
        }
        self.out.flush()
    }

    #[cfg(test)]
    pub fn into_text(self) -> String
    where
        W: Into<Vec<u8>>,
    {
        let out = self.out.into_inner().map_err(|_| ()).expect("writing to memory");
        String::from_utf8(out.into()).expect("text")
    }
}
