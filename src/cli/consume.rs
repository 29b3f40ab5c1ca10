//! `millrace consume`: a topic's records to standard output.

use std::collections::BTreeMap;
use std::io::{BufWriter, IsTerminal as _, StdoutLock, Write};

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use serde_json::json;

use super::args::{ConsumeArguments, PrintField, Start};
use super::client::{
    ClientError, Cluster, ReadError, Reading, Sink, Timeouts, TopicReader, TopicView, Wanted, list_offsets,
};
use super::failure::Failure;
use super::output::format_timestamp;
use super::progress::Progress;
use crate::record::{Record, TimestampType};

pub fn run(arguments: ConsumeArguments) -> Result<(), Failure> {
    if arguments.count == Some(0) {
        return Ok(());
    }
    let mut cluster = Cluster::open(&arguments.broker.broker, Timeouts::of_seconds(arguments.broker.timeout))?;
    let topic = cluster.topic_with_leaders(&arguments.topic, &arguments.partitions)?;
    let partitions = chosen_partitions(&arguments, &topic)?;
    let positions = positions(&arguments, &mut cluster, &topic, &partitions)?;

    let mut printer = Printer {
        out: BufWriter::with_capacity(64 << 10, std::io::stdout().lock()),
        topic: &arguments.topic,
        fields: fields_in_order(&arguments.print),
        json: arguments.json,
        left: arguments.count,
        printed: 0,
    };
    // A line that counts makes sense only beside output that goes elsewhere.
    let mut progress = (!std::io::stdout().is_terminal()).then(Progress::start);
    let mut reader = TopicReader::new(cluster, topic, arguments.read_committed, positions);
    loop {
        let more = reader.round(&mut printer);
        // What was read before an error is true and wanted.
        printer.out.flush().map_err(Failure::output)?;
        if !more? {
            return Ok(());
        }
        if let Some(progress) = &mut progress {
            let printed = printer.printed;
            progress.show(|| format!("{printed} records read"));
        }
    }
}

fn chosen_partitions(arguments: &ConsumeArguments, topic: &TopicView) -> Result<Vec<i32>, Failure> {
    if arguments.partitions.is_empty() {
        return Ok(topic.partitions.iter().map(|partition| partition.index).collect());
    }
    for wanted in &arguments.partitions {
        if topic.partition(*wanted).is_none() {
            let count = topic.partitions.len();
            return Err(Failure::fatal(format!(
                "topic '{}' has no partition {wanted}: it has {count}, numbered from 0",
                topic.name
            )));
        }
    }
    Ok(arguments.partitions.clone())
}

fn positions(
    arguments: &ConsumeArguments,
    cluster: &mut Cluster,
    topic: &TopicView,
    partitions: &[i32],
) -> Result<BTreeMap<i32, Reading>, ClientError> {
    let committed = arguments.read_committed;
    let mut look_up = |wanted| list_offsets(cluster, topic, partitions, wanted, committed);
    let needs_ends = arguments.exit || matches!(arguments.from, Start::End | Start::Timestamp(_));
    let ends = if needs_ends { look_up(Wanted::Latest)? } else { BTreeMap::new() };
    let end_of = |partition: &i32| ends.get(partition).copied().flatten().unwrap_or(0);
    let starts = match arguments.from {
        Start::Beginning => look_up(Wanted::Earliest)?,
        Start::Timestamp(timestamp) => look_up(Wanted::AtOrAfter(timestamp))?,
        Start::End | Start::Offset(_) => BTreeMap::new(),
    };
    let mut positions = BTreeMap::new();
    for partition in partitions {
        let found = starts.get(partition).copied().flatten();
        let next = match arguments.from {
            Start::Offset(offset) => offset,
            Start::Beginning => found.unwrap_or(0),
            // Nothing that new is there: begin with what comes.
            Start::Timestamp(_) | Start::End => found.unwrap_or_else(|| end_of(partition)),
        };
        let stop = arguments.exit.then(|| end_of(partition));
        positions.insert(*partition, Reading { next, stop });
    }
    Ok(positions)
}

fn fields_in_order(fields: &[PrintField]) -> Vec<PrintField> {
    use PrintField::{Headers, Key, Offset, Partition, Timestamp};
    [Partition, Offset, Timestamp, Key, Headers].into_iter().filter(|field| fields.contains(field)).collect()
}

struct Printer<'a, W: Write = StdoutLock<'static>> {
    out: BufWriter<W>,
    topic: &'a str,
    fields: Vec<PrintField>,
    json: bool,
    left: Option<u64>,
    printed: u64,
}

impl<W: Write> Sink for Printer<'_, W> {
    type Error = Failure;

    fn record(&mut self, partition: i32, kind: TimestampType, record: &Record<'_>) -> Result<bool, Failure> {
        let written = if self.json { self.json(partition, kind, record) } else { self.text(partition, record) };
        written.map_err(Failure::output)?;
        self.printed += 1;
        if let Some(left) = &mut self.left {
            *left -= 1;
            return Ok(*left > 0);
        }
        Ok(true)
    }
}

