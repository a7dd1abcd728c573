#!/usr/bin/env python3
"""Writes the small fonts of FontFileTests, and what fontTools and HarfBuzz say of them.

Usage: generate-test-fonts.py [--fonts FOLDER]

    python3 -m venv fonts && fonts/bin/pip install fonttools uharfbuzz
    fonts/bin/python Tests/Generators/generate-test-fonts.py

FOLDER is where Debian's packages `fonts-dejavu-core`, `fonts-liberation2` and `fonts-noto-core` put theirs. Of DejaVu Sans a part with
kerning in `GPOS` and a map of format 12 is written, of Liberation Sans one with kerning in `kern` and a map of format 4,
of Noto Sans Arabic one with the forms of letters that join, in `GSUB`: a few letters, composites among them, without
hints, under another name, as their licences ask. `fonts.txt` has for each
font the widths of texts as HarfBuzz sets them (kerned, without ligatures), and the area and the bounds of the outlines'
points by fontTools' pens.
"""

import argparse
import io
import pathlib
import unicodedata

import uharfbuzz
from fontTools import subset
from fontTools.pens.areaPen import AreaPen
from fontTools.pens.boundsPen import ControlBoundsPen
from fontTools.ttLib import TTFont

TARGET = pathlib.Path(__file__).parent.parent / "TrussTextTests" / "Fixtures"
LETTERS = "AVTOLYPRWaficeopryn.,-1 éÅöñ…Ж\u0301"
ARABIC = "ءآأؤإئابةتجحدرسصعفقكلمنهوىيٱپچگ١،\u0640\u064e\u0651\u200c\u200d "
SOURCES = {
    "positioned": ("dejavu/DejaVuSans.ttf", LETTERS + "\U0001D49C\U0001F600", ["GPOS"]),
    "paired": ("liberation2/LiberationSans-Regular.ttf", LETTERS, ["kern"]),
    "joined": ("noto/NotoSansArabic-Regular.ttf", ARABIC, ["GPOS", "GSUB"]),
}
NOTICES = {
    "positioned": "Letters of DejaVu Sans. Copyright (c) 2003 by Bitstream, Inc.; DejaVu changes are in public domain.",
    "paired": "Letters of Liberation Sans, under the SIL Open Font License 1.1.",
    "joined": "Letters of Noto Sans Arabic, under the SIL Open Font License 1.1.",
}
TEXTS = ["", "A", "AV", "AVATAR", "To. Ty, P.", "Wave", "fine office", "1-1 e…a", "éÅöñ", "VЖA", "Type",
    "سلام", "مدينة", "البريد", "كلمة المرور", "لا", "كلا", "بلا لأن لإ لآ", "ل\u0651\u064eا", "م\u064eد\u0651ة", "ءا", "ب", "ـبـ",
    "ب\u200cب", "ب\u200d", "\u200dب", "پچگ", "رو دار", "برد", "رتب", "١١، سج", "ه هه ههه", "ى يى عصفقحكنتئؤٱ"]


def reduced(path, letters, kerning):
    options = subset.Options()
    options.layout_features = ["kern"] if "GPOS" in kerning else []
    if "GSUB" in kerning:
        options.layout_features += ["isol", "init", "medi", "fina", "rlig"]
    options.legacy_kern = "kern" in kerning
    options.hinting = False
    options.notdef_outline = True
    options.name_IDs = []
    options.drop_tables += ["FFTM", "gasp"] + [table for table in ("GPOS", "GSUB", "GDEF") if table not in kerning]
    font = TTFont(path, recalcTimestamp=False)
    subsetter = subset.Subsetter(options)
    subsetter.populate(text=letters)
    subsetter.subset(font)
    return font


def renamed(font, name):
    table = font["name"]
    for number, text in {0: NOTICES[name], 1: f"Truss {name}", 2: "Regular", 4: f"Truss {name}", 6: f"Truss-{name}"}.items():
        table.setName(text, number, 3, 1, 0x409)


def shaped(face, text):
    buffer = uharfbuzz.Buffer()
    buffer.add_str(text)
    buffer.guess_segment_properties()
    font = uharfbuzz.Font(face)
    uharfbuzz.shape(font, buffer, {"liga": False, "clig": False, "calt": False, "ccmp": False})
    return sum(position.x_advance for position in buffer.glyph_positions or [])


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--fonts", type=pathlib.Path, default=pathlib.Path("/usr/share/fonts/truetype"))
    folder = parser.parse_args().fonts
    lines = ["# Made by generate-test-fonts.py; do not edit."]
    for name, (path, letters, kerning) in SOURCES.items():
        font = reduced(folder / path, letters, kerning)
        renamed(font, name)
        font.save(TARGET / f"{name}.ttf")
        data = (TARGET / f"{name}.ttf").read_bytes()
        face = uharfbuzz.Face(data)
        known = set(font.getBestCmap())
        for text in TEXTS:
            if all(ord(letter) in known for letter in text):
                lines.append(f"{name}\twidth\t{text}\t{shaped(face, text)}")
        # What is read from the right is not drawn as outlines.
        if "GSUB" in SOURCES[name][2]:
            continue
        font = TTFont(io.BytesIO(data))
        glyphs = font.getGlyphSet()
        for code, glyph in sorted(font.getBestCmap().items()):
            # The contour of a single point, as marks have one, is an anchor without ink.
            if unicodedata.combining(chr(code)):
                continue
            bounds, area = ControlBoundsPen(glyphs), AreaPen(glyphs)
            glyphs[glyph].draw(bounds)
            glyphs[glyph].draw(area)
            box = " ".join(f"{value:g}" for value in bounds.bounds or (0, 0, 0, 0))
            lines.append(f"{name}\tglyph\t{chr(code)}\t{box} {area.value:.0f}")
    (TARGET / "fonts.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
