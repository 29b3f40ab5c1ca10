//! One ordinary thread for what the ring lacks: listing, making and removing directories, syncfs.
//!
//! Started at the first such call; ends with the reactor.  What must hold: a job owns all that it needs, so nothing is
//! shared with the reactor's core but the two queues.

use std::ffi::CString;
use std::io;
use std::os::fd::AsRawFd as _;
use std::os::unix::ffi::OsStrExt as _;
use std::path::{Path, PathBuf};
use std::sync::mpsc;
use std::thread::JoinHandle;

use super::super::folder::{DirEntry, FreeSpace, Metadata, READ_DIR_MAX};
use super::super::operation::{Completion, Descriptor, Detail, Token};
use super::super::waker::ShardWaker;

pub(super) enum Job {
    CreateDirAll(PathBuf),
    RemoveDirAll(PathBuf),
    ReadDir(PathBuf),
    Metadata(PathBuf),
    FreeSpace(PathBuf),
    SyncDir(PathBuf),
    SyncFileSystem(PathBuf),
    /// The reactor keeps the descriptor open until it has the completion.
    SetLen(Descriptor, u64),
}

pub(super) struct Helper {
    jobs: Option<mpsc::Sender<(Token, Job)>>,
    done: mpsc::Receiver<Completion>,
    thread: Option<JoinHandle<()>>,
}

impl Helper {
    pub(super) fn start(waker: ShardWaker) -> io::Result<Helper> {
        let (jobs, job_queue) = mpsc::channel::<(Token, Job)>();
        let (done_queue, done) = mpsc::channel();
        let work = move || {
            while let Ok((token, job)) = job_queue.recv() {
                let completion = match run(job) {
                    Ok(detail) => Completion { token, result: 0, detail },
                    Err(error) => {
                        let errno = error.raw_os_error().unwrap_or(libc::EIO);
                        Completion { token, result: -errno, detail: Detail::None }
                    }
                };
                if done_queue.send(completion).is_err() {
                    break;
                }
                waker.wake();
            }
        };
        let thread = std::thread::Builder::new().name("helper".into()).spawn(work)?;
        Ok(Helper { jobs: Some(jobs), done, thread: Some(thread) })
    }

    /// False if the thread is gone.
    pub(super) fn submit(&self, token: Token, job: Job) -> bool {
        self.jobs.as_ref().is_some_and(|jobs| jobs.send((token, job)).is_ok())
    }

    pub(super) fn reap(&self, completions: &mut Vec<Completion>) {
        completions.extend(self.done.try_iter());
    }
}

impl Drop for Helper {
    fn drop(&mut self) {
        self.jobs = None; // the thread's queue ends
        if let Some(thread) = self.thread.take() {
            // It cannot panic with anything of ours half done; there is nothing to do about it here.
            let _ = thread.join();
        }
    }
}

fn run(job: Job) -> io::Result<Detail> {
    match job {
        Job::CreateDirAll(path) => std::fs::create_dir_all(path)?,
        Job::RemoveDirAll(path) => std::fs::remove_dir_all(path)?,
        Job::ReadDir(path) => return read_dir(&path).map(Detail::Entries),
        Job::Metadata(path) => {
            let metadata = std::fs::metadata(path)?;
            let len = if metadata.is_dir() { 0 } else { metadata.len() };
            return Ok(Detail::Metadata(Metadata { is_dir: metadata.is_dir(), len }));
        }
        Job::FreeSpace(path) => return free_space(&path).map(Detail::FreeSpace),
        Job::SyncDir(path) => std::fs::File::open(path)?.sync_all()?,
        Job::SyncFileSystem(path) => sync_file_system(&path)?,
        Job::SetLen(descriptor, length) => set_len(descriptor, length)?,
    }
    Ok(Detail::None)
}

fn read_dir(path: &Path) -> io::Result<Vec<DirEntry>> {
    let mut entries = Vec::new();
    for entry in std::fs::read_dir(path)? {
        let entry = entry?;
        let metadata = match entry.metadata() {
            Ok(metadata) => metadata,
            // Removed since it was listed.
            Err(error) if error.kind() == io::ErrorKind::NotFound => continue,
            Err(error) => return Err(error),
        };
        if entries.len() == READ_DIR_MAX {
            return Err(io::Error::from_raw_os_error(libc::EFBIG));
        }
        let is_dir = metadata.is_dir();
        entries.push(DirEntry { name: entry.file_name(), is_dir, len: if is_dir { 0 } else { metadata.len() } });
    }
    Ok(entries)
}

fn free_space(path: &Path) -> io::Result<FreeSpace> {
    let path = CString::new(path.as_os_str().as_bytes()).map_err(|_| io::Error::from_raw_os_error(libc::EINVAL))?;
    // SAFETY: all zeros is a valid statvfs.
    let mut found: libc::statvfs = unsafe { std::mem::zeroed() };
    // SAFETY: the path ends with a zero byte and `found` lives through the call.
    if unsafe { libc::statvfs(path.as_ptr(), &raw mut found) } != 0 {
        return Err(io::Error::last_os_error());
    }
    let block = found.f_frsize;
    Ok(FreeSpace { available: found.f_bavail.saturating_mul(block), total: found.f_blocks.saturating_mul(block) })
}

fn sync_file_system(path: &Path) -> io::Result<()> {
    let folder = std::fs::File::open(path)?;
    // SAFETY: the descriptor is open; no memory is involved.
    if unsafe { libc::syncfs(folder.as_raw_fd()) } != 0 {
        return Err(io::Error::last_os_error());
    }
    Ok(())
}

fn set_len(descriptor: Descriptor, length: u64) -> io::Result<()> {
    let length = i64::try_from(length).map_err(|_| io::Error::from_raw_os_error(libc::EFBIG))?;
    // SAFETY: the operation in the slab keeps the descriptor open; no memory is involved.
    if unsafe { libc::ftruncate(descriptor, length) } != 0 {
        return Err(io::Error::last_os_error());
    }
    Ok(())
}
