import TrussIR

/// Why constraints conflict, as arithmetic in words.
struct Reason {
  let collision: Collision
  let constraints: [LogConstraint?]
  let phrasing: Phrasing

  private var names: ItemNames { phrasing.names }
  private var rows: [ReportSystem.Row] { collision.rows.map { collision.system.rows[$0] } }

  /// One to three sentences.
  var text: String {
    pair ?? chain ?? general
  }

  // MARK: Two about the same

  /// Two constraints that give different values for one sum.
  private var pair: String? {
    guard rows.count == 2, rows[0].relation.isAboutTheSame(as: rows[1].relation) else { return nil }
    if rows[1].entry == nil, let place = rows[1].relation.singleLeft?.place {
      let adjective = phrasing.adjective(place.attribute)
      return "\(clause(0)), and nothing is smaller than 0: \(names[place.item]) cannot be so \(adjective)."
    }
    guard let index = rows.indices.first(where: { origin($0) != .author }) else {
      return "One constraint requires that \(clause(0)), another that \(clause(1))."
    }
    let own = "but another constraint requires that \(clause(1 - index))."
    if origin(index) == .stackHiding, let place = rows[index].relation.singleLeft?.place {
      let size = phrasing.adjective(place.attribute)
      return "\(names[place.item]) is hidden, so its stack view makes it 0 \(size) (UISV-hiding); \(own)"
    }
    return "\(clause(index)): \(because(index)); \(own)"
  }

  private func clause(_ index: Int) -> String { phrasing.clause(rows[index].relation) }

  private func origin(_ index: Int) -> LogConstraint.Origin {
    rows[index].entry.map { constraints[$0]?.origin ?? .author } ?? .system
  }

  /// Who made a constraint, and why.
  private func because(_ index: Int) -> String {
    let name = rows[index].relation.left.first.map { names[$0.place.item] } ?? "the view"
    switch origin(index) {
    case .stackHiding: return "a stack view gives \(name) no size, as it is hidden (UISV-hiding)"
    case .stack: return "a stack view made that constraint for its arranged views"
    case .encapsulated:
      return "that is the size which a table, collection or window gives \(name) (UIView-Encapsulated-Layout)"
    case .autoresizingMask:
      return "that is the frame of \(name) when it was laid out, by its autoresizing mask"
    case .prototyping: return "that is where Interface Builder put \(name), which has too few constraints of its own"
    case .system: return "the system made that constraint"
    case .author: return "that is one of your own"
    }
  }

  // MARK: A way from edge to edge

  private var chain: String? {
    guard let chain = Chain(collision) else { return nil }
    let sizes = chain.sizeRows
    if let text = pinned(chain) { return text }
    // As a sum of the lengths inside it, the room of the outermost item explains most.
    let scores = sizes.map { score(chain, $0) }
    guard let best = sizes.indices.max(by: { scores[$0] < scores[$1] }) else { return nil }
    return room(chain, sizes[best])
  }

  private func score(_ chain: Chain, _ row: Int) -> (Int, Int) {
    let steps = chain.way(without: row)
    return (steps.allSatisfy { $0.length >= 0 } ? 1 : 0, collision.system.rows[row].entry == nil ? 0 : 1)
  }

  /// One item between both edges of another whose size is known.
  ///
  ///     |-20-[label]-20-|  in 375: the label is 335 wide
  private func pinned(_ chain: Chain) -> String? {
    guard collision.rows.count == 4, chain.sizeRows.count == 2 else { return nil }
    let rows = collision.rows.filter { !chain.sizeRows.contains($0) }.map { collision.system.rows[$0].relation }
    let pins = rows.compactMap(Pin.init)
    guard pins.count == 2, pins.allSatisfy({ !$0.isBetween && $0.distance >= 0 && $0.inner == pins[0].inner }),
      let own = chain.sizeRows.first(where: { chain.item(ofSize: $0) == pins[0].inner }),
      let outer = chain.sizeRows.first(where: { $0 != own }), chain.item(ofSize: outer) == pins[0].outer
    else { return nil }
    let steps = chain.way(without: own)
    let room = collision.system.rows[outer].relation
    if collision.system.rows[outer].entry == nil { return nil }
    let near = pins.first { $0.edge == chain.axis.low } ?? pins[0]
    let far = pins.first { $0.edge == chain.axis.high } ?? pins[1]
    let (inner, container) = (names[near.inner], names[near.outer])
    let adjective = phrasing.adjective(chain.axis.size)
    let place =
      near.distance == 0 && far.distance == 0 && near.relation == .equal && far.relation == .equal
      ? "pinned to the \(near.edge) and the \(far.edge) edge of \(container)"
      : "pinned \(phrasing.amount(near.distance, near.relation)) from the \(near.edge) edge and "
        + "\(phrasing.amount(far.distance, far.relation)) from the \(far.edge) edge of \(container)"
    let size = steps.reduce(0) { $0 + $1.length }
    let isBound = steps.contains(where: \.isBound)
    let own_ = collision.system.rows[own].relation
    let bound: Relation = !isBound ? .equal : size < own_.constant ? .lessThanOrEqual : .greaterThanOrEqual
    let sum = [room.constant] + [near, far].map { -$0.distance }.filter { $0 != 0 }
    let arithmetic = sum.count > 1 ? "\(Self.sum(sum)) = " : ""
    let start =
      "\(inner) is \(place), which is \(phrasing.amount(room.constant, room.relation)) \(adjective), "
    let result = "\(phrasing.bound(bound))\(arithmetic)\(short(size, digits: 3)) \(adjective)"
    if collision.system.rows[own].entry == nil {
      return start + "so it would have to be \(result); nothing is smaller than 0."
    }
    return start + "so it is \(result); another constraint makes it "
      + "\(phrasing.amount(own_.constant, own_.relation)) \(adjective)."
  }

