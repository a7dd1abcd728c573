import TestSupport
import Testing
import TrussIR
import TrussLayout
import TrussTree
import TrussViews

/// Input without meaning is an error that names the view and the line; nothing traps.
@Suite struct InvalidInputTests {
  private func error(_ view: some View, width: Double? = nil, height: Double? = nil) -> LayoutError? {
    do {
      _ = try Lowering(view, width: width, height: height).solve()
      return nil
    } catch {
      return error
    }
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, -1, 1e300]) func lengths(_ value: Double) {
    #expect(error(Text("a").width(value)) != nil)
    #expect(error(Text("a").height(atLeast: value)) != nil)
    #expect(error(HStack(widths: [value]) { Text("a") }) != nil)
    #expect(error(Image("i", natural: Size(width: 1, height: value))) != nil)
    #expect(error(HStack { Spacer(minimum: value) }) != nil)
    #expect(error(Text("a"), width: value) != nil)
    #expect(error(Text("a"), height: value) != nil)
  }

  @Test(arguments: [Double.nan, .infinity, 0, -2]) func proportionsSharesAndRatios(_ value: Double) {
    #expect(error(HStack(proportionalWidths: [value, 1]) { for _ in 0..<2 { Text("a") } }) != nil)
    #expect(error(HStack { Text("a").proportionalHeight(value) }) != nil)
    #expect(error(Text("a").flex(value)) != nil)
    #expect(error(Text("a").aspectRatio(value)) != nil)
    #expect(error(Text("a").font(Font(size: value))) != nil)
  }

  @Test(arguments: [Double.nan, .infinity, 0, -2, 1000.5]) func priorities(_ value: Double) {
    #expect(error(Text("a").width(1, priority: Priority(value))) != nil)
    #expect(error(Text("a").hugging(Priority(value))) != nil)
    #expect(error(Text("a").compression(Priority(value), axis: .vertical)) != nil)
  }

  @Test(arguments: [Double.nan, .infinity, 1e9]) func distances(_ value: Double) {
    #expect(error(HStack(spacing: value) { Text("a") }) != nil)
    #expect(error(HStack(insets: Insets(left: value)) { Text("a") }) != nil)
    #expect(error(Text("a").padding(value)) != nil)
    #expect(error(Slider(value: value)) == nil || !value.isFinite)
  }

  @Test func theMessageNamesTheViewTheParameterAndTheLine() {
    let line = #line + 1
    let view = HStack { Text("a").id("title").width(-1) }
    #expect(
      error(view)?.description
        == "\(#fileID):\(line): error: \"title\": width is -1.0, but has to be a finite number, "
        + "at least 0 and at most 10000000")
  }

  @Test func countsThatDiffer() {
    let line = #line + 1
    let view = HStack(widths: [1, 2]) {
      Text("a")
      Group {
        Text("b")
        Text("c").hidden()
      }
    }
    let found = error(view)
    #expect(found?.reason == .count(parameter: "widths", expected: 3, got: 2))
    #expect(found?.location?.line == line)
    #expect(error(VStack(individualAlignments: []) { Text("a") }) != nil)
    #expect(error(VStack(proportionalHeights: [1, 1]) { Text("a") }) != nil)
  }

  @Test func keysThatDisagree() {
    func row(_ last: Double) -> HStack {
      HStack(widths: [10, nil, last], proportionalWidths: [1, 2, 3]) { for _ in 0..<3 { Box() } }
    }
    #expect(error(row(30)) == nil)
    #expect(
      error(row(31))?.reason == .disagreeingKeys(parameter: "proportionalWidths", first: 0, second: 2))
  }

  @Test func namesUsedTwice() {
    let view = VStack {
      Text("a").id("same")
      HStack { Text("b").id("same") }
    }
    #expect(error(view)?.reason == .duplicateName("same"))
  }

  @Test func scrollOffsetsBeyondAllLengths() {
    let line = #line + 1
    let view = ScrollView(offset: 1e12) { Text("a") }.id("scroll")
    let found = error(view)
    #expect(
      found?.reason
        == .number(parameter: "offset", value: 1e12, rule: "a finite number between -10000000 and 10000000"))
    #expect(found?.view == "\"scroll\"")
    #expect(found?.location?.line == line)
  }

  @Test func constraintsNameTheirFault() {
    let (a, b) = (ViewID("a"), ViewID("b"))
    func error(@ConstraintBuilder _ constraints: () -> [ConstraintEntry]) -> LayoutError? {
      self.error(
        ZStack(align: nil) {
          Box().id(a)
          Box().id(b)
        }.constraints(constraints))
    }
    let line = #line + 1
    let unknown = error { ViewID("c").left == a.left }
    #expect(unknown?.reason == .unknownName("c", parameter: "a constraint"))
    #expect(unknown?.location == SourceLocation(fileID: #fileID, line: line))
    #expect(unknown?.description.contains("a constraint names \"c\", but no view has this name") == true)
    #expect(error { a.width == b.left }?.reason == .meaninglessConstraint("a size is constrained to a position"))
    #expect(error { a.left == b.left + 1e12 } != nil)
    #expect(error { a.left == b.left ~ Priority(.nan) } != nil)
  }

  /// Constraints of lengths alone are read after all views, and yet it is the first view's fault that is told.
  @Test func theFirstOfSeveralFaults() {
    let view = VStack {
      Box().id("a").constraints { ViewID("a").width == ViewID("c").width }
      Box().overlay { Box() }.id("b").constraints { ViewID("b").width == ViewID("d").width }
    }
    #expect(error(view)?.reason == .unknownName("c", parameter: "a constraint"))
  }

  /// All views of a layout have its root in common: a name in another layout is one that no view has.
  @Test func aNameOfAnotherLayout() throws {
    let other = VStack { Box().id("elsewhere") }
    #expect(error(other) == nil)
    let view = Box().id("here").constraints { ViewID("here").width == ViewID("elsewhere").width }
    #expect(error(view)?.reason == .unknownName("elsewhere", parameter: "a constraint"))
  }

  @Test(.processorTimeLimit(minutes: 1)) func aTextOfSixtyFourKilobytes() throws {
    let text = String(repeating: "words and words ", count: 4_096)
    let layout = try Lowering(Text(text).id("text"), width: 300).solve()
    #expect(layout.diagnostics.isEmpty)
    #expect(layout.frame(of: "text")?.height ?? 0 > 10_000)
  }

  @Test func deepTrees() throws {
    func nested(_ depth: Int) -> any View {
      var view: any View = Text("leaf")
      for _ in 0..<depth { view = VStack([view]) }
      return view
    }
    #expect(error(AnyContent(nested(10_000)))?.reason == .tooDeep)
    #expect(error(AnyContent(nested(300))) == nil)
  }

  @Test func aViewThatHoldsItself() {
    #expect(error(Endless())?.reason == .tooDeep)
  }

  private struct AnyContent: View {
    var view: any View
    init(_ view: any View) { self.view = view }
    var body: some View { Group([view]) }
  }

  private struct Endless: View {
    var body: some View { HStack { Endless() } }
  }

  @Test func requiredSizesThatCannotHoldAreReportedAndOneIsBroken() throws {
    let view = HStack { Box().id("a").width(50).width(60) }
    let layout = try Lowering(view).solve()
    #expect(layout.diagnostics.map(\.kind) == [.conflict])
    #expect(layout.frame(of: "a")?.width == 60)
    #expect(layout.diagnostics[0].message.contains("broken: a.width == 50"))
  }

  @Test func nothingAtAll() throws {
    #expect(try Lowering(Group {}).solve().size == .zero)
    #expect(try Lowering(HStack {}).solve().size == .zero)
    #expect(try Lowering(Text("").hidden()).solve().size == .zero)
    #expect(try Lowering(Text("").hidden(), width: 0, height: 0).solve().diagnostics.isEmpty)
  }

  @Test func aHiddenRootIsNoSizeWhateverIsAsked() throws {
    let layout = try Lowering(Text("a").hidden(), width: 10).solve()
    #expect(layout.diagnostics.map(\.kind) == [.conflict])
  }
}
