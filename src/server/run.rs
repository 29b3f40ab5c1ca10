//! The process: one thread per shard, signals on the main thread, HTTP beside.
//!
//! Start, in this order: probe and rings on every thread, then shard 0 opens the data directory, replays the metadata
//! and binds the listeners, then every shard begins its turns, then the caller is told (the banner), so a client that
//! connects on seeing it succeeds at the first try.

use std::net::{SocketAddr, ToSocketAddrs};
use std::rc::Rc;
use std::sync::Arc;
use std::sync::mpsc;
use std::thread::JoinHandle;
use std::time::Duration;

use nix::sys::signal::{SigSet, Signal};

use super::error::StartError;
use super::node::{ShardParts, ShardServer};
use super::snapshots::ShardSnapshots;
use super::start::{self, NodeStart};
use crate::admin::{self, Admin, AdminLimits, AdminOptions};
use crate::base::ShardId;
use crate::config::{BrokerConfig, BrokerLayers};
use crate::metrics::Names;
use crate::reactor::{Backend, Listener, OwnedReactor, ShardWaker, UringBackend, UringConfig};
use crate::shard::{Intake, Mail, Post, connect};
use crate::wire::{ApiKey, ErrorCode};

/// What the broker is started with.
pub struct ServeOptions {
    pub config: BrokerConfig,
    /// Where the values of `config` came from, for DescribeConfigs.
    pub layers: BrokerLayers,
    /// Number of shards; `None`: one per core.
    pub shards: Option<u16>,
    /// Where `/metrics` and `/healthz` are served.
    pub http: Option<SocketAddr>,
    /// Pin each shard to a core.
    pub pin: bool,
    /// Allow a listener that is neither loopback nor authenticated.
    pub insecure: bool,
    /// Called once clients can connect.
    pub on_ready: Box<dyn FnOnce(&Ready)>,
}

/// What the process listens on.
#[derive(Clone, Debug)]
pub struct Ready {
    pub listeners: Vec<SocketAddr>,
    pub http: Option<SocketAddr>,
    pub shards: u16,
    pub cluster_id: String,
}

/// How long an orderly stop may take before the process ends anyway.
const STOP_MAX: Duration = Duration::from_secs(10);

/// Runs the broker until SIGTERM or SIGINT; a second one ends the process at once.
pub fn run(options: ServeOptions) -> Result<(), StartError> {
    let ServeOptions { config, layers, shards, http, pin, insecure, on_ready } = options;
    let addresses = resolve_listeners(&config, insecure)?;
    let signals = stop_signals();
    // Before any thread starts, so that all inherit the mask and only this one takes signals.
    signals.thread_block().map_err(|errno| StartError::Thread(errno.into()))?;
    stop_process_on_panic();
    raise_descriptor_limit();
    let cores = core_affinity::get_core_ids().unwrap_or_default();
    let count = shards.unwrap_or_else(|| u16::try_from(cores.len()).unwrap_or(1)).max(1);
    let config = Arc::new(config);
    let mut threads = Threads::spawn(count, if pin { &cores } else { &[] })?;
    let opened = threads.open(&config, layers, addresses)?;
    let listeners = opened.listeners.clone();
    let cluster_id = opened.node.metadata.cluster_id.to_string();
    let intakes = threads.serve(&config, &opened.node)?;
    let admin = match http {
        None => None,
        Some(address) => Some(start_admin(address, &intakes)?),
    };
    let http = admin.as_ref().map(Admin::address);
    on_ready(&Ready { listeners, http, shards: count, cluster_id });
    let signal = signals.wait().unwrap_or(Signal::SIGTERM);
    tracing::info!("{signal}: stopping; a second signal ends the process at once");
    stop_at_once_on_second_signal(signals);
    if let Some(intake) = intakes.first() {
        let _ = intake.send(start::begin_stop);
    }
    threads.join();
    drop(admin);
    tracing::info!("stopped");
    Ok(())
}

fn stop_signals() -> SigSet {
    let mut signals = SigSet::empty();
    signals.add(Signal::SIGTERM);
    signals.add(Signal::SIGINT);
    signals
}

fn stop_at_once_on_second_signal(signals: SigSet) {
    let waiting = std::thread::Builder::new().name("millrace-signal".to_owned()).spawn(move || {
        let _ = signals.wait();
        std::process::exit(1);
    });
    if let Err(error) = waiting {
        tracing::warn!("a second signal will not be noticed: {error}");
    }
    let limit = std::thread::Builder::new().name("millrace-stop".to_owned()).spawn(|| {
        std::thread::sleep(STOP_MAX);
        tracing::error!("the orderly stop took longer than {} s; the next start will recover", STOP_MAX.as_secs());
        std::process::exit(1);
    });
    drop(limit);
}

