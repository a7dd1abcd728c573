#!/usr/bin/env python3
"""Measures whether the texts of SVG files stay in their boxes where none of the faces is that they were measured in.

Usage: measure.py --fonts FOLDER FILE.svg ...

    apt-get install chromium firefox-esr librsvg2-bin fonts-dejavu fonts-liberation2
    python3 -m venv fonts && fonts/bin/pip install resvg_py numpy pillow

The only fonts are those of the folder, by a configuration of fontconfig's own. A text has its box from its `textLength`,
or without that from its length in Chromium with all fonts of the machine, where the Liberation fonts have to be. Chromium
and Firefox tell where the first and the last character of a text are (Firefox knows lengths of lines, and none of their
parts), resvg and rsvg-convert draw each text in a row of
its own, so that its ink is known. rsvg-convert 2.54 knows no `textLength`: there the box is the smallest rectangle of the
figure that the text begins in, or the whole figure.

Prints which texts leave their boxes by more than a point, and how many do in each program; the exit code tells whether
any does. A program that is not there is skipped.
"""

import argparse
import contextlib
import http.server
import io
import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import threading
import xml.etree.ElementTree as tree

SVG = "{http://www.w3.org/2000/svg}"
TOLERANCE = 1.0
SCALE = 2
ROWS = 300  # in a picture
INK = 96  # of 255: what is fainter is the edge of a letter
BROWSERS = {
    "chromium": ["chromium", "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--user-data-dir={}"],
    "firefox": ["firefox-esr", "--headless", "--no-remote", "--profile", "{}"],
}

# Where each text, and each of its parts that has a place, begins and ends, however it is turned.
READER = """
addEventListener("load", async () => {
  await document.fonts.ready;
  const found = {};
  for (const label of document.querySelectorAll("[data-label]")) {
    const places = [];
    for (let i = 0; i < label.getNumberOfChars(); i++)
      places.push(label.getStartPositionOfChar(i).x, label.getEndPositionOfChar(i).x);
    found[label.dataset.label] = [Math.min(...places), Math.max(...places)];
  }
  fetch("/", { method: "POST", body: JSON.stringify(found) });
});
"""


class Label:
    """A text, or a part of one that has a place."""

    def __init__(self, figure, text, part, is_turned):
        self.figure, self.text, self.part = figure, text, part
        element = text if part is None else part
        self.string = "".join(element.itertext())
        self.x, self.y = float(element.get("x")), float(element.get("y") or text.get("y"))
        self.size = float(element.get("font-size") or text.get("font-size"))
        self.anchor = text.get("text-anchor", "start")
        self.length = float(element.get("textLength", 0))
        self.is_turned = is_turned

    @property
    def name(self):
        return f"{self.figure.path.stem}: “{self.string}”"

    @property
    def box(self):
        start = self.x - {"start": 0, "middle": self.length / 2, "end": self.length}[self.anchor]
        return start, start + self.length

    def container(self):
        """The edges of the smallest rectangle that it begins in, at a point in the middle of its letters."""
        y = self.y - self.size / 4
        x = self.x + {"start": 1, "middle": 0, "end": -1}[self.anchor]
        around = [box for box in self.figure.boxes if box[0] <= x <= box[2] and box[1] <= y <= box[3]]
        box = min(around, key=lambda box: (box[2] - box[0]) * (box[3] - box[1]), default=self.figure.extent)
        return box[0], box[2]

    def alone(self, dx, dy):
        """It without all else, moved: other parts of its line are there and not seen."""
        line = tree.fromstring(tree.tostring(self.text))
        line.tail = None
        for element in line.iter():
            for name in ("class", "opacity"):
                element.attrib.pop(name, None)
        line.set("fill", "#000000")
        line.set("transform", f"translate({dx:.2f} {dy:.2f})")
        for part, original in zip(line.iter(f"{SVG}tspan"), self.text.iter(f"{SVG}tspan")):
            part.attrib.pop("fill", None)
            if self.part is not None and original is not self.part:
                part.set("fill-opacity", "0")
        return line


