"""The targets of the engine, and whether it meets them."""

import growing
import native
import screens
import unusual
import widths
from formatting import micro, number, size_name

# Below, what is constant in a layout outweighs what grows with it.
LEAST_SIZE = 100


def rows(results):
    """A row for each target: what, the target, what was measured, the verdict."""
    return [[title, target, measured, verdict(factor)]
            for title, target, measured, factor in targets(results)]


def verdict(factor):
    """The factor is what was measured, in parts of what is allowed."""
    if factor is None:
        return "not measured"
    if factor <= 1:
        return "met"
    return f"**missed**: {number(factor)} times the target" if factor >= 1.1 else (
        f"**missed**: by {max(1, round(100 * (factor - 1)))} %")


def targets(results):
    yield from growth(results)
    yield from yoga(results)
    yield from native.targets(results.native)
    yield at_most(results, "W4, a leaf changed, the session gets the whole new view, 10,000 nodes", "W4", 10_000, 1_000, "1 ms")
    yield at_most(results, "W4-id, a leaf changed by its name in a session, 10,000 nodes", "W4-id", 10_000, 50, "50 µs")
    yield at_most(results, "W4-hide, a leaf hidden by its name in a session, 10,000 nodes", "W4-hide", 10_000, 50, "50 µs")
    for change, words in (("insert", "inserted"), ("remove", "removed"), ("move", "moved")):
        yield at_most(results, f"W13-{change}, a row {words} by its name in a session, 10,000 nodes", f"W13-{change}",
                      10_000, 500, "500 µs")
    yield ("a leaf changed in the engine alone, 10,000 nodes", "20 µs", "-", None)
    yield at_most(results, "W5, another width, 10,000 nodes", "W5", 10_000, 1_000, "1 ms")
    yield constraints(results)
    yield at_most(results, "W6-2000, 2,000 constraints between rows of W2, 10,000 nodes", "W6-2000", 10_000, 20_000, "20 ms")
    yield from screens.targets(results)
    yield from unusual.targets(results)
    yield from growing.targets(results)
    yield from widths.targets(results)
    yield from memory(results)
    yield from drawing(results)
    yield from threads(results)


def growth(results):
    for name in ("W1", "W2", "W3"):
        exponent = results.growth(name)
        last = size_name(results.sizes[-1])
        yield (f"{name}, growth from 1,000 to {last} nodes", "exponent 1.1", number(exponent),
               exponent and exponent / 1.1)


def yoga(results):
    for name in ("W1", "W2", "W3"):
        ratios = [(results.to_other("Yoga", name, size), size) for size in results.sizes if size >= LEAST_SIZE]
        worst, size = max(((ratio, size) for ratio, size in ratios if ratio), default=(None, None))
        measured = f"{number(worst)} of its time at {size_name(size)}" if worst else "-"
        yield (f"{name}, lowering and solving compared with the calculation of poga's Yoga, from 100 nodes",
               "less than its time", measured, worst)


def at_most(results, title, workload, size, microseconds, words):
    value = results.value(workload, size)
    return title, words, micro(value), value and value / microseconds


def constraints(results):
    value, plain = results.value("W6-100", 10_000), results.value("W2", 10_000)
    ratio = value / plain if value and plain else None
    return "W6-100, 100 constraints between rows of W2, 10,000 nodes", "1.5 times W2", with_unit(ratio, "times"), ratio and ratio / 1.5


def with_unit(value, unit):
    return "-" if value is None else f"{number(value)} {unit}"


def memory(results):
    for name in ("W1", "W2", "W3"):
        value = results.per_node(name, 100_000, "peakBytes", 1 / 1_024)
        yield f"{name}, memory at 100,000 nodes", "1 KiB per node", with_unit(value, "KiB"), value


def drawing(results):
    for name, words in (("W2-text", "text"), ("W2-svg", "SVG")):
        ratios = [(results.to_solve(name, size), size) for size in results.sizes if size >= LEAST_SIZE]
        worst, size = max(((ratio, size) for ratio, size in ratios if ratio), default=(None, None))
        measured = f"{number(worst)} times at {size_name(size)}" if worst else "-"
        yield f"W2 drawn as {words}, from 100 nodes", "3 times the layout", measured, worst and worst / 3


def threads(results):
    for entry in results.document["threads"]:
        if entry["size"] == 1_000:
            least = 0.9 * entry["threads"]
            ratio = entry["all"] / entry["one"]
            yield (f"W2 of 1,000 nodes on {entry['threads']} threads", f"at least {least:.1f} times the layouts of one",
                   f"{number(ratio)} times", least / ratio)
