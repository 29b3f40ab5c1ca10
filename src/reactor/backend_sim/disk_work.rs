//! Submitted work of the disk: it takes effect when it completes, after its time, if the node is still up.

use std::ffi::OsString;

use bytes::Bytes;

use super::super::folder::{DirEntry, FreeSpace, Metadata};
use super::super::operation::{Descriptor, Detail, Operation};
use super::faults::{Bites, Rate};
use super::files::{Errno, InodeId, OpenRequest, SyncScope, SyncTicket, SyncedNames};
use super::kernel::{Event, Kernel, Open};
use super::sockets::Waiting;

pub(super) enum DiskWork {
    Open {
        path: String,
        request: OpenRequest,
    },
    Read {
        inode: InodeId,
        position: u64,
        length: usize,
    },
    Write {
        inode: InodeId,
        position: u64,
        chunks: Vec<Bytes>,
    },
    /// The ticket is taken when the call starts: what is written while it runs is not covered.
    Sync {
        inode: InodeId,
        ticket: SyncTicket,
    },
    SetLen {
        inode: InodeId,
        length: u64,
    },
    Allocate {
        inode: InodeId,
        end: u64,
    },
    Rename {
        from: String,
        to: String,
    },
    Unlink {
        path: String,
    },
    Close {
        descriptor: Descriptor,
    },
    CreateDirAll {
        path: String,
    },
    RemoveDirAll {
        path: String,
    },
    ReadDir {
        path: String,
    },
    Metadata {
        path: String,
    },
    FreeSpace {
        path: String,
    },
    SyncDir {
        folder: InodeId,
        ticket: SyncTicket,
    },
    SyncAll {
        ticket: SyncTicket,
    },
    /// Refused when it was submitted.
    Fail(Errno),
}

fn text(path: &std::path::Path) -> String {
    path.to_string_lossy().into_owned()
}

fn c_text(path: &std::ffi::CStr) -> String {
    path.to_string_lossy().into_owned()
}

impl Kernel {
    /// Plans the disk's part of an operation; None if it is the network's.
    pub(super) fn submit_disk(&mut self, waiting: Waiting, operation: &Operation) -> bool {
        let node = self.node_of(waiting.shard);
        let Some(work) = self.plan_disk_work(node, operation) else { return false };
        let usual = match &work {
            DiskWork::Sync { .. } | DiskWork::SyncDir { .. } | DiskWork::SyncAll { .. } => self.plan.sync_ns,
            DiskWork::Close { .. } => 1,
            _ => self.plan.disk_ns,
        };
        let time = self.now + self.disk_duration(usual);
        self.at(time, Event::Disk { waiting, work });
        true
    }

