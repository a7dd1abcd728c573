import Testing
import Truss

/// Code that is probably not meant: texts that touch, symbols without a drawing, words that are broken.
@Suite struct HintTests {
  private func hints(_ view: some View, style: StackStyle = .flexBox) throws -> [String] {
    let environment = EnvironmentValues(stackStyle: style)
    let layouts = [
      try view.layout(width: 200, environment: environment), try view.layout(columns: 40, environment: environment),
    ]
    for layout in layouts { #expect(layout.diagnostics.isEmpty) }
    #expect(layouts[0].hints.map(\.message) == layouts[1].hints.map(\.message))
    #expect(
      layouts[0].hints.allSatisfy { $0.kind == .hint && $0.location?.fileID.hasSuffix("HintTests.swift") == true })
    return layouts[0].hints.map(\.message)
  }

  @Test func textsThatTouch() throws {
    let prices = HStack {
      Text("€ 139")
      Text("€ 199").id("price")
      Text("€ 249")
      Spacer()
    }
    #expect(
      try hints(prices) == [
        "\"€ 139\" touches \"€ 199\", and 1 more: HStack has no spacing between its views. Write HStack(spacing: 8), or "
          + ".stackStyle(.swiftUI) for SwiftUI's defaults"
      ])
    #expect(try hints(prices.environment(\.layoutDirection, .rightToLeft)).count == 1)
    #expect(try hints(prices, style: .swiftUI) == [])
    #expect(try prices.layout(width: 200).strict().hints.first?.views.count == 3)
  }

  /// Screens that only SwiftUI has, outside of its style.
  @Test func screensWithoutTheStyle() throws {
    let stack = NavigationStack { Form { Text("a") } }
    func hint(_ name: String) -> String {
      "\(name) is in flexbox's stacks, which have neither space between their views nor SwiftUI's alignment, fonts, "
        + "controls and colours. Write .stackStyle(.swiftUI) on the root for these"
    }
    #expect(try hints(VStack { stack }) == [hint("NavigationStack")])
    #expect(try hints(VStack { stack }, style: .swiftUI) == [])
    #expect(try hints(Form { Text("a") }) == [hint("Form")])
    #expect(try hints(List { Text("a") }) == [])
    #expect(try stack.layout(width: 200).strict().hints.count == 1)
  }

  @Test func textsThatDoNotTouch() throws {
    func row(spacing: Double? = nil, _ first: some View, _ second: some View) throws -> [String] {
      try hints(
        HStack(spacing: spacing) {
          first
          second
          Spacer()
        })
    }
    #expect(try row(Text("a"), Text("b")).count == 1)
    #expect(try row(spacing: 0, Text("a"), Text("b")) == [], "a spacing that is written is meant")
    #expect(try row(Text("a "), Text("b")) == [])
    #expect(try row(Text("a").width(80), Text("b")) == [], "room within the frame of a text")
    #expect(try row(Text("a").padding(5), Text("b")) == [])
    #expect(try row(Text("a"), Button("b")) == [])
    #expect(try row(Text("a"), Text("b").collapsed()) == [])
    #expect(
      try hints(
        VStack {
          Text("a")
          Text("b")
        }) == [])
  }

  /// The last view of a row without a spacer fills it; its letters may begin at either end, or be in the middle.
  @Test func textsThatFill() throws {
    func hints(_ alignment: TextAlignment) throws -> [Int] {
      let row = HStack {
        Text("a")
        Text("b").multilineTextAlignment(alignment)
      }
      return try [
        self.hints(row).count, self.hints(row.environment(\.layoutDirection, .rightToLeft)).count,
      ]
    }
    #expect(try hints(.leading) == [1, 1])
    #expect(try hints(.center) == [0, 0])
    #expect(try hints(.trailing) == [0, 0])
  }

  /// A part of a symbol's name that has no drawing is named, also inside an outline and as a badge.
  @Test func partsOfSymbolsWithoutADrawing() throws {
    func hint(_ name: String, _ part: String) -> String {
      "the symbol \"\(name)\" has no drawing for \"\(part)\", so it is drawn without it. Choose another symbol, or draw a "
        + "character: Text(\"★\")"
    }
    #expect(try hints(Image(systemName: "moon.qqq")) == [hint("moon.qqq", "qqq")])
    #expect(try hints(Image(systemName: "moon.qqq.fill")) == [hint("moon.qqq.fill", "qqq")])
    #expect(try hints(Label("a", systemImage: "bell.qqq.circle.fill")) == [hint("bell.qqq.circle.fill", "qqq")])
    #expect(try hints(Image(systemName: "bell.badge.qqq")) == [hint("bell.badge.qqq", "qqq")])
    for name in ["moon", "moon.fill", "bell.badge", "bell.badge.plus", "bell.slash.circle.fill"] {
      #expect(try hints(Image(systemName: name)) == [], "\(name)")
    }
  }

  /// A word that is broken between letters is named. A word that is cut, or fits, is not.
  @Test func brokenWords() throws {
    func hints(_ text: some View) throws -> [String] { try self.hints(text.frame(width: 40), style: .swiftUI) }
    #expect(
      try hints(Text("a Notifications")) == [
        "the word \"Notifications\" is wider than its text's frame, so it is broken between letters. Make the frame "
          + "wider, or write .lineLimit(1) to cut the word"
      ])
    #expect(try hints(Text("Notifications").lineLimit(1)) == [])
    #expect(try hints(Text("a b c d e f")) == [])
    #expect(try hints(Text("Notifications").hidden()).count == 1)
    #expect(try hints(Text("Notifications").collapsed()) == [])
  }

  @Test func theInspectorListsHints() throws {
    let row = HStack {
      Text("a")
      Text("b")
      Spacer()
    }
    #expect(try row.inspector(width: 200).document.contains("touches"))
  }
}
