"""The brokers that are compared: how each is started, given a topic, and stopped."""

import itertools
import os
import re
import shutil
import signal
import socket
import subprocess
import time
import urllib.request

import machine
from machine import Failed

_topic_numbers = itertools.count()

# Ports below the ephemeral range.
PORTS = {"limit": 19292, "reference": 19293, "kafka": 19392, "millrace": 19492}
HTTP_PORT = 19644


class Broker:
    """A running process on one port with its own data folder."""

    kind = ""

    def __init__(self, label, cores=machine.BROKER_CORE):
        self.label = label
        self.cores = cores
        self.process = None
        self.port = PORTS[self.kind]
        self.folder = None
        self.given_folder = None  # instead of a fresh one under the scratch folder

    @property
    def pid(self):
        return self.process.pid

    @property
    def address(self):
        return f"127.0.0.1:{self.port}"

    def command(self):
        raise NotImplementedError

    def environment(self):
        return os.environ.copy()

    def start(self, within=60):
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", self.port)) == 0:
                raise Failed(f"port {self.port}, which is for {self.label}, is in use")
        self.folder = self.given_folder or machine.fresh_folder(self.label)
        self.prepare()
        log = open(machine.SCRATCH / f"{self.label}.log", "w")
        self.process = subprocess.Popen(
            machine.pinned(self.cores, self.command()), stdin=subprocess.DEVNULL, stdout=log, stderr=log, env=self.environment())
        since = time.monotonic()
        while True:
            try:
                socket.create_connection(("127.0.0.1", self.port), timeout=1).close()
                return self
            except OSError:
                pass
            if self.process.poll() is not None:
                raise Failed(f"{self.label} ended with {self.process.returncode}: {self.log_tail()}")
            if time.monotonic() - since > within:
                self.stop()
                raise Failed(f"{self.label} does not accept connections after {within} s: {self.log_tail()}")
            time.sleep(0.005)

    def log_tail(self):
        return (machine.SCRATCH / f"{self.label}.log").read_text(errors="replace")[-600:]

    def prepare(self):
        pass

    def stop(self):
        if self.process and self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
            try:
                self.process.wait(20)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
        if self.folder:
            shutil.rmtree(self.folder, ignore_errors=True)

    def topic(self, partitions=1, durability="page-cache", **configs):
        """A new topic; `durability` is 'page-cache' or 'fsync'."""
        name = f"speed-{next(_topic_numbers)}"
        settings = {"file.delete.delay.ms": "500", **self.durability(durability), **configs}
        arguments = ["create", "-b", self.address, "-t", name, "-P", partitions]
        for key, value in settings.items():
            arguments += ["-c", f"{key}={value}"]
        machine.load(arguments)
        return name

    def durability(self, mode):
        raise NotImplementedError

    def drop(self, topic):
        machine.load(["delete", "-b", self.address, "-t", topic])

    def spin_seconds(self):
        """CPU seconds that the broker spent waiting in a busy loop, where it tells."""
        return 0.0

    def flush_rounds(self):
        return None


class Limit(Broker):
    """The limit broker.  It has no topics to create or delete: one process per leg, with its flags."""

    kind = "limit"

    def __init__(self, label="limit", flags=(), partitions=1, port_step=0, **rest):
        super().__init__(label, **rest)
        self.flags = list(flags)
        self.partitions = partitions
        self.port += port_step

    def executable(self):
        return machine.program("limit-broker")

    def command(self):
        return [self.executable(), "-p", str(self.port), "-P", str(self.partitions), "-l", "-c", "-d", str(self.folder)] + self.flags

    def topic(self, partitions=1, durability="page-cache", **configs):
        if partitions > self.partitions:
            raise Failed("the limit broker was started with fewer partitions")
        return f"speed-{next(_topic_numbers)}"

    def drop(self, topic):
        for index in range(self.partitions):
            # The file stays open: cut it as well, so that its pages are free now.
            path = self.folder / f"{topic}-{index}.log"
            if path.exists():
                os.truncate(path, 0)
                path.unlink()


