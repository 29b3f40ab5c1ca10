//! What may be in flight, and the slab that owns it.
//!
//! Owned by one reactor.  An operation owns its buffers and the descriptors it works on from submission until its
//! completion is reaped.  A future only names it by [`Token`]: when the future is dropped first, the entry stays
//! and is thrown away by the completion.  What must hold: a token is completed at most once; memory handed to the
//! kernel keeps its address while the entry is in the slab (heap buffers do, whatever moves around them).

use std::ffi::CString;
use std::future::Future;
use std::io;
use std::path::PathBuf;
use std::pin::Pin;
use std::rc::Rc;
use std::task::{Context, Poll};

use bytes::{Bytes, BytesMut};
use smallvec::SmallVec;

use super::executor::TaskId;
use super::file::{FileInner, OpenFlags};
use super::folder::{DirEntry, FreeSpace, Metadata};
use super::reactor::Core;
use super::socket::{ListenerInner, SocketInner};
use crate::base::Position;

/// A kernel descriptor, or the simulated kernel's number for one.
pub(crate) type Descriptor = i32;

/// Buffers sent or written as one, in order.
#[derive(Clone, Default, Debug)]
pub struct Chunks(SmallVec<[Bytes; 4]>);

impl Chunks {
    #[must_use]
    pub fn new() -> Chunks {
        Chunks::default()
    }

    pub fn push(&mut self, chunk: Bytes) {
        if !chunk.is_empty() {
            self.0.push(chunk);
        }
    }

    #[must_use]
    pub fn len(&self) -> usize {
        self.0.iter().map(Bytes::len).sum()
    }

    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    #[must_use]
    pub fn as_slice(&self) -> &[Bytes] {
        &self.0
    }

    /// Forgets the first `bytes` bytes: they are sent.
    pub fn advance(&mut self, mut bytes: usize) {
        let mut whole = 0;
        for chunk in &mut self.0 {
            if bytes < chunk.len() {
                bytes::Buf::advance(chunk, bytes);
                break;
            }
            bytes -= chunk.len();
            whole += 1;
        }
        self.0.drain(..whole);
    }
}

impl From<Bytes> for Chunks {
    fn from(chunk: Bytes) -> Chunks {
        let mut chunks = Chunks::new();
        chunks.push(chunk);
        chunks
    }
}

impl From<BytesMut> for Chunks {
    fn from(chunk: BytesMut) -> Chunks {
        chunk.freeze().into()
    }
}

impl From<Vec<u8>> for Chunks {
    fn from(chunk: Vec<u8>) -> Chunks {
        Bytes::from(chunk).into()
    }
}

impl From<&'static [u8]> for Chunks {
    fn from(chunk: &'static [u8]) -> Chunks {
        Bytes::from_static(chunk).into()
    }
}

impl FromIterator<Bytes> for Chunks {
    fn from_iter<I: IntoIterator<Item = Bytes>>(chunks: I) -> Chunks {
        Chunks(chunks.into_iter().filter(|chunk| !chunk.is_empty()).collect())
    }
}

impl From<Vec<Bytes>> for Chunks {
    fn from(chunks: Vec<Bytes>) -> Chunks {
        chunks.into_iter().collect()
    }
}

/// Names an entry of the slab; the kernel hands it back as `user_data`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Token(pub(crate) u64);

impl Token {
    fn new(index: u32, generation: u32) -> Token {
        Token(u64::from(generation) << 32 | u64::from(index))
    }

    fn index(self) -> usize {
        (self.0 & u64::from(u32::MAX)) as usize
    }

    fn generation(self) -> u32 {
        (self.0 >> 32) as u32
    }
}

/// One thing asked of the machine, with everything that it needs to stay alive.
pub(crate) enum Operation {
    /// Receives into the spare capacity of `buffer`.  `poll_first`: nothing is there yet, as far as we know.
    Receive {
        socket: Rc<SocketInner>,
        buffer: BytesMut,
        poll_first: bool,
    },
    Send {
        socket: Rc<SocketInner>,
        chunks: Chunks,
        vectors: Option<Box<SendVectors>>,
    },
    /// Until the socket takes bytes again, or is broken.
    Writable {
        socket: Rc<SocketInner>,
    },
    Accept {
        listener: Rc<ListenerInner>,
    },
    Connect {
        socket: Rc<SocketInner>,
        address: Box<nix::sys::socket::SockaddrStorage>,
    },
    Open {
        path: CString,
        flags: OpenFlags,
    },
    /// Reads at most `length` bytes into the spare capacity of `buffer`.
    ReadAt {
        file: Rc<FileInner>,
        buffer: BytesMut,
        position: Position,
        length: u32,
    },
    WriteAt {
        file: Rc<FileInner>,
        chunks: Chunks,
        vectors: Option<Box<[libc::iovec]>>,
        position: Position,
    },
    Sync {
        file: Rc<FileInner>,
        data_only: bool,
    },
    SetLen {
        file: Rc<FileInner>,
        length: u64,
    },
    /// Reserves blocks without moving the end of the file.
    AllocateKeepSize {
        file: Rc<FileInner>,
        position: Position,
        length: u64,
    },
    Rename {
        from: CString,
        to: CString,
    },
    Unlink {
        path: CString,
    },
    /// The last close of a file, which may free its blocks and so take long.
    Close {
        descriptor: Descriptor,
    },
    CreateDirAll {
        path: PathBuf,
    },
    RemoveDirAll {
        path: PathBuf,
    },
    ReadDir {
        path: PathBuf,
    },
    Metadata {
        path: PathBuf,
    },
    FreeSpace {
        path: PathBuf,
    },
    /// fsync of a directory: its entries are durable afterwards.
    SyncDir {
        path: PathBuf,
    },
    SyncFileSystem {
        path: PathBuf,
    },
}

