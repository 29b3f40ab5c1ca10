"""A Kafka client made by hand: frames, the few requests the tests need (all in non-flexible versions), record batches.

Everything is explicit, so that a test may send what no real client would.
"""

import socket
import struct
import time

import crc32c

PRODUCE, FETCH, LIST_OFFSETS, METADATA = 0, 1, 2, 3
API_VERSIONS, CREATE_TOPICS, DELETE_TOPICS, INIT_PRODUCER_ID = 18, 19, 20, 22
CLIENT_ID = b"hand-made"
# First versions whose request header ends with tagged fields, where a test sends them.
FLEXIBLE = {PRODUCE: 9, FETCH: 12, LIST_OFFSETS: 6, METADATA: 9, API_VERSIONS: 3, CREATE_TOPICS: 5, INIT_PRODUCER_ID: 2}


def i8(value):
    return struct.pack(">b", value)


def i16(value):
    return struct.pack(">h", value)


def i32(value):
    return struct.pack(">i", value)


def i64(value):
    return struct.pack(">q", value)


def string(text):
    if text is None:
        return i16(-1)
    data = text.encode() if isinstance(text, str) else text
    return i16(len(data)) + data


def array(items):
    return i32(len(items)) + b"".join(items)


def varint(value):
    value = (value << 1) ^ (value >> 63)
    out = bytearray()
    while True:
        if value < 0x80:
            out.append(value)
            return bytes(out)
        out.append(value & 0x7F | 0x80)
        value >>= 7


def header(api, version, correlation, client_id=CLIENT_ID):
    tags = b"\0" if version >= FLEXIBLE.get(api, 1 << 15) else b""
    return i16(api) + i16(version) + i32(correlation) + string(client_id) + tags


def frame(payload):
    return i32(len(payload)) + payload


def request(api, version, correlation, body):
    return frame(header(api, version, correlation) + body)


def record(offset_delta, key, value, timestamp_delta=0):
    body = b"\0" + varint(timestamp_delta) + varint(offset_delta)
    for part in (key, value):
        body += varint(-1) if part is None else varint(len(part)) + part
    body += varint(0)
    return varint(len(body)) + body


def batch(records, producer_id=-1, producer_epoch=-1, sequence=-1, timestamp=None, count=None,
          attributes=0, magic=2, crc=None, last_offset_delta=None):
    """A v2 batch around `records` (a list of encoded records, or the bytes of all of them with `count`)."""
    count = len(records) if count is None else count
    content = records if isinstance(records, bytes) else b"".join(records)
    last = count - 1 if last_offset_delta is None else last_offset_delta
    # A producer whose last batch is a day old is forgotten, so old timestamps would void a test of idempotence.
    timestamp = int(time.time() * 1000) if timestamp is None else timestamp
    after_crc = struct.pack(">hiqqqhii", attributes, last, timestamp, timestamp, producer_id, producer_epoch,
                            sequence, count) + content
    checksum = crc32c.crc32c(after_crc) if crc is None else crc
    return struct.pack(">qiibI", 0, 9 + len(after_crc), -1, magic, checksum) + after_crc


def produce(topic, partition, batches, acks=-1, timeout_ms=30_000):
    """Body of Produce 3-8."""
    part = i32(partition) + i32(len(batches)) + batches
    return string(None) + i16(acks) + i32(timeout_ms) + array([string(topic) + array([part])])


def list_offsets(topic, partition, timestamp):
    """Body of ListOffsets 1."""
    return i32(-1) + array([string(topic) + array([i32(partition) + i64(timestamp)])])


def create_topic(topic, partitions, configs=()):
    """Body of CreateTopics 2."""
    entries = array([string(name) + string(value) for name, value in configs])
    return array([string(topic) + i32(partitions) + i16(1) + array([]) + entries]) + i32(30_000) + i8(0)


def fetch(topic, partition, offset, max_wait_ms=500, max_bytes=1 << 20):
    """Body of Fetch 4."""
    part = i32(partition) + i64(offset) + i32(max_bytes)
    return i32(-1) + i32(max_wait_ms) + i32(1) + i32(max_bytes) + i8(0) + array([string(topic) + array([part])])


class Answer:
    """Reads a response body from left to right."""

    def __init__(self, data):
        self.data, self.at = data, 0

    def take(self, form):
        (value,) = struct.unpack_from(">" + form, self.data, self.at)
        self.at += struct.calcsize(form)
        return value

    def i16(self):
        return self.take("h")

    def i32(self):
        return self.take("i")

    def i64(self):
        return self.take("q")

    def string(self):
        length = self.i16()
        if length < 0:
            return None
        self.at += length
        return self.data[self.at - length:self.at].decode()

    def produced(self):
        """(partition, error code, base offset) of a Produce 3-8 answer with one partition."""
        self.i32(), self.string(), self.i32()
        return self.i32(), self.i16(), self.i64()


class Closed(Exception):
    pass


class Connection:
    def __init__(self, port, host="127.0.0.1", timeout=20):
        self.socket = socket.create_connection((host, port), timeout=timeout)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.correlation = 0

    def send_raw(self, data):
        self.socket.sendall(data)

    def send(self, api, version, body):
        self.correlation += 1
        self.send_raw(request(api, version, self.correlation, body))
        return self.correlation

    def read(self, count):
        out = bytearray()
        while len(out) < count:
            got = self.socket.recv(count - len(out))
            if not got:
                raise Closed()
            out += got
        return bytes(out)

    def receive(self):
        """(correlation id, Answer behind it)."""
        (length,) = struct.unpack(">i", self.read(4))
        data = self.read(length)
        answer = Answer(data)
        return answer.i32(), answer

    def call(self, api, version, body):
        wanted = self.send(api, version, body)
        got, answer = self.receive()
        assert got == wanted, f"answer {got} to request {wanted}"
        return answer

    def closed_within(self, seconds):
        """True if the peer closes without sending another byte."""
        self.socket.settimeout(seconds)
        try:
            return self.socket.recv(1) == b""
        except TimeoutError:
            return False
        except OSError:
            return True

    def producer_id(self):
        """(producer id, epoch) of a new idempotent producer; waits while the broker says 14 (still loading)."""
        for _ in range(100):
            answer = self.call(INIT_PRODUCER_ID, 0, string(None) + i32(60_000))
            answer.i32()
            error, producer_id, epoch = answer.i16(), answer.i64(), answer.i16()
            if error == 0:
                return producer_id, epoch
            time.sleep(0.1)
        raise RuntimeError(f"InitProducerId: error {error}")

    def create_topic(self, topic, partitions, **configs):
        named = [(name.replace("_", "."), value) for name, value in configs.items()]
        answer = self.call(CREATE_TOPICS, 2, create_topic(topic, partitions, named))
        answer.i32(), answer.i32(), answer.string()
        return answer.i16()

    def end_offset(self, topic, partition, timestamp=-1):
        answer = self.call(LIST_OFFSETS, 1, list_offsets(topic, partition, timestamp))
        answer.i32(), answer.string(), answer.i32(), answer.i32()
        error, _, offset = answer.i16(), answer.i64(), answer.i64()
        return offset if error == 0 else -error - 1000

    def close(self):
        self.socket.close()
