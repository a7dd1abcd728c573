import TrussIR
package import TrussViews

extension ViewTree {
  /// Lists views and all views inside them; for a table, only the rows in its window. Several root views are put into a
  /// vertical stack.
  ///
  /// - Throws: `LayoutError` for a name used twice, and for more or more deeply nested views than the limits allow.
  package init(
    _ nodes: [ViewNode], environment: EnvironmentValues, overrides: ConstraintOverrides = ConstraintOverrides(),
    shape: TreeShape = TreeShape()
  ) throws(LayoutError) {
    let isStyled = Self.style(of: nodes, environment) == .swiftUI
    let first = isStyled ? [Self.centered(nodes, areOneView: nodes.count == 1)] : nodes
    try self.init(nodes: first, environment, overrides.views, shape)
    if let around = viewAround(nodes) { try self.init(nodes: [around], environment, overrides.views, shape) }
    apply(overrides)
  }

  /// The style of the root as far as its modifiers and the layout determine it: the body of a composite may set another
  /// style.
  private static func style(of nodes: [ViewNode], _ environment: EnvironmentValues) -> StackStyle {
    var environment = environment
    if nodes.count == 1 { for change in nodes[0].parts.attributes.rare.environment { change(&environment) } }
    return environment.stackStyle
  }

  /// A frame that keeps views in SwiftUI's style in the middle of the layout; several views are in a stack inside the
  /// frame.
  private static func centered(_ nodes: [ViewNode], areOneView: Bool) -> ViewNode {
    let stack = FlexStack(centeredAlong: .vertical, children: nodes, location: implicitStack)
    return FrameBox(filling: areOneView ? nodes : [stack.node], at: implicitStack).node
  }

  /// The container into which the views must be put, once their number and style are known; nil if none is necessary.
  private func viewAround(_ nodes: [ViewNode]) -> ViewNode? {
    if isCentered { return children(of: 0).count == 1 ? nil : Self.centered(nodes, areOneView: false) }
    guard let root = entries.first, root.end == entries.count else {
      return FlexStack(axis: .vertical, children: nodes, location: Self.implicitStack).node
    }
    return root.inherited.environment.stackStyle == .swiftUI ? Self.centered(nodes, areOneView: true) : nil
  }

  /// Lists views in a loop with an explicit stack, not by recursion: `Limits.depth` bounds the depth of a tree, not the
  /// stack of the current thread.
  private init(
    nodes: [ViewNode], _ environment: EnvironmentValues, _ replacements: [ViewID: ViewNode], _ shape: TreeShape
  ) throws(LayoutError) {
    self.environment = environment
    hasSafeArea = environment.safeAreaInsets != .zero
    entries.reserveCapacity(min(Int(ViewNode.count(nodes)), LayoutError.Limits.views))
    let first = FlatteningStep(
      nodes, inside: -1, in: InheritedValues(environment), NameScopes.layout, depth: 0, compositeDepth: 0)
    var failure: LayoutError?
    EnvironmentValues.$current.withValue(environment) {
      do throws(LayoutError) { try list(first, replacements, shape) } catch { failure = error }
    }
    if let failure { throw failure }
  }

  /// Lists views, and all views inside them, after the views that are listed already. The current environment must be
  /// the views' environment.
  private mutating func list(
    _ first: FlatteningStep, _ replacements: [ViewID: ViewNode], _ shape: TreeShape
  ) throws(LayoutError) {
    let current = first.inherited.sharedEnvironment
    var level = first
    var around: [FlatteningStep] = []
    while true {
      if level.decorated != nil { closePart(of: &level) }
      guard level.next < level.nodes.count else {
        if level.composite == nil { close(&level) }
        guard var outer = around.popLast() else { return }
        if level.composite != nil {
          // The positions after a composite continue the positions in its body.
          (outer.ordinal, outer.decorationCount) = (level.ordinal, level.decorationCount)
        }
        level = outer
        continue
      }
      let index = entries.count
      if level.isSpecial || !level.nodes[level.next].address.isPlain {
        if let body = try listNext(of: &level, replacements, current, shape) {
          around.append(body)
          swap(&level, &around[around.count - 1])
          continue
        }
      } else {
        // Most views are listed unchanged.
        try append(level.nodes[level.next], nil, in: level.inherited, level.scope, nil, to: &level)
        level.next += 1
      }
      let view = entries[index].address
      guard view.pointee.holdsViews || view.pointee.outline.isDecorated else { continue }
      var inner = inside(index, shape, in: level.inherited, compositeDepth: level.compositeDepth)
      inner.control = level.control
      around.append(inner)
      swap(&level, &around[around.count - 1])
    }
  }

