import TrussIR
import TrussViews

/// How views with a share divide the space of a stack along its axis, for constraint rows and records.
enum RoomDivision: Equatable, Sendable {
  /// Shares are at least as large as their content, which counts like the content of any other view.
  case byContent
  /// The space is known before the shares are. The content of a share matters less than the proportions of the shares.
  case known
  /// A row that contains text prefers the width of all its content on one line, and divides the space that it gets, as
  /// CSS does (its max-content size).
  case ofContent
  /// The flexible tracks of a grid that is as large as its content are in proportion: the track with the largest
  /// content relative to its factor determines the unit of all factors (CSS Grid Layout, 11.7.1).
  case ofTracks

  /// The division of a stack's space.
  ///
  /// - Parameters:
  ///   - axis: the stack's axis.
  ///   - hasFlexGrow: whether a view in the stack has a share.
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

  /// The division of a grid's space among its flexible tracks.
  init(ofGridAlong axis: Axis, _ grid: ChildContext) {
    self = grid.hasKnownRoom(axis) ? .known : .ofTracks
  }

  /// The scale of the priorities inside a view with a share. `stack` is the scale of the content of the stack around
  /// the view.
  func scale(inside stack: ContentScale) -> ContentScale {
    switch self {
    case .byContent: stack
    case .known: stack.inside(flexGrowOfKnownRoom: true)
    case .ofContent: stack.inside(flexGrowOfKnownRoom: false)
    case .ofTracks: stack.insideTracks
    }
  }

  /// The priority at which a row or a grid is no narrower than its content on one line; nil if it may be narrower.
  func contentWidthPriority(_ scale: ContentScale) -> Priority? {
    switch self {
    case .byContent, .known: nil
    case .ofContent, .ofTracks: scale(RulePriority.textLine)
    }
  }
}

/// The scale of priorities of content inside views with a share: below the proportions of the shares, so that a share
/// is divided without regard to its content except for its minimum (CSS' `flex: k 1 0`).
///
/// Outside of any share a priority is unchanged. Each share around the content maps its priorities to a narrower band,
/// in the same order, below the level of that share:
///
///     750 ... 739 | 736 shares | 675 ... 666 | 663 shares inside | ...        if the space is known
///     750 ... 739 | 49 fit | 48 shares | 47.5 ...                             if the space is as large as the content
struct ContentScale: Equatable, Sendable {
  private var factor = 1.0
  private var summand = 0.0
  /// Whether a share around the content divides a space that is as large as its content.
  private var isFitted = false
  /// Whether the content is inside a share of a known space.
  private(set) var isOfKnownRoom = false
  /// Whether a share of a known space is beside the content, and takes the space that the content leaves.
  var isBesideShares = false
  /// Whether a shape without a length gets no space here, because views beside it in the stack have shares and take all
  /// of the space. False in a stack that offers its space to shapes.
  var areShapesBesideShares = false
  /// The number of views on baselines around the content: their positions depend on other lengths than the content's.
  var baselineLevel: Int16 = 0
  /// Inside shares, the factor for the priority at which content is no larger than preferred; nil outside.
  private var huggingFactor: Double?

  /// Priorities of at least this value are not preferences of content, and are not scaled.
  private static let top = 800.0
  /// A text's hugging priority. Hugging priorities above this value are not scaled.
  private static let greatestHugging = 251.0

  /// The scale inside a share of a stack that is at this scale.
  func inside(flexGrowOfKnownRoom isDefinite: Bool) -> ContentScale {
    let (scale, base) = isDefinite ? (0.85, 251.0) : (0.001, 47)
    // A space that is as large as its content is divided at lower priorities than any known space.
    var inner = isDefinite || isFitted ? self : ContentScale()
    inner.summand += inner.factor * (base - scale * 251)
    inner.factor *= scale
    inner.isFitted = isFitted || !isDefinite
    inner.isOfKnownRoom = !inner.isFitted
    (inner.isBesideShares, inner.areShapesBesideShares, inner.baselineLevel) = (false, false, baselineLevel)
    inner.huggingFactor = huggingFactor.map { 0.9 * $0 } ?? 0.18
    return inner
  }

  /// The scale inside a flexible track of a grid that is as large as its content.
  var insideTracks: ContentScale {
    var inner = inside(flexGrowOfKnownRoom: true)
    inner.isOfKnownRoom = false
    return inner
  }

  /// The priority at which content is no larger than preferred: lower inside a share than beside it, as the share
  /// grows.
  func hugging(_ priority: Priority) -> Priority {
    guard let huggingFactor, priority.value <= Self.greatestHugging else { return priority }
    return Priority(RulePriority.equalCentering.value + 1 + huggingFactor * priority.value)
  }

  /// The scaled priority of a size preference of content, such as its compression resistance.
  func callAsFunction(_ priority: Priority) -> Priority {
    priority.value < Self.top ? Priority(summand + factor * priority.value) : priority
  }

  /// The priority at which a container is no larger than its content.
  var fit: Priority {
    if baselineLevel > 0 { return self(RulePriority.baselineFit(level: baselineLevel)) }
    if isBesideShares { return RulePriority.fitBesideShares }
    return isFitted ? self(RulePriority.fit) : RulePriority.fit
  }

  /// The priority at which views on a shared baseline are as close to the edge of their box as they allow.
  var baseline: Priority { self(RulePriority.baseline(level: baselineLevel)) }

  /// The priority at which the shares of a stack are in proportion.
  func flexGrow(ofKnownRoom isDefinite: Bool) -> Priority {
    if isDefinite { return self(RulePriority.flexGrow) }
    return isFitted ? self(RulePriority.flexGrowWhereIndefinite) : RulePriority.flexGrowWhereIndefinite
  }
}

typealias ContentScales = BothAxes<ContentScale>

extension ContentScales {
  /// Makes the scales outside of any share.
  init() { self.init(ContentScale(), ContentScale()) }
}
