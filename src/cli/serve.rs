//! `millrace dev` and `millrace serve`: the arguments become settings, [`crate::server::run`] does the rest.

use std::fmt::Write as _;
use std::fs;
use std::io::{IsTerminal as _, Write as _};
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::{Path, PathBuf};

use tracing_subscriber::EnvFilter;

use super::args::{DevArguments, HttpPort, ServeArguments};
use super::failure::Failure;
use crate::config::{BrokerConfig, BrokerLayers, ConfigError, ServerProperties, sentences};
use crate::server::{self, Ready, ServeOptions, StartError};

const LOOPBACK: IpAddr = IpAddr::V4(Ipv4Addr::LOCALHOST);
/// Which events are logged when neither MILLRACE_LOG nor RUST_LOG says.
const LOG_DEFAULT: &str = "info";

pub fn dev(arguments: DevArguments) -> Result<(), Failure> {
    log_to_stderr();
    let scratch = if arguments.ephemeral { Some(Scratch::make()?) } else { None };
    let data = scratch.as_ref().map_or(arguments.data.as_path(), |scratch| scratch.path.as_path());
    if data.to_string_lossy().contains(',') {
        // In Kafka's log.dirs a comma separates folders.
        return Err(Failure::usage("the path given with --data must not contain a comma"));
    }
    let mut pairs = dev_settings(arguments.port, data);
    // What is typed wins over what is assumed, and only of that are remarks worth reading.
    let typed = ServerProperties::from_pairs(arguments.overrides.clone())?;
    pairs.extend(arguments.overrides);
    let properties = ServerProperties { remarks: typed.remarks, ..ServerProperties::from_pairs(pairs)? };
    let port = arguments.port;
    let place = if arguments.ephemeral { "data is deleted at the end".to_owned() } else { describe_folder(data) };
    start(Start {
        properties,
        shards: arguments.shards,
        http: http_address(arguments.http_port, LOOPBACK),
        pin: true,
        insecure: false,
        banner: Box::new(move |ready| dev_banner(ready, port, &place)),
    })
}

pub fn serve(arguments: ServeArguments) -> Result<(), Failure> {
    log_to_stderr();
    let file = fs::read(&arguments.config).map_err(|error| {
        Failure::fatal(format!(
            "cannot read the config file '{}' ({error}): check the path given with --config",
            arguments.config.display()
        ))
    })?;
    let overrides: Vec<String> = arguments.overrides.iter().map(|(key, value)| format!("{key}={value}")).collect();
    let properties = ServerProperties::read(&file, &overrides)?;
    start(Start {
        properties,
        shards: arguments.shards,
        http: http_address(arguments.http_port, arguments.http_address),
        pin: true,
        insecure: arguments.insecure,
        banner: Box::new(serve_banner),
    })
}

struct Start {
    properties: ServerProperties,
    shards: Option<u16>,
    http: Option<SocketAddr>,
    pin: bool,
    insecure: bool,
    banner: Box<dyn FnOnce(&Ready) -> String>,
}

fn start(start: Start) -> Result<(), Failure> {
    for sentence in sentences(&start.properties.remarks) {
        tracing::warn!("{sentence}");
    }
    let layers = BrokerLayers::of_file(start.properties.values);
    let config = BrokerConfig::resolve(&layers)?;
    let banner = start.banner;
    server::run(ServeOptions {
        config,
        layers,
        shards: start.shards,
        http: start.http,
        pin: start.pin,
        insecure: start.insecure,
        on_ready: Box::new(move |ready| {
            // Nobody may be reading: that is no reason not to serve.
            let mut out = std::io::stdout().lock();
            let _ = out.write_all(banner(ready).as_bytes()).and_then(|()| out.flush());
        }),
    })?;
    Ok(())
}

/// What `dev` assumes: one node that does everything by itself.
fn dev_settings(port: u16, data: &Path) -> Vec<(String, String)> {
    let settings: [(&str, &str); 6] = [
        ("offsets.topic.replication.factor", "1"),
        ("transaction.state.log.replication.factor", "1"),
        ("transaction.state.log.min.isr", "1"),
        ("share.coordinator.state.topic.replication.factor", "1"),
        ("share.coordinator.state.topic.min.isr", "1"),
        ("group.initial.rebalance.delay.ms", "0"),
    ];
    let mut pairs: Vec<(String, String)> =
        settings.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned())).collect();
    pairs.push(("listeners".to_owned(), format!("PLAINTEXT://127.0.0.1:{port}")));
    pairs.push(("log.dirs".to_owned(), data.display().to_string()));
    pairs
}

fn http_address(port: HttpPort, address: IpAddr) -> Option<SocketAddr> {
    match port {
        HttpPort::Off => None,
        HttpPort::On(port) => Some(SocketAddr::new(address, port)),
    }
}

fn describe_folder(data: &Path) -> String {
    let whole = fs::canonicalize(data).unwrap_or_else(|_| data.to_path_buf());
    format!("data in {}", whole.display())
}

