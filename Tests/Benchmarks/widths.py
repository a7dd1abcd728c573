"""W15, views that are laid out at every width of a range."""

from formatting import micro, paragraph, table

WORKLOADS = {
    "W15-dashboard": "a dashboard of 77 views, from 280 to 1,400 points",
    "W15-form": "a form of 1,001 views with 200 texts that wrap, from 280 to 1,400 points",
    "W15-columns": "the dashboard, from 20 to 200 columns",
}
# The microseconds that each may take, and their words.
TARGETS = {
    "W15-dashboard": (100_000, "0.1 s"),
    "W15-form": (1_000_000, "1 s"),
    "W15-columns": (200_000, "0.2 s"),
}


def targets(results):
    for name, (most, words) in TARGETS.items():
        value = results.value(name, 1)
        yield f"{name}, {WORKLOADS[name]}", words, micro(value), value and value / most


def section(results):
    rows = [[summary, micro(results.value(name, 1))] for name, summary in WORKLOADS.items()]
    dates = [entry["measured"] for name in WORKLOADS for entry in results.workloads.get(name, []) if "measured" in entry]
    date = f"These were measured on {max(dates)}." if dates else ""
    text = paragraph(f"""The time of `ranges(widths:)`, which `assertLayout(of:fits:)` is made of: the ranges of widths in
        which a layout has the same diagnostics and its texts the same numbers of lines. The ends of ranges are exact to
        1/1024 point; with columns every width is laid out. {date}""")
    return f"""## Every width

{text}
{table(["view", "time"], rows)}"""
