//! Sockets, and the echo server that both backends must carry.

use std::io::{self, IoSlice};
use std::time::Duration;

use bytes::{Bytes, BytesMut};

use super::super::*;
use super::{Bench, on_both};
use crate::base::Position;

fn any_port() -> std::net::SocketAddr {
    "127.0.0.1:0".parse().unwrap()
}

fn kind<T>(result: io::Result<T>) -> i32 {
    result.err().and_then(|error| error.raw_os_error()).unwrap_or(0)
}

fn pattern(size: usize) -> Vec<u8> {
    (0..size).map(|i| (i % 251) as u8).collect()
}

/// Serves every connection until it ends.
fn start_echo_server(reactor: &Reactor) -> std::net::SocketAddr {
    let listener = reactor.listen(any_port()).unwrap();
    let address = listener.local_addr();
    let server = reactor.clone();
    reactor.spawn("echo accept", async move {
        while let Ok(accepted) = listener.accept().await {
            let socket = server.adopt(accepted);
            server.spawn("echo connection", async move {
                let mut buffer = BytesMut::with_capacity(64 << 10);
                loop {
                    let (received, mut filled) = socket.recv(buffer).await;
                    if !matches!(received, Ok(1..)) || socket.send(filled.split()).await.is_err() {
                        break;
                    }
                    buffer = filled;
                    buffer.reserve(64 << 10);
                }
            });
        }
    });
    address
}

async fn receive_exactly(socket: &Socket, size: usize) -> Vec<u8> {
    let mut got = BytesMut::new();
    while got.len() < size {
        let (received, filled) = socket.recv(got).await;
        assert_ne!(received.unwrap(), 0, "the peer ended after {} of {size} bytes", filled.len());
        got = filled;
    }
    assert_eq!(got.len(), size, "no more than was sent");
    got.to_vec()
}

async fn pair(bench: &Bench) -> (Socket, Socket) {
    let listener = bench.reactor.listen(any_port()).unwrap();
    let client = bench.reactor.connect(listener.local_addr()).await.unwrap();
    let accepted = listener.accept().await.unwrap();
    assert_eq!(accepted.peer_addr(), client.local_addr().unwrap());
    let server = bench.reactor.adopt(accepted);
    assert_eq!(server.local_addr().unwrap().port(), listener.local_addr().port());
    (client, server)
}

async fn an_echo_answers_what_was_sent(bench: Bench) {
    let address = start_echo_server(&bench.reactor);
    let client = bench.reactor.connect(address).await.unwrap();
    for size in [1, 200, 5_000, 70_000] {
        client.send(pattern(size)).await.unwrap();
        assert_eq!(receive_exactly(&client, size).await, pattern(size));
    }
}

async fn many_connections_are_served_at_once(bench: Bench) {
    let address = start_echo_server(&bench.reactor);
    let clients = (0..40usize).map(|number| {
        let reactor = bench.reactor.clone();
        async move {
            let client = reactor.connect(address).await.unwrap();
            for round in 0..10 {
                let message = vec![(number * 10 + round) as u8; 100 + number];
                client.send(message.clone()).await.unwrap();
                assert_eq!(receive_exactly(&client, message.len()).await, message);
            }
        }
    });
    assert_eq!(sync::join_all(clients).await.len(), 40);
}

async fn chunks_arrive_as_one_stream_in_order(bench: Bench) {
    let (client, server) = pair(&bench).await;
    let whole = pattern(400_000);
    let chunks: Chunks = whole.chunks(1_777).map(Bytes::copy_from_slice).collect();
    let sender = client.clone();
    bench.reactor.spawn("sender", async move { sender.send(chunks).await.unwrap() });
    assert!(receive_exactly(&server, 400_000).await == whole);
}

async fn an_orderly_end_is_read_as_zero_after_the_data(bench: Bench) {
    let (client, server) = pair(&bench).await;
    client.send(&b"last words"[..]).await.unwrap();
    client.shutdown(Shutdown::Send).unwrap();
    assert_eq!(receive_exactly(&server, 10).await, b"last words");
    assert_eq!(server.recv(BytesMut::new()).await.0.unwrap(), 0);
    assert_eq!(kind(client.send(&b"more"[..]).await), libc::EPIPE);
    // The other direction still works.
    server.send(&b"answer"[..]).await.unwrap();
    assert_eq!(receive_exactly(&client, 6).await, b"answer");
}

