//! Files and names.

use std::io::{self, IoSlice};

use bytes::{Bytes, BytesMut};

use super::super::*;
use super::{Bench, on_both};
use crate::base::Position;

async fn read_all(file: &File) -> Vec<u8> {
    let (read, bytes) = file.read_at(BytesMut::new(), Position(0), 1 << 20).await;
    assert_eq!(read.unwrap(), bytes.len());
    bytes.to_vec()
}

async fn write_file(bench: &Bench, name: &str, bytes: &[u8]) -> File {
    let file = bench.reactor.open(&bench.path(name), OpenFlags::REPLACE).await.unwrap();
    file.write_all_now(&mut [IoSlice::new(bytes)], Position(0)).unwrap();
    file
}

async fn names(bench: &Bench) -> Vec<String> {
    let entries = bench.reactor.read_dir(&bench.folder).await.unwrap();
    entries.into_iter().map(|entry| entry.name.into_string().unwrap()).collect()
}

fn kind<T>(result: io::Result<T>) -> i32 {
    result.err().and_then(|error| error.raw_os_error()).unwrap_or(0)
}

async fn a_file_gives_back_what_was_written(bench: Bench) {
    let file = bench.reactor.open(&bench.path("a"), OpenFlags::CREATE_NEW).await.unwrap();
    file.write_all_now(&mut [IoSlice::new(b"abc"), IoSlice::new(b""), IoSlice::new(b"defg")], Position(0)).unwrap();
    file.sync_data().await.unwrap();
    let (read, bytes) = file.read_at(BytesMut::from(&b"x"[..]), Position(1), 100).await;
    assert_eq!((read.unwrap(), &bytes[..]), (6, &b"xbcdefg"[..]));
    let mut part = [0; 4];
    assert_eq!(file.read_now(&mut part, Position(5)).unwrap(), 2);
    assert_eq!(&part[..2], b"fg");
    assert_eq!(file.read_now(&mut part, Position(7)).unwrap(), 0);
    assert_eq!(file.len().unwrap(), 7);
    assert!(file.cached(Position(0), 7));
}

async fn a_read_takes_no_more_than_it_was_asked_for(bench: Bench) {
    let file = write_file(&bench, "a", b"0123456789").await;
    let (read, bytes) = file.read_at(BytesMut::with_capacity(4096), Position(2), 3).await;
    assert_eq!((read.unwrap(), &bytes[..]), (3, &b"234"[..]));
}

async fn a_write_beyond_the_end_leaves_zeros(bench: Bench) {
    let file = write_file(&bench, "a", b"ab").await;
    file.write_all_now(&mut [IoSlice::new(b"z")], Position(5)).unwrap();
    assert_eq!(read_all(&file).await, b"ab\0\0\0z");
}

async fn a_write_through_the_ring_is_whole(bench: Bench) {
    let file = bench.reactor.open(&bench.path("a"), OpenFlags::CREATE).await.unwrap();
    let big = vec![7u8; 300_000];
    file.write_at(vec![Bytes::from_static(b"head"), Bytes::from(big.clone())], Position(0)).await.unwrap();
    file.write_at(Bytes::from_static(b"tail"), Position(300_004)).await.unwrap();
    let bytes = read_all(&file).await;
    assert_eq!((&bytes[..4], &bytes[4..300_004], &bytes[300_004..]), (&b"head"[..], &big[..], &b"tail"[..]));
}

async fn set_len_cuts_and_extends(bench: Bench) {
    let file = write_file(&bench, "a", b"abcdef").await;
    file.set_len(3).await.unwrap();
    assert_eq!(read_all(&file).await, b"abc");
    file.set_len(5).await.unwrap();
    assert_eq!(read_all(&file).await, b"abc\0\0");
}

async fn allocation_does_not_move_the_end(bench: Bench) {
    let file = write_file(&bench, "a", b"abc").await;
    file.allocate_keep_size(Position(0), 1 << 20).await.unwrap();
    assert_eq!(file.len().unwrap(), 3);
}

async fn opening_minds_its_flags(bench: Bench) {
    let path = bench.path("a");
    assert_eq!(kind(bench.reactor.open(&path, OpenFlags::READ).await), libc::ENOENT);
    assert_eq!(kind(bench.reactor.open(&path, OpenFlags::WRITE).await), libc::ENOENT);
    assert_eq!(kind(bench.reactor.open(&bench.path("no/a"), OpenFlags::CREATE).await), libc::ENOENT);
    let file = write_file(&bench, "a", b"abc").await;
    assert_eq!(kind(bench.reactor.open(&path, OpenFlags::CREATE_NEW).await), libc::EEXIST);
    let kept = bench.reactor.open(&path, OpenFlags::CREATE).await.unwrap();
    assert_eq!(read_all(&kept).await, b"abc");
    let reader = bench.reactor.open(&path, OpenFlags::READ).await.unwrap();
    assert_eq!(kind(reader.write_now(&[IoSlice::new(b"x")], Position(0))), libc::EBADF);
    bench.reactor.open(&path, OpenFlags::REPLACE).await.unwrap();
    assert_eq!(file.len().unwrap(), 0);
    assert_eq!(kind(bench.reactor.open(&bench.folder, OpenFlags::WRITE).await), libc::EISDIR);
}

