extension StackCombination {
  /// Each is an expression of its own: the compiler does not check them together.
  static let all: [StackCombination] = {
    var all: [StackCombination] = []
    func add(_ name: String, _ width: Double, height: Double? = nil, _ view: ModelView, _ frames: String) {
      all.append(StackCombination(name: name, width: width, height: height, view: view, frames: frames))
    }
    add(
      "two texts", 120, .row(.text(2), .text(3)),
      "0 0 48 16, 0 0 16 16, 24 0 24 16")
    add(
      "two texts that fill the row", 120, .row(.text(9), .text(9), spacing: 0),
      "0 0 120 32, 0 0 56 32, 56 0 64 32")
    add(
      "two texts, one wraps", 120, .row(.text(2), .text(4, 4, 4, 4)),
      "0 0 96 32, 0 8 16 16, 24 0 72 32")
    add(
      "three texts, the middle one wraps", 240, .row(.text(4, 2), .text(1, 6, 4, 5, 4, 4, 4), .text(2, 3)),
      "0 0 240 48, 0 16 56 16, 64 0 120 48, 192 16 48 16")
    add(
      "two long texts share the row", 120, .row(.text(3, 3, 3, 3), .text(5, 5, 5, 5), spacing: 0),
      "0 0 96 64, 0 16 56 32, 56 0 40 64")
    add(
      "texts of one word are broken between letters", 96, .row(.text(9), .text(9), spacing: 0),
      "0 0 96 32, 0 0 48 32, 48 0 48 32")
    add(
      "a column of texts", 240, .column(.text(6), .text(2)),
      "0 0 48 32, 0 0 48 16, 16 16 16 16")
    add(
      "a column of texts, at the leading edge", 240, .column(.text(6), .text(2), place: 0),
      "0 0 48 32, 0 0 48 16, 0 16 16 16")
    add(
      "a column of texts, at the trailing edge", 240, .column(.text(6), .text(2), place: 1),
      "0 0 48 32, 0 0 48 16, 32 16 16 16")
    add(
      "a column without space", 240, .column(.text(6), .text(2), .text(3), spacing: 0),
      "0 0 48 48, 0 0 48 16, 16 16 16 16, 12 32 24 16")
    add(
      "a column whose text wraps", 96, .column(.text(5, 5, 5), .text(2)),
      "0 0 88 48, 0 0 88 32, 36 32 16 16")
    add(
      "a spacer between texts", 240, .row(.text(4), .spacer(), .text(2)),
      "0 0 240 16, 0 0 32 16, 224 0 16 16")
    add(
      "a spacer at the end", 240, .row(.text(4, 3), .spacer()),
      "0 0 240 16, 0 0 64 16")
    add(
      "a spacer at the start", 240, .row(.spacer(), .text(4, 3)),
      "0 0 240 16, 176 0 64 16")
    add(
      "spacers at both ends", 240, .row(.spacer(), .text(4), .spacer()),
      "0 0 240 16, 104 0 32 16")
    add(
      "a spacer of a minimum", 96, .row(.text(4), .spacer(32), .text(4)),
      "0 0 96 32, 0 0 24 32, 72 0 24 32")
    add(
      "a spacer of no minimum", 96, .row(.text(4, 4), .spacer(0), .text(2)),
      "0 0 96 32, 0 0 32 32, 80 8 16 16")
    add(
      "a spacer comes last", 240, .row(.text(1, 4, 2, 4, 4, 4, 2, 2), .spacer()),
      "0 0 240 32, 0 0 216 32")
    add(
      "a column fills a height", 240, height: 192, .column(.text(4), .spacer(), .text(2)),
      "0 0 32 192, 0 0 32 16, 8 176 16 16")
    add(
      "spacers share", 240, .row(.text(1), .spacer(), .text(1), .spacer(), .text(1)),
      "0 0 240 16, 0 0 8 16, 116 0 8 16, 232 0 8 16")
    add(
      "a colour takes half", 240, .row(.text(1, 4, 2, 4, 4, 4, 2, 2), .shape),
      "0 0 240 48, 0 0 112 48, 120 0 120 48")
    add(
      "two colours", 240, height: 96, .row(.shape, .shape, spacing: 0),
      "0 0 240 96, 0 0 120 96, 120 0 120 96")
    add(
      "a colour below a text", 128, height: 96, .column(.text(4), .shape),
      "0 0 128 96, 48 0 32 16, 0 24 128 72")
    add(
      "a colour of a width", 240, height: 96, .row(.shape.width(32), .shape),
      "0 0 240 96, 0 0 32 96, 0 0 32 96, 40 0 200 96")
    add(
      "a colour of a height", 240, .column(.shape.height(32), .text(4)),
      "0 0 240 56, 0 0 240 32, 0 0 240 32, 104 40 32 16")
    add(
      "a colour of a size", 240, .row(.shape.size(48, 32), .text(4, 4)),
      "0 0 128 32, 0 0 48 32, 0 0 48 32, 56 8 72 16")
    add(
      "a text in a wide frame", 240, .row(.text(3).width(96), .text(2)),
      "0 0 120 16, 0 0 96 16, 36 0 24 16, 104 0 16 16")
    add(
      "a text in a narrow frame", 240, .row(.text(4, 4).width(48), .text(2)),
      "0 0 72 32, 0 0 48 32, 8 0 32 32, 56 8 16 16")
    add(
      "a text in a frame, at its leading edge", 240, .row(.text(3).width(96, x: 0), .text(2)),
      "0 0 120 16, 0 0 96 16, 0 0 24 16, 104 0 16 16")
    add(
      "a text in a frame, at its trailing edge", 240, .row(.text(3).width(96, x: 1), .text(2)),
      "0 0 120 16, 0 0 96 16, 72 0 24 16, 104 0 16 16")
    add(
      "a text in a high frame", 240, .row(.text(3).height(64), .text(2)),
      "0 0 48 64, 0 0 24 64, 0 24 24 16, 32 24 16 16")
    add(
      "a text in a frame of a size", 240, .column(.text(3).size(96, 48, x: 1, y: 1), .text(2)),
      "0 0 96 72, 0 0 96 48, 72 32 24 16, 40 56 16 16")
    add(
      "labels of one width", 240,
      .column(.row(.text(4).width(64, x: 0), .text(6)), .row(.text(2).width(64, x: 0), .text(8)), place: 0),
      "0 0 136 40, 0 0 120 16, 0 0 64 16, 0 0 32 16, 72 0 48 16, 0 24 136 16, 0 24 64 16, 0 24 16 16, 72 24 64 16")
    add(
      "a frame that fills the row", 240, .row(.text(1).filling(), .text(3)),
      "0 0 240 16, 0 0 208 16, 100 0 8 16, 216 0 24 16")
    add(
      "a frame that fills the row, at its leading edge", 240, .row(.text(1).filling(x: 0), .text(3)),
      "0 0 240 16, 0 0 208 16, 0 0 8 16, 216 0 24 16")
    add(
      "two frames share the row", 240, .row(.text(1).filling(), .text(5).filling(), spacing: 0),
      "0 0 240 16, 0 0 120 16, 56 0 8 16, 120 0 120 16, 160 0 40 16")
    add(
      "three frames share the row", 240, .row(.text(4).filling(), .text(2).filling(), .text(8).filling(), spacing: 0),
      "0 0 240 16, 0 0 80 16, 24 0 32 16, 80 0 80 16, 112 0 16 16, 160 0 80 16, 168 0 64 16")
    add(
      "a frame that fills beside a spacer", 240, .row(.text(2).filling(), .spacer(), .text(3)),
      "0 0 240 16, 0 0 192 16, 88 0 16 16, 216 0 24 16")
    add(
      "a frame that fills a column", 240, .column(.text(4).filling(x: 0), .text(8)),
      "0 0 240 40, 0 0 240 16, 0 0 32 16, 88 24 64 16")
    add(
      "equal columns", 120, height: 48, .row(.column(.shape).filling(), .column(.text(1)).filling(), spacing: 0),
      "0 0 120 48, 0 0 60 48, 0 0 60 48, 0 0 60 48, 60 16 60 16, 86 16 8 16, 86 16 8 16")
    add(
      "a frame with a least width", 240, .row(.text(2).bounds(96), .text(3)),
      "0 0 128 16, 0 0 96 16, 40 0 16 16, 104 0 24 16")
    add(
      "a frame with a least width that a text exceeds", 240, .row(.text(8, 8).bounds(96), .text(3)),
      "0 0 168 16, 0 0 136 16, 0 0 136 16, 144 0 24 16")
    add(
      "a frame with a greatest width", 240, .row(.text(4, 4, 4).bounds(most: 64), .text(3)),
      "0 0 96 48, 0 0 64 48, 16 0 32 48, 72 16 24 16")
    add(
      "a frame with both, given less", 120, .row(.text(9, 9).bounds(64, most: 112), .text(9)),
      "0 0 120 64, 0 0 64 64, 0 0 64 64, 72 16 48 32")
    add(
      "a frame with both, given more", 390, .row(.text(2).bounds(64, most: 112), .text(3)),
      "0 0 144 16, 0 0 112 16, 48 0 16 16, 120 0 24 16")
    add(
      "padding around a text", 240, .row(.text(4).padding(16), .text(2)),
      "0 0 88 48, 0 0 64 48, 16 16 32 16, 72 16 16 16")
    add(
      "padding beside a text", 240, .column(.text(4).paddingBeside(16), .text(2)),
      "0 0 64 40, 0 0 64 16, 16 0 32 16, 24 24 16 16")
    add(
      "padding around a row", 240, .row(.text(4), .spacer(), .text(2)).padding(16),
      "0 0 240 48, 16 16 208 16, 16 16 32 16, 208 16 16 16")
    add(
      "padding around a text that wraps", 96, .column(.text(4, 4, 4).padding(16)),
      "0 0 64 80, 0 0 64 80, 16 16 32 48")
    add(
      "padding around a frame that fills", 240, .column(.text(2).filling(x: 0).padding(16)),
      "0 0 240 48, 0 0 240 48, 16 16 208 16, 16 16 16 16")
    add(
      "padding around a colour", 240, height: 96, .row(.shape.padding(16), .text(2)),
      "0 0 240 96, 0 0 216 96, 16 16 184 64, 224 40 16 16")
    add(
      "two paddings", 240, .column(.text(4).padding(16).padding(32)),
      "0 0 128 112, 0 0 128 112, 32 32 64 48, 48 48 32 16")
    add(
      "a frame around a padding", 240, .column(.text(4).padding(16).width(128, x: 0)),
      "0 0 128 48, 0 0 128 48, 0 0 64 48, 16 16 32 16")
    add(
      "a text of a fixed size", 120, .row(.text(5, 2, 4, 2, 3).fixed(), .text(3, 4, 3, 4)),
      "0 0 176 224, 0 104 160 16, 168 0 8 224")
    add(
      "a text of a fixed height", 96, .column(.text(5, 5, 5).fixed(horizontal: false), .text(2)),
      "0 0 88 48, 0 0 88 32, 36 32 16 16")
    add(
      "a colour of a fixed size", 240, .row(.shape.fixed(), .text(3)),
      "0 0 42 16, 0 3 10 10, 18 0 24 16")
    add(
      "a row of a fixed size", 120, .column(.row(.text(9), .spacer(), .text(9)).fixed(), .text(3)),
      "0 0 168 40, 0 0 168 16, 0 0 72 16, 96 0 72 16, 72 24 24 16")
    add(
      "a priority", 240, .row(.text(5, 5, 2, 1, 4), .text(6, 5, 2, 1, 4).priority(1)),
      "0 0 224 64, 0 0 40 64, 48 24 176 16")
    add(
      "a priority beside two texts", 240, .row(.text(4, 4), .text(8, 8).priority(1), .text(4, 4)),
      "0 0 216 32, 0 0 32 32, 40 8 136 16, 184 0 32 32")
    add(
      "a low priority", 120, .row(.text(4, 4), .text(8).priority(-1), .text(3)),
      "0 0 120 128, 0 56 72 16, 80 0 8 128, 96 56 24 16")
    add(
      "a priority in a column", 96, height: 64, .column(.text(4, 4, 4, 4), .text(5, 5, 5).priority(1), spacing: 0),
      "0 0 88 64, 8 0 72 32, 0 32 88 32")
    add(
      "a spacer of a priority", 240, .row(.text(4, 4, 4), .spacer().priority(1), .text(4)),
      "0 0 240 192, 0 0 8 192, 232 64 8 64")
    add(
      "one line", 120, .row(.text(4), .lines(1, 9, 9, 9)),
      "0 0 120 16, 0 0 32 16, 40 0 80 16")
    add(
      "one line beside a text that wraps", 120, .row(.text(4, 4, 4, 4), .lines(1, 4, 5)),
      "0 0 96 64, 0 0 32 64, 40 24 56 16")
    add(
      "one line at its own width", 240, .row(.lines(1, 4, 4), .spacer()),
      "0 0 240 16, 0 0 72 16")
    add(
      "two lines", 96, .column(.lines(2, 5, 5, 5, 5), .text(2)),
      "0 0 88 48, 0 0 88 32, 36 32 16 16")
    add(
      "a divider in a row", 240, .row(.text(4), .divider, .text(4)),
      "0 0 81 16, 0 0 32 16, 40 0 1 16, 49 0 32 16")
    add(
      "a divider in a column", 240, .column(.text(4), .divider, .text(8)),
      "0 0 240 49, 104 0 32 16, 0 24 240 1, 88 33 64 16")
    add(
      "a divider in a row of a height", 240, height: 64, .row(.text(4), .divider, .shape),
      "0 0 240 64, 0 24 32 16, 40 0 1 64, 49 0 191 64")
    add(
      "a leaf beside a text", 240, .row(.fixed(24, 24), .text(4, 4)),
      "0 0 104 24, 0 0 24 24, 32 4 72 16")
    add(
      "a leaf beside a text, at the top", 240, .row(.fixed(32, 48), .text(4), place: 0),
      "0 0 72 48, 0 0 32 48, 40 0 32 16")
    add(
      "a leaf beside a text, at the bottom", 240, .row(.fixed(32, 48), .text(4), place: 1),
      "0 0 72 48, 0 0 32 48, 40 32 32 16")
    add(
      "a leaf too wide for the row", 96, .row(.fixed(120, 16), .text(4)),
      "0 0 136 64, 0 24 120 16, 128 0 8 64")
    add(
      "a badge over a leaf", 240, .layers(.fixed(64, 48), .text(1), x: 1, y: 0),
      "0 0 64 48, 0 0 64 48, 56 0 8 16")
    add(
      "a text over a colour", 240, height: 96, .layers(.shape, .text(4)),
      "0 0 240 96, 0 0 240 96, 104 40 32 16")
    add(
      "layers in a row", 240, .row(.layers(.fixed(32, 32), .text(1)), .text(8, 8)),
      "0 0 176 32, 0 0 32 32, 0 0 32 32, 12 8 8 16, 40 8 136 16")
    add(
      "a row in a column", 240, .column(.text(4, 3), .row(.text(2), .spacer(), .text(3)), place: 0),
      "0 0 240 40, 0 0 64 16, 0 24 240 16, 0 24 16 16, 216 24 24 16")
    add(
      "a column in a row", 240,
      .row(.fixed(32, 32), .column(.text(4, 4), .text(2), spacing: 0, place: 0), .spacer(), .text(5)),
      "0 0 240 32, 0 0 32 32, 40 0 72 32, 40 0 72 16, 40 16 16 16, 200 8 40 16")
    add(
      "a cell of a list", 390,
      .row(
        .fixed(48, 48), .column(.text(3, 8), .lines(1, 7, 3, 5, 8, 5, 4, 2, 3, 6, 9, 4), spacing: 0, place: 0),
        .spacer(), .text(5), spacing: 16),
      "0 0 390 48, 0 0 48 48, 64 8 240 32, 64 8 96 16, 64 24 240 16, 350 16 40 16")
    add(
      "a card", 240,
      .column(
        .row(.text(6), .spacer(), .text(3)), .text(4, 4, 4, 9, 2, 4, 8), .row(.spacer(0), .text(6)).filling(),
        spacing: 16, place: 0
      ).padding(16),
      "0 0 240 128, 16 16 208 96, 16 16 208 16, 16 16 48 16, 200 16 24 16, 16 48 192 32, 16 96 208 16, "
        + "16 96 208 16, 176 96 48 16"
    )
    return all
  }()
}
