import TrussIR
import TrussViews

/// The decisions of a container about a view in it. Records and rows are created from these decisions.
struct ChildContext: Sendable {
  var placement = BothAxes(AxisPlacement.inLine, .inLine)
  var stackAxis: Axis?
  /// The axes on which the container stretches the view.
  var stretched = Axes()
  /// The axes on which the view fills a box as a layer: content that is too large makes the view larger than the box.
  var filling = Axes()
  /// The axes along which a frame around the view specifies a length: there the view's content has no minimum.
  var framed = Axes()
  /// The axes along which the view is a pinned layer, or a layer of a box that is as long as its layers.
  var layered = Axes()
  /// The axes along which the view is as long as its container, independently of its content.
  var grown = Axes()
  /// The axes on which the view's size does not depend on its content (CSS' definite).
  var definite = Axes()
  /// The axes on which the view fills a box with a maximum size.
  var clamped = Axes()
  /// The axes along which the container does not determine the view's length.
  var unsettled = Axes()
  /// The axes on which the view grows with its box, up to a maximum.
  var growing = Axes()
  /// The sizes that the arrays of the view's stack specify.
  var sizes = PerAxis<Double>()
  /// Whether the view has a share of its stack's space.
  var hasFlexGrow = false
  /// For a spacer that takes the space that growing views leave, the number of such spacers in its stack; otherwise 0.
  var lastSpacerCount = 0
  /// Whether the view shrinks together with other texts of its stack.
  var flexShrinks = false
  /// The scales of the priorities of the view's content along each axis.
  var scales = ContentScales()
  /// The view's layout priority along an axis, if it was set.
  var layoutPriority = PerAxis<Double>()
  /// The distance from the top of the container to the view that aligns the view's baseline with other baselines.
  var shift = 0.0
  /// The priority at which content stays in the view's width, if it is lower than usual: in a cell that makes none of
  /// its columns wider.
  var containmentPriority: Priority?
  /// The index of the container, -1 for a root; the view's position in it; the priority at which content stays inside
  /// it.
  var box = -1
  var position = 0
  var containment = BothAxes(RulePriority.containment, RulePriority.containment)

  mutating func place(_ axis: Axis, _ placement: AxisPlacement) {
    self.placement[axis] = placement
    if placement == .firstBaseline || placement == .lastBaseline { scales[axis].baselineLevel &+= 1 }
    if placement.isLengthOpen { unsettled.insert(axis) } else { unsettled.remove(axis) }
  }

  /// Whether content keeps its minimum along an axis: in a stack, and in layers whose length follows from their
  /// content, unless a frame or a definite stretch imposes the length.
  func keepsMinimum(_ axis: Axis) -> Bool {
    (stackAxis != nil || layered.contains(axis)) && !framed.contains(axis)
      && !(stretched.contains(axis) && definite.contains(axis))
  }

  /// Whether the view takes the length that its container gives it. It does not hug its content, which would only pull
  /// at the container.
  func isGiven(_ axis: Axis) -> Bool { stretched.contains(axis) || (hasFlexGrow && stackAxis == axis) }

  /// Whether the view's length is known before its content's length: it is definite, or comes from a known space.
  func hasKnownRoom(_ axis: Axis) -> Bool {
    definite.contains(axis) || isGiven(axis) && scales[axis].isOfKnownRoom
  }
}

extension ChildContext {
  /// Stretches the view along an axis. `isDefinite` says that the length of the space depends on no content.
  mutating func stretch(along axis: Axis, inDefiniteRoom isDefinite: Bool) {
    stretched.insert(axis)
    if isDefinite { definite.insert(axis) }
  }

  mutating func fill(along axis: Axis, inDefiniteRoom isDefinite: Bool) {
    stretch(along: axis, inDefiniteRoom: isDefinite)
    filling.insert(axis)
  }
}
