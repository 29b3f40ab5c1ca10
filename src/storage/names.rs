//! Names of files and folders, as Apache Kafka gives them.  Pure.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use crate::base::{Offset, PartitionIndex};

/// The files that share a segment's or snapshot's base offset.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Kind {
    Log,
    OffsetIndex,
    TimeIndex,
    TransactionIndex,
    /// Producer state in Kafka's format.
    Snapshot,
    /// Ours: up to five batches per producer, beside a `.snapshot` of the same offset.
    RecentBatches,
}

impl Kind {
    const ALL: [Kind; 6] =
        [Kind::Log, Kind::OffsetIndex, Kind::TimeIndex, Kind::TransactionIndex, Kind::Snapshot, Kind::RecentBatches];

    #[must_use]
    pub const fn suffix(self) -> &'static str {
        match self {
            Kind::Log => "log",
            Kind::OffsetIndex => "index",
            Kind::TimeIndex => "timeindex",
            Kind::TransactionIndex => "txnindex",
            Kind::Snapshot => "snapshot",
            Kind::RecentBatches => "batches",
        }
    }
}

/// `<20 digits>.<suffix>`.
#[must_use]
pub fn file_name(base: Offset, kind: Kind) -> String {
    format!("{:020}.{}", base.0, kind.suffix())
}

#[must_use]
pub fn file_path(folder: &Path, base: Offset, kind: Kind) -> PathBuf {
    folder.join(file_name(base, kind))
}

/// What an entry of a partition's folder is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Entry {
    File(Offset, Kind),
    /// `.deleted` or `.cleaned`, or a `.tmp` of a replacement that did not finish: to be removed.
    Leftover,
    /// `.swap`: complete, being put in place.
    Swap(Offset, Kind),
    /// The text files, and whatever we do not know.
    Other,
}

#[must_use]
pub fn entry(name: &str) -> Entry {
    if name.ends_with(".deleted") || name.ends_with(".cleaned") || name.ends_with(".tmp") {
        return Entry::Leftover;
    }
    if let Some(inner) = name.strip_suffix(".swap") {
        return match numbered(inner) {
            Some((base, kind)) => Entry::Swap(base, kind),
            None => Entry::Other,
        };
    }
    match numbered(name) {
        Some((base, kind)) => Entry::File(base, kind),
        None => Entry::Other,
    }
}

fn numbered(name: &str) -> Option<(Offset, Kind)> {
    let (digits, suffix) = name.split_once('.')?;
    if digits.len() != 20 || !digits.bytes().all(|byte| byte.is_ascii_digit()) {
        return None;
    }
    let kind = Kind::ALL.into_iter().find(|kind| kind.suffix() == suffix)?;
    Some((Offset(digits.parse().ok()?), kind))
}

/// What a folder of a log directory is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Folder {
    Partition {
        topic: String,
        partition: PartitionIndex,
    },
    /// `-delete`: a deleted replica whose files are still to be removed.
    Deleted,
    /// `-future`, `-stray`.
    SetAside,
    Other,
}

#[must_use]
pub fn folder(name: &str) -> Folder {
    if let Some(rest) = name.strip_suffix("-delete") {
        return if unique_suffix(rest) { Folder::Deleted } else { Folder::Other };
    }
    if let Some(rest) = name.strip_suffix("-future").or_else(|| name.strip_suffix("-stray")) {
        return if unique_suffix(rest) { Folder::SetAside } else { Folder::Other };
    }
    // The topic may hold dashes: the partition follows the last one.
    let Some((topic, number)) = name.rsplit_once('-') else { return Folder::Other };
    if topic.is_empty() || number.is_empty() || !number.bytes().all(|byte| byte.is_ascii_digit()) {
        return Folder::Other;
    }
    match number.parse() {
        Ok(number) => Folder::Partition { topic: topic.to_owned(), partition: PartitionIndex(number) },
        Err(_) => Folder::Other,
    }
}

/// Ends in a dot and 32 hex digits.
fn unique_suffix(name: &str) -> bool {
    name.rsplit_once('.').is_some_and(|(_, hex)| hex.len() == 32 && hex.bytes().all(|byte| byte.is_ascii_hexdigit()))
}

/// `<topic>-<partition>`.
#[must_use]
pub fn partition_folder(topic: &str, partition: PartitionIndex) -> String {
    format!("{topic}-{}", partition.0)
}

/// The name a replica's folder gets when it is deleted; at most 255 characters, at the topic's cost.
#[must_use]
pub fn deleted_folder(folder: &str, unique: u128) -> String {
    const LONGEST: usize = 255;
    let mut suffix = String::with_capacity(40);
    // Writing into a String cannot fail.
    let _ = write!(suffix, ".{unique:032x}-delete");
    let (topic, partition) = folder.rsplit_once('-').unwrap_or((folder, ""));
    let room = LONGEST.saturating_sub(suffix.len() + partition.len() + 1);
    let topic = topic.get(..room.min(topic.len())).unwrap_or("");
    format!("{topic}-{partition}{suffix}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_kafkas() {
        assert_eq!(file_name(Offset(0), Kind::Log), "00000000000000000000.log");
        assert_eq!(file_name(Offset(331), Kind::Snapshot), "00000000000000000331.snapshot");
        assert_eq!(partition_folder("odd-1.name_2-3", PartitionIndex(0)), "odd-1.name_2-3-0");
    }

    #[test]
    fn entries_are_told_apart() {
        assert_eq!(entry("00000000000000000007.timeindex"), Entry::File(Offset(7), Kind::TimeIndex));
        assert_eq!(entry("00000000000000000007.log.deleted"), Entry::Leftover);
        assert_eq!(entry("00000000000000000007.log.cleaned"), Entry::Leftover);
        assert_eq!(entry("leader-epoch-checkpoint.tmp"), Entry::Leftover);
        assert_eq!(entry("00000000000000000007.log.swap"), Entry::Swap(Offset(7), Kind::Log));
        assert_eq!(entry("7.log"), Entry::Other);
        assert_eq!(entry("00000000000000000000-0000000000.checkpoint"), Entry::Other);
        assert_eq!(entry("99999999999999999999.log"), Entry::Other, "does not fit an offset");
    }

    #[test]
    fn the_partition_follows_the_last_dash() {
        assert_eq!(
            folder("odd-1.name_2-3-0"),
            Folder::Partition { topic: "odd-1.name_2-3".into(), partition: PartitionIndex(0) }
        );
        assert_eq!(folder("t-0.0123456789abcdef0123456789abcdef-delete"), Folder::Deleted);
        assert_eq!(folder("t-0.0123456789abcdef0123456789abcdef-stray"), Folder::SetAside);
        assert_eq!(folder("my-delete"), Folder::Other);
        assert_eq!(folder("-0"), Folder::Other);
        assert_eq!(folder("lost+found"), Folder::Other);
    }

    #[test]
    fn a_deleted_folders_name_is_at_most_255_long() {
        let topic = "x".repeat(249);
        let name = deleted_folder(&format!("{topic}-12345"), u128::MAX);
        assert_eq!(name.len(), 255);
        assert!(name.ends_with("-12345.ffffffffffffffffffffffffffffffff-delete"));
        assert_eq!(folder(&name), Folder::Deleted);
    }
}
