import Truss

/// A layout to measure, at any size.
struct Workload: Sendable {
  /// The name for `--workload`.
  var name: String
  /// A description in a few words.
  var summary: String
  /// The minimum size of the workload.
  var leastSize = 1
  /// The maximum size of the workload.
  var largestSize = Int.max
  /// The sizes that are measured, whatever `--sizes` says; nil for those of `--sizes`.
  var sizes: [Int]?
  /// The assumed exponent of the growth of its time, until two sizes are measured.
  var assumedGrowth = 2.0
  /// Makes everything that is not timed; the size is the number of nodes unless the summary says otherwise.
  var prepare: @Sendable (_ size: Int) throws(LayoutError) -> any Trial

  /// All workloads, in the order of the report.
  static let all: [Workload] =
    [
      flatList, form, tree, changedLeaf, updatedLeaf, hiddenLeaf, resizedRoot,
      form(constraints: 1), form(constraints: 10), form(constraints: 100), manyConstraints,
      nestedStacks, chainedLayers, wrappedTexts, conflicts,
    ]
    + Screen.allCases.map(screen) + UnusualRow.allCases.map(unusualRow) + UnusualRows.allCases.map(unusualRows)
    + RowChange.allCases.map(changedRows) + Growth.allCases.map(growth) + WidthRange.allCases.map(widths)
    + FormDrawing.allCases.map(drawing)
}

/// A workload of one size, ready to be laid out repeatedly.
protocol Trial: Sendable {
  /// Lays the workload out once.
  mutating func run() throws(LayoutError) -> TrialResult
}

/// One layout and its time.
struct TrialResult: Sendable {
  var layout: LayoutResult
  var phases: Phases
}
