import Foundation

/// How much random input the tests make.
///
/// `swift test` takes some of every kind, and `.ci/run` more: with `TRUSS_SEEDS=2` in the environment each sweep has twice
/// as many seeds, and costly ones have all of theirs. A seed makes the same input in every run.
package enum Seeds {
  private static let factor = max(1, ProcessInfo.processInfo.environment["TRUSS_SEEDS"].flatMap { Int($0) } ?? 1)

  /// Whether there is more input than usual, so that tests go through all cases of large files too.
  package static let areRaised = factor > 1

  /// The number of inputs in a batch of a costly sweep: `raised` if seeds are raised, else an eighth.
  package static func batch<Count: FixedWidthInteger>(_ raised: Count) -> Count {
    areRaised ? raised : (raised + 7) / 8
  }

  /// The cases that a costly test goes through: all if seeds are raised, else one of `step` successive cases; `turn`
  /// selects which.
  package static func some<Case>(of cases: [Case], oneOf step: Int, turn: Int = 0) -> [Case] {
    if areRaised { return cases }
    return cases.enumerated().compactMap { ($0.offset + turn).isMultiple(of: step) ? $0.element : nil }
  }

  /// The number of seeds of a sweep that has `usual` seeds by default.
  package static func count(_ usual: Int) -> Int { usual * factor }

  /// The seeds of a sweep, from 0, that has `usual` seeds by default.
  package static func first<Seed: FixedWidthInteger>(_ usual: Seed) -> Range<Seed> { 0..<usual * Seed(factor) }
}
