"""W11: whole screens, alone and twenty times."""

import statistics

from formatting import number, paragraph, table
from results import ratio

SCREENS = {
    "settings": "settings: groups of rows with switches",
    "chat": "a chat: texts that wrap in bubbles",
    "invoice": "an invoice: grids on baselines",
    "metrics": "cards of metrics: a grid of cards with charts",
    "pods": "a table of pods: a grid of six columns",
    "month": "a month: a grid of 42 days",
    "login": "a login: fields beside labels of one width",
    "article": "an article: paragraphs and pictures",
}
WORKLOADS = [f"W11-{screen}" for screen in SCREENS]
# What is measured, and the size of W2 that has about as many views.
BESIDE = {1: 100, 20: 1_000}
COPIES = {1: "a screen alone", 20: "twenty copies of a screen in a stack"}
LARGEST_MEDIAN = 5
LARGEST = 20
LARGEST_KIB = 3


def to_form(results, workload, copies):
    """The time of a view divided by that of a view of W2, each with the making of its value: a screen's views are made when its
    body is asked for, in the lowering."""
    own, form = (with_value(results, name, size) for name, size in ((workload, copies), ("W2", BESIDE[copies])))
    return ratio(own, form)


def with_value(results, workload, size):
    value, layout = results.per_node(workload, size, "view"), results.per_node(workload, size)
    return layout and layout + (value or 0)


def kib(results, workload, copies):
    return results.per_node(workload, copies, "peakBytes", 1 / 1_024)


def measured(workloads, value):
    """The workloads that were measured, each with its value, the least first."""
    values = [(value(workload), workload) for workload in workloads]
    return sorted(pair for pair in values if pair[0] is not None)


def targets(results):
    for copies, words in COPIES.items():
        found = measured(WORKLOADS, lambda workload: to_form(results, workload, copies))
        median = statistics.median(value for value, _ in found) if found else None
        beside = f"{number(BESIDE[copies], 0)} nodes"
        yield (f"W11, a view of {words}, the median of eight", f"{LARGEST_MEDIAN} times a view of W2 of {beside}",
               f"{number(median)} times" if found else "-", median and median / LARGEST_MEDIAN)
        worst, workload = found[-1] if found else (None, None)
        yield (f"W11, a view of {words}, the worst of eight", f"{LARGEST} times a view of W2 of {beside}",
               f"{number(worst)} times, {workload}" if found else "-", worst and worst / LARGEST)
    found = measured(WORKLOADS, lambda workload: kib(results, workload, 20))
    worst, workload = found[-1] if found else (None, None)
    yield ("W11, memory of twenty copies of a screen in a stack", f"{LARGEST_KIB} KiB per view",
           f"{number(worst)} KiB, {workload}" if found else "-", worst and worst / LARGEST_KIB)


def section(results):
    rows = []
    for screen, summary in SCREENS.items():
        name = f"W11-{screen}"
        row = [name, summary, number(results.value(name, 1, "nodes"), 0)]
        for copies in BESIDE:
            row += [number(results.per_node(name, copies)), number(to_form(results, name, copies))]
        rows.append(row + [number(kib(results, name, 20))])
    header = ["", "screen", "views", "µs per view", "/ view of W2", "twenty: µs per view", "/ view of W2", "KiB per view"]
    missing = "" if any(name in results.workloads for name in WORKLOADS) else "Not measured yet: `results.json` is older."
    return f"""## Screens

{paragraph(f'''
Real screens cost more per view than a plain form: they have grids, frames, scroll views, overlays, aspect ratios,
baselines and wrapped text. Eight such screens were measured, each alone at its own width, and as twenty copies in one
stack. The columns "/ view of W2" divide the time per view by that of the plain form, with 100 nodes for a screen alone
and 1,000 nodes for twenty copies. This ratio includes the construction of the views: those of a screen are constructed
when its body is evaluated, which is part of lowering. {missing}
''')}
{table(header, rows, names=2)}"""
