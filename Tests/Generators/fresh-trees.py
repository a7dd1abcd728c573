#!/usr/bin/env python3
"""Prints trees of all that the language has in common with CSS, with the frames that Chromium gives them by name.

Usage: fresh-trees.py [--seed N] [--count N] [--chromium PROGRAM] > fresh-trees.json

Needs Chromium (Debian's `chromium`) and `Fixtures/Ahem.ttf`: letters are 10 wide, lines 12 high, and baselines 9 below
the top of a line. A tree depends on the seed and its number alone.

The trees are written from CSS's side: what may stand where follows from CSS's properties and not from the rules of
stacks. Each tree has some of the `WORDS`, which say what is in it beside plain stacks, so that those which differ can be
counted by word.

What stands for what:

    HStack, VStack, FlowStack   display: flex, box-sizing: border-box
    Grid, LazyVGrid             display: grid
    Text                        a block
    Button                      a block around one with a padding that does not wrap: the padding is of its content
    Box, Rectangle              empty blocks; what has no length across is stretched
    Divider                     flex: 0 0 1px; align-self: stretch
    Spacer                      flex: 1 1 0px; align-self: stretch, with a least length
    a length, a fraction        width or height; flex-shrink: 0 along the stack
    .flex(k)                    flex: k 1 0px
    .padding                    margin
    .fixedSize                  white-space: nowrap; width: max-content; height: max-content

Left out is what `Documentation/ComingFrom.md` has in its table of differences. A least size that is below that of the
content is among these, and is only found once the browser has laid out: such trees have a `differs`.
"""

import argparse
import base64
import html
import json
import pathlib
import random
import subprocess
import tempfile

WORDS = [
    "bounds", "greatest", "padding", "divider", "fraction", "atMostFraction", "proportions", "flow", "grid", "lazyGrid",
    "baseline", "ratio", "share", "spacer", "gone", "ownAlign", "fixed", "pinned", "reversed", "basis", "given", "offset",
]
LETTERS = "a it we sun moon river carpet lantern mountain remarkable".split()
WIDTHS = [40, 60, 90, 120, 160, 200, 240, 300, 400, 500, 640, 800]
HEIGHTS = [20, 40, 80, 120, 200, 300, 480]
JUSTIFY = {
    "start": "flex-start", "end": "flex-end", "center": "center", "spaceBetween": "space-between",
    "spaceAround": "space-around", "spaceEvenly": "space-evenly",
}
ALIGN = {"start": "flex-start", "end": "flex-end", "center": "center", "fill": "stretch"}
BASELINES = {"firstBaseline": "first baseline", "lastBaseline": "last baseline"}
CONTENT = {**JUSTIFY, "fill": "stretch"}
EDGES = {"top": "top", "bottom": "bottom", "leading": "inset-inline-start", "trailing": "inset-inline-end"}


class Place:
    """Where a view stands: the kind of its container, and which of the container's lengths are known."""

    def __init__(self, kind, width, height):
        self.kind, self.width, self.height = kind, width, height

    @property
    def along(self):
        """The length along the container; None in a grid."""
        return {"HStack": "width", "row": "width", "VStack": "height", "column": "height"}.get(self.kind)


