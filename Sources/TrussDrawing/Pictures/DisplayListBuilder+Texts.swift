import TrussLayout
import TrussText
import TrussTree
import TrussViews

extension DisplayListBuilder {
  /// Draws the lines of a text that fit the view's frame, from the top down.
  mutating func drawText(_ text: String, in entry: ViewTree.Entry, _ context: ViewContext) {
    let alignment = context.alignment(entry.textStyle.alignment ?? .leading)
    let lines = TextBlock(text, in: entry, medium).lines(in: context.inner.size)
    for line in lines where !line.text.parts.isEmpty {
      var frame = context.inner
      frame.y += line.top
      frame.height = line.height
      if entry.textStyle.isRedacted == true {
        addBar(DisplayList.TextRun("", frame: frame, alignment: alignment).start(ofWidth: line.text.width), line, frame)
        continue
      }
      var run = DisplayList.TextRun("", frame: frame, alignment: alignment, baseline: frame.y + line.baseline)
      run.gradient = context.inherited.foregroundGradient.map { gradient($0, in: context.inner) }
      add(.text(run.with(parts(of: line.text), ascii: line.ascii.map(parts), medium)))
    }
  }

  /// Draws a bar in place of a line's letters: in points about as high as capitals, in cells one row high.
  private mutating func addBar(_ x: Double, _ line: TextBlock.Line, _ frame: Rect) {
    let height = isCells ? 1 : (line.height * 0.6).rounded()
    let bar = Rect(x: x, y: frame.midY - height / 2, width: line.text.width, height: height)
    let fill = DisplayList.Fill(.quaternary, ink: .light)
    add(.rectangle(medium.snapped(bar), fill: fill, border: nil, radius: isCells ? 0 : 3))
  }

  private func parts(of line: StyledLine) -> [DisplayList.TextRun.Part] {
    line.parts.map { part in
      let style = line.style(of: part.run)
      return DisplayList.TextRun.Part(
        string: part.string, font: style.font, color: style.foreground ?? .primary,
        lines: DisplayList.TextRun.Lines(under: style.underline, isThrough: style.isStruckThrough), link: style.link,
        isRightToLeft: part.isRightToLeft)
    }
  }

  /// Draws one line of text in the vertical middle of a rectangle. If the line is too wide, it is truncated with an
  /// ellipsis.
  mutating func addLabel(
    _ text: String, in rect: Rect, _ context: ViewContext, _ alignment: DisplayList.TextRun.Alignment = .center,
    color: Color
  ) {
    guard !text.isEmpty, rect.width > 0, rect.height > 0 else { return }
    var frame = rect
    frame.height = context.lineHeight
    frame.y = rect.midY - context.lineHeight / 2
    if isCells { frame.y = rect.height > 1 ? context.middleRow : rect.y }
    let (text, font) = (medium.fitted(text, rect.width, context.font), context.font)
    add(line(text, in: frame, alignment, font: font, color: color, isRightToLeft: context.isRightToLeft))
  }

  func line(
    _ text: (unicode: String, ascii: String?), in frame: Rect, _ alignment: DisplayList.TextRun.Alignment = .center,
    font: Font, color: Color, isRightToLeft: Bool
  ) -> DisplayList.Element {
    let run = DisplayList.TextRun(
      text.unicode, ascii: text.ascii, frame: frame, alignment: alignment, baseline: frame.y + medium.baseline(font),
      font: font, color: color)
    return .text(run.ordered(isRightToLeft: isRightToLeft, medium))
  }

  /// Draws one row of text at the left end of a rectangle, as far as it fits. Use it for marks of the package, not for
  /// the user's text.
  mutating func addMark(_ text: String, _ x: Double, _ y: Double, _ width: Double) {
    let seen = String(text.prefix(Int(clamping: width)))
    add(.text(DisplayList.TextRun(seen, frame: Rect(x: x, y: y, width: width, height: 1))))
  }
}

extension Medium {
  /// The text, truncated with an ellipsis if it is too wide. `ascii` is nil if the ASCII form is the same.
  func fitted(_ text: String, _ width: Double, _ font: Font) -> (unicode: String, ascii: String?) {
    let line = text.prefix { !$0.isNewline }
    if line.endIndex == text.endIndex, self.width(of: text, font) <= width + 1e-6 { return (text, nil) }
    func truncated(_ ellipsis: String) -> String {
      LineBreaker.truncated(line, width: width, ellipsis: ellipsis) { self.width(of: $0, font) }
    }
    return (truncated("…"), truncated("..."))
  }
}

extension DisplayList.TextRun {
  /// The line, split into parts that are ordered from left to right by Unicode's bidirectional algorithm (UAX #9).
  ///
  /// - Parameter isRightToLeft: whether a line without letters is read from right to left.
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

  /// The line with parts from left to right, and the parts of its ASCII replacement. Computes the positions of the
  /// parts. The string of each part must be in reading order.
  func with(_ parts: [Part], ascii: [Part]?, _ medium: Medium) -> DisplayList.TextRun {
    var run = self
    run.string = parts.reduce(into: "") { $0 += $1.string }
    if parts.count == 1, parts[0].link == nil {
      (run.font, run.color, run.lines) = (parts[0].font, parts[0].color, parts[0].lines)
      run.isRightToLeft = parts[0].isRightToLeft
      run.string = Self.drawn(parts[0], medium)
    } else {
      run.parts = Self.placed(parts, medium)
      // The line gets the font and colour of its widest part, so that they are written only once.
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

  /// The string of a part in the medium's order: in cells from left to right.
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
