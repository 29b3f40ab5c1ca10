#!/usr/bin/env bash
# Passes every test of the project on a fresh Linux machine with Rust: installs what they need into one cache folder
# (see cache.sh), runs the stages named as arguments or all of them, and sums up.  With CI=true something missing is an
# error, else the stage is skipped and says so.
#
#   scripts/test.sh                      everything
#   scripts/test.sh clients kill9        these stages
#   BROKER=kafka scripts/test.sh clients the same client tests against Apache Kafka
#   KILL9_ROUNDS=200 GOINGDOWN_ROUNDS=10 scripts/test.sh kill9 goingdown     the long campaigns
set -uo pipefail
cd "$(dirname "$0")/.."
. scripts/cache.sh
export MILLRACE_CACHE=$CACHE
PATH=$PATH:/usr/sbin:/sbin
PYTHON=$CACHE/venv/bin/python
BROKER=${BROKER:-millrace}
CI=${CI:-false}

STAGES="format lint unit wire clients tools resend sessions hostile compare inplace kill9 goingdown"
describe() {
    case $1 in
    format) echo "cargo fmt --check" ;;
    lint) echo "cargo clippy -D warnings, with and without the simulator" ;;
    unit) echo "cargo test --workspace, simulation and planted bugs included" ;;
    wire) echo "the generated codec is fresh" ;;
    clients) echo "kcat, confluent-kafka, kafka-python, Java: each writes, each reads; DumpLogSegments; a flipped byte" ;;
    tools) echo "Kafka's command-line tools" ;;
    resend) echo "five requests whose answers were lost" ;;
    sessions) echo "a fetch session of 1,000 partitions, parked fetches" ;;
    hostile) echo "bad input from raw sockets, bad surroundings" ;;
    compare) echo "the same frames to Apache Kafka and to us" ;;
    inplace) echo "one data directory, opened by Millrace, Apache Kafka and Millrace" ;;
    kill9) echo "kill -9 campaign" ;;
    goingdown) echo "filesystem shutdown campaign, and its control without fsync" ;;
    esac
}

# What a stage needs beside Rust; empty output = everything there.
lacks() {
    case $1 in
    format) cargo fmt --version > /dev/null 2>&1 || echo "rustfmt" ;;
    lint) cargo clippy --version > /dev/null 2>&1 || echo "clippy" ;;
    unit) ;;
    wire) lacks_python; lacks_java ;;
    clients) lacks_python; lacks_java; command -v kcat > /dev/null || echo "kcat" ;;
    tools | compare | inplace) lacks_python; lacks_java ;;
    resend | sessions | hostile | kill9) lacks_python ;;
    goingdown)
        lacks_python
        [ "$(id -u)" = 0 ] || echo "root (loop mounts)"
        [ -e /dev/loop-control ] || echo "loop devices"
        command -v mkfs.ext4 > /dev/null || echo "mkfs.ext4"
        ;;
    esac
}
lacks_python() { [ -f "$CACHE/venv/.complete" ] || echo "the Python clients"; }
lacks_java() { [ -f "$CACHE/kafka-$KAFKA_VERSION/.complete" ] || echo "Java, Maven or Kafka's jars"; }

TARGET=$(cargo metadata --format-version 1 --no-deps 2> /dev/null | sed 's/.*"target_directory":"\([^"]*\)".*/\1/')

# Both binaries once, at their own paths: each build of the other replaces target/debug/millrace.
build_broker() {
    [ "$BROKER" = kafka ] && return
    [ -n "${built:-}" ] && return
    built=1
    mkdir -p "$CACHE/bin"
    cargo build --quiet --features planted-bugs && cp "$TARGET/debug/millrace" "$CACHE/bin/millrace-planted" || return 1
    cargo build --quiet && cp "$TARGET/debug/millrace" "$CACHE/bin/millrace" || return 1
}

run_stage() {
    case $1 in
    format | lint | unit | wire) ;;
    *) build_broker || return 1 ;;
    esac
    export MILLRACE_BIN=$CACHE/bin/millrace
    case $1 in
    format) cargo fmt --all --check ;;
    lint)
        cargo clippy --workspace --all-targets --quiet -- -D warnings &&
            cargo clippy --workspace --all-targets --quiet --features planted-bugs -- -D warnings
        ;;
    unit) cargo test --workspace --features planted-bugs ;;
    wire) "$PYTHON" scripts/generate_wire.py --check ;;
    clients) "$PYTHON" tests/clients/matrix.py --broker "$BROKER" ;;
    tools) "$PYTHON" tests/clients/kafka_tools.py --broker "$BROKER" ;;
    resend) "$PYTHON" tests/clients/resend.py --broker "$BROKER" ;;
    sessions) "$PYTHON" tests/clients/fetch_sessions.py --broker "$BROKER" ;;
    hostile)
        "$PYTHON" tests/clients/hostile.py --broker "$BROKER" &&
            { [ "$BROKER" = kafka ] || "$PYTHON" tests/clients/surroundings.py; }
        ;;
    compare) "$PYTHON" tests/clients/compare_kafka.py ;;
    inplace) "$PYTHON" tests/clients/in_place.py ;;
    kill9)
        "$PYTHON" tests/campaigns/kill9.py --broker "$BROKER" --rounds "${KILL9_ROUNDS:-20}" \
            --min-cut "${KILL9_MIN_CUT:-1}" --seed "${SEED:-1}"
        ;;
    goingdown)
        "$PYTHON" tests/campaigns/goingdown.py --broker "$BROKER" --rounds "${GOINGDOWN_ROUNDS:-3}" &&
            "$PYTHON" tests/campaigns/goingdown.py --broker "$BROKER" --rounds "${GOINGDOWN_ROUNDS:-3}" --skip-fsync \
                --binary "$CACHE/bin/millrace-planted"
        ;;
    esac
}

selected=${*:-$STAGES}
for stage in $selected; do
    [ -n "$(describe "$stage")" ] || { echo "test.sh: no stage '$stage' (there are: $STAGES)" >&2; exit 2; }
done

began=$SECONDS
case " $selected " in
*" clients "* | *" tools "* | *" resend "* | *" sessions "* | *" hostile "* | *" compare "* | *" inplace "* | *" kill9 "* | *" goingdown "* | *" wire "*)
    echo "== what the tests need, into $CACHE"
    scripts/fetch_clients.sh
    echo "-- $((SECONDS - began)) s"
    ;;
esac

passed=0 failed=0 skipped=0 summary=
for stage in $selected; do
    started=$SECONDS
    lacking=$(lacks "$stage" | paste -sd, | sed 's/,/, /g')
    echo
    echo "== $stage: $(describe "$stage")"
    if [ -n "$lacking" ] && [ "$CI" != true ]; then
        verdict="skipped: $lacking missing" skipped=$((skipped + 1))
    elif [ -n "$lacking" ]; then
        verdict="FAILED: $lacking missing" failed=$((failed + 1))
    elif run_stage "$stage"; then
        verdict=passed passed=$((passed + 1))
    else
        verdict=FAILED failed=$((failed + 1))
    fi
    took=$((SECONDS - started))
    echo "-- $stage $verdict, $took s"
    summary+=$(printf '%-10s %5d s  %s' "$stage" "$took" "$verdict")$'\n'
done

echo
echo "== summary, $((SECONDS - began)) s"
printf '%s' "$summary"
echo "$passed passed, $failed failed, $skipped skipped"
[ "$failed" = 0 ] && [ "$passed" -gt 0 ]
