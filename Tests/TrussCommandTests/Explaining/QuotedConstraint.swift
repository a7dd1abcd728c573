import TestSupport

/// A constraint as a log quotes it, read from the log's own characters by the plain form of its kind alone:
///
///     <NSLayoutConstraint:0x1 'width' UIView:0x2.width == 0.5*UIView:0x3.width + 8 @750   (active)>
///     <NSLayoutConstraint:0x1 H:|-(8)-[UIView:0x2'OK'(>=44)]   (active, names: '|':UIView:0x3 )>
///
/// What the program says of a log is held against this. It reads less than the program does: what is in doubt is nil.
struct QuotedConstraint {
  /// A sum of edges and sizes, by name, in relation to a number.
  struct Row: Equatable {
    var terms: [String: Fraction]
    var relation: Relation
    var constant: Fraction
    var isRequired = true
  }

  enum Relation: String { case less = "<=", equal = "==", greater = ">=" }

  var rows: [Row] = []
  /// Whether a number has the six digits to which a log rounds.
  private(set) var isRounded = false
  private var names: [String: Set<String>] = [:]
  private var container: String?
  /// Whether places are those of a frame, in its superview.
  private var isOfMask = false

  /// Reads the constraint of an address that is quoted in the lines of a log from one on, or nil where there is none whose
  /// meaning is beyond doubt.
  static func read(address: String, in lines: ArraySlice<String>) -> QuotedConstraint? {
    let lines = lines.prefix(12).map(plain)
    // A line may have been broken at a blank or within a word.
    let joined = ["", " "].map { separator in
      lines.dropFirst().reduce(lines.first ?? "") { text, line in
        var line = line.drop { $0 == ">" || $0.isWhitespace }
        if line.first == "\"" { line = "" }
        return text + separator + line
      }
    }
    let readings = joined.flatMap { text in
      text.ranges(of: "Constraint:\(address)").map { range in
        let isName: (Character) -> Bool = { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "." || $0 == "_") }
        let before = text[..<range.lowerBound].reversed().prefix(while: isName).count
        return QuotedConstraint(text[text.index(range.lowerBound, offsetBy: -before)...], address)
      }
    }
    guard let first = readings.compactMap({ $0 }).first else { return nil }
    return readings.allSatisfy { $0 == nil || $0?.rows == first.rows } ? first : nil
  }

  /// A line with its entities and its typographic quotes as plain characters, without the escapes of JSON.
  private static func plain(_ line: String) -> String {
    let entities = [
      ("&amp;", "&"), ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&nbsp;", " "), ("\\\"", "\""),
      ("\u{201C}", "\""), ("\u{201D}", "\""), ("\u{2018}", "'"), ("\u{2019}", "'"), ("\r", ""), ("\u{A0}", " "),
    ]
    return entities.reduce(line) { $1.0.isEmpty ? $0 : $0.replacing($1.0, with: $1.1) }
  }

  /// Reads the constraint that begins with the name of its class, if it has that address.
  private init?(_ text: Substring, _ address: String) {
    var reader = QuoteReader(text)
    isOfMask = reader.name() == "NSAutoresizingMaskLayoutConstraint"
    guard reader.take(":"), reader.address() == address else { return nil }
    if reader.take("@") { reader.skip { $0 != " " } }
    reader.skipBlanks()
    while reader.isAt("'") || reader.isAt("h=") || reader.isAt("v=") {
      if reader.take("'") {
        reader.skip { $0 != "'" }
        guard reader.take("' ") else { return nil }
      } else {
        reader.skip { $0 != " " }
      }
      reader.skipBlanks()
    }
    guard let body = reader.body() else { return nil }
    guard readNames(body.suffix) else { return nil }
    var bodyReader = QuoteReader(body.text)
    guard read(&bodyReader), bodyReader.isAtEnd else { return nil }
  }

  /// Reads `(active, names: title:0x7f, '|':UIView:0x7fe )`, of which all may be missing.
  private mutating func readNames(_ suffix: Substring) -> Bool {
    var reader = QuoteReader(suffix)
    if reader.isAtEnd { return true }
    guard reader.take("(") else { return false }
    if reader.take("active)") || reader.take("inactive)") { return reader.isAtEnd }
    if reader.take("active, ") || reader.take("inactive, ") {}
    guard reader.take("names: ") || reader.take("Names: ") else { return false }
    repeat {
      let isContainer = reader.take("'|':")
      let name = reader.read { $0 != ":" && $0 != "," && $0 != "'" && $0 != ")" }
      if reader.take(":") {
        guard let address = reader.address() else { return false }
        _ = reader.label()
        if isContainer { container = address } else { names[name, default: []].insert(address) }
      } else {
        guard isContainer, let address = names[name], address.count == 1 else { return false }
        container = address.first
      }
      reader.skipBlanks()
    } while reader.take(", ")
    return reader.take(")") && reader.isAtEnd
  }
}

