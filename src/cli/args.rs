//! What can be typed.  Pure: checks what can be checked without looking at the world.

use std::net::IpAddr;
use std::path::PathBuf;

use clap::{Args, Parser, Subcommand, ValueEnum};

use crate::record::Codec;

/// A Kafka-wire broker for Linux, and a client for any such broker.
#[derive(Parser, Debug)]
#[command(name = "millrace", version, propagate_version = true, arg_required_else_help = true, max_term_width = 100)]
#[command(after_help = "Examples:
  millrace dev                                   a broker on port 9092, data in ./millrace-data
  millrace topic create orders --partitions 3
  echo 'k1:hello' | millrace produce orders --key-separator :
  millrace consume orders --exit

Exit codes: 0 done, 1 failed, 2 used wrongly.  'millrace COMMAND --help' shows examples for each command.")]
pub struct Arguments {
    #[command(subcommand)]
    pub command: Command,
}

#[derive(Subcommand, Debug)]
pub enum Command {
    Dev(DevArguments),
    Serve(ServeArguments),
    Topic(TopicArguments),
    Produce(ProduceArguments),
    Consume(ConsumeArguments),
    DumpLog(DumpArguments),
}

/// Run a broker for development: no configuration, no format step.
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  millrace dev
  millrace dev --port 19092 --data /tmp/broker --shards 1
  millrace dev --ephemeral --http-port off       data goes when the broker stops
  millrace dev --override x.durability=page-cache --override num.partitions=3

Listens on 127.0.0.1.  SIGTERM or Ctrl-C stops in order; a second one stops at once.")]
pub struct DevArguments {
    /// Port for Kafka clients
    #[arg(long, default_value_t = 9092, value_name = "PORT")]
    pub port: u16,
    /// Port for /metrics and /healthz, or 'off'
    #[arg(long, default_value = "9644", value_name = "PORT|off", value_parser = parse_http_port)]
    pub http_port: HttpPort,
    /// Folder for the data; made if it does not exist
    #[arg(long, default_value = "millrace-data", value_name = "DIR", conflicts_with = "ephemeral")]
    pub data: PathBuf,
    /// Threads that serve, each with a core of its own [default: one per core]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub shards: Option<u16>,
    /// Keep the data in a temporary folder and delete it at the end
    #[arg(long)]
    pub ephemeral: bool,
    /// A setting of Kafka's server.properties; may be repeated
    #[arg(long = "override", value_name = "KEY=VALUE", value_parser = parse_pair)]
    pub overrides: Vec<(String, String)>,
}

/// Run a broker from a Kafka server.properties file.
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  millrace serve --config server.properties
  millrace serve --config server.properties --override log.dirs=/data --override num.partitions=6
  millrace serve --config server.properties --insecure --http-address 0.0.0.0

