"""The same requests, in every version, to Apache Kafka 4.4 and to Millrace: the answers must be the same.

Requests and answers are JSON, encoded and decoded by Kafka's own classes (JavaExchange.java).  What cannot be equal is
masked: ids that are random, ports, epochs and offsets of the metadata log, error texts (ours are our own words).
"""

import base64
import json
import os
import re
import subprocess

import clients
import wire
from broker import KAFKA, Broker, Report, argument_parser, clean_up, work_folder

PRODUCE, FETCH, LIST_OFFSETS, METADATA, CREATE, DELETE, INIT, DESCRIBE_CONFIGS, GROW, ALTER, CLUSTER = (
    0, 1, 2, 3, 19, 20, 22, 32, 37, 44, 60)
RANGES = {PRODUCE: (3, 13), FETCH: (4, 18), LIST_OFFSETS: (1, 11), METADATA: (0, 13), CREATE: (2, 7), DELETE: (1, 6),
          INIT: (0, 5), DESCRIBE_CONFIGS: (1, 4), GROW: (0, 3), ALTER: (0, 1), CLUSTER: (0, 2)}
TIME = 1_700_000_000_000
NO_ID = "AAAAAAAAAAAAAAAAAAAAAA"
OTHER_ID = "AAAAAAAAAAAAAAAAAAAAbw"
MASKED = {
    "clusterId", "topicId", "port", "host", "errorMessage", "throttleTimeMs", "producerId", "sessionId", "documentation",
    "batchIndexErrorMessage",
}


LOG_START = "responses[].partitionResponses[].logStartOffset"
WHY_LOG_START = "known to the partition's home shard; a batch refused before it gets there is answered with -1"
# Where we differ on purpose: (case, path) and why.
ACCEPTED = {
    ("alter configs: an unknown operation", "responses[].errorCode"):
        "Kafka answers -1, unknown server error; we say 42, invalid request",
    ("produce without key to a compacted topic", LOG_START): WHY_LOG_START,
    ("produce far in the future", LOG_START): WHY_LOG_START,
}


def records(*values, first_time=TIME, **options):
    content = [wire.record(index, b"k%d" % index, value, timestamp_delta=0) for index, value in enumerate(values)]
    return base64.b64encode(wire.batch(content, timestamp=first_time, **options)).decode()


def produce(topic, partition, data, acks=-1, topic_id="$compared"):
    return {"transactionalId": None, "acks": acks, "timeoutMs": 5000, "topicData": [{
        "name": topic, "topicId": topic_id, "partitionData": [{"index": partition, "records": data}]}]}


def fetch(topic, partition, offset, topic_id="$compared", session=(0, -1), isolation=0, leader_epoch=-1, wait=0):
    return {
        "clusterId": None, "replicaId": -1, "maxWaitMs": wait, "minBytes": 0, "maxBytes": 1 << 20,
        "isolationLevel": isolation, "sessionId": session[0], "sessionEpoch": session[1], "forgottenTopicsData": [],
        "rackId": "", "topics": [{"topic": topic, "topicId": topic_id, "partitions": [{
            "partition": partition, "currentLeaderEpoch": leader_epoch, "fetchOffset": offset, "lastFetchedEpoch": -1,
            "logStartOffset": -1, "partitionMaxBytes": 1 << 20}]}]}


def list_offsets(topic, partition, timestamp, leader_epoch=-1, isolation=0):
    return {"replicaId": -1, "isolationLevel": isolation, "timeoutMs": 5000, "topics": [{"name": topic, "partitions": [
        {"partitionIndex": partition, "currentLeaderEpoch": leader_epoch, "timestamp": timestamp}]}]}


def metadata(*names, create=False, ids=()):
    topics = [{"name": name, "topicId": NO_ID} for name in names] + [{"name": None, "topicId": each} for each in ids]
    return {"topics": topics, "allowAutoTopicCreation": create, "includeClusterAuthorizedOperations": False,
            "includeTopicAuthorizedOperations": False}


