package import TrussIR

/// A stack of layers, the last view in front. It is as large as its largest view.
///
///     ZStack(align: .center) { Image("photo").frame(width: 90, height: 60); Text("caption") }
///
/// The whole stack is offered to each view, as in SwiftUI. A flexible view, such as a `Rectangle`, a field, or a stack
/// with a spacer, fills it.
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

  /// Makes a stack of layers. `alignment` is SwiftUI's name for `align`.
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

/// The container that `frame` puts around a view. Exact sizes, minima and maxima that become constraint rows are in the
/// attributes of its node, as for any view.
@usableFromInline package struct FrameBox: ViewContainer, Sendable {
  package struct Bounds: Sendable {
    package var least: Double?
    package var ideal: Double?
    /// The maximum; infinite if the frame takes the whole offered length.
    package var greatest: Double?
  }

  package var alignment: Alignment
  package var bounds = PerAxis<Bounds>()
  /// The axes along which the frame sets an exact length. This length is the first size of the node along the axis.
  package var fixedAxes = Axes()
  package var children: [ViewNode]
  package var location: SourceLine

  package var node: ViewNode { ViewNode(.framed(self), holding: children, at: location) }
}

extension FrameBox {
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
/// An alternative fits if nothing in it has to wrap or shrink. The available space is the frame that the view would get
/// if it had to have the alternative's size, after all views around it have their preferred sizes: a title beside the
/// view does not wrap to make space for a wider alternative. The chosen alternative then fills the view.
///
/// An alternative that does not fit is not tried again in the same layout, even if later choices leave more space;
/// every layout begins with the first alternative. Only the chosen alternative's names are in the layout, so
/// alternatives may use the same names.
public struct ViewThatFits: _SingleView {
  package let axes: Set<Axis>
  package let children: [ViewNode]
  package let location: SourceLine

  /// Creates a view of alternatives, the preferred one first. An alternative must fit along `axes`; along both by
  /// default.
  public init(
    in axes: Set<Axis> = [.horizontal, .vertical], fileID: String = #fileID, line: Int = #line,
    @ViewBuilder content: () -> ViewContent
  ) {
    self.axes = axes
    let location = SourceLine(fileID: fileID, line: line)
    self.location = location
    // A custom view may contain several views. They are one alternative.
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
