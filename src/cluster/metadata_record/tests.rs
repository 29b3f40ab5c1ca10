use super::*;

fn round(record: MetadataRecord) {
    let bytes = record.write().expect("writable");
    assert_eq!(MetadataRecord::read(&bytes).expect("readable"), record);
}

#[test]
fn a_changed_partition_says_only_what_changed() {
    let change = PartitionChange { leader: Some(None), isr: Some(vec![]), ..PartitionChange::default() };
    let (topic, partition) = (TopicId([7; 16]), PartitionIndex(3));
    round(MetadataRecord::PartitionChange { topic, partition, change });
    let none = PartitionChange::default();
    round(MetadataRecord::PartitionChange { topic, partition, change: none });
}

#[test]
fn a_broker_change_is_written_at_the_lowest_version_that_can_say_it() {
    let version = |change: BrokerChange| {
        let record = MetadataRecord::BrokerChange { id: BrokerId(7), epoch: 13, change };
        round(record.clone());
        record.write().expect("writable")[2]
    };
    assert_eq!(version(BrokerChange { fenced: Some(false), ..BrokerChange::default() }), 0);
    assert_eq!(version(BrokerChange { in_controlled_shutdown: Some(true), ..BrokerChange::default() }), 1);
    assert_eq!(version(BrokerChange { directories: Some(vec![DirectoryId([1; 16])]), ..BrokerChange::default() }), 2);
    assert_eq!(version(BrokerChange { cordoned_directories: Some(vec![]), ..BrokerChange::default() }), 3);
}

#[test]
fn a_record_that_nobody_knows_is_kept_and_written_back_as_it_was() {
    for bytes in [&[1, 99, 0, 1, 2, 3][..], &[1, 2, 9, 1, 2][..]] {
        let record = MetadataRecord::read(&Bytes::copy_from_slice(bytes)).expect("kept");
        assert!(matches!(&record, MetadataRecord::Kept(kept) if kept.key.is_unknown()));
        assert_eq!(record.write().expect("writable"), bytes);
    }
}

#[test]
fn bytes_that_are_no_record_are_refused() {
    for bytes in [&[][..], &[2, 2, 0][..], &[1][..], &[1, 2, 0][..], &[1, 0x80, 0x80, 0x80, 0x80, 0x80][..]] {
        assert!(MetadataRecord::read(&Bytes::copy_from_slice(bytes)).is_err(), "{bytes:?}");
    }
}
