#!/usr/bin/env python3
"""Prints FontMetrics+Tables.swift (or the fixture of its tests) from the Liberation fonts 2 and DejaVu Sans, whose
symbols browsers of Debian take where the Liberation fonts have none. Needs fontTools.

Usage: generate-font-metrics.py [--fonts FOLDER]           > Sources/TrussText/Tables/FontMetrics+Tables.swift
       generate-font-metrics.py [--fonts FOLDER] --fixture > Tests/TrussTextTests/FontMetricsFixture.swift

FOLDER holds the TrueType files of Liberation; the default is where Debian's package `fonts-liberation2` puts them, and
DejaVu Sans is where `fonts-dejavu-core` puts it.
"""

import argparse
import itertools
import pathlib
import unicodedata

from fontTools.ttLib import TTFont

FACES = {
    "sans": ("LiberationSans-Regular.ttf", "Arial and Helvetica"),
    "sansBold": ("LiberationSans-Bold.ttf", "bold Arial and Helvetica"),
    "sansItalic": ("LiberationSans-Italic.ttf", "italic Arial and Helvetica"),
    "sansBoldItalic": ("LiberationSans-BoldItalic.ttf", "bold italic Arial and Helvetica"),
    "serif": ("LiberationSerif-Regular.ttf", "Times New Roman"),
    "serifBold": ("LiberationSerif-Bold.ttf", "bold Times New Roman"),
    "serifItalic": ("LiberationSerif-Italic.ttf", "italic Times New Roman"),
    "serifBoldItalic": ("LiberationSerif-BoldItalic.ttf", "bold italic Times New Roman"),
    "mono": ("LiberationMono-Regular.ttf", "Courier New"),
}

ASCII = range(0x20, 0x7F)
# The Latin supplement and extensions A and B, Greek and Coptic, Cyrillic and its supplement, the Hebrew letters.
BLOCKS = [range(0xA0, 0x250), range(0x370, 0x400), range(0x400, 0x530), range(0x5D0, 0x5EB)]
# Latin extended additional, with the letters of Vietnamese: they are as wide as the letters that carry the marks.
MARKED = range(0x1E00, 0x1F00)
# Punctuation, currencies, arrows, mathematics, shapes, dingbats.
SYMBOLS = range(0x2010, 0x27C0)
SYMBOL_FONT = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"

LINE_LENGTH = 106

SAMPLES = [
    "",
    "Hello, world",
    "AVAVAV",
    "To: Type, Tr. We 11",
    "P. A. Yours",
    "Email Address",
    "Grüße, café — “naïve” …",
    "Łódź, Škoda",
    "Καλημέρα κόσμε",
    "Съешь ещё этих булок",
    "Ștefan, Đorđe",
    "Tiếng Việt: dữ liệu",
    "→ ≤ ● ■ ▲ ∞ ♥ №",
    "⌘ ✓ ★ ⚠ ☐ ⌥ ✉",
    "Trailing space ",
    "0123456789 +-*/=<>()[]{}",
    "".join(chr(code) for code in ASCII),
]


class Face:
    def __init__(self, path):
        self.font = TTFont(path)
        self.glyphs = self.font.getBestCmap()
        self.units = self.font["head"].unitsPerEm
        tables = self.font["kern"].kernTables if "kern" in self.font else []
        self.kerning = {pair: value for table in tables for pair, value in table.kernTable.items()}

    def advance(self, code):
        """The advance of a character, of a letter without a glyph that of its base, -1 where the font has neither."""
        if code not in self.glyphs:
            code = ord(unicodedata.normalize("NFD", chr(code))[0])
        return self.font["hmtx"][self.glyphs[code]][0] if code in self.glyphs else -1

    def kern(self, left, right):
        if left not in ASCII or right not in ASCII:
            return 0
        return self.kerning.get((self.glyphs[left], self.glyphs[right]), 0)

    def width(self, text, symbols):
        """The width of a text, of whose characters those without a glyph are in another font, as wide as all in mono."""
        codes = [ord(character) for character in text]
        kerns = sum(self.kern(left, right) for left, right in zip(codes, codes[1:]))
        others = self if is_monospaced(self) else symbols
        advances = [self.advance(code) for code in codes]
        missing = [others.advance(code if others is symbols else ord("m")) for code in codes]
        return sum(missing[place] if advance < 0 else advance for place, advance in enumerate(advances)) + kerns

    def copyright(self):
        return " ".join(self.font["name"].getDebugName(0).split())


def wrapped(numbers, indent):
    lines, line = [], indent
    for number in numbers:
        piece = f"{number},"
        if len(line) + 1 + len(piece) > LINE_LENGTH:
            lines.append(line)
            line = indent
        line += piece if line == indent else " " + piece
    return "\n".join(lines + [line]) if numbers else ""


def array(label, numbers):
    if not numbers:
        return f"    {label}: []"
    body = wrapped(numbers, "      ")
    return f"    {label}: [\n{body}\n    ]"


def is_monospaced(face):
    return face.advance(ord("i")) == face.advance(ord("m"))


