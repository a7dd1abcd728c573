import Foundation
import TestSupport
import Testing
import Truss

@testable import TrussTesting

/// Faults at any width of a range, with the widths.
struct FitTests {
  private func failure(
    of view: some View, fits widths: ClosedRange<Double>, rules: [FitRule] = [.noOverlap],
    allowing: [Diagnostic.Kind] = []
  ) throws -> String? {
    let layouts = try view.resized(widths, height: nil, EnvironmentValues(), step: 0.5)
    return try FitCheck(widths, of: layouts, .points, step: 0.5, rules, allowing: allowing).failure(in: widths)
  }

  private func failure(
    of view: some View, columns: ClosedRange<Int>, rules: [FitRule] = [.noOverlap]
  ) throws -> String? {
    let layouts = try view.resized(columns, rows: nil, EnvironmentValues())
    let widths = Double(columns.lowerBound)...Double(columns.upperBound)
    return try FitCheck(widths, of: layouts, .cells(Medium.CellSize()), step: 1, rules, allowing: []).failure(
      in: widths)
  }

  /// A view that has a fault between two widths alone.
  private func planted(_ fault: some View, from first: Double, to last: Double) -> some View {
    ViewThatFits(in: [.horizontal]) {
      Box().width(last + 0x1p-10).height(10)
      fault.width(first)
      Box().height(10)
    }
  }

  @Test func whatFitsHasNoFailure() throws {
    let view = HStack(spacing: 8) {
      Text("Name").id("name"); Field("Mail").id("mail")
    }
    #expect(try failure(of: view, fits: 200...600) == nil)
    #expect(try failure(of: view, columns: 20...60) == nil)
    try assertLayout(of: view, fits: 200...600)
    try assertLayout(of: view, columns: 20...60)
  }

  /// The width that is told is the one that is needed, and one range of it is told.
  @Test func theNeededWidthIsTold() throws {
    let box = HStack { Box("x").width(221).height(10) }
    #expect(try failure(of: box, fits: 100...300)?.hasSuffix("It fits from 221 on.") == true)
    // Both sides stick out; on the last thousandth of a point only one does by more than a rounding error.
    let centred = VStack(align: .center) { HStack(justify: .start) { Box("x").width(112.5).height(10) } }
    let told = try #require(try failure(of: centred, fits: 50...300))
    #expect(told.hasSuffix("It fits from 112.5 on.") && told.split(separator: "\n").count { $0.hasSuffix(":") } == 1)
  }

  /// The error about a rule has the line of the call.
  @Test func aRuleForAnUnknownName() {
    let line = #line + 2
    do {
      try assertLayout(of: Text("a").id("title"), fits: 100...110, rules: [.lines("titel", atMost: 1)])
      Issue.record("a rule names no view")
    } catch {
      #expect("\(error)".hasPrefix("\(#fileID):\(line): error: "))
    }
  }

