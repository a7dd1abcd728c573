import TrussDrawing
import TrussViews

// What the specifications below are written with: lists in few words.

typealias Element = DisplayList.Element

func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
  Rect(x: x, y: y, width: width, height: height)
}

func box(
  _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ line: Border.Line = .light,
  fill: DisplayList.Fill.Ink? = nil
) -> Element {
  .rectangle(
    rect(x, y, width, height), fill: fill.map { DisplayList.Fill(.surface, ink: $0) }, border: Border(line))
}

func surface(
  _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ ink: DisplayList.Fill.Ink
) -> Element {
  .rectangle(rect(x, y, width, height), fill: DisplayList.Fill(.surface, ink: ink), border: nil)
}

func line(
  _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ line: Border.Line = .light
) -> Element {
  .line(from: Point(x: x1, y: y1), to: Point(x: x2, y: y2), line, .separator)
}

func text(
  _ string: String, ascii: String? = nil, _ x: Double, _ y: Double, width: Double? = nil,
  _ alignment: DisplayList.TextRun.Alignment = .leading
) -> Element {
  .text(
    DisplayList.TextRun(
      string, ascii: ascii, frame: rect(x, y, width ?? Double(string.count), 1), alignment: alignment))
}

/// The picture of some elements on a canvas of so many columns and rows.
func picture(_ columns: Double, _ rows: Double, _ charset: TextRenderer.Charset, _ elements: [Element])
  -> String
{
  TextRenderer(charset: charset).render(
    DisplayList(size: Size(width: columns, height: rows), elements: elements))
}

func picture(_ columns: Double, _ rows: Double, _ elements: [Element]) -> String {
  picture(columns, rows, .unicode, elements)
}
