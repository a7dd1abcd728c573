import Testing
import Truss

/// As deep as the limits allow, every kind of nesting is laid out, drawn, changed and released on a small stack: nothing
/// in the package recurses along the tree. `.ci/depth` runs the same in a release build.
@Suite(.timeLimit(.minutes(5))) struct DeepViewTests {
  @Test(arguments: DeepView.allCases) func aSmallStackDoes(_ kind: DeepView) {
    for check in DeepViewCheck.allCases {
      SmallStack.run(kilobytes: 128) {
        if let fault = check.run(kind) { Issue.record("\(kind.rawValue), \(check.rawValue): \(fault)") }
      }
    }
  }
}
