package import TrussViews

/// What another value of a view changes in the tree of an earlier one, where both have the same shape: as many views in
/// each container, whatever they are.
///
/// The two are walked side by side, and nothing is listed anew. A view that a value shares with the last one is known to be
/// the same by that; of others all is compared. Bodies of composites are asked for, as nobody knows what they depend on.
package struct TreeDifference {
  /// The views that say something else of themselves, in order.
  package private(set) var changes: [(index: Int, node: ViewNode)] = []
  /// Whether there are composites in the new value: a tree lists their bodies alone.
  package private(set) var hasComposites = false

  /// Views of the new value, and where those of the tree are that they stand for.
  private struct Level {
    var nodes: [ViewNode]
    var next = 0
    /// The index of the next view of the tree, and after the last.
    var index: Int
    var end: Int
    /// The index of the view around these, or nil for the root.
    var parent: Int?
    /// The composite whose body this is, with what was said of those around it.
    var composite: ViewNode?
  }

  /// Compares a tree with other views; nil where their shapes differ.
  init?(_ tree: ViewTree, _ nodes: [ViewNode]) {
    // Views side by side stand in a stack that nobody wrote.
    let isWrapped = tree.entries[0].attributes.location == ViewTree.implicitStack
    let root = Level(
      nodes: nodes, index: isWrapped ? 1 : 0, end: tree.entries.count, parent: isWrapped ? 0 : nil)
    guard walk(root, tree) else { return nil }
  }

  /// Compares a view of a tree with another; nil where their shapes differ.
  init?(_ tree: ViewTree, at index: Int, _ node: ViewNode) {
    let entry = tree.entries[index]
    guard !entry.isBody else { return nil }
    guard walk(Level(nodes: [node], index: index, end: entry.end, parent: entry.parent), tree) else { return nil }
  }

  private mutating func walk(_ root: Level, _ tree: ViewTree) -> Bool {
    var level = root
    var around: [Level] = []
    while true {
      guard level.next < level.nodes.count else {
        guard level.composite != nil || level.index == level.end else { return false }
        let index = level.index
        guard var outer = around.popLast() else { return index == root.end }
        outer.index = index
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
      var inner: Level?
      if node.parts.holdsViews, case .composite(let view) = node.parts.content {
        guard around.count < LayoutError.Limits.depth, node.parts.attributes.environment.isEmpty else { return false }
        inner = body(of: view, node, in: level, tree)
      } else {
        guard level.index < level.end, let next = compare(node, in: level, tree) else { return false }
        inner = next.inside
        level.index = next.end
      }
      guard let inner else { continue }
      around.append(level)
      level = inner
    }
  }
}

extension TreeDifference {
  /// Whether the next view has none inside and says the same: most do. It is found where both lie, without a reference
  /// to either.
  private static func isSameLeaf(in level: borrowing Level, _ tree: borrowing ViewTree) -> Bool {
    guard level.composite == nil, level.index < level.end else { return false }
    let parts = level.nodes[level.next].address
    return !parts.pointee.holdsViews
      && tree.entries.withUnsafeBufferPointer { entries in
        let old = entries[level.index].address
        return entries[level.index].end == level.index + 1 && !entries[level.index].isBody
          && (old == parts || ViewNode.Parts.sayTheSame(parts, old))
      }
  }

  /// Compares a view with the one of the tree that it stands for. Returns the index after the last view inside that, and
  /// what is to be compared before.
  private mutating func compare(
    _ node: ViewNode, in level: Level, _ tree: ViewTree
  ) -> (end: Int, inside: Level?)? {
    let index = level.index
    guard tree.entries[index].isBody == (level.composite != nil) else { return nil }
    let node = Self.merged(node, in: level)
    let old = tree.entries[index].node
    if node.storage !== old.storage, !node.saysTheSame(as: old) { changes.append((index, node)) }
    let end = tree.entries[index].end
    if !node.parts.holdsViews { return end == index + 1 ? (end, nil) : nil }
    return (end, Level(nodes: node.parts.content.children, index: index + 1, end: end, parent: index))
  }

  /// A view with what was said of the composites that it is the body of.
  private static func merged(_ node: ViewNode, in level: Level) -> ViewNode {
    guard let composite = level.composite else { return node }
    var merged = node
    merged.modify { $0.add(outer: composite.parts.attributes) }
    return merged
  }

  private mutating func body(of view: any View, _ node: ViewNode, in level: Level, _ tree: ViewTree) -> Level {
    hasComposites = true
    let environment = level.parent.map { tree.entries[$0].surroundings.environment } ?? tree.environment
    var body = level
    body.nodes = EnvironmentValues.$current.withValue(environment) { view.body.nodes }
    body.next = 0
    body.composite = Self.merged(node, in: level)
    return body
  }
}
