import Testing
import Truss

/// Surfaces beneath letters, in text without colours.
struct GroundTests {
  private let gradient = LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)

  /// A surface beneath letters says the same whether it is a view of its own or a background.
  @Test func aSurfaceBeneathLettersIsBlank() throws {
    let layers = ZStack {
      gradient
      Text("Hello")
    }
    let behind = Text("Hello").frame(maxWidth: .infinity, maxHeight: .infinity).background(gradient)
    for columns in [20, 40] {
      let text = try layers.frame(height: 50).stackStyle(.swiftUI).text(columns: columns)
      #expect(try text == behind.frame(height: 50).stackStyle(.swiftUI).text(columns: columns))
      #expect(text.filter { !$0.isWhitespace } == "Hello")
    }
    #expect(try gradient.frame(height: 20).text(columns: 4) == "████\n████")
  }

  @Test func anOutlineIsDrawnWhereThereIsRoom() throws {
    func card(_ insets: Insets) -> some View {
      Text("Send").padding(insets).background(Color.blue, in: RoundedRectangle(cornerRadius: 8))
    }
    #expect(try card(Insets(all: 10)).text(columns: nil) == "╭──────╮\n│ Send │\n╰──────╯")
    #expect(try card(Insets(horizontal: 10, vertical: 0)).text(columns: nil) == "( Send )")
    #expect(try card(Insets(horizontal: 5, vertical: 0)).text(columns: nil) == "(Send)")
    #expect(try card(.zero).text(columns: nil) == "Send")
    #expect(try card(Insets(horizontal: 5, vertical: 0)).ascii(columns: nil) == "(Send)")
    let day = Text("14").frame(width: 30, height: 30).background(Circle().fill(.red))
    #expect(try day.text(columns: nil) == "╭────╮\n│ 14 │\n╰────╯")
    let square = Text("14").frame(width: 30, height: 30).background(Color.red)
    #expect(try square.text(columns: nil) == "\n  14\n")
    let rounded = Text("a").padding(10).background(.yellow).cornerRadius(4)
    #expect(try rounded.text(columns: nil) == "╭───╮\n│ a │\n╰───╯")
  }

  /// A surface that is narrower than the picture keeps its edges; one without letters keeps its glyphs.
  @Test func surfacesOfTheirOwn() throws {
    let bars = HStack(alignment: .bottom, spacing: 5) {
      for (value, height) in [("3", 30.0), ("", 20)] {
        Rectangle().fill(.blue).frame(width: 25, height: height).overlay { Text(value) }
      }
    }
    #expect(try bars.text(columns: nil) == "┌───┐\n│ 3 │ █████\n└───┘ █████")
    #expect(try bars.layout(columns: nil).text(colors: .ansi16).contains("█"))
  }

  @Test func sectionsOfAPlainListAreApart() throws {
    let list = List {
      Section("One") { Text("a") }
      Section("Two") { Text("b") }
    }
    .listStyle(.plain).stackStyle(.swiftUI)
    let lines = try list.text(columns: 20).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.map { $0.trimmingPrefix(while: \.isWhitespace) } == ["ONE", "a", "", "TWO", "b"])
  }

  /// Only letters and glyphs interrupt the outline of a card. A line inside the card ends at it.
  @Test func rowsOfACardKeepItsOutline() throws {
    let rows = VStack(alignment: .leading, spacing: 0) {
      Text("Head").padding(.horizontal).padding(.top).frame(maxWidth: .infinity, alignment: .leading).background(.blue)
      Divider().padding(.leading, 16)
      Text("Row").padding(.horizontal, 16)
      Text("").padding(.bottom, 10)
    }
    let card = rows.padding(0).background(Color(.secondarySystemBackground)).cornerRadius(16)
    let text = try card.stackStyle(.swiftUI).text(columns: 14)
    let lines = text.split(separator: "\n")
    #expect(lines.first == "╭────────────╮" && lines.last == "╰────────────╯")
    #expect(lines.dropFirst().dropLast().allSatisfy { $0.hasPrefix("│") && ($0.hasSuffix("│") || $0.hasSuffix("┤")) })
    #expect(lines.count { $0.hasSuffix("─┤") } == 1)
    // A surface that reaches beyond the card covers its outline, as one in front does.
    let covered = card.overlay(alignment: .topTrailing) {
      Text(" ").frame(width: 20, height: 20).background(.red).offset(x: 5)
    }
    let width = try covered.padding(.horizontal, 10).stackStyle(.swiftUI).text(columns: 18).split(separator: "\n")[0]
      .count
    #expect(width < 16)
  }

  /// A clip ends below the view's overlays.
  @Test func aClipDoesNotCutOverlays() throws {
    let bubble = Text("Great").padding(12).clipShape(RoundedRectangle(cornerRadius: 16))
      .overlay(alignment: .topTrailing) { Text("x") }
    #expect(try bubble.stackStyle(.swiftUI).layout().diagnostics.isEmpty)
  }

  /// Of a faint line only some of the dots are drawn, so that a stronger one over it is seen.
  @Test func aTrackIsToldFromItsArc() throws {
    func ring(_ share: Double) throws -> String {
      try ZStack {
        Circle().stroke(.gray.opacity(0.2), lineWidth: 8)
        Circle().trim(from: 0, to: share).stroke(.blue, lineWidth: 8)
      }
      .frame(width: 80, height: 80).text(columns: nil)
    }
    func dots(_ text: String) -> Int {
      text.unicodeScalars.reduce(0) { $0 + (0x2800...0x28FF ~= $1.value ? ($1.value - 0x2800).nonzeroBitCount : 0) }
    }
    let (none, quarter, whole) = (dots(try ring(0)), dots(try ring(0.25)), dots(try ring(1)))
    #expect(none > 0 && Double(none) < 0.4 * Double(whole))
    #expect(Double(quarter) > Double(none) * 1.3 && Double(quarter) < 0.7 * Double(whole))
  }
}
