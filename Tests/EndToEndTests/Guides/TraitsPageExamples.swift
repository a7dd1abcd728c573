import Testing
import Truss
@testable import Gallery

/// The code of `Documentation/Traits.md`, compiled and run.
struct TraitsPageExamples {
  @Test func surroundings() throws {
    let phone = EnvironmentValues(horizontalSizeClass: .compact, textSizeCategory: .extraLarge)
    let layout = try Reader().layout(width: 195, environment: phone)
    let part = VStack {
      Reader()
      Reader().environment(\.horizontalSizeClass, .compact)
    }
    #expect(layout.frames[0].kind == "VStack")
    let stacks = try part.layout(width: 400).frames.filter { $0.depth == 1 }.map(\.kind)
    #expect(stacks == ["HStack", "VStack"])
    #expect(try Text("a").layout(environment: .init(textSizeCategory: .accessibility5)).size.height == 49)
  }

  @Test func safeAreas() throws {
    var print = Printed()
    let (screen, bar) = (ViewID("screen"), ViewID("bar"))
    let page = ZStack(align: nil) { Button("Continue").id(bar) }
      .id(screen)
      .constraints { bar.edges(.left, .right, .bottom) == screen.safeArea.inset(by: 10) }
    let tall = try page.layout(width: 200, height: 120, environment: .init(safeAreaInsets: Insets(top: 44, bottom: 34)))
    print(tall.frame(of: bar) ?? .zero)
    #expect(try print.blocks == Page("Traits").printed)
    #expect(tall.diagnostics.isEmpty)
  }

  @Test func insetsStayWhereTheyAre() throws {
    let row = HStack(insets: Insets(left: 20)) { Text("a").width(10).id("a") }
    #expect(try row.layout(width: 100, environment: .init(layoutDirection: .rightToLeft)).frame(of: "a")?.x == 90)
    #expect(try row.layout(width: 100).frame(of: "a")?.x == 20)
  }
}
