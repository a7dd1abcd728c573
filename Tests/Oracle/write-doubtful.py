#!/usr/bin/env python3
"""Writes random systems with their least violations as a fixture of the tests: those in which doubles went wrong.

    python3 Tests/Oracle/write-doubtful.py > Tests/TrussSolverTests/Fixtures/doubtful-systems.json

Each was once, on one of the two ways, no least or a surrender; they are of the first 10,000 of random_systems.py. The
levels are those of exact fractions. Where the required rows hold only up to the last bits of their
numbers, so that in fractions they cannot hold at all, `levels` is null.
"""

import json

import levels_exactly
from random_systems import Maker, listing

SEEDS = (
    402, 969, 1282, 1957, 2112, 2383, 2427, 2732, 2752, 2882, 3372, 3532, 4009, 4217, 4522, 5187, 5627, 6347, 6583,
    6607, 6982, 7462, 7627, 7972, 8103, 8372, 8402, 8462, 9122, 9427, 9997)


def fixture(seed):
    rows = Maker(seed).rows()
    levels = levels_exactly.levels(rows)
    return {
        "name": f"{Maker(seed).kind} {seed}",
        "listing": listing(rows),
        "levels": levels and [[priority, float(least)] for priority, least in levels],
    }


print("[\n" + ",\n".join(json.dumps(fixture(seed)) for seed in SEEDS) + "\n]")
