#!/usr/bin/env python3
"""Prints trees of flex containers in narrow places, with the frames that Chromium gives them.

Usage: narrow-trees.py [--seed N] [--count N] [--chromium PROGRAM] [--keep OLD.json] > narrow-trees.json

Needs Chromium (Debian's `chromium`) and any monospaced font; nothing else. The trees depend on the seed alone, so that
the same call gives the same file. With --keep the field `difference` of cases that the old file has is taken over:
it is written by hand, see NarrowTreesTests.swift.

What stands for what:

    HStack, VStack      display: flex; box-sizing: border-box; min-width: auto, as CSS has it
    Text                a block, 8 by 16 for each character, that wraps
    Button              the same with padding and without wrapping, so that it does not shrink
    Box                 width and height given; what is given does not shrink, `widthAtLeast` is min-width
    Spacer              flex: 1 1 0 with a least size, stretched across as it has no size there
    .flex(k)            flex: k 1 0

A letter is 8 wide in any font, as `letter-spacing` takes up the difference; the page measures that it is.
"""

import argparse
import html
import json
import pathlib
import random
import subprocess
import sys
import tempfile

WORDS = "a to of the fox dog lazy quick brown jumping overwhelmed".split()
WIDTHS = [40, 48, 60, 72, 80, 96, 100, 120, 140, 160, 180, 200]
JUSTIFY = {
    "start": "flex-start",
    "end": "flex-end",
    "center": "center",
    "spaceBetween": "space-between",
    "spaceAround": "space-around",
    "spaceEvenly": "space-evenly",
}
ALIGN = {"start": "flex-start", "end": "flex-end", "center": "center", "fill": "stretch"}
LETTER = 8
LINE = 16


# The trees.


def tree(source, depth):
    """A random stack."""
    node = {
        "kind": source.choice(["HStack", "HStack", "VStack"]),
        "justify": source.choice(["start", "start"] + sorted(JUSTIFY)),
        "align": source.choice(["fill"] + sorted(ALIGN)),
        "spacing": source.choice([0, 4, 8]),
        "insets": [source.choice([0, 0, 3, 5]) for _ in range(4)],
        "children": [],
    }
    for _ in range(source.randint(1, 4)):
        is_leaf = depth == 1 or source.random() < 0.45
        node["children"].append(leaf(source) if is_leaf else tree(source, depth - 1))
    add_shares(source, node)
    for child in node["children"]:
        if source.random() < 0.1 and child["kind"] != "Spacer":
            child["self"] = source.choice(sorted(ALIGN))
    return node


def leaf(source):
    """A random text, button, or box; texts now and then have a size or a bound of their own."""
    kind = source.random()
    if kind < 0.6:
        node = {"kind": "Text", "text": " ".join(source.choice(WORDS) for _ in range(source.randint(1, 6)))}
        bound = source.random()
        if bound < 0.08:
            node["width"] = source.choice([24, 40, 64])
        elif bound < 0.16:
            node["widthAtLeast"] = source.choice([24, 48, 90])
        return node
    if kind < 0.8:
        return {"kind": "Button", "text": source.choice(WORDS)}
    return {"kind": "Box", "width": source.randint(5, 60), "height": source.randint(5, 30)}


def add_shares(source, node):
    """Shares for some stacks' views, a spacer for others: with a spacer, shares would go beyond its own."""
    kind = source.random()
    if kind < 0.15:
        for child in node["children"]:
            if source.random() < 0.6 and "width" not in child:
                child["flex"] = source.choice([1, 1, 2])
    elif kind < 0.25:
        place = source.randint(0, len(node["children"]))
        node["children"].insert(place, {"kind": "Spacer", "minimum": source.choice([0, 0, 10])})


# The page.