class Tree:
    """A random tree."""

    def __init__(self, seed, number):
        self.source = source = random.Random(f"fresh {seed} {number}")
        self.words = {word for word in WORDS if source.random() < 0.22}
        self.count = 0
        self.case = {"name": f"fresh {number}", "width": source.choice(WIDTHS)}
        if source.random() < 0.3:
            self.case["height"] = source.choice(HEIGHTS)
        if source.random() < 0.25:
            self.case["isRightToLeft"] = True
        place = Place(None, True, "height" in self.case)
        self.case["root"] = self.stack(source.randint(1, 7), place, isRoot=True)
        self.case["words"] = sorted(self.words)

    def has(self, word, chance):
        return word in self.words and self.source.random() < chance

    def name(self):
        self.count += 1
        return f"n{self.count - 1}"

    # Containers.

    def stack(self, depth, place, isRoot=False):
        source = self.source
        kind = source.choice(["HStack", "VStack"])
        if not isRoot or source.random() < 0.3:
            if self.has("flow", 0.3):
                return self.flow(depth, place)
            if self.has("grid", 0.25):
                return self.grid(depth, place)
            if self.has("lazyGrid", 0.25):
                return self.lazy_grid(depth, place)
        node = {"kind": kind, "id": self.name(), **self.box()}
        node["justify"] = source.choice(["start", "start", *JUSTIFY])
        node["align"] = source.choice(["fill", "fill", *ALIGN])
        if kind == "HStack" and self.has("baseline", 0.6):
            node["align"] = source.choice(list(BASELINES))
        node["spacing"] = source.choice([0, 0, 4, 7, 12])
        if self.has("reversed", 0.4):
            node["isReversed"] = True
        self.lengths(node, place, isRoot)
        inside = Place(kind, self.is_known(node, place, "width"), self.is_known(node, place, "height"))
        node["children"] = self.children(depth, inside)
        self.proportions(node, inside)
        if not {"widths", "heights"} & set(node) and self.has("pinned", 0.25):
            node["children"].append(self.pinned(inside))
        return node

    def box(self):
        found = {}
        if self.source.random() < 0.35:
            found["insets"] = [self.source.choice([0, 0, 2, 6, 13]) for _ in range(4)]
        return found

    def children(self, depth, place):
        source = self.source
        many = 12 if source.random() < 0.06 else 5
        found = []
        for _ in range(source.randint(1, many)):
            if depth > 1 and source.random() < 0.42 and self.count < 60:
                found.append(self.stack(depth - 1, place))
            else:
                found.append(self.leaf(place))
        return found

    def flow(self, depth, place):
        source = self.source
        isRow = source.random() < 0.85 or place.kind is None
        node = {"kind": "FlowStack", "id": self.name(), **self.box()}
        node["axis"] = "horizontal" if isRow else "vertical"
        node["justify"] = source.choice(["start", "start", *JUSTIFY])
        node["align"] = source.choice(["fill", *ALIGN])
        node["alignContent"] = source.choice(["start", "start", *CONTENT])
        node["spacing"] = source.choice([0, 4, 7])
        node["lineSpacing"] = source.choice([0, 3, 6])
        self.lengths(node, place, place.kind is None)
        if not isRow:
            # Without a height a column does not end, and browsers give a fitted one a single column's width.
            node["height"], node["width"] = source.choice(HEIGHTS[1:]), source.choice(WIDTHS[3:])
            for key in ("heightAtLeast", "heightAtMost", "heightFraction", "widthAtLeast", "widthAtMost", "flex", "basis",
                        "shrink", "widthFraction", "widthAtMostFraction", "flexOfPadding"):
                node.pop(key, None)
        inside = Place("row" if isRow else "column", self.is_known(node, place, "width"), "height" in node)
        inside.isWrapping = True
        node["children"] = self.children(min(depth, 3), inside)
        return node

    def grid(self, depth, place):
        """A grid with a flexible column; what is in others are words, as fitted columns share what is left by a rule of
        CSS alone (Grid, 12.5)."""
        source = self.source
        node = {"kind": "Grid", "id": self.name(), **self.box()}
        columns = []
        for _ in range(source.randint(1, 4)):
            kind = source.choice(["fixed", "flexible", "flexible", "fit"])
            column = {"kind": kind}
            if kind == "fixed":
                column["width"] = source.choice([20, 35, 50])
            if kind == "flexible":
                column["share"] = source.choice([1, 1, 2, 3])
            columns.append(column)
        if not any(column["kind"] == "flexible" for column in columns):
            columns[source.randrange(len(columns))] = {"kind": "flexible", "share": 1}
        node["columns"] = columns
        node["align"] = source.choice(list(ALIGN))
        node["spacing"] = source.choice([0, 4, 7])
        node["lineSpacing"] = source.choice([0, 3, 6])
        self.lengths(node, place, place.kind is None)
        node["children"] = []
        for _ in range(source.randint(1, 4)):
            row = {"kind": "GridRow", "id": self.name(), "children": []}
            column = 0
            while column < len(columns):
                span = 1
                if len(columns) - column > 1 and source.random() < 0.2:
                    span = source.randint(2, len(columns) - column)
                row["children"].append(self.cell(columns[column], span, depth))
                column += span
            node["children"].append(row)
        return node

    def cell(self, column, span, depth):
        source = self.source
        inside = Place("cell", False, False)
        if span > 1:
            node = {"kind": "Text", "id": self.name(), "text": source.choice(LETTERS[:4]), "span": span}
        elif column["kind"] == "flexible":
            node = self.stack(min(depth - 1, 2), inside) if depth > 1 and source.random() < 0.3 else self.leaf(inside)
        else:
            node = {"kind": source.choice(["Text", "Button"]), "id": self.name(), "text": source.choice(LETTERS[:5])}
        # CSS would place the next cell in its stead.
        node.pop("isCollapsed", None)
        if source.random() < 0.15:
            node["selfOfPadding" if "selfOfPadding" in node else "self"] = source.choice(list(ALIGN))
        return node

    def lazy_grid(self, depth, place):
        source = self.source
        node = {"kind": "LazyVGrid", "id": self.name(), "spacing": source.choice([0, 4, 7])}
        if source.random() < 0.5:
            node["columns"] = [{"kind": "flexible"} for _ in range(source.randint(1, 4))]
        else:
            node["columns"] = [{"kind": "fixed", "width": source.choice([30, 50])} for _ in range(source.randint(1, 3))]
        node["children"] = []
        for _ in range(source.randint(1, 9)):
            child = self.leaf(Place("cell", False, False))
            if len(node["columns"]) > 1 and source.random() < 0.15:
                child["span"] = 2
            node["children"].append(child)
        return node

    # Leaves.

    def leaf(self, place):
        source = self.source
        along = place.along
        if along and self.has("divider", 0.2):
            return {"kind": "Divider", "id": self.name()}
        if along and not hasattr(place, "isWrapping") and self.has("spacer", 0.2):
            return {"kind": "Spacer", "id": self.name(), "minimum": source.choice([0, 0, 8, 20])}
        kind = source.random()
        if kind < 0.6:
            words = [source.choice(LETTERS) for _ in range(source.choice([1, 1, 2, 3, 5, 9]))]
            node = {"kind": "Text", "id": self.name(), "text": " ".join(words)}
            if self.has("fixed", 0.3):
                node["isFixed"] = True
                self.around(node, place)
                return node
        elif kind < 0.75:
            node = {"kind": "Button", "id": self.name(), "text": source.choice(LETTERS)}
        elif kind < 0.9:
            node = {"kind": "Box", "id": self.name(), "width": source.choice([5, 18, 30, 66]),
                    "height": source.choice([4, 15, 30, 50])}
            self.around(node, place)
            return node
        else:
            node = {"kind": "Rectangle", "id": self.name()}
            if self.has("ratio", 0.7) and along:
                node["ratio"] = source.choice([0.5, 1, 2])
                node[source.choice(["width", "height"])] = source.choice([10, 24, 40])
                node["self"] = source.choice(["start", "center", "end"])
                self.around(node, place)
                return node
            if along and source.random() < 0.4 and not hasattr(place, "isWrapping"):
                node["flex"] = source.choice([1, 2])
            else:
                node[along or "height"] = source.choice([8, 21])
                if source.random() < 0.3:
                    node["width"], node["height"] = source.choice([9, 25]), source.choice([9, 25])
            self.around(node, place)
            return node
        self.lengths(node, place)
        return node

    def pinned(self, place):
        source = self.source
        node = self.leaf(Place("cell", False, False))
        for key in ("flex", "flexOfPadding", "self", "selfOfPadding", "padding", "offset", "widthFraction",
                    "heightFraction", "widthAtMostFraction"):
            node.pop(key, None)
        if node["kind"] == "Rectangle":
            node.update({"width": 12, "height": 9})
        pin = {}
        for start, end in (("leading", "trailing"), ("top", "bottom")):
            pin[source.choice([start, end])] = source.choice([0, 3, 8, -5])
        return {**node, "pin": pin}

    # Lengths.

    def lengths(self, node, place, isRoot=False):
        """Lengths and bounds, shares, and what is around the view."""
        source = self.source
        along = place.along
        if isRoot:
            return
        isText = node["kind"] == "Text"
        if self.has("given", 0.15):
            node[source.choice(["width", "height"])] = source.choice([20, 45, 80, 130])
        for side in ("width", "height"):
            if side in node:
                continue
            isPart = self.has("fraction", 0.15) and (side == "width" or place.height) and place.kind != "cell"
            if isPart:
                node[side + "Fraction"] = source.choice([0.1, 0.25, 0.5, 0.75, 1])
                continue
            if self.has("bounds", 0.1):
                node[side + "AtLeast"] = source.choice([20, 50, 90, 140])
            if self.has("greatest", 0.12) and (side == "width" or not isText or place.along != "height"):
                node[side + "AtMost"] = source.choice([20, 40, 100, 150, 220])
                if node.get(side + "AtLeast", 0) > node[side + "AtMost"]:
                    del node[side + "AtLeast"]
            elif side == "width" and place.width and self.has("atMostFraction", 0.15) and place.kind != "cell":
                node["widthAtMostFraction"] = source.choice([0.25, 0.5, 0.8])
        if along and along not in node and along + "Fraction" not in node:
            isKnown = place.width if along == "width" else place.height
            if place.kind != "column" and self.has("share", 0.25):
                node["flex"] = source.choice([1, 1, 2, 3])
            elif isKnown and not hasattr(place, "isWrapping") and along + "AtMost" not in node and self.has("basis", 0.2):
                node["flex"], node["shrink"] = source.choice([0, 1, 2]), source.choice([0, 1, 1, 2])
                node["basis"] = source.choice([10, 30, 60, 120])
        if self.has("ownAlign", 0.25) and place.kind:
            node["self"] = source.choice(list(ALIGN))
        if source.random() < 0.04 and "gone" in self.words:
            node["isHidden"] = True
        elif self.has("gone", 0.06):
            node["isCollapsed"] = True
        self.around(node, place)

    def around(self, node, place):
        """A padding around the view, which then has its share and its place across."""
        # The padding is the view around one with a fraction, and no margin of it.
        if self.has("padding", 0.25) and not any("Fraction" in key for key in node):
            node["padding"] = [self.source.choice([0, 0, 3, 8, 15]) for _ in range(4)]
            if "flex" in node and "basis" not in node:
                node["flexOfPadding"] = node.pop("flex")
            elif "basis" in node:
                for key in ("flex", "shrink", "basis"):
                    node.pop(key)
            if "self" in node:
                node["selfOfPadding"] = node.pop("self")
        elif self.has("offset", 0.1):
            node["offset"] = [self.source.choice([-7, 0, 4]), self.source.choice([-3, 0, 9])]

    def proportions(self, node, place):
        """Lengths of views in proportion to the first one's."""
        children, side = node["children"], place.along
        if not self.has("proportions", 0.35) or len(children) < 2:
            return
        free = [place for place, child in enumerate(children)
                if child["kind"] in ("Text", "Button", "HStack", "VStack", "Box") and not {"isCollapsed", "insets"} & set(child)
                and not any(key in child for key in ("flex", "flexOfPadding", "basis", "isFixed", "padding", side + "Fraction",
                                                     side + "AtLeast", side + "AtMost", side + "AtMostFraction"))]
        if len(free) < 2:
            return
        chosen = free[:self.source.randint(2, min(3, len(free)))]
        lengths, parts = [None] * len(children), [None] * len(children)
        for index in chosen:
            children[index].pop(side, None)
            parts[index] = self.source.choice([1, 1, 2, 3])
        lengths[chosen[0]] = self.source.choice([30, 48, 60, 90])
        node["widths" if side == "width" else "heights"] = lengths
        node["proportionalWidths" if side == "width" else "proportionalHeights"] = parts

    @staticmethod
    def is_known(node, place, side):
        """Whether a length follows from what is around the view (CSS's definite)."""
        known = place.width if side == "width" else place.height
        if side in node or place.kind is None and side == "width":
            return True
        if place.kind is None:
            return known
        if not known or place.kind == "cell" or hasattr(place, "isWrapping"):
            return False
        if side + "Fraction" in node:
            return True
        if place.along == side:
            return "flex" in node or "flexOfPadding" in node
        own = node.get("self", node.get("selfOfPadding"))
        return own == "fill"


