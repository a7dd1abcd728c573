/// A length that grows with the size of text that a reader has chosen.
///
///     @ScaledMetric private var inset = 8.0
///     @ScaledMetric(relativeTo: .title) private var side = 40.0
///
/// It is the given number at the default text size. All kinds of text scale alike.
@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint & Sendable>: Sendable {
  private let value: Value

  /// Makes a length.
  public init(wrappedValue: Value) { value = wrappedValue }

  /// Makes a length that grows as a kind of text does.
  public init(wrappedValue: Value, relativeTo style: Font.TextStyle) { value = wrappedValue }

  /// The length in the environment of the view whose body is evaluated.
  public var wrappedValue: Value { value * Value(EnvironmentValues.current.textSizeCategory.scale) }
}
