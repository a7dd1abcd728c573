#!/usr/bin/env python3
"""Compares the least violations that Truss finds at each priority with those in exact fractions, on random systems.

Usage: compare-levels.py TRUSS [--count N] [--first SEED] [--processes N] [--harsh | --coupled]

TRUSS is the program, as `swift build -c release --product truss` makes it. Needs Debian's `qsopt-ex`, and for systems other
than coupled ones PyPI's `highspy` and `numpy`.

The systems (random_systems.py) are of five kinds in turn: plain numbers, degenerate ones, rows that are nearly parallel,
rows and lengths of all scales, and multipliers such as 0.333333; with `--harsh` more so. `--coupled` makes larger ones of
ordinary numbers, in which nearly everything depends on everything. Each is solved by Truss and, level by level, in
rational numbers (levels_exactly.py), which know no tolerance:

    exact       the same levels, up to a part in a million
    rounding    not the same, as the system is so close to others that a Double cannot tell: each level is the least
                that it can be if rows may be off by a part in a billion of the greatest value in sight
    doubles     not the same, but as HiGHS (levels_by_lp.py) finds them in doubles too: in fractions rows that are parallel
                but for the last bits of their numbers meet at a distance of 1e15
    unsolved    Truss reports that it has not solved the system
    undecided   the exact solver did not come to an end
    mismatch    none of these

Documentation/Engine.md, "Proof, and double-double arithmetic", has the results. write-doubtful.py makes fixtures of
systems that were a mismatch once.
"""

import argparse
import collections
import json
import multiprocessing
import subprocess

import levels_exactly
from random_systems import ATTRIBUTES, CoupledMaker, Maker, listing

# What counts as equal, relative to a level's greatest coefficient times the greatest constant.
SAME = 1e-6
# What rows may be off by, relative to their greatest coefficient times the greatest value or constant.
ROUNDING = 1e-9


class Answer:
    """What Truss finds for a system."""

    def __init__(self, program, rows):
        run = subprocess.run(
            [program, "solve", "-", "--format", "json"], input=listing(rows), capture_output=True, text=True)
        # It ended, and read every row: anything else is on its standard error.
        self.message = f"exit code {run.returncode} {run.stderr.strip()}"
        answer = json.loads(run.stdout) if run.returncode in (0, 1, 70) else {"status": "failed"}
        self.status = answer["status"]
        if self.status not in ("solved", "conflict"):
            return
        self.is_feasible = self.status == "solved"
        self.levels = [(level["priority"], level["total"]) for level in answer["violations"]]
        self.values = {
            variable: answer["frames"][f"v{variable // 4}"][ATTRIBUTES[variable % 4]]
            for row in rows for variable in row.terms}
        self.greatest = max(1, *map(abs, self.values.values()), *(abs(row.constant) for row in rows))


def size(row):
    return max(abs(coefficient) for coefficient in row.terms.values())


def agree(rows, answer, expected):
    """Whether an answer is what was expected, in a part in a million."""
    if expected is None or not answer.is_feasible:
        return (expected is None) == (not answer.is_feasible)
    greatest = max(1, *(abs(row.constant) for row in rows))
    for (priority, total), (other, least) in zip(answer.levels, expected, strict=True):
        weight = max(1, *(size(row) for row in rows if row.priority == priority))
        if priority != other or abs(total - float(least)) > SAME * max(greatest * weight, float(least)):
            return False
    return True


def is_rounding(rows, answer):
    """Whether rows that are off by no more than rounding make the answer one that is right."""
    off = {id(row): ROUNDING * answer.greatest * size(row) for row in rows}
    if not answer.is_feasible:
        # The required rows conflict by no more than rounding.
        tight = lambda row: -off[id(row)] if row.relation != "==" else 0
        return levels_exactly.levels(rows, easing=tight) is None
    slack = collections.Counter()
    for row in rows:
        slack[row.priority] += off[id(row)]
    given = dict(answer.levels)
    least = levels_exactly.levels(
        rows, easing=lambda row: off[id(row)], kept=lambda priority, _: given[priority] + slack[priority])
    if least is None or any(given[priority] < total - slack[priority] for priority, total in least):
        return False
    most = levels_exactly.levels(rows, kept=lambda priority, _: given[priority])
    return most is None or all(given[priority] <= total + slack[priority] for priority, total in most)


def agrees_in_doubles(rows, answer):
    import levels_by_lp

    try:
        return agree(rows, answer, levels_by_lp.levels(rows))
    except levels_by_lp.Unsolved:
        return False


def compare(seed):
    """The kind of a system and the outcome."""
    try:
        return outcome(seed)
    except levels_exactly.Unsolved as error:
        return seed, "any", "undecided", str(error)


def outcome(seed):
    maker = CoupledMaker(seed) if options.coupled else Maker(seed, options.harsh)
    rows = maker.rows()
    answer = Answer(options.truss, rows)
    if answer.status == "unsolved":
        return seed, maker.kind, "unsolved", answer.message
    if answer.status == "failed":
        return seed, maker.kind, "mismatch", answer.message
    exact = levels_exactly.levels(rows)
    if agree(rows, answer, exact):
        return seed, maker.kind, "exact" if answer.is_feasible else "exact, a conflict", ""
    message = f"expected {exact and [(p, float(least)) for p, least in exact]}, got {answer.levels}"
    if is_rounding(rows, answer):
        return seed, maker.kind, "rounding", message
    return seed, maker.kind, "doubles" if agrees_in_doubles(rows, answer) else "mismatch", message


def begin(given):
    global options
    options = given


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("truss")
    parser.add_argument("--count", type=int, default=10_000)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--processes", type=int, default=1)
    systems = parser.add_mutually_exclusive_group()
    systems.add_argument("--harsh", action="store_true")
    systems.add_argument("--coupled", action="store_true")
    options = parser.parse_args()
    counts = collections.Counter()
    with multiprocessing.Pool(options.processes, begin, [options]) as pool:
        seeds = range(options.first, options.first + options.count)
        for seed, kind, outcome, message in pool.imap(compare, seeds, chunksize=20):
            counts[kind, outcome] += 1
            if message:
                print(f"system {seed} ({kind}): {outcome}: {message}", flush=True)
    for (kind, outcome), count in sorted(counts.items()):
        print(f"{kind:12}{outcome:24}{count:6}")
    raise SystemExit(any(outcome == "mismatch" for _, outcome in counts))


if __name__ == "__main__":
    main()
