//! One request as it came: the frame, its header, and how bodies are read and answers written.

use std::net::SocketAddr;

use bytes::{Bytes, BytesMut};

use super::reply_queue::Response;
use crate::base::Monotonic;
use crate::wire::frame::{self, HeadError, RequestHead};
use crate::wire::{ApiKey, DecodeError, Message, Reader, Writer};

/// Most memory that the decoded form of one request may take: a frame of empty elements would otherwise hold thirty
/// times its own size.
const DECODED_BYTES_MAX: usize = 128 << 20;

/// See the file's head.  Owns (counts) the frame, so that slices of it may outlive the connection.
#[derive(Clone, Debug)]
pub struct Request {
    /// The frame without its length.
    pub frame: Bytes,
    pub key: ApiKey,
    pub version: i16,
    pub correlation_id: i32,
    pub received: Monotonic,
    /// The address that the client used to reach us, if the socket could tell.
    pub local: Option<SocketAddr>,
    body_at: usize,
    client_id_at: Option<(usize, usize)>,
}

impl Request {
    pub fn parse(frame: Bytes, received: Monotonic, local: Option<SocketAddr>) -> Result<Request, HeadError> {
        let mut reader = Reader::new(&frame);
        let head = RequestHead::read(&mut reader)?;
        let body_at = frame.len() - reader.remaining();
        let client_id_at = head.client_id.as_deref().map(|id| (10, id.len()));
        let (key, version, correlation_id) = (head.key, head.version, head.correlation_id);
        drop(head);
        Ok(Request { frame, key, version, correlation_id, received, local, body_at, client_id_at })
    }

    /// The client's name for itself; "" if it gave none.
    #[must_use]
    pub fn client_id(&self) -> &str {
        let Some((at, len)) = self.client_id_at else { return "" };
        self.frame.get(at..at + len).and_then(|bytes| std::str::from_utf8(bytes).ok()).unwrap_or("")
    }

    /// Reads the body; bytes left over behind it are ignored, as Kafka does.
    pub fn decode<'a, M>(
        &'a self,
        read: impl FnOnce(&mut Reader<'a>, i16) -> Result<M, DecodeError>,
    ) -> Result<M, DecodeError> {
        let mut reader = Reader::with_budget(self.frame.get(self.body_at..).unwrap_or_default(), DECODED_BYTES_MAX);
        read(&mut reader, self.version).inspect_err(|error| {
            tracing::debug!("{} v{} from {:?}: {error}", self.key.name(), self.version, self.client_id());
        })
    }

    /// Encodes an answer to this request.
    #[must_use]
    pub fn answer<'m, M: Message<'m>>(&self, body: &M) -> Response {
        encode_response(self.key, self.version, self.correlation_id, body)
    }
}

/// Encodes one answer as a frame.  A body that cannot be encoded closes the connection: a bug, and the log says so.
#[must_use]
pub fn encode_response<'m, M: Message<'m>>(key: ApiKey, version: i16, correlation_id: i32, body: &M) -> Response {
    let mut writer = Writer::over(BytesMut::with_capacity(128));
    match frame::write_response(&mut writer, key, version, correlation_id, body) {
        Ok(()) => Response::Frame(writer.into_bytes().freeze()),
        Err(error) => {
            tracing::error!("the answer to {} v{version} could not be encoded: {error}", key.name());
            Response::Close
        }
    }
}
