import TrussText
import TrussTree
import TrussViews

extension DisplayList.TextRun {
  /// A line in one style with the parts that Unicode's bidirectional algorithm (UAX #9) makes of it.
  ///
  /// - Parameters:
  ///   - isRightToLeft: whether a line without a letter is read from the right.
  ///   - medium: what it is measured in.
  func ordered(isRightToLeft: Bool, _ medium: Medium) -> DisplayList.TextRun {
    func parts(_ string: String) -> [Part]? {
      let base = BaseDirection.automatic(fallback: isRightToLeft ? .rightToLeft : .leftToRight)
      let runs = BidiText(ifNeededFor: string, base: base)?.visualRuns(of: string.startIndex..<string.endIndex)
      return runs?.map {
        Part(
          string: String(string[$0.range]), font: font, color: color, lines: lines, link: nil,
          isRightToLeft: $0.isRightToLeft)
      }
    }
    guard let ordered = parts(string) else { return self }
    return with(ordered, ascii: ascii.map { ascii in parts(ascii) ?? [Part(ascii, as: self)] }, medium)
  }

  /// The line with some parts, which are in the order in which they are read and get their places.
  ///
  /// - Parameters:
  ///   - parts: the parts from the left to the right.
  ///   - ascii: those of what an ASCII picture shows instead.
  ///   - medium: what they are measured in.
  func with(_ parts: [Part], ascii: [Part]?, _ medium: Medium) -> DisplayList.TextRun {
    var run = self
    run.string = parts.reduce(into: "") { $0 += $1.string }
    if parts.count == 1, parts[0].link == nil {
      (run.font, run.color, run.lines) = (parts[0].font, parts[0].color, parts[0].lines)
      run.isRightToLeft = parts[0].isRightToLeft
      run.string = Self.drawn(parts[0], medium)
    } else {
      run.parts = Self.placed(parts, medium)
      // What most of the line has is written once.
      if let widest = run.parts.max(by: { $0.width < $1.width }) { (run.font, run.color) = (widest.font, widest.color) }
    }
    guard let ascii else { return run }
    if run.parts.isEmpty, ascii.count == 1 {
      run.ascii = Self.drawn(ascii[0], medium)
    } else {
      run.asciiParts = Self.placed(ascii, medium)
    }
    return run
  }

  private static func placed(_ parts: [Part], _ medium: Medium) -> [Part] {
    var x = 0.0
    return parts.map { part in
      var part = part
      part.width = medium.width(of: part.string, part.font)
      part.string = drawn(part, medium)
      part.x = x
      x += part.width
      return part
    }
  }

  /// The string of a part as the medium needs it: a terminal shows cells from the left to the right.
  private static func drawn(_ part: Part, _ medium: Medium) -> String {
    guard medium.isCells, part.isRightToLeft else { return part.string }
    return String(BidiLine.visual(SVGText.visible(part.string), base: .rightToLeft))
  }
}

extension DisplayList.TextRun.Part {
  fileprivate init(_ string: String, as run: DisplayList.TextRun) {
    self.init(
      string: string, font: run.font, color: run.color, lines: run.lines, link: nil, isRightToLeft: run.isRightToLeft)
  }
}
