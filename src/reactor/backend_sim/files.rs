//! A simulated disk: what programs see, what is on the platter, and what a power cut makes of the difference.
//!
//! One per node.  What programs see (`now`) changes with each call; what is durable changes only by a sync.  At a power
//! cut every sector that was not synced is kept, lost or torn by its own draw, a length may survive without its data,
//! and names that were not synced may be undone.  What must hold: synced bytes never change by a power cut.

use std::collections::BTreeMap;

use super::faults::{Bites, Draw, FaultPlan, NameOrder};

pub(super) const SECTOR: usize = 512;

pub(super) type Errno = i32;
pub(super) type InodeId = u64;

const ROOT: InodeId = 1;

/// One file's bytes.
#[derive(Clone, Default)]
struct FileData {
    /// What a program reads.
    now: Vec<u8>,
    /// What a power cut cannot take.  Its length is the durable length.
    durable: Vec<u8>,
    /// Sectors written since they were synced, with the number of the write that touched them last.
    dirty: BTreeMap<u64, u64>,
    /// The write that last changed the length, if it is not durable.
    length_dirty: Option<u64>,
    /// The newest write that a finished sync covered.
    synced: u64,
    allocated: u64,
}

/// A file as it was when a sync of it started.
#[derive(Clone)]
struct Snapshot {
    sectors: Vec<(u64, Vec<u8>)>,
    /// The length, if it was not durable.
    length: Option<usize>,
}

#[derive(Clone)]
enum Content {
    File(FileData),
    Dir { now: BTreeMap<String, InodeId>, durable: BTreeMap<String, InodeId> },
}

struct Inode {
    content: Content,
    /// Open descriptors.
    opens: u32,
    locked_by: Option<u64>,
}

/// A change of names that is not durable yet.
#[derive(Clone, Debug)]
struct NameChange {
    /// Rises with each change.
    number: u64,
    /// The directories it touches: a sync of either commits it (a rename is one step).
    folders: [InodeId; 2],
    remove: Option<(InodeId, String)>,
    insert: Option<(InodeId, String, InodeId)>,
}

pub(super) struct Disk {
    inodes: BTreeMap<InodeId, Inode>,
    next_inode: InodeId,
    pending: Vec<NameChange>,
    changes: u64,
    /// Rises with each write, so that a sync covers what was written before it started and no more.
    writes: u64,
    capacity: u64,
}

/// What a sync that started earlier covers: exactly what was there then.
pub(super) struct SyncTicket {
    writes: u64,
    changes: u64,
    files: Vec<(InodeId, Snapshot)>,
}

#[derive(Clone, Copy)]
pub(super) enum SyncScope {
    File(InodeId),
    Names,
    Everything,
}

/// Which names a finished sync commits in strict order; in journal order it commits all that came before it.
#[derive(Clone, Copy)]
pub(super) enum SyncedNames {
    None,
    Of(InodeId),
    All,
}

pub(super) struct OpenRequest {
    pub(super) write: bool,
    pub(super) create: bool,
    pub(super) exclusive: bool,
    pub(super) truncate: bool,
}

pub(super) struct Found {
    pub(super) name: String,
    pub(super) is_dir: bool,
    pub(super) len: u64,
}

fn components(path: &str) -> impl Iterator<Item = &str> {
    path.split('/').filter(|part| !part.is_empty() && *part != ".")
}

/// Is `path` inside of the directory `folder`?
fn lies_below(path: &str, folder: &str) -> bool {
    let depth = components(folder).count();
    components(path).count() > depth && components(folder).eq(components(path).take(depth))
}

fn sector_range(position: usize, length: usize) -> std::ops::Range<u64> {
    if length == 0 {
        return 0..0;
    }
    (position / SECTOR) as u64..((position + length - 1) / SECTOR + 1) as u64
}

/// What became of the sectors of one write.
#[derive(Default)]
struct Fate {
    whole: bool,
    lost: bool,
    torn: bool,
}

impl FileData {
    fn mark(&mut self, position: usize, length: usize, write: u64) {
        for sector in sector_range(position, length) {
            self.dirty.insert(sector, write);
        }
    }

