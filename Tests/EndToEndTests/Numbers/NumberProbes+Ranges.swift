import Truss
import TrussTesting

extension NumberProbe {
  /// Widths that layouts are looked at in, and what has to hold there.
  static let ranges: [NumberProbe] = [
    NumberProbe(
      "View.ranges(widths:) widths: ClosedRange<Double>", .call { try leaf.ranges(widths: single($0)).count }),
    NumberProbe("View.ranges(widths:) height: Double?", .call { try leaf.ranges(widths: 9...12, height: $0).count }),
    NumberProbe("View.ranges(widths:) step: Double", .call { try leaf.ranges(widths: 9...12, step: $0).count }),
    NumberProbe(
      "View.ranges(columns:) columns: ClosedRange<Int>", .countedCall { try leaf.ranges(columns: $0...$0).count }),
    NumberProbe("View.ranges(columns:) rows: Int?", .countedCall { try leaf.ranges(columns: 9...12, rows: $0).count }),
    NumberProbe(
      "LayoutRanges.subscript(position:) position: Int",
      .countedCall { number in
        let ranges = try leaf.ranges(columns: 1...9)
        return ranges.indices.contains(number) ? ranges[number].widths : 0...0
      }),
    NumberProbe(
      "assertLayout(of:fits:) widths: ClosedRange<Double>",
      .call { try assertLayout(of: leaf, fits: single($0), allowing: Diagnostic.Kind.allCases) }),
    NumberProbe(
      "assertLayout(of:fits:) height: Double?",
      .call { try assertLayout(of: leaf, fits: 9...12, height: $0, allowing: Diagnostic.Kind.allCases) }),
    NumberProbe(
      "assertLayout(of:fits:) step: Double",
      .call { try assertLayout(of: leaf, fits: 9...12, allowing: Diagnostic.Kind.allCases, step: $0) }),
    NumberProbe(
      "assertLayout(of:columns:) columns: ClosedRange<Int>",
      .countedCall { try assertLayout(of: leaf, columns: $0...$0, allowing: Diagnostic.Kind.allCases) }),
    NumberProbe(
      "assertLayout(of:columns:) columns: [Int]",
      .countedCall { number in
        let text = "-- \(number) columns\n\(try leaf.text(columns: number))"
        return try assertLayout(of: leaf, columns: [number], allowing: Diagnostic.Kind.allCases) {
          number == 1 ? text.replacing("columns", with: "column") : text
        }
      }),
    NumberProbe(
      "assertLayout(of:widths:) widths: [Double]",
      .call { number in
        let frames = try leaf.layout(width: number).frames.map { "\($0)" }.joined(separator: "\n")
        return try assertLayout(of: leaf, widths: [number], allowing: Diagnostic.Kind.allCases) {
          "-- \(number == 0 ? 0 : number) points\n\(frames) \"some words\"".replacing(".0 points", with: " points")
        }
      }),
    NumberProbe(
      "assertLayout(of:widths:) height: Double?",
      .call { number in
        let frames = try leaf.layout(width: 90, height: number).frames.map { "\($0)" }.joined(separator: "\n")
        return try assertLayout(of: leaf, widths: [90], height: number, allowing: Diagnostic.Kind.allCases) {
          "-- 90 points\n\(frames) \"some words\""
        }
      }),
    NumberProbe(
      "FitRule.atLeast(_:_:) length: Double",
      .call { number in
        // What no view reaches fails, as it should.
        let rule = FitRule.atLeast(number > 0 ? -number : number, "a")
        return try assertLayout(of: leaf, fits: 9...12, rules: [rule], allowing: Diagnostic.Kind.allCases)
      }),
    NumberProbe(
      "FitRule.lines(_:atMost:) count: Int",
      .countedCall { number in
        let rule = FitRule.lines("a", atMost: max(number, 9))
        return try assertLayout(of: leaf, fits: 9...12, rules: [rule], allowing: Diagnostic.Kind.allCases)
      }),
  ]

  /// A range of one width. There is none of what is no number: Swift makes no such range.
  private static func single(_ width: Double) -> ClosedRange<Double> { width.isNaN ? 0...0 : width...width }
}