# The page.


def sides(lengths):
    return " ".join(f"{length}px" for length in lengths)


def given_lengths(stack):
    """The lengths that `widths` and `proportionalWidths` of a stack give its views, by index."""
    found = {}
    for side, words in (("width", ("widths", "proportionalWidths")), ("height", ("heights", "proportionalHeights"))):
        if words[0] in stack:
            lengths, parts = stack[words[0]], stack[words[1]]
            key = next(index for index, length in enumerate(lengths) if length is not None)
            for index, part in enumerate(parts):
                if part is not None:
                    found[index] = (side, part / parts[key] * lengths[key])
    return found


def style(node, kind, given=None):
    along = {"HStack": "width", "row": "width", "VStack": "height", "column": "height"}.get(kind)
    found = ["box-sizing: border-box", "position: relative"]
    if kind is None:
        found.append("width: 100%")
    for side in ("width", "height"):
        length = f"{node[side]}px" if side in node else None
        if given and given[0] == side:
            length = f"{given[1]}px"
        if side + "Fraction" in node:
            length = f"{node[side + 'Fraction'] * 100}%"
        if length:
            found.append(f"{side}: {length}")
            if side == along:
                found.append("flex-shrink: 0")
        for word, name in (("AtLeast", "min"), ("AtMost", "max")):
            if side + word in node:
                found.append(f"{name}-{side}: {node[side + word]}px")
        if side + "AtMostFraction" in node:
            found.append(f"max-{side}: {node[side + 'AtMostFraction'] * 100}%")
    if "ratio" in node:
        found.append(f"aspect-ratio: {node['ratio']}")
    share = node.get("flex", node.get("flexOfPadding"))
    if "basis" in node:
        found.append(f"flex: {share} {node['shrink']} {node['basis']}px")
    elif share is not None:
        found.append(f"flex: {share} 1 0px")
    if "padding" in node:
        found.append("margin: " + sides(node["padding"]))
    own = node.get("self", node.get("selfOfPadding"))
    across = {"width": "height", "height": "width"}.get(along)
    if own:
        found.append(f"align-self: {ALIGN[own]}")
    elif node["kind"] in ("Rectangle", "Divider", "Spacer") and across and across not in node:
        found.append("align-self: stretch")
    if node["kind"] == "Divider":
        found.append("flex: 0 0 1px")
    if node["kind"] == "Spacer":
        found += ["flex: 1 1 0px", f"min-{along}: {node['minimum']}px"]
    if node.get("isFixed"):
        found += ["white-space: nowrap", "flex-shrink: 0", "width: max-content", "height: max-content"]
    if "span" in node:
        found.append(f"grid-column: span {node['span']}")
    if node.get("isHidden"):
        found.append("visibility: hidden")
    if node.get("isCollapsed"):
        found.append("display: none")
    if "offset" in node:
        found.append(f"left: {node['offset'][0]}px; top: {node['offset'][1]}px")
    if "pin" in node:
        found.append("position: absolute")
        found += [f"{EDGES[edge]}: {distance}px" for edge, distance in node["pin"].items()]
    return found


