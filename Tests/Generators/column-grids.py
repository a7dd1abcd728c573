#!/usr/bin/env python3
"""Prints grids whose cells place themselves, with the frames that Chromium gives them.

Usage: column-grids.py [--seed N] [--count N] [--chromium PROGRAM] > column-grids.json

Needs what narrow-trees.py needs, whose page and letters it uses. The grids depend on the seed alone.

What stands for what:

    LazyVGrid               display: grid; align-content: start; grid-auto-flow: row
    .fixed(w)               w px
    .flexible()             minmax(auto, 1fr)
    .adaptive(minimum: m)   repeat(auto-fill, minmax(m px, 1fr))
    .gridColumns(n)         grid-column: span n
    .gridRows(n)            grid-row: span n

No cell is wider than its column, which in CSS it would then leave, and no cell of two rows higher than one.
"""

import argparse
import importlib.util
import json
import pathlib
import random

spec = importlib.util.spec_from_file_location("narrow", pathlib.Path(__file__).with_name("narrow-trees.py"))
narrow = importlib.util.module_from_spec(spec)
spec.loader.exec_module(narrow)
plain_element = narrow.element

WIDTHS = [160, 200, 223, 260, 320, 390, 600, 800]


def grid(source):
    """A grid of up to four items, of which one is adaptive in most."""
    columns = [{"kind": "fixed", "width": source.choice([20, 35])} for _ in range(source.randint(0, 1))]
    if source.random() < 0.7:
        columns.append({"kind": "adaptive", "width": source.choice([88, 96, 100, 120])})
    else:
        columns += [{"kind": "flexible"} for _ in range(source.randint(2, 3))]
    source.shuffle(columns)
    isRepeated = any(column["kind"] == "adaptive" for column in columns)
    return {
        "kind": "LazyVGrid",
        "spacing": source.choice([0, 4, 8]),
        "columns": columns,
        "children": [cell(source, isRepeated, len(columns)) for _ in range(source.randint(1, 12))],
    }


def cell(source, isRepeated, count):
    """A text or a box, which may take two columns where there are two in any width, or two rows."""
    kind = source.random()
    if kind < 0.5:
        node = {"kind": "Text", "text": source.choice(["a", "of", "of a", "a a a"])}
    else:
        node = {"kind": "Box", "width": source.randint(5, 20), "height": source.randint(17, 40)}
    if not isRepeated and count > 1 and source.random() < 0.25:
        node["span"] = 2
    if source.random() < 0.15:
        node["rowSpan"] = 2
        if node["kind"] == "Box":
            node["height"] = source.randint(5, 16)
    if source.random() < 0.2:
        node["self"] = source.choice(sorted(narrow.ALIGN))
    return node


def track(column):
    """A column in CSS' words."""
    if column["kind"] == "fixed":
        return f"{column['width']}px"
    if column["kind"] == "adaptive":
        return f"repeat(auto-fill, minmax({column['width']}px, 1fr))"
    return "minmax(auto, 1fr)"


def element(node, parent=None):
    """A view and all inside it as HTML."""
    if node["kind"] != "LazyVGrid":
        found = plain_element(node, {"kind": "VStack"})
        places = f"grid-column: span {node.get('span', 1)}; grid-row: span {node.get('rowSpan', 1)}; "
        return found.replace('style="', 'style="' + places, 1)
    inside = "".join(element(child, node) for child in node["children"])
    columns = " ".join(track(column) for column in node["columns"])
    return (
        f'<div style="box-sizing: border-box; display: grid; align-content: start; gap: {node["spacing"]}px; '
        f'grid-template-columns: {columns}">{inside}</div>')


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=60)
    parser.add_argument("--chromium", default="chromium")
    options = parser.parse_args()
    source = random.Random(options.seed)
    cases = [
        {"name": f"columns{number:02}", "width": source.choice(WIDTHS), "root": grid(source)}
        for number in range(options.count)
    ]
    narrow.element = element
    for case, frames in zip(cases, narrow.lay_out(cases, options.chromium)):
        case["frames"] = frames
    print("[" + ",\n".join(json.dumps(case) for case in cases) + "]")


if __name__ == "__main__":
    main()
