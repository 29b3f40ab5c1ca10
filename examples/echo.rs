//! What one small request costs on the reactor: a server that checks 200 bytes, appends them to a file and answers
//! with 30, and a client that spins on another core.
//!
//! `cargo run --release --example echo -- [connections] [in flight] [seconds] [answer|append] [spin us]`
//! prints requests per second, the server thread's CPU per request with its spinning apart, and latencies.

use std::cell::RefCell;
use std::io::{self, IoSlice, Read as _, Write as _};
use std::net::{SocketAddr, TcpStream};
use std::rc::Rc;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use bytes::{Bytes, BytesMut};
use millrace::base::Position;
use millrace::reactor::{Backend, File, OpenFlags, OwnedReactor, Reactor, Socket, UringBackend, UringConfig};

const REQUEST: usize = 200;
const ANSWER: usize = 30;
static ANSWERS: [u8; ANSWER * 4096] = [7; ANSWER * 4096];

/// What a turn has gathered for the file.
#[derive(Default)]
struct Append {
    file: Option<File>,
    position: u64,
    pending: Vec<Bytes>,
}

impl Append {
    fn write(&mut self) {
        let Some(file) = &self.file else { return };
        if self.pending.is_empty() {
            return;
        }
        let mut slices: Vec<IoSlice<'_>> = self.pending.iter().map(|bytes| IoSlice::new(bytes)).collect();
        file.write_all_now(&mut slices, Position(self.position)).expect("the file can be written");
        self.position += self.pending.iter().map(|bytes| bytes.len() as u64).sum::<u64>();
        if self.position > 256 << 20 {
            self.position = 0;
        }
        self.pending.clear();
    }
}

async fn serve(socket: Socket, append: Option<Rc<RefCell<Append>>>) -> io::Result<()> {
    let mut buffer = BytesMut::with_capacity(256 << 10);
    loop {
        if buffer.capacity() - buffer.len() < 16 << 10 {
            buffer.reserve(256 << 10);
        }
        let (received, filled) = socket.recv(buffer).await;
        if received? == 0 {
            return Ok(());
        }
        buffer = filled;
        let whole = buffer.len() / REQUEST;
        if whole == 0 {
            continue;
        }
        let requests = buffer.split_to(whole * REQUEST).freeze();
        if let Some(append) = &append {
            for request in requests.chunks(REQUEST) {
                std::hint::black_box(crc32c::crc32c(request));
            }
            append.borrow_mut().pending.push(requests);
        }
        socket.send(Bytes::from_static(&ANSWERS[..whole * ANSWER])).await?;
    }
}

async fn accept(reactor: Reactor, address: std::sync::mpsc::Sender<SocketAddr>, append: Option<Rc<RefCell<Append>>>) {
    let listener = reactor.listen("127.0.0.1:0".parse().expect("an address")).expect("a port");
    address.send(listener.local_addr()).expect("somebody asked");
    if let Some(append) = &append {
        let path = std::env::temp_dir().join(format!("millrace-echo-{}", std::process::id()));
        let file = reactor.open(&path, OpenFlags::REPLACE).await.expect("a file");
        reactor.unlink(&path).await.expect("it is there");
        append.borrow_mut().file = Some(file);
    }
    while let Ok(accepted) = listener.accept().await {
        let socket = reactor.adopt(accepted);
        let append = append.clone();
        reactor.spawn("connection", async move {
            let _ = serve(socket, append).await;
        });
    }
}

fn thread_cpu() -> Duration {
    let time = nix::time::clock_gettime(nix::time::ClockId::CLOCK_THREAD_CPUTIME_ID).expect("a clock");
    Duration::from(time)
}

struct Client {
    stream: TcpStream,
    got: usize,
    sent_at: std::collections::VecDeque<Instant>,
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let number = |index: usize, default: usize| arguments.get(index).and_then(|it| it.parse().ok()).unwrap_or(default);
    let (connections, in_flight, seconds) = (number(0, 1), number(1, 1), number(2, 3));
    let appends = arguments.get(3).is_some_and(|it| it == "append");
    let spin = Duration::from_micros(number(4, 20) as u64);

