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
/// Lengths are points, in text too, where sizes and places are rounded to cells. `x` counts from the leading edge: in a
/// right-to-left layout the container is mirrored. The functions are called during a layout, on its thread, several times
/// and with any proposals, and have to return the same for the same.
///
/// In SwiftUI's stacks, and where the room is known, the container is as large as `sizeThatFits` returns for it.
/// Elsewhere it is stretched and shrunk as flex-box does with a view of that size, and places its views in what it
/// comes to have. A view may stick out of it. One that is not placed is in the middle. A size or a place that is not
/// finite, or negative as a size, is an error when the view is laid out, and so are more than 32 containers of this kind
/// inside each other.
///
/// Where constraints say the same, a ``ConstraintLayout`` needs no sizes.
public protocol Layout: StackLayout {
  /// What the container keeps between the calls of its functions in one layout; nothing by default.
  associatedtype Cache = Void

  /// The views of the container.
  typealias Subviews = LayoutSubviews

  /// Returns the size of the container for a proposal.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

  /// Places the views, each by its `place(at:anchor:proposal:)`.
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

  /// Makes what the container keeps.
  func makeCache(subviews: Subviews) -> Cache

  /// Changes what the container keeps, where its views changed. A layout makes it afresh, and does not call this.
  func updateCache(_ cache: inout Cache, subviews: Subviews)
}

extension Layout {
  /// Makes the cache afresh: the default.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }

  /// Lays the views of a block out.
  public func callAsFunction<Content: View>(
    fileID: String = #fileID, line: Int = #line, @ViewBuilder _ content: () -> Content
  ) -> ViewContent {
    placed(ViewContent(nodes: content().nodes), at: SourceLine(fileID: fileID, line: line))
  }

  /// The container of some views.
  public func container(_ views: ViewContent) -> ViewContent { placed(views, at: nil) }

  private func placed(_ views: ViewContent, at location: SourceLine?) -> ViewContent {
    let layout = LayoutBox(layout: self)
    let node = ViewNode(placing: views, named: Self.self, at: location) { measuring, indices in
      Placement(layout: layout.layout, LayoutSubviews(measuring, indices))
    }
    return ViewContent(nodes: [node])
  }
}

/// SwiftUI's axis of a container, and the like.
@available(
  *, unavailable,
  message: "leave layoutProperties out: a spacer or a divider in a Layout has the size that it proposes to them"
)
public struct LayoutProperties: Sendable {
  /// The axis of dividers and spacers.
  public var stackOrientation: Axis?
  /// Makes properties without an axis.
  public init() {}
}

extension Layout where Cache == Void {
  /// Nothing: the default.
  public func makeCache(subviews: Subviews) {}
}

/// A layout of the user's. It is only read in a layout, on its thread, as a `CompositeView`.
private struct LayoutBox<Rule: Layout>: @unchecked Sendable {
  let layout: Rule
}

/// A container whose views a layout of the user's places.
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
}
