// SwiftUI's words for what a user does. Truss draws views and runs no actions.

extension Button {
  /// SwiftUI's button with a role.
  @available(*, unavailable, message: "write Button(\"title\"), and .foreground(.red) for one that destroys")
  public init(_ title: String, role: ButtonRole?, action: () -> Void) { self.init(title) }

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

/// SwiftUI's role of a button.
@available(*, unavailable, message: "write Button(\"title\"), and .foreground(.red) for one that destroys")
public enum ButtonRole: Sendable {
  /// What it does with what is shown.
  case cancel, destructive
}

/// SwiftUI's button with a list of others.
@available(
  *, unavailable, message: "a layout shows one state: write Button(\"title ▾\"), and .overlay { … } for the list"
)
public struct Menu: BuiltInView {
  /// The views.
  public var nodes: [ViewNode] { [] }
  /// Makes a menu.
  public init(_ title: String, @ViewBuilder content: () -> ViewContent) {}
}

/// SwiftUI's part that opens.
@available(*, unavailable, message: "a layout shows one state: write VStack { Text(\"▾ title\"); if isOpen { … } }")
public struct DisclosureGroup: BuiltInView {
  /// The views.
  public var nodes: [ViewNode] { [] }
  /// Makes a part.
  public init(_ title: String, @ViewBuilder content: () -> ViewContent) {}
}

extension View {
  /// SwiftUI's menu of a view.
  @available(*, unavailable, message: "a layout shows one state: write .overlay { … } with what the menu shows")
  public func contextMenu(@ViewBuilder menuItems: () -> ViewContent) -> Self { self }

  /// SwiftUI's words for those who do not see.
  @available(*, unavailable, message: "a view is read out by its text, or its name: write .id(\"name\")")
  public func accessibilityLabel(_ label: String) -> Self { self }

  /// SwiftUI's words under the pointer.
  @available(*, unavailable, message: "drawings have no pointer: leave it out")
  public func help(_ text: String) -> Self { self }
}
