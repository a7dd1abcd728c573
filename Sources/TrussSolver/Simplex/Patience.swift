/// How many steps a minimisation may take: far more than any that is known takes.
struct Patience: Sendable {
  /// Steps that any minimisation may take.
  var steps = 2_000
  /// Steps for each row and each column besides.
  var stepsPerLine = 50
  /// Steps on the spot, one after the other, after which Bland's rule takes over.
  var stalledSteps = 50

  /// The steps that a minimisation may take with a number of rows and columns.
  func limit(lines: Int) -> Int { steps + stepsPerLine * lines }
}
