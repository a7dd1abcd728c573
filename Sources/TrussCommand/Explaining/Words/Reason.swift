import TrussDiagnostics
import TrussIR
import TrussText
import TrussTree
import TrussViews

/// The reason why constraints conflict, as arithmetic in words.
struct Reason {
  let collision: Collision
  let phrasing: Phrasing

  private var names: ItemNames { phrasing.names }
  private var rows: [ReportSystem.Row] { collision.rows.map { collision[$0] } }

  /// The reason, in one to three sentences.
  var text: String { pair ?? chain ?? general }

  // MARK: Two about the same

  /// The reason for two constraints that give one sum different values; nil for other collisions.
  private var pair: String? {
    guard rows.count == 2, rows[0].relation.isAboutTheSame(as: rows[1].relation) else { return nil }
    let clauses = rows.map { phrasing.clause($0.relation) }
    if rows[1].entry == nil, let size = rows[1].relation.onlyLeft {
      let adjective = phrasing.adjective(size.attribute)
      return "\(clauses[0]), and nothing is smaller than 0: \(names[size.item]) cannot be so \(adjective)."
    }
    guard let index = rows.indices.first(where: { rows[$0].origin != .author }) else {
      return "One constraint requires that \(clauses[0]), another that \(clauses[1])."
    }
    let own = "but another constraint requires that \(clauses[1 - index])."
    if rows[index].origin == .stackHiding, let size = rows[index].relation.onlyLeft {
      let adjective = phrasing.adjective(size.attribute)
      return "\(names[size.item]) is hidden, so its stack view makes it 0 \(adjective) (UISV-hiding); \(own)"
    }
    return "\(clauses[index]): \(because(rows[index])); \(own)"
  }

  /// Who made a constraint, and why.
  private func because(_ row: ReportSystem.Row) -> String {
    let name = row.item.map { names[$0] } ?? "the view"
    switch row.origin {
    case .stackHiding: return "a stack view gives \(name) no size, as it is hidden (UISV-hiding)"
    case .stack: return "a stack view made that constraint for its arranged views"
    case .encapsulated:
      return "that is the size that a table, collection or window gives \(name) (UIView-Encapsulated-Layout)"
    case .autoresizingMask:
      return "that is the frame of \(name) when it was laid out, by its autoresizing mask"
    case .prototyping: return "that is where Interface Builder put \(name), which has too few constraints"
    case .system: return "the system made that constraint"
    case .author: return "that is your own constraint"
    }
  }

  // MARK: A path from edge to edge

  private var chain: String? {
    guard let circuit = collision.circuit else { return nil }
    if let text = pinned(circuit) { return text }
    // The size of the outermost item explains most, as a sum of the lengths inside it.
    let rooms = circuit.sizes.map { size in
      let steps = circuit.way(without: size.row)
      let score = (steps.allSatisfy { $0.length >= 0 } ? 1 : 0, collision[size.row].entry == nil ? 0 : 1)
      return (size: size, steps: steps, score: score)
    }
    return rooms.max { $0.score < $1.score }.flatMap { room($0.size, $0.steps, circuit.axis) }
  }

