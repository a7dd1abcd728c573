import TrussText
import TrussViews

/// A drawn line of text: its parts from left to right, each in one style and with one direction.
package struct StyledLine {
  package struct Part {
    /// The characters in reading order.
    package var string: String
    /// The index of the text's run that the part belongs to; 0 in a text of one style.
    package var run: Int
    /// Whether the part's first character is its rightmost character.
    package var isRightToLeft = false
  }

  /// The parts; none is empty.
  package private(set) var parts: [Part] = []
  private let block: TextBlock

  private init(of block: TextBlock) { self.block = block }

  /// Makes a line from a part of a block's text. Newlines become spaces. A soft hyphen at the line's end becomes a
  /// hyphen; other soft hyphens are left out. `bidi` has the levels of the whole text; nil if the whole text runs from
  /// left to right.
  init(_ line: Substring, of block: TextBlock, _ bidi: BidiText? = nil) {
    self.block = block
    let runs = bidi?.visualRuns(of: line.startIndex..<line.endIndex)
    let directed = runs?.map { (block.text.string[$0.range], $0.isRightToLeft) } ?? [(line, false)]
    for (text, isRightToLeft) in directed {
      let parts = block.runs.isEmpty ? [(text, 0)] : block.runs.ends.eachPart(of: text, in: block.text.string)
      for (part, run) in isRightToLeft ? parts.reversed() : parts {
        let isLineEnd = part.endIndex == line.endIndex
        add(LineBreaker.shown(Self.onOneLine(part), isLineEnd: isLineEnd), run, isRightToLeft: isRightToLeft)
      }
    }
  }

  private static func onOneLine(_ text: Substring) -> Substring {
    let line = text.untilNewline
    return line.endIndex == text.endIndex ? text : Substring(String(String(text).map { $0.isNewline ? " " : $0 }))
  }

  private mutating func add(_ string: some StringProtocol, _ run: Int, isRightToLeft: Bool = false) {
    guard !string.isEmpty else { return }
    if let last = parts.last, last.run == run, !last.isRightToLeft, !isRightToLeft {
      parts[parts.count - 1].string += string
    } else {
      parts.append(Part(string: String(string), run: run, isRightToLeft: isRightToLeft))
    }
  }

  package var width: Double { parts.reduce(0) { $0 + block.medium.width(of: $1.string, font(of: $1.run)) } }

  /// The width of a text in the style of the line's end.
  func width(of text: Substring) -> Double { block.medium.width(of: text, font(of: parts.last?.run ?? 0)) }

  private func font(of run: Int) -> Font {
    block.runs.isEmpty ? block.inherited.font : block.inherited.resolved(block.runs[run].style).font
  }

  package func style(of run: Int) -> ViewTree.RunStyle {
    block.inherited.resolved(block.runs.isEmpty ? StyledRun.Style() : block.runs[run].style)
  }
}

// MARK: - Truncation

extension StyledLine {
  /// Cuts a line whose parts are in reading order to a width, with an ellipsis in the style of the preceding character.
  /// The parts of the result run from left to right. `base` is the direction of the line's paragraph.
  func truncated(
    to width: Double, ellipsis: String, at place: LineBreaker.EllipsisPlace, base: BaseDirection
  ) -> StyledLine {
    let string = parts.reduce(into: "") { $0 += $1.string }
    let ends = Self.ends(of: parts)
    let fonts = parts.map { font(of: $0.run) }
    let ellipsisRun = (place == .start ? parts.first : parts.last)?.run ?? 0
    let ellipsisFont = font(of: ellipsisRun)
    let cut = LineBreaker.truncation(
      of: string[...], width: width, ellipsis: ellipsis, at: place,
      measureEllipsis: { block.medium.width(of: $0, ellipsisFont) }
    ) { text in
      if parts.count == 1 { return block.medium.width(of: text, ellipsisFont) }
      return ends.eachPart(of: text, in: string).reduce(0) { $0 + block.medium.width(of: $1.part, fonts[$1.run]) }
    }
    var line = StyledLine(of: block)
    for (part, number) in ends.eachPart(of: cut.start, in: string) { line.add(part, parts[number].run) }
    line.add(cut.ellipsis, line.parts.last?.run ?? ellipsisRun)
    for (part, number) in ends.eachPart(of: cut.end, in: string) { line.add(part, parts[number].run) }
    return line.reordered(base)
  }

  /// Puts parts that are in reading order into visual order, from left to right.
  private func reordered(_ base: BaseDirection) -> StyledLine {
    let string = parts.reduce(into: "") { $0 += $1.string }
    guard let bidi = BidiText(ifNeededFor: string, base: base) else { return self }
    let ends = Self.ends(of: parts)
    var line = StyledLine(of: block)
    for run in bidi.visualRuns(of: string.startIndex..<string.endIndex) {
      let pieces = ends.eachPart(of: string[run.range], in: string)
      for (piece, number) in run.isRightToLeft ? pieces.reversed() : pieces {
        line.add(piece, parts[number].run, isRightToLeft: run.isRightToLeft)
      }
    }
    return line
  }

  private static func ends(of parts: [Part]) -> [MeasuredText.Run] {
    var end = 0
    return parts.map { part in
      end += part.string.utf8.count
      return MeasuredText.Run(end: end)
    }
  }
}

extension Substring {
  /// The part before the first newline. The search compares scalars, not characters: to find a character's boundary, a
  /// substring would read a sequence of flag emoji from its beginning.
  var untilNewline: Substring {
    Substring(
      unicodeScalars.prefix { scalar in
        switch scalar.value {
        case 0x0A...0x0D, 0x85, 0x2028, 0x2029: false
        default: true
        }
      })
  }
}

extension [StyledRun] {
  fileprivate var ends: [MeasuredText.Run] { map { MeasuredText.Run(end: $0.end) } }
}
