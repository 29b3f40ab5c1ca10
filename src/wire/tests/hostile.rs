//! Bytes that nobody should send: no decoder panics, loops, or holds more memory than its input justifies.
//!
//! Every case comes from one seed (MILLRACE_SEED to change it), which a failure prints together with the message.

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;
use std::io::Read as _;

use millrace_wire::frame::{self, RequestHead};
use millrace_wire::generated::produce_request::{PartitionProduceData, ProduceRequest, TopicProduceData};
use millrace_wire::generated::produce_response::{PartitionProduceResponse, ProduceResponse, TopicProduceResponse};
use millrace_wire::json::{self, Entry};
use millrace_wire::{ApiKey, ErrorCode, MetadataRecord, Reader, Records, Writer};

/// Bytes held per byte of input, at most: an array element of a few bytes can be a struct of many empty fields.
const HELD_PER_BYTE: usize = 64;
/// An error's box, the growth of a string that is no UTF-8.
const HELD_ALWAYS: usize = 256;

struct Counting;

thread_local! {
    static HELD: Cell<usize> = const { Cell::new(0) };
    static PEAK: Cell<usize> = const { Cell::new(0) };
    static COUNT: Cell<usize> = const { Cell::new(0) };
}

fn hold(bytes: usize) {
    HELD.with(|held| {
        held.set(held.get().saturating_add(bytes));
        PEAK.with(|peak| peak.set(peak.get().max(held.get())));
    });
    COUNT.with(|count| count.set(count.get() + 1));
}

