public import Truss

/// The environments of a snapshot of several layouts: every combination of the values.
///
///     LayoutVariants(textSizes: [.large, .accessibility3], directions: LayoutDirection.allCases)
///     LayoutVariants().varying(\.accent, ["blue": .blue, "green": .green])
///
/// Traits that are not varied are those of the assertion's `environment`.
public struct LayoutVariants: Sendable {
  /// A value of the environment, with the words for it.
  struct Value: Sendable {
    var words: String
    var set: @Sendable (inout EnvironmentValues) -> Void
  }

  /// The values to combine, in an array for each kind.
  private(set) var dimensions: [[Value]] = []

  /// Combines the given values; an empty array varies nothing.
  public init(
    textSizes: [TextSizeCategory] = [], directions: [LayoutDirection] = [], colorSchemes: [ColorScheme] = [],
    horizontalSizeClasses: [SizeClass] = [], verticalSizeClasses: [SizeClass] = []
  ) {
    vary(\.textSizeCategory, textSizes.map { ("text \($0.rawValue)", $0) })
    vary(\.layoutDirection, directions.map { ($0 == .leftToRight ? "left to right" : "right to left", $0) })
    vary(\.colorScheme, colorSchemes.map { ($0.rawValue, $0) })
    vary(\.horizontalSizeClass, horizontalSizeClasses.map { ("\($0.rawValue) width", $0) })
    vary(\.verticalSizeClass, verticalSizeClasses.map { ("\($0.rawValue) height", $0) })
  }

  /// Combines these variants with each of some other values of the environment, such as those of a custom key. The keys
  /// of `values` name them in the snapshot.
  public func varying<Value: Sendable>(
    _ keyPath: any WritableKeyPath<EnvironmentValues, Value> & Sendable, _ values: KeyValuePairs<String, Value>
  ) -> LayoutVariants {
    var variants = self
    variants.vary(keyPath, values.map { ($0.key, $0.value) })
    return variants
  }

  private mutating func vary<Value: Sendable>(
    _ keyPath: any WritableKeyPath<EnvironmentValues, Value> & Sendable, _ values: [(words: String, value: Value)]
  ) {
    if values.isEmpty { return }
    dimensions.append(
      values.map { words, value in
        LayoutVariants.Value(words: words) { $0[keyPath: keyPath] = value }
      })
  }

  /// The environments in order, the last dimension fastest, each with the words for its values.
  func environments(_ environment: EnvironmentValues) -> [(words: [String], environment: EnvironmentValues)] {
    dimensions.reduce([([], environment)]) { found, values in
      found.flatMap { words, environment in
        values.map { value in
          var environment = environment
          value.set(&environment)
          return (words + [value.words], environment)
        }
      }
    }
  }

  /// Makes a layout for each width and environment, with the words for both.
  func layouts<Width>(
    _ widths: [Width], _ words: (Width) -> String, _ environment: EnvironmentValues,
    _ layout: (Width, EnvironmentValues) throws(LayoutError) -> LayoutResult
  ) throws(LayoutError) -> [(variant: VariantText.Variant?, layout: LayoutResult)] {
    var layouts: [(variant: VariantText.Variant?, layout: LayoutResult)] = []
    for width in widths {
      for (own, environment) in environments(environment) {
        layouts.append((VariantText.Variant(words: [words(width)] + own), try layout(width, environment)))
      }
    }
    return layouts
  }
}
