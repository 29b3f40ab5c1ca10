//! The HTTP server: hyper, HTTP/1 only, on one thread with a tokio current-thread runtime.

use std::convert::Infallible;
use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use bytes::Bytes;
use http_body_util::Full;
use hyper::body::Incoming;
use hyper::header::{ALLOW, CACHE_CONTROL, CONTENT_TYPE, HeaderValue, RETRY_AFTER};
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper::{Method, Request, Response, StatusCode};
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{Mutex, Semaphore, watch};

use super::pages::{ShardsAsked, SnapshotSource, health_page, index_page, metrics_page};
use crate::metrics::Names;

/// Bounds of the HTTP server.
#[derive(Clone, Copy, Debug)]
pub struct AdminLimits {
    /// Connections served at once; one more is told so and closed.
    pub connections: usize,
    /// Bytes of a request's head.
    pub head_bytes: usize,
    pub headers: usize,
    /// From the connection's start, or its last answer, to the end of the next request's head.
    pub head_wait: Duration,
    /// A connection is closed after this, idle or not.
    pub connection_life: Duration,
    /// How long shards may take to answer.
    pub shard_wait: Duration,
    /// An answer of the shards this old serves further requests: many scrapers do not multiply a shard's work.
    pub answer_age: Duration,
}

impl Default for AdminLimits {
    fn default() -> AdminLimits {
        AdminLimits {
            connections: 64,
            head_bytes: 16 << 10,
            headers: 64,
            head_wait: Duration::from_secs(10),
            connection_life: Duration::from_secs(300),
            shard_wait: Duration::from_millis(500),
            answer_age: Duration::from_millis(100),
        }
    }
}

/// Why the HTTP server could not start.
#[derive(Debug, thiserror::Error)]
pub enum AdminError {
    #[error(
        "HTTP port {0} is already in use: stop the program that has it, or choose another with --http-port, or --http-port off"
    )]
    InUse(SocketAddr),
    #[error("no permission to listen on HTTP port {0}: choose a port above 1023 with --http-port")]
    NotPermitted(SocketAddr),
    #[error("address {0} does not belong to this machine: choose another for HTTP")]
    NoSuchAddress(SocketAddr),
    #[error("cannot start the HTTP server on {address}: {source}")]
    Other { address: SocketAddr, source: io::Error },
}

/// The running server.  Dropping it stops it and waits for its thread.
pub struct Admin {
    address: SocketAddr,
    stop: watch::Sender<bool>,
    thread: Option<JoinHandle<()>>,
}

impl Admin {
    /// Where it listens; the port is the real one even if 0 was asked for.
    #[must_use]
    pub fn address(&self) -> SocketAddr {
        self.address
    }
}

