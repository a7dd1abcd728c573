import TrussTree
import TrussViews

extension DisplayListBuilder {
  /// Draws a symbol at its own size in the middle of its frame, or smaller if the frame is smaller.
  mutating func drawSymbol(inMiddle name: String, _ context: ViewContext) {
    guard !isCells else { return drawSymbol(name, context) }
    let (frame, symbol) = (context.inner, Symbol.drawn(name))
    let side = min(
      medium.symbolLength(name, inLabel: true, context.inherited, .vertical),
      frame.width * Symbol.side / max(1, symbol.ink.width), frame.height)
    let (scale, ink) = (side / Symbol.side, symbol.ink)
    let box = Rect(
      x: frame.midX - ink.width * scale / 2, y: frame.midY - side / 2 + ink.y * scale, width: ink.width * scale,
      height: ink.height * scale)
    drawSymbol(name, context.framed(by: box))
  }

  /// Draws a symbol over its whole frame, in the text colour. In cells, draws its character.
  mutating func drawSymbol(_ name: String, _ context: ViewContext) {
    let frame = context.inner
    guard frame.width > 0, frame.height > 0 else { return }
    let color = context.foreground ?? .primary
    if isCells {
      let text = Symbol.text(of: name)
      let run = DisplayList.TextRun(
        text.joined(), ascii: text[0].ascii + text[1],
        frame: Rect(x: frame.x, y: context.middleRow, width: frame.width, height: 1),
        alignment: .center, font: context.font, color: color)
      return add(.text(run))
    }
    let symbol = Symbol.drawn(name)
    guard !symbol.knockouts.isEmpty else {
      return draw(symbol, symbol.ink, in: frame, color, context.inherited.foregroundGradient, context)
    }
    let count = elements.count
    for knockout in symbol.knockouts { draw(knockout, symbol.ink, in: frame, .black, nil, context) }
    let effect = DisplayList.GroupEffect.cutout(takeElements(after: count), of: frame)
    add(.beginGroup(name: nil, effects: [effect]))
    draw(symbol, symbol.ink, in: frame, color, context.inherited.foregroundGradient, context)
    add(.endGroup)
  }

  private mutating func draw(
    _ symbol: Symbol, _ ink: Rect, in frame: Rect, _ color: Color, _ style: AnyGradient?, _ context: ViewContext
  ) {
    let (scaleX, scaleY) = (frame.width / max(1, ink.width), frame.height / max(1, ink.height))
    func placed(_ point: Point) -> Point {
      Point(
        x: (frame.x + (point.x - ink.x) * scaleX).inHundredths, y: (frame.y + (point.y - ink.y) * scaleY).inHundredths)
    }
    if let label = symbol.label {
      let scale = min(scaleX, scaleY)
      let weight = max(context.font.weight, .medium)
      let font = Font(size: (19 * symbol.labelScale * scale).inHundredths).weight(weight)
      let (width, height) = (Symbol.side * scaleX, medium.lineHeight(font))
      let box = Rect(middle: placed(symbol.labelCenter), width, height)
      let baseline = (box.y + medium.baseline(font)).inHundredths
      add(
        .text(
          DisplayList.TextRun(label, frame: box, alignment: .center, baseline: baseline, font: font, color: color)))
    }
    if !symbol.filled.elements.isEmpty {
      let fill = DisplayList.Fill(color, gradient: style.map { gradient($0, in: frame) })
      add(.path(DisplayList.PathDrawing(path: symbol.filled.mapped(placed), fill: fill)))
    }
    guard !symbol.lines.elements.isEmpty else { return }
    let width = (context.font.weight.symbolLine * min(scaleX, scaleY)).inHundredths
    let stroke = DisplayList.PathDrawing.Stroke(
      color: color, gradient: style.map { gradient($0, in: frame) },
      style: StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round))
    add(.path(DisplayList.PathDrawing(path: symbol.lines.mapped(placed), stroke: stroke)))
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
    case "☆": "."
    case "½": "'"
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
