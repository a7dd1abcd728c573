import Truss

/// A layout to measure, at any size.
struct Workload: Sendable {
  /// What `--workload` calls it.
  var name: String
  /// What it is, in a few words.
  var summary: String
  /// The least size that it is defined for.
  var leastSize = 1
  /// The greatest size that it is defined for.
  var largestSize = Int.max
  /// The sizes that it is measured at, whatever is asked for; nil takes what is asked for.
  var sizes: [Int]?
  /// The exponent that its time is thought to grow with before two sizes have shown it.
  var assumedGrowth = 2.0
  /// Makes everything that is not to be timed; the size is the number of nodes unless the summary says otherwise.
  var prepare: @Sendable (_ size: Int) throws(LayoutError) -> any Trial

  /// All of them, in the order of the report.
  static let all: [Workload] =
    [
      flatList, form, tree, changedLeaf, updatedLeaf, hiddenLeaf, resizedRoot,
      form(constraints: 1), form(constraints: 10), form(constraints: 100), manyConstraints,
      nestedStacks, chainedLayers, wrappedTexts, conflicts,
    ]
    + Screen.allCases.map(screen) + UnusualRow.allCases.map(unusualRow) + UnusualRows.allCases.map(unusualRows)
    + RowChange.allCases.map(changedRows) + Growth.allCases.map(growth) + FormDrawing.allCases.map(drawing)
}

/// A workload of one size, ready to be laid out again and again.
protocol Trial: Sendable {
  /// Lays it out once.
  mutating func run() throws(LayoutError) -> TrialResult
}

/// One layout and the time that it took.
struct TrialResult: Sendable {
  var layout: LayoutResult
  var phases: Phases
}
