//! What Linux tells about this process: memory, CPU time, descriptors.  Missing files are no error.

use std::fs;

/// Resident memory in bytes.
pub fn resident_bytes() -> Option<u64> {
    resident_bytes_of(&fs::read_to_string("/proc/self/status").ok()?)
}

/// User and system time of all threads, in seconds.
pub fn cpu_seconds() -> Option<f64> {
    // SAFETY: sysconf only reads a constant of the system.
    let ticks_per_second = unsafe { libc::sysconf(libc::_SC_CLK_TCK) };
    let ticks = cpu_ticks_of(&fs::read_to_string("/proc/self/stat").ok()?)?;
    (ticks_per_second > 0).then(|| ticks as f64 / ticks_per_second as f64)
}

/// Open descriptors, the one used for counting left out.
pub fn descriptors_open() -> Option<u64> {
    let count = fs::read_dir("/proc/self/fd").ok()?.count() as u64;
    Some(count.saturating_sub(1))
}

fn resident_bytes_of(status: &str) -> Option<u64> {
    let line = status.lines().find(|line| line.starts_with("VmRSS:"))?;
    let kibibytes: u64 = line.split_whitespace().nth(1)?.parse().ok()?;
    Some(kibibytes.saturating_mul(1024))
}

/// Fields 14 and 15; the name in field 2 may itself hold blanks and parentheses, so count from its end.
fn cpu_ticks_of(stat: &str) -> Option<u64> {
    let (_, after_name) = stat.rsplit_once(") ")?;
    let mut fields = after_name.split_whitespace().skip(11);
    let user: u64 = fields.next()?.parse().ok()?;
    let system: u64 = fields.next()?.parse().ok()?;
    Some(user.saturating_add(system))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_process_name_with_blanks_and_parentheses_does_not_shift_the_fields() {
        let stat = "7 (a ) (b) S 1 7 7 0 -1 4194560 100 0 0 0 250 50 0 0 20 0 3 0 99 1 1";
        assert_eq!(cpu_ticks_of(stat), Some(300));
    }

    #[test]
    fn resident_memory_is_read_in_kibibytes() {
        assert_eq!(resident_bytes_of("Name:\tx\nVmRSS:\t    12 kB\n"), Some(12 * 1024));
        assert_eq!(resident_bytes_of("Name:\tx\n"), None);
    }

    #[test]
    fn this_process_has_memory_and_descriptors() {
        assert!(resident_bytes().unwrap() > 0 && descriptors_open().unwrap() > 0 && cpu_seconds().is_some());
    }
}
