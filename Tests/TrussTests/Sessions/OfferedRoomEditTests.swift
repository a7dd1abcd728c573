import Testing
import Truss

/// A view of a stack with SwiftUI's `alignment:` comes to be flexible, or no longer: a session follows.
struct OfferedRoomEditTests {
  private func screen(_ first: any View, _ row: [any View]) -> some View {
    VStack(alignment: .leading, spacing: 4) {
      AnyView(first)
      HStack {
        VStack { Text("a") }
        for view in row { AnyView(view) }
      }
      Text("words")
    }
  }

  private func expectFresh(_ old: some View, _ new: some View, moves: Bool = true) throws {
    var session = try LayoutSession(old, width: 200, height: 100)
    let before = session.layout.frames.map(\.rect)
    try session.update(to: new)
    let fresh = try new.layout(width: 200, height: 100)
    #expect(session.layout.frames.map(\.rect) == fresh.frames.map(\.rect))
    #expect(session.layout.frames.map(\.rect) != before || !moves)
  }

  @Test func aViewDirectlyInside() throws {
    try expectFresh(screen(Text("title"), []), screen(Field("title"), []))
    try expectFresh(screen(Field("title"), []), screen(Text("title"), []))
    try expectFresh(screen(Rectangle().width(20).height(5), []), screen(Rectangle().height(5), []))
    try expectFresh(screen(Text("title"), []), screen(Text("other"), []), moves: false)
  }

  @Test func aViewDeepInside() throws {
    try expectFresh(screen(Text("title"), [Text("b")]), screen(Text("title"), [Field("b")]))
    try expectFresh(screen(Text("title"), [Text("b")]), screen(Text("title"), [Spacer(), Text("b")]))
    try expectFresh(screen(Text("title"), [Spacer(), Text("b")]), screen(Text("title"), [Text("b")]))
    try expectFresh(screen(Text("title"), []), screen(Text("title"), [Text("b")]))
  }

  @Test func theStackItself() throws {
    let row = HStack {
      Text("a")
      Spacer()
      Text("b")
    }
    try expectFresh(VStack(alignment: .leading) { row }, VStack(align: .start) { row })
    try expectFresh(VStack(align: .start) { row }, VStack(alignment: .leading) { row })
  }
}
