import TrussLayout
import TrussTree
import TrussText
import TrussViews

/// A picture in cells, inside a terminal window: a frame with a title bar above the text.
///
///     ╭───────────────────────╮
///     │ ○ ○ ○   gallery song  │
///     ├───────────────────────┤
///     │  Cold Water    ( Play )│
///
/// Letters are drawn word by word. Each word starts at its first cell, because the advances of monospaced fonts differ
/// in the third digit. Borders are drawn as paths, because box-drawing glyphs leave gaps between lines in many fonts.
struct TerminalWindow {
  let title: String
  let canvas: CellCanvas
  /// The same cells, with their colours for the dark appearance.
  private let dark: CellCanvas

  static let font = Font(.mono, size: 13)
  static let cell = Size(width: font.width(of: "M"), height: 16)
  /// The distance from the top of a cell to the baseline of its letter.
  private static let baseline = 12.0
  private static let titleBar = 28.0
  private static let margin = 12.0

  init(_ list: DisplayList, title: String) {
    self.title = title
    canvas = TextRenderer(colors: .trueColor, isDark: false).cells(of: list)
    dark = TextRenderer(colors: .trueColor).cells(of: list)
  }

  var displayList: DisplayList {
    let size = Size(
      width: Double(canvas.columns) * Self.cell.width + 2 * Self.margin,
      height: Double(canvas.rows) * Self.cell.height + Self.titleBar + 2 * Self.margin)
    var list = DisplayList(size: size)
    let window = Rect(x: 0, y: 0, width: size.width, height: size.height)
    let bar = Rect(x: 0, y: 0, width: size.width, height: Self.titleBar)
    list.elements.append(.surface(window, .ground, radius: 8))
    list.elements.append(.beginClip(window, radius: 8))
    list.elements.append(.surface(bar, .surface))
    list.elements.append(.endClip)
    let edge = Point(x: 0, y: Self.titleBar - 0.5)
    list.elements.append(.line(from: edge, to: Point(x: size.width, y: edge.y), .light, .separator))
    for number in 0..<3 {
      let disc = Rect(x: Self.margin + Double(number) * 16, y: (Self.titleBar - 9) / 2, width: 9, height: 9)
      if disc.maxX <= size.width { list.elements.append(.disc(disc, .separator)) }
    }
    addTitle(to: &list)
    addSurfaces(to: &list)
    for row in 0..<canvas.rows { addWords(of: row, to: &list) }
    list.elements += TerminalLines(canvas, color: color).elements
    list.elements.append(.rectangle(window, fill: nil, border: Border(.light, color: .separator), radius: 8))
    return list
  }

  /// Adds the title in the middle of the title bar or, if it is too long, directly to the right of the discs.
  private func addTitle(to list: inout DisplayList) {
    let font = Font(.mono, size: 11)
    let left = Self.margin + 2 * 16 + 9 + 8
    let room = list.size.width - left - Self.margin
    func measure(_ text: Substring) -> Double { font.width(of: text) }
    let shown =
      measure(title[...]) <= room
      ? title : LineBreaker.truncated(title[...], width: room, ellipsis: "…", measure: measure)
    let width = font.width(of: shown)
    guard width > 0, width <= room else { return }
    let x = max(left, (list.size.width - width) / 2)
    list.elements.append(
      .text(
        DisplayList.TextRun(
          shown, frame: Rect(x: x, y: 8, width: width, height: 13), baseline: 18, font: font, color: .secondary)))
  }

  static func corner(column: Int, row: Int) -> Point {
    Point(x: margin + Double(column) * cell.width, y: titleBar + margin + Double(row) * cell.height)
  }

  /// A colour of a cell in both appearances; nil if the terminal chooses it.
  private func color(_ part: (CellStyle) -> UInt32?, _ index: Int) -> Color? {
    guard let light = part(canvas.styles[index]), let dark = part(dark.styles[index]) else { return nil }
    return Color(light, dark: dark)
  }

  private func color(_ index: Int) -> Color { color(\.foreground, index) ?? .primary }

  /// Adds the backgrounds of cells. Neighbouring cells of one row with the same colour share a rectangle. The rectangle
  /// continues through the rows below that have the same range in the same colour: separate rectangles would show seams
  /// when a page is scaled.
  private func addSurfaces(to list: inout DisplayList) {
    struct Surface: Equatable {
      var columns: Range<Int>
      var color: Color
    }
    var open: [(surface: Surface, firstRow: Int)] = []
    for row in 0...canvas.rows {
      var surfaces: [Surface] = []
      if row < canvas.rows {
        let cells = (0..<canvas.columns).map { color(\.background, row * canvas.columns + $0) }
        surfaces = cells.runs(where: ==).compactMap { range in
          cells[range.lowerBound].map { Surface(columns: range, color: $0) }
        }
      }
      for (surface, firstRow) in open where !surfaces.contains(surface) {
        let rect = Self.rect(columns: surface.columns, rows: firstRow..<row)
        list.elements.append(.surface(rect, surface.color))
      }
      open = surfaces.map { surface in
        (surface, open.first { $0.surface == surface }?.firstRow ?? row)
      }
    }
  }