def element(node, kind=None, given=None, height=None):
    found = style(node, kind, given)
    if kind is None and height is not None:
        found.append(f"height: {height}px")
    bounds = [side for side in ("width", "height") if side + "AtLeast" in node]
    attributes = f'id={node["id"]} data-least="{" ".join(bounds)}"'
    if node["kind"] == "Button":
        if not node.get("isCollapsed"):
            found.append("display: flex; flex-direction: column; justify-content: center")
        title = f'<p style="padding: 4px 8px; white-space: nowrap">{node["text"]}</p>'
        return f'<div {attributes} style="{"; ".join(found)}">{title}</div>'
    if "children" not in node:
        return f'<div {attributes} style="{"; ".join(found)}">{html.escape(node.get("text", ""))}</div>'
    display, children, inner = "display: flex", node["children"], node["kind"]
    lines = node.get("lineSpacing", node.get("spacing", 0))
    gaps = (lines, node.get("spacing", 0))
    if node["kind"] == "FlowStack":
        isRow = node["axis"] == "horizontal"
        inner = "row" if isRow else "column"
        found += [f"flex-flow: {inner} wrap", f"align-content: {CONTENT[node['alignContent']]}"]
        gaps = gaps if isRow else (gaps[1], gaps[0])
    elif node["kind"] == "Grid":
        children, inner, display = [cell for row in children for cell in row["children"]], "cell", "display: grid"
        found += ["align-content: start", "justify-content: start", f"grid-template-columns: {tracks(node)}"]
    elif node["kind"] == "LazyVGrid":
        inner, display = "cell", "display: grid"
        found += ["align-content: start", "justify-content: start", f"grid-template-columns: {tracks(node)}"]
    else:
        direction = "row" if node["kind"] == "HStack" else "column"
        found.append(f"flex-direction: {direction}{'-reverse' if node.get('isReversed') else ''}")
        gaps = (node["spacing"], node["spacing"])
    found.append(f"gap: {gaps[0]}px {gaps[1]}px")
    if "insets" in node:
        found.append("padding: " + sides(node["insets"]))
    if "justify" in node:
        found.append(f"justify-content: {JUSTIFY[node['justify']]}")
    if "align" in node:
        found.append(f"align-items: {({**ALIGN, **BASELINES})[node['align']]}")
    # What is not shown comes last.
    if not node.get("isCollapsed"):
        found.append(display)
    lengths = given_lengths(node)
    inside = "".join(element(child, inner, lengths.get(index)) for index, child in enumerate(children))
    return f'<div {attributes} style="{"; ".join(found)}">{inside}</div>'


