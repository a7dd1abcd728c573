import TrussIR
import TrussViews

/// What its box says of a view.
struct Standing {
  /// How a view is joined to its box along an axis.
  enum Joint {
    /// In a row with others.
    case row
    /// As long as the box.
    case rigid
    /// As long as the box, if it can be.
    case stretched
    /// As long as the box, as far as its neighbours allow.
    case bounded
    /// Stretched to its cell of a grid, up to its maximum.
    case cell
    /// A layer that is as long as the box, at its place where it cannot be so short.
    case filling(Alignment.Place)
    /// No longer than the box, and as short as it can be.
    case within(Alignment.Place)
    /// In a row with others that has no part in the length of the box.
    case separate
    case start, center, end

    var place: CompactTree.Place {
      switch self {
      case .center, .filling(.center), .within(.center): .center
      case .end, .filling(.end), .within(.end): .end
      case .filling(.start), .within(.start): .start
      case .row, .rigid, .stretched, .bounded, .cell, .separate, .start: .start
      }
    }
  }

  var horizontal = Joint.row
  var vertical = Joint.row
  var stackAxis: Axis?
  /// The axes on which it takes the size that it is given.
  var stretched = Axes()
  /// The axes on which it fills a box as a layer.
  var filling = Axes()
  /// The axes along which a frame around it specifies a length: there its content has no minimum.
  var framed = Axes()
  /// The axes on which its size does not depend on its content.
  var definite = Axes()
  /// The axes on which it, or the view that it is as long as, has a required size.
  var sized = Axes()
  /// The axes along which its container does not determine its length.
  var unsettled = Axes()
  /// The axes on which it grows with its box, up to a maximum.
  var growing = Axes()
  /// The sizes that its stack's arrays give it.
  var width: Double?
  var height: Double?
  var hasShare = false
  var sharesShortfall = false
  var scales = ContentScales()
  /// How far below the top of its box it stands, so that its baseline is that of others.
  var shift = 0.0
  /// The index of its box, -1 for a root, its place among those inside, and how much content minds leaving the box.
  var box = -1
  var position = 0
  var containment = (horizontal: Level.containment, vertical: Level.containment)

  init() {}

  /// How a view stands that rows place.
  init(_ place: SystemBuilder.Place) {
    stackAxis = place.stackAxis
    stretched = place.stretched
    filling = place.filling
    framed = place.framed
    definite = place.definite
    hasShare = place.hasShare
    sharesShortfall = place.sharesShortfall
    scales = place.scales
  }

  func size(_ axis: Axis) -> Double? { axis == .horizontal ? width : height }

  mutating func join(_ axis: Axis, _ joint: Joint) {
    if axis == .horizontal { horizontal = joint } else { vertical = joint }
    switch joint {
    case .start, .center, .end, .within, .separate: unsettled.insert(axis)
    case .row, .rigid, .stretched, .bounded, .cell, .filling: unsettled.remove(axis)
    }
  }
}

/// What the view of a frame inherits from the frame's own standing, along axes for which the frame specifies no length.
struct FrameStanding: Sendable {
  var stackAxis: Axis?
  var stretched = Axes()
  var framed = Axes()
  var unsettled = Axes()
  var hasShare = false
  var sharesShortfall = false
}
