import TrussText
import TrussTree
import TrussViews

/// The forms of a connector's label, from its full text to shorter forms.
struct ConnectorLabel {
  /// The lines of a label as drawn. `ascii` is nil for a line that is the same in ASCII.
  struct Form {
    var lines: [(unicode: String, ascii: String?)]
    var size: Size
    var isCut = false
  }

  static let font = Font.caption

  private let text: String
  private let lines: [String]
  private let medium: Medium

  /// Makes the forms of a text; nil if all of its lines are empty.
  init?(_ text: String, _ medium: Medium) {
    (self.text, self.medium) = (text, medium)
    lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
    if lines.allSatisfy(\.isEmpty) { return nil }
  }

  var whole: Form { form(lines.map { ($0, nil) }) }

  /// The text broken into two, three and four lines.
  var wrapped: [Form] {
    let measured = medium.measured(text, Self.font)
    var forms: [Form] = []
    for count in 2...4 where count > lines.count {
      var width = max(measured.longestWord, measured.widestLine / Double(count))
      // Lines of whole words are seldom full, so the width grows until `count` lines suffice.
      while measured.lineCount(width: width) > count { width += medium.width(of: "m", Self.font) }
      let lines = measured.lines(width: width).map { (LineBreaker.shown($0), String?.none) }
      if lines.count > forms.last?.lines.count ?? 1 { forms.append(form(lines)) }
    }
    return forms
  }

  /// The beginning of the text with an ellipsis, in three quarters, half, a third and a fifth of the text's width.
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