/// What `sendmsg` reads while a send is in flight.
pub(crate) struct SendVectors {
    pub(crate) header: libc::msghdr,
    /// What `header` points to.
    #[expect(dead_code, reason = "read by the kernel")]
    pub(crate) vectors: Box<[libc::iovec]>,
}

/// What a completion brings besides its number.
#[derive(Debug, Default)]
pub(crate) enum Detail {
    #[default]
    None,
    /// More bytes wait in the socket.
    MoreToReceive,
    /// Received or read bytes, by a backend that does not write into the operation's buffer itself.
    #[allow(dead_code, reason = "only the simulated kernel makes it")]
    Bytes {
        data: Vec<u8>,
        more: bool,
    },
    Entries(Vec<DirEntry>),
    Metadata(Metadata),
    FreeSpace(FreeSpace),
}

/// One result of the machine: a count or descriptor, or a negative errno.
#[derive(Debug)]
pub(crate) struct Completion {
    pub(crate) token: Token,
    pub(crate) result: i32,
    pub(crate) detail: Detail,
}

/// An operation given back to its future.
pub(crate) struct Finished {
    pub(crate) operation: Operation,
    pub(crate) result: i32,
    pub(crate) detail: Detail,
}

impl Finished {
    pub(crate) fn to_result(&self) -> io::Result<u32> {
        result_of(self.result)
    }
}

/// A kernel result as Rust sees it.
pub(crate) fn result_of(result: i32) -> io::Result<u32> {
    u32::try_from(result).map_err(|_| io::Error::from_raw_os_error(-result))
}

enum State {
    Waiting(Option<TaskId>),
    Done {
        result: i32,
        detail: Detail,
    },
    /// Its future is gone; the completion throws it away.
    Abandoned,
}

struct Entry {
    generation: u32,
    /// None: the slot is free.
    content: Option<(Operation, State)>,
}

/// The slab.
#[derive(Default)]
pub(crate) struct Operations {
    entries: Vec<Entry>,
    free: Vec<u32>,
}

/// What follows from a completion.
pub(crate) enum Completed {
    Wake(TaskId),
    /// Nobody asked yet; the future finds it when it is polled.
    Kept,
    /// To be dropped by the caller outside of any borrow, with the descriptor it may have brought.
    Discard(Operation, i32),
    Unknown,
}

impl Operations {
    pub(crate) fn insert(&mut self, operation: Operation) -> Token {
        let content = Some((operation, State::Waiting(None)));
        if let Some(index) = self.free.pop() {
            let entry = &mut self.entries[index as usize];
            entry.content = content;
            return Token::new(index, entry.generation);
        }
        let index = u32::try_from(self.entries.len()).expect("fewer than 2^32 operations fit in memory");
        self.entries.push(Entry { generation: 0, content });
        Token::new(index, 0)
    }

    pub(crate) fn get_mut(&mut self, token: Token) -> Option<&mut Operation> {
        self.content(token).map(|content| &mut content.0)
    }

    fn content(&mut self, token: Token) -> Option<&mut (Operation, State)> {
        let entry = self.entries.get_mut(token.index())?;
        if entry.generation == token.generation() { entry.content.as_mut() } else { None }
    }

    fn remove(&mut self, token: Token) -> Option<(Operation, State)> {
        let entry = self.entries.get_mut(token.index())?;
        if entry.generation != token.generation() {
            return None;
        }
        let content = entry.content.take()?;
        // The highest generation is left out, so that no token equals the backend's own marks.
        entry.generation = (entry.generation + 1) % (u32::MAX - 1);
        self.free.push(token.index() as u32);
        Some(content)
    }

    pub(crate) fn complete(&mut self, completion: Completion) -> Completed {
        let Completion { token, result, mut detail } = completion;
        let Some((operation, state)) = self.content(token) else { return Completed::Unknown };
        match state {
            State::Waiting(task) => {
                let task = *task;
                operation.take_bytes(result, &mut detail);
                *state = State::Done { result, detail };
                task.map_or(Completed::Kept, Completed::Wake)
            }
            State::Done { .. } => Completed::Unknown,
            State::Abandoned => match self.remove(token) {
                Some((operation, _)) => Completed::Discard(operation, result),
                None => Completed::Unknown,
            },
        }
    }

