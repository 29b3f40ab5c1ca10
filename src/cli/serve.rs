//! `millrace dev` and `millrace serve`: the arguments become settings, the broker does the rest.

use std::io::Write as _;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};

use super::args::{DevArguments, HttpPort, ServeArguments};
use super::failure::Failure;
use crate::config::{BrokerConfig, BrokerLayers, ServerProperties, sentences};
use crate::server::{self, Ready, ServeOptions};

pub fn dev(arguments: DevArguments) -> Result<(), Failure> {
    start_logging();
    let ephemeral = arguments.ephemeral.then(Ephemeral::make).transpose()?;
    let data = ephemeral.as_ref().map_or(arguments.data, |folder| folder.path.clone());
    let properties = ServerProperties::from_pairs([
        ("listeners".to_owned(), format!("PLAINTEXT://127.0.0.1:{}", arguments.port)),
        ("log.dirs".to_owned(), data.display().to_string()),
    ]);
    let http = match arguments.http_port {
        HttpPort::Off => None,
        HttpPort::On(port) => Some(SocketAddr::from(([127, 0, 0, 1], port))),
    };
    let shown = data.clone();
    let options = options(properties, arguments.shards, http, true)?;
    server::run(ServeOptions { on_ready: Box::new(move |ready| banner(ready, &shown)), ..options })
        .map_err(|error| Failure::fatal(error.to_string()))
}

pub fn serve(arguments: ServeArguments) -> Result<(), Failure> {
    start_logging();
    let file = std::fs::read(&arguments.config)
        .map_err(|error| Failure::fatal(format!("cannot read {}: {error}", arguments.config.display())))?;
    let overrides: Vec<String> = arguments.overrides.iter().map(|(key, value)| format!("{key}={value}")).collect();
    let properties = ServerProperties::read(&file, &overrides);
    let http = match arguments.http_port {
        HttpPort::Off => None,
        HttpPort::On(port) => Some(SocketAddr::new(arguments.http_address, port)),
    };
    let options = options(properties, arguments.shards, http, arguments.insecure)?;
    server::run(options).map_err(|error| Failure::fatal(error.to_string()))
}

fn options(
    properties: Result<ServerProperties, crate::config::ConfigError>,
    shards: Option<u16>,
    http: Option<SocketAddr>,
    insecure: bool,
) -> Result<ServeOptions, Failure> {
    let properties = properties.map_err(|error| Failure::fatal(error.to_string()))?;
    for sentence in sentences(&properties.remarks) {
        tracing::warn!("{sentence}");
    }
    let layers = BrokerLayers::of_file(properties.values);
    let config = BrokerConfig::resolve(&layers).map_err(|error| Failure::fatal(error.to_string()))?;
    Ok(ServeOptions {
        config,
        layers,
        shards,
        http,
        pin: true,
        insecure,
        on_ready: Box::new(|ready| {
            let listeners: Vec<String> = ready.listeners.iter().map(ToString::to_string).collect();
            tracing::info!("serving Kafka clients on {} with {} shards", listeners.join(", "), ready.shards);
        }),
    })
}

/// What a newcomer needs, with commands to paste.
fn banner(ready: &Ready, data: &Path) {
    let address = ready.listeners.first().map_or_else(String::new, ToString::to_string);
    let http = ready.http.map_or_else(|| "off".to_owned(), |http| format!("http://{http}/metrics"));
    let mut out = std::io::stdout().lock();
    // Nobody may be reading; the broker runs all the same.
    let _ = writeln!(
        out,
        "Millrace {version} is ready.\n\
         \n\
         \x20 Kafka clients   {address}\n\
         \x20 metrics         {http}\n\
         \x20 data            {data}\n\
         \x20 shards          {shards}\n\
         \n\
         Try it in another terminal:\n\
         \x20 echo hello | millrace produce greetings -b {address}\n\
         \x20 millrace consume greetings --exit -b {address}\n\
         \n\
         Ctrl-C stops it.",
        version = env!("CARGO_PKG_VERSION"),
        data = data.display(),
        shards = ready.shards,
    );
    let _ = out.flush();
}

/// RUST_LOG picks what is logged; without it, what an operator should see.
fn start_logging() {
    let filter = tracing_subscriber::EnvFilter::try_from_default_env()
        .unwrap_or_else(|_| tracing_subscriber::EnvFilter::new("info"));
    let logging = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr).with_ansi(false);
    let _ = logging.try_init();
}

/// A folder that goes when the broker has stopped.
struct Ephemeral {
    path: PathBuf,
}

impl Ephemeral {
    fn make() -> Result<Ephemeral, Failure> {
        let path = std::env::temp_dir().join(format!("millrace-{}", std::process::id()));
        std::fs::create_dir(&path)
            .map_err(|error| Failure::fatal(format!("cannot make the temporary folder {}: {error}", path.display())))?;
        Ok(Ephemeral { path })
    }
}

impl Drop for Ephemeral {
    fn drop(&mut self) {
        if let Err(error) = std::fs::remove_dir_all(&self.path) {
            eprintln!("millrace: the temporary folder {} stays: {error}", self.path.display());
        }
    }
}