async fn an_unlinked_file_that_is_open_keeps_working(bench: Bench) {
    let file = write_file(&bench, "a", b"abc").await;
    bench.reactor.unlink(&bench.path("a")).await.unwrap();
    assert_eq!(names(&bench).await, Vec::<String>::new());
    file.write_all_now(&mut [IoSlice::new(b"def")], Position(3)).unwrap();
    file.sync_data().await.unwrap();
    assert_eq!(read_all(&file).await, b"abcdef");
    assert_eq!(kind(bench.reactor.unlink(&bench.path("a")).await), libc::ENOENT);
}

async fn a_rename_replaces_and_the_replaced_file_stays_readable(bench: Bench) {
    let old = write_file(&bench, "old", b"old").await;
    let new = write_file(&bench, "new", b"new").await;
    bench.reactor.rename(&bench.path("new"), &bench.path("old")).await.unwrap();
    bench.reactor.sync_dir(&bench.folder).await.unwrap();
    assert_eq!(names(&bench).await, ["old"]);
    assert_eq!(read_all(&old).await, b"old");
    assert_eq!(read_all(&new).await, b"new");
    let opened = bench.reactor.open(&bench.path("old"), OpenFlags::READ).await.unwrap();
    assert_eq!(read_all(&opened).await, b"new");
    assert_eq!(kind(bench.reactor.rename(&bench.path("new"), &bench.path("x")).await), libc::ENOENT);
}

async fn folders_are_made_listed_moved_and_removed(bench: Bench) {
    let reactor = &bench.reactor;
    reactor.create_dir_all(&bench.path("topic-0/deep")).await.unwrap();
    reactor.create_dir_all(&bench.path("topic-0/deep")).await.unwrap();
    drop(write_file(&bench, "topic-0/log", b"12345").await);
    let entries = reactor.read_dir(&bench.path("topic-0")).await.unwrap();
    let deep = DirEntry { name: "deep".into(), is_dir: true, len: 0 };
    assert_eq!(entries, [deep, DirEntry { name: "log".into(), is_dir: false, len: 5 }]);
    assert_eq!(kind(reactor.read_dir(&bench.path("topic-0/log")).await), libc::ENOTDIR);
    assert_eq!(kind(reactor.create_dir_all(&bench.path("topic-0/log")).await), libc::EEXIST);
    assert_eq!(kind(reactor.unlink(&bench.path("topic-0")).await), libc::EISDIR);
    reactor.rename(&bench.path("topic-0"), &bench.path("topic-0.gone-delete")).await.unwrap();
    assert_eq!(kind(reactor.read_dir(&bench.path("topic-0")).await), libc::ENOENT);
    assert_eq!(reactor.metadata(&bench.path("topic-0.gone-delete/log")).await.unwrap().len, 5);
    assert!(reactor.exists(&bench.path("topic-0.gone-delete/deep")).await.unwrap());
    reactor.remove_dir_all(&bench.path("topic-0.gone-delete")).await.unwrap();
    assert!(!reactor.exists(&bench.path("topic-0.gone-delete")).await.unwrap());
    assert_eq!(kind(reactor.remove_dir_all(&bench.path("topic-0.gone-delete")).await), libc::ENOENT);
    reactor.syncfs(&bench.folder).await.unwrap();
    let space = reactor.free_space(&bench.folder).await.unwrap();
    assert!(space.available > 0 && space.available <= space.total);
}

async fn a_lock_is_held_once_and_ends_with_its_file(bench: Bench) {
    let path = bench.path(".lock");
    let first = bench.reactor.open(&path, OpenFlags::CREATE).await.unwrap();
    let second = bench.reactor.open(&path, OpenFlags::CREATE).await.unwrap();
    assert!(first.lock_now().unwrap());
    assert!(!second.lock_now().unwrap());
    drop(first);
    // The close is an operation of its own.
    while !second.lock_now().unwrap() {
        bench.reactor.sleep(std::time::Duration::from_millis(1)).await;
    }
}

async fn a_dropped_read_leaves_file_and_buffer_alone(bench: Bench) {
    let file = write_file(&bench, "a", &vec![3u8; 100_000]).await;
    for _ in 0..20 {
        let mut read = Box::pin(file.read_at(BytesMut::new(), Position(0), 100_000));
        // Polled once, so that it is in flight, then dropped.
        let pending = std::future::poll_fn(|context| std::task::Poll::Ready(read.as_mut().poll(context).is_pending()));
        assert!(pending.await);
        drop(read);
    }
    let handle = file.clone();
    drop(file);
    assert_eq!(read_all(&handle).await.len(), 100_000);
    bench.reactor.sleep(std::time::Duration::from_millis(5)).await;
    assert_eq!(bench.reactor.stats().operations_in_flight, 0);
}

use std::future::Future as _;

on_both!(
    a_file_gives_back_what_was_written,
    a_read_takes_no_more_than_it_was_asked_for,
    a_write_beyond_the_end_leaves_zeros,
    a_write_through_the_ring_is_whole,
    set_len_cuts_and_extends,
    allocation_does_not_move_the_end,
    opening_minds_its_flags,
    an_unlinked_file_that_is_open_keeps_working,
    a_rename_replaces_and_the_replaced_file_stays_readable,
    folders_are_made_listed_moved_and_removed,
    a_lock_is_held_once_and_ends_with_its_file,
    a_dropped_read_leaves_file_and_buffer_alone,
);