extension QuotedConstraint {
  private struct Side {
    var item: String?
    var sizes: [Row] = []
  }

  private mutating func read(_ reader: inout QuoteReader) -> Bool {
    let isVisual = ["H:", "V:"].contains { reader.isAt($0) } || reader.isAt("[") || reader.isAt("|")
    guard isVisual ? readVisualFormat(&reader) : readRelation(&reader) else { return false }
    var contentPriorities: [Relation: Bool] = [:]
    while !reader.isAtEnd {
      reader.skipBlanks()
      if reader.take("(LTR)") || reader.take(",") { continue }
      if reader.take("@") || reader.take("priority:") || reader.take("^") {
        guard let priority = reader.number() else { return false }
        for index in rows.indices { rows[index].isRequired = priority >= Fraction(1000) }
      } else if reader.take("Hug:") {
        guard let priority = reader.number() else { return false }
        contentPriorities[.less] = priority >= Fraction(1000)
      } else if reader.take("CompressionResistance:") {
        guard let priority = reader.number() else { return false }
        contentPriorities[.greater] = priority >= Fraction(1000)
      } else {
        return reader.isAtEnd
      }
    }
    if !contentPriorities.isEmpty {
      rows = contentPriorities.flatMap { side, isRequired in
        rows.map { Row(terms: $0.terms, relation: side, constant: $0.constant, isRequired: isRequired) }
      }
    }
    return true
  }

  private mutating func number(_ reader: inout QuoteReader) -> Fraction? {
    guard let number = reader.number() else { return nil }
    isRounded = isRounded || reader.lastIsRounded
    return number
  }

  /// Reads an item: `UIView:0x2'OK'`, or a name that the entry lists with one address.
  private func item(_ reader: inout QuoteReader) -> String? {
    let start = reader
    let name = reader.name()
    if !name.isEmpty, reader.take(":"), let address = reader.address() {
      _ = reader.label()
      return address
    }
    reader = start
    for (name, addresses) in names.sorted(by: { $0.key.count > $1.key.count }) where reader.isAt(name) {
      var after = reader
      _ = after.take(name)
      guard [".", "]", "("].contains(where: { after.isAt($0) }) else { continue }
      reader = after
      return addresses.count == 1 ? addresses.first : nil
    }
    return nil
  }

  // MARK: Anchors

  private mutating func readRelation(_ reader: inout QuoteReader) -> Bool {
    guard let left = place(&reader), reader.take(" "), let relation = reader.relation() else { return false }
    var row = Row(terms: left, relation: relation, constant: .zero)
    reader.skipBlanks()
    if let (factor, right) = factorAndPlace(&reader) {
      for (name, coefficient) in right {
        row.terms[name] = (row.terms[name] ?? .zero) - factor * coefficient
      }
      reader.skipBlanks()
    }
    if reader.isAt("+") || reader.isAt("-") || reader.isAtDigit {
      guard let constant = signed(&reader) else { return false }
      row.constant = constant
    }
    // From the superview's edge, once: where both sides have a place, there is no superview in it.
    let edges = row.terms.filter { !$0.key.hasSuffix(".width") && !$0.key.hasSuffix(".height") }
    if isOfMask, edges.count == 1, let edge = edges.first {
      guard let container else { return false }
      row.terms[container + (edge.key.hasSuffix(".x") ? ".x" : ".y")] = Fraction(-1)
    }
    rows = [row]
    return true
  }

  private mutating func signed(_ reader: inout QuoteReader) -> Fraction? {
    let isNegative = reader.take("-")
    if !isNegative { _ = reader.take("+") }
    reader.skipBlanks()
    return number(&reader).map { isNegative ? -$0 : $0 }
  }

  /// Reads `0.5*UIView:0x3.width` or `UIView:0x3.width * 0.5`.
  private mutating func factorAndPlace(_ reader: inout QuoteReader) -> (Fraction, [String: Fraction])? {
    let start = reader
    if reader.isAtDigit || reader.isAt("-"), let factor = signed(&reader), reader.take("*"),
      let place = place(&reader)
    {
      return (factor, place)
    }
    reader = start
    guard let place = place(&reader) else {
      reader = start
      return nil
    }
    guard reader.take(" * ") else { return (Fraction(1), place) }
    return number(&reader).map { ($0, place) }
  }

  private func place(_ reader: inout QuoteReader) -> [String: Fraction]? {
    guard let item = item(&reader), reader.take(".") else { return nil }
    return Self.parts(of: reader.read { $0.isLetter }, of: item)
  }

