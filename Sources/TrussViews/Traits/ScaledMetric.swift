/// A length that scales with the reader's text size.
///
///     @ScaledMetric private var inset = 8.0
///     @ScaledMetric(relativeTo: .title) private var side = 40.0
///
/// At the default text size the length has the given value. `relativeTo` has no effect.
@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint & Sendable>: Sendable {
  private let value: Value

  /// Makes a length with its value at the default text size.
  public init(wrappedValue: Value) { value = wrappedValue }

  /// Makes a length with its value at the default text size; the text style has no effect.
  public init(wrappedValue: Value, relativeTo style: Font.TextStyle) { value = wrappedValue }

  /// The length in the environment of the view whose body is evaluated.
  public var wrappedValue: Value { value * Value(EnvironmentValues.current.textSizeCategory.scale) }
}
