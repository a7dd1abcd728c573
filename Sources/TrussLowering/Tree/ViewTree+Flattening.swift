import TrussIR
package import TrussViews

extension ViewTree {
  /// Lists a view and all inside it, of each table the rows in its window. Several views side by side are put into a
  /// vertical stack.
  ///
  /// - Throws: `LayoutError` for a name used twice, and for more or more deeply nested views than the limits allow.
  package init(
    _ nodes: [ViewNode], environment: EnvironmentValues, overrides: TieOverrides = TieOverrides(),
    shape: TreeShape = TreeShape()
  ) throws(LayoutError) {
    try self.init(nodes: nodes, environment, shape)
    let roots = entries.lazy.filter { $0.parent == nil }.count
    if roots != 1 {
      let stack = FlexStack(
        axis: .vertical, children: nodes, location: SourceLocation(fileID: "Truss", line: 0))
      try self.init(nodes: [stack.node], environment, shape)
    }
    apply(overrides)
  }

  /// Views that are still to be listed: those inside one view, or those of one composite's body.
  private struct Pending {
    var nodes: [ViewNode]
    var next = 0
    var parent: Int?
    /// What modifiers said of the composite whose body this is.
    var outer: Attributes?
    /// What is inside and around the parent, where these are its own.
    var inner: Inner?
    /// Where these stand, if they are the body of a composite that decorates a view.
    var decoration: Alignment?
    /// The number of views and composites around these.
    var depth: Int
    var environment: EnvironmentValues
  }

  /// The views of one view in the order in which they are drawn: backgrounds, the last one first, what it holds, and
  /// overlays.
  private struct Inner {
    var nodes: [ViewNode] = []
    /// For each decoration; empty where there is none.
    var alignments: [Alignment?] = []
    var backgroundCount = 0
    var contentCount = 0

    init(_ children: [ViewNode], _ decorations: [Decoration]) {
      guard !decorations.isEmpty else {
        nodes = children
        contentCount = children.count
        return
      }
      for decoration in decorations.reversed() where decoration.layer == .background { add(decoration) }
      backgroundCount = nodes.count
      nodes += children
      alignments += children.map { _ in nil }
      contentCount = nodes.count
      for decoration in decorations where decoration.layer == .overlay { add(decoration) }
    }

    private mutating func add(_ decoration: Decoration) {
      nodes += decoration.nodes
      alignments += decoration.nodes.map { _ in decoration.alignment }
    }
  }

  /// A loop with a list of its own, not a recursion: the depth of a tree is bounded by `Limits.depth` and not by the
  /// stack of whatever thread this runs on.
  private init(
    nodes: [ViewNode], _ environment: EnvironmentValues, _ shape: TreeShape
  ) throws(LayoutError) {
    self.environment = environment
    var stack = [Pending(nodes: nodes, parent: nil, outer: nil, depth: 0, environment: environment)]
    while var pending = stack.popLast() {
      if let inner = pending.inner, let parent = pending.parent {
        if pending.next == inner.backgroundCount { entries[parent].backgroundEnd = entries.count }
        if pending.next == inner.contentCount { entries[parent].contentEnd = entries.count }
      }
      guard pending.next < pending.nodes.count else {
        if pending.outer == nil, let parent = pending.parent { entries[parent].end = entries.count }
        continue
      }
      let node = pending.nodes[pending.next]
      let alignments = pending.inner?.alignments ?? []
      let decoration = alignments.isEmpty ? pending.decoration : alignments[pending.next]
      pending.next += 1
      stack.append(pending)
      var attributes = node.attributes
      if let outer = pending.outer { attributes.add(outer: outer) }
      guard pending.depth < LayoutError.Limits.depth else {
        throw LayoutError(.tooDeep, view: node.content.kind, location: attributes.location)
      }
      var environment = pending.environment
      for change in node.attributes.environment { change(&environment) }
      if case .composite(let view) = node.content {
        let nodes = EnvironmentValues.$current.withValue(environment) { view.body.nodes }
        stack.append(
          Pending(
            nodes: nodes, parent: pending.parent, outer: attributes, decoration: decoration, depth: pending.depth + 1,
            environment: environment))
      } else {
        let index = try append(node.content, attributes, parent: pending.parent, decoration, environment)
        var children = node.content.children
        if case .table(let table) = node.content {
          let window = shape.windows[identity(of: index)]
          children = EnvironmentValues.$current.withValue(environment) { open(table, at: index, window) }
        }
        if case .choice = node.content, !children.isEmpty {
          children = [choose(among: children, at: index, shape.choices[identity(of: index)] ?? 0)]
        }
        let inner = Inner(children, attributes.decorations)
        stack.append(
          Pending(
            nodes: inner.nodes, parent: index, outer: nil, inner: inner, depth: pending.depth + 1,
            environment: environment))
      }
    }
  }

  private mutating func append(
    _ content: ViewNode.Content, _ attributes: Attributes, parent: Int?, _ decoration: Alignment?,
    _ environment: EnvironmentValues
  ) throws(LayoutError) -> Int {
    let index = entries.count
    guard index < LayoutError.Limits.views else {
      throw LayoutError(.tooManyViews, view: content.kind, location: attributes.location)
    }
    let font = attributes.font ?? parent.map { entries[$0].givenFont } ?? .body
    var textStyle = attributes.textStyle
    if let parent { textStyle.inherit(entries[parent].textStyle) }
    entries.append(
      Entry(
        content: content, attributes: attributes, parent: parent, end: index + 1,
        depth: parent.map { entries[$0].depth + 1 } ?? 0,
        font: scaled(font, environment), givenFont: font,
        foreground: attributes.foreground ?? parent.flatMap { entries[$0].foreground },
        textStyle: textStyle, isRightToLeft: environment.layoutDirection == .rightToLeft,
        safeArea: safeArea(of: index, in: parent, environment.safeAreaInsets),
        ordinal: takeOrdinal(in: parent, decoration),
        decoration: decoration,
        decorationDepth: (parent.map { entries[$0].decorationDepth } ?? 0) + (decoration == nil ? 0 : 1),
        backgroundEnd: index + 1, contentEnd: index + 1))
    settleRow(of: index)
    for name in entries[index].attributes.names {
      guard guideOwners[name] == nil, indices.updateValue(index, forKey: name) == nil else {
        throw LayoutError(.duplicateName(name.name), view: content.kind, location: attributes.location)
      }
    }
    for name in entries[index].attributes.guides {
      guard indices[name] == nil, guideOwners.updateValue(index, forKey: name) == nil else {
        throw LayoutError(.duplicateName(name.name), view: content.kind, location: attributes.location)
      }
    }
    return index
  }

  /// A font in the reader's size, half points kept; in the usual size it is what was given.
  private func scaled(_ font: Font, _ environment: EnvironmentValues) -> Font {
    let scale = environment.textSizeCategory.scale
    return scale == 1 ? font : Font(font.face, size: (font.size * scale * 2).rounded() / 2)
  }
}
