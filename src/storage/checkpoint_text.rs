//! Texts of the files beside the partitions: offset checkpoints, `partition.metadata`, `meta.properties`.  Pure.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::sync::Arc;

use crate::base::{Offset, PartitionIndex, TopicId, TopicPartition};

pub type OffsetRows = BTreeMap<TopicPartition, Offset>;

/// `0`, the count, then `topic partition offset` per line.
#[must_use]
pub fn offsets_to_text(rows: &OffsetRows) -> String {
    let mut text = format!("0\n{}\n", rows.len());
    for (replica, offset) in rows {
        // Writing into a String cannot fail.
        let _ = writeln!(text, "{} {} {}", replica.topic, replica.partition.0, offset.0);
    }
    text
}

/// Reads an offset checkpoint; `None` if any of it is not as it must be.
#[must_use]
pub fn offsets_from_text(text: &str) -> Option<OffsetRows> {
    let mut lines = text.lines();
    if lines.next()? != "0" {
        return None;
    }
    let count: usize = lines.next()?.parse().ok()?;
    let mut rows = OffsetRows::new();
    let mut seen = 0;
    for line in lines {
        let mut words = line.split(' ');
        let (topic, partition, offset) = (words.next()?, words.next()?, words.next()?);
        if words.next().is_some() || topic.is_empty() {
            return None;
        }
        let partition = PartitionIndex(partition.parse().ok()?);
        let offset = Offset(offset.parse().ok().filter(|offset| *offset >= 0)?);
        rows.insert(TopicPartition { topic: Arc::from(topic), partition }, offset);
        seen += 1;
    }
    (seen == count).then_some(rows)
}

pub type TopicIdRows = BTreeMap<TopicPartition, TopicId>;

/// Ours: which topic ids the rows of the recovery point file belong to.  `1`, the CRC32C of the lines after it in hex, then
/// `topic partition topic-id` per line.
#[must_use]
pub fn topic_ids_to_text(rows: &TopicIdRows) -> String {
    let mut lines = String::new();
    for (replica, id) in rows {
        // Writing into a String cannot fail.
        let _ = writeln!(lines, "{} {} {id}", replica.topic, replica.partition.0);
    }
    format!("1\n{:08x}\n{lines}", crc32c::crc32c(lines.as_bytes()))
}

/// Reads the file of topic ids; `None` if it is damaged or of another version.
#[must_use]
pub fn topic_ids_from_text(text: &str) -> Option<TopicIdRows> {
    let (crc, lines) = text.strip_prefix("1\n")?.split_once('\n')?;
    if u32::from_str_radix(crc, 16).ok()? != crc32c::crc32c(lines.as_bytes()) {
        return None;
    }
    let mut rows = TopicIdRows::new();
    for line in lines.lines() {
        let mut words = line.split(' ');
        let (topic, partition, id) = (words.next()?, words.next()?, words.next()?);
        let replica = TopicPartition { topic: Arc::from(topic), partition: PartitionIndex(partition.parse().ok()?) };
        rows.insert(replica, TopicId::from_text(id)?);
    }
    Some(rows)
}

/// `partition.metadata`; no newline at its end, as Kafka writes it.
#[must_use]
pub fn partition_metadata_to_text(topic: TopicId) -> String {
    format!("version: 0\ntopic_id: {topic}")
}

#[must_use]
pub fn partition_metadata_from_text(text: &str) -> Option<TopicId> {
    let mut lines = text.lines();
    let version = lines.next()?.strip_prefix("version: ")?;
    let topic = lines.next()?.strip_prefix("topic_id: ")?;
    (version == "0").then(|| TopicId::from_text(topic.trim()))?
}

/// `meta.properties`: who this directory belongs to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MetaProperties {
    pub cluster_id: String,
    pub node_id: i32,
    /// One per directory, kept for ever (KIP-858).
    pub directory_id: TopicId,
}

#[must_use]
pub fn meta_properties_to_text(meta: &MetaProperties) -> String {
    format!(
        "#\nversion=1\ncluster.id={}\nnode.id={}\ndirectory.id={}\n",
        meta.cluster_id, meta.node_id, meta.directory_id
    )
}

