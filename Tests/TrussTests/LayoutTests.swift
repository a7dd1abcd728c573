import Testing
import Truss

struct LayoutTests {
  private var view: some View {
    VStack(spacing: 10, insets: Insets(all: 5)) {
      HStack(spacing: 5) {
        Box("photo").width(40).id("photo")
        Text("title").id("title")
      }.id("row")
      Box().height(30).id("body")
    }.id("screen")
  }

  @Test func framesByNameAndRelativeToAnother() throws {
    let layout = try view.layout(width: 200)
    #expect(layout.size == Size(width: 200, height: 5 + 24 + 10 + 30 + 5))
    #expect(layout.frame(of: "title") == Rect(x: 50, y: 5, width: 145, height: 24))
    #expect(layout.frame(of: "title", in: "row") == Rect(x: 45, y: 0, width: 145, height: 24))
    #expect(layout.frame(of: "nobody") == nil)
    #expect(layout.frame(of: "title", in: "nobody") == nil)
  }

  @Test func framesInPreorder() throws {
    let layout = try view.layout(width: 200)
    #expect(
      layout.frames.map(\.description) == [
        "VStack \"screen\" (0, 0, 200, 74)", "  HStack \"row\" (5, 5, 190, 24)",
        "    Box \"photo\" (5, 5, 40, 24)", "    Text \"title\" (50, 5, 145, 24)",
        "  Box \"body\" (5, 39, 190, 30)",
      ])
  }

  @Test func theSameViewGivesTheSameBytes() throws {
    #expect(try view.svg(width: 200) == view.svg(width: 200))
    #expect(try view.text(columns: 40) == view.text(columns: 40))
    #expect(try view.layout(width: 200).constraints == view.layout(width: 200).constraints)
  }

  @Test func eachMediumIsMeasuredAnew() throws {
    let row = HStack(spacing: 8) {
      Text("日本語")
      Text("👩‍👩‍👧")
      Text("e\u{301}")
    }
    #expect(try row.layout(columns: nil).frames.map(\.rect.width) == [13, 6, 2, 1])
    #expect(try row.layout().frames[1].rect.width == 39)
  }

  @Test func lengthsBecomeWholeCells() throws {
    let view = HStack(spacing: 2) {
      Box().width(1).id("thin")
      Box().width(12.5).id("half")
      Box().aspectRatio(1).id("square")
    }
    let layout = try view.layout(columns: 40, rows: 11)
    #expect(layout.frame(of: "thin")?.width == 1)
    #expect(layout.frame(of: "half") == Rect(x: 1, y: 0, width: 3, height: 11))
    #expect(layout.frame(of: "square") == Rect(x: 4, y: 0, width: 22, height: 11))
    let coarse = try view.layout(columns: 40, rows: 11, cell: Medium.CellSize(width: 10, height: 10))
    #expect(coarse.frame(of: "square")?.width == 11)
  }

  @Test func textsWrapAndTheirHeightFollows() throws {
    let view = VStack {
      Text("one two three four").id("text")
      Box().height(10)
    }
    let layout = try view.layout(columns: 9)
    #expect(layout.frame(of: "text") == Rect(x: 0, y: 0, width: 9, height: 3))
    #expect(layout.size.height == 4)
    #expect(try view.text(columns: 9).hasPrefix("one two\nthree\nfour"))
  }

  @Test(arguments: [(0, 1), (-1, 1), (1, 0), (5_000_000, 3), (Int.max, Int.max)])
  func canvasesWithoutCellsOrWithTooMany(columns: Int, rows: Int) {
    #expect(throws: LayoutError.self) { try Text("a").text(columns: columns, rows: rows) }
    #expect(throws: LayoutError.self) { try Text("a").ascii(columns: columns, rows: rows) }
  }

  @Test(arguments: [0.0, -1, .nan, .infinity, 1e-9]) func cellsWithoutSize(length: Double) {
    #expect(throws: LayoutError.self) {
      try Text("a").layout(columns: 10, cell: Medium.CellSize(width: length, height: 10))
    }
    #expect(throws: LayoutError.self) {
      try Text("a").layout(columns: 10, cell: Medium.CellSize(width: 5, height: length))
    }
  }

  @Test func aFittedCanvasMayNotBeTooLargeEither() {
    #expect(throws: LayoutError.self) { try Box().width(1e7).height(1e7).text() }
  }

  @Test func listing() throws {
    #expect(
      try ConstraintSystem(of: HStack(spacing: 8) { Box().width(10).id("a") }.id("row"), width: 20).listing == """
        Canvas:
         row.left == 0
         row.top == 0
         row.width == 20
        Extent:
         row.width >= 0
         row.height >= 0
        Fit:
         row.width == 0 priority:49
         row.height == 0 priority:49
        Justification:
         a.leading == row.leading
        Alignment:
         a.top == row.top
         a.bottom == row.bottom priority:901
        Extent:
         a.width >= 0
         a.height >= 0
        Sizes:
         a.width == 10
        Containment:
         a.trailing <= row.trailing priority:900
        Justification:
         a.trailing >= row.trailing priority:890

        """)
  }

  @Test func aThousandLeaves() throws {
    let view = VStack(spacing: 4) {
      for _ in 0..<100 { HStack(spacing: 8) { for _ in 0..<10 { Box().width(20).height(10) } } }
    }
    let layout = try view.layout(width: 390)
    #expect(layout.size.height == 100 * 10 + 99 * 4)
    #expect(layout.frames.count == 1101)
  }

  @Test func manyLayoutsAtOnce() async throws {
    let expected = try view.svg(width: 200)
    await withTaskGroup(of: Bool.self) { group in
      let view = self.view
      for _ in 0..<16 { group.addTask { (try? view.svg(width: 200)) == expected } }
      for await isEqual in group { #expect(isEqual) }
    }
  }
}
