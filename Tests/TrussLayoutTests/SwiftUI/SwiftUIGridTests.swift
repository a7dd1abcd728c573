import Testing
import Truss

/// Grids in SwiftUI's style, whose letters are 8 by 16 points: the columns of a `Grid` are divided as the views of a row
/// are, those of a `LazyVGrid` as its items specify, and a cell is proposed the size of its columns and rows.
@Suite struct SwiftUIGridTests {
  /// The frames of views with names, `x y width height`.
  private func frames(_ view: some View, width: Double, height: Double? = nil) throws -> [String: String] {
    let layout = try view.font(ModelView.font).stackStyle(.swiftUI).layout(width: width, height: height)
    #expect(layout.diagnostics.isEmpty)
    var frames: [String: String] = [:]
    for frame in layout.frames {
      guard let name = frame.id else { continue }
      let rect = frame.rect
      frames["\(name)"] = [rect.x, rect.y, rect.width, rect.height].map { "\(Int($0))" }.joined(separator: " ")
    }
    return frames
  }

  /// A column is as wide as its widest cell; a greatest width makes no column flexible.
  @Test func columnsAreAsWideAsTheirCells() throws {
    let grid = Grid {
      GridRow {
        Text("ab").frame(maxWidth: 30).id("a")
        Text("cd").id("b")
        Color.red.id("c")
      }
      GridRow {
        Text("abcde").id("d")
        Text("c").id("e")
        Text("f").id("f")
      }
    }
    #expect(
      try frames(grid, width: 240) == [
        "a": "5 0 30 16", "b": "48 0 16 16", "c": "72 0 168 16", "d": "0 24 40 16", "e": "52 24 8 16",
        "f": "152 24 8 16",
      ])
  }

  /// The least flexible column is served first: the short texts stay whole, and the long one wraps in what is left.
  @Test func theLongTextWraps() throws {
    let grid = Grid(alignment: .topLeading, horizontalSpacing: 8, verticalSpacing: 0) {
      GridRow {
        Text("one").id("a")
        Text("aaaa bbbb cccc dddd").id("b")
        Text("three").id("c")
      }
      Divider().id("line")
      GridRow {
        Text("1").id("d")
        Text("x").id("e")
        Text("s").id("s")
      }
    }
    // 144 - 3 x 8 - 5 x 8 - 2 x 8 leave 64 of the 72 that two words need on a line. The grid of 112 is in the middle.
    #expect(
      try frames(grid, width: 144) == [
        "a": "16 0 24 16", "b": "48 0 32 64", "c": "88 0 40 16", "line": "16 64 112 1", "d": "16 65 8 16",
        "e": "48 65 8 16", "s": "88 65 8 16",
      ])
  }

  /// A cell that fills is proposed the size of its column and row.
  @Test func cellsFill() throws {
    let grid = LazyVGrid(columns: [GridItem(), GridItem(.fixed(40)), GridItem()]) {
      Text("ab").id("a")
      Text("a b c d e f").id("b")
      HStack {
        Text("x")
        Spacer()
        Text("y")
      }.id("c")
      Text("d").frame(maxWidth: .infinity, alignment: .trailing).id("d")
      Color.red.frame(height: 20).id("e")
      Text("f").frame(maxHeight: .infinity).id("f")
    }
    // 200 - 40 - 2 x 8 leave 72 for each flexible column; 40 has room for five letters in a line.
    #expect(
      try frames(grid, width: 200) == [
        "a": "28 8 16 16", "b": "80 0 40 32", "c": "128 8 72 16", "d": "0 42 72 16", "e": "80 40 40 20",
        "f": "160 40 8 20",
      ])
  }

  @Test func fixedColumnsInTheMiddle() throws {
    func grid(_ alignment: HorizontalAlignment?) -> some View {
      LazyVGrid(columns: [GridItem(.fixed(40)), GridItem(.fixed(40))], alignment: alignment, spacing: 10) {
        for name in ["a", "b", "c"] { Color.red.frame(height: 16).id("\(name)") }
      }
    }
    #expect(
      try frames(grid(.center), width: 200) == ["a": "55 0 40 16", "b": "105 0 40 16", "c": "55 26 40 16"])
    #expect(
      try frames(grid(.trailing), width: 200) == ["a": "110 0 40 16", "b": "160 0 40 16", "c": "110 26 40 16"])
  }

  @Test func adaptiveColumnsAndSpans() throws {
    let grid = LazyVGrid(columns: [GridItem(.adaptive(minimum: 60))], spacing: 10) {
      Text("wide").frame(maxWidth: .infinity).gridColumns(2).id("a")
      ForEach(["b", "c"]) { name in Color.blue.frame(height: 10).id("\(name)") }
    }
    // (200 + 10) / (60 + 10) columns of 60, with their own distance of 10.
    #expect(try frames(grid, width: 200) == ["a": "0 0 130 16", "b": "140 3 60 10", "c": "0 26 60 10"])
  }

  /// A height that is proposed is divided among the rows of a grid.
  @Test func rowsFillAHeight() throws {
    let grid = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow {
        Text("a").id("a")
        Color.red.id("b")
      }
      GridRow {
        Color.blue.id("c")
        Text("d").id("d")
      }
      GridRow { Text("e").id("e") }
    }
    #expect(
      try frames(grid, width: 100, height: 216) == [
        "a": "21 42 8 16", "b": "50 0 50 100", "c": "0 100 50 100", "d": "71 142 8 16", "e": "21 200 8 16",
      ])
  }

  /// A scroll view offers its content its width.
  @Test func gridsInScrollViews() throws {
    let grid = ScrollView {
      LazyVGrid(columns: [GridItem(), GridItem()]) {
        Text("a").frame(maxWidth: .infinity).id("a")
        Text("b").frame(maxWidth: .infinity).id("b")
      }
    }
    #expect(try frames(grid, width: 208, height: 100) == ["a": "0 0 100 16", "b": "108 0 100 16"])
  }

  @Test func gridsInCells() throws {
    let grid = LazyVGrid(columns: [GridItem(), GridItem()]) {
      Text("ab")
      Text("cd").frame(maxWidth: .infinity, alignment: .trailing)
      Text("efg")
    }
    #expect(try grid.stackStyle(.swiftUI).text(columns: 13) == "  ab       cd\n\n efg")
    #expect(try grid.text(columns: 13) == "ab         cd\nefg")
  }

  /// A session has the frames of a new layout.
  @Test func sessions() throws {
    func grid(_ words: Int) -> some View {
      Grid {
        GridRow {
          Text(String(repeating: "word ", count: words)).id("a")
          Color.red
        }
        GridRow {
          LazyVGrid(columns: [GridItem(), GridItem()]) { for word in 0..<words { Text("\(word)") } }
          Text("b")
        }
      }
    }
    let environment = EnvironmentValues(stackStyle: .swiftUI)
    var session = try LayoutSession(grid(3), width: 300, environment: environment)
    for (words, width) in [(5, 300.0), (5, 120), (1, 200), (8, 90)] {
      try session.update(to: grid(words))
      try session.resize(width: width, height: nil)
      #expect(try session.layout.frames == grid(words).layout(width: width, environment: environment).frames)
    }
  }
}
