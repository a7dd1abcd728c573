public import TrussTree
public import TrussViews

extension Layout {
  /// The position of a scroll view's content, or nil where no scroll view has the name.
  public func scrollGeometry(of id: ViewID) -> ScrollGeometry? {
    tree.index(of: id).flatMap(scrollGeometry(at:))
  }

  /// The position of the content of the view at an index, or nil where it does not scroll.
  package func scrollGeometry(at index: Int) -> ScrollGeometry? {
    ScrollGeometry(at: index, tree, medium, rects)
  }

  /// How far from the edges of the view at an index its indicator ends, in the layout's unit.
  package func indicatorInsets(at index: Int) -> Insets {
    guard case .scroll(let scroll) = tree.entries[index].content else { return .zero }
    switch scroll.indicatorInsets {
    case .automatic: return tree.coveredInsets(of: index, medium, in: rects)
    case .fixed(let insets): return medium.gaps(insets, isRightToLeft: tree.entries[index].isRightToLeft)
    }
  }
}
