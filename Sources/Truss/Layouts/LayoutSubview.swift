#if Foundation
  public import Foundation
#endif
public import TrussViews

/// A view that a ``Layout`` measures and places. It is valid only during the call that it is passed to.
public struct LayoutSubview: Equatable {
  fileprivate let measuring: any SubviewMeasuring
  fileprivate let index: Int

  /// Whether two values refer to the same view.
  public static func == (one: LayoutSubview, other: LayoutSubview) -> Bool {
    one.measuring === other.measuring && one.index == other.index
  }

  /// Returns the size of the view for a proposal, in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let size = measuring.size(of: index, proposal.lengths)
    return CGSize(width: size.width, height: size.height)
  }

  /// Returns the size of the view for a proposal, and its baselines.
  public func dimensions(in proposal: ProposedViewSize) -> SubviewDimensions {
    SubviewDimensions(measuring: measuring, index: index, size: sizeThatFits(proposal))
  }

  /// The distances that the view keeps from its neighbours.
  public var spacing: ViewSpacing {
    ViewSpacing(
      horizontal: measuring.spacing(of: index, .horizontal), vertical: measuring.spacing(of: index, .vertical))
  }

  /// The view's `layoutPriority`; 0 unless it is set.
  public var priority: Double { measuring.priority(of: index) }

  /// Places a point of the view, by default its top leading corner, at a point of the container. If a view is placed
  /// several times, only the last call has an effect.
  ///
  /// - Parameters:
  ///   - position: a point in the container's bounds, in points.
  ///   - anchor: the point of the view that is placed there, in fractions of its size.
  ///   - proposal: the proposed size, for which the view chooses its size.
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    measuring.place(index, at: Point(x: position.x, y: position.y), anchor: anchor, proposal.lengths)
  }

  /// The view's value for a key; the key's default if the view sets none.
  public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
    measuring.value(of: index, for: ObjectIdentifier(key)) as? Key.Value ?? key.defaultValue
  }
}

/// The views that a ``Layout`` measures and places, in order, without collapsed views.
public struct LayoutSubviews: RandomAccessCollection, Equatable {
  /// A range of the views.
  public typealias SubSequence = Slice<LayoutSubviews>

  private let views: [LayoutSubview]
  /// The layout direction around the container. In both directions, positions are distances from the leading edge.
  public let layoutDirection: LayoutDirection

  init(_ measuring: any SubviewMeasuring, _ indices: [Int]) {
    views = indices.map { LayoutSubview(measuring: measuring, index: $0) }
    layoutDirection = measuring.layoutDirection
  }

  /// The index of the first view.
  public var startIndex: Int { views.startIndex }
  /// The index after the last view.
  public var endIndex: Int { views.endIndex }

  /// The view at an index.
  public subscript(position: Int) -> LayoutSubview { views[position] }
}

/// The size of a view for a proposal, in points, and its baselines.
public struct SubviewDimensions {
  fileprivate let measuring: any SubviewMeasuring
  fileprivate let index: Int
  fileprivate let size: CGSize

  /// The width, in points.
  public var width: CGFloat { size.width }
  /// The height, in points.
  public var height: CGFloat { size.height }

  /// The distance of an alignment guide from the view's leading edge.
  public subscript(alignment: HorizontalAlignment) -> CGFloat {
    if let explicit = self[explicit: alignment] { return explicit }
    return switch alignment {
    case .leading: 0
    case .center: width / 2
    case .trailing: width
    }
  }

  /// The distance of an alignment guide from the view's top. In a view without text, baselines are at the bottom.
  public subscript(alignment: VerticalAlignment) -> CGFloat {
    if let explicit = self[explicit: alignment] { return explicit }
    return switch alignment {
    case .top: 0
    case .center: height / 2
    case .bottom, .firstTextBaseline, .lastTextBaseline: height
    }
  }

  /// The distance of a guide from the view's leading edge; nil unless an alignment guide or a `Layout` sets it.
  public subscript(explicit alignment: HorizontalAlignment) -> CGFloat? { guide(alignment.line, .horizontal) }

  /// The distance of a guide from the view's top; nil unless a text, an alignment guide or a `Layout` sets it.
  public subscript(explicit alignment: VerticalAlignment) -> CGFloat? { guide(alignment.line, .vertical) }

  private func guide(_ line: AlignmentLine, _ axis: Axis) -> CGFloat? {
    measuring.guide(of: index, line, axis, in: Size(width: size.width, height: size.height)).map { CGFloat($0) }
  }
}

extension LayoutSubviews {
  /// The position of a guide in the container, from the placed views that define it: the smallest position of first
  /// baselines, the greatest of last baselines, the mean for other guides. Nil if no view defines it.
  func merged(_ line: AlignmentLine, _ axis: Axis) -> CGFloat? {
    let places = compactMap { $0.measuring.placedGuide(of: $0.index, line, axis) }
    guard let first = places.min(), let last = places.max() else { return nil }
    return switch line {
    case .firstBaseline: CGFloat(first)
    case .lastBaseline: CGFloat(last)
    default: CGFloat(places.reduce(0, +) / Double(places.count))
    }
  }
}

/// The distances that a view keeps from its neighbours, in points. The distance is 8 points or, in cells, the size of a
/// cell; for a spacer it is 0.
public struct ViewSpacing: Sendable {
  private(set) var horizontal = 0.0
  private(set) var vertical = 0.0

  init(horizontal: Double, vertical: Double) { (self.horizontal, self.vertical) = (horizontal, vertical) }

  /// Makes distances of 0.
  public init() {}

  /// Distances of 0.
  public static let zero = ViewSpacing()

  /// Returns the distance between two views along an axis: the smaller of their distances. Beside a spacer it is 0.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    CGFloat(axis == .horizontal ? min(horizontal, next.horizontal) : min(vertical, next.vertical))
  }

  /// Sets the distance along each axis to the greater of this distance and the other view's distance. `edges` has no
  /// effect.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    horizontal = max(horizontal, other.horizontal)
    vertical = max(vertical, other.vertical)
  }

  /// Returns the greater of the two distances along each axis. `edges` has no effect.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var spacing = self
    spacing.formUnion(other, edges: edges)
    return spacing
  }
}

/// A key for values that a ``Layout`` reads from its views.
///
///     struct Rank: LayoutValueKey { static let defaultValue = 0 }
///
///     Text("first").layoutValue(key: Rank.self, value: 1)     // subview[Rank.self]
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value

  /// The value for views that set none.
  static var defaultValue: Value { get }
}

extension View {
  /// Sets a value that a surrounding ``Layout`` reads.
  public consuming func layoutValue<Key: LayoutValueKey>(key: Key.Type, value: Key.Value) -> ModifiedView {
    placementValue(ObjectIdentifier(key), value)
  }
}
