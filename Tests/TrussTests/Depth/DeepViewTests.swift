import Foundation
import TestSupport
import Testing
import Truss

/// As deep as the limits allow, every kind of nesting is laid out and released on a small stack, and refused and
/// released beyond them: nothing in the package recurses along the tree.
///
/// With `TRUSS_EXHAUSTIVE=1` in the environment it is also fitted to its content, drawn, and changed in sessions, which
/// takes minutes.
struct DeepViewTests {
  private static let isExhaustive = ProcessInfo.processInfo.environment["TRUSS_EXHAUSTIVE"] != nil

  @Test(arguments: Seeds.some(of: DeepView.allCases, oneOf: 3)) func aSmallStackDoes(_ kind: DeepView) {
    for check in Self.isExhaustive ? DeepViewCheck.allCases : DeepViewCheck.usual(kind) {
      // What Swift's runtime does on the first use of a type takes more of the stack than the package: a shallow view has
      // it done before.
      _ = check.run(kind, depth: 4)
      SmallStack.run(kilobytes: 128) {
        if let fault = check.run(kind) { Issue.record("\(kind.rawValue), \(check.rawValue): \(fault)") }
      }
    }
  }

  /// What Swift releases takes up to 161 bytes of the stack a level: far more levels than are laid out.
  @Test(arguments: DeepView.allCases) func aThousandLevelsTooManyAreReleasedOnHalfAMegabyte(_ kind: DeepView) {
    SmallStack.run(kilobytes: 512) {
      let fault = DeepViewCheck.refusal.refusal(kind, depth: 2_000)
      if let fault { Issue.record("\(kind.rawValue): \(fault)") }
    }
  }
}