    fn plan_disk_work(&mut self, node: usize, operation: &Operation) -> Option<DiskWork> {
        let file = |descriptor, write| match self.open_file(node, descriptor) {
            Ok((_, _, false)) if write => Err(libc::EBADF),
            Ok((inode, _, _)) => Ok(inode),
            Err(errno) => Err(errno),
        };
        let disk = &self.nodes[node].disk;
        let work = match operation {
            Operation::Open { path, flags } => {
                let request = OpenRequest {
                    write: flags.write,
                    create: flags.create,
                    exclusive: flags.exclusive,
                    truncate: flags.truncate,
                };
                Ok(DiskWork::Open { path: c_text(path), request })
            }
            Operation::ReadAt { file: it, buffer, position, length } => {
                let length = (*length as usize).min(buffer.capacity() - buffer.len());
                file(it.descriptor, false).map(|inode| DiskWork::Read { inode, position: position.0, length })
            }
            Operation::WriteAt { file: it, chunks, position, .. } => {
                let chunks = chunks.as_slice().to_vec();
                file(it.descriptor, true).map(|inode| DiskWork::Write { inode, position: position.0, chunks })
            }
            Operation::Sync { file: it, .. } => file(it.descriptor, false)
                .map(|inode| DiskWork::Sync { inode, ticket: disk.begin_sync(SyncScope::File(inode)) }),
            // As ftruncate(2): EINVAL, not EBADF, if it is not for writing.
            Operation::SetLen { file: it, length } => file(it.descriptor, true)
                .map(|inode| DiskWork::SetLen { inode, length: *length })
                .map_err(|_| libc::EINVAL),
            Operation::AllocateKeepSize { file: it, position, length } => {
                let end = position.0.saturating_add(*length);
                file(it.descriptor, true).map(|inode| DiskWork::Allocate { inode, end })
            }
            Operation::Rename { from, to } => Ok(DiskWork::Rename { from: c_text(from), to: c_text(to) }),
            Operation::Unlink { path } => Ok(DiskWork::Unlink { path: c_text(path) }),
            Operation::Close { descriptor } => Ok(DiskWork::Close { descriptor: *descriptor }),
            Operation::CreateDirAll { path } => Ok(DiskWork::CreateDirAll { path: text(path) }),
            Operation::RemoveDirAll { path } => Ok(DiskWork::RemoveDirAll { path: text(path) }),
            Operation::ReadDir { path } => Ok(DiskWork::ReadDir { path: text(path) }),
            Operation::Metadata { path } => Ok(DiskWork::Metadata { path: text(path) }),
            Operation::FreeSpace { path } => Ok(DiskWork::FreeSpace { path: text(path) }),
            Operation::SyncDir { path } => disk
                .folder_inode(&text(path))
                .map(|folder| DiskWork::SyncDir { folder, ticket: disk.begin_sync(SyncScope::Names) }),
            Operation::SyncFileSystem { .. } => {
                Ok(DiskWork::SyncAll { ticket: disk.begin_sync(SyncScope::Everything) })
            }
            Operation::Receive { .. }
            | Operation::Send { .. }
            | Operation::Writable { .. }
            | Operation::Accept { .. }
            | Operation::Connect { .. } => return None,
        };
        Some(work.unwrap_or_else(DiskWork::Fail))
    }

    fn strikes(&mut self, rate: Rate, count: impl FnOnce(&mut Bites) -> &mut u64) -> bool {
        let strikes = self.draw.happens(rate);
        if strikes {
            *count(&mut self.bites) += 1;
        }
        strikes
    }

    /// Writes as `pwritev` does, with this seed's faults: the count, or an errno.
    pub(super) fn write_file(
        &mut self,
        node: usize,
        inode: InodeId,
        position: u64,
        bytes: &[u8],
    ) -> Result<usize, Errno> {
        let (eio, enospc, short) = (self.plan.write_eio, self.plan.write_enospc, self.plan.short_write);
        if self.strikes(eio, |bites| &mut bites.write_errors) {
            // How much was written before is anybody's guess.
            let part = self.draw.below(bytes.len() as u64 + 1) as usize;
            let _ = self.nodes[node].disk.write(inode, position, &bytes[..part]);
            return Err(libc::EIO);
        }
        if self.strikes(enospc, |bites| &mut bites.no_space) {
            return Err(libc::ENOSPC);
        }
        let mut length = bytes.len();
        if length > 1 && self.strikes(short, |bites| &mut bites.short_writes) {
            length = self.draw.between(1, length as u64 - 1) as usize;
        }
        match self.nodes[node].disk.write(inode, position, &bytes[..length]) {
            Ok(()) => {
                let crc = u64::from(crc32c::crc32c(&bytes[..length]));
                self.trace.note(self.now, "write", &[node as u64, inode, position, length as u64, crc]);
                Ok(length)
            }
            Err(errno) => {
                self.bites.no_space += u64::from(errno == libc::ENOSPC);
                Err(errno)
            }
        }
    }

    pub(super) fn read_file(
        &mut self,
        node: usize,
        inode: InodeId,
        position: u64,
        length: usize,
    ) -> Result<Vec<u8>, Errno> {
        let eio = self.plan.read_eio;
        if self.strikes(eio, |bites| &mut bites.read_errors) {
            return Err(libc::EIO);
        }
        self.nodes[node].disk.read(inode, position, length).map(<[u8]>::to_vec)
    }

