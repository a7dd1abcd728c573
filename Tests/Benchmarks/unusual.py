"""W12: W2 with a row, or with every row, that is not of plain stacks and leaves alone."""

from formatting import number, paragraph, size_name, table

ONE = {
    "W12-baseline": "one row aligned to baselines",
    "W12-ratio": "one `aspectRatio`",
    "W12-grid": "one `Grid` of four texts",
    "W12-scroll": "one `ScrollView`",
    "W12-equal-spacing": "one `HStack(distribution: .equalSpacing)`",
    "W12-proportions": "one `HStack(proportionalWidths:)`",
    "W12-frame": "one `.frame(maxWidth: 100)`",
    "W12-overlay": "one `.overlay`",
    "W12-overflow": "one row that is too wide",
}
ALL = {
    "W12-all-ratios": "an `aspectRatio` in every row",
    "W12-all-baselines": "every row aligned to baselines, with a text",
    "W12-all-frames": "a `.frame(maxWidth: 100)` in every row",
}
WORKLOADS = [*ONE, *ALL]
SIZES = [100, 1_000, 10_000]
# Below, what is constant in a layout outweighs the form.
TARGET_SIZES = SIZES[1:]


def targets(results):
    for names, largest in ((ONE, 1.3), (ALL, 3)):
        for name, summary in names.items():
            ratios = [(results.to_form(name, size), size) for size in TARGET_SIZES]
            worst, size = max(((ratio, size) for ratio, size in ratios if ratio), default=(None, None))
            yield (f"{name}, {summary}, 1,000 and 10,000 nodes", f"{largest} times W2",
                   f"{number(worst)} times at {size_name(size)}" if worst else "-", worst and worst / largest)


def section(results):
    rows = [[name, summary] + [number(results.to_form(name, size)) for size in SIZES]
            + [number(results.value(name, size)) for size in SIZES[-1:]]
            for name, summary in [*ONE.items(), *ALL.items()]]
    missing = "" if any(name in results.workloads for name in WORKLOADS) else "Not measured yet: `results.json` is older."
    header = ["", "instead of a row of W2"] + [size_name(size) for size in SIZES]
    return f"""## One unusual view

{paragraph(f'''
Does one view that is not a plain stack or leaf slow down the form around it? The table has the time of the whole
layout with one such view, or with one in every row, divided by the time of W2 with as many rows in the same run. The
last column has the time of the largest size in microseconds. {missing}
''')}
{table(header + [f"µs at {size_name(SIZES[-1])}"], rows, names=2)}"""
