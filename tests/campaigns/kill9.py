"""kill -9 of the broker, again and again, under acks=all idempotent load.

A round: start, wait for an acknowledgement, a random moment, kill -9.  It counts only if a request was in flight then.
Every other round aims: the kill follows the moment at which a segment is seen to grow, so that it may cut that write.
A chapter of rounds shares one topic; at its end everything unanswered is sent again, read back by another client and
judged by another process.  How many kills cut a batch in two is counted on the files themselves, before the restart.
"""

import os
import random
import struct
import time

import campaign  # also puts tests/clients on the path
from broker import Broker, Report, argument_parser, clean_up, work_folder
from load import Load

PARTITIONS, WRITERS = 4, 6


def active_segments(data, topic):
    for partition in range(PARTITIONS):
        folder = os.path.join(data, f"{topic}-{partition}")
        # The folder is made by the first request for it.
        logs = sorted(name for name in os.listdir(folder) if name.endswith(".log")) if os.path.isdir(folder) else []
        if logs:
            yield os.path.join(folder, logs[-1])


def wait_for_growth(data, topic, seconds=0.2):
    before = {path: os.stat(path).st_size for path in active_segments(data, topic)}
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        for path, size in before.items():
            if os.stat(path).st_size != size:
                return


def torn_tails(data, topic):
    """Active segments whose last batch is not whole."""
    torn = 0
    for path in active_segments(data, topic):
        with open(path, "rb") as log:
            size, at = os.fstat(log.fileno()).st_size, 0
            while at + 12 <= size:
                log.seek(at)
                (length,) = struct.unpack(">i", log.read(12)[8:])
                if length <= 0 or at + 12 + length > size:
                    break
                at += 12 + length
            torn += at < size
    return torn


class Campaign:
    def __init__(self, arguments, folder, report):
        self.arguments, self.folder, self.report = arguments, folder, report
        self.random = random.Random(arguments.seed)
        self.tries = self.rounds = self.void = self.cut = self.in_flight = self.acknowledged = self.resent = 0
        self.broker = Broker(arguments.broker, os.path.join(folder, "data"), shards=arguments.shards)

    def chapter(self, number, rounds):
        topic, history = f"kill9-{number}", os.path.join(self.folder, f"history-{number}")
        self.broker.start()
        campaign.create_topic(self.broker, topic, PARTITIONS)
        load = Load(self.broker.port, topic, PARTITIONS, WRITERS, history, self.arguments.seed + number,
                    careful=self.broker.kind == "kafka")
        for _ in range(rounds):
            self.round(load, topic)
            self.broker.start()
        load.wait_for_progress()
        load.drain()
        load.end()
        self.acknowledged += load.acknowledged()
        self.resent += load.resent()
        fine, words = campaign.read_and_judge(self.broker, topic, PARTITIONS, history)
        self.report.check(f"chapter {number}", fine and not load.broken(), words)
        if number == 0:
            red, words = campaign.doctored(history)
            self.report.check("the checker is red for doctored histories", red, words.replace("\n", "; "))
        self.report.check(f"chapter {number}: orderly stop", self.broker.stop() == 0)

    def round(self, load, topic):
        load.wait_for_progress()
        time.sleep(self.random.uniform(0, self.arguments.run_ms / 1000))
        self.tries += 1
        if self.tries % 2:
            wait_for_growth(self.broker.data, topic)
        self.broker.kill()
        time.sleep(0.02)
        in_flight = sum(writer.cut_in_flight for writer in load.writers)
        torn = torn_tails(self.broker.data, topic)
        if in_flight:
            self.rounds += 1
            self.in_flight += in_flight
            self.cut += torn > 0
        else:
            self.void += 1
        for writer in load.writers:
            writer.cut_in_flight = 0


def main():
    parser = argument_parser(__doc__)
    parser.add_argument("--rounds", type=int, default=200)
    parser.add_argument("--chapter", type=int, default=20, help="rounds per topic")
    parser.add_argument("--min-cut", type=int, default=10, help="rounds that must have cut a batch in two")
    parser.add_argument("--run-ms", type=int, default=300)
    parser.add_argument("--shards", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    folder = work_folder(arguments, "kill9")
    report = Report(f"kill -9, {arguments.broker}, {arguments.rounds} rounds, seed {arguments.seed}")
    run = Campaign(arguments, folder, report)
    number = 0
    # How often a kill falls into a write is luck: a short run may go on to three times its rounds until one did.
    while number < 3 * arguments.rounds / arguments.chapter and (
            run.rounds < arguments.rounds or run.cut < arguments.min_cut):
        run.chapter(number, min(arguments.chapter, arguments.rounds))
        number += 1
        print(f"{run.rounds} rounds ({run.void} void: nothing in flight), {run.cut} cut a batch, {run.in_flight} requests "
              f"in flight at kills, {run.acknowledged} records acknowledged, {run.resent} requests sent again", flush=True)
    report.check(f"{run.rounds} rounds with a request in flight", run.rounds >= arguments.rounds)
    report.check(f"{run.cut} rounds cut a batch in two (at least {arguments.min_cut})", run.cut >= arguments.min_cut)
    clean_up(arguments, folder, report)
    report.close()


if __name__ == "__main__":
    main()
