"""The first answers of the page: how long common work takes, and how that compares with other engines."""

import screens
from formatting import micro, paragraph, size_name, span, table
from native import LEAST_SIZE, entries, truss, truss_with_value
from results import ratio

# What a reader may want to do, and the workload and the size that measure it.
WORK = [
    ("lay out a form of plain rows, without text", "W2", 100),
    ("lay out a form of plain rows, without text", "W2", 1_000),
    ("lay out 333 rows of a label and a text of one to several lines", "W9", 1_000),
    ("draw the form as text", "W2-text", 1_000),
    ("draw the form as SVG", "W2-svg", 1_000),
    ("change one view of the form in a session, by its name", "W4-id", 10_000),
    ("update a session of the form with the whole new view", "W4", 10_000),
    ("change the width of the form in a session", "W5", 10_000),
]


def section(results):
    rows = [[work, size_name(size), micro(results.value(workload, size))] for work, workload, size in WORK]
    entered = [entry for entry in (results.entry(workload, 1) for workload in screens.WORKLOADS) if entry]
    if entered:
        nodes, times = ([entry[key] for entry in entered] for key in ("nodes", "total"))
        rows.insert(0, [f"lay out a [screen](#screens) of grids, wrapped text and overlays ({len(entered)} screens)",
                        span(nodes, 0), f"{span(times)} µs"])
    return table(["task", "views", "time"], rows, names=1) + "\n" + comparison(results.native)


def comparison(native):
    """The range of Truss' time in parts of each engine's, over all workloads and sizes that count."""
    rows = []
    for engine in native["engines"]:
        rows.append([engine["name"]] + [span(ratios(native, engine, own, key))
                                        for own, key in ((truss_with_value, "both"), (truss, "calculate"))])
    return paragraph(f"""
        Compared with flexbox engines in [native programs](#in-native-programs), for a list, a form and a tree of
        {size_name(LEAST_SIZE)} to 100,000 views: the time of Truss divided by that of the other engine. Below 1 Truss
        is faster. In the last column the other engine starts with a finished tree, and Truss with the view.""") + "\n" + (
        table(["engine", "with construction of the tree or view", "layout alone"], rows))


def ratios(native, engine, own, key):
    found = [ratio(own(native, workload, size), entry[key]) for workload in ("W1", "W2", "W3")
             for size, entry in entries(engine, workload).items() if size >= LEAST_SIZE]
    return [value for value in found if value]
