import TrussIR

extension View {
  /// Takes the view out of the flow of its stack, and places it by its distances from the stack's edges, in points:
  /// CSS' `position: absolute` with `top`, `inset-inline-start`, `bottom` and `inset-inline-end`.
  ///
  ///     HStack { Text("Inbox"); Text("3").background(.red).pinned(top: -4, trailing: -4) }
  ///
  /// The view is an overlay of the stack: it is drawn over the stack's other views, and the stack's size and these
  /// views do not depend on it. The stack's arrays of weights have no entry for it. Distances are measured from the
  /// stack's edges, not from its `insets`, and may be negative.
  ///
  /// Along an axis with both distances the view fills the space between them, unless it has its own size; then it is at
  /// the start, as in CSS. With one distance it is as long as its content, and a text wraps in the remaining space; a
  /// shape without a size fills the remaining space. Without distances it is at the start of the stack.
  ///
  /// `.pinned(top: 0).pinned(trailing: 8)` is `.pinned(top: 0, trailing: 8)`. If an edge is set twice, the last
  /// distance applies.
  ///
  /// In an `overlay` or a `background` the distances are measured from the edges of the view that has the overlay or
  /// background. Otherwise `pinned` has an effect only in stacks, including `ZStack` and `FlowStack`. A distance that
  /// is NaN is an error when the view is laid out.
  public consuming func pinned(
    top: Double? = nil, leading: Double? = nil, bottom: Double? = nil, trailing: Double? = nil
  ) -> ModifiedView {
    modified {
      let earlier = $0.rare.pin
      $0.rare.pin = Attributes.Pin(
        .init(start: leading ?? earlier?.horizontal.start, end: trailing ?? earlier?.horizontal.end),
        .init(start: top ?? earlier?.vertical.start, end: bottom ?? earlier?.vertical.end))
    }
  }
}

extension Attributes {
  /// The distances of a view from the edges of the view that it overlays, in points.
  @usableFromInline package typealias Pin = BothAxes<Distances>

  @usableFromInline package struct Distances: Equatable, Sendable {
    package var start: Double?
    package var end: Double?

    package init(start: Double? = nil, end: Double? = nil) { (self.start, self.end) = (start, end) }

    /// The alignment that the distances imply, if any.
    package var place: Alignment.Place? { start != nil ? .start : end != nil ? .end : nil }
  }
}

extension ViewNode {
  /// Makes a container of some views; pinned views become overlays of the container.
  static func container(_ children: [ViewNode], _ make: ([ViewNode]) -> ViewNode) -> ViewNode {
    let pinned = children.filter(\.isPinned)
    if pinned.isEmpty { return make(children) }
    var node = make(children.filter { !$0.isPinned })
    node.modify {
      $0.rare.decorations += pinned.map { Decoration(layer: .overlay, alignment: .topLeading, nodes: [$0]) }
    }
    return node
  }

  private var isPinned: Bool { address.pointee.outline.isPinned }
}
