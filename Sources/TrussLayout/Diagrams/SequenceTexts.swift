import TrussText
import TrussTree
import TrussViews

/// A text of a sequence diagram, measured once and broken into lines of several widths.
struct SequenceText {
  let font: Font
  private let medium: Medium
  private let measured: MeasuredText
  /// The width of the text without additional line breaks.
  let width: Double
  let isEmpty: Bool

  init(_ text: String, _ medium: Medium, font: Font = .caption) {
    (self.medium, self.font, isEmpty) = (medium, font, text.isEmpty)
    measured = medium.measured(text, font)
    width = text.isEmpty ? 0 : measured.widestLine.wholeLength
  }

  /// Returns the text's lines in a width. Unless words break, the width is at least the width of the longest word.
  func lines(in width: Double, breaksWords: Bool) -> [String] {
    if isEmpty { return [] }
    let text = breaksWords && width < measured.longestWord ? breakable : measured
    let width = breaksWords ? width : max(width, measured.longestWord)
    return text.lines(width: width).map { LineBreaker.shown($0) }
  }

  /// The width of the text's widest line, if its lines are broken to a width.
  func width(in limit: Double, breaksWords: Bool) -> Double {
    if width <= limit { return width }
    return lines(in: limit, breaksWords: breaksWords).map { medium.width(of: $0, font) }.max()?.wholeLength ?? 0
  }

  func width(ofLine line: String) -> Double { medium.width(of: line, font) }

  var lineHeight: Double { medium.lineHeight(font) }

  private var breakable: MeasuredText { measured.breakingWords { medium.width(of: $0, font) } }
}
