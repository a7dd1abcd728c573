import Truss

/// The plot: lines of the scales, their labels, and a mark for each size.
struct Plot: View {
  var series: [Series]
  private let across: LogScale
  private let up: LogScale

  /// What labels take at the left, in points.
  static let labelWidth = 56.0
  private static let height = 300.0

  init(series: [Series], width: Double) {
    self.series = series
    let points = series.flatMap(\.points)
    // Half a label stands out at the right end.
    across = LogScale(holding: points.map(\.size), factors: [1], length: width - 40)
    up = LogScale(holding: points.map(\.nanoseconds), factors: [1, 2, 5], length: Self.height)
  }

  var body: some View {
    ZStack(align: .topLeading) {
      ForEach(across.marks) { column(x: $0) }
      ForEach(up.marks) { line(y: $0) }
      ForEach(series) { trail($0) }
      ForEach(series) { series in
        ForEach(series.points) { point in
          Mark(engine: series.engine, color: series.workload.color)
            .offset(x: x(point) - Mark.size / 2, y: y(point) - Mark.size / 2)
        }
      }
    }
    .font(.caption).foreground(.secondary)
    .frame(width: GrowthFigure.width - 32, height: Self.height + 36, alignment: .topLeading)
  }

  private func x(_ point: Point) -> Double { Self.labelWidth + across.place(point.size) }
  private func y(_ point: Point) -> Double { 8 + Self.height - up.place(point.nanoseconds) }

  private func line(y nanoseconds: Double) -> some View {
    let y = 8 + Self.height - up.place(nanoseconds)
    return Group {
      Spacer().frame(width: across.length, height: 1).background(nanoseconds == up.marks[0] ? .separator : Self.faint)
        .offset(x: Self.labelWidth, y: y - 0.5)
      Text(Self.time(nanoseconds)).frame(width: Self.labelWidth - 8, height: 14, alignment: .trailing)
        .offset(y: y - 7)
    }
  }

  private func column(x nodes: Double) -> some View {
    let x = Self.labelWidth + across.place(nodes)
    return Group {
      Spacer().frame(width: 1, height: Self.height).background(Self.faint).offset(x: x - 0.5, y: 8)
      Text(Self.grouped(Int(nodes)) + (nodes == across.marks.last ? " nodes" : ""))
        .frame(width: 90, alignment: .center).offset(x: x - 45, y: Self.height + 18)
    }
  }

  /// Spots from each point to the next, as a layout has no slanting lines; close for Truss, wide for others.
  private func trail(_ series: Series) -> some View {
    let (size, distance) = series.engine == .truss ? (2.0, 4.0) : (1.5, 7.0)
    return ForEach(Array(zip(series.points, series.points.dropFirst()))) { from, to in
      ForEach(spots(from, to, distance: distance)) { spot in
        Spacer().frame(width: size, height: size).background(series.workload.color)
          .offset(x: spot.x - size / 2, y: spot.y - size / 2)
      }
    }
  }

  private func spots(_ from: Point, _ to: Point, distance: Double) -> [(x: Double, y: Double)] {
    let (dx, dy) = (x(to) - x(from), y(to) - y(from))
    let count = max(1, Int((dx * dx + dy * dy).squareRoot() / distance))
    return (0...count).map { index in
      let part = Double(index) / Double(count)
      return (((x(from) + part * dx) * 4).rounded() / 4, ((y(from) + part * dy) * 4).rounded() / 4)
    }
  }

  /// Lines that help to read stand back behind what is to be read.
  private static let faint = Color(0xE3_E3E8, dark: 0x3A_3A3E)

  private static func time(_ nanoseconds: Double) -> String {
    switch nanoseconds {
    case ..<1_000: "\(Int(nanoseconds)) ns"
    case ..<1_000_000: "\(Int(nanoseconds / 1_000)) µs"
    default: "\(grouped(Int(nanoseconds / 1_000_000))) ms"
    }
  }

  /// Commas between thousands.
  private static func grouped(_ number: Int) -> String {
    var digits = String(number)
    var result = ""
    while digits.count > 3 {
      result = "," + digits.suffix(3) + result
      digits.removeLast(3)
    }
    return digits + result
  }
}
