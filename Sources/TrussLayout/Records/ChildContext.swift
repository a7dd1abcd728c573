import TrussIR
import TrussViews

/// What a container that has a record decides about a view in it.
struct ChildContext: PlacedView {
  var horizontal = AxisPlacement.inLine
  var vertical = AxisPlacement.inLine
  var stackAxis: Axis?
  /// The axes on which it takes the size that it is given.
  var stretched = Axes()
  /// The axes on which it fills a box as a layer.
  var filling = Axes()
  /// The axes along which a frame around it specifies a length: there its content has no minimum.
  var framed = Axes()
  /// The axes on which its size does not depend on its content.
  var definite = Axes()
  /// The axes along which its container does not determine its length.
  var unsettled = Axes()
  /// The axes on which it grows with its box, up to a maximum.
  var growing = Axes()
  /// The sizes that its stack's arrays give it.
  var width: Double?
  var height: Double?
  var hasFlexGrow = false
  var flexShrinks = false
  var scales = ContentScales()
  /// The distance from the top of its container that puts its baseline on that of others.
  var shift = 0.0
  /// The index of its container, -1 for a root, its position in it, and the priority at which content stays inside.
  var box = -1
  var position = 0
  var containment = (horizontal: RulePriority.containment, vertical: RulePriority.containment)

  init() {}

  /// The context of a view that rows place.
  init(_ place: SystemBuilder.Place) {
    stackAxis = place.stackAxis
    stretched = place.stretched
    filling = place.filling
    framed = place.framed
    definite = place.definite
    hasFlexGrow = place.hasFlexGrow
    flexShrinks = place.flexShrinks
    scales = place.scales
  }

  func size(_ axis: Axis) -> Double? { axis == .horizontal ? width : height }

  /// Places the view along an axis.
  mutating func place(_ axis: Axis, _ placement: AxisPlacement) {
    if axis == .horizontal { horizontal = placement } else { vertical = placement }
    if placement.isLengthOpen { unsettled.insert(axis) } else { unsettled.remove(axis) }
  }
}

/// What the view of a frame inherits from the frame's own context, along axes for which the frame specifies no length.
struct FrameContext: ViewRoom, Sendable {
  var stackAxis: Axis?
  var stretched = Axes()
  var filling = Axes()
  var definite = Axes()
  var framed = Axes()
  var unsettled = Axes()
  var hasFlexGrow = false
  var flexShrinks = false
}