    fn set_len(&mut self, length: usize, write: u64) {
        let old = self.now.len();
        if length == old {
            return;
        }
        self.now.resize(length, 0);
        self.length_dirty = Some(write);
        if length < old {
            let first_gone = length.div_ceil(SECTOR) as u64;
            drop(self.dirty.split_off(&first_gone));
            // The rest of the last sector reads as zeros if the file grows again.
            if !length.is_multiple_of(SECTOR) {
                self.dirty.insert((length / SECTOR) as u64, write);
            }
        } else {
            self.mark(old, length - old, write);
        }
    }

    fn write(&mut self, position: usize, bytes: &[u8], write: u64) {
        if bytes.is_empty() {
            return;
        }
        if position > self.now.len() {
            self.set_len(position, write);
        }
        let end = position + bytes.len();
        if end > self.now.len() {
            self.now.resize(end, 0);
            self.length_dirty = Some(write);
        }
        self.now[position..end].copy_from_slice(bytes);
        self.mark(position, bytes.len(), write);
    }

    /// The bytes of one sector as programs see them; short at the end of the file.
    fn sector(&self, sector: u64) -> &[u8] {
        let start = (sector as usize * SECTOR).min(self.now.len());
        &self.now[start..(start + SECTOR).min(self.now.len())]
    }

    fn persist_sector(&mut self, sector: u64, bytes: &[u8]) {
        let start = sector as usize * SECTOR;
        let end = start + bytes.len();
        if self.durable.len() < end {
            self.durable.resize(end, 0);
        }
        self.durable[start..end].copy_from_slice(bytes);
    }

    fn snapshot(&self) -> Snapshot {
        let sectors = self.dirty.keys().map(|sector| (*sector, self.sector(*sector).to_vec())).collect();
        Snapshot { sectors, length: self.length_dirty.map(|_| self.now.len()) }
    }

    /// A sync has ended that started when `covered` was the last write.
    fn synced(&mut self, snapshot: &Snapshot, covered: u64) {
        if covered <= self.synced {
            return; // one that started later has ended before: it covered all of this
        }
        self.synced = covered;
        for (sector, bytes) in &snapshot.sectors {
            self.persist_sector(*sector, bytes);
        }
        if let Some(length) = snapshot.length {
            self.durable.resize(length, 0);
        }
        self.dirty.retain(|_, write| *write > covered);
        if self.length_dirty.is_some_and(|write| write <= covered) {
            self.length_dirty = None;
        }
    }

    /// What the platter holds after the power went.
    fn crash(&mut self, draw: &mut Draw, plan: &FaultPlan, bites: &mut Bites) {
        if self.dirty.is_empty() && self.length_dirty.is_none() {
            self.now = self.durable.clone();
            self.allocated = 0;
            return;
        }
        let seen = std::mem::take(&mut self.now);
        let durable = std::mem::take(&mut self.durable);
        let length = if self.length_dirty.is_none() {
            seen.len()
        } else {
            let (low, high) = (seen.len().min(durable.len()), seen.len().max(durable.len()));
            match draw.below(10) {
                0..=5 => seen.len(),
                6..=7 => durable.len(),
                _ => draw.between(low as u64, high as u64) as usize,
            }
        };
        let mut after = vec![0u8; length];
        let kept = length.min(durable.len());
        after[..kept].copy_from_slice(&durable[..kept]);
        let mut fates: BTreeMap<u64, Fate> = BTreeMap::new();
        for (sector, write) in std::mem::take(&mut self.dirty) {
            let start = sector as usize * SECTOR;
            let end = (start + SECTOR).min(seen.len());
            let lost = draw.happens(plan.sector_lost);
            let torn = draw.happens(plan.sector_torn);
            let cut = draw.below(SECTOR as u64) as usize;
            if start >= end {
                continue;
            }
            let fate = fates.entry(write).or_default();
            let reach = if lost || start >= length {
                fate.lost = true;
                continue;
            } else if torn && start + cut < end {
                fate.torn = true;
                start + cut
            } else {
                fate.whole = true;
                end
            };
            let reach = reach.min(length);
            after[start..reach].copy_from_slice(&seen[start..reach]);
        }
        bites.torn_writes += fates.values().filter(|fate| fate.torn || (fate.whole && fate.lost)).count() as u64;
        let same = seen.iter().zip(&after).filter(|(a, b)| a == b).count();
        bites.bytes_lost += (seen.len() - same) as u64;
        if length > durable.len() && after[durable.len()..].ends_with(&[0; 16]) && !seen.ends_with(&[0; 16]) {
            bites.zero_tails += 1;
        }
        self.length_dirty = None;
        self.allocated = 0;
        self.durable.clone_from(&after);
        self.now = after;
    }
}

