import TrussViews

/// The room that a container gives a view: rows and records hand it down by the same rules.
protocol ViewRoom {
  /// The axes on which the container stretches the view.
  var stretched: Axes { get set }
  /// The axes on which the view fills a box as a layer: content too large for it makes it larger than that.
  var filling: Axes { get set }
  /// The axes on which the view's size does not depend on its content (CSS' definite).
  var definite: Axes { get set }
  /// The axes along which a frame around the view specifies a length: there its content has no minimum.
  var framed: Axes { get set }
  /// The axis of the stack around the view.
  var stackAxis: Axis? { get set }
  /// Whether the view has a share of its stack's room.
  var hasFlexGrow: Bool { get set }
}

extension ViewRoom {
  /// Stretches the view along an axis, in a room whose length depends on no content where it is definite.
  mutating func stretch(along axis: Axis, inDefiniteRoom isDefinite: Bool) {
    stretched.insert(axis)
    if isDefinite { definite.insert(axis) }
  }

  /// Has the view fill a box as a layer.
  mutating func fill(along axis: Axis, inDefiniteRoom isDefinite: Bool) {
    stretch(along: axis, inDefiniteRoom: isDefinite)
    filling.insert(axis)
  }

  /// Gives the view the room of the frame around it, along an axis for which that specifies no length.
  mutating func takeRoom(of frame: some ViewRoom, along axis: Axis) {
    if frame.stretched.contains(axis) { stretched.insert(axis) }
    if frame.definite.contains(axis) { definite.insert(axis) }
    if frame.filling.contains(axis) { filling.insert(axis) }
    if frame.framed.contains(axis) { framed.insert(axis) }
    if frame.stackAxis == axis { hasFlexGrow = frame.hasFlexGrow }
  }
}
