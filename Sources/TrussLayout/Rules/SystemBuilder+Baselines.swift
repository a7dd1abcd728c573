import TrussIR
import TrussTree
import TrussViews

extension SystemBuilder {
  /// A container's baseline is that of the first, or last, view inside it that has text; without any, the bottom of the
  /// first, or last, view that it aligns by baselines, else of its first, or last, as in CSS.
  func baseline(_ child: Int, _ attribute: Attribute) -> Anchor {
    let inside = (child..<tree.entries[child].end).filter {
      tree.entries[$0].traits.contains(.hasBaseline) && !tree.entries[$0].attributes.isCollapsed
        && tree.entries[$0].decorationDepth == tree.entries[child].decorationDepth
    }
    if let text = attribute == .firstBaseline ? inside.first : inside.last { return Anchor(Item.ID(text), attribute) }
    var view = child
    while tree.entries[view].traits.contains(.alignsBaselines) {
      var visible = tree.children(of: view).filter { !tree.entries[$0].attributes.isCollapsed }
      if attribute == .lastBaseline { visible.reverse() }
      if let lines = brokenLines(of: view), let line = attribute == .firstBaseline ? lines.first : lines.last {
        visible = Array(visible.prefix(line))
      }
      let aligned = visible.first { tree.entries[$0].attributes.align == .firstBaseline }
      guard let next = aligned ?? visible.first else { break }
      view = next
    }
    return Anchor(Item.ID(view), attribute)
  }
}

extension SystemBuilder {
  /// The number of views on each line of a flow stack, where that is known.
  private func brokenLines(of view: Int) -> [Int]? {
    if case .flow(let flow) = tree.entries[view].content, flow.columns != nil { return nil }
    return flowLines[view]
  }
}
