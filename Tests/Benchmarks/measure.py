"""Everything that Documentation/Performance.md tells, measured once and written to results.json.

Truss and the other engines take turns: in each round every workload is laid out by Truss at all sizes, and then by
each engine that can have it. A figure is the median of the rounds. `performance` calls this; it needs the packages of
requirements.txt, and the program built.
"""

import argparse
import datetime
import importlib.metadata
import json
import os
import platform
import statistics
import subprocess
import sys
import tempfile
import time

import compare
import coupled
import growing
import peers
import screens
import trees
import unusual
import widths

FOLDER = os.path.dirname(os.path.abspath(__file__))
SIZES = [10, 100, 1_000, 10_000, 100_000]
WORKLOADS = ["W1", "W2", "W3", "W4", "W4-id", "W4-hide", "W5", "W6-1", "W6-10", "W6-100", "W6-2000", "W7", "W8",
             "W9", "W10", *screens.WORKLOADS, *unusual.WORKLOADS, "W13-insert", "W13-remove", "W13-move",
             *growing.WORKLOADS, *widths.WORKLOADS, "W2-text", "W2-ascii", "W2-svg"]
# The packages of the engines that are beside Truss on the page, and the greatest size that Python builds or they solve
# in a time that is worth waiting for.
PACKAGES = {"Yoga": "poga", "taffy": "stretchable", "kiwi": "kiwisolver", "HiGHS": "highspy"}
LARGEST = {"Yoga": 100_000, "taffy": 10_000, "kiwi": 1_000}
AGAINST = ["W1", "W2", "W3", "W4", "W5"]


def main():
    options = read_options()
    began = time.monotonic()
    results = {"date": datetime.date.today().isoformat(), "rounds": options.rounds, "machine": machine()}
    results["packages"] = {name: f"{package} {importlib.metadata.version(package)}"
                           for name, package in PACKAGES.items()}
    truss, others, differences, skipped, busy = {}, {}, [], {}, []
    for number in range(options.rounds):
        busy.append(busy_cores())
        for name in known_workloads():
            print(f"round {number + 1} of {options.rounds}, {name}", file=sys.stderr)
            report, frames = run_truss(name, options, with_frames=number == 0 and name in AGAINST)
            for entry in report["measurements"]:
                truss.setdefault(name, {}).setdefault(entry["size"], []).append(entry)
            for entry in report["skipped"]:
                skipped[name, entry["size"]] = entry
            if name in AGAINST:
                differences += run_others(name, report["measurements"], frames, options, others)
    results["machine"]["busy"] = round(max(busy), 2)
    results["truss"] = {name: [median_entry(entries[size]) for size in sorted(entries)]
                        for name, entries in truss.items()}
    results["others"] = {engine: {name: [median_entry(entries[size]) for size in sorted(entries)]
                                  for name, entries in workloads.items()} for engine, workloads in others.items()}
    results["skipped"] = [entry for (name, size), entry in sorted(skipped.items())
                          if size not in truss.get(name, {}) and "size is" not in entry["reason"]]
    results["greatestDifference"] = round(max(differences, default=0), 3)
    results["threads"] = run_threads(options)
    print("coupled systems", file=sys.stderr)
    results["coupled"] = coupled.measure(compare.PROGRAM, options.limit / 5)
    results["minutes"] = round((time.monotonic() - began) / 60, 1)
    with open(options.output, "w") as file:
        json.dump(results, file, indent=1, sort_keys=True)
        file.write("\n")
    if results["greatestDifference"] > compare.TOLERANCE:
        sys.exit(f"frames differ by {results['greatestDifference']} points: run compare.py")


def read_options():
    parser = argparse.ArgumentParser(description="Measures all that Documentation/Performance.md tells")
    parser.add_argument("--sizes", default=",".join(map(str, SIZES)), help="numbers of nodes, with commas between them")
    parser.add_argument("--rounds", type=int, default=3, help="how often all engines take turns (3)")
    parser.add_argument("--limit", type=float, default=10, help="seconds that a workload has in a round (10)")
    parser.add_argument("--output", default=os.path.join(FOLDER, "results.json"), help="the file (results.json)")
    options = parser.parse_args()
    options.sizes = sorted(int(size) for size in options.sizes.split(","))
    peers.Kiwi.largest_size = LARGEST["kiwi"]
    return options


