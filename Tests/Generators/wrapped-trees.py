#!/usr/bin/env python3
"""Prints wrapping flex containers and grids, with the frames that Chromium gives them.

Usage: wrapped-trees.py [--seed N] [--count N] [--chromium PROGRAM] > wrapped-trees.json

Needs what narrow-trees.py needs, whose page and letters it uses. The trees depend on the seed alone.

What stands for what:

    FlowStack                    display: flex; flex-wrap: wrap; align-content: flex-start, or as it is given
    Grid                         display: grid; align-content: start
    .fixed(w)                    w px
    .flexible(k)                 minmax(auto, k fr)
    .flexible(minimum, maximum)  is not in CSS: `fr` has no maximum
    .fit                         minmax(auto, max-content)
    a cell of n columns          grid-column: span n
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

WIDTHS = [60, 80, 100, 130, 160, 200, 260, 320]
ALIGN = sorted(narrow.ALIGN)


def flow(source):
    """A flow of texts, buttons and boxes."""
    return {
        "kind": "FlowStack",
        "justify": source.choice(sorted(narrow.JUSTIFY)),
        "align": source.choice(ALIGN),
        "spacing": source.choice([0, 4, 8]),
        "lineSpacing": source.choice([0, 3, 6]),
        "insets": [source.choice([0, 0, 3, 5]) for _ in range(4)],
        "children": [leaf(source) for _ in range(source.randint(2, 9))],
    }


def leaf(source):
    """A leaf without a least width of its own, which CSS takes for the automatic minimum: see narrow-trees.json."""
    node = narrow.leaf(source)
    node.pop("widthAtLeast", None)
    if source.random() < 0.15:
        node["self"] = source.choice(ALIGN)
    return node


def grid(source):
    """A grid of one to four columns, one of them flexible. What is not in a flexible column is a word: what fitted
    columns make of texts that have to wrap is a rule of CSS' own (12.5), that splits what is left equally."""
    columns = []
    for _ in range(source.randint(1, 4)):
        kind = source.choice(["fixed", "flexible", "flexible", "fit"])
        column = {"kind": kind}
        if kind == "fixed":
            column["width"] = source.choice([20, 30, 44])
        if kind == "flexible":
            column["share"] = source.choice([1, 1, 2])
        columns.append(column)
    if not any(column["kind"] == "flexible" for column in columns):
        columns[source.randrange(len(columns))] = {"kind": "flexible", "share": 1}
    rows = []
    for _ in range(source.randint(1, 4)):
        cells = []
        column = 0
        while column < len(columns):
            span = source.randint(2, len(columns)) if len(columns) > 1 and source.random() < 0.15 else 1
            span = min(span, len(columns) - column)
            cells.append(cell(source, columns[column], span))
            column += span
        rows.append({"kind": "GridRow", "children": cells})
    return {
        "kind": "Grid",
        "columns": columns,
        "align": source.choice(ALIGN),
        "spacing": source.choice([0, 4, 8]),
        "lineSpacing": source.choice([0, 3, 6]),
        "insets": [source.choice([0, 0, 3, 5]) for _ in range(4)],
        "children": rows,
    }


def cell(source, column, span):
    if span > 1:
        node = {"kind": "Text", "text": source.choice("a to of the".split())}
    elif column["kind"] == "flexible":
        node = narrow.leaf(source)
        for key in ("width", "widthAtLeast"):
            if node["kind"] == "Text":
                node.pop(key, None)
    else:
        node = {"kind": source.choice(["Text", "Text", "Button"]), "text": source.choice(narrow.WORDS[:7])}
    if span > 1:
        node["span"] = span
    if source.random() < 0.15:
        node["self"] = source.choice(ALIGN)
    return node


def element(node, parent=None):
    """A view and all inside it as HTML; the rows of a grid have no element of their own in CSS."""
    if node["kind"] not in ("FlowStack", "Grid"):
        span = f"grid-column: span {node['span']}" if "span" in node else ""
        kind = {"kind": "HStack"} if parent["kind"] == "FlowStack" else {"kind": "VStack"}
        plain = plain_element({key: value for key, value in node.items() if key != "span"}, kind)
        return plain.replace('style="', f'style="{span}; ', 1)
    found = [
        "box-sizing: border-box",
        f"align-items: {narrow.ALIGN[node['align']]}",
        f"gap: {node['lineSpacing']}px {node['spacing']}px",
        "padding: " + " ".join(f"{inset}px" for inset in node["insets"]),
    ]
    if node["kind"] == "FlowStack":
        content = narrow.JUSTIFY[node.get("alignContent", "start")]
        found += ["display: flex", "flex-wrap: wrap", f"align-content: {content}"]
        if "height" in node:
            found.append(f"height: {node['height']}px")
        found.append(f"justify-content: {narrow.JUSTIFY[node['justify']]}")
        inside = node["children"]
    else:
        found += ["display: grid", "align-content: start", "justify-content: start"]
        found.append("grid-template-columns: " + " ".join(track(column) for column in node["columns"]))
        inside = [cell for row in node["children"] for cell in row["children"]]
    return f'<div style="{"; ".join(found)}">{"".join(element(child, node) for child in inside)}</div>'


def track(column):
    if column["kind"] == "fixed":
        return f"{column['width']}px"
    if column["kind"] == "flexible":
        return f"minmax(auto, {column['share']}fr)"
    return "minmax(auto, max-content)"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=60)
    parser.add_argument("--high", type=int, default=30, help="the number of flows that have a height, after these")
    parser.add_argument("--chromium", default="chromium")
    options = parser.parse_args()
    source = random.Random(options.seed)
    cases = []
    for number in range(options.count):
        kind = "flow" if number % 2 == 0 else "grid"
        root = flow(source) if kind == "flow" else grid(source)
        cases.append({"name": f"{kind}{number:03}", "width": source.choice(WIDTHS), "root": root})
    for number in range(options.count, options.count + options.high):
        root = flow(source)
        root["alignContent"] = source.choice(sorted(narrow.JUSTIFY))
        root["height"] = source.choice([40, 100, 180, 400, 500])
        cases.append({"name": f"lines{number:03}", "width": source.choice(WIDTHS), "root": root})
    narrow.element = element
    for case, frames in zip(cases, narrow.lay_out(cases, options.chromium)):
        case["frames"] = frames
    print("[" + ",\n".join(json.dumps(case) for case in cases) + "]")


if __name__ == "__main__":
    main()