// SAFETY: hands every call to the system allocator unchanged and only counts beside it.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        hold(layout.size());
        // SAFETY: the caller's layout, passed on.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        HELD.with(|held| held.set(held.get().saturating_sub(layout.size())));
        // SAFETY: the caller's pointer and layout, passed on.
        unsafe { System.dealloc(pointer, layout) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

/// Most bytes held at once, and the number of allocations, while `work` runs.
fn measure<T>(work: impl FnOnce() -> T) -> (T, usize, usize) {
    let before = HELD.get();
    PEAK.set(before);
    let count = COUNT.get();
    let done = work();
    (done, PEAK.get().saturating_sub(before), COUNT.get() - count)
}

struct Random(u64);

impl Random {
    fn from_seed() -> Self {
        let seed = std::env::var("MILLRACE_SEED").ok().and_then(|s| s.parse().ok()).unwrap_or(0x5eed);
        println!("MILLRACE_SEED={seed}");
        Random(seed)
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    fn below(&mut self, limit: usize) -> usize {
        (self.next() % limit.max(1) as u64) as usize
    }

    fn bytes(&mut self, length: usize) -> Vec<u8> {
        (0..length).map(|_| self.next() as u8).collect()
    }
}

#[derive(Default)]
struct Seen {
    cases: usize,
    accepted: usize,
    worst: (f64, String),
}

impl Seen {
    fn decode(&mut self, entry: &Entry, version: i16, bytes: &[u8]) {
        let mut reader = Reader::new(bytes);
        let (result, peak, _) = measure(|| (entry.decode)(&mut reader, version));
        self.cases += 1;
        match result {
            Ok(()) => self.accepted += 1,
            Err(error) => {
                assert!(error.position() <= bytes.len(), "{error}");
                assert!(!error.field().is_empty());
            }
        }
        let name = || format!("{} version {version} on {bytes:02x?}", entry.name);
        let limit = HELD_ALWAYS + HELD_PER_BYTE * bytes.len();
        assert!(peak <= limit, "{} held {peak} bytes", name());
        let share = peak.saturating_sub(HELD_ALWAYS) as f64 / bytes.len().max(1) as f64;
        if share > self.worst.0 {
            self.worst = (share, name());
        }
    }

    fn report(&self, floor: usize) {
        println!(
            "{} cases, {} accepted, worst {:.1} bytes held per byte: {}",
            self.cases, self.accepted, self.worst.0, self.worst.1
        );
        assert!(self.cases >= floor, "only {} cases", self.cases);
    }
}

fn golden() -> Vec<(&'static Entry, i16, bool, Vec<u8>)> {
    let packed = include_bytes!("data/golden-messages.tsv.gz");
    let mut text = String::new();
    flate2::read::GzDecoder::new(&packed[..]).read_to_string(&mut text).unwrap();
    let digit = |letter: u8| char::from(letter).to_digit(16).unwrap() as u8;
    text.lines()
        .filter(|line| !line.starts_with('#'))
        .map(|line| {
            let columns: Vec<&str> = line.split('\t').collect();
            let bytes = columns[8].as_bytes().chunks(2).map(|pair| digit(pair[0]) << 4 | digit(pair[1])).collect();
            (json::named(columns[2]).unwrap(), columns[3].parse().unwrap(), columns[6] == "full", bytes)
        })
        .collect()
}

#[test]
fn the_measure_sees_what_is_held() {
    let (_, peak, count) = measure(|| drop(vec![0u8; 1000]));
    assert_eq!((peak, count), (1000, 1));
}

#[test]
fn random_bytes_are_refused_or_read_but_never_harm() {
    let mut random = Random::from_seed();
    let mut seen = Seen::default();
    for entry in &json::MESSAGES {
        for version in entry.versions.iter() {
            for _ in 0..60 {
                let length = random.below(200);
                seen.decode(entry, version, &random.bytes(length));
            }
        }
    }
    seen.report(40_000);
}

#[test]
fn mutated_golden_frames_are_refused_or_read_but_never_harm() {
    let mut random = Random::from_seed();
    let mut seen = Seen::default();
    for (entry, version, _, bytes) in golden().iter().filter(|row| !row.3.is_empty()) {
        for _ in 0..60 {
            let mut bytes = bytes.clone();
            for _ in 0..=random.below(3) {
                let at = random.below(bytes.len());
                match random.below(6) {
                    0 => bytes[at] = random.next() as u8,
                    1 => bytes[at] ^= 1 << random.below(8),
                    2 => bytes[at] = [0x00, 0x01, 0x7f, 0x80, 0xff][random.below(5)],
                    3 => bytes.truncate(at.max(1)),
                    4 => bytes.insert(at, random.next() as u8),
                    _ => {
                        let end = (at + 4).min(bytes.len());
                        bytes[at..end].fill([0x00, 0x7f, 0xff][random.below(3)]);
                    }
                }
            }
            seen.decode(entry, *version, &bytes);
        }
    }
    seen.report(100_000);
    assert!(seen.accepted > 1_000 && seen.accepted < seen.cases, "{} of {}", seen.accepted, seen.cases);
}

/// At every other byte of every message: a count that the rest can just fill with the smallest elements, and one that lies.
#[test]
fn arrays_of_the_smallest_elements_hold_a_small_multiple_of_their_bytes() {
    let mut seen = Seen::default();
    for (entry, version, full, bytes) in &golden() {
        if !full {
            continue;
        }
        let flexible = entry.flexible_since.is_some_and(|since| *version >= since);
        for at in (0..bytes.len()).step_by(if bytes.len() > 400 { 5 } else { 2 }) {
            for smallest in [1usize, 3, 7] {
                for filler in [0x00u8, 0x01] {
                    const FILL: usize = 600;
                    let mut bytes = bytes[..at].to_vec();
                    let count = FILL / smallest;
                    match flexible {
                        true => bytes.extend([(count + 1) as u8 | 0x80, ((count + 1) >> 7) as u8]),
                        false => bytes.extend((count as i32).to_be_bytes()),
                    }
                    bytes.extend([filler; FILL]);
                    seen.decode(entry, *version, &bytes);
                }
            }
            for lie in [[0x7f, 0xff, 0xff, 0xff, 0x07], [0xff, 0xff, 0xff, 0xff, 0x0f], [0xff, 0xff, 0xff, 0xff, 0x7f]]
            {
                let mut bytes = bytes[..at].to_vec();
                bytes.extend(lie);
                seen.decode(entry, *version, &bytes);
            }
        }
    }
    seen.report(250_000);
}

#[test]
fn headers_and_framed_records_withstand_any_bytes() {
    let mut random = Random::from_seed();
    for _ in 0..50_000 {
        let length = random.below(64);
        let mut bytes = random.bytes(length);
        if bytes.len() > 2 && random.below(2) == 0 {
            bytes[0] = 0;
            bytes[1] %= 95;
        }
        let (_, peak, _) = measure(|| RequestHead::read(&mut Reader::new(&bytes)));
        assert!(peak <= HELD_ALWAYS, "{peak}");
        if !bytes.is_empty() && random.below(2) == 0 {
            bytes[0] = 1;
        }
        let (_, peak, _) = measure(|| MetadataRecord::read(&mut Reader::new(&bytes)).map(drop));
        assert!(peak <= HELD_ALWAYS + HELD_PER_BYTE * bytes.len(), "{peak}");
    }
    assert!(ErrorCode::from_code(random.next() as i16).is_none_or(|code| !code.name().is_empty()));
}

fn one_partition(version: i16) -> Vec<u8> {
    let partition = PartitionProduceData { index: 3, records: Some(Records::Here(&[7; 100])) };
    let topic = TopicProduceData {
        name: if version < 13 { "orders".into() } else { "".into() },
        topic_id: if version < 13 { [0; 16] } else { [9; 16] },
        partition_data: smallvec::smallvec![partition],
    };
    let request =
        ProduceRequest { acks: 1, timeout_ms: 1000, topic_data: smallvec::smallvec![topic], ..Default::default() };
    let mut w = Writer::new();
    request.write(&mut w, version).unwrap();
    w.into_bytes().to_vec()
}

#[test]
fn a_produce_of_one_partition_is_read_and_answered_without_allocating() {
    for version in ProduceRequest::VERSIONS.iter() {
        let bytes = one_partition(version);
        let mut w = Writer::with_capacity(256);
        let (request, _, allocations) = measure(|| {
            let request = ProduceRequest::read(&mut Reader::new(&bytes), version).unwrap();
            let topic = &request.topic_data[0];
            let partition = PartitionProduceResponse { index: 3, base_offset: 42, ..Default::default() };
            let answer = ProduceResponse {
                responses: smallvec::smallvec![TopicProduceResponse {
                    name: topic.name.clone(),
                    topic_id: topic.topic_id,
                    partition_responses: smallvec::smallvec![partition],
                }],
                ..Default::default()
            };
            frame::write_response(&mut w, ApiKey::Produce, version, 1, &answer).unwrap();
            request
        });
        assert_eq!(allocations, 0, "version {version}");
        // The records are the frame's own bytes.
        let records = request.topic_data[0].partition_data[0].records.unwrap().bytes().unwrap();
        assert!(bytes.as_ptr_range().contains(&records.as_ptr()));
        assert_eq!(records, [7; 100]);
    }
}
