#!/usr/bin/env python3
"""Prints ranges with the round numbers that matplotlib finds in them.

Usage: number-ticks.py [--seed N] [--count N] > number-ticks.json

Needs matplotlib (3.11.2 made the file). The ranges depend on the seed alone. `bins` is the greatest number of steps between the
numbers, of which `MaxNLocator` takes as many as it can with 1, 2 or 5 times a power of ten; `ticks` are in the range widened to
whole steps.
"""

import argparse
import json
import random

from matplotlib.ticker import MaxNLocator


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=400)
    given = parser.parse_args()
    numbers = random.Random(given.seed)
    cases = []
    while len(cases) < given.count:
        size = 10 ** numbers.uniform(-9, 12)
        low = numbers.choice([0, numbers.uniform(-1, 1) * size, numbers.uniform(-50, 50) * size])
        high = low + numbers.uniform(0.05, 1) * size
        bins = numbers.randint(2, 10)
        ticks = [float(tick) for tick in MaxNLocator(nbins=bins, steps=[1, 2, 5, 10]).tick_values(low, high)]
        if len(ticks) >= 3:
            cases.append({"low": low, "high": high, "bins": bins, "ticks": ticks})
    print("[\n" + ",\n".join(json.dumps(case) for case in cases) + "\n]")


main()
