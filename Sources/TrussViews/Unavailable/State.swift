// SwiftUI's words for state that changes while it is shown. A layout of Truss is a function of values.

/// SwiftUI's state of a view.
@available(*, unavailable, message: "a view of Truss holds plain values: write `var name: Type`, and lay it out again")
@propertyWrapper public struct State<Value> {
  /// Makes state.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  /// The value.
  public var wrappedValue: Value
  /// The same value.
  public var projectedValue: Value { wrappedValue }
}

/// SwiftUI's reference to the state of another view.
@available(*, unavailable, message: "a view of Truss holds plain values: write `var name: Type`, and lay it out again")
@propertyWrapper public struct Binding<Value> {
  /// Makes a binding.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  /// The value.
  public var wrappedValue: Value
  /// The same value.
  public var projectedValue: Value { wrappedValue }
}

extension View {
  /// SwiftUI's action for a value that changes.
  @available(*, unavailable, message: "Truss runs no actions: lay the view out again with the new value")
  public func onChange<Value: Equatable>(of value: Value, _ action: (Value, Value) -> Void) -> Self { self }

  /// SwiftUI's object in the environment.
  @available(*, unavailable, message: "write .environment(\\.key, value), and read it with @Environment(\\.key)")
  public func environmentObject(_ object: Any) -> Self { self }
}
