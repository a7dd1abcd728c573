import Foundation
import Testing
import Truss

/// Sums and multiples of angles, and gradients around a point.
struct AngleTests {
  @Test func angles() {
    #expect(Angle(degrees: 30) + .degrees(60) == .degrees(90) && Angle.degrees(30) - .degrees(90) == .degrees(-60))
    #expect(Angle.degrees(30) * 2 == .degrees(60) && 2 * Angle.degrees(30) == .degrees(60))
    #expect(Angle.degrees(30) / 2 == .degrees(15) && -Angle.degrees(30) == .degrees(-30))
    #expect(Angle.degrees(30) < .degrees(31) && Angle() == .zero)
    #expect(Angle(radians: .pi) == .degrees(180) && Angle.degrees(180).radians == .pi)
  }

  /// Of a whole turn from the right the first quarter ends at the bottom, and the last one begins at the top.
  @Test func aGradientAroundAPointIsALine() throws {
    func document(_ style: some ShapeStyle) throws -> String {
      try Circle().fill(style).frame(width: 40, height: 40).svg(id: "a").document
    }
    let colors = [Color.red, .blue]
    let line = LinearGradient(colors: colors, startPoint: .bottom, endPoint: .top)
    #expect(try document(AngularGradient(colors: colors, center: .center)) == document(line))
    #expect(try document(.angularGradient(colors: colors, center: .center)) == document(line))
    #expect(
      try document(AngularGradient(colors: colors, center: .center, startAngle: .degrees(-90), endAngle: .degrees(270)))
        == document(LinearGradient(colors: colors, startPoint: .trailing, endPoint: .leading)))
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
