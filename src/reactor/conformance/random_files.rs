//! Random calls on files and names: the simulated disk answers as the real one does.

use std::collections::BTreeMap;
use std::io::IoSlice;

use bytes::BytesMut;

use super::super::backend_sim::{Draw, FaultPlan};
use super::super::*;
use super::{Bench, on_sim, on_uring};
use crate::base::Position;

const NAMES: [&str; 8] = ["a", "b", "c", "d/a", "d/b", "e/a", "d", "e"];

fn errno(error: &std::io::Error) -> String {
    format!("errno {}", error.raw_os_error().unwrap_or(0))
}

/// Runs `count` calls drawn from `seed`; what each answered, and every file at the end.
async fn history(bench: Bench, seed: u64, count: usize) -> Vec<String> {
    let mut draw = Draw::new(seed);
    let reactor = &bench.reactor;
    let mut open: BTreeMap<usize, File> = BTreeMap::new();
    let mut lines = Vec::new();
    for call in 0..count {
        let path = bench.path(NAMES[draw.below(NAMES.len() as u64) as usize]);
        let other = bench.path(NAMES[draw.below(NAMES.len() as u64) as usize]);
        let slot = draw.below(4) as usize;
        let position = Position(draw.below(3_000));
        let length = draw.below(2_000) as usize;
        let kind = draw.below(14);
        let answer = match (kind, open.get(&slot)) {
            (0 | 1, _) => {
                // Opening a directory for reading is of no use to anybody, and not simulated.
                let is_dir = reactor.metadata(&path).await.is_ok_and(|found| found.is_dir);
                let flags = [OpenFlags::WRITE, OpenFlags::CREATE, OpenFlags::CREATE_NEW, OpenFlags::REPLACE];
                let flags = flags[draw.below(4) as usize];
                let flags = if draw.below(5) == 0 && !is_dir { OpenFlags::READ } else { flags };
                match reactor.open(&path, flags).await {
                    Ok(file) => {
                        open.insert(slot, file);
                        "open".into()
                    }
                    Err(error) => errno(&error),
                }
            }
            (2..=4, Some(file)) => {
                let bytes: Vec<u8> = (0..length).map(|i| (call + i) as u8).collect();
                let half = length / 2;
                let mut slices = [IoSlice::new(&bytes[..half]), IoSlice::new(&bytes[half..])];
                match file.write_all_now(&mut slices, position) {
                    Ok(()) => format!("wrote {length}"),
                    Err(error) => errno(&error),
                }
            }
            (5, Some(file)) => match file.read_at(BytesMut::new(), position, length).await {
                (Ok(read), bytes) => format!("read {read} {:08x}", crc32c::crc32c(&bytes)),
                (Err(error), _) => errno(&error),
            },
            (6, Some(file)) => {
                let mut bytes = vec![0; length];
                match file.read_now(&mut bytes, position) {
                    Ok(read) => format!("read {read} {:08x}", crc32c::crc32c(&bytes)),
                    Err(error) => errno(&error),
                }
            }
            (7, Some(file)) => match file.set_len(position.0).await {
                Ok(()) => format!("length {}", file.len().unwrap()),
                Err(error) => errno(&error),
            },
            (8, Some(file)) => format!("length {:?}", file.is_empty()),
            (9, _) => match reactor.rename(&path, &other).await {
                Ok(()) => "renamed".into(),
                Err(error) => errno(&error),
            },
            (10, _) => match reactor.unlink(&path).await {
                Ok(()) => "unlinked".into(),
                Err(error) => errno(&error),
            },
            (11, _) => match reactor.create_dir_all(&path).await {
                Ok(()) => "made".into(),
                Err(error) => errno(&error),
            },
            (12, _) => match reactor.read_dir(&path).await {
                Ok(entries) => format!("{entries:?}"),
                Err(error) => errno(&error),
            },
            (13, _) if draw.below(4) == 0 => match reactor.remove_dir_all(&path).await {
                Ok(()) => "removed".into(),
                Err(error) => errno(&error),
            },
            _ => {
                open.remove(&slot);
                "closed".into()
            }
        };
        lines.push(format!(
            "{call} kind {kind} {} {}: {answer}",
            path.strip_prefix(&bench.folder).unwrap().display(),
            other.strip_prefix(&bench.folder).unwrap().display()
        ));
    }
    lines
}

fn record(run: impl FnOnce(std::rc::Rc<std::cell::RefCell<Vec<String>>>)) -> Vec<String> {
    let lines = std::rc::Rc::new(std::cell::RefCell::new(Vec::new()));
    run(std::rc::Rc::clone(&lines));
    lines.take()
}

#[test]
fn the_simulated_disk_answers_random_calls_as_the_real_one() {
    for seed in 0..60 {
        let count = 120;
        let real = record(|lines| {
            on_uring(move |bench| async move { *lines.borrow_mut() = history(bench, seed, count).await })
        });
        let simulated = record(|lines| {
            on_sim(
                FaultPlan::none(),
                move |bench| async move { *lines.borrow_mut() = history(bench, seed, count).await },
            );
        });
        assert_eq!(real.len(), count);
        for (real, simulated) in real.iter().zip(&simulated) {
            assert_eq!(real, simulated, "seed {seed}");
        }
    }
}
