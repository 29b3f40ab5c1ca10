//! Readers in the simulation: some read along while the broker is cut, one reads everything at the end.

use std::collections::BTreeMap;
use std::rc::Rc;
use std::time::Duration;

use smallvec::SmallVec;

use super::history::Place;
use super::link::{Link, LinkError};
use super::producer::value_of;
use super::stage::Stage;
use crate::reactor::Reactor;
use crate::reactor::backend_sim::Draw;
use crate::record::{BatchFault, Decompressor, batches};
use crate::wire::ErrorCode;
use crate::wire::generated::fetch_request::{FetchPartition, FetchRequest, FetchTopic};
use crate::wire::generated::fetch_response::{FetchResponse, PartitionData};

const FETCH_VERSION: i16 = 12;
const DECOMPRESSED_BYTES_MAX: usize = 1 << 20;

/// Reads durable partitions as they grow, until the stage is over.
pub(super) async fn read_along(reactor: Reactor, stage: Rc<Stage>, seed: u64) {
    let mut draw = Draw::new(seed);
    let mut positions: BTreeMap<Place, i64> = stage.durable_places().into_iter().map(|place| (place, 0)).collect();
    while !stage.over.get() {
        let mut link = stage.connect(&reactor, &mut draw).await;
        let ended = loop {
            if stage.over.get() {
                return;
            }
            let bytes_max = draw.between(1_000, 100_000) as i32;
            match fetch(&mut link, &stage, &mut positions, 100, bytes_max).await {
                Ok(fetched) => {
                    let mut history = stage.history.borrow_mut();
                    for (place, offset, value) in fetched.records {
                        history.saw(place, offset, value);
                    }
                }
                Err(error) => break error,
            }
            reactor.sleep(Duration::from_micros(draw.between(100, 10_000))).await;
        };
        stage.note("reader", &ended);
        if ended != LinkError::Lost {
            return;
        }
        reactor.sleep(Duration::from_millis(draw.between(1, 20))).await;
    }
}

/// Reads every partition from its first record to its last.
pub(super) async fn read_all(reactor: Reactor, stage: Rc<Stage>) {
    let mut draw = Draw::new(1);
    let mut positions: BTreeMap<Place, i64> = BTreeMap::new();
    for durable in [true, false] {
        positions.extend(stage.places(durable).into_iter().map(|place| (place, 0)));
    }
    let mut held: BTreeMap<Place, Vec<(i64, u64)>> = positions.keys().map(|place| (*place, Vec::new())).collect();
    'again: loop {
        let mut link = stage.connect(&reactor, &mut draw).await;
        loop {
            match fetch(&mut link, &stage, &mut positions, 0, 1 << 20).await {
                Ok(fetched) => {
                    for (place, offset, value) in fetched.records {
                        held.entry(place).or_default().push((offset, value));
                    }
                    if fetched.at_end == positions.len() {
                        stage.history.borrow_mut().held = held;
                        return stage.over.set(true);
                    }
                }
                Err(LinkError::Lost) => break,
                Err(error) => {
                    stage.note("last reader", &error);
                    stage.history.borrow_mut().held = held;
                    return stage.over.set(true);
                }
            }
        }
        reactor.sleep(Duration::from_millis(5)).await;
        continue 'again;
    }
}

#[derive(Default)]
struct Fetched {
    records: Vec<(Place, i64, u64)>,
    /// Partitions read up to their high watermark.
    at_end: usize,
}

/// One request for all partitions; moves the positions on.
async fn fetch(
    link: &mut Link,
    stage: &Stage,
    positions: &mut BTreeMap<Place, i64>,
    wait_ms: i32,
    bytes_max: i32,
) -> Result<Fetched, LinkError> {
    let mut topics: SmallVec<[FetchTopic<'_>; 1]> = SmallVec::new();
    for (place, position) in positions.iter() {
        let Some(topic) = stage.topics.get(place.topic) else { continue };
        let partition = FetchPartition {
            partition: place.partition,
            fetch_offset: *position,
            partition_max_bytes: bytes_max,
            ..FetchPartition::default()
        };
        match topics.last_mut() {
            Some(last) if last.topic == topic.name.as_str() => last.partitions.push(partition),
            _ => topics.push(FetchTopic {
                topic: topic.name.as_str().into(),
                partitions: SmallVec::from_iter([partition]),
                ..FetchTopic::default()
            }),
        }
    }
    let request = FetchRequest {
        max_wait_ms: wait_ms,
        min_bytes: i32::from(wait_ms > 0),
        max_bytes: bytes_max.saturating_mul(2),
        topics,
        ..FetchRequest::default()
    };
    let answer = link.call(&request, FETCH_VERSION).await?;
    let response: FetchResponse<'_> = answer.read()?;
    if response.error_code != 0 {
        return Err(LinkError::Wrong(format!("a fetch was refused: {:?}", ErrorCode::from_code(response.error_code))));
    }
    let mut fetched = Fetched::default();
    for topic in &response.responses {
        let Some((index, _)) = stage.topic(&topic.topic) else { continue };
        for data in &topic.partitions {
            let place = Place { topic: index, partition: data.partition_index };
            let Some(position) = positions.get_mut(&place) else { continue };
            take_in(place, data, position, &mut fetched)?;
        }
    }
    Ok(fetched)
}

fn take_in(place: Place, data: &PartitionData<'_>, position: &mut i64, fetched: &mut Fetched) -> Result<(), LinkError> {
    match ErrorCode::from_code(data.error_code) {
        Some(ErrorCode::None) => {}
        // Not made yet, or this shard has not heard of it.
        Some(ErrorCode::UnknownTopicOrPartition | ErrorCode::NotLeaderOrFollower) => return Err(LinkError::Lost),
        error => return Err(LinkError::Wrong(format!("reading {place:?} at {position}: {error:?}"))),
    }
    let unsound =
        |what: String| LinkError::Wrong(format!("{place:?} near offset {position}: {what}", position = *position));
    let bytes = data.records.and_then(|records| records.bytes()).unwrap_or_default();
    let mut decompressor = Decompressor::new();
    let mut next = *position;
    for batch in batches(bytes) {
        let batch = match batch {
            Ok(batch) => batch,
            Err(BatchFault::Truncated { .. }) if next > *position => break,
            Err(fault) => return Err(unsound(fault.to_string())),
        };
        batch.check_crc().map_err(|fault| unsound(fault.to_string()))?;
        let records = batch.records(&mut decompressor, DECOMPRESSED_BYTES_MAX);
        for record in records.map_err(|fault| unsound(fault.to_string()))? {
            let record = record.map_err(|fault| unsound(fault.to_string()))?;
            if record.offset.0 < next {
                continue;
            }
            if record.offset.0 >= data.high_watermark {
                return Err(unsound(format!("offset {} is above the high watermark", record.offset.0)));
            }
            let value = record.value.and_then(value_of).ok_or_else(|| unsound("a record is garbled".to_owned()))?;
            fetched.records.push((place, record.offset.0, value));
            next = record.offset.0 + 1;
        }
    }
    *position = next;
    fetched.at_end += usize::from(next >= data.high_watermark);
    Ok(())
}
