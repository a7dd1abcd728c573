public import TrussIR

/// Constraints between neighbours in a list of views or guides. A list that is too short for a method yields no
/// constraints.
extension Array where Element: GuideAnchors {
  /// Makes an attribute of each view equal to the first view's: an edge, the centre, a baseline, the width or the
  /// height.
  ///
  ///     [name, mail, phone].align(.leading)
  public func align(_ attributes: Attribute...) -> ConstraintGroup {
    ConstraintGroup(constraints: attributes.flatMap { attribute in equal { $0.anchor(attribute) } })
  }

  /// Gives each view the width of the first view.
  public func equalWidths() -> ConstraintGroup { align(.width) }

  /// Gives each view the height of the first view.
  public func equalHeights() -> ConstraintGroup { align(.height) }

  /// Gives each view the width and the height of the first view.
  public func equalSizes() -> ConstraintGroup { align(.width, .height) }

  /// Places each view after the previous one, from leading to trailing or from top to bottom, at the given distance in
  /// points. A negative distance lets neighbours overlap.
  ///
  ///     [name, mail, phone].distribute(.vertical, spacing: 8)
  public func distribute(_ axis: Axis, spacing: Double) -> ConstraintGroup {
    ConstraintGroup(
      constraints: zip(self, dropFirst()).map { $1.start(axis) == $0.end(axis) + LayoutExpression(constant: spacing) })
  }

  /// Makes the gaps between neighbours equal, from leading to trailing or from top to bottom. Other constraints decide
  /// how large the gaps are, and where the first view begins and the last ends.
  public func distribute(_ axis: Axis) -> ConstraintGroup {
    guard count > 2 else { return ConstraintGroup(constraints: []) }
    let first = self[1].start(axis) - self[0].end(axis)
    return ConstraintGroup(constraints: zip(dropFirst(), dropFirst(2)).map { $1.start(axis) - $0.end(axis) == first })
  }

  private func equal(_ anchor: (Element) -> LayoutExpression) -> [LayoutConstraint] {
    guard let first else { return [] }
    return dropFirst().map { anchor($0) == anchor(first) }
  }
}

extension GuideAnchors {
  func start(_ axis: Axis) -> LayoutExpression { axis == .horizontal ? leading : top }
  func end(_ axis: Axis) -> LayoutExpression { axis == .horizontal ? trailing : bottom }
}

/// The way in which a chain of views shares the space between two edges, with the names of Android's
/// `ConstraintLayout`.
public enum ChainStyle: Hashable, Sendable {
  /// Equal gaps before, between and after the views.
  case spread
  /// Equal gaps between the views; the first and the last are at the edges.
  case spreadInside
  /// The views are packed together; the bias is the fraction of the remaining space that is before them: 0 puts them at
  /// the start, 0.5 in the middle, 1 at the end.
  case packed(bias: Double = 0.5)
  /// The views fill the space, their lengths in proportion to the weights, one weight for each view.
  case weighted([Double])
}

extension Array where Element: GuideAnchors {
  /// Places the views in a line, from leading to trailing or from top to bottom, between the edges of a view or guide:
  /// by default the view whose `constraints` block contains the chain. Neighbours are `spacing` points apart, 0 by
  /// default; in a spread chain `spacing` is the minimum distance.
  ///
  ///     [name, mail, phone].chain(.horizontal, .spreadInside)
  ///     [name, mail, phone].chain(.vertical, .weighted([1, 2, 1]), in: ViewID("card").margins, spacing: 8)
  public func chain(
    _ axis: Axis, _ style: ChainStyle, in container: some GuideAnchors = ViewID.container, spacing: Double = 0
  ) -> ConstraintGroup {
    guard let first, let last else { return ConstraintGroup(constraints: []) }
    let (before, behind) = (first.start(axis) - container.start(axis), container.end(axis) - last.end(axis))
    let gaps = zip(self, dropFirst()).map { $1.start(axis) - $0.end(axis) }
    let distance = LayoutExpression(constant: spacing)
    switch style {
    case .spread:
      return ConstraintGroup(
        constraints: (gaps + [behind]).map { $0 == before } + gaps.prefix(1).map { $0 >= distance })
    case .spreadInside:
      let equal = gaps.dropFirst().map { $0 == gaps[0] }
      return ConstraintGroup(
        constraints: [first.start(axis) == container.start(axis), last.end(axis) == container.end(axis)] + equal
          + gaps.prefix(1).map { $0 >= distance })
    case .packed(let bias):
      let rest = [before * (1 - bias) == behind * bias]
      return ConstraintGroup(constraints: gaps.map { $0 == distance } + rest)
    case .weighted(let weights):
      let lengths = map { $0.anchor(axis == .horizontal ? .width : .height) }
      let ratios = zip(lengths, weights).dropFirst().map { $0 * (weights.first ?? 1) == lengths[0] * $1 }
      return ConstraintGroup(
        constraints: [first.start(axis) == container.start(axis), last.end(axis) == container.end(axis)]
          + gaps.map { $0 == distance } + ratios)
    }
  }

  /// Places a guide at the outermost position of an edge among the views: for a left, leading or top edge, no view
  /// begins before the guide; for a right, trailing or bottom edge, no view ends after it. The guide is a line: its
  /// edges along that axis coincide.
  ///
  ///     .guides("line")
  ///     .constraints {
  ///       [name, mail].barrier(.trailing, as: "line")
  ///       value.leading == ViewID("line").leading + 8
  ///     }
  public func barrier(_ edge: EdgeAnchors.Edge, as guide: ViewID) -> ConstraintGroup {
    let (attribute, opposite, isEnd) = edge.place
    let (line, far) = (guide.anchor(attribute), ViewID.container.anchor(opposite))
    let outside = map { isEnd ? line >= $0.anchor(attribute) : line <= $0.anchor(attribute) }
    // Pulls the barrier back as far as the views allow: weaker than constraints that prevent cut content (750),
    // stronger than hugging (250).
    return ConstraintGroup(
      constraints: outside + [(line == far) ~ Priority(500), guide.anchor(opposite) == line])
  }
}

extension GuideAnchors {
  /// Positions the view between the edges of another view, by default the view whose `constraints` block contains the
  /// constraint. The bias is the fraction of the remaining space that is before the view: 0 is at the start, 0.5 in the
  /// middle, 1 at the end.
  public func bias(
    _ axis: Axis, to bias: Double, in container: some GuideAnchors = ViewID.container
  ) -> ConstraintGroup {
    [self].chain(axis, .packed(bias: bias), in: container)
  }
}

extension EdgeAnchors.Edge {
  /// The edge as an attribute, the opposite edge, and whether the edge is the later of the two along its axis.
  fileprivate var place: (attribute: Attribute, opposite: Attribute, isEnd: Bool) {
    switch self {
    case .left: (.left, .right, false)
    case .right: (.right, .left, true)
    case .leading: (.leading, .trailing, false)
    case .trailing: (.trailing, .leading, true)
    case .top: (.top, .bottom, false)
    case .bottom: (.bottom, .top, true)
    }
  }
}
