/// A view of the user's, whose body is called when it is laid out.
///
/// Nodes are Sendable, and what is in a view of the user's need not be. It is safe to keep it in them, as a view is only
/// read where its body is called: in a layout, on the thread that lays out. `View` states that as its rule. A box of its
/// own makes handing it on one reference.
@usableFromInline package struct CompositeView: @unchecked Sendable {
  private let box: Box

  /// The view.
  package var view: any View { box.view }
  /// The type that the view's scope is named after.
  package var type: Any.Type { box.type }

  /// Keeps a view.
  ///
  /// - Parameters:
  ///   - view: the view.
  ///   - type: the type that the view's scope is named after; the view's own by default.
  @usableFromInline init(_ view: any View, namedAfter type: Any.Type? = nil) {
    box = Box(view, type ?? Swift.type(of: view))
  }

  private final class Box {
    let view: any View
    let type: Any.Type

    init(_ view: any View, _ type: Any.Type) {
      self.view = view
      self.type = type
    }
  }
}
