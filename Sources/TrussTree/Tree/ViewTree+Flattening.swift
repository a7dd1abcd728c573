import TrussIR
package import TrussViews

extension ViewTree {
  /// Lists a view and all inside it, of each table the rows in its window. Several views side by side are put into a
  /// vertical stack.
  ///
  /// - Throws: `LayoutError` for a name used twice, and for more or more deeply nested views than the limits allow.
  package init(
    _ nodes: [ViewNode], environment: EnvironmentValues, overrides: ConstraintOverrides = ConstraintOverrides(),
    shape: TreeShape = TreeShape()
  ) throws(LayoutError) {
    try self.init(nodes: nodes, environment, overrides.views, shape)
    let isOneView = entries.first?.end == entries.count
    if !isOneView {
      let stack = FlexStack(axis: .vertical, children: nodes, location: Self.implicitStack)
      try self.init(nodes: [stack.node], environment, overrides.views, shape)
    }
    apply(overrides)
  }

  /// A loop with a list of its own, not a recursion: the depth of a tree is bounded by `Limits.depth` and not by the
  /// stack of whatever thread this runs on.
  private init(
    nodes: [ViewNode], _ environment: EnvironmentValues, _ replacements: [ViewID: ViewNode], _ shape: TreeShape
  ) throws(LayoutError) {
    self.environment = environment
    hasSafeArea = environment.safeAreaInsets != .zero
    entries.reserveCapacity(min(Int(ViewNode.count(nodes)), LayoutError.Limits.views))
    try list(FlatteningStep(nodes, in: InheritedValues(environment)), replacements, shape)
  }

  /// Lists views to insert directly inside a view of another tree, and all inside them.
  init(
    _ nodes: [ViewNode], inside parent: Int, of tree: ViewTree, ordinal: Int
  ) throws(LayoutError) {
    environment = tree.environment
    hasSafeArea = tree.hasSafeArea
    var level = FlatteningStep(nodes, in: tree.entries[parent].inherited)
    level.depth = tree.entries[parent].depth + 1
    level.compositeDepth = tree.entries[parent].compositeDepth
    level.ordinal = ordinal
    try list(level, [:], TreeShape())
  }

  /// Lists views, and all inside them, behind those that are listed.
  private mutating func list(
    _ first: FlatteningStep, _ replacements: [ViewID: ViewNode], _ shape: TreeShape
  ) throws(LayoutError) {
    var level = first
    var around: [FlatteningStep] = []
    while true {
      if let decorated = level.decorated { close(decorated, of: level) }
      guard level.next < level.nodes.count else {
        if level.composite == nil { close(level) }
        guard var outer = around.popLast() else { return }
        if level.composite != nil { outer.goOn(from: level.ordinal, level.decorationCount) }
        level = outer
        continue
      }
      var node = level.nodes[level.next]
      if !replacements.isEmpty { node = node.replaced(by: replacements) }
      let decoration = level.decorated?.alignments[level.next] ?? level.decoration
      level.next += 1
      guard level.depth + level.compositeDepth < LayoutError.Limits.depth else { throw tooDeep(node, in: level) }
      if case .composite(let view) = node.parts.content {
        guard level.compositeDepth < LayoutError.Limits.bodies else { throw tooDeep(node, in: level, .tooManyBodies) }
        let body = body(of: view, node, decoration, in: level)
        around.append(consume level)
        level = body
      } else {
        let holdsViews = node.parts.holdsViews
        let index = try append(consume node, decoration, to: &level)
        guard holdsViews || entries[index].outline.isDecorated else { continue }
        let inside = inside(index, shape, compositeDepth: level.compositeDepth)
        around.append(consume level)
        level = inside
      }
    }
  }

  /// A composite's body, which is asked for here.
  private func body(of view: any View, _ node: ViewNode, _ decoration: Alignment?, in level: FlatteningStep)
    -> FlatteningStep
  {
    let inherited = level.inherited.changed(by: node.parts.attributes.environment)
    let nodes = EnvironmentValues.$current.withValue(inherited.environment) { view.body.nodes }
    return level.body(of: merged(node, in: level), nodes, in: inherited, decoration)
  }

