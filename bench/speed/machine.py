"""The machine that is measured on: cores, where programs and scratch data lie, what to write beside a number."""

import datetime
import json
import os
import pathlib
import shutil
import subprocess
import time

REPO = pathlib.Path(__file__).resolve().parents[2]
TARGET = pathlib.Path(os.environ.get("CARGO_TARGET_DIR", REPO / "target")) / "release"
CACHE = pathlib.Path(os.environ.get("MILLRACE_CACHE", REPO / ".cache"))
SCRATCH = CACHE / "speed"

BROKER_CORE = 0
CLIENT_CORE = 1

# Real-time scheduling of brokers and clients alike, where other work shares the machine (needs root).
realtime = False


class Failed(Exception):
    """A measurement that cannot be taken; the text says why."""


def program(name):
    path = TARGET / name
    if not path.exists():
        raise Failed(f"{path} is missing: cargo build --release --workspace")
    return str(path)


def pinned(cores, command, nice=None):
    """The command, bound to the cores (an int or a list)."""
    cores = [cores] if isinstance(cores, int) else cores
    prefix = ["taskset", "-c", ",".join(map(str, cores))]
    if nice is not None:
        prefix = ["nice", "-n", str(nice)] + prefix
    elif realtime:
        prefix = ["chrt", "--rr", "5"] + prefix
    return prefix + command


def load(arguments, cores=CLIENT_CORE, nice=None, timeout=60):
    """Runs the load client; its JSON, or None when it prints nothing."""
    command = pinned(cores, [program("load")] + [str(argument) for argument in arguments], nice)
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=timeout)
    except subprocess.TimeoutExpired:
        raise Failed(f"load {' '.join(map(str, arguments))}: no end within {timeout} s") from None
    if done.returncode != 0:
        raise Failed(f"load {' '.join(map(str, arguments))}: {done.stderr.strip()[-400:]} {done.stdout.strip()[-400:]}")
    return json.loads(done.stdout) if done.stdout.strip() else None


def start_load(arguments, cores=CLIENT_CORE):
    command = pinned(cores, [program("load")] + [str(argument) for argument in arguments])
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def finish_load(process, timeout=120):
    out, err = process.communicate(timeout=timeout)
    if process.returncode != 0:
        raise Failed(f"load: {err.strip()[-400:]}")
    return json.loads(out)


def prime(payload_bytes, tries=3):
    """Primes the page cache for a leg that appends so many bytes; CPU s/GB of an append afterwards."""
    reference = None
    for _ in range(tries):
        command = pinned(CLIENT_CORE, [program("prime"), "--bytes", str(payload_bytes), "--file", str(SCRATCH / "prime.tmp")])
        done = subprocess.run(command, capture_output=True, text=True)
        if done.returncode not in (0, 3):
            raise Failed(f"prime: {done.stderr.strip()}")
        answer = json.loads(done.stdout)
        reference = answer["append_cpu_s_per_gb"]
        if not answer["void"]:
            break
    return reference


def resident_share(folder):
    """Share of the files below the folder that lies in the page cache."""
    done = subprocess.run([program("prime"), "--resident", str(folder)], capture_output=True, text=True, check=True)
    answer = json.loads(done.stdout)
    return answer["resident_bytes"] / max(1, answer["bytes"])


def process_cpu(pid):
    """CPU seconds of a process with all its threads, from its CPU clock."""
    return time.clock_gettime((~pid << 3) | 2)


def memory(pid, field="VmRSS"):
    for line in open(f"/proc/{pid}/status"):
        if line.startswith(field + ":"):
            return int(line.split()[1]) * 1024
    return 0


def steal():
    return int(open("/proc/stat").readline().split()[8]) / os.sysconf("SC_CLK_TCK")


def device_flushes(path):
    """Flush requests that the block device below `path` has completed, or None where the kernel does not say."""
    number = os.stat(path).st_dev
    try:
        fields = open(f"/sys/dev/block/{os.major(number)}:{os.minor(number)}/stat").read().split()
        return int(fields[15])
    except (OSError, IndexError):
        return None


def commit():
    def git(*arguments):
        return subprocess.run(["git", *arguments], cwd=REPO, capture_output=True, text=True).stdout.strip()
    dirty = " + local changes" if git("status", "--porcelain", "--untracked-files=no", "src", "bench", "Cargo.toml") else ""
    return (git("rev-parse", "--short", "HEAD") or "unknown") + dirty


def description():
    model = next((line.split(":")[1].strip() for line in open("/proc/cpuinfo") if line.startswith("model name")), "?")
    gigabytes = int(open("/proc/meminfo").readline().split()[1]) / 1e6
    return f"Linux {os.uname().release.split('-')[0]}, {os.cpu_count()} cores ({model}), {gigabytes:.0f} GB"


def today():
    return datetime.datetime.now().strftime("%Y-%m-%d %H:%M")


def fresh_folder(name):
    folder = SCRATCH / name
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    return folder
