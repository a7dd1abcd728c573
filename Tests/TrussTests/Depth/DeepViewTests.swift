import Foundation
import Testing
import Truss

/// As deep as the limits allow, every kind of nesting is laid out, drawn, changed and released on a small stack: nothing
/// in the package recurses along the tree. It takes minutes, and runs with `TRUSS_EXHAUSTIVE=1` in the environment.
@Suite(.timeLimit(.minutes(5)), .enabled(if: ProcessInfo.processInfo.environment["TRUSS_EXHAUSTIVE"] != nil))
struct DeepViewTests {
  @Test(arguments: DeepView.allCases) func aSmallStackDoes(_ kind: DeepView) {
    for check in DeepViewCheck.allCases {
      SmallStack.run(kilobytes: 128) {
        if let fault = check.run(kind) { Issue.record("\(kind.rawValue), \(check.rawValue): \(fault)") }
      }
    }
  }
}
