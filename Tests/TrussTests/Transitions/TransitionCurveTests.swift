import Testing
import Truss

struct TransitionCurveTests {
  /// The control points that CSS Easing Functions gives to its keywords.
  private static let controlPoints: [(TransitionCurve, x1: Double, y1: Double, x2: Double, y2: Double)] = [
    (.linear, 0, 0, 1, 1), (.easeIn, 0.42, 0, 1, 1), (.easeOut, 0, 0, 0.58, 1), (.easeInOut, 0.42, 0, 0.58, 1),
  ]

  @Test(arguments: controlPoints)
  func everyPointOfTheCurveIsMet(curve: TransitionCurve, x1: Double, y1: Double, x2: Double, y2: Double) {
    for step in 0...1000 {
      let t = Double(step) / 1000
      func coordinate(_ first: Double, _ second: Double) -> Double {
        3 * (1 - t) * (1 - t) * t * first + 3 * (1 - t) * t * t * second + t * t * t
      }
      #expect(abs(curve.progress(at: coordinate(x1, x2)) - coordinate(y1, y2)) < 1e-9)
    }
  }

  @Test(arguments: TransitionCurve.allCases) func beginsAndEndsExactly(curve: TransitionCurve) {
    #expect([0, 1, -3, 7, .nan, .infinity].map(curve.progress(at:)) == [0, 1, 0, 1, 0, 1])
  }

  @Test func easingInIsEasingOutBackward() {
    for time in stride(from: 0.05, to: 1, by: 0.05) {
      #expect(
        abs(TransitionCurve.easeIn.progress(at: time) + TransitionCurve.easeOut.progress(at: 1 - time) - 1) < 1e-12)
    }
    #expect(TransitionCurve.easeInOut.progress(at: 0.5) == 0.5)
    #expect(abs(TransitionCurve.easeIn.progress(at: 0.5) - 0.3153568) < 1e-6)
  }

  @Test func haveTheNamesOfCSS() {
    #expect(TransitionCurve.allCases.map(\.rawValue) == ["linear", "ease-in", "ease-out", "ease-in-out"])
  }
}
