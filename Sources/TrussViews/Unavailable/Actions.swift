// SwiftUI's words for what a user does. Truss draws views and runs no actions.

extension Button {
  /// SwiftUI's button with an action.
  @available(*, unavailable, message: "Truss draws buttons and runs no actions: write Button(\"title\")")
  public init(_ title: String, action: () -> Void) { self.init(title) }

  /// SwiftUI's button with an action and a label.
  @available(
    *, unavailable,
    message: "Truss draws buttons and runs no actions: write Button(\"title\"), or the label's views with a border"
  )
  public init(action: () -> Void, @ViewBuilder label: () -> ViewContent) { self.init("") }
}

extension View {
  /// SwiftUI's action for a tap.
  @available(
    *, unavailable, message: "Truss draws views and runs no actions; a view that leads somewhere is .link(\"address\")"
  )
  public func onTapGesture(count: Int = 1, perform action: () -> Void) -> Self { self }

  /// SwiftUI's recognizer of what fingers do.
  @available(*, unavailable, message: "Truss draws views and runs no actions: leave the gesture out")
  public func gesture(_ gesture: Any) -> Self { self }

  /// SwiftUI's action for a view that comes into sight.
  @available(*, unavailable, message: "Truss runs no actions: make what the view needs before it is laid out")
  public func onAppear(perform action: () -> Void) -> Self { self }

  /// SwiftUI's action for a view that goes out of sight.
  @available(*, unavailable, message: "Truss runs no actions: leave it out")
  public func onDisappear(perform action: () -> Void) -> Self { self }

  /// SwiftUI's work beside a view.
  @available(*, unavailable, message: "Truss runs no actions: do the work, and lay the view out with its result")
  public func task(_ action: () async -> Void) -> Self { self }

  /// SwiftUI's mark of a choice.
  @available(*, unavailable, message: "Truss has no selection: a view's name is .id(\"name\")")
  public func tag<Tag: Hashable>(_ tag: Tag) -> Self { self }

  /// SwiftUI's switch for a control that does nothing.
  @available(*, unavailable, message: "Truss draws all controls as enabled: write .foreground(.secondary)")
  public func disabled(_ isDisabled: Bool) -> Self { self }
}
