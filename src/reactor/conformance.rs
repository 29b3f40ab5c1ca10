//! One suite over files and sockets, the same functions on every backend.

use std::future::Future;
use std::io::IoSlice;
use std::path::Path;

use bytes::{Bytes, BytesMut};

use super::sync::race;
use super::*;
use crate::base::Position;

fn on_uring<F: Future<Output = ()> + 'static>(check: impl FnOnce(Reactor, std::path::PathBuf) -> F) {
    let folder = tempfile::tempdir().unwrap();
    let backend = Backend::Uring(UringBackend::open(UringConfig::default()).unwrap());
    let reactor = OwnedReactor::new(backend);
    let future = check(reactor.handle(), folder.path().to_owned());
    reactor.run_until(future);
    assert_eq!(reactor.stats().unknown_completions, 0);
}

async fn echo(reactor: Reactor, socket: Socket) {
    let _ = reactor;
    let mut buffer = BytesMut::with_capacity(64 * 1024);
    loop {
        let (result, mut filled) = socket.recv(buffer).await;
        match result {
            Ok(0) | Err(_) => break,
            Ok(_) => {}
        }
        let bytes = filled.split().freeze();
        if socket.send(bytes).await.is_err() {
            break;
        }
        buffer = filled;
    }
}

async fn echo_answers_what_was_sent(reactor: Reactor, _: std::path::PathBuf) {
    let listener = reactor.listen("127.0.0.1:0".parse().unwrap()).unwrap();
    let address = listener.local_addr();
    let server = reactor.clone();
    reactor.spawn("accept", async move {
        let accepted = listener.accept().await.unwrap();
        let socket = server.adopt(accepted);
        echo(server.clone(), socket).await;
    });
    let client = reactor.connect(address).await.unwrap();
    for size in [1usize, 200, 70_000] {
        let sent: Vec<u8> = (0..size).map(|i| i as u8).collect();
        client.send(Bytes::from(sent.clone())).await.unwrap();
        let mut got = BytesMut::new();
        while got.len() < size {
            let (result, filled) = client.recv(got).await;
            assert_ne!(result.unwrap(), 0);
            got = filled;
        }
        assert_eq!(got, sent);
    }
}

async fn a_file_gives_back_what_was_written(reactor: Reactor, folder: std::path::PathBuf) {
    let path = folder.join("a");
    let file = reactor.open(&path, OpenFlags::CREATE_NEW).await.unwrap();
    file.write_all_now(&mut [IoSlice::new(b"abc"), IoSlice::new(b"defg")], Position(0)).unwrap();
    file.sync_data().await.unwrap();
    let (read, bytes) = file.read_at(BytesMut::new(), Position(1), 100).await;
    assert_eq!((read.unwrap(), &bytes[..]), (6, &b"bcdefg"[..]));
    assert!(file.cached(Position(0), 7));
    assert_eq!(file.len().unwrap(), 7);
    drop(file);
    let names = reactor.read_dir(Path::new(&folder)).await.unwrap();
    assert_eq!(names, [DirEntry { name: "a".into(), is_dir: false, len: 7 }]);
}

async fn a_timer_beats_a_silent_socket(reactor: Reactor, _: std::path::PathBuf) {
    let listener = reactor.listen("127.0.0.1:0".parse().unwrap()).unwrap();
    let client = reactor.connect(listener.local_addr()).await.unwrap();
    let sleep = reactor.sleep(std::time::Duration::from_millis(5));
    match race(client.recv(BytesMut::new()), sleep).await {
        sync::Either::Left(_) => panic!("nobody sent anything"),
        sync::Either::Right(()) => {}
    }
}

#[test]
fn uring_smoke() {
    on_uring(echo_answers_what_was_sent);
    on_uring(a_file_gives_back_what_was_written);
    on_uring(a_timer_beats_a_silent_socket);
}