impl<W: Write> Printer<'_, W> {
    fn text(&mut self, partition: i32, record: &Record<'_>) -> std::io::Result<()> {
        for field in &self.fields {
            match field {
                PrintField::Partition => write!(self.out, "{partition}")?,
                PrintField::Offset => write!(self.out, "{}", record.offset)?,
                PrintField::Timestamp => self.out.write_all(format_timestamp(record.timestamp.0).as_bytes())?,
                PrintField::Key => self.out.write_all(record.key.unwrap_or(b"null"))?,
                PrintField::Headers => {
                    for (position, header) in record.headers.enumerate() {
                        if position > 0 {
                            self.out.write_all(b",")?;
                        }
                        self.out.write_all(header.key)?;
                        self.out.write_all(b"=")?;
                        self.out.write_all(header.value.unwrap_or(b"null"))?;
                    }
                }
            }
            self.out.write_all(b"\t")?;
        }
        self.out.write_all(record.value.unwrap_or(b"null"))?;
        self.out.write_all(b"\n")
    }

    fn json(&mut self, partition: i32, kind: TimestampType, record: &Record<'_>) -> std::io::Result<()> {
        let kind = match kind {
            TimestampType::CreateTime => "CreateTime",
            TimestampType::LogAppendTime => "LogAppendTime",
        };
        write!(
            self.out,
            "{{\"topic\":{},\"partition\":{partition},\"offset\":{},\"timestamp\":{},\"timestampType\":\"{kind}\",",
            json!(self.topic),
            record.offset,
            record.timestamp.0
        )?;
        json_bytes(&mut self.out, "key", record.key)?;
        self.out.write_all(b",")?;
        json_bytes(&mut self.out, "value", record.value)?;
        self.out.write_all(b",\"headers\":[")?;
        for (position, header) in record.headers.enumerate() {
            self.out.write_all(if position > 0 { b",{" } else { b"{" })?;
            json_bytes(&mut self.out, "key", Some(header.key))?;
            self.out.write_all(b",")?;
            json_bytes(&mut self.out, "value", header.value)?;
            self.out.write_all(b"}")?;
        }
        self.out.write_all(b"]}\n")
    }
}

/// Text as it is; bytes that are no text under the name with `Base64` behind it, so that nothing is lost.
fn json_bytes(out: &mut impl Write, name: &str, bytes: Option<&[u8]>) -> std::io::Result<()> {
    match bytes.map(|bytes| (bytes, std::str::from_utf8(bytes))) {
        None => write!(out, "\"{name}\":null"),
        Some((_, Ok(text))) => write!(out, "\"{name}\":{}", json!(text)),
        Some((bytes, Err(_))) => write!(out, "\"{name}Base64\":\"{}\"", STANDARD.encode(bytes)),
    }
}

impl From<ReadError> for Failure {
    fn from(error: ReadError) -> Failure {
        Failure::fatal(error.to_string())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::base::WallMs;
    use crate::record::{BatchBuilder, BatchView, Codec, Decompressor, NewRecord};

    /// What is printed for one record with this key, value and headers.
    fn print(
        fields: &[PrintField],
        json: bool,
        key: Option<&[u8]>,
        value: Option<&[u8]>,
        headers: &[(&[u8], Option<&[u8]>)],
    ) -> String {
        let mut builder = BatchBuilder::new(Codec::None);
        builder.push(NewRecord { timestamp: WallMs(1_769_846_400_000), key, value, headers }).unwrap();
        let bytes = builder.finish().unwrap().to_bytes();
        let mut decompressor = Decompressor::new();
        let record = BatchView::parse(&bytes).unwrap().records(&mut decompressor, 1 << 20).unwrap().next();
        let mut printer = Printer {
            out: BufWriter::new(Vec::new()),
            topic: "t",
            fields: fields_in_order(fields),
            json,
            left: None,
            printed: 0,
        };
        assert!(printer.record(3, TimestampType::CreateTime, &record.unwrap().unwrap()).unwrap());
        String::from_utf8(printer.out.into_inner().unwrap()).unwrap()
    }

    #[test]
    fn a_record_is_its_value_and_what_is_asked_for_in_a_fixed_order() {
        use PrintField::{Headers, Key, Offset, Partition, Timestamp};
        assert_eq!(print(&[], false, None, Some(b"v"), &[]), "v\n");
        assert_eq!(
            print(
                &[Headers, Key, Timestamp, Offset, Partition],
                false,
                Some(b"k"),
                None,
                &[(b"a", Some(b"1")), (b"b", None)]
            ),
            "3\t0\t2026-01-31T08:00:00.000Z\tk\ta=1,b=null\tnull\n"
        );
    }

    #[test]
    fn json_keeps_bytes_that_are_no_text() {
        assert_eq!(
            print(&[], true, Some(b"\xff"), Some(b"a\"b"), &[(b"h", None)]),
            "{\"topic\":\"t\",\"partition\":3,\"offset\":0,\"timestamp\":1769846400000,\"timestampType\":\"CreateTime\",\
             \"keyBase64\":\"/w==\",\"value\":\"a\\\"b\",\"headers\":[{\"key\":\"h\",\"value\":null}]}\n"
        );
    }

    #[test]
    fn reading_ends_when_enough_was_printed() {
        let mut printer = Printer {
            out: BufWriter::new(Vec::new()),
            topic: "t",
            fields: Vec::new(),
            json: false,
            left: Some(1),
            printed: 0,
        };
        let mut builder = BatchBuilder::new(Codec::None);
        builder.push(NewRecord::default()).unwrap();
        let bytes = builder.finish().unwrap().to_bytes();
        let mut decompressor = Decompressor::new();
        let record = BatchView::parse(&bytes).unwrap().records(&mut decompressor, 1 << 20).unwrap().next();
        assert!(!printer.record(0, TimestampType::CreateTime, &record.unwrap().unwrap()).unwrap());
    }
}
