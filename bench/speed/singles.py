"""Measurements that are not a ratio of legs: flush rounds, two shards, a slow disk, idle, connections, start."""

import contextlib
import os
import pathlib
import subprocess
import time

import machine
import tables
from brokers import Kafka, Limit, Millrace
from figures import Ratio, digits, median
from machine import Failed
from rounds import median_of, run_row, say, steal_share
from rows import Metric, Produce


def flush(options):
    """Flush rounds per second and p50 of the acknowledgement over partitions, at one total rate."""
    rate, seconds = 2_000, 4
    lines = []
    broker = subject(options).start()
    try:
        for partitions in (1, 8, 64, 512):
            p50, p99, per_second, device = [], [], [], []
            for _ in range(1 if options.quick else 3):
                topic = broker.topic(partitions, "fsync")
                arguments = ["produce", "-b", broker.address, "-t", topic, "-P", partitions, "-s", 1024, "-a", -1, "-r", rate, "-w", 4_000]
                machine.load(arguments + ["-n", max(1_000, 2 * partitions)])  # files open, directories flushed
                flushes, rounds, since = machine.device_flushes(broker.folder), broker.flush_rounds(), time.monotonic()
                result = machine.load(arguments + ["-n", rate * seconds])
                elapsed = time.monotonic() - since
                if rounds is not None:
                    per_second.append((broker.flush_rounds() - rounds) / elapsed)
                if flushes is not None:
                    device.append((machine.device_flushes(broker.folder) - flushes) / elapsed)
                p50.append(result["ack_us"]["p50"])
                p99.append(result["ack_us"]["p99"])
                broker.drop(topic)
            lines.append([str(partitions), digits(median(per_second)), digits(median(device)), digits(median(p50)), digits(median(p99))])
    finally:
        broker.stop()
    header = ["partitions", "flush rounds/s", "device flushes/s", "ack p50 us", "ack p99 us"]
    return f"acks=all, fsync topics, {rate:,} requests/s of one 1 KiB record in all, open loop, one shard.\n\n" + tables.markdown(header, lines)


def shards(options):
    """CPU per record of two shards against one, the client niced so that it takes what is left."""
    cores = [0, 1]
    lines = []
    rows = [
        Produce("shards-batch", "produce 100 B, 1000 per batch, 8 partitions, 4 connections",
                [Metric("worked_s_per_million", "CPU s/M records without spin")], records=4_000_000, size=100, batch=1000, window=4, partitions=8,
                arguments=["--connections", 4]),
        Produce("shards-one", "one record of 100 B per request, 8 partitions, 4 connections, window 8",
                [Metric("worked_s_per_million", "CPU us/record without spin")], records=120_000, size=100, batch=1, window=8, partitions=8,
                arguments=["--connections", 4]),
    ]
    one, two = Millrace("one shard", 1, cores=cores), Millrace("two shards", 2, cores=cores)
    for row in rows:
        plain_leg = row.leg
        row.leg = lambda broker, prepared, leg=plain_leg: leg(broker, prepared, cores, 19)
        done = []
        # Both use the same port: one after the other within each round.
        for _ in range(options.rounds + 1):
            legs = {}
            for broker in (one, two):
                broker.start()
                try:
                    row.leg(broker, None)
                    legs[broker.label] = row.leg(broker, None)
                    legs[broker.label].busy = None
                finally:
                    broker.stop()
            done.append(legs)
        metric = row.metrics[0]
        ratio = Ratio(done, two.label, one.label, metric.key, options.quick)
        spin = [f"{median_of(done, broker.label, 'spin_share') or 0:.0%}" for broker in (one, two)]
        rate = [digits(median_of(done, broker.label, "records_per_s")) for broker in (one, two)]
        lines.append([row.title, metric.label, *(digits(median_of(done, broker.label, metric.key)) for broker in (one, two)),
                      ratio.text(1.15), " / ".join(rate), " / ".join(spin), f"{steal_share(done):.1%}"])
    return tables.markdown(["row", "figure", "one shard", "two shards", "two / one: median (quartiles)",
                            "records/s, one / two", "spin share of the CPU, one / two", "steal"], lines)


@contextlib.contextmanager
def slow_disk(bytes_per_second, size_mb=3_000):
    """An ext4 filesystem on a loop device whose writes the kernel limits to a rate.  Needs root."""
    throttle = pathlib.Path("/sys/fs/cgroup/blkio/blkio.throttle.write_bps_device")
    if os.geteuid() != 0 or not throttle.exists():
        raise Failed("a slow disk needs root and the blkio controller (cgroup v1)")
    image, mount = machine.SCRATCH / "slow.img", machine.fresh_folder("slow")
    def run(*command):
        done = subprocess.run(command, capture_output=True, text=True)
        if done.returncode:
            raise Failed(f"{' '.join(map(str, command))}: {done.stderr.strip()}")
        return done.stdout.strip()
    image.unlink(missing_ok=True)
    run("truncate", "-s", f"{size_mb}M", image)
    run("mkfs.ext4", "-q", "-F", image)
    device = run("losetup", "-f", "--show", image)
    number = run("lsblk", "-dno", "MAJ:MIN", device)
    try:
        run("mount", device, mount)
        throttle.write_text(f"{number} {bytes_per_second}")
        yield mount
    finally:
        throttle.write_text(f"{number} 0")
        subprocess.run(["umount", str(mount)])
        subprocess.run(["losetup", "-d", device])
        image.unlink(missing_ok=True)


