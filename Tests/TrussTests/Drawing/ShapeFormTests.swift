import Testing
import Truss

@testable import TrussViews

/// Shapes, lines and paths with SwiftUI's names.
struct ShapeFormTests {
  private func svg(_ view: some View) throws -> String { try view.frame(width: 40, height: 20).svg().document }

  private func path(_ view: some View) throws -> String? {
    try svg(view).firstMatch(of: /<path d="([^"]*)"/).map { String($0.1) }
  }

  @Test func lines() throws {
    let style = StrokeStyle(lineWidth: 4, lineCap: .round, lineJoin: .bevel, dash: [4, 2], dashPhase: 1)
    let document = try svg(Rectangle().stroke(.red, style: style))
    #expect(document.contains(#"stroke-width="4" stroke-linecap="round" stroke-linejoin="bevel""#))
    #expect(document.contains(#"stroke-dashoffset="1" stroke-dasharray="4 2""#))
    // Without a colour it is that of texts, and the inside is free.
    let plain = try svg(Circle().stroke(style: StrokeStyle(lineWidth: 2, dash: [4])).foregroundStyle(.red))
    #expect(plain.contains(##"fill="none" stroke="#cf222e""##))
    #expect(try !svg(Circle().stroke(.gray, lineWidth: 0)).contains("<path"))
  }

  /// SwiftUI's `strokeBorder` insets the shape by half of the line's width.
  @Test func linesInsideTheFrame() throws {
    #expect(try path(Rectangle().strokeBorder(.red, lineWidth: 4)) == "M2 2L38 2L38 18L2 18Z")
    #expect(try path(Rectangle().stroke(.red, lineWidth: 4)) == "M0 0L40 0L40 20L0 20Z")
  }

  @Test func aFillingAndALine() throws {
    let document = try svg(Rectangle().fill(.yellow).stroke(.black, lineWidth: 2))
    #expect(document.contains(##"fill="#9a6700""##) && document.contains(##"stroke="#000000""##))
  }

  @Test func derivedShapes() throws {
    #expect(try path(Rectangle().inset(by: 5).stroke(.red)) == "M5 5L35 5L35 15L5 15Z")
    #expect(try path(Rectangle().scale(0.5).fill(.red)) == "M10 5L30 5L30 15L10 15Z")
    #expect(try path(Rectangle().rotation(.degrees(90)).fill(.red)) == "M30 -10L30 30L10 30L10 -10Z")
    #expect(try path(Rectangle().size(width: 8, height: 4).fill(.red)) == "M0 0L8 0L8 4L0 4Z")
    // In text a point is a part of a cell.
    #expect(try Rectangle().inset(by: 10).fill(.red).frame(width: 40, height: 30).text() == "\n  ████\n")
  }

  /// The outline is cut by its length: that of this rectangle is 120.
  @Test func parts() throws {
    #expect(try path(Rectangle().trim(from: 0, to: 0.5).stroke(.red)) == "M0 0L40 0L40 20")
    #expect(try path(Rectangle().trim(from: 0.25, to: 0.75).stroke(.red)) == "M30 0L40 0L40 20L10 20")
    #expect(try svg(Rectangle().trim(from: 0.5, to: 0.5).stroke(.red)).contains("<path") == false)
    // A circle begins at its right and goes down.
    let quarter = try path(Circle().trim(from: 0, to: 0.25).stroke(.red))
    #expect(quarter?.hasPrefix("M30 10C") == true && quarter?.hasSuffix("20 20") == true)
  }

  @Test func cornersOfDifferentRadii() throws {
    let shape = UnevenRoundedRectangle(topLeadingRadius: 4, topTrailingRadius: 8)
    let data = try path(shape.fill(.red))
    #expect(data?.hasPrefix("M32 0C") == true && data?.contains("40 8L40 20L0 20L0 4C") == true)
    #expect(try shape.fill(.red).frame(width: 20, height: 10).text() == "████")
    let radii = RectangleCornerRadii(topLeading: 4, topTrailing: 8)
    #expect(try path(UnevenRoundedRectangle(cornerRadii: radii).fill(.red)) == data)
    let rounded = try svg(RoundedRectangle(cornerRadius: 4, style: .continuous).fill(.red))
    #expect(rounded.contains(#"rx="4""#))
  }

  /// A path has places in points from the frame's corner, in text too.
  @Test func pathsAreViews() throws {
    let line = Path { path in
      path.move(to: .zero)
      path.addLine(to: Point(x: 20, y: 10))
    }
    #expect(try path(line.stroke(.orange, lineWidth: 2)) == "M0 0L20 10")
    #expect(try line.stroke(.orange).frame(width: 20, height: 10).text() == "⠉⠒⠤⣀")
    let square = Path(Rect(x: 0, y: 0, width: 10, height: 10))
    #expect(try square.fill(.red).frame(width: 20, height: 10).text() == "██")
  }

  /// A shape sees its frame at the origin, as in SwiftUI.
  @Test func theFrameOfAShape() throws {
    struct Corner: Shape {
      func path(in rect: Rect) -> Path { Path(Rect(x: 0, y: 0, width: rect.maxX / 2, height: rect.maxY)) }
    }
    let view = HStack {
      Rectangle().fill(.blue).frame(width: 10, height: 20)
      Corner().fill(.red).frame(width: 20, height: 20)
    }
    #expect(try view.svg().document.contains(#"d="M10 0L20 0L20 20L10 20Z""#))
  }

  /// Its lengths are points in text too: a notch of 10 points is two columns wide and a row high.
  @Test func lengthsOfAShapeInCells() throws {
    struct Notched: Shape {
      func path(in rect: Rect) -> Path {
        Path { path in
          path.addLines([
            Point(x: 10, y: 0), Point(x: rect.maxX, y: 0), Point(x: rect.maxX, y: rect.maxY),
            Point(x: 0, y: rect.maxY), Point(x: 0, y: 10), Point(x: 10, y: 10),
          ])
          path.closeSubpath()
        }
      }
    }
    #expect(try Notched().fill(.red).frame(width: 30, height: 30).text() == "  ████\n██████\n██████")
  }

  @Test func masks() throws {
    let masked = try svg(Rectangle().fill(.red).mask(Circle()))
    #expect(try masked == svg(Rectangle().fill(.red).clipShape(Circle())))
    #expect(try masked == svg(Rectangle().fill(.red).mask { Circle() }))
  }
}
