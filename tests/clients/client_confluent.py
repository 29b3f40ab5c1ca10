"""confluent-kafka (librdkafka) as writer and as reader; plans and answers as in records.py."""

import sys

from confluent_kafka import Consumer, KafkaError, Producer, TopicPartition

import records


def write(bootstrap, plan):
    for name, topic, partition, codec, acks, starts, groups in records.read_writer_plan(plan):
        producer = Producer({
            "bootstrap.servers": bootstrap, "compression.type": codec, "linger.ms": 20,
            "acks": "all" if acks == "idempotent" else acks, "enable.idempotence": acks == "idempotent",
        })
        delivered, failures = {}, []

        def on_delivery(error, message, index):
            if error is not None:
                failures.append(error)
            delivered[index] = message.offset()

        sent = []
        for group in groups:
            for timestamp, key, value, headers in group:
                index = len(sent)
                sent.append((timestamp, key, value, headers))
                producer.produce(
                    topic, value, key, partition, timestamp=timestamp,
                    headers=[(header.decode(), content) for header, content in headers],
                    on_delivery=lambda error, message, index=index: on_delivery(error, message, index),
                )
            if producer.flush(30) != 0:
                failures.append("flush timed out")
        if failures:
            print(f"{name}\terror\t{failures[0]}", flush=True)
            continue
        lines = []
        for index, record in enumerate(sent):
            offset = index if acks == "0" else delivered[index]
            lines.append(records.line(offset, *record))
        records.print_suffixes(name, starts, lines)


def read(bootstrap, plan):
    consumer = Consumer({
        "bootstrap.servers": bootstrap, "group.id": "unused", "enable.auto.commit": False, "check.crcs": True,
        "enable.partition.eof": True, "fetch.wait.max.ms": 50, "auto.offset.reset": "error",
    })
    for name, topic, partition, mode, argument, end in records.read_reader_plan(plan):
        seen, start = records.Hash(), argument
        if mode == "begin":
            start = consumer.get_watermark_offsets(TopicPartition(topic, partition), timeout=20)[0]
        if mode == "time":
            found = consumer.offsets_for_times([TopicPartition(topic, partition, argument)], timeout=20)[0]
            start = found.offset
            if start < 0:
                print(seen.answer(name), flush=True)
                continue
        consumer.assign([TopicPartition(topic, partition, start)])
        error = None
        while error is None:
            message = consumer.poll(8)
            if message is None:
                error = "nothing within 8 s"
            elif message.error():
                if message.error().code() != KafkaError._PARTITION_EOF:
                    error = message.error().str()
                break
            else:
                seen.add(
                    message.offset(), message.timestamp()[1], message.key(), message.value(),
                    [(header.encode(), content) for header, content in message.headers() or []],
                )
                if message.offset() >= end - 1:
                    break
        print(f"{name}\terror\t{error}" if error else seen.answer(name), flush=True)
    consumer.close()


if __name__ == "__main__":
    {"write": write, "read": read}[sys.argv[1]](sys.argv[2], sys.argv[3])
