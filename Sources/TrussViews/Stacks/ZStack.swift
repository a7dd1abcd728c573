package import TrussIR

/// Views one above the other, the last on top; the largest decides the size.
///
///     ZStack(align: .center) { Image("photo").frame(width: 90, height: 60); Text("caption") }
///
/// Each view is offered the whole stack, as SwiftUI does: a flexible one fills it, such as `Rectangle`, a field, or a
/// stack with a spacer in it.
public struct ZStack: _SingleView, ViewContainer {
  package let align: Alignment?
  package var children: [ViewNode]
  package let location: SourceLine

  /// Makes a stack of layers, the lowest first, with the position of those that are smaller than the stack; nil sets no
  /// rule for the layers' places.
  public init(
    align: Alignment? = .center, fileID: String = #fileID, line: Int = #line,
    @ViewBuilder content: () -> ViewContent
  ) {
    self.align = align
    children = content().list()
    location = SourceLine(fileID: fileID, line: line)
  }

  /// Makes a stack of layers with SwiftUI's name for `align`.
  public init(
    alignment: Alignment, fileID: String = #fileID, line: Int = #line, @ViewBuilder content: () -> ViewContent
  ) {
    self.init(align: alignment, fileID: fileID, line: line, content: content)
  }

  /// The stack as one node.
  public var _node: ViewNode {
    ViewNode.container(children) { ViewNode(.layers(with(children: $0)), at: location) }
  }
}

/// The container that `frame` puts around a view, as the lowering reads it.
///
/// Sizes and bounds that become rows are in the attributes of its node, as those of any view are; here is what only a
/// frame has.
@usableFromInline package struct FrameBox: ViewContainer, Sendable {
  /// The bounds of a size; nil if none was given.
  package struct Bounds: Sendable {
    package var least: Double?
    package var ideal: Double?
    /// Infinite: as large as its offer.
    package var greatest: Double?
  }

  package var alignment: Alignment
  package var bounds = PerAxis<Bounds>()
  /// The axes along which the frame specifies a length: that is the first size of its node there.
  package var fixedAxes = Axes()
  package var children: [ViewNode]
  package var location: SourceLine

  package var node: ViewNode { ViewNode(.framed(self), holding: children, at: location) }
}

extension FrameBox {
  /// A frame that is as large as what it is offered, with its views in the middle.
  package init(filling children: [ViewNode], at location: SourceLine) {
    let bounds = Bounds(greatest: .infinity)
    self.init(alignment: .center, bounds: PerAxis(bounds, bounds), children: children, location: location)
  }
}

/// The first of several alternatives that fits the available space; the last if none fits.
///
///     ViewThatFits(in: [.horizontal]) {
///       HStack(spacing: 8) { Button("Import"); Button("Export"); Button("Share") }
///       Button("More")
///     }
///
/// An alternative fits if nothing in it is broken into lines or made smaller for it. The space is the frame that the
/// view gets when it requires the size of the alternative, after everything around it has its preferred size: a title
/// beside it is not broken into lines to fit a wider alternative. The chosen alternative then fills the view.
///
/// An alternative that does not fit is not tried again in the same layout, whatever the later ones leave; every layout
/// begins with the first. Names in alternatives that are not shown are not in the layout, so that they may share them.
public struct ViewThatFits: _SingleView {
  package let axes: Set<Axis>
  package let children: [ViewNode]
  package let location: SourceLine

  /// Creates a view of alternatives, the preferred first, with the axes along which one must fit; both by default.
  public init(
    in axes: Set<Axis> = [.horizontal, .vertical], fileID: String = #fileID, line: Int = #line,
    @ViewBuilder content: () -> ViewContent
  ) {
    self.axes = axes
    let location = SourceLine(fileID: fileID, line: line)
    self.location = location
    // A view with a body may turn out to be several: they are one alternative.
    children = content().list().map { node in
      node.isComposite ? FlexStack(axis: .vertical, children: [node], location: location).node : node
    }
  }

  /// Creates a view of alternatives, one of which must fit along an axis.
  public init(
    in axis: Axis, fileID: String = #fileID, line: Int = #line, @ViewBuilder content: () -> ViewContent
  ) { self.init(in: [axis], fileID: fileID, line: line, content: content) }

  /// The view as one node.
  public var _node: ViewNode { ViewNode(.choice(self), at: location) }
}