  /// A rule that no layout can break is an error.
  @Test(arguments: [
    (FitRule.lines("title", atMost: 0), "the number of lines in a rule is 0; it must be at least 1"),
    (.atLeast(.nan, "title"), "the length of a rule is nan; it must be a finite number"),
    (.lines("row", atMost: 1), "\"row\": a rule for lines is only for texts"),
  ])
  func rulesWithoutMeaning(rule: FitRule, message: String) {
    let error = #expect(throws: LayoutError.self) {
      try assertLayout(of: HStack { Text("a").id("title") }.id("row"), fits: 100...110, rules: [rule])
    }
    #expect(error?.description.contains(message) == true)
  }

  /// A fault in some variants is told once.
  @Test func variantsWithOneFaultAreGrouped() throws {
    let variants = LayoutVariants(
      directions: LayoutDirection.allCases, colorSchemes: ColorScheme.allCases,
      horizontalSizeClasses: SizeClass.allCases)
    struct Wide: View {
      @Environment(\.layoutDirection) var direction
      var body: some View { HStack { Box("x").width(direction == .leftToRight ? 20 : 221).height(10) } }
    }
    let told = try #require(
      try variants.failure(EnvironmentValues()) { (environment) throws(LayoutError) in
        let layouts = try Wide().resized(100...300, height: nil, environment, step: 0.5)
        return try FitCheck(100...300, of: layouts, .points, step: 0.5, [], allowing: []).failure(in: 100...300)
      })
    #expect(told.hasPrefix("right to left (4 of 8 variants):\n"), "\(told)")
  }

  /// What sticks out by no more than 1/512 point fits.
  @Test(arguments: [(311.4, 318.0, 0.5), (333.25, 333.35, 0.5)])
  func aFaultBetweenTwoWidthsIsFoundWithItsEnds(first: Double, last: Double, step: Double) throws {
    let fault = HStack { Box().width(last).height(10).id("wide") }
    let view = planted(fault, from: first, to: last)
    let layouts = try view.resized(280...400, height: nil, EnvironmentValues(), step: step)
    let check = try FitCheck(280...400, of: layouts, .points, step: step, [], allowing: [])
    let finding = try #require(check.findings.first)
    #expect(check.findings.count == 1 && finding.widths.count == 1)
    let widths = try #require(finding.widths.first)
    #expect(abs(widths.lowerBound - first) < 0.012 && abs(widths.upperBound - last) < 0.012)
    #expect(check.leastWidth == widths.upperBound + 0x1p-10)
    for (width, isFaulty) in [
      (widths.lowerBound - 0x1p-10, false), (widths.lowerBound, true), (widths.upperBound, true),
      (widths.upperBound + 0x1p-10, false),
    ] {
      #expect(try view.layout(width: width).diagnostics.isEmpty != isFaulty)
    }
    #expect(finding.message.contains("overflow: the content of HStack is"))
  }

  /// A text in a tenth of a point less than another with the same words breaks its lines a tenth of a point earlier. Only
  /// in between are their heights different.
  @Test func aFaultBetweenTwoLineBreaksIsFoundWithItsEnds() throws {
    let text = "Some words that take a line or two"
    let view = VStack(align: .leading) {
      Text(text).id("first")
      VStack(align: .leading) { Text(text).id("second") }.padding(.trailing, 0.1)
    }
    let widths = 61.0...400.0
    let layouts = try view.resized(widths, height: nil, EnvironmentValues(), step: 0.5)
    let check = try FitCheck(
      widths, of: layouts, .points, step: 0.5, [.equal(.height, "first", "second")], allowing: [])
    let finding = try #require(check.findings.first)
    #expect(check.findings.count == 1)
    for faulty in finding.widths {
      #expect(faulty.upperBound - faulty.lowerBound < 0.11)
      for (width, isFaulty) in [
        (faulty.lowerBound - 0x1p-10, false), (faulty.lowerBound, true), (faulty.upperBound, true),
        (faulty.upperBound + 0x1p-10, false),
      ] {
        let layout = try view.layout(width: width)
        #expect((layout.frame(of: "first")?.height != layout.frame(of: "second")?.height) == isFaulty)
      }
    }
    // One for each line more at the least width.
    let lines = try view.layout(width: widths.lowerBound).lineCounts.map(\.count)
    #expect(finding.widths.count == (lines.max() ?? 1) - 1)
  }

  @Test func eachRuleFindsItsFault() throws {
    let stack = HStack(spacing: 4) {
      Text("one two three four").lineLimit(1).id("text")
      Box().width(30).height(20).id("a")
      Box().width(30).height(20).id("b")
    }
    func expect(_ rule: FitRule, _ view: some View, _ text: String?) throws {
      let found = try failure(of: view, fits: 100...200, rules: [rule], allowing: Diagnostic.Kind.allCases)
      if let text { #expect(found?.contains(text) == true, "\(found ?? "nothing")") } else { #expect(found == nil) }
    }
    try expect(.noCutText, stack, "\"text\" is cut")
    try expect(.noOverlap, stack, nil)
    try expect(.order, stack, nil)
    let free = HStack(justify: nil) {
      Box().width(30).height(20).id("a")
      Box().width(30).height(20).id("b")
    }
    let crossed = free.constraints {
      ViewID("a").left == ViewID.container.left + 40; ViewID("b").left == ViewID("a").left + 10
    }
    try expect(.noOverlap, crossed, "\"a\" and \"b\" overlap by 20")
    try expect(.order, crossed, nil)
    let swapped = free.constraints {
      ViewID("a").left == ViewID.container.left + 40; ViewID("b").right == ViewID("a").left - 10
    }
    try expect(.order, swapped, "\"b\" is before \"a\" by 40")
    try expect(.noOverlap, swapped, nil)
    try expect(
      .order,
      HStack(reversed: true) {
        Box().width(9).height(9); Box().width(9).height(9)
      }, nil)
    let column = VStack {
      Text("one two three four five six").id("text"); Box().height(30).id("a")
    }
    try expect(.lines("text", atMost: 1), column, "\"text\" takes more than 1 line\n")
    try expect(.lines("text", atMost: 9), column, nil)
    try expect(.atLeast(44, "a"), column, "\"a\" is less than 44 high; it is 30")
    try expect(.atLeast(30, "a"), column, nil)
    try expect(.equal(.width, "a", "text"), column, nil)
    try expect(.equal(.top, "a", "text"), column, "top of \"a\" differs from that of \"text\" by")
    for measure in FitRule.Measure.allCases {
      let same = ZStack {
        Box().id("a"); Box().id("text")
      }.height(40)
      try expect(.equal(measure, "a", "text"), same, nil)
    }
  }

  /// The widths are where the fault is, and the amount is the greatest.
  @Test func aFaultHasAllItsWidthsAndItsWorst() throws {
    let view = HStack {
      Box().flex().id("a"); Box().flex().id("b")
    }.height(20)
    let found = try #require(try failure(of: view, fits: 40...200, rules: [.atLeast(44, "a")]))
    #expect(found.hasPrefix("the layout does not fit from 40 to 200\n"))
    #expect(found.contains("\nfrom 40 to 87.994:\n"))
    #expect(found.contains("\"a\" is less than 44 wide; it is 20"))
    #expect(found.contains("\nat every width:\n") && found.contains("\"a\" is less than 44 high; it is 20"))
    #expect(!found.contains("It fits"))
    let cells = try #require(try failure(of: view, columns: 4...20, rules: [.atLeast(6, "a")]))
    #expect(cells.contains("the layout does not fit from 4 to 20 columns"))
    #expect(cells.contains("from 4 to 11:"))
  }

  @Test func theFailureIsThatOfTheGuide() throws {
    let line = #line + 1
    let view = HStack(spacing: 8) {
      Text("Forgot your password?").id("hint")
      Button("Reset").id("reset")
    }
    var found = try #require(
      try failure(of: view, fits: 60...320, rules: [.noOverlap, .lines("hint", atMost: 2), .atLeast(20, "reset")]))
    for number in 0..<3 {
      found = found.replacing(
        "TrussTestingTests/FitTests.swift:\(line + number):", with: "App/Hint.swift:\(number + 1):")
    }
    let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Documentation/Snapshots.md")
    let lines = found.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "    \($0)" }
    #expect(try String(contentsOf: page, encoding: .utf8).contains(lines.joined(separator: "\n")), "\(found)")
  }

  /// A view that does not fit from right to left alone.
  @Test func theEnvironmentsThatDoNotFitAreNamed() throws {
    struct Row: View {
      @Environment(\.layoutDirection) var direction
      var body: some View {
        VStack { HStack { Box().width(direction == .leftToRight ? 20 : 50).height(10) } }
      }
    }
    let variants = LayoutVariants(
      directions: LayoutDirection.allCases, colorSchemes: ColorScheme.allCases)
    let found = try variants.failure(EnvironmentValues()) { (environment) throws(LayoutError) in
      let layouts = try Row().resized(40...60, height: nil, environment, step: 0.5)
      return try FitCheck(40...60, of: layouts, .points, step: 0.5, [], allowing: []).failure(in: 40...60)
    }
    let text = try #require(found)
    #expect(
      text.hasPrefix("right to left (2 of 4 variants):\nthe layout does not fit from 40 to 60\n"),
      "\(text)")
    #expect(text.contains("from 40 to 49.997:") && !text.contains("left to right"))
    try assertLayout(of: Row(), fits: 50...60, variants: variants)
    try assertLayout(of: Row(), columns: 10...12, variants: variants)
  }

  /// Views from one line, whose names differ in a number alone, are each reported; of many the rest is counted.
  @Test func eachViewOfALoopIsReported() throws {
    func column(_ count: Int) -> some View {
      VStack {
        ForEach(0..<count) { number in HStack { Box().width(50).height(10).id("box\(number)") }.id("row\(number)") }
      }
    }
    let found = try #require(try failure(of: column(3), fits: 20...60))
    for number in 0..<3 { #expect(found.contains("the content of \"row\(number)\" is 30 wider"), "\(found)") }
    #expect(try failure(of: column(60), fits: 20...60)?.contains("\nand 20 more\n") == true)
  }

  @Test func namesThatNoLayoutHasAreErrors() throws {
    let view = VStack { Box().height(10).id("a") }
    #expect(throws: LayoutError.self) { try failure(of: view, fits: 10...20, rules: [.atLeast(1, "other")]) }
    let near = #expect(throws: LayoutError.self) {
      try failure(of: VStack { Text("a").id("title") }, fits: 10...20, rules: [.lines("titel", atMost: 1)])
    }
    #expect(near?.suggestion == "title")
    #expect(throws: LayoutError.self) { try view.ranges(widths: 10...20, step: 0) }
    #expect(throws: LayoutError.self) { try view.ranges(widths: 0...1e7, step: 1) }
    #expect(throws: LayoutError.self) { try view.ranges(widths: -5...20) }
    #expect(throws: LayoutError.self) { try view.ranges(columns: 0...20) }
  }
}
