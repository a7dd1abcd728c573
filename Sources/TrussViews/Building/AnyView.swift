/// A view whose type is erased, for functions and arrays with several types of views.
///
///     func badge(_ count: Int) -> AnyView {
///       count > 9 ? AnyView(Image("many")) : AnyView(Text("\(count)"))
///     }
///
/// It leaves no trace: its names, modifiers and frames are those of the view. Inside a builder `if` and `switch` do
/// without it.
public struct AnyView: BuiltInView {
  /// The view's nodes.
  public var nodes: [ViewNode] { list.list() }
  /// The same nodes.
  public consuming func _takeNodes() -> _NodeList { list }

  private let list: _NodeList

  /// Takes the type off a view.
  public init(_ view: any View) { list = view._takeNodes() }
}
