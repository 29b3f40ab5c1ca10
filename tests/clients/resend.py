"""Five idempotent requests in flight whose answers were lost, then an orderly stop or kill -9: all five are sent
again in order, and each must be answered with the offset that it got the first time.

Apache Kafka 4.4 remembers the last batch only, after either ending, and refuses the other four (seen): with --broker
kafka that is what is expected.
"""

import os
import time

import wire
from broker import Broker, Report, argument_parser, clean_up, work_folder

TOPIC, IN_FLIGHT = "resend", 5


def requests(producer_id, epoch):
    """Five batches of 1, 2, .. 5 records, sequences one after the other: (first offset expected, frame)."""
    first, out = 0, []
    for number in range(1, IN_FLIGHT + 1):
        content = [wire.record(index, b"key", b"batch %d" % number) for index in range(number)]
        batch = wire.batch(content, producer_id, epoch, sequence=first)
        out.append((first, wire.request(wire.PRODUCE, 8, number, wire.produce(TOPIC, 0, batch))))
        first += number
    return first, out


def wait_for_end(broker, wanted):
    watcher = wire.Connection(broker.port)
    deadline = time.monotonic() + 20
    while (end := watcher.end_offset(TOPIC, 0)) != wanted:
        if time.monotonic() > deadline:
            raise RuntimeError(f"the end offset is {end}, expected {wanted}")
        time.sleep(0.01)
    watcher.close()


def run(arguments, folder, ending, report):
    broker = Broker(arguments.broker, os.path.join(folder, ending), shards=arguments.shards).start()
    setup = wire.Connection(broker.port)
    report.check(f"{ending}: topic created", setup.create_topic(TOPIC, 1) == 0)
    wait_for_end(broker, 0)
    producer = setup.producer_id()
    end, frames = requests(*producer)
    lost = wire.Connection(broker.port)
    lost.send_raw(b"".join(frame for _, frame in frames))
    wait_for_end(broker, end)
    lost.close()
    if ending == "orderly stop":
        report.check(f"{ending}: exit code 0", broker.stop() == 0)
    else:
        broker.kill()
    broker.start()
    wait_for_end(broker, end)
    again = wire.Connection(broker.port)
    again.send_raw(b"".join(frame for _, frame in frames))
    got = []
    for _ in frames:
        correlation, answer = again.receive()
        _, error, offset = answer.produced()
        got.append((correlation, error, offset))
    wanted = [(number + 1, 0, first) for number, (first, _) in enumerate(frames)]
    if arguments.broker == "kafka":
        wanted[:4] = [(number + 1, 45, -1) for number in range(4)]
    report.check(f"{ending}: all five answered with their first offsets", got == wanted, got)
    report.check(f"{ending}: nothing was appended twice", again.end_offset(TOPIC, 0) == end)
    # What comes next in sequence is appended: the producer goes on where it was.
    batch = wire.batch([wire.record(0, b"key", b"next")], *producer, sequence=end)
    answer = again.call(wire.PRODUCE, 8, wire.produce(TOPIC, 0, batch))
    report.check(f"{ending}: the next batch follows", answer.produced() == (0, 0, end))
    broker.kill()


def main():
    parser = argument_parser(__doc__)
    parser.add_argument("--shards", type=int, default=2)
    arguments = parser.parse_args()
    folder = work_folder(arguments, "resend")
    report = Report(f"five requests whose answers were lost, {arguments.broker}")
    for ending in ("orderly stop", "kill -9"):
        run(arguments, folder, ending, report)
    clean_up(arguments, folder, report)
    report.close()


if __name__ == "__main__":
    main()