def declaration(name, model, face, characters):
    family = face.font["name"].getDebugName(4)
    metrics = face.font["hhea"]
    pairs = [
        (left * 128 + right, face.kern(left, right)) for left in ASCII for right in ASCII if face.kern(left, right)
    ]
    # The mean of the letters stands in for characters that the table does not hold.
    letters = [face.advance(ord(letter)) for letter in "abcdefghijklmnopqrstuvwxyz"]
    return ",\n".join(
        [
            f"  /// {family}, in the proportions of {model}.\n  package static let {name} = FontMetrics(\n    unitsPerEm: {face.units}",
            f"    ascent: {metrics.ascent}",
            f"    descent: {-metrics.descent}",
            f"    averageAdvance: {round(sum(letters) / len(letters))}",
            array("asciiAdvances", [face.advance(code) for code in ASCII]),
            array("advances", [] if is_monospaced(face) else [face.advance(code) for code in characters]),
            array("kerningPairs", [pair for pair, _ in pairs]),
            array("kerningValues", [value for _, value in pairs]) + "\n  )",
        ]
    )


def notice(faces, what):
    version = next(iter(faces.values())).font["name"].getDebugName(5)
    lines = [f"// Made by generate-font-metrics.py{what} from the Liberation fonts, {version}; do not edit.", "//"]
    lines += [f"// {line}" for line in dict.fromkeys(face.copyright() for face in faces.values())]
    lines.append("// Licensed under the SIL Open Font License, Version 1.1: https://openfontlicense.org")
    if not what:
        lines += ["//", "// Advances of other symbols are those of DejaVu Sans. Copyright (c) 2003 by Bitstream, Inc. All Rights Reserved."]
        lines.append("// DejaVu changes are in public domain: https://dejavu-fonts.github.io/License.html")
    return "\n".join(lines)


def print_tables(faces):
    symbols = Face(SYMBOL_FONT)
    # Lines are drawn in cells, not in points, and formats have no width.
    hidden = [*range(0x202A, 0x2030), *range(0x206A, 0x2070), *range(0x2500, 0x25A0)]
    punctuation = [code for code in SYMBOLS if code in faces["sans"].glyphs and code not in hidden]
    print(notice(faces, ""))
    print("\n/// Advances and kerning in font units. A pair's key is `left * 128 + right`, of ASCII codes.")
    print("extension FontMetrics {")
    print("  /// The ranges of characters past ASCII that the tables hold.")
    print("  static let blocks: [ClosedRange<UInt32>] = [")
    print(wrapped([f"0x{block[0]:04X}...0x{block[-1]:04X}" for block in BLOCKS], "    ") + "\n  ]\n")
    print("  /// Punctuation and symbols outside of `blocks`, sorted.")
    print("  static let punctuation: [UInt32] = [")
    print(wrapped([f"0x{code:04X}" for code in punctuation], "    ") + "\n  ]\n")
    print("  /// The place in a face's `advances` of each character of `punctuation` and then of `blocks`. Characters that are as")
    print("  /// wide as each other in each face share a place.")
    print("  static let advancePlaces: [UInt16] = [")
    proportional = [face for face in faces.values() if not is_monospaced(face)]
    representatives = {}
    keys = []
    for code in [*punctuation, *itertools.chain(*BLOCKS)]:
        keys.append(tuple(face.advance(code) for face in proportional))
        representatives.setdefault(keys[-1], code)
    places = {key: place for place, key in enumerate(representatives)}
    print(wrapped([places[key] for key in keys], "    ") + "\n  ]\n")
    print("  /// The letters that carry the marks of U+1E00 to U+1EFF; an n where there is none.")
    # A horn makes a letter wider.
    decomposed = [unicodedata.normalize("NFD", chr(code)) for code in MARKED]
    bases = [unicodedata.normalize("NFC", text[0] + "\u031b") if "\u031b" in text else text[0] for text in decomposed]
    letters = "".join("n" if ord(base) in MARKED else base for base in bases)
    literals = [f'Array("{letters[start : start + 64]}".unicodeScalars)' for start in range(0, len(letters), 64)]
    print("  static let markedLetters =\n    " + "\n    + ".join(literals) + "\n")
    print("  /// The runs of symbols of one advance in DejaVu Sans, sorted: the first code point, and in the last three digits the")
    print("  /// advance in 1/2048 em, 0 where it has no glyph.")
    print("  static let symbolRuns: [UInt32] = [")
    advances = [(code, max(0, symbols.advance(code))) for code in SYMBOLS]
    runs = [first for last, first in zip([(0, -1)] + advances, advances) if first[1] != last[1]] + [(SYMBOLS.stop, 0)]
    print(wrapped([f"0x{code:04X}_{advance:03X}" for code, advance in runs], "    ") + "\n  ]\n")
    print("\n\n".join(declaration(name, FACES[name][1], face, representatives.values()) for name, face in faces.items()))
    print("}")


def print_fixture(faces):
    print(notice(faces, " --fixture"))
    print("\n/// Texts and their widths in units of 1/2048 em, computed from the fonts themselves.")
    print(f"/// In the order of {', '.join(faces)}.")
    print("let fontMetricsFixture: [(text: String, widths: [Int])] = [")
    symbols = Face(SYMBOL_FONT)
    for sample in SAMPLES:
        widths = ", ".join(str(face.width(sample, symbols)) for face in faces.values())
        literal = sample.replace("\\", "\\\\").replace('"', '\\"')
        entry = f'  ("{literal}", [{widths}]),'
        if len(entry) > LINE_LENGTH:
            entry = f'  (\n    "{literal}",\n    [{widths}]\n  ),'
        print(entry)
    print("]")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--fonts", type=pathlib.Path, default=pathlib.Path("/usr/share/fonts/truetype/liberation2"))
    parser.add_argument("--fixture", action="store_true", help="print the fixture of the tests instead")
    arguments = parser.parse_args()
    faces = {name: Face(arguments.fonts / file) for name, (file, _) in FACES.items()}
    (print_fixture if arguments.fixture else print_tables)(faces)


if __name__ == "__main__":
    main()