class Figure:
    def __init__(self, path):
        self.path = path
        self.root = tree.fromstring(path.read_bytes())
        left, top, width, height = (float(value) for value in self.root.get("viewBox").split())
        self.extent = (left, top, left + width, top + height)
        parents = {child: parent for parent in self.root.iter() for child in parent}

        def ancestors(element):
            while element in parents:
                element = parents[element]
                yield element

        def is_turned(element):
            return any(parent.get("transform") for parent in ancestors(element))

        self.boxes = [self.extent]
        # What only hides the lines under a text is no box: it has no border and no corners, and is as high as a line.
        lines = 1.25 * max((float(text.get("font-size")) for text in self.root.iter(f"{SVG}text")), default=0)
        for rect in self.root.iter(f"{SVG}rect"):
            if not rect.get("stroke") and not rect.get("rx") and float(rect.get("height")) < lines:
                continue
            if is_turned(rect) or any(parent.tag == f"{SVG}clipPath" for parent in ancestors(rect)):
                continue
            x, y, width, height = (float(rect.get(name)) for name in ("x", "y", "width", "height"))
            self.boxes.append((x, y, x + width, y + height))
        self.labels = []
        for text in self.root.iter(f"{SVG}text"):
            parts = [part for part in text.iter(f"{SVG}tspan") if part.get("x") and "".join(part.itertext()).strip()]
            for part in parts or [None]:
                self.labels.append(Label(self, text, part, is_turned(text)))


# MARK: Browsers


class Answers:
    """A server of one page, which waits for what the page has found out."""

    def __init__(self, page):
        self.found = None
        self.came = threading.Event()
        answers = self

        class Handler(http.server.BaseHTTPRequestHandler):
            def log_message(self, *arguments):
                pass

            def do_GET(self):
                self.send_response(200 if self.path == "/" else 404)
                self.send_header("Content-Type", "text/html; charset=utf-8")
                self.end_headers()
                with contextlib.suppress(ConnectionError):
                    self.wfile.write(page if self.path == "/" else b"")

            def do_POST(self):
                answers.found = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
                self.send_response(204)
                self.end_headers()
                answers.came.set()

        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        threading.Thread(target=self.server.serve_forever, daemon=True).start()


