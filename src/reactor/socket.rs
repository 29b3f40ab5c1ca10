//! Stream sockets: listening, accepting, receiving, sending.
//!
//! Runs on the reactor's core; a [`SocketDescriptor`] may move to another shard before it is adopted there.
//! What must hold: a socket is closed after the last [`Socket`] and the last operation in flight on it are gone.
//! Dropping a `recv` future cancels it and may lose bytes that had arrived: do it only to give the connection up.

use std::cell::{Cell, RefCell};
use std::future::{Future, poll_fn};
use std::io::{self, IoSlice};
use std::net::SocketAddr;
use std::pin::Pin;
use std::rc::Rc;
use std::task::Poll;

use bytes::BytesMut;
use nix::sys::socket::SockaddrStorage;

use super::backend::RawSocket;
use super::file::{FileHandle, is_retried};
use super::operation::{Chunks, Descriptor, Detail, Finished, InFlight, Operation};
use super::reactor::{Core, Reactor};
use crate::base::Position;

/// A listening socket with one accept armed.
pub struct Listener {
    inner: Rc<ListenerInner>,
    armed: RefCell<Option<InFlight>>,
}

pub(crate) struct ListenerInner {
    core: Rc<Core>,
    pub(crate) descriptor: Descriptor,
    local: SocketAddr,
}

impl Drop for ListenerInner {
    fn drop(&mut self) {
        self.core.backend.close_socket(self.descriptor);
    }
}

/// An accepted connection that no reactor has adopted yet.  `Send`.
#[derive(Debug)]
pub struct SocketDescriptor {
    pub(crate) raw: RawSocket,
    peer: SocketAddr,
}

impl SocketDescriptor {
    #[must_use]
    pub fn peer_addr(&self) -> SocketAddr {
        self.peer
    }
}

/// A connection.  Cloning shares it; several tasks may use it, one receiving and one sending.
#[derive(Clone)]
pub struct Socket {
    inner: Rc<SocketInner>,
}

pub(crate) struct SocketInner {
    core: Rc<Core>,
    pub(crate) descriptor: Descriptor,
    pub(crate) peer: SocketAddr,
    /// The last receive said that more is there: the next need not poll first.
    more: Cell<bool>,
}

impl Drop for SocketInner {
    fn drop(&mut self) {
        self.core.backend.close_socket(self.descriptor);
    }
}

/// Which half of a connection ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shutdown {
    /// Nothing more will be sent: the peer reads to the end.
    Send,
    /// Both: receives in flight end with 0 bytes, sends with an error.
    Both,
}

impl Reactor {
    /// Binds and listens (SO_REUSEADDR, never SO_REUSEPORT).  Port 0 takes a free one: see [`Listener::local_addr`].
    pub fn listen(&self, address: SocketAddr) -> io::Result<Listener> {
        let (descriptor, local) = self.core_ref().backend.listen(address)?;
        let inner = Rc::new(ListenerInner { core: self.core(), descriptor, local });
        Ok(Listener { inner, armed: RefCell::new(None) })
    }

    /// Takes over a connection, perhaps accepted by another shard.
    #[must_use]
    pub fn adopt(&self, socket: SocketDescriptor) -> Socket {
        let SocketDescriptor { raw, peer } = socket;
        let descriptor = self.core_ref().backend.adopt(raw);
        self.socket(descriptor, peer)
    }

    pub async fn connect(&self, address: SocketAddr) -> io::Result<Socket> {
        let descriptor = self.core_ref().backend.socket(address)?;
        let socket = self.socket(descriptor, address);
        loop {
            let operation = {
                let address = Box::new(SockaddrStorage::from(address));
                Operation::Connect { socket: Rc::clone(&socket.inner), address }
            };
            match InFlight::new(self.core(), operation).await.to_result() {
                Ok(_) => return Ok(socket),
                Err(error) if error.raw_os_error() == Some(libc::EINTR) => {}
                Err(error) => return Err(error),
            }
        }
    }

    fn socket(&self, descriptor: Descriptor, peer: SocketAddr) -> Socket {
        Socket { inner: Rc::new(SocketInner { core: self.core(), descriptor, peer, more: Cell::new(false) }) }
    }
}

impl Listener {
    #[must_use]
    pub fn local_addr(&self) -> SocketAddr {
        self.inner.local
    }

    /// The next connection.  Errors that concern one connection or a passing shortage (ECONNABORTED, EMFILE) leave the
    /// listener usable; after a shortage the caller waits a little before it asks again.
    pub async fn accept(&self) -> io::Result<SocketDescriptor> {
        loop {
            let finished = poll_fn(|context| {
                let mut armed = self.armed.borrow_mut();
                let future = armed.get_or_insert_with(|| self.arm());
                let Poll::Ready(finished) = Pin::new(future).poll(context) else { return Poll::Pending };
                *armed = (finished.result >= 0).then(|| self.arm());
                Poll::Ready(finished)
            })
            .await;
            match finished.to_result() {
                Ok(_) => match self.inner.core.backend.accepted(finished.result) {
                    Ok((raw, peer)) => return Ok(SocketDescriptor { raw, peer }),
                    // Gone before we could look at it.
                    Err(_) => continue,
                },
                Err(error) if is_retried(&error) => {}
                Err(error) => return Err(error),
            }
        }
    }

