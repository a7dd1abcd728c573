import Testing
import Truss

/// A view is called what its author wrote, wherever it is named.
struct WrittenTypesTests {
  private struct Triangle: Shape {
    func path(in rect: Rect) -> Path { Path(rect) }
  }

  private struct Dot: View {
    var body: some View { Circle().fill(.red) }
  }

  @Test func frames() throws {
    let view = VStack {
      Group {
        Rectangle()
        Rectangle().fill(.red)
        RoundedRectangle(cornerRadius: 3)
        Capsule().stroke(.red)
        Circle().fill(.red).id("dot")
        Ellipse()
        Line()
        Triangle().fill(.red)
        Color.red
        LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom)
        Dot()
      }
      Group {
        Text("a").padding()
        Text("a").frame(width: 60)
        GroupBox("a") {}
        Toggle(isOn: true)
        Toggle("a", isOn: true)
        Label("a", icon: "b")
        Link("a", destination: "#a")
        List { Text("a") }
        UnorderedList { Text("a") }
        OrderedList { Text("a") }
        OutlineGroup(["a"], children: \.none) { Text($0) }
        Circle().fill(.red).padding().hidden()
      }
    }
    let kinds = try view.layout(width: 200).frames.filter { $0.depth == 1 }.map(\.kind)
    #expect(
      kinds == [
        "Rectangle", "Rectangle", "RoundedRectangle", "Capsule", "Circle", "Ellipse", "Line", "Triangle", "Color",
        "LinearGradient", "Circle", "Padding", "Frame", "GroupBox", "Toggle", "Toggle", "Label", "Link", "List",
        "UnorderedList", "OrderedList", "OutlineGroup", "Padding",
      ])
  }

  @Test func messagesAndListings() throws {
    let layout = try HStack {
      Circle().width(50).height(9); Capsule().width(60).height(9)
    }.layout(width: 60)
    #expect(layout.diagnostics.contains { $0.message.contains("Capsule") }, "\(layout.diagnostics)")
    #expect(layout.constraints.listing.contains("Circle"), "\(layout.constraints.listing)")
  }

  /// In a session a view that becomes another is called so, whatever is edited in place.
  @Test func sessions() throws {
    var session = try LayoutSession(HStack { Circle().fill(.red).id("dot") }, width: 60, height: 20)
    try session.update("dot") { Rectangle().fill(.red).id("dot") }
    #expect(session.layout.frames[1].kind == "Rectangle")
    try session.update(to: HStack { Color.red.id("dot") })
    #expect(session.layout.frames[1].kind == "Color")
    try session.update(to: HStack { Capsule().fill(.red).id("dot") })
    #expect(session.layout.frames[1].kind == "Capsule")
  }
}

extension String {
  fileprivate var none: [String]? { nil }
}
