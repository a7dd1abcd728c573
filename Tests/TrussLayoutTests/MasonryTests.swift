import TestSupport
import Testing
import TrussIR
import TrussLayout
import TrussTree
import TrussViews

@Suite struct MasonryTests {
  private func boxes(_ heights: [Double]) -> ForEach {
    ForEach(heights.indices) { Box().height(heights[$0]).id("\($0)") }
  }

  private func layout(
    _ view: some View, _ medium: Medium = .points, width: Double? = nil, height: Double? = nil,
    _ environment: EnvironmentValues = EnvironmentValues()
  ) throws -> LayoutResult {
    try Lowering(view.font(Sample.font), medium: medium, width: width, height: height, environment: environment).solve()
  }

  /// Column 0 has 30 and 40, column 1 has 10, 20 and 10.
  @Test func eachViewGoesToTheShortestColumn() throws {
    let view = Masonry(columns: 2, spacing: 5) { boxes([30, 10, 20, 40, 10]) }
    let layout = try layout(view, width: 105)
    #expect(
      Sample.frames(layout, 5) == [
        Rect(x: 0, y: 0, width: 50, height: 30), Rect(x: 55, y: 0, width: 50, height: 10),
        Rect(x: 55, y: 15, width: 50, height: 20), Rect(x: 0, y: 35, width: 50, height: 40),
        Rect(x: 55, y: 40, width: 50, height: 10),
      ])
    #expect(layout.size == Size(width: 105, height: 75))
    #expect(layout.diagnostics.isEmpty)
    #expect(layout.frames.first?.kind == "Masonry")
  }

  /// A cell is 5 by 10 points, so that the columns are 10 cells wide and the views 3, 1, 2, 4 and 1 rows high.
  @Test func inCells() throws {
    let cells = Medium.cells(Medium.CellSize(width: 5, height: 10))
    let view = Masonry(columns: 2, spacing: 10) { boxes([30, 10, 20, 40, 10]) }
    let layout = try layout(view, cells, width: 22)
    #expect(Sample.frames(layout, 5).map(\.x) == [0, 12, 12, 0, 12])
    #expect(Sample.frames(layout, 5).map(\.y) == [0, 0, 2, 4, 5])
    #expect(Sample.frames(layout, 5).map(\.width) == [10, 10, 10, 10, 10])
    #expect(layout.size.height == 8)
  }

  @Test func insetsAndTheDirectionOfLines() throws {
    let insets = Insets(top: 1, left: 2, bottom: 3, right: 4)
    let view = Masonry(columns: 2, spacing: 5, insets: insets) { boxes([30, 10]) }
    let layout = try layout(view, width: 111)
    #expect(Sample.frames(layout, 2).map(\.x) == [2, 57])
    #expect(layout.size.height == 34)
    let mirrored = try self.layout(view, width: 111, EnvironmentValues(layoutDirection: .rightToLeft))
    #expect(Sample.frames(mirrored, 2).map(\.x) == [57, 2])
  }

  /// The text in column 1 takes two lines of 16, so that the third view is below the first.
  @Test func heightsFollowFromWidths() throws {
    let view = Masonry(columns: 2) {
      Box().height(20).id("0")
      Text("four five").id("1")
      Box().height(20).id("2")
    }
    #expect(Sample.frames(try layout(view, width: 80), 3).map(\.y) == [0, 0, 20])
    #expect(Sample.frames(try layout(view, width: 80), 3)[1].height == 32)
    #expect(Sample.frames(try layout(view, width: 200), 3).map(\.x) == [0, 100, 100])
  }

  @Test func aCollapsedViewTakesNoPlace() throws {
    let view = Masonry(columns: 2, spacing: 5) {
      Box().height(30).id("0")
      Box().height(10).id("1").collapsed()
      Box().height(20).id("2")
    }
    #expect(Sample.frames(try layout(view, width: 105), 3).map(\.x) == [0, 0, 55])
  }

  @Test func viewsThatAreTooHighAreReported() throws {
    let layout = try layout(Masonry(columns: 1) { boxes([30, 30]) }, width: 50, height: 40)
    #expect(layout.diagnostics.map(\.kind) == [.overflow])
  }

  @Test func numbersWithoutMeaningAreErrors() throws {
    #expect(throws: LayoutError.self) { try layout(Masonry(columns: 0) { Box() }) }
    #expect(throws: LayoutError.self) { try layout(Masonry(columns: 1_000_000) { Box() }) }
    #expect(throws: LayoutError.self) { try layout(Masonry(columns: 2) { Box().gridColumns(2) }) }
  }

  /// No view could have begun higher in another column.
  @Test(arguments: 0..<40) func noOtherColumnIsShorter(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    let heights = (0..<Int.random(in: 1...30, using: &random)).map { _ in
      Double(Int.random(in: 1...60, using: &random))
    }
    let count = Int.random(in: 1...5, using: &random)
    let layout = try layout(Masonry(columns: count, spacing: 3) { boxes(heights) }, width: 317)
    var ends: [Double: Double] = [:]
    for rect in Sample.frames(layout, heights.count) {
      let end = ends[rect.x] ?? 0
      #expect(rect.y == end)
      #expect(ends.count < count ? end == 0 : ends.values.allSatisfy { end <= $0 + 0.01 })
      ends[rect.x] = rect.maxY + 3
    }
    #expect(layout.diagnostics.isEmpty)
  }
}
