import Foundation
import Testing
import Truss

/// Lists and forms as iOS has them, in SwiftUI's style.
struct ListRowsTests {
  private func layout(_ view: some View, width: Double = 200) throws -> LayoutResult {
    try view.stackStyle(.swiftUI).layout(width: width)
  }

  private var form: some View {
    Form {
      Section("Head") {
        Text("a").id("a")
        Text("b").id("b")
      }
      Section { Text("c").id("c") }
      Text("d").id("d")
    }
  }

  /// Cards are 16 points from the sides and their rows 16 from those of the cards; a row is 44 points high.
  @Test func placesOfRows() throws {
    let layout = try layout(form)
    let frames = try ["a", "b", "c", "d"].map { try #require(layout.frame(of: ViewID($0))) }
    #expect(frames.allSatisfy { $0.x == 32 && $0.width == 136 })
    // 44 points and a hairline, then what is left between cards.
    #expect(frames[1].y - frames[0].y == 45)
    #expect(frames[2].y - frames[1].y == 44 + 24)
    #expect(frames[3].y - frames[2].y == 44 + 24)
    #expect(layout.diagnostics.isEmpty)
  }

  @Test func cardsLieOnAGreyGround() throws {
    let svg = try layout(form).svg(scheme: .light).document
    let cards = svg.split(separator: "\n").filter { $0.contains("width=\"168\"") && $0.contains("fill=\"#ffffff\"") }
    #expect(cards.count == 3 && cards.allSatisfy { $0.contains("rx=\"10\"") })
    #expect(svg.contains("fill=\"#f2f2f7\""))
    // Rows without sections are on a card, too, unless the list is plain.
    let list = List { Text("a") }
    #expect(try layout(list).svg(scheme: .light).document.contains("#f2f2f7"))
    #expect(try !layout(list.listStyle(.plain)).svg(scheme: .light).document.contains("#f2f2f7"))
    #expect(try layout(Form { Text("a") }).svg(scheme: .light).document.contains("#f2f2f7"))
    // Outside of the style there is none.
    #expect(try !form.svg(width: 200, scheme: .light).document.contains("#f2f2f7"))
  }

  @Test func aRowIsLeftFreeBetweenSectionsInText() throws {
    let view = Form {
      Section("Head") {
        Text("a")
        Text("b")
      }
      Section { Text("c") }
    }
    let text = try view.stackStyle(.swiftUI).text(columns: 14)
    #expect(text == "  HEAD\n  a\n  ────────────\n  b\n\n  c")
  }

  /// As on iOS 15 to 18, a card's header is in capitals, unless its view says otherwise. In text a footer is indented.
  @Test func captionsDifferFromRows() throws {
    let list = List {
      Section {
        Text("a")
      } header: {
        Text("Head")
      } footer: {
        Text("Foot")
      }
    }
    #expect(try list.stackStyle(.swiftUI).text(columns: 14) == "  HEAD\n  a\n    Foot")
    #expect(try layout(list).svg(scheme: .light).document.contains(">HEAD<"))
    #expect(try layout(list.listStyle(.plain)).svg(scheme: .light).document.contains(">Head<"))
    let own = List { Section(header: Text("Head").textCase(nil)) { Text("a") } }
    #expect(try layout(own).svg(scheme: .light).document.contains(">Head<"))
  }

  @Test func fieldsInListsTakeOneRow() throws {
    let list = List {
      TextField("Name", text: .constant("Anna"))
      SecureField("Password", text: .constant(""))
    }
    #expect(try list.stackStyle(.swiftUI).text(columns: 14) == "  Anna\n  ────────────\n  Password")
  }

  @Test func fieldsInListsHaveNoLineAround() throws {
    let svg = try layout(Form { TextField("Name", text: .constant("Anna")) }).svg(scheme: .light).document
    #expect(!svg.contains("stroke"))
  }

  @Test(arguments: [true, false])
  func chosenRows(isSet: Bool) throws {
    @ViewBuilder func rows() -> ViewContent {
      Section {
        Text("a").tag("a")
        Text("b").badge(3).tag("b")
      }
    }
    let one = Binding<String?>.constant("b")
    let several = Binding<Set<String>>.constant(["b"])
    let list = isSet ? List(selection: several) { rows() } : List(selection: one) { rows() }
    let svg = try layout(list).svg(scheme: .light).document
    #expect(svg.components(separatedBy: "fill=\"#007aff\" fill-opacity=\"0.15\"").count == 2)
  }

  /// A badge is shown wherever its view is in a row.
  @Test func badges() throws {
    func text(_ row: some View) throws -> String {
      let text = try List { row }.stackStyle(.swiftUI).text(columns: 18)
      return text.split(separator: " ").joined(separator: " ")
    }
    #expect(try text(Text("a").badge(3)) == "a (3)")
    #expect(try text(Text("a").badge(3).tag(1)) == "a (3)")
    #expect(
      try text(
        NavigationLink {
          EmptyView()
        } label: {
          Text("a").badge(3)
        }) == "a (3) ›")
    // A badge of a link is before its sign.
    #expect(try text(NavigationLink("a") { EmptyView() }.badge(3)) == "a (3) ›")
  }

  /// A style decides whether rows are on cards.
  @Test func listStyles() throws {
    let sections = List { Section("Head") { Text("a") } }
    let plain = List { Text("a") }
    func isOnCards(_ list: some View) throws -> Bool {
      try layout(list).svg(scheme: .light).document.contains("#f2f2f7")
    }
    #expect(try isOnCards(sections) && !isOnCards(sections.listStyle(.plain)))
    #expect(try isOnCards(plain) && isOnCards(plain.listStyle(.insetGrouped)) && !isOnCards(plain.listStyle(.inset)))
    #expect(try isOnCards(plain.listStyle(.sidebar)))
  }

  /// A line begins at the leading edge of the text in the row above it, but not of one in segments, and ends at the
  /// trailing edge of the card.
  @Test(arguments: LayoutDirection.allCases) func linesBeginAtTexts(direction: LayoutDirection) throws {
    let list = List {
      Label("a", systemImage: "wifi")
      Text("b")
      Picker("P", selection: .constant(1)) { Text("One").tag(1) }.pickerStyle(.segmented)
      Text("c")
    }
    let layout = try layout(list.environment(\.layoutDirection, direction))
    let lines = try layout.svg(scheme: .light).document.split(separator: "\n")
      .filter { $0.contains("height=\"0.5\"") }.map { try Self.rect(of: $0) }
    let texts = layout.frames.filter { $0.kind == "Text" }.map(\.rect)
    #expect(lines.count == 3)
    if direction == .leftToRight {
      #expect(lines.map(\.x) == [texts[0].x, 32, 32] && lines.allSatisfy { $0.maxX == 184 })
      #expect(texts[0].x > 50)
    } else {
      #expect(lines.map(\.maxX) == [texts[0].maxX, 168, 168] && lines.allSatisfy { $0.x == 16 })
    }
  }

  private static func rect(of element: Substring) throws -> Rect {
    func number(_ name: String) throws -> Double {
      let start = try #require(element.range(of: " \(name)=\"")).upperBound
      return try #require(Double(element[start...].prefix { $0 != "\"" }))
    }
    return Rect(x: try number("x"), y: try number("y"), width: try number("width"), height: try number("height"))
  }
}
