import Testing
import Truss

/// The code of `Documentation/Components.md`, compiled and run.
struct ComponentsPageExamples {
  @Test func namesAreAComponentsOwn() throws {
    var print = Printed()
    let list = VStack(alignment: .leading, spacing: 10) {
      Person(name: "Anna", role: "Editor").id("first")
      Person(name: "Benedikt", role: "Author").id("second")
    }
    .constraints { ViewID("first")["name"].width == ViewID("second")["name"].width }
    print(try list.text(columns: 30))
    let layout = try list.layout(width: 150)
    print(layout.frame(of: "first.name")?.width == layout.frame(of: "second.name")?.width)
    #expect(try Array(print.blocks.prefix(1)) == Array(Page("Components").printed.prefix(1)))
    #expect(print.blocks[1] == "true")
  }

  @Test func contentModifiersAndKeys() throws {
    var print = Printed()
    let page = HStack(justify: .start, spacing: 10) {
      Card("Today") {
        Text("Rain")
        Text("12°")
      }
      Card("Tomorrow") { Text("Sun") }
    }
    .environment(\.unit, "°C")
    print(try page.text())
    #expect(try print.blocks == [Page("Components").printed[1]])
  }

  @Test func containers() throws {
    var print = Printed()
    let steps = Cascade {
      Text("Write")
      Text("Review")
      Text("Land")
    }
    print(try steps.text())
    #expect(try print.blocks == [Page("Components").printed[2]])
  }

  @Test func leavesAndShapes() throws {
    var print = Printed()
    let row = HStack(align: .center, spacing: 10) {
      Text("Load")
      Levels(values: [0.25, 0.5, 1, 0.75])
      Triangle().fill(.green).frame(width: 35, height: 20)
      Triangle().stroke(.green, lineWidth: 2).frame(width: 35, height: 20)
    }
    print(try row.text())
    #expect(try print.blocks == [Page("Components").printed[3]])
    let svg = try row.svg().document
    #expect(svg.contains("<path") && svg.contains("stroke-width=\"2\""))
  }
}

struct Person: View {
  var name: String
  var role: String

  var body: some View {
    HStack(align: .center, spacing: 10) {
      Text(name).id("name")
      Text(role).foreground(.secondary).id("role")
    }
    .constraints { ViewID("role").width >= 40 }
  }
}

struct Card<Content: View>: View {
  let title: String
  @ViewBuilder let content: () -> Content
  @Environment(\.unit) private var unit

  init(_ title: String, @ViewBuilder content: @escaping () -> Content) {
    self.title = title
    self.content = content
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text(title + " in " + unit).bold()
      content()
    }
    .modifier(Framed())
  }
}

struct Framed: ViewModifier {
  func body(content: Content) -> some View {
    content.padding(.horizontal, 5).border(.rounded)
  }
}

enum UnitKey: EnvironmentKey { static let defaultValue = "°F" }

extension EnvironmentValues {
  var unit: String {
    get { self[UnitKey.self] }
    set { self[UnitKey.self] = newValue }
  }
}

struct Cascade<Content: View>: ConstraintLayout {
  let content: Content

  init(@ViewBuilder content: () -> Content) { self.content = content() }

  func constraints(of views: [ViewID]) -> [ConstraintEntry] {
    for (number, view) in views.enumerated() {
      view.leading == ViewID.container.leading + Double(number) * 20
      view.trailing <= ViewID.container.trailing
      if number == 0 { view.top == ViewID.container.top } else { view.top == views[number - 1].bottom }
    }
    if let last = views.last { last.bottom == ViewID.container.bottom }
  }
}

struct Levels: Leaf {
  var values: [Double]

  func size(in medium: Medium) -> IntrinsicSize {
    let count = Double(values.count)
    return medium.isText ? IntrinsicSize(width: count, height: 1) : IntrinsicSize(width: 6 * count, height: 20)
  }

  func draw(in canvas: inout Canvas) {
    let step = canvas.size.width / Double(values.count)
    for (number, value) in values.enumerated() {
      let height = value * canvas.size.height
      let bar = Rect(x: Double(number) * step, y: canvas.size.height - height, width: step - 1, height: height)
      if canvas.isText {
        canvas.draw(["▂", "▄", "▆", "█"][min(3, Int(value * 4))], in: Rect(x: bar.x, y: 0, width: 1, height: 1))
      } else {
        canvas.fill(bar)
      }
    }
  }
}

struct Triangle: Shape {
  func path(in rect: Rect) -> Path {
    Path { path in
      path.addLines([
        Point(x: rect.minX, y: rect.maxY), Point(x: rect.midX, y: rect.minY), Point(x: rect.maxX, y: rect.maxY),
      ])
      path.closeSubpath()
    }
  }
}
