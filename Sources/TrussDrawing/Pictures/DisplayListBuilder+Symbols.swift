import TrussTree
import TrussViews

extension DisplayListBuilder {
  /// A symbol in the colour of texts; in cells the character for it. A name without a drawing is in a box.
  mutating func drawSymbol(_ name: String, _ context: ViewContext) {
    let frame = context.inner
    guard frame.width > 0, frame.height > 0 else { return }
    let color = context.foreground ?? .primary
    if isCells {
      let character = String(Symbol.character(of: name))
      let run = DisplayList.TextRun(
        character, ascii: character.ascii, frame: Rect(x: frame.x, y: context.middleRow, width: frame.width, height: 1),
        alignment: .center, font: context.font, color: color)
      return add(.text(run))
    }
    guard let symbol = Symbol.named(name) else {
      addBox(frame, fill: DisplayList.Fill(.surface), border: .light, radius: min(3, frame.width / 4))
      return addLabel(name, in: frame.inset(by: Insets(all: 1)), context, color: color)
    }
    draw(symbol, in: frame, color, context)
  }

  private mutating func draw(_ symbol: Symbol, in frame: Rect, _ color: Color, _ context: ViewContext) {
    let (scaleX, scaleY) = (frame.width / Symbol.side, frame.height / Symbol.side)
    func placed(_ path: Path) -> Path {
      path.mapped { Point(x: (frame.x + $0.x * scaleX).inHundredths, y: (frame.y + $0.y * scaleY).inHundredths) }
    }
    let style = context.inherited.foregroundGradient
    if !symbol.filled.elements.isEmpty {
      let fill = DisplayList.Fill(color, gradient: style.map { gradient($0, in: frame) })
      add(.path(DisplayList.PathDrawing(path: placed(symbol.filled), fill: fill)))
    }
    guard !symbol.lines.elements.isEmpty else { return }
    let width = (context.font.weight.symbolLine * min(scaleX, scaleY)).inHundredths
    let stroke = DisplayList.PathDrawing.Stroke(
      color: color, gradient: style, style: StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round))
    add(.path(DisplayList.PathDrawing(path: placed(symbol.lines), stroke: stroke)))
  }
}

extension Font.Weight {
  /// The width of a symbol's lines in the square of 24 that it is drawn in.
  fileprivate var symbolLine: Double {
    switch self {
    case ..<Font.Weight.regular: 1.2
    case ..<Font.Weight.semibold: 1.7
    default: 2.4
    }
  }
}

extension Double {
  fileprivate var inHundredths: Double { (self * 100).rounded() / 100 }
}

extension String {
  /// The character that ASCII shows for a symbol's.
  fileprivate var ascii: String {
    switch self {
    case "✕", "⊗": "x"
    case "−", "⊖": "-"
    case "›", "→", "▶", "▷", "»", "➤": ">"
    case "‹", "←", "«": "<"
    case "⌃", "↑", "⇪", "▲", "△": "^"
    case "⌄", "↓", "⇩", "✓", "☑": "v"
    case "⊕": "+"
    case "≡", "☰": "="
    case "○", "●", "◷", "◉": "o"
    case "+", "?", "!": self
    default: "*"
    }
  }
}
