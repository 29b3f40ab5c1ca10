//! `millrace produce`: lines of standard input become records.

use std::time::{SystemTime, UNIX_EPOCH};

use super::args::{Acks, ProduceArguments};
use super::client::{Cluster, ProduceError, Producer, ProducerSettings, Timeouts};
use super::failure::Failure;
use super::lines::{LineError, Lines, Next};
use super::progress::Progress;
use crate::base::WallMs;
use crate::record::NewRecord;

pub fn run(arguments: ProduceArguments) -> Result<(), Failure> {
    if arguments.idempotent && arguments.acks != Acks::All {
        return Err(Failure::usage("--idempotent needs --acks all: without it an acknowledged record may be lost"));
    }
    if arguments.key_separator.as_deref() == Some("") {
        return Err(Failure::usage("--key-separator must not be empty"));
    }
    let cluster = Cluster::open(&arguments.broker.broker, Timeouts::of_seconds(arguments.broker.timeout))?;
    let settings = ProducerSettings {
        codec: arguments.codec.codec(),
        acks: arguments.acks.on_the_wire(),
        idempotent: arguments.idempotent,
        partition: arguments.partition,
        batch_bytes: arguments.batch_bytes as usize,
        linger: std::time::Duration::from_millis(arguments.linger),
    };
    let mut producer = Producer::open(cluster, &arguments.topic, settings)?;
    if let Some(partition) = arguments.partition
        && producer.topic().partition(partition).is_none()
    {
        let count = producer.topic().partitions.len();
        return Err(Failure::fatal(format!(
            "topic '{}' has no partition {partition}: it has {count}, numbered from 0",
            arguments.topic
        )));
    }
    let progress = Progress::start();
    let outcome = pump(&arguments, &mut producer, progress);
    if outcome.is_err() || !arguments.quiet {
        let count = producer.acknowledged();
        let plural = if count == 1 { "" } else { "s" };
        let how = if arguments.acks == Acks::None { "sent" } else { "wrote" };
        eprintln!("{how} {count} record{plural} to '{}'", arguments.topic);
    }
    outcome
}

fn pump(arguments: &ProduceArguments, producer: &mut Producer, mut progress: Progress) -> Result<(), Failure> {
    let lines = Lines::start(std::io::stdin(), arguments.line_bytes as usize);
    let headers: Vec<(&[u8], Option<&[u8]>)> =
        arguments.headers.iter().map(|(name, value)| (name.as_bytes(), Some(value.as_bytes()))).collect();
    let mut number = 0u64;
    loop {
        match lines.next(producer.due_in()) {
            Ok(Next::Block(block)) => {
                for line in block {
                    number += 1;
                    let (key, value) = split(arguments, &line, number)?;
                    let record = NewRecord { timestamp: now(), key, value, headers: &headers };
                    producer.push(record)?;
                }
                if producer.due_in().is_some_and(|due| due.is_zero()) {
                    producer.flush()?;
                }
            }
            Ok(Next::Nothing) => producer.flush()?,
            Ok(Next::End) => {
                producer.finish()?;
                return Ok(());
            }
            Err(error) => {
                // What came before the bad line is whole: it is written, as the count at the end says.
                producer.finish()?;
                return Err(error.into());
            }
        }
        let (written, seconds) = (producer.acknowledged(), progress.elapsed().as_secs_f64());
        progress.show(|| format!("{written} records written, {:.0} a second", written as f64 / seconds));
    }
}

/// Either may be null.
type KeyAndValue<'a> = (Option<&'a [u8]>, Option<&'a [u8]>);

fn split<'a>(arguments: &ProduceArguments, line: &'a [u8], number: u64) -> Result<KeyAndValue<'a>, Failure> {
    let not_null = |bytes: &'a [u8]| match &arguments.null_marker {
        Some(marker) if marker.as_bytes() == bytes => None,
        _ => Some(bytes),
    };
    let Some(separator) = arguments.key_separator.as_deref().map(str::as_bytes) else {
        return Ok((None, not_null(line)));
    };
    let Some(at) = line.windows(separator.len()).position(|window| window == separator) else {
        return Err(Failure::fatal(format!(
            "line {number} has no '{}': each line needs a key in front of the separator, or leave out --key-separator",
            String::from_utf8_lossy(separator)
        )));
    };
    let (key, rest) = line.split_at(at);
    Ok((not_null(key), not_null(rest.get(separator.len()..).unwrap_or_default())))
}

fn now() -> WallMs {
    let since_1970 = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    WallMs(i64::try_from(since_1970.as_millis()).unwrap_or(i64::MAX))
}

impl From<ProduceError> for Failure {
    fn from(error: ProduceError) -> Failure {
        Failure::fatal(error.to_string())
    }
}

impl From<LineError> for Failure {
    fn from(error: LineError) -> Failure {
        Failure::fatal(error.to_string())
    }
}
