#!/usr/bin/env bash
# The speed tables of PERF.md, from one command: Millrace beside the limit broker and Apache Kafka, in the
# same run.  `scripts/speed.sh --help` lists rows and options; a full run takes about half an hour on a
# quiet machine with two cores.  Needs Python 3, and Java and Maven for Kafka (--no-kafka without).
set -euo pipefail
. "$(dirname "$0")/cache.sh"
cd "$REPO"
if [ "${MILLRACE_NO_BUILD:-}" = "" ]; then
    cargo build --quiet --release --workspace --bins
fi
export MILLRACE_CACHE=$CACHE
exec python3 -B bench/speed "$@"
