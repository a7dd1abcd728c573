import TestSupport
import Testing
import TrussIR
import TrussLayout
import TrussSolver
import TrussTree
import TrussViews

/// The whole engine comes to the values of the reference, which takes no short way: random trees of the whole language as
/// rows, solved with presolve, trees and cyclic cores, and in twice the digits as they are written.
struct ReferenceTests {
  /// Trees are small: the reference takes more than the square of the number of rows.
  @Test(arguments: Seeds.first(8)) func bothMethodsOfTheSolverAgree(batch: Int) throws {
    for seed in batch * 10..<batch * 10 + 10 {
      var random = RandomViews(seed: 50_000 + UInt64(seed))
      let view = random.tree(depth: seed % 3, constraints: seed / 3 % 3)
      let (width, height) = ([nil, 320, 120, 60][seed / 4 % 4] as Double?, [nil, 400, 50][seed / 16 % 3] as Double?)
      guard let lowering = try? Lowering(AnyView(view), width: width, height: height) else { continue }
      let (solution, reference) = (lowering.constraints.solve(), lowering.constraints.solve(by: .precise))
      #expect(solution.conflicts.map(\.broken) == reference.conflicts.map(\.broken), "seed \(seed)\n\(random.code)")
      let difference = zip(solution.values, reference.values).map { abs($0 - $1) }.max() ?? 0
      #expect(difference < 1e-3, "seed \(seed), width \(width as Any), height \(height as Any)\n\(random.code)")
    }
  }
}
