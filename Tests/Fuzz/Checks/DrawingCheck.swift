import Truss

/// Lays out and draws views whose texts, links, paths, pictures and connectors are made of bytes: they are refused, or
/// drawn twice to the same, as markup that is well formed and as text without controls.
enum DrawingCheck {
  static func run(_ bytes: [UInt8]) throws(Finding) {
    var reader = ByteReader(bytes)
    let kinds = reader.next()
    let style = reader.next()
    let numbers = (0..<12).map { _ in number(&reader) }
    let rest = reader.remainder()
    let string = String(decoding: rest, as: UTF8.self)
    let view = VStack(spacing: 24, insets: Insets(all: 24)) {
      if kinds & 1 != 0 { Text(string, markdown: true).id("first") } else { runs(string, style).id("first") }
      if kinds & 2 != 0, let file = try? ImageFile(bytes: rest) {
        Image(file, alt: string).frame(width: 40, height: 30)
      }
      if kinds & 4 != 0 { Sketch(numbers: numbers).frame(width: 60, height: 40) }
      if kinds & 8 != 0 { Box(string).border(.rounded, title: string, subtitle: string) }
      if kinds & 16 != 0 { Sparkline(numbers) }
      Box("b").id("second").width(min(200, abs(numbers[0])))
        .border(.rounded, edges: Edge.Set(rawValue: Int8(style & 15))).cornerRadius(numbers[1])
      VStack { Text(string) }.clipShape(Outline(numbers: numbers))
    }
    .connectors(kinds & 32 != 0 ? .straight : .orthogonal) {
      Connector(
        from: "first", to: "second", label: string, head: head(style), tail: head(style >> 3)
      )
      .endLabels(from: string, to: string)
      Connector(from: "second", to: "second", label: string)
    }
    if let layout = try? view.layout(width: 200) {
      let document = layout.svg().document
      try Finding.unless(document == layout.svg().document, "a drawing, made twice, differs")
      try MarkupScan.check(document)
    }
    for text in [try? view.text(columns: 40), try? view.ascii(columns: 40)] {
      guard let text else { continue }
      let controls = text.unicodeScalars.filter { $0.value < 0x20 && $0 != "\n" || $0.value == 0x7F }
      try Finding.unless(controls.isEmpty, "a text has the control \(controls)")
    }
  }

  /// A number that a picture can have, or any.
  private static func number(_ reader: inout ByteReader) -> Double {
    let byte = reader.next()
    return byte == 255 ? reader.double() : Double(byte) / 2 - 20
  }

  private static func head(_ bits: UInt8) -> Connector.Head {
    Connector.Head.allCases[Int(bits) % Connector.Head.allCases.count]
  }

  private static func pattern(_ bits: UInt8) -> Text.LineStyle.Pattern {
    Text.LineStyle.Pattern.allCases[Int(bits) % Text.LineStyle.Pattern.allCases.count]
  }

  /// A text in parts, of which one is a link.
  private static func runs(_ string: String, _ style: UInt8) -> Text {
    let middle = string.index(string.startIndex, offsetBy: Int(style) % (string.count + 1))
    return Text(String(string[..<middle])).bold(style & 1 != 0).italic(style & 2 != 0)
      + Text(String(string[middle...])).underline(style & 4 != 0, pattern: pattern(style)).link(string)
      + Text("end").font(style & 8 != 0 ? .title : .caption).foreground(.red)
  }

  private struct Outline: Shape {
    var numbers: [Double]

    func path(in rect: Rect) -> Path {
      Path { path in
        path.move(to: Point(x: numbers[0], y: numbers[1]))
        path.addQuadCurve(to: Point(x: numbers[2], y: numbers[3]), control: Point(x: rect.maxX, y: numbers[4]))
        path.closeSubpath()
      }
    }
  }

  private struct Sketch: Leaf {
    var numbers: [Double]

    func draw(in canvas: inout Canvas) {
      let points = stride(from: 0, to: numbers.count - 1, by: 2).map { Point(x: numbers[$0], y: numbers[$0 + 1]) }
      canvas.fill(Path { $0.addLines(points) })
      canvas.stroke(
        Path { path in
          path.move(to: points[0])
          path.addCurve(to: points[1], control1: points[2], control2: points[3])
          path.closeSubpath()
        }, style: StrokeStyle(lineWidth: numbers[0], dash: Array(numbers[1...2])))
      canvas.line(through: Array(points[0...3]))
      canvas.fill(Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]), cornerRadius: numbers[4])
    }
  }
}
