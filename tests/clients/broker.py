"""The broker under test, as a process: Millrace or, as the reference, Apache Kafka 4.4.

One object is one data directory and one port.  start() returns when the port accepts; stop() is the orderly stop
(SIGTERM, exit code 0), kill() is kill -9.  Everything the process prints goes to <data>.log.
"""

import ctypes
import os
import random
import signal
import socket
import subprocess
import sys
import time
import urllib.request

REPO = os.path.abspath(os.path.join(os.path.dirname(__file__), "..", ".."))
KAFKA = os.path.join(REPO, "scripts", "kafka.sh")
HOST = "127.0.0.1"
LIBC = ctypes.CDLL(None)
PR_SET_PDEATHSIG = 1


def die_with_parent():
    """Run in the child: a test that is killed leaves no broker behind."""
    LIBC.prctl(PR_SET_PDEATHSIG, signal.SIGKILL)


def millrace_binary():
    return os.environ.get("MILLRACE_BIN") or os.path.join(REPO, "target", "debug", "millrace")


def free_port():
    """A port that is free now, and free 10,000 higher (Kafka's controller listener)."""
    while True:
        port = random.randrange(20000, 30000)
        try:
            for candidate in (port, port + 10000):
                with socket.socket() as probe:
                    probe.bind((HOST, candidate))
            return port
        except OSError:
            continue


class Broker:
    def __init__(self, kind, data, shards=1, http=False, settings=(), binary=None, env=None, port=None):
        self.kind, self.data, self.shards = kind, data, shards
        self.settings, self.binary, self.env = list(settings), binary, dict(env or {})
        self.port = port or free_port()
        self.http_port = free_port() if http and kind == "millrace" else None
        self.process = None
        self.log_path = data.rstrip("/") + ".log"

    @property
    def bootstrap(self):
        return f"{HOST}:{self.port}"

    def command(self):
        if self.kind == "kafka":
            return [KAFKA, "broker", str(self.port), self.data, *self.settings]
        return [
            self.binary or millrace_binary(), "dev", "--port", str(self.port), "--data", self.data,
            "--shards", str(self.shards), "--http-port", str(self.http_port or "off"),
            *(part for setting in self.settings for part in ("--override", setting)),
        ]

    def start(self, seconds=60):
        log = open(self.log_path, "ab")
        said_before = log.tell()
        self.process = subprocess.Popen(
            self.command(), stdin=subprocess.DEVNULL, stdout=log, stderr=log,
            env={**os.environ, **self.env}, start_new_session=True, preexec_fn=die_with_parent,
        )
        log.close()
        deadline = time.monotonic() + seconds
        while time.monotonic() < deadline:
            if self.process.poll() is not None:
                raise RuntimeError(f"the broker ended with {self.process.returncode}:\n{self.log_tail()}")
            if self.ready(said_before):
                return self
            time.sleep(0.002 if self.kind == "millrace" else 0.1)
        self.kill()
        raise RuntimeError(f"the broker did not accept within {seconds} s:\n{self.log_tail()}")

    def ready(self, said_before):
        """Millrace says so; a connection proves nothing there: the listener of a killed process lives on in the kernel
        until its ring is torn down, takes connections and resets them.  Apache Kafka is ready when it accepts."""
        if self.kind == "millrace":
            with open(self.log_path, "rb") as log:
                log.seek(said_before)
                return b" is ready" in log.read()
        try:
            socket.create_connection((HOST, self.port), timeout=1).close()
            return True
        except OSError:
            return False

    def stop(self, seconds=60):
        """Orderly stop; returns the exit code (Java ends with 143 on SIGTERM: counted as 0)."""
        self.process.send_signal(signal.SIGTERM)
        try:
            code = self.process.wait(seconds)
        except subprocess.TimeoutExpired:
            self.kill()
            raise RuntimeError(f"the broker did not stop within {seconds} s of SIGTERM:\n{self.log_tail()}")
        self.process = None
        return 0 if self.kind == "kafka" and code == 143 else code

    def kill(self):
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.process = None

    def alive(self):
        return self.process is not None and self.process.poll() is None

    def log_text(self):
        try:
            with open(self.log_path, errors="replace") as log:
                return log.read()
        except FileNotFoundError:
            return ""

    def log_tail(self, lines=15):
        return "\n".join(self.log_text().splitlines()[-lines:])

    def metrics(self):
        """The text of /metrics, or '' where there is none."""
        if self.http_port is None:
            return ""
        with urllib.request.urlopen(f"http://{HOST}:{self.http_port}/metrics", timeout=5) as answer:
            return answer.read().decode()

    def rss_kib(self):
        with open(f"/proc/{self.process.pid}/status") as status:
            for line in status:
                if line.startswith("VmRSS"):
                    return int(line.split()[1])
        return 0

    def __enter__(self):
        return self.start()

    def __exit__(self, *exception):
        self.kill()


def argument_parser(description):
    """What every program here understands."""
    import argparse

    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("--broker", choices=["millrace", "kafka"], default="millrace")
    parser.add_argument("--work", help="folder for data directories and outputs (default: a new one under /tmp)")
    parser.add_argument("--keep", action="store_true", help="keep the work folder even when everything passed")
    return parser


class Report:
    """Checks as they happen, and the closing line `N passed, N failed`."""

    def __init__(self, title):
        self.title, self.passed, self.failed = title, 0, 0
        print(f"== {title}", flush=True)

    def check(self, name, fine, detail=""):
        if fine:
            self.passed += 1
        else:
            self.failed += 1
        mark = "ok  " if fine else red("FAIL")
        print(f"{mark} {name}{': ' + str(detail) if detail != '' else ''}", flush=True)
        return fine

    def close(self):
        print(f"{self.passed} passed, {self.failed} failed", flush=True)
        sys.exit(0 if self.failed == 0 and self.passed > 0 else 1)


def red(text):
    return f"\033[31m{text}\033[0m"


def work_folder(arguments, name):
    import tempfile

    if arguments.work:
        os.makedirs(arguments.work, exist_ok=True)
        return arguments.work
    return tempfile.mkdtemp(prefix=f"millrace-{name}-")


def clean_up(arguments, folder, report):
    import shutil

    if report.failed or arguments.keep or arguments.work:
        print(f"kept: {folder}")
    else:
        shutil.rmtree(folder, ignore_errors=True)