  /// Lists the next view of a level if the view has more than content and sizes, or if the level affects it. Returns
  /// the body of a composite, to be listed next, or nil.
  private mutating func listNext(
    of level: inout FlatteningStep, _ replacements: [ViewID: ViewNode],
    _ current: Attributes.Shared<EnvironmentValues>, _ shape: TreeShape
  ) throws(LayoutError) -> FlatteningStep? {
    var node = level.nodes[level.next]
    var (scope, paths, decoration) = (level.scope, level.compositePaths, level.decoration)
    if let decorated = level.decorated {
      scope = decorated.scopes[level.next]
      decoration = decorated.alignments[level.next] ?? decoration
      level.inherited = decorated.inherited[level.next]
      level.isPlaced = decorated.isPlaced(level.next)
    }
    if node.address.pointee.outline.hasNames {
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
    level.next += 1
    guard !level.isTooDeep else { throw tooDeep(node, in: level) }
    if level.inherited.hasButtonStyle { node = node.styleable() }
    if case .composite(let composite) = node.address.pointee.content {
      guard level.compositeDepth < LayoutError.Limits.bodies else { throw tooDeep(node, in: level, .tooManyBodies) }
      return body(of: composite, node, scope, decoration, in: &level, current, shape)
    }
    if let location = level.control?.parts.attributes.location, node.isMadeByPackage {
      node.modify { $0.location = location }
    }
    var (innerScope, inherited) = (scope, level.inherited)
    try settle(&node, &paths, &innerScope, &inherited, decoration, in: &level)
    try append(node, paths, in: inherited, innerScope, decoration, to: &level)
    return nil
  }

  /// Takes over the scopes of the tree that a view was rebuilt from. Returns the view's scope, and the paths of its
  /// names.
  private mutating func take(_ listed: ListedScope) -> (scope: Int32, paths: [ViewID]?) {
    if scopes.count == 1 { scopes = listed.scopes }
    return (listed.scope, listed.paths.isEmpty ? nil : listed.paths)
  }

  /// Appends the paths of names in a scope; `paths` stays nil if there are no names.
  func add(_ names: [ViewID], in scope: Int32, to paths: inout [ViewID]?) {
    if !names.isEmpty { paths = (paths ?? []) + names.map { scopes.path(of: $0, in: scope) } }
  }

  /// The step that lists the views inside a view, its backgrounds and its overlays.
  private mutating func inside(
    _ index: Int, _ shape: TreeShape, in around: InheritedValues, compositeDepth: Int32
  ) -> FlatteningStep {
    let view = entries[index].address
    let inside = FlatteningStep(
      view.children, inside: Int32(truncatingIfNeeded: index), in: entries[index].inherited, entries[index].scope,
      depth: entries[index].compactDepth + 1, compositeDepth: compositeDepth)
    guard view.pointee.traits.contains(.choosesViews) || view.pointee.outline.isDecorated else { return inside }
    var changed = inside
    if case .table(let table) = view.pointee.content {
      let (window, environment) = (shape.windows[identity(of: index)], inside.inherited.environment)
      changed.scope = scope(ofNameOf: index)
      changed.nodes = EnvironmentValues.$current.withValue(environment) { open(table, at: index, window) }
      changed.isTable = true
      changed.ordinal = windows[index]?.rows.lowerBound ?? 0
    } else if view.pointee.traits.contains(.choosesViews), !inside.nodes.isEmpty {
      changed.nodes = [choose(among: inside.nodes, at: index, shape.choices[identity(of: index)] ?? 0)]
      changed.ordinal = entries[index].alternative
    }
    if view.pointee.outline.isDecorated {
      let decorated = Decorated(changed, view, in: around)
      (changed.nodes, changed.decorated) = (decorated.nodes, decorated)
      if decorated.placedCount != nil {
        rounds[index] = ViewRounds(isPlacing: true, earlier: shape.sizes[identity(of: index)])
      }
    }
    return changed
  }

  @inline(__always) private mutating func append(
    _ node: ViewNode, _ paths: [ViewID]?, in inherited: InheritedValues, _ scope: Int32, _ decoration: Alignment?,
    to level: inout FlatteningStep
  ) throws(LayoutError) {
    let node = node.address.pointee.traits.contains(.takesStyle) ? inherited.styled(node) : node
    let view = node.address
    let traits = view.pointee.traits
    if traits.contains(.offersSpace) || traits.contains(.takesStyle) { noteFrames(in: view) }
    if traits.contains(.takesPasses) { takesPasses = true }
    if traits.contains(.hasProportions) { hasProportions = true }
    let index = entries.count
    guard index < LayoutError.Limits.views else { throw tooDeep(node, in: level, .tooManyViews) }
    entries.append(
      Entry(
        node, paths, in: inherited, scope, at: Int32(truncatingIfNeeded: index), parent: level.parent,
        depth: level.depth, isBody: level.composite != nil, level.takeOrdinal(decorates: decoration != nil), decoration)
    )
  }

  /// Settles the properties of a view besides its content and its sizes: names, attributes of its composites, and
  /// inherited values.
  ///
  /// - Parameters:
  ///   - paths: on entry the paths of the names of the view's composites, or the paths with which the view was rebuilt;
  ///     on return the paths of all names of the view.
  ///   - scope: on entry the scope of the view's names; on return the scope of the names of the views inside.
  private mutating func settle(
    _ node: inout ViewNode, _ paths: inout [ViewID]?, _ scope: inout Int32, _ inherited: inout InheritedValues,
    _ decoration: Alignment?, in level: inout FlatteningStep
  ) throws(LayoutError) {
    let index = entries.count
    let own = node.address.pointee.outline
    let ownScope = scope
    if own.hasNames, scope != NameScopes.layout || paths != nil, node.parts.attributes.rare.listedScope == nil {
      scopes.prepare(scope)
      add(node.parts.attributes.names, in: scope, to: &paths)
      node.putGuides(in: scope, scopes)
    }
    let changes = own.changesInheritedValues ? node.parts.attributes.rare.environment : []
    if level.composite != nil { node = node.merged(in: level.composite) }
    let outline = node.address.pointee.outline
    let listed = outline.hasNames ? node.parts.attributes.rare.listedScope : nil
    if let composite = level.composite ?? listed?.composite, !composite.address.pointee.attributes.isEmpty {
      composites[index] = composite
    }
    let decorates = decoration != nil && !level.isPlaced
    let startsRow = level.isTable && !decorates
    if outline.changesInheritedValues || !inherited.isSettled || startsRow || decorates {
      inherited = inherited.passedDown(
        to: node.address, changes: changes, at: index, startsRow: startsRow, decorates: decorates)
      hasSafeArea = hasSafeArea || inherited.safeArea.insets != .zero
    }
    if startsRow, let name = node.parts.attributes.names.first { scope = scopes.add(row: name, inside: scope) }
    if outline.hasNames { try enter(node, ownScope, paths, at: index) }
    if !outline.isPlain, !node.parts.attributes.rare.fixedAxes.isEmpty { hasFixedSizes = true }
    if outline.isMoved { hasMovedViews = true }
    if !outline.isPlain, node.parts.attributes.rare.diagram?.isDiagram == true {
      rounds[index] = ViewRounds(isDiagram: true)
      takesPasses = true
    }
    if !outline.isPlain, !node.parts.attributes.rare.proportion.isEmpty { hasProportions = true }
    if outline.hasFractions { addOpenFractions(of: node.address, at: index) }
  }

  /// Notes whether a view is a frame, or a stack or a grid that offers its space to the views inside it.
  private mutating func noteFrames(in view: UnsafePointer<ViewNode.Parts>) {
    switch view.pointee.content {
    case .framed(let box):
      hasFrames = true
      hasIdeals = hasIdeals || Axis.allCases.contains { box.bounds[$0]?.ideal != nil }
    case .stack(let stack): hasOfferingStacks = hasOfferingStacks || stack.offersSpace
    case .grid(let grid): hasOfferingStacks = hasOfferingStacks || grid.offersSpace
    case .flow(let grid): hasOfferingStacks = hasOfferingStacks || grid.offersSpace
    default: break
    }
  }

  /// Notes the names of a view and of its guides.
  ///
  /// - Parameters:
  ///   - scope: the scope of the view's own names. If the view is the body of a composite, the composite's names are in
  ///     the surrounding scope.
  ///   - paths: the paths of the view's names; nil if the paths are equal to the names.
  private mutating func enter(
    _ node: ViewNode, _ scope: Int32, _ paths: [ViewID]?, at index: Int
  ) throws(LayoutError) {
    for path in paths ?? node.parts.attributes.names {
      guard guideOwners[path] == nil, indices[path] == nil else { throw duplicateGuide(path, node) }
      indices[path] = index
      addShortPaths(of: path, in: scope)
    }
    for path in node.parts.attributes.rare.guides {
      if indices[path] != nil || guideOwners[path] != nil { throw duplicateGuide(path, node) }
      guideOwners[path] = index
      addShortPaths(of: path, in: scope)
    }
  }

  private func duplicateGuide(_ path: ViewID, _ node: ViewNode) -> LayoutError {
    let location = node.parts.attributes.location
    let first = indices[path] ?? guideOwners[path] ?? entries.count
    return LayoutError(
      .duplicateName(path.name, first: first < entries.count ? entries[first].attributes.location : location),
      view: node.parts.kind, location: location)
  }

  /// Stores the end of a view that is completely listed.
  private mutating func close(_ level: inout FlatteningStep) {
    guard level.parent >= 0 else { return }
    let parent = Int(level.parent)
    entries[parent].end = entries.count
    if level.decorated == nil { entries[parent].contentEnd = entries.count }
  }

  /// Stores the index after a view's backgrounds, and the index after its content, as soon as they are listed.
  private mutating func closePart(of level: inout FlatteningStep) {
    guard let decorated = level.decorated, level.parent >= 0 else { return }
    if level.next == decorated.backgroundEnd { entries[Int(level.parent)].backgroundEnd = entries.count }
    if level.next == decorated.contentEnd { entries[Int(level.parent)].contentEnd = entries.count }
  }

  private func tooDeep(
    _ node: ViewNode, in level: FlatteningStep, _ reason: LayoutError.Reason = .tooDeep
  ) -> LayoutError {
    let location = node.parts.attributes.location ?? level.composite?.parts.attributes.location
    return LayoutError(reason, view: node.parts.kind, location: location)
  }
}

extension UnsafePointer<ViewNode.Parts> {
  /// Whether the view is not a composite, and has only content and sizes.
  @inline(__always) fileprivate var isPlain: Bool {
    if case .composite = pointee.content { return false }
    return !pointee.outline.hasOtherAttributes
  }
}

extension ViewNode {
  /// Whether the package's own code created the view.
  fileprivate var isMadeByPackage: Bool { parts.attributes.location?.isInPackage ?? false }

  /// The node that replaces this node, with the path of the replaced name; nil if this node is not replaced. A view
  /// that was rebuilt from a tree has `paths`; otherwise its names are in `scope`.
  fileprivate func replacement(
    among replacements: [ViewID: ViewNode], _ paths: [ViewID]?, _ scopes: NameScopes, _ scope: Int32
  ) -> (path: ViewID, node: ViewNode)? {
    if replacements.isEmpty { return nil }
    let listed = parts.attributes.rare.listedScope == nil ? nil : paths
    for path in listed ?? parts.attributes.names.map({ scopes.path(of: $0, in: scope) }) {
      if let node = replacements[path] { return (path, node) }
    }
    return nil
  }

  /// Replaces the names of the view's guides by their paths in a scope.
  fileprivate mutating func putGuides(in scope: Int32, _ scopes: NameScopes) {
    guard !parts.attributes.rare.guides.isEmpty else { return }
    modify { $0.rare.guides = $0.rare.guides.map { scopes.path(of: $0, in: scope) } }
  }
}