/// A broker must not limp: a shard that panics takes the process with it.
fn stop_process_on_panic() {
    let report = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |panic| {
        report(panic);
        std::process::abort();
    }));
}

/// The soft limit on descriptors goes up to the hard one.
fn raise_descriptor_limit() {
    use nix::sys::resource::{Resource, getrlimit, setrlimit};
    if let Ok((soft, hard)) = getrlimit(Resource::RLIMIT_NOFILE)
        && soft < hard
        && let Err(error) = setrlimit(Resource::RLIMIT_NOFILE, hard, hard)
    {
        tracing::warn!("the limit on open files stays at {soft}: {error}");
    }
}

fn resolve_listeners(config: &BrokerConfig, insecure: bool) -> Result<Vec<SocketAddr>, StartError> {
    let mut addresses = Vec::new();
    for listener in &config.listeners {
        let host = listener.host.as_deref().unwrap_or("::");
        let resolved = (host, listener.port)
            .to_socket_addrs()
            .map_err(|source| StartError::Host { host: host.to_owned(), source })?
            .next();
        let address = resolved.unwrap_or_else(|| SocketAddr::from(([0, 0, 0, 0], listener.port)));
        if !address.ip().is_loopback() && !insecure {
            return Err(StartError::Insecure(address));
        }
        addresses.push(address);
    }
    Ok(addresses)
}

fn start_admin(address: SocketAddr, intakes: &[Intake]) -> Result<Admin, StartError> {
    let source = ShardSnapshots::new(intakes.to_vec());
    Ok(admin::start(AdminOptions {
        address,
        source,
        names: Names {
            api: |key| Some(ApiKey::from_code(key)?.name()),
            error: |code| Some(ErrorCode::from_code(code)?.name()),
        },
        version: env!("CARGO_PKG_VERSION"),
        limits: AdminLimits::default(),
    })?)
}

/// What shard 0 found and opened.
struct Opened {
    node: NodeStart,
    listeners: Vec<SocketAddr>,
}

/// Orders from the main thread to a shard's thread, in the order they come.
enum Order {
    /// Shard 0: open the data directory and the listeners.
    Open {
        config: Arc<BrokerConfig>,
        layers: BrokerLayers,
        addresses: Vec<SocketAddr>,
    },
    Serve {
        config: Arc<BrokerConfig>,
        node: NodeStart,
        post: Post<Mail>,
        intake: Intake,
    },
}

enum Report {
    Ready(ShardWaker),
    Opened(Box<Opened>),
    Serving,
    Failed(StartError),
}

struct Threads {
    threads: Vec<JoinHandle<()>>,
    orders: Vec<mpsc::Sender<Order>>,
    reports: Vec<mpsc::Receiver<Report>>,
    wakers: Vec<ShardWaker>,
}

impl Threads {
    fn spawn(count: u16, cores: &[core_affinity::CoreId]) -> Result<Threads, StartError> {
        let mut threads = Threads { threads: Vec::new(), orders: Vec::new(), reports: Vec::new(), wakers: Vec::new() };
        for shard in 0..count {
            let (order, orders) = mpsc::channel();
            let (report, reports) = mpsc::channel();
            let core = cores.get(usize::from(shard) % cores.len().max(1)).copied();
            let thread = std::thread::Builder::new()
                .name(format!("millrace-{shard}"))
                .spawn(move || shard_thread(ShardId(shard), count, core, &orders, &report))
                .map_err(StartError::Thread)?;
            threads.threads.push(thread);
            threads.orders.push(order);
            threads.reports.push(reports);
        }
        for shard in 0..usize::from(count) {
            match threads.report(shard)? {
                Report::Ready(waker) => threads.wakers.push(waker),
                _ => return Err(StartError::ShardGone),
            }
        }
        Ok(threads)
    }

    fn report(&self, shard: usize) -> Result<Report, StartError> {
        match self.reports.get(shard).and_then(|reports| reports.recv().ok()) {
            Some(Report::Failed(error)) => Err(error),
            Some(report) => Ok(report),
            None => Err(StartError::ShardGone),
        }
    }

