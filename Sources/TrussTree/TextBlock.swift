public import TrussText
public import TrussViews

/// A text with its fonts and its line limit: the lines that it takes and shows.
///
/// The layout and the picture compute the lines in the same two steps, so that they agree:
///
/// - The text *takes* the lines that it is broken into, up to its limit. They determine its height.
/// - The text *shows* as many of these lines as its frame has space for, but at least one line if the frame has any
///   height, like UILabel. If text is left over, or if the last line of a text with a limit is too wide, the last shown
///   line is cut and has an ellipsis.
@usableFromInline package struct TextBlock {
  @usableFromInline let text: MeasuredText
  /// The runs of the text in their own styles; empty if the whole text has one style.
  @usableFromInline let runs: [StyledRun]
  @usableFromInline let inherited: ViewTree.InheritedValues
  @usableFromInline package let medium: Medium

  private var font: Font { inherited.font }
  private var style: TextStyle { inherited.textStyle }

  /// The number of a text's lines in a frame, and the positions of the lines.
  package struct Extent: Equatable {
    /// The number of lines that the text takes.
    package var taken = 0
    /// The number of taken lines that the frame has space to show.
    package var shown = 0
    package var height = 0.0
    package var firstBaseline = 0.0
    /// The distance from the text's top to the baseline of the last taken line, which may be below the height (as in
    /// CSS).
    package var lastBaseline = 0.0

    package init() {}
  }

  @usableFromInline package init(_ string: String, in entry: ViewTree.Entry, _ medium: Medium) {
    let runs = entry.attributes.rare.textRuns
    self.init(
      entry.measuredText ?? medium.measured(string, runs, in: entry.inherited),
      entry.textStyle.shown(string, runs).runs, in: entry.inherited, medium)
  }

  /// Makes the block of a text view without copying the entry. Returns nil for any other view.
  @inlinable package init?(_ view: UnsafePointer<ViewTree.Entry>, _ medium: Medium) {
    if let measured = view.pointee.measuredText, view.pointee.textStyle.hasWrittenCase {
      self.init(measured, view.pointee.attributes.rare.textRuns, in: view.pointee.inherited, medium)
    } else {
      guard case .leaf(.text(let text)) = view.pointee.content else { return nil }
      self.init(text, in: view.pointee, medium)
    }
  }

  @inlinable init(
    _ text: MeasuredText, _ runs: [StyledRun], in inherited: ViewTree.InheritedValues, _ medium: Medium
  ) {
    self.text = text
    self.runs = runs
    self.inherited = inherited
    self.medium = medium
  }

  private var limit: Int { inherited.textStyle.lineLimit?.lines ?? .max }

  /// The minimum number of lines that space is reserved for.
  private var least: Int { min(limit, inherited.textStyle.lineLimit?.least ?? 0) }

  /// The additional distance between lines, in points; 0 in cells.
  private var spacing: Double { medium.isCells ? 0 : style.lineSpacing ?? 0 }
}

// MARK: - Smaller letters

extension TextBlock {
  /// Returns the text with smaller letters if it does not fit in a size and its letters may be scaled: at the largest
  /// of 64 scales that fits, otherwise at the smallest scale.
  private func fitted(to size: Size) -> TextBlock {
    guard let minimum = style.minimumScale, minimum < 1, !medium.isCells, isTooLarge(for: size) else { return self }
    func scaled(_ step: Int) -> TextBlock {
      let inherited = inherited.scaled(by: minimum + (1 - minimum) * Double(step) / 64)
      // The text already has the case in which it is displayed.
      let measured = medium.measuredAsShown(text.string, runs, in: inherited)
      return TextBlock(measured, runs, in: inherited, medium)
    }
    var (fits, isCut) = (0, 64)
    while isCut - fits > 1 {
      let middle = (fits + isCut) / 2
      if scaled(middle).isTooLarge(for: size) { isCut = middle } else { fits = middle }
    }
    return scaled(fits)
  }

  private func isTooLarge(for size: Size) -> Bool {
    isCutUnscaled(in: size)
      || unscaledExtent(width: size.width, height: size.height).height > max(0, size.height) + 0.01
  }
}

// MARK: - Heights

extension TextBlock {
  private func takenLines(width: Double) -> Int {
    min(limit, text.lineCount(width: width))
  }

  package func height(width: Double) -> Double { extent(width: width).height }

  /// The lines that the text takes in a width, all of them shown.
  package func extent(width: Double) -> Extent { extent(width: width, height: .infinity) }

  /// The lines that the text takes in a width and shows in a height.
  package func extent(width: Double, height: Double) -> Extent {
    fitted(to: Size(width: width, height: height)).unscaledExtent(width: width, height: height)
  }

  private func unscaledExtent(width: Double, height: Double) -> Extent {
    var extent = Extent()
    guard text.hasUnevenLines else {
      let lineHeight = medium.lineHeight(font)
      extent.taken = takenLines(width: width)
      extent.shown = shownLines(of: extent.taken, height: height)
      let lines = max(least, extent.taken)
      extent.height = Double(lines) * lineHeight + Double(max(0, lines - 1)) * spacing
      extent.firstBaseline = medium.baseline(font)
      extent.lastBaseline = extent.firstBaseline + Double(max(0, extent.taken - 1)) * (lineHeight + spacing)
      return extent
    }
    let heights = text.lineHeights(width: width).prefix(limit)
    extent.taken = heights.count
    extent.shown = shownLines(of: heights, height: height)
    extent.height = heights.reduce(0) { $0 + $1.ascent + $1.descent } + Double(max(0, heights.count - 1)) * spacing
    extent.firstBaseline = heights.first?.ascent ?? 0
    extent.lastBaseline = extent.height - (heights.last?.descent ?? 0)
    extent.height += Double(max(0, least - heights.count)) * (medium.lineHeight(font) + spacing)
    return extent
  }

