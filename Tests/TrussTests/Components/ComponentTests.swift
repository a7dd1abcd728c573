import Testing
import Truss

/// Views of the user's own, as SwiftUI's are written: stored builders, classes, modifiers, keys.
struct ComponentTests {
  @Test func aStoredBuilderIsAProperty() throws {
    let view = VStack(alignment: .leading, spacing: 4) {
      Card(title: "One") { Text("first").id("first") }
      Card(title: "Two") {
        Text("second").id("second")
        Text("third")
      }
    }
    #expect(
      try view.text(columns: 20) == """
        One
          first
        Two
          second
          third
        """)
    #expect(try view.layout(width: 200).frame(of: "second")?.minX == 10)
  }

  @Test func aBuilderMayBeCalledOnceAtTheBeginning() throws {
    #expect(try Framed { Text("a") }.text(columns: 5) == "╭───╮\n│ a │\n╰───╯")
  }

  /// A class that is not Sendable, as models are.
  @Test func aViewMayHoldAModel() throws {
    let model = Model()
    let list = ModelList(model: model)
    model.names = ["Anna", "Ben"]
    #expect(try list.text(columns: 10) == "Anna\nBen")
    model.names.append("Cleo")
    #expect(try list.text(columns: 10) == "Anna\nBen\nCleo")
  }

  @Test func rowsOfATableMayUseAModel() throws {
    let model = Model()
    model.names = ["Anna", "Ben", "Cleo"]
    let table = Table(model.names, id: \.self, estimatedRowHeight: 10) { name in
      Text(model.names.first == name ? name + "*" : name)
    }
    #expect(try table.text(columns: 10, rows: 2) == "Anna*\nBen")
  }

  @Test func aModifierOfOnesOwnChangesAView() throws {
    let view = HStack(justify: .start, spacing: 10) {
      Text("a").id("a").modifier(Boxed(label: "A"))
      Text("b").id("b").modifier(Boxed(label: "B"))
    }
    #expect(
      try view.text(columns: 20) == """
        ┌───┐  ┌───┐
        │ a │  │ b │
        │ A │  │ B │
        └───┘  └───┘
        """)
    // The names in a modifier's body are its own.
    let layout = try view.layout(width: 200)
    #expect(layout.frame(of: "a") != nil && layout.frame(of: "b") != nil)
    let second = layout.frame(of: "Boxed2.label")?.minX ?? 0
    #expect(second > 20)
    #expect(layout.frame(of: "label") == nil)
  }

  @Test func aModifierReadsItsSurroundings() throws {
    let view = VStack { Text("a").modifier(Shouting()) }
    #expect(try view.text(columns: 10) == "a")
    #expect(try view.environment(\.isLoud, true).text(columns: 10) == "a!")
  }

  @Test func aKeyOfOnesOwnHasADefault() throws {
    let view = VStack {
      Greeting()
      Greeting().environment(\.salutation, "Moin")
      VStack { Greeting() }.environment(\.salutation, "Servus").environment(\.isLoud, true)
    }
    #expect(try view.text(columns: 12) == "Hello\nMoin\nServus!")
    #expect(EnvironmentValues()[SalutationKey.self] == "Hello")
    var values = EnvironmentValues()
    values.salutation = "Ahoy"
    #expect(try view.text(columns: 12, environment: values) == "Ahoy\nMoin\nServus!")
  }
}

extension ComponentTests {
  @Test func aPathMayLeaveOutWhatIsAround() throws {
    struct Row: View {
      var body: some View { HStack { Text("a").id("title") }.id("row") }
    }
    let view = VStack {
      for name in ["one", "two"] {
        VStack {
          Row().id("first"); Row().id("second")
        }.modifier(Boxed(label: "b")).id("frame").padding(4)
          .modifier(Boxed(label: "c")).id(ViewID(name))
      }
    }
    let layout = try view.constraints { ViewID("one.first.title").width == ViewID("two.second.title").width }
      .layout(width: 100)
    let whole = try #require(layout.frame(of: "two.frame.second.title"))
    #expect(layout.frame(of: "two.second.title") == whole && layout.frame(of: "two.title") == nil)
    #expect(layout.frame(of: "second.title") == nil && layout.frame(of: "two.third.title") == nil)
    let dots = String(repeating: "two.", count: 2_000) + "title"
    #expect(layout.frame(of: ViewID(dots)) == nil)
  }

