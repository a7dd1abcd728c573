/// A value of the surroundings, in a view of yours.
///
///     struct Header: View {
///       @Environment(\.verticalSizeClass) var verticalSizeClass
///       var body: some View {
///         Stack(verticalSizeClass == .compact ? .horizontal : .vertical, spacing: 8) { … }
///       }
///     }
///
/// It is known while the view's body is asked for; anywhere else it is the default.
@propertyWrapper
public struct Environment<Value: Sendable>: Sendable {
  private let keyPath: any KeyPath<EnvironmentValues, Value> & Sendable

  /// Names the value that is meant.
  public init(_ keyPath: any KeyPath<EnvironmentValues, Value> & Sendable) { self.keyPath = keyPath }

  /// The value around the view.
  public var wrappedValue: Value { EnvironmentValues.current[keyPath: keyPath] }
}

extension View {
  /// Gives the view and all inside it another value of the surroundings.
  public consuming func environment<Value: Sendable>(
    _ keyPath: any WritableKeyPath<EnvironmentValues, Value> & Sendable, _ value: Value
  ) -> ModifiedView {
    modified { $0.environment.append { $0[keyPath: keyPath] = value } }
  }
}
