#!/usr/bin/env python3
"""Prints trees of flex containers with the rarer properties, with the frames that Chromium gives them.

Usage: flex-trees.py [--seed N] [--count N] [--chromium PROGRAM] [--keep OLD.json] > flex-trees.json

Needs what narrow-trees.py needs, whose trees, page and letters it uses; `--count` is the number of trees of each word.
The trees of a word depend on the seed and the word alone.

What stands for what, beside the words of narrow-trees.py:

    reversed: true              flex-direction: row-reverse or column-reverse
    .flex(k, shrink:, basis:)   flex: k shrink basis
    .pinned(top:, leading:, …)  position: absolute; top: …; inset-inline-start: …, the stack being position: relative. Such
                                views are the last of their stack, as Truss lists them there.
    FlowStack                   display: flex; flex-wrap: wrap; align-content: flex-start, or as it is given
    alignContent: .fill         align-content: stretch
    axis: .vertical             flex-direction: column
    Rectangle                   a block without content, stretched across
"""

import argparse
import importlib.util
import json
import pathlib
import random

spec = importlib.util.spec_from_file_location("narrow", pathlib.Path(__file__).with_name("narrow-trees.py"))
narrow = importlib.util.module_from_spec(spec)
spec.loader.exec_module(narrow)
WIDTHS = narrow.WIDTHS + [240, 280, 320, 360, 400]
plain_element, plain_style = narrow.element, narrow.style


def stacks(node):
    """The stacks in a tree, itself first."""
    if "children" not in node:
        return []
    return [node] + [stack for child in node["children"] for stack in stacks(child)]


def tree(source, depth):
    """A random stack, without what CSS takes for the automatic minimum: see narrow-trees.json."""
    root = narrow.tree(source, depth)
    for stack in stacks(root):
        for child in stack["children"]:
            child.pop("widthAtLeast", None)
    return root


def leaf(source):
    node = narrow.leaf(source)
    node.pop("widthAtLeast", None)
    return node


def reversed_tree(source, number):
    """A tree with at least one reversed stack."""
    root = tree(source, 1 + number % 3)
    found = stacks(root)
    for stack in found:
        if source.random() < 0.6:
            stack["isReversed"] = True
    found[-1]["isReversed"] = True
    return root


def basis_tree(source, number):
    """A row of a width or a column of a height, some of whose views have a basis. In a fitted row CSS' browsers look at
    the content alone, so that no row has one that is not as wide as the root."""
    root = row(source) if number % 2 == 0 else column(source)
    if number % 10 == 7:
        root["children"] = [row(source), *root["children"]]
    return root


def row(source):
    return with_bases(source, "HStack", [20, 40, 60, 80, 120, 200])


def column(source):
    return {**with_bases(source, "VStack", [5, 16, 30, 50, 80]), "heightOfRoot": source.choice([60, 100, 160, 240, 320])}


def with_bases(source, kind, lengths):
    node = tree(source, 1)
    node.update({"kind": kind, "align": "fill"})
    node["children"] = [leaf(source) for _ in range(source.randint(1, 5))]
    for child in node["children"]:
        if child["kind"] == "Box" or "width" in child or source.random() < 0.3:
            continue
        if source.random() < 0.3:
            child.clear()
            child["kind"] = "Rectangle"
        child["flex"] = source.choice([0, 1, 1, 2])
        child["shrink"] = source.choice([0, 1, 1, 1, 2])
        child["basis"] = source.choice(lengths)
    return node


def pinned_tree(source, number):
    """A tree with pinned views in some of its stacks. Along each axis one distance is given at least: without any, CSS
    looks at how the stack would place the view in line."""
    root = tree(source, 1 + number % 3)
    found = stacks(root)
    for place, stack in enumerate(found):
        if place > 0 and source.random() < 0.5:
            continue
        for _ in range(source.randint(1, 2)):
            child = leaf(source) if source.random() < 0.7 else tree(source, 1)
            if "children" in child:
                # A stack with a spacer takes all that the distances leave.
                child["children"] = [inner for inner in child["children"] if inner["kind"] != "Spacer"]
            child["pin"] = {**distances(source, "leading", "trailing"), **distances(source, "top", "bottom")}
            stack["children"].append(child)
    return root


def distances(source, start, end):
    given = source.choice([[start], [start], [end], [end], [start, end]])
    return {edge: source.choice([0, 4, 4, 8, 12, -6]) for edge in given}