  /// The views inside a view, and those behind and over it.
  private mutating func inside(_ index: Int, _ shape: TreeShape, compositeDepth: Int) -> FlatteningStep {
    let (node, inherited) = (entries[index].node, entries[index].inherited)
    var inside = FlatteningStep(
      node.parts.content.children, in: inherited, inside: index, depth: entries[index].depth + 1,
      compositeDepth: compositeDepth)
    if case .table(let table) = node.parts.content {
      let window = shape.windows[identity(of: index)]
      inside.nodes = EnvironmentValues.$current.withValue(inherited.environment) { open(table, at: index, window) }
      inside.isTable = true
      inside.ordinal = windows[index]?.rows.lowerBound ?? 0
    }
    if case .choice = node.parts.content, !inside.nodes.isEmpty {
      inside.nodes = [choose(among: inside.nodes, at: index, shape.choices[identity(of: index)] ?? 0)]
      inside.ordinal = entries[index].alternative
    }
    if node.parts.outline.isDecorated {
      let decorated = Decorated(inside.nodes, node.parts.attributes.decorations)
      inside.nodes = decorated.nodes
      inside.decorated = decorated
    }
    return inside
  }

  /// A view with the attributes of the composites that it is the body of.
  private func merged(_ node: ViewNode, in level: FlatteningStep) -> ViewNode {
    guard let composite = level.composite else { return node }
    // Most composites have no modifiers: their bodies are what they are.
    if composite.address.pointee.attributes.isEmpty, node.address.pointee.attributes.location != nil { return node }
    var merged = node
    merged.modify { $0.add(outer: composite.parts.attributes) }
    return merged
  }

  private mutating func append(
    _ own: consuming ViewNode, _ decoration: Alignment?, to level: inout FlatteningStep
  ) throws(LayoutError) -> Int {
    let index = entries.count
    var node = own
    let changes = node.parts.outline.changesInheritedValues ? node.parts.attributes.environment : []
    if level.composite != nil { node = merged(node, in: level) }
    guard index < LayoutError.Limits.views else {
      throw LayoutError(
        .tooManyViews, view: node.parts.content.kind, location: node.parts.attributes.location)
    }
    let decorates = decoration != nil
    let startsRow = level.isTable && !decorates
    var inherited = level.inherited
    if node.parts.outline.changesInheritedValues || !inherited.isSettled || startsRow || decorates {
      inherited = inherited.handedDown(
        to: node, changes: changes, at: index, startsRow: startsRow, decorates: decorates)
      hasSafeArea = hasSafeArea || inherited.safeArea.insets != .zero
    }
    if node.parts.outline.hasNames {
      if let row = inherited.row, row != index { node.modify { $0.putNames(behind: prefix(ofRow: row)) } }
      try enter(node, at: index)
    }
    if case .framed(let box) = node.parts.content {
      hasFrames = true
      hasIdeals = hasIdeals || Axis.allCases.contains { box.bounds[$0]?.ideal != nil }
    }
    if !node.parts.outline.isPlain, !node.parts.attributes.fixedAxes.isEmpty { hasFixedSizes = true }
    let ordinal = level.takeOrdinal(decorates: decorates)
    entries.append(
      Entry(
        consume node, in: consume inherited, at: index, parent: level.parent, depth: level.depth,
        compositeDepth: level.compositeDepth, isBody: level.composite != nil, ordinal, decoration))
    return index
  }

  /// Notes the names of a view and of its guides.
  private mutating func enter(_ node: ViewNode, at index: Int) throws(LayoutError) {
    func fail(_ name: ViewID) throws(LayoutError) {
      throw LayoutError(
        .duplicateName(name.name), view: node.parts.content.kind, location: node.parts.attributes.location)
    }
    for name in node.parts.attributes.names {
      guard guideOwners[name] == nil, indices.add(name, at: index) else { return try fail(name) }
    }
    for name in node.parts.attributes.guides {
      guard indices[name] == nil, guideOwners.updateValue(index, forKey: name) == nil else { return try fail(name) }
    }
  }

  /// Notes where a view ends of which all is listed.
  private mutating func close(_ level: FlatteningStep) {
    guard let parent = level.parent else { return }
    entries[parent].end = entries.count
    if level.decorated == nil { entries[parent].contentEnd = entries.count }
  }

  /// Notes where the views behind a view end, and those inside it.
  private mutating func close(_ decorated: Decorated, of level: FlatteningStep) {
    guard let parent = level.parent else { return }
    if level.next == decorated.backgroundEnd { entries[parent].backgroundEnd = entries.count }
    if level.next == decorated.contentEnd { entries[parent].contentEnd = entries.count }
  }

  private func tooDeep(
    _ node: ViewNode, in level: FlatteningStep, _ reason: LayoutError.Reason = .tooDeep
  ) -> LayoutError {
    let location = node.parts.attributes.location ?? level.composite?.parts.attributes.location
    return LayoutError(reason, view: node.parts.content.kind, location: location)
  }
}

extension ViewNode {
  /// Its replacement, or it itself.
  fileprivate func replaced(by replacements: [ViewID: ViewNode]) -> ViewNode {
    guard parts.outline.hasNames, let name = parts.attributes.names.first(where: { replacements[$0] != nil }) else {
      return self
    }
    return replacements[name] ?? self
  }
}
