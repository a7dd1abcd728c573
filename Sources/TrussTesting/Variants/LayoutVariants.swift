public import Truss
import TrussSnapshots
import TrussViews

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

  /// The result of `body` in each environment, with the words for the environment's values. The last dimension varies
  /// fastest.
  ///
  /// `body` is called once for environments that differ only in properties that it does not read: the colour scheme, for
  /// example, is read by few views. It must depend on nothing but the environment.
  func results<Result>(
    _ environment: EnvironmentValues, _ body: (EnvironmentValues) throws(LayoutError) -> Result
  ) throws(LayoutError) -> [(words: [String], result: Result)] {
    let set = dimensions.map { properties(setBy: $0, environment) }
    var known: [(values: [Int], read: Set<EnvironmentRecord.Property>, result: Result)] = []
    return try combinations.map { values throws(LayoutError) in
      let words = zip(dimensions, values).map { $0[$1].words }
      let same = known.first { earlier in
        dimensions.indices.allSatisfy { values[$0] == earlier.values[$0] || set[$0].isDisjoint(with: earlier.read) }
      }
      if let same { return (words, same.result) }
      var (environment, read) = (environment, Set<EnvironmentRecord.Property>())
      for index in dimensions.indices {
        let record = EnvironmentRecord()
        environment.record = record
        dimensions[index][values[index]].set(&environment)
        // A key path reads the property that it sets. The result depends on that read only if the values set several.
        read.formUnion(set[index].count == 1 ? record.read.subtracting(set[index]) : record.read)
      }
      let record = EnvironmentRecord()
      environment.record = record
      let result = try body(environment)
      known.append((values, read.union(record.read), result))
      return (words, result)
    }
  }

  /// The combinations of values: for each dimension, the place of its value.
  private var combinations: [[Int]] {
    dimensions.reduce([[]]) { found, values in found.flatMap { one in values.indices.map { one + [$0] } } }
  }

  /// The properties that at least one of the values sets.
  private func properties(setBy values: [Value], _ environment: EnvironmentValues) -> Set<EnvironmentRecord.Property> {
    let record = EnvironmentRecord()
    var environment = environment
    environment.record = record
    for value in values { value.set(&environment) }
    return record.set
  }

  /// The layouts of all widths and environments, with the words for both.
  func layouts<Width>(
    _ widths: [Width], _ words: (Width) -> String, _ environment: EnvironmentValues, as form: SnapshotForm,
    _ layout: (Width, EnvironmentValues) throws(LayoutError) -> LayoutResult
  ) throws(LayoutError) -> [CheckedLayout] {
    var layouts: [CheckedLayout] = []
    for width in widths {
      let results = try results(environment) { (environment) throws(LayoutError) in
        CheckedLayout(try layout(width, environment), form)
      }
      for (own, var layout) in results {
        layout.variant = VariantText.Variant(words: [words(width)] + own)
        layouts.append(layout)
      }
    }
    return layouts
  }
}
