import TrussIR
import TrussSolver
import TrussTree
import TrussViews

/// Why a set of constraints cannot hold, in numbers: `5 x 80 + 4 x 8 = 432, but row.width == 390`.
///
/// Two constraints on one size need no reason: the conflict's table shows it. If the constraints are a circuit of
/// edges, `sum` adds up the lengths along it. In any other case `implied` solves the system without the broken
/// constraint, and reports the constant that the others imply for it.
struct ConflictReason {
  let report: ConflictReport

  private var members: [ConflictReport.Member] { report.members }

  /// The reason, or nil if the table is enough or no reason is found.
  var text: String? {
    guard members.count > 2 || (members.count == 2 && !isAboutOneSize) else { return nil }
    return sum ?? implied
  }

  private var isAboutOneSize: Bool {
    members[0].constraint.left.terms == members[1].constraint.left.terms
      && members.allSatisfy { $0.constraint.right.terms.isEmpty }
  }

  // MARK: A circuit of edges

  /// `5 x 80 + 4 x 8 = 432, but row.width == 390`, or nil if the constraints are not one circuit on one axis.
  private var sum: String? {
    guard isReadOneWay, let circuit = Circuit(members.indices.map { ($0, members[$0].constraint) }) else { return nil }
    // The size of the outermost item explains the most, compared with the sum of the lengths inside the item. On the
    // way around this size, no length is negative.
    let ways = circuit.sizes.filter { !isExtent($0.row) }.map { ($0.row, circuit.way(without: $0.row)) }
    guard let (room, steps) = ways.first(where: { $0.1.allSatisfy { $0.length >= 0 } }) ?? ways.first,
      steps.count(where: { $0.length != 0 }) > 1
    else { return nil }
    // With an inequality among the steps, the sum is a bound: a minimum above the size, or a maximum below it.
    let isTooMuch = steps.length > members[room].constraint.right.constant
    let bound = steps.isBound ? (isTooMuch ? "at least " : "at most ") : ""
    return "\(bound)\(Self.added(steps.map(\.length))) = \(Self.number(steps.length)), but \(members[room].line)"
  }

  /// Whether all lengths count in one direction. Leading and trailing change sides in a right-to-left item, so they
  /// cannot be in one sum with left and right. A constraint between both edges of one item would be mistaken for its
  /// size.
  private var isReadOneWay: Bool {
    let sides = members.map { ($0.constraint.left.terms.first, $0.constraint.right.terms.first) }
    if sides.contains(where: { $0.0?.anchor.item == $0.1?.anchor.item }) { return false }
    let anchors = members.flatMap(\.constraint.terms).map(\.anchor)
    guard anchors.contains(where: { report.items[Int($0.item.index)].isRightToLeft }) else { return true }
    return !anchors.contains { $0.attribute == .left || $0.attribute == .right }
  }

  /// Whether a member only requires that a size is at least 0, as for every view.
  private func isExtent(_ member: Int) -> Bool { members[member].constraint.category == .extent }

  /// Returns a sum such as `5 x 80 + 4 x 8`, in which equal lengths are counted, in the order of their first
  /// occurrence.
  private static func added(_ lengths: [Double]) -> String {
    var counts: [Double: Int] = [:]
    var order: [Double] = []
    for length in lengths where length != 0 {
      if counts[length] == nil { order.append(length) }
      counts[length, default: 0] += 1
    }
    return signedSum(
      order.map { length in
        let count = counts[length] ?? 1
        return (length, (count > 1 ? "\(count) x " : "") + number(abs(length)))
      })
  }

  // MARK: Anything else

  /// A constraint with the constant that the other constraints imply, and then the constraint itself: the broken one or,
  /// if it has no constant, one with a constant, which says more.
  private var implied: String? {
    func isDistance(_ member: ConflictReport.Member) -> Bool {
      member.constraint.right.constant != 0 || member.constraint.right.terms.isEmpty
    }
    guard let broken = members.firstIndex(where: { $0.row == report.broken }) else { return nil }
    let row = isDistance(members[broken]) ? broken : members.firstIndex { $0.isOwn && isDistance($0) } ?? broken
    var part = ConflictSubsystem(of: report.items, hasExtents: false)
    // With a priority below required, the constraint only chooses among the solutions of the other constraints.
    for (index, member) in members.enumerated() {
      part.add(member.constraint, priority: index == row ? 999 : .required)
    }
    let areEquations = members.indices.allSatisfy { $0 == row || members[$0].constraint.relation == .equal }
    guard let found = Contradiction(of: row, in: part.system, areEquations: areEquations) else { return nil }
    return "\(clause(members[row].constraint, found)) by \(members.count > 2 ? "the others" : "the other"), but "
      + members[row].line
  }

  /// The constraint with the implied relation and constant, in the syntax of a listing.
  private func clause(_ constraint: Constraint, _ found: Contradiction) -> String {
    let left = signedSum(constraint.left.terms.map(term))
    if constraint.right.terms.isEmpty { return "\(left) \(found.relation) \(Self.number(found.constant))" }
    let rest = Self.number(abs(found.constant))
    let right = constraint.right.terms.map(term) + (rest == "0" ? [] : [(found.constant, rest)])
    return "\(left) \(found.relation) \(signedSum(right))"
  }

  private func term(_ term: Term) -> (Double, String) {
    let factor = abs(term.coefficient) == 1 ? "" : "\(Self.number(abs(term.coefficient)))*"
    return (term.coefficient, "\(factor)\(report.names[Int(term.anchor.item.index)]).\(term.anchor.attribute)")
  }

  /// A number with at most three decimal places.
  static func number(_ value: Double) -> String { shortest((value * 1000).rounded() / 1000 + 0) }
}