  /// The shares of an attribute in its item's left edge, top, width and height.
  private static func parts(of attribute: String, of item: String) -> [String: Fraction]? {
    let (one, half) = (Fraction(1), Fraction(1, over: 2))
    switch attribute {
    case "left", "leading", "minX": return [item + ".x": one]
    case "top", "minY": return [item + ".y": one]
    case "width": return [item + ".width": one]
    case "height": return [item + ".height": one]
    case "right", "trailing", "maxX": return [item + ".x": one, item + ".width": one]
    case "bottom", "maxY": return [item + ".y": one, item + ".height": one]
    case "centerX", "midX": return [item + ".x": one, item + ".width": half]
    case "centerY", "midY": return [item + ".y": one, item + ".height": half]
    case "firstBaseline": return [item + " first.y": one]
    case "lastBaseline", "baseline": return [item + " last.y": one]
    case _ where attribute.hasSuffix("Margin"): return parts(of: String(attribute.dropLast(6)), of: item + " margins")
    case _ where attribute.hasSuffix("WithinMargins"):
      return parts(of: String(attribute.dropLast(13)), of: item + " margins")
    default: return nil
    }
  }

  // MARK: Visual format

  private mutating func readVisualFormat(_ reader: inout QuoteReader) -> Bool {
    let isVertical = reader.take("V:")
    if !isVertical { _ = reader.take("H:") }
    guard let before = side(&reader, isVertical) else { return false }
    rows = before.sizes
    if reader.isAtEnd || reader.isAt("(LTR)") || reader.isAt(" ") { return !rows.isEmpty }
    var gap = Row(terms: [:], relation: .equal, constant: .zero)
    if reader.take("-") {
      if reader.take("(") {
        gap.relation = reader.relation() ?? .equal
        let isNamed = reader.take("NSSpace(") || reader.take("NSLayoutAnchorConstraintSpace(")
        guard let constant = signed(&reader), !isNamed || reader.take(")") else { return false }
        gap.constant = constant
        if reader.take("@") {
          guard let priority = reader.number() else { return false }
          gap.isRequired = priority >= Fraction(1000)
        }
        guard reader.take(")-") else { return false }
      } else {
        guard let constant = signed(&reader), reader.take("-") else { return false }
        gap.constant = constant
      }
    }
    guard let after = side(&reader, isVertical), let inner = after.item ?? before.item else { return false }
    let outer = container ?? inner + " superview"
    let (start, end) = isVertical ? ("top", "bottom") : ("left", "right")
    gap.terms = Self.parts(of: after.item == nil ? end : start, of: after.item ?? outer) ?? [:]
    let from = Self.parts(of: before.item == nil ? start : end, of: before.item ?? outer) ?? [:]
    for (name, coefficient) in from { gap.terms[name] = (gap.terms[name] ?? .zero) - coefficient }
    rows += after.sizes + [gap]
    return true
  }

  private mutating func side(_ reader: inout QuoteReader, _ isVertical: Bool) -> Side? {
    if reader.take("|") { return Side() }
    guard reader.take("["), let item = item(&reader) else { return nil }
    var side = Side(item: item)
    if reader.take("(") {
      var row = Row(
        terms: [item + (isVertical ? ".height" : ".width"): Fraction(1)], relation: reader.relation() ?? .equal,
        constant: .zero)
      guard let constant = signed(&reader) else { return nil }
      row.constant = constant
      if reader.take("@") {
        guard let priority = reader.number() else { return nil }
        row.isRequired = priority >= Fraction(1000)
      }
      guard reader.take(")") else { return nil }
      side.sizes = [row]
    }
    return reader.take("]") ? side : nil
  }
}

extension QuotedConstraint {
  /// Whether constraints contradict each other, of views and margins that are not smaller than 0.
  static func areContradictory(_ constraints: [QuotedConstraint]) -> Bool {
    var indexes: [String: Int] = [:]
    let rows = constraints.flatMap(\.rows).filter(\.isRequired).map { row in
      let terms = row.terms.map { name, coefficient in
        let index = indexes[name] ?? indexes.count
        indexes[name] = index
        return (index, coefficient)
      }
      return ExactRow(
        Dictionary(terms, uniquingKeysWith: +), least: row.relation == .less ? nil : row.constant,
        greatest: row.relation == .greater ? nil : row.constant)
    }
    let sizes = indexes.filter { $0.key.hasSuffix(".width") || $0.key.hasSuffix(".height") }
    let extents = sizes.values.sorted()
      .map { ExactRow([$0: Fraction(1)], least: .zero) }
    return ExactSystem.contradiction(of: rows + extents) != nil
  }
}
