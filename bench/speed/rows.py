"""The rows of the speed table: what each sends, what is counted, what the targets are.

A row runs one leg per broker and round, the brokers in turn, the order rotated from round to round.
"""

import machine
from brokers import Limit
from figures import Leg

MEGA = 1e6
GIGA = 1e9


class Metric:
    def __init__(self, key, label, per_limit=None, per_kafka=None):
        self.key, self.label, self.per_limit, self.per_kafka = key, label, per_limit, per_kafka


class Row:
    """Base of all rows.  `limit_flags` are the limit broker's; `tries` other limits to compare with."""

    limit_flags = ()
    other_limits = {}  # label -> flags
    durability = "page-cache"

    def __init__(self, key, title, metrics):
        self.key, self.title, self.metrics = key, title, metrics

    def limits(self):
        return {"limit": list(self.limit_flags), **{label: list(flags) for label, flags in self.other_limits.items()}}

    def prepare(self, broker):
        """Before the rounds; what it returns is given to every leg."""

    def leg(self, broker, prepared):
        raise NotImplementedError

    def finish(self, broker, prepared):
        pass


def leg_of(result, values, spin, reference=None):
    """CPU counts the spin too; how much of it that was is kept beside it."""
    values = dict(values)
    values["spin_share"] = spin / result["broker_cpu_s"] if result["broker_cpu_s"] else 0.0
    return Leg(values, reference, result["client_busy"], result["steal_s"], result["wall_s"])


class Produce(Row):
    """Prebuilt batches into a fresh topic."""

    def __init__(self, key, title, metrics, *, records, size, batch, window, arguments=(), partitions=1, acks=1,
                 durability="page-cache", limit_flags=(), fewer=None, wait=None):
        super().__init__(key, title, metrics)
        self.records, self.size, self.batch, self.window = records, size, batch, window
        self.arguments, self.partitions, self.acks = list(arguments), partitions, acks
        self.durability, self.limit_flags, self.wait = durability, limit_flags, wait
        self.fewer = fewer or {}

    def leg(self, broker, prepared, cores=machine.CLIENT_CORE, nice=None):
        records = self.fewer.get(broker.kind, self.records)
        payload = records * (self.size + 10)
        reference = machine.prime(payload) if payload > 50e6 else None
        topic = broker.topic(self.partitions, self.durability)
        spin = broker.spin_seconds()
        arguments = ["produce", "-b", broker.address, "-t", topic, "--pid", broker.pid, "-n", records, "-s", self.size,
                     "-B", self.batch, "-w", self.window, "-P", self.partitions, "-a", self.acks, *self.arguments]
        if self.wait:
            arguments += ["--wait", self.wait]
        result = machine.load(arguments, cores, nice)
        spin = broker.spin_seconds() - spin
        broker.drop(topic)
        cpu = result["broker_cpu_s"]
        values = {
            "s_per_million": cpu / result["records"] * MEGA,
            "s_per_gb": cpu / result["bytes"] * GIGA,
            "us_per_request": cpu / result["requests"] * MEGA,
            "worked_s_per_million": (cpu - spin) / result["records"] * MEGA,
            "p50_us": result["ack_us"]["p50"],
            "p99_us": result["ack_us"]["p99"],
            "records_per_s": result["records_per_s"],
        }
        return leg_of(result, values, spin, reference)


class Fetch(Row):
    """Drains a topic that was filled and read once before, so that it lies in the page cache."""

    def __init__(self, key, title, metrics, *, records, size, batch, bytes_max, passes, other_limits=None):
        super().__init__(key, title, metrics)
        self.records, self.size, self.batch = records, size, batch
        self.bytes_max, self.passes = bytes_max, passes
        self.other_limits = other_limits or {}

    def prepare(self, broker):
        topic = broker.topic(1, self.durability)
        machine.load(["produce", "-b", broker.address, "-t", topic, "-n", self.records, "-s", self.size, "-B", self.batch, "-w", 8])
        machine.load(["fetch", "-b", broker.address, "-t", topic, "-x", self.bytes_max, "--check"])
        return topic

    def leg(self, broker, prepared):
        if machine.resident_share(broker.folder) < 0.97:
            machine.load(["fetch", "-b", broker.address, "-t", prepared, "-x", self.bytes_max])
        spin = broker.spin_seconds()
        result = machine.load(["fetch", "-b", broker.address, "-t", prepared, "--pid", broker.pid, "-x", self.bytes_max,
                               "--passes", self.passes])
        spin = broker.spin_seconds() - spin
        cpu = result["broker_cpu_s"]
        values = {
            "s_per_million": cpu / result["records"] * MEGA,
            "s_per_gb": cpu / result["bytes"] * GIGA,
            "p50_us": result["request_us"]["p50"],
            "p99_us": result["request_us"]["p99"],
            "mb_per_s": result["megabytes_per_s"],
        }
        return leg_of(result, values, spin)

    def finish(self, broker, prepared):
        broker.drop(prepared)


