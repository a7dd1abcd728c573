package import TrussIR

/// A stack in UIStackView's words, as the lowering reads it.
@usableFromInline package struct ArrangedStack: Sendable {
  package var axis: Axis
  package var distribution: Distribution
  package var alignment: StackAlignment
  package var spacing: Double
  package var margins: Insets
  package var baselineRelative: Bool
  package var children: [ViewNode]
  package var location: SourceLocation

  package init(
    axis: Axis, distribution: Distribution, alignment: StackAlignment, spacing: Double, margins: Insets,
    baselineRelative: Bool, children: [ViewNode], location: SourceLocation
  ) {
    self.axis = axis
    self.distribution = distribution
    self.alignment = alignment
    self.spacing = spacing
    self.margins = margins
    self.baselineRelative = baselineRelative
    self.children = children
    self.location = location
  }

  var node: ViewNode { ViewNode(.arranged(self), holdsViews: !children.isEmpty, at: location) }
}
