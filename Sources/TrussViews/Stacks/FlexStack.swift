package import TrussIR

/// A stack in flex-box words, as the lowering reads it: what `HStack`, `VStack` and `Stack` hold.
@usableFromInline package struct FlexStack: Sendable {
  package var axis: Axis
  package var justify: Justify?
  package var align: Align?
  package var spacing: Double
  package var insets: Insets
  package var widths: [Double?]?
  package var proportionalWidths: [Double?]?
  package var heights: [Double?]?
  package var proportionalHeights: [Double?]?
  package var individualAlignments: [Align?]?
  package var children: [ViewNode]
  package var location: SourceLocation

  package init(
    axis: Axis, justify: Justify? = .fill, align: Align? = .fill, spacing: Double = 0,
    insets: Insets = .zero, widths: [Double?]? = nil, proportionalWidths: [Double?]? = nil,
    heights: [Double?]? = nil, proportionalHeights: [Double?]? = nil,
    individualAlignments: [Align?]? = nil, children: [ViewNode], location: SourceLocation
  ) {
    self.axis = axis
    self.justify = justify
    self.align = align
    self.spacing = spacing
    self.insets = insets
    self.widths = widths
    self.proportionalWidths = proportionalWidths
    self.heights = heights
    self.proportionalHeights = proportionalHeights
    self.individualAlignments = individualAlignments
    self.children = children
    self.location = location
  }

  /// The sizes given along an axis, one a view.
  package func sizes(_ axis: Axis) -> [Double?]? { axis == .horizontal ? widths : heights }
  /// The proportions given along an axis, one a view.
  package func proportions(_ axis: Axis) -> [Double?]? {
    axis == .horizontal ? proportionalWidths : proportionalHeights
  }

  package var node: ViewNode { ViewNode(.stack(self), holdsViews: !children.isEmpty, at: location) }
}
