//! The least that a broker of the Kafka protocol must do, to measure against: its CPU is the denominator
//! of this project's ratios.
//!
//! One blocking thread per connection. A produce request is received, its batches are checked with
//! CRC-32C (`-c`), given their offsets and appended to a file in the page cache (`-l`) from the very
//! buffer they were received into; a fetch is answered with `sendfile`. There are no configs, no
//! recovery, no index on disk, no retention, one topic name = a fixed number of partitions (`-P`).
//!
//! Serves Produce 3..=7, Fetch 4, ListOffsets 1, Metadata 1, ApiVersions 0..=2. Anything malformed or
//! unknown closes the connection.

mod connection;
mod topics;

use anyhow::Context;
use clap::Parser;
use nix::sys::socket::{setsockopt, sockopt};
use std::net::{Ipv4Addr, TcpListener};
use std::path::PathBuf;
use std::sync::Arc;

#[derive(Parser, Clone)]
#[command(about = "The limit: recv, crc32c, page-cache append, sendfile")]
pub struct Options {
    /// Port on 127.0.0.1; 0 takes a free one.  The address is printed
    #[arg(short = 'p', long, default_value_t = 9292)]
    port: u16,
    /// Partitions of every topic
    #[arg(short = 'P', long, default_value_t = 4)]
    partitions: usize,
    /// Append to files (without: count and discard)
    #[arg(short = 'l', long)]
    log: bool,
    /// Check the CRC of every batch
    #[arg(short = 'c', long)]
    crc: bool,
    /// fdatasync after each append
    #[arg(short = 'f', long)]
    fsync: bool,
    /// Folder of the files
    #[arg(short = 'd', long, default_value = "data")]
    data: PathBuf,
    /// SO_SNDBUF; 0 leaves it to the kernel
    #[arg(short = 'S', long, default_value_t = 102_400)]
    send_buffer: usize,
    /// sendfile on a non-blocking socket, with poll
    #[arg(short = 'N', long)]
    non_blocking: bool,
    /// Receive buffer of a connection, bytes
    #[arg(short = 'B', long, default_value_t = 262_144)]
    receive_buffer: usize,
}

fn main() -> anyhow::Result<()> {
    let options = Options::parse();
    if options.log {
        std::fs::create_dir_all(&options.data)?;
    }
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, options.port))
        .with_context(|| format!("cannot listen on 127.0.0.1:{}", options.port))?;
    let port = listener.local_addr()?.port();
    println!("127.0.0.1:{port}");
    let options = Options { port, ..options };
    let topics = Arc::new(topics::Topics::new(options.clone()));
    for stream in listener.incoming() {
        let Ok(stream) = stream else { continue };
        stream.set_nodelay(true)?;
        if options.send_buffer > 0 {
            setsockopt(&stream, sockopt::SndBuf, &options.send_buffer)?;
        }
        let (topics, options) = (topics.clone(), options.clone());
        std::thread::spawn(move || {
            // A client that goes away, or sends what is not served, ends its thread and nothing else.
            if let Err(refusal) = connection::Connection::new(&stream, &topics, &options).serve() {
                eprintln!("connection closed: {refusal}");
            }
        });
    }
    Ok(())
}
