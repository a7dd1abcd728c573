import Testing
import Truss

/// A block that is one view has the type of that view, so that a component knows what it holds.
@Suite struct SingleViewTypeTests {
  struct Card<Header: View, Content: View, Trailing: View>: View {
    @ViewBuilder var header: () -> Header
    @ViewBuilder var content: () -> Content
    @ViewBuilder var trailing: () -> Trailing

    var body: some View {
      VStack {
        HStack(spacing: 8) {
          header()
          trailing()
        }
        content()
      }
    }
  }

  @Test func blockOfOneViewHasItsType() {
    #expect(type(of: Card("Title", content: { Text("a") })) == Card<Text, Text, EmptyView>.self)
    let several = Card("Title") {
      Text("a")
      Text("b")
    }
    #expect(type(of: several) == Card<Text, ViewContent, EmptyView>.self)
  }

  @Test func choiceAndLoopHaveOneTypeWhateverTheyHold() throws {
    let isOpen = true
    let card = Card("Title") {
      if isOpen { Text("open") } else { Image("closed") }
    }
    #expect(type(of: card) == Card<Text, ViewContent, EmptyView>.self)
    #expect(try card.text(columns: 10) == "Title\nopen")
    let rows = Card("Title") { for row in ["a", "b"] { Text(row) } }
    #expect(try rows.text(columns: 10) == "Title\na\nb")
  }

  @Test func optionalOfOneViewIsThatViewOrNothing() throws {
    func card(_ note: String?) -> some View {
      Card("Title") { if let note { Text(note) } }
    }
    #expect(try card("note").text(columns: 10) == "Title\nnote")
    #expect(try card(nil).text(columns: 10) == "Title")
  }

  @Test func forEachTakesAnInitializer() throws {
    struct Tag: View {
      let name: String
      var body: some View { Text("#" + name) }
    }
    let tags = HStack(spacing: 5) { ForEach(["a", "b"], id: \.self, content: Tag.init) }
    #expect(try tags.text(columns: 10) == "#a #b")
    let days = VStack { ForEach([("Mon", 1), ("Tue", 2)], id: \.0) { day, count in Text("\(day) \(count)") } }
    #expect(try days.text(columns: 10) == "Mon 1\nTue 2")
  }
}

extension SingleViewTypeTests.Card where Header == Text, Trailing == EmptyView {
  init(_ title: String, @ViewBuilder content: @escaping () -> Content) {
    self.init(title, content: content) { EmptyView() }
  }
}

extension SingleViewTypeTests.Card where Header == Text {
  init(
    _ title: String, @ViewBuilder content: @escaping () -> Content, @ViewBuilder trailing: @escaping () -> Trailing
  ) {
    self.init(header: { Text(title) }, content: content, trailing: trailing)
  }
}
