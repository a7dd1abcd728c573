import TrussViews

/// A picture in cells: a flat array with four bytes per cell, row by row.
///
/// Invariant: a `.rest` cell is only to the right of a wide character. Overwriting one half of a wide character leaves
/// a blank in the other half.
struct CellCanvas {
  /// The maximum number of cells, which take 40 MB. `LayoutError.Limits.cells` refuses larger pictures before drawing.
  static let mostCells = 10_000_000

  let columns: Int
  let rows: Int
  private(set) var cells: [Cell]
  /// The colours of each cell; empty if the picture has no colours.
  private(set) var styles: [CellStyle]
  private(set) var clusters: [String] = []

  /// Makes a blank canvas. Its size is rounded; a size that is negative or not a number becomes 0.
  init(_ size: Size, isColored: Bool = false) {
    let area = CellRect(snapping: Rect(x: 0, y: 0, width: size.width, height: size.height))
    columns = min(area.width, Self.mostCells)
    // A row without columns is still a line of the output.
    rows = min(area.height, Self.mostCells / max(columns, 1))
    cells = Array(repeating: .blank, count: columns * rows)
    styles = isColored ? Array(repeating: .plain, count: cells.count) : []
  }

  var bounds: CellRect { CellRect(minX: 0, minY: 0, maxX: columns, maxY: rows) }

  func arms(column: Int, row: Int) -> BorderArms? { cells[row * columns + column].arms }

  /// The character in a cell of the canvas; nil if the content is not a single scalar.
  func scalar(column: Int, row: Int) -> Unicode.Scalar? {
    if case .scalar(let scalar) = cells[row * columns + column].content { scalar } else { nil }
  }

  /// Whether a cell of the canvas shows a letter of a text, or a part of a letter.
  func isLetter(column: Int, row: Int) -> Bool { cells[row * columns + column].isLetter }

  /// Whether a cell of the canvas shows a letter of a text or a blank that the text draws, as between its words.
  func isText(column: Int, row: Int) -> Bool { cells[row * columns + column].isText }

  /// Sets the style of the letter in a cell. The background changes only if `changesBackground` is true.
  mutating func set(_ style: CellStyle, changesBackground: Bool = false, column: Int, row: Int) {
    guard !styles.isEmpty else { return }
    var style = style
    if !changesBackground { style.background = styles[row * columns + column].background }
    styles[row * columns + column] = style
  }

  mutating func color(_ color: UInt32?, column: Int, row: Int) {
    if !styles.isEmpty { styles[row * columns + column].foreground = color }
  }

  /// Replaces a cell of the canvas by a cell that is one column wide.
  mutating func set(_ cell: Cell, column: Int, row: Int) {
    let index = row * columns + column
    if cells[index] == .rest { cells[index - 1] = .blank }
    if column + 1 < columns, cells[index + 1] == .rest { cells[index + 1] = .blank }
    // A letter over a full cell gets the cell's colour as its background.
    if cells[index] == .full, !styles.isEmpty { styles[index].background = styles[index].foreground }
    cells[index] = cell
  }

  /// Writes a character into a cell or, if `width` is 2, into this cell and the next.
  mutating func set(_ character: Character, width: Int, column: Int, row: Int) {
    set(cell(for: character), column: column, row: row)
    guard width == 2 else { return }
    set(.blank, column: column + 1, row: row)
    cells[row * columns + column + 1] = .rest
  }

  private mutating func cell(for character: Character) -> Cell {
    let scalars = character.unicodeScalars
    if let scalar = scalars.first, scalars.count == 1 { return Cell(letter: scalar) }
    clusters.append(String(character))
    return Cell(cluster: clusters.count - 1)
  }
}

// MARK: - Output

extension CellCanvas {
  /// The rows as lines, without a newline after the last line. If `isFramed` is true, each line is between bars.
  /// Otherwise trailing spaces are omitted, unless they have a background colour.
  ///
  /// Colours begin and end in the same line, so that lines can be cut out and put beside other lines.
  ///
  /// - Parameter addNotes: adds lines below a row.
  func text(
    in charset: TextRenderer.Charset, colors: ColorDepth = .none, isFramed: Bool = false,
    _ addNotes: (CellCanvas, _ row: Int, _ output: inout [UInt8]) -> Void = { _, _, _ in }
  ) -> String {
    var output: [UInt8] = []
    for row in 0..<rows {
      if row > 0 { output.append(UInt8(ascii: "\n")) }
      if isFramed { output.append(UInt8(ascii: "|")) }
      appendRow(row, in: charset, colors, isWhole: isFramed, to: &output)
      if isFramed { output.append(UInt8(ascii: "|")) }
      addNotes(self, row, &output)
    }
    return String(decoding: output, as: UTF8.self)
  }

  /// If letters of a row have styles, adds a line of marks below the row.
  func appendMarks(of row: Int, to output: inout [UInt8]) {
    var marks = (row * columns..<(row + 1) * columns).map { index in
      let style = style(of: index)
      let isBlank = cells[index].isBlank && style.letters.isDisjoint(with: .lines)
      return isBlank ? UInt8(ascii: " ") : style.letters.mark
    }
    while marks.last == UInt8(ascii: " ") { marks.removeLast() }
    if !marks.isEmpty { output += [UInt8(ascii: "\n")] + marks }
  }