impl Disk {
    pub(super) fn new(capacity: u64) -> Disk {
        let root = Content::Dir { now: BTreeMap::new(), durable: BTreeMap::new() };
        let inodes = BTreeMap::from([(ROOT, Inode { content: root, opens: 0, locked_by: None })]);
        Disk { inodes, next_inode: ROOT + 1, pending: Vec::new(), changes: 0, writes: 0, capacity }
    }

    fn folder(&self, inode: InodeId) -> Result<&BTreeMap<String, InodeId>, Errno> {
        match self.inodes.get(&inode).map(|inode| &inode.content) {
            Some(Content::Dir { now, .. }) => Ok(now),
            Some(Content::File(_)) => Err(libc::ENOTDIR),
            None => Err(libc::ENOENT),
        }
    }

    fn file(&self, inode: InodeId) -> Result<&FileData, Errno> {
        match self.inodes.get(&inode).map(|inode| &inode.content) {
            Some(Content::File(data)) => Ok(data),
            Some(Content::Dir { .. }) => Err(libc::EISDIR),
            None => Err(libc::EBADF),
        }
    }

    fn file_mut(&mut self, inode: InodeId) -> Result<&mut FileData, Errno> {
        match self.inodes.get_mut(&inode).map(|inode| &mut inode.content) {
            Some(Content::File(data)) => Ok(data),
            Some(Content::Dir { .. }) => Err(libc::EISDIR),
            None => Err(libc::EBADF),
        }
    }

    fn find(&self, path: &str) -> Result<InodeId, Errno> {
        let mut at = ROOT;
        for part in components(path) {
            at = *self.folder(at)?.get(part).ok_or(libc::ENOENT)?;
        }
        Ok(at)
    }

