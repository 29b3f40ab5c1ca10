//! One socket to one broker: versions negotiated at the start, then requests out and answers in, in order.
//!
//! Must hold: an answer is read within the deadline and the size limit, and belongs to the request that is oldest in
//! flight; after any error the connection is of no use.

use std::collections::VecDeque;
use std::io::{ErrorKind, Read, Write};
use std::net::{TcpStream, ToSocketAddrs};
use std::time::{Duration, Instant};

use super::ClientError;
use crate::wire::frame::{RequestHead, read_response_head, write_request};
use crate::wire::generated::api_versions_request::ApiVersionsRequest;
use crate::wire::generated::api_versions_response::ApiVersionsResponse;
use crate::wire::{ApiKey, Message, Reader, Request, VersionRange, Writer};

/// Largest answer that is accepted; fetches ask for less than half of it.
const ANSWER_BYTES_MAX: usize = 128 << 20;
/// Requests that may wait for their answers.
const IN_FLIGHT_MAX: usize = 64;
const CLIENT_ID: &str = "millrace-cli";
const UNSUPPORTED_VERSION: i16 = 35;

#[derive(Clone, Copy, Debug)]
pub struct Timeouts {
    pub connect: Duration,
    /// For one answer, beyond what the request itself lets the broker wait.
    pub answer: Duration,
}

impl Timeouts {
    pub fn of_seconds(seconds: u64) -> Timeouts {
        Timeouts { connect: Duration::from_secs(seconds.min(10)), answer: Duration::from_secs(seconds) }
    }
}

/// The frame of an answer; messages borrow from it.
pub struct Answer {
    frame: Vec<u8>,
    body_at: usize,
    version: i16,
    api: ApiKey,
    address: String,
}

impl Answer {
    pub fn read<'a, M: Message<'a>>(&'a self) -> Result<M, ClientError> {
        let mut reader = Reader::new(self.frame.get(self.body_at..).unwrap_or_default());
        M::read(&mut reader, self.version).map_err(|e| ClientError::undecodable(&self.address, self.api.name(), &e))
    }
}

struct InFlight {
    correlation: i32,
    api: ApiKey,
    version: i16,
    answer_within: Duration,
}

pub struct Connection {
    address: String,
    stream: TcpStream,
    timeouts: Timeouts,
    /// What the broker serves, by key.
    served: Vec<(i16, VersionRange)>,
    in_flight: VecDeque<InFlight>,
    correlation: i32,
}

impl Connection {
    /// Connects to `HOST:PORT` and negotiates versions, so that what comes back is a broker or an error that says
    /// what else is there.
    pub fn open(address: &str, timeouts: Timeouts) -> Result<Connection, ClientError> {
        let stream = connect(address, timeouts.connect)?;
        let _ = stream.set_nodelay(true);
        let mut connection = Connection {
            address: address.to_owned(),
            stream,
            timeouts,
            served: Vec::new(),
            in_flight: VecDeque::new(),
            correlation: 0,
        };
        connection.negotiate()?;
        Ok(connection)
    }

    pub fn address(&self) -> &str {
        &self.address
    }

    /// Sends a request and waits for its answer.
    pub fn call<'a, R: Request<'a>>(&mut self, request: &R) -> Result<Answer, ClientError> {
        self.call_up_to(request, i16::MAX, Duration::ZERO)
    }

    /// The same with a version of at most `version_max`, for a request that lets the broker wait for `wait`.
    pub fn call_up_to<'a, R: Request<'a>>(
        &mut self,
        request: &R,
        version_max: i16,
        wait: Duration,
    ) -> Result<Answer, ClientError> {
        self.send(request, version_max, wait)?;
        self.receive()
    }

    /// Sends a request; [`Connection::receive`] gives its answer.
    pub fn send<'a, R: Request<'a>>(
        &mut self,
        request: &R,
        version_max: i16,
        wait: Duration,
    ) -> Result<(), ClientError> {
        assert!(self.in_flight.len() < IN_FLIGHT_MAX, "answers must be taken in time");
        let version = self.version_for(R::KEY, version_max)?;
        let correlation = self.write(request, version)?;
        let answer_within = self.timeouts.answer + wait;
        self.in_flight.push_back(InFlight { correlation, api: R::KEY, version, answer_within });
        Ok(())
    }

    /// Sends a request that the broker never answers: a produce with acks=0.
    pub fn send_unanswered<'a, R: Request<'a>>(&mut self, request: &R, version_max: i16) -> Result<(), ClientError> {
        let version = self.version_for(R::KEY, version_max)?;
        self.write(request, version).map(|_| ())
    }

