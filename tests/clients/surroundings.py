"""Bad surroundings: each start error is one sentence and what to do, exit code 1; a full disk refuses and recovers."""

import ctypes
import os
import socket
import struct
import subprocess
import time

import wire
from broker import HOST, LIBC, Broker, Report, argument_parser, clean_up, millrace_binary, work_folder

PR_SET_NO_NEW_PRIVS, PR_SET_SECCOMP, SECCOMP_MODE_FILTER = 38, 22, 2
IO_URING_SETUP = 425


def forbid_io_uring():
    """Run in the child: io_uring_setup answers EPERM, as in a container with a strict seccomp profile."""
    program = b"".join(struct.pack("HBBI", *instruction) for instruction in (
        (0x20, 0, 0, 0),  # load the number of the system call
        (0x15, 0, 1, IO_URING_SETUP),  # if it is not io_uring_setup, skip one
        (0x06, 0, 0, 0x00050001),  # errno EPERM
        (0x06, 0, 0, 0x7FFF0000),  # allow
    ))
    buffer = ctypes.create_string_buffer(program)
    filter_program = struct.pack("HxxxxxxQ", 4, ctypes.addressof(buffer))
    LIBC.prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0)
    if LIBC.prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, filter_program, 0, 0) != 0:
        os._exit(99)


def start_fails(report, name, data, port, *words, preexec=None):
    command = [millrace_binary(), "dev", "--port", str(port), "--data", data, "--shards", "1", "--http-port", "off"]
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=20, preexec_fn=preexec)
    except subprocess.TimeoutExpired:
        report.check(f"start refused: {name}", False, "it started")
        return
    said = done.stderr.strip()
    fine = done.returncode == 1 and 0 < len(said.splitlines()) <= 3 and "panicked" not in said
    missing = [word for word in words if word.lower() not in said.lower()]
    report.check(f"start refused: {name}", fine and not missing, f"code {done.returncode}: {said[-400:]}")


def starts(report, folder):
    running = Broker("millrace", os.path.join(folder, "running"), shards=1).start()
    spare = Broker("millrace", os.path.join(folder, "spare")).port
    start_fails(report, "port in use", os.path.join(folder, "other"), running.port, str(running.port))
    start_fails(report, "data folder in use", running.data, spare, running.data)
    report.check("the first process goes on", wire.Connection(running.port).call(wire.API_VERSIONS, 0, b"").i16() == 0)
    report.check("and stops in order", running.stop() == 0)
    plain_file = os.path.join(folder, "file")
    open(plain_file, "w").close()
    start_fails(report, "the data folder is a file", plain_file, spare, plain_file)
    start_fails(report, "the data folder cannot be made", "/proc/no-such-folder", spare, "/proc/no-such-folder")
    start_fails(report, "io_uring forbidden", os.path.join(folder, "ring"), spare, "io_uring", preexec=forbid_io_uring)
    with Mounted(folder, "read-only", "size=1m") as mounted:
        if mounted.fine:
            subprocess.run(["mount", "-o", "remount,ro", mounted.path], check=True)
            start_fails(report, "read-only data folder", mounted.path, spare, mounted.path)


class Mounted:
    """A tmpfs, where this user may mount one."""

    def __init__(self, folder, name, options):
        self.path, self.options, self.fine = os.path.join(folder, name), options, False

    def __enter__(self):
        os.makedirs(self.path)
        done = subprocess.run(["mount", "-t", "tmpfs", "-o", self.options, "tmpfs", self.path], capture_output=True)
        self.fine = done.returncode == 0
        if not self.fine:
            print(f"skipped: no mount for {self.path} ({done.stderr.decode().strip()})")
        return self

    def __exit__(self, *exception):
        if self.fine:
            subprocess.run(["umount", "-l", self.path], check=True)


def full_disk(report, folder):
    with Mounted(folder, "full", "size=512m") as mounted:
        if not mounted.fine:
            return
        broker = Broker("millrace", os.path.join(mounted.path, "data"), shards=1)
        broker.log_path = os.path.join(folder, "full.log")
        broker.start()
        connection = wire.Connection(broker.port)
        created = [connection.create_topic(topic, 1, file_delete_delay_ms="1000") for topic in ("full", "next")]
        report.check("full disk: topics created", created == [0, 0])
        batch = wire.batch([wire.record(0, b"k", os.urandom(500_000))])
        error, end = 0, 0
        while not error and end < 2000:
            _, error, _ = connection.call(wire.PRODUCE, 8, wire.produce("full", 0, batch)).produced()
            end += not error
        free = os.statvfs(mounted.path).f_bavail * 4096
        report.check("full disk: a produce is refused with a storage error", error == 56 and end > 20,
                     f"error {error} after {end} batches, {free >> 20} MiB free")
        fetched = connection.call(wire.FETCH, 4, wire.fetch("full", 0, 0))
        report.check("full disk: reads go on", len(fetched.data) > 500_000, f"{len(fetched.data)} bytes")
        report.check("full disk: orderly stop", broker.stop() == 0, broker.log_tail(1))
        broker.start()
        connection = wire.Connection(broker.port)
        got = connection.end_offset("full", 0)
        report.check("full disk: it starts again, and nothing acknowledged is lost", got >= end, f"{got} of {end}")
        deleted = connection.call(wire.DELETE_TOPICS, 1, wire.array([wire.string("full")]) + wire.i32(10_000))
        deleted.i32(), deleted.i32(), deleted.string()
        report.check("full disk: a topic is deleted", deleted.i16() == 0)
        error, deadline = 56, time.monotonic() + 20
        while error and time.monotonic() < deadline:
            time.sleep(0.2)
            _, error, _ = connection.call(wire.PRODUCE, 8, wire.produce("next", 0, batch)).produced()
        report.check("full disk: then produce is accepted again", error == 0, f"error {error}")
        report.check("full disk: orderly stop at the end", broker.stop() == 0, broker.log_tail(1))


def two_signals(report, folder):
    broker = Broker("millrace", os.path.join(folder, "signals"), shards=2).start()
    connection = wire.Connection(broker.port)
    report.check("SIGTERM with a client connected: exit code 0", broker.stop(10) == 0)
    connection.close()
    broker.start()
    with socket.create_connection((HOST, broker.port)) as half:
        half.sendall(wire.i32(100))
        report.check("SIGTERM with half a request: exit code 0", broker.stop(10) == 0)


def main():
    arguments = argument_parser(__doc__).parse_args()
    folder = work_folder(arguments, "surroundings")
    report = Report("bad surroundings, millrace")
    starts(report, folder)
    full_disk(report, folder)
    two_signals(report, folder)
    clean_up(arguments, folder, report)
    report.close()


if __name__ == "__main__":
    main()
