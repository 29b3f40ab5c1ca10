"""How each client program is run, and topics made, for the programs in this folder."""

import os
import shutil
import subprocess
import sys
import time

from confluent_kafka import KafkaException, TopicPartition
from confluent_kafka.admin import AdminClient, NewTopic, OffsetSpec

from broker import KAFKA

HERE = os.path.dirname(os.path.abspath(__file__))
CACHE = os.environ.get("MILLRACE_CACHE") or os.path.join(HERE, "..", "..", ".cache")
JAVA_CLASSES = os.path.join(CACHE, "java-client")


def available():
    """The clients of this machine; scripts/test.sh has already said which are missing."""
    names = ["confluent", "kafka-python"]
    if shutil.which("kcat"):
        names.append("kcat")
    if shutil.which("javac") and shutil.which("mvn"):
        compile_java()
        names.append("java")
    return names


def compile_java():
    for name in ("JavaClient", "JavaExchange"):
        source = os.path.join(HERE, f"{name}.java")
        compiled = os.path.join(JAVA_CLASSES, f"{name}.class")
        if not os.path.exists(compiled) or os.path.getmtime(compiled) < os.path.getmtime(source):
            subprocess.run([KAFKA, "javac", source, JAVA_CLASSES], check=True)


def command(client, role, bootstrap, plan):
    if client == "java":
        return [KAFKA, "run", "JavaClient", role, bootstrap, plan]
    program = {"confluent": "client_confluent.py", "kafka-python": "client_kafka_python.py", "kcat": "client_kcat.py"}
    return [sys.executable, os.path.join(HERE, program[client]), role, bootstrap, plan]


def run_all(role, bootstrap, plans, folder, seconds=300):
    """Runs one process per client, all at once; returns per client the answers, split at TAB."""
    running = {}
    for client, plan in plans.items():
        errors = open(os.path.join(folder, f"{role}-{client}.err"), "wb")
        running[client] = subprocess.Popen(
            command(client, role, bootstrap, plan), stdout=subprocess.PIPE, stderr=errors, text=True,
            env={**os.environ, "EXTRA_CLASSPATH": JAVA_CLASSES},
        )
    answers, deadline = {}, time.monotonic() + seconds
    for client, process in running.items():
        try:
            output, _ = process.communicate(timeout=max(1, deadline - time.monotonic()))
        except subprocess.TimeoutExpired:
            process.kill()
            output, _ = process.communicate()
        with open(os.path.join(folder, f"{role}-{client}.out"), "w") as copy:
            copy.write(output)
        answers[client] = [text.split("\t") for text in output.splitlines()]
    return answers


def create_topics(bootstrap, topics, **config):
    """`topics` maps names to numbers of partitions."""
    admin = AdminClient({"bootstrap.servers": bootstrap, "log_level": 0})
    wanted = [
        NewTopic(name, num_partitions=count, replication_factor=1, config=config) for name, count in topics.items()
    ]
    for name, future in admin.create_topics(wanted, request_timeout=30).items():
        future.result()
    everything = [TopicPartition(name, number) for name, count in topics.items() for number in range(count)]
    deadline = time.monotonic() + 20
    while True:
        # Apache Kafka names a leader before the log is there, and drops what comes with acks=0 until then.
        try:
            for future in admin.list_offsets({each: OffsetSpec.latest() for each in everything}).values():
                future.result(20)
            return
        except KafkaException:
            if time.monotonic() > deadline:
                raise
            time.sleep(0.1)
