//! One client connection: frames out, frames in, in order.

use anyhow::{Context, bail, ensure};
use std::io::{ErrorKind, Read, Write};
use std::net::{SocketAddr, TcpStream};

/// Frames above this are taken for garbage.
const FRAME_BYTES_MAX: usize = 256 << 20;

/// Received bytes that have not been consumed, grown to the largest frame seen.
pub struct Inbox {
    buffer: Vec<u8>,
    from: usize,
    until: usize,
}

/// What one `recv` brought.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Received {
    Some,
    WouldBlock,
}

impl Inbox {
    pub fn with_capacity(capacity: usize) -> Self {
        Self { buffer: vec![0; capacity.max(64)], from: 0, until: 0 }
    }

    /// One `recv` into the free end of the buffer.
    pub fn receive(&mut self, mut stream: &TcpStream) -> anyhow::Result<Received> {
        self.make_room()?;
        let free = self.buffer.get_mut(self.until..).unwrap_or_default();
        loop {
            match stream.read(free) {
                Ok(0) => bail!("the broker closed the connection"),
                Ok(count) => {
                    self.until += count;
                    return Ok(Received::Some);
                }
                Err(error) if error.kind() == ErrorKind::WouldBlock => return Ok(Received::WouldBlock),
                Err(error) if error.kind() == ErrorKind::Interrupted => {}
                Err(error) => return Err(error).context("recv"),
            }
        }
    }

    fn make_room(&mut self) -> anyhow::Result<()> {
        if self.from == self.until {
            (self.from, self.until) = (0, 0);
        }
        let wanted = match self.frame_length() {
            Some(length) => length + 4,
            None => 4,
        };
        ensure!(wanted <= FRAME_BYTES_MAX, "the broker announced a frame of {wanted} bytes");
        if self.from + wanted > self.buffer.len() || self.until == self.buffer.len() {
            self.buffer.copy_within(self.from..self.until, 0);
            (self.from, self.until) = (0, self.until - self.from);
            if wanted > self.buffer.len() {
                self.buffer.resize(wanted.next_power_of_two(), 0);
            }
        }
        Ok(())
    }

    fn frame_length(&self) -> Option<usize> {
        let length = self.buffer.get(self.from..self.until)?.first_chunk::<4>()?;
        Some(u32::from_be_bytes(*length) as usize)
    }

    /// The next whole frame, without its length: correlation id and body.
    pub fn next_frame(&mut self) -> anyhow::Result<Option<(i32, &[u8])>> {
        let Some(length) = self.frame_length() else { return Ok(None) };
        if self.until - self.from < 4 + length {
            return Ok(None);
        }
        let frame = self.from + 4..self.from + 4 + length;
        self.from = frame.end;
        let frame = self.buffer.get(frame).unwrap_or_default();
        let (correlation, body) = frame.split_first_chunk::<4>().context("an answer without correlation id")?;
        Ok(Some((i32::from_be_bytes(*correlation), body)))
    }
}

/// A blocking connection for one request at a time.
pub struct Connection {
    stream: TcpStream,
    inbox: Inbox,
    correlation: i32,
}

impl Connection {
    pub fn open(broker: SocketAddr) -> anyhow::Result<Self> {
        let stream = TcpStream::connect(broker).with_context(|| format!("cannot connect to {broker}"))?;
        stream.set_nodelay(true)?;
        Ok(Self { stream, inbox: Inbox::with_capacity(4096), correlation: 0 })
    }

    /// Sends a frame under the next correlation id.
    pub fn send(&mut self, mut frame: Vec<u8>) -> anyhow::Result<()> {
        self.correlation = self.correlation.wrapping_add(1);
        crate::requests::set_correlation(&mut frame, self.correlation);
        (&self.stream).write_all(&frame).context("send")
    }

    /// Waits for the answer to the last request sent.
    pub fn answer(&mut self) -> anyhow::Result<&[u8]> {
        let inbox = &mut self.inbox;
        // Two look-ups of one frame, since a borrow that is returned from a loop would last through it.
        while inbox.frame_length().is_none_or(|length| inbox.until - inbox.from < 4 + length) {
            inbox.receive(&self.stream)?;
        }
        let (correlation, body) = inbox.next_frame()?.context("a frame vanished")?;
        ensure!(correlation == self.correlation, "answer to {correlation} instead of {}", self.correlation);
        Ok(body)
    }

    pub fn ask(&mut self, frame: Vec<u8>) -> anyhow::Result<&[u8]> {
        self.send(frame)?;
        self.answer()
    }

    pub fn stream(&self) -> &TcpStream {
        &self.stream
    }
}
