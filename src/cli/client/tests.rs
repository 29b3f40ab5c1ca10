//! The client against programs that are no brokers, or bad ones, in this process: what a user gets to read.

use std::io::{Read, Write};
use std::net::{TcpListener, TcpStream};
use std::thread::JoinHandle;
use std::time::Duration;

use super::{ClientError, Cluster, Connection, Timeouts};
use crate::wire::frame::{RequestHead, write_response};
use crate::wire::generated::api_versions_response::{ApiVersion, ApiVersionsResponse};
use crate::wire::generated::metadata_response::{
    MetadataResponse, MetadataResponseBroker, MetadataResponsePartition, MetadataResponseTopic,
};
use crate::wire::{ApiKey, Message, Reader, Writer};

const QUICK: Timeouts = Timeouts { connect: Duration::from_secs(5), answer: Duration::from_millis(400) };

/// Listens, and hands the first connection to `serve`.
fn listen(serve: impl FnOnce(TcpStream) + Send + 'static) -> (String, JoinHandle<()>) {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = listener.local_addr().unwrap().to_string();
    let thread = std::thread::spawn(move || {
        if let Ok((stream, _)) = listener.accept() {
            stream.set_read_timeout(Some(Duration::from_secs(10))).unwrap();
            serve(stream);
        }
    });
    (address, thread)
}

/// What opening a connection to a program that sends these bytes and closes ends with.
fn opening_meets(bytes: &'static [u8]) -> String {
    let (address, thread) = listen(move |mut stream| {
        let mut request = [0; 4];
        let _ = stream.read_exact(&mut request);
        let mut rest = vec![0; u32::from_be_bytes(request) as usize];
        let _ = stream.read_exact(&mut rest);
        let _ = stream.write_all(bytes);
    });
    let failure = Connection::open(&address, QUICK).err().expect("this is no broker").to_string();
    thread.join().unwrap();
    assert!(failure.contains(&address), "no address in: {failure}");
    failure.replace(&address, "ADDRESS")
}

/// One request of a client, answered with this body.
fn answer<'a, M: Message<'a>>(stream: &mut TcpStream, expected: ApiKey, body: &M) -> i16 {
    let mut length = [0; 4];
    stream.read_exact(&mut length).unwrap();
    let mut frame = vec![0; u32::from_be_bytes(length) as usize];
    stream.read_exact(&mut frame).unwrap();
    let head = RequestHead::read(&mut Reader::new(&frame)).unwrap();
    assert_eq!(head.key, expected);
    let mut writer = Writer::new();
    write_response(&mut writer, head.key, head.version, head.correlation_id, body).unwrap();
    stream.write_all(writer.as_slice()).unwrap();
    head.version
}

fn versions(apis: &[(ApiKey, i16, i16)]) -> ApiVersionsResponse<'static> {
    let api_keys = apis
        .iter()
        .map(|(key, min, max)| ApiVersion { api_key: key.code(), min_version: *min, max_version: *max })
        .collect();
    ApiVersionsResponse { api_keys, ..ApiVersionsResponse::default() }
}

#[test]
fn a_tls_port_is_recognised_by_its_alert() {
    let sentence = opening_meets(b"\x15\x03\x03\x00\x02\x02\x0a");
    assert_eq!(
        sentence,
        "ADDRESS speaks TLS, which this command cannot: give the port of a plaintext listener with -b"
    );
}

#[test]
fn an_http_server_is_recognised_by_its_answer() {
    let sentence = opening_meets(b"HTTP/1.1 400 Bad Request\r\n\r\n");
    assert!(sentence.starts_with("ADDRESS speaks HTTP, not the Kafka protocol"), "{sentence}");
}

#[test]
fn other_programs_are_quoted() {
    let sentence = opening_meets(b"SSH-2.0-x\r\n");
    assert!(sentence.starts_with("ADDRESS does not speak the Kafka protocol (it sent 'SSH-…')"), "{sentence}");
    let sentence = opening_meets(b"\xff\xff\xff\xff");
    assert!(sentence.contains("the bytes ff ff ff ff"), "{sentence}");
}

#[test]
fn a_connection_closed_without_answer_is_explained() {
    let sentence = opening_meets(b"");
    assert!(sentence.starts_with("ADDRESS closed the connection without an answer to ApiVersions"), "{sentence}");
    assert!(sentence.contains("TLS or authentication"), "{sentence}");
}

#[test]
fn an_answer_that_ends_early_or_answers_something_else_is_refused() {
    let sentence = opening_meets(b"\x00\x00\x00\x10\x00\x00");
    assert!(sentence.contains("closed in the middle of an answer"), "{sentence}");
    let sentence = opening_meets(b"\x00\x00\x00\x06\x00\x00\x00\x63\x00\x00");
    assert!(sentence.contains("it answers request 99"), "{sentence}");
    let sentence = opening_meets(b"\x00\x00\x00\x06\x00\x00\x00\x01\x00\x00");
    assert!(sentence.contains("cannot be read"), "{sentence}");
}