    fn arm(&self) -> InFlight {
        InFlight::new(Rc::clone(&self.inner.core), Operation::Accept { listener: Rc::clone(&self.inner) })
    }
}

impl Socket {
    fn core(&self) -> &Rc<Core> {
        &self.inner.core
    }

    /// Receives into the spare capacity of `buffer` (4 KiB are reserved if there is none).  0: the peer ended.
    pub async fn recv(&self, mut buffer: BytesMut) -> (io::Result<usize>, BytesMut) {
        if buffer.capacity() == buffer.len() {
            buffer.reserve(4096);
        }
        loop {
            let poll_first = !self.inner.more.get();
            let operation = Operation::Receive { socket: Rc::clone(&self.inner), buffer, poll_first };
            let finished = InFlight::new(Rc::clone(self.core()), operation).await;
            let result = finished.to_result();
            let Finished { operation: Operation::Receive { buffer: returned, .. }, detail, .. } = finished else {
                unreachable!("an operation keeps its kind")
            };
            buffer = returned;
            self.inner.more.set(matches!(detail, Detail::MoreToReceive));
            match result {
                Ok(received) => return (Ok(received as usize), buffer),
                Err(error) if is_retried(&error) => {}
                Err(error) => return (Err(error), buffer),
            }
        }
    }

    /// Sends inline what the socket takes now; `WouldBlock` if nothing.
    pub fn send_now(&self, slices: &[IoSlice<'_>]) -> io::Result<usize> {
        self.core().backend.send_now(self.inner.descriptor, slices, false)
    }

    /// As [`Socket::send_now`], and tells the kernel that more comes at once (MSG_MORE), so that a header shares its
    /// packets with the file range behind it.
    pub fn send_more_now(&self, slices: &[IoSlice<'_>]) -> io::Result<usize> {
        self.core().backend.send_now(self.inner.descriptor, slices, true)
    }

    /// Sends all chunks, in order, with the turn's submission.  One send at a time per socket keeps the order.
    pub async fn send(&self, chunks: impl Into<Chunks>) -> io::Result<()> {
        let mut chunks = chunks.into();
        while !chunks.is_empty() {
            let operation = Operation::Send { socket: Rc::clone(&self.inner), chunks, vectors: None };
            let finished = InFlight::new(Rc::clone(self.core()), operation).await;
            let result = finished.to_result();
            let Operation::Send { chunks: returned, .. } = finished.operation else {
                unreachable!("an operation keeps its kind")
            };
            chunks = returned;
            match result {
                Ok(sent) => chunks.advance(sent as usize),
                Err(error) if is_retried(&error) => self.writable().await?,
                Err(error) => return Err(error),
            }
        }
        Ok(())
    }

    /// Resolves when the socket takes bytes again, or is broken (the next send says how).
    pub async fn writable(&self) -> io::Result<()> {
        loop {
            let operation = Operation::Writable { socket: Rc::clone(&self.inner) };
            match InFlight::new(Rc::clone(self.core()), operation).await.to_result() {
                Ok(_) => return Ok(()),
                Err(error) if is_retried(&error) => {}
                Err(error) => return Err(error),
            }
        }
    }

    /// Sends a range of a file inline, from the page cache without a copy; what the socket takes now, `WouldBlock` if
    /// nothing, 0 if the file ends before `position`.
    pub fn sendfile_now(&self, file: FileHandle, position: Position, length: usize) -> io::Result<usize> {
        self.core().backend.sendfile_now(self.inner.descriptor, file.0, position, length)
    }

    #[must_use]
    pub fn peer_addr(&self) -> SocketAddr {
        self.inner.peer
    }

    /// The address the peer used to reach us.
    pub fn local_addr(&self) -> io::Result<SocketAddr> {
        self.core().backend.local_addr(self.inner.descriptor)
    }

    /// SO_SNDBUF in bytes, as `socket.send.buffer.bytes` means it.
    pub fn set_send_buffer(&self, bytes: usize) -> io::Result<()> {
        self.core().backend.set_send_buffer(self.inner.descriptor, bytes)
    }

    /// SO_RCVBUF in bytes.
    pub fn set_receive_buffer(&self, bytes: usize) -> io::Result<()> {
        self.core().backend.set_receive_buffer(self.inner.descriptor, bytes)
    }

    pub fn shutdown(&self, how: Shutdown) -> io::Result<()> {
        self.core().backend.shutdown(self.inner.descriptor, how)
    }
}
