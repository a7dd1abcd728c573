public import TrussText
public import TrussViews

/// A text in its font and with its limit: the lines that it takes and shows.
///
/// The layout counts its lines and the picture draws them by the same two steps, so that what is counted is what is
/// seen:
///
/// - It *takes* the lines that it is broken into, up to its limit. They make its height.
/// - It *shows* as many of them as its frame has room for, but one at least in a frame that has any height, as UILabel
///   does. Where text is left over, or a text with a limit has a last line that is too wide, the last line shown is
///   cut and has an ellipsis.
@usableFromInline package struct TextBlock {
  @usableFromInline let text: MeasuredText
  @usableFromInline let inherited: ViewTree.InheritedValues
  @usableFromInline package let medium: Medium

  @inlinable package var font: Font { inherited.font }
  private var style: TextStyle { inherited.textStyle }

  /// How many lines there are of a text.
  package struct LineCount: Equatable, Sendable {
    /// Those that it takes.
    package var taken: Int
    /// Those of them that it has room to show.
    package var shown: Int

    package init(taken: Int, shown: Int) {
      self.taken = taken
      self.shown = shown
    }
  }

  /// A line as it is drawn.
  package struct Line: Equatable {
    /// Its text, from its first character to its last, whatever the direction it is read in.
    package var string: String
    /// Its text in ASCII, where that differs.
    package var ascii: String?
  }

  @inlinable package init(_ string: String, in entry: ViewTree.Entry, _ medium: Medium) {
    self.init(entry.measuredText ?? medium.measured(string, entry.inherited.font), in: entry.inherited, medium)
  }

  /// The text of a view that is read where it lies; nil for a view that is none.
  @inlinable package init?(_ view: UnsafePointer<ViewTree.Entry>, _ medium: Medium) {
    if let measured = view.pointee.measuredText {
      self.init(measured, in: view.pointee.inherited, medium)
    } else {
      guard case .text(let text) = view.pointee.content else { return nil }
      self.init(text, in: view.pointee, medium)
    }
  }

  @inlinable package init(_ text: MeasuredText, in inherited: ViewTree.InheritedValues, _ medium: Medium) {
    self.text = text
    self.inherited = inherited
    self.medium = medium
  }

  private var limit: Int { inherited.textStyle.lineLimit?.lines ?? .max }

  private func measure(_ text: Substring) -> Double { medium.width(of: text, font) }
}

// MARK: - Counting

extension TextBlock {
  /// The number of lines that the text takes in a width.
  package func takenLines(width: Double) -> Int {
    min(limit, text.lineCount(width: width))
  }

  /// How many of the lines that the text takes are shown in a height. What is lower by less than a hundredth has been
  /// rounded.
  package func shownLines(of taken: Int, height: Double) -> Int {
    guard height > 0 else { return 0 }
    return max(1, min(taken, Int(clamping: (height + 0.01) / medium.lineHeight(font))))
  }
}

// MARK: - Widths

extension TextBlock {
  /// The width of the longest word.
  package var longestWord: Double { text.longestWord }

  /// The width that cuts and breaks nothing that there is to be shown.
  package var widestLine: Double {
    guard text.lineCount(width: .infinity) > limit else { return text.widestLine }
    return text.lines(width: .infinity).prefix(limit).enumerated().map { number, line in
      measure(number == limit - 1 ? line + Self.ellipsis : line)
    }.max() ?? 0
  }

  /// Whether there is a limit: the text then may be cut.
  package var isLimited: Bool { limit < .max }
}

// MARK: - Lines

extension TextBlock {
  private static let ellipsis = "…"
  private static let asciiEllipsis = "..."

  /// The lines to draw in a frame of a size.
  package func lines(in size: Size) -> [Line] {
    let broken = text.lines(width: size.width)
    let taken = min(limit, broken.count)
    let shown = shownLines(of: taken, height: size.height)
    guard let last = broken.prefix(shown).last else { return [] }
    let isCut = shown < broken.count || isLimited && measure(last) > size.width + 1e-6
    var lines = broken.prefix(isCut ? shown - 1 : shown).map { Line(string: LineBreaker.shown($0)) }
    if isCut { lines.append(cut(from: last.startIndex, width: size.width)) }
    return lines
  }

  /// All that is left of the text from a place on, on one line.
  private func cut(from start: String.Index, width: Double) -> Line {
    let mode = style.truncationMode ?? .tail
    var rest = text.string[start...]
    if mode == .tail { rest = rest.prefix { !$0.isNewline } }
    let line = LineBreaker.shown(Substring(String(rest.map { $0.isNewline ? " " : $0 })))
    func cut(_ ellipsis: String) -> String {
      LineBreaker.truncated(line[...], width: width, ellipsis: ellipsis, at: mode.place, measure: measure)
    }
    return Line(string: cut(Self.ellipsis), ascii: cut(Self.asciiEllipsis))
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
