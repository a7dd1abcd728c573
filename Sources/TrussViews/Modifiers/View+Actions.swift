// SwiftUI's modifiers for features of a running app. They change nothing in a picture, so they return the view.

extension View {
  /// Does nothing: a layout has no taps. For a link, use ``link(_:fileID:line:)``.
  public func onTapGesture(count: Int = 1, perform action: () -> Void) -> Self { self }

  /// Does nothing: a layout has no presses.
  public func onLongPressGesture(minimumDuration: Double = 0.5, perform action: () -> Void) -> Self { self }

  /// Does nothing: a layout is never shown or hidden.
  public func onAppear(perform action: (() -> Void)? = nil) -> Self { self }

  /// Does nothing: a layout is never shown or hidden.
  public func onDisappear(perform action: (() -> Void)? = nil) -> Self { self }

  /// Does nothing: do the work first, then lay out the view with its result.
  public func task(_ action: () async -> Void) -> Self { self }

  /// Does nothing: do the work first, then lay out the view with its result.
  public func task<ID: Equatable>(id: ID, _ action: () async -> Void) -> Self { self }

  /// Does nothing: do the work first, then lay out the view with its result.
  public func refreshable(action: () async -> Void) -> Self { self }

  /// Does nothing: no value changes in a layout.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: (Value, Value) -> Void
  ) -> Self { self }

  /// Does nothing: no value changes in a layout.
  public func onChange<Value: Equatable>(of value: Value, initial: Bool = false, _ action: () -> Void) -> Self { self }

  /// Does nothing: a layout takes no input.
  public func onSubmit(_ action: () -> Void) -> Self { self }

  /// Does nothing: a layout has no pointer.
  public func onHover(perform action: (Bool) -> Void) -> Self { self }

  /// Does nothing: no field of a layout has the focus.
  public func focused<Value>(_ binding: Binding<Value>) -> Self { self }

  /// Does nothing: no field of a layout has the focus.
  public func focused<Value: Hashable>(_ binding: Binding<Value>, equals value: Value) -> Self { self }

  /// Does nothing: the actions of a row are visible only during a swipe.
  public func swipeActions(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> ViewContent
  ) -> Self { self }

  /// Does nothing: a menu is visible only while a view is pressed.
  public func contextMenu(
    @ViewBuilder menuItems: () -> ViewContent, @ViewBuilder preview: () -> ViewContent = { EmptyView().body }
  ) -> Self { self }

  /// Does nothing: drawings have no pointer.
  public func help(_ text: String) -> Self { self }

  /// Does nothing: screen readers read the texts of a drawing.
  public func accessibilityInputLabels(_ labels: [String]) -> Self { self }

  /// Does nothing: a layout takes no input.
  public func allowsHitTesting(_ isEnabled: Bool) -> Self { self }

  /// Does nothing: a layout has no selection.
  public func textSelection(_ selectability: TextSelectability) -> Self { self }

  /// Does nothing: a layout is computed once.
  public func equatable() -> Self { self }
}

extension View {
  /// Does nothing: views extend under bars unless a constraint names `ViewID.safeArea`.
  public func ignoresSafeArea(edges: Edge.Set = .all) -> Self { self }

  /// Does nothing: an indicator is drawn if a `ScrollView` has `showsIndicators`.
  public func scrollIndicators(_ visibility: Visibility) -> Self { self }

  /// Does nothing: the background of a list stays visible.
  public func scrollContentBackground(_ visibility: Visibility) -> Self { self }

  /// Does nothing: no back button is drawn.
  public func navigationBarBackButtonHidden(_ isHidden: Bool = true) -> Self { self }

  /// Does nothing: a layout is never dismissed.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> Self { self }

  /// Does nothing: only the first screen of a navigation stack is drawn.
  public func navigationDestination<Value: Hashable>(
    for type: Value.Type, @ViewBuilder destination: (Value) -> ViewContent
  ) -> Self { self }

  /// Does nothing: only the first screen of a navigation stack is drawn.
  public func navigationDestination<Value: Hashable>(
    item: Binding<Value?>, @ViewBuilder destination: (Value) -> ViewContent
  ) -> Self { self }

  /// Does nothing: only the first screen of a navigation stack is drawn.
  public func navigationDestination(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> ViewContent
  ) -> Self { self }
}

/// The leading or the trailing edge.
public enum HorizontalEdge: Hashable, Sendable {
  /// The edge where lines of text begin, or the edge where they end.
  case leading, trailing
}

/// Whether a text can be selected.
public enum TextSelectability: Hashable, Sendable {
  /// The text can be selected, or it cannot.
  case enabled, disabled
}

extension View {
  /// Does nothing: screen readers read the texts of a drawing.
  public func accessibilityLabel(_ label: String) -> Self { self }

  /// Does nothing: screen readers read the texts of a drawing.
  public func accessibilityLabel(_ label: Text) -> Self { self }

  /// Does nothing: screen readers read the texts of a drawing.
  public func accessibilityValue(_ value: String) -> Self { self }

  /// Does nothing: screen readers read the texts of a drawing.
  public func accessibilityValue(_ value: Text) -> Self { self }

  /// Does nothing: a layout takes no input.
  public func accessibilityAdjustableAction(_ action: (AccessibilityAdjustmentDirection) -> Void) -> Self { self }

  /// Does nothing: screen readers read the texts of a drawing.
  public func accessibilityHint(_ hint: String) -> Self { self }

  /// Does nothing: the name of a view in a drawing is its ``id(_:)-(String)``.
  public func accessibilityIdentifier(_ identifier: String) -> Self { self }

  /// Does nothing: screen readers read the texts of a drawing.
  public func accessibilityHidden(_ isHidden: Bool) -> Self { self }

  /// Does nothing: screen readers read the texts of a drawing.
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> Self { self }

  /// Does nothing: screen readers read the texts of a drawing.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> Self { self }

  /// Does nothing: screen readers read the texts of a drawing.
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> Self { self }

  /// Does nothing: screen readers read a drawing in the order of its views.
  public func accessibilitySortPriority(_ priority: Double) -> Self { self }

  /// Does nothing: a layout runs no actions.
  public func accessibilityAction(_ action: () -> Void) -> Self { self }
}

/// How screen readers read the views inside a view in an app. A layout ignores it.
public enum AccessibilityChildBehavior: Hashable, Sendable {
  /// The children are read one by one, as one element, or not at all.
  case contain, combine, ignore
}

/// The purpose of a view for assistive technology in an app. A layout ignores it.
public struct AccessibilityTraits: OptionSet, Sendable {
  /// The bit mask of the traits.
  public let rawValue: Int

  /// Makes a set from a bit mask.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The view is a button.
  public static let isButton = AccessibilityTraits(rawValue: 1)
  /// The view is a heading.
  public static let isHeader = AccessibilityTraits(rawValue: 2)
  /// The view is selected.
  public static let isSelected = AccessibilityTraits(rawValue: 4)
  /// The view is a link.
  public static let isLink = AccessibilityTraits(rawValue: 8)
  /// The view is a picture.
  public static let isImage = AccessibilityTraits(rawValue: 16)
  /// The view is a text that does not change.
  public static let isStaticText = AccessibilityTraits(rawValue: 32)
}

/// The direction in which a user of assistive technology changes a value in an app.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  /// Up, or down.
  case increment, decrement
}
