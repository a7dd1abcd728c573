import TrussIR

/// A constraint system as bytes: a byte for the kind of its numbers, items, then rows as long as there are bytes. Every
/// sequence of bytes is a system, so that no mutation is wasted on what cannot be read.
struct EncodedSystem {
  /// Which numbers a system has; what can be asked of a solution depends on it.
  enum Numbers: Int, CaseIterable {
    /// Small numbers in binary: rows meet in one point again and again, and no rounding hides it.
    case clean
    /// Multipliers from 1e-3 to 1e3 in one row, some of which nearly cancel, rows and constants from 1e-3 to 1e4 and more.
    case scaled
    /// Any 64 bits, and items that there are not.
    case any
  }

  private(set) var system = ConstraintSystem()
  let numbers: Numbers
  private var bytes: ByteReader

  /// Enough for every rule to meet every other, few enough for thousands of systems a second.
  private static let itemLimit = 5
  private static let rowLimit = 32

  init(_ bytes: [UInt8]) {
    self.bytes = ByteReader(bytes)
    numbers = self.bytes.pick(Numbers.allCases)
    for index in 0...self.bytes.index(below: Self.itemLimit) { addItem(index) }
    for _ in 0..<Self.rowLimit where !self.bytes.isAtEnd { addRow() }
  }

  /// A parent comes before its children, except in systems of any numbers, where there may be none or a circle.
  private mutating func addItem(_ index: Int) {
    let parent = numbers == .any ? Int(Int8(bitPattern: bytes.next())) : bytes.index(below: index + 1) - 1
    system.addItem(
      Item(
        "View", parent: parent == -1 ? nil : Item.ID(parent), isRightToLeft: numbers == .any && parent > 9,
        settledByRule: Item.Variables(rawValue: bytes.next() >> 4)))
  }

  private static let priorities: [Priority] = [.required, 750, 250, .required, 999.5, 501, 1, .required]
  private static let categories: [TrussIR.Category] = [.none, .size, .containment, .extent]

  private mutating func addRow() {
    let form = bytes.next()
    let priority = Self.priorities[Int(form & 7)]
    let scale = numbers == .scaled ? bytes.pick(Self.scales) : 1
    let terms = (0...Int(form >> 3 & 3)).map { _ in term(scale) }
    let relation = bytes.pick(Relation.allCases)
    let category = Self.categories[Int(form >> 5 & 3)]
    system.add(
      Constraint(
        Expression(terms), relation, Expression(constant: scale * constant()),
        priority: numbers == .any && form > 250 ? Priority(bytes.double()) : priority, category: category))
  }

  private mutating func term(_ scale: Double) -> Term {
    let attribute = bytes.pick(Attribute.allCases)
    let item = bytes.index(below: numbers == .any ? system.items.count + 1 : system.items.count)
    return Term(scale * coefficient(), Anchor(Item.ID(item), attribute))
  }

  private static let cleanCoefficients: [Double] = [1, -1, 2, -2, 0.5, -0.5]
  private static let scaledCoefficients: [Double] = [
    1, -1, 0.333333, -0.333333, 1.0 / 3, -0.1, 1 + 1e-5, -1 - 1e-5, 1e-3, -1e-3, 1e3, -1e3, 100, -0.01, 3, 0,
  ]

  private mutating func coefficient() -> Double {
    switch numbers {
    case .clean: bytes.pick(Self.cleanCoefficients)
    case .scaled: bytes.pick(Self.scaledCoefficients)
    case .any: bytes.double()
    }
  }

  private static let scales: [Double] = [1, 1, 10, 1e-3, 1e-2, 1e3, 1e4]

  private mutating func constant() -> Double {
    switch numbers {
    case .clean: Double(Int8(bitPattern: bytes.next())) * 4
    case .scaled: Double(Int8(bitPattern: bytes.next())) * bytes.pick(Self.scales)
    case .any: bytes.double()
    }
  }
}
