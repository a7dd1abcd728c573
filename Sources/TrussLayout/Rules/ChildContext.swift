import TrussIR
import TrussViews

/// The decisions of a container about a view in it. Both records and rows are created from them.
struct ChildContext: Sendable {
  var placement = BothAxes(AxisPlacement.inLine, .inLine)
  /// The axis of the stack around it.
  var stackAxis: Axis?
  /// The axes on which its container stretches it.
  var stretched = Axes()
  /// The axes on which it fills a box as a layer: content too large for it makes it larger than that.
  var filling = Axes()
  /// The axes along which a frame around it specifies a length: there its content has no minimum.
  var framed = Axes()
  /// The axes along which it is a layer of a box that is as long as its layers, or pinned to one.
  var layered = Axes()
  /// The axes along which its length is that of its container, whatever its content.
  var grown = Axes()
  /// The axes on which its size does not depend on its content (CSS' definite).
  var definite = Axes()
  /// The axes on which it fills a box with a maximum size.
  var clamped = Axes()
  /// The axes along which its container does not determine its length.
  var unsettled = Axes()
  /// The axes on which it grows with its box, up to a maximum.
  var growing = Axes()
  /// The sizes that its stack's arrays give it.
  var sizes = PerAxis<Double>()
  /// Whether it has a share of its stack's space.
  var hasFlexGrow = false
  /// For a spacer that takes the space that growing views leave, the number of such spacers in its stack; otherwise 0.
  var lastSpacerCount = 0
  /// Whether its stack shares a shortfall between it and other texts.
  var flexShrinks = false
  /// How much its content matters along each axis.
  var scales = ContentScales()
  /// Its layout priority along an axis, if it was set.
  var layoutPriority = PerAxis<Double>()
  /// The distance from the top of its container that puts its baseline on that of others.
  var shift = 0.0
  /// The priority at which content stays in its width, where that is less than usual: in a cell that makes none of its
  /// columns wider.
  var spill: Priority?
  /// The index of its container, -1 for a root, its position in it, and the priority at which content stays inside.
  var box = -1
  var position = 0
  var containment = BothAxes(RulePriority.containment, RulePriority.containment)

  /// Places the view along an axis.
  mutating func place(_ axis: Axis, _ placement: AxisPlacement) {
    self.placement[axis] = placement
    if placement == .firstBaseline || placement == .lastBaseline { scales[axis].isOnBaseline = true }
    if placement.isLengthOpen { unsettled.insert(axis) } else { unsettled.remove(axis) }
  }

  /// Whether content keeps its minimum along an axis: in a stack, and in layers whose length follows from their
  /// content, unless a frame or a definite stretch imposes the length.
  func keepsMinimum(_ axis: Axis) -> Bool {
    (stackAxis != nil || layered.contains(axis)) && !framed.contains(axis)
      && !(stretched.contains(axis) && definite.contains(axis))
  }

  /// Whether the view takes the length that its container gives it: hugging its content would only pull at the
  /// container.
  func isGiven(_ axis: Axis) -> Bool { stretched.contains(axis) || (hasFlexGrow && stackAxis == axis) }

  /// Whether its length is known before that of its content: given, or that of a share of a known space.
  func hasKnownRoom(_ axis: Axis) -> Bool {
    definite.contains(axis) || isGiven(axis) && scales[axis].isOfKnownRoom
  }
}

extension ChildContext {
  /// Stretches the view along an axis, in a space whose length depends on no content where it is definite.
  mutating func stretch(along axis: Axis, inDefiniteRoom isDefinite: Bool) {
    stretched.insert(axis)
    if isDefinite { definite.insert(axis) }
  }

  /// Has the view fill a box as a layer.
  mutating func fill(along axis: Axis, inDefiniteRoom isDefinite: Bool) {
    stretch(along: axis, inDefiniteRoom: isDefinite)
    filling.insert(axis)
  }
}
