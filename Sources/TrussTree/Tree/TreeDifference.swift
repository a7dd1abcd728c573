package import TrussViews

/// The changes of another value of a view to the tree of an earlier one: the views that differ, and those that come and
/// go.
///
/// The two are walked side by side, and nothing is listed again. Both are first assumed to have the same shape, as many
/// views in each container, whatever they are; views are matched only where the shapes differ. A view that a value
/// shares with the last one is known to be the same by that; of others all is compared. Bodies of composites are asked
/// for, as their dependencies are unknown.
package struct TreeDifference {
  /// The views whose own attributes or content differ, in order.
  package internal(set) var changes: [(index: Int, node: ViewNode)] = []
  /// The views that come and go, in order; the changes are of others.
  package internal(set) var splices: [TreeSplice] = []
  /// Whether there are composites in the new value: a tree lists their bodies alone.
  package internal(set) var hasComposites = false
  /// Whether views are matched.
  private var isMatching = false

  /// Views of the new value, and the places of the tree's views that they match.
  struct ComparedViews {
    var nodes: [ViewNode]
    var next = 0
    /// The index of the next view of the tree, and after the last.
    var index: Int
    var end: Int
    /// The index of the view around these, or nil for the root.
    var parent: Int?
    /// The composite whose body this is, with the attributes of those around it.
    var composite: ViewNode?
  }

  /// Views that come and go, in order.
  package init(_ splices: [TreeSplice]) { self.splices = splices }

  /// Compares a tree with other views; nil where they have so little in common that a new layout is made.
  package init?(_ tree: ViewTree, _ nodes: [ViewNode]) {
    // Several root views are in a stack that is not in the source.
    let isWrapped = tree.entries[0].attributes.location == ViewTree.implicitStack
    let root = ComparedViews(
      nodes: nodes, index: isWrapped ? 1 : 0, end: tree.entries.count, parent: isWrapped ? 0 : nil)
    guard compare(root, tree, isMatched: isWrapped) else { return nil }
    // A single root view is no longer in that stack.
    if isWrapped, nodes.count < 2, !splices.isEmpty { return nil }
  }

  /// Compares a view of a tree with another; nil where they have so little in common that a new layout is made.
  package init?(_ tree: ViewTree, at index: Int, _ node: ViewNode) {
    let entry = tree.entries[index]
    guard !entry.isBody else { return nil }
    let root = ComparedViews(nodes: [node], index: index, end: entry.end, parent: entry.parent)
    guard compare(root, tree, isMatched: false) else { return nil }
  }

  /// Compares views with those of a tree that they match, side by side where their shapes are the same, else matched,
  /// among themselves too if they may be others.
  private mutating func compare(_ root: ComparedViews, _ tree: ViewTree, isMatched: Bool) -> Bool {
    if walk([], root, tree) { return true }
    (changes, hasComposites, isMatching) = ([], false, true)
    if !isMatched { return walk([], root, tree) && sortFewSplices() }
    guard let runs = match(root, tree) else { return false }
    let end = ComparedViews(nodes: [], index: root.end, end: root.end)
    return walk([end] + runs.reversed(), end, tree) && sortFewSplices()
  }

  /// Sorts the splices; false where they are so many that a new layout takes less.
  private mutating func sortFewSplices() -> Bool {
    splices.sort { $0.isBefore($1) }
    return splices.count <= 16
  }

  private mutating func walk(_ waiting: [ComparedViews], _ first: ComparedViews, _ tree: ViewTree) -> Bool {
    var level = first
    var around = waiting
    while true {
      guard level.next < level.nodes.count else {
        let (index, isBody) = (level.index, level.composite != nil)
        guard isBody || index == level.end else { return false }
        guard var outer = around.popLast() else { return index == first.end }
        if isBody { outer.index = index }
        level = outer
        continue
      }
      if Self.isSameLeaf(in: level, tree) {
        level.next += 1
        level.index += 1
        continue
      }
      let node = level.nodes[level.next]
      level.next += 1
      var inner: ComparedViews?
      if node.parts.holdsViews, case .composite(let composite) = node.parts.content {
        guard around.count < LayoutError.Limits.depth, node.parts.attributes.environment.isEmpty else { return false }
        inner = body(of: composite.view, node, in: level, tree)
      } else {
        guard level.index < level.end, let next = compare(node, in: level, tree) else { return false }
        inner = next.inside
        level.index = next.end
      }
      guard let inner else { continue }
      around.append(level)
      if isMatching, inner.composite == nil {
        guard let runs = match(inner, tree) else { return false }
        around += runs.reversed()
        level = around.removeLast()
      } else {
        level = inner
      }
    }
  }
}

extension TreeDifference {
  /// Whether the next view has none inside and is equal: most are. It is found where both lie, without a reference to
  /// either.
  private static func isSameLeaf(in level: borrowing ComparedViews, _ tree: borrowing ViewTree) -> Bool {
    guard level.composite == nil, level.index < level.end else { return false }
    let parts = level.nodes[level.next].address
    return !parts.pointee.holdsViews
      && tree.entries.withUnsafeBufferPointer { entries in
        let old = entries[level.index].address
        return entries[level.index].end == level.index + 1 && !entries[level.index].isBody
          && (old == parts || ViewNode.Parts.areEquivalent(parts, old))
      }
  }

  /// Compares a view with the one of the tree that it matches. Returns the index after the last view inside that, and
  /// the views to compare before.
  private mutating func compare(
    _ node: ViewNode, in level: ComparedViews, _ tree: ViewTree
  ) -> (end: Int, inside: ComparedViews?)? {
    let index = level.index
    guard tree.entries[index].isBody == (level.composite != nil) else { return nil }
    let node = Self.merged(node, in: level)
    let old = tree.entries[index].node
    if node.storage !== old.storage, !node.isEquivalent(to: old) {
      guard node.parts.attributes.names == old.parts.attributes.names else { return nil }
      changes.append((index, node))
    }
    let end = tree.entries[index].end
    if !node.parts.holdsViews, end == index + 1 { return (end, nil) }
    guard node.parts.holdsViews || isMatching && node.parts.content.isContainer else { return nil }
    return (end, ComparedViews(nodes: node.parts.content.children, index: index + 1, end: end, parent: index))
  }

  /// A view with the attributes of the composites that it is the body of.
  private static func merged(_ node: ViewNode, in level: ComparedViews) -> ViewNode {
    guard let composite = level.composite else { return node }
    var merged = node
    merged.modify { $0.add(outer: composite.parts.attributes) }
    return merged
  }

  private mutating func body(of view: any View, _ node: ViewNode, in level: ComparedViews, _ tree: ViewTree)
    -> ComparedViews
  {
    hasComposites = true
    let environment = level.parent.map { tree.entries[$0].inherited.environment } ?? tree.environment
    var body = level
    body.nodes = EnvironmentValues.$current.withValue(environment) { view.body.nodes }
    body.next = 0
    body.composite = Self.merged(node, in: level)
    return body
  }
}
