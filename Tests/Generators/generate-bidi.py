#!/usr/bin/env python3
"""Prints BidiClass+Table.swift (or a fixture of its tests) from the Unicode Character Database.

Usage: generate-bidi.py [--ucd FOLDER]                      > Sources/TrussText/Tables/BidiClass+Table.swift
       generate-bidi.py [--ucd FOLDER] --fixture classes    > Tests/TrussTextTests/Fixtures/bidi-classes.txt
       generate-bidi.py [--ucd FOLDER] --fixture characters > Tests/TrussTextTests/Fixtures/bidi-characters.txt

FOLDER is an unpacked UCD with its subfolders; the default is where Debian's package `unicode-data` puts it.
"""

import argparse
import pathlib
import re

ITEMS_PER_LINE = 9

LAST_SCALAR = 0x10FFFF

# In the order of BidiClass' cases.
CLASSES = "AL AN B BN CS EN ES ET FSI L LRE LRI LRO NSM ON PDF PDI R RLE RLI RLO S WS".split()

# The names in the lines with @missing.
LONG_NAMES = {"Left_To_Right": "L", "Right_To_Left": "R", "Arabic_Letter": "AL", "European_Terminator": "ET"}

# What is kept of Unicode's test files: every n-th case, and all those before the permutations, which are made by hand.
CLASSES_STEP = 151
CHARACTERS_STEP = 127
PERMUTATIONS = "# Permutations of sequences"


def entries(path):
    """The ranges of a property file, each with its other fields."""
    for line in path.read_text(encoding="utf-8").splitlines():
        fields = [field.strip() for field in line.split("#")[0].split(";")]
        if len(fields) >= 2:
            first, _, last = fields[0].partition("..")
            yield range(int(first, 16), int(last or first, 16) + 1), *fields[1:]


def defaults(path):
    """The ranges of unassigned code points, each with its class; later ones overrule."""
    for line in path.read_text(encoding="utf-8").splitlines():
        match = re.fullmatch(r"# @missing: (\w+)\.\.(\w+); (\w+)", line)
        if match:
            yield range(int(match[1], 16), int(match[2], 16) + 1), LONG_NAMES[match[3]]


def bidi_classes(ucd):
    """The class of every code point."""
    path = ucd / "extracted" / "DerivedBidiClass.txt"
    classes = [None] * (LAST_SCALAR + 1)
    for points, value in [*defaults(path), *entries(path)]:
        classes[points.start : points.stop] = [value] * len(points)
    return classes


def mirrored(ucd):
    pairs = {points.start: int(other, 16) for points, other in entries(ucd / "BidiMirroring.txt")}
    assert all(pairs[other] == point for point, other in pairs.items())
    assert max(pairs) <= 0xFFFF
    return pairs


def opening_brackets(ucd, pairs):
    """The opening brackets; the closing one of a pair is what the opening one is mirrored to."""
    opening = []
    for points, other, kind in entries(ucd / "BidiBrackets.txt"):
        assert pairs[points.start] == int(other, 16), points
        if kind == "o":
            opening.append(points.start)
    return opening


def notice(path, mark):
    """What a derived file says of its source, as comments."""
    header = path.read_text(encoding="utf-8").splitlines()
    version = re.search(r"-([\d.]+)\.txt", header[0]).group(1)
    copyright_line = next(line for line in header if "©" in line).lstrip("# ")
    return f"""\
{mark} Made by generate-bidi.py from the Unicode Character Database {version}; do not edit.
{mark}
{mark} {copyright_line}
{mark} Unicode and the Unicode Logo are registered trademarks of Unicode, Inc. in the U.S. and other countries.
{mark} Derived from Unicode data files, under the Unicode License: https://www.unicode.org/license.txt"""


def rows(items, per_line=ITEMS_PER_LINE):
    lines = [" ".join(items[i : i + per_line]) for i in range(0, len(items), per_line)]
    return "\n".join(f"    {line}" for line in lines)


def table(ucd):
    classes = bidi_classes(ucd)
    starts = [point for point in range(LAST_SCALAR + 1) if point == 0 or classes[point] != classes[point - 1]]
    pairs = mirrored(ucd)
    return f"""\
{notice(ucd / "extracted" / "DerivedBidiClass.txt", "//")}

extension BidiClass {{
  /// The runs of code points of one class, sorted: the first code point, and in the last two digits the class.
  static let runs: [UInt32] = [
{rows([f"0x{point:04X}_{CLASSES.index(classes[point]):02X}," for point in starts])}
  ]
}}

extension BidiMirroring {{
  /// The code points that have a mirrored one, sorted, and in the last four digits that one.
  static let pairs: [UInt32] = [
{rows([f"0x{point:04X}_{pairs[point]:04X}," for point in sorted(pairs)])}
  ]
}}

extension BidiBracket {{
  /// The opening brackets, sorted; each is mirrored to the closing one of its pair.
  static let openingCodePoints: [UInt32] = [
{rows([f"0x{point:04X}," for point in sorted(opening_brackets(ucd, pairs))], 13)}
  ]
}}"""


def class_cases(ucd):
    """Every n-th case of BidiTest.txt, with its levels and its order where they are not those of the case before."""
    path = ucd / "BidiTest.txt"
    lines, wanted, written, count = [], {}, {}, 0
    for line in path.read_text(encoding="utf-8").splitlines():
        if line.startswith("@"):
            name, _, value = line.partition(":")
            wanted[name] = value.strip()
        elif line and line[0] != "#":
            if count % CLASSES_STEP == 0:
                lines += [f"{name}: {value}".strip() for name, value in wanted.items() if written.get(name) != value]
                written.update(wanted)
                lines.append(line)
            count += 1
    body = "\n".join(lines)
    return f"""\
{notice(path, "#")}
#
# Cases of BidiTest.txt, in its format: every {CLASSES_STEP}st.
{body}"""


def character_cases(ucd):
    """The cases of BidiCharacterTest.txt that are made by hand, and every n-th of the others."""
    path = ucd / "BidiCharacterTest.txt"
    lines, is_permutation, count = [], False, 0
    for line in path.read_text(encoding="utf-8").splitlines():
        is_permutation = is_permutation or line.startswith(PERMUTATIONS)
        if line and line[0] != "#":
            if not is_permutation or count % CHARACTERS_STEP == 0:
                lines.append(line)
            count += 1
    body = "\n".join(lines)
    return f"""\
{notice(path, "#")}
#
# Cases of BidiCharacterTest.txt, in its format: those before the permutations, and every {CHARACTERS_STEP}th of these.
{body}"""


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--ucd", type=pathlib.Path, default=pathlib.Path("/usr/share/unicode"))
    parser.add_argument("--fixture", choices=["classes", "characters"])
    arguments = parser.parse_args()
    made = {None: table, "classes": class_cases, "characters": character_cases}[arguments.fixture]
    print(made(arguments.ucd))


if __name__ == "__main__":
    main()
