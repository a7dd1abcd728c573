"""native-peers.json: other engines in programs of their own language, measured by hand beside Truss."""

from formatting import item, number, paragraph, size_name, span, table
from results import ratio

# Below, what is constant in a layout outweighs what grows with it.
LEAST_SIZE = 100
PARTS_SIZE = 10_000


def entries(engine, workload):
    return {entry["size"]: entry for entry in engine["workloads"].get(workload, [])}


def truss(native, workload, size):
    """From the view's value to all frames."""
    entry = entries(native["truss"], workload).get(size)
    return entry and entry["lowering"] + entry["solving"]


def truss_with_value(native, workload, size):
    entry = entries(native["truss"], workload).get(size)
    return entry and entry["value"] + entry["lowering"] + entry["solving"]


def targets(native):
    """As the targets beside the Python packages, with the same engine as fast as it was built."""
    yoga = next(engine for engine in native["engines"] if engine["name"] == "Yoga")
    for workload in ("W1", "W2", "W3"):
        ratios = [(ratio(truss(native, workload, size), entry["calculate"]), size)
                  for size, entry in entries(yoga, workload).items() if size >= LEAST_SIZE]
        worst, size = max(((value, size) for value, size in ratios if value), default=(None, None))
        measured = f"{number(worst)} of its time at {size_name(size)}" if worst else "-"
        yield (f"{workload}, lowering and solving compared with the calculation of Yoga in C++, from 100 nodes",
               "less than its time", measured, worst)


def speed(results, name):
    """How many times as fast an engine's calculation is as that of its Python package, at least and at most."""
    engine = next(engine for engine in results.native["engines"] if engine["name"] == name)
    ratios = [ratio(results.calculate(name, workload, size), entry["calculate"]) for workload in ("W1", "W2", "W3")
              for size, entry in entries(engine, workload).items()]
    return span([value for value in ratios if value])


def section(native):
    introduction = paragraph(f"""
        In native programs these engines are mostly faster than in the Python packages above. The programs build and
        calculate the same trees. They were measured by hand on {native["date"]}, on {native["machine"]} Each time is the processor time of one thread: the
        median of {native["rounds"]} rounds in which all programs took turns, and in each round the median of
        {native["runs"]}, each of a new tree, after one that is not counted. The frames of all engines agree. Truss is
        {native["truss"]["build"]}. Its times are those of the same rounds, so they differ from those of other sections;
        compare the ratios.""")
    alone = paragraph("""
        Layout alone, in microseconds: the calculation of the other engines, which start with a finished tree, and
        lowering and solving of Truss, which starts with the view's value. Truss has no tree before that: lowering
        builds one.""")
    whole = paragraph("""
        Layout with construction, in microseconds: the other engines build the tree and calculate it, Truss constructs
        the view's value, lowers and solves it.""")
    return f"""### In native programs

{introduction}
{described(native)}
{alone}
{comparison(native, truss, "calculate")}
{whole}
{comparison(native, truss_with_value, "both")}
The parts of the time of {size_name(PARTS_SIZE)} nodes, in microseconds:

{parts(native, PARTS_SIZE)}"""


def described(native):
    """Which version of each, and how it was built."""
    lines = [f"{engine['name']}: {engine['version']}, by {engine['build']}. {engine['note']}."
             for engine in native["engines"]]
    return "".join(item(line) for line in lines)


def comparison(native, own, key):
    rows = []
    for workload in ("W1", "W2", "W3"):
        for size in sorted(entries(native["truss"], workload)):
            time = own(native, workload, size)
            row = [workload, size_name(size), number(time)]
            for engine in native["engines"]:
                entry = entries(engine, workload).get(size)
                other = entry and entry[key]
                row += [number(other), number(ratio(time, other))]
            rows.append(row)
    header = ["", "nodes", "Truss"]
    for engine in native["engines"]:
        header += [engine["name"], f"Truss / {engine['name']}"]
    return table(header, rows)


def parts(native, size):
    rows = []
    for workload in ("W1", "W2", "W3"):
        own = entries(native["truss"], workload)[size]
        row = [workload] + [number(own[key]) for key in ("value", "lowering", "solving")]
        for engine in native["engines"]:
            entry = entries(engine, workload).get(size)
            row += [number(entry and entry["build"]), number(entry and entry["calculate"])]
        rows.append(row)
    header = ["", "Truss: value", "lowering", "solving"]
    for engine in native["engines"]:
        header += [f"{engine['name']}: build", "calculate"]
    return table(header, rows)
