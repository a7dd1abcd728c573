import TrussLayout
import TrussTree
import TrussViews

extension Overlay {
  private static let mostNotes = 6

  /// Writes notes below the picture: a legend of the colours and the spring, if they occur, and the first diagnostics.
  func addNotes(to list: inout DisplayList) {
    // Labels beside the picture reach to the middle of the margin.
    var y = list.size.height - Self.margin / 4
    var x = Self.margin
    func write(_ text: String, _ x: Double, _ width: Double, _ color: Color) {
      let room = Rect(x: x, y: y - 6, width: width, height: OverlayLabels.height)
      list.elements.append(OverlayLabels.text(text, in: room, color, .leading))
    }
    /// Adds a word to the legend. Returns the rectangle for its sign.
    func sign(_ word: String, width: Double) -> Rect {
      let total = width + 6 + OverlayLabels.width(word)
      if x > Self.margin, x + total > list.size.width - 4 {
        x = Self.margin
        y += 16
      }
      write(word, x + width + 4, total, .primary)
      defer { x += total + 8 }
      return Rect(x: x, y: y - 4, width: width, height: 9)
    }
    for ink in OverlayInk.allCases where shapes[ink] != nil {
      list.elements += Self.example(of: ink, in: sign(ink.word, width: ink.isLine ? 20 : 12))
    }
    if hasSprings {
      let swatch = sign("takes the rest", width: 28)
      list.elements.append(Self.spring(in: swatch, .horizontal))
    }
    if !shapes.isEmpty { y += 16 }
    let diagnostics = parts.contains(.problems) ? layout.diagnostics : []
    if !shapes.isEmpty, !diagnostics.isEmpty { y += 4 }
    let font = OverlayLabels.font
    let width = list.size.width - 1.5 * Self.margin
    var notes = OverlayNotes(width: width, mostLines: 3) { font.width(of: $0) }
    func add(_ note: String, _ color: Color) {
      for line in notes.lines(of: note) {
        write(line, Self.margin, width, color)
        y += 14
      }
    }
    for diagnostic in diagnostics.prefix(Self.mostNotes) { add(diagnostic.note, diagnostic.ink.color) }
    notes.mostLines = 1
    if diagnostics.count > Self.mostNotes { add("and \(diagnostics.count - Self.mostNotes) more", .secondary) }
    list.size.height = max(list.size.height, y)
  }

  /// The sign of a kind of mark in the legend: a surface with an edge, or a line.
  private static func example(of ink: OverlayInk, in sign: Rect) -> [DisplayList.Element] {
    guard ink.isLine else {
      let fill = ink.tint == .ground ? nil : DisplayList.Fill(ink.tint)
      return [.rectangle(sign, fill: fill, border: ink.border)]
    }
    let y = sign.midY.sharpLine
    let ends = [sign.minX + 2.5, sign.maxX - 2.5].map { Point(x: $0, y: y) }
    let line = DisplayList.Element.line(from: ends[0], to: ends[1], ink.line, ink.color)
    return [line] + (ink == .constraint ? ends.map { .disc(Rect(middle: $0, 5, 5), ink.color) } : [])
  }
}