def tracks(node):
    def track(column):
        if column["kind"] == "fixed":
            return f"{column['width']}px"
        if node["kind"] == "LazyVGrid":
            return "1fr"
        return f"{column['share']}fr" if column["kind"] == "flexible" else "minmax(auto, max-content)"
    return " ".join(track(column) for column in node["columns"])


SCRIPT = """
document.fonts.load("10px Ahem").then(() => {
  const cases = [...document.querySelectorAll("section")].map(section => {
    const origin = section.getBoundingClientRect(), frames = {};
    const views = [...section.querySelectorAll("div")].filter(view => view.getClientRects().length > 0);
    for (const view of views) {
      const frame = view.getBoundingClientRect();
      frames[view.id] = [frame.left - origin.left, frame.top - origin.top, frame.width, frame.height]
        .map(value => Math.round(value * 1000) / 1000);
    }
    let isBelow = false;
    for (const view of views) for (const side of (view.dataset.least || "").split(" ").filter(side => side)) {
      const style = view.style.cssText, least = parseFloat(view.style["min-" + side]);
      view.style["min-" + side] = "auto";
      view.style[side] = "min-content";
      view.style.flex = "none";
      isBelow ||= view.getBoundingClientRect()[side] > least + 0.01;
      view.style.cssText = style;
    }
    return {frames, isBelow};
  });
  const letter = document.getElementById("probe").getBoundingClientRect().width;
  document.getElementById("frames").textContent = JSON.stringify({letter, cases});
});
"""


