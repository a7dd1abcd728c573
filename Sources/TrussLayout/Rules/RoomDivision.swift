import TrussIR
import TrussViews

/// How the views with a share of a stack divide its room along its axis: rows and records read it.
enum RoomDivision: Equatable, Sendable {
  /// The content of a share matters as much as any other: it is no less than its minimum, and decides.
  case byContent
  /// The room is known before the shares are. What is inside a share matters less than that the shares are in
  /// proportion.
  case known
  /// A row that holds text asks for the width of all its content on one line, and divides the room that it gets, as CSS
  /// does (its max-content size).
  case ofContent

  /// The division of a stack's room.
  ///
  /// - Parameters:
  ///   - axis: the stack's axis.
  ///   - hasFlexGrow: whether a view in it has a share.
  ///   - isDefinite: whether the stack's length does not depend on its content.
  ///   - shareHoldsText: whether a text is, or is in, a view with a share.
  init(along axis: Axis, hasFlexGrow: Bool, isDefinite: Bool, shareHoldsText: @autoclosure () -> Bool) {
    if !hasFlexGrow {
      self = .byContent
    } else if isDefinite {
      self = .known
    } else {
      self = axis == .horizontal && shareHoldsText() ? .ofContent : .byContent
    }
  }

  /// The division of a grid's room among its flexible tracks.
  init(ofGridAlong axis: Axis, definite: Axes) {
    self = definite.contains(axis) ? .known : .byContent
  }

  /// How much the content of a share matters, in a stack whose content matters as much as a scale has it.
  func scale(inside stack: ContentScale) -> ContentScale {
    switch self {
    case .byContent: stack
    case .known: stack.inside(flexGrowOfKnownRoom: true)
    case .ofContent: stack.inside(flexGrowOfKnownRoom: false)
    }
  }

  /// The priority at which a row is no narrower than its content on one line; nil where it does not ask for that.
  func contentWidthPriority(_ scale: ContentScale) -> Priority? {
    self == .ofContent ? scale(RulePriority.textLine) : nil
  }
}