  /// If a row has styles, adds a line with these styles below the row. It contains the columns, counted from 1, and the
  /// styles, such as `~ 3-9 bold red; 11 on yellow`.
  func appendStyles(of row: Int, _ names: ColorNames, to output: inout [UInt8]) {
    var runs: [(first: Int, last: Int, style: CellStyle)] = []
    for column in 0..<columns {
      let index = row * columns + column
      var style = style(of: index)
      if cells[index] == .rest, column > 0 { style = self.style(of: index - 1) }
      if cells[index].isBlank {
        // In a blank, only a line under or through it is visible.
        style.letters = style.letters.intersection(.lines)
        if style.letters.isEmpty { (style.foreground, style.underline) = (nil, nil) }
      }
      if let last = runs.last, last.style == style {
        runs[runs.count - 1].last = column
      } else {
        runs.append((column, column, style))
      }
    }
    let words = runs.filter { $0.style != .plain }.map { run in
      let columns = run.first == run.last ? "\(run.first + 1)" : "\(run.first + 1)-\(run.last + 1)"
      return "\(columns) \(run.style.words(names))"
    }
    if !words.isEmpty { output.append(contentsOf: "\n~ \(words.joined(separator: "; "))".utf8) }
  }

  private func appendRow(
    _ row: Int, in charset: TextRenderer.Charset, _ colors: ColorDepth, isWhole: Bool, to output: inout [UInt8]
  ) {
    let range = row * columns..<(row + 1) * columns
    var end = range.upperBound
    if !isWhole {
      while end > range.lowerBound, cells[end - 1].isBlank,
        colors == .none || style(of: end - 1).background == nil
      {
        end -= 1
      }
    }
    if colors == .none {
      for index in range.lowerBound..<end { append(cells[index], in: charset, to: &output) }
    } else {
      append(range.lowerBound..<end, in: charset, colors, to: &output)
    }
  }

  /// Appends cells, with the changes of colour between them.
  private func append(
    _ range: Range<Int>, in charset: TextRenderer.Charset, _ colors: ColorDepth, to output: inout [UInt8]
  ) {
    var last = CellStyle.plain
    for index in range where cells[index] != .rest {
      var style = style(of: index)
      // A blank shows no letter, so it needs no change of colour. A line under or through it is visible.
      if cells[index].isBlank {
        if style.letters.isDisjoint(with: .lines) {
          (style.foreground, style.underline) = (last.foreground, last.underline)
        }
        style.letters = style.letters.intersection(.lines).union(last.letters.subtracting(.lines))
      }
      output.append(contentsOf: colors.sequence(from: last, to: style).utf8)
      last = style
      append(cells[index], in: charset, to: &output)
    }
    output.append(contentsOf: colors.sequence(from: last, to: .plain).utf8)
  }

  private func style(of index: Int) -> CellStyle { styles.isEmpty ? .plain : styles[index] }

  private func append(_ cell: Cell, in charset: TextRenderer.Charset, to output: inout [UInt8]) {
    switch cell.content {
    case .scalar(let scalar):
      output.append(scalar)
    case .arms(let arms):
      let glyph = charset == .unicode ? BorderGlyphs.unicode(arms) : BorderGlyphs.ascii(arms)
      output.append(glyph ?? " ")
    case .cluster(let index):
      output.append(contentsOf: clusters[index].utf8)
    case .rest:
      break
    }
  }
}

/// The content of a cell in four bytes. The two highest bits determine the meaning of the others.
struct Cell: Equatable {
  enum Content {
    /// A character of one scalar. If it is wide, `.rest` follows.
    case scalar(Unicode.Scalar)
    case arms(BorderArms)
    /// A character of several scalars, as an index in the canvas' `clusters`. If it is wide, `.rest` follows.
    case cluster(Int)
    /// The right half of a wide character.
    case rest
  }

  private let bits: UInt32

  private static let payload: UInt32 = 0x3FFF_FFFF
  /// The bit that marks the characters of texts. Lines do not cover them, but for spaces. No scalar has this bit.
  private static let letter: UInt32 = 1 << 24

  // These are computed properties, because they are compared with every cell, and stored static properties would be
  // slower.
  static var blank: Cell { Cell(" ") }
  static var full: Cell { Cell("█") }
  static var rest: Cell { Cell(tag: 3, payload: 0) }

  init(_ scalar: Unicode.Scalar) {
    self.init(tag: 0, payload: scalar.value)
  }

  /// Makes the cell for a character of a text.
  init(letter scalar: Unicode.Scalar) { self.init(tag: 0, payload: scalar.value | Self.letter) }

  init(_ arms: BorderArms) {
    self.init(tag: 1, payload: UInt32(arms.bits))
  }

  init(cluster index: Int) {
    self.init(tag: 2, payload: UInt32(truncatingIfNeeded: index) & Self.payload)
  }

  private init(tag: UInt32, payload: UInt32) {
    bits = tag << 30 | payload
  }

  var content: Content {
    switch bits >> 30 {
    case 0: .scalar(Unicode.Scalar(bits & ~Self.letter) ?? " ")
    case 1: .arms(BorderArms(bits: UInt16(truncatingIfNeeded: bits)))
    case 2: .cluster(Int(bits & Self.payload))
    default: .rest
    }
  }

  /// Whether the cell shows a letter of a text, or a part of a letter.
  var isLetter: Bool { isText && !isBlank }

  /// Whether the cell shows a letter or a space of a text, or a part of a letter.
  var isText: Bool { bits >> 30 >= 2 || bits & Self.letter != 0 }

  /// Whether the cell shows a space, of a text or not.
  var isBlank: Bool { bits & ~Self.letter == Self.blank.bits }

  /// The arms of the borders through the cell; nil if the cell has other content.
  var arms: BorderArms? {
    if case .arms(let arms) = content { arms } else { nil }
  }
}
