"""Filesystem shutdown under acks=all load: what was acknowledged must have been on the disk.

kill -9 loses no page cache, so it cannot show a missing fsync.  Here the data lie on an ext4 in a loop-mounted file,
and each round ends with EXT4_IOC_SHUTDOWN without a log flush: from then on nothing reaches the file, as if the power
had failed.  Unmount, mount (ext4 recovers its journal), start, read back, judge.  Needs root.

--skip-fsync is the control: the broker acknowledges without fdatasync (a binary with the feature planted-bugs and
MILLRACE_TEST_SKIP_FSYNC=1; Apache Kafka without flush.messages=1), and losses must be seen, or the campaign proves nothing.
"""

import fcntl
import os
import random
import struct
import subprocess
import time

import campaign  # also puts tests/clients on the path
from broker import Broker, Report, argument_parser, clean_up, work_folder
from load import Load

EXT4_IOC_SHUTDOWN = 0x8004587D  # _IOR('X', 125, __u32)
NO_LOG_FLUSH = 2
PARTITIONS, WRITERS = 4, 6


class Disk:
    def __init__(self, folder):
        self.image, self.mount = os.path.join(folder, "disk.img"), os.path.join(folder, "disk")
        os.makedirs(self.mount, exist_ok=True)
        with open(self.image, "wb") as image:
            image.truncate(1 << 30)
        subprocess.run(["mkfs.ext4", "-q", "-F", self.image], check=True)

    def __enter__(self):
        subprocess.run(["mount", "-o", "loop", self.image, self.mount], check=True)
        return self

    def shut_down(self):
        descriptor = os.open(self.mount, os.O_RDONLY)
        fcntl.ioctl(descriptor, EXT4_IOC_SHUTDOWN, struct.pack("I", NO_LOG_FLUSH))
        os.close(descriptor)

    def __exit__(self, *exception):
        for _ in range(50):
            if subprocess.run(["umount", self.mount], capture_output=True).returncode == 0:
                return
            time.sleep(0.1)
        subprocess.run(["umount", "-l", self.mount], check=True)


class Round:
    def __init__(self, arguments, folder, number, disk):
        self.arguments, self.disk = arguments, disk
        self.topic, self.history = f"goingdown-{number}", os.path.join(folder, f"history-{number}")
        self.random = random.Random(arguments.seed * 1000 + number)
        env = {"MILLRACE_TEST_SKIP_FSYNC": "1"} if arguments.skip_fsync else {}
        self.broker = Broker(arguments.broker, os.path.join(disk.mount, "data"), shards=arguments.shards,
                             binary=arguments.binary, env=env)
        self.broker.log_path = os.path.join(folder, "broker.log")

    def run(self):
        """(records acknowledged, green?, the checker's words)."""
        with self.disk:
            with self.broker:
                self.create_topic()
                if self.arguments.skip_fsync:
                    # The topic itself must survive, or there is nothing to look for losses in.
                    os.sync()
                load = Load(self.broker.port, self.topic, PARTITIONS, WRITERS, self.history, self.arguments.seed,
                            careful=self.broker.kind == "kafka")
                load.wait_for_progress()
                time.sleep(self.random.uniform(0.2, self.arguments.run_ms / 1000))
                load.disk_gone()
                self.disk.shut_down()
                time.sleep(0.2)
                # Acknowledgements that arrive after the shutdown are claims too: stop the load only now.
                self.broker.kill()
                load.end()
        with self.disk, self.broker:
            self.wait_until_served()
            fine, words = campaign.read_and_judge(self.broker, self.topic, PARTITIONS, self.history)
        return load.acknowledged(), fine, words

    def create_topic(self):
        if self.broker.kind == "kafka" and self.arguments.skip_fsync:
            connection = campaign.wire.Connection(self.broker.port)
            connection.create_topic(self.topic, PARTITIONS)
            connection.close()
        else:
            campaign.create_topic(self.broker, self.topic, PARTITIONS)

    def wait_until_served(self, seconds=30):
        deadline = time.monotonic() + seconds
        for partition in range(PARTITIONS):
            while time.monotonic() < deadline:
                connection = campaign.wire.Connection(self.broker.port)
                end = connection.end_offset(self.topic, partition)
                connection.close()
                if end >= 0:
                    break
                time.sleep(0.2)


def main():
    parser = argument_parser(__doc__)
    parser.add_argument("--rounds", type=int, default=10)
    parser.add_argument("--run-ms", type=int, default=1500)
    parser.add_argument("--shards", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--skip-fsync", action="store_true", help="the control: losses must be seen")
    parser.add_argument("--binary", help="the broker's binary (default: MILLRACE_BIN or target/debug/millrace)")
    arguments = parser.parse_args()
    folder = work_folder(arguments, "goingdown")
    what = "without fsync, losses wanted" if arguments.skip_fsync else "with fsync"
    report = Report(f"filesystem shutdown, {arguments.broker}, {what}, {arguments.rounds} rounds")
    disk, losses, total = Disk(folder), 0, 0
    for number in range(arguments.rounds):
        acknowledged, fine, words = Round(arguments, folder, number, disk).run()
        total += acknowledged
        if arguments.skip_fsync:
            losses += " 0 lost" not in words and "lost" in words
            print(f"round {number}: {words.splitlines()[0] if words else '?'}", flush=True)
        else:
            report.check(f"round {number}", fine, words)
    if arguments.skip_fsync:
        report.check(f"{losses} of {arguments.rounds} rounds lost what was acknowledged", losses > 0)
    report.check(f"{total} records acknowledged", total > 0)
    clean_up(arguments, folder, report)
    report.close()


if __name__ == "__main__":
    main()
