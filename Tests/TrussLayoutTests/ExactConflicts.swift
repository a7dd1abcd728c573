import TestSupport
import TrussIR

/// What fractions say of a system's required constraints, number for number as they are written.
///
/// A contradiction by less than a millionth of a point is none: the doubles of two constraints may differ by their last
/// bits, and such a one is neither claimed nor denied here.
struct ExactConflicts {
  enum Verdict {
    case canHold
    case cannotHold
    /// They contradict each other by less than a millionth of a point.
    case differInRounding
  }

  private let rows: [ExactRow]
  private static let leastExcess = Fraction(1, over: 1_000_000)

  init(_ system: ConstraintSystem) { rows = system.constraints.map { ExactRow($0, of: system) } }

  /// Whether constraints can hold together.
  func verdict(_ indexes: [Int]) -> Verdict {
    Self.verdict(ExactSystem.contradiction(of: indexes.map { rows[$0] }))
  }

  /// Whether some constraints can hold together, and then of each of some others, whether it can hold with them.
  func verdicts(_ kept: [Int], beside others: [Int]) -> (kept: Verdict, others: [Verdict]) {
    var system = ExactSystem(rows)
    let contradiction = system.require(kept)
    if contradiction != nil { return (Self.verdict(contradiction), []) }
    return (
      .canHold,
      others.map { other in
        var tried = system
        return Self.verdict(tried.require([other]))
      }
    )
  }

  private static func verdict(_ contradiction: ExactSystem.Contradiction?) -> Verdict {
    contradiction.map { $0.excess < leastExcess ? .differInRounding : .cannotHold } ?? .canHold
  }
}

extension ExactRow {
  /// Reads a constraint of a system whose items read from left to right.
  fileprivate init(_ constraint: Constraint, of system: ConstraintSystem) {
    var terms: [Int: Fraction] = [:]
    var constant = Fraction(constraint.right.constant) - Fraction(constraint.left.constant)
    for (side, sign) in [(constraint.left, 1), (constraint.right, -1)] {
      for term in side.terms {
        let factor = Fraction(sign) * Fraction(term.coefficient)
        let item = system.items[Int(term.anchor.item.index)]
        precondition(!item.isRightToLeft)
        let (parts, offset) = Self.parts(of: term.anchor.attribute, of: item)
        for (part, share) in parts {
          let variable = 4 * Int(term.anchor.item.index) + part
          terms[variable] = (terms[variable] ?? .zero) + factor * share
        }
        constant = constant - factor * Fraction(offset)
      }
    }
    self.init(
      terms, least: constraint.relation == .lessThanOrEqual ? nil : constant,
      greatest: constraint.relation == .greaterThanOrEqual ? nil : constant)
  }

  /// The shares of an attribute in its item's left edge, top, width and height, and what is added to them.
  private static func parts(of attribute: Attribute, of item: Item) -> (parts: [(Int, Fraction)], offset: Double) {
    let (one, half) = (Fraction(1), Fraction(1, over: 2))
    switch attribute {
    case .left, .leading: return ([(0, one)], 0)
    case .top: return ([(1, one)], 0)
    case .width: return ([(2, one)], 0)
    case .height: return ([(3, one)], 0)
    case .right, .trailing: return ([(0, one), (2, one)], 0)
    case .bottom: return ([(1, one), (3, one)], 0)
    case .centerX: return ([(0, one), (2, half)], 0)
    case .centerY: return ([(1, one), (3, half)], 0)
    case .firstBaseline: return item.firstBaseline.map { ([(1, one)], $0) } ?? ([(1, one), (3, one)], 0)
    case .lastBaseline: return item.lastBaseline.map { ([(1, one)], $0) } ?? ([(1, one), (3, one)], 0)
    }
  }
}