/// Addresses, and commands to paste.
fn dev_banner(ready: &Ready, port: u16, place: &str) -> String {
    let port = ready.listeners.first().map_or(port, SocketAddr::port);
    let broker = if port == 9092 { String::new() } else { format!(" -b 127.0.0.1:{port}") };
    let mut text = ready_line(ready);
    let _ = writeln!(text, "  {place}");
    let _ = writeln!(text, "\nTry, in another terminal:");
    let _ = writeln!(text, "  millrace topic create hello --partitions 3{broker}");
    let _ = writeln!(text, "  echo world | millrace produce hello{broker}");
    let _ = writeln!(text, "  millrace consume hello{broker}");
    let _ = writeln!(text, "Ctrl-C stops.");
    text
}

fn serve_banner(ready: &Ready) -> String {
    ready_line(ready)
}

fn ready_line(ready: &Ready) -> String {
    let listeners: Vec<String> = ready.listeners.iter().map(ToString::to_string).collect();
    let plural = if ready.shards == 1 { "" } else { "s" };
    let mut text = format!(
        "Millrace {} is ready on {} ({} shard{plural}, cluster {})\n",
        env!("CARGO_PKG_VERSION"),
        listeners.join(", "),
        ready.shards,
        ready.cluster_id
    );
    if let Some(http) = ready.http {
        let _ = writeln!(text, "  http://{http}/metrics and /healthz");
    }
    text
}

fn log_to_stderr() {
    let filter = EnvFilter::try_from_env("MILLRACE_LOG")
        .or_else(|_| EnvFilter::try_from_default_env())
        .unwrap_or_else(|_| EnvFilter::new(LOG_DEFAULT));
    let log = tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_target(false)
        .with_ansi(std::io::stderr().is_terminal())
        .with_writer(std::io::stderr);
    // A second call fails, in tests that run several commands in one process: the first one's stays.
    let _ = log.try_init();
}

/// A folder of our own that goes with the command.
struct Scratch {
    path: PathBuf,
}

impl Scratch {
    fn make() -> Result<Scratch, Failure> {
        let base = std::env::temp_dir();
        // The process id makes the name ours; a folder of that name is left over from an earlier process.
        for attempt in 0..100 {
            let path = base.join(format!("millrace-{}-{attempt}", std::process::id()));
            match fs::create_dir(&path) {
                Ok(()) => return Ok(Scratch { path }),
                Err(error) if error.kind() == std::io::ErrorKind::AlreadyExists => {}
                Err(error) => {
                    return Err(Failure::fatal(format!(
                        "cannot make a temporary folder in '{}' ({error}): set TMPDIR to a folder that can be written",
                        base.display()
                    )));
                }
            }
        }
        Err(Failure::fatal(format!("'{}' is full of old folders named millrace-*: remove them", base.display())))
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        if let Err(error) = fs::remove_dir_all(&self.path) {
            eprintln!("millrace: the temporary folder '{}' was not removed: {error}", self.path.display());
        }
    }
}

impl From<ConfigError> for Failure {
    fn from(error: ConfigError) -> Failure {
        Failure::fatal(error.to_string())
    }
}

impl From<StartError> for Failure {
    fn from(error: StartError) -> Failure {
        Failure::fatal(error.to_string())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_dev_assumes_is_a_configuration_that_starts() {
        let properties = ServerProperties::from_pairs(dev_settings(19092, Path::new("/d"))).unwrap();
        let config = BrokerConfig::resolve(&BrokerLayers::of_file(properties.values)).unwrap();
        assert_eq!(config.log_dirs, [PathBuf::from("/d")]);
        assert_eq!((config.listeners.len(), config.listeners[0].port), (1, 19092));
        assert!(config.listeners[0].is_loopback());
    }

    #[test]
    fn the_banner_has_commands_that_reach_this_broker() {
        let ready = Ready {
            listeners: vec!["127.0.0.1:19092".parse().unwrap()],
            http: Some("127.0.0.1:9644".parse().unwrap()),
            shards: 2,
            cluster_id: "c".into(),
        };
        let text = dev_banner(&ready, 19092, "data in /d");
        assert!(text.contains("ready on 127.0.0.1:19092 (2 shards, cluster c)"), "{text}");
        assert!(text.contains("millrace consume hello -b 127.0.0.1:19092"), "{text}");
        assert!(text.contains("http://127.0.0.1:9644/metrics"), "{text}");
        let usual = Ready { listeners: vec!["127.0.0.1:9092".parse().unwrap()], ..ready };
        assert!(!dev_banner(&usual, 9092, "").contains("-b"), "the usual port needs no option");
    }

    #[test]
    fn a_scratch_folder_goes_with_its_owner() {
        let scratch = Scratch::make().unwrap();
        let path = scratch.path.clone();
        fs::write(path.join("file"), "x").unwrap();
        drop(scratch);
        assert!(!path.exists());
    }
}
