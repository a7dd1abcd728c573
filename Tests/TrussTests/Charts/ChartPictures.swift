import Foundation
import TestSupport
import Truss
import TrussDrawing
import TrussText

/// Charts of random numbers, and what is read of their pictures.
enum ChartPictures {
  /// A chart of any kind.
  static func random(_ random: inout SplitMix64) -> AnyView {
    let count = Int.random(in: 0...9, using: &random)
    let scale: Double = [1e-9, 0.01, 1, 40, 1e6, 1e12].randomElement(using: &random) ?? 1
    var values: [Double] = []
    for _ in 0..<3 * count {
      values.append((Double.random(in: -0.4...1, using: &random) * 100).rounded() / 100 * scale)
    }
    let isSigned = Bool.random(using: &random)
    func value(_ number: Int) -> Double { isSigned ? values[number] : abs(values[number]) }
    let series = ["alpha", "beta", "gamma"]
    let names = (0..<count).map { "Name \($0)" }
    let kind = Int.random(in: 0..<7, using: &random)
    let chart = Chart {
      for number in 0..<3 * count {
        let (place, name) = (number / 3, series[number % 3])
        switch kind {
        case 0:
          BarMark(x: .value("x", names[place]), y: .value("y", value(number)))
            .foregroundStyle(by: .value("s", name))
        case 1:
          BarMark(x: .value("x", names[place]), y: .value("y", value(number)))
            .foregroundStyle(by: .value("s", name)).position(by: .value("s", name))
        case 2:
          BarMark(x: .value("x", value(number)), y: .value("y", names[place])).foregroundStyle(by: .value("s", name))
        case 3:
          BarMark(
            xStart: .value("x", Date(timeIntervalSince1970: 86_400 * Double(place))),
            xEnd: .value("x", Date(timeIntervalSince1970: 86_400 * Double(number + 2))), y: .value("y", names[place]))
        case 4: PointMark(x: .value("x", values[number]), y: .value("y", value(number)))
        case 5:
          AreaMark(x: .value("x", place), y: .value("y", value(number))).foregroundStyle(by: .value("s", name))
        default:
          LineMark(x: .value("x", place), y: .value("y", value(number))).foregroundStyle(by: .value("s", name))
        }
      }
      if kind < 2 { RuleMark(y: .value("rule", scale / 2)) }
    }
    return AnyView(Bool.random(using: &random) ? AnyView(chart.chartYAxisLabel("Title")) : AnyView(chart))
  }

  /// The texts of a layout that are not parts of the marks: in cells those with a letter or a digit.
  static func labels(_ layout: LayoutResult) -> [(text: String, rect: Rect)] {
    layout.displayList.elements.compactMap { element in
      guard case .text(let run) = element else { return nil }
      let isLabel = run.string.contains { $0.isLetter || $0.isNumber }
      return isLabel ? (run.string, run.frame) : nil
    }
  }

  /// The boxes of what is filled with a colour.
  static func fills(_ layout: LayoutResult, _ color: Color) -> [Rect] {
    layout.displayList.elements.compactMap { element -> Rect? in
      switch element {
      case .path(let drawing) where drawing.fill?.color == color: box(drawing.path.polylines.joined().map { $0 })
      case .rectangle(let rect, let fill?, _, _) where fill.color == color: rect
      default: nil
      }
    }
  }

  private static func box(_ points: [Point]) -> Rect {
    let (x, y) = (points.map(\.x), points.map(\.y))
    let (left, top) = (x.min() ?? 0, y.min() ?? 0)
    return Rect(x: left, y: top, width: (x.max() ?? 0) - left, height: (y.max() ?? 0) - top)
  }

  /// The points of what is drawn along with a colour.
  static func strokes(_ layout: LayoutResult, _ color: Color) -> [[Point]] {
    layout.displayList.elements.flatMap { element -> [[Point]] in
      guard case .path(let drawing) = element, drawing.stroke?.color == color else { return [] }
      return drawing.path.polylines
    }
  }
}
