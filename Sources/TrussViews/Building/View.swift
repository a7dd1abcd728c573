import TrussIR

/// A part of a layout: a leaf such as `Text`, a stack, or a type of yours with a `body`.
///
/// A view is a description; nothing is measured or solved until it is laid out.
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
/// The properties of a view may have any type, including closures and class instances. The body is called only during a
/// layout, on the thread that lays out. A view that refers to an object which other threads use must be laid out on a
/// thread that may read that object.
///
/// The `fileID` and `line` parameters of initializers and modifiers are the source location that messages name: the
/// caller's by default.
public protocol View {
  /// The type of the view's content.
  associatedtype Body: View

  /// The view's content, evaluated when the view is laid out, not before.
  @ViewBuilder var body: Body { get }

  /// The nodes of the view. Only the package's own views implement `_nodes` and `_takeNodes`: by default, a node
  /// evaluates `body` when the view is laid out.
  var _nodes: [ViewNode] { get }

  /// Consumes the view and returns its nodes, `_nodes` by default, so that they need not be copied.
  consuming func _takeNodes() -> _NodeList
}

extension View {
  /// A single node, which evaluates the view's body when it is laid out.
  public var _nodes: [ViewNode] { [ViewNode(.composite(CompositeView(self)))] }

  /// Returns the same single node as `_nodes`.
  public consuming func _takeNodes() -> _NodeList { .one(ViewNode(.composite(CompositeView(self)))) }

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

/// A built-in view that is a single node.
public protocol _SingleView: BuiltInView {
  /// The view as one node.
  var _node: ViewNode { get }
}

extension _SingleView {
  /// The view's only node.
  public var _nodes: [ViewNode] { [_node] }
  /// Returns the view's only node.
  @inlinable public consuming func _takeNodes() -> _NodeList { .one(_node) }
}

/// A view whose type is erased, for functions and arrays with several types of views.
///
///     func badge(_ count: Int) -> AnyView {
///       count > 9 ? AnyView(Image("many")) : AnyView(Text("\(count)"))
///     }
///
/// An `AnyView` adds nothing to the layout: names, modifiers and frames are the wrapped view's. In a view builder, `if`
/// and `switch` need no `AnyView`.
public struct AnyView: BuiltInView {
  /// The view's nodes.
  public var _nodes: [ViewNode] { list.list() }
  /// Returns the view's nodes.
  public consuming func _takeNodes() -> _NodeList { list }

  private let list: _NodeList

  /// Erases the type of a view.
  public init(_ view: any View) { list = view._takeNodes() }
}

/// A custom view, whose body is called when it is laid out.
///
/// Nodes are Sendable although the properties of a custom view need not be: a view is only read where its body is
/// called, in a layout, on the thread that lays out, as the documentation of `View` demands. `CompositeView` is a
/// class, so that a copy costs one retain.
@usableFromInline package final class CompositeView: @unchecked Sendable {
  package let view: any View
  /// The type that the view's scope is named after; the view's own by default.
  package let type: Any.Type
  /// The values of `ControlSurroundings` that the view reads.
  package let reads: Reading

  package enum Reading { case nothing, surroundings, size }

  init(_ view: any View, namedAfter type: Any.Type? = nil, reads: Reading = .nothing) {
    self.view = view
    self.reads = reads
    self.type = type ?? Swift.type(of: view)
  }
}
