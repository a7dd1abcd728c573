import Testing
import Truss

/// The code of `Documentation/ComingFrom.md`, compiled and run; of the tables, what is not in it elsewhere.
struct ComingFromPageExamples {
  @Test func stacks() throws {
    let stack = HStack(distribution: .equalSpacing, alignment: .center, spacing: 8, margins: Insets(all: 8)) {
      Text("A song").id("title").hugging(252, axis: .horizontal)
      Button("Play")
    }
    .customSpacing(16, after: "title")
    #expect(try stack.layout(width: 300).diagnostics.isEmpty)
    let listing = try stack.layout(width: 300).constraints.listing
    #expect(listing.contains("Hug:252"))
  }

  @Test func stackViews() throws {
    let footer = HStack(
      justify: .center, align: .fill, spacing: 5, insets: Insets(horizontal: 0, vertical: 10),
      widths: [100, 100, 100], heights: [25, 25, 25]
    ) {
      Button("Save").id("save")
      Button("Cancel").id("cancel")
      Button("Clear").id("clear")
    }
    let layout = try footer.layout(width: 390)
    #expect(layout.size.height == 45)
    #expect(layout.frame(of: "save") == Rect(x: 40, y: 10, width: 100, height: 25))
    let key = HStack(justify: .start, widths: [nil, 50, nil], proportionalWidths: [1, 2, 3]) {
      for name in ["a", "b", "c"] { Box(name) }
    }
    #expect(try key.layout(width: 300).frames.dropFirst().map(\.rect.width) == [25, 50, 75])
    #expect(throws: LayoutError.self) {
      try HStack(widths: [1]) {
        Group {
          Box(); Box()
        }
      }.layout()
    }
  }

  /// LayoutKit's words.
  @Test func layoutKit() throws {
    let overlay = Box("a").width(40).height(20).overlay { Rectangle().id("over") }
    #expect(try overlay.layout().frame(of: "over")?.size == Size(width: 40, height: 20))
    let bounded = HStack(justify: .start) { Text("Name").frame(minWidth: 40, maxWidth: 80).id("name") }
    #expect(try bounded.layout(width: 300).frame(of: "name")?.width == 80)
    let placed = Box("a").width(40).height(20).id("box")
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    #expect(try placed.layout(width: 100, height: 100).frame(of: "box")?.x == 0)
  }

  @Test func constraints() throws {
    let (card, badge) = (ViewID("card"), ViewID("badge"))
    let constrained = ZStack(align: nil) {
      Box("card").id(card)
      Box("3").id(badge)
    }
    .id("screen")
    .constraints {
      card.edges == .superview.inset(by: 8)
      badge.size == Size(width: 24, height: 24)
      badge.center == card.center.offset(x: 10)
      badge.height <= 100 ~ .high
    }
    let layout = try constrained.layout(width: 100, height: 80)
    #expect(layout.frame(of: card) == Rect(x: 8, y: 8, width: 84, height: 64))
    #expect(layout.frame(of: badge) == Rect(x: 48, y: 28, width: 24, height: 24))
    #expect(layout.diagnostics.isEmpty)

    let (a, b) = (ViewID("a"), ViewID("b"))
    let others = ZStack(align: nil) {
      Box().id(a)
      Box().id(b)
    }
    .id("box")
    .constraints {
      Visual("H:|-[a]-[b(==a)]-|")
      [a, b].align(.top)
      a.height == b.width * 0.5
      b.height == a.height
      a.top == ViewID("box").margins.top
    }
    #expect(try others.layout(width: 148, height: 80).frame(of: b) == Rect(x: 78, y: 8, width: 50, height: 25))
  }

  @Test func flexBox() throws {
    let menu = HStack(align: .center, spacing: 8, insets: Insets(all: 8)) {
      Text("Home").fixedSize()
      Text("A title that can be broken").flex().id("heading")
      Button("Sign in")
    }
    let layout = try menu.layout(width: 220)
    #expect(layout.diagnostics.isEmpty)
    #expect(layout.frame(of: "heading")?.height == 32)

    let pushed = HStack {
      Text("a")
      Spacer()
      Text("b").id("b")
    }
    #expect(try pushed.layout(width: 100).frame(of: "b")?.maxX == 100)

    // A share is a weight: alone it takes all of the room, where CSS takes half.
    let half = HStack { Rectangle().flex(0.5).id("half") }
    #expect(try half.layout(width: 100, height: 20).frame(of: "half")?.width == 100)

    // A button has a padding of 8 points at either side.
    let equal = HStack {
      Rectangle().flex(1)
      Button("a").flex(1).id("button")
    }
    #expect(try equal.layout(width: 200, height: 24).frame(of: "button")?.width == 100)
    let least = VStack { Text("a").height(atLeast: 10).flex(1).id("text") }
    #expect(try least.layout(width: 100).frame(of: "text")?.height == 16)
  }
}
