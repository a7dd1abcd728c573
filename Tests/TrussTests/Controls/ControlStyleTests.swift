import Testing
import Truss

/// Styles of labels, boxes and rows: the views that SwiftUI's protocols describe.
struct ControlStyleTests {
  @Test func aLabelShowsTheParts() throws {
    let label = Label("Home", icon: "H")
    #expect(try label.text() == "H  Home")
    #expect(try label.labelStyle(.automatic).text() == "H  Home")
    #expect(try label.labelStyle(.titleAndIcon).text() == "H  Home")
    #expect(try label.labelStyle(.titleOnly).text() == "Home")
    #expect(try label.labelStyle(.iconOnly).text() == "H")
    // It is inherited, and the innermost style counts.
    let stack = VStack(alignment: .leading, spacing: 0) {
      Label("a", icon: "A")
      HStack { Label("b", icon: "B") }.labelStyle(.iconOnly)
    }
    #expect(try stack.labelStyle(.titleOnly).text(columns: 4) == "a\nB")
    #expect(try label.labelStyle(.iconOnly).labelStyle(.titleOnly).text() == "H")
  }

  @Test func aStyleMakesTheViews() throws {
    struct Colons: LabelStyle {
      var sign = ":"
      func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 0) {
          configuration.title
          Text(sign)
          configuration.icon
        }
      }
    }
    #expect(try Label("a", icon: "A").labelStyle(Colons()).text() == "a:A")
    let views = Label {
      Text("a")
      Text("b")
    } icon: {
      Text("A")
    }
    #expect(try views.labelStyle(Colons(sign: "=")).text() == "ab=A")
  }

  @Test func aStyleAddsToTheStyleAround() throws {
    struct Bracketed: LabelStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 0) {
          Text("[")
          Label(configuration)
          Text("]")
        }
      }
    }
    #expect(try Label("a", icon: "A").labelStyle(Bracketed()).text() == "[A  a]")
    #expect(try Label("a", icon: "A").labelStyle(Bracketed()).labelStyle(.titleOnly).text() == "[a]")
    #expect(try Label("a", icon: "A").labelStyle(Bracketed()).labelStyle(Bracketed()).text() == "[[A  a]]")
    struct Marked: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 0) {
          Text(">")
          Button(configuration)
        }
      }
    }
    #expect(try Button("a") {}.buttonStyle(Marked()).buttonStyle(.bordered).text() == ">( a )")
    struct Said: ToggleStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 0) {
          Text(configuration.isOn ? "on:" : "off:")
          Toggle(configuration)
        }
      }
    }
    #expect(try Toggle("a", isOn: .constant(true)).toggleStyle(Said()).text(columns: 10).hasPrefix("on:a"))
  }

  /// A button with only a title has a look of its own, which a style around it replaces too.
  @Test func buttonsWithOnlyATitleInsideAStyledView() throws {
    struct Pair: View {
      var body: some View {
        Button("a")
        Button("b") {}
      }
    }
    #expect(try VStack { Pair() }.buttonStyle(.plain).text(columns: 9) == "a\nb")
    #expect(try VStack { Pair().buttonStyle(.bordered) }.buttonStyle(.plain).text(columns: 5) == "( a )\n( b )")
    let marked = VStack { Button("a").overlay { Button("c") } }.buttonStyle(.plain)
    #expect(try marked.text(columns: 3) == "ac")
  }

  /// As in SwiftUI, a control that a style makes is an ordinary one, and those that a control holds have the style.
  @Test func aStyleMakesControlsOfItsKind() throws {
    struct Framed: LabelStyle {
      func makeBody(configuration: Configuration) -> some View {
        Label {
          Text("<")
          configuration.title
        } icon: {
          configuration.icon
        }
      }
    }
    #expect(try Label("a", icon: "A").labelStyle(Framed()).text() == "A  <  a")
    struct Titled: GroupBoxStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 0) {
          Text("-")
          configuration.content
        }
      }
    }
    let nested = GroupBox("a") { GroupBox("b") { Text("c") } }
    #expect(try nested.groupBoxStyle(Titled()).text() == "-\n-\nc")
  }

  @Test func aBoxHasItsStyle() throws {
    struct Plain: GroupBoxStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 0) {
          configuration.label
          HStack(spacing: 0) {
            Text("| ")
            configuration.content
          }
        }
      }
    }
    let boxes = VStack(alignment: .leading, spacing: 0) {
      GroupBox("Account") { Text("Anna") }
      GroupBox {
        Text("Outer")
        GroupBox("Inner") { Text("x") }
      } label: {
        Label("Title", icon: "T")
      }
      GroupBox(label: Text("Last")) { Text("y") }
    }
    #expect(
      try boxes.groupBoxStyle(Plain()).text(columns: 20) == """
        Account
        | Anna
        T  Title
        | OuterInner
               | x
        Last
        | y
        """)
    // Without a style, views for a title are above the others, inside the border.
    #expect(
      try GroupBox {
        Text("Anna")
      } label: {
        Text("Account")
      }.text(columns: 16) == """
        ┌──────────────┐
        │              │
        │  Account     │
        │              │
        │  Anna        │
        │              │
        └──────────────┘
        """)
  }

  @Test func rowsHaveTheirStyles() throws {
    struct Under: LabeledContentStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 0) {
          configuration.content
          configuration.label
        }
      }
    }
    #expect(try LabeledContent("Size", value: "2 MB").labeledContentStyle(Under()).text(columns: 8) == "2 MB\nSize")
    struct Marked: DisclosureGroupStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 0) {
          HStack(spacing: 0) {
            Text(configuration.isExpanded ? "- " : "+ ")
            configuration.label
          }
          configuration.content
        }
      }
    }
    let groups = VStack(alignment: .leading, spacing: 0) {
      DisclosureGroup("a", isExpanded: .constant(true)) { Text("inside") }
      DisclosureGroup("b") { Text("unseen") }
    }
    #expect(try groups.disclosureGroupStyle(Marked()).text(columns: 8) == "- a\ninside\n+ b")
  }

  @Test func namesInLabelsAreKnownOutside() throws {
    let rows = VStack(align: .start) {
      Label {
        Text("a").id("first")
      } icon: {
        Text("A")
      }
      Text("b").id("second")
    }
    .constraints { ViewID("second").width == ViewID("first").width + 5 }
    let layout = try rows.layout(columns: 10)
    #expect(layout.frame(of: "second")?.width == 2)
    #expect(layout.diagnostics.isEmpty)
  }
}
