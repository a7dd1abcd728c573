import Testing
import Truss

/// Callouts are beside the figure, at the heights of their views, and do not overlap.
struct CalloutTests {
  private func form(_ edge: Edge = .trailing, direction: LayoutDirection = .leftToRight) throws -> LayoutResult {
    let form = VStack(align: .fill, spacing: 4) {
      Text("one").id("one")
      Text("two").id("two")
      Text("three").height(130).id("three")
    }
    .width(100).id("form")
    return try form.callouts(edge, width: 80, spacing: 20) {
      Callout("first", at: "one")
      Callout("a long explanation that takes several lines", at: "two")
      Callout("third", at: "three")
    }
    .layout(environment: EnvironmentValues(layoutDirection: direction))
  }

  private func callouts(_ layout: LayoutResult) -> [Rect] {
    layout.frames.filter { $0.id?.name.hasPrefix("callout") == true }.map(\.rect)
  }

  @Test func anUnknownNameIsThatOfACallout() {
    let error = #expect(throws: LayoutError.self) {
      try Text("one").id("one").callouts { Callout("first", at: "noe") }.layout()
    }
    #expect(
      error?.description.hasSuffix("a callout names \"noe\", but no view has this name; did you mean \"one\"?") == true)
  }

  @Test func textsAreAtTheHeightOfTheirViews() throws {
    let layout = try form()
    #expect(layout.diagnostics.isEmpty)
    let rects = callouts(layout)
    #expect(rects.map(\.minX) == [120, 120, 120] && rects.allSatisfy { $0.maxX <= 200 })
    #expect(rects[0].midY == layout.frame(of: "one")?.midY)
    #expect(rects[2].midY == layout.frame(of: "three")?.midY)
    // The second has no room at the height of its view.
    #expect(rects[1].minY >= rects[0].maxY + 6 && rects[2].minY >= rects[1].maxY + 6)
  }

  @Test(arguments: [
    (Edge.leading, LayoutDirection.leftToRight, 0.0), (.trailing, .rightToLeft, 0), (.leading, .rightToLeft, 120),
  ])
  func sidesFollowTheDirection(edge: Edge, direction: LayoutDirection, x: Double) throws {
    let layout = try form(edge, direction: direction)
    #expect(callouts(layout).allSatisfy { $0.minX >= x && $0.maxX <= x + 80 })
    #expect(layout.frame(of: "form")?.minX == (x == 0 ? 100 : 0))
  }

  @Test func eachHasALineToItsView() throws {
    let text = try Text("Title").id("title").callouts { Callout("hugs its text", at: "title") }.text()
    #expect(text == "Title ●─── hugs its text", "\(text)")
    let line = #line + 1
    let error = #expect(throws: LayoutError.self) { try Text("a").callouts { Callout("b", at: "missing") }.layout() }
    #expect(error?.location?.fileID.hasSuffix("CalloutTests.swift") == true && error?.location?.line == line)
  }

  @Test func blocksHaveConditionsAndLoops() throws {
    let rows = ["a", "b"]
    let layout = try VStack { for row in rows { Text(row).id(ViewID(row)) } }
      .callouts {
        if rows.isEmpty { Callout("never", at: "a") }
        for row in rows { Callout("row \(row)", at: ViewID(row)) }
      }
      .layout()
    #expect(callouts(layout).count == 2)
  }

  /// A text that is higher than its figure makes the picture higher.
  @Test func aLongCalloutIsWhole() throws {
    let view = VStack { Text("row").id("r") }.callouts(width: 60) { Callout("a longer note about the row", at: "r") }
    let text = try view.layout(columns: 40)
    #expect(["a longer", "note about", "the row"].allSatisfy(text.text.contains), "\(text.text)")
    #expect(try text.diagnostics.isEmpty && view.layout(width: 240).diagnostics.isEmpty)
  }
}
