"""Writes Documentation/Performance.md from results.json, or checks that it is what would be written.

    page.py FILE            writes the page
    page.py --check FILE    ends with status 1 and the first line that differs, where one does
"""

import os
import sys

import answers
import growing
import native
import screens
import targets
import unusual
import widths
from formatting import micro, number, paragraph, size_name, table
from results import Results, ratio

FOLDER = os.path.dirname(os.path.abspath(__file__))

SUMMARIES = {
    "W1": "a list: one stack of leaves with fixed sizes",
    "W2": "a form: rows of nine leaves, one of them flexible",
    "W3": "a binary tree of stacks with alternating axes, `fillEqually`",
    "W4": "one leaf of W2 changes; the session gets the whole new view",
    "W4-id": "one leaf of W2 changes; the session gets its name",
    "W4-hide": "one leaf of W2 is hidden and shown; the session gets its name",
    "W5": "W2 becomes 800 points wide instead of 390, in a session",
    "W6-1": "W2 with 1 constraint between rows",
    "W6-10": "W2 with 10 constraints",
    "W6-100": "W2 with 100 constraints",
    "W6-2000": "W2 with 2,000 constraints, at most two per row",
    "W7": "nested stacks; the size is the depth",
    "W8": "a ZStack in which four constraints position each view",
    "W9": "labels and texts that wrap",
    "W10": "W1 in which the required heights of 100 views conflict",
    "W13-insert": "a row of W2 is inserted; the session gets its name",
    "W13-remove": "a row of W2 is removed",
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
        introduction(results), screens.section(results), edit_section(results), other_section(results),
        native.section(results.native), size_section(results), constraint_section(results), unusual.section(results),
        growing.section(results), widths.section(results), drawing_section(results), thread_section(results), target_section(results),
        method_section(results)])


def introduction(results):
    machine = results.machine
    cores = paragraph(f"""
        How fast is Truss for your screen? These are the times of one core of a server ({machine["processor"]}). They
        start with the value of the view and end with the frames of all views.""")
    figure = paragraph(f"""
        The figure compares the layout of Truss with the calculation of Yoga in its Python package poga. For the same
        trees a newer Yoga in a native program was {native.speed(results, "Yoga")} times as fast as poga.""")
    return f"""# Performance

<!-- Made by Tests/Benchmarks/performance of results.json. Change the script, not this page. -->

{cores}
{answers.section(results)}
![Time per node of a list, a form and a tree against the number of nodes, for Truss and for Yoga as Python's poga builds
it](Performance/growth.svg)

{figure}{busy(results)}
## Terms

- A **node** is a view, with or without views inside it; a **leaf** has none.
- **Value**: the time that your code takes to construct the view. It is not part of a layout's time.
- **Lowering**: from the view to [constraints](Glossary.md#lowering). **Solving**: from constraints to frames and
  [diagnostics](Glossary.md#diagnostic). Together they are the time of a layout.
- **Session**: a layout that is kept and [updated](Glossary.md#session) after a change.
- A **workload** is a view that is measured in several sizes. Most tables use these three, and vary the form:
  - **W1**, a list: one stack of leaves with fixed sizes;
  - **W2**, a form: rows of nine leaves, one of which takes the remaining width; it is 390 points wide;
  - **W3**, a tree: stacks of two, horizontal and vertical in turn, with equal sizes (`fillEqually`).
- **Yoga**, **taffy** and **Clay** are flexbox engines, in C++, Rust and C. **kiwi** implements the Cassowary constraint
  solver. **HiGHS** is a solver for linear programs.

All times are those of one thread, and exclude the time that other programs used.
"""


def busy(results):
    """A warning if the machine did other work: its figures are too high, and not by the same factor."""
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