    let stop = Arc::new(AtomicBool::new(false));
    let (address_sender, address) = std::sync::mpsc::channel();
    let server_stop = Arc::clone(&stop);
    let server = std::thread::spawn(move || {
        core_affinity::set_for_current(core_affinity::CoreId { id: 0 });
        let config = UringConfig { spin, ..UringConfig::default() };
        let reactor = OwnedReactor::new(Backend::Uring(UringBackend::open(config).expect("io_uring")));
        let append = appends.then(|| Rc::new(RefCell::new(Append::default())));
        reactor.spawn("accept", accept(reactor.handle(), address_sender, append.clone()));
        let start = thread_cpu();
        while !server_stop.load(Ordering::Relaxed) {
            let mut end_of_turn = || {
                if let Some(append) = &append {
                    append.borrow_mut().write();
                }
            };
            reactor.run_turn(&mut end_of_turn, true);
        }
        (thread_cpu() - start, reactor.stats())
    });
    let address = address.recv().expect("the server listens");
    core_affinity::set_for_current(core_affinity::CoreId { id: 1 });
    let request = [1u8; REQUEST];
    let mut clients: Vec<Client> = (0..connections)
        .map(|_| {
            let stream = TcpStream::connect(address).expect("it listens");
            stream.set_nodelay(true).expect("TCP");
            stream.set_nonblocking(true).expect("a socket");
            Client { stream, got: 0, sent_at: Default::default() }
        })
        .collect();
    let mut latencies = Vec::with_capacity(1 << 20);
    let end = Instant::now() + Duration::from_secs(seconds as u64);
    let burst: Vec<u8> = request.repeat(in_flight);
    for client in &mut clients {
        client.stream.write_all(&burst).expect("room for a few requests");
        client.sent_at.extend(std::iter::repeat_n(Instant::now(), in_flight));
    }
    let mut answers = vec![0; 64 << 10];
    while Instant::now() < end {
        for client in &mut clients {
            match client.stream.read(&mut answers) {
                Ok(bytes) => {
                    client.got += bytes;
                    let whole = client.got / ANSWER;
                    client.got %= ANSWER;
                    let now = Instant::now();
                    for sent in client.sent_at.drain(..whole) {
                        latencies.push((now - sent).as_nanos() as u64);
                    }
                    client.stream.write_all(&burst[..whole * REQUEST]).expect("room for a few requests");
                    client.sent_at.extend(std::iter::repeat_n(now, whole));
                }
                Err(error) if error.kind() == io::ErrorKind::WouldBlock => {}
                Err(error) => panic!("{error}"),
            }
        }
    }
    stop.store(true, Ordering::Relaxed);
    drop(clients);
    let (cpu, stats) = server.join().expect("the server ends");
    latencies.sort_unstable();
    let count = latencies.len().max(1);
    let us = |part: f64| latencies[(part * (count - 1) as f64) as usize] as f64 / 1e3;
    let spun = Duration::from_nanos(stats.spin_ns);
    println!(
        "{connections} x {in_flight}: {:.0} requests/s; server CPU {:.2} us each, {:.2} without spinning; p50 {:.1} us, \
         p99 {:.1} us; turns {:.2}, enters {:.2}, polls {:.2} each; spins {} paid {}",
        count as f64 / seconds as f64,
        cpu.as_secs_f64() * 1e6 / count as f64,
        (cpu.saturating_sub(spun)).as_secs_f64() * 1e6 / count as f64,
        us(0.5),
        us(0.99),
        stats.turns as f64 / count as f64,
        stats.enters as f64 / count as f64,
        stats.polls as f64 / count as f64,
        stats.spins,
        stats.spins_that_paid,
    );
}
