package import TrussIR

/// A stack in flex-box words, as the lowering reads it: what `HStack`, `VStack` and `Stack` hold.
///
/// A class, so that handing it on is one reference.
@usableFromInline package final class FlexStack: Sendable {
  @usableFromInline package let axis: Axis
  package let justify: Justify?
  package let align: Align?
  package let spacing: Double
  @usableFromInline package let insets: Insets
  package let widths: [Double?]?
  package let proportionalWidths: [Double?]?
  package let heights: [Double?]?
  package let proportionalHeights: [Double?]?
  package let individualAlignments: [Align?]?
  /// Whether its flexible views take its room, as in SwiftUI: across the stack and, in equal parts, along it.
  package let offersRoom: Bool
  package let children: [ViewNode]
  package let location: SourceLocation

  package init(
    axis: Axis, justify: Justify? = .fill, align: Align? = .fill, spacing: Double = 0,
    insets: Insets = .zero, widths: [Double?]? = nil, proportionalWidths: [Double?]? = nil,
    heights: [Double?]? = nil, proportionalHeights: [Double?]? = nil,
    individualAlignments: [Align?]? = nil, offersRoom: Bool = false, children: [ViewNode],
    location: SourceLocation
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
    self.offersRoom = offersRoom
    self.children = children
    self.location = location
  }

  /// The same stack around other views.
  func with(children: [ViewNode]) -> FlexStack {
    FlexStack(
      axis: axis, justify: justify, align: align, spacing: spacing, insets: insets, widths: widths,
      proportionalWidths: proportionalWidths, heights: heights, proportionalHeights: proportionalHeights,
      individualAlignments: individualAlignments, offersRoom: offersRoom, children: children, location: location)
  }

  /// The sizes given along an axis, one a view.
  package func sizes(_ axis: Axis) -> [Double?]? { axis == .horizontal ? widths : heights }
  /// The proportions given along an axis, one a view.
  package func proportions(_ axis: Axis) -> [Double?]? {
    axis == .horizontal ? proportionalWidths : proportionalHeights
  }

  package var node: ViewNode { ViewNode(.stack(self), holding: children, at: location) }
}
