"""W14, what used to grow faster than its size, and coupled systems, as coupled.py measures them."""

from formatting import micro, number, paragraph, size_name, table
from results import ratio

WORKLOADS = {
    "W14-centering": "`HStack(distribution: .equalCentering)` of texts",
    "W14-table": "a `Table` of texts, as high as its rows",
    "W14-visual": "views placed by one visual format",
}
# The size, the microseconds that it may take, and their words.
TARGETS = {
    "W14-centering": (1_600, 50_000, "50 ms"),
    "W14-table": (10_000, 300_000, "0.3 s"),
    "W14-visual": (100_000, 2_000_000, "2 s"),
}
TABLE_BYTES = 60 << 20
COUPLED = {
    "ring": "each view as wide as the next, in a ring",
    "lattice": "a lattice, each view constrained to its neighbours",
    "random": "five constraints per view to any other",
    "centering": "equal distances between centres",
}
LARGEST_TO_HIGHS = 3
# Below, what is constant outweighs what grows.
LEAST_COUPLED = 400
# Seconds after which another engine is stopped.
LONGEST = 20


def targets(results):
    for name, (size, most, words) in TARGETS.items():
        value = results.value(name, size)
        yield f"{name}, {WORKLOADS[name]}, {size_name(size)}", words, micro(value), value and value / most
    value = results.value("W14-table", 10_000, "peakBytes")
    yield ("W14-table, 10,000, memory", "60 MiB", f"{number(value / (1 << 20))} MiB" if value else "-",
           value and value / TABLE_BYTES)
    for kind, summary in COUPLED.items():
        ratios = [(row["truss"] / row["highs"], row["size"]) for row in coupled(results)
                  if row["kind"] == kind and row["size"] >= LEAST_COUPLED and row["highs"]]
        worst, size = max(ratios, default=(None, None))
        yield (f"a coupled system, {summary}, from {LEAST_COUPLED} views", f"{LARGEST_TO_HIGHS} times HiGHS",
               f"{number(worst)} times at {size_name(size)}" if worst else "-", worst and worst / LARGEST_TO_HIGHS)


def coupled(results):
    return results.document.get("coupled", [])


def section(results):
    times = []
    for name, summary in WORKLOADS.items():
        for entry in results.workloads.get(name, []):
            times.append([name, summary, size_name(entry["size"]), micro(entry["total"]),
                          number(entry["peakBytes"] / entry["nodes"] / 1_024)])
    systems = [[COUPLED[row["kind"]], size_name(row["size"]), micro(row["truss"]), micro(row["highs"]),
                number(ratio(row["truss"], row["highs"])), micro(row["kiwi"]),
                number(ratio(row["truss"], row["kiwi"]))] for row in coupled(results)]
    packages = results.document["packages"]
    missing = "" if systems else "Not measured yet: `results.json` is older."
    return f"""## Growth

These layouts are prone to times that grow faster than their size.

{table(["", "what", "size", "per layout", "KiB per view"], times, names=2)}
### Coupled systems

{paragraph(f'''
These are constraint systems in which nearly all views depend on each other. The time is that of one thread from a
parsed [listing](Listing.md) to the values. HiGHS, a solver for linear programs
({packages.get("HiGHS", "not measured")}), minimises the sum of the violations of one priority after the other and keeps
each, as Truss does. Only its calls count; its matrix is made before. The sums of both agree, or the measurement fails.
kiwi ({packages["kiwi"]}) replaces priorities by weights, here each a thousand times the next and at most four of them,
so it solves another problem; adding the constraints and reading the values count. A dash marks a time of more than
{LONGEST} seconds. {missing}
''')}
{table(["what", "views", "Truss", "HiGHS", "Truss / HiGHS", "kiwi", "Truss / kiwi"], systems)}"""
