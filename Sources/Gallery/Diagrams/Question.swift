import Truss

/// A question of a flow chart, in a rhombus. Text output cannot draw slanted lines, so it draws a double border.
struct Question: View {
  var title: String
  @Environment(\.medium) private var medium

  var body: some View {
    if medium == .points {
      Text(title).multilineTextAlignment(.center).padding(Insets(horizontal: 26, vertical: 13)).background {
        Rhombus().stroke(.edge)
      }
    } else {
      Text(title).multilineTextAlignment(.center).padding(Insets(horizontal: 24, vertical: 7)).border(.double)
    }
  }
}

private struct Rhombus: Shape {
  func path(in rect: Rect) -> Path {
    Path { path in
      path.addLines([
        Point(x: rect.midX, y: rect.minY), Point(x: rect.maxX, y: rect.midY), Point(x: rect.midX, y: rect.maxY),
        Point(x: rect.minX, y: rect.midY),
      ])
      path.closeSubpath()
    }
  }
}