def flow(source, axis):
    children = [leaf(source) for _ in range(source.randint(2, 9))]
    for child in children:
        if source.random() < 0.15:
            child["self"] = source.choice(sorted(narrow.ALIGN))
    return {
        "kind": "FlowStack",
        "axis": axis,
        "justify": source.choice(sorted(narrow.JUSTIFY)),
        "align": source.choice(["fill"] + sorted(narrow.ALIGN)),
        "spacing": source.choice([0, 4, 8]),
        "lineSpacing": source.choice([0, 3, 6]),
        "insets": [source.choice([0, 0, 3, 5]) for _ in range(4)],
        "children": children,
    }


def stretched_tree(source, number):
    """Lines that share the height of their stack, or its width."""
    root = flow(source, "vertical" if number % 5 == 4 else "horizontal")
    root["alignContent"] = "fill"
    root["height"] = source.choice([40, 100, 180, 240, 400])
    return root


def columns_tree(source, number):
    """Columns of a height."""
    root = flow(source, "vertical")
    root["alignContent"] = source.choice(["start"] + sorted(narrow.JUSTIFY))
    root["height"] = source.choice([40, 60, 100, 140, 180, 240])
    return root


TREES = {
    "reversed": reversed_tree, "basis": basis_tree, "pinned": pinned_tree, "stretched": stretched_tree,
    "columns": columns_tree,
}
EDGES = {"top": "top", "bottom": "bottom", "leading": "inset-inline-start", "trailing": "inset-inline-end"}


def style(node, parent):
    found = plain_style({key: value for key, value in node.items() if key != "flex" or "basis" not in node}, parent)
    if "basis" in node:
        found.append(f"flex: {node['flex']} {node['shrink']} {node['basis']}px")
    if node["kind"] == "Rectangle":
        found.append("align-self: stretch")
    if "children" in node:
        found.append("position: relative")
    if "pin" in node:
        found.append("position: absolute")
        found += [f"{EDGES[edge]}: {distance}px" for edge, distance in node["pin"].items()]
    if "heightOfRoot" in node:
        found.append(f"height: {node['heightOfRoot']}px")
    return found


def flow_element(node):
    isRow = node["axis"] == "horizontal"
    gaps = (node["lineSpacing"], node["spacing"]) if isRow else (node["spacing"], node["lineSpacing"])
    content = node["alignContent"]
    found = [
        "box-sizing: border-box; display: flex; flex-wrap: wrap",
        f"flex-direction: {'row' if isRow else 'column'}",
        f"justify-content: {narrow.JUSTIFY[node['justify']]}",
        f"align-items: {narrow.ALIGN[node['align']]}",
        f"align-content: {'stretch' if content == 'fill' else narrow.JUSTIFY[content]}",
        f"gap: {gaps[0]}px {gaps[1]}px",
        "padding: " + " ".join(f"{inset}px" for inset in node["insets"]),
        f"height: {node['height']}px",
    ]
    parent = {"kind": "HStack" if isRow else "VStack"}
    return f'<div style="{"; ".join(found)}">{"".join(element(child, parent) for child in node["children"])}</div>'


def element(node, parent=None):
    found = flow_element(node) if node["kind"] == "FlowStack" else plain_element(node, parent)
    if node.get("isReversed"):
        for direction in ("row", "column"):
            found = found.replace(f"flex-direction: {direction};", f"flex-direction: {direction}-reverse;", 1) \
                if (direction == "row") == (node["kind"] == "HStack") else found
    if node.get("isRightToLeft"):
        found = found.replace('style="', 'style="direction: rtl; ', 1)
    return found


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=70)
    parser.add_argument("--chromium", default="chromium")
    parser.add_argument("--keep", type=pathlib.Path)
    options = parser.parse_args()
    cases = []
    for word, tree in TREES.items():
        source = random.Random(f"{word} {options.seed}")
        for number in range(options.count):
            root = tree(source, number)
            # Where a column is wider than the stack Chromium breaks texts in widths that they do not get.
            widths = [width for width in WIDTHS if width >= 120] if root.get("axis") == "vertical" else WIDTHS
            case = {"name": f"{word}{number:03}", "width": source.choice(widths), "root": root}
            if "heightOfRoot" in root:
                case["height"] = root["heightOfRoot"]
            if number % 4 == 3:
                case["isRightToLeft"] = root["isRightToLeft"] = True
            cases.append(case)
    differences = {}
    if options.keep:
        differences = {case["name"]: case.get("difference") for case in json.loads(options.keep.read_text())}
    narrow.element, narrow.style = element, style
    for case, frames in zip(cases, narrow.lay_out(cases, options.chromium)):
        case["frames"] = frames
        for key in ("isRightToLeft", "heightOfRoot"):
            case["root"].pop(key, None)
        if differences.get(case["name"]):
            case["difference"] = differences[case["name"]]
    print("[" + ",\n".join(json.dumps(case) for case in cases) + "]")


if __name__ == "__main__":
    main()
