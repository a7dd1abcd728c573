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

  /// Its bar has to differ from its track.
  @Test func controlsKeepTheirInk() throws {
    #expect(try Progress(value: 0.5).opacity(0.2).text(columns: 4) == "██░░")
  }
}
