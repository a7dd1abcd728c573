/// A value of the environment, in a custom view.
///
///     struct Header: View {
///       @Environment(\.verticalSizeClass) var verticalSizeClass
///       var body: some View {
///         Stack(verticalSizeClass == .compact ? .horizontal : .vertical, spacing: 8) { … }
///       }
///     }
///
/// The value is known while the view's body is evaluated; anywhere else it is the default.
@propertyWrapper
public struct Environment<Value: Sendable>: Sendable {
  private let keyPath: any KeyPath<EnvironmentValues, Value> & Sendable

  /// Reads the value at a key path.
  public init(_ keyPath: any KeyPath<EnvironmentValues, Value> & Sendable) { self.keyPath = keyPath }

  /// The value around the view.
  public var wrappedValue: Value { EnvironmentValues.current[keyPath: keyPath] }
}

extension View {
  /// Sets a value of the environment of the view and of all views inside it.
  public consuming func environment<Value: Sendable>(
    _ keyPath: any WritableKeyPath<EnvironmentValues, Value> & Sendable, _ value: Value
  ) -> ModifiedView {
    modified { $0.environment.append { $0[keyPath: keyPath] = value } }
  }
}
