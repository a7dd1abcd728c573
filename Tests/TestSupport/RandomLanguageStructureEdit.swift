import Truss

/// Edits that insert, remove, move and reorder views.
extension LanguageGenerator {
  /// Inserts, removes or moves views; nil if the plan contains no view for this edit.
  mutating func changeStructure(
    _ plan: inout LanguagePlan, _ kind: LanguageEdit.Kind, _ steps: inout [LanguageStep]
  ) -> String? {
    switch kind {
    case .insert, .duplicate: return insert(&plan, isCopy: kind == .duplicate, &steps)
    case .remove:
      guard let path = movable(plan.root) else { return nil }
      let (label, name) = (plan.root[path].label, plan.root[path].name)
      plan.root.remove(path)
      if let name { steps = [.remove(name)] }
      return label
    default: return move(&plan, &steps)
    }
  }

  private mutating func insert(
    _ plan: inout LanguagePlan, isCopy: Bool, _ steps: inout [LanguageStep]
  ) -> String? {
    let parents = plan.root.paths.filter { plan.root[$0].takesViews }
    guard !parents.isEmpty else { return nil }
    let path = pick(parents)
    let parent = plan.root[path]
    var node: LanguageNode
    if isCopy {
      guard !parent.children.isEmpty else { return nil }
      node = copy(pick(parent.children))
    } else if parent.kind == .grid || parent.kind == .alignedGrid, chance(0.8) {
      let row = parent.children.first { $0.kind == .gridRow }
      node = LanguageNode(.gridRow, (row?.children ?? [LanguageNode(.empty)]).map { _ in leaf() })
      node.choices = [0, 6]
      node.serial = nextSerial()
    } else {
      node = chance(0.75) ? leaf() : self.node(4, depth: 3)
    }
    let place = index(parent.children.count + 1)
    if place < parent.children.count, let name = parent.children[place].name {
      steps.append(.insert(node, beside: name, isBefore: true))
    }
    if place > 0, let name = parent.children[place - 1].name {
      steps.append(.insert(node, beside: name, isBefore: false))
    }
    plan.root[path].children.insert(node, at: place)
    if let name = node.name, plan.root.all.filter({ $0.name == name }).count > 1 { return nil }
    return "\(node.label) into \(parent.label) at \(place)"
  }

  /// A copy with new names and numbers.
  private mutating func copy(_ node: LanguageNode) -> LanguageNode {
    var node = node
    node.serial = nextSerial()
    if node.name != nil { node.name = name() }
    node.modifiers.removeAll { [.constraints, .guides, .callouts, .connectors, .customSpacing].contains($0.kind) }
    node.namedAfter = min(node.namedAfter, node.modifiers.count)
    for index in node.children.indices { node.children[index] = copy(node.children[index]) }
    for index in node.modifiers.indices {
      node.modifiers[index].content = node.modifiers[index].content.map { copy($0) }
    }
    return node
  }

  private mutating func move(_ plan: inout LanguagePlan, _ steps: inout [LanguageStep]) -> String? {
    guard let from = movable(plan.root) else { return nil }
    let (node, name) = (plan.root[from], plan.root[from].name)
    // A person moves most views within their stack.
    var rest = plan.root
    rest.remove(from)
    let parents = rest.paths.filter { rest[$0].takesViews && (rest[$0].kind == .grid) == (node.kind == .gridRow) }
    guard !parents.isEmpty else { return nil }
    let home = Array(from.dropLast())
    let path = chance(0.6) && parents.contains(home) ? home : pick(parents)
    let place = index(rest[path].children.count + 1)
    if let name {
      if place < rest[path].children.count, let other = rest[path].children[place].name {
        steps.append(.move(name, beside: other, isBefore: true))
      }
      if place > 0, let other = rest[path].children[place - 1].name {
        steps.append(.move(name, beside: other, isBefore: false))
      }
    }
    rest[path].children.insert(node, at: place)
    plan.root = rest
    return "\(node.label) to \(rest[path].label) at \(place)"
  }

  /// The path to a random view that can be taken out of its container.
  private mutating func movable(_ root: LanguageNode) -> [LanguageNode.Step]? {
    let paths = root.paths.filter { path in
      guard case .child = path.last else { return false }
      return root[path.dropLast()].takesViews
    }
    return paths.isEmpty ? nil : pick(paths)
  }

  /// Swaps, shuffles, replaces, wraps or unwraps views.
  mutating func changeOrder(_ plan: inout LanguagePlan, _ kind: LanguageEdit.Kind) -> String? {
    switch kind {
    case .swap:
      guard let first = movable(plan.root), let second = movable(plan.root) else { return nil }
      guard !first.starts(with: second), !second.starts(with: first) else { return nil }
      let (one, other) = (plan.root[first], plan.root[second])
      guard (one.kind == .gridRow) == (other.kind == .gridRow) else { return nil }
      (plan.root[first], plan.root[second]) = (other, one)
      return "\(one.label) and \(other.label)"
    case .shuffle:
      let path = pick(plan.root.paths)
      guard plan.root[path].children.count > 1 else { return nil }
      if chance(0.5) { plan.root[path].children.reverse() } else { plan.root[path].children.shuffle(using: &random) }
      return "children of \(plan.root[path].label)"
    case .replace:
      let path = pick(plan.root.paths)
      guard !path.isEmpty, plan.root[path].kind != .gridRow else { return nil }
      let label = plan.root[path].label
      var node = chance(0.6) ? leaf() : node(5, depth: 3)
      if chance(0.5), !node.isTransparent {
        node.name = plan.root[path].name
        node.namedAfter = node.modifiers.count
      }
      plan.root[path] = node
      return "\(label) by \(node.label)"
    case .wrap:
      let path = pick(plan.root.paths)
      guard plan.root[path].kind != .gridRow else { return nil }
      var outer = filled(
        pick([.flexStack, .flexStack, .layers, .groupBox, .component, .group, .fits, .scroll, .cascade]))
      outer.serial = nextSerial()
      outer.children = [plan.root[path]]
      if chance(0.3) { outer.modifiers = [modifier(chance(0.5) ? .padding : .frame)] }
      plan.root[path] = outer
      return "\(outer.children[0].label) in \(outer.kind.rawValue)"
    default:
      let path = pick(plan.root.paths)
      let children = plan.root[path].children
      guard !path.isEmpty, !children.isEmpty, children[0].kind != .gridRow else { return nil }
      let label = plan.root[path].label
      if case .child(let place) = path.last, plan.root[path.dropLast()].takesViews, plan.root[path].kind != .gridRow {
        plan.root[path.dropLast()].children.replaceSubrange(place...place, with: children)
      } else {
        plan.root[path] = children[0]
      }
      return label
    }
  }
}

extension LanguageNode {
  /// Whether views can be inserted into the node and removed from it.
  var takesViews: Bool {
    switch kind {
    case .conditional, .labelOfViews, .fits: false
    default: !children.isEmpty || [.flexStack, .arrangedStack, .alignedStack, .layers].contains(kind)
    }
  }

  mutating func remove(_ path: [Step]) {
    guard case .child(let index) = path.last else { return }
    self[path.dropLast()].children.remove(at: index)
  }

  /// Whether the view at a path is always in the layout, and in the root's scope of names.
  func isKnownOutside(_ path: [Step]) -> Bool {
    path.indices.allSatisfy { index in
      switch self[path[..<index]].kind {
      case .component, .modified, .cascade, .forEach, .table, .fits, .conditional: false
      default: true
      }
    }
  }
}
