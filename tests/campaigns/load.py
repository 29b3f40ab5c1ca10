"""Idempotent acks=all producers that outlive the broker, and write down what they were told.

One writer is one thread with one connection and one partition, five requests in flight at most.  When the connection
breaks it connects again and sends every unanswered batch again, in order, with its old sequence.  A record's key is
`writer:number`, numbers without a gap.  History: `I writer first count` before a batch is first sent, `A writer first
count offset` when it is acknowledged, `X writer text` for an answer that no retry mends.

`careful`: after connecting, only one request until it is answered.  Apache Kafka refuses requests for a while after its
start, and then takes the second of a pipeline after it refused the first.
"""

import collections
import os
import random
import sys
import threading
import time

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "clients"))
import wire  # noqa: E402

RETRY = {3, 5, 6, 7, 9, 14, 19, 20, 56}
FILLER = random.Random(1).randbytes(1 << 20)


class History:
    def __init__(self, path):
        self.file, self.lock = open(path, "a", buffering=1 << 16), threading.Lock()

    def add(self, *fields):
        with self.lock:
            self.file.write(" ".join(map(str, fields)) + "\n")

    def flush(self):
        with self.lock:
            self.file.flush()


class Writer(threading.Thread):
    def __init__(self, name, port, topic, partition, history, seed, careful):
        super().__init__(daemon=True)
        self.name, self.port, self.topic, self.partition, self.history = name, port, topic, partition, history
        self.random = random.Random(seed)
        self.unanswered = collections.deque()  # (first, count, batch)
        self.on_wire = 0  # how many of them were sent on this connection
        self.next_number, self.acknowledged, self.resent = 0, 0, 0
        self.broken = None  # an answer that no retry mends
        self.disk_gone = False  # then any error may be answered, and proves nothing
        self.cut_in_flight = 0  # requests without an answer when the connection last broke
        self.filling, self.running, self.careful = True, True, careful

    def run(self):
        producer = None
        while self.running and self.broken is None:
            connection = None
            try:
                connection = wire.Connection(self.port, timeout=10)
                producer = producer or connection.producer_id()
                self.speak(connection, producer)
            except (OSError, wire.Closed, RuntimeError):
                # Not when a later attempt to connect is refused: then nothing was on the wire.
                self.cut_in_flight = self.on_wire or self.cut_in_flight
                time.sleep(0.002)
            finally:
                self.on_wire = 0
                if connection:
                    connection.close()

    def speak(self, connection, producer):
        window = 1 if self.careful else 5
        while self.running:
            while self.on_wire < min(len(self.unanswered), window) or (self.filling and len(self.unanswered) < window):
                if self.on_wire == len(self.unanswered):
                    self.unanswered.append(self.next_batch(producer))
                else:
                    self.resent += 1
                first, _, batch = self.unanswered[self.on_wire]
                self.on_wire += 1
                connection.send(wire.PRODUCE, 8, wire.produce(self.topic, self.partition, batch))
            if not self.unanswered:
                time.sleep(0.005)
                continue
            _, answer = connection.receive()
            _, error, offset = answer.produced()
            if error in RETRY:
                raise wire.Closed()
            first, count, _ = self.unanswered[0]
            if error:
                self.broken = f"error {error} for numbers {first}..{first + count - 1}"
                if not self.disk_gone:
                    self.history.add("X", self.name, self.broken)
                return
            self.history.add("A", self.name, first, count, offset)
            self.unanswered.popleft()
            self.on_wire -= 1
            self.acknowledged += count
            window = 5

    def next_batch(self, producer):
        """Mostly small batches; now and then one so large that a kill may fall into the middle of its write."""
        first = self.next_number
        count = self.random.randrange(1, 20)
        size = self.random.choice([20, 100, 1000, 40_000, 50_000])
        start = self.random.randrange(len(FILLER) - size)
        content = b"".join(
            wire.record(index, b"%s:%d" % (self.name.encode(), first + index), FILLER[start:start + size])
            for index in range(count)
        )
        self.next_number += count
        self.history.add("I", self.name, first, count)
        return first, count, wire.batch(content, *producer, sequence=first, count=count)


class Load:
    def __init__(self, port, topic, partitions, writers, history_path, seed, careful=False):
        self.history = History(history_path)
        self.writers = [
            Writer(f"w{number}", port, topic, number % partitions, self.history, seed * 1000 + number,
                   careful)
            for number in range(writers)
        ]
        for writer in self.writers:
            writer.start()

    def acknowledged(self):
        return sum(writer.acknowledged for writer in self.writers)

    def broken(self):
        return [f"{writer.name}: {writer.broken}" for writer in self.writers if writer.broken]

    def disk_gone(self):
        for writer in self.writers:
            writer.disk_gone = True

    def resent(self):
        return sum(writer.resent for writer in self.writers)

    def wait_for_progress(self, seconds=30):
        """Until an acknowledgement comes that was not there before."""
        before, deadline = self.acknowledged(), time.monotonic() + seconds
        while self.acknowledged() == before:
            if time.monotonic() > deadline or self.broken():
                raise RuntimeError(f"no acknowledgement within {seconds} s; {self.broken()}")
            time.sleep(0.001)

    def drain(self, seconds=60):
        """No new batches; until every old one is answered."""
        for writer in self.writers:
            writer.filling = False
        deadline = time.monotonic() + seconds
        while any(writer.unanswered and not writer.broken for writer in self.writers):
            if time.monotonic() > deadline:
                raise RuntimeError(f"unanswered after {seconds} s: {[len(writer.unanswered) for writer in self.writers]}")
            time.sleep(0.01)

    def end(self):
        for writer in self.writers:
            writer.running = False
        for writer in self.writers:
            writer.join(15)
        self.history.flush()
