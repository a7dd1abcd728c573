import TrussLayout
import TrussText
import TrussTree
import TrussViews

extension Overlay {
  /// The views that diagnostics are about, each with the kinds of its diagnostics.
  mutating func drawProblems() {
    var words: [Int: [String]] = [:]
    for diagnostic in layout.diagnostics {
      let ink = diagnostic.ink
      for view in diagnostic.views where layout.rects.indices.contains(view) {
        used.insert(ink)
        faults.append(.rectangle(outline(of: view), fill: nil, border: ink.border))
      }
      let word = diagnostic.kind.rawValue
      if let view = diagnostic.views.first, !words[view, default: []].contains(word) {
        words[view, default: []].append(word)
      }
    }
    for (view, words) in words.sorted(by: { $0.key < $1.key }) {
      let (text, box) = (words.joined(separator: ", "), outline(of: view))
      let dx = OverlayLabels.width(text) / 2 + 2
      let dy = OverlayLabels.height / 2 + 2
      labels.add(
        text, words == [Diagnostic.Kind.ambiguity.rawValue] ? .ambiguity : .problem,
        at: [
          Point(x: box.minX + dx, y: box.minY + dy), Point(x: box.minX + dx, y: box.maxY + dy),
          Point(x: box.minX + dx, y: box.minY - dy), Point(x: box.maxX - dx, y: box.minY + dy),
        ], on: .ground)
    }
  }

  /// A view's frame, but never too thin to be seen: a broken one often has no extent.
  private func outline(of view: Int) -> Rect {
    var box = scaling.rect(layout.rects[view])
    box.width = max(box.width, 6)
    box.height = max(box.height, 6)
    return box
  }

  /// Below the picture: what the colours and the spring mean, as far as they occur, and each of the first diagnostics.
  func addNotes(to list: inout DisplayList) {
    // Labels lie beside the picture up to half of the margin.
    var y = list.size.height - Self.margin / 4
    var x = Self.margin
    /// Adds a word to the legend; returns where its sign is.
    func sign(_ word: String, width: Double) -> Rect {
      let total = width + 6 + OverlayLabels.width(word)
      if x > Self.margin, x + total > list.size.width - 4 {
        x = Self.margin
        y += 16
      }
      note(word, Rect(x: x + width + 4, y: y - 6, width: total, height: OverlayLabels.height), .primary, in: &list)
      defer { x += total + 8 }
      return Rect(x: x, y: y - 4, width: width, height: 9)
    }
    for ink in OverlayInk.allCases where used.contains(ink) {
      list.elements += Self.example(of: ink, in: sign(ink.word, width: ink.isLine ? 20 : 12))
    }
    if hasSprings {
      let swatch = sign("takes the rest", width: 28)
      list.elements.append(.path(spring(in: swatch, .horizontal, .gap)))
    }
    if !used.isEmpty { y += 16 }
    let shown = parts.contains(.problems) ? layout.diagnostics : []
    if !used.isEmpty, !shown.isEmpty { y += 4 }
    for diagnostic in shown.prefix(Self.mostNotes) {
      for line in lines(of: diagnostic.note, width: list.size.width - 2 * Self.margin) {
        let room = Rect(
          x: Self.margin, y: y - 6, width: list.size.width - 2 * Self.margin, height: OverlayLabels.height)
        note(line, room, diagnostic.ink.color, in: &list)
        y += 14
      }
    }
    if shown.count > Self.mostNotes {
      let room = Rect(x: Self.margin, y: y - 6, width: list.size.width - 2 * Self.margin, height: OverlayLabels.height)
      note("and \(shown.count - Self.mostNotes) more", room, .secondary, in: &list)
      y += 14
    }
    list.size.height = max(list.size.height, y)
  }

  /// What the legend shows of a kind: a surface with its edge, or a line.
  private static func example(of ink: OverlayInk, in sign: Rect) -> [DisplayList.Element] {
    guard ink.isLine else {
      let fill = ink.tint == .ground ? nil : DisplayList.Fill(ink.tint)
      return [.rectangle(sign, fill: fill, border: ink.border)]
    }
    let y = sign.midY.sharpLine
    let (start, end) = (sign.minX + 2.5, sign.maxX - 2.5)
    let line = DisplayList.Element.line(
      from: Point(x: start, y: y), to: Point(x: end, y: y), ink.line, ink.color)
    guard ink == .constraint else { return [line] }
    let dots = [start, end].map { x in
      DisplayList.Element.disc(Rect(x: x - 2.5, y: y - 2.5, width: 5, height: 5), ink.color)
    }
    return [line] + dots
  }

  private static let mostNotes = 6
  /// The lines of a note: the rest of a longer one is left out, with an ellipsis.
  private static let mostLines = 3

  /// The lines of a note in a width.
  private func lines(of note: String, width: Double) -> [String] {
    let text = MeasuredText(note) { OverlayLabels.font.width(of: $0) }
    let lines = text.lines(width: width)
    guard lines.count > Self.mostLines else { return lines.map { LineBreaker.shown($0) } }
    let rest = lines[Self.mostLines - 1].startIndex
    return lines.prefix(Self.mostLines - 1).map { LineBreaker.shown($0) } + [String(note[rest...])]
  }

  private func note(_ text: String, _ room: Rect, _ color: Color, in list: inout DisplayList) {
    let font = OverlayLabels.font
    func measure(_ text: Substring) -> Double { font.width(of: text) }
    let string =
      measure(text[...]) <= room.width
      ? text : LineBreaker.truncated(text[...], width: room.width, ellipsis: "…", measure: measure)
    list.elements.append(
      .text(
        DisplayList.TextRun(string, frame: room, baseline: room.y + OverlayLabels.baseline, font: font, color: color)))
  }
}

extension Diagnostic {
  var ink: OverlayInk { kind == .ambiguity ? .ambiguity : .problem }

  /// One line: what it is about, where, and of a conflict what was broken.
  var note: String {
    let lines = message.split(separator: "\n")
    let line = kind == .conflict ? lines.last { $0.hasPrefix("  broken:") } ?? lines.first : lines.first
    let place = location.map { "\($0): " } ?? ""
    return "\(place)\(kind.rawValue): \((line ?? "").drop { $0 == " " })"
  }
}
