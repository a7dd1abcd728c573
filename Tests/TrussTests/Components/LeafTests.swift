import Foundation
import Testing
import Truss

/// Leaves and shapes of the user's own.
struct LeafTests {
  @Test func aLeafHasItsSizeInBothMedia() throws {
    let view = HStack(align: .center, spacing: 5) {
      Text("Load")
      Sparkline(values: [0.25, 0.5, 1, 0.75]).id("sparkline")
      Text("high")
    }
    let layout = try view.layout()
    #expect(layout.frame(of: "sparkline")?.size == Size(width: 24, height: 20))
    #expect(try view.text() == "Load ▂▄█▆ high")
  }

  @Test func anActivityIndicatorIsAWheelOrDots() throws {
    let row = HStack(align: .center, spacing: 5) {
      ActivityIndicator().id("wheel")
      Text("Loading")
    }
    #expect(try row.text() == "⠋ Loading")
    #expect(try row.ascii() == "' Loading")
    #expect(try row.layout().frame(of: "wheel")?.size == Size(width: 20, height: 20))
    #expect(try row.svg().document.components(separatedBy: "<path").count == 13)
  }

  /// A padding is made before the leaf inside is measured.
  @Test func aPaddedLeafHasItsSize() throws {
    let view = VStack(align: .center) {
      ActivityIndicator().padding(4).padding(2).id("wheel")
      Rectangle().height(10)
    }
    #expect(try view.layout(width: 100).frame(of: "wheel") == Rect(x: 34, y: 0, width: 32, height: 32))
  }

  @Test func aLabelHasItsIconFirst() throws {
    let list = VStack(align: .start) {
      Label("Favourites", icon: "★")
      Label {
        Text("Online")
      } icon: {
        Circle().fill(.green).frame(width: 10, height: 10)
      }
    }
    #expect(try list.text() == "★  Favourites\n●   Online")
    #expect(try list.environment(\.layoutDirection, .rightToLeft).text() == "Favourites  ★\n   Online  ●")
  }

  @Test func itGivesWayAsControlsDo() throws {
    let view = HStack {
      Elastic().id("leaf")
      Button("Go").id("button")
    }
    // It is 100 wide, and 40 at least; a button is never cut.
    let width = try #require(try Button("Go").id("button").layout().frame(of: "button")?.width)
    #expect(try view.layout(width: 100 + width).frame(of: "leaf")?.width == 100)
    #expect(try view.layout(width: 60 + width).frame(of: "leaf")?.width == 60)
    #expect(try view.layout(width: 30 + width).frame(of: "leaf")?.width == 40)
    // What has no size of its own takes what it is offered.
    #expect(try view.height(50).layout(width: 300).frame(of: "leaf")?.height == 50)
    let hugging = HStack {
      Elastic().hugging(252, axis: .horizontal).id("leaf")
      Text("a text")
    }
    #expect(try hugging.layout(width: 300).frame(of: "leaf")?.width == 100)
  }

  @Test func itsBaselinesAlign() throws {
    let row = HStack(align: .firstBaseline) {
      Text("a").id("text")
      Formula().id("formula")
    }
    let layout = try row.layout()
    let text = try #require(layout.frame(of: "text"))
    // The letters of a body text are 14 points above their baseline: see `Medium`.
    let alone = try HStack(align: .firstBaseline) { Text("a").id("text") }.layout()
    #expect(alone.diagnostics.isEmpty)
    let baseline = 30.0
    #expect(layout.frame(of: "formula")?.minY == 0 && text.minY > 0)
    let last = HStack(align: .lastBaseline) {
      Text("a").id("text")
      Formula().id("formula")
    }
    let lower = try #require(try last.layout().frame(of: "text"))
    #expect(lower.minY - text.minY == 38 - baseline)
  }

  @Test func itReadsItsSurroundings() throws {
    let view = HStack { Scaled().id("leaf") }
    #expect(try view.layout().frame(of: "leaf")?.width == 20)
    let large = EnvironmentValues(textSizeCategory: .extraExtraLarge)
    #expect(try view.layout(environment: large).frame(of: "leaf")?.width == 40)
  }

