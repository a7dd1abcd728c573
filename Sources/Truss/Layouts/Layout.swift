#if Foundation
  public import Foundation
#endif
public import TrussViews

/// A custom container that asks its views for their sizes and places them, like SwiftUI's `Layout`.
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
/// Lengths are in points, also for a layout in cells: sizes and positions are then rounded to cells. `x` is the
/// distance from the leading edge: in a right-to-left layout the container is mirrored. The functions are called during
/// a layout, on its thread, several times and with any proposals, and must return the same result for the same
/// arguments.
///
/// In SwiftUI's stacks, if the stack's space is known, the container has the size that `sizeThatFits` returns.
/// Elsewhere flexbox's rules stretch and shrink the container like a view of that size, and the container places its
/// views in the resulting size. A view may extend beyond the container. A view that is not placed is centred in the
/// container. A size or a position that is not finite, or a negative size, is an error when the view is laid out. So
/// are more than 32 nested custom containers.
///
/// If constraints can express the layout, use a ``ConstraintLayout`` instead, which does not need to compute sizes.
public protocol Layout: StackLayout {
  /// The type of the values that the container caches during a layout; `Void` by default.
  associatedtype Cache = Void

  /// The views of the container.
  typealias Subviews = LayoutSubviews

  /// Returns the size of the container for a proposal.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

  /// Places the views by calling `place(at:anchor:proposal:)` of each view.
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

  /// Returns the position of an alignment guide in the container, by which stacks and frames align the container; nil
  /// for the default position. The default implementation returns the mean of the positions of this guide in the views
  /// that define it.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?

  /// Returns the position of an alignment guide in the container, by which stacks and frames align the container; nil
  /// for the default position. The default implementation merges the positions of this guide in the views that define
  /// it: the topmost first baseline, the lowest last baseline, or the mean of the positions of any other guide.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?

  /// Returns the distances that the container prefers from its neighbours in a surrounding `Layout`. By default these
  /// are the greatest distances that its views prefer.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

  /// SwiftUI's axis of spacers and dividers in the container. It has no effect.
  static var layoutProperties: LayoutProperties { get }

  /// Creates the container's cache.
  func makeCache(subviews: Subviews) -> Cache

  /// Updates the container's cache after its views changed. Truss makes a new cache in each layout, and never calls
  /// this function.
  func updateCache(_ cache: inout Cache, subviews: Subviews)
}

extension Layout {
  /// Makes a new cache.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }

  /// Merges the guide's positions in the views that define the guide.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? { subviews.merged(guide.line, .horizontal) }

  /// Merges the guide's positions in the views that define the guide.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? { subviews.merged(guide.line, .vertical) }

  /// Returns the greatest distances that the views prefer.
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
  /// The axis of dividers and spacers. It has no effect: they have the size that the container proposes.
  public var stackOrientation: Axis?
  /// Makes properties without an axis.
  public init() {}
}

extension Layout where Cache == Void {
  /// Makes an empty cache: the default.
  public func makeCache(subviews: Subviews) {}
}

/// `Sendable` is unchecked, as the `Layout` is only read during a layout, on the layout's thread.
private struct LayoutBox<Rule: Layout>: @unchecked Sendable {
  let layout: Rule
}

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
