package import TrussIR

/// A stack in UIStackView's words, as the lowering reads it. A class, so that handing it on is one reference.
@usableFromInline package final class ArrangedStack: Sendable {
  package let axis: Axis
  package let distribution: Distribution
  package let alignment: StackAlignment
  package let spacing: Double
  @usableFromInline package let margins: Insets
  package let baselineRelative: Bool
  package let children: [ViewNode]
  package let location: SourceLocation

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

  /// The same stack around other views.
  func with(children: [ViewNode]) -> ArrangedStack {
    ArrangedStack(
      axis: axis, distribution: distribution, alignment: alignment, spacing: spacing, margins: margins,
      baselineRelative: baselineRelative, children: children, location: location)
  }

  var node: ViewNode { ViewNode(.arranged(self), holding: children, at: location) }
}