    fn poll(&mut self, token: Token, task: TaskId) -> Option<Finished> {
        match self.content(token) {
            Some((_, State::Waiting(waiter))) => {
                *waiter = Some(task);
                None
            }
            Some((_, State::Done { .. })) => match self.remove(token) {
                Some((operation, State::Done { result, detail })) => Some(Finished { operation, result, detail }),
                _ => unreachable!("looked at above"),
            },
            Some((_, State::Abandoned)) | None => unreachable!("a future names its own operation"),
        }
    }

    /// The future is gone.  Gives back what may be dropped now; None while the machine still works on it.
    pub(crate) fn abandon(&mut self, token: Token) -> Option<(Operation, i32)> {
        match self.content(token) {
            Some((_, State::Done { .. })) => match self.remove(token) {
                Some((operation, State::Done { result, .. })) => Some((operation, result)),
                _ => None,
            },
            Some((_, state)) => {
                *state = State::Abandoned;
                None
            }
            None => None,
        }
    }

    pub(crate) fn in_flight(&self) -> usize {
        self.entries.len() - self.free.len()
    }

    /// Entries that the machine has not answered, in the order of their slots.
    pub(crate) fn unanswered(&self) -> Vec<Token> {
        let unanswered = |content: &(Operation, State)| !matches!(content.1, State::Done { .. });
        let with_index = self.entries.iter().enumerate();
        with_index
            .filter(|(_, entry)| entry.content.as_ref().is_some_and(unanswered))
            .map(|(index, entry)| Token::new(index as u32, entry.generation))
            .collect()
    }

    /// Empties the slab after the machine has let go of everything.
    pub(crate) fn take_all(&mut self) -> Vec<Operation> {
        self.free.clear();
        self.entries.drain(..).filter_map(|entry| entry.content).map(|(operation, _)| operation).collect()
    }
}

impl Operation {
    /// Puts what was received into the operation's buffer.
    fn take_bytes(&mut self, result: i32, detail: &mut Detail) {
        let (Operation::Receive { buffer, .. } | Operation::ReadAt { buffer, .. }) = self else { return };
        if let Detail::Bytes { data, more } = detail {
            buffer.extend_from_slice(data);
            *detail = if *more { Detail::MoreToReceive } else { Detail::None };
            return;
        }
        let received = usize::try_from(result).unwrap_or(0);
        assert!(received <= buffer.capacity() - buffer.len(), "the kernel stays within the buffer it was given");
        // SAFETY: the kernel wrote `received` bytes at the start of the spare capacity (that is where the backend
        // pointed it), and the assertion above keeps the length within the allocation.
        unsafe { buffer.set_len(buffer.len() + received) };
    }

    /// Cancelling it at once loses nothing that matters and frees what it holds.
    pub(crate) fn cancel_when_abandoned(&self) -> bool {
        matches!(
            self,
            Operation::Receive { .. }
                | Operation::Send { .. }
                | Operation::Writable { .. }
                | Operation::Accept { .. }
                | Operation::Connect { .. }
        )
    }

    /// The descriptor that a completion brought and nobody will ever use.
    pub(crate) fn stray_descriptor(&self, result: i32) -> Option<Descriptor> {
        let brings_one = matches!(self, Operation::Open { .. } | Operation::Accept { .. });
        (brings_one && result >= 0).then_some(result)
    }
}

/// The future of one submitted operation.
pub(crate) struct InFlight {
    core: Rc<Core>,
    token: Option<Token>,
}

impl InFlight {
    pub(crate) fn new(core: Rc<Core>, operation: Operation) -> InFlight {
        let token = core.submit(operation);
        InFlight { core, token: Some(token) }
    }
}

impl Future for InFlight {
    type Output = Finished;

    fn poll(mut self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<Finished> {
        let token = self.token.expect("not polled after it was ready");
        let finished = self.core.operations.borrow_mut().poll(token, self.core.executor.current());
        match finished {
            Some(finished) => {
                self.token = None;
                Poll::Ready(finished)
            }
            None => Poll::Pending,
        }
    }
}

impl Drop for InFlight {
    fn drop(&mut self) {
        let Some(token) = self.token else { return };
        let (done, cancel) = {
            let mut operations = self.core.operations.borrow_mut();
            let done = operations.abandon(token);
            let cancel = operations.get_mut(token).is_some_and(|operation| operation.cancel_when_abandoned());
            (done, cancel)
        };
        if let Some((operation, result)) = done {
            self.core.discard(operation, result);
        } else if cancel {
            self.core.backend.cancel(token);
        }
    }
}