    fn open(
        &self,
        config: &Arc<BrokerConfig>,
        layers: BrokerLayers,
        addresses: Vec<SocketAddr>,
    ) -> Result<Box<Opened>, StartError> {
        let order = Order::Open { config: Arc::clone(config), layers, addresses };
        self.orders.first().and_then(|orders| orders.send(order).ok()).ok_or(StartError::ShardGone)?;
        match self.report(0)? {
            Report::Opened(opened) => Ok(opened),
            _ => Err(StartError::ShardGone),
        }
    }

    fn serve(&mut self, config: &Arc<BrokerConfig>, node: &NodeStart) -> Result<Vec<Intake>, StartError> {
        let posts = connect::<Mail>(&self.wakers);
        let intakes: Vec<Intake> = self.wakers.iter().map(|waker| Intake::new(waker.clone())).collect();
        for ((orders, post), intake) in self.orders.iter().zip(posts).zip(&intakes) {
            let order = Order::Serve { config: Arc::clone(config), node: node.clone(), post, intake: intake.clone() };
            orders.send(order).map_err(|_| StartError::ShardGone)?;
        }
        for shard in 0..self.orders.len() {
            match self.report(shard)? {
                Report::Serving => {}
                _ => return Err(StartError::ShardGone),
            }
        }
        Ok(intakes)
    }

    fn join(self) {
        drop(self.orders);
        for thread in self.threads {
            let _ = thread.join();
        }
    }
}

fn shard_thread(
    id: ShardId,
    count: u16,
    core: Option<core_affinity::CoreId>,
    orders: &mpsc::Receiver<Order>,
    report: &mpsc::Sender<Report>,
) {
    if let Some(core) = core
        && !core_affinity::set_for_current(core)
    {
        tracing::warn!("shard {} could not be pinned to core {}", id.0, core.id);
    }
    let reactor = match UringBackend::open(UringConfig::default()) {
        Ok(backend) => OwnedReactor::new(Backend::Uring(backend)),
        Err(error) => {
            let _ = report.send(Report::Failed(error.into()));
            return;
        }
    };
    if report.send(Report::Ready(reactor.waker())).is_err() {
        return;
    }
    if let Err(error) = obey(id, count, &reactor, orders, report) {
        let _ = report.send(Report::Failed(error));
    }
}

/// How long a port may stay in use before that is an error.
const PORT_WAIT_MAX: Duration = Duration::from_secs(1);

/// Binds and listens.  The ring of a killed predecessor is torn down by the kernel some time after the process is gone,
/// and its listening socket with it: a restart must not fail for that.
fn listen(reactor: &OwnedReactor, address: SocketAddr) -> Result<Listener, StartError> {
    let step = Duration::from_millis(20);
    let mut waited = Duration::ZERO;
    loop {
        match reactor.listen(address) {
            Err(error) if error.kind() == std::io::ErrorKind::AddrInUse && waited < PORT_WAIT_MAX => {
                std::thread::sleep(step);
                waited += step;
            }
            listening => return listening.map_err(|error| StartError::listen(address, error)),
        }
    }
}

fn obey(
    id: ShardId,
    count: u16,
    reactor: &OwnedReactor,
    orders: &mpsc::Receiver<Order>,
    report: &mpsc::Sender<Report>,
) -> Result<(), StartError> {
    let mut seat = None;
    let mut listening: Vec<Listener> = Vec::new();
    while let Ok(order) = orders.recv() {
        match order {
            Order::Open { config, layers, addresses } => {
                // Listen first: a port in use is found before any file is touched.
                for address in addresses {
                    listening.push(listen(reactor, address)?);
                }
                let listeners: Vec<SocketAddr> = listening.iter().map(Listener::local_addr).collect();
                let handle = reactor.handle();
                let local = listeners.first().copied();
                let opened = reactor.run_until(async move { start::open_node(&handle, &config, layers, local).await });
                let (node, found) = opened?;
                seat = Some(found);
                let _ = report.send(Report::Opened(Box::new(Opened { node, listeners })));
            }
            Order::Serve { config, node, post, intake } => {
                let server = ShardServer::new(ShardParts {
                    id,
                    count,
                    reactor: reactor.handle(),
                    config,
                    node,
                    post,
                    intake,
                    seat: seat.take(),
                });
                for listener in std::mem::take(&mut listening) {
                    let accepting = server.accepting();
                    reactor.spawn("accept", accepting.run(listener, server.stop_signal()));
                }
                let _ = report.send(Report::Serving);
                server.run();
                drop::<Rc<ShardServer>>(server);
                return Ok(());
            }
        }
    }
    Ok(())
}
