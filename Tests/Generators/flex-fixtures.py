#!/usr/bin/env python3
"""Prints the fixtures of Taffy and Yoga, as far as Truss has words for them, with the frames that Chromium gives them.

Usage: flex-fixtures.py [--chromium PROGRAM] [--keep OLD.json] [--left-out] TAFFY YOGA > flex-fixtures.json

TAFFY and YOGA are clones of github.com/DioxusLabs/taffy and github.com/facebook/yoga, whose folders `test_fixtures`
and `gentest/fixtures` are read. Needs Chromium (Debian's `chromium`) and `Ahem.ttf`, which is among the fixtures of
TrussLayoutTests. With --keep the field `differs` of cases that the old file has is taken over: it is written by hand.
With --left-out the cases that Truss has no words for are printed, each with the reason, in place of the others.

The pages are laid out from left to right with the style sheets of the two projects, but that a line is 12 high, since a
line of Truss is 1.2 em. What stands for what:

    an element without content             Leaf: a stack without views
    width, with flex-shrink: 0             .width(w); the same where the browser keeps the width
    width, flex-shrink: s                  .flex(0, shrink: s, basis: w).width(atMost: w), as the content may be larger
    flex: g s b, or flex-grow with a width .flex(g, shrink: s, basis: b); .flex(g) for a basis of 0
    flex-grow with the basis auto          .flex(g) where nothing beside it grows or shrinks, or nothing is inside
    percentages of sizes                   fractions, where the box around has a size; CSS ignores heights elsewhere
    other percentages                      the points that they come to
    margin                                 .padding(…); `auto` a Spacer, or across the stack .align(…)
    border                                 a part of the insets
    position: absolute                     .pinned(…), with the margins in the distances
    position: relative with a distance     .offset(…)
    flex-wrap: wrap                        FlowStack
    display: block                         VStack, whose views do not shrink
"""

import argparse
import base64
import collections
import html
import html.parser
import importlib.util
import json
import pathlib
import subprocess
import sys
import tempfile

FOLDERS = ["flex", "leaf", "gridflex", "blockflex"]
FONT = pathlib.Path(__file__).parent.parent / "TrussLayoutTests" / "Fixtures" / "Ahem.ttf"
SIDES = ["top", "right", "bottom", "left"]

spec = importlib.util.spec_from_file_location("translation", pathlib.Path(__file__).with_name("flex-translation.py"))
translation = importlib.util.module_from_spec(spec)
spec.loader.exec_module(translation)


class Reader(html.parser.HTMLParser):
    """The elements of a page: dictionaries with the attributes, the text and the elements inside."""

    def __init__(self):
        super().__init__()
        self.roots, self.open = [], []

    def handle_starttag(self, tag, attributes):
        if tag not in ("div", "span"):
            return
        element = {"attributes": dict(attributes), "text": "", "children": [], "markup": self.get_starttag_text()}
        (self.open[-1]["children"] if self.open else self.roots).append(element)
        self.open.append(element)

    def handle_endtag(self, tag):
        if tag in ("div", "span") and self.open:
            self.open.pop()

    def handle_data(self, data):
        if self.open:
            self.open[-1]["text"] += data


def read(path):
    reader = Reader()
    reader.feed(path.read_text(encoding="utf-8"))
    return reader.roots


def cases_of(taffy, yoga):
    """All fixtures: names, the project, the element."""
    found = []
    for folder in FOLDERS:
        for path in sorted((taffy / "test_fixtures" / folder).glob("*.html")):
            roots = [root for root in read(path) if root["attributes"].get("id") == "test-root"]
            found.append((f"taffy/{folder}/{path.stem}", "taffy", roots[0] if len(roots) == 1 else None))
    for path in sorted((yoga / "gentest" / "fixtures").glob("*.html")):
        for root in read(path):
            found.append((f"yoga/{path.stem}/{root['attributes'].get('id')}", "yoga", root))
    return found


