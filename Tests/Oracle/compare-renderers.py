#!/usr/bin/env python3
"""Draws SVG files with five programs and tells where they differ, or where a label leaves its box.

Usage: compare-renderers.py [--tolerance PIXELS] [--keep FOLDER] FILE.svg ...

    apt-get install chromium firefox-esr librsvg2-bin fonts-liberation2
    python3 -m venv oracle && oracle/bin/pip install cairosvg resvg_py lxml numpy pillow
    oracle/bin/python Tests/Oracle/compare-renderers.py Documentation/Figures/*.svg

The programs are Chromium, Firefox, rsvg-convert, resvg and CairoSVG. Each figure is drawn twice as large, in two parts
without style sheets: its labels alone, each in pure red, green or blue so that no two near ones share a colour, and all
else in one colour. A label is a text, or a part of one that has a style of its own. Of each part, the box of the ink is
compared between the programs: for labels one by one, for the rest of the figure as a whole. A label's box is the smallest
rectangle of the figure that its anchor lies in, or the whole figure.

Where the Liberation fonts of version 1 are installed too, Firefox may take those, which lack pairs of the kerning: reject
their folder in a configuration of fontconfig's, and name that in FONTCONFIG_FILE.

Differences of more than the tolerance, one pixel of the figure unless told otherwise, are printed; the exit code tells
whether there are any. CairoSVG rounds the advance of each letter to
whole pixels, so that its boxes may differ from the median of all by some hundredths of a label's width more, or by half
a pixel for each of a few letters. It knows nothing of letters that are read from the right either, and draws Hebrew from
the left, letter by letter: labels of that direction are compared between the other four.

resvg takes the first font of a name. Chromium's package brings `fonts-liberation`, which is older and has no Hebrew; so
resvg is shown the folder of `fonts-liberation2` alone, where there is one.
"""

import argparse
import copy
import io
import pathlib
import subprocess
import sys
import tempfile

import cairosvg
import numpy
import resvg_py
from lxml import etree
from PIL import Image

SCALE = 2
INK = 96  # of 255: what is fainter is the edge of a letter
PAGE_HEIGHT = 6000
HINTED = 0.025  # of a label's width
FEW = 10  # letters
CHANNELS = ["#ff0000", "#00ff00", "#0000ff"]
FONTS = pathlib.Path("/usr/share/fonts/truetype/liberation2")  # where Debian's package has them
SVG = "{http://www.w3.org/2000/svg}"
Image.MAX_IMAGE_PIXELS = None


def inherited(element, name, default=None):
    """An attribute of a text or of the text that a part is of."""
    while element is not None and element.get(name) is None:
        element = element.getparent() if element.tag != f"{SVG}text" else None
    return default if element is None else element.get(name)


def neighbour(element, which):
    """The place of the part of a text before or after one."""
    other = getattr(element, which)() if element.tag == f"{SVG}tspan" else None
    return None if other is None else float(other.get("x"))


class Label:
    """A text, or a part of one."""

    def __init__(self, element, box):
        self.text = element.text
        self.size = float(inherited(element, "font-size"))
        self.is_right_to_left = "\u200f" in self.text
        self.x, self.y = float(element.get("x")), float(inherited(element, "y"))
        self.box = box
        # More than any face needs, on the sides that the anchor leaves open.
        width = len(self.text) * self.size
        anchor = inherited(element, "text-anchor", "start")
        left = {"start": 2, "middle": width / 2, "end": width}[anchor]
        start, end = self.x - left, self.x - left + width + 2
        # A part of a text ends where the next one begins, but for letters that lean over.
        slack = 0.3 * self.size
        before, after = (neighbour(element, which) for which in ("getprevious", "getnext"))
        if anchor != "start" and before is not None:
            start = max(start, before - slack)
        if anchor != "end" and after is not None:
            end = min(end, after + slack)
        self.area = (start, self.y - 1.2 * self.size, end, self.y + 0.5 * self.size)
        self.channel = 0

    def is_near(self, other):
        (a, b, c, d), (e, f, g, h) = self.area, other.area
        return a < g and e < c and b < h and f < d