def create(name, partitions=1, replicas=1, assignments=(), configs=(), only_validate=False):
    return {"timeoutMs": 10_000, "validateOnly": only_validate, "topics": [{
        "name": name, "numPartitions": partitions, "replicationFactor": replicas, "assignments": list(assignments),
        "configs": [{"name": key, "value": value} for key, value in configs]}]}


def describe_configs(kind, name, keys, synonyms=True):
    return {"includeSynonyms": synonyms, "includeDocumentation": False, "resources": [
        {"resourceType": kind, "resourceName": name, "configurationKeys": keys}]}


def alter(name, *changes, kind=2):
    return {"validateOnly": False, "resources": [{"resourceType": kind, "resourceName": name, "configs": [
        {"name": key, "configOperation": operation, "value": value} for key, operation, value in changes]}]}


def grow(name, count, assignments=None, only_validate=True):
    return {"timeoutMs": 5000, "validateOnly": only_validate,
            "topics": [{"name": name, "count": count, "assignments": assignments}]}


def cases():
    """(name, api key, JSON[, versions]): those that change something come first, in one version each."""
    yield "seed batch 1", PRODUCE, produce("compared", 0, records(b"a", b"b", b"c")), (8, 8)
    yield "seed batch 2, earlier", PRODUCE, produce("compared", 0, records(b"d", b"e", first_time=TIME - 5000)), (9, 9)
    yield "seed batch 3, later", PRODUCE, produce("compared", 0, records(b"f", first_time=TIME + 9000)), (13, 13)
    for acks in (-1, 1):
        yield f"produce, acks={acks}", PRODUCE, produce("compared", 1, records(b"x"), acks)
    yield "produce to an unknown topic", PRODUCE, produce("nowhere", 0, records(b"x"), topic_id=OTHER_ID)
    yield "produce to an unknown partition", PRODUCE, produce("compared", 99, records(b"x"))
    yield "produce with acks=2", PRODUCE, produce("compared", 1, records(b"x"), acks=2)
    yield "produce with a wrong checksum", PRODUCE, produce("compared", 1, records(b"x", crc=5))
    yield "produce without key to a compacted topic", PRODUCE, produce("compacted", 0, base64.b64encode(wire.batch(
        [wire.record(0, b"k", b"v"), wire.record(1, None, b"v"), wire.record(2, None, b"w")], timestamp=TIME)).decode(),
        topic_id="$compacted")
    yield "produce too large", PRODUCE, produce("compared", 1, records(bytes(1_100_000)))
    yield "produce far in the future", PRODUCE, produce("compared", 1, records(b"x", first_time=TIME * 2))
    yield "produce with a gap in the sequence", PRODUCE, produce("compared", 2, records(
        b"x", producer_id=4_000_000, producer_epoch=3, sequence=0)), (8, 8)
    yield "the same again", PRODUCE, produce("compared", 2, records(
        b"x", producer_id=4_000_000, producer_epoch=3, sequence=0))
    yield "sequence 5 after 0", PRODUCE, produce("compared", 2, records(
        b"x", producer_id=4_000_000, producer_epoch=3, sequence=5))
    yield "an older epoch", PRODUCE, produce("compared", 2, records(
        b"x", producer_id=4_000_000, producer_epoch=2, sequence=1))
    yield "a newer epoch that does not begin at 0", PRODUCE, produce("compared", 2, records(
        b"x", producer_id=4_000_000, producer_epoch=4, sequence=7))
    yield "fetch from the beginning", FETCH, fetch("compared", 0, 0)
    yield "fetch from inside a batch", FETCH, fetch("compared", 0, 4)
    yield "fetch at the end", FETCH, fetch("compared", 0, 6, wait=1)
    yield "fetch beyond the end", FETCH, fetch("compared", 0, 7)
    yield "fetch before the beginning", FETCH, fetch("compared", 0, -1)
    yield "fetch committed records", FETCH, fetch("compared", 0, 0, isolation=1)
    yield "fetch an unknown topic", FETCH, fetch("nowhere", 0, 0, topic_id=OTHER_ID)
    yield "fetch an unknown partition", FETCH, fetch("compared", 99, 0)
    yield "fetch with a newer leader epoch", FETCH, fetch("compared", 0, 0, leader_epoch=99), (9, 18)
    yield "fetch with an unknown session", FETCH, fetch("compared", 0, 0, session=(12345, 3)), (7, 18)
    yield "fetch with a new session", FETCH, fetch("compared", 0, 0, session=(0, 0)), (7, 18)
    for timestamp in (-1, -2, -3, -4, -5, -6, -7, 0, TIME - 5000, TIME - 4999, TIME, TIME + 1, TIME + 9000, TIME + 9001):
        yield f"offset at {timestamp}", LIST_OFFSETS, list_offsets("compared", 0, timestamp)
    yield "committed offset", LIST_OFFSETS, list_offsets("compared", 0, -1, isolation=1), (2, 11)
    yield "offset of an unknown topic", LIST_OFFSETS, list_offsets("nowhere", 0, -1)
    yield "offset of an unknown partition", LIST_OFFSETS, list_offsets("compared", 99, -1)
    yield "offset with a newer leader epoch", LIST_OFFSETS, list_offsets("compared", 0, -1, leader_epoch=99), (4, 11)
    yield "offset in an empty partition", LIST_OFFSETS, list_offsets("compared", 3, -3), (7, 11)
    yield "metadata", METADATA, metadata("compared", create=True)
    yield "metadata of an unknown topic", METADATA, metadata("nowhere"), (4, 13)
    yield "metadata of a bad name", METADATA, metadata("bad name"), (4, 13)
    yield "metadata of a bad name, creating", METADATA, metadata("bad name", create=True), (4, 13)
    yield "metadata of two and an unknown", METADATA, metadata("compared", "nowhere", "compacted"), (4, 13)
    yield "metadata by id", METADATA, metadata(ids=["$compared"]), (12, 13)
    yield "metadata by an unknown id", METADATA, metadata(ids=[OTHER_ID]), (12, 13)
    yield "metadata of nothing", METADATA, metadata(create=True), (1, 13)
    yield "create only to validate", CREATE, create("made", 3, configs=[("retention.ms", "5")], only_validate=True)
    yield "create with defaults, only to validate", CREATE, create("made", -1, -1, only_validate=True), (4, 7)
    for name, body in {
        "that exists": create("compared"), "with a bad name": create("bad name"), "with a name too long": create("x" * 250),
        "with an empty name": create(""), "named dot": create("."), "with 0 partitions": create("made", 0),
        "with 0 replicas": create("made", 1, 0), "with 2 replicas": create("made", 1, 2),
        "with a bad config": create("made", configs=[("retention.ms", "soon")]),
        "with an unknown config": create("made", configs=[("no.such", "1")]),
        "with an assignment": create("made", -1, -1, [{"partitionIndex": 0, "brokerIds": [1]}], only_validate=True),
        "with an unknown broker": create("made", -1, -1, [{"partitionIndex": 0, "brokerIds": [77]}]),
        "with both": create("made", 1, 1, [{"partitionIndex": 0, "brokerIds": [1]}]),
        "whose partitions begin at 1": create("made", -1, -1, [{"partitionIndex": 1, "brokerIds": [1]}]),
    }.items():
        yield f"create one {name}", CREATE, body
    yield "delete an unknown topic", DELETE, {"timeoutMs": 5000, "topicNames": ["nowhere"]}, (1, 5)
    yield "delete an unknown name", DELETE, {"timeoutMs": 5000, "topics": [{"name": "nowhere", "topicId": NO_ID}]}, (6, 6)
    yield "delete an unknown id", DELETE, {"timeoutMs": 5000, "topics": [{"name": None, "topicId": OTHER_ID}]}, (6, 6)
    yield "grow, only to validate", GROW, grow("compared", 9)
    yield "grow to fewer", GROW, grow("compared", 1)
    yield "grow to as many", GROW, grow("compared", 4)
    yield "grow an unknown topic", GROW, grow("nowhere", 9)
    yield "grow with a wrong assignment", GROW, grow("compared", 5, [{"brokerIds": [1]}, {"brokerIds": [1]}])
    yield "a producer id", INIT, {"transactionalId": None, "transactionTimeoutMs": 60_000, "producerId": -1,
                                  "producerEpoch": -1}
    yield "an empty transactional id", INIT, {"transactionalId": "", "transactionTimeoutMs": 60_000, "producerId": -1,
                                              "producerEpoch": -1}
    keys = ["retention.ms", "cleanup.policy", "segment.bytes", "compression.type", "max.message.bytes",
            "message.timestamp.type", "min.cleanable.dirty.ratio", "no.such"]
    yield "describe configs", DESCRIBE_CONFIGS, describe_configs(2, "compacted", keys)
    yield "describe configs without synonyms", DESCRIBE_CONFIGS, describe_configs(2, "compared", keys, synonyms=False)
    yield "describe configs of an unknown topic", DESCRIBE_CONFIGS, describe_configs(2, "nowhere", keys)
    yield "describe configs of a bad name", DESCRIBE_CONFIGS, describe_configs(2, "bad name", keys)
    yield "describe configs of another broker", DESCRIBE_CONFIGS, describe_configs(4, "77", ["log.retention.ms"])
    yield "describe configs of a word for a broker", DESCRIBE_CONFIGS, describe_configs(4, "one", ["log.retention.ms"])
    for name, body in {
        "set": alter("compared", ("retention.ms", 0, "777")),
        "set again": alter("compared", ("retention.ms", 0, "777")),
        "append": alter("compared", ("cleanup.policy", 2, "compact")),
        "subtract": alter("compared", ("cleanup.policy", 3, "compact")),
        "delete": alter("compared", ("retention.ms", 1, None)),
        "set badly": alter("compared", ("retention.ms", 0, "soon")),
        "set an unknown config": alter("compared", ("no.such", 0, "1")),
        "append to what is no list": alter("compared", ("retention.ms", 2, "1")),
        "an unknown operation": alter("compared", ("retention.ms", 9, "1")),
        "twice the same": alter("compared", ("retention.ms", 0, "1"), ("retention.ms", 0, "2")),
        "of an unknown topic": alter("nowhere", ("retention.ms", 0, "1")),
    }.items():
        yield f"alter configs: {name}", ALTER, body
    yield "what the alterations left", DESCRIBE_CONFIGS, describe_configs(2, "compared", keys)
    yield "describe the cluster", CLUSTER, {"includeClusterAuthorizedOperations": False, "endpointType": 1,
                                            "includeFencedBrokers": False}