    pub(super) fn do_disk_work(&mut self, node: usize, work: DiskWork) -> (i32, Detail) {
        // A write has counted by itself.
        let counts_here = matches!(work, DiskWork::Allocate { .. });
        match self.try_disk_work(node, work) {
            Ok(done) => done,
            Err(errno) => {
                let full = errno == libc::ENOSPC && counts_here;
                self.bites.no_space += u64::from(full);
                (-errno, Detail::None)
            }
        }
    }

    fn try_disk_work(&mut self, node: usize, work: DiskWork) -> Result<(i32, Detail), Errno> {
        let order = self.plan.name_order;
        let (sync_eio, enospc) = (self.plan.sync_eio, self.plan.write_enospc);
        match work {
            DiskWork::Open { path, request } => {
                let inode = self.nodes[node].disk.open(&path, &request)?;
                self.nodes[node].handles += 1;
                let open = Open::File { inode, handle: self.nodes[node].handles, write: request.write };
                return Ok((self.new_descriptor(node, open), Detail::None));
            }
            DiskWork::Read { inode, position, length } => {
                let data = self.read_file(node, inode, position, length)?;
                return Ok((data.len() as i32, Detail::Bytes { data, more: false }));
            }
            DiskWork::Write { inode, position, chunks } => {
                let written = self.write_file(node, inode, position, &chunks.concat())?;
                return Ok((written as i32, Detail::None));
            }
            DiskWork::Sync { inode, ticket } => {
                if self.strikes(sync_eio, |bites| &mut bites.sync_errors) {
                    self.nodes[node].disk.sync_failed(inode, &mut self.draw);
                    return Err(libc::EIO);
                }
                self.nodes[node].disk.end_sync(ticket, SyncedNames::None, order);
            }
            DiskWork::SyncDir { folder, ticket } => {
                if self.strikes(sync_eio, |bites| &mut bites.sync_errors) {
                    return Err(libc::EIO);
                }
                self.nodes[node].disk.end_sync(ticket, SyncedNames::Of(folder), order);
            }
            DiskWork::SyncAll { ticket } => {
                if self.strikes(sync_eio, |bites| &mut bites.sync_errors) {
                    return Err(libc::EIO);
                }
                self.nodes[node].disk.end_sync(ticket, SyncedNames::All, order);
            }
            DiskWork::SetLen { inode, length } => self.nodes[node].disk.set_len(inode, length)?,
            DiskWork::Allocate { inode, end } => {
                if self.happens(enospc) {
                    return Err(libc::ENOSPC);
                }
                self.nodes[node].disk.allocate(inode, end)?;
            }
            DiskWork::Rename { from, to } => self.nodes[node].disk.rename(&from, &to)?,
            DiskWork::Unlink { path } => self.nodes[node].disk.unlink(&path)?,
            DiskWork::Close { descriptor } => self.close(node, descriptor),
            DiskWork::CreateDirAll { path } => self.nodes[node].disk.create_dir_all(&path)?,
            DiskWork::RemoveDirAll { path } => self.nodes[node].disk.remove_dir_all(&path)?,
            DiskWork::ReadDir { path } => {
                let found = self.nodes[node].disk.read_dir(&path)?.into_iter();
                let entry = |it: super::files::Found| DirEntry {
                    name: OsString::from(it.name),
                    is_dir: it.is_dir,
                    len: it.len,
                };
                return Ok((0, Detail::Entries(found.map(entry).collect())));
            }
            DiskWork::Metadata { path } => {
                let (is_dir, len) = self.nodes[node].disk.metadata(&path)?;
                return Ok((0, Detail::Metadata(Metadata { is_dir, len })));
            }
            DiskWork::FreeSpace { path } => {
                let disk = &self.nodes[node].disk;
                disk.metadata(&path)?;
                let total = disk.capacity();
                return Ok((0, Detail::FreeSpace(FreeSpace { available: total.saturating_sub(disk.used()), total })));
            }
            DiskWork::Fail(errno) => return Err(errno),
        }
        Ok((0, Detail::None))
    }
}
