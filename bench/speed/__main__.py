"""`scripts/speed.sh`: Millrace, Apache Kafka and the limit broker in the same rounds; tables into PERF.md.

Each broker runs on core 0, the client on core 1.  CPU is the broker's process clock over the measured
part, its spin included and its share shown.  A ratio is the median over interleaved rounds of the per-round ratio;
it is refused when fewer than nine rounds are valid, when the machine was void (the primer above 0.30 CPU s/GB),
or when the client was more than 95 % busy.
"""

import argparse
import json
import shlex
import sys

import machine
import singles
import tables
from brokers import Kafka, Limit, Millrace, Reference
from figures import Ratio, digits
from machine import Failed
from rounds import median_of, run_row, say
from rows import ROWS, limit_brokers


def arguments():
    known = [row.key for row in ROWS] + list(singles.SINGLES)
    parser = argparse.ArgumentParser(prog="scripts/speed.sh", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rows", help="comma-separated; all by default: " + ", ".join(known))
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--quick", action="store_true", help="3 rounds, ratios shown although they are too few, nothing written")
    parser.add_argument("--no-kafka", action="store_true")
    parser.add_argument("--no-millrace", action="store_true", help="limit and Kafka alone")
    parser.add_argument("--no-write", action="store_true", help="leave PERF.md as it is")
    parser.add_argument("--realtime", action="store_true", help="real-time scheduling of brokers and clients, for a machine that others use too (root)")
    parser.add_argument("--against-reference", metavar="PROGRAM", help="compare the limit broker with another limit program, and nothing else")
    options = parser.parse_args()
    if options.quick:
        options.rounds = min(options.rounds, 3)
    chosen = options.rows.split(",") if options.rows else known
    unknown = set(chosen) - set(known)
    if unknown:
        parser.error(f"unknown rows: {', '.join(sorted(unknown))}")
    return options, chosen


def check_refusals(brokers):
    """The produce path that is measured must look at every record: a bad third record is refused."""
    for label, broker in brokers.items():
        topic = broker.topic()
        answer = machine.load(["refusal", "-b", broker.address, "-t", topic])
        broker.drop(topic)
        codes = ", ".join(f"{flaw} -> {code}" for flaw, code in answer["error_codes"])
        say(f"{label} refuses a malformed third record: {codes}")


def run_ratio_rows(options, chosen, write):
    brokers = {}
    lines = []
    raw = {}
    try:
        if not options.no_kafka:
            brokers["kafka"] = Kafka().start()
        if not options.no_millrace:
            brokers["millrace"] = Millrace().start()
        check_refusals(brokers)
        for row in ROWS:
            if row.key not in chosen:
                continue
            say(f"{row.title} ...")
            limits = limit_brokers(row)
            try:
                for limit in limits.values():
                    limit.start()
                done = run_row(row, {**limits, **brokers}, options.rounds)
            finally:
                for limit in limits.values():
                    limit.stop()
            block = tables.ratio_lines(row, done, options.quick)
            say(tables.markdown(tables.RATIO_HEADER, block))
            lines += block
            if write:
                tables.keep(row.key, block)
            raw[row.key] = [{label: vars(leg) for label, leg in legs.items()} for legs in done]
    finally:
        for broker in brokers.values():
            broker.stop()
    return lines, raw


def against_reference(options):
    """The limit broker beside another limit program, by broker CPU; status 1 above 10 %."""
    worst = 0.0
    lines = []
    for row in ROWS:
        if row.key not in ("produce-100b", "produce-1k", "one-closed", "one-window32", "fetch-1m", "fetch-16k"):
            continue
        row.other_limits = {}
        brokers = {"limit": Limit(), "reference": Reference(options.against_reference)}
        try:
            for broker in brokers.values():
                broker.start()
            done = run_row(row, brokers, options.rounds)
        finally:
            for broker in brokers.values():
                broker.stop()
        key = row.metrics[0].key
        ratio = Ratio(done, "limit", "reference", key, options.quick)
        lines.append([row.title, row.metrics[0].label, digits(median_of(done, "limit", key)), digits(median_of(done, "reference", key)),
                      ratio.text(1.10), tables.conditions(done, None)])
        say(" | ".join(lines[-1]))
        worst = max(worst, ratio.median or 9.0)
    text = tables.markdown(["row", "figure", "limit-broker", "reference", "ratio: median (quartiles)", "conditions"], lines)
    print(text)
    if not (options.quick or options.no_write):
        tables.write("limit", f"The limit broker beside the reference program it follows: {tables.stamp('scripts/limit_check.sh PROGRAM')}\n\n{text}")
    return 0 if worst <= 1.10 else 1


def main():
    options, chosen = arguments()
    machine.realtime = options.realtime
    machine.SCRATCH.mkdir(parents=True, exist_ok=True)
    if options.against_reference:
        return against_reference(options)
    command = "scripts/speed.sh" + "".join(" " + shlex.quote(argument) for argument in sys.argv[1:])
    write = not (options.quick or options.no_write)
    if any(row.key in chosen for row in ROWS):
        lines, raw = run_ratio_rows(options, chosen, write)
        text = tables.markdown(tables.RATIO_HEADER, lines)
        print(text)
        (machine.SCRATCH / "rounds.json").write_text(json.dumps(raw))
    for name, single in singles.SINGLES.items():
        if name not in chosen:
            continue
        say(f"{name} ...")
        try:
            text = single(options)
        except Failed as failure:
            text = f"{name}: not measured: {failure}"
        print(text)
        if write:
            tables.write(name, f"{tables.stamp(command)}\n\n{text}")
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except Failed as failure:
        print(f"speed: {failure}", file=sys.stderr)
        sys.exit(1)
