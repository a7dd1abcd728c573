#!/usr/bin/env python3
"""Prints CellWidth+Tables.swift from the data of Unicode 17.0.

Usage: generate-cell-widths.py > Sources/TrussText/Tables/CellWidth+Tables.swift

    python3 -m venv unicode && unicode/bin/pip install unicodedata2==17.0.0 regex==2025.11.3
    unicode/bin/python Tests/Generators/generate-cell-widths.py

PyPI's `unicodedata2` has the properties General_Category and East_Asian_Width, and `regex` the binary ones and
Hangul_Syllable_Type; these releases of both have those of Unicode 17.0. CellWidthTests compares the tables with the
properties that Swift's standard library knows, and CellWidthOracleTests with `wcwidth`.
"""

import regex
import unicodedata2

RANGES_PER_LINE = 5
CODE_POINTS = range(0x110000)

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


def code_points(*properties):
    """The code points that have one of some properties, each as `Name` or `Name=Value`."""
    pattern = regex.compile("|".join(f"\\p{{{name}}}" for name in properties))
    return {code for code in CODE_POINTS if pattern.match(chr(code))}


def of_category(*categories):
    return {code for code in CODE_POINTS if unicodedata2.category(chr(code)) in categories}


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
    assert unicodedata2.unidata_version == "17.0.0"

    # Marks and format characters share the cell of what they stand beside, whatever it is.
    zero = of_category("Mn", "Mc", "Me", "Cf", "Cc", "Zl", "Zp")
    zero |= code_points("Default_Ignorable_Code_Point", "Hangul_Syllable_Type=V", "Hangul_Syllable_Type=T")
    # Format characters that show a sign around the digits behind them.
    zero -= code_points("Prepended_Concatenation_Mark")
    zero.discard(CHOSEONG_FILLER)

    wide = {code for code in CODE_POINTS if unicodedata2.east_asian_width(chr(code)) in ("W", "F")}
    for first, last in WIDE_BY_DEFAULT:
        wide.update(range(first, last + 1))
    # All emoji that are shown as such by themselves; of these only regional indicators are not W.
    wide |= code_points("Emoji_Presentation")
    wide -= zero

    emoji = code_points("Emoji") - wide

    print("""\
// Made by generate-cell-widths.py from the data of Unicode 17.0; do not edit.
//
// © 2025 Unicode®, Inc.
// Unicode and the Unicode Logo are registered trademarks of Unicode, Inc. in the U.S. and other countries.
// Derived from Unicode data files, under the Unicode License: https://www.unicode.org/license.txt

/// Sorted code point ranges, each as its first and last code point one after the other.
extension CellWidth {""")
    print(
        declaration(
            "zeroRanges",
            "Marks, format characters, controls, line separators, default-ignorables, and jamo that complete a syllable.",
            zero,
        )
    )
    print(
        declaration(
            "wideRanges", "East Asian Width W and F, and emoji shown as such by themselves, less what has no width.", wide
        )
    )
    print(declaration("narrowEmojiRanges", "Emoji that take two columns only with variation selector 16.", emoji), end="")
    print("}")


if __name__ == "__main__":
    main()
