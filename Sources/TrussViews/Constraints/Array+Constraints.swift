public import TrussIR

/// Constraints between neighbours in a list of views or guides. A list with fewer views than a constraint needs has
/// none.
extension Array where Element: GuideAnchors {
  /// Puts an edge, the centre or a baseline of each where the first one's is.
  ///
  ///     [name, mail, phone].align(.leading)
  ///
  /// - Parameter attributes: what is equal; a size is allowed as well.
  public func align(_ attributes: Attribute...) -> ConstraintGroup {
    ConstraintGroup(constraints: attributes.flatMap { attribute in equal { $0.anchor(attribute) } })
  }

  /// Gives each the width of the first.
  public func equalWidths() -> ConstraintGroup { align(.width) }

  /// Gives each the height of the first.
  public func equalHeights() -> ConstraintGroup { align(.height) }

  /// Gives each the width and the height of the first.
  public func equalSizes() -> ConstraintGroup { align(.width, .height) }

  /// Puts each behind the one before it, so many points away.
  ///
  ///     [name, mail, phone].distribute(.vertical, spacing: 8)
  ///
  /// - Parameters:
  ///   - axis: the direction; from leading to trailing, or from top to bottom.
  ///   - spacing: the distance in points; a negative one lets neighbours overlap.
  public func distribute(_ axis: Axis, spacing: Double) -> ConstraintGroup {
    ConstraintGroup(
      constraints: zip(self, dropFirst()).map { $1.start(axis) == $0.end(axis) + LayoutExpression(constant: spacing) })
  }

  /// Makes the gaps between neighbours equal, however large they are: other constraints decide where the first begins
  /// and the last ends.
  ///
  /// - Parameter axis: the direction; from leading to trailing, or from top to bottom.
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
