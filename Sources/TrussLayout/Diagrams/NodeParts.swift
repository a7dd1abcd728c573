import TrussIR
package import TrussTree
package import TrussViews

extension ViewTree {
  /// The outline that a node is, or has as a decoration; nil for any other node. `sign` is the view that draws the
  /// outline of a sign with a title beside it, such as a titled `.start`; nil for any other outline.
  package func outline(ofNode index: Int) -> (outline: NodeOutline, sign: Int?)? {
    func outline(_ view: Int) -> NodeOutline? {
      if case .leaf(.custom(let leaf)) = entries[view].content { leaf.leaf as? NodeOutline } else { nil }
    }
    if let own = outline(index) { return (own, nil) }
    if let own = decorations(of: index).lazy.compactMap(outline).first { return (own, nil) }
    // A node of the author that is a sign has a name.
    guard let first = views(in: index).first(where: { _ in true }), entries[first].attributes.names.isEmpty,
      let own = outline(first),
      own.outline.isMark
    else { return nil }
    return (own, first)
  }

  /// Whether a view inside a node is a row: another view of the node, with letters or a picture, is above or below it.
  package func isRow(_ view: Int, in node: Int, _ rect: (Int) -> Rect) -> Bool {
    let own = rect(view)
    return (node + 1..<entries[node].end).contains { other in
      guard other < view || other >= entries[view].end, entries[other].end <= view || other > view,
        !entries[other].traits.isDisjoint(with: [.isDrawn, .holdsLetters])
      else { return false }
      let rect = rect(other)
      return rect.minX < own.maxX && own.minX < rect.maxX && (rect.maxY <= own.minY || own.maxY <= rect.minY)
    }
  }
}
