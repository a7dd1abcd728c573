import TrussLayout
import TrussText
import TrussTree
import TrussViews

extension DisplayListBuilder {
  /// Lines of text from the top of the frame down: those that the layout counted.
  mutating func drawText(_ text: String, in entry: ViewTree.Entry, _ context: ViewContext) {
    let alignment = context.alignment(entry.textStyle.alignment ?? .leading)
    let lines = TextBlock(text, in: entry, medium).lines(in: context.inner.size)
    for line in lines where !line.text.parts.isEmpty {
      var frame = context.inner
      frame.y += line.top
      frame.height = line.height
      let run = DisplayList.TextRun("", frame: frame, alignment: alignment, baseline: frame.y + line.baseline)
      add(.text(run.with(parts(of: line.text), ascii: line.ascii.map(parts), medium)))
    }
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

  /// One line in the middle of a rectangle's height, cut with an ellipsis where it is wider.
  mutating func addLabel(
    _ text: String, in rect: Rect, _ context: ViewContext, _ alignment: DisplayList.TextRun.Alignment = .center,
    color: Color
  ) {
    guard !text.isEmpty, rect.width > 0, rect.height > 0 else { return }
    var frame = rect
    frame.height = context.lineHeight
    frame.y = rect.midY - context.lineHeight / 2
    if isCells { frame.y = rect.height > 1 ? context.middleRow : rect.y }
    let (whole, cut) = fitted(text, rect.width, context.font)
    let run = DisplayList.TextRun(
      whole, ascii: cut, frame: frame, alignment: alignment, baseline: frame.y + medium.baseline(context.font),
      font: context.font, color: color)
    add(.text(run.ordered(isRightToLeft: context.isRightToLeft, medium)))
  }

  /// The text, or as much of it as leaves room for an ellipsis; and the same for ASCII, where they differ.
  private func fitted(_ text: String, _ width: Double, _ font: Font) -> (String, ascii: String?) {
    let line = text.prefix { !$0.isNewline }
    if line.endIndex == text.endIndex, medium.width(of: text, font) <= width + 1e-6 { return (text, nil) }
    return (truncated(line, "…", width, font), truncated(line, "...", width, font))
  }

  private func truncated(_ line: Substring, _ ellipsis: String, _ width: Double, _ font: Font) -> String {
    LineBreaker.truncated(line, width: width, ellipsis: ellipsis) { medium.width(of: $0, font) }
  }

  /// One row of text at the left of a rectangle, drawn by the package itself.
  mutating func addMark(_ text: String, ascii: String? = nil, _ x: Double, _ y: Double, _ width: Double) {
    add(
      .text(
        DisplayList.TextRun(text, ascii: ascii, frame: Rect(x: x, y: y, width: width, height: 1))))
  }
}
