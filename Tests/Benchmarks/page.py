"""Writes Documentation/Performance.md from results.json, or checks that it is what would be written.

    page.py FILE            writes the page
    page.py --check FILE    ends with status 1 and the first line that differs, where one does
"""

import os
import sys

import growing
import native
import screens
import targets
import unusual
from formatting import micro, number, paragraph, size_name, table
from results import Results, ratio

FOLDER = os.path.dirname(os.path.abspath(__file__))

SUMMARIES = {
    "W1": "a flat list: one stack of fixed leaves",
    "W2": "a form: rows of nine leaves, one of them flexible",
    "W3": "a binary tree, axes in turn, `fillEqually`",
    "W4": "one leaf of W2 changes; the session is given the whole view",
    "W4-id": "one leaf of W2 changes; the session is told its name",
    "W4-hide": "one leaf of W2 is hidden and shown; the session is told its name",
    "W5": "W2 800 instead of 390 points wide, in a session",
    "W6-1": "W2 with 1 constraint across the form",
    "W6-10": "W2 with 10 constraints",
    "W6-100": "W2 with 100 constraints",
    "W6-2000": "W2 with 2,000 constraints, two a row at most",
    "W7": "stacks inside each other; the size is the depth",
    "W8": "a ZStack in which four constraints place each view",
    "W9": "labels and texts that wrap",
    "W10": "W1 with required heights that conflict at 100 views",
    "W13-insert": "a row of W2 comes; the session is told its name",
    "W13-remove": "a row of W2 goes",
    "W13-move": "a row of W2 moves by a quarter of the form",
    "W2-text": "W2's layout drawn with box-drawing characters",
    "W2-ascii": "W2's layout drawn in ASCII",
    "W2-svg": "W2's layout drawn as SVG",
}
EDITS = ["W4", "W4-id", "W4-hide", "W5", "W13-insert", "W13-remove", "W13-move"]
DRAWINGS = ["W2-text", "W2-ascii", "W2-svg"]


def main(arguments):
    checks = arguments[:1] == ["--check"]
    if len(arguments) != (2 if checks else 1):
        sys.exit(__doc__)
    text = page(Results(os.path.join(FOLDER, "results.json")))
    if not checks:
        with open(arguments[0], "w") as file:
            file.write(text)
        return
    with open(arguments[1]) as file:
        committed = file.read()
    if committed != text:
        old, new = committed.splitlines() + [""], text.splitlines() + [""]
        line = next((index for index, pair in enumerate(zip(old, new)) if pair[0] != pair[1]),
                    min(len(old), len(new)) - 1)
        sys.exit(f"{arguments[1]}:{line + 1} is not what results.json says; write it with "
                 f"Tests/Benchmarks/performance --page\n  - {old[line]}\n  + {new[line]}")


def page(results):
    return "\n".join([
        introduction(results), target_section(results), size_section(results), screens.section(results),
        unusual.section(results), growing.section(results), other_section(results), native.section(results.native), edit_section(results),
        tie_section(results), drawing_section(results), thread_section(results), method_section(results)])


def introduction(results):
    return """# Performance

<!-- Made by Tests/Benchmarks/performance of results.json. Change the script, not this page. -->

How long Truss takes to lay out, how that grows, and how it compares with flex-box engines and with a general
constraint solver. All times are of one thread, from the view's value to all frames, unless a table says otherwise, and
without what other programs took in between.

![Nanoseconds a node of a list, a form and a tree against the number of nodes, by Truss and by the Yoga in Python's
poga](Performance/growth.svg)

The figure has Truss's lowering and solving, and the calculation alone of Yoga as its Python package poga builds it. A
newer Yoga in a native program is three times as fast and more: see [native programs](#in-native-programs).
""" + busy(results)


def busy(results):
    """A machine that did other work says so: its figures are too high, and not by the same factor."""
    busy, cores = results.machine["busy"], results.machine["cores"]
    if busy <= 0.2:
        return ""
    return "\n" + paragraph(f"""
        **Provisional**: other work ran on the machine and kept {busy:.1f} of its {cores} cores busy. The times are too
        high, and the ratios less certain than on an idle machine.""")


