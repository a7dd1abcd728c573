import TestSupport
import TrussIR

/// A small tree of items with sizes, chains and random constraints. Even seeds draw few numbers and few priorities, so that
/// rows meet in one point again and again.
struct RandomSystem {
  private(set) var system = ConstraintSystem()
  private var generator: SplitMix64
  private let isDegenerate: Bool

  static func make(seed: UInt64, items: Int = 3, requiredConstraints: Bool = false) -> ConstraintSystem {
    var random = RandomSystem(seed: seed)
    random.fill(items, requiredConstraints: requiredConstraints)
    return random.system
  }

  private init(seed: UInt64) {
    generator = SplitMix64(seed: seed)
    isDegenerate = seed.isMultiple(of: 2)
  }

  private static let across: [Attribute] = [.left, .right, .width, .centerX]
  private static let down: [Attribute] = [.top, .bottom, .height, .centerY]

  private mutating func fill(_ count: Int, requiredConstraints: Bool) {
    for index in 0..<count {
      let parent = index == 0 ? nil : Item.ID(Int.random(in: 0..<index, using: &generator))
      let item = system.addItem(Item("View", parent: parent))
      for size in [Attribute.width, .height] {
        add([Term(item, size)], .greaterThanOrEqual, 0, .required)
        if index == 0 {
          add([Term(item, size)], .equal, number(in: 100...400), .required)
        } else if Bool.random(using: &generator) {
          let length = number(in: 0...160)
          add([Term(item, size)], .lessThanOrEqual, length, priority())
          add([Term(item, size)], .greaterThanOrEqual, length, priority())
        }
      }
      guard let parent else { continue }
      for (near, far) in [(Attribute.left, Attribute.right), (.top, .bottom)] where Bool.random(using: &generator) {
        add([Term(item, near), Term(-1, Anchor(parent, near))], .equal, number(in: 0...20), .required)
        add([Term(item, far), Term(-1, Anchor(parent, far))], .lessThanOrEqual, 0, priority())
      }
    }
    for _ in 0..<Int.random(in: 1...6, using: &generator) { addConstraint(count, requiredConstraints) }
  }

  private mutating func addConstraint(_ count: Int, _ isRequired: Bool) {
    let attributes = Bool.random(using: &generator) ? RandomSystem.across : RandomSystem.down
    var terms: [Term] = []
    for factor in [1, [-1, -1, -0.5, -2, 1][Int.random(in: 0..<5, using: &generator)]] {
      let item = Item.ID(Int.random(in: 0..<count, using: &generator))
      terms.append(Term(factor, Anchor(item, attributes[Int.random(in: 0..<4, using: &generator)])))
    }
    let relation = Relation.allCases[Int.random(in: 0..<3, using: &generator)]
    add(terms, relation, number(in: -30...60), isRequired ? .required : priority())
  }

  private mutating func number(in range: ClosedRange<Double>) -> Double {
    let value = Double.random(in: range, using: &generator)
    return isDegenerate ? Double(Int(value / 10) * 10) : value
  }

  private mutating func priority() -> Priority {
    let priorities: [Priority] = isDegenerate ? [750, 250] : [999.5, 750, 501, 250, 249, 1]
    return priorities[Int.random(in: priorities.indices, using: &generator)]
  }

  private mutating func add(_ terms: [Term], _ relation: Relation, _ constant: Double, _ priority: Priority) {
    system.add(Constraint(Expression(terms), relation, Expression(constant: constant), priority: priority))
  }
}
