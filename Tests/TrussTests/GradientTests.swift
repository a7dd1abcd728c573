import Testing
import Truss

struct GradientTests {
  private let sunset = LinearGradient(
    colors: [Color(0xFF0000), Color(0x0000FF)], startPoint: .leading, endPoint: .trailing)

  @Test func aGradientIsWrittenOnceWhereItIsUsedFirst() throws {
    let document = try HStack {
      Rectangle().fill(sunset).width(20).height(10)
      Circle().fill(sunset).width(10).height(10)
    }
    .svg(id: "a").document
    #expect(document.matches(of: /<linearGradient\s/).count == 1)
    #expect(document.contains(#"<linearGradient id="a--gradient-1" x1="0" y1="0.5" x2="1" y2="0.5">"#))
    #expect(document.contains(##"<stop offset="0" stop-color="#ff0000"/>"##))
    #expect(document.matches(of: /fill="url\(#a--gradient-1\)"/).count == 2)
  }

  @Test func coloursHaveTheirDarkValues() throws {
    let line = LinearGradient(colors: [.blue, .purple], startPoint: .top, endPoint: .bottom)
    let document = try line.width(10).height(10).svg(id: "a").document
    #expect(document.contains(##".a-stop-4493f8 { stop-color: #4493f8 }"##))
    #expect(document.contains(##"class="a-stop-4493f8" stop-color="#0969da""##))
    let red = Theme(replacing: [.blue: Color(0x11_1111)])
    #expect(try line.width(10).height(10).svg(theme: red).document.contains(##"stop-color="#111111""##))
  }

  @Test func stopsAreInOrder() throws {
    let stops = [(0.5, Color.red), (0.2, .blue), (.nan, .green), (7, .black)].map {
      LinearGradient.Stop(color: $1, location: $0)
    }
    let line = LinearGradient(stops: stops, startPoint: UnitPoint(x: .infinity, y: 0), endPoint: .bottom)
    #expect(line.stops.map(\.location) == [0.5, 0.5, 0.5, 1])
    #expect(line.startPoint == .topLeading)
    let empty = LinearGradient(colors: [], startPoint: .top, endPoint: .bottom)
    #expect(try !empty.width(10).height(10).svg().document.contains("linearGradient"))
    #expect(try empty.width(10).height(10).layout(columns: nil).text(colors: .trueColor) == "")
    let single = LinearGradient(colors: [.red], startPoint: .top, endPoint: .top)
    #expect(try single.width(10).height(10).svg().document.contains(#"<stop offset="0""#))
  }

  /// The colour of a cell is that of its middle; behind a text it is the ground.
  @Test func inTextItIsOneColourACell() throws {
    let view = Rectangle().fill(sunset).frame(width: 20, height: 10)
    #expect(try view.text() == "████")
    #expect(
      try view.layout(columns: nil).text(colors: .trueColor)
        == "\u{1B}[38;2;223;0;32m█\u{1B}[38;2;159;0;96m█\u{1B}[38;2;96;0;159m█\u{1B}[38;2;32;0;223m█\u{1B}[0m")
    let behind = try Text("ab").background(sunset).layout(columns: nil).text(colors: .trueColor)
    #expect(behind == "\u{1B}[48;2;191;0;64ma\u{1B}[48;2;64;0;191mb\u{1B}[0m")
  }

  @Test func itMovesWithItsShape() throws {
    func view(_ width: Double) -> some View { HStack { Rectangle().fill(sunset).width(width).height(10).id("a") } }
    var session = try LayoutSession(view(20), width: 100)
    try session.update(to: view(60))
    let document = try session.transition(duration: 0.2).svg().document
    #expect(document.contains("width: 20px") && !document.contains("opacity: 0"))
  }
}