def masked(value):
    if isinstance(value, dict):
        return {key: "*" if key in MASKED else masked(each) for key, each in value.items()}
    if isinstance(value, list):
        items = [masked(each) for each in value]
        # Neither promises an order of topics and configs; x.durability is our one config that Kafka does not have.
        named = [each for each in items if isinstance(each, dict) and "name" in each]
        if len(named) < len(items):
            return items
        return sorted((each for each in named if each["name"] != "x.durability"), key=lambda each: str(each["name"]))
    return value


def differences(theirs, ours, path=""):
    """`path: theirs, we ours` for every leaf that differs."""
    if isinstance(theirs, dict) and isinstance(ours, dict):
        for key in {**theirs, **ours}:
            yield from differences(theirs.get(key, "absent"), ours.get(key, "absent"), f"{path}.{key}")
    elif isinstance(theirs, list) and isinstance(ours, list) and len(theirs) == len(ours):
        for index, (one, other) in enumerate(zip(theirs, ours)):
            name = one.get("name", index) if isinstance(one, dict) else index
            yield from differences(one, other, f"{path}[{name}]")
    elif theirs != ours:
        yield f"{path.lstrip('.')}: Kafka {json.dumps(theirs)}, we {json.dumps(ours)}"


def unaccepted(name, theirs, ours):
    accepted = [path for case, path in ACCEPTED if case == name]
    every = differences(theirs, ours)
    return [text for text in every if re.sub(r"\[[^]]*]", "[]", text.split(": Kafka")[0]) not in accepted]


