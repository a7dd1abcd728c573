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
  ///
  /// - Parameter content: the view that the modifier is applied to.
  @ViewBuilder func body(content: Content) -> Body
}

extension View {
  /// Applies a modifier of yours.
  ///
  /// - Parameter modifier: the modifier; its body is a scope of names.
  public consuming func modifier<Modifier: ViewModifier>(_ modifier: Modifier) -> ModifiedView {
    let view = Modification(modifier: modifier, content: ViewContent(_takeNodes()))
    return ModifiedView(.one(ViewNode(.composite(CompositeView(view, namedAfter: Modifier.self)))))
  }
}

/// A view under a modifier of the user's.
private struct Modification<Modifier: ViewModifier>: View {
  let modifier: Modifier
  let content: ViewContent

  var body: Modifier.Body { return modifier.body(content: content) }
}
