#!/usr/bin/env python3
"""Prints LineBreakClass+Table.swift (or the fixture of its tests) from the Unicode Character Database.

Usage: generate-line-breaks.py [--ucd FOLDER]           > Sources/TrussText/Tables/LineBreakClass+Table.swift
       generate-line-breaks.py [--ucd FOLDER] --fixture > Tests/TrussTextTests/Fixtures/line-breaks.txt

FOLDER is an unpacked UCD with its subfolders; the default is where Debian's package `unicode-data` puts it.
"""

import argparse
import pathlib
import re

RUNS_PER_LINE = 9

LAST_SCALAR = 0x10FFFF

# The classes after LB1, in the order of LineBreakClass' cases. Those in lower case are no classes of UAX #14 but the
# parts of OP, CP and ID that LB30 and LB30b except.
CLASSES = """
    AL B2 BA BB BK CB CL CM CP cpEastAsian CR EB EM EX GL H2 H3 HL HY ID idUnassigned IN IS JL JT JV LF NL NS NU
    OP opEastAsian PO PR QU RI SP SY WJ ZW ZWJ
""".split()

# LB1 but for SA.
RESOLVED = {"AI": "AL", "SG": "AL", "XX": "AL", "CJ": "NS"}

# The defaults for unassigned code points, from the header of LineBreak.txt.
DEFAULTS = [
    (0x3400, 0x4DBF, "ID"),
    (0x4E00, 0x9FFF, "ID"),
    (0xF900, 0xFAFF, "ID"),
    (0x20000, 0x2FFFD, "ID"),
    (0x30000, 0x3FFFD, "ID"),
    (0x1F000, 0x1FAFF, "ID"),
    (0x1FC00, 0x1FFFD, "ID"),
    (0x20A0, 0x20CF, "PR"),
]

HANGUL_SYLLABLES = range(0xAC00, 0xD7A4)
TRAILING_JAMO = 28  # an LV syllable and its 27 LVT syllables


def entries(path):
    """The ranges of a property file, each with its value."""
    for line in path.read_text(encoding="utf-8").splitlines():
        fields = [field.strip() for field in line.split("#")[0].split(";")]
        if len(fields) >= 2:
            first, _, last = fields[0].partition("..")
            yield range(int(first, 16), int(last or first, 16) + 1), fields[1]


def code_points(path, values):
    return {point for points, value in entries(path) if value in values for point in points}


def resolved_classes(ucd):
    """The class of every code point by LB1, OP, CP and ID divided as LB30 and LB30b need."""
    classes = ["XX"] * (LAST_SCALAR + 1)
    for first, last, value in DEFAULTS:
        classes[first : last + 1] = [value] * (last + 1 - first)
    for points, value in entries(ucd / "LineBreak.txt"):
        classes[points.start : points.stop] = [value] * len(points)

    categories = ucd / "extracted" / "DerivedGeneralCategory.txt"
    marks = code_points(categories, {"Mn", "Mc"})
    east_asian = code_points(ucd / "EastAsianWidth.txt", {"F", "W", "H"})
    pictographs = code_points(ucd / "emoji" / "emoji-data.txt", {"Extended_Pictographic"})
    for point, value in enumerate(classes):
        if value == "SA":
            classes[point] = "CM" if point in marks else "AL"
        elif value in RESOLVED:
            classes[point] = RESOLVED[value]
        elif value in ("OP", "CP") and point in east_asian:
            classes[point] = value.lower() + "EastAsian"
    for point in pictographs & code_points(categories, {"Cn"}):
        assert classes[point] == "ID", hex(point)
        classes[point] = "idUnassigned"
    return classes


def without_hangul(classes):
    """The classes with one for all Hangul syllables, as which are H2 is known by their order."""
    for point in HANGUL_SYLLABLES:
        is_lv = (point - HANGUL_SYLLABLES.start) % TRAILING_JAMO == 0
        assert classes[point] == ("H2" if is_lv else "H3"), hex(point)
        classes[point] = "H3"
    return classes


def notice(path, mark):
    """What a derived file says of its source, as comments."""
    header = path.read_text(encoding="utf-8").splitlines()
    version = re.search(r"-([\d.]+)\.txt", header[0]).group(1)
    copyright_line = next(line for line in header if "©" in line).lstrip("# ")
    return f"""\
{mark} Made by generate-line-breaks.py from the Unicode Character Database {version}; do not edit.
{mark}
{mark} {copyright_line}
{mark} Unicode and the Unicode Logo are registered trademarks of Unicode, Inc. in the U.S. and other countries.
{mark} Derived from Unicode data files, under the Unicode License: https://www.unicode.org/license.txt"""


def table(ucd):
    classes = without_hangul(resolved_classes(ucd))
    starts = [point for point in range(LAST_SCALAR + 1) if point == 0 or classes[point] != classes[point - 1]]
    runs = [f"0x{point:04X}_{CLASSES.index(classes[point]):02X}," for point in starts]
    lines = [" ".join(runs[i : i + RUNS_PER_LINE]) for i in range(0, len(runs), RUNS_PER_LINE)]
    body = "\n".join(f"    {line}" for line in lines)
    return f"""\
{notice(ucd / "LineBreak.txt", "//")}

extension LineBreakClass {{
  /// The runs of code points of one class, sorted: the first code point, and in the last two digits the class.
  static let runs: [UInt32] = [
{body}
  ]
}}"""


def fixture(ucd):
    path = ucd / "auxiliary" / "LineBreakTest.txt"
    lines = []
    for line in path.read_text(encoding="utf-8").splitlines():
        case = line.split("#")[0].strip()
        if case:
            assert case[0] == "×" and case[-1] == "÷", case
            lines.append(case[1:-1].strip().replace(" × ", " ").replace(" ÷ ", "|"))
    body = "\n".join(lines)
    return f"""\
{notice(path, "#")}
#
# LineBreakTest.txt, each of its cases a line: the code points, with a bar where a line may be broken and a space where
# it may not. The file's comments are left out, and what every case has: no break at the start, one at the end.
{body}"""


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--ucd", type=pathlib.Path, default=pathlib.Path("/usr/share/unicode"))
    parser.add_argument("--fixture", action="store_true")
    arguments = parser.parse_args()
    print(fixture(arguments.ucd) if arguments.fixture else table(arguments.ucd))


if __name__ == "__main__":
    main()
