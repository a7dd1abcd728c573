/// What is shown of a line of a text that ``MeasuredText`` breaks into lines.
package enum LineBreaker {
  /// What a sum may exceed the width by, as sums of fractions are not exact.
  static let slack = 1e-6

  /// A line as it is to be drawn: with a hyphen where it was broken at a soft hyphen, and without any other.
  ///
  /// - Parameters:
  ///   - line: the line, or a part of it.
  ///   - isLineEnd: whether the line ends with it.
  package static func shown(_ line: Substring, isLineEnd: Bool = true) -> String {
    guard line.unicodeScalars.contains(softHyphen) else { return String(line) }
    var shown = String(String.UnicodeScalarView(line.unicodeScalars.filter { $0 != softHyphen }))
    if isLineEnd, line.unicodeScalars.last == softHyphen { shown += hyphen }
    return shown
  }

  /// U+00AD.
  static let softHyphen: Unicode.Scalar = "\u{AD}"

  /// What is shown for a soft hyphen: ASCII, as every medium and font has it.
  static let hyphen: Substring = "-"
}
