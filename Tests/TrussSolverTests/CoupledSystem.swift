import TestSupport
import TrussIR

/// A system of ordinary numbers in which nearly everything depends on everything: sums of up to five anchors, multiplied
/// by small whole numbers, halves and thirds. Required rows hold at one point, but for one system in eight.
struct CoupledSystem {
  private var system = ConstraintSystem()
  private var generator: SplitMix64

  static func make(seed: UInt64, items: Int) -> ConstraintSystem {
    var random = CoupledSystem(generator: SplitMix64(seed: seed &* 31 &+ 7))
    random.fill(items, mayClash: seed % 8 == 7)
    return random.system
  }

  private init(generator: SplitMix64) { self.generator = generator }

  private static let attributes: [Attribute] = [
    .left, .right, .width, .centerX, .leading, .trailing, .top, .bottom, .height, .centerY,
  ]
  private static let priorities: [Priority] = [999, 750, 709.5, 250, 1]

  private mutating func fill(_ count: Int, mayClash: Bool) {
    let point = (0..<4 * count).map { _ in Double(Int.random(in: -40...400, using: &generator)) / 2 }
    for _ in 0..<count { system.addItem(Item("View")) }
    let thirds = Bool.random(using: &generator) ? [1.0 / 3, -1.0 / 3] : []
    let factors: [Double] = [1, 1, -1, 2, -2, 3, 0.5, -0.5] + thirds
    // One direction, or both.
    let directions = [Self.attributes[..<6], Self.attributes[6...], Self.attributes[...]]
    let attributes = directions.randomElement(using: &generator)
    let requiredPart = Double.random(in: 0.3...0.85, using: &generator)
    for _ in 0..<Int.random(in: count...3 * count, using: &generator) {
      let terms = (0..<Int.random(in: 1...5, using: &generator)).map { _ in
        Term(
          factors.randomElement(using: &generator) ?? 1,
          Anchor(
            Item.ID(Int.random(in: 0..<count, using: &generator)),
            (attributes ?? []).randomElement(using: &generator) ?? .left))
      }
      add(terms, at: point, isRequired: Double.random(in: 0..<1, using: &generator) < requiredPart, mayClash)
    }
  }

  private mutating func add(_ terms: [Term], at point: [Double], isRequired: Bool, _ mayClash: Bool) {
    let relation = [Relation.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual].randomElement(using: &generator)
    let (kind, room) = (relation ?? .equal, Double(Int.random(in: 0...3, using: &generator) * 50))
    var probe = ConstraintSystem()
    for item in system.items { probe.addItem(item) }
    probe.add(Constraint(Expression(terms), kind, Expression(constant: 0)))
    var value = 0.0
    value -= probe.forEachVariable(ofRow: 0) { value += $1 * point[Int($0.index)] }
    if kind != .equal { value += kind == .lessThanOrEqual ? room : -room }
    if !isRequired, Bool.random(using: &generator) { value = Double(Int.random(in: -400...2000, using: &generator)) }
    if mayClash, Int.random(in: 0..<20, using: &generator) == 0 { value += 5 }
    system.add(
      Constraint(
        Expression(terms), kind, Expression(constant: value),
        priority: isRequired ? .required : Self.priorities.randomElement(using: &generator) ?? 1))
  }
}