def ask(program, figures, environment, drops_lengths=False):
    """The edges of all labels by their numbers, as a browser has them."""
    number = 0
    body = []
    for figure in figures:
        root = tree.fromstring(figure.path.read_bytes())
        originals = list(figure.root.iter())
        copies = dict(zip(originals, root.iter()))
        for label in figure.labels:
            copies[label.text if label.part is None else label.part].set("data-label", str(number))
            number += 1
        for element in root.iter():
            if drops_lengths:
                element.attrib.pop("textLength", None)
        body.append(tree.tostring(root, encoding="unicode"))
    page = f"<!doctype html><meta charset='utf-8'><body>{''.join(body)}<script>{READER}</script>"
    page = page.replace("ns0:", "").replace("xmlns:ns0", "xmlns")
    answers = Answers(page.encode())
    with tempfile.TemporaryDirectory() as profile:
        command = [word.format(profile) for word in BROWSERS[program]]
        browser = subprocess.Popen(
            command + [f"http://127.0.0.1:{answers.server.server_port}/"], env=environment, start_new_session=True,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        came = answers.came.wait(60)
        with contextlib.suppress(ProcessLookupError):
            os.killpg(browser.pid, 15)
        browser.wait(20)
        answers.server.shutdown()
        shutil.rmtree(profile, ignore_errors=True)
        os.makedirs(profile, exist_ok=True)
    if not came:
        sys.exit(f"{program} says nothing")
    return {int(number): tuple(edges) for number, edges in answers.found.items() if edges[0] is not None}


def of_lines(labels, edges):
    """The edges of lines, by the numbers of their first labels: Firefox knows the lengths of lines, not of their parts."""
    lines = {}
    for number, label in enumerate(labels):
        if number in edges:
            lines.setdefault(id(label.text), []).append(number)
    return {
        numbers[0]: (min(edges[number][0] for number in numbers), max(edges[number][1] for number in numbers))
        for numbers in lines.values()}


# MARK: Pictures


def ink(labels, draw):
    """The left and the right edge of each label's ink by its number; a label without ink has none."""
    import numpy
    from PIL import Image

    found = {}
    # Pictures of labels that are about as large are small.
    order = sorted(range(len(labels)), key=lambda number: (labels[number].size, labels[number].length))
    for start in range(0, len(order), ROWS):
        some = order[start : start + ROWS]
        row = round(2 * max(labels[number].size for number in some))
        # What is wider by a half is seen to be too wide.
        margin = 20 + max(labels[number].length for number in some) / 2
        width, height = round(3 * margin), row * len(some)
        root = tree.Element(f"{SVG}svg", {"viewBox": f"0 0 {width} {height}", "width": f"{width}", "height": f"{height}"})
        for place, number in enumerate(some):
            families = labels[number].figure.root.get("font-family")
            group = tree.SubElement(root, f"{SVG}g", {"font-family": families} if families else {})
            group.append(labels[number].alone(margin - labels[number].box[0], row * (place + 2 / 3) - labels[number].y))
        picture = numpy.asarray(Image.open(io.BytesIO(draw(tree.tostring(root)))))[:, :, 3]
        for place, number in enumerate(some):
            columns = numpy.where(picture[place * row * SCALE : (place + 1) * row * SCALE].max(axis=0) > INK)[0]
            if len(columns):
                left = labels[number].box[0] - margin
                found[number] = (columns[0] / SCALE + left, (columns[-1] + 1) / SCALE + left)
    return found


def rsvg(environment):
    command = ["rsvg-convert", "--unlimited", "-z", str(SCALE)]
    return lambda svg: subprocess.run(command, input=svg, env=environment, capture_output=True, check=True).stdout


def resvg(fonts):
    import resvg_py

    return lambda svg: bytes(resvg_py.svg_to_bytes(
        svg_string=svg.decode(), zoom=SCALE, skip_system_fonts=True, font_dirs=[str(fonts)], font_family="DejaVu Sans",
        sans_serif_family="DejaVu Sans", serif_family="DejaVu Serif", monospace_family="DejaVu Sans Mono"))


# MARK: Fonts


def configuration(fonts, scratch):
    """The environment of programs that have the fonts of a folder alone."""
    families = {"sans-serif": "DejaVu Sans", "serif": "DejaVu Serif", "monospace": "DejaVu Sans Mono"}
    rules = "".join(
        f'<match target="pattern"><test name="family"><string>{generic}</string></test>'
        f'<edit name="family" mode="append" binding="strong"><string>{family}</string></edit></match>'
        for generic, family in families.items())
    path = scratch / "fonts.conf"
    path.write_text(
        '<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd"><fontconfig>'
        f"<dir>{fonts}</dir><cachedir>{scratch}/cache</cachedir>{rules}</fontconfig>")
    return {**os.environ, "FONTCONFIG_FILE": str(path)}


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--fonts", type=pathlib.Path, required=True, help="a folder with fonts of TrueType")
    parser.add_argument("--quiet", action="store_true", help="print the numbers alone")
    parser.add_argument("files", nargs="+", type=pathlib.Path)
    arguments = parser.parse_args()
    figures = [Figure(path) for path in arguments.files]
    labels = [label for figure in figures for label in figure.labels]
    faults = 0

    def report(program, edges, boxes, what):
        nonlocal faults
        known = {number: box for number, box in enumerate(boxes) if box is not None and number in edges}
        outside = 0
        for number, box in known.items():
            out = max(box[0] - edges[number][0], edges[number][1] - box[1])
            if out > TOLERANCE:
                outside += 1
                if not arguments.quiet:
                    print(f"{program}: {labels[number].name} leaves its box by {out:.1f}")
        faults += outside
        print(f"{program}: {outside} of {len(known)} texts leave {what}")

    with tempfile.TemporaryDirectory() as temporary:
        scratch = pathlib.Path(temporary)
        alone = configuration(arguments.fonts.resolve(), scratch)
        if any(label.length == 0 for label in labels):
            for number, (start, end) in ask("chromium", figures, None, drops_lengths=True).items():
                labels[number].length = labels[number].length or end - start
        boxes = [label.box for label in labels]
        for program, command in BROWSERS.items():
            if shutil.which(command[0]):
                edges, sides = ask(program, figures, alone), boxes
                if program == "firefox":
                    edges, sides = (of_lines(labels, values) for values in (edges, dict(enumerate(boxes))))
                    sides = [sides.get(number) for number in range(len(labels))]
                report(program, edges, sides, "their lengths")
            else:
                print(f"{program}: skipped, it is not there")
        try:
            report("resvg", ink(labels, resvg(arguments.fonts)), boxes, "their lengths")
        except ImportError:
            print("resvg: skipped, Python has no resvg_py, numpy or Pillow")
        if shutil.which("rsvg-convert"):
            # What comes in a movement is not seen by a program that knows none, and has another box when it is.
            around = [
                None if label.is_turned or label.text.get("opacity") == "0" else label.container() for label in labels]
            report("rsvg-convert", ink(labels, rsvg(alone)), around, "what is around them")
    sys.exit(1 if faults else 0)


if __name__ == "__main__":
    main()
