import Synchronization
import Testing
import Truss

/// Rows are made and laid out where they are seen, and nowhere else.
struct TableTests {
  private func table(_ count: Int, offset: Double = 0, estimate: Double = 50, spacing: Double = 0) -> some View {
    Table(count: count, estimatedRowHeight: estimate, offset: offset, spacing: spacing) { row in
      Rectangle().height(40 + Double(row % 3) * 10).id("bar")
    }
    .id("table")
  }

  /// Tops of all rows, added up one by one.
  private func top(of row: Int, spacing: Double = 0) -> Double {
    (0..<row).reduce(0) { $0 + 40 + Double($1 % 3) * 10 + spacing }
  }

  @Test func rowsStandBelowEachOtherAndAreAsHighAsTheirContent() throws {
    let layout = try table(100, spacing: 4).layout(width: 300, height: 200)
    #expect(layout.table(of: "table")?.rows == 0..<4)
    for row in 0..<4 {
      #expect(
        layout.frame(of: ViewID("table[\(row)]"))
          == Rect(x: 0, y: top(of: row, spacing: 4), width: 300, height: 40 + Double(row % 3) * 10))
      #expect(layout.frame(of: ViewID("table[\(row)].bar")) == layout.frame(of: ViewID("table[\(row)]")))
    }
    #expect(layout.diagnostics.isEmpty)
    #expect(layout.frames.count == 1 + 4 * 2)
  }

  /// Before the viewport rows count with the estimate: row 2 begins at 100.
  @Test func anOffsetCountsEstimates() throws {
    let layout = try table(100, offset: 120).layout(width: 300, height: 100)
    #expect(layout.table(of: "table")?.rows == 2..<5)
    #expect(layout.frame(of: "table[2]")?.y == -20)
    #expect(layout.frame(of: "table[3]")?.y == 40)
    #expect(layout.table(of: "table")?.offset == 120)
    #expect(layout.table(of: "table")?.height == 5000.0)
  }

  @Test func negativeOffsetsPullAndOffsetsPastTheEndShowNothing() throws {
    let pulled = try table(5, offset: -30).layout(width: 300, height: 100)
    #expect(pulled.frame(of: "table[0]")?.y == 30)
    #expect(pulled.table(of: "table")?.offset == -30)
    let past = try table(5, offset: 1000).layout(width: 300, height: 100)
    #expect(past.table(of: "table")?.rows.isEmpty == true)
    #expect(past.frames.count == 1)
    #expect(past.table(of: "table")?.offset == 1000)
  }

  @Test func noRowsAreATableAllTheSame() throws {
    let layout = try table(0).layout(width: 300, height: 100)
    #expect(layout.frames.count == 1)
    #expect(layout.table(of: "table")?.rows == 0..<0)
    #expect(layout.table(of: "table")?.height == 0)
    #expect(try table(0).layout(width: 300).size.height == 0)
  }

  /// Rows far lower or higher than the estimate: the screen is full, and nothing out of sight is there.
  @Test(arguments: [1.0, 10, 200, 5_000]) func theScreenIsFull(estimate: Double) throws {
    let layout = try table(1_000, estimate: estimate).layout(width: 300, height: 700)
    #expect(layout.table(of: "table")?.rows == 0..<15)
    #expect(layout.frames.count == 1 + 15 * 2)
    #expect(layout.diagnostics.isEmpty)
  }

  @Test func aMillionRowsAreMadeOnlyWhereTheyAreSeen() throws {
    let made = Mutex<[Int]>([])
    let looked = Mutex(0)
    let data = Counted(count: 1_000_000) { looked.withLock { $0 += 1 } }
    let layout = try Table(data, id: \.self, estimatedRowHeight: 85, offset: 42_500_000) { row in
      let _ = made.withLock { $0.append(row) }
      Text("Row \(row)").height(85)
    }
    .id("table").layout(width: 390, height: 844)
    #expect(layout.table(of: "table")?.rows == 500_000..<500_010)
    #expect(made.withLock { Set($0) } == Set(500_000..<500_010))
    #expect(made.withLock(\.count) <= 3 * 10)
    #expect(looked.withLock { $0 } <= 10 * 10)
    #expect(layout.frame(of: "table[500009]")?.y == 765.0)
    #expect(layout.table(of: "table")?.height == 85_000_000)
    // Nothing far away is in the system.
    #expect(layout.constraints.constraints.allSatisfy { abs($0.right.constant) < 1e7 + 1 })
  }

  @Test func aThousandthOfAPointCountsAfterAMillionRows() throws {
    let offset = 84_999_000 + 1.0 / 1024
    let layout = try Table(count: 1_000_000, estimatedRowHeight: 85, offset: offset) { _ in Rectangle().height(85) }
      .id("table").layout(width: 390, height: 844)
    let rows = try #require(layout.table(of: "table")?.rows)
    #expect(layout.frame(of: ViewID("table[\(rows.lowerBound)]"))?.y == Double(rows.lowerBound) * 85 - offset)
  }

  @Test func whereNothingOffersAHeightAllRowsAreShownOrTheViewport() throws {
    #expect(try table(7).layout(width: 300).size.height == top(of: 7))
    let view = Table(count: 1_000_000, viewport: 120) { _ in Rectangle().height(50) }
    let layout = try view.id("table").layout(width: 300)
    #expect(layout.size.height == 120)
    #expect(layout.table(of: "table")?.rows == 0..<3)
  }

  @Test(arguments: [1.0, 85, 3_000]) func tooManyRowsAtOnceAreAnError(estimate: Double) {
    let line = #line + 1
    let view = Table(count: 1_000_000, estimatedRowHeight: estimate) { _ in Rectangle().height(estimate) }
    let error = #expect(throws: LayoutError.self) { try view.layout(width: 300) }
    #expect(error?.reason == .tooManyRows(1_000_000))
    #expect(error?.location?.line == line)
  }

  @Test func rowsWithoutHeightAreAnErrorNotAStandstill() {
    let error = #expect(throws: LayoutError.self) {
      try Table(count: 1_000_000) { _ in Text("filtered").collapsed() }.layout(width: 300, height: 700)
    }
    #expect(error?.reason == .tooManyRows(1_000_000))
  }

  @Test func someRowsWithoutHeightArePassedOver() throws {
    let layout = try Table(count: 1_000) { row in Rectangle().height(row < 100 ? 0 : 50) }
      .id("table").layout(width: 300, height: 200)
    #expect(layout.table(of: "table")?.rows.upperBound == 104)
    #expect(layout.diagnostics.isEmpty)
  }

  @Test func textsWrapInTheTablesWidth() throws {
    let layout = try Table(count: 50) { _ in Text("one two three four five six seven") }
      .id("table").layout(width: 80, height: 300)
    let first = try #require(layout.frame(of: "table[0]"))
    #expect(first.height == 48)
    #expect(layout.frame(of: "table[1]")?.y == first.maxY)
    #expect(layout.diagnostics.isEmpty)
  }

  @Test func inCells() throws {
    let view = VStack {
      Field("Search").height(25)
      Table(count: 100, estimatedRowHeight: 10, separators: true) { Text("Row \($0)") }.border()
    }
    #expect(
      try view.text(columns: 16, rows: 10) == """
        ┌──────────────┐
        │Search        │
        └──────────────┘
        ┌──────────────┐
        │Row 0         │
        ├──────────────┤
        │Row 1         │
        ├──────────────┤
        │Row 2         │
        └──────────────┘
        """)
  }

  @Test func rightToLeft() throws {
    let layout = try Table(count: 3) { _ in
      HStack {
        Image("cover").width(40).height(40).id("cover"); Text("title")
      }
    }
    .id("table").layout(width: 300, height: 100, environment: EnvironmentValues(layoutDirection: .rightToLeft))
    #expect(layout.frame(of: "table[1].cover")?.x == 260)
  }

  @Test func aTableInATable() throws {
    let view = Table(count: 100) { _ in
      VStack {
        Text("Section").height(20)
        Table(count: 3) { _ in Rectangle().height(30).id("bar") }.id("inner")
      }
    }
    let layout = try view.id("outer").layout(width: 300, height: 300)
    #expect(layout.frame(of: "outer[1].inner[2].bar") == Rect(x: 0, y: 110 + 20 + 60, width: 300, height: 30))
    #expect(layout.table(of: "outer")?.rows == 0..<3)
    #expect(layout.diagnostics.isEmpty)
  }

  @Test(arguments: [Double.nan, .infinity, -1, 0]) func invalidNumbers(_ value: Double) {
    let line = #line + 1
    let view = Table(count: 3, estimatedRowHeight: value) { _ in Text("a") }
    #expect(throws: LayoutError.self) { try view.layout(width: 100, height: 100) }
    let error = #expect(throws: LayoutError.self) { try view.id("t").layout() }
    #expect(error?.description.hasPrefix("\(#fileID):\(line): error: \"t\": estimatedRowHeight is ") == true)
  }

  @Test func invalidCountsAndOffsets() {
    func fails(_ view: some View) -> Bool { (try? view.layout(width: 100, height: 100)) == nil }
    #expect(fails(Table(count: -1) { _ in Text("a") }))
    #expect(fails(Table(count: 1, offset: .nan) { _ in Text("a") }))
    #expect(fails(Table(count: 1, offset: 1e13) { _ in Text("a") }))
    #expect(!fails(Table(count: 1, offset: 1e12) { _ in Text("a") }))
    #expect(!fails(Table(count: .max, estimatedRowHeight: 1e-300, offset: 1e12, viewport: 5) { _ in Box().height(50) }))
    #expect(fails(Table(count: 1, viewport: -1) { _ in Text("a") }))
    #expect(fails(Table(count: 1, spacing: .infinity) { _ in Text("a") }))
    #expect(fails(Table(["a", "a"], id: \.self) { Text($0) }))
  }
}

/// Whole numbers that tell when one is asked for.
private struct Counted: RandomAccessCollection, Sendable {
  var count: Int
  var look: @Sendable () -> Void

  var startIndex: Int { 0 }
  var endIndex: Int { count }
  subscript(position: Int) -> Int {
    look()
    return position
  }
}
