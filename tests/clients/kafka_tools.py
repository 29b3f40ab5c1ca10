"""Kafka's own command-line tools against the broker: topics, configs, offsets, console clients, the producer benchmark."""

import os
import subprocess

from broker import KAFKA, Broker, Report, argument_parser, clean_up, work_folder

TOOLS = "org.apache.kafka.tools."


class Tools:
    def __init__(self, broker, report):
        self.broker, self.report = broker, report

    def run(self, tool, *arguments, stdin="", server=("--bootstrap-server",)):
        done = subprocess.run(
            [KAFKA, "run", TOOLS + tool, *(option for option in server), *([self.broker.bootstrap] if server else []),
             *arguments],
            input=stdin, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, timeout=120,
        )
        return done.returncode, done.stdout

    def expect(self, name, result, *wanted, absent=(), code=0):
        got_code, output = result
        missing = [text for text in wanted if text not in output]
        present = [text for text in absent if text in output]
        fine = got_code == code and not missing and not present
        detail = "" if fine else f"code {got_code}, missing {missing}, not wanted {present}: {output.strip()[-600:]}"
        self.report.check(name, fine, detail)
        return output


def topics_and_configs(tools):
    run, expect = tools.run, tools.expect
    expect("kafka-topics --create", run("TopicCommand", "--create", "--topic", "t1", "--partitions", "3",
                                        "--replication-factor", "1", "--config", "max.message.bytes=2000000"),
           "Created topic t1")
    expect("kafka-topics --create twice is refused",
           run("TopicCommand", "--create", "--topic", "t1"), "Topic 't1' already exists", code=1)
    expect("kafka-topics --create --if-not-exists", run("TopicCommand", "--create", "--topic", "t1", "--if-not-exists"))
    expect("kafka-topics --create with a bad name is refused",
           run("TopicCommand", "--create", "--topic", "bad name"), code=1)
    expect("kafka-topics --list", run("TopicCommand", "--list"), "t1")
    expect("kafka-topics --describe", run("TopicCommand", "--describe", "--topic", "t1"), "Topic: t1", "PartitionCount: 3",
           "ReplicationFactor: 1", "max.message.bytes=2000000", "Partition: 2", "Leader: 1", "Isr: 1")
    expect("kafka-topics --alter", run("TopicCommand", "--alter", "--topic", "t1", "--partitions", "5"))
    expect("kafka-topics --describe after it", run("TopicCommand", "--describe", "--topic", "t1"), "PartitionCount: 5")
    expect("kafka-topics --alter to fewer is refused",
           run("TopicCommand", "--alter", "--topic", "t1", "--partitions", "2"), code=1)
    topic = ("--entity-type", "topics", "--entity-name", "t1")
    expect("kafka-configs --alter --add-config",
           run("ConfigCommand", *topic, "--alter", "--add-config", "retention.ms=3600000,cleanup.policy=[delete,compact]"),
           "Completed updating config for topic t1")
    expect("kafka-configs --describe", run("ConfigCommand", *topic, "--describe"), "retention.ms=3600000",
           "cleanup.policy=delete,compact", "max.message.bytes=2000000")
    expect("kafka-configs --describe --all", run("ConfigCommand", *topic, "--describe", "--all"), "segment.bytes=1073741824",
           "DEFAULT_CONFIG", "min.insync.replicas=1")
    expect("kafka-configs --alter --delete-config",
           run("ConfigCommand", *topic, "--alter", "--delete-config", "cleanup.policy"))
    expect("kafka-configs --describe after it", run("ConfigCommand", *topic, "--describe"), "retention.ms=3600000",
           absent=["cleanup.policy"])
    expect("kafka-configs with a bad value is refused",
           run("ConfigCommand", *topic, "--alter", "--add-config", "retention.ms=soon"), code=1)
    if tools.broker.kind == "millrace":
        expect("kafka-configs sets x.durability",
               run("ConfigCommand", *topic, "--alter", "--add-config", "x.durability=page-cache"))
        expect("kafka-configs shows x.durability", run("ConfigCommand", *topic, "--describe"), "x.durability=page-cache")


def console(tools):
    run, expect = tools.run, tools.expect
    lines = "".join(f"key{number}:value {number}\n" for number in range(20))
    expect("kafka-topics --create for the console", run("TopicCommand", "--create", "--topic", "console"))
    expect("kafka-console-producer", run("ConsoleProducer", "--topic", "console", "--reader-property", "parse.key=true",
                                         "--reader-property", "key.separator=:", stdin=lines))
    consume = ("consumer.ConsoleConsumer", "--topic", "console", "--partition", "0", "--timeout-ms", "8000",
               "--formatter-property", "print.key=true", "--formatter-property", "key.separator=:")
    output = expect("kafka-console-consumer from the beginning",
                    run(*consume, "--offset", "earliest", "--max-messages", "20"), "Processed a total of 20 messages")
    tools.report.check("the same lines came back", "".join(
        line + "\n" for line in output.splitlines() if line.startswith("key")) == lines)
    expect("kafka-console-consumer from an offset",
           run(*consume, "--offset", "15", "--max-messages", "5"), "key15:value 15", absent=["key14:"])
    expect("kafka-get-offsets", run("GetOffsetShell", "--topic", "console"), "console:0:20")
    expect("kafka-get-offsets --time earliest", run("GetOffsetShell", "--topic", "console", "--time", "earliest"),
           "console:0:0")
    expect("kafka-get-offsets --time max-timestamp",
           run("GetOffsetShell", "--topic", "console", "--time", "max-timestamp"), "console:0:")


def benchmark_and_delete(tools):
    run, expect = tools.run, tools.expect
    expect("kafka-topics --create for the benchmark", run("TopicCommand", "--create", "--topic", "perf", "--partitions", "2"))
    expect("kafka-producer-perf-test", run(
        "ProducerPerformance", "--topic", "perf", "--num-records", "20000", "--record-size", "100", "--throughput", "-1",
        "--command-property", f"bootstrap.servers={tools.broker.bootstrap}", server=()), "20000 records sent",
        absent=["Exception"])
    output = expect("kafka-get-offsets counts what it sent", run("GetOffsetShell", "--topic", "perf"), "perf:0:", "perf:1:")
    counts = [int(line.split(":")[2]) for line in output.splitlines() if line.startswith("perf:")]
    tools.report.check("20000 records are there", sum(counts) == 20000, counts)
    expect("kafka-topics --delete", run("TopicCommand", "--delete", "--topic", "perf"))
    expect("kafka-topics --list without it", run("TopicCommand", "--list"), "console", absent=["perf"])
    expect("kafka-topics --delete of an unknown topic is refused",
           run("TopicCommand", "--delete", "--topic", "perf"), code=1)


def main():
    parser = argument_parser(__doc__)
    arguments = parser.parse_args()
    folder = work_folder(arguments, "tools")
    report = Report(f"Kafka's command-line tools, {arguments.broker}")
    with Broker(arguments.broker, os.path.join(folder, "data"), shards=2) as broker:
        tools = Tools(broker, report)
        for part in (topics_and_configs, console, benchmark_and_delete):
            part(tools)
    clean_up(arguments, folder, report)
    report.close()


if __name__ == "__main__":
    main()
