//! The requests that the programs here send, and the fields of the answers that they look at.
//!
//! Produce 3..=12, Fetch 4..=11, ListOffsets 1, Metadata 1, ApiVersions 0, CreateTopics 4,
//! DeleteTopics 3. A frame comes out with its length in front and the correlation id at
//! [`CORRELATION_AT`], so that a prebuilt one can be sent again under a new id.

use crate::bytes::{Decoder, Encode, Truncated};

pub const CORRELATION_AT: std::ops::Range<usize> = 8..12;
const CLIENT_ID: &str = "millrace-load";

/// Error codes that the programs act on.
pub const NO_ERROR: i16 = 0;
pub const TOPIC_ALREADY_EXISTS: i16 = 36;

fn header(key: i16, version: i16, flexible: bool) -> Vec<u8> {
    let mut frame = Vec::with_capacity(256);
    frame.put_i32(0);
    frame.put_i16(key);
    frame.put_i16(version);
    frame.put_i32(0);
    frame.put_string(CLIENT_ID);
    if flexible {
        frame.put_unsigned_varint(0);
    }
    frame
}

fn finished(mut frame: Vec<u8>) -> Vec<u8> {
    let length = (frame.len() - 4) as i32;
    frame[..4].copy_from_slice(&length.to_be_bytes());
    frame
}

pub fn set_correlation(frame: &mut [u8], correlation: i32) {
    if let Some(field) = frame.get_mut(CORRELATION_AT) {
        field.copy_from_slice(&correlation.to_be_bytes());
    }
}

pub fn api_versions() -> Vec<u8> {
    finished(header(18, 0, false))
}

pub fn metadata(topic: &str) -> Vec<u8> {
    let mut frame = header(3, 1, false);
    frame.put_i32(1);
    frame.put_string(topic);
    finished(frame)
}

/// The partitions of the one topic asked for: index and error of each, after the topic's own error.
pub fn metadata_answer(body: &[u8]) -> Result<(i16, Vec<(i32, i16)>), Truncated> {
    let mut body = Decoder::new(body);
    for _ in 0..body.array_length()? {
        body.i32()?;
        body.string()?;
        body.i32()?;
        body.string()?;
    }
    body.i32()?;
    let mut topic_error = NO_ERROR;
    let mut partitions = Vec::new();
    for _ in 0..body.array_length()? {
        topic_error = body.i16()?;
        body.string()?;
        body.i8()?;
        for _ in 0..body.array_length()? {
            let error = body.i16()?;
            let index = body.i32()?;
            let leader = body.i32()?;
            for _ in 0..2 {
                for _ in 0..body.array_length()? {
                    body.i32()?;
                }
            }
            const LEADER_NOT_AVAILABLE: i16 = 5;
            partitions.push((index, if leader < 0 { LEADER_NOT_AVAILABLE } else { error }));
        }
    }
    Ok((topic_error, partitions))
}

/// What a produce request carries besides its batch.
#[derive(Debug, Clone, Copy)]
pub struct Produce<'a> {
    pub version: i16,
    pub acks: i16,
    pub topic: &'a str,
    pub partition: i32,
}

impl Produce<'_> {
    pub fn frame(&self, batch: &[u8]) -> Vec<u8> {
        let flexible = self.version >= 9;
        let mut frame = header(0, self.version, flexible);
        if flexible {
            frame.put_unsigned_varint(0);
        } else {
            frame.put_i16(-1);
        }
        frame.put_i16(self.acks);
        frame.put_i32(30_000);
        if flexible {
            frame.put_unsigned_varint(2);
            frame.put_compact_string(self.topic);
            frame.put_unsigned_varint(2);
            frame.put_i32(self.partition);
            frame.put_unsigned_varint(batch.len() as u32 + 1);
            frame.put(batch);
            frame.put(&[0, 0, 0]); // no tagged fields: partition, topic, request
        } else {
            frame.put_i32(1);
            frame.put_string(self.topic);
            frame.put_i32(1);
            frame.put_i32(self.partition);
            frame.put_length(batch.len());
            frame.put(batch);
        }
        finished(frame)
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ProduceAnswer {
    pub partition: i32,
    pub error: i16,
    pub base_offset: i64,
}

/// The answer to a request with one partition.
pub fn produce_answer(version: i16, body: &[u8]) -> Result<ProduceAnswer, Truncated> {
    let mut body = Decoder::new(body);
    if version >= 9 {
        body.skip_tagged_fields()?;
        body.compact_array_length()?;
        body.compact_bytes()?;
        body.compact_array_length()?;
    } else {
        body.i32()?;
        body.string()?;
        body.i32()?;
    }
    Ok(ProduceAnswer { partition: body.i32()?, error: body.i16()?, base_offset: body.i64()? })
}

/// Fetch of one topic.
#[derive(Debug, Clone)]
pub struct Fetch<'a> {
    pub version: i16,
    pub topic: &'a str,
    pub wait_ms_max: i32,
    pub request_bytes_max: i32,
    pub partition_bytes_max: i32,
    /// Partition and the offset to fetch from.
    pub positions: &'a [(i32, i64)],
}