Kafka's keys are read as they are; those that are unknown or mean nothing here are listed at start.")]
pub struct ServeArguments {
    /// Settings in Kafka's format
    #[arg(long, value_name = "FILE")]
    pub config: PathBuf,
    /// A setting that wins over the file's; may be repeated
    #[arg(long = "override", value_name = "KEY=VALUE", value_parser = parse_pair)]
    pub overrides: Vec<(String, String)>,
    /// Port for /metrics and /healthz, or 'off'
    #[arg(long, default_value = "9644", value_name = "PORT|off", value_parser = parse_http_port)]
    pub http_port: HttpPort,
    /// Address for it; other machines reach it only if this is not 127.0.0.1
    #[arg(long, default_value = "127.0.0.1", value_name = "IP")]
    pub http_address: IpAddr,
    /// Threads that serve, each pinned to a core [default: one per core]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub shards: Option<u16>,
    /// Allow listeners that other machines reach although nobody is authenticated
    #[arg(long)]
    pub insecure: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HttpPort {
    Off,
    On(u16),
}

/// Which broker a client command talks to.
#[derive(Args, Debug, Clone)]
pub struct BrokerArguments {
    /// Broker to ask first; several are separated by commas
    #[arg(short = 'b', long = "broker", default_value = "127.0.0.1:9092", value_name = "HOST:PORT")]
    pub broker: String,
    /// Seconds until a broker that does not answer is given up
    #[arg(long, default_value_t = 30, value_name = "SECONDS", value_parser = clap::value_parser!(u64).range(1..=3600))]
    pub timeout: u64,
}

/// Create, list, describe, alter and delete topics.
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  millrace topic create orders --partitions 6 --config retention.ms=86400000
  millrace topic list
  millrace topic describe orders
  millrace topic alter orders --partitions 12 --config x.durability=page-cache --delete-config retention.ms
  millrace topic delete orders -b broker.example:9092")]
pub struct TopicArguments {
    #[command(subcommand)]
    pub command: TopicCommand,
}

#[derive(Subcommand, Debug)]
pub enum TopicCommand {
    Create(TopicCreateArguments),
    List(TopicListArguments),
    Describe(TopicDescribeArguments),
    Alter(TopicAlterArguments),
    Delete(TopicDeleteArguments),
}

/// Create a topic.
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  millrace topic create orders
  millrace topic create orders --partitions 6 --config cleanup.policy=compact --config x.durability=fsync")]
pub struct TopicCreateArguments {
    pub name: String,
    /// Partitions [default: the broker's num.partitions]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(i32).range(1..=1_000_000))]
    pub partitions: Option<i32>,
    /// Copies of each partition [default: the broker's default.replication.factor]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(i16).range(1..=1000))]
    pub replication_factor: Option<i16>,
    /// A topic setting; may be repeated
    #[arg(long = "config", value_name = "KEY=VALUE", value_parser = parse_pair)]
    pub configs: Vec<(String, String)>,
    /// Succeed if the topic is there already
    #[arg(long)]
    pub if_not_exists: bool,
    #[command(flatten)]
    pub broker: BrokerArguments,
}

/// List topics.
#[derive(Args, Debug)]
#[command(after_help = "Example:
  millrace topic list --internal")]
pub struct TopicListArguments {
    /// Show the broker's own topics as well
    #[arg(long)]
    pub internal: bool,
    #[command(flatten)]
    pub broker: BrokerArguments,
}

/// Show a topic's partitions, offsets and settings.
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  millrace topic describe orders
  millrace topic describe orders --all-configs")]
pub struct TopicDescribeArguments {
    pub name: String,
    /// Show settings that have their default as well
    #[arg(long)]
    pub all_configs: bool,
    #[command(flatten)]
    pub broker: BrokerArguments,
}

/// Add partitions to a topic or change its settings.
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  millrace topic alter orders --partitions 12
  millrace topic alter orders --config retention.ms=3600000 --delete-config segment.bytes")]
pub struct TopicAlterArguments {
    pub name: String,
    /// New number of partitions; it can only grow
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(i32).range(1..=1_000_000))]
    pub partitions: Option<i32>,
    /// A topic setting; may be repeated
    #[arg(long = "config", value_name = "KEY=VALUE", value_parser = parse_pair)]
    pub configs: Vec<(String, String)>,
    /// A setting to put back to its default; may be repeated
    #[arg(long = "delete-config", value_name = "KEY")]
    pub deleted_configs: Vec<String>,
    #[command(flatten)]
    pub broker: BrokerArguments,
}

/// Delete a topic and its records.
#[derive(Args, Debug)]
#[command(after_help = "Example:
  millrace topic delete orders")]
pub struct TopicDeleteArguments {
    pub name: String,
    /// Succeed if there is no such topic
    #[arg(long)]
    pub if_exists: bool,
    #[command(flatten)]
    pub broker: BrokerArguments,
}

/// Write lines of standard input to a topic, one record a line.
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  seq 1 1000 | millrace produce numbers
  echo 'user7:login' | millrace produce events --key-separator :
  millrace produce events --header source=web --codec zstd --acks all --idempotent < events.txt

