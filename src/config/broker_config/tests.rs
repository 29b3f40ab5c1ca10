use super::super::reach::sentences;
use super::*;

/// The settings of the file that Apache Kafka 4.4 ships as config/server.properties.
const SHIPPED: &str = "
process.roles=broker,controller
node.id=1
controller.quorum.bootstrap.servers=localhost:9093
listeners=PLAINTEXT://:9092,CONTROLLER://:9093
inter.broker.listener.name=PLAINTEXT
advertised.listeners=PLAINTEXT://localhost:9092,CONTROLLER://localhost:9093
controller.listener.names=CONTROLLER
listener.security.protocol.map=CONTROLLER:PLAINTEXT,PLAINTEXT:PLAINTEXT,SSL:SSL,SASL_PLAINTEXT:SASL_PLAINTEXT,SASL_SSL:SASL_SSL
num.network.threads=3
num.io.threads=8
socket.send.buffer.bytes=102400
socket.receive.buffer.bytes=102400
socket.request.max.bytes=104857600
log.dirs=/tmp/kraft-combined-logs
num.partitions=1
num.recovery.threads.per.data.dir=2
offsets.topic.replication.factor=1
transaction.state.log.replication.factor=1
transaction.state.log.min.isr=1
share.coordinator.state.topic.replication.factor=1
share.coordinator.state.topic.min.isr=1
#log.flush.interval.messages=10000
log.retention.hours=168
log.segment.bytes=1073741824
log.retention.check.interval.ms=300000
";

fn read(text: &str) -> Result<(BrokerConfig, Vec<Remark>), ConfigError> {
    let properties = ServerProperties::read(text.as_bytes(), &[])?;
    Ok((BrokerConfig::resolve(&BrokerLayers::of_file(properties.values))?, properties.remarks))
}

fn refused(text: &str) -> String {
    read(text).expect_err(text).to_string()
}

#[test]
fn the_file_that_kafka_ships_is_taken_as_it_is() {
    let (config, remarks) = read(SHIPPED).expect("accepted");
    assert_eq!(config.node_id, BrokerId(1));
    let text = |addresses: &[ListenerAddress]| addresses.iter().map(ToString::to_string).collect::<Vec<_>>();
    assert_eq!(text(&config.listeners), ["PLAINTEXT://:9092"]);
    assert_eq!(text(&config.advertised_listeners), ["PLAINTEXT://localhost:9092"]);
    assert_eq!(text(&config.controller_listeners), ["CONTROLLER://:9093"]);
    assert_eq!(config.log_dirs, [PathBuf::from("/tmp/kraft-combined-logs")]);
    assert_eq!(config.offsets_topic.replication_factor, 1);
    assert!(!remarks.iter().any(|remark| matches!(remark, Remark::Unknown { .. })), "{remarks:?}");
    let told = sentences(&remarks).join("\n");
    for key in ["num.io.threads", "offsets.topic.replication.factor", "controller.quorum.bootstrap.servers"] {
        assert!(told.contains(key), "{key} is not told: {told}");
    }
}

#[test]
fn without_a_file_everything_has_a_default() {
    let (config, remarks) = read("").expect("accepted");
    assert_eq!(config.node_id, BrokerId(NODE_ID_DEFAULT));
    assert_eq!(config.request_bytes_max, 104_857_600);
    assert_eq!(config.connection_idle_max, Some(Duration::from_secs(600)));
    assert_eq!(config.socket_send_buffer_bytes, Some(102_400));
    assert!(config.auto_create_topics && config.delete_topics);
    assert!(remarks.is_empty());
}

#[test]
fn an_override_wins_over_the_file() {
    let overrides = ["num.partitions=7".to_owned(), "broker.id=3".to_owned()];
    let properties = ServerProperties::read(b"num.partitions=2", &overrides).expect("valid");
    let config = BrokerConfig::resolve(&BrokerLayers::of_file(properties.values)).expect("accepted");
    assert_eq!((config.partitions_default, config.node_id), (7, BrokerId(3)));
    let error = ServerProperties::read(b"", &["x".to_owned()]).expect_err("no =");
    assert_eq!(error.to_string(), "--override x has no \"=\"; write it as --override key=value");
}

