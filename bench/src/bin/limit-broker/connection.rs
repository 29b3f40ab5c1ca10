//! One connection of the limit broker: a blocking loop of receive, handle, answer.
//!
//! The receive buffer holds as many requests as one `recv` brings; produce patches and writes its
//! batches inside it.

use crate::Options;
use crate::topics::{Partition, Topic, Topics};
use anyhow::{Context, bail, ensure};
use millrace_bench::bytes::{Decoder, Encode};
use nix::errno::Errno;
use nix::fcntl::{FcntlArg, OFlag, fcntl};
use nix::poll::{PollFd, PollFlags, PollTimeout, poll};
use nix::sys::sendfile::sendfile;
use nix::sys::socket::{MsgFlags, send};
use std::io::{ErrorKind, Read};
use std::net::TcpStream;
use std::os::fd::{AsFd, AsRawFd};
use std::sync::Arc;
use std::time::{Duration, Instant};

/// Below this much free space the buffer's contents are moved to its front.
const RECEIVE_BYTES_MIN: usize = 65_536;
const FRAME_BYTES_MAX: usize = 104_857_600;

pub struct Connection<'a> {
    stream: &'a TcpStream,
    topics: &'a Topics,
    options: &'a Options,
    answer: Vec<u8>,
}

/// A file range that stands in the answer after `head_end` bytes of it.
struct Segment {
    topic: Arc<Topic>,
    partition: usize,
    position: u64,
    length: u64,
    head_end: usize,
}

impl<'a> Connection<'a> {
    pub fn new(stream: &'a TcpStream, topics: &'a Topics, options: &'a Options) -> Self {
        Self { stream, topics, options, answer: Vec::with_capacity(4096) }
    }

    pub fn serve(mut self) -> anyhow::Result<()> {
        let mut buffer = vec![0u8; self.options.receive_buffer.max(2 * RECEIVE_BYTES_MIN)];
        let (mut from, mut until) = (0, 0);
        let mut stream = self.stream;
        loop {
            let frame_bytes = loop {
                let announced = buffer.get(from..until).and_then(|rest| rest.first_chunk::<4>());
                let frame_bytes = announced.map_or(4, |length| 4 + u32::from_be_bytes(*length) as usize);
                if announced.is_some() && until - from >= frame_bytes {
                    break frame_bytes;
                }
                ensure!(frame_bytes <= FRAME_BYTES_MAX, "a frame of {frame_bytes} bytes");
                if from == until {
                    (from, until) = (0, 0);
                }
                if from + frame_bytes > buffer.len() || buffer.len() - until < RECEIVE_BYTES_MIN {
                    buffer.copy_within(from..until, 0);
                    (from, until) = (0, until - from);
                    if frame_bytes > buffer.len() || buffer.len() - until < RECEIVE_BYTES_MIN {
                        buffer.resize(frame_bytes.max(buffer.len()) * 2, 0);
                    }
                }
                match stream.read(buffer.get_mut(until..).unwrap_or_default()) {
                    Ok(0) => return Ok(()),
                    Ok(count) => until += count,
                    Err(error) if error.kind() == ErrorKind::Interrupted => {}
                    Err(error) if error.kind() == ErrorKind::ConnectionReset => return Ok(()),
                    Err(error) => return Err(error.into()),
                }
            };
            let frame = buffer.get_mut(from + 4..from + frame_bytes).context("a frame outside the buffer")?;
            self.handle(frame)?;
            from += frame_bytes;
        }
    }

    fn handle(&mut self, frame: &mut [u8]) -> anyhow::Result<()> {
        let mut header = Decoder::new(frame);
        let (key, version, correlation) = (header.i16()?, header.i16()?, header.i32()?);
        header.string()?;
        let body_at = frame.len() - header.remaining();
        self.answer.clear();
        self.answer.put_i32(0);
        self.answer.put_i32(correlation);
        let body = frame.get_mut(body_at..).unwrap_or_default();
        match (key, version) {
            (0, 3..=7) => self.produce(version, body),
            (1, 4) => self.fetch(body),
            (2, 1) => self.list_offsets(body),
            (3, 1) => self.metadata(body),
            (18, _) => self.api_versions(version),
            _ => bail!("api {key} version {version} is not served"),
        }
    }

    fn send_answer(&mut self) -> anyhow::Result<()> {
        self.set_length(0);
        self.send(0..self.answer.len(), MsgFlags::empty())
    }

