//! A node's own settings, typed: `server.properties`, `--override`, and what the cluster sets on top.  Pure.
//!
//! Two steps.  [`ServerProperties`] reads a file: keys known or not, values checked one by one.  [`BrokerConfig`]
//! gives them meaning together, and is made again when a dynamic config changes.

use std::path::PathBuf;
use std::time::Duration;

use super::definition::{ConfigDefinition, broker_definition, list_items};
use super::layers::{BrokerLayers, Values};
use super::listener::{ListenerAddress, SecurityProtocol};
use super::properties::{self, BadEscape};
use super::reach::{Remark, remark};
use crate::base::BrokerId;

/// Why the broker cannot start with these settings: one sentence, then what to do.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ConfigError {
    #[error("the config file cannot be read: {0}; correct that line")]
    Escape(#[from] BadEscape),
    #[error("--override {0} has no \"=\"; write it as --override key=value")]
    Override(String),
    #[error("{key}={value}: expected {expected}; correct it or remove the line to use {fallback}")]
    Value { key: String, value: String, expected: String, fallback: String },
    #[error("{key}={value}: {problem}; {remedy}")]
    Meaning { key: &'static str, value: String, problem: String, remedy: &'static str },
}

/// The keys of a file and of the command line.
#[derive(Clone, Default, Debug)]
pub struct ServerProperties {
    pub values: Values,
    /// Keys that do nothing, to be told at start.
    pub remarks: Vec<Remark>,
}

impl ServerProperties {
    /// Reads a file's bytes and then `key=value` overrides, which win.
    pub fn read(file: &[u8], overrides: &[String]) -> Result<ServerProperties, ConfigError> {
        let mut pairs: Vec<(String, String)> = properties::parse(file)?.into_iter().map(|p| (p.key, p.value)).collect();
        for text in overrides {
            let (key, value) = text.split_once('=').ok_or_else(|| ConfigError::Override(text.clone()))?;
            pairs.push((key.trim().to_owned(), value.trim().to_owned()));
        }
        ServerProperties::from_pairs(pairs)
    }

    /// Checks each value on its own; of a repeated key the last one counts.
    pub fn from_pairs(pairs: impl IntoIterator<Item = (String, String)>) -> Result<ServerProperties, ConfigError> {
        let mut given = Values::new();
        given.extend(pairs);
        let mut properties = ServerProperties::default();
        for (key, value) in given {
            properties.remarks.extend(remark(&key));
            let Some(definition) = broker_definition(&key) else { continue };
            let value = definition.check(&value).map_err(|_| wrong(definition, &value))?;
            properties.values.insert(key, value);
        }
        // `broker.id` is the older name of `node.id`; either stands for both, as in Kafka.
        let id = ["node.id", "broker.id"].iter().find_map(|key| properties.values.get(*key).cloned());
        if let Some(id) = id {
            for key in ["node.id", "broker.id"] {
                properties.values.entry(key.to_owned()).or_insert_with(|| id.clone());
            }
        }
        Ok(properties)
    }
}

fn wrong(definition: &ConfigDefinition, value: &str) -> ConfigError {
    let value = if definition.is_sensitive() { "[hidden]" } else { value.trim() };
    ConfigError::Value {
        key: definition.name.to_owned(),
        value: value.to_owned(),
        expected: definition.expected().to_string(),
        fallback: match definition.default_text() {
            Some("") | None => "no value".to_owned(),
            Some(default) => format!("the default, {default}"),
        },
    }
}

