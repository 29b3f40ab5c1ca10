"""Interleaved rounds of a row: the brokers in turn, the order rotated, void rounds made up for."""

import sys

import machine
from figures import median
from machine import Failed


def say(text):
    print(text, file=sys.stderr, flush=True)


def run_row(row, brokers, rounds, warm=True):
    """A list of rounds, each a dict from broker label to its leg.  A broker that fails leaves the row."""
    prepared = {}
    for label, broker in list(brokers.items()):
        try:
            prepared[label] = row.prepare(broker)
            for _ in range(3 if broker.kind == "kafka" and warm else 1):
                row.leg(broker, prepared[label])
        except Failed as failure:
            say(f"  {label} leaves the row: {failure}")
            brokers.pop(label)
    done = []
    valid = 0
    for number in range(rounds * 2):
        legs = {}
        labels = list(brokers)
        shift = number % max(1, len(labels))
        for label in labels[shift:] + labels[:shift]:
            try:
                legs[label] = row.leg(brokers[label], prepared[label])
            except Failed as failure:
                say(f"  {label} leaves the row in round {number + 1}: {failure}")
                brokers.pop(label)
        done.append(legs)
        valid += not any(leg.void for leg in legs.values())
        if valid >= rounds:
            break
    for label, broker in brokers.items():
        try:
            row.finish(broker, prepared[label])
        except Failed as failure:
            say(f"  {label}: {failure}")
    return done


def median_of(rounds, label, key):
    return median([legs[label].values[key] for legs in rounds
                   if label in legs and not legs[label].void and legs[label].values.get(key) is not None])


def steal_share(rounds):
    legs = [leg for round_ in rounds for leg in round_.values()]
    wall = sum(leg.wall for leg in legs)
    return sum(leg.steal for leg in legs) / wall if wall else 0.0


def worst_reference(rounds):
    return median([leg.reference for round_ in rounds for leg in round_.values() if leg.reference is not None])


def busiest_client(rounds):
    labels = {label for round_ in rounds for label in round_}
    busy = [median([round_[label].busy for round_ in rounds if label in round_ and round_[label].busy is not None]) for label in labels]
    return max((share for share in busy if share is not None), default=None)
