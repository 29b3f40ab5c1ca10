//! Every message in every version against bytes that Apache Kafka 4.4.0's own classes wrote.
//!
//! data/golden-messages.tsv.gz: kind, key, name, version, encoding, header, variant, JSON, hex of the body.

use std::io::Read as _;

use millrace_wire::json::{self, Entry, Kind};
use millrace_wire::{Reader, Writer};

const ROWS: usize = 1835;

pub struct Row {
    kind: Kind,
    key: Option<i16>,
    name: String,
    version: i16,
    flexible: bool,
    json: String,
    bytes: Vec<u8>,
}

fn golden_text() -> String {
    let packed = include_bytes!("data/golden-messages.tsv.gz");
    let mut text = String::new();
    flate2::read::GzDecoder::new(&packed[..]).read_to_string(&mut text).unwrap();
    text
}

fn rows(text: &str) -> Vec<Row> {
    text.lines().filter(|line| !line.starts_with('#')).map(row).collect()
}

fn row(line: &str) -> Row {
    let columns: Vec<&str> = line.split('\t').collect();
    let [kind, key, name, version, encoding, _header, _variant, json, hex] = columns[..] else { panic!("{line}") };
    let kind = match kind {
        "header" => Kind::Header,
        "request" => Kind::Request,
        "response" => Kind::Response,
        "coordinator-key" => Kind::CoordinatorKey,
        "coordinator-value" => Kind::CoordinatorValue,
        "metadata" => Kind::Metadata,
        "remote-log-metadata" => Kind::RemoteLogMetadata,
        "data" => Kind::Data,
        other => panic!("kind {other}"),
    };
    let digit = |letter: u8| char::from(letter).to_digit(16).unwrap() as u8;
    Row {
        kind,
        key: (key != "-").then(|| key.parse().unwrap()),
        name: name.to_owned(),
        version: version.parse().unwrap(),
        flexible: encoding == "flexible",
        json: json.to_owned(),
        bytes: hex.as_bytes().chunks(2).map(|pair| digit(pair[0]) << 4 | digit(pair[1])).collect(),
    }
}

fn entry(row: &Row) -> Result<&'static Entry, String> {
    json::MESSAGES.iter().find(|e| e.kind == row.kind && e.name == row.name).ok_or("no such message".to_owned())
}

/// Decode, compare with the JSON, encode, compare with the bytes.
fn check(row: &Row) -> Result<(), String> {
    let entry = entry(row)?;
    if entry.key != row.key {
        return Err(format!("key {:?}", entry.key));
    }
    if entry.flexible_since.is_some_and(|since| row.version >= since) != row.flexible {
        return Err("flexible in another version".to_owned());
    }
    let mut reader = Reader::new(&row.bytes);
    let mut writer = Writer::new();
    let json = (entry.transcode)(&mut reader, row.version, &mut writer).map_err(|e| e.to_string())?;
    if reader.remaining() != 0 {
        return Err(format!("{} bytes left", reader.remaining()));
    }
    if json != row.json {
        return Err(format!("JSON\n  {json}\nnot\n  {}", row.json));
    }
    if writer.as_slice() != row.bytes {
        return Err(format!("bytes\n  {:02x?}\nnot\n  {:02x?}", writer.as_slice(), row.bytes));
    }
    Ok(())
}

#[test]
fn every_golden_row_decodes_to_its_json_and_encodes_to_its_bytes() {
    let text = golden_text();
    let rows = rows(&text);
    let faults: Vec<String> = rows
        .iter()
        .filter_map(|row| check(row).err().map(|why| format!("{} version {}: {why}", row.name, row.version)))
        .collect();
    assert!(faults.is_empty(), "{} of {} rows:\n{}", faults.len(), rows.len(), faults.join("\n"));
    assert_eq!(rows.len(), ROWS);
}

#[test]
fn every_version_of_every_message_has_a_golden_row() {
    let text = golden_text();
    let rows = rows(&text);
    for entry in &json::MESSAGES {
        for version in entry.versions.iter() {
            let found = rows.iter().any(|r| r.kind == entry.kind && r.name == entry.name && r.version == version);
            assert!(found, "{} version {version}", entry.name);
        }
    }
}

#[test]
fn a_doctored_row_is_reported() {
    let text = golden_text();
    let good = || rows(&text).into_iter().find(|r| r.name == "ProduceRequest" && r.version == 9).unwrap();
    assert_eq!(check(&good()), Ok(()));

    let mut flipped = good();
    let last = flipped.bytes.len() - 10;
    flipped.bytes[last] ^= 1;
    assert!(check(&flipped).unwrap_err().starts_with("JSON"));

    let mut longer = good();
    longer.bytes.push(0);
    assert_eq!(check(&longer).unwrap_err(), "1 bytes left");

    let mut shorter = good();
    shorter.bytes.pop();
    assert!(check(&shorter).unwrap_err().contains("needs 1 bytes, 0 are left"));

    let mut other = good();
    other.json = other.json.replace("65", "66");
    assert!(check(&other).unwrap_err().starts_with("JSON"));
}
