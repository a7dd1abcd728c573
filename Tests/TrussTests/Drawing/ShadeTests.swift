import Testing
import Truss

/// Surfaces that are not opaque, in cells.
struct ShadeTests {
  private func bars(_ opacities: [Double], _ bar: (Double) -> some View) -> some View {
    VStack { for opacity in opacities { bar(opacity).frame(width: 10, height: 10) } }
  }

  @Test func faintSurfacesAreShaded() throws {
    let opacities = [0.1, 0.3, 0.5, 0.7, 1]
    let shades = "░░\n░░\n▒▒\n▓▓\n██"
    #expect(try bars(opacities) { Rectangle().fill(.blue.opacity($0)) }.text(columns: nil) == shades)
    #expect(try bars(opacities) { Color.blue.opacity($0) }.text(columns: nil) == shades)
    #expect(try bars(opacities) { Rectangle().fill(.blue).opacity($0) }.text(columns: nil) == shades)
    #expect(try bars(opacities) { Circle().fill(.blue.opacity($0)) }.ascii(columns: nil) == "..\n..\n::\n%%\no")
  }

  /// What is around a shape counts too, and what follows it does not.
  @Test func opacitiesMultiply() throws {
    let row = HStack {
      HStack { Rectangle().fill(.red.opacity(0.5)).frame(width: 10, height: 10) }.opacity(0.5)
      Rectangle().fill(.red.opacity(0.5)).frame(width: 10, height: 10)
    }
    #expect(try row.text(columns: nil) == "░░▒▒")
    let gradient = LinearGradient(colors: [.red, .clear], startPoint: .top, endPoint: .bottom)
    #expect(try gradient.frame(width: 10, height: 10).text(columns: nil) == "▒▒")
  }

  /// A light grey is a track, and a colour of any lightness is none. White and the systems' grounds are blank.
  @Test func greysNearTheGroundAreShaded() throws {
    let colors: [Color] = [.quaternary, .white, Color(0xB0_B0B0), .secondary, Color(0xFF_E000)]
    let squares = HStack { for color in colors { Rectangle().fill(color).frame(width: 10, height: 10) } }
    #expect(try squares.text(columns: nil) == "░░  ▒▒████")
    let grounds = HStack {
      for color in [Color(.systemBackground), Color(.systemGroupedBackground), Color(.secondarySystemBackground)] {
        color.frame(width: 10, height: 10)
      }
    }
    #expect(try grounds.text(columns: nil) == "    ░░")
    #expect(try Color.white.opacity(0.5).frame(width: 10, height: 10).text(columns: nil) == "░░")
  }

  /// With colours a translucent surface beneath letters is their ground, like a background; elsewhere it is shaded.
  @Test func lettersKeepATranslucentSurfacesColour() throws {
    let (surface, shape) = (Color.orange.opacity(0.2), RoundedRectangle(cornerRadius: 8))
    let beneath = ZStack {
      shape.fill(surface); Text("x")
    }.frame(width: 20, height: 30)
    let behind = Text("x").frame(width: 20, height: 30).background(surface, in: shape)
    func colored(_ view: some View) throws -> String { try view.layout(columns: nil).text(colors: .trueColor) }
    #expect(try colored(beneath) == colored(behind))
    #expect(try colored(shape.fill(surface).frame(width: 20, height: 30)).contains("░"))
    #expect(
      try colored(
        ZStack {
          shape.fill(.orange).opacity(0.2); Text("x")
        }.frame(width: 20, height: 30)) == colored(behind))
  }

  /// What lies over a view hides its letters where it is opaque; what lies behind it is seen in colours alone.
  @Test func surfacesOverAndBehindAView() throws {
    let text = Text("abcd").frame(width: 30, height: 10, alignment: .leading)
    #expect(try text.overlay { Color.blue.opacity(0.2) }.text(columns: nil) == "abcd░░")
    #expect(try text.overlay(alignment: .leading) { Color.blue.frame(width: 10) }.text(columns: nil) == "██cd")
    #expect(try text.background { Color.blue }.text(columns: nil) == "abcd")
    let words = Text("two words").overlay(Color.red.opacity(0.5)).background(Color.blue.opacity(0.2))
    #expect(try words.text(columns: nil) == "two words")
    let apart = HStack(spacing: 15) {
      Text("a"); Text("b")
    }.overlay { Color.red.opacity(0.5) }
    #expect(try apart.text(columns: nil) == "a▒▒▒b")
    #expect(try text.overlay { Text("x").background { Color.blue } }.text(columns: nil) == "abxd")
    let track = Capsule().fill(.quaternary).overlay(alignment: .leading) { Capsule().fill(.blue).frame(width: 20) }
    #expect(try track.frame(width: 50, height: 10).text(columns: nil) == "████░░░░░░")
  }

  /// Its bar has to differ from its track.
  @Test func controlsKeepTheirInk() throws {
    #expect(try ProgressBar(value: 0.5).opacity(0.2).text(columns: 4) == "██░░")
  }
}
