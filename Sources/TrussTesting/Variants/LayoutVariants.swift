public import Truss

/// The environments for a snapshot of several layouts: all combinations of the given values.
///
///     LayoutVariants(textSizes: [.large, .accessibility3], directions: LayoutDirection.allCases)
///     LayoutVariants().varying(\.accent, ["blue": .blue, "green": .green])
///
/// Other values are taken from the assertion's `environment`.
public struct LayoutVariants: Sendable {
  /// A value of the environment, and the words for it in the snapshot.
  struct Value: Sendable {
    var words: String
    var set: @Sendable (inout EnvironmentValues) -> Void
  }

  /// The values to combine: an array for each property of the environment.
  private(set) var dimensions: [[Value]] = []

  /// Combines the given values. A property with an empty array does not vary.
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

  /// Combines these variants with the values of another property of the environment, such as a custom key. The keys of
  /// `values` are their names in the snapshot.
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

  /// The environments, with the words for their values. The last dimension varies fastest.
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