    /// The directory that holds the last component, and that component.
    fn find_parent<'p>(&self, path: &'p str) -> Result<(InodeId, &'p str), Errno> {
        let parts: Vec<&str> = components(path).collect();
        let (name, above) = parts.split_last().ok_or(libc::EBUSY)?;
        let mut at = ROOT;
        for part in above {
            at = *self.folder(at)?.get(*part).ok_or(libc::ENOENT)?;
        }
        self.folder(at)?;
        Ok((at, name))
    }

    fn insert_inode(&mut self, content: Content) -> InodeId {
        let id = self.next_inode;
        self.next_inode += 1;
        self.inodes.insert(id, Inode { content, opens: 0, locked_by: None });
        id
    }

    /// Changes names now, and remembers that the change is not durable.
    fn change(&mut self, remove: Option<(InodeId, &str)>, insert: Option<(InodeId, &str, InodeId)>) {
        if let Some((folder, name)) = remove
            && let Some(Inode { content: Content::Dir { now, .. }, .. }) = self.inodes.get_mut(&folder)
        {
            now.remove(name);
        }
        if let Some((folder, name, inode)) = insert
            && let Some(Inode { content: Content::Dir { now, .. }, .. }) = self.inodes.get_mut(&folder)
        {
            now.insert(name.to_owned(), inode);
        }
        let first = remove.map(|it| it.0).or(insert.map(|it| it.0)).unwrap_or(ROOT);
        let second = insert.map(|it| it.0).or(remove.map(|it| it.0)).unwrap_or(ROOT);
        self.changes += 1;
        self.pending.push(NameChange {
            number: self.changes,
            folders: [first, second],
            remove: remove.map(|(folder, name)| (folder, name.to_owned())),
            insert: insert.map(|(folder, name, inode)| (folder, name.to_owned(), inode)),
        });
    }

    fn commit(&mut self, change: &NameChange) {
        if let Some((folder, name)) = &change.remove
            && let Some(Inode { content: Content::Dir { durable, .. }, .. }) = self.inodes.get_mut(folder)
        {
            durable.remove(name);
        }
        if let Some((folder, name, inode)) = &change.insert
            && let Some(Inode { content: Content::Dir { durable, .. }, .. }) = self.inodes.get_mut(folder)
        {
            durable.insert(name.clone(), *inode);
        }
    }

    pub(super) fn open(&mut self, path: &str, request: &OpenRequest) -> Result<InodeId, Errno> {
        let inode = match self.find(path) {
            Ok(_) if request.create && request.exclusive => return Err(libc::EEXIST),
            Ok(inode) => inode,
            Err(libc::ENOENT) if request.create => {
                let (folder, name) = self.find_parent(path)?;
                if path.ends_with('/') {
                    return Err(libc::EISDIR);
                }
                let inode = self.insert_inode(Content::File(FileData::default()));
                self.change(None, Some((folder, name, inode)));
                inode
            }
            Err(errno) => return Err(errno),
        };
        if request.write {
            self.file(inode)?;
        }
        if request.write && request.truncate {
            self.set_len(inode, 0)?;
        }
        self.retain(inode);
        Ok(inode)
    }

    fn retain(&mut self, inode: InodeId) {
        if let Some(inode) = self.inodes.get_mut(&inode) {
            inode.opens += 1;
        }
    }

    pub(super) fn close(&mut self, inode: InodeId, handle: u64) {
        if let Some(inode) = self.inodes.get_mut(&inode) {
            inode.opens = inode.opens.saturating_sub(1);
            if inode.locked_by == Some(handle) {
                inode.locked_by = None;
            }
        }
        // An inode without names and descriptors stays until the next power cut: its name may come back.
    }

    pub(super) fn lock(&mut self, inode: InodeId, handle: u64) -> Result<bool, Errno> {
        let inode = self.inodes.get_mut(&inode).ok_or(libc::EBADF)?;
        match inode.locked_by {
            Some(owner) if owner != handle => Ok(false),
            _ => {
                inode.locked_by = Some(handle);
                Ok(true)
            }
        }
    }

    /// Bytes of files that have a name or are open.
    pub(super) fn used(&self) -> u64 {
        let mut named = std::collections::BTreeSet::new();
        let mut to_visit = vec![ROOT];
        while let Some(at) = to_visit.pop() {
            if let Ok(names) = self.folder(at) {
                to_visit.extend(names.values().filter(|inode| named.insert(**inode)));
            }
        }
        let used = |(id, inode): (&InodeId, &Inode)| match &inode.content {
            Content::File(data) if inode.opens > 0 || named.contains(id) => data.allocated.max(data.now.len() as u64),
            _ => 0,
        };
        self.inodes.iter().map(used).sum()
    }

    pub(super) fn capacity(&self) -> u64 {
        self.capacity
    }

    pub(super) fn set_capacity(&mut self, capacity: u64) {
        self.capacity = capacity;
    }

    fn room_for(&self, file: &FileData, end: u64) -> bool {
        let grows = end.saturating_sub(file.allocated.max(file.now.len() as u64));
        // Summing all files for each write would be slow; a huge disk is never full.
        grows == 0 || self.capacity >= 1 << 40 || self.used() + grows <= self.capacity
    }

    pub(super) fn write(&mut self, inode: InodeId, position: u64, bytes: &[u8]) -> Result<(), Errno> {
        let start = usize::try_from(position).map_err(|_| libc::EFBIG)?;
        let end = position + bytes.len() as u64;
        if !self.room_for(self.file(inode)?, end) {
            return Err(libc::ENOSPC);
        }
        self.writes += 1;
        let write = self.writes;
        self.file_mut(inode)?.write(start, bytes, write);
        Ok(())
    }

    pub(super) fn read(&self, inode: InodeId, position: u64, length: usize) -> Result<&[u8], Errno> {
        let data = &self.file(inode)?.now;
        let start = usize::try_from(position).unwrap_or(usize::MAX).min(data.len());
        let end = start.saturating_add(length).min(data.len());
        Ok(&data[start..end])
    }

    pub(super) fn len(&self, inode: InodeId) -> Result<u64, Errno> {
        Ok(self.file(inode)?.now.len() as u64)
    }

    pub(super) fn set_len(&mut self, inode: InodeId, length: u64) -> Result<(), Errno> {
        let length = usize::try_from(length).map_err(|_| libc::EFBIG)?;
        self.writes += 1;
        let write = self.writes;
        let file = self.file_mut(inode)?;
        file.set_len(length, write);
        file.allocated = file.allocated.min(length as u64);
        Ok(())
    }

    pub(super) fn allocate(&mut self, inode: InodeId, end: u64) -> Result<(), Errno> {
        if !self.room_for(self.file(inode)?, end) {
            return Err(libc::ENOSPC);
        }
        let file = self.file_mut(inode)?;
        file.allocated = file.allocated.max(end);
        Ok(())
    }

    pub(super) fn rename(&mut self, from: &str, to: &str) -> Result<(), Errno> {
        let (from_folder, from_name) = self.find_parent(from)?;
        let (to_folder, to_name) = self.find_parent(to)?;
        let inode = self.find(from)?;
        if lies_below(to, from) {
            return Err(libc::EINVAL);
        }
        if lies_below(from, to) {
            return Err(libc::ENOTEMPTY);
        }
        if let Ok(target) = self.find(to) {
            if target == inode {
                return Ok(());
            }
            match (self.folder(inode).is_ok(), self.folder(target)) {
                (true, Ok(names)) if !names.is_empty() => return Err(libc::ENOTEMPTY),
                (true, Err(_)) => return Err(libc::ENOTDIR),
                (false, Ok(_)) => return Err(libc::EISDIR),
                _ => {}
            }
        }
        self.change(Some((from_folder, from_name)), Some((to_folder, to_name, inode)));
        Ok(())
    }

    pub(super) fn unlink(&mut self, path: &str) -> Result<(), Errno> {
        let inode = self.find(path)?;
        if self.folder(inode).is_ok() {
            return Err(libc::EISDIR);
        }
        let (folder, name) = self.find_parent(path)?;
        self.change(Some((folder, name)), None);
        Ok(())
    }

    pub(super) fn create_dir_all(&mut self, path: &str) -> Result<(), Errno> {
        let mut at = ROOT;
        for part in components(path) {
            at = match self.folder(at)?.get(part) {
                Some(inode) => *inode,
                None => {
                    let made = self.insert_inode(Content::Dir { now: BTreeMap::new(), durable: BTreeMap::new() });
                    self.change(None, Some((at, part, made)));
                    made
                }
            };
        }
        self.folder(at).map(|_| ()).map_err(|_| libc::EEXIST)
    }

    pub(super) fn remove_dir_all(&mut self, path: &str) -> Result<(), Errno> {
        let inode = self.find(path)?;
        self.folder(inode)?;
        let (folder, name) = self.find_parent(path)?;
        self.remove_children(inode);
        self.change(Some((folder, name)), None);
        Ok(())
    }

    fn remove_children(&mut self, folder: InodeId) {
        let Ok(names) = self.folder(folder).cloned() else { return };
        for (name, inode) in names {
            self.remove_children(inode);
            self.change(Some((folder, &name)), None);
        }
    }

    pub(super) fn metadata(&self, path: &str) -> Result<(bool, u64), Errno> {
        let inode = self.find(path)?;
        match self.file(inode) {
            Ok(data) => Ok((false, data.now.len() as u64)),
            Err(_) => Ok((true, 0)),
        }
    }

    pub(super) fn read_dir(&self, path: &str) -> Result<Vec<Found>, Errno> {
        let names = self.folder(self.find(path)?)?;
        let found = |(name, inode): (&String, &InodeId)| match self.file(*inode) {
            Ok(data) => Found { name: name.clone(), is_dir: false, len: data.now.len() as u64 },
            Err(_) => Found { name: name.clone(), is_dir: true, len: 0 },
        };
        Ok(names.iter().map(found).collect())
    }

    pub(super) fn folder_inode(&self, path: &str) -> Result<InodeId, Errno> {
        let inode = self.find(path)?;
        self.folder(inode)?;
        Ok(inode)
    }

    /// A sync of a file, of names (`None`), or of everything starts now.
    pub(super) fn begin_sync(&self, scope: SyncScope) -> SyncTicket {
        let snapshot = |(id, inode): (&InodeId, &Inode)| match &inode.content {
            Content::File(data) => Some((*id, data.snapshot())),
            Content::Dir { .. } => None,
        };
        let files = match scope {
            SyncScope::File(inode) => self.inodes.get_key_value(&inode).and_then(snapshot).into_iter().collect(),
            SyncScope::Names => Vec::new(),
            SyncScope::Everything => self.inodes.iter().filter_map(snapshot).collect(),
        };
        SyncTicket { writes: self.writes, changes: self.changes, files }
    }

    /// The sync ends well.  `folder`: of whose names, in strict order; None: of a file or of everything.
    pub(super) fn end_sync(&mut self, ticket: SyncTicket, names: SyncedNames, order: NameOrder) {
        for (inode, snapshot) in &ticket.files {
            if let Ok(file) = self.file_mut(*inode) {
                file.synced(snapshot, ticket.writes);
            }
        }
        let covered = |change: &NameChange| {
            change.number <= ticket.changes
                && match (order, names) {
                    (NameOrder::Ordered, _) | (_, SyncedNames::All) => true,
                    (NameOrder::Strict, SyncedNames::Of(folder)) => change.folders.contains(&folder),
                    (NameOrder::Strict, SyncedNames::None) => false,
                }
        };
        let (committed, pending) = std::mem::take(&mut self.pending).into_iter().partition(covered);
        self.pending = pending;
        let committed: Vec<NameChange> = committed;
        for change in &committed {
            self.commit(change);
        }
    }

    /// A sync that failed: the kernel forgets that the pages were dirty.  Programs go on reading what they wrote;
    /// what is on the platter is undetermined, and later syncs say that all is well.
    pub(super) fn sync_failed(&mut self, inode: InodeId, draw: &mut Draw) {
        let Ok(file) = self.file_mut(inode) else { return };
        let length = file.now.len();
        for sector in std::mem::take(&mut file.dirty).into_keys() {
            if draw.below(2) == 0 {
                let bytes = file.sector(sector).to_vec();
                file.persist_sector(sector, &bytes);
            }
        }
        if file.length_dirty.take().is_some() {
            file.durable.resize(length, 0);
        }
    }

    /// The power goes: what was not synced is kept, lost or torn, and names are undone.
    pub(super) fn crash(&mut self, draw: &mut Draw, plan: &FaultPlan, bites: &mut Bites) {
        let pending = std::mem::take(&mut self.pending);
        let prefix = draw.between(0, pending.len() as u64) as usize;
        for (index, change) in pending.iter().enumerate() {
            let survives = match plan.name_order {
                NameOrder::Ordered => index < prefix,
                NameOrder::Strict => draw.below(2) == 0,
            };
            if survives {
                self.commit(change);
            } else {
                bites.names_lost += 1;
            }
        }
        let mut reached = std::collections::BTreeSet::from([ROOT]);
        let mut to_visit = vec![ROOT];
        while let Some(at) = to_visit.pop() {
            let Some(Inode { content: Content::Dir { now, durable }, .. }) = self.inodes.get_mut(&at) else {
                continue;
            };
            now.clone_from(durable);
            // In strict mode a name may survive in two places or in a directory that did not.
            to_visit.extend(now.values().filter(|inode| reached.insert(**inode)));
        }
        let known: std::collections::BTreeSet<InodeId> = self.inodes.keys().copied().collect();
        self.inodes.retain(|id, _| reached.contains(id));
        for inode in self.inodes.values_mut() {
            inode.opens = 0;
            inode.locked_by = None;
            match &mut inode.content {
                Content::File(data) => data.crash(draw, plan, bites),
                Content::Dir { now, durable } => {
                    now.retain(|_, inode| known.contains(inode));
                    durable.clone_from(now);
                }
            }
        }
    }

    /// The process ends and the machine goes on: the page cache stays.
    pub(super) fn kill(&mut self) {
        for inode in self.inodes.values_mut() {
            inode.opens = 0;
            inode.locked_by = None;
        }
    }

    /// Flips one bit of a file on the platter and in the cache, for tests of checksums.
    pub(super) fn flip_bit(&mut self, path: &str, position: u64, bit: u8) -> Result<(), Errno> {
        let inode = self.find(path)?;
        let file = self.file_mut(inode)?;
        let position = position as usize;
        for bytes in [&mut file.now, &mut file.durable] {
            if let Some(byte) = bytes.get_mut(position) {
                *byte ^= 1 << (bit % 8);
            }
        }
        Ok(())
    }

    /// All files, by path, as programs see them.
    pub(super) fn dump(&self) -> BTreeMap<String, Vec<u8>> {
        let mut files = BTreeMap::new();
        self.dump_folder(ROOT, "", &mut files);
        files
    }

    fn dump_folder(&self, folder: InodeId, path: &str, files: &mut BTreeMap<String, Vec<u8>>) {
        let Ok(names) = self.folder(folder) else { return };
        for (name, inode) in names {
            let path = format!("{path}/{name}");
            match self.file(*inode) {
                Ok(data) => {
                    files.insert(path, data.now.clone());
                }
                Err(_) => self.dump_folder(*inode, &path, files),
            }
        }
    }
}
