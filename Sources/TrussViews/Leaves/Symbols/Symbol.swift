import TrussText

/// A small drawing with a name, as large as a letter, for `Image(systemName:)`.
package struct Symbol: Sendable {
  /// The character that represents the symbol in text.
  package var character: Character
  /// The number that follows the character in text; empty for most symbols.
  package internal(set) var number = ""
  /// The filled part, in a square with sides of 24.
  package internal(set) var filled = Path()
  /// The stroked part.
  package internal(set) var lines = Path()
  /// The letters inside the symbol; nil without letters.
  package internal(set) var label: String?
  /// The size of the letters relative to their default.
  package internal(set) var labelScale = 1.0
  package internal(set) var labelCenter = Point(x: side / 2, y: side / 2)
  /// The parts that are cut out of the symbol.
  package internal(set) var knockouts: [Symbol] = []
  /// The parts of the name that have no drawing, and that the symbol is drawn without.
  package internal(set) var omittedParts: [String] = []

  /// The side of the square in which the symbol is drawn.
  package static let side = 24.0

  /// The rectangle of the symbol's ink in the square, with lines of a regular weight.
  package var ink: Rect {
    var parts = [filled.extent, lines.extent.inset(by: Insets(all: -0.85))]
    if filled.elements.isEmpty { parts.removeFirst() }
    if lines.elements.isEmpty { parts.removeLast() }
    if let label {
      let font = Font(size: 19 * labelScale).weight(.medium)
      let (width, height) = (font.metrics.width(of: label, size: font.size), 0.72 * font.size)
      parts.append(
        Rect(x: labelCenter.x - width / 2, y: labelCenter.y - height / 2, width: width, height: height))
    }
    let (left, right) = (parts.map(\.minX).min() ?? 0, parts.map(\.maxX).max() ?? Self.side)
    let (top, bottom) = (parts.map(\.minY).min() ?? 0, parts.map(\.maxY).max() ?? Self.side)
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  init(character: Character, label: String? = nil) { (self.character, self.label) = (character, label) }

  /// The character that represents a name in text, `▢` for an unknown name, and the number after it.
  package static func text(of name: String) -> [String] {
    let symbol = named(name)
    return [String(symbol?.character ?? "▢"), symbol?.number ?? ""]
  }

  /// Returns the symbol of a name, or an empty square for an unknown name.
  package static func drawn(_ name: String) -> Symbol { named(name) ?? all["square"] ?? Symbol(character: "▢") }

  package static let all: [String: Symbol] = {
    var lines: [Substring] = []
    for line in SymbolTable.all.flatMap({ $0.split(separator: "\n") }) {
      if line.first == " ", let last = lines.popLast() { lines.append(last + line) } else { lines.append(line) }
    }
    var symbols: [String: Symbol] = [:]
    var others: [(name: Substring, character: Character, drawing: String)] = []
    for line in lines {
      let words = line.split(separator: " ")
      guard words.count > 2, let character = words[1].first else { continue }
      if words[2] == "=" {
        others.append((words[0], character, String(words[3])))
      } else {
        var reader = SymbolReader(Symbol(character: character), words[2...])
        symbols[String(words[0])] = reader.read()
      }
    }
    for other in others {
      var symbol = symbols[other.drawing]
      symbol?.character = other.character
      symbols[String(other.name)] = symbol
    }
    return symbols
  }()
}

private struct SymbolReader {
  private var symbol: Symbol
  private var words: ArraySlice<Substring>
  private var isFilled = false
  private var isDrawnAlong = true
  private var isHole = false

  init(_ symbol: Symbol, _ words: ArraySlice<Substring>) { (self.symbol, self.words) = (symbol, words) }

  mutating func read() -> Symbol {
    while let word = words.popFirst() { read(word) }
    return symbol
  }

  private mutating func read(_ word: Substring) {
    switch word {
    case "s": (isFilled, isDrawnAlong) = (false, true)
    case "f": (isFilled, isDrawnAlong) = (true, false)
    case "b": (isFilled, isDrawnAlong) = (true, true)
    case "D": isHole = true
    case "M": for (number, point) in points().enumerated() { add { $0.step(to: point, begins: number == 0) } }
    case "L": for point in points() { add { $0.addLine(to: point) } }
    case "C":
      let points = points()
      guard points.count == 3 else { return }
      add { $0.addCurve(to: points[2], control1: points[0], control2: points[1]) }
    case "Z":
      add { $0.closeSubpath() }
      isHole = false
    case "H": addLineHole(numbers())
    case "T": symbol.label = words.popFirst().map(String.init)
    default: addForm(word, numbers())
    }
  }

  private mutating func addForm(_ word: Substring, _ numbers: [Double]) {
    guard numbers.count >= 3 else { return }
    let center = Point(x: numbers[0], y: numbers[1])
    let box = Rect(
      x: center.x - numbers[2], y: center.y - numbers[2], width: 2 * numbers[2], height: 2 * numbers[2])
    switch (word, numbers.count) {
    case ("O", 3): add { $0.addEllipse(in: box) }
    case ("K", 3):
      // The mirrored circle goes counterclockwise, so it is a hole.
      symbol.filled.addPath(Path(ellipseIn: box).mapped { Point(x: 2 * center.x - $0.x, y: $0.y) })
    case ("A", 5):
      let (start, end) = (Angle.degrees(numbers[3]), Angle.degrees(numbers[4]))
      var arc = Path()
      arc.addArc(center: center, radius: numbers[2], startAngle: start, endAngle: end)
      add { $0.addPath(arc) }
    case ("R", 5):
      let rect = Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
      add { $0.addRoundedRect(in: rect, cornerRadius: numbers[4]) }
    case ("G", 5):
      let (inner, count) = (numbers[3], Int(clamping: numbers[4]))
      let teeth = (0..<count).flatMap { tooth in
        [(-0.25, inner), (-0.16, numbers[2]), (0.16, numbers[2]), (0.25, inner)].map { part, radius in
          let (sine, cosine) = Angle.degrees((Double(tooth) + part) * 360 / Double(count)).sineAndCosine
          return center.offset(x: radius * cosine, y: radius * sine)
        }
      }
      add {
        $0.addLines(teeth)
        $0.closeSubpath()
      }
    default: break
    }
  }

  private mutating func add(_ change: (inout Path) -> Void) {
    if isFilled || isHole { change(&symbol.filled) }
    if isDrawnAlong, !isHole { change(&symbol.lines) }
  }

  private mutating func numbers() -> [Double] {
    var numbers: [Double] = []
    while let word = words.first, let number = Double(word) {
      numbers.append(number)
      words.removeFirst()
    }
    return numbers
  }

  private mutating func points() -> [Point] {
    let numbers = numbers()
    return stride(from: 0, to: numbers.count - 1, by: 2).map { Point(x: numbers[$0], y: numbers[$0 + 1]) }
  }

  /// Adds a hole along a polyline with a width and sharp corners.
  private mutating func addLineHole(_ numbers: [Double]) {
    guard numbers.count >= 5 else { return }
    let half = numbers[0] / 2
    let points = stride(from: 1, to: numbers.count - 1, by: 2).map { Point(x: numbers[$0], y: numbers[$0 + 1]) }
    var (left, right): ([Point], [Point]) = ([], [])
    for (index, point) in points.enumerated() {
      let before = index > 0 ? points[index - 1].direction(to: point) : nil
      let after = index + 1 < points.count ? point.direction(to: points[index + 1]) : nil
      guard let first = before ?? after, let second = after ?? before else { continue }
      let (dx, dy) = (first.x + second.x, first.y + second.y)
      // The sharper the corner, the farther its points are from the line: by 1 / cos of half the angle.
      let reach = half * 2 / max(0.5, dx * dx + dy * dy)
      left.append(point.offset(x: -dy * reach, y: dx * reach))
      right.append(point.offset(x: dy * reach, y: -dx * reach))
    }
    let outline = left + right.reversed()
    let area = zip(outline, outline.dropFirst() + outline.prefix(1)).reduce(0) {
      $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y
    }
    symbol.filled.addLines(area > 0 ? outline.reversed() : outline)
    symbol.filled.closeSubpath()
  }
}

extension Path {
  fileprivate mutating func step(to point: Point, begins: Bool) {
    if begins { move(to: point) } else { addLine(to: point) }
  }
}

extension Point {
  /// The direction to another point, as a vector of length 1; nil if both points coincide.
  fileprivate func direction(to other: Point) -> Point? {
    let (dx, dy) = (other.x - x, other.y - y)
    let length = (dx * dx + dy * dy).squareRoot()
    return length > 0 ? Point(x: dx / length, y: dy / length) : nil
  }
}
