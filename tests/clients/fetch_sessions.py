"""What a consumer of 1,000 partitions costs, and what one costs that waits.

A fetch session names all partitions once; from then on requests and answers list what changed, in bytes counted here.
A parked fetch costs no turn of any shard until its data come or its time is up: turns are read from /metrics.
"""

import os
import re
import time

import clients
import wire
from broker import Broker, Report, argument_parser, clean_up, work_folder
from wire import FETCH, PRODUCE, array, i8, i32, i64, string

TOPIC, PARTITIONS = "many", 1000


def fetch(session, epoch, partitions, max_wait_ms=0, min_bytes=0):
    """Body of Fetch 11; `partitions` maps partitions to offsets."""
    topics = [string(TOPIC) + array([i32(part) + i32(-1) + i64(offset) + i64(-1) + i32(1 << 20)
                                     for part, offset in partitions.items()])] if partitions else []
    head = i32(-1) + i32(max_wait_ms) + i32(min_bytes) + i32(1 << 24) + i8(0) + i32(session) + i32(epoch)
    return head + array(topics) + array([]) + string("")


def parse(answer):
    """(error, session id, {partition: (error, bytes of records)})."""
    answer.i32()
    error, session, parts = answer.i16(), answer.i32(), {}
    for _ in range(answer.i32()):
        answer.string()
        for _ in range(answer.i32()):
            index, code = answer.i32(), answer.i16()
            answer.i64(), answer.i64(), answer.i64()
            for _ in range(max(0, answer.i32())):
                answer.i64(), answer.i64()
            answer.i32()
            size = answer.i32()
            answer.at += max(0, size)
            parts[index] = (code, max(0, size))
    return error, session, parts


def append(connection, partition):
    batch = wire.batch([wire.record(0, b"key", b"v" * 100)])
    assert connection.call(PRODUCE, 8, wire.produce(TOPIC, partition, batch)).produced()[1] == 0


def session(broker, report):
    writer, reader = wire.Connection(broker.port), wire.Connection(broker.port)
    everything = fetch(0, 0, dict.fromkeys(range(PARTITIONS), 0))
    answer = reader.call(FETCH, 11, everything)
    full_bytes = len(answer.data)
    error, number, parts = parse(answer)
    report.check(f"the first request names {PARTITIONS} partitions, and so does its answer",
                 error == 0 and number > 0 and len(parts) == PARTITIONS,
                 f"{len(everything)} bytes there, {full_bytes} back")
    steady = fetch(number, 1, {})
    answer = reader.call(FETCH, 11, steady)
    error, _, parts = parse(answer)
    report.check("the next request and its answer name none", error == 0 and not parts and len(answer.data) < 64,
                 f"{len(steady)} bytes there, {len(answer.data)} back")
    for partition in (7, 501):
        append(writer, partition)
    answer = reader.call(FETCH, 11, fetch(number, 2, {}, max_wait_ms=1000, min_bytes=1))
    error, _, parts = parse(answer)
    got = set(parts)
    if got < {7, 501}:
        # The answer may come with the first of them; the other is in the next.
        got |= set(parse(reader.call(FETCH, 11, fetch(number, 3, {7: 1}, max_wait_ms=1000, min_bytes=1)))[2])
    report.check("after two appends just those two partitions are listed", error == 0 and got == {7, 501},
                 f"{sorted(got)}, {len(answer.data)} bytes")
    wrong = parse(reader.call(FETCH, 11, fetch(number, 99, {})))
    report.check("an epoch out of order: 71", wrong[0] == 71, wrong[0])
    unknown = parse(reader.call(FETCH, 11, fetch(number + 1234, 1, {})))
    report.check("an unknown session: 70", unknown[0] == 70, unknown[0])


def turns(broker):
    return sum(float(value) for value in re.findall(r"^millrace_reactor_turns_total\{[^}]*\} (\S+)", broker.metrics(), re.M))


def turns_in(broker, seconds):
    """Turns of all shards in that time, without those that reading /metrics costs."""
    before, between = turns(broker), turns(broker)
    time.sleep(seconds)
    return turns(broker) - between - (between - before)


def parked(broker, report):
    seconds = 3
    idle = turns_in(broker, seconds)
    readers = [wire.Connection(broker.port) for _ in range(20)]
    offsets = dict.fromkeys(range(100, 200), 0)
    for reader in readers:
        reader.send(FETCH, 11, fetch(0, 0, offsets, max_wait_ms=20_000, min_bytes=1))
    time.sleep(1)
    waiting = turns_in(broker, seconds)
    report.check(f"20 parked fetches of 100 partitions cost no turn in {seconds} s", waiting <= idle + 4,
                 f"{waiting:.0f} turns, {idle:.0f} without them")
    began = time.monotonic()
    append(wire.Connection(broker.port), 150)
    got = [parse(reader.receive()[1])[2].get(150, (0, 0))[1] for reader in readers]
    took = time.monotonic() - began
    report.check("an append answers all of them", all(size > 0 for size in got) and took < 2, f"{took * 1000:.0f} ms")


def main():
    parser = argument_parser(__doc__)
    parser.add_argument("--shards", type=int, default=2)
    arguments = parser.parse_args()
    folder = work_folder(arguments, "sessions")
    report = Report(f"fetch sessions and parked fetches, {arguments.broker}")
    with Broker(arguments.broker, os.path.join(folder, "data"), shards=arguments.shards, http=True) as broker:
        clients.create_topics(broker.bootstrap, {TOPIC: PARTITIONS})
        session(broker, report)
        if broker.kind == "millrace":
            parked(broker, report)
    clean_up(arguments, folder, report)
    report.close()


if __name__ == "__main__":
    main()
