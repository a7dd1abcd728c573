import TrussIR
import TrussSolver
import TrussViews

extension CompactBuilder {
  /// What is said of a view's length wherever it stands: the sizes that its author gave, and its content.
  mutating func addOwn(
    of index: Int, _ axis: Axis, _ standing: Standing, _ box: Box?, _ node: inout LengthTree.Node
  ) {
    let first = compact[axis].costs.count
    var ordinal = 0
    for rule in tree.entries[index].attributes.sizes where rule.axis == axis {
      let size = medium.extent(rule.value, axis, of: tree.entries[index])
      if rule.priority.isRequired {
        if rule.relation != .lessThanOrEqual { node.lower = max(node.lower, size) }
        if rule.relation != .greaterThanOrEqual { node.upper = min(node.upper, size) }
      } else {
        addCost(
          axis, size, down: rule.relation == .lessThanOrEqual ? 0 : 1, up: rule.relation == .greaterThanOrEqual ? 0 : 1,
          rule.priority, Self.order(index, .own, ordinal))
        ordinal += 1
      }
    }
    if let size = standing.sizes[axis] {
      node.lower = max(node.lower, size)
      node.upper = min(node.upper, size)
    }
    addContent(of: index, axis, standing, &node, &ordinal)
    node.ownCount = UInt16(truncatingIfNeeded: compact[axis].costs.count - first)
  }

  private mutating func addContent(
    of index: Int, _ axis: Axis, _ standing: Standing, _ node: inout LengthTree.Node, _ ordinal: inout Int
  ) {
    // A view that is stretched or has a share takes what it is given.
    let isGiven = standing.stretched.contains(axis) || (standing.hasShare && standing.stackAxis == axis)
    switch tree.entries[index].content {
    case .rectangle, .arranged: break
    case .stack, .layers:
      if !isGiven { addCost(axis, 0, down: 1, up: 1, Level.fit, Self.order(index, .own, ordinal)) }
    case .spacer(let spacer):
      if axis == standing.stackAxis { node.lower = max(node.lower, medium.gap(spacer.minimum, axis)) }
    default:
      guard
        let content = tree.entries[index].content(axis, medium, stackAxis: standing.stackAxis, lineCount: nil)
      else { return }
      let start = Int32(compact[axis].costs.count)
      addCosts(of: content, index, axis, standing, isGiven, &ordinal)
      if axis == .vertical, tree.entries[index].content.isText {
        compact.texts.append(CompactTree.Lines(view: Int32(index), costs: start..<Int32(compact[axis].costs.count)))
      }
    }
  }

  private mutating func addCosts(
    of content: LeafContent, _ index: Int, _ axis: Axis, _ standing: Standing, _ isGiven: Bool, _ ordinal: inout Int
  ) {
    func next() -> UInt64 {
      ordinal += 1
      return Self.order(index, .own, ordinal)
    }
    if !isGiven { addCost(axis, content.ideal, down: 0, up: 1, content.hugging, next()) }
    if content.least < content.ideal {
      addCost(axis, content.least, down: 1, up: 0, max(Level.compression, content.compression), next())
    }
    if !(standing.sharesShortfall && axis == .horizontal) {
      addCost(axis, content.ideal, down: 1, up: 0, content.compression, next())
    }
    let isImposed = standing.stretched.contains(axis) && standing.definite.contains(axis)
    if content.hasMinimum, standing.stackAxis != nil, !isImposed {
      addCost(axis, content.least, down: 1, up: 0, Level.minimum, next())
    }
  }

  /// How a view's length is joined to that of its box.
  mutating func addOuter(of index: Int, _ axis: Axis, _ standing: Standing, _ node: inout LengthTree.Node) {
    guard let box = standing.box else {
      node.needsRow = !standing.definite.contains(axis)
      return
    }
    let first = compact[axis].costs.count
    let order = Self.order(box.index, .alignment, box.position * 4 + (axis == .horizontal ? 0 : 2))
    let isLayer = box.kind == .layers
    let containment = isLayer ? Level.containment : box.containment(axis)
    switch standing.joint(axis) {
    case .row, .rigid: break
    case .stretched: addCost(axis, 0, down: 1, up: 1, isLayer ? containment : Level.stretch, order)
    case .bounded:
      addCost(axis, 0, down: 1, up: 1, Level.boundedStretch, order)
      addCost(axis, 0, down: 1, up: 0, containment, order + 1)
    case .start, .end: addCost(axis, 0, down: 1, up: 0, containment, order)
    // Both sides of a view in the middle move by half of what the box does.
    case .center: addCost(axis, 0, down: 0.5, up: 0, containment, order)
    }
    switch standing.joint(axis) {
    case .start, .center, .end: node.needsRow = true
    case .row, .rigid, .stretched, .bounded: break
    }
    node.outerCount = UInt16(truncatingIfNeeded: compact[axis].costs.count - first)
  }
}

extension CompactBuilder.Box {
  func containment(_ axis: Axis) -> Priority {
    definite.contains(axis) ? Level.containment : Level.containmentWhereIndefinite
  }
}
