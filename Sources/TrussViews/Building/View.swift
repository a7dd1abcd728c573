import TrussIR

/// A part of a layout: a leaf such as `Text`, a stack, or a type of yours with a `body`.
///
/// A view is a value that describes; nothing is measured or solved until it is laid out.
///
///     struct LabeledField: View {
///       var label: String
///       var body: some View {
///         HStack(align: .center, spacing: 10) {
///           Text(label).width(110)
///           Field()
///         }
///       }
///     }
///
/// Its properties may have any type, including closures and class instances. The body is called during a layout, on its
/// thread, and never after it. A view that refers to an object which other threads use must be laid out on a thread
/// that may read that object.
///
/// Initializers and modifiers with a `fileID` and a `line` take the place in the source that messages name: the
/// caller's by default.
public protocol View {
  /// The type of the view's content.
  associatedtype Body: View

  /// The view's content. Asked for when the view is laid out, not before.
  @ViewBuilder var body: Body { get }

  /// The content of the view. Only the package's own views implement it and `_takeNodes`: the default evaluates `body`
  /// when the view is laid out.
  var _nodes: [ViewNode] { get }

  /// Consumes the view and returns its nodes, so that they need not be copied; by default `_nodes`.
  consuming func _takeNodes() -> _NodeList
}

extension View {
  /// One node, which asks the view for its body when it is laid out.
  public var _nodes: [ViewNode] { [ViewNode(.composite(CompositeView(self)))] }

  /// The same node.
  public consuming func _takeNodes() -> _NodeList { .one(ViewNode(.composite(CompositeView(self)))) }

  /// What the view is made of.
  package var nodes: [ViewNode] { _nodes }
}

/// A view that the package lays out and draws itself; it is its own content.
public protocol BuiltInView: View, Sendable where Body == ViewContent {}

extension BuiltInView {
  /// The view itself.
  public var body: ViewContent { return ViewContent(nodes: nodes) }

  /// Returns `_nodes`.
  public consuming func _takeNodes() -> _NodeList { .many(nodes) }
}

/// A view of the package that is one node.
public protocol _SingleView: BuiltInView {
  /// The view as one node.
  var _node: ViewNode { get }
}

extension _SingleView {
  /// The view as one node.
  public var _nodes: [ViewNode] { [_node] }
  /// The same node.
  @inlinable public consuming func _takeNodes() -> _NodeList { .one(_node) }
}

/// A view whose type is erased, for functions and arrays with several types of views.
///
///     func badge(_ count: Int) -> AnyView {
///       count > 9 ? AnyView(Image("many")) : AnyView(Text("\(count)"))
///     }
///
/// It leaves no trace in the layout: names, modifiers and frames are those of the view. In a view builder, `if` and
/// `switch` need no `AnyView`.
public struct AnyView: BuiltInView {
  /// The view's nodes.
  public var _nodes: [ViewNode] { list.list() }
  /// The same nodes.
  public consuming func _takeNodes() -> _NodeList { list }

  private let list: _NodeList

  /// Takes the type off a view.
  public init(_ view: any View) { list = view._takeNodes() }
}

/// A custom view, whose body is called when it is laid out.
///
/// Nodes are Sendable, and what is in a custom view need not be. It is safe to keep it in them, as a view is only
/// read where its body is called: in a layout, on the thread that lays out. `View` states that as its rule. A class, so
/// that a copy costs one retain.
@usableFromInline package final class CompositeView: @unchecked Sendable {
  package let view: any View
  /// The type that the view's scope is named after; the view's own by default.
  package let type: Any.Type
  /// The values of `ControlSurroundings` that it reads.
  package let reads: Reading

  /// The values that a view of the package reads of the views around it.
  package enum Reading { case nothing, surroundings, size }

  init(_ view: any View, namedAfter type: Any.Type? = nil, reads: Reading = .nothing) {
    self.view = view
    self.reads = reads
    self.type = type ?? Swift.type(of: view)
  }
}