Records with a key go to the partition that Kafka's own clients choose for it (murmur2); records without one
stay on one partition until a batch is full.  Records of one partition keep the order of their lines.")]
pub struct ProduceArguments {
    pub topic: String,
    /// Splits a line at its first occurrence into key and value
    #[arg(long, value_name = "TEXT")]
    pub key_separator: Option<String>,
    /// A header for every record; may be repeated
    #[arg(long = "header", value_name = "KEY=VALUE", value_parser = parse_pair)]
    pub headers: Vec<(String, String)>,
    /// A value (or key) of this text is sent as null: a tombstone
    #[arg(long, value_name = "TEXT")]
    pub null_marker: Option<String>,
    /// Compression of the batches
    #[arg(long, default_value = "none", value_name = "CODEC")]
    pub codec: CodecArgument,
    /// What to wait for: 'all' replicas, the leader ('1'), or nothing ('0')
    #[arg(long, default_value = "all", value_name = "ACKS")]
    pub acks: Acks,
    /// Number the batches, so that a repeated one is stored once
    #[arg(long)]
    pub idempotent: bool,
    /// Write to this partition only
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(i32).range(0..))]
    pub partition: Option<i32>,
    /// Bytes per batch and partition before it is sent
    #[arg(long, default_value_t = 256 << 10, value_name = "BYTES", value_parser = clap::value_parser!(u32).range(1..=64 << 20))]
    pub batch_bytes: u32,
    /// Milliseconds to wait for more lines before a batch is sent
    #[arg(long, default_value_t = 5, value_name = "MS", value_parser = clap::value_parser!(u64).range(0..=60_000))]
    pub linger: u64,
    /// Longest line that is accepted
    #[arg(long, default_value_t = 1 << 20, value_name = "BYTES", value_parser = clap::value_parser!(u32).range(1..=64 << 20))]
    pub line_bytes: u32,
    /// Say nothing at the end
    #[arg(short, long)]
    pub quiet: bool,
    #[command(flatten)]
    pub broker: BrokerArguments,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum CodecArgument {
    None,
    Gzip,
    Snappy,
    Lz4,
    Zstd,
}

