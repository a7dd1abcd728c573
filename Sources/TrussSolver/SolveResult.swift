import TrussIR

/// What a program without the rows that are broken comes out as.
struct SolveResult {
  /// The value of each variable.
  let values: [Double]
  /// The variables, among those that no rule settles, that the rows leave open.
  var ambiguous: [Variable] = []
  /// Whether the values are known to cost least at each level.
  let isComplete: Bool
  /// Whether doubles were not sure of some of them, which were then solved once more in twice the digits.
  var wasDoubtful = false
}
