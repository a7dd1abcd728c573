import Foundation
import Testing
import Truss
import TrussViews

/// Sums and multiples of angles, and gradients around a point.
struct AngleTests {
  @Test func angles() {
    #expect(Angle(degrees: 30) + .degrees(60) == .degrees(90) && Angle.degrees(30) - .degrees(90) == .degrees(-60))
    #expect(Angle.degrees(30) * 2 == .degrees(60) && 2 * Angle.degrees(30) == .degrees(60))
    #expect(Angle.degrees(30) / 2 == .degrees(15) && -Angle.degrees(30) == .degrees(-30))
    #expect(Angle.degrees(30) < .degrees(31) && Angle() == .zero)
    #expect(Angle(radians: .pi) == .degrees(180) && Angle.degrees(180).radians == .pi)
  }

  private func document(_ style: some ShapeStyle) throws -> String {
    try Circle().fill(style).frame(width: 40, height: 40).svg(id: "a", scheme: .light).document
  }

  /// The wedges of a gradient, each with its colour and with the corners of its outline after the centre.
  private func wedges(_ document: String) -> [(color: String, corners: [Point])] {
    document.matches(of: /<path d="M21 21([^"]*)" fill="([^"]*)"/).map { match in
      let numbers = match.1.matches(of: /-?[0-9.]+/).compactMap { Double($0.output) }
      let corners = stride(from: 0, to: numbers.count - 1, by: 2).map { Point(x: numbers[$0], y: numbers[$0 + 1]) }
      return (String(match.2), corners)
    }
  }

  /// In the middle of each wedge the colour is the one that the turn has there: the last wedge over a point counts.
  @Test func aGradientAroundAPointIsMadeOfWedges() throws {
    let colors = [Color(0xFF_0000), Color(0x00_00FF)]
    let document = try document(AngularGradient(colors: colors, center: .center))
    #expect(document.utf8.count < 6_000 && document.contains("<pattern") && !document.contains("linearGradient"))
    #expect(try self.document(.angularGradient(colors: colors, center: .center)) == document)
    let wedges = wedges(document)
    #expect((40...60).contains(wedges.count))
    for degrees in stride(from: 1.0, to: 360, by: 7) {
      let radians = degrees * .pi / 180
      let place = Point(x: 21 + 15 * cos(radians), y: 21 + 15 * sin(radians))
      let outline = { (corners: [Point]) in
        Path {
          $0.addLines([Point(x: 21, y: 21)] + corners)
          $0.closeSubpath()
        }
      }
      let color = try #require(wedges.last { outline($0.corners).contains(place) }?.color)
      let red = try #require(Int(color.dropFirst().prefix(2), radix: 16))
      #expect(abs(Double(red) - 255 * (1 - degrees / 360)) < 6, "\(degrees): \(color)")
    }
  }

  /// In cells too; the rest of a part of a turn has the colour of the nearer end.
  @Test func aPartOfATurnEndsInItsColours() throws {
    let style = AngularGradient(
      colors: [Color(0xFF_0000), Color(0x00_00FF)], center: .center, startAngle: .zero, endAngle: .degrees(90))
    let text = try Rectangle().fill(style).frame(width: 20, height: 40).layout(columns: nil).text(colors: .trueColor)
    let rows = text.split(separator: "\n").map(String.init)
    #expect(rows[3].contains("[38;2;0;0;255m") && rows[0].contains("[38;2;255;0;0m") && rows[3] != rows[0])
    // To a smaller angle the turn is counterclockwise.
    let back = AngularGradient(
      colors: [Color(0x00_00FF), Color(0xFF_0000)], center: .center, startAngle: .degrees(90), endAngle: .zero)
    #expect(try document(back) == document(style))
    let odd = AngularGradient(colors: [.red, .blue], center: .center, angle: .degrees(.nan))
    #expect(try document(odd) == document(AngularGradient(colors: [.red, .blue], center: .center)))
  }

  /// Directions of all angles, against the sine and the cosine.
  @Test func anglesOfDirections() {
    for degrees in stride(from: 0.0, to: 360, by: 0.5) {
      let (sine, cosine) = Angle.degrees(degrees).sineAndCosine
      let difference = (Angle(of: 7 * cosine, 7 * sine).degrees - degrees).remainder(dividingBy: 360)
      #expect(abs(difference) < 0.001, "\(degrees)")
    }
  }

  @Test func coloursAloneAreAGradientFromTheTop() throws {
    let gradient = Gradient(colors: [.red, .blue])
    let line = LinearGradient(gradient: gradient, startPoint: .top, endPoint: .bottom)
    #expect(try Circle().fill(gradient).svg(id: "a").document == Circle().fill(line).svg(id: "a").document)
  }

  private struct Corner: Shape {
    func path(in rect: CGRect) -> Path {
      Path { path in
        path.move(to: CGPoint(x: rect.minX, y: rect.midY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        path.addPath(Circle().path(in: CGRect(x: 1, y: 1, width: 4, height: 4)))
      }
    }
  }

  private struct SameCorner: Shape {
    func path(in rect: Rect) -> Path {
      Path { path in
        path.move(to: Point(x: rect.minX, y: rect.midY))
        path.addLine(to: Point(x: rect.maxX, y: rect.maxY))
        path.addPath(Circle().path(in: Rect(x: 1, y: 1, width: 4, height: 4)))
      }
    }
  }

  @Test func aShapeMayHaveARectangleOfCoreGraphics() throws {
    func document(_ shape: some Shape) throws -> String {
      try shape.rotation(.degrees(90)).stroke(.red).frame(width: 40, height: 20).svg(id: "a").document
    }
    #expect(try document(Corner()) == document(SameCorner()))
    #expect(
      Corner().path(in: Rect(x: 0, y: 0, width: 8, height: 8))
        == SameCorner().path(in: CGRect(x: 0, y: 0, width: 8, height: 8)))
  }
}
