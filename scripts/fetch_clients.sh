#!/usr/bin/env bash
# Installs what the tests under tests/clients and tests/campaigns need: a Python virtual environment in the cache with
# pinned clients, and (Debian packages, only as root) kcat, a JDK, Maven, mkfs.ext4.  Prints what is missing, one per line, and
# ends with 3 if anything is; what is there already is left alone.
set -uo pipefail
. "$(dirname "$0")/cache.sh"

PYTHON_PACKAGES="confluent-kafka==2.16.1 kafka-python==3.0.12 lz4==4.4.5 zstandard==0.25.0 python-snappy==0.7.3 cramjam==2.14.0 crc32c==2.9.post0"
missing=0

# need PROGRAM DEBIAN_PACKAGE WHAT_FOR
need() {
    command -v "$1" > /dev/null && return
    if [ "$(id -u)" = 0 ] && command -v apt-get > /dev/null; then
        [ -n "${apt_updated:-}" ] || apt-get update > "$CACHE/apt.log" 2>&1
        apt_updated=1
        DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends $2 >> "$CACHE/apt.log" 2>&1
        command -v "$1" > /dev/null && return
        tail -3 "$CACHE/apt.log" >&2
    fi
    echo "missing: $1 ($3; Debian: apt-get install $2)"
    missing=3
}

PATH=$PATH:/usr/sbin:/sbin
need cc "gcc libc6-dev" "linker of the Rust build"
need kcat kcat "client matrix"
need java default-jdk-headless "Apache Kafka and its tools"
need javac default-jdk-headless "the Java client"
need mvn maven "fetches Apache Kafka's jars"
need mkfs.ext4 e2fsprogs "filesystem shutdown campaign"
need python3 "python3 python3-venv" "all client tests"

if command -v python3 > /dev/null && ! stamped "$CACHE/venv/.complete" "$PYTHON_PACKAGES"; then
    rm -rf "$CACHE/venv"
    python3 -m venv "$CACHE/venv" > "$CACHE/venv.log" 2>&1 || { need ensurepip python3-venv "Python virtual environment"; python3 -m venv "$CACHE/venv"; }
    if "$CACHE/venv/bin/pip" install --quiet --disable-pip-version-check $PYTHON_PACKAGES >> "$CACHE/venv.log" 2>&1; then
        stamp "$CACHE/venv/.complete" "$PYTHON_PACKAGES"
    else
        tail -5 "$CACHE/venv.log" >&2
        echo "missing: Python clients (pip could not install $PYTHON_PACKAGES)"
        missing=3
    fi
fi
command -v mvn > /dev/null && command -v java > /dev/null && { "$(dirname "$0")/fetch_kafka.sh" > /dev/null || { echo "missing: Apache Kafka's jars"; missing=3; }; }
exit $missing
