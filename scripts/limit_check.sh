#!/usr/bin/env bash
# Shows that the project's limit broker costs what a reference program costs (within 10 % of its broker CPU,
# median of interleaved rounds).  Argument: the reference's executable; it must understand -p -P -l -c -d.
set -euo pipefail
. "$(dirname "$0")/cache.sh"
cd "$REPO"
if [ "${MILLRACE_NO_BUILD:-}" = "" ]; then
    cargo build --quiet --release --package millrace-bench
fi
export MILLRACE_CACHE=$CACHE
exec python3 -B bench/speed --against-reference "$@"