  @Test func instancesOfAGenericViewAreNumberedTogether() throws {
    struct Cell<Content: View>: View {
      let content: Content
      var body: some View { content.id("content") }
    }
    let layout = try VStack {
      Cell(content: Text("a"))
      Cell(content: Rectangle().frame(height: 5))
      Cell(content: Text("b"))
    }
    .layout(width: 100)
    for path in ["Cell.content", "Cell2.content", "Cell3.content"] { #expect(layout.frame(of: ViewID(path)) != nil) }
    #expect(layout.frame(of: "Cell2.content")?.height == 5)
  }

  @Test func aContainerOfOnesOwnRelatesItsViews() throws {
    let view = VStack(align: .start, spacing: 10) {
      Cascade {
        Text("one").id("one")
        ForEach(["two", "three"]) { Text($0).id(ViewID($0)) }
      }
      Cascade { Button("four").id("four") }.id("second")
    }
    let layout = try view.layout(width: 200)
    #expect(layout.diagnostics.isEmpty, "\(layout.diagnostics)")
    #expect(["one", "two", "three", "four"].map { layout.frame(of: $0)?.minX } == [0, 20, 40, 0])
    #expect(["one", "two", "three", "four"].map { layout.frame(of: $0)?.minY } == [0, 16, 32, 58])
    #expect(layout.frame(of: "second")?.maxX == layout.frame(of: "four")?.maxX)
    #expect(
      try view.text(columns: 20) == """
        one
            two
                three

        ( four )
        """)
  }

  @Test func itsConflictsNameItsLine() throws {
    let view = Cascade {
      Text("one").id("one")
      Text("two")
    }.width(10)
    let conflicts = try view.layout().diagnostics
    #expect(conflicts.contains { "\($0)".contains("ComponentTests.swift") }, "\(conflicts)")
  }
}

private struct Cascade<Content: View>: ConstraintLayout {
  var step = 20.0
  let content: Content

  init(@ViewBuilder content: () -> Content) { self.content = content() }

  func constraints(of views: [ViewID]) -> [ConstraintEntry] {
    for (number, view) in views.enumerated() {
      view.leading == ViewID.container.leading + Double(number) * step
      view.trailing <= ViewID.container.trailing
      if number == 0 { view.top == ViewID.container.top } else { view.top == views[number - 1].bottom }
    }
    if let last = views.last { last.bottom == ViewID.container.bottom }
  }
}

private struct Card<Content: View>: View {
  let title: String
  @ViewBuilder let content: () -> Content

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text(title).bold()
      VStack(alignment: .leading, spacing: 0) { content() }.padding(.leading, 10)
    }
  }
}

private struct Framed<Content: View>: View {
  let content: Content

  init(@ViewBuilder content: () -> Content) { self.content = content() }

  var body: some View { content.padding(.horizontal, 5).border(.rounded) }
}

private final class Model {
  var names: [String] = []
}

private struct ModelList: View {
  let model: Model

  var body: some View { VStack { ForEach(model.names, id: \.self) { Text($0) } } }
}

private struct Boxed: ViewModifier {
  var label: String

  func body(content: Content) -> some View {
    VStack {
      content
      Text(label).id("label")
    }
    .padding(.horizontal, 5).border()
  }
}

private struct Shouting: ViewModifier {
  @Environment(\.isLoud) var isLoud

  func body(content: Content) -> some View {
    HStack {
      content
      if isLoud { Text("!") }
    }
  }
}

private struct Greeting: View {
  @Environment(\.salutation) private var salutation
  @Environment(\.isLoud) private var isLoud

  var body: some View { Text(isLoud ? salutation + "!" : salutation) }
}

private enum SalutationKey: EnvironmentKey { static let defaultValue = "Hello" }
private struct LoudKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
  fileprivate var salutation: String {
    get { self[SalutationKey.self] }
    set { self[SalutationKey.self] = newValue }
  }
  fileprivate var isLoud: Bool {
    get { self[LoudKey.self] }
    set { self[LoudKey.self] = newValue }
  }
}
