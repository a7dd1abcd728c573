// SwiftUI's modifiers for keys, pointers and fingers in a running app. A layout takes no input, so these do nothing.

extension View {
  /// Does nothing: a layout takes no input.
  public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> Self { self }

  /// Does nothing: a layout takes no input.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> Self { self }

  /// Does nothing: a layout takes no input.
  public func onKeyPress(_ key: KeyEquivalent, action: () -> KeyPressResult) -> Self { self }

  /// Does nothing: no field of a layout has the focus.
  public func defaultFocus<Value: Hashable>(_ binding: Binding<Value>, _ value: Value) -> Self { self }

  /// Does nothing: no field of a layout has the focus.
  public func searchFocused(_ binding: Binding<Bool>) -> Self { self }

  /// Does nothing: no field of a layout has the focus.
  public func focusEffectDisabled(_ isDisabled: Bool = true) -> Self { self }

  /// Does nothing: a layout takes no input.
  public func onSubmit(of triggers: SubmitTriggers, _ action: () -> Void) -> Self { self }

  /// Does nothing: a layout has no pointer.
  public func hoverEffect(_ effect: HoverEffect) -> Self { self }

  /// Does nothing: a button of a layout is not pressed.
  public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> Self { self }

  /// Does nothing: a layout takes no input.
  public func draggable<Payload>(_ payload: @autoclosure () -> Payload) -> Self { self }

  /// Does nothing: a layout takes no input.
  public func dropDestination<Payload>(
    for type: Payload.Type, action: ([Payload], Point) -> Bool, isTargeted: (Bool) -> Void = { _ in }
  ) -> Self { self }

  /// Does nothing: a layout takes no input.
  public func onDrag<Payload>(_ data: () -> Payload) -> Self { self }

  /// Does nothing: nothing is published while a layout is computed.
  public func onReceive<Publisher>(_ publisher: Publisher, perform action: (Any) -> Void) -> Self { self }

  /// Does nothing: a drawing has no haptics.
  public func sensoryFeedback<Trigger: Equatable>(_ feedback: SensoryFeedback, trigger: Trigger) -> Self { self }

  /// Does nothing: no value changes in a layout.
  public func onChange<Value: Equatable>(of value: Value, perform action: (Value) -> Void) -> Self { self }
}

/// A key, as in SwiftUI.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// The character that the key types.
  public let character: Character

  /// Makes the key that types a character.
  public init(_ character: Character) { self.character = character }

  /// Makes the key that types a character.
  public init(extendedGraphemeClusterLiteral character: Character) { self.init(character) }

  /// The space bar.
  public static let space = KeyEquivalent(" ")
  /// The return key.
  public static let `return` = KeyEquivalent("\r")
  /// The tab key.
  public static let tab = KeyEquivalent("\t")
  /// The escape key.
  public static let escape = KeyEquivalent("\u{1B}")
  /// The delete key.
  public static let delete = KeyEquivalent("\u{8}")
  /// The up arrow key.
  public static let upArrow = KeyEquivalent("\u{F700}")
  /// The down arrow key.
  public static let downArrow = KeyEquivalent("\u{F701}")
  /// The left arrow key.
  public static let leftArrow = KeyEquivalent("\u{F702}")
  /// The right arrow key.
  public static let rightArrow = KeyEquivalent("\u{F703}")
}

/// Modifier keys, as in SwiftUI.
public struct EventModifiers: OptionSet, Sendable {
  /// The bit mask of the keys.
  public let rawValue: Int

  /// Makes a set from a bit mask.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The command key.
  public static let command = EventModifiers(rawValue: 1)
  /// The shift key.
  public static let shift = EventModifiers(rawValue: 2)
  /// The option key.
  public static let option = EventModifiers(rawValue: 4)
  /// The control key.
  public static let control = EventModifiers(rawValue: 8)
}

/// Standard keyboard shortcuts, as in SwiftUI.
public enum KeyboardShortcut: Hashable, Sendable {
  /// The shortcut of the default button, or of the button that cancels.
  case defaultAction, cancelAction
}

/// Whether a view has handled a key, as in SwiftUI.
public enum KeyPressResult: Hashable, Sendable {
  /// The view handled the key, or ignored it.
  case handled, ignored
}

/// The kinds of fields whose input is submitted, as in SwiftUI.
public enum SubmitTriggers: Hashable, Sendable {
  /// A text field, or a search field.
  case text, search
}

/// The effect of a pointer over a view, as in SwiftUI.
public enum HoverEffect: Hashable, Sendable {
  /// The default effect, a highlight, or a lifted view.
  case automatic, highlight, lift
}

/// Whether a button repeats its action while it is held, as in SwiftUI.
public enum ButtonRepeatBehavior: Hashable, Sendable {
  /// The default of the button.
  case automatic
  /// The action is repeated.
  case enabled
  /// The action runs once.
  case disabled
}

/// The haptic feedback of a change, as in SwiftUI.
public enum SensoryFeedback: Hashable, Sendable {
  /// The outcome of a task.
  case success, warning, error
  /// The kind of a change.
  case selection, increase, decrease, start, stop, alignment, levelChange, impact
}
