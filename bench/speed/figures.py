"""Medians, quartiles and the rules under which a ratio may be quoted."""

import statistics

ROUNDS_MIN = 9
REFERENCE_VOID_ABOVE = 0.30  # CPU s/GB of the primer
CLIENT_BUSY_MAX = 0.95


def median(values):
    return statistics.median(values) if values else None


def quartiles(values):
    if len(values) < 2:
        return (values[0], values[0]) if values else (None, None)
    low, _, high = statistics.quantiles(values, n=4, method="inclusive")
    return low, high


def digits(value):
    """A number with three significant digits."""
    if value is None:
        return "-"
    if value == 0:
        return "0"
    magnitude = abs(value)
    if magnitude >= 1000:
        return f"{value:,.0f}"
    if magnitude >= 100:
        return f"{value:.0f}"
    if magnitude >= 10:
        return f"{value:.1f}"
    if magnitude >= 1:
        return f"{value:.2f}"
    return f"{value:.3f}"


class Leg:
    """What one broker did in one round of one row."""

    def __init__(self, values, reference=None, busy=None, steal=0.0, wall=0.0):
        self.values = values        # metric name -> number
        self.reference = reference  # primer's CPU s/GB, for legs that append
        self.busy = busy            # the client's; None where it does not limit
        self.steal = steal
        self.wall = wall

    @property
    def void(self):
        return self.reference is not None and self.reference > REFERENCE_VOID_ABOVE


class Ratio:
    """The ratio of two brokers in one metric, over the rounds in which both legs count."""

    def __init__(self, rounds, above, below, metric, quick=False):
        self.values, self.refusals = [], []
        void = 0
        busy = []
        for legs in rounds:
            if above not in legs or below not in legs:
                continue
            one, other = legs[above], legs[below]
            if one.void or other.void:
                void += 1
                continue
            busy += [leg.busy for leg in (one, other) if leg.busy is not None]
            if metric in one.values and other.values.get(metric):
                self.values.append(one.values[metric] / other.values[metric])
        if void:
            self.refusals.append(f"{void} rounds void")
        self.refused = None
        if not any(above in legs and below in legs for legs in rounds):
            self.refused = "-"
        elif len(self.values) < ROUNDS_MIN and not quick:
            self.refused = f"refused: {len(self.values)} valid rounds"
        elif not self.values:
            self.refused = "refused: no valid round"
        elif busy and median(busy) > CLIENT_BUSY_MAX:
            self.refused = f"refused: client {median(busy):.0%} busy"

    @property
    def median(self):
        return None if self.refused else median(self.values)

    def text(self, target=None):
        if self.refused:
            return self.refused
        low, high = quartiles(self.values)
        text = f"{digits(self.median)} ({digits(low)}-{digits(high)})"
        if target is not None:
            text += f" {'holds' if self.median <= target else '**misses**'} {target:g}"
        return text