def page(cases, font):
    sections = "".join(
        f'<section style="width: {case["width"]}px{"; direction: rtl" if case.get("isRightToLeft") else ""}">'
        f'{element(case["root"], height=case.get("height"))}</section>' for case in cases)
    return (
        "<!doctype html><meta charset=utf-8><style>* { margin: 0; padding: 0 }"
        f' @font-face {{ font-family: Ahem; src: url("data:font/ttf;base64,{font}") }}'
        " body { font: 10px/12px Ahem } section { position: relative } #probe { position: absolute }</style>"
        f'<span id=probe>a</span>{sections}<pre id="frames"></pre><script>{SCRIPT}</script>')


def lay_out(cases, chromium):
    font = base64.b64encode(
        pathlib.Path(__file__).with_name("Ahem.ttf").read_bytes()
        if pathlib.Path(__file__).with_name("Ahem.ttf").exists() else
        pathlib.Path(__file__).parents[1].joinpath("TrussLayoutTests/Fixtures/Ahem.ttf").read_bytes()).decode()
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder, "page.html")
        path.write_text(page(cases, font), encoding="utf-8")
        document = subprocess.run(
            [chromium, "--headless", "--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-sync",
             "--disable-background-networking", "--virtual-time-budget=20000", f"--user-data-dir={folder}/profile",
             "--dump-dom", path.as_uri()],
            check=True, capture_output=True, text=True).stdout
    found = json.loads(html.unescape(document.split('<pre id="frames">')[1].split("</pre>")[0]))
    if abs(found["letter"] - 10) > 0.001:
        raise SystemExit(f"a letter is {found['letter']} wide, not 10")
    return found["cases"]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=400)
    parser.add_argument("--chromium", default="chromium")
    options = parser.parse_args()
    cases = [Tree(options.seed, number).case for number in range(options.count)]
    for start in range(0, len(cases), 250):
        some = cases[start:start + 250]
        for case, found in zip(some, lay_out(some, options.chromium)):
            case["frames"] = found["frames"]
            if found["isBelow"]:
                case["differs"] = "least size below the content's"
    print("[" + ",\n".join(json.dumps(case) for case in cases) + "]")


if __name__ == "__main__":
    main()