    /// The answer to the oldest request in flight.
    pub fn receive(&mut self) -> Result<Answer, ClientError> {
        match self.in_flight.pop_front() {
            Some(asked) => self.receive_for(&asked),
            None => Err(ClientError::Broken {
                address: self.address.clone(),
                cause: "an answer was awaited that nothing had asked for".to_owned(),
            }),
        }
    }

    /// The version that [`Connection::call_up_to`] would use.
    pub fn version_for(&self, api: ApiKey, version_max: i16) -> Result<i16, ClientError> {
        let ours = api.stable_versions();
        let none = VersionRange::EMPTY;
        let theirs = self.served.iter().find(|(key, _)| *key == api.code()).map_or(none, |(_, range)| *range);
        let version = ours.max.min(theirs.max).min(version_max);
        if version < ours.min || version < theirs.min {
            let theirs = if theirs.is_empty() { "none".to_owned() } else { theirs.to_string() };
            return Err(ClientError::NoCommonVersion {
                address: self.address.clone(),
                api: api.name(),
                theirs,
                ours: ours.to_string(),
            });
        }
        Ok(version)
    }

    fn negotiate(&mut self) -> Result<(), ClientError> {
        // Every broker since 2.4 reads version 3; an older one answers with error 35 in the layout of version 0.
        let mut version = 3;
        loop {
            let request = ApiVersionsRequest {
                client_software_name: CLIENT_ID.into(),
                client_software_version: env!("CARGO_PKG_VERSION").into(),
                ..ApiVersionsRequest::default()
            };
            let request = if version >= 3 { request } else { ApiVersionsRequest::default() };
            let correlation = self.write(&request, version)?;
            let answer_within = self.timeouts.answer;
            let mut answer =
                self.receive_for(&InFlight { correlation, api: ApiKey::ApiVersions, version, answer_within })?;
            if answer.frame.get(answer.body_at..answer.body_at + 2) == Some(&UNSUPPORTED_VERSION.to_be_bytes()) {
                if version == 0 {
                    return Err(ClientError::answered("ApiVersions", UNSUPPORTED_VERSION, None));
                }
                version = 0;
                continue;
            }
            answer.version = version;
            let versions: ApiVersionsResponse<'_> = answer.read()?;
            if versions.error_code != 0 {
                return Err(ClientError::answered("ApiVersions", versions.error_code, None));
            }
            self.served = versions
                .api_keys
                .iter()
                .map(|k| (k.api_key, VersionRange::new(k.min_version, k.max_version)))
                .collect();
            return Ok(());
        }
    }

