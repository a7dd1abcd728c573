import TrussIR
import TrussSolver
import TrussViews

extension Diagnostic {
  /// What is to be said of a solved layout: conflicts first, then overflow, then ambiguity.
  static func all(
    tree: ViewTree, medium: Medium, rects: [Rect], constraints: ConstraintSystem, solution: Solution,
    isTextSettled: Bool
  ) -> [Diagnostic] {
    var found = solution.conflicts.map { conflict($0, tree, constraints) }
    found += overflows(tree, medium, rects)
    found += offsets(tree, medium, rects)
    found += ambiguities(tree, constraints, solution)
    if !isTextSettled {
      found.append(
        Diagnostic(
          kind: .unsettledText,
          message: "the widths of texts and their heights depend on each other in a circle; the lines are "
            + "those of the last of 8 rounds"))
    }
    if !solution.isComplete {
      found.append(
        Diagnostic(kind: .incomplete, message: "the engine stopped at its step limit; the frames may be wrong"))
    }
    return found
  }

  private static func conflict(
    _ conflict: Conflict, _ tree: ViewTree, _ constraints: ConstraintSystem
  ) -> Diagnostic {
    let lines = conflict.constraints.map { describe($0, constraints) }
    let broken = constraints.line(ofRow: conflict.broken)
    return Diagnostic(
      kind: .conflict,
      message:
        "\(place(of: conflict.broken, tree, constraints))these cannot all hold\n\(lines.joined(separator: "\n"))\n  broken: \(broken). "
        + "To keep it where it can hold, give it a priority below 1000\(example(of: constraints.constraints[conflict.broken]))",
      location: constraints.constraints[conflict.broken].origin)
  }

  /// The table's row that a constraint is in: its views may have no names.
  private static func place(of row: Int, _ tree: ViewTree, _ constraints: ConstraintSystem) -> String {
    let item = constraints.constraints[row].left.terms.first.map { Int($0.anchor.item.index) }
    guard let item, item < tree.entries.count, let row = tree.entries[item].row else { return "" }
    return "in \(tree.title(of: row)), "
  }

  /// How a size that gives way is written.
  private static func example(of constraint: Constraint) -> String {
    guard constraint.category == .size, constraint.relation == .equal, let term = constraint.left.terms.first else {
      return ""
    }
    return ", say .\(term.anchor.attribute)(\(shortest(constraint.right.constant)), priority: 999)"
  }

  private static func describe(_ row: Int, _ constraints: ConstraintSystem) -> String {
    let constraint = constraints.constraints[row]
    let origin = constraint.origin.map { "   \($0)" } ?? ""
    return "  \(constraints.line(ofRow: row))   \(constraint.category.name)\(origin)"
  }

  /// Compares the views of each container with its box. What is thinner than a hundredth is a rounding.
  private static func overflows(_ tree: ViewTree, _ medium: Medium, _ rects: [Rect]) -> [Diagnostic] {
    var past: [PerAxis<Double>] = Array(repeating: PerAxis(), count: tree.entries.count)
    var hiddenEnd = 0
    for (index, entry) in tree.entries.enumerated() {
      // What is inside a hidden view has no room, and none is missed.
      if entry.attributes.isHidden { hiddenEnd = max(hiddenEnd, entry.end) }
      guard let parent = entry.parent, index >= hiddenEnd else { continue }
      let box = rects[parent].inset(by: medium.boxInsets(of: tree.entries[parent]))
      for axis in tree.entries[parent].content.heldAxes {
        let (low, high, boxLow, boxHigh) =
          axis == .horizontal
          ? (rects[index].minX, rects[index].maxX, box.minX, box.maxX)
          : (rects[index].minY, rects[index].maxY, box.minY, box.maxY)
        past[parent][axis] = max(past[parent][axis] ?? 0, high - boxHigh, boxLow - low)
      }
    }
    var found: [Diagnostic] = []
    for (index, amounts) in past.enumerated() {
      for axis in Axis.allCases {
        guard let amount = amounts[axis], amount > 0.01 else { continue }
        let side = axis == .horizontal ? "wider" : "higher"
        let unit = medium.isCells ? (amount == 1 ? " cell" : " cells") : ""
        found.append(
          Diagnostic(
            kind: .overflow,
            message: "the content of \(tree.title(of: index)) is \(shortest(rounded(amount)))\(unit) \(side) "
              + "than its box",
            location: tree.entries[index].attributes.location))
      }
    }
    return found
  }

  /// Compares the place of each scroll view's content with what was asked for.
  private static func offsets(_ tree: ViewTree, _ medium: Medium, _ rects: [Rect]) -> [Diagnostic] {
    tree.entries.indices.compactMap { index in
      guard case .scroll(let view) = tree.entries[index].content, !tree.entries[index].attributes.isHidden,
        let geometry = ScrollGeometry(at: index, tree, medium, rects)
      else { return nil }
      let asked = view.offset.map { medium.gap($0, view.axis) } ?? geometry.restingOffset
      let given = geometry.contentOffset
      guard abs(given - asked) > 0.01 else { return nil }
      return Diagnostic(
        kind: .offset,
        message: "\(tree.title(of: index)) was asked for an offset of \(shortest(rounded(asked))) and given "
          + "\(shortest(rounded(given))): required constraints leave its content no room",
        location: tree.entries[index].attributes.location)
    }
  }

  private static func rounded(_ amount: Double) -> Double { (amount * 100).rounded() / 100 }

  private static func ambiguities(
    _ tree: ViewTree, _ constraints: ConstraintSystem, _ solution: Solution
  ) -> [Diagnostic] {
    var components: [Int: [String]] = [:]
    var order: [Int] = []
    for variable in solution.ambiguous {
      let index = Int(variable.item.index)
      guard index < tree.entries.count || constraints.items[index].kind == Item.namedGuideKind else { continue }
      if components[index] == nil { order.append(index) }
      components[index, default: []].append("\(variable.component)")
    }
    return order.map { index in
      let isView = index < tree.entries.count
      let owner = isView ? index : constraints.items[index].parent.map { Int($0.index) } ?? 0
      let title = isView ? tree.title(of: index) : "the guide \"\(constraints.items[index].name ?? "")\""
      return Diagnostic(
        kind: .ambiguity,
        message: "nothing decides the \((components[index] ?? []).joined(separator: ", ")) of "
          + "\(title); sizes were made as small, positions as near to the container's origin as they can be",
        location: tree.entries[owner].attributes.location)
    }
  }
}

extension ViewNode.Content {
  /// The axes on which a container keeps its views within its box.
  var heldAxes: [Axis] {
    switch self {
    case .stack(let stack):
      Axis.allCases.filter { $0 == stack.axis ? stack.justify != nil : stack.align != nil }
    case .arranged: Axis.allCases
    case .layers(let stack): stack.align == nil ? [] : Axis.allCases
    default: []
    }
  }
}
