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

  /// Does nothing: a drawing is not felt.
  public func sensoryFeedback<Trigger: Equatable>(_ feedback: SensoryFeedback, trigger: Trigger) -> Self { self }

  /// Does nothing: no value changes in a layout.
  public func onChange<Value: Equatable>(of value: Value, perform action: (Value) -> Void) -> Self { self }
}

/// A key, as SwiftUI names it.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// The character that it writes.
  public let character: Character

  /// Makes a key.
  public init(_ character: Character) { self.character = character }

  /// Makes a key.
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

/// Keys that are held while another one is pressed, as SwiftUI names them.
public struct EventModifiers: OptionSet, Sendable {
  /// The keys as bits.
  public let rawValue: Int

  /// Makes a set of keys.
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

/// Keys that press a button, as SwiftUI names them.
public enum KeyboardShortcut: Hashable, Sendable {
  /// The shortcut of the default button, or of the button that cancels.
  case defaultAction, cancelAction
}

/// Whether a key has had an effect, as SwiftUI names it.
public enum KeyPressResult: Hashable, Sendable {
  /// The key had an effect, or the view ignored it.
  case handled, ignored
}

/// The kinds of field whose input is submitted, as SwiftUI names them.
public enum SubmitTriggers: Hashable, Sendable {
  /// A text field, or a search field.
  case text, search
}

/// The effect of a pointer over a view, as SwiftUI names it.
public enum HoverEffect: Hashable, Sendable {
  /// The default effect, a highlight, or a view that is lifted.
  case automatic, highlight, lift
}

/// Whether a button that is held acts again, as SwiftUI names it.
public enum ButtonRepeatBehavior: Hashable, Sendable {
  /// The default of the button.
  case automatic
  /// The action is repeated while the button is held.
  case enabled
  /// The action happens once.
  case disabled
}

/// The haptic feedback of a change, as SwiftUI names it.
public enum SensoryFeedback: Hashable, Sendable {
  /// The outcome of a task.
  case success, warning, error
  /// The kind of change.
  case selection, increase, decrease, start, stop, alignment, levelChange, impact
}