    fn set_length(&mut self, file_bytes: u64) {
        let length = (self.answer.len() - 4) as u32 + file_bytes as u32;
        if let Some(field) = self.answer.first_chunk_mut::<4>() {
            *field = length.to_be_bytes();
        }
    }

    fn send(&self, range: std::ops::Range<usize>, more: MsgFlags) -> anyhow::Result<()> {
        let mut left = self.answer.get(range).unwrap_or_default();
        while !left.is_empty() {
            match send(self.stream.as_raw_fd(), left, MsgFlags::MSG_NOSIGNAL | more) {
                Ok(sent) => left = left.get(sent..).unwrap_or_default(),
                Err(Errno::EINTR) => {}
                Err(error) => return Err(error.into()),
            }
        }
        Ok(())
    }

    fn produce(&mut self, version: i16, body: &mut [u8]) -> anyhow::Result<()> {
        let whole = body.len();
        let mut fields = Decoder::new(body);
        fields.string()?;
        let acks = fields.i16()?;
        fields.i32()?;
        let topic_count = fields.array_length()?;
        let mut at = whole - fields.remaining();
        self.answer.put_length(topic_count);
        for _ in 0..topic_count {
            let mut fields = Decoder::new(body.get(at..).unwrap_or_default());
            let name = fields.string()?;
            let topic = self.topics.topic(name)?;
            self.answer.put_i16(name.len() as i16);
            self.answer.put(name);
            let partition_count = fields.array_length()?;
            self.answer.put_length(partition_count);
            at = whole - fields.remaining();
            for _ in 0..partition_count {
                let mut fields = Decoder::new(body.get(at..).unwrap_or_default());
                let index = fields.i32()?;
                let length = fields.bytes()?.len();
                at = whole - fields.remaining();
                let records = body.get_mut(at - length..at).unwrap_or_default();
                let appended = self.topics.append(partition(&topic, index)?, records);
                self.answer.put_i32(index);
                self.answer.put_i16(appended.map_or_else(|refused| refused as i16, |_| 0));
                self.answer.put_i64(appended.unwrap_or(-1));
                self.answer.put_i64(-1);
                if version >= 5 {
                    self.answer.put_i64(0);
                }
            }
        }
        self.answer.put_i32(0);
        if acks == 0 { Ok(()) } else { self.send_answer() }
    }

    fn fetch(&mut self, body: &[u8]) -> anyhow::Result<()> {
        let mut fields = Decoder::new(body);
        fields.i32()?;
        let wait_ms_max = u64::try_from(fields.i32()?).unwrap_or(0);
        fields.i32()?;
        let bytes_max = u64::try_from(fields.i32()?).unwrap_or(0);
        fields.i8()?;
        let deadline = Instant::now() + Duration::from_millis(wait_ms_max);
        let mut waited = wait_ms_max == 0;
        loop {
            let seen = self.topics.appends.count();
            self.answer.truncate(8);
            let segments = self.plan_fetch(fields.clone(), bytes_max)?;
            let total = segments.iter().map(|segment| segment.length).sum();
            if total > 0 || waited {
                self.set_length(total);
                return self.send_fetch(&segments);
            }
            waited = !self.topics.appends.wait(seen, deadline);
        }
    }

    fn plan_fetch(&mut self, mut fields: Decoder<'_>, bytes_max: u64) -> anyhow::Result<Vec<Segment>> {
        let mut segments = Vec::new();
        let mut total = 0;
        self.answer.put_i32(0);
        let topic_count = fields.array_length()?;
        self.answer.put_length(topic_count);
        for _ in 0..topic_count {
            let name = fields.string()?;
            let topic = self.topics.topic(name)?;
            self.answer.put_i16(name.len() as i16);
            self.answer.put(name);
            let partition_count = fields.array_length()?;
            self.answer.put_length(partition_count);
            for _ in 0..partition_count {
                let (index, offset) = (fields.i32()?, fields.i64()?);
                let partition_bytes_max = u64::try_from(fields.i32()?).unwrap_or(0);
                let readable = partition(&topic, index)?.read(offset, partition_bytes_max.min(bytes_max - total));
                self.answer.put_i32(index);
                self.answer.put_i16(0);
                self.answer.put_i64(readable.high_watermark);
                self.answer.put_i64(readable.high_watermark);
                self.answer.put_i32(-1);
                self.answer.put_i32(readable.length as i32);
                total += readable.length;
                segments.push(Segment {
                    topic: topic.clone(),
                    partition: index as usize,
                    position: readable.position,
                    length: readable.length,
                    head_end: self.answer.len(),
                });
            }
        }
        Ok(segments)
    }