def known_workloads():
    """Those that the program has, in the page's order."""
    text = subprocess.run([compare.PROGRAM, "--workload", "none"], capture_output=True, text=True).stderr
    known = text.split("there are ", 1)[1].splitlines()[0].split(", ")
    unknown = [name for name in known if name not in WORKLOADS]
    if unknown:
        sys.exit(f"measure.py does not know {unknown[0]}: add it to WORKLOADS and to page.py")
    return [name for name in WORKLOADS if name in known]


def run_truss(name, options, with_frames):
    """What the program reports of a workload at all sizes, and the frames by size."""
    with tempfile.TemporaryDirectory() as folder:
        report, frames = os.path.join(folder, "report.json"), os.path.join(folder, "frames.json")
        command = [compare.PROGRAM, "--workload", name, "--sizes", ",".join(map(str, options.sizes)),
                   "--runs", "51", "--limit", str(options.limit), "--json", report]
        subprocess.run(command + (["--frames", frames] if with_frames else []),
                       check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        with open(report) as file:
            report = json.load(file)
        if not with_frames:
            return report, {}
        with open(frames) as file:
            return report, {entry["size"]: entry["frames"] for entry in json.load(file)}


def run_others(name, measurements, frames, options, others):
    """The other engines' turn; how far their frames are from Truss's, where those were asked for."""
    differences = []
    for peer in peers.ALL:
        for entry in measurements:
            size = entry["size"]
            if size > LARGEST[peer.name] or not peer.takes(name, size):
                continue
            build, calculate, rects = compare.run_peer(
                peer, name, trees.WORKLOADS[name](size), entry["runs"], seconds=1)
            others.setdefault(peer.name, {}).setdefault(name, {}).setdefault(size, []).append(
                {"size": size, "build": build, "calculate": calculate})
            if size in frames:
                differences.append(compare.greatest_difference(frames[size], rects))
    return differences


def run_threads(options):
    """Layouts a second of one thread and of as many as there are cores, at most four."""
    threads = min(4, os.cpu_count() or 1)
    sizes = ",".join(str(size) for size in options.sizes if 100 <= size <= 10_000)
    if not sizes:
        return []
    with tempfile.TemporaryDirectory() as folder:
        report = os.path.join(folder, "threads.json")
        subprocess.run([compare.PROGRAM, "--workload", "W2", "--sizes", sizes, "--threads", str(threads),
                        "--limit", str(2 * options.limit), "--json", report],
                       check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        with open(report) as file:
            return [{key: round(value, 1) if isinstance(value, float) else value for key, value in entry.items()}
                    for entry in json.load(file)]


def median_entry(entries):
    """The median of each number; the growth is the page's to tell, from these."""
    result = {}
    for key, value in entries[0].items():
        if key in ("workload", "growth"):
            continue
        values = [entry[key] for entry in entries if entry.get(key) is not None]
        median = statistics.median(values)
        result[key] = round(median, 2) if isinstance(value, float) else int(median)
    return result


def machine():
    swift = subprocess.run(["swift", "--version"], capture_output=True, text=True).stdout
    return {
        "processor": processor(),
        "cores": os.cpu_count(),
        "system": system(),
        "swift": swift.split("Swift version ", 1)[1].split()[0],
    }


def busy_cores(seconds=2.0):
    """How many cores other work keeps busy while this program does nothing; 0 where the system does not say."""
    def times():
        with open("/proc/stat") as file:
            fields = [int(field) for field in file.readline().split()[1:9]]
        return sum(fields), fields[3] + fields[4]

    try:
        before = times()
        time.sleep(seconds)
        after = times()
    except OSError:
        return 0
    return (os.cpu_count() or 1) * (1 - (after[1] - before[1]) / max(1, after[0] - before[0]))


def processor():
    try:
        with open("/proc/cpuinfo") as file:
            return next(line.split(":", 1)[1].strip() for line in file if line.startswith("model name"))
    except (OSError, StopIteration):
        return platform.processor() or platform.machine()


def system():
    try:
        return platform.freedesktop_os_release()["PRETTY_NAME"]
    except OSError:
        return f"{platform.system()} {platform.release()}"


if __name__ == "__main__":
    main()