  @Test func aLineIsMadeOfTheGlyphsOfBorders() throws {
    let view = Rules().width(35).height(50).border()
    #expect(
      try view.text() == """
        ┌─────┐
        │     │
        │─────│
        │ ab  │
        └─────┘
        """)
  }

  @Test(arguments: [Double.nan, .infinity, -1, 1e9]) func aSizeWithoutMeaningIsAnError(size: Double) {
    let error = #expect(throws: LayoutError.self) { try VStack { Sized(size: size) }.layout() }
    #expect(error?.description.contains("the width of its size") == true, "\(error.map(String.init) ?? "none")")
  }

  @Test func whatIsDrawnNowhereIsLeftOut() throws {
    let view = Hostile().width(40).height(20)
    #expect(try view.text(columns: 8, rows: 2).allSatisfy { $0 == " " || $0 == "\n" })
    let svg = try view.svg().document
    #expect(!svg.contains("nan") && !svg.contains("inf"))
  }

  @Test func aLeafIsAskedForItsSizeOnce() throws {
    let counter = Counter()
    _ = try VStack {
      Counted(counter: counter)
      Text("some words that are broken into lines")
    }.layout(width: 60)
    #expect(counter.count == 1)
  }

  @Test func anEqualLeafIsKeptInASession() throws {
    let counter = Counter()
    func view(_ text: String) -> some View {
      VStack {
        Counted(counter: counter)
        Text(text).id("text")
      }
    }
    var session = try LayoutSession(view("a"), width: 100)
    try session.update(to: view("some other words that are broken into lines"))
    #expect(
      session.layout.frames == (try view("some other words that are broken into lines").layout(width: 100).frames))
  }

  @Test func aShapeIsFilledAndStroked() throws {
    let view = HStack(spacing: 5) {
      Triangle().fill(.red).frame(width: 50, height: 50)
      Triangle().stroke(.blue, lineWidth: 2).frame(width: 50, height: 50)
    }
    let svg = try view.svg().document
    #expect(svg.contains("d=\"M0 50L25 0L50 50Z\"") && svg.contains("d=\"M55 50L80 0L105 50Z\""))
    #expect(svg.contains("stroke-width=\"2\""))
    #expect(
      try view.text() == """
            █          ⡰⢣
           ███        ⡰⠁ ⢣
          █████      ⡰⠁   ⢣
         ███████    ⡰⠁     ⢣
        █████████  ⣰⣁⣀⣀⣀⣀⣀⣀⣀⣣
        """)
    #expect(
      try Circle().stroke(.blue).frame(width: 50, height: 50).ascii() == """
         .''''''.
        :        :
        :        :
        :        :
         '......'
        """)
  }
}

private struct Sparkline: Leaf {
  var values: [Double]

  func size(in medium: Medium) -> IntrinsicSize {
    let width = Double(values.count)
    return medium.isText ? IntrinsicSize(width: width, height: 1) : IntrinsicSize(width: width * 6, height: 20)
  }

  func draw(in canvas: inout Canvas) {
    let step = canvas.size.width / Double(max(1, values.count))
    let bars = Array("▁▂▃▄▅▆▇█")
    for (number, value) in values.enumerated() {
      let x = Double(number) * step
      if canvas.isText {
        let bar = bars[max(0, min(7, Int(value * 8) - 1))]
        canvas.draw(String(bar), in: Rect(x: x, y: 0, width: 1, height: canvas.size.height))
      } else {
        let height = value * canvas.size.height
        canvas.fill(Rect(x: x, y: canvas.size.height - height, width: step - 1, height: height))
      }
    }
  }
}

private struct Elastic: Leaf {
  func size(in medium: Medium) -> IntrinsicSize { IntrinsicSize(width: 100, minimumWidth: 40) }
  func draw(in canvas: inout Canvas) {}
}

private struct Formula: Leaf {
  func size(in medium: Medium) -> IntrinsicSize {
    IntrinsicSize(width: 30, height: 40, firstBaseline: 30, lastBaseline: 38)
  }
  func draw(in canvas: inout Canvas) {}
}

private struct Scaled: Leaf {
  @Environment(\.textSizeCategory) var category
  func size(in medium: Medium) -> IntrinsicSize { IntrinsicSize(width: category == .large ? 20 : 40, height: 10) }
  func draw(in canvas: inout Canvas) {}
}

private struct Rules: Leaf {
  func draw(in canvas: inout Canvas) {
    canvas.line(from: Point(x: 0, y: 1.5), to: Point(x: canvas.size.width, y: 1.5))
    canvas.draw("ab", in: Rect(x: 0, y: 2, width: canvas.size.width, height: 1), alignment: .center)
  }
}

private struct Sized: Leaf {
  var size: Double
  func size(in medium: Medium) -> IntrinsicSize { IntrinsicSize(width: size, height: 10) }
  func draw(in canvas: inout Canvas) {}
}

private struct Hostile: Leaf {
  func draw(in canvas: inout Canvas) {
    canvas.fill(Rect(x: .nan, y: 0, width: 5, height: 5))
    canvas.fill(Rect(x: 1e300, y: 0, width: 1e300, height: 5))
    canvas.fill(Path { $0.addLines([Point(x: .infinity, y: 0), Point(x: 1, y: 1)]) })
    canvas.stroke(Path { $0.addLines([Point(x: -1e300, y: -1e300), Point(x: -1e300, y: 1e300)]) })
    canvas.line(from: Point(x: .nan, y: 0), to: .zero)
    canvas.draw("a", in: Rect(x: 0, y: .nan, width: 1, height: 1))
  }
}

private final class Counter: @unchecked Sendable {
  var count = 0
}

private struct Counted: Leaf {
  let counter: Counter
  func size(in medium: Medium) -> IntrinsicSize {
    counter.count += 1
    return IntrinsicSize(width: 10, height: 10)
  }
  func draw(in canvas: inout Canvas) {}
}

private struct Triangle: Shape {
  func path(in rect: Rect) -> Path {
    Path { path in
      path.addLines([
        Point(x: rect.minX, y: rect.maxY), Point(x: rect.midX, y: rect.minY), Point(x: rect.maxX, y: rect.maxY),
      ])
      path.closeSubpath()
    }
  }
}