class Figure:
    def __init__(self, path):
        self.name = path.stem
        root = etree.fromstring(path.read_bytes())
        self.width, self.height = float(root.get("width")), float(root.get("height"))
        for style in root.findall(f"{SVG}style"):
            root.remove(style)
        texts, shapes = copy.deepcopy(root), copy.deepcopy(root)
        self.labels = self.color_labels(texts)
        for element in list(shapes.iter(f"{SVG}text")):
            element.getparent().remove(element)
        for element in shapes.iter():
            for attribute in ("fill", "stroke"):
                if element.get(attribute, "none") not in ("none", "#ffffff"):
                    element.set(attribute, "#ffffff")
                elif element.get(attribute) == "#ffffff":
                    element.set(attribute, "#000000")
        self.parts = {"labels": etree.tostring(texts), "shapes": etree.tostring(shapes)}

    def color_labels(self, root):
        whole = (0, 0, self.width, self.height)
        boxes = [whole]
        for rect in root.iter(f"{SVG}rect"):
            if rect.getparent().tag == f"{SVG}clipPath":
                continue
            x, y, width, height = (float(rect.get(name)) for name in ("x", "y", "width", "height"))
            boxes.append((x, y, x + width, y + height))
        labels = []
        for element in list(root.iter()):
            if element.tag in (f"{SVG}text", f"{SVG}tspan") and (element.text or "").strip():
                x, y = float(element.get("x")), float(inherited(element, "y"))
                # A point above the baseline, where the letters are.
                y -= float(inherited(element, "font-size")) / 4
                x += {"start": 1, "end": -1}.get(inherited(element, "text-anchor", "start"), 0)
                around = [box for box in boxes if box[0] <= x <= box[2] and box[1] <= y <= box[3]]
                area = lambda box: (box[2] - box[0]) * (box[3] - box[1])
                label = Label(element, min(around, key=area, default=whole))
                taken = {other.channel for other in labels if label.is_near(other)}
                label.channel = next((channel for channel in range(3) if channel not in taken), None)
                if label.channel is None:
                    element.getparent().remove(element)
                    continue
                labels.append(label)
                element.set("fill", CHANNELS[label.channel])
            elif element.tag in (f"{SVG}rect", f"{SVG}line", f"{SVG}path", f"{SVG}ellipse", f"{SVG}image"):
                if element.getparent().tag != f"{SVG}clipPath":
                    element.getparent().remove(element)
        ground = etree.Element(f"{SVG}rect", width=root.get("width"), height=root.get("height"), fill="#000000")
        root.insert(0, ground)
        return labels


def image(data):
    return numpy.asarray(Image.open(io.BytesIO(data)).convert("RGB"))


def rsvg(svg):
    return image(subprocess.run(["rsvg-convert", "-z", str(SCALE)], input=svg, capture_output=True, check=True).stdout)


def resvg(svg):
    fonts = {"skip_system_fonts": True, "font_dirs": [str(FONTS)]} if FONTS.is_dir() else {}
    return image(bytes(resvg_py.svg_to_bytes(svg_string=svg.decode(), zoom=SCALE, **fonts)))


def cairo(svg):
    return image(cairosvg.svg2png(bytestring=svg, scale=SCALE))


def browsers(pages, scratch):
    """The pictures of all parts by program and by key, cut out of screenshots of pages that show many."""
    pictures = {"chromium": {}, "firefox": {}}
    for number, page in enumerate(pages):
        width = max(item[2] for item in page)
        height = page[-1][4] + page[-1][3]
        body = "".join(
            f'<img src="{key.replace("/", "-")}.svg" style="position:absolute;left:0;top:{top}px;width:{w}px;height:{h}px">'
            for key, _, w, h, top in page
        )
        path = scratch / f"page-{number}.html"
        path.write_text(f"<!doctype html><body style='margin:0;height:{height}px;background:black'>{body}</body>")
        for key, svg, *_ in page:
            (scratch / f"{key.replace('/', '-')}.svg").write_bytes(svg)
        shot = scratch / f"page-{number}"
        size = f"--window-size={width},{height}"
        subprocess.run(
            ["chromium", "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", size,
             "--force-device-scale-factor=1", f"--screenshot={shot}-chromium.png", path.as_uri()],
            check=True, capture_output=True, timeout=180)
        subprocess.run(
            ["firefox-esr", "--headless", "--no-remote", "--profile", str(scratch / "profile"),
             f"--screenshot={shot}-firefox.png", size, path.as_uri()],
            check=True, capture_output=True, timeout=180)
        for program, found in pictures.items():
            whole = image(pathlib.Path(f"{shot}-{program}.png").read_bytes())
            for key, _, w, h, top in page:
                found[key] = whole[top : top + h, :w]
    return pictures


