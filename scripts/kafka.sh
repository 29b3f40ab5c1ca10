#!/usr/bin/env bash
# Apache Kafka from the cache (see fetch_kafka.sh), as the reference broker and for its tools.
#   kafka.sh broker PORT DATADIR [key=value ...]   formats DATADIR if it is new, then becomes the broker
#   kafka.sh run CLASS [argument ...]              runs a main class, e.g. org.apache.kafka.tools.TopicCommand
#   kafka.sh javac SOURCE OUTDIR                   compiles one Java file against the jars
# HEAP sets the Java heap (default 512m), KAFKA_LOG_LEVEL what Kafka's classes print (default error; broker: warn).
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
classpath=$("$here/fetch_kafka.sh")

java_run() {
    local level=$1
    shift
    exec java "-Xmx${HEAP:-512m}" -XX:+UseSerialGC -XX:TieredStopAtLevel="${KAFKA_TIER:-4}" -Xshare:auto \
        -Dorg.slf4j.simpleLogger.defaultLogLevel="${KAFKA_LOG_LEVEL:-$level}" \
        -cp "$classpath${EXTRA_CLASSPATH:+:$EXTRA_CLASSPATH}" "$@"
}

command=$1
shift
case $command in
broker)
    port=$1 data=$2
    shift 2
    mkdir -p "$data"
    properties=$data.properties
    {
        echo "process.roles=broker,controller"
        echo "node.id=1"
        echo "listeners=PLAINTEXT://127.0.0.1:$port,CONTROLLER://127.0.0.1:$((port + 10000))"
        echo "advertised.listeners=PLAINTEXT://127.0.0.1:$port"
        echo "controller.listener.names=CONTROLLER"
        echo "listener.security.protocol.map=PLAINTEXT:PLAINTEXT,CONTROLLER:PLAINTEXT"
        echo "controller.quorum.bootstrap.servers=127.0.0.1:$((port + 10000))"
        echo "log.dirs=$data"
        echo "offsets.topic.replication.factor=1"
        echo "transaction.state.log.replication.factor=1"
        echo "transaction.state.log.min.isr=1"
        echo "share.coordinator.state.topic.replication.factor=1"
        echo "share.coordinator.state.topic.min.isr=1"
        for setting in "$@"; do echo "$setting"; done
    } > "$properties"
    if [ ! -f "$data/meta.properties" ]; then
        (KAFKA_TIER=1 java_run error kafka.tools.StorageTool format --standalone \
            --cluster-id bWlsbHJhY2UtdGVzdHMwMQ --config "$properties" > "$data.format.log" 2>&1) ||
            { cat "$data.format.log" >&2; exit 1; }
    fi
    java_run warn kafka.Kafka "$properties"
    ;;
run)
    KAFKA_TIER=${KAFKA_TIER:-1} java_run error "$@"
    ;;
javac)
    mkdir -p "$2"
    exec javac -proc:none -cp "$classpath" -d "$2" "$1"
    ;;
*)
    echo "kafka.sh: unknown command '$command' (broker, run, javac)" >&2
    exit 2
    ;;
esac
