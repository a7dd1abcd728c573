/// A part of a text that modifiers style apart from the rest.
@usableFromInline package struct StyledRun: Equatable, Sendable {
  /// The style of the letters in a run. What it does not set comes from the text's view and those around it.
  package struct Style: Equatable, Sendable {
    package var font: Font?
    package var foreground: Color?
    package var textStyle = TextStyle()
    package var link: Attributes.Link?

    package init() {}

    /// Whether it sets more than a font, a colour and a link.
    var hasTextStyle: Bool { textStyle != TextStyle() }
  }

  /// The offset in UTF-8 of its end in the text.
  package var end: Int
  package var style: Style

  package init(end: Int, style: Style) {
    self.end = end
    self.style = style
  }
}

extension [StyledRun] {
  /// Adds a run, to the last one where that has the same style. An empty one is not added.
  mutating func add(_ style: StyledRun.Style, to end: Int) {
    guard end > last?.end ?? 0 else { return }
    if last?.style == style { self[count - 1].end = end } else { append(StyledRun(end: end, style: style)) }
  }
}
