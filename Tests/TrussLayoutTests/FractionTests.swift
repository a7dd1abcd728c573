import Testing
import TrussIR
import TrussLayout
import TrussTree
import TrussViews

/// Sizes that are parts of the view around, as CSS' percentages are.
struct FractionTests {
  private func layout(
    _ view: some View, width: Double? = 200, height: Double? = nil, _ form: Lowering.Form = .usual
  ) throws -> LayoutResult {
    try Lowering(AnyView(view.font(Sample.font)), width: width, height: height, form: form).solve()
  }

  @Test(arguments: [Lowering.Form.rows, .records]) func insetsOfTheViewAroundDoNotCount(form: Lowering.Form) throws {
    let view = VStack(insets: Insets(top: 10, left: 20, bottom: 30, right: 40)) {
      Box().width(fraction: 0.5).height(fraction: 0.25).id("half")
      HStack {
        Box().width(fraction: 0.25).id("quarter")
        Box().id("rest")
      }
    }
    let layout = try layout(view, height: 200, form)
    #expect(layout.frame(of: "half") == Rect(x: 20, y: 10, width: 70, height: 40))
    #expect(layout.frame(of: "quarter")?.width == 35)
    #expect(layout.frame(of: "rest")?.width == 105)
    #expect(layout.diagnostics.isEmpty)
  }

  /// A bubble of a chat: as wide as its text, and at most so much of the row.
  @Test(arguments: [Lowering.Form.rows, .records]) func atMost(form: Lowering.Form) throws {
    func width(_ text: String) throws -> Double? {
      let row = HStack {
        Text(text).width(atMostFraction: 0.6).id("text")
        Spacer()
      }
      return try layout(row, form).frame(of: "text")?.width
    }
    #expect(try width("abcd") == 32)
    #expect(try width("ab ab ab ab ab ab ab ab ab ab ab ab") == 120)
  }

  /// What is around is as long as its content without the fractions, which are of that length.
  @Test(arguments: [Lowering.Form.rows, .records]) func whatIsAroundIsFitted(form: Lowering.Form) throws {
    let column = VStack(align: .center) {
      Text("remarkable to river").width(fraction: 0.5).id("half")
      HStack(insets: Insets(all: 2)) { Box().width(fraction: 0.25).id("quarter") }.width(fraction: 0.5).id("row")
      Box().width(200).height(fraction: 0.5).id("high")
    }
    let layout = try layout(column, width: nil, form)
    #expect(layout.size.width == 200)
    #expect(layout.frame(of: "half")?.width == 100)
    #expect(layout.frame(of: "half")?.height == 32)
    #expect(layout.frame(of: "row")?.width == 100)
    #expect(layout.frame(of: "quarter")?.width == 24)
    #expect(layout.frame(of: "high")?.height == layout.size.height / 2)
  }

  @Test func aConflictQuotesTheFraction() throws {
    let stack = VStack { Box().width(fraction: 0.5).width(30) }
    let diagnostic = try #require(try layout(stack).diagnostics.first)
    #expect("\(diagnostic)".contains(".width(fraction: 0.5)"))
  }

  /// Structure edits rebuild views from what is laid out: the sizes that the layout found do not stay.
  @Test func whatTheLayoutFoundIsNoPartOfTheView() throws {
    let lowering = try Lowering(VStack { Box().width(fraction: 0.5).id("half") }, width: 100)
    #expect(lowering.tree.root.content.children[0].attributes.sizes.isEmpty)
    #expect(lowering.tree.entries[1].attributes.sizes.count == 1)
  }

  @Test func inCells() throws {
    let row = HStack {
      Box().width(fraction: 0.5).id("half")
      Box()
    }
    #expect(try Lowering(row, medium: .cells, width: 21).solve().frame(of: "half")?.width == 10.5)
  }

  @Test func aViewWithoutOneAroundItIsRefused() {
    #expect(throws: LayoutError.self) { try layout(Text("a").width(fraction: 0.5)) }
  }
}