class Reference(Limit):
    """Another limit program, for `--against-reference`."""

    kind = "reference"

    def __init__(self, path, **rest):
        super().__init__("reference", **rest)
        self.path = path

    def executable(self):
        return self.path


class Kafka(Broker):
    """Apache Kafka 4.4.0, one KRaft node, 1 GB heap, with the JVM flags of its own start script."""

    kind = "kafka"
    HEAP = "1g"
    JVM = ["-server", "-XX:+UseG1GC", "-XX:MaxGCPauseMillis=20", "-XX:InitiatingHeapOccupancyPercent=35",
           "-XX:+ExplicitGCInvokesConcurrent", "-Djava.awt.headless=true", "-Dorg.slf4j.simpleLogger.defaultLogLevel=error"]

    def __init__(self, label="kafka", **rest):
        super().__init__(label, **rest)
        fetched = subprocess.run([str(machine.REPO / "scripts/fetch_kafka.sh")], capture_output=True, text=True)
        if fetched.returncode != 0 or not shutil.which("java"):
            raise Failed(f"Apache Kafka is not available: {fetched.stderr.strip()[-300:] or 'java is missing'}")
        self.classpath = fetched.stdout.strip().splitlines()[-1]

    def prepare(self):
        self.properties = machine.SCRATCH / f"{self.label}.properties"
        controller = self.port + 1
        self.properties.write_text("\n".join([
            "process.roles=broker,controller", "node.id=1",
            f"listeners=PLAINTEXT://127.0.0.1:{self.port},CONTROLLER://127.0.0.1:{controller}",
            f"advertised.listeners=PLAINTEXT://127.0.0.1:{self.port}",
            "controller.listener.names=CONTROLLER",
            "listener.security.protocol.map=PLAINTEXT:PLAINTEXT,CONTROLLER:PLAINTEXT",
            f"controller.quorum.bootstrap.servers=127.0.0.1:{controller}",
            f"log.dirs={self.folder}",
            "offsets.topic.replication.factor=1", "transaction.state.log.replication.factor=1",
            "transaction.state.log.min.isr=1", ""]))
        done = subprocess.run(
            ["java", "-XX:TieredStopAtLevel=1", "-Dorg.slf4j.simpleLogger.defaultLogLevel=error", "-cp", self.classpath,
             "kafka.tools.StorageTool", "format", "--standalone", "--cluster-id", "bWlsbHJhY2Utc3BlZWQwMQ",
             "--config", str(self.properties)], capture_output=True, text=True)
        if done.returncode != 0:
            raise Failed(f"Kafka's format step: {done.stderr[-400:]}{done.stdout[-400:]}")

    def command(self):
        return ["java", f"-Xms{self.HEAP}", f"-Xmx{self.HEAP}", *self.JVM, "-cp", self.classpath, "kafka.Kafka", str(self.properties)]

    def durability(self, mode):
        # Kafka has no group commit; flush.messages=1 is its only way to answer after the flush.
        return {"flush.messages": "1"} if mode == "fsync" else {}


class Millrace(Broker):
    kind = "millrace"

    def __init__(self, label="millrace", shards=1, http=True, **rest):
        super().__init__(label, **rest)
        self.shards = shards
        self.http = http

    def command(self):
        http = str(HTTP_PORT) if self.http else "off"
        return [machine.program("millrace"), "dev", "--port", str(self.port), "--data", str(self.folder),
                "--shards", str(self.shards), "--http-port", http]

    def durability(self, mode):
        return {"x.durability": mode}

    def metric(self, pattern):
        """Sum of the samples on /metrics whose name matches, or None where there is none."""
        if not self.http:
            return None
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{HTTP_PORT}/metrics", timeout=3) as answer:
                text = answer.read().decode(errors="replace")
        except OSError:
            return None
        values = re.findall(rf"(?m)^(?:{pattern})(?:{{[^}}]*}})? ([0-9.eE+-]+)", text)
        return sum(map(float, values)) if values else None

    def spin_seconds(self):
        return self.metric("millrace_reactor_spin_seconds_total") or 0.0

    def flush_rounds(self):
        return self.metric("millrace_flush_rounds_total")