def subject(options):
    """The broker that the following are about: Millrace; Kafka where Millrace is left out."""
    return Kafka() if options.no_millrace else Millrace()


def disk(options):
    """A writer at three times the disk's speed beside a consumer of another partition on the same shard."""
    rate, seconds = 40_000_000, 4 if options.quick else 12
    lines = []
    for durability in ("page-cache", "fsync"):
        with slow_disk(rate) as mount:
            broker = subject(options)
            broker.given_folder = mount / "data"
            broker.start()
            try:
                read = broker.topic(1, durability)
                machine.load(["produce", "-b", broker.address, "-t", read, "-n", 200_000, "-s", 100, "-B", 100, "-w", 8])
                consume = ["fetch", "-b", broker.address, "-t", read, "-x", 16 << 10, "-r", 500, "--passes", 1_000_000]
                alone = machine.load(consume + ["--seconds", 3])["request_us"]
                written = broker.topic(1, durability)
                writer = machine.start_load(
                    ["produce", "-b", broker.address, "-t", written, "-s", 1024, "-B", 100, "-w", 200, "-a", -1,
                     "-r", 3 * rate / 103_400, "-n", 10**9, "--seconds", seconds])
                beside = machine.load(consume + ["--seconds", seconds - 1])["request_us"]
                peak = machine.memory(broker.pid, "VmHWM")
                wrote = machine.finish_load(writer, 180)
            finally:
                broker.stop()
            lines.append([durability, *(digits(figures[key]) for figures in (alone, beside) for key in ("p50", "p99", "max")),
                          digits(wrote["megabytes_per_s"]), digits(wrote["ack_us"]["p99"] / 1e3), digits(peak / 1e6)])
    header = ["topics", "fetch alone p50 us", "p99", "max", "beside the writer p50 us", "p99", "max", "written MB/s", "writer's ack p99 ms", "peak RSS MB"]
    return (f"Disk limited to {rate / 1e6:.0f} MB/s; the writer is due {3 * rate / 1e6:.0f} MB/s (acks=all, window 200, {seconds} s); "
            "the consumer asks 500 times a second for 16 KiB that lie in the page cache.\n\n" + tables.markdown(header, lines))


def others(options):
    """Every broker that takes part, for measurements of a whole process."""
    brokers = [lambda: Limit()]
    if not options.no_kafka:
        brokers.append(lambda: Kafka())
    if not options.no_millrace:
        brokers.append(lambda: Millrace(http=False))
    return brokers


def idle(options):
    """Memory and CPU of a broker that does nothing, and of connections that say nothing."""
    lines = []
    for make in others(options):
        broker = make().start()
        try:
            topic = broker.topic()
            seconds = 2 if options.quick else 10
            alone = machine.load(["idle", "-b", broker.address, "-t", topic, "--pid", broker.pid, "--seconds", seconds, "--settle", 5 if broker.kind == "kafka" else 1])
            held = machine.load(["idle", "-b", broker.address, "-t", topic, "--pid", broker.pid, "--seconds", seconds, "--connections", 1_000])
        finally:
            broker.stop()
        lines.append([broker.label, digits(alone["rss_bytes"] / 1e6), f"{alone['cpu_percent_of_a_core']:.2f} %",
                      digits(held["bytes_per_connection"]), f"{held['cpu_percent_of_a_core']:.2f} %"])
    header = ["broker", "idle RSS MB (target 12)", "idle CPU (target 0.5 %)", "bytes per idle connection, 1,000 of them (target 8,192)", "CPU with them"]
    return tables.markdown(header, lines)


def start(options):
    """From exec to the first accepted connection and to the first acknowledged record, on an empty folder."""
    lines = []
    for make in others(options):
        accept, acknowledged, stop = [], [], []
        broker = make()
        times = 2 if broker.kind == "kafka" or options.quick else options.rounds
        for _ in range(times):
            broker.folder = machine.fresh_folder(broker.label)
            broker.prepare()
            result = machine.load(["start", "-b", broker.address, "-t", "first", "--", *machine.pinned(broker.cores, broker.command())])
            accept.append(result["accept_ms"])
            acknowledged.append(result["first_ack_ms"])
            stop.append(result["stop_ms"])
        broker.stop()
        lines.append([broker.label, digits(median(accept)), digits(median(acknowledged)), digits(median(stop)), str(times)])
    return tables.markdown(["broker", "accepts after ms (target 20)", "first acknowledgement after ms (target 50)", "SIGTERM to exit ms", "runs"], lines)


SINGLES = {"flush": flush, "shards": shards, "disk": disk, "idle": idle, "start": start}