def ask(broker, lines):
    """Per (name, version) the masked answer."""
    done = subprocess.run(
        [KAFKA, "run", "JavaExchange", broker.bootstrap], input="\n".join(lines) + "\n", capture_output=True, text=True,
        env={**os.environ, "EXTRA_CLASSPATH": clients.JAVA_CLASSES}, timeout=300,
    )
    if done.returncode != 0:
        raise RuntimeError(done.stderr)
    answers = {}
    for text in done.stdout.splitlines():
        name, version, answer = text.split("\t", 2)
        if answer.startswith("{") and answer.endswith("}"):
            answer = masked(json.loads(answer))
        answers[name, int(version)] = answer
    return answers


def topic_ids(broker, names):
    request = json.dumps(metadata(*names))
    done = subprocess.run(
        [KAFKA, "run", "JavaExchange", broker.bootstrap], input=f"ids\t{METADATA}\t12\t{request}\n", capture_output=True,
        text=True, env={**os.environ, "EXTRA_CLASSPATH": clients.JAVA_CLASSES}, timeout=60,
    )
    return {topic["name"]: topic["topicId"] for topic in json.loads(done.stdout.split("\t")[2])["topics"]}


def run(kind, folder):
    with Broker(kind, folder, shards=2) as broker:
        clients.create_topics(broker.bootstrap, {"compared": 4}, **{"retention.ms": "-1"})
        clients.create_topics(broker.bootstrap, {"compacted": 1}, **{"cleanup.policy": "compact"})
        connection = wire.Connection(broker.port)
        connection.producer_id()
        connection.close()
        ids = topic_ids(broker, ["compared", "compacted"])
        lines = []
        for name, api, body, *versions in cases():
            low, high = versions[0] if versions else RANGES[api]
            text = json.dumps(body)
            for topic, topic_id in ids.items():
                text = text.replace("$" + topic, topic_id)
            lines += [f"{name}\t{api}\t{version}\t{text}" for version in range(low, high + 1)]
        return ask(broker, lines)


def main():
    arguments = argument_parser(__doc__).parse_args()
    folder = work_folder(arguments, "compare")
    clients.compile_java()
    report = Report("the same requests to Apache Kafka 4.4 and to Millrace")
    theirs = run("kafka", os.path.join(folder, "reference"))
    ours = run(arguments.broker, os.path.join(folder, "tested"))
    with open(os.path.join(folder, "answers.json"), "w") as out:
        rows = {f"{name} {version}": [theirs[name, version], ours.get((name, version))] for name, version in theirs}
        json.dump(rows, out, indent=1)
    for name in dict.fromkeys(name for name, _ in theirs):
        versions = [version for each, version in theirs if each == name]
        found = {version: unaccepted(name, theirs[name, version], ours.get((name, version))) for version in versions}
        different = [version for version in versions if found[version]]
        detail = f"versions {versions[0]}-{versions[-1]}"
        if different:
            detail = f"versions {different}; in {different[-1]}: " + "; ".join(found[different[-1]])[:700]
        report.check(name, not different, detail)
    print(f"{len(theirs)} requests")
    clean_up(arguments, folder, report)
    report.close()


if __name__ == "__main__":
    main()
