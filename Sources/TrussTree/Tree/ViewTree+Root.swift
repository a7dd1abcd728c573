package import TrussIR
package import TrussViews

extension ViewTree {
  /// Where the stack was written that several views side by side are put into: nowhere.
  package static let implicitStack = SourceLocation(fileID: "Truss", line: 0)

  /// The view that the tree lists, rebuilt from its parts: some may have been changed since it was listed. Composites
  /// are their bodies.
  package var root: ViewNode {
    node(at: 0, splicing: [])
  }

  /// Rebuilds the view at an index after splices.
  package func node(at first: Int, splicing splices: [TreeSplice]) -> ViewNode {
    var built: [ViewNode] = []
    // From the last view to the first: those inside one are the last that were built, the first of them last.
    for index in (first..<entries[first].end).reversed() {
      let decorations = decorations(of: index).count
      let backgrounds = Siblings(entries, from: index + 1, to: entries[index].backgroundEnd).reduce(0) { count, _ in
        count + 1
      }
      let count = views(in: index).reduce(0) { count, _ in count + 1 }
      var children = Array(built.suffix(backgrounds + count).dropLast(backgrounds).reversed())
      built.removeLast(decorations + count)
      // The last first, so that the places of those before it hold.
      for splice in splices.reversed() where splice.parent == index {
        children.replaceSubrange(splice.ordinal..<splice.ordinal + splice.removedCount, with: splice.nodes)
      }
      let isLeaf = children.isEmpty && entries[index].content.children.isEmpty
      var node = isLeaf ? entries[index].node : entries[index].node.with(children: children)
      if scopes.count > 1, index == first || entries[index].isInScope {
        let listed = ListedScope(scopes, entries[index].scope, entries[index].paths)
        node.modify { $0.listedScope = listed }
      }
      built.append(node)
    }
    return built[0]
  }

  /// Rebuilds the root's views after splices.
  package func roots(splicing splices: [TreeSplice]) -> [ViewNode] {
    let root = node(at: 0, splicing: splices)
    return entries[0].attributes.location == Self.implicitStack ? root.content.children : [root]
  }
}
