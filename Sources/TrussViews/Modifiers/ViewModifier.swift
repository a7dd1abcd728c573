import TrussIR

/// Modifiers of yours under one name.
///
///     struct Card: ViewModifier {
///       var radius = 8.0
///       func body(content: Content) -> some View {
///         content.padding(12).background(.surface).cornerRadius(radius)
///       }
///     }
///
///     Text("Total").modifier(Card())
///
/// A modifier may read `@Environment`. Like a view with a body it is a scope: names in it are its own.
public protocol ViewModifier {
  /// The type of the modified view.
  associatedtype Body: View

  /// The view that is modified.
  typealias Content = ViewContent

  /// The modified view. Called during a layout, on its thread.
  @ViewBuilder func body(content: Content) -> Body
}

extension View {
  /// Applies a modifier of yours, whose body is a scope of names.
  public consuming func modifier<Modifier: ViewModifier>(_ modifier: Modifier) -> ModifiedView {
    let view = Modification(modifier: modifier, content: ViewContent(_takeNodes()))
    return ModifiedView(.one(ViewNode(.composite(CompositeView(view, namedAfter: Modifier.self)))))
  }
}

/// The modifier that leaves a view unchanged.
public struct EmptyModifier: ViewModifier {
  /// Makes the modifier.
  public init() {}

  /// The view.
  public func body(content: Content) -> ViewContent { content }
}

/// A view under a custom modifier.
private struct Modification<Modifier: ViewModifier>: View {
  let modifier: Modifier
  let content: ViewContent

  var body: Modifier.Body { return modifier.body(content: content) }
}

/// A view and the attributes that modifiers gave it.
///
/// It is destroyed after its last use (`@_eagerMove`), so that a modifier there can write into its node. Otherwise a
/// view in a `let` would live to the end of its block, and the modifier would copy it.
@_eagerMove
public struct ModifiedView: BuiltInView {
  /// The view's nodes, modified.
  public var _nodes: [ViewNode] { list.list() }
  /// The same nodes.
  public consuming func _takeNodes() -> _NodeList { list }

  @usableFromInline let list: _NodeList

  @inlinable init(_ list: consuming _NodeList) { self.list = list }
}

extension View {
  /// The view with changed attributes. A modifier of several views, such as a group's, is a modifier of each.
  ///
  /// It takes the view, as all modifiers do: the attributes of a chain are then written into one node. A view that is
  /// used once more is copied.
  consuming func modified(_ change: (inout Attributes) -> Void) -> ModifiedView {
    ModifiedView(
      _takeNodes().changed { node in
        node.modify { $0.changeSurroundings(change) }
        node.modify(change)
      })
  }

  /// The view in a box, that takes its place in the stack around it. Of several views each has its own box.
  consuming func boxed(in box: (ViewNode) -> ViewNode) -> ModifiedView {
    ModifiedView(
      _takeNodes().changed { node in
        guard node.address.hasPlacement else { return node = box(node) }
        var placement = Attributes(location: nil)
        node.modify { $0.swapPlacement(with: &placement) }
        node = box(node)
        node.modify { $0.swapPlacement(with: &placement) }
      })
  }
}
