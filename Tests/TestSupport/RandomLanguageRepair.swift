extension LanguagePlan {
  /// Removes invalid parts, which an edit may leave behind: names that no view has, rows outside of a grid.
  package mutating func repair() {
    if root.isTransparent {
      root = LanguageNode(.flexStack, [root])
      (root.numbers, root.choices) = ([0], [1, 0, 0])
    }
    let fractions: [LanguageModifier.Kind] = [
      .widthFraction, .widthAtMostFraction, .heightFraction, .heightAtMostFraction,
    ]
    root.removeModifiers { fractions.contains($0.kind) }
    var names: Set<String> = []
    root.repair(in: .flexStack, &names)
  }
}

extension LanguageModifier {
  /// Whether the modifier sets a size; a root gets its size from outside.
  var setsSize: Bool {
    [.width, .widthAtMost, .height, .heightAtMost, .frame, .flexibleFrame, .aspectRatio].contains(kind)
  }
}

extension LanguageNode {
  mutating func removeModifiers(where isWrong: (LanguageModifier) -> Bool) {
    for index in modifiers.indices.reversed() where isWrong(modifiers[index]) {
      modifiers.remove(at: index)
      if index < namedAfter { namedAfter -= 1 }
    }
  }

  fileprivate mutating func repair(in parent: Kind, _ names: inout Set<String>) {
    if kind == .gridRow, parent != .grid, parent != .alignedGrid { (kind, choices) = (.flexStack, [0, 0, 0]) }
    if kind == .section, texts.count < 2 { texts += ["", ""] }
    if kind == .scroll { namedAfter = 0 }
    namedAfter = min(namedAfter, modifiers.count)
    if isTransparent {
      name = nil
      removeModifiers { [.constraints, .guides, .callouts, .connectors, .caption].contains($0.kind) }
    }
    if let old = name, !names.insert(old).inserted { name = nil }
    for index in modifiers.indices where modifiers[index].kind == .guides {
      modifiers[index].names.removeAll { !names.insert($0).inserted }
    }
    let inside = isTransparent ? parent : kind
    for index in children.indices { children[index].repair(in: inside, &names) }
    for index in modifiers.indices {
      for place in modifiers[index].content.indices { modifiers[index].content[place].repair(in: .layers, &names) }
    }
    repairSpans(in: parent)
    repairNames()
  }

  /// Removes spans outside of grids, and spans of rows beyond a grid's end.
  private mutating func repairSpans(in parent: Kind) {
    let isCell = parent == .gridRow || parent == .lazyGrid
    if !isCell { removeModifiers { [.gridColumns, .gridRows, .gridColumnAlignment].contains($0.kind) } }
    guard kind == .grid || kind == .alignedGrid else { return }
    for index in children.indices where children[index].kind == .gridRow {
      let below = children[index...].prefix { $0.kind == .gridRow }.count
      for cell in children[index].children.indices {
        children[index].children[cell].removeModifiers { $0.kind == .gridRows && Int($0.number(0)) > below }
      }
    }
    if all.contains(where: { $0.modifiers.contains { $0.kind == .gridRows } }) { lists = [] }
  }

  private mutating func repairNames() {
    let reachable = Set(reachableNames)
    let guides = Set(all.flatMap { $0.modifiers.filter { $0.kind == .guides }.flatMap(\.names) })
    let scrolls = Set(all.filter { $0.kind == .scroll }.compactMap(\.name))
    for index in modifiers.indices {
      modifiers[index].constraints.removeAll { constraint in
        !reachable.isSuperset(of: constraint.names.filter { $0 != "|" })
          || zip(constraint.names, constraint.choices.dropFirst(2)).contains { name, guide in
            guide == 3 && !scrolls.contains(name) || guide > 0 && guides.contains(name)
          }
          || constraint.kind == .barrier && !guides.contains(constraint.names.last ?? "")
      }
    }
    // A custom spacing must be the first modifier, so that it applies to the stack and not to a box around it.
    for index in modifiers.indices.dropFirst() where modifiers[index].kind == .customSpacing {
      modifiers.swapAt(0, index)
    }
    let here =
      kind == .arrangedStack ? children.filter { $0.isNamedOutside && !$0.isTransparent }.compactMap(\.name) : []
    removeModifiers {
      switch $0.kind {
      case .constraints: $0.constraints.isEmpty
      case .guides: $0.names.isEmpty
      case .callouts, .connectors: !reachable.isSuperset(of: $0.names)
      case .customSpacing: !here.contains($0.names[0])
      default: false
      }
    }
  }
}
