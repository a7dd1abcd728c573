import Testing
import Truss

/// Views whose content knows their size.
struct GeometryReaderTests {
  @Test func theContentIsToldTheSizeThatIsOffered() throws {
    let bar = GeometryReader { proxy in
      Rectangle().fill(.blue).frame(width: proxy.size.width * 0.25, height: proxy.size.height).id("bar")
    }
    .frame(height: 40)
    let layout = try bar.layout(width: 200)
    #expect(layout.frame(of: "bar") == Rect(x: 0, y: 0, width: 50, height: 40))
    #expect(layout.diagnostics.isEmpty)
    // 40 columns are 200 points.
    #expect(try bar.layout(columns: 40).frame(of: "bar") == Rect(x: 0, y: 0, width: 10, height: 4))
  }

  @Test func surfacesAreSeenInText() throws {
    let bar = GeometryReader { proxy in
      Rectangle().fill(.blue).frame(width: proxy.size.width / 2, height: proxy.size.height)
    }
    #expect(try bar.frame(height: 20).text(columns: 8) == "████\n████")
  }

  @Test func itTakesTheRoomThatOthersLeave() throws {
    let row = HStack(spacing: 0) {
      Text("a").width(50)
      GeometryReader { proxy in Text("\(proxy.size.width)").id("told") }.id("reader")
    }
    let layout = try row.layout(width: 300, height: 20)
    #expect(layout.frame(of: "reader") == Rect(x: 50, y: 0, width: 250, height: 20))
    #expect(layout.svg().document.contains(">250.0<"))
    #expect(layout.frame(of: "told")?.minX == 50)
  }

  @Test func readersAreNested() throws {
    let nested = GeometryReader { outer in
      GeometryReader { inner in
        Text("\(inner.size.width) of \(outer.size.width)")
      }
      .frame(width: outer.size.width / 2, height: 20)
    }
    #expect(try nested.svg(width: 200, height: 100).document.contains(">100.0 of 200.0<"))
  }

  @Test func contentThatIsLargerDoesNotChangeIt() throws {
    let reader = VStack {
      GeometryReader { _ in Rectangle().frame(width: 500, height: 500) }.frame(height: 30).id("reader")
    }
    #expect(try reader.layout(width: 100).frame(of: "reader") == Rect(x: 0, y: 0, width: 100, height: 30))
  }
}
