//! Why the broker does not start: one sentence each, with what to do.

use std::io;
use std::net::SocketAddr;

use crate::admin::AdminError;
use crate::reactor::UringError;

#[derive(Debug, thiserror::Error)]
pub enum StartError {
    #[error(transparent)]
    Uring(#[from] UringError),
    #[error("port {} is already in use: stop the program that has it, or choose another port", .0.port())]
    PortInUse(SocketAddr),
    #[error("no permission to listen on {0}: choose a port above 1023")]
    PortNotPermitted(SocketAddr),
    #[error("cannot listen on {address}: {source}")]
    Listen { address: SocketAddr, source: io::Error },
    #[error("listener host {host:?} does not resolve to an address of this machine: {source}")]
    Host { host: String, source: io::Error },
    #[error("{0}")]
    Data(String),
    #[error(
        "a listener on {0} is neither loopback nor authenticated: anybody who reaches it could read and write \
         everything; listen on 127.0.0.1, or pass --insecure if the network is trusted"
    )]
    Insecure(SocketAddr),
    #[error(transparent)]
    Admin(#[from] AdminError),
    #[error("cannot start a thread: {0}")]
    Thread(io::Error),
    #[error("a shard stopped while starting")]
    ShardGone,
}

impl StartError {
    pub(super) fn listen(address: SocketAddr, source: io::Error) -> StartError {
        match source.kind() {
            io::ErrorKind::AddrInUse => StartError::PortInUse(address),
            io::ErrorKind::PermissionDenied => StartError::PortNotPermitted(address),
            _ => StartError::Listen { address, source },
        }
    }
}
