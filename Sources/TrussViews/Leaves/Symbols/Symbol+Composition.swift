extension Symbol {
  /// Returns the symbol of a name; nil if the package has no drawing for it and cannot compose one.
  ///
  /// A name without a drawing is composed of other drawings, as in SF Symbols: `.circle` and `.square` put a symbol, a
  /// letter or a number into an outline, `.fill` fills it, `.slash` strikes it through, and `.badge` adds a small
  /// symbol at a corner. Of a name with further parts, the longest prefix with a drawing is used, and the others are
  /// noted as `omittedParts`.
  package static func named(_ name: String) -> Symbol? {
    if let symbol = all[name] { return symbol }
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    // No symbol's name has more parts. The limit bounds the time for long names.
    guard (1...maximumParts).contains(parts.count) else { return nil }
    return composed(parts[...])
  }

  private static let maximumParts = 12

  private static func composed(_ parts: ArraySlice<Substring>) -> Symbol? {
    let name = parts.joined(separator: ".")
    if let symbol = all[name] { return symbol }
    guard parts.count > 1, let last = parts.last else { return all[name + ".fill"]?.withoutFill }
    return last == "fill" ? filled(parts.dropLast()) : outlined(parts, last, name)
  }

  /// Composes the symbol of a name that ends in `.fill`; `parts` omits this ending.
  private static func filled(_ parts: ArraySlice<Substring>) -> Symbol? {
    guard let kind = parts.last else { return nil }
    let base = parts.dropLast()
    if let form = Enclosure(rawValue: String(kind)), let inner = inner(base) {
      return inner.enclosed(in: form, isFilled: true)
    }
    if let outline = all[parts.joined(separator: ".")] { return outline.withFilledOutlines }
    if kind == "slash" { return composed(base + ["fill"])?.struckThrough }
    if let badge = parts.lastIndex(of: "badge"), badge > parts.startIndex {
      return composed(parts[..<badge] + ["fill"])?.badged(parts[(badge + 1)...])
    }
    return base.isEmpty ? nil : composed(base + ["fill"])?.omitting([kind])
  }

  private static func outlined(_ parts: ArraySlice<Substring>, _ kind: Substring, _ name: String) -> Symbol? {
    if let filled = all[name + ".fill"] { return filled.withoutFill }
    let base = parts.dropLast()
    if let form = Enclosure(rawValue: String(kind)) {
      return inner(base).map { $0.enclosed(in: form, isFilled: false) }
    }
    if ["gobackward", "goforward"].contains(base.joined()), kind.utf8.count <= 2, UInt32(kind) != nil {
      return composed(base)?.around(number: kind)
    }
    if kind == "slash" { return composed(base)?.struckThrough }
    if let badge = parts.lastIndex(of: "badge"), badge > parts.startIndex {
      return composed(parts[..<badge])?.badged(parts[(badge + 1)...])
    }
    return (all[base.joined(separator: ".") + ".fill"]?.withoutFill ?? composed(base))?.omitting([kind])
  }

  private func omitting(_ parts: ArraySlice<Substring>) -> Symbol {
    var result = self
    result.omittedParts += parts.map(String.init)
    return result
  }

  /// The content of an outline: a symbol, a letter, or a number with at most two digits.
  private static func inner(_ parts: ArraySlice<Substring>) -> Symbol? {
    guard parts.count == 1, let word = parts.first, word.utf8.count <= 2, word.allSatisfy(\.isASCII) else {
      return composed(parts)
    }
    if let number = UInt32(word) {
      let circled = (1...20).contains(number) ? Unicode.Scalar(0x245F + number).map(Character.init) : nil
      return Symbol(character: circled ?? "○", label: String(word))
    }
    guard word.count == 1, let letter = word.utf8.first, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(letter) else {
      return composed(parts)
    }
    let circled = Unicode.Scalar(0x24B6 + UInt32(letter - UInt8(ascii: "a"))).map(Character.init)
    return Symbol(character: circled ?? "○", label: word.uppercased())
  }

  private enum Enclosure: String {
    case circle, square

    var path: Path {
      switch self {
      case .circle: Path(ellipseIn: Rect(x: 3, y: 3, width: 18, height: 18))
      case .square: Path(roundedRect: Rect(x: 4, y: 4, width: 16, height: 16), cornerRadius: 3)
      }
    }
  }

  private func enclosed(in form: Enclosure, isFilled: Bool) -> Symbol {
    var result = Symbol(character: character)
    result.omittedParts = omittedParts
    let inner = scaled(by: 0.56, around: Point(x: 12, y: 12))
    result.lines = form.path
    if isFilled {
      result.filled = form.path
      result.knockouts = [inner]
    } else {
      result.add(inner)
    }
    return result
  }

  /// Returns the symbol, an arrow that goes around, with a number of seconds inside it.
  private func around(number: Substring) -> Symbol {
    var result = self
    result.number = String(number)
    (result.label, result.labelScale, result.labelCenter) = (result.number, 0.44, Point(x: 12, y: 12.8))
    return result
  }

  private var struckThrough: Symbol {
    var result = self
    result.lines.move(to: Point(x: 4.2, y: 3.4))
    result.lines.addLine(to: Point(x: 19.8, y: 20.6))
    return result
  }

  /// Returns the symbol with a small symbol at its lower right corner or, for a badge without a drawing, a dot at the
  /// upper right.
  private func badged(_ parts: ArraySlice<Substring>) -> Symbol {
    guard !parts.isEmpty, let badge = Self.composed(parts) else {
      var result = scaled(by: 0.88, around: Point(x: 2, y: 23))
      result.filled.addPath(Path(ellipseIn: Rect(x: 16.6, y: 1.6, width: 6, height: 6)))
      return result.omitting(parts)
    }
    var result = scaled(by: 0.78, around: Point(x: 1, y: 1))
    result.add(badge.scaled(by: 0.42, around: Point(x: 23.8, y: 23.8)))
    result.omittedParts += badge.omittedParts
    return result
  }

  /// Returns the symbol with its closed outlines filled. What is inside an outline is cut out of it.
  private var withFilledOutlines: Symbol {
    var result = self
    let outlines = lines.parts(closed: true)
    func isInside(_ part: Path) -> Bool {
      outlines.contains { $0 != part && $0.extent.contains(part.extent) }
    }
    var inner = Symbol(character: character)
    result.filled = Path()
    for part in outlines {
      if isInside(part) { inner.lines.addPath(part) } else { result.filled.addPath(part) }
    }
    for part in filled.parts(closed: true) {
      if isInside(part) { inner.filled.addPath(part) } else { result.filled.addPath(part) }
    }
    for part in lines.parts(closed: false) where isInside(part) { inner.lines.addPath(part) }
    if !inner.lines.elements.isEmpty || !inner.filled.elements.isEmpty { result.knockouts.append(inner) }
    return result
  }

  private var withoutFill: Symbol {
    var result = self
    if lines.elements.isEmpty { result.lines = filled }
    result.filled = Path()
    return result
  }

  private mutating func add(_ other: Symbol) {
    filled.addPath(other.filled)
    lines.addPath(other.lines)
    (label, labelScale, labelCenter) = (label ?? other.label, other.labelScale, other.labelCenter)
  }

  private func scaled(by factor: Double, around center: Point) -> Symbol {
    func moved(_ point: Point) -> Point {
      Point(x: center.x + (point.x - center.x) * factor, y: center.y + (point.y - center.y) * factor)
    }
    var result = self
    result.filled = filled.mapped(moved)
    result.lines = lines.mapped(moved)
    result.labelScale = labelScale * factor
    result.labelCenter = moved(labelCenter)
    result.knockouts = knockouts.map { knockout in
      var knockout = knockout
      knockout.filled = knockout.filled.mapped(moved)
      knockout.lines = knockout.lines.mapped(moved)
      knockout.labelScale *= factor
      knockout.labelCenter = moved(knockout.labelCenter)
      return knockout
    }
    return result
  }
}

