"""Kafka's DumpLogSegments over every segment, index and time index of a stopped broker's data directory.

Twice: `--deep-iteration` opens every record and compares every index entry with the log, `--index-sanity-check` is what
a Kafka broker asks of an index at its start.  The output is searched for everything the tool says of a bad file, and a
planted bad index must be found by the same search, or the check itself is void.
"""

import os
import shutil
import struct
import subprocess
import sys
import tempfile

from broker import KAFKA, Report

COMPLAINTS = [
    "isvalid: false", "isValid: false", "invalid bytes at the end", "Mismatches in", "Non-consecutive offsets",
    "not found in", "out of order timestamp", "timestamp mismatch", "Exception", "Ignoring unknown file", "Error",
]


def dump(files, *options):
    """The tool's output (its errors too) over `files`, in as many runs as a command line allows."""
    output = []
    for start in range(0, len(files), 400):
        done = subprocess.run(
            [KAFKA, "run", "org.apache.kafka.tools.DumpLogSegments", *options, "--files",
             ",".join(files[start:start + 400])],
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace", timeout=300,
        )
        output.append(done.stdout)
        if done.returncode != 0:
            output.append(f"Error: exit code {done.returncode}")
    return "\n".join(output)


def complaints(output):
    return [text for text in output.splitlines() if any(complaint in text for complaint in COMPLAINTS)]


def segment_files(data):
    found = []
    for folder, _, names in os.walk(data):
        if not folder.endswith("-delete"):
            found += [os.path.join(folder, name) for name in names if name.endswith((".log", ".index", ".timeindex"))]
    return sorted(found)


def index_entries(path, size):
    """Entries in use: Kafka preallocates an active index with zeros, an orderly stop trims it."""
    with open(path, "rb") as index:
        content = index.read()
    return sum(1 for at in range(0, len(content) - size + 1, size) if any(content[at:at + size]))


def widest_gap(index):
    """(bytes of log between two neighbouring index entries at most, or behind the last; the largest batch)."""
    with open(index, "rb") as entries:
        content = entries.read()
    positions = [struct.unpack_from(">ii", content, at)[1] for at in range(0, len(content), 8)]
    positions = [0, *(position for position in positions if position > 0)]
    largest, at = 0, 0
    with open(index[: -len("index")] + "log", "rb") as log:
        size = os.fstat(log.fileno()).st_size
        while at + 12 <= size:
            log.seek(at)
            length = 12 + struct.unpack(">i", log.read(12)[8:])[0]
            largest, at = max(largest, length), at + length
    gaps = [after - before for before, after in zip(positions, [*positions[1:], size])]
    return max(gaps), largest


def check_spacing(indexes, interval, report):
    widest, wrong = 0, []
    for index in indexes:
        gap, largest = widest_gap(index)
        widest = max(widest, gap)
        if gap > interval + largest:
            wrong.append(f"{index}: {gap} bytes, with a largest batch of {largest}")
    report.check(f"index entries are at most {interval} bytes and one batch apart", not wrong,
                 wrong[:1] or f"{len(indexes)} indexes, {widest} bytes at most")


def check(data, report, written_by="millrace", interval=4096):
    files = segment_files(data)
    deep = dump(files, "--deep-iteration")
    # Apache Kafka leaves its metadata log's time index untrimmed, and then finds fault with it itself.
    untrimmed = "__cluster_metadata-0/" if written_by == "kafka" else None
    checked = [path for path in files if not (untrimmed and untrimmed in path and path.endswith(".timeindex"))]
    sane = dump(checked, "--deep-iteration", "--index-sanity-check")
    logs = [path for path in files if path.endswith(".log")]
    batches = sum(text.startswith("baseOffset:") for text in deep.splitlines())
    record_count = sum(text.startswith("| offset:") for text in deep.splitlines())
    indexes = {path: index_entries(path, 8) for path in files if path.endswith(".index")}
    times = sum(index_entries(path, 12) for path in files if path.endswith(".timeindex"))
    bad = complaints(deep) + complaints(sane)
    report.check(
        f"DumpLogSegments: {len(files)} files, {batches} batches, {record_count} records, "
        f"{sum(indexes.values())} offset and {times} time index entries", not bad, "; ".join(bad[:3]),
    )
    unread = [path for path in logs if f"Dumping {path}" not in deep]
    report.check("every segment was dumped, with records, and the indexes hold entries",
                 not unread and record_count > 0 and sum(indexes.values()) > 0, unread[:1])
    check_spacing(indexes, interval, report)
    plant(max(indexes, key=indexes.get), report)


def plant(index, report):
    """A copy of one segment whose offset index points into the middle of a batch; then one of a broken length."""
    base = index[: -len(".index")]
    with tempfile.TemporaryDirectory() as folder:
        copy = os.path.join(folder, os.path.basename(base))
        for suffix in (".log", ".index", ".timeindex"):
            shutil.copy(base + suffix, copy + suffix)
        with open(copy + ".index", "r+b") as planted:
            relative, position = struct.unpack(">ii", planted.read(8))
            planted.seek(0)
            planted.write(struct.pack(">ii", relative + 1, position))
        found = complaints(dump([copy + ".index"], "--deep-iteration"))
        report.check("a planted wrong index entry is reported", bool(found), found[:1])
        with open(copy + ".index", "ab") as planted:
            planted.write(b"\0\0\0")
        found = complaints(dump([copy + ".index"], "--deep-iteration", "--index-sanity-check"))
        report.check("a planted index of a broken length is reported", bool(found), found[:1])


if __name__ == "__main__":
    report = Report(f"DumpLogSegments over {sys.argv[1]}")
    check(sys.argv[1], report)
    report.close()
