import Testing
import Truss

/// SwiftUI's words for the alignment of stacks: views that have sizes of their own are where Truss's words put them.
struct StackAlignmentTests {
  @ViewBuilder private var views: ViewContent {
    Text("Wide text").font(.title.bold()).id("a")
    Text("b").id("b")
  }

  private func frames(_ view: some View) throws -> [Rect?] {
    let layout = try view.layout(width: 200, height: 100)
    return ["a", "b"].map { layout.frame(of: $0) }
  }

  @Test(arguments: zip(HorizontalAlignment.allCases, [Align.start, .center, .end]))
  func verticalStacks(alignment: HorizontalAlignment, align: Align) throws {
    let stack = VStack(alignment: alignment, spacing: 8) { views }
    #expect(try frames(stack) == frames(VStack(justify: .start, align: align, spacing: 8) { views }))
  }

  @Test(arguments: zip(VerticalAlignment.allCases, [Align.start, .center, .end, .firstBaseline, .lastBaseline]))
  func horizontalStacks(alignment: VerticalAlignment, align: Align) throws {
    let stack = HStack(alignment: alignment, spacing: 8) { views }
    #expect(try frames(stack) == frames(HStack(justify: .start, align: align, spacing: 8) { views }))
  }

  @Test func edgesInPlaceOfStartAndEnd() {
    #expect(Align.top == .start && Align.leading == .start && Align.bottom == .end && Align.trailing == .end)
  }

  @Test func layers() throws {
    let layers = ZStack(alignment: .bottomTrailing) {
      Rectangle().id("a"); Box("b").id("b")
    }
    #expect(
      try frames(layers)
        == frames(
          ZStack(align: .bottomTrailing) {
            Rectangle().id("a"); Box("b").id("b")
          }))
  }

  @Test func alignmentFollowsTheLayoutDirection() throws {
    let stack = VStack(alignment: .leading) { Text("Name").id("a") }
    let layout = try stack.layout(width: 200, environment: EnvironmentValues(layoutDirection: .rightToLeft))
    #expect(layout.frame(of: "a")?.maxX == 200)
  }

  @Test func spacersWithALeastLength() throws {
    let layout = try HStack {
      Box().width(10).id("a"); Spacer(minLength: 8); Box().width(10).id("b")
    }.layout(height: 10)
    #expect(layout.frame(of: "b")?.minX == 18)
    #expect(
      try HStack {
        Box().width(10); Spacer(minLength: nil); Box().width(10).id("b")
      }.layout(height: 10)
        .frame(of: "b")?.minX == 10)
  }

  @Test func elementsKnownByAValue() throws {
    let stack = VStack {
      ForEach(["a", "b"], id: \.self) { Text($0).id(ViewID($0)) }
      ForEach(0..<2, id: \.self) { Text("\($0)") }
    }
    #expect(try stack.text(columns: 5) == "a\nb\n0\n1")
  }
}
