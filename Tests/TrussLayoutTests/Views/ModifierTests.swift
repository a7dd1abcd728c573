import Testing
import TrussIR
import TrussViews

struct ModifierTests {
  @Test func sizesAddUpAndKeepTheirLines() {
    let node = Text("a").width(50).width(atLeast: 20, priority: 700).nodes[0]
    #expect(node.attributes.sizes.map(\.value) == [50, 20])
    #expect(node.attributes.sizes.map(\.relation) == [.equal, .greaterThanOrEqual])
    #expect(node.attributes.sizes[1].priority == 700)
    #expect(node.attributes.location(ofSize: 0).line == #line - 4)
    #expect(node.attributes.location(ofSize: 0).fileID == #fileID)
  }

  /// The first two sizes are kept in another way than the rest, unless they are of another file or may give way.
  @Test func sizesKeepTheirOrderAndTheirLinesWhereverTheyWereGiven() {
    let views = [
      Rectangle(line: 1).width(10, line: 2).height(20, line: 3).width(atMost: 30, line: 4),
      Rectangle(line: 1).width(10, priority: 700, line: 2).height(20, line: 3).width(atMost: 30, line: 4),
      Rectangle(line: 1).width(10, line: 2).height(20, fileID: "Other", line: 3).width(atMost: 30, line: 4),
      Rectangle(line: 1).width(10, line: 2).height(20, line: Int.max).width(atMost: 30, line: 4),
    ]
    for (view, (priority, fileID, line)) in zip(
      views, [(1000, #fileID, 3), (700, #fileID, 3), (1000, "Other", 3), (1000, #fileID, Int.max)])
    {
      let attributes = view.nodes[0].attributes
      #expect(attributes.sizes.map(\.value) == [10, 20, 30])
      #expect(attributes.sizes.map(\.axis) == [.horizontal, .vertical, .horizontal])
      #expect(attributes.sizes.map(\.relation) == [.equal, .equal, .lessThanOrEqual])
      #expect(attributes.sizes.map(\.priority.value) == [Double(priority), 1000, 1000])
      #expect(attributes.sizes.indices.map { attributes.location(ofSize: $0).line } == [2, line, 4])
      #expect(attributes.sizes.indices.map { attributes.location(ofSize: $0).fileID } == [#fileID, fileID, #fileID])
    }
  }

  @Test func aModifierOfAGroupIsOneOfEachView() {
    let nodes = Group {
      Text("a")
      Text("b")
    }.flex(2).nodes
    #expect(nodes.map(\.attributes.flex) == [2, 2])
  }

  @Test func changingACopyLeavesTheOriginal() {
    let text = Text("a").hugging(10)
    let changed = text.hugging(20, axis: .vertical)
    #expect(text.nodes[0].attributes.rare.hugging.vertical == 10)
    #expect(changed.nodes[0].attributes.rare.hugging.vertical == 20)
    #expect(changed.nodes[0].attributes.rare.hugging.horizontal == 10)
  }

  @Test func paddingWrapsTheViewAndTakesItsPlaceInTheStack() {
    let node = Text("a").flex(3).align(.end).collapsed().id("inner").padding(4).nodes[0]
    guard case .stack(let wrapper) = node.content else {
      Issue.record("padding made no stack")
      return
    }
    #expect(wrapper.insets == Insets(all: 4))
    #expect(node.attributes.flex == 3)
    #expect(node.attributes.align == .end)
    #expect(node.attributes.isCollapsed)
    #expect(wrapper.children[0].attributes.flex == nil)
    #expect(!wrapper.children[0].attributes.isCollapsed)
    #expect(wrapper.children[0].attributes.names == ["inner"])
  }

  @Test func theLastNameGivenIsTheOneShown() {
    #expect(Text("a").id("inner").id("outer").nodes[0].attributes.names == ["outer", "inner"])
  }

  @Test func freeingADeepTreeDoesNotNest() {
    var view: any View = Text("leaf")
    for _ in 0..<200_000 { view = HStack([view]) }
    #expect(view.nodes.count == 1)
  }
}
