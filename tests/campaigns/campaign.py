"""What the campaigns share: start a load, read back, judge."""

import os
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(HERE, "..", "clients"))
import wire  # noqa: E402


def create_topic(broker, topic, partitions):
    """Durable before the answer: x.durability=fsync is Millrace's default; Apache Kafka needs flush.messages=1."""
    connection = wire.Connection(broker.port)
    durable = {"flush_messages": "1"} if broker.kind == "kafka" else {"x_durability": "fsync"}
    error = connection.create_topic(topic, partitions, **durable)
    connection.close()
    if error:
        raise RuntimeError(f"CreateTopics {topic}: error {error}")


def read_and_judge(broker, topic, partitions, history_path):
    """(green?, the checker's words); the reader and the checker are processes of their own."""
    dump_path = history_path + ".dump"
    with open(dump_path, "w") as dump:
        read = subprocess.run(
            [sys.executable, os.path.join(HERE, "dump_topic.py"), broker.bootstrap, topic, str(partitions)],
            stdout=dump, stderr=subprocess.PIPE, text=True, timeout=600,
        )
    if read.returncode != 0:
        return False, f"the reader failed: {read.stderr.strip()}"
    judged = subprocess.run(
        [sys.executable, os.path.join(HERE, "history.py"), history_path, dump_path], capture_output=True, text=True,
    )
    return judged.returncode == 0, (judged.stdout + judged.stderr).strip()


def doctored(history_path):
    """(red for every doctored history?, the checker's words)."""
    judged = subprocess.run(
        [sys.executable, os.path.join(HERE, "history.py"), "--doctored", history_path, history_path + ".dump"],
        capture_output=True, text=True,
    )
    return judged.returncode == 0, (judged.stdout + judged.stderr).strip()
