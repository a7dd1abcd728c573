import Foundation
import TestSupport
import Testing
import Truss
import TrussDrawing
import TrussViews

@Suite("Charts")
struct ChartTests {
  private struct Sample: Sendable {
    var name: String
    var value: Double
  }

  private static func bars(_ samples: [Sample]) -> Chart {
    Chart(samples, id: \.name) { BarMark(x: .value("Name", $0.name), y: .value("Value", $0.value)) }
  }

  private static func samples(_ values: [Double]) -> [Sample] {
    values.enumerated().map { Sample(name: "n\($0)", value: $1) }
  }

  @Test("no half of a plot is empty where one more number fits", arguments: [100.0, 140, 200])
  func shortRanges(height: Double) throws {
    let svg = try Self.bars(Self.samples([12, 22])).svg(width: 300, height: height).document
    #expect(svg.contains(">30</text>") != svg.contains(">25</text>") && !svg.contains(">40</text>"))
  }

  @Test("a chart has the same glyphs from right to left")
  func mirroredText() throws {
    let chart = Self.bars(Self.samples([3, -2]))
    let glyphs = try [LayoutDirection.leftToRight, .rightToLeft].map { direction in
      try chart.environment(\.layoutDirection, direction).text(columns: 20, rows: 10).filter { "┴┤┼└┬".contains($0) }
    }
    #expect(glyphs[0] == glyphs[1] && !glyphs[0].isEmpty)
  }

  // MARK: - Pictures

