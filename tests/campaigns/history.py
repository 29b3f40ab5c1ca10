"""Judges what a load was told against what a reader found, in a process of its own.

    history.py HISTORY DUMP             exit code 0 if nothing acknowledged is lost, doubled, out of order or moved
    history.py --doctored HISTORY DUMP  exit code 0 if it is red for each of four doctored dumps

HISTORY as written by load.py; DUMP has a line `partition offset writer:number` per record found.
"""

import collections
import sys


def parse_history(path):
    acknowledged, invoked, refused = {}, collections.defaultdict(set), []
    with open(path) as history:
        for text in history:
            fields = text.split()
            if fields[0] == "X":
                refused.append(text.strip())
                continue
            writer, first, count = fields[1], int(fields[2]), int(fields[3])
            for index in range(count):
                if fields[0] == "I":
                    invoked[writer].add(first + index)
                else:
                    acknowledged[writer, first + index] = int(fields[4]) + index
    return acknowledged, invoked, refused


def parse_dump(path):
    with open(path) as dump:
        rows = [text.split() for text in dump]
    return [(int(partition), int(offset), *key.split(":")) for partition, offset, key in rows]


def judge(acknowledged, invoked, refused, rows):
    """Counts per kind of fault, and the first example of each."""
    faults, examples = collections.Counter(), {}

    def fault(kind, example):
        faults[kind] += 1
        examples.setdefault(kind, example)

    for text in refused:
        fault("refused", text)
    found, last_number, last_offset = collections.defaultdict(list), {}, {}
    for partition, offset, writer, text in rows:
        number = int(text)
        if offset <= last_offset.get(partition, -1):
            fault("reordered", f"partition {partition}: offset {offset} after {last_offset[partition]}")
        last_offset[partition] = offset
        if number not in invoked.get(writer, ()):
            fault("invented", f"{writer}:{number} was never sent")
        if found[writer, number]:
            fault("duplicated", f"{writer}:{number} at {found[writer, number]} and {offset}")
        elif number != last_number.get(writer, -1) + 1:
            kind = "reordered" if number < last_number.get(writer, -1) else "gap"
            fault(kind, f"{writer}:{number} after {last_number.get(writer, -1)}")
        found[writer, number].append(offset)
        last_number[writer] = max(number, last_number.get(writer, -1))
    for (writer, number), offset in acknowledged.items():
        at = found.get((writer, number))
        if not at:
            fault("lost", f"{writer}:{number}, acknowledged at {offset}")
        elif offset not in at:
            fault("moved", f"{writer}:{number}, acknowledged at {offset}, is at {at}")
    return faults, examples


def print_verdict(acknowledged, rows, faults, examples):
    kinds = ["lost", "duplicated", "reordered", "moved", "gap", "invented", "refused"]
    counts = ", ".join(f"{faults[kind]} {kind}" for kind in kinds)
    print(f"{len(acknowledged)} acknowledged, {len(rows)} found: {counts}")
    for kind, example in examples.items():
        print(f"  {kind}: {example}")


def doctored(rows):
    """(fault that must be seen, rows with exactly that fault)."""
    middle = len(rows) // 2
    twin = next(
        index for index in range(middle, len(rows))
        if rows[index - 1][0] == rows[index][0] and rows[index - 1][2] == rows[index][2]
    )
    partition, offset, writer, number = rows[-1]
    yield "lost", rows[:middle] + rows[middle + 1:]
    yield "lost", rows[:-1]
    yield "duplicated", rows + [(partition, offset + 1, *rows[middle][2:])]
    swapped = list(rows)
    swapped[twin - 1] = rows[twin - 1][:2] + rows[twin][2:]
    swapped[twin] = rows[twin][:2] + rows[twin - 1][2:]
    yield "reordered", swapped


def main():
    acknowledged, invoked, refused = parse_history(sys.argv[-2])
    rows = parse_dump(sys.argv[-1])
    if sys.argv[1] == "--doctored":
        # The last record of a dump may be one that was never acknowledged: it may be missing.  Leave such out.
        while rows and (rows[-1][2], int(rows[-1][3])) not in acknowledged:
            rows.pop()
        for wanted, changed in doctored(rows):
            faults, _ = judge(acknowledged, invoked, refused, changed)
            print(f"doctored history ({wanted}): {dict(faults)}")
            if not faults[wanted]:
                sys.exit(f"the checker did not see: {wanted}")
        return
    faults, examples = judge(acknowledged, invoked, refused, rows)
    print_verdict(acknowledged, rows, faults, examples)
    sys.exit(1 if faults or not acknowledged else 0)


if __name__ == "__main__":
    main()
