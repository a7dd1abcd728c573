import TrussIR

/// Reads the lines of the fixtures: `a.trailing <= 0.5*b.leading - 8 priority:750`, or a constant on the right.
/// Items are made as they are met.
struct SystemReader {
  private(set) var system = ConstraintSystem()
  private var items: [Substring: Item.ID] = [:]

  struct Fault: Error { var line: Substring }

  /// Reads a system; lines that do not begin with a space are headings.
  static func read(_ text: String) throws -> ConstraintSystem {
    var reader = SystemReader()
    for line in text.split(separator: "\n") where line.first == " " { try reader.read(line.dropFirst()) }
    return reader.system
  }

  private mutating func read(_ line: Substring) throws {
    var words = line.split(separator: " ")
    var priority = Priority.required
    if let last = words.last, last.hasPrefix("priority:") {
      guard let value = Double(last.dropFirst("priority:".count)) else { throw Fault(line: line) }
      priority = Priority(value)
      words.removeLast()
    }
    guard words.count == 3 || words.count == 5,
      let relation = Relation.allCases.first(where: { $0.description == words[1] }),
      let left = expression(words[0]), var right = expression(words[2])
    else { throw Fault(line: line) }
    if words.count == 5 {
      guard let constant = Double(words[4]) else { throw Fault(line: line) }
      right.constant = words[3] == "-" ? -constant : constant
    }
    system.add(Constraint(left, relation, right, priority: priority))
  }

  private mutating func expression(_ word: Substring) -> Expression? {
    if let constant = Double(word) { return Expression(constant: constant) }
    let factors = word.split(separator: "*")
    let names = (factors.last ?? "").split(separator: ".")
    guard names.count == 2, let coefficient = factors.count == 2 ? Double(factors[0]) : 1,
      let attribute = Attribute.allCases.first(where: { $0.description == names[1] })
    else { return nil }
    return Expression([Term(coefficient, Anchor(item(names[0]), attribute))])
  }

  private mutating func item(_ name: Substring) -> Item.ID {
    if let known = items[name] { return known }
    let new = system.addItem(Item("View", name: String(name)))
    items[name] = new
    return new
  }
}
