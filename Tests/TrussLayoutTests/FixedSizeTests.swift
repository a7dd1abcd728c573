import Testing
import TrussLayout
import TrussTree
import TrussViews

/// `fixedSize`: neither room nor want of it changes a view.
struct FixedSizeTests {
  private let words = "one two three four"

  @Test func aTextStaysOnItsLineAndOverflows() throws {
    let line = try Sample.layout(Text(words)).size
    let layout = try Sample.layout(HStack { Text(words).fixedSize().id("a") }, width: 40)
    #expect(layout.frame(of: "a")?.size == line)
    #expect(layout.diagnostics.map(\.kind) == [.overflow])
  }

  @Test func itGrowsNeitherAlongNorAcross() throws {
    let ideal = try Sample.layout(Button("OK")).size
    let layout = try Sample.layout(HStack { Button("OK").fixedSize().id("a") }, width: 300, height: 100)
    #expect(layout.frame(of: "a") == Rect(x: 0, y: 0, width: ideal.width, height: ideal.height))
    #expect(layout.diagnostics.isEmpty)
  }

  @Test func oneAxisAlone() throws {
    let layout = try Sample.layout(
      HStack { Text(words).fixedSize(horizontal: false, vertical: true).id("a") }, width: 60, height: 20)
    #expect(layout.frame(of: "a")?.size == Size(width: 60, height: 32))
  }

  @Test func itsNeighboursGiveWay() throws {
    let line = try Sample.layout(Text(words)).size.width
    let layout = try Sample.layout(
      HStack {
        Text(words).id("a")
        Text(words).fixedSize().id("b")
      }, width: line + 50)
    #expect(layout.frame(of: "b")?.width == line)
    #expect(layout.frame(of: "a")?.width == 50)
  }

  @Test func aContainerIsAsLargeAsItsContentAndNothingInItWraps() throws {
    let line = try Sample.layout(Text(words)).size.width
    let view = VStack {
      HStack(spacing: 4) {
        Text(words)
        Text(words)
      }.fixedSize().id("row")
      Rectangle()
    }
    #expect(try Sample.layout(view, width: 100).frame(of: "row")?.width == 2 * line + 4)
    #expect(
      try Sample.layout(view, width: 500, height: 90).frame(of: "row")
        == Rect(x: 0, y: 0, width: 2 * line + 4, height: 16))
  }

  @Test func aSizeThatWasGivenWins() throws {
    let layout = try Sample.layout(HStack { Text(words).width(50).fixedSize().id("a") })
    #expect(layout.frame(of: "a")?.width == 50)
    #expect(layout.diagnostics.isEmpty)
  }

  @Test func aFrameInsideSaysItsSize() throws {
    let layout = try Sample.layout(HStack { Text(words).id("a").frame(width: 60) }.fixedSize())
    #expect(layout.frame(of: "a")?.height == 32)
  }

  @Test func inCells() throws {
    let view = HStack { Text(words).fixedSize().id("a") }
    #expect(try Lowering(view, medium: .cells, width: 5).solve().frame(of: "a")?.width == 18)
  }
}
