//! Whether this machine lets us use io_uring, asked once at start: one sentence that says what is missing and what to
//! do about it.  There is no slower way to fall back to.

use std::io;

use io_uring::opcode;

use super::ring::Ring;

/// The oldest kernel whose io_uring does what we need (DEFER_TASKRUN).
const KERNEL_MIN: (u32, u32) = (6, 1);

/// Why there is no ring.  Each message is one sentence with its remedy.
#[derive(Debug, thiserror::Error)]
pub enum UringError {
    #[error("Linux {found} is too old for Millrace: run it on Linux 6.1 or later")]
    KernelTooOld { found: String },
    #[error(
        "this kernel is built without io_uring, which Millrace needs: use a kernel with CONFIG_IO_URING=y, as the \
         common distributions ship it"
    )]
    Missing,
    #[error(
        "io_uring is forbidden here by a seccomp filter: in Docker or Podman add `--security-opt seccomp=unconfined` \
         (or a profile that allows io_uring_setup, io_uring_enter and io_uring_register), in Kubernetes set \
         `securityContext.seccompProfile.type: Unconfined`"
    )]
    ForbiddenBySeccomp,
    #[error(
        "io_uring is switched off on this machine (kernel.io_uring_disabled={value}): allow it with `sysctl -w \
         kernel.io_uring_disabled=0`"
    )]
    SwitchedOff { value: u8 },
    #[error(
        "the limit on locked memory is too low for io_uring: raise it with `ulimit -l unlimited` (in systemd \
         `LimitMEMLOCK=infinity`, in Docker `--ulimit memlock=-1`)"
    )]
    LockedMemory,
    #[error("too many open files for one more io_uring: raise the limit with `ulimit -n`")]
    TooManyFiles,
    #[error("this kernel's io_uring lacks {operation}, which Millrace needs: run it on Linux 6.1 or later")]
    LacksOperation { operation: &'static str },
    #[error("io_uring cannot be set up on this machine: {0}")]
    Other(#[source] io::Error),
}

/// The kernel's release, before anything else: an old kernel refuses our flags with a bare EINVAL.
pub(super) fn check_kernel() -> Result<(), UringError> {
    let name = nix::sys::utsname::uname().map_err(|errno| UringError::Other(errno.into()))?;
    check_release(&name.release().to_string_lossy())
}

fn check_release(release: &str) -> Result<(), UringError> {
    let mut numbers = release.split(|c: char| !c.is_ascii_digit()).map_while(|part| part.parse::<u32>().ok());
    match (numbers.next(), numbers.next()) {
        (Some(major), Some(minor)) if (major, minor) < KERNEL_MIN => {
            Err(UringError::KernelTooOld { found: release.to_owned() })
        }
        // A release that cannot be read is no reason to refuse: the setup call decides.
        _ => Ok(()),
    }
}

/// What the refusal of `io_uring_setup` means.
pub(super) fn explain_setup(error: io::Error) -> UringError {
    let disabled = std::fs::read_to_string("/proc/sys/kernel/io_uring_disabled").ok();
    explain(error, disabled.and_then(|value| value.trim().parse().ok()))
}

fn explain(error: io::Error, disabled: Option<u8>) -> UringError {
    match (error.raw_os_error(), disabled) {
        // 1: only members of a group may; 2: nobody may.
        (Some(libc::EPERM), Some(value @ 1..)) => UringError::SwitchedOff { value },
        // A filter answers EPERM (Docker's default profile) or ENOSYS (systemd, older runtimes).  With the sysctl in
        // /proc the kernel does have io_uring, so ENOSYS is a filter's, too.
        (Some(libc::EPERM), _) | (Some(libc::ENOSYS), Some(_)) => UringError::ForbiddenBySeccomp,
        (Some(libc::ENOSYS), None) => UringError::Missing,
        (Some(libc::ENOMEM), _) => UringError::LockedMemory,
        (Some(libc::EMFILE | libc::ENFILE), _) => UringError::TooManyFiles,
        _ => UringError::Other(error),
    }
}

/// Every operation that submission.rs builds.
pub(super) fn check_operations(ring: &Ring) -> Result<(), UringError> {
    let probe = ring.probe().map_err(UringError::Other)?;
    let needed = [
        (opcode::Recv::CODE, "recv"),
        (opcode::Send::CODE, "send"),
        (opcode::SendMsg::CODE, "sendmsg"),
        (opcode::PollAdd::CODE, "poll"),
        (opcode::Accept::CODE, "accept"),
        (opcode::Connect::CODE, "connect"),
        (opcode::OpenAt::CODE, "openat"),
        (opcode::Read::CODE, "read"),
        (opcode::Write::CODE, "write"),
        (opcode::Writev::CODE, "writev"),
        (opcode::Fsync::CODE, "fsync"),
        (opcode::Fallocate::CODE, "fallocate"),
        (opcode::RenameAt::CODE, "renameat"),
        (opcode::UnlinkAt::CODE, "unlinkat"),
        (opcode::Close::CODE, "close"),
        (opcode::AsyncCancel::CODE, "cancel"),
    ];
    match needed.into_iter().find(|(code, _)| !probe.is_supported(*code)) {
        Some((_, operation)) => Err(UringError::LacksOperation { operation }),
        None => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(errno: i32, disabled: Option<u8>, says: &str) {
        let message = explain(io::Error::from_raw_os_error(errno), disabled).to_string();
        assert!(message.contains(says), "{message}");
    }

    #[test]
    fn a_refused_setup_is_explained_with_its_remedy() {
        check(libc::EPERM, Some(0), "--security-opt seccomp=unconfined");
        check(libc::EPERM, Some(2), "kernel.io_uring_disabled=2");
        check(libc::EPERM, Some(1), "sysctl -w kernel.io_uring_disabled=0");
        check(libc::ENOSYS, None, "CONFIG_IO_URING=y");
        check(libc::ENOSYS, Some(0), "seccomp");
        check(libc::ENOMEM, Some(0), "ulimit -l");
        check(libc::EMFILE, Some(0), "ulimit -n");
    }

    #[test]
    fn a_kernel_before_6_1_is_refused_by_name() {
        assert!(check_release("5.15.0-91-generic").unwrap_err().to_string().contains("5.15.0-91-generic"));
        assert!(check_release("6.0.19").is_err());
        for release in ["6.1.0", "6.1", "6.18.44-fc", "7.0-rc1", "strange"] {
            assert!(check_release(release).is_ok(), "{release}");
        }
    }
}
