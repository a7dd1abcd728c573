#!/usr/bin/env python3
"""Prints random texts in parts of several styles, with the widths that Chromium gives them.

Usage: mixed-texts.py [--seed N] [--count N] [--chromium PROGRAM] > mixed-texts.json

Needs Chromium (Debian's `chromium`) and the Liberation fonts (`fonts-liberation2`). The texts depend on the seed alone.
Each part is a span without a line break before or after it; the width is that of the line, in px at 13 px for those parts
that have no size of their own.
"""

import argparse
import html
import json
import pathlib
import random
import re
import subprocess
import tempfile

FACES = {"sans": "Liberation Sans", "serif": "Liberation Serif", "mono": "Liberation Mono"}
WORDS = [
    "Total", "AV", "Type", "12.50", "swift test", "the first line,", "Yes?", "(more)", "Włocławek", "naïve", "To", "W.",
    "é", "and", "of", "Tapfere", "“quoted”", "100 %", "fjord", "office", "P.", "LT", "11", "a—b",
]


def text(source):
    """The parts of a text; neighbours differ in style, as equal ones would be one part."""
    parts = []
    while len(parts) < 2 or source.random() < 0.6 and len(parts) < 6:
        part = {"text": (" " if parts and source.random() < 0.5 else "") + source.choice(WORDS)}
        if source.random() < 0.3:
            part["text"] += " " + source.choice(WORDS)
        if source.random() < 0.35:
            part["bold"] = True
        if source.random() < 0.25:
            part["italic"] = True
        if source.random() < 0.3:
            part["size"] = source.choice([9, 11, 15, 20, 28])
        if source.random() < 0.3:
            part["face"] = source.choice(["serif", "mono"])
        style = {key: value for key, value in part.items() if key != "text"}
        if parts and style == {key: value for key, value in parts[-1].items() if key != "text"}:
            continue
        parts.append(part)
    return parts


def element(parts):
    """A text as HTML."""
    spans = "".join(
        f'<span style="font-family: \'{FACES[part.get("face", "sans")]}\'; font-size: {part.get("size", 13)}px; '
        f'font-weight: {700 if part.get("bold") else 400}; font-style: {"italic" if part.get("italic") else "normal"}">'
        f'{html.escape(part["text"])}</span>'
        for part in parts)
    return f"<p><b>{spans}</b></p>"


def widths(texts, chromium):
    """The width of each text in Chromium."""
    page = (
        "<!doctype html><meta charset=utf-8><style>p { margin: 0; white-space: pre; font-kerning: normal; "
        "text-rendering: geometricPrecision; font-variant-ligatures: none } b { font-weight: normal }</style>"
        + "".join(map(element, texts))
        + "<script>document.body.textContent = [...document.querySelectorAll('b')]"
        ".map(b => b.getBoundingClientRect().width).join(' ')</script>")
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder) / "page.html"
        path.write_text(page, encoding="utf-8")
        command = [
            chromium, "--headless", "--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-sync",
            "--disable-background-networking", f"--user-data-dir={folder}/profile", "--dump-dom", path.as_uri()]
        shown = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    return [float(number) for number in re.search(r"<body>(.*)</body>", shown, re.DOTALL).group(1).split()]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=300)
    parser.add_argument("--chromium", default="chromium")
    options = parser.parse_args()
    source = random.Random(options.seed)
    texts = [text(source) for _ in range(options.count)]
    cases = [{"parts": parts, "width": round(width, 3)} for parts, width in zip(texts, widths(texts, options.chromium))]
    print("[" + ",\n".join(json.dumps(case, ensure_ascii=False) for case in cases) + "]")


if __name__ == "__main__":
    main()
