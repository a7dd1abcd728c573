import Testing
import Truss

/// A stepper, and a view whose type is not told.
struct StepperTests {
  @Test func itsSizeAndPictures() throws {
    #expect(try Stepper().layout().size == Size(width: 80, height: 24))
    #expect(try Stepper().text() == "[- +]")
    #expect(try Stepper().ascii() == "[- +]")
    #expect(try Stepper().border().text() == "┌─────┐\n│[- +]│\n└─────┘")
    #expect(try Stepper().text(columns: 3) == "[-")
    let row = HStack(justify: .start, align: .center) {
      Text("Copies")
      Stepper().id("stepper")
    }
    #expect(try row.layout(width: 300).frame(of: "stepper")?.size == Size(width: 80, height: 24))
    #expect(try VStack { Stepper().collapsed() }.layout().size == .zero)
  }

  @Test func fromRightToLeftTheSignsChangePlaces() throws {
    let left = try Stepper().svg().document
    let right = try Stepper().svg(environment: EnvironmentValues(layoutDirection: .rightToLeft)).document
    #expect(left != right)
    #expect(left.count == right.count)
  }

  @Test func withoutRoomNothingIsDrawnAndNothingTraps() throws {
    for size in [0.0, 1, 3] { _ = try Stepper().svg(width: size, height: size) }
  }

  @Test func anyViewLeavesNoTrace() throws {
    let view = VStack { Text("a").id("a").width(50) }.id("stack")
    #expect(try AnyView(view).layout(width: 90).frames == view.layout(width: 90).frames)
    #expect(
      try AnyView(AnyView(Text("a"))).id("a").layout().frame(of: "a") == Text("a").id("a").layout().frame(of: "a"))
    func either(_ isLong: Bool) -> AnyView { isLong ? AnyView(Text("long")) : AnyView(Divider()) }
    #expect(try VStack { either(true) }.layout().frames.map(\.kind) == ["VStack", "Text"])
    #expect(try VStack { either(false) }.layout().frames.map(\.kind) == ["VStack", "Divider"])
  }
}