impl CodecArgument {
    pub fn codec(self) -> Codec {
        match self {
            CodecArgument::None => Codec::None,
            CodecArgument::Gzip => Codec::Gzip,
            CodecArgument::Snappy => Codec::Snappy,
            CodecArgument::Lz4 => Codec::Lz4,
            CodecArgument::Zstd => Codec::Zstd,
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Acks {
    #[value(name = "0")]
    None,
    #[value(name = "1")]
    Leader,
    #[value(name = "all", alias = "-1")]
    All,
}

impl Acks {
    pub fn on_the_wire(self) -> i16 {
        match self {
            Acks::None => 0,
            Acks::Leader => 1,
            Acks::All => -1,
        }
    }
}

/// Print a topic's records.
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  millrace consume orders                        everything, then what comes
  millrace consume orders --exit                 everything there is now
  millrace consume orders --from end             only what comes
  millrace consume orders --from offset:42 --partition 0 -n 10
  millrace consume orders --from timestamp:2026-01-31T08:00:00Z --json
  millrace consume orders --print partition,offset,timestamp,key,headers")]
pub struct ConsumeArguments {
    pub topic: String,
    /// Where to begin: beginning, end, offset:N, or timestamp:T (milliseconds since 1970, or RFC 3339)
    #[arg(long, default_value = "beginning", value_name = "WHERE", value_parser = parse_start)]
    pub from: Start,
    /// Stop after this many records
    #[arg(short = 'n', long = "count", value_name = "N")]
    pub count: Option<u64>,
    /// Stop at what is the end now, instead of waiting for more
    #[arg(long)]
    pub exit: bool,
    /// Read this partition only; may be repeated
    #[arg(long = "partition", value_name = "N", value_parser = clap::value_parser!(i32).range(0..))]
    pub partitions: Vec<i32>,
    /// What to print before each value, separated by tabs
    #[arg(long, value_name = "WHAT", value_delimiter = ',')]
    pub print: Vec<PrintField>,
    /// Print each record as one JSON object
    #[arg(long, conflicts_with = "print")]
    pub json: bool,
    /// Leave out records of transactions that are open or were aborted
    #[arg(long)]
    pub read_committed: bool,
    #[command(flatten)]
    pub broker: BrokerArguments,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum PrintField {
    Partition,
    Offset,
    Timestamp,
    Key,
    Headers,
}

/// Where reading begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Start {
    Beginning,
    End,
    Offset(i64),
    /// Milliseconds since 1970.
    Timestamp(i64),
}

/// Show the files of a log directory: batches, records, indexes, snapshots, checkpoints.
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  millrace dump-log millrace-data/orders-0/00000000000000000000.log --records
  millrace dump-log millrace-data/orders-0 --verify
  millrace dump-log millrace-data --verify       every file of the data folder
  millrace dump-log millrace-data/__cluster_metadata-0

Damage is reported with file, offset and position, and makes the exit code 1.  Reads files of Millrace and of
Apache Kafka; do not expect sense from files that a running broker is writing.")]
pub struct DumpArguments {
    /// A file, a partition's folder or a whole data folder
    pub path: PathBuf,
    /// Print every record, not only batches
    #[arg(long)]
    pub records: bool,
    /// Check every checksum, record and index entry, and print only damage and a summary
    #[arg(long, conflicts_with = "records")]
    pub verify: bool,
}

fn parse_http_port(text: &str) -> Result<HttpPort, String> {
    if text == "off" {
        return Ok(HttpPort::Off);
    }
    text.parse().map(HttpPort::On).map_err(|_| "give a port number or 'off'".to_owned())
}

fn parse_pair(text: &str) -> Result<(String, String), String> {
    match text.split_once('=') {
        Some((key, value)) if !key.is_empty() => Ok((key.to_owned(), value.to_owned())),
        _ => Err("give KEY=VALUE".to_owned()),
    }
}

fn parse_start(text: &str) -> Result<Start, String> {
    let usage = || "give beginning, end, offset:N, or timestamp:T".to_owned();
    match text {
        "beginning" => return Ok(Start::Beginning),
        "end" => return Ok(Start::End),
        _ => {}
    }
    let (kind, value) = text.split_once([':', '=', ' ']).ok_or_else(usage)?;
    match kind {
        "offset" => match value.trim().parse() {
            Ok(offset) if offset >= 0 => Ok(Start::Offset(offset)),
            _ => Err(format!("'{value}' is no offset: give a number from 0 up")),
        },
        "timestamp" => super::output::parse_timestamp(value.trim()).map(Start::Timestamp).ok_or_else(|| {
            format!("'{value}' is no time: give milliseconds since 1970, or a time such as 2026-01-31T08:00:00Z")
        }),
        _ => Err(usage()),
    }
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory as _;

    use super::*;

    fn parse(line: &str) -> Result<Arguments, clap::Error> {
        Arguments::try_parse_from(line.split_whitespace())
    }

    #[test]
    fn the_definition_is_consistent() {
        Arguments::command().debug_assert();
    }

    #[test]
    fn every_command_has_help_with_an_example() {
        fn check(command: &clap::Command, path: &str) {
            let path = format!("{path} {}", command.get_name());
            let help = command.get_after_help().map(ToString::to_string).unwrap_or_default();
            assert!(help.contains("Example"), "{path} has no example");
            assert!(command.get_about().is_some(), "{path} has no description");
            for sub in command.get_subcommands().filter(|sub| sub.get_name() != "help") {
                check(sub, &path);
            }
        }
        check(&Arguments::command(), "");
    }

    #[test]
    fn starts_are_read() {
        assert_eq!(parse_start("beginning"), Ok(Start::Beginning));
        assert_eq!(parse_start("end"), Ok(Start::End));
        assert_eq!(parse_start("offset:42"), Ok(Start::Offset(42)));
        assert_eq!(parse_start("offset 42"), Ok(Start::Offset(42)));
        assert_eq!(parse_start("timestamp:1700000000000"), Ok(Start::Timestamp(1_700_000_000_000)));
        assert_eq!(parse_start("timestamp:1970-01-01T00:00:01Z"), Ok(Start::Timestamp(1000)));
        for wrong in ["", "middle", "offset:-1", "offset:x", "timestamp:yesterday", "offset"] {
            assert!(parse_start(wrong).is_err(), "{wrong} was accepted");
        }
    }

    #[test]
    fn usage_errors_are_told_apart_from_help() {
        assert!(parse("millrace nonsense").unwrap_err().use_stderr());
        assert!(parse("millrace produce t --acks 2").unwrap_err().use_stderr());
        assert!(parse("millrace dev --shards 0").unwrap_err().use_stderr());
        assert!(parse("millrace topic create t --config novalue").unwrap_err().use_stderr());
        assert!(!parse("millrace --version").unwrap_err().use_stderr());
        assert!(!parse("millrace consume --help").unwrap_err().use_stderr());
    }

    #[test]
    fn acks_have_kafkas_values() {
        for (text, value) in [("0", 0), ("1", 1), ("all", -1)] {
            let Command::Produce(produce) = parse(&format!("millrace produce t --acks {text}")).unwrap().command else {
                panic!("not produce");
            };
            assert_eq!(produce.acks.on_the_wire(), value);
        }
    }
}