impl Fetch<'_> {
    pub fn frame(&self) -> Vec<u8> {
        let mut frame = header(1, self.version, false);
        frame.put_i32(-1);
        frame.put_i32(self.wait_ms_max);
        frame.put_i32(1);
        frame.put_i32(self.request_bytes_max);
        frame.put_i8(0);
        if self.version >= 7 {
            frame.put_i32(0);
            frame.put_i32(-1);
        }
        frame.put_i32(1);
        frame.put_string(self.topic);
        frame.put_length(self.positions.len());
        for &(partition, offset) in self.positions {
            frame.put_i32(partition);
            if self.version >= 9 {
                frame.put_i32(-1);
            }
            frame.put_i64(offset);
            if self.version >= 5 {
                frame.put_i64(-1);
            }
            frame.put_i32(self.partition_bytes_max);
        }
        if self.version >= 7 {
            frame.put_i32(0);
        }
        if self.version >= 11 {
            frame.put_string("");
        }
        finished(frame)
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct FetchedPartition<'a> {
    pub partition: i32,
    pub error: i16,
    pub high_watermark: i64,
    pub records: &'a [u8],
}

pub fn fetch_answer(version: i16, body: &[u8]) -> Result<Vec<FetchedPartition<'_>>, Truncated> {
    let mut body = Decoder::new(body);
    body.i32()?;
    if version >= 7 {
        let error = body.i16()?;
        body.i32()?;
        if error != NO_ERROR {
            return Ok(vec![FetchedPartition { partition: -1, error, high_watermark: -1, records: &[] }]);
        }
    }
    let mut fetched = Vec::new();
    for _ in 0..body.array_length()? {
        body.string()?;
        for _ in 0..body.array_length()? {
            let partition = body.i32()?;
            let error = body.i16()?;
            let high_watermark = body.i64()?;
            body.i64()?;
            if version >= 5 {
                body.i64()?;
            }
            for _ in 0..body.array_length()? {
                body.i64()?;
                body.i64()?;
            }
            if version >= 11 {
                body.i32()?;
            }
            fetched.push(FetchedPartition { partition, error, high_watermark, records: body.bytes()? });
        }
    }
    Ok(fetched)
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Edge {
    Earliest,
    Latest,
}

pub fn list_offsets(topic: &str, partitions: usize, edge: Edge) -> Vec<u8> {
    let mut frame = header(2, 1, false);
    frame.put_i32(-1);
    frame.put_i32(1);
    frame.put_string(topic);
    frame.put_length(partitions);
    for partition in 0..partitions {
        frame.put_length(partition);
        frame.put_i64(if edge == Edge::Earliest { -2 } else { -1 });
    }
    finished(frame)
}

/// Partition, error, offset.
pub fn list_offsets_answer(body: &[u8]) -> Result<Vec<(i32, i16, i64)>, Truncated> {
    let mut body = Decoder::new(body);
    let mut offsets = Vec::new();
    for _ in 0..body.array_length()? {
        body.string()?;
        for _ in 0..body.array_length()? {
            let partition = body.i32()?;
            let error = body.i16()?;
            body.i64()?;
            offsets.push((partition, error, body.i64()?));
        }
    }
    Ok(offsets)
}

pub fn create_topic(topic: &str, partitions: usize, configs: &[(String, String)]) -> Vec<u8> {
    let mut frame = header(19, 4, false);
    frame.put_i32(1);
    frame.put_string(topic);
    frame.put_length(partitions);
    frame.put_i16(1);
    frame.put_i32(0);
    frame.put_length(configs.len());
    for (name, value) in configs {
        frame.put_string(name);
        frame.put_string(value);
    }
    frame.put_i32(30_000);
    frame.put_i8(0);
    finished(frame)
}

/// Error code and message of the one topic.
pub fn create_topic_answer(body: &[u8]) -> Result<(i16, String), Truncated> {
    let mut body = Decoder::new(body);
    body.i32()?;
    body.i32()?;
    body.string()?;
    let error = body.i16()?;
    Ok((error, String::from_utf8_lossy(body.string()?).into_owned()))
}

pub fn delete_topic(topic: &str) -> Vec<u8> {
    let mut frame = header(20, 3, false);
    frame.put_i32(1);
    frame.put_string(topic);
    frame.put_i32(30_000);
    finished(frame)
}

pub fn delete_topic_answer(body: &[u8]) -> Result<i16, Truncated> {
    let mut body = Decoder::new(body);
    body.i32()?;
    body.i32()?;
    body.string()?;
    body.i16()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_produce_frame_ends_where_its_length_says_in_every_version() {
        for version in 3..=12 {
            let frame = Produce { version, acks: 1, topic: "t", partition: 3 }.frame(&[7; 300]);
            assert_eq!(Decoder::new(&frame).i32(), Ok(frame.len() as i32 - 4));
        }
    }

    #[test]
    fn answers_of_both_encodings_give_the_same_fields() {
        let expected = ProduceAnswer { partition: 3, error: 2, base_offset: 77 };
        let mut fields = Vec::new();
        fields.put_i32(3);
        fields.put_i16(2);
        fields.put_i64(77);
        let mut plain = Vec::new();
        plain.put_i32(1);
        plain.put_string("t");
        plain.put_i32(1);
        plain.put(&fields);
        let mut compact = vec![0, 2, 2, b't', 2];
        compact.put(&fields);
        assert_eq!(produce_answer(7, &plain), Ok(expected));
        assert_eq!(produce_answer(9, &compact), Ok(expected));
    }

    #[test]
    fn a_cut_answer_is_an_error() {
        assert_eq!(fetch_answer(4, &[0; 7]), Err(Truncated));
        assert_eq!(produce_answer(7, &[0, 0, 0, 1, 0, 1]), Err(Truncated));
    }
}
