"""Bad input through raw sockets.  Whatever comes, the broker answers what Apache Kafka answers or closes that one
connection, everybody else is served, memory stays bounded, and nothing panics.
"""

import os
import random
import resource
import time
import zlib

import wire
from broker import Broker, Report, argument_parser, clean_up, work_folder
from wire import API_VERSIONS, METADATA, PRODUCE, Closed, Connection, i16, i32, string

TOPIC = "hostile"
REQUEST_BYTES_MAX = 104_857_600


class Hostile:
    def __init__(self, broker, report):
        self.broker, self.report = broker, report

    def connect(self):
        return Connection(self.broker.port)

    def healthy(self):
        """A stranger's request is served, within two seconds."""
        connection = Connection(self.broker.port, timeout=2)
        try:
            return connection.call(API_VERSIONS, 0, b"").i16() == 0
        except (OSError, Closed):
            return False
        finally:
            connection.close()

    def closes(self, name, data):
        """`data` gets no answer but a close, and nobody else notices."""
        connection = self.connect()
        try:
            connection.send_raw(data)
        except OSError:
            pass
        self.report.check(f"closed: {name}", connection.closed_within(5) and self.healthy())
        connection.close()


def api_versions(test):
    report = test.report
    software = b"\x0ahand-made\x021\x00"
    connection = test.connect()
    for version, body in ((0, b""), (1, b""), (2, b""), (3, software), (4, software)):
        report.check(f"ApiVersions {version} is answered", connection.call(API_VERSIONS, version, body).i16() == 0)
    identity = lambda cluster, node: software[:-1] + cluster + i32(node) + b"\0"  # noqa: E731
    report.check("ApiVersions 5 from a client that knows no cluster",
                 connection.call(API_VERSIONS, 5, identity(b"\0", -1)).i16() == 0)
    report.check("ApiVersions 5 for another cluster: 129",
                 connection.call(API_VERSIONS, 5, identity(b"\x06other", 1)).i16() == 129)
    report.check("ApiVersions 5 with half an identity: 42",
                 connection.call(API_VERSIONS, 5, identity(b"\x06other", -1)).i16() == 42)
    answer = connection.call(API_VERSIONS, 3, b"\x0abad name!\x021\x00")
    report.check("ApiVersions 3 with an odd client name: 42", answer.i16() == 42)
    for version in (6, 99, -1):
        answer = connection.call(API_VERSIONS, version, software)
        got = (answer.i16(), answer.i32(), answer.i16(), answer.i16(), answer.i16(), len(answer.data) - answer.at)
        report.check(f"ApiVersions {version}: a v0 body, error 35, the range of itself", got == (35, 1, 18, 0, 5, 0), got)
    report.check("the connection lives on", connection.call(API_VERSIONS, 0, b"").i16() == 0)
    answer = connection.call(API_VERSIONS, 0, b"")
    answer.i16()
    ranges = {key: (low, high) for key, low, high in
              ((answer.i16(), answer.i16(), answer.i16()) for _ in range(answer.i32()))}
    report.check("Produce is advertised from 0, although 0-2 are not served", ranges[0] == (0, 13), ranges[0])
    wanted = {1: (4, 18), 2: (1, 11), 3: (0, 13), 18: (0, 5), 19: (2, 7), 20: (1, 6), 22: (0, 5), 32: (1, 4),
              37: (0, 3), 44: (0, 1), 60: (0, 2)}
    different = {key: ranges.get(key) for key in wanted if ranges.get(key) != wanted[key]}
    report.check("Kafka 4.4's ranges are advertised", not different, different)


def unknown_and_truncated(test):
    good_metadata = i32(1) + string(TOPIC)
    for name, api, version in (
        ("Metadata 14", METADATA, 14), ("Metadata -1", METADATA, -1), ("LeaderAndIsr, removed", 4, 4), ("Vote, a controller's", 52, 0),
        ("key 200", 200, 0), ("key -1", -1, 0), ("InitProducerId 6, unstable", 22, 6), ("Produce 2", PRODUCE, 2),
    ):
        test.closes(name, wire.request(api, version, 1, b"\0" * 64))
    test.closes("a body cut short", wire.request(METADATA, 1, 1, good_metadata[:-3]))
    test.closes("a header cut short", wire.frame(i16(METADATA) + i16(1) + b"\0"))
    test.closes("a client id longer than the frame", wire.frame(i16(METADATA) + i16(1) + i32(1) + i16(500) + b"x"))
    test.closes("an array of 2^31-1 topics", wire.request(METADATA, 1, 1, i32(2**31 - 1) + b"\0" * 64))
    test.closes("a name longer than the frame", wire.request(METADATA, 1, 1, i32(1) + i16(32767) + b"x" * 9))
    test.closes("a varint without an end", wire.request(METADATA, 9, 1, b"\0" + b"\xff" * 40))
    test.closes("records longer than the frame", wire.request(PRODUCE, 8, 1, wire.produce(TOPIC, 0, b"")[:-4] + i32(1 << 30)))
    connection = test.connect()
    connection.send_raw(wire.request(API_VERSIONS, 0, 7, b"behind the body"))
    correlation, answer = connection.receive()
    test.report.check("bytes behind a body are ignored", correlation == 7 and answer.i16() == 0)
    connection.send_raw(wire.frame(wire.header(METADATA, 1, 8, client_id=None) + good_metadata))
    test.report.check("a null client id is accepted", connection.receive()[0] == 8)


