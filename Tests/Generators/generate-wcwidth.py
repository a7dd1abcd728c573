#!/usr/bin/env python3
"""Prints wcwidth.txt, the widths that PyPI's `wcwidth` gives characters of Unicode 17.0, for CellWidthOracleTests.

Usage: generate-wcwidth.py [--ucd FOLDER] > Tests/TrussTextTests/Fixtures/wcwidth.txt

    python3 -m venv oracle && oracle/bin/pip install wcwidth==0.7.0
    oracle/bin/python Tests/Generators/generate-wcwidth.py

FOLDER is a folder with the subfolder `emoji` of Unicode's data, whose sequences are measured; the default is where
Debian's package `unicode-data` puts it. The release 0.7.0 of `wcwidth` knows Unicode 17.0.

A line is either `WIDTH FIRST..LAST` in hexadecimal, for all scalars but those of width 1, or `WIDTH` and behind it
sequences of emoji-test.txt.
"""

import argparse
import pathlib
import re

from wcwidth import wcswidth, wcwidth

SURROGATES = range(0xD800, 0xE000)


def scalar_ranges():
    """Triples of width, first and last, of the scalars that are not one column wide."""
    ranges = []
    for code in range(0x110000):
        width = 1 if code in SURROGATES else wcwidth(chr(code))
        if ranges and ranges[-1][0] == width and ranges[-1][2] == code - 1:
            ranges[-1][2] = code
        else:
            ranges.append([width, code, code])
    return [entry for entry in ranges if entry[0] != 1]


def sequences(path):
    for line in path.read_text(encoding="utf-8").splitlines():
        codes = line.split("#")[0].split(";")[0].split()
        if codes:
            yield "".join(chr(int(code, 16)) for code in codes)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--ucd", type=pathlib.Path, default=pathlib.Path("/usr/share/unicode"))
    path = parser.parse_args().ucd / "emoji" / "emoji-test.txt"

    header = path.read_text(encoding="utf-8").splitlines()
    print("# Made by generate-wcwidth.py with wcwidth 0.7.0; do not edit. The sequences are those of emoji-test.txt:")
    print(next(line for line in header if re.search("©", line)))
    print("# Unicode and the Unicode Logo are registered trademarks of Unicode, Inc. in the U.S. and other countries.")
    print("# Under the Unicode License: https://www.unicode.org/license.txt")
    for width, first, last in scalar_ranges():
        print(f"{width} {first:X}..{last:X}")
    widths = {}
    for sequence in sequences(path):
        widths.setdefault(wcswidth(sequence), []).append(sequence)
    for width, group in sorted(widths.items()):
        for start in range(0, len(group), 40):
            print(width, *group[start : start + 40])


if __name__ == "__main__":
    main()