    fn write<'a, R: Request<'a>>(&mut self, request: &R, version: i16) -> Result<i32, ClientError> {
        self.correlation = self.correlation.wrapping_add(1) & i32::MAX;
        let head =
            RequestHead { key: R::KEY, version, correlation_id: self.correlation, client_id: Some(CLIENT_ID.into()) };
        let mut writer = Writer::new();
        write_request(&mut writer, &head, request).map_err(|cause| ClientError::BadRequest {
            address: self.address.clone(),
            api: R::KEY.name(),
            cause,
        })?;
        let frame = writer.into_bytes();
        let _ = self.stream.set_write_timeout(Some(self.timeouts.answer));
        match self.stream.write_all(&frame) {
            Ok(()) => Ok(self.correlation),
            Err(error) if matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::TimedOut) => {
                Err(self.timed_out(R::KEY, self.timeouts.answer))
            }
            // What the other side sent before it closed says more than "broken pipe".
            Err(error) => Err(self.explain_broken(R::KEY, &error)),
        }
    }

    fn receive_for(&mut self, asked: &InFlight) -> Result<Answer, ClientError> {
        let deadline = Instant::now() + asked.answer_within;
        let mut prefix = [0; 4];
        self.read_exact(&mut prefix, deadline, asked, true)?;
        let length = i32::from_be_bytes(prefix);
        let length = match usize::try_from(length) {
            Ok(length) if (4..=ANSWER_BYTES_MAX).contains(&length) && !is_tls(prefix) => length,
            _ => return Err(self.explain_prefix(prefix)),
        };
        let mut frame = Vec::new();
        // Grow as bytes arrive: the length is only a claim.
        while frame.len() < length {
            let from = frame.len();
            frame.resize(length.min(from + (1 << 20)), 0);
            self.read_exact(frame.get_mut(from..).unwrap_or_default(), deadline, asked, false)?;
        }
        let mut reader = Reader::new(&frame);
        let unreadable = |e| ClientError::undecodable(&self.address, asked.api.name(), &e);
        let correlation = read_response_head(&mut reader, asked.api, asked.version).map_err(unreadable)?;
        if correlation != asked.correlation {
            return Err(ClientError::BadAnswer {
                address: self.address.clone(),
                api: asked.api.name(),
                cause: format!("it answers request {correlation}, asked was {}", asked.correlation),
            });
        }
        let body_at = reader.position();
        Ok(Answer { frame, body_at, version: asked.version, api: asked.api, address: self.address.clone() })
    }

    fn read_exact(
        &mut self,
        mut room: &mut [u8],
        deadline: Instant,
        asked: &InFlight,
        at_start: bool,
    ) -> Result<(), ClientError> {
        let wanted = room.len();
        while !room.is_empty() {
            let left = deadline.saturating_duration_since(Instant::now());
            if left.is_zero() {
                return Err(self.timed_out(asked.api, asked.answer_within));
            }
            let _ = self.stream.set_read_timeout(Some(left));
            match self.stream.read(room) {
                Ok(0) if at_start && room.len() == wanted => {
                    return Err(ClientError::Closed { address: self.address.clone(), what: asked.api.name() });
                }
                Ok(0) => {
                    let cause = "it was closed in the middle of an answer".to_owned();
                    return Err(ClientError::Broken { address: self.address.clone(), cause });
                }
                Ok(count) => room = room.get_mut(count..).unwrap_or_default(),
                Err(error) if error.kind() == ErrorKind::Interrupted => {}
                Err(error) if matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::TimedOut) => {
                    return Err(self.timed_out(asked.api, asked.answer_within));
                }
                Err(error) if error.kind() == ErrorKind::ConnectionReset && at_start => {
                    return Err(ClientError::Closed { address: self.address.clone(), what: asked.api.name() });
                }
                Err(error) => {
                    return Err(ClientError::Broken { address: self.address.clone(), cause: error.to_string() });
                }
            }
        }
        Ok(())
    }

    fn timed_out(&self, api: ApiKey, within: Duration) -> ClientError {
        ClientError::TimedOut { address: self.address.clone(), what: api.name(), seconds: within.as_secs() }
    }

    /// A write failed; the peer may have said why before it closed.
    fn explain_broken(&mut self, api: ApiKey, error: &std::io::Error) -> ClientError {
        let mut prefix = [0; 4];
        let _ = self.stream.set_read_timeout(Some(Duration::from_millis(200)));
        if self.stream.read_exact(&mut prefix).is_ok() && (is_tls(prefix) || &prefix == b"HTTP") {
            return self.explain_prefix(prefix);
        }
        match error.kind() {
            ErrorKind::BrokenPipe | ErrorKind::ConnectionReset => {
                ClientError::Closed { address: self.address.clone(), what: api.name() }
            }
            _ => ClientError::Broken { address: self.address.clone(), cause: error.to_string() },
        }
    }

    /// What four bytes that cannot be the length of an answer say about the other side.
    fn explain_prefix(&self, prefix: [u8; 4]) -> ClientError {
        let address = self.address.clone();
        if is_tls(prefix) {
            return ClientError::Tls { address };
        }
        if &prefix == b"HTTP" {
            return ClientError::Http { address };
        }
        let sent = if prefix.iter().all(|byte| byte.is_ascii_graphic() || *byte == b' ') {
            format!("'{}…'", String::from_utf8_lossy(&prefix))
        } else {
            let hex: Vec<String> = prefix.iter().map(|byte| format!("{byte:02x}")).collect();
            format!("the bytes {}", hex.join(" "))
        };
        ClientError::NotKafka { address, sent }
    }
}

/// An alert (0x15) or handshake (0x16) record of TLS 1.x.
fn is_tls(prefix: [u8; 4]) -> bool {
    matches!(prefix, [0x15 | 0x16, 3, 0..=4, _])
}

fn connect(address: &str, timeout: Duration) -> Result<TcpStream, ClientError> {
    let port_is_there = address.rsplit_once(':').is_some_and(|(host, port)| {
        !host.is_empty() && !port.is_empty() && port.bytes().all(|digit| digit.is_ascii_digit())
    });
    if !port_is_there {
        return Err(ClientError::BadAddress(address.to_owned()));
    }
    let candidates = address.to_socket_addrs().map_err(|error| match error.kind() {
        ErrorKind::InvalidInput => ClientError::BadAddress(address.to_owned()),
        _ => ClientError::NameNotFound(address.to_owned()),
    })?;
    let mut failure = ClientError::NameNotFound(address.to_owned());
    for candidate in candidates {
        match TcpStream::connect_timeout(&candidate, timeout) {
            Ok(stream) => return Ok(stream),
            Err(error) => {
                let address = address.to_owned();
                failure = match error.kind() {
                    ErrorKind::ConnectionRefused => ClientError::Refused { address },
                    ErrorKind::TimedOut | ErrorKind::WouldBlock => {
                        ClientError::TimedOut { address, what: "the attempt to connect", seconds: timeout.as_secs() }
                    }
                    _ => ClientError::Unreachable { address, cause: error.to_string() },
                };
            }
        }
    }
    Err(failure)
}