def lying_lengths(test):
    for name, length in (("-1", -1), ("-2^31", -(2**31)), ("0", 0), ("3", 3),
                         ("more than socket.request.max.bytes", REQUEST_BYTES_MAX + 1), ("2^31-1", 2**31 - 1)):
        test.closes(f"a frame of length {name}", i32(length) + b"\0" * 16)
    connection = test.connect()
    connection.send_raw(i32(100) + b"\0" * 50)
    connection.socket.shutdown(1)
    test.report.check("closed: half a frame, then the end", connection.closed_within(5) and test.healthy())


def promised_frames(test):
    """Apache Kafka allocates what is announced, and is out of memory here and in noise(): only Millrace is asked."""
    before = test.broker.rss_kib()
    promised = [test.connect() for _ in range(200)]
    for connection in promised:
        connection.send_raw(i32(REQUEST_BYTES_MAX) + wire.header(PRODUCE, 8, 1) + b"\0" * 1000)
    time.sleep(0.5)
    grown = test.broker.rss_kib() - before
    test.report.check("200 frames of 100 MiB announced, 1 KB of each sent: others are served", test.healthy())
    test.report.check("memory grew by what was sent, not by what was announced", grown < 64 * 1024, f"{grown} KiB")
    for connection in promised:
        connection.close()
    test.report.check("served after they left", test.healthy())


def slow_and_many(test, connections):
    slow = test.connect()
    served = True
    for position, byte in enumerate(wire.request(API_VERSIONS, 0, 1, b"")):
        slow.send_raw(bytes([byte]))
        time.sleep(1 if position < 3 else 0.05)
        served = served and (position % 8 or test.healthy())
    test.report.check("a byte a second is answered in the end, others at once", slow.receive()[1].i16() == 0 and served)
    before = test.broker.rss_kib()
    idle = [test.connect() for _ in range(connections)]
    deadline = time.monotonic() + 20
    while not (served := test.healthy()) and time.monotonic() < deadline:
        pass
    each = (test.broker.rss_kib() - before) / connections
    test.report.check(f"{connections} idle connections: others are served", served, f"{each:.1f} KiB each")
    if test.broker.kind == "millrace":
        test.report.check("an idle connection costs at most 8 KiB", each <= 8)
    last = idle[-1]
    test.report.check("the last of them is served", last.call(API_VERSIONS, 0, b"").i16() == 0)
    for connection in idle:
        connection.close()


def order_and_silence(test):
    connection = test.connect()
    sent = [connection.send(wire.FETCH, 4, wire.fetch(TOPIC, 0, 0, max_wait_ms=700))]
    sent += [connection.send(API_VERSIONS, 0, b"") for _ in range(50)]
    began = time.monotonic()
    got = [connection.receive()[0] for _ in sent]
    waited = time.monotonic() - began
    test.report.check("answers come in order behind a fetch that waits", got == sent and 0.5 < waited < 5, f"{waited:.2f} s")
    one = wire.batch([wire.record(0, b"k", b"v")])
    silent = test.connect()
    for _ in range(3):
        silent.send(PRODUCE, 8, wire.produce(TOPIC, 1, one, acks=0))
    correlation = silent.send(API_VERSIONS, 0, b"")
    test.report.check("acks=0 is never answered", silent.receive()[0] == correlation)
    silent.send(PRODUCE, 8, wire.produce("no-such-topic", 0, one, acks=0))
    test.report.check("acks=0 with an error closes the connection", silent.closed_within(5) and test.healthy())