def ink(picture, channel=None):
    """The box of the ink in points, or None."""
    if not picture.size:
        return None
    plane = picture.max(axis=2) if channel is None else picture[:, :, channel]
    rows, columns = numpy.where(plane.max(axis=1) > INK)[0], numpy.where(plane.max(axis=0) > INK)[0]
    if not len(rows):
        return None
    return tuple(value / SCALE for value in (columns[0], rows[0], columns[-1] + 1, rows[-1] + 1))


def label_ink(picture, label):
    left, top, right, bottom = (int(round(value * SCALE)) for value in label.area)
    left, top = max(0, left), max(0, top)
    box = ink(picture[top : max(top, bottom), left : max(left, right)], label.channel)
    return box and (box[0] + left / SCALE, box[1] + top / SCALE, box[2] + left / SCALE, box[3] + top / SCALE)


def hinting(label, width):
    """By how much CairoSVG's box of a label may be off."""
    return max(HINTED * width, min(len(label.text), FEW) / 2 / SCALE)


def spread(boxes, label=None):
    """By how much boxes differ at most from their median, less what is allowed for hinting, and in which program."""
    known = {program: box for program, box in boxes.items() if box}
    if not known:
        return 0, []
    if len(known) < len(boxes):
        return float("inf"), [program for program in boxes if program not in known]
    values = numpy.array(list(known.values()))
    median = numpy.median(values, axis=0)
    off = numpy.abs(values - median).max(axis=1)
    if label and "cairosvg" in known:
        off[list(known).index("cairosvg")] -= hinting(label, median[2] - median[0])
    return float(max(0, off.max())), [list(known)[int(off.argmax())]]


def compare(figures, scratch, tolerance):
    keys = [(f"{figure.name}/{part}", svg, figure) for figure in figures for part, svg in figure.parts.items()]
    pages, top = [[]], 0
    for key, svg, figure in keys:
        w, h = int(round(figure.width * SCALE)), int(round(figure.height * SCALE))
        if top + h > PAGE_HEIGHT and pages[-1]:
            pages.append([])
            top = 0
        pages[-1].append((key, svg, w, h, top))
        top += h
    pictures = browsers(pages, scratch)
    for program, draw in (("rsvg", rsvg), ("resvg", resvg), ("cairosvg", cairo)):
        pictures[program] = {key: draw(svg) for key, svg, _ in keys}

    faults, labels, worst = 0, 0, 0.0
    for figure in figures:
        shapes = {program: ink(found[f"{figure.name}/shapes"]) for program, found in pictures.items()}
        difference, programs = spread(shapes)
        if difference > tolerance:
            faults += 1
            print(f"{figure.name}: the shapes' box differs by {difference:g}: {', '.join(programs)}")
        for label in figure.labels:
            labels += 1
            boxes = {
                program: label_ink(found[f"{figure.name}/labels"], label)
                for program, found in pictures.items()
                if not (label.is_right_to_left and program == "cairosvg")
            }
            difference, programs = spread(boxes, label)
            worst = max(worst, difference)
            if difference > tolerance:
                faults += 1
                print(f"{figure.name}: “{label.text}” differs by {difference:g}: {', '.join(programs)}")
            for program, box in boxes.items():
                out = box and max(
                    label.box[0] - box[0], label.box[1] - box[1], box[2] - label.box[2], box[3] - label.box[3])
                # What is beyond the figure's edge is not seen.
                cut = box and (box[0] <= 0 or box[2] >= figure.width)
                if box and (out > 1 or cut):
                    faults += 1
                    print(f"{figure.name}: “{label.text}” leaves its box by {max(out, 0):g} in {program}")
    print(f"{len(figures)} figures, {labels} labels, {len(pictures)} programs: the largest difference of a label's ink "
          f"is {worst:g}; {faults} faults")
    return faults


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("files", nargs="+", type=pathlib.Path)
    parser.add_argument("--tolerance", type=float, default=1.0)
    parser.add_argument("--keep", type=pathlib.Path, help="where to leave the screenshots")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as temporary:
        scratch = arguments.keep or pathlib.Path(temporary)
        scratch = scratch.resolve()
        (scratch / "profile").mkdir(parents=True, exist_ok=True)
        figures = [Figure(path) for path in arguments.files]
        sys.exit(1 if compare(figures, scratch, arguments.tolerance) else 0)


if __name__ == "__main__":
    main()
