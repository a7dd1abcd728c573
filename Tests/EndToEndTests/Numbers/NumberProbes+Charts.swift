import Foundation
import Truss

extension NumberProbe {
  private static func bar(_ width: MarkDimension) -> any View {
    Chart { BarMark(x: .value("x", "a"), y: .value("y", 1), width: width) }
  }

  /// Numbers of charts: those of their words, and those that are drawn.
  static let charts: [NumberProbe] = [
    NumberProbe(
      "AxisMarkValues.automatic() desiredCount: Int?",
      .counted { count in
        Chart { LineMark(x: .value("x", 1), y: .value("y", 2)) }
          .chartYAxis { AxisMarks(values: .automatic(desiredCount: count)) }
      }),
    NumberProbe(
      "AxisMarkValues.stride(by:) count: Int",
      .counted { count in
        Chart { LineMark(x: .value("x", Date(timeIntervalSince1970: 1e9)), y: .value("y", 2)) }
          .chartXAxis { AxisMarks(values: .stride(by: .hour, count: count)) }
      }),
    NumberProbe(
      "AxisMarkValues.stride(by:) step: Double",
      .view { step in
        Chart { BarMark(x: .value("x", "a"), y: .value("y", 2)) }
          .chartYAxis { AxisMarks(values: .stride(by: step)) }
      }),
    NumberProbe(
      "ChartContent.annotation(content:) spacing: Double?",
      .view { spacing in
        Chart { BarMark(x: .value("x", "a"), y: .value("y", 2)).annotation(spacing: spacing) { Text("a") } }
      }),
    NumberProbe(
      "ChartContent.symbolSize(_:) area: Double",
      .view { area in Chart { PointMark(x: .value("x", "a"), y: .value("y", area)).symbolSize(area) } }),
    NumberProbe("MarkDimension.fixed(_:) value: Double", .view { bar(.fixed($0)) }),
    NumberProbe("MarkDimension.inset(_:) value: Double", .view { bar(.inset($0)) }),
    NumberProbe("MarkDimension.ratio(_:) value: Double", .view { bar(.ratio($0)) }),
  ]
}