async fn closing_wakes_the_peer(bench: Bench) {
    let (client, server) = pair(&bench).await;
    drop(client);
    assert_eq!(server.recv(BytesMut::new()).await.0.unwrap(), 0);
}

async fn shutting_both_ways_ends_a_receive_in_flight(bench: Bench) {
    let (client, _server) = pair(&bench).await;
    let receiver = client.clone();
    let (sender, result) = sync::oneshot(&bench.reactor);
    bench.reactor.spawn("receiver", async move {
        let _ = sender.send(receiver.recv(BytesMut::new()).await.0.unwrap());
    });
    bench.reactor.sleep(Duration::from_millis(2)).await;
    client.shutdown(Shutdown::Both).unwrap();
    assert_eq!(result.recv().await, Some(0));
}

async fn a_receive_that_is_dropped_lets_go_of_its_socket(bench: Bench) {
    let (client, server) = pair(&bench).await;
    let deadline = bench.reactor.now().plus(Duration::from_millis(3));
    assert!(bench.reactor.timeout_at(deadline, server.recv(BytesMut::new())).await.is_err());
    drop(server);
    // The cancelled receive was the last that held the server's end.
    assert_eq!(client.recv(BytesMut::new()).await.0.unwrap(), 0);
    drop(client);
    bench.reactor.sleep(Duration::from_millis(2)).await;
    assert_eq!(bench.reactor.stats().operations_in_flight, 0);
}

async fn a_slow_reader_holds_its_sender_back(bench: Bench) {
    let (client, server) = pair(&bench).await;
    client.set_send_buffer(16 << 10).unwrap();
    let block = vec![9u8; 64 << 10];
    let mut sent = 0;
    loop {
        match client.send_now(&[IoSlice::new(&block)]) {
            Ok(bytes) => sent += bytes,
            Err(error) if error.kind() == io::ErrorKind::WouldBlock => break,
            Err(error) => panic!("{error}"),
        }
        assert!(sent < 64 << 20, "the buffers have an end");
    }
    let reader = server.clone();
    let (done, all) = sync::oneshot(&bench.reactor);
    bench.reactor.spawn("reader", async move {
        let _ = done.send(receive_exactly(&reader, sent).await.len());
    });
    client.writable().await.unwrap();
    assert_eq!(all.recv().await, Some(sent));
}

async fn a_file_is_sent_without_being_read(bench: Bench) {
    let (client, server) = pair(&bench).await;
    let file = bench.reactor.open(&bench.path("a"), OpenFlags::CREATE).await.unwrap();
    let whole = pattern(300_000);
    file.write_all_now(&mut [IoSlice::new(&whole)], Position(0)).unwrap();
    let handle = file.handle();
    bench.reactor.spawn("sender", async move {
        let mut position = 1_000;
        while position < 300_000 {
            match server.sendfile_now(handle, Position(position), 300_000 - position as usize) {
                Ok(0) => panic!("the file is longer"),
                Ok(sent) => position += sent as u64,
                Err(error) if error.kind() == io::ErrorKind::WouldBlock => server.writable().await.unwrap(),
                Err(error) => panic!("{error}"),
            }
        }
        assert_eq!(server.sendfile_now(handle, Position(300_000), 10).unwrap(), 0);
    });
    assert!(receive_exactly(&client, 299_000).await == whole[1_000..]);
    drop(file);
}

async fn nobody_listens_and_the_connect_is_refused(bench: Bench) {
    let listener = bench.reactor.listen(any_port()).unwrap();
    let address = listener.local_addr();
    assert_eq!(kind(bench.reactor.listen(address)), libc::EADDRINUSE);
    drop(listener);
    bench.reactor.sleep(Duration::from_millis(2)).await;
    assert_eq!(kind(bench.reactor.connect(address).await), libc::ECONNREFUSED);
    assert_eq!(bench.reactor.listen(address).unwrap().local_addr(), address);
}

on_both!(
    an_echo_answers_what_was_sent,
    many_connections_are_served_at_once,
    chunks_arrive_as_one_stream_in_order,
    an_orderly_end_is_read_as_zero_after_the_data,
    closing_wakes_the_peer,
    shutting_both_ways_ends_a_receive_in_flight,
    a_receive_that_is_dropped_lets_go_of_its_socket,
    a_slow_reader_holds_its_sender_back,
    a_file_is_sent_without_being_read,
    nobody_listens_and_the_connect_is_refused,
);
