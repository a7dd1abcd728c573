import Testing
import TrussIR
import TrussLayout
import TrussTree
import TrussViews

/// Sizes that are parts of the view around, as CSS' percentages are.
struct FractionTests {
  private func layout(
    _ view: some View, width: Double? = 200, height: Double? = nil, _ form: Lowering.Form = .usual
  ) throws -> Layout {
    try Lowering(
      AnyView(view.font(Sample.font)), medium: .points, width: width, height: height,
      environment: EnvironmentValues(), overrides: ConstraintOverrides(), form: form
    ).solve()
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

  /// The row is as wide as its views need, and these are parts of it.
  @Test func whatIsAroundIsFitted() throws {
    let row = HStack {
      Box().width(fraction: 0.75)
      Box().width(30).id("rest")
    }
    #expect(try layout(row, width: nil).size.width == 120)
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
