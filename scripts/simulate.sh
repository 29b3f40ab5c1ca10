#!/usr/bin/env bash
# Runs whole brokers on the simulated kernel from seeds, and prints how often faults bit; fails if a promise is broken,
# if faults bit too seldom, or if one of the planted bugs is not found within 200 seeds.
#
#   scripts/simulate.sh                    1,000 seeds and the planted bugs
#   scripts/simulate.sh --seeds 100        so many
#   scripts/simulate.sh --first 5000       beginning at that seed
#   scripts/simulate.sh --seed 623         that one, with the end of its trace; RUST_LOG=debug shows the broker's log
set -euo pipefail
cd "$(dirname "$0")/.."

seeds=1000 first=1 seed=
while [ $# -gt 0 ]; do
    case $1 in
    --seeds) seeds=$2 && shift 2 ;;
    --first) first=$2 && shift 2 ;;
    --seed) seed=$2 && shift 2 ;;
    *) echo "simulate.sh: unknown argument '$1'" >&2 && exit 2 ;;
    esac
done

if [ -n "$seed" ]; then
    MILLRACE_SIM_SEED=$seed exec cargo test --quiet --features planted-bugs --test simulation -- every_seed --nocapture
fi
MILLRACE_SIM_SEEDS=$seeds MILLRACE_SIM_FIRST=$first exec \
    cargo test --quiet --features planted-bugs --test simulation -- --nocapture --test-threads 1