def target_section(results):
    rows = targets.rows(results)
    missed = sum("missed" in row[3] for row in rows)
    unmeasured = sum(row[3] == "not measured" for row in rows)
    counts = f"Of {len(rows)} targets {len(rows) - missed - unmeasured} are met, {missed} are missed"
    counts += f", {unmeasured} not measured." if unmeasured else "."
    return f"""## Targets

{counts}

""" + table(["what", "target", "measured, the worst", "verdict"], rows, names=4) + """
Of Yoga its calculation alone counts, its tree built before. Of Truss lowering and solving count, from the view's value
to all frames, which has what others do while they build; making the value does not. poga is a Python package, which the
script measures; [in C++](#in-native-programs) Yoga was measured by hand. Verdicts follow from unrounded figures.
"""


def size_section(results):
    names = [name for name in SUMMARIES if name in results.workloads and name not in DRAWINGS]
    sizes = results.sizes
    times = [[name, SUMMARIES[name]] + [number(results.value(name, size)) for size in sizes]
             + [number(results.growth(name), 2)] for name in names]
    nodes = [[name] + [number(results.per_node(name, size, scale=1_000)) for size in sizes] for name in names]
    parts = [[name] + [number(results.value(name, 1_000, key)) for key in ("view", "lowering", "solving", "total")]
             for name in names if results.entry(name, 1_000)]
    large = [size for size in sizes if size >= 10_000]
    memory = [[name] + [number(results.per_node(name, size, "allocations")) for size in sizes]
              + [number(results.per_node(name, size, "peakBytes", 1 / 1_024)) for size in large] for name in names]
    return f"""## By size

Microseconds a layout. The growth is the exponent from 1,000 nodes to the greatest size: 1 is linear, 2 quadratic.

{table(["", "workload"] + [size_name(size) for size in sizes] + ["growth"], times, names=2)}
Nanoseconds a node:

{table([""] + [size_name(size) for size in sizes], nodes)}
Where the time of 1,000 nodes goes, in microseconds. Making the view's value is the author's code and no part of the
total; what a session does does not come apart.

{table(["", "view", "lowering", "solving", "total"], parts)}
Allocations a node by size, and the KiB a node that a layout holds at most:

{table([""] + [size_name(size) for size in sizes] + [f"KiB at {size_name(size)}" for size in large], memory)}"""


def other_section(results):
    rows = []
    for name in ("W1", "W2", "W3"):
        for size in results.sizes:
            row = [name, size_name(size), number(results.value(name, size))]
            for engine in ("Yoga", "taffy", "kiwi"):
                row += [number(results.calculate(engine, name, size)), number(results.to_other(engine, name, size))]
            rows.append(row)
    header = ["", "nodes", "Truss"]
    for engine in ("Yoga", "taffy", "kiwi"):
        header += [engine, f"Truss / {engine}"]
    difference = results.document["greatestDifference"]
    packages = ", ".join(f"{name} by {package}" for name, package in results.document["packages"].items()
                         if name != "HiGHS")
    agreement = "The frames of all engines agree within a thousandth of a point" if difference == 0 else (
        f"The frames of all engines agree within {difference:.2g} points; Yoga and taffy compute in single precision")
    return f"""## Beside other engines

### As Python packages

{paragraph(f'''
Yoga and taffy are flex-box engines, kiwi is Cassowary. Times are in microseconds; below 1 in a column of ratios Truss
is faster. Theirs is the engine's calculation alone, with the tree built before it; that of Truss is lowering and
solving, from the view's value on. Making the tree, or the value, counts of neither.
{agreement}. A dash is a size that was not measured.
''')}
{table(header, rows)}
{paragraph(f"They are measured as their Python packages build them: {packages}. Newer and natively built, Yoga is three "
           "times as fast and more: the next section.")}"""