  /// What is needed along the way, against the room of one item.
  private func room(_ chain: Chain, _ row: Int) -> String? {
    guard let container = chain.item(ofSize: row) else { return nil }
    let steps = chain.way(without: row)
    guard !steps.isEmpty else { return nil }
    let relation = collision.system.rows[row].relation
    let total = steps.reduce(0) { $0 + $1.length }
    let isTooMuch = total > relation.constant
    let isBound = steps.contains(where: \.isBound)
    let terms = steps.filter { $0.length != 0 || $0.sized != nil }
    let list = terms.enumerated().map { index, step in
      let sign = step.length < 0 ? (index == 0 ? "-" : "- ") : (index == 0 ? "" : "+ ")
      let owner = step.sized.map { " (\(names[$0]))" } ?? ""
      return "\(sign)\(short(abs(step.length), digits: 3))\(owner)"
    }
    let arithmetic = terms.count > 1 ? "\(list.joined(separator: " ")) = " : ""
    let unnamed = terms.count == 1 ? terms[0].sized.map { " (\(names[$0]))" } ?? "" : ""
    let (low, high) = (chain.axis.low, chain.axis.high)
    let bound = isBound ? (isTooMuch ? "at least " : "at most ") : ""
    let name = names[container]
    let start =
      "From the \(low) to the \(high) edge of \(name) the others come to \(bound)\(arithmetic)\(short(total, digits: 3))"
      + unnamed
    let gap = short(abs(total - relation.constant), digits: 3)
    let adjective = phrasing.adjective(chain.axis.size)
    if collision.system.rows[row].entry == nil {
      return "\(start), but nothing is smaller than 0."
    }
    let size = phrasing.amount(relation.constant, relation.relation)
    return "\(start), but it is \(size) \(adjective): \(gap) too \(isTooMuch ? "little" : "much")."
  }

  static func sum(_ values: [Double]) -> String {
    values.enumerated().map { index, value in
      let sign = index == 0 ? (value < 0 ? "-" : "") : (value < 0 ? " - " : " + ")
      return sign + short(abs(value), digits: 3)
    }.joined()
  }

  // MARK: Anything else

  /// The others' clauses, their result for one row, and that row's own value.
  private var general: String {
    let order = collision.rows.sorted { weight($0) > weight($1) }
    guard let row = order.first else { return "" }
    let others = collision.rows.filter { $0 != row }
    let clauses = others.map { index in
      let row = collision.system.rows[index]
      if row.entry == nil, let item = row.relation.singleLeft?.place.item {
        return "\(names[item]) has no negative size"
      }
      return phrasing.clause(row.relation)
    }
    let relation = collision.system.rows[row].relation
    let facts = Self.list(clauses)
    guard let contradiction = collision.contradiction(of: row) else { return "\(facts). That cannot all be." }
    let so: String
    if relation.right.isEmpty, let place = relation.singleLeft?.place, place.attribute.axis == nil {
      so =
        "that makes \(names[place.item]) \(phrasing.amount(contradiction.value, contradiction.relation)) "
        + phrasing.adjective(place.attribute)
    } else {
      var implied = relation
      implied.relation = contradiction.relation
      implied.constant = contradiction.value
      so = "then \(phrasing.clause(implied))"
    }
    if collision.system.rows[row].entry == nil { return "\(facts); \(so), and nothing is smaller than 0." }
    return "\(facts); \(so). Another constraint requires that \(phrasing.clause(relation))."
  }

  /// How well a row serves as the one that the others contradict.
  private func weight(_ row: Int) -> Int {
    let relation = collision.system.rows[row].relation
    let isSize = relation.right.isEmpty && relation.singleLeft?.place.attribute.axis == nil
    if collision.system.rows[row].entry == nil { return 1 }
    return isSize ? 2 : 0
  }

  /// `a, b and c`.
  static func list(_ parts: [String]) -> String {
    guard let last = parts.last, parts.count > 1 else { return parts.first ?? "" }
    return parts.dropLast().joined(separator: ", ") + " and " + last
  }
}
