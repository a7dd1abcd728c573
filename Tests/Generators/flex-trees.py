#!/usr/bin/env python3
"""Prints trees of flex containers with the rarer properties, with the frames that Chromium gives them.

Usage: flex-trees.py [--seed N] [--count N] [--chromium PROGRAM] [--keep OLD.json] > flex-trees.json

Needs what narrow-trees.py needs, whose trees, page and letters it uses; `--count` is the number of trees of each word.
The trees of a word depend on the seed and the word alone.

What stands for what, beside the words of narrow-trees.py:

    reversed: true              flex-direction: row-reverse or column-reverse
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


def reversed_tree(source, number):
    """A tree with at least one reversed stack."""
    root = tree(source, 1 + number % 3)
    found = stacks(root)
    for stack in found:
        if source.random() < 0.6:
            stack["isReversed"] = True
    found[-1]["isReversed"] = True
    return root


TREES = {"reversed": reversed_tree}


def style(node, parent):
    return plain_style(node, parent)


def element(node, parent=None):
    found = plain_element(node, parent)
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
            case = {"name": f"{word}{number:03}", "width": source.choice(WIDTHS), "root": root}
            if number % 4 == 3:
                case["isRightToLeft"] = root["isRightToLeft"] = True
            cases.append(case)
    differences = {}
    if options.keep:
        differences = {case["name"]: case.get("difference") for case in json.loads(options.keep.read_text())}
    narrow.element, narrow.style = element, style
    for case, frames in zip(cases, narrow.lay_out(cases, options.chromium)):
        case["frames"] = frames
        case["root"].pop("isRightToLeft", None)
        if differences.get(case["name"]):
            case["difference"] = differences[case["name"]]
    print("[" + ",\n".join(json.dumps(case) for case in cases) + "]")


if __name__ == "__main__":
    main()
