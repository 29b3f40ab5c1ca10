//! One listening socket per listener, on shard 0, which hands each connection to the shard with the fewest.
//! (SO_REUSEPORT would let a second process bind and take half of the clients.)

use std::cell::{Cell, RefCell};
use std::io;
use std::net::{IpAddr, SocketAddr};
use std::rc::Rc;
use std::time::Duration;

use hashbrown::HashMap;

use super::connection::{self, ConnectionState};
use super::node::ShardServer;
use crate::base::ShardId;
use crate::broker::Broker;
use crate::reactor::sync::Watch;
use crate::reactor::{Listener, SocketDescriptor};

/// Connections per shard, as shard 0 counts them.
pub struct Accepting {
    broker: Rc<Broker>,
    open: RefCell<Vec<u32>>,
    per_ip: RefCell<HashMap<IpAddr, u32>>,
    total: Cell<u32>,
}

impl Accepting {
    #[must_use]
    pub fn new(broker: Rc<Broker>) -> Rc<Accepting> {
        let open = RefCell::new(vec![0; usize::from(broker.shard().count())]);
        Rc::new(Accepting { broker, open, per_ip: RefCell::default(), total: Cell::new(0) })
    }

    /// Accepts until told to stop.  Out of descriptors, it waits instead of spinning.
    pub async fn run(self: Rc<Self>, listener: Listener, stop: Rc<Watch>) {
        let reactor = self.broker.shard().reactor().clone();
        loop {
            let accepted = match crate::reactor::sync::race(listener.accept(), stop.changed(0)).await {
                crate::reactor::sync::Either::Left(accepted) => accepted,
                crate::reactor::sync::Either::Right(_) => return,
            };
            match accepted {
                Ok(socket) => self.hand_out(socket),
                Err(error) => {
                    tracing::warn!("cannot accept a connection: {error}");
                    if matches!(error.raw_os_error(), Some(libc::EMFILE | libc::ENFILE | libc::ENOBUFS | libc::ENOMEM))
                    {
                        reactor.sleep(Duration::from_millis(100)).await;
                    }
                }
            }
        }
    }

    fn hand_out(self: &Rc<Self>, socket: SocketDescriptor) {
        let shard = self.broker.shard();
        let peer: SocketAddr = socket.peer_addr();
        let config = shard.config();
        let from_ip = self.per_ip.borrow().get(&peer.ip()).copied().unwrap_or(0);
        if self.total.get() >= config.connections_max || from_ip >= config.connections_per_ip_max {
            shard.metrics.borrow_mut().network.connections_refused += 1;
            tracing::debug!("connection from {peer} refused: max.connections or max.connections.per.ip is reached");
            return;
        }
        self.total.set(self.total.get() + 1);
        *self.per_ip.borrow_mut().entry(peer.ip()).or_insert(0) += 1;
        shard.metrics.borrow_mut().network.connections_accepted += 1;
        let to = {
            let mut open = self.open.borrow_mut();
            let fewest = open.iter().enumerate().min_by_key(|(_, count)| **count).map_or(0, |(shard, _)| shard);
            if let Some(count) = open.get_mut(fewest) {
                *count += 1;
            }
            ShardId(fewest as u16)
        };
        if to == shard.id() {
            let Some(server) = ShardServer::on(shard) else { return };
            let this = Rc::clone(self);
            begin(&server, socket, move || this.ended(to, peer.ip()));
        } else {
            // The other shard tells this one when the connection has ended.
            shard.run_on(to, move |there| {
                let Some(server) = ShardServer::on(there) else { return };
                let told = Rc::clone(there);
                begin(&server, socket, move || {
                    told.run_on(ShardId(0), move |zero| {
                        if let Some(server) = ShardServer::on(zero) {
                            server.accepting().ended(to, peer.ip());
                        }
                    });
                });
            });
        }
    }

    fn ended(&self, shard: ShardId, ip: IpAddr) {
        self.total.set(self.total.get().saturating_sub(1));
        if let Some(count) = self.open.borrow_mut().get_mut(usize::from(shard.0)) {
            *count = count.saturating_sub(1);
        }
        let mut per_ip = self.per_ip.borrow_mut();
        if let Some(count) = per_ip.get_mut(&ip) {
            *count -= 1;
            if *count == 0 {
                per_ip.remove(&ip);
            }
        }
    }
}

/// Starts the connection's task on this shard.
fn begin(server: &Rc<ShardServer>, socket: SocketDescriptor, ended: impl FnOnce() + 'static) {
    let shard = server.shard();
    let config = shard.config();
    let socket = shard.reactor().adopt(socket);
    let set = configure(&socket, config.socket_send_buffer_bytes, config.socket_receive_buffer_bytes);
    if let Err(error) = set {
        tracing::debug!("socket options of {}: {error}", socket.peer_addr());
    }
    let state = ConnectionState::new(shard.reactor());
    let number = server.connection_began(Rc::clone(&state));
    let server = Rc::clone(server);
    shard.reactor().spawn("connection", async move {
        connection::serve(Rc::clone(server.broker()), socket, state).await;
        server.connection_ended(number);
        ended();
    });
}

fn configure(socket: &crate::reactor::Socket, send: Option<u32>, receive: Option<u32>) -> io::Result<()> {
    if let Some(bytes) = send {
        socket.set_send_buffer(bytes as usize)?;
    }
    if let Some(bytes) = receive {
        socket.set_receive_buffer(bytes as usize)?;
    }
    Ok(())
}
