#if Foundation
  public import Foundation
#endif
public import TrussViews

/// A container of yours that asks its views for their sizes and places them, as SwiftUI's protocol does.
///
///     struct Diagonal: Layout {
///       func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
///         let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
///         return CGSize(width: sizes.map(\.width).reduce(0, +), height: sizes.map(\.height).reduce(0, +))
///       }
///
///       func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
///         var corner = bounds.origin
///         for subview in subviews {
///           subview.place(at: corner, proposal: .unspecified)
///           let size = subview.sizeThatFits(.unspecified)
///           corner = CGPoint(x: corner.x + size.width, y: corner.y + size.height)
///         }
///       }
///     }
///
///     Diagonal { Text("a"); Text("b"); Text("c") }
///
/// Lengths are in points, even if the view is laid out in cells: its sizes and positions are then rounded to cells. `x`
/// counts from the leading edge: in a right-to-left layout the container is mirrored. The functions are called during a
/// layout, on its thread, several times and with any proposals, and must return the same result for the same arguments.
///
/// In SwiftUI's stacks, and if the space is known, the container has the size that `sizeThatFits` returns. Elsewhere
/// flexbox's rules stretch and shrink it like a view of that size, and it places its views in the resulting size. A
/// view may stick out of the container. A view that is not placed is in the middle. A size or a position that is not
/// finite, or a negative size, is an error when the view is laid out, and so are more than 32 nested containers of this
/// kind.
///
/// If constraints can express the layout, use a ``ConstraintLayout``, which needs no sizes.
public protocol Layout: StackLayout {
  /// The type of the values that the container caches between the calls of one layout; `Void` by default.
  associatedtype Cache = Void

  /// The views of the container.
  typealias Subviews = LayoutSubviews

  /// Returns the size of the container for a proposal.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

  /// Places the views by calling the method `place(at:anchor:proposal:)` of each.
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

  /// Returns the position of a line in the container, for stacks and frames that align the container by it; nil for the
  /// usual one. By default the middle of the views' own ones, which alignment guides set.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?

  /// Returns the position of a line in the container, for stacks and frames that align the container by it; nil for the
  /// usual one. By default that of the views' own ones: of first baselines the first, of last ones the last, else the
  /// middle.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?

  /// Returns the distances that the container keeps from others, for a `Layout` around it: by default the greatest of its
  /// views.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

  /// SwiftUI's axis of spacers and dividers in the container, which has no effect.
  static var layoutProperties: LayoutProperties { get }

  /// Creates the container's cache.
  func makeCache(subviews: Subviews) -> Cache

  /// Updates the container's cache after its views changed. Truss makes a new cache in each layout, and never calls
  /// this.
  func updateCache(_ cache: inout Cache, subviews: Subviews)
}

extension Layout {
  /// Updates the cache for changed subviews; by default it creates a new one.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }

  /// The lines of the views that have their own, merged.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? { subviews.merged(guide.line, .horizontal) }

  /// The lines of the views that have their own, merged.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? { subviews.merged(guide.line, .vertical) }

  /// The greatest distances of the views.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    subviews.reduce(into: ViewSpacing()) { $0.formUnion($1.spacing) }
  }

  /// The properties of a container without an axis.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Makes the container with the views of a block.
  public func callAsFunction<Content: View>(
    fileID: String = #fileID, line: Int = #line, @ViewBuilder _ content: () -> Content
  ) -> ViewContent {
    placed(ViewContent(nodes: content().nodes), at: SourceLine(fileID: fileID, line: line))
  }

  /// Makes the container with the given views.
  public func container(_ views: ViewContent) -> ViewContent { placed(views, at: nil) }

  private func placed(_ views: ViewContent, at location: SourceLine?) -> ViewContent {
    let layout = LayoutBox(layout: self)
    let node = ViewNode(placing: views, named: Self.self, at: location) { measuring, indices in
      Placement(layout: layout.layout, LayoutSubviews(measuring, indices))
    }
    return ViewContent(nodes: [node])
  }
}

/// SwiftUI's properties of a container, which have no effect.
public struct LayoutProperties: Sendable {
  /// The axis of dividers and spacers. They have the size that the container proposes to them.
  public var stackOrientation: Axis?
  /// Makes properties without an axis.
  public init() {}
}

extension Layout where Cache == Void {
  /// Makes an empty cache: the default.
  public func makeCache(subviews: Subviews) {}
}

/// Makes a custom `Layout` sendable. Like a `CompositeView`, it is only read in a layout, on its thread.
private struct LayoutBox<Rule: Layout>: @unchecked Sendable {
  let layout: Rule
}

/// A container whose views a custom `Layout` places.
private final class Placement<Rule: Layout>: ViewPlacing {
  private let layout: Rule
  private let subviews: LayoutSubviews
  private var cache: Rule.Cache

  init(layout: Rule, _ subviews: LayoutSubviews) {
    (self.layout, self.subviews) = (layout, subviews)
    cache = layout.makeCache(subviews: subviews)
  }

  func size(_ proposal: PerAxis<Double>) -> Size {
    let size = layout.sizeThatFits(proposal: ProposedViewSize(proposal), subviews: subviews, cache: &cache)
    return Size(width: size.width, height: size.height)
  }

  func place(in size: Size, _ proposal: PerAxis<Double>) {
    layout.placeSubviews(
      in: CGRect(x: 0, y: 0, width: size.width, height: size.height), proposal: ProposedViewSize(proposal),
      subviews: subviews, cache: &cache)
  }

  func guide(_ line: AlignmentLine, _ axis: Axis, in size: Size, _ proposal: PerAxis<Double>) -> Double? {
    let (bounds, asked) = (CGRect(x: 0, y: 0, width: size.width, height: size.height), ProposedViewSize(proposal))
    if axis == .horizontal, let guide = HorizontalAlignment.allCases.first(where: { $0.line == line }) {
      return layout.explicitAlignment(of: guide, in: bounds, proposal: asked, subviews: subviews, cache: &cache)
        .map { Double($0) }
    }
    guard axis == .vertical, let guide = VerticalAlignment.allCases.first(where: { $0.line == line }) else {
      return nil
    }
    return layout.explicitAlignment(of: guide, in: bounds, proposal: asked, subviews: subviews, cache: &cache)
      .map { Double($0) }
  }

  func spacing(_ axis: Axis) -> Double? {
    let spacing = layout.spacing(subviews: subviews, cache: &cache)
    return axis == .horizontal ? spacing.horizontal : spacing.vertical
  }
}
