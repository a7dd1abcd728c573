import Testing
import Truss

/// Controls with bindings, in SwiftUI's forms.
struct ControlTests {
  @Test func valuesOutsideTheirRange() throws {
    func text(_ view: some View) throws -> String { try view.text(columns: 12) }
    #expect(try text(ProgressView(value: 12, total: 10)) == text(ProgressView(value: 10, total: 10)))
    #expect(try text(ProgressView(value: -2, total: 10)) == text(ProgressView(value: 0, total: 10)))
    #expect(try text(Gauge(value: 4) { Text("a") }) == text(Gauge(value: 1) { Text("a") }))
    #expect(
      try text(Stepper("n", value: .constant(12), in: 0...5)) == text(Stepper("n", value: .constant(5), in: 0...5)))
  }

  @Test func partsBeyondTheWhole() {
    for (view, message) in [
      (
        AnyView(ProgressBar(value: 2)),
        "ProgressBar: its value as a part of the range is 2; it must be a number from 0 to 1"
      ),
      (AnyView(Text("a").opacity(2)), "Text: opacity is 2; it must be a number from 0 to 1"),
    ] {
      let error = #expect(throws: LayoutError.self) { try VStack { view }.layout() }
      #expect(error?.description.hasSuffix(message) == true)
    }
  }

  private struct Sounds: View {
    @State private var isOn = true
    @State private var volume = 7.5
    @State private var name = "Anna"
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Toggle("Sounds", isOn: $isOn)
        Slider(value: $volume, in: 0...10)
        TextField("Name", text: $name).frame(height: 10)
      }
    }
  }

  @Test func bindingsAreRead() throws {
    #expect(try Sounds().text(columns: 16) == "Sounds       [x]\n───────────●────\n[Anna          ]")
    #expect(try Toggle("A", isOn: .constant(false)).text(columns: 10) == "A      [ ]")
  }

  @Test func aBindingToAPartFollowsTheWhole() {
    struct Person { var name = "Anna" }
    final class Store { var person = Person() }
    let store = Store()
    let binding = Binding(get: { store.person }, set: { store.person = $0 })
    binding.name.wrappedValue = "Ben"
    #expect(store.person.name == "Ben")
    #expect(binding.name.wrappedValue == "Ben")
    let list = Binding(get: { [1, 2] }, set: { #expect($0 == [1, 5]) })
    for number in list where number.wrappedValue == 2 { number.wrappedValue = 5 }
    #expect(Binding(Binding<Int?>.constant(nil)) == nil)
    #expect(Binding(Binding<Int?>.constant(3))?.wrappedValue == 3)
  }

  @Test func stateKeepsItsFirstValue() {
    let state = State(wrappedValue: 3)
    state.wrappedValue = 5
    #expect(state.wrappedValue == 3)
    #expect(State<Int?>().wrappedValue == nil)
  }

  @Test func barsShrinkToNothing() throws {
    let row = HStack {
      ProgressView(value: 0.5)
      Text("abc")
    }
    #expect(try row.text(columns: 5) == "█░abc")
    #expect(try row.layout(width: 60).diagnostics.isEmpty)
    let columns = HStack {
      VStack { ProgressView(value: 0.2) }.frame(maxWidth: .infinity).id("bar")
      VStack { Text("b") }.frame(maxWidth: .infinity).id("text")
    }
    let layout = try columns.layout(width: 120)
    #expect(layout.frame(of: "bar")?.width == 60)
    #expect(layout.frame(of: "text")?.width == 60)
  }

  @Test func barsHaveLabels() throws {
    let bar = ProgressView("Copying", value: 5, total: 10)
    #expect(try bar.text(columns: 10) == "Copying\n█████░░░░░")
    #expect(try ProgressView(value: 30, total: 10).text(columns: 4) == "████")
    #expect(try ProgressView(value: Double?.none).text(columns: 4) == "░░░░")
    let gauge = Gauge(value: 5, in: 0...10) {
      Text("Fuel")
    } currentValueLabel: {
      Text("5")
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("10")
    }
    #expect(try gauge.text(columns: 12) == "    Fuel\n0  ███░░  10\n     5")
  }

  @Test func rowsReachFromTheLabelToTheValue() throws {
    #expect(try LabeledContent("Version", value: "2").text(columns: 12) == "Version    2")
    #expect(
      try LabeledContent {
        Text("b")
      } label: {
        Text("a")
      }.text(columns: 5) == "a   b")
    #expect(try Stepper("Size", value: .constant(3), in: 1...7).text(columns: 12) == "Size   [- +]")
    #expect(try ColorPicker("Ink", selection: .constant(.red)).text(columns: 8) == "Ink    ●")
    let date = DatePicker("Due", selection: .constant("2026-11-27 09:41:00 +0000"))
    #expect(try date.text(columns: 24) == "Due    2026-11-27  09:41")
    #expect(try date.labelsHidden().text() == "2026-11-27  09:41")
  }

  @Test func aRowLeadsOnInAListAlone() throws {
    let link = NavigationLink("Sounds") { Text("unseen") }
    #expect(try link.text() == "Sounds")
    let rows = try List { link }.text(columns: 20).split(separator: "\n")
    #expect(rows == ["   Sounds       ›"])
  }

  @Test func aPartShowsItsViewsWhileItIsOpen() throws {
    #expect(try DisclosureGroup("More") { Text("in") }.text(columns: 8) == "More   ›")
    let open = DisclosureGroup("More", isExpanded: .constant(true)) { Text("in") }
    #expect(try open.text(columns: 8) == "More   ⌄\n\nin")
  }

  @Test func aPasswordIsDots() throws {
    #expect(try SecureField("Password", text: .constant("abc")).frame(height: 10).text(columns: 10) == "[•••     ]")
  }

  @Test func aToggleSharesTheBaselineOfItsLabel() throws {
    let row = HStack(alignment: .firstTextBaseline) {
      Text("Wi-Fi").id("label")
      Toggle(isOn: true).id("toggle")
    }
    let layout = try row.layout()
    // A switch is 24 points high, and a line of text in its middle.
    #expect(layout.frame(of: "label")?.midY == layout.frame(of: "toggle")?.midY)
  }

  @Test func aToggleStyleMakesTheView() throws {
    struct Check: ToggleStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack {
          Text(configuration.isOn ? "x " : "o ")
          configuration.label
        }
      }
    }
    let stack = VStack(alignment: .leading, spacing: 0) {
      Toggle("a", isOn: .constant(true))
      Toggle("b", isOn: .constant(false))
    }
    #expect(try stack.toggleStyle(Check()).text(columns: 6) == "x a\no b")
  }

  /// Controls that show a progress from one value to another are mirrored, as in SwiftUI.
  @Test func progressRunsFromTheLeadingEdge() throws {
    let views = VStack {
      ProgressView(value: 0.3)
      Slider(value: 0.2)
      Bar(0.3)
      Gauge(value: 0.3) {}
      Stepper()
    }
    let forward = try views.text(columns: 20).split(separator: "\n")
    let backward = try views.environment(\.layoutDirection, .rightToLeft).text(columns: 20).split(separator: "\n")
    for (line, other) in zip(forward, backward).prefix(4) {
      let whole = line + String(repeating: " ", count: 20 - line.count)
      let mirrored = other + String(repeating: " ", count: 20 - other.count)
      #expect(String(whole.reversed()) == mirrored)
    }
    #expect(forward[4].contains("[- +]") && backward[4].contains("[+ -]"))
    let bar = VStack { ProgressView(value: 0.25) }.environment(\.layoutDirection, .rightToLeft)
    let filled = try bar.svg(width: 200).document.matches(of: /<rect x="150"/)
    #expect(filled.count == 1)
    let slider = VStack { Slider(value: 0) }.environment(\.layoutDirection, .rightToLeft)
    #expect(try slider.svg(width: 200).document.contains(#"cx="192""#))
  }

  /// A value that is not a number is an error, in every control; one out of the range is clamped.
  @Test func valuesThatAreNotNumbers() throws {
    let views: [any View] = [
      Gauge(value: Double.nan) {}, Gauge(value: Double.nan) {}.gaugeStyle(.accessoryCircular),
      ProgressView(value: Double.nan), ProgressView(value: Double.nan, total: 4), Slider(value: .constant(Double.nan)),
    ]
    for view in views { #expect(throws: LayoutError.self) { try AnyView(view).layout() } }
    #expect(try VStack { Gauge(value: 5, in: 0...4) {} }.text(columns: 4) == "████")
    #expect(try VStack { ProgressView(value: 5, total: 4) }.text(columns: 4) == "████")
  }
}
