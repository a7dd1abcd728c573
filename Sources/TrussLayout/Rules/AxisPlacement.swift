import TrussIR
import TrussViews

/// The placement of a view in its container along one axis, for constraint rows, records and origins.
enum AxisPlacement: Equatable, Sendable {
  /// In line with others: the container's justification places it.
  case inLine
  /// In line with others, and no part of the container's length.
  case separate
  /// As long as the container.
  case rigid
  /// As long as the container, if it can be.
  case stretched
  /// As long as the container, unless its minimum size is larger: then the view overflows the container, and does not
  /// make the container longer.
  case stretchedFromLeast
  /// As long as the container, if it can be; its own size may exceed the container.
  case bounded
  /// As long as the container, up to a maximum size.
  case limited
  /// As long as the container, up to a maximum size, which does not make the container shorter.
  case limitedInShare
  /// As long as its cell of a grid, up to a maximum size.
  case cell
  /// A layer as long as the container. If its content makes the layer longer, the layer overflows according to its
  /// place.
  case filling(Alignment.Place)
  /// No longer than the container, and as short as it can be, as in `UIStackView`.
  case within(Alignment.Place)
  /// At its place in a scroll view. If the scroll view can be as long, it shows the whole view.
  case scrolled
  case start, center, end
  /// At the start, or with its baseline on the shared baseline.
  case firstBaseline, lastBaseline
}

// MARK: - The rules

extension AxisPlacement {
  /// The placement for an alignment along an axis; `stretched` is the placement for `.fill`.
  init(_ alignment: Align, along axis: Axis, stretched: AxisPlacement) {
    self =
      switch alignment {
      case .fill: stretched
      case .center: .center
      case .firstBaseline where axis == .vertical: .firstBaseline
      case .lastBaseline where axis == .vertical: .lastBaseline
      case .start, .firstBaseline: .start
      case .end, .lastBaseline: .end
      }
  }

  /// The placement of a view that is stretched across a flex stack. A view with its own size, a maximum size, a ratio
  /// or a fixed size does not decide how large the stack is. In a stack that has a share of the space around it, a view
  /// with its own size is not stretched, as it would pull the stack to its size.
  static func stretchedAcrossStack(
    hasSize: Bool, hasMaximum: Bool, hasMinimum: Bool = false, isOtherwiseBounded: Bool = false, stackGrows: Bool
  ) -> AxisPlacement {
    if hasSize { return stackGrows ? .start : .bounded }
    if hasMaximum { return stackGrows ? .limitedInShare : .limited }
    return isOtherwiseBounded ? .bounded : hasMinimum ? .stretchedFromLeast : .stretched
  }

  /// The placement of a view that is stretched in a cell of a grid or in a line of a flow stack.
  static func stretchedInCell(hasSize: Bool, isBounded: Bool) -> AxisPlacement {
    hasSize ? .start : isBounded ? .cell : .stretched
  }

  /// The placement of a layer. A container whose views need more than the box overflows the box at the layer's place;
  /// any other layer overflows the box at the end.
  static func layer(_ place: Alignment.Place, fillsBox: Bool, fitsViews: Bool) -> AxisPlacement {
    if fillsBox { return .filling(fitsViews ? place : .start) }
    return switch place {
    case .start: .start
    case .center: .center
    case .end: .end
    }
  }

  /// The placement of a view across an arranged stack; nil if baselines align it.
  static func acrossArrangedStack(_ alignment: Align) -> AxisPlacement? {
    switch alignment {
    case .fill: .rigid
    case .start: .within(.start)
    case .center: .within(.center)
    case .end: .within(.end)
    case .firstBaseline, .lastBaseline: nil
    }
  }

  /// The priorities of two rules for the view's remaining space in its container: that it is 0, and that it is at least
  /// 0.
  func rest(scale: ContentScale, containment: Priority, depth: Int) -> (filled: Priority?, contained: Priority?) {
    switch self {
    case .inLine, .separate, .rigid, .within: (nil, nil)
    case .stretched: (RulePriority.stretch, nil)
    case .stretchedFromLeast: (RulePriority.stretchFromLeast(depth: depth), nil)
    case .scrolled: (nil, RulePriority.showAll)
    case .filling: (RulePriority.containment, nil)
    case .bounded: (scale(RulePriority.boundedStretch), containment)
    case .limited: (scale(RulePriority.boundedStretch), RulePriority.stretch)
    case .limitedInShare: (RulePriority.stretchInShare, RulePriority.stretch)
    case .cell: (scale(RulePriority.boundedCell), containment)
    case .start, .center, .end, .firstBaseline, .lastBaseline: (nil, containment)
    }
  }

  /// The edge of the container, or its centre, at which the view is placed.
  var place: Alignment.Place {
    switch self {
    case .inLine, .separate, .rigid, .stretched, .stretchedFromLeast, .bounded, .limited, .limitedInShare, .cell,
      .scrolled, .start, .firstBaseline:
      .start
    case .center: .center
    case .end, .lastBaseline: .end
    case .filling(let place), .within(let place): place
    }
  }

  var isCentered: Bool {
    if case .center = self { true } else { false }
  }

  var isRigid: Bool {
    if case .rigid = self { true } else { false }
  }

  var isLengthOpen: Bool {
    switch self {
    case .start, .center, .end, .firstBaseline, .lastBaseline, .within, .separate: true
    case .inLine, .rigid, .stretched, .stretchedFromLeast, .bounded, .limited, .limitedInShare, .cell, .scrolled,
      .filling:
      false
    }
  }
}

extension Align {
  /// The alignment of a view in a container: its own alignment, otherwise the container's. A view with neither its own
  /// alignment nor its own size is stretched, as it would vanish otherwise.
  static func inContainer(_ container: Align?, own: Align?, hasOwnSize: Bool) -> Align? {
    own ?? (hasOwnSize ? container : .fill)
  }
}

extension RulePriority {
  /// The priority at which content stays inside a container along an axis. `isDefinite` means that the container's size
  /// does not depend on the content, `isBounded` that it has a maximum size; `depth` is the number of views around it.
  static func containment(isDefinite: Bool, isBounded: Bool, depth: Int) -> Priority {
    isDefinite ? containment : isBounded ? containmentWhereBounded(depth: depth) : containmentWhereIndefinite
  }
}
