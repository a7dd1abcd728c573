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
      var (scope, paths) = (level.decorated?.scopes[level.next] ?? level.scope, level.compositePaths)
      if node.parts.outline.hasNames {
        if let element = node.parts.attributes.rare.element, !node.isComposite {
          scope = level.scope(of: element, in: scope, &scopes)
        }
        if let listed = node.parts.attributes.rare.listedScope { (scope, paths) = take(listed) }
        if let other = node.replacement(among: replacements, paths, scopes, scope) {
          node = other.node
          (scope, paths) = (scopes.split(other.path, from: scope).scope, level.compositePaths)
          if let listed = node.parts.attributes.rare.listedScope { (scope, paths) = take(listed) }
        }
      }
      let decoration = level.decorated?.alignments[level.next] ?? level.decoration
      level.next += 1
      guard level.depth + level.compositeDepth < LayoutError.Limits.depth else { throw tooDeep(node, in: level) }
      if case .composite(let composite) = node.parts.content {
        guard level.compositeDepth < LayoutError.Limits.bodies else { throw tooDeep(node, in: level, .tooManyBodies) }
        let body = body(of: composite, node, scope, decoration, in: level)
        around.append(consume level)
        level = body
      } else {
        let holdsViews = node.parts.holdsViews
        let index = try append(consume node, scope, paths, decoration, to: &level)
        guard holdsViews || entries[index].outline.isDecorated else { continue }
        let inside = inside(index, shape, compositeDepth: level.compositeDepth)
        around.append(consume level)
        level = inside
      }
    }
  }

  /// Takes over the scopes of the tree that a view is rebuilt from. Returns its own, and the paths of its names.
  private mutating func take(_ listed: ListedScope) -> (scope: Int32, paths: [ViewID]) {
    if scopes.count == 1 { scopes = listed.scopes }
    return (listed.scope, listed.paths)
  }

  /// A composite's body, which is asked for here.
  private mutating func body(
    of view: CompositeView, _ node: ViewNode, _ scope: Int32, _ decoration: Alignment?, in level: FlatteningStep
  ) -> FlatteningStep {
    let inherited = level.inherited.changed(by: node.parts.attributes.rare.environment)
    let nodes = EnvironmentValues.$current.withValue(inherited.environment) { view.view.body.nodes }
    let names = node.parts.attributes.names
    var composite = node
    composite.modify(in: scope, scopes)
    let paths = level.compositePaths + names.map { scopes.path(of: $0, in: scope) }
    let inner = scopes.add(view.type, named: names.first, of: node.parts.attributes.rare.element, inside: scope)
    return level.body(of: composite.merged(in: level.composite), paths, nodes, in: inherited, inner, decoration)
  }

  /// The views inside a view, and those behind and over it.
  private mutating func inside(_ index: Int, _ shape: TreeShape, compositeDepth: Int) -> FlatteningStep {
    let (node, inherited) = (entries[index].node, entries[index].inherited)
    var inside = FlatteningStep(
      node.parts.content.children, inside: index, entries[index], compositeDepth: compositeDepth)
    if case .table(let table) = node.parts.content {
      let window = shape.windows[identity(of: index)]
      inside.scope = scope(ofNameOf: index)
      inside.nodes = EnvironmentValues.$current.withValue(inherited.environment) { open(table, at: index, window) }
      inside.isTable = true
      inside.ordinal = windows[index]?.rows.lowerBound ?? 0
    }
    if case .choice = node.parts.content, !inside.nodes.isEmpty {
      inside.nodes = [choose(among: inside.nodes, at: index, shape.choices[identity(of: index)] ?? 0)]
      inside.ordinal = entries[index].alternative
    }
    if node.parts.outline.isDecorated {
      let decorated = Decorated(inside.nodes, node.parts.attributes.rare.decorations, in: inside.scope)
      inside.nodes = decorated.nodes
      inside.decorated = decorated
    }
    return inside
  }

  private mutating func append(
    _ own: consuming ViewNode, _ scope: Int32, _ known: [ViewID], _ decoration: Alignment?,
    to level: inout FlatteningStep
  ) throws(LayoutError) -> Int {
    let index = entries.count
    var node = own
    var (innerScope, paths) = (scope, known)
    if node.parts.outline.hasNames, scope != NameScopes.layout || !paths.isEmpty,
      node.parts.attributes.rare.listedScope == nil
    {
      scopes.prepare(scope)
      paths += node.parts.attributes.names.map { scopes.path(of: $0, in: scope) }
      node.putGuides(in: scope, scopes)
    }
    let changes = node.parts.outline.changesInheritedValues ? node.parts.attributes.rare.environment : []
    if level.composite != nil { node = node.merged(in: level.composite) }
    let listed = node.parts.outline.hasNames ? node.parts.attributes.rare.listedScope : nil
    if let composite = level.composite ?? listed?.composite, !composite.parts.attributes.isEmpty {
      composites[index] = composite
    }
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
    if startsRow, let name = node.parts.attributes.names.first { innerScope = scopes.add(row: name, inside: scope) }
    if node.parts.outline.hasNames { try enter(node, scope, paths, at: index) }
    switch node.parts.content {
    case .framed(let box):
      hasFrames = true
      hasIdeals = hasIdeals || Axis.allCases.contains { box.bounds[$0]?.ideal != nil }
    case .stack(let stack) where stack.offersRoom: hasOfferingStacks = true
    default: break
    }
    if !node.parts.outline.isPlain, !node.parts.attributes.rare.fixedAxes.isEmpty { hasFixedSizes = true }
    if node.parts.outline.isMoved { hasMovedViews = true }
    if node.parts.traits.contains(.takesPasses) { takesPasses = true }
    let ordinal = level.takeOrdinal(decorates: decorates)
    entries.append(
      Entry(
        consume node, paths, in: consume inherited, innerScope, at: index, parent: level.parent, depth: level.depth,
        isBody: level.composite != nil, ordinal, decoration))
    return index
  }

  /// Notes the names of a view and of its guides.
  ///
  /// - Parameters:
  ///   - scope: the scope of its own names; those of a composite that it is the body of have one farther out.
  ///   - paths: the paths of its names; empty where they are the names.
  private mutating func enter(
    _ node: ViewNode, _ scope: Int32, _ paths: [ViewID], at index: Int
  ) throws(LayoutError) {
    for path in paths.isEmpty ? node.parts.attributes.names : paths {
      guard guideOwners[path] == nil, indices[path] == nil else { throw isTwice(path, node) }
      indices[path] = index
      addShortPaths(of: path, in: scope)
    }
    for path in node.parts.attributes.rare.guides {
      if indices[path] != nil || guideOwners[path] != nil { throw isTwice(path, node) }
      guideOwners[path] = index
      addShortPaths(of: path, in: scope)
    }
  }

  private func isTwice(_ path: ViewID, _ node: ViewNode) -> LayoutError {
    let location = node.parts.attributes.location
    let first = indices[path] ?? guideOwners[path] ?? entries.count
    return LayoutError(
      .duplicateName(path.name, first: first < entries.count ? entries[first].attributes.location : location),
      view: node.parts.content.kind, location: location)
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
  /// The view with the attributes of the composites that it is the body of.
  func merged(in composite: ViewNode?) -> ViewNode {
    guard let composite else { return self }
    // Most composites have no modifiers: their bodies are what they are.
    if composite.address.pointee.attributes.isEmpty, address.pointee.attributes.location != nil { return self }
    var merged = self
    merged.modify { $0.add(outer: composite.parts.attributes) }
    return merged
  }

  /// The view that replaces it, if one does, and the path of the name by which that is known.
  /// Where it is rebuilt from a tree its names have the paths, else they are in the scope.
  fileprivate func replacement(
    among replacements: [ViewID: ViewNode], _ paths: [ViewID], _ scopes: NameScopes, _ scope: Int32
  ) -> (path: ViewID, node: ViewNode)? {
    if replacements.isEmpty { return nil }
    let isListed = parts.attributes.rare.listedScope != nil && !paths.isEmpty
    for path in isListed ? paths : parts.attributes.names.map({ scopes.path(of: $0, in: scope) }) {
      if let node = replacements[path] { return (path, node) }
    }
    return nil
  }

  /// Puts the names of its guides into a scope.
  fileprivate mutating func putGuides(in scope: Int32, _ scopes: NameScopes) {
    guard !parts.attributes.rare.guides.isEmpty else { return }
    modify { $0.rare.guides = $0.rare.guides.map { scopes.path(of: $0, in: scope) } }
  }

  /// Puts what modifiers of a composite name into the scope that the composite is in: that of its body is another.
  fileprivate mutating func modify(in scope: Int32, _ scopes: NameScopes) {
    guard
      parts.outline.hasConstraints || parts.outline.isDecorated || !parts.attributes.rare.guides.isEmpty
        || !parts.attributes.rare.connectors.isEmpty
    else { return }
    modify { attributes in
      attributes.rare.connectors = attributes.rare.connectors.map { $0.seen(from: scope) }
      attributes.rare.constraints = attributes.rare.constraints.map { $0.seen(from: scope) }
      attributes.rare.guides = attributes.rare.guides.map { scopes.path(of: $0, in: scope) }
      for place in attributes.rare.decorations.indices { attributes.rare.decorations[place].scope = scope }
    }
  }
}
