import Testing
import Truss
import TrussDrawing

/// What a drawing does with the picture of a view, with SwiftUI's names.
struct EffectTests {
  private let box = Rectangle().fill(.red).frame(width: 40, height: 20)

  private func svg(_ view: some View) throws -> String { try view.svg(id: "a").document }

  @Test func turnsAndSizes() throws {
    #expect(try svg(box.rotationEffect(.degrees(45))).contains(#"<g transform="rotate(45 20 10)">"#))
    #expect(try svg(box.rotationEffect(.degrees(90), anchor: .topLeading)).contains(#"rotate(90 0 0)"#))
    // A point keeps its place: 20 (1 - 2) + 2 * 20 = 20.
    #expect(try svg(box.scaleEffect(2)).contains(#"<g transform="translate(-20 -10) scale(2 2)">"#))
    #expect(try svg(box.scaleEffect(x: 0.5)).contains("translate(10 0) scale(0.5 1)"))
    // The outer effect is around the inner one.
    let both = try svg(box.scaleEffect(2).rotationEffect(.degrees(45)))
    let (outer, inner) = try (#require(both.firstRange(of: "rotate")), #require(both.firstRange(of: "scale(")))
    #expect(outer.lowerBound < inner.lowerBound)
  }

  @Test func theLayoutKnowsNothingOfThem() throws {
    let view = HStack {
      Text("a").scaleEffect(3).rotationEffect(.degrees(90)).shadow(radius: 9).id("a")
      Text("b").id("b")
    }
    let plain = HStack {
      Text("a").id("a")
      Text("b").id("b")
    }
    #expect(try view.layout(width: 90).frame(of: "b") == plain.layout(width: 90).frame(of: "b"))
    #expect(try view.text() == plain.text())
  }

  /// The deviation of a shadow is half of its radius, as CSS has it of `box-shadow`.
  @Test func shadows() throws {
    let document = try svg(box.shadow(color: .black.opacity(0.1), radius: 2, y: 1))
    #expect(document.contains(#"<feGaussianBlur in="SourceAlpha" stdDeviation="1"/>"#))
    #expect(document.contains(#"<feOffset dx="0" dy="1""#))
    #expect(document.contains(##"<feFlood flood-color="#000000" flood-opacity="##))
    #expect(document.contains(##"<g filter="url(#a--filter-1)">"##))
    let dark = try svg(box.shadow(color: .blue, radius: 2))
    #expect(dark.contains(".a-flood-4493f8 { flood-color: #4493f8 }"))
  }

  @Test func blursAndMixtures() throws {
    #expect(try svg(box.blur(radius: 3)).contains(#"<feGaussianBlur stdDeviation="3"/>"#))
    #expect(try svg(box.blur(radius: 0)) == svg(box))
    #expect(try svg(box.blendMode(.multiply)).contains(#"<g style="mix-blend-mode:multiply">"#))
    #expect(try svg(box.blendMode(.colorDodge)).contains("mix-blend-mode:color-dodge"))
  }

  @Test func whatOnlyARunningAppHas() throws {
    #expect(try svg(box.drawingGroup().compositingGroup().contentShape(Rectangle())) == svg(box))
  }

  /// The middle of the view is at the place, and it takes all of the room.
  /// A row is 10 points high: its middle is at 5.
  @Test func positionsInCells() throws {
    for (y, row) in [(5.0, 0.0), (15, 1), (25, 2)] {
      let layout = try ZStack { Text("pos").id("a").position(x: 7.5, y: y) }.frame(width: 100, height: 30).layout(
        columns: 20)
      #expect(layout.frame(of: "a") == Rect(x: 0, y: row, width: 3, height: 1))
      #expect(layout.diagnostics.isEmpty)
    }
  }

  @Test func positions() throws {
    let view = ZStack { Text("ab").id("a").position(x: 30, y: 20) }.frame(width: 100, height: 80)
    let frame = try #require(try view.layout().frame(of: "a"))
    #expect(frame.midX == 30 && frame.midY == 20)
  }
}
