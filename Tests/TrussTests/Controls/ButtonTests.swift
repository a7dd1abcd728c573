import Testing
import Truss
import TrussDrawing

/// Buttons with an action, and the styles of buttons.
struct ButtonTests {
  @Test func aButtonWithAnActionIsItsLabelInTheTint() throws {
    #expect(try Button("Edit") {}.text() == "Edit")
    #expect(try Button(action: {}) { Text("Edit") }.text() == "Edit")
    let size = try Text("Edit").layout().size
    #expect(try Button("Edit") {}.layout().size == size)
    #expect(try color(of: Button("Edit") {}) == .accent)
    #expect(try color(of: Button("Edit") {}.tint(.green)) == .green)
    #expect(try color(of: VStack { Button("Edit") {} }.tint(.green)) == .green)
    #expect(try color(of: Button("Delete", role: .destructive) {}) == .red)
    #expect(try color(of: Button("Edit") {}.buttonStyle(.plain)) == .primary)
  }

  @Test func aSurfaceHasThePaddingOfItsSize() throws {
    let label = try Text("Edit").layout().size
    for (size, horizontal, vertical) in [(ControlSize.small, 20.0, 8.0), (.regular, 24, 14), (.large, 40, 28)] {
      let button = Button("Edit") {}.buttonStyle(.bordered).controlSize(size)
      #expect(try button.layout().size == Size(width: label.width + horizontal, height: label.height + vertical))
    }
    #expect(try Button("Edit") {}.buttonStyle(.bordered).text() == "( Edit )")
    #expect(try Button("Edit") {}.buttonStyle(.borderedProminent).text() == "( Edit )")
  }

  @Test func aLabelThatGrowsFillsTheRoom() throws {
    let button = Button {
    } label: {
      Text("Next").frame(maxWidth: .infinity)
    }
    .buttonStyle(.borderedProminent)
    #expect(try VStack { button.id("next") }.layout(width: 300).frame(of: "next")?.width == 300)
    #expect(try VStack { button }.text(columns: 20) == "(       Next       )")
  }

  @Test func aStyleAppliesToAllButtonsInside() throws {
    struct Bracketed: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack {
          Text(configuration.role == .cancel ? "<" : "[")
          configuration.label
          Text("]")
        }
      }
    }
    let stack = VStack(alignment: .leading, spacing: 0) {
      Button("a") {}
      VStack { Button("b", role: .cancel) {} }
      Button("c") {}.buttonStyle(.plain)
    }
    #expect(try stack.buttonStyle(Bracketed()).text(columns: 8) == "[a]\n<b]\nc")
    // A button without an action has a look of its own, unless the style is set on it.
    #expect(try Button("d").text() == "( d )")
    #expect(try Button("d").buttonStyle(Bracketed()).text() == "[d]")
  }

  @Test func aDisabledButtonIsDimmed() throws {
    #expect(try color(of: Button("Edit") {}.disabled(true)) == Color.secondary.opacity(0.6))
    #expect(try color(of: VStack { Button("Edit") {} }.disabled(true)) == Color.secondary.opacity(0.6))
    #expect(try color(of: Button("Edit") {}.disabled(false)) == .accent)
    #expect(try color(of: Text("Edit").disabled(true)) == .primary)
    // A control that is drawn as a whole has less opacity.
    #expect(try Toggle(isOn: true).disabled(true).svg().document.contains("opacity=\"0.4\""))
    #expect(try !Toggle(isOn: true).svg().document.contains("opacity"))
  }

  /// The colour of the first text of a view.
  private func color(of view: some View) throws -> Color? {
    for case .text(let run) in try view.layout().displayList.elements { return run.color }
    return nil
  }
}