  /// The reason if an item with a size is pinned to both edges of another item with a size.
  ///
  ///     |-20-[label]-20-|  in 375: the label is 335 wide
  private func pinned(_ circuit: Circuit) -> String? {
    let sizes = circuit.sizes
    guard collision.rows.count == 4, sizes.count == 2 else { return nil }
    let distances = collision.rows.filter { row in !sizes.contains { $0.row == row } }
    let pins = distances.compactMap { collision[$0].pin }
    guard pins.count == 2, pins.allSatisfy({ !$0.isBetween && $0.distance >= 0 && $0.inner == pins[0].inner }),
      let own = sizes.first(where: { $0.item == pins[0].inner })?.row,
      let outer = sizes.first(where: { $0.row != own }), outer.item == pins[0].outer
    else { return nil }
    let steps = circuit.way(without: own)
    let room = collision[outer.row].relation
    if collision[outer.row].entry == nil { return nil }
    let near = pins.first { $0.edge == circuit.axis.low } ?? pins[0]
    let far = pins.first { $0.edge == circuit.axis.high } ?? pins[1]
    let (inner, container) = (names[near.inner], names[near.outer])
    let adjective = phrasing.adjective(circuit.axis.extent)
    let place =
      near.distance == 0 && far.distance == 0 && near.relation == .equal && far.relation == .equal
      ? "pinned to the \(near.edge) and the \(far.edge) edge of \(container)"
      : "pinned \(phrasing.amount(near.distance, near.relation)) from the \(near.edge) edge and "
        + "\(phrasing.amount(far.distance, far.relation)) from the \(far.edge) edge of \(container)"
    let size = steps.length
    let ownSize = collision[own].relation
    let bound: Relation =
      !steps.isBound ? .equal : size < ownSize.right.constant ? .lessThanOrEqual : .greaterThanOrEqual
    let sum = [room.right.constant] + [near, far].map { -$0.distance }.filter { $0 != 0 }
    let arithmetic = sum.count > 1 ? "\(signedSum(sum.map { ($0, short(abs($0), digits: 3)) })) = " : ""
    let start =
      "\(inner) is \(place), which is \(phrasing.amount(room.right.constant, room.relation)) \(adjective), "
    let result = "\(phrasing.bound(bound))\(arithmetic)\(short(size, digits: 3)) \(adjective)"
    if collision[own].entry == nil {
      return start + "so it would have to be \(result); nothing is smaller than 0."
    }
    return start + "so it is \(result); another constraint makes it "
      + "\(phrasing.amount(ownSize.right.constant, ownSize.relation)) \(adjective)."
  }

  /// Compares the length of the path between the edges of an item with the item's size, in words.
  private func room(_ size: (row: Int, item: Item.ID), _ steps: [Circuit.Step], _ axis: Axis) -> String? {
    guard !steps.isEmpty else { return nil }
    let relation = collision[size.row].relation
    let total = steps.length
    let isTooMuch = total > relation.right.constant
    func owner(_ step: Circuit.Step) -> String { step.sized.map { " (\(names[$0]))" } ?? "" }
    let terms = steps.filter { $0.length != 0 || $0.sized != nil }
    let sum = signedSum(terms.map { ($0.length, short(abs($0.length), digits: 3) + owner($0)) })
    let arithmetic = terms.count > 1 ? "\(sum) = " : ""
    let unnamed = terms.count == 1 ? owner(terms[0]) : ""
    let bound = steps.isBound ? (isTooMuch ? "at least " : "at most ") : ""
    let start =
      "From the \(axis.low) to the \(axis.high) edge of \(names[size.item]) the others come to "
      + "\(bound)\(arithmetic)\(short(total, digits: 3))\(unnamed)"
    if collision[size.row].entry == nil { return "\(start), but nothing is smaller than 0." }
    let gap = short(abs(total - relation.right.constant), digits: 3)
    let amount = phrasing.amount(relation.right.constant, relation.relation)
    return
      "\(start), but it is \(amount) \(phrasing.adjective(axis.extent)): \(gap) too \(isTooMuch ? "little" : "much")."
  }

  // MARK: Anything else

  /// For one row of the collision: the clauses of the other rows, the value that follows from them, and the row's own
  /// value.
  private var general: String {
    guard let row = collision.rows.max(by: { weight($0) < weight($1) }) else { return "" }
    let others = collision.rows.filter { $0 != row }.map { collision[$0] }
    let facts = others.map { other in
      if other.entry == nil, let item = other.item { return "\(names[item]) has no negative size" }
      return phrasing.clause(other.relation)
    }.listed
    let relation = collision[row].relation
    guard let contradiction = collision.contradiction(of: row) else { return "\(facts). These cannot all hold." }
    let so: String
    if let size = relation.sizeOfItem {
      let amount = phrasing.amount(contradiction.constant, contradiction.relation)
      so = "that makes \(names[size.item]) \(amount) \(phrasing.adjective(size.attribute))"
    } else {
      var implied = relation
      (implied.relation, implied.right.constant) = (contradiction.relation, contradiction.constant)
      so = "then \(phrasing.clause(implied))"
    }
    if collision[row].entry == nil { return "\(facts); \(so), and nothing is smaller than 0." }
    return "\(facts); \(so). Another constraint requires that \(phrasing.clause(relation))."
  }

  /// How suitable a row is as the row that the other rows contradict.
  private func weight(_ row: Int) -> Int {
    if collision[row].entry == nil { return 1 }
    let relation = collision[row].relation
    return relation.right.terms.isEmpty && relation.onlyLeft?.attribute.isSize != false ? 2 : 0
  }
}
