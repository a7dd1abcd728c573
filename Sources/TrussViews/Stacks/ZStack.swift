package import TrussIR

/// Views in layers, the last in front; the largest view decides the size.
///
///     ZStack(align: .center) { Image("photo").frame(width: 90, height: 60); Text("caption") }
///
/// The whole stack is offered to each view, as in SwiftUI: a flexible view fills it, such as a `Rectangle`, a field, or
/// a stack with a spacer.
public struct ZStack: _SingleView, ViewContainer {
  package let align: Alignment?
  package var children: [ViewNode]
  package let location: SourceLine

  /// Makes a stack of layers, the first at the back. The alignment positions layers that are smaller than the stack;
  /// nil sets no rule for their positions.
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

/// The container that `frame` puts around a view, in the form that the lowering reads.
///
/// Sizes and bounds that become rows of the solver are in the attributes of its node, as for any view; this type
/// contains only what is special to frames.
@usableFromInline package struct FrameBox: ViewContainer, Sendable {
  /// The bounds of a length; nil if a bound is not set.
  package struct Bounds: Sendable {
    package var least: Double?
    package var ideal: Double?
    /// The maximum; infinite for the whole offered length.
    package var greatest: Double?
  }

  package var alignment: Alignment
  package var bounds = PerAxis<Bounds>()
  /// The axes along which the frame sets a length, which is then the first size of its node along that axis.
  package var fixedAxes = Axes()
  package var children: [ViewNode]
  package var location: SourceLine

  package var node: ViewNode { ViewNode(.framed(self), holding: children, at: location) }
}

extension FrameBox {
  /// Makes a frame that fills the offered size, with its views centred.
  package init(filling children: [ViewNode], at location: SourceLine) {
    let bounds = Bounds(greatest: .infinity)
    self.init(alignment: .center, bounds: PerAxis(bounds, bounds), children: children, location: location)
  }
}

/// The first of several alternatives that fits the available space; the last one if none fits.
///
///     ViewThatFits(in: [.horizontal]) {
///       HStack(spacing: 8) { Button("Import"); Button("Export"); Button("Share") }
///       Button("More")
///     }
///
/// An alternative fits if nothing in it has to wrap or shrink. The available space is the frame that the view gets if
/// it requires the size of the alternative, after all views around it have their preferred sizes: a title beside it
/// does not wrap to make space for a wider alternative. The chosen alternative then fills the view.
///
/// An alternative that does not fit is not tried again in the same layout, even if later choices leave more space;
/// every layout begins with the first alternative. Names in alternatives that are not shown are not in the layout, so
/// alternatives may use the same names.
public struct ViewThatFits: _SingleView {
  package let axes: Set<Axis>
  package let children: [ViewNode]
  package let location: SourceLine

  /// Creates a view of alternatives, the preferred one first. The axes are those along which an alternative must fit;
  /// both by default.
  public init(
    in axes: Set<Axis> = [.horizontal, .vertical], fileID: String = #fileID, line: Int = #line,
    @ViewBuilder content: () -> ViewContent
  ) {
    self.axes = axes
    let location = SourceLine(fileID: fileID, line: line)
    self.location = location
    // A view with a body may contain several views, which are one alternative.
    children = content().list().map { node in
      node.isComposite ? FlexStack(axis: .vertical, children: [node], location: location).node : node
    }
  }

  /// Creates a view of alternatives, which must fit along one axis.
  public init(
    in axis: Axis, fileID: String = #fileID, line: Int = #line, @ViewBuilder content: () -> ViewContent
  ) { self.init(in: [axis], fileID: fileID, line: line, content: content) }

  /// The view as one node.
  public var _node: ViewNode { ViewNode(.choice(self), at: location) }
}