/// A node's settings, typed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BrokerConfig {
    pub node_id: BrokerId,
    /// Where clients connect; never empty.
    pub listeners: Vec<ListenerAddress>,
    /// What clients are told, one for each listener; a host of `None` means "the address you came in by".
    pub advertised_listeners: Vec<ListenerAddress>,
    /// Listeners of the controller role; nothing listens there on a single node, but the metadata log names one.
    pub controller_listeners: Vec<ListenerAddress>,
    /// Never empty.
    pub log_dirs: Vec<PathBuf>,
    pub metadata_snapshot_bytes: i64,
    pub rack: Option<String>,
    pub partitions_default: i32,
    pub replication_factor_default: i16,
    pub auto_create_topics: bool,
    pub delete_topics: bool,
    pub request_bytes_max: u32,
    /// `None` leaves it to the system.
    pub socket_send_buffer_bytes: Option<u32>,
    pub socket_receive_buffer_bytes: Option<u32>,
    pub listen_backlog: u32,
    /// `None`: a connection may idle for ever.
    pub connection_idle_max: Option<Duration>,
    pub connections_max: u32,
    pub connections_per_ip_max: u32,
    pub fetch_bytes_max: u32,
    pub fetch_sessions_max: u32,
    pub producer_id_expiration: Duration,
    pub retention_check_interval: Duration,
    pub recovery_checkpoint_interval: Duration,
    pub high_watermark_checkpoint_interval: Duration,
    pub offsets_topic: InternalTopic,
    pub transaction_topic: InternalTopic,
    pub share_topic: InternalTopic,
}

/// How an internal topic is made when it is first needed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct InternalTopic {
    pub partitions: i32,
    pub replication_factor: i16,
    pub segment_bytes: u32,
    /// `None` where Kafka sets none on the topic.
    pub in_sync_replicas_min: Option<i32>,
}

/// The node id of a broker whose file names none.
pub const NODE_ID_DEFAULT: i32 = 1;

impl BrokerConfig {
    /// Gives meaning to all values together; refuses what cannot work or would silently be something else.
    pub fn resolve(layers: &BrokerLayers) -> Result<BrokerConfig, ConfigError> {
        let view = View { layers };
        view.check_roles()?;
        let node_id = match view.given("node.id") {
            Some(_) => view.number("node.id")?,
            None => NODE_ID_DEFAULT,
        };
        view.check_quorum(node_id)?;
        let controller_names: Vec<String> =
            view.list("controller.listener.names").iter().map(|name| name.to_ascii_uppercase()).collect();
        let all = view.listeners("listeners")?;
        let (controller_listeners, listeners): (Vec<_>, Vec<_>) =
            all.into_iter().partition(|listener| controller_names.contains(&listener.name));
        view.check_protocols(&listeners)?;
        if listeners.is_empty() {
            return Err(ConfigError::Meaning {
                key: "listeners",
                value: view.text("listeners"),
                problem: "clients have no listener to connect to".into(),
                remedy: "add one such as PLAINTEXT://:9092 that controller.listener.names does not name",
            });
        }
        let advertised_listeners = view.advertised(&listeners, &controller_names)?;
        let mut log_dirs: Vec<PathBuf> = view.list("log.dirs").iter().map(PathBuf::from).collect();
        if log_dirs.is_empty() {
            log_dirs = view.list("log.dir").iter().map(PathBuf::from).collect();
        }
        if log_dirs.is_empty() {
            return Err(ConfigError::Meaning {
                key: "log.dirs",
                value: String::new(),
                problem: "there is no directory to keep data in".into(),
                remedy: "name at least one directory",
            });
        }
        view.check_metadata_directory(&log_dirs)?;
        let idle_ms: i64 = view.number("connections.max.idle.ms")?;
        let buffer = |name: &'static str| -> Result<Option<u32>, ConfigError> {
            let bytes: i64 = view.number(name)?;
            Ok(u32::try_from(bytes).ok())
        };
        Ok(BrokerConfig {
            node_id: BrokerId(node_id),
            listeners,
            advertised_listeners,
            controller_listeners,
            log_dirs,
            metadata_snapshot_bytes: view.number("metadata.log.max.record.bytes.between.snapshots")?,
            rack: view.given("broker.rack").map(str::to_owned),
            partitions_default: view.number("num.partitions")?,
            replication_factor_default: view.number("default.replication.factor")?,
            auto_create_topics: view.flag("auto.create.topics.enable"),
            delete_topics: view.flag("delete.topic.enable"),
            request_bytes_max: view.number("socket.request.max.bytes")?,
            socket_send_buffer_bytes: buffer("socket.send.buffer.bytes")?,
            // Not Kafka's default of 102400 unless it was asked for: docs/decisions.md, 51.
            socket_receive_buffer_bytes: match view.layers.file.contains_key("socket.receive.buffer.bytes") {
                true => buffer("socket.receive.buffer.bytes")?,
                false => None,
            },
            listen_backlog: view.number("socket.listen.backlog.size")?,
            connection_idle_max: u64::try_from(idle_ms).ok().map(Duration::from_millis),
            connections_max: view.number("max.connections")?,
            connections_per_ip_max: view.number("max.connections.per.ip")?,
            fetch_bytes_max: view.number("fetch.max.bytes")?,
            fetch_sessions_max: view.number("max.incremental.fetch.session.cache.slots")?,
            producer_id_expiration: view.milliseconds("producer.id.expiration.ms")?,
            retention_check_interval: view.milliseconds("log.retention.check.interval.ms")?,
            recovery_checkpoint_interval: view.milliseconds("log.flush.offset.checkpoint.interval.ms")?,
            high_watermark_checkpoint_interval: view.milliseconds("replica.high.watermark.checkpoint.interval.ms")?,
            offsets_topic: InternalTopic {
                partitions: view.number("offsets.topic.num.partitions")?,
                replication_factor: view.number("offsets.topic.replication.factor")?,
                segment_bytes: view.number("offsets.topic.segment.bytes")?,
                in_sync_replicas_min: None,
            },
            transaction_topic: InternalTopic {
                partitions: view.number("transaction.state.log.num.partitions")?,
                replication_factor: view.number("transaction.state.log.replication.factor")?,
                segment_bytes: view.number("transaction.state.log.segment.bytes")?,
                in_sync_replicas_min: Some(view.number("transaction.state.log.min.isr")?),
            },
            share_topic: InternalTopic {
                partitions: view.number("share.coordinator.state.topic.num.partitions")?,
                replication_factor: view.number("share.coordinator.state.topic.replication.factor")?,
                segment_bytes: view.number("share.coordinator.state.topic.segment.bytes")?,
                in_sync_replicas_min: Some(view.number("share.coordinator.state.topic.min.isr")?),
            },
        })
    }
}

