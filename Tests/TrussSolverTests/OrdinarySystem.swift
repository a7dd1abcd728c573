import TestSupport
import TrussIR

/// A random system of ordinary numbers, 2 to 40 items as a rule and now and then 100, or as many as are given: sums of one to five terms, of
/// halves, thirds, tenths and the ratios of screens, with priorities from 1 to 700. Its required rows hold at one point,
/// but for those of a few systems.
struct OrdinarySystem {
  private var system = ConstraintSystem()
  private var generator: SplitMix64
  /// Where the required rows hold: left, top, width and height of each item.
  private var point: [Double] = []
  private var priorities: [Priority] = []
  private var mostTerms = 5
  private var requiredPart = 0.0
  private var mayClash = false

  static func make(seed: UInt64, items: Int? = nil) -> ConstraintSystem {
    var random = OrdinarySystem(seed: seed)
    random.fill(items)
    return random.system
  }

  private init(seed: UInt64) { generator = SplitMix64(seed: seed) }

  private static let coefficients: [Double] = [
    1, 1, 1, 1, 0.1, 0.25, 1 / 3, 0.5, 0.5, 0.5625, 2 / 3, 0.75, 4 / 3, 1.5, 16 / 9, 2, 2, 3, 10,
  ]
  private static let constants: [Double] = [
    0, 0, 0, 0.1, 1 / 3, 0.5, 1, 7, 8, 8, 10, 12.5, 16, 20, 33.3, 44, 50, 100, 320, 390, -8, -20,
  ]
  private static let across: [Attribute] = [.left, .right, .leading, .trailing, .centerX, .width]
  private static let down: [Attribute] = [.top, .bottom, .centerY, .height]

  private mutating func chance(_ part: Double) -> Bool { Double.random(in: 0..<1, using: &generator) < part }

  private mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: values.indices, using: &generator)]
  }

  private mutating func fill(_ items: Int?) {
    let count = items ?? (chance(0.001) ? 100 : Int.random(in: 2...(chance(0.3) ? 40 : 12), using: &generator))
    mostTerms = pick([1, 2, 2, 3, 5, 5])
    requiredPart = pick([0.1, 0.2, 0.4])
    mayClash = chance(0.1)
    for _ in 0..<Int.random(in: 1...13, using: &generator) {
      priorities.append(Priority(Double(Int.random(in: 2...1400, using: &generator)) / 2))
    }
    for index in 0..<count {
      // A tree in some systems, and all beside each other in others.
      let parent =
        index > 0 && mostTerms.isMultiple(of: 2) ? Item.ID(Int.random(in: 0..<index, using: &generator)) : nil
      let item = system.addItem(Item("View", parent: parent))
      point += [
        Double(Int.random(in: -40...400, using: &generator)) / 2,
        Double(Int.random(in: -40...400, using: &generator)) / 2,
        Double(Int.random(in: 0...240, using: &generator)) / 2, Double(Int.random(in: 0...240, using: &generator)) / 2,
      ]
      for size in [Attribute.width, .height] { add([Term(item, size)], .greaterThanOrEqual, 0, .required) }
    }
    let part = Double.random(in: 1...7, using: &generator)
    for _ in 0..<Int(Double(count) * part) { addSum(count) }
    for _ in 0..<(chance(0.5) ? count / 4 : 0) { addGap(count) }
  }

  /// A sum of some anchors, mostly along one axis.
  private mutating func addSum(_ count: Int) {
    let attributes = chance(0.1) ? Self.across + Self.down : chance(0.5) ? Self.across : Self.down
    let terms = (0..<Int.random(in: 1...mostTerms, using: &generator)).map { _ in
      let item = Item.ID(Int.random(in: 0..<count, using: &generator))
      return Term(pick(Self.coefficients) * pick([1, -1]), Anchor(item, pick(attributes)))
    }
    let relation = pick([Relation.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual])
    if !chance(requiredPart) { return add(terms, relation, pick(Self.constants), pick(priorities)) }
    let room: Double = relation == .equal ? 0 : pick([0, 0, 10, 100])
    let clash = mayClash && chance(0.05) ? pick(Self.constants) : 0.0
    let value = terms.reduce(0.0) { $0 + $1.coefficient * self.value(of: $1.anchor) }
    add(terms, relation, value + (relation == .lessThanOrEqual ? room : -room) + clash, .required)
  }

  /// One item right of another, as both a distance and in parts.
  private mutating func addGap(_ count: Int) {
    let (left, right) = (
      Item.ID(Int.random(in: 0..<count, using: &generator)), Item.ID(Int.random(in: 0..<count, using: &generator))
    )
    let gap = pick([0.0, 8])
    add([Term(right, .left), Term(-1, Anchor(left, .right))], .greaterThanOrEqual, gap, 600)
    add(
      [Term(right, .left), Term(-1, Anchor(left, .left)), Term(-1, Anchor(left, .width))], .greaterThanOrEqual, 0, 600)
    add(
      [Term(2, Anchor(right, .centerX)), Term(-2, Anchor(right, .left)), Term(-1, Anchor(right, .width))], .equal, 0,
      .required)
  }

  private func value(of anchor: Anchor) -> Double {
    let start = 4 * Int(anchor.item.index)
    let (x, y, width, height) = (point[start], point[start + 1], point[start + 2], point[start + 3])
    return switch anchor.attribute {
    case .left, .leading: x
    case .right, .trailing: x + width
    case .centerX: x + width / 2
    case .width: width
    case .top: y
    case .centerY: y + height / 2
    case .height: height
    default: y + height
    }
  }

  private mutating func add(_ terms: [Term], _ relation: Relation, _ constant: Double, _ priority: Priority) {
    system.add(Constraint(Expression(terms), relation, Expression(constant: constant), priority: priority))
  }
}
