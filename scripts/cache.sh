# Sourced by the other scripts: where everything that the tests install lives.
# One folder, ignored by git; MILLRACE_CACHE puts it elsewhere (to share it between checkouts).
REPO=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
CACHE=${MILLRACE_CACHE:-$REPO/.cache}
mkdir -p "$CACHE"
CACHE=$(cd "$CACHE" && pwd)
KAFKA_VERSION=4.4.0
KAFKA_LIBS=$CACHE/kafka-$KAFKA_VERSION/libs

# A finished install leaves a stamp that holds what was asked for, so that a changed list installs again.
stamped() { [ -f "$1" ] && [ "$(cat "$1")" = "$2" ]; }
stamp() { printf '%s' "$2" > "$1"; }
