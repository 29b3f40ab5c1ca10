"""kafka-python as writer and as reader; plans and answers as in records.py."""

import sys

from kafka import KafkaConsumer, KafkaProducer, TopicPartition

import records


def write(bootstrap, plan):
    for name, topic, partition, codec, acks, starts, groups in records.read_writer_plan(plan):
        producer = KafkaProducer(
            bootstrap_servers=bootstrap, compression_type=None if codec == "none" else codec, linger_ms=20,
            acks="all" if acks == "idempotent" else acks if acks == "all" else int(acks),
            enable_idempotence=acks == "idempotent",
        )
        lines, error = [], None
        for group in groups:
            futures = []
            for timestamp, key, value, headers in group:
                futures.append(producer.send(
                    topic, value=value, key=key, partition=partition, timestamp_ms=timestamp,
                    headers=[(header.decode(), content) for header, content in headers],
                ))
            producer.flush(30)
            for future, record in zip(futures, group):
                try:
                    offset = future.get(30).offset
                except Exception as exception:
                    error = repr(exception)
                    break
                lines.append(records.line(len(lines) if acks == "0" else offset, *record))
        producer.close()
        if error:
            print(f"{name}\terror\t{error}", flush=True)
        else:
            records.print_suffixes(name, starts, lines)


def read(bootstrap, plan):
    consumer = KafkaConsumer(
        bootstrap_servers=bootstrap, enable_auto_commit=False, auto_offset_reset="none", check_crcs=True,
        fetch_max_wait_ms=50, group_id=None,
    )
    for name, topic, partition, mode, argument, end in records.read_reader_plan(plan):
        seen, target = records.Hash(), TopicPartition(topic, partition)
        try:
            consumer.assign([target])
            start = argument
            if mode == "begin":
                start = consumer.beginning_offsets([target])[target]
            if mode == "time":
                found = consumer.offsets_for_times({target: argument})[target]
                if found is None:
                    print(seen.answer(name), flush=True)
                    continue
                start = found.offset
            consumer.seek(target, start)
            position, empty = start, 0
            while position < end and empty < 8:
                polled = consumer.poll(timeout_ms=1000).get(target, [])
                empty = 0 if polled else empty + 1
                for record in polled:
                    seen.add(
                        record.offset, record.timestamp, record.key, record.value,
                        [(header.encode(), content) for header, content in record.headers],
                    )
                    position = record.offset + 1
            print(f"{name}\terror\tstuck at {position}" if position < end else seen.answer(name), flush=True)
        except Exception as exception:
            print(f"{name}\terror\t{exception!r}", flush=True)
    consumer.close()


if __name__ == "__main__":
    {"write": write, "read": read}[sys.argv[1]](sys.argv[2], sys.argv[3])
