#!/usr/bin/env python3
"""Prints CellWidth+Tables.swift from the Unicode Character Database.

Usage: generate-cell-widths.py [--ucd FOLDER] > Sources/TrussText/Tables/CellWidth+Tables.swift

FOLDER is an unpacked UCD with its subfolder `emoji`; the default is where Debian's package `unicode-data` puts it.
"""

import argparse
import pathlib
import re

RANGES_PER_LINE = 5

# The defaults for unassigned code points, from the header of EastAsianWidth.txt.
WIDE_BY_DEFAULT = [
    (0x3400, 0x4DBF),
    (0x4E00, 0x9FFF),
    (0xF900, 0xFAFF),
    (0x20000, 0x2FFFD),
    (0x30000, 0x3FFFD),
]

# A default-ignorable that nevertheless opens a syllable block two columns wide.
CHOSEONG_FILLER = 0x115F


def code_points(path, values):
    """The code points that a property file gives one of some values."""
    found = set()
    for line in path.read_text(encoding="utf-8").splitlines():
        fields = [field.strip() for field in line.split("#")[0].split(";")]
        if len(fields) >= 2 and fields[1] in values:
            first, _, last = fields[0].partition("..")
            found.update(range(int(first, 16), int(last or first, 16) + 1))
    return found


def merged(points):
    """The sorted, maximal ranges of a set of code points."""
    ranges = []
    for point in sorted(points):
        if ranges and ranges[-1][1] == point - 1:
            ranges[-1][1] = point
        else:
            ranges.append([point, point])
    return ranges


def declaration(name, documentation, points):
    ranges = [f"0x{first:04X}, 0x{last:04X}," for first, last in merged(points)]
    lines = [" ".join(ranges[i : i + RANGES_PER_LINE]) for i in range(0, len(ranges), RANGES_PER_LINE)]
    body = "\n".join(f"    {line}" for line in lines)
    return f"  /// {documentation}\n  static let {name}: [UInt32] = [\n{body}\n  ]\n"


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--ucd", type=pathlib.Path, default=pathlib.Path("/usr/share/unicode"))
    ucd = parser.parse_args().ucd

    east_asian_width = ucd / "EastAsianWidth.txt"
    header = east_asian_width.read_text(encoding="utf-8").splitlines()
    version = re.search(r"EastAsianWidth-([\d.]+)\.txt", header[0]).group(1)
    copyright_line = next(line for line in header if "©" in line).lstrip("# ")

    categories = {"Mn", "Mc", "Me", "Cc", "Zl", "Zp"}
    zero = code_points(ucd / "extracted" / "DerivedGeneralCategory.txt", categories)
    zero |= code_points(ucd / "DerivedCoreProperties.txt", {"Default_Ignorable_Code_Point"})
    zero |= code_points(ucd / "HangulSyllableType.txt", {"V", "T"})
    # Format controls, but for those that show a sign over the digits behind them.
    zero |= code_points(ucd / "extracted" / "DerivedGeneralCategory.txt", {"Cf"})
    zero -= code_points(ucd / "PropList.txt", {"Prepended_Concatenation_Mark"})
    zero.discard(CHOSEONG_FILLER)

    wide = code_points(east_asian_width, {"W", "F"})
    for first, last in WIDE_BY_DEFAULT:
        wide.update(range(first, last + 1))
    wide -= zero

    emoji = code_points(ucd / "emoji" / "emoji-data.txt", {"Emoji"}) - wide

    print(f"""\
// Made by generate-cell-widths.py from the Unicode Character Database {version}; do not edit.
//
// {copyright_line}
// Unicode and the Unicode Logo are registered trademarks of Unicode, Inc. in the U.S. and other countries.
// Derived from Unicode data files, under the Unicode License: https://www.unicode.org/license.txt

/// Sorted code point ranges, each as its first and last code point one after the other.
extension CellWidth {{""")
    print(
        declaration(
            "zeroRanges",
            "Marks, controls, line separators, default-ignorables, and jamo that complete a syllable block.",
            zero,
        )
    )
    print(declaration("wideRanges", "East Asian Width W and F, less what has no width.", wide))
    print(declaration("narrowEmojiRanges", "Emoji that take two columns only with variation selector 16.", emoji), end="")
    print("}")


if __name__ == "__main__":
    main()
