"""Tables of PERF.md: built as Markdown, put between markers, so that the text around them stays."""

import json
import re

import machine
from figures import Ratio, digits
from rounds import busiest_client, median_of, steal_share, worst_reference
from rows import ROWS, SECOND_LIMIT, TARGET_LIMIT

PERF = machine.REPO / "PERF.md"


def markdown(header, rows):
    lines = ["| " + " | ".join(header) + " |", "|" + "---|" * len(header)]
    return "\n".join(lines + ["| " + " | ".join(row) + " |" for row in rows])


def ratio_lines(row, rounds, quick):
    """The table lines of one row: one per metric."""
    lines = []
    plain = TARGET_LIMIT.get(row.key, "limit")
    for at, metric in enumerate(row.metrics):
        against_limit = Ratio(rounds, "millrace", plain, metric.key, quick).text(metric.per_limit)
        if row.key in SECOND_LIMIT and at == 0:
            label, target = SECOND_LIMIT[row.key]
            second = Ratio(rounds, "millrace", label, metric.key, quick).text(target)
            against_limit = f"{plain}: {against_limit}; {label}: {second}"
        against_kafka = Ratio(rounds, "millrace", "kafka", metric.key, quick).text(metric.per_kafka)
        kafka_limit = Ratio(rounds, "kafka", plain, metric.key, quick).text()
        limits = "; ".join(
            f"{'' if label == 'limit' else label + ' '}{digits(median_of(rounds, label, metric.key))}" for label in row.limits())
        spin = median_of(rounds, "millrace", "spin_share")
        lines.append([
            row.title if at == 0 else "", metric.label, limits,
            digits(median_of(rounds, "kafka", metric.key)), digits(median_of(rounds, "millrace", metric.key)),
            against_limit, against_kafka, kafka_limit,
            conditions(rounds, spin) if at == 0 else "",
        ])
    return lines


def conditions(rounds, spin):
    valid = sum(not any(leg.void for leg in legs.values()) for legs in rounds)
    text = f"{valid}/{len(rounds)} rounds, steal {steal_share(rounds):.1%}"
    reference = worst_reference(rounds)
    if reference is not None:
        text += f", aref {reference:.2f}"
    busy = busiest_client(rounds)
    if busy is not None:
        text += f", client {busy:.0%}"
    if spin:
        text += f", {spin:.0%} of Millrace's CPU was spin"
    return text


RATIO_HEADER = ["row", "figure", "limit", "Kafka 4.4.0", "Millrace", "Millrace / limit: median (quartiles)",
                "Millrace / Kafka", "Kafka / limit", "conditions"]


def stamp(command):
    return f"`{command}`, commit {machine.commit()}, {machine.today()}, {machine.description()}."


def keep(key, lines):
    """Keeps the lines of one row and writes the table of all rows kept, so that rows may be measured one by one."""
    path = machine.SCRATCH / "rows.json"
    kept = json.loads(path.read_text()) if path.exists() else {}
    kept[key] = [lines[0] + [f"{machine.commit()}, {machine.today()}"]] + [line + [""] for line in lines[1:]]
    path.write_text(json.dumps(kept))
    table = markdown(RATIO_HEADER + ["measured"], [line for row in ROWS for line in kept.get(row.key, [])])
    write("ratios", f"`scripts/speed.sh`, {machine.description()}; commit and date of each row in the last column.\n\n{table}")


def write(name, text):
    """Replaces what stands between the markers of `name` in PERF.md, or appends the block."""
    block = f"<!-- speed:begin {name} -->\n{text}\n<!-- speed:end {name} -->"
    page = PERF.read_text() if PERF.exists() else "# Performance\n"
    pattern = re.compile(rf"<!-- speed:begin {re.escape(name)} -->.*?<!-- speed:end {re.escape(name)} -->", re.S)
    page = pattern.sub(lambda _: block, page) if pattern.search(page) else page.rstrip("\n") + "\n\n" + block + "\n"
    PERF.write_text(page)
