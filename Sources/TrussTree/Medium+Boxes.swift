public import TrussViews

extension Medium {
  /// The distance from a container's edges to its views' box: a stack's insets, and in cells the border.
  @inlinable package func boxInsets(of entry: ViewTree.Entry) -> Insets {
    boxInsets(of: entry.address, isRightToLeft: entry.isRightToLeft)
  }

  /// The insets of a view that is read where it lies: a call on an entry copies it.
  @usableFromInline func boxInsets(of view: UnsafePointer<ViewNode.Parts>, isRightToLeft: Bool) -> Insets {
    var insets =
      view.pointee.traits.contains(.hasInsets) ? gaps(view.insets, isRightToLeft: isRightToLeft) : Insets.zero
    guard isCells else { return insets }
    if case .scroll(let scroll) = view.pointee.content, scroll.showsIndicators {
      switch (scroll.axis, isRightToLeft) {
      case (.horizontal, _): insets.bottom += 1
      case (.vertical, false): insets.right += 1
      case (.vertical, true): insets.left += 1
      }
    }
    guard let border = view.pointee.attributes.border else { return insets }
    let lines = border.cellInsets(isRightToLeft: isRightToLeft)
    return Insets(
      top: insets.top + lines.top, left: insets.left + lines.left, bottom: insets.bottom + lines.bottom,
      right: insets.right + lines.right)
  }

  /// Insets in the medium's unit, from the edges that the layout direction makes of leading and trailing.
  package func gaps(_ insets: Insets, isRightToLeft: Bool) -> Insets {
    let insets = insets.resolved(isRightToLeft: isRightToLeft)
    return Insets(
      top: gap(insets.top, .vertical), left: gap(insets.left, .horizontal),
      bottom: gap(insets.bottom, .vertical), right: gap(insets.right, .horizontal))
  }

  /// A rectangle on whole cells, by rounding its absolute edges: neighbours neither gap nor overlap. In points it is
  /// left as it is.
  package func snapped(_ rect: Rect) -> Rect {
    guard isCells else { return rect }
    let left = rect.minX.cellEdge
    let top = rect.minY.cellEdge
    return Rect(x: left, y: top, width: rect.maxX.cellEdge - left, height: rect.maxY.cellEdge - top)
  }

  /// The distance of a button's title from the button's left and right edges where the button is too narrow for more.
  package var buttonTitleInset: Double { isCells ? 1 : 4 }

  /// The distance of a box' title from the edges of the box' frame where the box is too narrow for more. In cells a
  /// title without room for a border takes the whole frame.
  package func boxTitleInset(in frame: Rect) -> Double { isCells ? (frame.holdsCellBorder ? 1 : 0) : 2 }
}

extension Rect {
  /// Whether a border in cells around it leaves a row and a column.
  package var holdsCellBorder: Bool { height >= 3 && width >= 3 }
}