def edit_section(results):
    rows = []
    for name in EDITS:
        for size in results.sizes:
            if results.entry(name, size) is None:
                continue
            other = "W4" if name == "W4-id" else name
            rows.append([name, size_name(size), number(results.value(name, size)),
                         number(ratio(results.value(name, size), results.value("W2", size)))]
                        + [number(results.calculate(engine, other, size)) for engine in ("Yoga", "taffy")])
    return f'''## Edits

{paragraph("""
A leaf of the form changes (W4), is hidden or shown (W4-hide), the form has another width (W5), or a row of it comes, goes
or moves (W13), in microseconds. Yoga
and taffy, as their Python packages build them, change a tree that stands and calculate what that concerns: the
calculation alone counts, which of a native build is shorter. A dash is an edit that was not measured.
""")}

{table(["", "nodes", "Truss", "in layouts of W2", "Yoga", "taffy"], rows)}'''


def tie_section(results):
    names = [name for name in SUMMARIES if name.startswith("W6-") and name in results.workloads]
    rows = [[size_name(size), number(results.value("W2", size))]
            + [number(ratio(results.value(name, size), results.value("W2", size))) for name in names]
            for size in results.sizes]
    return f"""## Constraints

What no flex-box engine can say: leaves of the form as wide, or as high, as others anywhere in it. Microseconds of the
form without constraints, and the time with so many constraints in parts of that. A form has at most one constraint of widths and one of
heights a row.

{table(["nodes", "W2"] + [tie_count(name) for name in names], rows)}"""


def tie_count(name):
    count = int(name.removeprefix("W6-"))
    return f"{count:,} {'constraint' if count == 1 else 'constraints'}"


def drawing_section(results):
    rows = []
    for size in results.sizes:
        row = [size_name(size)]
        for name in DRAWINGS:
            row += [micro(results.value(name, size)), number(results.to_solve(name, size))]
        rows.append(row)
    return f"""## Drawing

W2's layout drawn, and that time in parts of what the layout itself took: in cells for text, in points for SVG.

{table(["nodes", "text", "text / layout", "ASCII", "ASCII / layout", "SVG", "SVG / layout"], rows)}"""


def thread_section(results):
    threads = results.document["threads"]
    rows = [[size_name(entry["size"]), number(entry["one"]), number(entry["all"]), number(entry["all"] / entry["one"])]
            for entry in threads]
    count = threads[0]["threads"] if threads else "several"
    return f"""## Threads

Layouts of W2 in a second that passes, by one thread and by {count} that share nothing. On idle cores the ratio should
be as high as the number of threads.

{table(["nodes", "1 thread", f"{count} threads", "ratio"], rows)}"""


def method_section(results):
    machine = results.machine
    skipped = "".join(f"- {entry['workload']} at {size_name(entry['size'])}: {entry['reason']}\n"
                      for entry in results.document["skipped"])
    skipped = f"\nNot measured:\n\n{skipped}" if skipped else ""
    return f"""## How it was measured

- {results.document["date"]}
- {machine["processor"]}, {machine["cores"]} cores
- {machine["system"]}, Swift {machine["swift"]}, a release build

{paragraph(f'''
Figures are medians of {results.document["rounds"]} {"round" if results.document["rounds"] == 1 else "rounds"} in
which all engines took turns, and in a round of up to 51 layouts after one that is not counted. Times are the
processor's for the thread. All took {results.document["minutes"]:.0f} minutes, the build aside.
[The benchmarks](../Tests/Benchmarks/README.md) specify what is timed.
''')}
Memory is what the first layout had resident at most beyond what was so before it; in all workloads but W5 that has the
view's value too. Allocations are the calls of `malloc`, `calloc`, `realloc` and their aligned forms in what is timed.

```sh
Tests/Benchmarks/performance           # measure, and write this page
Tests/Benchmarks/performance --check   # is this page what the committed results.json says?
```
{skipped}"""


if __name__ == "__main__":
    main(sys.argv[1:])
