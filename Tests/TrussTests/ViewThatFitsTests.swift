import Testing
import Truss

/// Which of several alternatives is laid out.
struct ViewThatFitsTests {
  /// A title beside three alternatives, 60, 40 and 20 wide; the title is 30.
  private let header = HStack(spacing: 10) {
    Box().width(30).height(10)
    ViewThatFits(in: [.horizontal]) {
      Box().width(60).height(10).id("wide")
      Box().width(40).height(10).id("middle")
      Box().width(20).height(10).id("narrow")
    }
    .id("choice")
  }

  private func shown(_ view: some View, _ names: [String], width: Double?, height: Double? = nil) throws -> [String] {
    let layout = try view.layout(width: width, height: height)
    #expect(!layout.diagnostics.contains { $0.kind != .overflow })
    return names.filter { layout.frame(of: ViewID($0)) != nil }
  }

  @Test func aBackgroundIsNotAnAlternative() throws {
    let view = HStack { ViewThatFits { Box().width(60).id("wide"); Box().width(20).id("narrow") }.background { Box() } }
    #expect(try shown(view, ["wide", "narrow"], width: 40, height: 10) == ["narrow"])
  }

  @Test func theFirstThatFits() throws {
    for width in stride(from: 5.0, through: 150, by: 2.5) {
      let expected = width >= 100 ? "wide" : width >= 80 ? "middle" : "narrow"
      #expect(try shown(header, ["wide", "middle", "narrow"], width: width) == [expected], "\(width)")
    }
    #expect(try shown(header, ["wide", "middle", "narrow"], width: nil) == ["wide"])
  }

  /// What is chosen stands as any view in its place.
  @Test func theChoiceIsAsLargeAsWhatIsChosen() throws {
    let row = HStack(justify: .start) {
      header.id("header")
      Box().width(7).height(10).id("after")
    }
    #expect(try row.layout(width: 90).frame(of: "choice") == Rect(x: 40, y: 0, width: 40, height: 10))
    #expect(try row.layout(width: 90).frame(of: "after")?.x == 80)
    let column = VStack {
      ViewThatFits {
        HStack {
          Text("a")
          Spacer()
          Text("b").id("b")
        }
        Text("c")
      }
    }
    #expect(try column.layout(columns: 20).frame(of: "b")?.x == 19)
  }

  /// Texts around are not broken so that a wider alternative fits; the last takes its part as any text does.
  @Test func textsComeFirst() throws {
    let row = HStack(spacing: 5) {
      Text("a title").id("title")
      ViewThatFits {
        Text("a long explanation").id("long")
        Text("short").id("short")
      }
    }
    #expect(try row.layout(columns: 26).frame(of: "long")?.width == 18)
    let middle = try row.layout(columns: 20)
    #expect(middle.frame(of: "short") != nil)
    #expect(middle.frame(of: "title") == Rect(x: 0, y: 0, width: 7, height: 1))
    #expect(try row.layout(columns: 9).frame(of: "short")?.width == 5)
  }

  /// A text fits on the lines that it is written in, or not at all; along the other axis it may be as high as it is.
  @Test func bothAxesOrOne() throws {
    let high = { (axes: Set<Axis>) in
      ViewThatFits(in: axes) {
        Box().width(20).height(50).id("high")
        Box().width(20).height(10).id("low")
      }
    }
    #expect(try shown(high([.horizontal, .vertical]), ["high", "low"], width: 30, height: 40) == ["low"])
    #expect(try shown(high([.vertical]), ["high", "low"], width: 10, height: 60) == ["high"])
    #expect(try shown(high([.horizontal]), ["high", "low"], width: 30, height: 40) == ["high"])
    #expect(try shown(high([.horizontal, .vertical]), ["high", "low"], width: 30) == ["high"])
    let text = ViewThatFits {
      Text("one two three").id("long")
      Text("one").id("short")
    }
    #expect(try text.layout(columns: 13).frame(of: "long") != nil)
    #expect(try text.layout(columns: 12).frame(of: "short") != nil)
  }

  @Test func nested() throws {
    let names = ["a", "b", "c", "d"]
    let inLast = ViewThatFits {
      Box().width(80).height(10).id("a")
      ViewThatFits {
        Box().width(60).height(10).id("b")
        ViewThatFits {
          Box().width(40).height(10).id("c")
          Box().width(20).height(10).id("d")
        }
      }
    }
    for (width, name) in [(90.0, "a"), (70, "b"), (50, "c"), (30, "d"), (10, "d")] {
      #expect(try shown(inLast, names, width: width) == [name])
    }
    // The outer one is asked first: with all that its first alternative would like.
    let inFirst = ViewThatFits {
      HStack {
        Box().width(50).height(10).id("a")
        ViewThatFits {
          Box().width(30).height(10).id("b")
          Box().width(10).height(10).id("c")
        }
      }
      Box().width(20).height(10).id("d")
    }
    #expect(try shown(inFirst, names, width: 80) == ["a", "b"])
    #expect(try shown(inFirst, names, width: 70) == ["d"])
  }

  /// Chosen one inside the other so often that rounds of eight would not do.
  @Test func deeplyNested() throws {
    func nest(_ depth: Int) -> ViewContent {
      depth == 0
        ? ViewContentOf { Box().width(1).height(1).id("end") }
        : ViewContentOf {
          ViewThatFits {
            Box().width(500).height(1); Group { nest(depth - 1) }
          }
        }
    }
    #expect(try nest(30).layout(width: 100).frame(of: "end") != nil)
  }

  /// Names may be shared by alternatives, and a nested choice of the same name begins anew in the next alternative.
  @Test func sharedNames() throws {
    func inner(_ first: Double, _ second: Double) -> some View {
      ViewThatFits {
        Box().width(first).height(5).id("first")
        Box().width(second).height(5).id("second")
      }.id("inner")
    }
    let view = ViewThatFits {
      HStack {
        Box().width(80)
        inner(50, 40)
      }
      inner(60, 30)
    }
    #expect(try shown(view, ["first", "second"], width: 70) == ["first"])
    #expect(try shown(view, ["first", "second"], width: 50) == ["second"])
  }

  /// Every layout begins with the first alternative, and the same input gives the same layout.
  @Test func freshLayouts() throws {
    var session = try LayoutSession(header, width: 70)
    #expect(session.layout.frame(of: "narrow") != nil)
    session = try LayoutSession(header, width: 120)
    #expect(session.layout.frame(of: "wide") != nil)
    let view = HStack {
      ViewThatFits {
        Text("a b c d e f")
        Text("a")
      };
      ViewThatFits {
        Text("g h i j")
        Text("g")
      }
    }
    let first = try view.layout(columns: 9)
    for _ in 0..<5 { #expect(try view.layout(columns: 9).frames == first.frames) }
  }

  @Test func withFlowsAndGrids() throws {
    let view = Grid(columns: [.fit, .flexible()], spacing: 5) {
      GridRow {
        Text("Tags").id("title")
        ViewThatFits(in: [.horizontal]) {
          FlowStack(spacing: 5) { ForEach(["one", "two", "three"]) { Text($0) } }.id("flow")
          Text("3 tags").id("short")
        }
      }
    }
    #expect(try view.layout(columns: 18).frame(of: "flow") == Rect(x: 5, y: 0, width: 13, height: 1))
    #expect(try view.layout(columns: 17).frame(of: "short") != nil)
    #expect(try ViewThatFits {}.layout().size == Size(width: 0, height: 0))
  }
}

/// A block of views as one value.
private func ViewContentOf(@ViewBuilder _ content: () -> ViewContent) -> ViewContent { content() }