    fn send_fetch(&self, segments: &[Segment]) -> anyhow::Result<()> {
        let mut sent = 0;
        for segment in segments.iter().filter(|segment| segment.length > 0) {
            self.send(sent..segment.head_end, MsgFlags::from_bits_retain(libc::MSG_MORE))?;
            sent = segment.head_end;
            if self.options.non_blocking {
                fcntl(self.stream, FcntlArg::F_SETFL(OFlag::O_NONBLOCK))?;
            }
            self.send_file(segment)?;
        }
        if self.options.non_blocking {
            fcntl(self.stream, FcntlArg::F_SETFL(OFlag::empty()))?;
        }
        self.send(sent..self.answer.len(), MsgFlags::empty())
    }

    fn send_file(&self, segment: &Segment) -> anyhow::Result<()> {
        let file = segment.topic.partitions.get(segment.partition).and_then(Partition::file).context("no file")?;
        let mut position = segment.position as libc::off_t;
        let mut left = segment.length as usize;
        while left > 0 {
            match sendfile(self.stream, file, Some(&mut position), left) {
                Ok(0) => bail!("the file is shorter than its index"),
                Ok(sent) => left -= sent,
                Err(Errno::EAGAIN) => {
                    poll(&mut [PollFd::new(self.stream.as_fd(), PollFlags::POLLOUT)], PollTimeout::NONE)?;
                }
                Err(error) => return Err(error.into()),
            }
        }
        Ok(())
    }

    fn list_offsets(&mut self, body: &[u8]) -> anyhow::Result<()> {
        const EARLIEST: i64 = -2;
        let mut fields = Decoder::new(body);
        fields.i32()?;
        let topic_count = fields.array_length()?;
        self.answer.put_length(topic_count);
        for _ in 0..topic_count {
            let name = fields.string()?;
            let topic = self.topics.topic(name)?;
            self.answer.put_i16(name.len() as i16);
            self.answer.put(name);
            let partition_count = fields.array_length()?;
            self.answer.put_length(partition_count);
            for _ in 0..partition_count {
                let (index, timestamp) = (fields.i32()?, fields.i64()?);
                let end = partition(&topic, index)?.end();
                self.answer.put_i32(index);
                self.answer.put_i16(0);
                self.answer.put_i64(-1);
                self.answer.put_i64(if timestamp == EARLIEST { 0 } else { end });
            }
        }
        self.send_answer()
    }

    fn metadata(&mut self, body: &[u8]) -> anyhow::Result<()> {
        const NODE: i32 = 1;
        self.answer.put_i32(1);
        self.answer.put_i32(NODE);
        self.answer.put_string("127.0.0.1");
        self.answer.put_i32(i32::from(self.options.port));
        self.answer.put_i16(-1);
        self.answer.put_i32(NODE);
        let mut fields = Decoder::new(body);
        let topic_count = fields.array_length()?;
        self.answer.put_length(topic_count);
        for _ in 0..topic_count {
            let topic = self.topics.topic(fields.string()?)?;
            self.answer.put_i16(0);
            self.answer.put_i16(topic.name.len() as i16);
            self.answer.put(&topic.name);
            self.answer.put_i8(0);
            self.answer.put_length(topic.partitions.len());
            for index in 0..topic.partitions.len() {
                self.answer.put_i16(0);
                self.answer.put_length(index);
                self.answer.put_i32(NODE);
                for _ in 0..2 {
                    self.answer.put_i32(1);
                    self.answer.put_i32(NODE);
                }
            }
        }
        self.send_answer()
    }

    fn api_versions(&mut self, version: i16) -> anyhow::Result<()> {
        const UNSUPPORTED_VERSION: i16 = 35;
        self.answer.put_i16(if version > 2 { UNSUPPORTED_VERSION } else { 0 });
        let served = [(0, 3, 7), (1, 4, 4), (2, 1, 1), (3, 1, 1), (18, 0, 2)];
        self.answer.put_length(served.len());
        for (key, oldest, newest) in served {
            self.answer.put_i16(key);
            self.answer.put_i16(oldest);
            self.answer.put_i16(newest);
        }
        if version == 1 || version == 2 {
            self.answer.put_i32(0);
        }
        self.send_answer()
    }
}

fn partition(topic: &Topic, index: i32) -> anyhow::Result<&Partition> {
    let found = usize::try_from(index).ok().and_then(|index| topic.partitions.get(index));
    found.with_context(|| format!("no partition {index}"))
}
