import TrussIR

/// A custom modifier, which combines other modifiers under one name.
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
/// A modifier may read `@Environment`. As in a custom view, the names of views in its body are local to it.
public protocol ViewModifier {
  /// The type of the modified view.
  associatedtype Body: View

  /// The type of the view to modify.
  typealias Content = ViewContent

  /// Returns the modified view. A layout calls this function on its own thread.
  @ViewBuilder func body(content: Content) -> Body
}

extension View {
  /// Applies a custom modifier. The names of views in its body are local to it, as in a custom view, so it can be
  /// applied any number of times.
  public consuming func modifier<Modifier: ViewModifier>(_ modifier: Modifier) -> ModifiedView {
    let view = Modification(modifier: modifier, content: ViewContent(_takeNodes()))
    return ModifiedView(.one(ViewNode(.composite(CompositeView(view, namedAfter: Modifier.self)))))
  }
}

/// The modifier that leaves a view unchanged.
public struct EmptyModifier: ViewModifier {
  /// Makes the modifier.
  public init() {}

  /// Returns the view unchanged.
  public func body(content: Content) -> ViewContent { content }
}

private struct Modification<Modifier: ViewModifier>: View {
  let modifier: Modifier
  let content: ViewContent

  var body: Modifier.Body { return modifier.body(content: content) }
}

/// A view with the attributes that modifiers set.
///
/// The type has `@_eagerMove`: a value is destroyed after its last use, so that a modifier can write into its node.
/// Otherwise a view in a `let` would live until the end of its block, and the modifier would have to copy the view.
@_eagerMove
public struct ModifiedView: BuiltInView {
  /// The nodes with the modifiers' attributes.
  public var _nodes: [ViewNode] { list.list() }
  /// Returns the nodes with the modifiers' attributes.
  public consuming func _takeNodes() -> _NodeList { list }

  @usableFromInline let list: _NodeList

  @inlinable init(_ list: consuming _NodeList) { self.list = list }
}

extension View {
  /// Returns the view with changed attributes. If it consists of several views, such as a group, each view is changed.
  ///
  /// It consumes the view, as all modifiers do, so that a chain of modifiers writes into one node. A view that is used
  /// again is copied.
  consuming func modified(_ change: (inout Attributes) -> Void) -> ModifiedView {
    ModifiedView(
      _takeNodes().changed { node in
        node.modify { $0.changeSurroundings(change) }
        node.modify(change)
      })
  }

  /// Returns the view in a box that is placed in the surrounding stack like the view. Each of several views gets its
  /// own box.
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
