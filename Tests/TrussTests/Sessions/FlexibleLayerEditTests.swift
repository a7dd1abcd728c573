import Testing
import Truss

/// What is deep inside a view of a `ZStack` decides whether that fills the stack: a session follows.
struct FlexibleLayerEditTests {
  private func view(isSized: Bool) -> some View {
    ZStack {
      HStack {
        VStack {
          Box("a")
          isSized ? AnyView(Rectangle().width(20).height(5)) : AnyView(Rectangle().height(5))
        }
        Box("b")
      }
    }
  }

  @Test(arguments: [true, false]) func aSizeComesOrGoes(isSized: Bool) throws {
    var session = try LayoutSession(view(isSized: isSized), width: 200, height: 100)
    try session.update(to: view(isSized: !isSized))
    let fresh = try view(isSized: !isSized).layout(width: 200, height: 100)
    #expect(session.layout.frames.map(\.rect) == fresh.frames.map(\.rect))
    #expect(
      session.layout.frames[1].rect.width
        != (try view(isSized: isSized).layout(width: 200, height: 100)).frames[1].rect.width)
  }
}
