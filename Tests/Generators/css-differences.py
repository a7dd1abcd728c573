#!/usr/bin/env python3
"""Prints small trees for the rows of the table in `Documentation/ComingFrom.md` that says where Truss differs from CSS,
with the frames that Chromium gives them, and those of Truss, which follow from the rows.

Usage: css-differences.py [--chromium PROGRAM] > css-differences.json

Needs what narrow-trees.py needs, whose page and letters it uses: letters are 8 wide and lines 16 high.
"""

import argparse
import importlib.util
import json
import pathlib

spec = importlib.util.spec_from_file_location("narrow", pathlib.Path(__file__).with_name("narrow-trees.py"))
narrow = importlib.util.module_from_spec(spec)
spec.loader.exec_module(narrow)

ROW, COLUMN = "display: flex", "display: flex; flex-direction: column"


def stack(kind, *children, **words):
    return {"kind": kind, "justify": "start", "align": "fill", "children": list(children), **words}


def shape(**words):
    return {"kind": "Rectangle", **words}


def text(letters, **words):
    return {"kind": "Text", "text": letters, **words}


def element(style, *inside):
    return f'<div style="box-sizing: border-box; position: relative; {style}">{"".join(inside)}</div>'


# Of each row the case, the width and the height, the tree, the same in CSS, and the frames of Truss.
ROWS = [
    ("a given size that does not fit", 100, 20,
     stack("HStack", {"kind": "Box", "width": 80}, {"kind": "Box", "width": 80}),
     element(f"{ROW}; height: 20px", element("width: 80px"), element("width: 80px")),
     [[0, 0, 100, 20], [0, 0, 80, 20], [80, 0, 80, 20]]),
    ("position: absolute without a distance along an axis", 200, 20,
     stack("HStack", text("a"), text("bc", pin={"top": 0}), justify="end"),
     element(f"{ROW}; justify-content: flex-end; height: 20px", element("", "a"),
             element("position: absolute; top: 0", "bc")),
     [[0, 0, 200, 20], [192, 0, 8, 20], [0, 0, 16, 16]]),
    ("a shape at one distance", 200, 50,
     stack("HStack", shape(pin={"top": 5, "bottom": 5, "leading": 20})),
     element(f"{ROW}; height: 50px", element("position: absolute; top: 5px; bottom: 5px; left: 20px")),
     [[0, 0, 200, 50], [20, 5, 180, 40]]),
    ("a basis in a row that is as wide as its content", 200, None,
     stack("VStack", stack("HStack", shape(flex=1, basis=50), text("a")), align="start"),
     element(f"{COLUMN}; align-items: flex-start", element(ROW, element("flex: 1 1 50px"), element("", "a"))),
     [[0, 0, 200, 16], [0, 0, 58, 16], [0, 0, 50, 16], [50, 0, 8, 16]]),
    ("a basis above a greatest width", 100, 20,
     stack("HStack", shape(flex=0, basis=100, widthAtMost=80), shape(flex=0, basis=60)),
     element(f"{ROW}; height: 20px", element("flex: 0 1 100px; max-width: 80px"), element("flex: 0 1 60px")),
     [[0, 0, 100, 20], [0, 0, 57.143, 20], [57.143, 0, 42.857, 20]]),
    ("factors of shrinking whose sum is below 1", 100, 20,
     stack("HStack", shape(flex=0, shrink=0.25, basis=80), shape(flex=0, shrink=0.25, basis=80)),
     element(f"{ROW}; height: 20px", element("flex: 0 0.25 80px"), element("flex: 0 0.25 80px")),
     [[0, 0, 100, 20], [0, 0, 50, 20], [50, 0, 50, 20]]),
    ("a least width below the longest word", 50, None,
     stack("HStack", text("jumping", widthAtLeast=30)),
     element(ROW, element("min-width: 30px", "jumping")),
     [[0, 0, 50, 16], [0, 0, 56, 16]]),
    ("the ratio of a stretched view with a size along the other axis", 200, None,
     stack("VStack", shape(height=20, ratio=2)),
     element(COLUMN, element("height: 20px; aspect-ratio: 2")),
     [[0, 0, 200, 20], [0, 0, 40, 20]]),
    ("the ratio of a view without a size in a row", 200, None,
     stack("HStack", {"kind": "Box", "width": 20, "height": 30}, shape(ratio=2)),
     element(ROW, element("width: 20px; height: 30px"), element("aspect-ratio: 2")),
     [[0, 0, 200, 30], [0, 0, 20, 30], [20, 0, 60, 30]]),
    ("the ratio of a stretched view whose other length does not fit", 200, 50,
     stack("VStack", shape(ratio=2)),
     element(f"{COLUMN}; height: 50px", element("aspect-ratio: 2")),
     [[0, 0, 200, 50], [0, 0, 100, 50]]),
    ("shares whose sum is below 1", 100, 20,
     stack("HStack", shape(flex=0.25), shape(flex=0.5)),
     element(f"{ROW}; height: 20px", element("flex: 0.25 1 0px"), element("flex: 0.5 1 0px")),
     [[0, 0, 100, 20], [0, 0, 33.333, 20], [33.333, 0, 66.667, 20]]),
    ("the width of a divider in a row", 200, 20,
     stack("HStack", {"kind": "Divider", "width": 10}, text("a")),
     element(f"{ROW}; height: 20px", element("flex: 0 0 1px; width: 10px"), element("", "a")),
     [[0, 0, 200, 20], [0, 0, 10, 20], [10, 0, 8, 20]]),
    ("the width of a spacer in a row", 40, 20,
     stack("HStack", text("a"), {"kind": "Spacer", "width": 30}, text("b")),
     element(f"{ROW}; height: 20px", element("", "a"), element("flex: 1 1 0px; width: 30px"), element("", "b")),
     [[0, 0, 40, 20], [0, 0, 8, 20], [8, 0, 30, 20], [38, 0, 8, 20]]),
    ("a fraction of a height that follows from the content", 200, None,
     stack("HStack", shape(width=20, heightFraction=0.5), {"kind": "Box", "width": 20, "height": 40}),
     element(ROW, element("width: 20px; height: 50%"), element("width: 20px; height: 40px")),
     [[0, 0, 200, 40], [0, 0, 20, 20], [20, 0, 20, 40]]),
    ("free space beside views that cannot grow", 200, 20,
     stack("HStack", text("a"), text("b"), justify="fill"),
     element(f"{ROW}; height: 20px", element("", "a"), element("", "b")),
     [[0, 0, 200, 20], [0, 0, 8, 20], [8, 0, 192, 20]]),
    ("shares in columns that wrap", 200, 100,
     stack("FlowStack", text("a", flex=1), text("b"), axis="vertical", align="start", height=100),
     element("display: flex; flex-flow: column wrap; align-content: flex-start; align-items: flex-start;"
             " height: 100px", element("flex: 1 1 0px", "a"), element("", "b")),
     [[0, 0, 200, 100], [0, 0, 8, 16], [0, 16, 8, 16]]),
    ("a text in a column that another view makes wider than the stack", 200, 100,
     stack("HStack", stack("FlowStack", text("a bbb cc"), text("jumping"), axis="vertical", align="start", width=40,
                           height=100)),
     element(ROW, element("display: flex; flex-flow: column wrap; align-content: flex-start; align-items: flex-start;"
                          " flex: none; width: 40px; height: 100px", element("", "a bbb cc"), element("", "jumping"))),
     [[0, 0, 200, 100], [0, 0, 40, 100], [0, 0, 40, 32], [0, 32, 56, 16]]),
    ("a divider alone in a row that wraps and shrinks", 40, 16,
     stack("HStack", stack("FlowStack", {"kind": "Divider"}, axis="horizontal"), text("jumping")),
     element(f"{ROW}; height: 16px",
             element("display: flex; flex-flow: wrap; align-content: flex-start", element("flex: 0 0 1px")),
             element("", "jumping")),
     [[0, 0, 40, 16], [0, 0, 1, 16], [0, 0, 1, 0], [1, 0, 56, 16]]),
]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--chromium", default="chromium")
    options = parser.parse_args()
    cases, markup = [], {}
    for name, width, height, root, inside, _ in ROWS:
        if "height" in root:
            height = None
        cases.append({"name": name, "width": width, **({"height": height} if height else {}), "root": root})
        markup[id(root)] = inside
    narrow.element = lambda node, parent=None: markup[id(node)]
    for case, row, frames in zip(cases, ROWS, narrow.lay_out(cases, options.chromium)):
        case["frames"] = frames
        case["difference"] = {"reason": "the table in Documentation/ComingFrom.md", "frames": row[-1]}
    print("[" + ",\n".join(json.dumps(case) for case in cases) + "]")


if __name__ == "__main__":
    main()