  @Test("a bar of 50 in a chart of 0 to 100 and 20 rows is 10 rows high")
  func exactRows() throws {
    let chart = Self.bars(Self.samples([50, 100, 25])).chartYScale(domain: 0...100)
    #expect(
      try chart.layout(columns: 21, rows: 22).text == """
        100 ┤┈┈┈┈┈████┈┈┈┈┈┈┈
            │     ████
            │     ████
            │     ████
         80 ┤┈┈┈┈┈████┈┈┈┈┈┈┈
            │     ████
            │     ████
            │     ████
         60 ┤┈┈┈┈┈████┈┈┈┈┈┈┈
            │     ████
            │████ ████
            │████ ████
         40 ┤████┈████┈┈┈┈┈┈┈
            │████ ████
            │████ ████
            │████ ████ ████
         20 ┤████┈████┈████┈┈
            │████ ████ ████
            │████ ████ ████
            │████ ████ ████
          0 ┴────────────────
              n0   n1   n2
        """)
  }

  @Test("the ends of bars are eighths, and those below zero halves")
  func eighths() throws {
    for eighth in 1...7 {
      let value = 1 + Double(eighth) / 8
      let chart = Self.bars(Self.samples([value])).chartYScale(domain: 0...4).chartXAxis(.hidden).chartYAxis(.hidden)
      let lines = try chart.layout(columns: 4, rows: 5).text.split(separator: "\n")
      let block = ["▁", "▂", "▃", "▄", "▅", "▆", "▇"][eighth - 1]
      #expect(lines.contains { $0.contains(block) } && lines.contains { $0.contains("█") }, "\(lines)")
      let lying = Chart { BarMark(x: .value("x", value), y: .value("y", "a")) }
        .chartXScale(domain: 0...4).chartXAxis(.hidden).chartYAxis(.hidden)
      let text = try lying.layout(columns: 5, rows: 1).text
      #expect(text.contains("█" + ["▏", "▎", "▍", "▌", "▋", "▊", "▉"][eighth - 1]), "\(text)")
    }
    let below = Self.bars(Self.samples([1, -1.5])).chartYScale(domain: -2...2)
    #expect(try below.layout(columns: 14, rows: 6).text.contains("▀"))
  }

  @Test("a line is connected, and is named at its end")
  func lines() throws {
    let chart = Chart {
      for (place, value) in [0.0, 2, 4, 3, 1].enumerated() {
        LineMark(x: .value("x", place), y: .value("y", value)).foregroundStyle(by: .value("s", "load"))
      }
    }
    .chartYScale(domain: 0...4)
    #expect(
      try chart.layout(columns: 24, rows: 7).text == """
        4 ┤┈┈┈┈┈┈┈╭──╮┈┈┈┈┈
          │     ╭─╯  ╰──╮
        2 ┤┈┈┈╭─╯┈┈┈┈┈┈┈╰─╮
          │ ╭─╯           │ load
        0 ┤─╯┈┈┈┈┈┈┈┈┈┈┈┈┈┈
          └┬───────┬──────┬
           0       2      4
        """)
  }

  // MARK: - Properties in points

  @Test("bars are as high as their values")
  func heightsAreProportional() throws {
    var random = SplitMix64(seed: 1)
    for _ in 0..<Seeds.count(40) {
      let isSigned = Bool.random(using: &random)
      let values = (0..<Int.random(in: 1...9, using: &random)).map { _ in
        Double.random(in: isSigned ? -50...50 : 1...90, using: &random)
      }
      let (width, height) = (Double.random(in: 150...600, using: &random), Double.random(in: 120...400, using: &random))
      let layout = try Self.bars(Self.samples(values)).layout(width: width, height: height)
      let fills = ChartPictures.fills(layout, .blue)
      try #require(fills.count == values.count)
      let greatest = try #require(zip(fills, values).max { abs($0.1) < abs($1.1) })
      for (fill, value) in zip(fills, values) {
        #expect(abs(fill.height - abs(value) * greatest.0.height / abs(greatest.1)) < 0.5)
        #expect(fill.minX >= 0 && fill.maxX <= width && fill.minY >= 0 && fill.maxY <= height)
      }
      #expect(zip(fills, fills.dropFirst()).allSatisfy { $0.maxX < $1.minX })
    }
  }

  @Test("a line goes through its points")
  func linesGoThroughPoints() throws {
    var random = SplitMix64(seed: 2)
    for method in [InterpolationMethod.linear, .monotone] {
      for _ in 0..<Seeds.count(20) {
        let values = (0..<Int.random(in: 3...30, using: &random)).map { _ in Double.random(in: -5...90, using: &random)
        }
        let chart = Chart {
          for (place, value) in values.enumerated() {
            LineMark(x: .value("x", place), y: .value("y", value)).interpolationMethod(method)
          }
        }
        let layout = try chart.layout(width: 400, height: 240)
        let path = try #require(ChartPictures.strokes(layout, .blue).first)
        let (low, high) = (try #require(values.min()), try #require(values.max()))
        let (top, bottom) = (try #require(path.map(\.y).min()), try #require(path.map(\.y).max()))
        let (left, right) = (try #require(path.first?.x), try #require(path.last?.x))
        for (place, value) in values.enumerated() {
          let x = left + (right - left) * Double(place) / Double(values.count - 1)
          let y = bottom - (bottom - top) * (value - low) / (high - low)
          #expect(path.contains { abs($0.x - x) < 0.5 && abs($0.y - y) < 0.5 }, "\(place) \(value)")
        }
      }
    }
  }

  @Test("labels are whole, in the chart, and do not touch", arguments: [false, true])
  func labelsAreApart(isText: Bool) throws {
    for seed in Seeds.first(60) as Range<UInt64> {
      var random = SplitMix64(seed: seed)
      let chart = ChartPictures.random(&random)
      let (width, height) = (Double.random(in: 60...700, using: &random), Double.random(in: 60...500, using: &random))
      let layout =
        try isText
        ? chart.layout(columns: Int(width / 5), rows: Int(height / 10)) : chart.layout(width: width, height: height)
      let labels = ChartPictures.labels(layout)
      for (number, label) in labels.enumerated() {
        let rect = label.rect
        #expect(rect.minX > -0.6 && rect.maxX < layout.size.width + 0.6, "\(seed) \(label)")
        #expect(rect.minY > -0.6 && rect.maxY < layout.size.height + 0.6, "\(seed) \(label)")
        if label.text.contains("…") { #expect(!layout.diagnostics.isEmpty, "\(seed) \(label)") }
        for other in labels[(number + 1)...] {
          let common = rect.intersection(other.rect)
          #expect(common == nil || common?.width ?? 0 < 0.6 || common?.height ?? 0 < 1, "\(seed) \(label) \(other)")
        }
      }
    }
  }

  @Test("series have their names, at the ends of lines or in a legend, or a diagnostic", arguments: [false, true])
  func seriesAreNamed(isText: Bool) throws {
    for isLine in [true, false] {
      for width in stride(from: 40.0, through: 600, by: 35) {
        let chart = Chart {
          for number in 0..<9 {
            let name = ["checkout", "search", "images"][number % 3]
            if isLine {
              LineMark(x: .value("x", number / 3), y: .value("y", 20 + number)).foregroundStyle(by: .value("s", name))
            } else {
              BarMark(x: .value("x", "\(number / 3)"), y: .value("y", number)).foregroundStyle(by: .value("s", name))
            }
          }
        }
        let layout =
          try isText ? chart.layout(columns: Int(width / 5), rows: 18) : chart.layout(width: width, height: 180)
        let names = ChartPictures.labels(layout).map(\.text)
        let isComplete = ["checkout", "search", "images"].allSatisfy { names.contains($0) }
        #expect(isComplete || !layout.diagnostics.isEmpty, "\(width) \(names)")
        if width > 300 { #expect(isComplete) }
      }
    }
  }

  // MARK: - Properties in cells

  @Test("a line in cells is at the row of each value, and leads from each column to the next")
  func lineCells() throws {
    var random = SplitMix64(seed: 5)
    let left = Set("─╮╯┤┬┴┼"), right = Set("─╭╰├┬┴┼")
    for _ in 0..<Seeds.count(40) {
      let rows = Int.random(in: 4...12, using: &random)
      let values = (0..<Int.random(in: 2...30, using: &random)).map { _ in Int.random(in: 0..<rows, using: &random) }
      let chart = Chart {
        for (place, value) in values.enumerated() { LineMark(x: .value("x", place), y: .value("y", value)) }
      }
      .chartYScale(domain: 0...rows - 1).chartXAxis(.hidden).chartYAxis(.hidden)
      // Without its axes the chart is the columns of the values alone.
      let layout = try chart.layout(columns: values.count, rows: rows)
      var cells = Array(repeating: Array(repeating: Character(" "), count: values.count), count: rows)
      for (row, line) in layout.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      where row < rows {
        for (column, character) in line.enumerated() where column < values.count { cells[row][column] = character }
      }
      for (place, value) in values.enumerated() {
        #expect(cells[rows - 1 - value][place] != " ", "\(values)\n\(layout.text)")
        guard place > 0 else { continue }
        let row = rows - 1 - values[place - 1]
        #expect(left.contains(cells[row][place]) || values.count == 1, "\(values)\n\(layout.text)")
        #expect(right.contains(cells[row][place - 1]), "\(values)\n\(layout.text)")
      }
    }
  }

  // MARK: - Steps, hyphens and domains

  @Test("a step holds the value of its point from there, or to there, and the inner method wins")
  func steps() throws {
    func line(_ points: [(Double, Double)]) -> some ChartContent {
      ForEach(Array(points.enumerated()), id: \.offset) { LineMark(x: .value("x", $1.0), y: .value("y", $1.1)) }
    }
    let slope = [(0.0, 0.0), (10, 10)]
    let start = try Chart { line(slope).interpolationMethod(.stepStart) }.text(columns: 40, rows: 12)
    let end = try Chart { line(slope).interpolationMethod(.stepEnd) }.text(columns: 40, rows: 12)
    #expect(try start == Chart { line([(0, 0), (10, 0), (10, 10)]) }.text(columns: 40, rows: 12))
    #expect(try end == Chart { line([(0, 0), (0, 10), (10, 10)]) }.text(columns: 40, rows: 12))
    let curve = Chart { line(slope).interpolationMethod(.stepStart) }
    let corners = Chart { line([(0, 0), (10, 0), (10, 10)]) }
    #expect(try curve.svg(width: 200, height: 100).document == corners.svg(width: 200, height: 100).document)
    let inner = Chart { Group { line(slope).interpolationMethod(.stepStart) }.interpolationMethod(.stepEnd) }
    #expect(try inner.text(columns: 40, rows: 12) == start)
  }

  @Test("a category keeps its hyphen, and a mark that the domain leaves out has no annotation")
  func hyphensAndDomains() throws {
    let ages = Chart { BarMark(x: .value("Age", "10-19"), y: .value("People", -4)) }
    let document = try ages.svg(width: 300, height: 200).document
    #expect(document.contains("10-19") && document.contains("\u{2212}4"))
    let cut = Chart {
      PointMark(x: .value("x", 1), y: .value("y", 5)).annotation { Text("seen") }
      PointMark(x: .value("x", 2), y: .value("y", 20)).annotation { Text("gone") }
    }
    .chartYScale(domain: 0...10)
    let text = try cut.text(columns: 40, rows: 12)
    #expect(text.contains("seen") && !text.contains("gone"))
  }

  // MARK: - Any input

  @Test("no number and no size is too much", arguments: [false, true])
  func anyNumber(isText: Bool) throws {
    let numbers: [[Double]] = [
      [], [0], [-0.0], [5], [5, 5, 5], [.nan], [.infinity, 1], [-.infinity], [1e308, -1e308], [.leastNonzeroMagnitude],
      [1e-300, 2e-300],
      [1, 1 + 1e-16], [1e15, 1e15 + 1], [.nan, 1, .nan, 2], [123_456_789, 3], (0..<300).map { Double($0 % 7) },
    ]
    for values in numbers {
      let charts: [any View] = [
        Self.bars(Self.samples(values)),
        Chart { for value in values { BarMark(x: .value("x", value), y: .value("y", "a")) } },
        Chart { for value in values { LineMark(x: .value("x", value), y: .value("y", value)) } },
        Chart { for value in values { AreaMark(x: .value("x", value), y: .value("y", value)) } },
        Chart { for value in values { PointMark(x: .value("x", value), y: .value("y", value)).symbolSize(value) } },
        Chart { for value in values { RuleMark(y: .value("y", value)).annotation { Text("a") } } },
        Chart {
          for value in values { LineMark(x: .value("x", Date(timeIntervalSince1970: value)), y: .value("y", 1)) }
        },
        Chart { for value in values { BarMark(x: .value("x", value), y: .value("y", value)) } }
          .chartXAxis { AxisMarks(values: .stride(by: 1e-9)) }
          .chartYAxis { AxisMarks(values: values) },
      ]
      for chart in charts {
        for (width, height) in Seeds.some(of: [(1, 1), (2, 1), (10, 3), (10, 20), (60, 2), (80, 24)], oneOf: 3) {
          let layout =
            try isText
            ? AnyView(chart).layout(columns: width, rows: height)
            : AnyView(chart).layout(width: Double(width * 5), height: Double(height * 10))
          _ = (isText ? layout.text : layout.svg().document, layout.diagnostics)
          for case .path(let drawing) in layout.displayList.elements { #expect(drawing.path.isFinite) }
        }
      }
    }
  }

  @Test("what finds no room, and what is no mark, has a diagnostic")
  func diagnostics() throws {
    let names = (0..<40).map { Sample(name: "Category \($0)", value: 1) }
    #expect(
      try Self.bars(names).layout(columns: 60, rows: 12).diagnostics.contains {
        $0.message.contains("labels of its x axis")
      })
    let stray = try Chart { Text("a") }.layout(width: 200)
    #expect(stray.diagnostics.contains { $0.message.contains("shows only marks") })
    #expect(stray.diagnostics.contains { $0.message.contains("write .annotation { … } on a mark") })
    // A mark has no line of its own, and nothing of it is missing but the chart.
    let line = #line + 1
    let lost = try VStack { BarMark(x: .value("x", "a"), y: .value("y", 1)) }.layout(width: 200, height: 100)
    #expect(
      lost.diagnostics.map(\.description) == [
        "TrussTests/ChartTests.swift:\(line): overflow: BarMark is drawn only in a chart: write Chart { … } around it"
      ])
    let mixed = try Chart {
      BarMark(x: .value("x", 1), y: .value("y", 2))
      BarMark(x: .value("x", "b"), y: .value("y", 2))
    }.layout(width: 200)
    #expect(mixed.diagnostics.contains { $0.message.contains("an axis has numbers or names, not both") })
    #expect(try Self.bars(Self.samples([1, 2])).layout(columns: 40, rows: 12).diagnostics.isEmpty)
  }

  private func messages(_ view: some View, columns: Int = 30) throws -> [String] {
    try view.layout(columns: columns).diagnostics.map(\.message)
  }

  @Test("annotations beyond the domain, and annotations over each other, are reported", arguments: [false, true])
  func lostAnnotations(isText: Bool) throws {
    func messages(_ view: some View) throws -> [String] {
      try (isText ? view.layout(columns: 30) : view.layout(width: 200)).diagnostics.map(\.message)
    }
    func rule(_ place: Int) -> some View {
      Chart {
        RuleMark(y: .value("l", place)).annotation { Text("limit") }
        BarMark(x: .value("x", "a"), y: .value("y", 3))
      }
      .chartYScale(domain: 0...10).frame(height: 100)
    }
    #expect(
      try messages(rule(99)) == ["the chart does not draw 1 annotation of marks beyond the domain of its axes"])
    #expect(try messages(rule(5)) == [])
    func bars(_ text: String) -> some View {
      Chart {
        for place in 0..<8 {
          BarMark(x: .value("x", "\(place)"), y: .value("y", 3)).annotation { Text(text) }
        }
      }
      .frame(height: 200)
    }
    let found = try messages(bars("val 000"))
    #expect(found == ["Text covers letters of Text; letters of 6 more beside it are covered, too"])
    #expect(try messages(bars("3")) == [])
  }

  /// Swift Charts clips marks to the domain.
  @Test("a line beyond the domain ends at the edge of the plot, in text too")
  func linesBeyondTheDomain() throws {
    func line(_ values: [Double]) -> some View {
      Chart {
        for (place, value) in values.enumerated() { LineMark(x: .value("x", place), y: .value("y", value)) }
      }
      .chartYScale(domain: 0...10).frame(height: 100)
    }
    let marks: Set<Character> = ["─", "╭", "╮", "╰", "╯", "│"]
    func columns(_ values: [Double]) throws -> [Int] {
      let rows = try line(values).text(columns: 30).split(separator: "\n", omittingEmptySubsequences: false).dropLast(2)
      return Set(
        rows.flatMap { row in row.enumerated().filter { $0.offset > 4 && marks.contains($0.element) }.map(\.offset) }
      ).sorted()
    }
    #expect(try columns([50, 80]) == [])
    #expect(try columns([-5, -1]) == [])
    #expect(try columns([2, 8]).count > 20)
    // In the domain is the first quarter, and the last.
    let parts = try columns([0, 40, 0])
    #expect(parts.contains(6) && parts.contains(28) && !parts.contains(17) && parts.count < 15, "\(parts)")
  }

  @Test("a chart in text without room for its bars says so")
  func hiddenBars() throws {
    func chart(_ values: [Double]) -> some View {
      Chart {
        for (place, value) in values.enumerated() { BarMark(x: .value("x", "\(place)"), y: .value("y", value)) }
      }
    }
    let low = try VStack { chart([4, -2]).frame(height: 40) }.layout(columns: 30)
    #expect(low.text.contains { "█▀▄▃▅▆▂".contains($0) } && low.diagnostics.isEmpty, "\(low.text)")
    let lower = try messages(VStack { chart([4, -2]).frame(height: 30) })
    #expect(lower == ["the chart has too little space for its marks"])
    #expect(try messages(VStack { chart([4, -2]).frame(height: 80) }) == [])
    let many = Chart { for place in 0..<100 { BarMark(x: .value("x", place), y: .value("y", 1)) } }
    #expect(try messages(many).contains { $0.contains("100 bars in") })
  }

  @Test("a chart fills its frame, and has a size without one")
  func sizes() throws {
    let chart = Self.bars(Self.samples([1, 2])).id("chart")
    #expect(try chart.layout().size == Size(width: 300, height: 200))
    #expect(try chart.frame(width: 410, height: 90).layout().frame(of: "chart")?.size == Size(width: 410, height: 90))
    let column = VStack {
      Text("title")
      chart
    }
    let layout = try column.layout(width: 333, height: 250)
    #expect(layout.frame(of: "chart")?.width == 333 && layout.frame(of: "chart")?.maxY == 250)
    let scroll = try ScrollView { chart }.layout(width: 333, height: 100)
    #expect(scroll.frame(of: "chart")?.height == 200)
  }

  @Test("an annotation lies beside its mark, in the chart", arguments: [false, true])
  func annotations(isText: Bool) throws {
    for number in 0..<5 {
      let chart = Chart {
        for place in 0..<5 {
          let bar = BarMark(x: .value("x", "\(place)"), y: .value("y", place + 1)).foregroundStyle(.red)
          if place == number { bar.annotation { Text("v").id("v") } } else { bar }
        }
      }
      let layout = try isText ? chart.layout(columns: 60, rows: 16) : chart.layout(width: 300, height: 160)
      let note = try #require(layout.frame(of: "v"))
      #expect(note.minX >= 0 && note.minY >= 0 && note.maxX <= layout.size.width)
      guard !isText else { continue }
      let bar = ChartPictures.fills(layout, .red)[number]
      #expect(abs(note.midX - bar.midX) < 1 && note.maxY <= bar.minY && note.maxY > bar.minY - 6)
    }
  }
}
