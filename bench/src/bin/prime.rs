//! Primes the page cache before a measured leg, and says what an append costs on this machine now.
//!
//! A virtual machine hands freed memory back to its host; the first touch afterwards costs up to
//! eighteen times what it costs later. So, just before a leg that appends N bytes, this program writes a
//! file of 1.3 N bytes and deletes it, then does so once more and prints the second pass's cost as the
//! reference. Above 0.30 CPU s/GB (exit status 3) the machine is not fit for a measurement at this moment.
//!
//! `prime --resident DIR` instead prints which share of the files below DIR lies in the page cache.

use anyhow::Context;
use clap::Parser;
use millrace_bench::usage::thread_cpu_s;
use std::ffi::c_void;
use std::fs::File;
use std::io::Write;
use std::num::NonZeroUsize;
use std::os::unix::fs::FileExt;
use std::path::{Path, PathBuf};
use std::time::Instant;

const VOID_ABOVE_S_PER_GB: f64 = 0.30;

#[derive(Parser)]
#[command(about = "Prime the page cache, print the append reference")]
struct Options {
    /// File to write and delete, on the filesystem that the broker writes to
    #[arg(long, default_value = "prime.tmp")]
    file: PathBuf,
    /// Bytes that the leg will append; 1.3 times as many are written
    #[arg(long, default_value_t = 1_000_000_000)]
    bytes: u64,
    /// Bytes per write of the reference pass
    #[arg(long, default_value_t = 131_072)]
    block: usize,
    /// Print the share of the files below this folder that is in the page cache, and do nothing else
    #[arg(long)]
    resident: Option<PathBuf>,
}

#[derive(serde::Serialize)]
struct Reference {
    bytes: u64,
    append_cpu_s_per_gb: f64,
    append_gb_per_s: f64,
    overwrite_cpu_s_per_gb: f64,
    void: bool,
}

fn main() -> anyhow::Result<()> {
    let options = Options::parse();
    if let Some(folder) = &options.resident {
        let (resident, total) = residency(folder)?;
        println!("{}", serde_json::json!({ "resident_bytes": resident, "bytes": total }));
        return Ok(());
    }
    let bytes = options.bytes + options.bytes / 10 * 3;
    pass(&options.file, bytes, 1 << 20)?;
    let reference = pass(&options.file, bytes.min(400_000_000), options.block)?;
    println!("{}", serde_json::to_string(&reference)?);
    std::process::exit(if reference.void { 3 } else { 0 });
}

fn pass(path: &Path, bytes: u64, block: usize) -> anyhow::Result<Reference> {
    let context = || format!("cannot write {}", path.display());
    let contents = vec![7u8; block];
    let blocks = bytes.div_ceil(block as u64).max(1);
    let mut file = File::create(path).with_context(context)?;
    let (cpu, wall) = (thread_cpu_s(), Instant::now());
    for _ in 0..blocks {
        file.write_all(&contents).with_context(context)?;
    }
    let append = (thread_cpu_s() - cpu, wall.elapsed().as_secs_f64());
    let cpu = thread_cpu_s();
    for at in 0..blocks {
        file.write_all_at(&contents, at * block as u64).with_context(context)?;
    }
    let overwrite_cpu = thread_cpu_s() - cpu;
    drop(file);
    std::fs::remove_file(path)?;
    let gigabytes = (blocks * block as u64) as f64 / 1e9;
    Ok(Reference {
        bytes: blocks * block as u64,
        append_cpu_s_per_gb: append.0 / gigabytes,
        append_gb_per_s: gigabytes / append.1,
        overwrite_cpu_s_per_gb: overwrite_cpu / gigabytes,
        void: append.0 / gigabytes > VOID_ABOVE_S_PER_GB,
    })
}

fn residency(folder: &Path) -> anyhow::Result<(u64, u64)> {
    let (mut resident, mut total) = (0, 0);
    for entry in std::fs::read_dir(folder).with_context(|| folder.display().to_string())? {
        let entry = entry?;
        let kind = entry.file_type()?;
        let (part, whole) = if kind.is_dir() {
            residency(&entry.path())?
        } else if kind.is_file() {
            resident_bytes(&File::open(entry.path())?)?
        } else {
            (0, 0)
        };
        resident += part;
        total += whole;
    }
    Ok((resident, total))
}

fn resident_bytes(file: &File) -> anyhow::Result<(u64, u64)> {
    use nix::sys::mman::{MapFlags, ProtFlags, mmap, munmap};
    const PAGE: usize = 4096;
    let length = file.metadata()?.len();
    let Some(mapped) = NonZeroUsize::new(length as usize) else { return Ok((0, 0)) };
    let mut pages = vec![0u8; mapped.get().div_ceil(PAGE)];
    // SAFETY: a fresh read-only mapping of a file that we hold open; nothing reads through it.
    let address = unsafe { mmap(None, mapped, ProtFlags::PROT_NONE, MapFlags::MAP_SHARED, file, 0) }?;
    // SAFETY: the range is the mapping made above; `pages` has one byte for each of its pages.
    let counted = unsafe { libc::mincore(address.as_ptr().cast::<c_void>(), mapped.get(), pages.as_mut_ptr()) };
    // SAFETY: the mapping made above, not used afterwards.
    unsafe { munmap(address, mapped.get()) }?;
    anyhow::ensure!(counted == 0, "mincore failed");
    let resident = pages.iter().filter(|&&page| page & 1 == 1).count() as u64 * PAGE as u64;
    Ok((resident.min(length), length))
}