class EndToEnd(Row):
    def __init__(self, key, title, metrics, *, records, rate):
        super().__init__(key, title, metrics)
        self.records, self.rate = records, rate

    def leg(self, broker, prepared):
        topic = broker.topic(1, self.durability)
        spin = broker.spin_seconds()
        result = machine.load(["end-to-end", "-b", broker.address, "-t", topic, "--pid", broker.pid, "-n", self.records,
                               "-r", self.rate, "-s", 1024, "--wait", "spin"])
        spin = broker.spin_seconds() - spin
        broker.drop(topic)
        values = {
            "p50_us": result["end_to_end_us"]["p50"],
            "p99_us": result["end_to_end_us"]["p99"],
            "ack_p50_us": result["ack_us"]["p50"],
            "us_per_request": result["broker_cpu_s"] / result["records"] * MEGA,
        }
        return leg_of(result, values, spin)


# Sizes keep a leg within 1.5 GB and about 4 s, Kafka's included.
ROWS = [
    Produce("produce-100b", "produce 100 B, 1000 per batch, acks=1, window 8",
            [Metric("s_per_million", "CPU s/M records", 1.25, 0.35)],
            records=5_000_000, size=100, batch=1000, window=8),
    Produce("produce-1k", "produce 1 KiB, 100 per batch, acks=1, window 8",
            [Metric("s_per_gb", "CPU s/GB", 1.15, 0.35)],
            records=600_000, size=1024, batch=100, window=8),
    Produce("one-closed", "one record of 1 KiB per request, closed loop, spinning client",
            [Metric("us_per_request", "CPU us/request", 1.3, 0.3), Metric("p50_us", "p50 us", 1.0),
             Metric("p99_us", "p99 us")],
            records=25_000, size=1024, batch=1, window=1, fewer={"kafka": 12_000}, wait="spin"),
    Produce("one-window32", "one record of 100 B per request, window 32",
            [Metric("us_per_request", "CPU us/request", 1.2, 0.16), Metric("p99_us", "p99 us")],
            records=150_000, size=100, batch=1, window=32, fewer={"kafka": 50_000}, arguments=["--pause-us", 20]),
    Fetch("fetch-1m", "fetch hot, 1 MiB per request",
          [Metric("s_per_gb", "CPU s/GB", 1.1, 0.9)],
          records=400_000, size=1024, batch=100, bytes_max=1 << 20, passes=3, other_limits={"limit -N": ["-N"]}),
    Fetch("fetch-16k", "fetch hot, 16 KiB per request, batches of 100 x 100 B",
          [Metric("s_per_million", "CPU s/M records", 1.2, 0.45)],
          records=2_000_000, size=100, batch=100, bytes_max=16 << 10, passes=2, other_limits={"limit -N": ["-N"]}),
    EndToEnd("end-to-end", "end to end, 1,000/s, 1 KiB",
             [Metric("p50_us", "p50 us", 1.1, 0.6), Metric("p99_us", "p99 us", None, 1.0)], records=2_500, rate=1_000),
    Produce("fsync-closed", "acks=all with fsync, 1 KiB, closed loop",
            [Metric("p50_us", "p50 us", 1.2, 0.5), Metric("p99_us", "p99 us"), Metric("us_per_request", "CPU us/request")],
            records=2_500, size=1024, batch=1, window=1, acks=-1, durability="fsync", limit_flags=["-f"], wait="spin",
            fewer={"kafka": 1_500}),
    Produce("fsync-window32", "acks=all with fsync, 1 KiB, 32 in flight",
            [Metric("p50_us", "p50 us", 0.15, 0.06), Metric("p99_us", "p99 us"), Metric("us_per_request", "CPU us/request")],
            records=4_000, size=1024, batch=1, window=32, acks=-1, durability="fsync", limit_flags=["-f"],
            fewer={"millrace": 20_000, "kafka": 2_500}),
]

# Which limit a row's target is meant against, where it is not the plain one.
TARGET_LIMIT = {"fetch-1m": "limit -N"}
# A second limit with a target of its own.
SECOND_LIMIT = {"fetch-1m": ("limit", 1.25), "fetch-16k": ("limit -N", None)}


def limit_brokers(row):
    """One limit broker per set of flags, each on a port of its own."""
    return {
        label: Limit(label.replace(" ", ""), flags, getattr(row, "partitions", 1), port_step=2 * step)
        for step, (label, flags) in enumerate(row.limits().items())
    }
