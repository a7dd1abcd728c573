package import TrussViews

/// The views that differ between a tree and a new value of its root view. The tree and the new value must have the same
/// shape: as many views in each container, with the same names.
///
/// The tree and the new value are walked side by side, without building lists. A view that shares its storage with the
/// tree is equal without comparison; all other views are compared completely. Bodies of composites are evaluated, as
/// their dependencies are unknown.
package struct TreeDifference {
  /// The views whose own attributes or content differ, in order.
  package private(set) var changes: [(index: Int, node: ViewNode)] = []
  /// Whether there are composites in the new value. The tree has entries only for their bodies.
  package private(set) var hasComposites = false

  /// Views of the new value, and the range of the tree's views that they are compared with.
  private struct Level {
    var nodes: [ViewNode]
    var next = 0
    /// The index of the next view of the tree, and the index after the last one.
    var index: Int
    var end: Int
    var parent: Int?
    var scope: Int32
    /// The composite whose body these views are. If composites are nested, it is the innermost one, with the attributes
    /// of the outer ones merged into it.
    var composite: ViewNode?
  }

  /// Compares a tree with new root views. Returns nil if the shapes differ.
  package init?(_ tree: ViewTree, _ nodes: [ViewNode]) {
    // Skips implicit containers, which are not in the source: the stack around several root views, and the frame that
    // centres a root in SwiftUI's style.
    let first = tree.entries.indices.first { !tree.isImplicit($0) } ?? 0
    let root = Level(
      nodes: nodes, index: first, end: tree.entries.count, parent: first > 0 ? first - 1 : nil,
      scope: NameScopes.layout)
    guard walk(root, tree) else { return nil }
  }

  /// Compares a view of a tree with a new view. Returns nil if the shapes differ, or if the view is the body of a
  /// composite.
  package init?(_ tree: ViewTree, at index: Int, _ node: ViewNode) {
    let entry = tree.entries[index]
    let view = Level(
      nodes: [node], index: index, end: entry.end, parent: entry.parent, scope: tree.scope(ofNameOf: index))
    guard !entry.isBody, walk(view, tree) else { return nil }
  }

  private mutating func walk(_ first: Level, _ tree: ViewTree) -> Bool {
    var level = first
    var around: [Level] = []
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
      var inner: Level?
      if node.parts.holdsViews, case .composite(let composite) = node.parts.content {
        guard around.count < LayoutError.Limits.depth, let body = body(of: composite, node, in: level, tree) else {
          return false
        }
        inner = body
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
  /// Whether the next view has no views inside and equals the tree's view, as most do. The views are compared through
  /// pointers, without reference counting.
  private static func isSameLeaf(in level: borrowing Level, _ tree: borrowing ViewTree) -> Bool {
    guard level.composite == nil, level.index < level.end else { return false }
    let parts = level.nodes[level.next].address
    return !parts.pointee.holdsViews
      && tree.entries.withUnsafeBufferPointer { entries in
        let old = entries[level.index].address
        return entries[level.index].end == level.index + 1 && !entries[level.index].isBody
          && (old == parts || ViewNode.Parts.areEquivalent(parts, old))
      }
  }

  /// Compares a view with the tree's view in its place. Returns the index after the tree's view and the views inside
  /// it, and the level of the views inside, which are compared next; nil if the shapes differ.
  private mutating func compare(_ node: ViewNode, in level: Level, _ tree: ViewTree) -> (end: Int, inside: Level?)? {
    let index = level.index
    guard tree.entries[index].isBody == (level.composite != nil) else { return nil }
    let node = node.merged(in: level.composite)
    let old = tree.entries[index].node
    if node.storage !== old.storage, !node.isEquivalent(to: old) {
      guard node.parts.attributes.names == old.parts.attributes.names,
        node.parts.attributes.rare.element?.text == old.parts.attributes.rare.element?.text
      else { return nil }
      changes.append((index, node))
    }
    let end = tree.entries[index].end
    if !node.parts.holdsViews { return end == index + 1 ? (end, nil) : nil }
    let scope = tree.entries[index].scope
    return (end, Level(nodes: node.parts.content.children, index: index + 1, end: end, parent: index, scope: scope))
  }

  /// Evaluates the body of a composite, and returns the level of the body's views; nil if the composite changes the
  /// environment, or if the tree has another scope of names at this index.
  private mutating func body(
    of composite: CompositeView, _ node: ViewNode, in level: Level, _ tree: ViewTree
  ) -> Level? {
    guard node.parts.attributes.rare.environment.isEmpty, let scope = scope(of: composite, node, in: level, tree) else {
      return nil
    }
    hasComposites = true
    let environment = level.parent.map { tree.entries[$0].inherited.environment } ?? tree.environment
    var body = level
    body.nodes = EnvironmentValues.$current.withValue(environment) { composite.view.body.nodes }
    body.next = 0
    body.scope = scope
    body.composite = node.merged(in: level.composite)
    return body
  }

  /// The scope of the names in a composite's body; nil if the tree has another scope at this index. If no path of names
  /// has a shorter form, any scope is accepted.
  private func scope(of composite: CompositeView, _ node: ViewNode, in level: Level, _ tree: ViewTree) -> Int32? {
    if tree.shortPaths.isEmpty { return level.scope }
    guard level.index < level.end else { return nil }
    var scope = tree.entries[level.index].scope
    while let around = tree.scopes.parent(of: scope), around != level.scope { scope = around }
    let attributes = node.parts.attributes
    let isSame = tree.scopes.isScope(scope, of: composite.type, named: attributes.names.first, attributes.rare.element)
    return isSame ? scope : nil
  }
}
