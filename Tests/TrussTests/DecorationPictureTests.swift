import Testing
import Foundation
import Truss

/// What lies over and behind a view, where frames put it, and what was moved.
struct DecorationPictureTests {
  @Test func anOverlayLiesAboveAndABackgroundBelow() throws {
    let view = Box("a box").frame(width: 75, height: 50, alignment: .center)
      .background { Rectangle() }
      .overlay(alignment: .topTrailing) { Text("3") }
    #expect(
      try view.text() == """
        ┌─────────────3
        │  ┌───────┐  │
        │  │ a box │  │
        │  └───────┘  │
        └─────────────┘
        """)
  }

  @Test func theOrderOfColourBackgroundsContentBorderAndOverlays() throws {
    let view = Text("t").border().background(.red)
      .background { Text("first") }.background { Text("second") }
      .overlay { Text("third") }.overlay { Text("fourth") }
    let order = ["second", "first", ">t<", "third", "fourth"]
    let svg = try view.svg().document
    let places = order.map { svg.range(of: $0)?.lowerBound }
    #expect(!places.contains(nil))
    #expect(places.compactMap { $0 } == places.compactMap { $0 }.sorted())
  }

  @Test func anOverlayIsNotClippedByAScrollView() throws {
    let view = ScrollView { Text("inside") }.frame(width: 30, height: 10)
      .overlay(alignment: .topLeading) { Text("over all").fixedSize() }
    #expect(try HStack { view.padding(horizontal: 10) }.text(columns: 12).hasPrefix("  over all"))
  }

  @Test func anOffsetMovesWhatIsDrawn() throws {
    let view = VStack(align: .start) {
      Text("one").offset(x: 10)
      Text("two")
    }
    #expect(try view.text(columns: 6) == "  one\ntwo")
  }

  @Test func invisibleViewsHaveNoDecorations() throws {
    #expect(try Text("abc").overlay { Text("x") }.hidden().text() == "")
  }
}