STYLES = """
@font-face { font-family: Ahem; src: url(data:font/ttf;base64,%s) }
body { margin: 0; font: 10px/12px Ahem }
section { position: absolute; left: 0; top: 0; width: 10000px; height: 10000px }
section div { box-sizing: border-box; position: relative; border: 0 solid black; display: flex }
section > div { position: absolute }
.yoga div { flex-direction: column; align-content: flex-start; flex-shrink: 0 }
"""
SCRIPT = """
document.fonts.load("10px Ahem").then(() => {
  const found = [...document.querySelectorAll("section")].map(section => {
    const root = section.firstElementChild.getBoundingClientRect();
    return [...section.querySelectorAll("div")].map(view => {
      const frame = view.getBoundingClientRect(), style = getComputedStyle(view), used = {};
      for (const name of %s) used[name] = style[name];
      return {frame: [frame.left - root.left, frame.top - root.top, frame.width, frame.height], used};
    });
  });
  document.getElementById("frames").textContent = JSON.stringify(found);
});
"""
USED = [
    "display", "position", "flexDirection", "flexWrap", "justifyContent", "alignItems", "alignSelf", "alignContent",
    "flexGrow", "flexShrink", "flexBasis", "boxSizing", "aspectRatio", "direction", "overflowX", "overflowY",
    "writingMode", "rowGap", "columnGap", "minWidth", "minHeight", "maxWidth", "maxHeight",
] + [f"{word}{side}{end}" for word, end in (("padding", ""), ("margin", ""), ("border", "Width"))
     for side in ("Top", "Right", "Bottom", "Left")]


def markup(element):
    style = html.escape(element["attributes"].get("style") or "")
    inside = "".join(markup(child) for child in element["children"]) or html.escape(element["text"].strip())
    return f'<div style="{style}">{inside}</div>'


def lay_out(cases, chromium):
    """The frames and the used styles of each case's elements, in preorder."""
    sections = "".join(f'<section class={project}>{markup(root)}</section>' for _, project, root in cases)
    font = base64.b64encode(FONT.read_bytes()).decode()
    page = (f"<!doctype html><meta charset=utf-8><style>{STYLES % font}</style>{sections}"
            f'<pre id="frames"></pre><script>{SCRIPT % json.dumps(USED)}</script>')
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder, "page.html")
        path.write_text(page, encoding="utf-8")
        document = subprocess.run(
            [chromium, "--headless", "--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-sync",
             "--disable-background-networking", "--virtual-time-budget=20000", f"--user-data-dir={folder}/profile",
             "--dump-dom", path.as_uri()],
            check=True, capture_output=True, text=True).stdout
    return json.loads(html.unescape(document.split('<pre id="frames">')[1].split("</pre>")[0]))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("taffy", type=pathlib.Path)
    parser.add_argument("yoga", type=pathlib.Path)
    parser.add_argument("--chromium", default="chromium")
    parser.add_argument("--keep", type=pathlib.Path)
    parser.add_argument("--left-out", action="store_true")
    options = parser.parse_args()
    found = cases_of(options.taffy, options.yoga)
    left_out = {name: "a page of another form" for name, _, root in found if root is None}
    cases = [case for case in found if case[2] is not None]
    differences = {}
    if options.keep and options.keep.exists():
        differences = {case["name"]: case.get("differs") for case in json.loads(options.keep.read_text())}
    lines = []
    for (name, project, root), measured in zip(cases, lay_out(cases, options.chromium)):
        try:
            case = translation.translated(root, measured, project)
        except translation.NoWord as reason:
            left_out[name] = str(reason)
            continue
        if differences.get(name):
            case = {"differs": differences[name], **case}
        lines.append(json.dumps({"name": name, **case}, separators=(",", ":")))
    if options.left_out:
        for name, reason in sorted(left_out.items(), key=lambda pair: (pair[1], pair[0])):
            print(f"{reason}: {name}")
    else:
        print("[\n" + ",\n".join(lines) + "\n]")
    counts = collections.Counter(left_out.values())
    print(f"{len(lines)} of {len(found)} can be expressed", file=sys.stderr)
    for reason, count in counts.most_common():
        print(f"{count:5} {reason}", file=sys.stderr)


if __name__ == "__main__":
    main()
