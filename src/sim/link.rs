//! A client's connection in the simulation: frames out, answers in, each within its deadline.

use std::collections::VecDeque;
use std::net::SocketAddr;
use std::time::Duration;

use bytes::{Bytes, BytesMut};

use crate::reactor::{Reactor, Socket};
use crate::wire::frame::{RequestHead, read_response_head, write_request};
use crate::wire::{ApiKey, Message, Reader, Request, Writer};

/// Why a connection is of no use any more.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum LinkError {
    /// Refused, broken, closed, or silent for too long: what happens.
    Lost,
    /// The broker said something that it never may.
    Wrong(String),
}

/// The body of an answer.
pub(super) struct Answer {
    frame: Bytes,
    body_at: usize,
    version: i16,
}

impl Answer {
    pub(super) fn read<'a, M: Message<'a>>(&'a self) -> Result<M, LinkError> {
        let body = self.frame.get(self.body_at..).unwrap_or_default();
        M::read(&mut Reader::new(body), self.version)
            .map_err(|error| LinkError::Wrong(format!("an answer of {} cannot be read: {error}", M::NAME)))
    }
}

struct Asked {
    correlation: i32,
    key: ApiKey,
    version: i16,
}

/// See the file's head.
pub(super) struct Link {
    reactor: Reactor,
    socket: Socket,
    received: BytesMut,
    asked: VecDeque<Asked>,
    correlation: i32,
    patience: Duration,
}

impl Link {
    pub(super) async fn open(reactor: &Reactor, address: SocketAddr, patience: Duration) -> Result<Link, LinkError> {
        let deadline = reactor.now().plus(patience);
        let connected = reactor.timeout_at(deadline, reactor.connect(address)).await;
        let socket = connected.map_err(|_| LinkError::Lost)?.map_err(|_| LinkError::Lost)?;
        let (received, asked) = (BytesMut::new(), VecDeque::new());
        Ok(Link { reactor: reactor.clone(), socket, received, asked, correlation: 0, patience })
    }

    pub(super) async fn call<'a, R: Request<'a>>(&mut self, request: &R, version: i16) -> Result<Answer, LinkError> {
        self.send(request, version).await?;
        self.receive().await
    }

    pub(super) async fn send<'a, R: Request<'a>>(&mut self, request: &R, version: i16) -> Result<(), LinkError> {
        self.correlation += 1;
        let head =
            RequestHead { key: R::KEY, version, correlation_id: self.correlation, client_id: Some("sim".into()) };
        let mut writer = Writer::new();
        write_request(&mut writer, &head, request)
            .map_err(|error| LinkError::Wrong(format!("a request cannot be written: {error}")))?;
        self.asked.push_back(Asked { correlation: self.correlation, key: R::KEY, version });
        let deadline = self.reactor.now().plus(self.patience);
        let sent = self.reactor.timeout_at(deadline, self.socket.send(writer.into_bytes())).await;
        sent.map_err(|_| LinkError::Lost)?.map_err(|_| LinkError::Lost)
    }

    /// The answer to the oldest request that has none.
    pub(super) async fn receive(&mut self) -> Result<Answer, LinkError> {
        let deadline = self.reactor.now().plus(self.patience);
        let frame = loop {
            if let Some(frame) = self.take_frame()? {
                break frame;
            }
            let buffer = std::mem::take(&mut self.received);
            let received = self.reactor.timeout_at(deadline, self.socket.recv(buffer)).await;
            let (received, buffer) = received.map_err(|_| LinkError::Lost)?;
            self.received = buffer;
            if received.map_err(|_| LinkError::Lost)? == 0 {
                return Err(LinkError::Lost);
            }
        };
        let asked = self.asked.pop_front().ok_or_else(|| LinkError::Wrong("an answer to no request".to_owned()))?;
        let mut reader = Reader::new(&frame);
        let correlation = read_response_head(&mut reader, asked.key, asked.version)
            .map_err(|error| LinkError::Wrong(format!("the head of an answer cannot be read: {error}")))?;
        if correlation != asked.correlation {
            return Err(LinkError::Wrong(format!(
                "answers out of order: request {} was answered when {} was due",
                correlation, asked.correlation
            )));
        }
        let body_at = reader.position();
        Ok(Answer { frame, body_at, version: asked.version })
    }

    fn take_frame(&mut self) -> Result<Option<Bytes>, LinkError> {
        let Some(length) = self.received.get(..4).and_then(|length| <[u8; 4]>::try_from(length).ok()) else {
            return Ok(None);
        };
        let length = usize::try_from(i32::from_be_bytes(length))
            .map_err(|_| LinkError::Wrong("an answer of negative length".to_owned()))?;
        if self.received.len() < 4 + length {
            return Ok(None);
        }
        let frame = self.received.split_to(4 + length).freeze();
        Ok(Some(frame.slice(4..)))
    }
}
