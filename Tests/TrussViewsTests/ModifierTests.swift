import Testing
import TrussIR
import TrussViews

@Suite struct ModifierTests {
  @Test func sizesAddUpAndKeepTheirLines() {
    let node = Text("a").width(50).width(atLeast: 20, priority: 700).nodes[0]
    #expect(node.attributes.sizes.map(\.value) == [50, 20])
    #expect(node.attributes.sizes.map(\.relation) == [.equal, .greaterThanOrEqual])
    #expect(node.attributes.sizes[1].priority == 700)
    #expect(node.attributes.sizes[0].location.line == #line - 4)
    #expect(node.attributes.sizes[0].location.fileID == #fileID)
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
    #expect(text.nodes[0].attributes.hugging.vertical == 10)
    #expect(changed.nodes[0].attributes.hugging.vertical == 20)
    #expect(changed.nodes[0].attributes.hugging.horizontal == 10)
  }

  @Test func paddingWrapsTheViewAndTakesItsPlaceInTheStack() {
    let node = Text("a").flex(3).align(.end).hidden().id("inner").padding(4).nodes[0]
    guard case .stack(let wrapper) = node.content else {
      Issue.record("padding made no stack")
      return
    }
    #expect(wrapper.insets == Insets(all: 4))
    #expect(node.attributes.flex == 3)
    #expect(node.attributes.align == .end)
    #expect(node.attributes.isHidden)
    #expect(wrapper.children[0].attributes.flex == nil)
    #expect(!wrapper.children[0].attributes.isHidden)
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
