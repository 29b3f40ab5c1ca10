"""kcat as writer and as reader, one process per run of equal headers and one per read; plans as in records.py.

kcat cannot choose timestamps, and sends an empty key or value as null (-Z) or as empty, per run: its plans hold nulls
only.  Its reader's format gives lengths, so keys and values may hold any byte.
"""

import itertools
import subprocess
import sys

import records

KEY_END, RECORD_END = b"\x1d\x1d#key\x1d", b"\x1e\x1e#end\x1e"


def produce_run(bootstrap, topic, partition, codec, acks, headers, group):
    settings = ["-X", "acks=" + ("all" if acks == "idempotent" else acks)]
    if acks == "idempotent":
        settings += ["-X", "enable.idempotence=true"]
    for name, value in headers:
        settings += ["-H", name if value is None else name + b"=" + value]
    body = b"".join((key or b"") + KEY_END + (value or b"") + RECORD_END for _, key, value, _ in group)
    command = [
        "kcat", "-P", "-b", bootstrap, "-t", topic, "-p", str(partition), "-z", codec, "-Z", "-K", KEY_END,
        "-D", RECORD_END, "-X", "linger.ms=20", *settings,
    ]
    return subprocess.run(command, input=body, capture_output=True, timeout=60)


def write(bootstrap, plan):
    for name, topic, partition, codec, acks, starts, groups in records.read_writer_plan(plan):
        lines, error = [], None
        for group in groups:
            for _, run in itertools.groupby(group, key=lambda record: records.headers_text(record[3])):
                run = list(run)
                done = produce_run(bootstrap, topic, partition, codec, acks, run[0][3], run)
                if done.returncode != 0:
                    error = done.stderr.decode(errors="replace").strip().replace("\n", " ")
                for record in run:
                    lines.append(records.line(len(lines), *record))
        if error:
            print(f"{name}\terror\t{error}", flush=True)
        else:
            records.print_suffixes(name, starts, lines)


def parse(output):
    """Records of `%o %T %K %S %h US key value`; lengths are -1 for null."""
    at = 0
    while at < len(output):
        end = output.index(b"\x1f", at)
        offset, timestamp, key_length, value_length, headers = output[at:end].split(b" ", 4)
        at = end + 1
        parts = []
        for length in (int(key_length), int(value_length)):
            parts.append(None if length < 0 else output[at:at + length])
            at += max(length, 0)
        pairs = [pair.split(b"=", 1) for pair in headers.split(b",")] if headers else []
        yield int(offset), int(timestamp), parts[0], parts[1], [
            (header, None if content == b"NULL" else content) for header, content in pairs
        ]


def read(bootstrap, plan):
    for name, topic, partition, mode, argument, _ in records.read_reader_plan(plan):
        start = {"begin": "beginning", "offset": str(argument), "time": f"s@{argument}"}[mode]
        done = subprocess.run([
            "kcat", "-C", "-b", bootstrap, "-t", topic, "-p", str(partition), "-o", start, "-e", "-q",
            "-X", "check.crcs=true", "-X", "fetch.wait.max.ms=50", "-X", "fetch.error.backoff.ms=50",
            "-f", "%o %T %K %S %h\x1f%k%s",
        ], capture_output=True, timeout=60)
        if done.returncode != 0:
            print(f"{name}\terror\t{done.stderr.decode(errors='replace').strip()}", flush=True)
            continue
        seen = records.Hash()
        for record in parse(done.stdout):
            seen.add(*record)
        print(seen.answer(name), flush=True)


if __name__ == "__main__":
    {"write": write, "read": read}[sys.argv[1]](sys.argv[2], sys.argv[3])
