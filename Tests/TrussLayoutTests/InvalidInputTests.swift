import TestSupport
import Testing
import TrussIR
import TrussLayout
import TrussTree
import TrussViews

/// Input that has no meaning for a rule or for a layout as a whole is an error; nothing traps.
struct InvalidInputTests {
  private func error(_ view: some View, width: Double? = nil, height: Double? = nil) -> LayoutError? {
    do {
      _ = try Lowering(view, width: width, height: height).solve()
      return nil
    } catch {
      return error
    }
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, -1, 1e300]) func sizesOfALayout(_ value: Double) {
    #expect(error(Text("a"), width: value) != nil)
    #expect(error(Text("a"), height: value) != nil)
  }

  /// The error of a whole layout has the name and the line of its root.
  @Test func theErrorOfALayoutNamesItsRoot() {
    let line = #line + 1
    let view = HStack { Text("a") }.id("row")
    #expect(
      error(view, width: -1)?.description
        == "\(#fileID):\(line): error: the layout of \"row\": its width is -1; it must be a finite number, at least 0 and "
        + "at most 10000000")
    struct Card: View { var body: some View { Text("a") } }
    #expect(error(Card(), width: -1)?.description.hasPrefix("error: the layout of Card: its width is -1") == true)
  }

  /// StackViews' rule: the first view with both a size and a proportion is the key, and another that disagrees is reported.
  @Test func aSecondKeyIsAConflict() throws {
    func layout(_ last: Double) throws -> LayoutResult {
      let row = HStack(justify: .start, widths: [10, nil, last], proportionalWidths: [1, 2, 3]) {
        for name in ["a", "b", "c"] { Box().id(ViewID(name)) }
      }
      return try Lowering(row, width: 200).solve()
    }
    #expect(try layout(30).diagnostics.isEmpty)
    let disagreeing = try layout(31)
    #expect(disagreeing.diagnostics.map(\.kind) == [.conflict])
    #expect(disagreeing.diagnostics[0].message.contains("HStack proportionalWidths"))
    // As of any conflict, the constraint that was written last holds.
    #expect(disagreeing.frame(of: "c")?.width == 31)
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
    #expect(unknown?.location == SourceLine(fileID: #fileID, line: line))
    #expect(unknown?.description.contains("a constraint names \"c\", but no view has this name") == true)
    #expect(
      error { ViewID("barrier").left == a.left }?.description.hasSuffix(
        "no view has this name; name a view with .id(\"barrier\"), or declare a guide with .guides(\"barrier\")")
        == true)
    #expect(error { a.width == b.left }?.description.contains("a size cannot be compared with a position") == true)
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
    #expect(try Lowering(Text("").collapsed()).solve().size == .zero)
    #expect(try Lowering(Text("").collapsed(), width: 0, height: 0).solve().diagnostics.isEmpty)
  }

  @Test func aHiddenRootIsNoSizeWhateverIsAsked() throws {
    let layout = try Lowering(Text("a").collapsed(), width: 10).solve()
    #expect(layout.diagnostics.map(\.kind) == [.conflict])
  }
}
