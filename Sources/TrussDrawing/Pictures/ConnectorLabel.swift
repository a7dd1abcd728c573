import TrussText
import TrussTree
import TrussViews

/// The forms of a connector's label, from its full text to shorter ones.
struct ConnectorLabel {
  /// The lines of a label as it is drawn, with the ASCII form of a line where that differs.
  struct Form {
    var lines: [(unicode: String, ascii: String?)]
    var size: Size
    var isCut = false
  }

  static let font = Font.caption

  private let text: String
  private let lines: [String]
  private let medium: Medium

  /// The lines of a text; nil if it has no letter.
  init?(_ text: String, _ medium: Medium) {
    (self.text, self.medium) = (text, medium)
    lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
    if lines.allSatisfy(\.isEmpty) { return nil }
  }

  /// On one line, or on the lines that it was written in.
  var whole: Form { form(lines.map { ($0, nil) }) }

  /// Its words on two lines, on three, and on four.
  var wrapped: [Form] {
    let measured = medium.measured(text, Self.font)
    var forms: [Form] = []
    for count in 2...4 where count > lines.count {
      var width = max(measured.longestWord, measured.widestLine / Double(count))
      // Lines of words are seldom full.
      while measured.lineCount(width: width) > count { width += medium.width(of: "m", Self.font) }
      let lines = measured.lines(width: width).map { (LineBreaker.shown($0), String?.none) }
      if lines.count > forms.last?.lines.count ?? 1 { forms.append(form(lines)) }
    }
    return forms
  }

  /// Its first letters and an ellipsis: three quarters of it, half, a third, and a fifth.
  var cut: [Form] {
    [0.75, 0.5, 0.33, 0.2].compactMap { share in
      let line = medium.fitted(text, share * medium.width(of: text, Self.font), Self.font)
      var form = form([line])
      form.isCut = true
      return line.unicode.count > 1 ? form : nil
    }
  }

  private func form(_ lines: [(unicode: String, ascii: String?)]) -> Form {
    let width = lines.map { medium.width(of: $0.unicode, Self.font) }.max() ?? 0
    return Form(
      lines: lines, size: Size(width: medium.room(width), height: Double(lines.count) * medium.lineHeight(Self.font)))
  }
}