extension Path {
  /// The smallest rectangle around the path.
  package var extent: Rect {
    let points = polylines.joined()
    let (left, right) = (points.map(\.x).min() ?? 0, points.map(\.x).max() ?? 0)
    let (top, bottom) = (points.map(\.y).min() ?? 0, points.map(\.y).max() ?? 0)
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Returns the closed or the open subpaths.
  fileprivate func parts(closed: Bool) -> [Path] {
    var parts: [Path] = []
    var part = Path()
    func isPart(_ part: Path) -> Bool { !part.elements.isEmpty && (part.elements.last == .closeSubpath) == closed }
    for element in elements {
      switch element {
      case .move(let to):
        if isPart(part) { parts.append(part) }
        part = Path()
        part.move(to: to)
      case .line(let to): part.addLine(to: to)
      case .quadCurve(let to, let control): part.addQuadCurve(to: to, control: control)
      case .curve(let to, let first, let second): part.addCurve(to: to, control1: first, control2: second)
      case .closeSubpath: part.closeSubpath()
      }
    }
    return isPart(part) ? parts + [part] : parts
  }
}

extension Rect {
  fileprivate func contains(_ other: Rect) -> Bool {
    minX <= other.minX && other.maxX <= maxX && minY <= other.minY && other.maxY <= maxY
  }
}
