"""Prints `partition offset key` for every record of a topic, from the beginning to the end, with librdkafka.

    dump_topic.py BOOTSTRAP TOPIC PARTITIONS
"""

import sys

from confluent_kafka import Consumer, KafkaError, TopicPartition


def main():
    bootstrap, topic, partitions = sys.argv[1], sys.argv[2], int(sys.argv[3])
    consumer = Consumer({
        "bootstrap.servers": bootstrap, "group.id": "unused", "enable.auto.commit": False, "check.crcs": True,
        "enable.partition.eof": True, "fetch.wait.max.ms": 50, "auto.offset.reset": "error",
    })
    for partition in range(partitions):
        # The end as the broker gives it, so that a reader that stops early is not mistaken for a short log.
        _, end = consumer.get_watermark_offsets(TopicPartition(topic, partition), timeout=30)
        consumer.assign([TopicPartition(topic, partition, 0)])
        position = 0
        while position < end:
            message = consumer.poll(20) or sys.exit(f"stuck at {position} of {end}")
            if message.error():
                if message.error().code() != KafkaError._PARTITION_EOF:
                    sys.exit(f"partition {partition}, offset {position}: {message.error()}")
                continue
            position = message.offset() + 1
            print(partition, message.offset(), message.key().decode())
    consumer.close()


if __name__ == "__main__":
    main()
