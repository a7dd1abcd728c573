import TrussIR
import TrussViews

/// How much content matters inside views with a share: less than that the shares are in proportion, so that a share is
/// divided without a look at what is inside it but for its minimum (CSS' `flex: k 1 0`).
///
/// Outside of any share a priority is as it is. Each share around brings the priorities of content into a narrower
/// band, in their order, below the level of that share:
///
///     750 ... 739 | 736 shares | 675 ... 666 | 663 shares inside | ...        where the room is known
///     750 ... 739 | 49 fit | 48 shares | 47.5 ...                             where the room is that of the content
struct ContentScale: Equatable, Sendable {
  private var factor = 1.0
  private var summand = 0.0
  /// Whether a share around divides the room that its stack's content takes.
  private var isFitted = false

  /// What weighs at least as much is no wish of content.
  private static let top = 800.0

  /// The scale inside a share of a stack that is inside of this one.
  func inside(flexGrowOfKnownRoom isDefinite: Bool) -> ContentScale {
    let (scale, base) = isDefinite ? (0.85, 251.0) : (0.001, 47)
    // A room that is that of the content is divided below all shares of a known one.
    var inner = isDefinite || isFitted ? self : ContentScale()
    inner.summand += inner.factor * (base - scale * 251)
    inner.factor *= scale
    inner.isFitted = isFitted || !isDefinite
    return inner
  }

  /// The priority of a wish of content.
  func callAsFunction(_ priority: Priority) -> Priority {
    priority.value < Self.top ? Priority(summand + factor * priority.value) : priority
  }

  /// The priority at which a container is no larger than its content.
  var fit: Priority { isFitted ? self(RulePriority.fit) : RulePriority.fit }

  /// The priority at which the shares of a stack are in proportion.
  func flexGrow(ofKnownRoom isDefinite: Bool) -> Priority {
    isDefinite || isFitted ? self(RulePriority.flexGrow) : RulePriority.flexGrowWhereIndefinite
  }
}

/// The scale of content along each axis.
struct ContentScales: Equatable, Sendable {
  private var horizontal = ContentScale()
  private var vertical = ContentScale()

  subscript(axis: Axis) -> ContentScale {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }
}
