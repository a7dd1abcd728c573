import Foundation
import Testing
import TrussIR
import TrussTree
import TrussViews

/// Views without meaning are an error of their tree that names the view and the line; nothing traps.
struct InvalidViewsTests {
  private func error(_ view: some View) -> LayoutError? {
    do {
      try ViewTree(view.nodes, environment: EnvironmentValues()).validate()
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
    #expect(error(Text("a").compressionResistance(Priority(value), axis: .vertical)) != nil)
  }

  @Test(arguments: [Double.nan, .infinity, 1e9]) func distances(_ value: Double) {
    #expect(error(HStack(spacing: value) { Text("a") }) != nil)
    #expect(error(HStack(insets: Insets(left: value)) { Text("a") }) != nil)
    #expect(error(Text("a").padding(value)) != nil)
  }

  @Test(arguments: [Double.nan, .infinity, -1, 1.1]) func shares(_ value: Double) {
    let line = #line + 1
    let views: [any View] = [ProgressBar(value: value), Slider(value: value), Text("a").opacity(value)]
    for view in views { #expect(error(view)?.location?.line == line) }
    #expect(error(Slider(value: 100 * value, in: 0...100)) != nil)
    for view in [ProgressBar(value: 1 + 1e-15), Slider(value: -3, in: -3...4), Text("a").opacity(1)] as [any View] {
      #expect(error(view) == nil)
    }
  }

  @Test func theMessageNamesTheViewTheParameterAndTheLine() {
    let line = #line + 1
    let view = HStack { Text("a").id("title").width(-1) }
    #expect(
      error(view)?.description
        == "\(#fileID):\(line): error: \"title\": width is -1; it must be a finite number, "
        + "at least 0 and at most 10000000")
    #expect(error(view)?.localizedDescription == error(view)?.description)
    let endless = HStack { Text("a").width(.infinity) }
    #expect(
      error(endless)?.description.contains("width cannot be infinite; to fill the available width, write") == true)
  }

  @Test func countsThatDiffer() {
    let line = #line + 1
    let view = HStack(widths: [1, 2]) {
      Text("a")
      Group {
        Text("b")
        Text("c").collapsed()
      }
    }
    let found = error(view)
    #expect(found?.reason == .count(parameter: "widths", expected: 3, got: 2))
    #expect(found?.location?.line == line)
    #expect(error(VStack(individualAlignments: []) { Text("a") }) != nil)
    #expect(error(VStack(proportionalHeights: [1, 1]) { Text("a") }) != nil)
  }

  @Test func namesUsedTwice() {
    let first = SourceLine(fileID: #fileID, line: #line + 2)
    let view = VStack {
      Text("a").id("same")
      HStack { Text("b").id("same") }
    }
    #expect(error(view)?.reason == .duplicateName("same", first: first))
    #expect(
      error(view)?.description.hasSuffix(
        "two views are named \"same\", the first at \(first); names must differ within one custom view, and among "
          + "the views that are in none")
        == true)
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
}