/// What `meta.properties` lacks or says wrongly, in words.
pub fn meta_properties_from_text(text: &str) -> Result<MetaProperties, &'static str> {
    let mut values = BTreeMap::new();
    for line in text.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with(['#', '!'])) {
        let (key, value) = line.split_once(['=', ':']).ok_or("a line without '='")?;
        values.insert(key.trim(), value.trim());
    }
    if values.get("version") != Some(&"1") {
        return Err("its version is not 1");
    }
    let cluster_id = (*values.get("cluster.id").ok_or("cluster.id is missing")?).to_owned();
    let node_id = values.get("node.id").ok_or("node.id is missing")?;
    let node_id = node_id.parse().map_err(|_| "node.id is not a number")?;
    // Directories formatted before KIP-858 have none; the caller gives them one.
    let directory_id = match values.get("directory.id") {
        Some(text) => TopicId::from_text(text).ok_or("directory.id is not a uuid")?,
        None => TopicId::ZERO,
    };
    Ok(MetaProperties { cluster_id, node_id, directory_id })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn offset_checkpoints_are_kafkas_text() {
        let mut rows = OffsetRows::new();
        rows.insert(TopicPartition { topic: "odd-1.name_2-3".into(), partition: PartitionIndex(0) }, Offset(20));
        rows.insert(TopicPartition { topic: "a".into(), partition: PartitionIndex(3) }, Offset(7));
        let text = offsets_to_text(&rows);
        assert_eq!(text, "0\n2\na 3 7\nodd-1.name_2-3 0 20\n");
        assert_eq!(offsets_from_text(&text).unwrap(), rows);
        assert_eq!(offsets_from_text("0\n0\n").unwrap().len(), 0);
        for bad in ["", "0\n", "1\n0\n", "0\n1\n", "0\n1\na 3\n", "0\n1\na 3 -1\n", "0\n1\na 3 7 9\n", "0\nx\n"] {
            assert!(offsets_from_text(bad).is_none(), "{bad:?}");
        }
    }

    #[test]
    fn topic_ids_round_trip_and_damage_is_noticed() {
        let mut rows = TopicIdRows::new();
        rows.insert(TopicPartition { topic: "a-b".into(), partition: PartitionIndex(3) }, TopicId([7; 16]));
        let text = topic_ids_to_text(&rows);
        assert_eq!(topic_ids_from_text(&text), Some(rows));
        assert_eq!(topic_ids_from_text(&topic_ids_to_text(&TopicIdRows::new())).unwrap().len(), 0);
        assert_eq!(topic_ids_from_text(&text.replace("a-b 3", "a-b 4")), None);
        assert_eq!(topic_ids_from_text(""), None);
    }

    #[test]
    fn partition_metadata_round_trips() {
        let id = TopicId([7; 16]);
        let text = partition_metadata_to_text(id);
        assert_eq!(text, "version: 0\ntopic_id: BwcHBwcHBwcHBwcHBwcHBw");
        assert_eq!(partition_metadata_from_text(&text), Some(id));
        assert_eq!(partition_metadata_from_text("version: 1\ntopic_id: BwcHBwcHBwcHBwcHBwcHBw"), None);
        assert_eq!(partition_metadata_from_text("version: 0\ntopic_id: short"), None);
        assert_eq!(partition_metadata_from_text(""), None);
    }

    #[test]
    fn meta_properties_is_read_in_any_order_with_comments() {
        let text = "#\n#Mon Nov 30 18:20:00 UTC 2026\nnode.id=7\ndirectory.id=BwcHBwcHBwcHBwcHBwcHBw\nversion=1\n\
                    cluster.id=abc\n";
        let meta = meta_properties_from_text(text).unwrap();
        assert_eq!(meta, MetaProperties { cluster_id: "abc".into(), node_id: 7, directory_id: TopicId([7; 16]) });
        assert_eq!(meta_properties_from_text(&meta_properties_to_text(&meta)).unwrap(), meta);
        assert!(meta_properties_from_text("version=1\nnode.id=7\n").is_err());
        assert!(meta_properties_from_text("version=0\nnode.id=7\ncluster.id=a\n").is_err());
    }
}