  private static func rect(columns: Range<Int>, rows: Range<Int>) -> Rect {
    let corner = corner(column: columns.lowerBound, row: rows.lowerBound)
    return Rect(
      x: corner.x, y: corner.y, width: Double(columns.count) * cell.width, height: Double(rows.count) * cell.height)
  }

  /// Adds the letters of a row. Neighbouring letters in one style, without a blank between them, are one text.
  private func addWords(of row: Int, to list: inout DisplayList) {
    let indices = Array(row * canvas.columns..<(row + 1) * canvas.columns)
    let words = indices.runs { first, second in
      // A wide character is drawn alone, because it may be in another font.
      let areLetters =
        canvas.isLetter(first) && canvas.isLetter(second) && !canvas.isWide(first) && !canvas.isWide(second)
      let isFull = canvas.block(first)?.isWholeCell == true && canvas.cells[first] == canvas.cells[second]
      return (areLetters || isFull)
        && canvas.styles[first] == canvas.styles[second] && dark.styles[first] == dark.styles[second]
    }
    for word in words {
      let first = indices[word.lowerBound]
      let box = Self.rect(columns: word, rows: row..<row + 1)
      if let block = canvas.block(first) {
        list.elements.append(.rectangle(block.part(of: box), fill: block.fill(color(first)), border: nil))
        continue
      }
      let style = canvas.styles[first]
      guard canvas.isLetter(first) || !style.letters.isDisjoint(with: .lines) else { continue }
      let text = word.map { canvas.text(of: indices[$0]) }.joined()
      var font = Self.font
      if style.letters.contains(.bold) { font = font.bold() }
      if style.letters.contains(.italic) { font = font.italic() }
      list.elements.append(
        .text(
          DisplayList.TextRun(
            text, frame: box, baseline: box.y + Self.baseline, font: font, color: color(first),
            lines: style.letters.lines(color: color(\.underline, first)))))
    }
  }
}

extension Array {
  /// Splits the array into ranges of consecutive elements that belong together pair by pair. The ranges cover the
  /// array.
  func runs(where belong: (Element, Element) -> Bool) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    var start = 0
    for index in indices where index + 1 == count || !belong(self[index], self[index + 1]) {
      runs.append(start..<index + 1)
      start = index + 1
    }
    return runs
  }
}

extension LayoutResult {
  /// The layout in a terminal window. Its unit must be the cell.
  package func terminalList(title: String) -> DisplayList { TerminalWindow(displayList, title: title).displayList }
}

/// The content of a cell, by index.
extension CellCanvas {
  func isLetter(_ index: Int) -> Bool {
    switch cells[index].content {
    case .scalar(let scalar): scalar != " " && block(index) == nil
    case .cluster: true
    case .arms, .rest: false
    }
  }

  func isWide(_ index: Int) -> Bool { (index + 1) % columns != 0 && cells[index + 1] == .rest }

  /// The character in a cell; a blank if the cell contains no character.
  func text(of index: Int) -> String {
    switch cells[index].content {
    case .scalar(let scalar): String(scalar)
    case .cluster(let index): clusters[index]
    case .arms, .rest: " "
    }
  }

  func block(_ index: Int) -> CellBlock? {
    if case .scalar(let scalar) = cells[index].content { CellBlock(scalar) } else { nil }
  }
}

/// A character from Unicode's Block Elements that fills a part of its cell.
struct CellBlock {
  private var width = 1.0
  private var height = 1.0
  private var opacity = 1.0

  init?(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "█": break
    case "░": opacity = 0.25
    case "▒": opacity = 0.5
    case "▓": opacity = 0.75
    // At the left: seven eighths to one eighth of the cell's width.
    case "▉"..."▏": width = Double(0x2590 - scalar.value) / 8
    // At the bottom: one eighth to seven eighths of the cell's height.
    case "▁"..."▇": height = Double(scalar.value - 0x2580) / 8
    default: return nil
    }
  }

  var isWholeCell: Bool { width == 1 && height == 1 }

  func part(of cell: Rect) -> Rect {
    Rect(
      x: cell.x, y: cell.maxY - cell.height * height, width: cell.width * width, height: cell.height * height)
  }

  func fill(_ color: Color) -> DisplayList.Fill { DisplayList.Fill(opacity < 1 ? color.opacity(opacity) : color) }
}

extension CellStyle.Letters {
  func lines(color: Color?) -> DisplayList.TextRun.Lines {
    let pattern = Self.patterns.first { contains($0.letters) }?.pattern
    return DisplayList.TextRun.Lines(
      under: pattern.map { Text.LineStyle(pattern: $0, color: color) }, isThrough: contains(.struckThrough))
  }
}