#[test]
fn a_wrong_value_is_refused_with_key_value_expectation_and_remedy() {
    assert_eq!(
        refused("socket.request.max.bytes=abc"),
        "socket.request.max.bytes=abc: expected a whole number of at least 1; correct it or remove the line to use \
         the default, 104857600"
    );
    assert_eq!(
        refused("log.message.timestamp.type=now"),
        "log.message.timestamp.type=now: expected a text out of CreateTime, LogAppendTime; correct it or remove the \
         line to use the default, CreateTime"
    );
    assert!(refused("a=\\u1").contains("line 1"));
}

#[test]
fn what_would_silently_be_something_else_is_refused() {
    for (file, part) in [
        ("process.roles=broker", "broker and controller"),
        ("controller.quorum.voters=1@a:1,2@b:1", "no replication"),
        ("node.id=2\ncontroller.quorum.voters=1@a:1", "no replication"),
        ("controller.quorum.bootstrap.servers=a:1,b:1", "no replication"),
        ("listeners=SSL://:9092", "does not serve"),
        ("listeners=FOO://:9092", "does not say what is spoken on the listener FOO"),
        ("listeners=PLAINTEXT:9092", "is not of the form"),
        ("listeners=PLAINTEXT://:1,plaintext://:2", "given twice"),
        ("listeners=C://:1\ncontroller.listener.names=C", "no listener to connect to"),
        ("advertised.listeners=PLAINTEXT://0.0.0.0:9092", "nobody can connect"),
        ("advertised.listeners=OTHER://h:9092", "listeners has no OTHER"),
        ("log.dirs=/a\nmetadata.log.dir=/b", "keeps the metadata log in the first of log.dirs, /a"),
        ("log.dirs=", "log.dirs"),
    ] {
        // The last line falls back to log.dir, whose default is a scratch directory.
        if file == "log.dirs=" {
            assert!(read(file).is_ok());
            continue;
        }
        assert!(refused(file).contains(part), "{file}: {}", refused(file));
    }
}

#[test]
fn a_listener_of_any_name_may_be_mapped_to_plaintext() {
    let (config, _) = read(
        "listeners=INSIDE://10.0.0.1:1,OUTSIDE://:2\nlistener.security.protocol.map=INSIDE:PLAINTEXT,OUTSIDE:PLAINTEXT",
    )
    .expect("accepted");
    let told: Vec<_> = config.advertised_listeners.iter().map(ToString::to_string).collect();
    assert_eq!(told, ["INSIDE://10.0.0.1:1", "OUTSIDE://:2"]);
}

#[test]
fn minus_one_leaves_socket_buffers_to_the_system_and_lets_connections_idle() {
    let (config, _) = read("socket.send.buffer.bytes=-1\nconnections.max.idle.ms=-1").expect("accepted");
    assert_eq!((config.socket_send_buffer_bytes, config.connection_idle_max), (None, None));
}

proptest::proptest! {
    #[test]
    fn no_file_makes_the_reader_panic(
        key in proptest::sample::select(crate::config::broker_definitions().iter().map(|d| d.name).collect::<Vec<_>>()),
        value in ".{0,40}",
        noise in proptest::collection::vec(proptest::num::u8::ANY, 0..80),
    ) {
        let mut file = format!("{key}={value}\n").into_bytes();
        file.extend_from_slice(&noise);
        if let Ok(properties) = ServerProperties::read(&file, &[]) {
            let layers = BrokerLayers::of_file(properties.values);
            let _ = BrokerConfig::resolve(&layers);
            let _ = sentences(&properties.remarks);
            let _ = crate::config::describe_broker(&layers, crate::config::Wanted::All);
            let _ = crate::config::TopicConfig::resolve(&Values::new(), &layers);
        }
    }
}
