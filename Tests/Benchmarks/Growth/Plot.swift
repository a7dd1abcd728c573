import Truss

/// The plot: lines of the scales, their labels, and a curve for each series with its name at the end.
struct Plot: View {
  var series: [Series]
  private let across: LogScale
  private let up: LogScale

  /// What labels take at the left, in points.
  static let labelWidth = 56.0
  /// What the names of the series take at the right, in points.
  private static let nameWidth = 84.0
  private static let height = 300.0

  init(series: [Series], width: Double) {
    self.series = series
    let points = series.flatMap(\.points)
    across = LogScale(holding: points.map(\.size), factors: [1], length: width - Self.nameWidth)
    up = LogScale(holding: points.map(\.nanoseconds), factors: [1, 2, 5], length: Self.height)
  }

  var body: some View {
    ZStack(align: .topLeading) {
      ForEach(across.marks) { column(x: $0) }
      ForEach(up.marks) { line(y: $0) }
      Curves(curves: curves).frame(width: GrowthFigure.width - 32, height: Self.height + 36)
      ForEach(names) { name in
        Text(name.text).foreground(name.color).offset(x: Self.labelWidth + across.length + 10, y: name.y - 7)
      }
    }
    .font(.caption).foreground(.secondary)
    .frame(width: GrowthFigure.width - 32, height: Self.height + 36, alignment: .topLeading)
  }

  private var curves: [Curves.Curve] {
    series.map { series in
      Curves.Curve(
        points: series.points.map { Truss.Point(x: x($0), y: y($0)) }, color: series.workload.color,
        isOwn: series.engine == .truss)
    }
  }

  /// The names of the series at their last points, apart from each other.
  private var names: [(text: String, color: Color, y: Double)] {
    var names = series.compactMap { series in
      series.points.last.map { point in
        (text: series.name, color: series.workload.color, y: y(point))
      }
    }
    .sorted { $0.y < $1.y }
    for index in names.indices.dropFirst() { names[index].y = max(names[index].y, names[index - 1].y + 14) }
    return names
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

  /// Lines of the scales are fainter than the curves.
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
