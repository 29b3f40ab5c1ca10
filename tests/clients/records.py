"""Records in the one text form that every client here reads and writes, so that they can be compared by hash.

A record is a line `offset TAB timestamp TAB key TAB value TAB headers`: key and value in hex, `~` for null, headers as
`name=value;name=value` in hex.  A hash is sha256 over such lines, each with a newline.  `*` stands for a timestamp that
the writer could not choose (kcat).

Plan of a writer: per cell a line `C id topic partition codec acks suffixes`, its records as `R timestamp key value
headers`, `F` = flush here (so several batches), `E`.  It answers, per suffix, `id start count hash`.
Plan of a reader: `id topic partition mode argument end` with mode begin, offset or time; it answers
`id first count hash hash-without-timestamps`, or `id error text`.  TAB separates everywhere.
"""

import hashlib
import random

CODECS = ["none", "gzip", "snappy", "lz4", "zstd"]
ACKS = ["0", "1", "all", "idempotent"]
BASE_TIME = 1_700_000_000_000


def hexed(data):
    return "~" if data is None else data.hex()


def unhexed(text):
    return None if text == "~" else bytes.fromhex(text)


def headers_text(headers):
    return ";".join(f"{hexed(name)}={hexed(value)}" for name, value in headers)


def headers_parsed(text):
    return [tuple(unhexed(side) for side in pair.split("=")) for pair in text.split(";") if pair]


def line(offset, timestamp, key, value, headers):
    return f"{offset}\t{timestamp}\t{hexed(key)}\t{hexed(value)}\t{headers_text(headers)}"


class Hash:
    def __init__(self):
        self.full, self.masked, self.count, self.first = hashlib.sha256(), hashlib.sha256(), 0, -1

    def add(self, offset, timestamp, key, value, headers):
        if self.count == 0:
            self.first = offset
        self.count += 1
        self.full.update((line(offset, timestamp, key, value, headers) + "\n").encode())
        self.masked.update((line(offset, "*", key, value, headers) + "\n").encode())

    def answer(self, read_id):
        return f"{read_id}\t{self.first}\t{self.count}\t{self.full.hexdigest()}\t{self.masked.hexdigest()}"


def generate(seed, count, writer):
    """Records of every shape: null, empty and binary keys and values, doubled names, empty and null header values,
    timestamps that go back.  kcat sets headers per run and cannot choose timestamps, so its records come sorted
    by shape and have only text in them where it cannot take more.  kafka-python refuses null header values and
    records without key and value."""
    random_source = random.Random(seed)
    header_sets = [
        [],
        [(b"name", b"value")],
        [(b"twice", b"1"), (b"twice", b"2"), (b"other", b"x"), (b"twice", b"3")],
        [(b"empty", b""), (b"null", None)],
        [("n\u00e4me".encode(), "w\u00e9rt".encode())],
    ]
    records = []
    for index in range(count):
        key = random_source.choice([None, b"", b"k%d" % (index % 7), "schl\u00fcssel".encode(), b"\x00\xff\x01"])
        value = random_source.choice([
            None, b"", b"value %d" % index, b"line\nbreak\ttab", random_source.randbytes(700),
            b"compressible " * random_source.randrange(1, 400),
        ])
        timestamp = BASE_TIME + 1000 * random_source.randrange(0, count) + random_source.randrange(0, 3)
        headers = random_source.choice(header_sets)
        if writer == "kafka-python":
            headers = [(name, content or b"") for name, content in headers]
            value = b"" if key is None and value is None else value
        if writer == "kcat":
            key, value = key and key.replace(b"\x00", b"z"), value and value.replace(b"\n", b" ")
            key, value = key or None, value or None
            timestamp = "*"
        records.append((timestamp, key, value, headers))
    if writer == "kcat":
        records.sort(key=lambda record: headers_text(record[3]))
    return records


def read_writer_plan(path):
    """Yields (id, topic, partition, codec, acks, suffixes, groups); a group is what goes out before a flush."""
    cell, groups = None, []
    with open(path) as plan:
        for text in plan:
            fields = text.rstrip("\n").split("\t")
            if fields[0] == "C":
                cell, groups = fields[1:], [[]]
            elif fields[0] == "R":
                timestamp = fields[1] if fields[1] == "*" else int(fields[1])
                groups[-1].append((timestamp, unhexed(fields[2]), unhexed(fields[3]), headers_parsed(fields[4])))
            elif fields[0] == "F":
                groups.append([])
            elif fields[0] == "E":
                name, topic, partition, codec, acks, suffixes = cell
                starts = [int(start) for start in suffixes.split(",")]
                yield name, topic, int(partition), codec, acks, starts, [group for group in groups if group]


def print_suffixes(name, starts, lines):
    """`lines` are a writer's records in the order of their offsets, the first at offset 0."""
    for start in starts:
        digest = hashlib.sha256("".join(text + "\n" for text in lines[start:]).encode()).hexdigest()
        print(f"{name}\t{start}\t{len(lines) - start}\t{digest}", flush=True)


def read_reader_plan(path):
    with open(path) as plan:
        for text in plan:
            name, topic, partition, mode, argument, end = text.rstrip("\n").split("\t")
            yield name, topic, int(partition), mode, int(argument), int(end)
