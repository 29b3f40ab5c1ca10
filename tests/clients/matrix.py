"""Every client as writer and as reader of every other, in each codec and with each kind of acknowledgement.

The writer prints hashes of what it sent, the reader (another process, mostly another language) hashes of what it got:
from the beginning, from offsets inside batches, and from timestamps, which go up and down.  Afterwards the broker
stops, Kafka's DumpLogSegments reads every file, and (first run) a flipped byte on disk must turn a reader red.
"""

import collections
import os

import clients
import dump_segments
import records
from broker import Broker, Report, argument_parser, clean_up, red, work_folder

COUNT = 48


class Cell:
    def __init__(self, writer, topic, partition, codec, acks):
        self.name = f"{writer}/{codec}/{acks}"
        self.writer, self.topic, self.partition, self.codec, self.acks = writer, topic, partition, codec, acks
        self.records = records.generate(self.name, COUNT, writer)
        self.masked = writer == "kcat"
        self.hashes = {}

    def reads(self):
        """(mode, argument, offset at which it must start; COUNT: nowhere)."""
        yield "begin", 0, 0
        yield "offset", COUNT // 3, COUNT // 3
        yield "offset", COUNT - 1, COUNT - 1
        if self.masked:
            yield "time", records.BASE_TIME, 0
            return
        times = [record[0] for record in self.records]
        for target in (min(times), sorted(times)[COUNT // 2] + 1, sorted(times)[-3], max(times), max(times) + 1):
            yield "time", target, next((i for i, time in enumerate(times) if time >= target), COUNT)

    def plan(self):
        starts = sorted({start for _, _, start in self.reads()})
        yield "\t".join(["C", self.name, self.topic, str(self.partition), self.codec, self.acks,
                         ",".join(map(str, starts))])
        for index, (timestamp, key, value, headers) in enumerate(self.records):
            if index and index % 17 == 0:
                yield "F"
            yield "\t".join(["R", str(timestamp), records.hexed(key), records.hexed(value),
                             records.headers_text(headers)])
        yield "E"


def plan_cells(writers):
    cells = []
    for writer in writers:
        for number, (codec, acks) in enumerate((codec, acks) for codec in records.CODECS for acks in records.ACKS):
            cells.append(Cell(writer, f"written-by-{writer}", number, codec, acks))
    return cells


def write_lines(path, lines):
    with open(path, "w") as out:
        out.writelines(text + "\n" for text in lines)
    return path


def write_cells(cells, bootstrap, folder, report):
    plans = {}
    for writer in {cell.writer for cell in cells}:
        lines = [text for cell in cells if cell.writer == writer for text in cell.plan()]
        plans[writer] = write_lines(os.path.join(folder, f"write-{writer}.plan"), lines)
    by_name = {cell.name: cell for cell in cells}
    for writer, answers in clients.run_all("write", bootstrap, plans, folder).items():
        for fields in answers:
            if fields[1] == "error":
                report.check(f"write {fields[0]}", False, fields[2:])
            else:
                by_name[fields[0]].hashes[int(fields[1])] = fields[3]
    silent = [cell for cell in cells if not cell.hashes]
    report.check(f"{len(cells)} cells were written", not silent, ", ".join(cell.name for cell in silent))
    return [cell for cell in cells if cell.hashes]


def read_cells(cells, readers, bootstrap, folder, modes=("begin", "offset", "time")):
    """Returns per (cell name, reader) the list of what was wrong, and the number of reads that were right."""
    wanted = {}
    for cell in cells:
        for number, (mode, argument, start) in enumerate(read for read in cell.reads() if read[0] in modes):
            wanted[f"{cell.name}#{number}"] = (cell, mode, argument, start)
    lines = [
        "\t".join([name, cell.topic, str(cell.partition), mode, str(argument), str(COUNT)])
        for name, (cell, mode, argument, _) in wanted.items()
    ]
    plan = write_lines(os.path.join(folder, "read.plan"), lines)
    wrong, right, full = collections.defaultdict(list), collections.Counter(), collections.defaultdict(set)
    for reader, answers in clients.run_all("read", bootstrap, dict.fromkeys(readers, plan), folder).items():
        answered = {fields[0]: fields[1:] for fields in answers}
        for name, (cell, mode, argument, start) in wanted.items():
            complaint = judge(cell, start, answered.get(name, ["error", "no answer"]))
            if complaint is None and mode == "begin":
                full[cell.name].add(answered[name][2])
            if complaint is None:
                right[cell.name, reader] += 1
            else:
                wrong[cell.name, reader].append(f"{mode} {argument}: {complaint}")
    for name, hashes in full.items():
        if len(hashes) > 1:
            wrong[name, "all"].append("the readers disagree about timestamps")
    return wrong, right


def judge(cell, start, answer):
    if answer[0] == "error":
        return " ".join(answer[1:])[:200]
    first, count, full, masked = int(answer[0]), int(answer[1]), answer[2], answer[3]
    if (first, count) != ((start, COUNT - start) if start < COUNT else (-1, 0)):
        return f"{count} records from offset {first}, expected {COUNT - start} from {start}"
    if start < COUNT and (masked if cell.masked else full) != cell.hashes.get(start):
        return "other bytes than were written"
    return None


def print_table(cells, readers, wrong, right):
    print(f"{'written by / codec / acks':32}" + "".join(f"{reader:>14}" for reader in readers))
    for cell in cells:
        row = f"{cell.name:32}"
        for reader in readers:
            good, bad = right[cell.name, reader], len(wrong.get((cell.name, reader), []))
            text = f"{good}/{good + bad}"
            row += " " * (14 - len(text)) + (red(text) if bad else text)
        print(row)


def check_flipped_byte(broker, cells, readers, folder, report):
    """With one byte of a batch changed while the broker is down, no reader may give the records as if all was well."""
    cell = next(cell for cell in cells if cell.codec == "none" and cell.acks == "all" and not cell.masked)
    directory = os.path.join(broker.data, f"{cell.topic}-{cell.partition}")
    path = os.path.join(directory, sorted(name for name in os.listdir(directory) if name.endswith(".log"))[0])
    for state in ("flipped", "flipped back"):
        with open(path, "r+b") as log:
            log.seek(120)
            byte = log.read(1)[0]
            log.seek(120)
            log.write(bytes([byte ^ 0x40]))
        broker.start()
        wrong, _ = read_cells([cell], readers, broker.bootstrap, folder, modes=("begin",))
        broker.stop()
        for reader in readers:
            complaints = wrong.get((cell.name, reader), [])
            if state == "flipped":
                report.check(f"a flipped byte turns {reader} red", bool(complaints), complaints[:1])
            else:
                report.check(f"the byte flipped back turns {reader} green", not complaints, complaints[:1])


def print_shards(broker):
    """What each shard appended, so that a run with two shards in which one did nothing is seen."""
    return {
        text.split()[0]: float(text.split()[1])
        for text in broker.metrics().splitlines()
        if text.startswith("millrace_shard_appended_bytes_total")
    }


def run(arguments, folder, shards, names, report, flip):
    os.makedirs(folder)
    broker = Broker(arguments.broker, os.path.join(folder, "data"), shards=shards, http=True)
    broker.start()
    cells = plan_cells(names)
    topics = {cell.topic: len(records.CODECS) * len(records.ACKS) for cell in cells}
    clients.create_topics(broker.bootstrap, topics, **{"retention.ms": "-1", "index.interval.bytes": "4096"})
    cells = write_cells(cells, broker.bootstrap, folder, report)
    wrong, right = read_cells(cells, names, broker.bootstrap, folder)
    print_table(cells, names, wrong, right)
    for (name, reader), complaints in sorted(wrong.items()):
        report.check(f"{name} read by {reader}", False, complaints[0])
    report.check(f"{sum(right.values())} reads gave what was written ({shards} shard(s))", not wrong and bool(right))
    if broker.kind == "millrace":
        appended = print_shards(broker)
        print(f"bytes appended by each shard: {appended}")
        report.check(f"each of {shards} shards appended", len([1 for value in appended.values() if value > 0]) == shards)
    report.check("SIGTERM: exit code 0", broker.stop() == 0)
    dump_segments.check(broker.data, report, broker.kind)
    if flip:
        check_flipped_byte(broker, cells, names, folder, report)


def main():
    parser = argument_parser(__doc__)
    parser.add_argument("--shards", default="1,2", help="numbers of shards to run with, e.g. 1,2")
    parser.add_argument("--clients", help="only these, e.g. java,kcat")
    arguments = parser.parse_args()
    folder = work_folder(arguments, "matrix")
    names = arguments.clients.split(",") if arguments.clients else clients.available()
    report = Report(f"client matrix, {arguments.broker}: {', '.join(names)}")
    for index, shards in enumerate(map(int, arguments.shards.split(","))):
        run(arguments, os.path.join(folder, f"shards-{shards}"), shards, names, report, flip=index == 0)
    clean_up(arguments, folder, report)
    report.close()


if __name__ == "__main__":
    main()
