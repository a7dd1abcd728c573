import TrussIR
import TrussSolver
import TrussTree
import TrussViews

/// Why a set of constraints cannot hold, in numbers: `5 x 80 + 4 x 8 = 432, but row.width == 390`.
///
/// Two constraints on one size need no reason: the table shows it. If the constraints are a circuit of edges, `sum`
/// adds up the lengths along it. In any other case `implied` solves the system without the broken constraint, and
/// reports what the others make of it.
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

  /// An edge of an item on the axis: the low one (leading, left or top) or the high one.
  private struct Edge: Hashable {
    var item: Item.ID
    var isHigh: Bool
  }

  /// `5 x 80 + 4 x 8 = 432, but row.width == 390`, or nil if the constraints are not one circuit on one axis.
  private var sum: String? {
    guard let axis = members.first?.constraint.left.terms.first?.anchor.attribute.axis, isReadOneWay else { return nil }
    let links = members.indices.compactMap { link($0, axis) }
    guard links.count == members.count, let circuit = Circuit(links) else { return nil }
    // The outermost item's size explains most, as the sum of the lengths inside it: it is the size around which all
    // other links run forward.
    let sizes = circuit.links.filter { $0.from.item == $0.to.item && !isExtent($0.row) }.map(\.row)
    let ways = sizes.map { ($0, circuit.way(without: $0)) }
    guard let (room, steps) = ways.first(where: { $0.1.allSatisfy { $0.length >= 0 } }) ?? ways.first,
      steps.count(where: { $0.length != 0 }) > 1
    else { return nil }
    let total = steps.reduce(0) { $0 + $1.length }
    // With an inequality among the steps, the sum is a bound: a minimum above the size, or a maximum below it.
    let isBound = steps.contains { members[$0.row].constraint.relation != .equal }
    let bound = isBound ? (total > members[room].constraint.right.constant ? "at least " : "at most ") : ""
    return "\(bound)\(Self.added(steps.map(\.length))) = \(Self.number(total)), but \(members[room].line)"
  }

  /// Whether all lengths count in one direction. Leading and trailing change sides in a right-to-left item, so they
  /// cannot be in one sum with left and right.
  private var isReadOneWay: Bool {
    let anchors = members.flatMap { $0.constraint.left.terms + $0.constraint.right.terms }.map(\.anchor)
    guard anchors.contains(where: { report.items[Int($0.item.index)].isRightToLeft }) else { return true }
    return !anchors.contains { $0.attribute == .left || $0.attribute == .right }
  }

  /// Whether a member is the row that every view has for a size of at least 0.
  private func isExtent(_ member: Int) -> Bool { members[member].constraint.category == .extent }

  /// A constraint as a distance between two edges: an item's size, or an edge plus a constant; nil for any other form.
  private func link(_ index: Int, _ axis: Axis) -> Circuit<Edge>.Link? {
    let constraint = members[index].constraint
    guard let left = constraint.left.terms.first, constraint.left.terms.count == 1, left.coefficient == 1 else {
      return nil
    }
    let constant = constraint.right.constant
    if constraint.right.terms.isEmpty {
      guard left.anchor.attribute.isSize, left.anchor.attribute.axis == axis else { return nil }
      let item = left.anchor.item
      return Circuit.Link(
        row: index, from: Edge(item: item, isHigh: false), to: Edge(item: item, isHigh: true), length: constant)
    }
    guard let right = constraint.right.terms.first, constraint.right.terms.count == 1, right.coefficient == 1,
      let from = edge(right.anchor, axis), let to = edge(left.anchor, axis), from.item != to.item
    else { return nil }
    return Circuit.Link(row: index, from: from, to: to, length: constant)
  }

  private func edge(_ anchor: Anchor, _ axis: Axis) -> Edge? {
    switch (anchor.attribute, axis) {
    case (.leading, .horizontal), (.left, .horizontal), (.top, .vertical): Edge(item: anchor.item, isHigh: false)
    case (.trailing, .horizontal), (.right, .horizontal), (.bottom, .vertical): Edge(item: anchor.item, isHigh: true)
    default: nil
    }
  }

  /// `5 x 80 + 4 x 8`: equal lengths together, in the order of their first occurrence.
  private static func added(_ lengths: [Double]) -> String {
    var counts: [Double: Int] = [:]
    var order: [Double] = []
    for length in lengths where length != 0 {
      if counts[length] == nil { order.append(length) }
      counts[length, default: 0] += 1
    }
    var text = ""
    for length in order {
      let count = counts[length] ?? 1
      text += text.isEmpty ? (length < 0 ? "-" : "") : (length < 0 ? " - " : " + ")
      text += (count > 1 ? "\(count) x " : "") + number(abs(length))
    }
    return text
  }

  // MARK: Anything else

  /// The broken constraint with the constant that the others imply, and then the broken constraint itself.
  private var implied: String? {
    guard let broken = members.first(where: { $0.row == report.broken }) else { return nil }
    var part = ConflictPart(of: report.items, hasExtents: false)
    // Below required, the broken constraint yields to the others and only picks among their solutions.
    for member in members { part.add(member.constraint, priority: member.row == report.broken ? 999 : .required) }
    let system = part.system
    let solution = system.solve()
    guard solution.isComplete, solution.conflicts.isEmpty,
      let row = members.firstIndex(where: { $0.row == report.broken })
    else { return nil }
    var left = 0.0
    let right = system.forEachVariable(ofRow: row) { left += $1 * solution[$0] }
    let value = broken.constraint.right.constant + left - right
    let areEquations = members.allSatisfy { $0.row == report.broken || $0.constraint.relation == .equal }
    let relation: Relation =
      areEquations ? .equal : value < broken.constraint.right.constant ? .lessThanOrEqual : .greaterThanOrEqual
    return "\(clause(broken.constraint, relation, value)) by \(members.count > 2 ? "the others" : "the other"), but "
      + broken.line
  }

  /// A constraint with another relation and constant, in the syntax of a listing.
  private func clause(_ constraint: Constraint, _ relation: Relation, _ value: Double) -> String {
    let left = terms(constraint.left.terms)
    let right = terms(constraint.right.terms)
    if right.isEmpty { return "\(left) \(relation) \(Self.number(value))" }
    let rest = Self.number(abs(value))
    return "\(left) \(relation) \(right)" + (rest == "0" ? "" : " \(value < 0 ? "-" : "+") \(rest)")
  }

  private func terms(_ terms: [Term]) -> String {
    terms.enumerated().map { index, term in
      let sign = index == 0 ? (term.coefficient < 0 ? "-" : "") : (term.coefficient < 0 ? " - " : " + ")
      let factor = abs(term.coefficient) == 1 ? "" : "\(Self.number(abs(term.coefficient)))*"
      return "\(sign)\(factor)\(report.names[Int(term.anchor.item.index)]).\(term.anchor.attribute)"
    }.joined()
  }

  /// A number in at most three digits behind the point.
  static func number(_ value: Double) -> String { shortest((value * 1000).rounded() / 1000 + 0) }
}
