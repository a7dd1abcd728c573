#!/usr/bin/env python3
"""Truss against other layout engines: the same trees, the same frames, times in turn.

Needs the packages kiwisolver (Cassowary), poga (Yoga) and stretchable (taffy) from PyPI:

    python3 -m venv .build/venv
    .build/venv/bin/pip install -r requirements.txt
    swift build -c release
    .build/venv/bin/python compare.py --sizes 10,100,1000

What is timed, and what is not, is told in README.md.
"""

import argparse
import gc
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time

import peers
import trees

PROGRAM = os.path.join(os.path.dirname(os.path.abspath(__file__)), ".build", "release", "benchmarks")
# Yoga and taffy compute in single precision.
TOLERANCE = 0.51


def main():
    options = read_options()
    table = [["workload", "nodes", "Truss"]]
    for peer in peers.ALL:
        table[0] += [f"{peer.name} calculate", "Truss / it", f"{peer.name} with build", "Truss / it"]
    notes = []
    for name in options.workload:
        last = None
        for size in options.sizes:
            if last and last[1] * (size / last[0]) ** 1.5 > options.limit * 1e6:
                notes.append(f"{name} at {size}: not measured, Truss would take longer than the limit")
                break
            try:
                row, total = compare(name, size, options, notes)
            except subprocess.TimeoutExpired:
                notes.append(f"{name} at {size}: Truss took longer than the limit")
                break
            table.append(row)
            last = (size, total)
            print(" ".join(row), file=sys.stderr)
    print_table(table)
    print("\nMicroseconds, medians of runs in turn.")
    for note in notes:
        print(f"- {note}")
    return 1 if any("frames differ" in note for note in notes) else 0


def read_options():
    parser = argparse.ArgumentParser(description="Truss against Yoga, taffy and kiwi")
    parser.add_argument("--workload", default=",".join(trees.WORKLOADS), help="names, with commas between them")
    parser.add_argument("--sizes", default="10,100,1000", help="numbers of nodes, with commas between them")
    parser.add_argument("--rounds", type=int, default=5, help="how often the engines take turns")
    parser.add_argument("--limit", type=float, default=20, help="seconds that one layout may take")
    parser.add_argument("--kiwi", type=int, default=100, help="the greatest size that kiwi is given")
    options = parser.parse_args()
    options.workload = options.workload.split(",")
    unknown = [name for name in options.workload if name not in trees.WORKLOADS]
    if unknown:
        parser.error(f"no workload is called {unknown[0]}; there are {', '.join(trees.WORKLOADS)}")
    try:
        options.sizes = sorted(int(size) for size in options.sizes.split(","))
    except ValueError:
        parser.error("--sizes needs whole numbers with commas between them")
    peers.Kiwi.largest_size = options.kiwi
    if not os.path.exists(PROGRAM):
        parser.error("the program is not built: swift build -c release")
    return options


def compare(name, size, options, notes):
    """A row of the table, and Truss's time."""
    tree = trees.WORKLOADS[name](size)
    engines = [peer for peer in peers.ALL if tree and peer.takes(name, size)]
    truss_times = []
    times = {peer: ([], []) for peer in engines}
    for round_number in range(options.rounds):
        total, nodes, runs, frames = run_truss(name, size, options.limit)
        truss_times.append(total)
        for peer in engines:
            build, calculate, peer_frames = run_peer(peer, name, trees.WORKLOADS[name](size), runs)
            times[peer][0].append(calculate)
            times[peer][1].append(build + calculate)
            if round_number == 0:
                difference = greatest_difference(frames, peer_frames)
                if difference > TOLERANCE:
                    notes.append(f"{name} at {size}: frames differ from {peer.name}'s by {difference:.2f}")
        if total > 1e6:
            break
    truss = statistics.median(truss_times)
    row = [name, str(nodes), f"{truss:.0f}"]
    for peer in peers.ALL:
        for column in (0, 1):
            if peer in times:
                peer_time = statistics.median(times[peer][column])
                row += [f"{peer_time:.1f}", f"{truss / peer_time:.2f}"]
            else:
                row += ["-", "-"]
    return row, truss


def run_truss(name, size, limit):
    """Truss in a process of its own: microseconds, nodes, runs and frames."""
    with tempfile.TemporaryDirectory() as folder:
        report, frames = os.path.join(folder, "report.json"), os.path.join(folder, "frames.json")
        subprocess.run(
            [PROGRAM, "--workload", name, "--sizes", str(size), "--runs", "5", "--limit", "2",
             "--json", report, "--frames", frames],
            check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, timeout=3 * limit + 10)
        with open(report) as file:
            measurement = json.load(file)["measurements"][0]
        with open(frames) as file:
            rects = json.load(file)[0]["frames"]
    return measurement["total"], measurement["nodes"], measurement["runs"], rects


def run_peer(peer, name, tree, truss_runs, seconds=float("inf")):
    """Microseconds for building and for calculating, medians of five or of what the time allows, and the frames."""
    builds, calculations = [], []
    began = time.monotonic()
    while len(builds) < 5 and (not builds or time.monotonic() - began < seconds):
        gc.disable()
        start = time.thread_time_ns()
        engine = peer(tree)
        built = time.thread_time_ns()
        engine.calculate()
        done = time.thread_time_ns()
        if name == "W4":
            # The tree stands with 36 points; Truss took 30 and 36 in turn, a run that is not counted first.
            width = 30 if (truss_runs + 1) % 2 == 1 else 36
            engine.change(tree.changed, 66 - width)
            engine.calculate()
            start = time.thread_time_ns()
            engine.change(tree.changed, width)
            built = time.thread_time_ns()
            engine.calculate()
            done = time.thread_time_ns()
        elif name == "W5":
            start = time.thread_time_ns()
            engine.resize(800)
            built = time.thread_time_ns()
            engine.calculate()
            done = time.thread_time_ns()
        gc.enable()
        frames = engine.frames()
        engine.free()
        builds.append((built - start) / 1e3)
        calculations.append((done - built) / 1e3)
    return statistics.median(builds), statistics.median(calculations), frames


def greatest_difference(frames, others):
    if len(frames) != len(others):
        return float("inf")
    return max(abs(a - b) for frame, other in zip(frames, others) for a, b in zip(frame, other))


def print_table(rows):
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    rows.insert(1, ["-" * (width - 1) + ":" if column else "-" * width for column, width in enumerate(widths)])
    for row in rows:
        print("| " + " | ".join(cell.rjust(width) for cell, width in zip(row, widths)) + " |")


if __name__ == "__main__":
    sys.exit(main())
