import TrussTree
import TrussViews

extension DisplayListBuilder {
  /// Draws a symbol at its own size in the middle of its frame, or smaller if the frame is smaller.
  mutating func drawSymbol(inMiddle name: String, _ context: ViewContext) {
    guard !isCells else { return drawSymbol(name, context) }
    let frame = context.inner
    let side = min(medium.symbolSide(name, context.inherited, .vertical), frame.width, frame.height)
    let box = Rect(x: frame.midX - side / 2, y: frame.midY - side / 2, width: side, height: side)
    drawSymbol(name, context.framed(by: box))
  }

  /// Draws a symbol over its whole frame, in the text colour. In cells, draws its character. An unknown name is drawn
  /// as an empty square.
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
    guard let symbol = Symbol.named(name) ?? Symbol.named("square") else { return }
    draw(symbol, in: frame, color, context.inherited.foregroundGradient, context)
    for knockout in symbol.knockouts { draw(knockout, in: frame, color.contrast, nil, context) }
  }

  private mutating func draw(
    _ symbol: Symbol, in frame: Rect, _ color: Color, _ style: AnyGradient?, _ context: ViewContext
  ) {
    let (scaleX, scaleY) = (frame.width / Symbol.side, frame.height / Symbol.side)
    func placed(_ path: Path) -> Path {
      path.mapped { Point(x: (frame.x + $0.x * scaleX).inHundredths, y: (frame.y + $0.y * scaleY).inHundredths) }
    }
    if let label = symbol.label {
      let scale = min(scaleX, scaleY)
      let weight = max(context.font.weight, .medium)
      let font = Font(size: (19 * symbol.labelScale * scale).inHundredths).weight(weight)
      let (width, height) = (Symbol.side * scaleX, medium.lineHeight(font))
      let box = Rect(
        x: frame.x + symbol.labelCenter.x * scaleX - width / 2, y: frame.y + symbol.labelCenter.y * scaleY - height / 2,
        width: width, height: height)
      let baseline = (box.y + medium.baseline(font)).inHundredths
      add(
        .text(
          DisplayList.TextRun(label, frame: box, alignment: .center, baseline: baseline, font: font, color: color)))
    }
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

extension Color {
  /// White or nearly black, whichever contrasts more with the colour.
  fileprivate var contrast: Color {
    func contrast(_ value: UInt32) -> UInt32 {
      let (red, green, blue) = (value >> 16 & 0xFF, value >> 8 & 0xFF, value & 0xFF)
      return red * 299 + green * 587 + blue * 114 > 170_000 ? 0x1F_2328 : 0xFF_FFFF
    }
    return Color(contrast(light), dark: contrast(dark))
  }
}

extension Font.Weight {
  /// The line width of symbols, which are drawn in a square of 24 by 24 units.
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
  /// The digit or letter without its circle: `1` for `①`.
  private var unenclosed: String {
    guard let value = unicodeScalars.first?.value else { return self }
    let scalar = value < 0x24B6 ? Unicode.Scalar(value - 0x2460 + 0x31) : Unicode.Scalar(value - 0x24B6 + 0x41)
    return scalar.map { String(Character($0)) } ?? self
  }

  fileprivate var ascii: String {
    switch self {
    case "✕", "⊗", "×", "⌫": "x"
    case "−", "⊖": "-"
    case "›", "→", "▶", "▷", "»", "➤", "↪", "⇥", "⏭", "⏯", "▸": ">"
    case "‹", "←", "«", "↩", "⏮": "<"
    case "⌃", "↑", "⇪", "▲", "△", "⤒", "↖", "↗": "^"
    case "⌄", "↓", "⇩", "✓", "☑", "⤓", "↘", "↙": "v"
    case "⊕", "✚": "+"
    case "≡", "☰": "="
    case "○", "●", "🕒", "📷", "◉", "◌", "◐", "◑", "◔", "⏺": "o"
    case "①", "②", "③", "④", "⑤", "⑥", "⑦", "⑧", "⑨", "Ⓐ", "Ⓑ", "Ⓒ", "Ⓓ", "Ⓔ", "Ⓕ", "Ⓖ", "Ⓗ", "Ⓘ", "Ⓙ",
      "Ⓚ", "Ⓛ", "Ⓜ", "Ⓝ", "Ⓞ", "Ⓟ", "Ⓠ", "Ⓡ", "Ⓢ", "Ⓣ", "Ⓤ", "Ⓥ", "Ⓦ", "Ⓧ", "Ⓨ", "Ⓩ":
      unenclosed
    case _ where utf8.count == 1: self
    default: "*"
    }
  }
}
