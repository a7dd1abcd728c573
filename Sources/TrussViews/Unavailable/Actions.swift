// SwiftUI's views for which Truss has another word.

/// SwiftUI's field for a password.
@available(*, unavailable, message: "write Field(\"Password\", text: \"••••••\")")
public struct SecureField: BuiltInView {
  /// Makes a field.
  public init(_ title: String, text: Any) {}
}

/// SwiftUI's choice.
@available(*, unavailable, message: "write HStack { Text(\"title\"); Spacer(); Text(\"the choice\") }")
public struct Picker: BuiltInView {
  /// Makes a choice.
  public init(_ title: String, selection: Any, @ViewBuilder content: () -> ViewContent) {}
}

extension Line {
  /// A line between two views.
  @available(
    *, unavailable,
    message: "write .connectors { Connector(from: \"a\", to: \"b\", head: .none) } on the stack around the views"
  )
  public init(from start: String, to end: String) { self.init() }
}

/// An arrow between two views.
@available(
  *, unavailable, message: "write .connectors { Connector(from: \"a\", to: \"b\") } on the stack around the views"
)
public struct Arrow: BuiltInView {
  /// Makes an arrow.
  public init(from start: String, to end: String) {}
}

extension Table {
  /// A table of elements that are known by nothing.
  @available(*, unavailable, message: "say what a row is known by: write Table(data, id: \\.self) { … }")
  @_disfavoredOverload
  public init<Data: RandomAccessCollection>(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> ViewContent
  ) {
    self.init(count: data.count) { content(data[data.index(data.startIndex, offsetBy: $0)]) }
  }
}

/// SwiftUI's grid of as many rows as there is room for.
@available(*, unavailable, message: "write LazyVGrid(columns: […]) { … }, or HStack { VStack { … }; VStack { … } }")
public struct LazyHGrid: BuiltInView {
  /// Makes a grid.
  public init(rows: [GridItem], spacing: Double? = nil, @ViewBuilder content: () -> ViewContent) {}
}

extension ScrollView {
  /// SwiftUI's view that scrolls both ways.
  @available(
    *, unavailable, message: "one view scrolls one way: write ScrollView(.vertical) { ScrollView(.horizontal) { … } }"
  )
  public init(_ axes: [Axis], @ViewBuilder content: () -> ViewContent) { self.init(content: content) }
}

extension View {
  /// SwiftUI's size in parts of the container.
  @available(*, unavailable, message: "write the part of the length: .width(fraction: 0.5), or .height(fraction: 0.5)")
  public func containerRelativeFrame(
    _ axis: Axis, alignment: Alignment = .center, _ length: (Double, Axis) -> Double
  ) -> Self { self }

  /// SwiftUI's size of columns in the container.
  @available(*, unavailable, message: "write the part of the length: .width(fraction: 0.5), or .height(fraction: 0.5)")
  public func containerRelativeFrame(
    _ axis: Axis, count: Int, span: Int = 1, spacing: Double, alignment: Alignment = .center
  ) -> Self { self }

  /// SwiftUI's place in a cell.
  @available(*, unavailable, message: "write .align(.center), and .gridColumnAlignment(.center)")
  public func gridCellAnchor(_ anchor: UnitPoint) -> Self { self }

  /// SwiftUI's line between rows.
  @available(*, unavailable, message: "a List has lines between its rows: write VStack { … } for rows without")
  public func listRowSeparator(_ visibility: Visibility) -> Self { self }

  /// SwiftUI's bar at an edge.
  @available(*, unavailable, message: "write VStack { view; bar }: the view gets what the bar leaves")
  public func safeAreaInset(edge: Edge, @ViewBuilder content: () -> ViewContent) -> Self { self }
}

/// SwiftUI's word for whether something is seen.
@available(*, unavailable, message: "a List has lines between its rows: write VStack { … } for rows without")
public enum Visibility: Sendable {
  /// As SwiftUI likes, seen or not.
  case automatic, visible, hidden
}

extension Progress {
  /// SwiftUI's progress whose end is not known.
  @available(*, unavailable, message: "write ActivityIndicator()")
  public init() { self.init(value: 0) }
}

extension Stepper {
  /// SwiftUI's stepper with a title.
  @available(*, unavailable, message: "write HStack { Text(\"title\"); Spacer(); Stepper() }")
  public init<Value>(_ title: String, value: Value) { self.init() }
}

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
  /// Makes a menu.
  public init(_ title: String, @ViewBuilder content: () -> ViewContent) {}
}

/// SwiftUI's part that opens.
@available(*, unavailable, message: "a layout shows one state: write VStack { Text(\"▾ title\"); if isOpen { … } }")
public struct DisclosureGroup: BuiltInView {
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