""" + table(["what", "target", "worst measured", "result"], rows, names=4) + """
For Yoga only the calculation counts, with a tree that is already built. For Truss lowering and solving count, which
include the work that other engines do while they build their trees; constructing the value does not count. The script
measures poga, a Python package; [in C++](#in-native-programs) Yoga was measured by hand. Results follow from unrounded
figures.
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

This is the time of a layout in microseconds, for each workload and number of nodes. The last column is the growth: the
exponent from 1,000 nodes to the greatest size. 1 is linear, 2 quadratic.

{table(["", "workload"] + [size_name(size) for size in sizes] + ["growth"], times, names=2)}
The same in nanoseconds per node:

{table([""] + [size_name(size) for size in sizes], nodes)}
The parts of the time of 1,000 nodes, in microseconds. The total does not include the value, which your code
constructs. The work of a session has no separate parts.

{table(["", "value", "lowering", "solving", "total"], parts)}
Allocations per node by size, and the greatest memory of a layout in KiB per node:

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
    return f"""## Compared with other engines

### As Python packages

{paragraph(f'''
Times are in microseconds. In the columns of ratios, Truss is faster below 1. The time of Yoga, taffy and kiwi is the
calculation alone, with a finished tree. The time of Truss is lowering and solving. Constructing the tree, or the value,
counts for neither. {agreement}. A dash is a size that was not measured.
''')}
{table(header, rows)}
{paragraph(f"The engines are those of Python packages: {packages}. A newer Yoga in a native program was "
                f"{native.speed(results, 'Yoga')} times as fast; the next section compares with it.")}"""


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
How long does a session take to update a form after a change? In W4 a leaf changes and the session gets the whole new
view; in W4-id it gets the leaf's name and its change. In W4-hide a leaf is hidden or shown, in W5 the form gets another
width, and in W13 a row is inserted, removed or moved. Times are in microseconds; the next column divides them by the
time of a complete layout of the form. Yoga and taffy, as their Python packages build them, change an existing tree and
recalculate the affected part of it. Only the calculation counts; native builds take less time. A dash is an edit that
was not measured.
""")}
{table(["", "nodes", "Truss", "Truss / full layout", "Yoga", "taffy"], rows)}'''


def constraint_section(results):
    names = [name for name in SUMMARIES if name.startswith("W6-") and name in results.workloads]
    rows = [[size_name(size), number(results.value("W2", size))]
            + [number(ratio(results.value(name, size), results.value("W2", size))) for name in names]
            for size in results.sizes]
    return f"""## Constraints

Constraints between rows make leaves of the form as wide, or as high, as other leaves anywhere in it, which flexbox
cannot express. The second column has the time of the form without constraints, in microseconds; the others have the
time with constraints, divided by that. A row has at most one constraint of widths and one of heights.

{table(["nodes", "W2"] + [constraint_count(name) for name in names], rows)}"""


def constraint_count(name):
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

The time to draw the layout of the form (W2) as text with box-drawing characters, in ASCII and as SVG, and that time
divided by the time of the layout. Text is drawn from a layout in [cells](Glossary.md#cells), SVG from one in
[points](Glossary.md#points).

{table(["nodes", "text", "text / layout", "ASCII", "ASCII / layout", "SVG", "SVG / layout"], rows)}"""


def thread_section(results):
    threads = results.document["threads"]
    rows = [[size_name(entry["size"]), number(entry["one"]), number(entry["all"]), number(entry["all"] / entry["one"])]
            for entry in threads]
    count = threads[0]["threads"] if threads else "several"
    return f"""## Threads

Layouts of the form (W2) per second of elapsed time, on one thread and on {count} threads that share nothing. On idle
cores the ratio should be as high as the number of threads.

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
Each figure is the median of {results.document["rounds"]} {"round" if results.document["rounds"] == 1 else "rounds"}.
In each round all engines take turns. A round's figure is the median of up to 51 layouts; one layout before them is not
counted. Times are the processor time of the thread. The whole measurement took {results.document["minutes"]:.0f}
minutes without the build. The [benchmarks](../Tests/Benchmarks/README.md) specify exactly what is timed.
''')}
Memory is the greatest resident size during the first layout, less the resident size before it; it includes the view's
value in all workloads except W5. Allocations are the calls of `malloc`, `calloc`, `realloc` and their aligned forms in
the timed code.

```sh
Tests/Benchmarks/performance           # measure, and write this page
Tests/Benchmarks/performance --check   # compare this page with the committed results.json
```
{skipped}"""


if __name__ == "__main__":
    main(sys.argv[1:])
