import Testing

@testable import TrussViews

/// A chain of modifiers writes into one node; a view that is used once more stays what it was.
@Suite struct ModifiedViewTests {
  private func widths(_ view: some View) -> [[Double]] {
    view.nodes.map { $0.attributes.sizes.map(\.value) }
  }

  @Test func aViewStaysWhatItWasWhenAModifierIsSaidOfIt() {
    let leaf = Rectangle().width(1)
    let (one, other) = (leaf.height(2), leaf.height(3).flex(1))
    #expect(widths(leaf) == [[1]])
    #expect(widths(one) == [[1, 2]])
    #expect(widths(other) == [[1, 3]])
    #expect(one.nodes[0].attributes.flex == nil)
    #expect(other.nodes[0].attributes.flex == 1)
  }

  @Test func aBoxAroundAViewLeavesTheViewAsItWas() {
    let leaf = Rectangle().width(1).flex(2)
    let (padded, framed) = (leaf.padding(3), leaf.frame(width: 4))
    #expect(leaf.nodes[0].attributes.flex == 2)
    for boxed in [padded, framed] {
      #expect(boxed.nodes[0].attributes.flex == 2)
      #expect(boxed.nodes[0].content.children[0].attributes.flex == nil)
      #expect(boxed.nodes[0].content.children[0].attributes.sizes.map(\.value) == [1])
    }
    #expect(widths(padded) == [[]])
    #expect(widths(framed) == [[4]])
  }

  @Test func viewsInAStackStayWhatTheyWere() {
    let group = Group {
      Rectangle()
      Text("a").width(1)
    }
    let stack = HStack { group }
    #expect(widths(group.width(2)) == [[2], [1, 2]])
    #expect(stack.nodes[0].content.children.map { $0.attributes.sizes.count } == [0, 1])
  }

  @Test func aViewOfAnyKindTakesModifiers() {
    let views: [any View] = [Rectangle(), Group { Rectangle() }, Rectangle().width(1)]
    let modified: [any View] = views.map { $0.width(2) }
    #expect(modified.map { $0.nodes[0].attributes.sizes.map(\.value) } == [[2], [2], [1, 2]])
    #expect(views.map { $0.nodes[0].attributes.sizes.map(\.value) } == [[], [], [1]])
  }
}
