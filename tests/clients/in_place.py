"""One data directory, three owners in turn: Millrace, then Apache Kafka 4.4, then Millrace again.

Each finds the topics, settings and records of the one before it.  In between Kafka's DumpLogSegments decodes our metadata
log and its snapshot (`--cluster-metadata-decoder`): every batch valid, every decision there as Kafka's own record types.
"""

import glob
import json
import os
import subprocess

from broker import KAFKA, Broker, Report, argument_parser, clean_up, millrace_binary, work_folder

LINES = [f"line-{number}" for number in range(100)]


def millrace(broker, *words, lines=None):
    """One command of ours against a broker; its output."""
    done = subprocess.run(
        [millrace_binary(), *words, "-b", broker.bootstrap], input="\n".join(lines) + "\n" if lines else None,
        capture_output=True, text=True, timeout=60,
    )
    if done.returncode != 0:
        raise RuntimeError(f"millrace {' '.join(words)}: {done.stdout}{done.stderr}")
    return done.stdout


def described(broker, topic):
    """Id, partition count and settings: what must not change with the owner (leader epochs do)."""
    text = millrace(broker, "topic", "describe", topic)
    return text.splitlines()[0], text.partition("settings:")[2].split()


def consumed(broker, topic):
    return sorted(millrace(broker, "consume", topic, "--exit").split())


def decoded(folder):
    """The metadata records of all segments and snapshots, by Kafka's own classes, and complaints."""
    files = sorted(glob.glob(os.path.join(folder, "*.log")) + glob.glob(os.path.join(folder, "*.checkpoint")))
    done = subprocess.run(
        [KAFKA, "run", "org.apache.kafka.tools.DumpLogSegments", "--cluster-metadata-decoder",
         "--skip-record-metadata", "--files", ",".join(files)],
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, timeout=120,
    )
    lines = done.stdout.splitlines()
    records = [json.loads(line.split("payload: ", 1)[1]) for line in lines if "payload: " in line]
    batches = [line for line in lines if line.startswith("baseOffset")]
    bad = [line for line in lines if "Error" in line or "Exception" in line or "skipping" in line]
    bad += [line for line in batches if "isvalid: true" not in line]
    return records, batches, bad if done.returncode == 0 else [done.stdout]


def main():
    arguments = argument_parser(__doc__).parse_args()
    report = Report("one data directory, opened by Millrace, Apache Kafka and Millrace")
    work = work_folder(arguments, "in-place")
    data = os.path.join(work, "data")

    ours = Broker("millrace", data, shards=2)
    with ours:
        millrace(ours, "topic", "create", "kept", "--partitions", "3", "--config", "retention.ms=86400000")
        millrace(ours, "topic", "create", "gone")
        millrace(ours, "topic", "delete", "gone")
        millrace(ours, "produce", "kept", lines=LINES)
        before = described(ours, "kept")
        report.check("Millrace stops in order", ours.stop() == 0)

    records, batches, bad = decoded(os.path.join(data, "__cluster_metadata-0"))
    kinds = [record["type"] for record in records]
    report.check("Kafka decodes our metadata log", batches and not bad, bad[:3] or f"{len(records)} records")
    for kind, least in [
        ("FEATURE_LEVEL_RECORD", 12), ("TOPIC_RECORD", 2), ("PARTITION_RECORD", 4), ("REMOVE_TOPIC_RECORD", 1),
        ("REGISTER_BROKER_RECORD", 1), ("REGISTER_CONTROLLER_RECORD", 1), ("BROKER_REGISTRATION_CHANGE_RECORD", 2),
    ]:
        report.check(f"it holds {kind}", kinds.count(kind) >= least, kinds.count(kind))

    kafka = Broker("kafka", data)
    with kafka.start(seconds=120):
        report.check("Kafka finds topic, id and settings", described(kafka, "kept") == before, before)
        report.check("Kafka serves our records", consumed(kafka, "kept") == sorted(LINES))
        millrace(kafka, "topic", "create", "from-kafka", "--partitions", "2")
        millrace(kafka, "produce", "from-kafka", lines=LINES)
        report.check("Kafka stops in order", kafka.stop(seconds=120) == 0)

    with ours:
        report.check("Millrace finds its topic again", described(ours, "kept") == before)
        report.check("Millrace serves its records again", consumed(ours, "kept") == sorted(LINES))
        report.check("Millrace serves Kafka's records", consumed(ours, "from-kafka") == sorted(LINES))
        millrace(ours, "produce", "from-kafka", lines=["last"])
        report.check("and appends to Kafka's topic", consumed(ours, "from-kafka") == sorted([*LINES, "last"]))
        ours.kill()
    with ours:
        report.check("also after a kill", consumed(ours, "from-kafka") == sorted([*LINES, "last"]))
        report.check("Millrace stops in order", ours.stop() == 0)
    clean_up(arguments, work, report)
    report.close()


main()
