#!/usr/bin/env python3
"""Shows drawings of hostile texts to Chromium and looks whether a script ran.

Usage: no-script-runs.py [--browser CHROMIUM] [FOLDER]

Without a FOLDER of SVG files and pages of the inspector, those of HostileTextTests are written (`swift test`, with TRUSS_HOSTILE set). Needs a
Chromium, as Debian's package `chromium` has it.

Each drawing is opened as a document, and written into a page of HTML, where it is parsed by other rules. The texts of the
tests set the attribute `data-ran` where they run as scripts; so does the page that is looked at first, to see that it
would be noticed. The drawings must have no element that runs anything, and no attribute that handles an event; a page of
the inspector has the two scripts that it is written with, its data and what shows them, and is opened at its first view.
"""

import argparse
import html.parser
import os
import pathlib
import subprocess
import sys
import tempfile

REPOSITORY = pathlib.Path(__file__).parent.parent.parent


class Finder(html.parser.HTMLParser):
    """What of a page could run, or did."""

    def __init__(self):
        super().__init__()
        self.found = []

    def handle_starttag(self, tag, attributes):
        if tag in ("script", "iframe", "object", "embed", "foreignobject", "img"):
            self.found.append(f"<{tag}>")
        self.found += [name for name, _ in attributes if name.startswith("on") or name == "data-ran"]


def findings(browser, path):
    command = [browser, "--headless", "--no-sandbox", "--disable-gpu", "--virtual-time-budget=2000", "--dump-dom"]
    is_inspector = path.name.endswith("-inspector.html")
    address = path.as_uri() + ("#view=1" if is_inspector else "")
    page = subprocess.run([*command, address], capture_output=True, text=True, check=True, timeout=120).stdout
    if "<svg" not in page:
        return ["nothing was shown"]
    finder = Finder()
    finder.feed(page)
    if is_inspector:
        for _ in range(2):
            finder.found.remove("<script>")
    return finder.found


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--browser", default="chromium")
    parser.add_argument("folder", nargs="?", type=pathlib.Path)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as scratch:
        scratch = pathlib.Path(scratch)
        folder = arguments.folder
        if folder is None:
            folder = scratch
            command = ["swift", "test", "--filter", "HostileTextTests"]
            environment = {**os.environ, "TRUSS_HOSTILE": str(folder)}
            subprocess.run(command, cwd=REPOSITORY, env=environment, check=True, stdout=subprocess.DEVNULL)
        drawings = sorted(folder.resolve().glob("*.svg"))
        inspectors = sorted(folder.resolve().glob("*-inspector.html"))

        control = scratch / "control.html"
        control.write_text("<svg></svg><script>document.documentElement.setAttribute('data-ran', '1')</script>")
        if "data-ran" not in findings(arguments.browser, control):
            sys.exit("a script that runs is not noticed")

        page = scratch / "page.html"
        page.write_text("<!doctype html><meta charset=utf-8>" + "".join(path.read_text("utf-8") for path in drawings))
        faults = 0
        for path in [*drawings, page, *inspectors]:
            found = findings(arguments.browser, path)
            faults += bool(found)
            if found:
                print(f"{path.name}: {', '.join(sorted(set(found)))}")
        print(f"{len(drawings)} drawings, each as a document and in a page, and {len(inspectors)} pages of the inspector: "
              f"{faults} with something that runs")
        sys.exit(1 if faults or not drawings else 0)


if __name__ == "__main__":
    main()