impl Drop for Admin {
    fn drop(&mut self) {
        let _ = self.stop.send(true);
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

/// What the server is started with.
pub struct AdminOptions {
    pub address: SocketAddr,
    pub source: Arc<dyn SnapshotSource>,
    /// [`super::names`], unless a test has others.
    pub names: Names,
    pub version: &'static str,
    pub limits: AdminLimits,
}

/// Binds, then serves on a thread of its own.  The port is bound when this returns.
pub fn start(options: AdminOptions) -> Result<Admin, AdminError> {
    let address = options.address;
    let other = |source| AdminError::Other { address, source };
    let listener = std::net::TcpListener::bind(address).map_err(|error| match error.kind() {
        io::ErrorKind::AddrInUse => AdminError::InUse(address),
        io::ErrorKind::PermissionDenied => AdminError::NotPermitted(address),
        io::ErrorKind::AddrNotAvailable => AdminError::NoSuchAddress(address),
        _ => other(error),
    })?;
    listener.set_nonblocking(true).map_err(other)?;
    let bound = listener.local_addr().map_err(other)?;
    let (stop, stopped) = watch::channel(false);
    let runtime = tokio::runtime::Builder::new_current_thread().enable_io().enable_time().build().map_err(other)?;
    let thread = std::thread::Builder::new()
        .name("millrace-http".to_owned())
        .spawn(move || {
            let serving = serve(listener, Pages { options, last: Mutex::new(None) }, stopped);
            if let Err(error) = runtime.block_on(serving) {
                tracing::error!(%error, "the HTTP server stopped: /metrics and /healthz are gone");
            }
        })
        .map_err(other)?;
    Ok(Admin { address: bound, stop, thread: Some(thread) })
}

struct Pages {
    options: AdminOptions,
    /// The shards' last answer and when they were asked.  Locked while they are asked: one question at a time.
    last: Mutex<Option<(Instant, Arc<ShardsAsked>)>>,
}

impl Pages {
    async fn ask(&self) -> Arc<ShardsAsked> {
        let limits = &self.options.limits;
        let arrived = Instant::now();
        let mut last = self.last.lock().await;
        if let Some((asked_at, asked)) = &*last
            && arrived.saturating_duration_since(*asked_at) <= limits.answer_age
        {
            return Arc::clone(asked);
        }
        let asked_at = Instant::now();
        let mut asked = self.options.source.ask(limits.shard_wait).await;
        asked.answered.sort_by_key(|shard| shard.shard);
        let asked = Arc::new(asked);
        *last = Some((asked_at, Arc::clone(&asked)));
        asked
    }
}

/// Ends when told to stop; what is still being served then is dropped with the runtime.
async fn serve(listener: std::net::TcpListener, pages: Pages, mut stopped: watch::Receiver<bool>) -> io::Result<()> {
    let listener = TcpListener::from_std(listener)?;
    tokio::spawn(accept(listener, Arc::new(pages)));
    let _ = stopped.changed().await;
    Ok(())
}

async fn accept(listener: TcpListener, pages: Arc<Pages>) {
    let slots = Arc::new(Semaphore::new(pages.options.limits.connections));
    loop {
        let stream = match listener.accept().await {
            Ok((stream, _)) => stream,
            Err(error) => {
                // Out of descriptors, most likely: trying again at once would only burn a core.
                tracing::warn!(%error, "HTTP accept failed");
                tokio::time::sleep(Duration::from_millis(100)).await;
                continue;
            }
        };
        match Arc::clone(&slots).try_acquire_owned() {
            Ok(slot) => {
                let pages = Arc::clone(&pages);
                tokio::spawn(async move {
                    serve_connection(stream, pages).await;
                    drop(slot);
                });
            }
            Err(_) => refuse(&stream),
        }
    }
}

/// Tells one client too many so, without waiting for it to read.
fn refuse(stream: &TcpStream) {
    let _ = stream.try_write(
        b"HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\nContent-Length: 26\r\n\r\ntoo many HTTP connections\n",
    );
}

async fn serve_connection(stream: TcpStream, pages: Arc<Pages>) {
    let limits = pages.options.limits;
    let service = service_fn(move |request| {
        let pages = Arc::clone(&pages);
        async move { Ok::<_, Infallible>(answer(&pages, &request).await) }
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(limits.head_wait)
        .max_buf_size(limits.head_bytes.max(8 << 10))
        .max_headers(limits.headers)
        .serve_connection(TokioIo::new(stream), service);
    // An error here is the client's own: a broken request or a closed socket.
    let _ = tokio::time::timeout(limits.connection_life, connection).await;
}

async fn answer(pages: &Pages, request: &Request<Incoming>) -> Response<Full<Bytes>> {
    if !matches!(*request.method(), Method::GET | Method::HEAD) {
        let mut refused = text(StatusCode::METHOD_NOT_ALLOWED, "only GET is served here\n".to_owned());
        refused.headers_mut().insert(ALLOW, HeaderValue::from_static("GET, HEAD"));
        return refused;
    }
    match request.uri().path() {
        "/" => text(StatusCode::OK, index_page(pages.options.version)),
        "/metrics" => {
            let asked = pages.ask().await;
            let mut page = text(StatusCode::OK, metrics_page(&asked, pages.options.names));
            let exposition = HeaderValue::from_static("text/plain; version=0.0.4; charset=utf-8");
            page.headers_mut().insert(CONTENT_TYPE, exposition);
            page
        }
        "/healthz" => {
            let health = health_page(pages.ask().await.as_ref(), pages.options.limits.shard_wait);
            let status = if health.healthy { StatusCode::OK } else { StatusCode::SERVICE_UNAVAILABLE };
            let mut page = text(status, health.text);
            if !health.healthy {
                page.headers_mut().insert(RETRY_AFTER, HeaderValue::from_static("5"));
            }
            page
        }
        _ => text(StatusCode::NOT_FOUND, "no such page; / lists them\n".to_owned()),
    }
}

fn text(status: StatusCode, body: String) -> Response<Full<Bytes>> {
    let mut response = Response::new(Full::new(Bytes::from(body)));
    *response.status_mut() = status;
    let headers = response.headers_mut();
    headers.insert(CONTENT_TYPE, HeaderValue::from_static("text/plain; charset=utf-8"));
    headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    response
}

#[cfg(test)]
mod tests {
    use std::io::{Read, Write};
    use std::net::TcpStream;
    use std::pin::Pin;
    use std::sync::atomic::{AtomicUsize, Ordering};

    use super::*;
    use crate::base::ShardId;
    use crate::metrics::{ShardMetrics, ShardSnapshot};

    /// One shard that answers and one that never does.
    #[derive(Default)]
    struct OneOfTwo {
        times_asked: AtomicUsize,
    }

    impl SnapshotSource for OneOfTwo {
        fn ask(&self, deadline: Duration) -> Pin<Box<dyn Future<Output = ShardsAsked> + Send + '_>> {
            self.times_asked.fetch_add(1, Ordering::Relaxed);
            Box::pin(async move {
                tokio::time::sleep(deadline).await;
                let snapshot =
                    ShardSnapshot { shard: ShardId(0), metrics: ShardMetrics::default(), partitions: Vec::new() };
                ShardsAsked { answered: vec![snapshot], silent: vec![ShardId(1)], ..ShardsAsked::default() }
            })
        }
    }

    fn start_with(limits: AdminLimits) -> (Admin, Arc<OneOfTwo>) {
        let source = Arc::new(OneOfTwo::default());
        let admin = start(AdminOptions {
            address: "127.0.0.1:0".parse().unwrap(),
            source: Arc::clone(&source) as Arc<dyn SnapshotSource>,
            names: Names { api: |_| None, error: |_| None },
            version: "0.0",
            limits,
        });
        (admin.unwrap(), source)
    }

    fn quick() -> AdminLimits {
        AdminLimits {
            shard_wait: Duration::from_millis(20),
            head_wait: Duration::from_millis(300),
            answer_age: Duration::from_secs(60),
            ..AdminLimits::default()
        }
    }

    fn connect(admin: &Admin) -> TcpStream {
        let stream = TcpStream::connect(admin.address()).unwrap();
        stream.set_read_timeout(Some(Duration::from_secs(10))).unwrap();
        stream
    }

    fn ask(admin: &Admin, request: &str) -> String {
        let mut stream = connect(admin);
        stream.write_all(request.as_bytes()).unwrap();
        let mut answer = Vec::new();
        let _ = stream.read_to_end(&mut answer);
        String::from_utf8(answer).unwrap()
    }

    fn get(admin: &Admin, path: &str) -> String {
        ask(admin, &format!("GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"))
    }

    #[test]
    fn health_answers_although_a_shard_does_not_and_names_it() {
        let (admin, _) = start_with(quick());
        let answer = get(&admin, "/healthz");
        assert!(answer.starts_with("HTTP/1.1 503"), "{answer}");
        assert!(answer.contains("shard 1 did not answer within 20 ms"), "{answer}");
    }

    #[test]
    fn metrics_are_served_without_the_silent_shard() {
        let (admin, source) = start_with(quick());
        let answer = get(&admin, "/metrics");
        assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
        assert!(answer.contains("text/plain; version=0.0.4"), "{answer}");
        assert!(answer.contains("millrace_shard_up{shard=\"1\"} 0"), "{answer}");
        get(&admin, "/metrics");
        assert_eq!(source.times_asked.load(Ordering::Relaxed), 1, "an answer that is new enough is used again");
    }

    #[test]
    fn unknown_pages_and_methods_are_refused() {
        let (admin, _) = start_with(quick());
        assert!(get(&admin, "/").contains("/healthz"));
        assert!(get(&admin, "/other").starts_with("HTTP/1.1 404"));
        let answer = ask(&admin, "POST /metrics HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 0\r\n\r\n");
        assert!(answer.starts_with("HTTP/1.1 405"), "{answer}");
    }

    #[test]
    fn a_client_that_sends_no_whole_request_is_closed() {
        let (admin, _) = start_with(quick());
        let mut stream = connect(&admin);
        stream.write_all(b"GET / HTT").unwrap();
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).unwrap();
        assert!(!answer.starts_with(b"HTTP/1.1 200"));
    }

    #[test]
    fn a_request_head_without_end_is_refused_within_its_bound() {
        let (admin, _) = start_with(quick());
        let answer = ask(&admin, &format!("GET / HTTP/1.1\r\nX: {}", "y".repeat(100_000)));
        assert!(!answer.contains("200 OK"), "{answer}");
    }

    #[test]
    fn one_connection_too_many_is_told_so() {
        let (admin, _) = start_with(AdminLimits { connections: 1, head_wait: Duration::from_secs(30), ..quick() });
        let mut first = connect(&admin);
        first.write_all(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n").unwrap();
        let mut some = [0; 16];
        first.read_exact(&mut some).unwrap();
        assert!(get(&admin, "/").starts_with("HTTP/1.1 503"));
    }

    #[test]
    fn a_port_in_use_is_said_with_what_to_do() {
        let (admin, source) = start_with(quick());
        let again = start(AdminOptions {
            address: admin.address(),
            source,
            names: Names { api: |_| None, error: |_| None },
            version: "0.0",
            limits: quick(),
        });
        let sentence = again.err().unwrap().to_string();
        assert!(sentence.contains("already in use") && sentence.contains("--http-port"), "{sentence}");
    }
}