#[test]
fn silence_ends_at_the_timeout() {
    let (address, thread) = listen(|mut stream| {
        let mut sink = Vec::new();
        let _ = stream.read_to_end(&mut sink);
    });
    let failure = Connection::open(&address, QUICK).err().unwrap();
    assert!(matches!(failure, ClientError::TimedOut { what: "ApiVersions", .. }), "{failure}");
    thread.join().unwrap();
}

#[test]
fn a_port_where_nobody_listens_says_how_to_start_a_broker() {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = listener.local_addr().unwrap().to_string();
    drop(listener);
    let failure = Cluster::open(&address, QUICK).err().unwrap().to_string();
    assert!(failure.starts_with(&format!("no broker listens at {address}")), "{failure}");
    assert!(failure.contains("millrace dev"), "{failure}");
}

#[test]
fn addresses_that_are_none_are_refused_before_any_network() {
    for wrong in ["", "localhost", "localhost:", ":9092", "localhost:port", "http://localhost"] {
        let failure = Cluster::open(wrong, QUICK).err().unwrap().to_string();
        assert!(failure.contains("is no broker address"), "{wrong}: {failure}");
    }
}

#[test]
fn an_old_broker_is_asked_again_in_its_own_version() {
    let (address, thread) = listen(|mut stream| {
        // Refuses version 3 the way brokers before 2.4 do: error 35 in the layout of version 0.
        let mut length = [0; 4];
        stream.read_exact(&mut length).unwrap();
        let mut frame = vec![0; u32::from_be_bytes(length) as usize];
        stream.read_exact(&mut frame).unwrap();
        let head = RequestHead::read(&mut Reader::new(&frame)).unwrap();
        let mut writer = Writer::new();
        let refusal = ApiVersionsResponse { error_code: 35, ..versions(&[(ApiKey::ApiVersions, 0, 2)]) };
        write_response(&mut writer, head.key, 0, head.correlation_id, &refusal).unwrap();
        stream.write_all(writer.as_slice()).unwrap();
        assert_eq!(answer(&mut stream, ApiKey::ApiVersions, &versions(&[(ApiKey::Metadata, 0, 9)])), 0);
    });
    let connection = Connection::open(&address, QUICK).unwrap();
    assert_eq!(connection.version_for(ApiKey::Metadata, i16::MAX).unwrap(), 9);
    assert_eq!(connection.version_for(ApiKey::Metadata, 5).unwrap(), 5);
    let failure = connection.version_for(ApiKey::Produce, i16::MAX).unwrap_err().to_string();
    assert!(failure.contains("serves no version of Produce"), "{failure}");
    thread.join().unwrap();
}

#[test]
fn an_unknown_topic_is_said_with_what_to_do_and_is_not_created() {
    let (address, thread) = listen(|mut stream| {
        answer(&mut stream, ApiKey::ApiVersions, &versions(&[(ApiKey::Metadata, 0, 13)]));
        let metadata = MetadataResponse {
            topics: vec![MetadataResponseTopic {
                error_code: 3,
                name: Some("orders".into()),
                ..MetadataResponseTopic::default()
            }],
            ..MetadataResponse::default()
        };
        // Asked again for a while, since a topic just created may not be known everywhere.
        let mut length = [0; 4];
        while stream.peek(&mut length).is_ok_and(|count| count > 0) {
            answer(&mut stream, ApiKey::Metadata, &metadata);
        }
    });
    let mut cluster = Cluster::open(&address, QUICK).unwrap();
    let failure = cluster.topic("orders").unwrap_err().to_string();
    assert!(failure.starts_with("topic 'orders' does not exist: create it with 'millrace topic create orders'"));
    drop(cluster);
    thread.join().unwrap();
}

#[test]
fn a_partition_without_leader_is_waited_for_and_then_named() {
    let (address, thread) = listen(|mut stream| {
        answer(&mut stream, ApiKey::ApiVersions, &versions(&[(ApiKey::Metadata, 0, 13)]));
        let partition = MetadataResponsePartition { error_code: 5, leader_id: -1, ..Default::default() };
        let metadata = MetadataResponse {
            brokers: vec![MetadataResponseBroker { node_id: 1, host: "h".into(), port: 1, ..Default::default() }],
            topics: vec![MetadataResponseTopic {
                name: Some("orders".into()),
                partitions: vec![partition],
                ..MetadataResponseTopic::default()
            }],
            ..MetadataResponse::default()
        };
        let mut length = [0; 4];
        while stream.peek(&mut length).is_ok_and(|count| count > 0) {
            answer(&mut stream, ApiKey::Metadata, &metadata);
        }
    });
    let mut cluster = Cluster::open(&address, QUICK).unwrap();
    let failure = cluster.topic_with_leaders("orders", &[]).unwrap_err();
    assert!(matches!(failure, ClientError::NoLeader { partition: 0, .. }), "{failure}");
    drop(cluster);
    thread.join().unwrap();
}