def bad_batches(test):
    records = [wire.record(index, b"k", b"v%d" % index) for index in range(3)]
    huge = wire.batch([wire.record(0, b"k", bytes(1_100_000))])
    gzip = zlib.compressobj(9, zlib.DEFLATED, 31)
    bomb = gzip.compress(bytes(512 << 20)) + gzip.flush()
    # Several codes: Apache Kafka's first or beside those of a stricter order of checks; 0 where it takes the batch.
    cases = [
        ("a wrong checksum", wire.batch(records, crc=1), -1, 0, {2}),
        ("magic 3", wire.batch(records, magic=3), -1, 0, {2, 87}),
        ("more records claimed than there are", wire.batch(records, count=9), -1, 0, {2, 87}),
        ("last offset delta and count at odds", wire.batch(records, last_offset_delta=7), -1, 0, {2, 87}),
        ("offset deltas that jump", wire.batch([records[0], wire.record(5, b"k", b"v")]), -1, 0, {0, 87}),
        ("no records", wire.batch([]), -1, 0, {2, 87}),
        ("an empty record set", b"", -1, 0, {0, 2, 87}),
        ("two batches for one partition", wire.batch(records) * 2, -1, 0, {87}),
        ("half a batch", wire.batch(records)[:-5], -1, 0, {2, 87}),
        ("a batch with junk behind it", wire.batch(records) + b"\1" * 7, -1, 0, {0, 2, 87}),
        ("a control batch from a client", wire.batch(records, attributes=0x20), -1, 0, {87, 42}),
        ("codec 7", wire.batch(records, attributes=7), -1, 0, {2, 42, 76, 87, -1}),
        ("gzip that is none", wire.batch(b"not gzip", count=1, attributes=1), -1, 0, {2, 87, -1}),
        ("512 MiB of zeros in gzip", wire.batch(bomb, count=1, attributes=1), -1, 0, {2, 10, 87, -1}),
        ("a batch above max.message.bytes", huge, -1, 0, {10}),
        ("acks=5", wire.batch(records), 5, 0, {21}),
        ("an unknown partition", wire.batch(records), -1, 999, {3}),
    ]
    connection = test.connect()
    end = connection.end_offset(TOPIC, 0)
    before = test.broker.rss_kib()
    for name, batch, acks, partition, wanted in cases:
        try:
            _, error, offset = connection.call(PRODUCE, 8, wire.produce(TOPIC, partition, batch, acks)).produced()
            if error == 0 and offset >= 0:
                end = connection.end_offset(TOPIC, 0)
            test.report.check(f"produced: {name}", error in wanted, f"error {error}")
        except Closed:
            connection = test.connect()
            test.report.check(f"produced: {name}", False, "closed")
    test.report.check("what was refused was not appended", connection.end_offset(TOPIC, 0) == end)
    grown = test.broker.rss_kib() - before
    if test.broker.kind == "millrace":
        test.report.check("memory grew by less than 64 MiB", grown < 64 * 1024, f"{grown} KiB")
    good = connection.call(PRODUCE, 8, wire.produce(TOPIC, 0, wire.batch(records))).produced()
    test.report.check("a good batch is appended after all that", good == (0, 0, end), good)


def noise(test):
    source = random.Random(7)
    for number in range(400):
        connection = Connection(test.broker.port, timeout=1)
        try:
            if number % 4 == 0:
                connection.send_raw(source.randbytes(source.randrange(1, 400)))
            else:
                body = bytearray(wire.produce(TOPIC, 0, wire.batch([wire.record(0, b"k", b"v" * 50)])))
                for _ in range(source.randrange(1, 6)):
                    body[source.randrange(len(body))] = source.randrange(256)
                api, version = source.choice([(PRODUCE, 8), (wire.FETCH, 11), (METADATA, 8), (19, 4), (22, 1), (32, 1), (44, 0)])
                connection.send_raw(wire.request(api, version, number, bytes(body)))
        except OSError:
            pass
        connection.close()
    test.report.check("400 connections with noise: others are served", test.healthy())


def main():
    parser = argument_parser(__doc__)
    parser.add_argument("--connections", type=int, default=10_000)
    arguments = parser.parse_args()
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, min(hard, arguments.connections + 1000)), hard))
    folder = work_folder(arguments, "hostile")
    report = Report(f"bad input, {arguments.broker}")
    with Broker(arguments.broker, os.path.join(folder, "data"), shards=2) as broker:
        test = Hostile(broker, report)
        report.check("topic created", test.connect().create_topic(TOPIC, 2) == 0)
        time.sleep(1 if arguments.broker == "kafka" else 0)
        api_versions(test)
        unknown_and_truncated(test)
        lying_lengths(test)
        if broker.kind == "millrace":
            promised_frames(test)
        order_and_silence(test)
        bad_batches(test)
        if broker.kind == "millrace":
            noise(test)
        slow_and_many(test, arguments.connections)
        report.check("the broker lives", broker.alive())
        if broker.kind == "millrace":
            report.check("no panic in its log", "panicked" not in broker.log_text(), broker.log_tail(3))
        report.check("orderly stop", broker.stop() == 0)
    clean_up(arguments, folder, report)
    report.close()


if __name__ == "__main__":
    main()
