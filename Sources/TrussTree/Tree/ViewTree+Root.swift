package import TrussIR
package import TrussViews

extension ViewTree {
  /// Where the stack was written that several views side by side are put into: nowhere.
  package static let implicitStack = SourceLocation(fileID: "Truss", line: 0)

  /// The view that the tree lists, rebuilt from its parts: some may have been changed since it was listed. Composites
  /// are their bodies.
  package var root: ViewNode { node(at: 0) }

  /// Rebuilds the view at an index. Of several replacements inside one view the last comes first, so that the places of
  /// the others hold.
  package func node(at first: Int, replacing replacements: [ChildReplacement] = []) -> ViewNode {
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
      for replacement in replacements where replacement.parent == index {
        children.replaceSubrange(replacement.places, with: replacement.nodes)
      }
      let listed = entries[index].content.children
      let isSame = children.count == listed.count && zip(children, listed).allSatisfy { $0.storage === $1.storage }
      var node = isSame ? entries[index].node : entries[index].node.with(children: children)
      if scopes.count > 1, index == first || entries[index].isInScope {
        let scope = ListedScope(scopes, entries[index].scope, entries[index].paths, composites[index])
        node.modify { $0.listedScope = scope }
      }
      built.append(node)
    }
    return built[0]
  }

  /// Rebuilds the root's views with others in the places of some.
  package func roots(replacing replacements: [ChildReplacement]) -> [ViewNode] {
    let root = node(at: 0, replacing: replacements)
    return entries[0].attributes.location == Self.implicitStack ? root.content.children : [root]
  }
}