  /// The number of taken lines that are shown in a height. Heights are rounded, so the last shown line may be up to a
  /// hundredth higher than the free space.
  private func shownLines(of taken: Int, height: Double) -> Int {
    guard height > 0 else { return 0 }
    return max(1, min(taken, Int(clamping: (height + spacing + 0.01) / (medium.lineHeight(font) + spacing))))
  }

  private func shownLines(of heights: ArraySlice<MeasuredText.LineHeight>, height: Double) -> Int {
    guard height > 0 else { return 0 }
    var (count, bottom) = (0, 0.0)
    for line in heights {
      bottom += line.ascent + line.descent
      guard bottom <= height + 0.01 || count == 0 else { break }
      bottom += spacing
      count += 1
    }
    return count
  }
}

// MARK: - Widths

extension TextBlock {
  /// The width of the longest word, in the smallest letters that the text may have.
  package var longestWord: Double { text.longestWord * (medium.isCells ? 1 : style.minimumScale ?? 1) }

  package var breaksWords: Bool { text.breaksWords }

  /// The minimum width in which no letter overflows: the width of the longest word, unless words are broken.
  package var leastWidth: Double { text.leastWidth * (medium.isCells ? 1 : style.minimumScale ?? 1) }

  /// The minimum width in which lines end only at line feeds, and no shown line is cut. If the limit hides lines, the
  /// last shown line has space for its ellipsis.
  package var widestLine: Double {
    guard text.lineCount(width: .infinity) > limit else { return text.widestLine }
    return text.lines(width: .infinity).prefix(limit).enumerated().map { number, line in
      let styled = StyledLine(line, of: self)
      return styled.width + (number == limit - 1 ? styled.width(of: Self.ellipsis[...]) : 0)
    }.max() ?? 0
  }

  package var isLimited: Bool { limit < .max }

  /// The first word that has no space on a line, and continues on the next line; nil if there is none. A text of one
  /// line is cut instead.
  package func brokenWord(in size: Size) -> Substring? {
    extent(width: size.width, height: size.height).shown > 1 ? fitted(to: size).text.brokenWord(width: size.width) : nil
  }
}

// MARK: - Lines

extension TextBlock {
  private static let ellipsis = "…"
  private static let asciiEllipsis = "..."

  package struct Line {
    /// The distance from the text's top to the line's top.
    package var top: Double
    package var height: Double
    /// The distance from the line's top to its baseline.
    package var baseline: Double
    package var text: StyledLine
    /// The line's text with an ASCII ellipsis; nil for a line without an ellipsis.
    package var ascii: StyledLine?
  }

  package func lines(in size: Size) -> [Line] { fitted(to: size).unscaledLines(in: size) }

  private func unscaledLines(in size: Size) -> [Line] {
    let broken = text.lines(width: size.width)
    let shown = unscaledExtent(width: size.width, height: size.height).shown
    guard let last = broken.prefix(shown).last else { return [] }
    let isCut = isCut(broken, showing: shown, width: size.width)
    let heights = text.hasUnevenLines ? text.lineHeights(width: size.width) : []
    let (height, baseline) = (medium.lineHeight(font), medium.baseline(font))
    let base = BaseDirection.automatic(fallback: inherited.isRightToLeft ? .rightToLeft : .leftToRight)
    let bidi = BidiText(ifNeededFor: text.string, base: base)
    var top = 0.0
    return broken.prefix(shown).enumerated().map { number, substring in
      let isLast = isCut && number == shown - 1
      var line = Line(
        top: top, height: height, baseline: baseline,
        text: isLast
          ? cut(from: last.startIndex, width: size.width, Self.ellipsis, bidi)
          : StyledLine(substring, of: self, bidi),
        ascii: isLast ? cut(from: last.startIndex, width: size.width, Self.asciiEllipsis, bidi) : nil)
      if number < heights.count {
        (line.height, line.baseline) = (heights[number].ascent + heights[number].descent, heights[number].ascent)
      }
      top += line.height + spacing
      return line
    }
  }

  /// Whether some of the text is not shown in a frame of a size: whole lines, the end of a line, or a part of a word.
  package func isCut(in size: Size) -> Bool { fitted(to: size).isCutUnscaled(in: size) }

  private func isCutUnscaled(in size: Size) -> Bool {
    let shown = unscaledExtent(width: size.width, height: size.height).shown
    return isCut(text.lines(width: size.width), showing: shown, width: size.width)
      || !isLimited && text.leastWidth > size.width + 0.01
  }

  private func isCut(_ lines: [Substring], showing shown: Int, width: Double) -> Bool {
    guard shown > 0, shown == lines.count else { return shown < lines.count }
    return isLimited && StyledLine(lines[shown - 1], of: self).width > width + 1e-6
  }

  /// Returns the rest of the text on one line, cut to the width. If the ellipsis is at the start or in the middle, the
  /// end stays visible, so the rest continues after line feeds.
  private func cut(from start: String.Index, width: Double, _ ellipsis: String, _ bidi: BidiText?) -> StyledLine {
    let mode = style.truncationMode ?? .tail
    var rest = text.string[start...]
    if mode == .tail { rest = rest.untilNewline }
    let base: BaseDirection = bidi?.isRightToLeft(at: start) == true ? .rightToLeft : .leftToRight
    return StyledLine(rest, of: self).truncated(to: width, ellipsis: ellipsis, at: mode.place, base: base)
  }
}

extension Text.TruncationMode {
  fileprivate var place: LineBreaker.EllipsisPlace {
    switch self {
    case .tail: .end
    case .head: .start
    case .middle: .middle
    }
  }
}