def style(node, parent):
    """The declarations of a view's own, by the stack that it stands in."""
    along = "width" if parent is None or parent["kind"] == "HStack" else "height"
    found = ["box-sizing: border-box"]
    if node["kind"] == "Spacer":
        found += ["flex: 1 1 0px", "align-self: stretch", f"min-{along}: {node['minimum']}px"]
    elif "flex" in node:
        found.append(f"flex: {node['flex']} 1 0px")
    for side in ("width", "height"):
        if side in node:
            found.append(f"{side}: {node[side]}px")
            if side == along:
                found.append("flex-shrink: 0")
        if side + "AtLeast" in node:
            found.append(f"min-{side}: {node[side + 'AtLeast']}px")
    if "self" in node:
        found.append(f"align-self: {ALIGN[node['self']]}")
    if node["kind"] == "Button":
        found += ["padding: 4px 8px", "white-space: nowrap"]
    return found


def element(node, parent=None):
    """A view and all inside it as HTML."""
    found = style(node, parent)
    if "children" not in node:
        return f'<div style="{"; ".join(found)}">{html.escape(node.get("text", ""))}</div>'
    found += [
        "display: flex",
        f"flex-direction: {'row' if node['kind'] == 'HStack' else 'column'}",
        f"justify-content: {JUSTIFY[node['justify']]}",
        f"align-items: {ALIGN[node['align']]}",
        f"gap: {node['spacing']}px",
        "padding: " + " ".join(f"{inset}px" for inset in node["insets"]),
    ]
    inside = "".join(element(child, node) for child in node["children"])
    return f'<div style="{"; ".join(found)}">{inside}</div>'


SCRIPT = """
const probe = document.getElementById("probe");
const spacing = %(letter)s - probe.getBoundingClientRect().width / 100;
document.body.style.letterSpacing = spacing + "px";
const letter = probe.getBoundingClientRect().width / 100;
const frames = [...document.querySelectorAll("section")].map(section => {
  const origin = section.getBoundingClientRect();
  return [...section.querySelectorAll("div")].map(view => {
    const frame = view.getBoundingClientRect();
    return [frame.left - origin.left, frame.top - origin.top, frame.width, frame.height];
  });
});
document.getElementById("frames").textContent = JSON.stringify({letter, frames});
"""


def page(cases):
    """All cases, one below the other."""
    sections = "".join(
        f'<section style="width: {case["width"]}px">{element(case["root"])}</section>' for case in cases)
    return (
        "<!doctype html><meta charset=utf-8><style>* { margin: 0; padding: 0 }"
        f" body {{ font: 13px/{LINE}px monospace }} section {{ position: relative }} #probe {{ position: absolute }}"
        f"</style><span id=probe>{'0' * 100}</span>{sections}"
        f'<pre id="frames"></pre><script>{SCRIPT % {"letter": LETTER}}</script>')


def lay_out(cases, chromium):
    """The frames of each case, in preorder."""
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder, "page.html")
        path.write_text(page(cases), encoding="utf-8")
        document = subprocess.run(
            [chromium, "--headless", "--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-sync",
             "--disable-background-networking", f"--user-data-dir={folder}/profile", "--dump-dom", path.as_uri()],
            check=True, capture_output=True, text=True).stdout
    found = json.loads(html.unescape(document.split('<pre id="frames">')[1].split("</pre>")[0]))
    if abs(found["letter"] - LETTER) > 0.001:
        sys.exit(f"a letter is {found['letter']} wide, not {LETTER}: is there a monospaced font?")
    return [[[round(value, 3) for value in frame] for frame in frames] for frames in found["frames"]]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--chromium", default="chromium")
    parser.add_argument("--keep", type=pathlib.Path)
    options = parser.parse_args()
    source = random.Random(options.seed)
    cases = []
    for number in range(options.count):
        root = tree(source, 1 + number % 4)
        cases.append({"name": f"narrow{number:03}", "width": source.choice(WIDTHS), "root": root})
    differences = {}
    if options.keep:
        differences = {case["name"]: case.get("difference") for case in json.loads(options.keep.read_text())}
    for case, frames in zip(cases, lay_out(cases, options.chromium)):
        case["frames"] = frames
        if differences.get(case["name"]):
            case["difference"] = differences[case["name"]]
    print("[" + ",\n".join(json.dumps(case) for case in cases) + "]")


if __name__ == "__main__":
    main()