/// Reads typed values out of the layers.
struct View<'a> {
    layers: &'a BrokerLayers,
}

impl View<'_> {
    /// The value if one is set or defaulted and not empty.
    fn given(&self, name: &str) -> Option<&str> {
        self.layers.value(name).filter(|text| !text.is_empty())
    }

    fn text(&self, name: &str) -> String {
        self.layers.value(name).unwrap_or_default().to_owned()
    }

    fn list(&self, name: &str) -> Vec<String> {
        list_items(self.layers.value(name).unwrap_or_default()).map(str::to_owned).collect()
    }

    fn flag(&self, name: &str) -> bool {
        self.layers.value(name).is_some_and(|text| text.eq_ignore_ascii_case("true"))
    }

    fn number<N: std::str::FromStr>(&self, name: &'static str) -> Result<N, ConfigError> {
        let value = self.text(name);
        value.parse().map_err(|_| ConfigError::Meaning {
            key: name,
            value: value.clone(),
            problem: "this number is out of range".into(),
            remedy: "correct it or remove it to use the default",
        })
    }

    fn milliseconds(&self, name: &'static str) -> Result<Duration, ConfigError> {
        self.number(name).map(Duration::from_millis)
    }

    fn listeners(&self, key: &'static str) -> Result<Vec<ListenerAddress>, ConfigError> {
        let mut listeners: Vec<ListenerAddress> = Vec::new();
        for item in self.list(key) {
            let problem = match ListenerAddress::parse(&item) {
                None => format!("\"{item}\" is not of the form NAME://host:port"),
                Some(address) if listeners.iter().any(|other| other.name == address.name) => {
                    format!("the name {} is given twice", address.name)
                }
                Some(address) => {
                    listeners.push(address);
                    continue;
                }
            };
            let remedy = "write for example PLAINTEXT://127.0.0.1:9092";
            return Err(ConfigError::Meaning { key, value: self.text(key), problem, remedy });
        }
        Ok(listeners)
    }

    fn advertised(
        &self,
        listeners: &[ListenerAddress],
        controller_names: &[String],
    ) -> Result<Vec<ListenerAddress>, ConfigError> {
        let key = "advertised.listeners";
        let given = self.listeners(key)?;
        let refuse = |problem: String, remedy: &'static str| {
            Err(ConfigError::Meaning { key, value: self.text(key), problem, remedy })
        };
        for address in &given {
            if controller_names.contains(&address.name) {
                continue;
            }
            if !listeners.iter().any(|listener| listener.name == address.name) {
                return refuse(format!("listeners has no {}", address.name), "advertise only what is listened on");
            }
            if address.host.is_some() && address.is_wildcard() {
                return refuse(
                    format!("nobody can connect to {address}"),
                    "name an address that clients can reach, or leave the host empty to answer with the one they used",
                );
            }
        }
        let advertise = |listener: &ListenerAddress| {
            let named = given.iter().find(|address| address.name == listener.name);
            match named {
                Some(address) => address.clone(),
                // Not configured: a client is answered with the address it came in by, unless that is fixed anyway.
                None if listener.is_wildcard() => ListenerAddress { host: None, ..listener.clone() },
                None => listener.clone(),
            }
        };
        Ok(listeners.iter().map(advertise).collect())
    }

    fn check_protocols(&self, listeners: &[ListenerAddress]) -> Result<(), ConfigError> {
        let key = "listener.security.protocol.map";
        let map = self.list(key);
        for listener in listeners {
            let mapped = map.iter().filter_map(|item| item.split_once(':'));
            let named = mapped.into_iter().find(|(name, _)| name.trim().eq_ignore_ascii_case(&listener.name));
            let protocol = match named {
                Some((_, protocol)) => SecurityProtocol::from_name(protocol.trim()),
                None => SecurityProtocol::from_name(&listener.name),
            };
            let refuse = |problem: String, remedy: &'static str| {
                Err(ConfigError::Meaning { key, value: self.text(key), problem, remedy })
            };
            match protocol {
                Some(SecurityProtocol::Plaintext) => {}
                Some(_) => {
                    return refuse(
                        format!(
                            "the listener {} asks for TLS or SASL, which this version does not serve",
                            listener.name
                        ),
                        "use PLAINTEXT on a loopback or otherwise private address",
                    );
                }
                None => {
                    return refuse(
                        format!("it does not say what is spoken on the listener {}", listener.name),
                        "add NAME:PLAINTEXT to it",
                    );
                }
            }
        }
        Ok(())
    }

    /// A metadata log elsewhere would be passed over, and an empty cluster begun beside it.
    fn check_metadata_directory(&self, log_dirs: &[PathBuf]) -> Result<(), ConfigError> {
        let key = "metadata.log.dir";
        match (self.given(key), log_dirs.first()) {
            (Some(given), Some(first)) if first.as_path() != std::path::Path::new(given) => Err(ConfigError::Meaning {
                key,
                value: given.to_owned(),
                problem: format!("this version keeps the metadata log in the first of log.dirs, {}", first.display()),
                remedy: "move the folder __cluster_metadata-0 there and remove the line",
            }),
            _ => Ok(()),
        }
    }

    fn check_roles(&self) -> Result<(), ConfigError> {
        let roles = self.list("process.roles");
        if roles.is_empty() || ["broker", "controller"].iter().all(|role| roles.iter().any(|r| r == role)) {
            return Ok(());
        }
        Err(ConfigError::Meaning {
            key: "process.roles",
            value: roles.join(","),
            problem: "this version runs as one node that is broker and controller".into(),
            remedy: "write process.roles=broker,controller or remove the line",
        })
    }

    /// One voter, and that is us: anything else would be a cluster, and quietly not joining it would be worse.
    fn check_quorum(&self, node_id: i32) -> Result<(), ConfigError> {
        for key in ["controller.quorum.voters", "controller.quorum.bootstrap.servers"] {
            let named = self.list(key);
            let is_other = |voter: &String| {
                key == "controller.quorum.voters" && voter.split('@').next() != Some(node_id.to_string().as_str())
            };
            if named.len() > 1 || named.iter().any(is_other) {
                return Err(ConfigError::Meaning {
                    key,
                    value: named.join(","),
                    problem: "it names other controllers, and this version has no replication".into(),
                    remedy: "name only this node or remove the line",
                });
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests;
