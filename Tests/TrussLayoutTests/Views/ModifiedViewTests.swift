import Testing

@testable import TrussViews

/// A chain of modifiers writes into one node; a view that is used once more stays what it was.
struct ModifiedViewTests {
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

  /// Copies of a view share the attributes that few views have until one copy is changed.
  @Test func rareAttributesStayWhatTheyWere() {
    let text = Text("a").font(.title).aspectRatio(2)
    let (red, moved) = (text.foreground(.red), text.offset(x: 3, y: 0))
    #expect(text.nodes[0].attributes.appearance.foreground == nil)
    #expect(text.nodes[0].attributes.rare.offset == Attributes.Offset())
    #expect(red.nodes[0].attributes.appearance.foreground == .red)
    #expect(moved.nodes[0].attributes.rare.offset.x == 3)
    for view in [text, red, moved] {
      #expect(view.nodes[0].attributes.appearance.font == .title)
      #expect(view.nodes[0].attributes.rare.ratios.map(\.ratio) == [2])
    }
  }

  /// A box gets the attributes of its view that the stack around reads, and no others.
  @Test func aBoxTakesThePlaceOfItsView() {
    let leaf = Rectangle().align(.end).aspectRatio(2).proportionalWidth(3).layoutPriority(4).gridColumns(5).collapsed()
    let boxed = [leaf.padding(1), leaf.frame(width: 1), leaf.frame(minWidth: 1)].map { $0.nodes[0].attributes }
    let inside = leaf.padding(1).nodes[0].content.children[0].attributes
    for placed in boxed + [leaf.nodes[0].attributes] {
      #expect(placed.align == .end && placed.isCollapsed)
      #expect(
        placed.rare.proportion.horizontal == 3 && placed.rare.layoutPriority == 4 && placed.rare.gridCell?.columns == 5)
      #expect(
        placed.rare.collapsedLocation == leaf.nodes[0].attributes.rare.collapsedLocation
          && placed.rare.collapsedLocation != nil)
    }
    #expect(boxed.allSatisfy { $0.rare.ratios.isEmpty })
    #expect(inside.rare.ratios.map(\.ratio) == [2])
    #expect(inside.align == nil && !inside.isCollapsed && inside.rare.collapsedLocation == nil)
    #expect(inside.rare.proportion.isEmpty && inside.rare.layoutPriority == nil && inside.rare.gridCell == nil)
  }

  @Test func aShownViewKeepsNoLineThatHidIt() {
    #expect(Rectangle().collapsed(false).nodes[0].attributes.sharedRare == nil)
    let shown = Rectangle().collapsed().collapsed(false).nodes[0].attributes
    #expect(!shown.isCollapsed && shown.rare.collapsedLocation == nil)
  }

  @Test func onlyAnInfiniteMaximumOfAFrameIsNoBound() {
    let infinite = Double.infinity
    #expect(widths(Rectangle().frame(minWidth: 1, maxWidth: infinite, minHeight: 2, maxHeight: 3)) == [[1, 2, 3]])
    #expect(widths(Rectangle().frame(width: infinite, height: 1)) == [[infinite, 1]])
    #expect(widths(Rectangle().frame(minWidth: infinite)) == [[infinite]])
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
