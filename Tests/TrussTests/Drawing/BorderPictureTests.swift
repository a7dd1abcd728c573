import Testing
import TrussDrawing
import TrussViews

@Suite("Borders in text")
struct BorderPictureTests {
  @Test("a border is drawn in the style of its line")
  func styles() {
    let boxes = zip(Border.Line.allCases, 0...).map { line, index in box(Double(index) * 5, 0, 4, 3, line) }
    #expect(
      picture(24, 3, boxes) == """
        ┌──┐ ╭──╮ ┏━━┓ ╔══╗ ┌╌╌┐
        │  │ │  │ ┃  ┃ ║  ║ ╎  ╎
        └──┘ ╰──╯ ┗━━┛ ╚══╝ └╌╌┘
        """)
    #expect(
      picture(24, 3, .ascii, boxes) == """
        +--+ +--+ +==+ +==+ +--+
        |  | |  | |  | |  | |  |
        +--+ +--+ +==+ +==+ +--+
        """)
  }

  @Test(
    "boxes that share an edge are joined, with a surface or without",
    arguments: [nil, DisplayList.Fill.Ink.none])
  func sharedEdges(fill: DisplayList.Fill.Ink?) {
    let boxes = [
      box(0, 0, 5, 3, fill: fill), box(4, 0, 5, 3, fill: fill),
      box(0, 2, 5, 3, fill: fill), box(4, 2, 5, 3, fill: fill),
    ]
    let net = """
      ┌───┬───┐
      │   │   │
      ├───┼───┤
      │   │   │
      └───┴───┘
      """
    #expect(picture(9, 5, boxes) == net)
    #expect(picture(9, 5, boxes.reversed()) == net)
    #expect(
      picture(9, 5, .ascii, boxes) == """
        +---+---+
        |   |   |
        +---+---+
        |   |   |
        +---+---+
        """)
  }

  @Test("boxes that share a part of an edge are joined", arguments: [nil, DisplayList.Fill.Ink.none])
  func partlySharedEdges(fill: DisplayList.Fill.Ink?) {
    #expect(
      picture(9, 5, [box(0, 0, 5, 5, fill: fill), box(4, 1, 5, 3, fill: fill)]) == """
        ┌───┐
        │   ├───┐
        │   │   │
        │   ├───┘
        └───┘
        """)
  }

  @Test("the border drawn last gives a shared edge its style")
  func sharedEdgeOfStyles() {
    #expect(
      picture(9, 3, [box(0, 0, 5, 3), box(4, 0, 5, 3, .heavy)]) == """
        ┌───┲━━━┓
        │   ┃   ┃
        └───┺━━━┛
        """)
    #expect(
      picture(9, 3, [box(0, 0, 5, 3, .double), box(4, 0, 5, 3)]) == """
        ╔═══┬───┐
        ║   │   │
        ╚═══┴───┘
        """)
    #expect(
      picture(9, 3, [box(0, 0, 5, 3, .rounded), box(4, 0, 5, 3, .rounded)]) == """
        ╭───┬───╮
        │   │   │
        ╰───┴───╯
        """)
  }

  @Test("boxes without a surface cross")
  func crossing() {
    #expect(
      picture(9, 5, [box(0, 0, 6, 4), box(3, 1, 6, 4)]) == """
        ┌────┐
        │  ┌─┼──┐
        │  │ │  │
        └──┼─┘  │
           └────┘
        """)
  }

  @Test("a box with a surface lies on top of what it crosses")
  func onTop() {
    #expect(
      picture(9, 5, [box(0, 0, 6, 4), box(3, 1, 6, 4, fill: DisplayList.Fill.Ink.none)]) == """
        ┌────┐
        │  ┌────┐
        │  │    │
        └──│    │
           └────┘
        """)
  }

  @Test("boxes inside one another are left alone", arguments: [nil, DisplayList.Fill.Ink.none])
  func nested(fill: DisplayList.Fill.Ink?) {
    #expect(
      picture(11, 5, [box(0, 0, 11, 5, fill: fill), box(2, 1, 7, 3, .rounded, fill: fill), text("hi", 4, 2)])
        == """
        ┌─────────┐
        │ ╭─────╮ │
        │ │ hi  │ │
        │ ╰─────╯ │
        └─────────┘
        """)
  }

  @Test("a divider that ends in a border is joined, and also one that a surface only touches")
  func dividers() {
    #expect(
      picture(9, 5, [box(0, 0, 9, 5), line(0, 2.5, 9, 2.5), line(4.5, 2, 4.5, 5, .dashed)]) == """
        ┌───────┐
        │       │
        ├───┬───┤
        │   ╎   │
        └───┴───┘
        """)
    #expect(
      picture(9, 3, [line(0, 1.5, 5, 1.5), box(4, 0, 5, 3, fill: DisplayList.Fill.Ink.none)]) == """
            ┌───┐
        ────┤   │
            └───┘
        """)
  }

  @Test("a rectangle of one row or column is a line, one of none is nothing")
  func degenerate() {
    #expect(picture(4, 1, [box(0, 0, 4, 1)]) == "────")
    #expect(picture(1, 3, [box(0, 0, 1, 3)]) == "│\n│\n│")
    #expect(picture(1, 1, [box(0, 0, 1, 1)]) == "─")
    #expect(
      picture(4, 1, [box(0, 0, 4, 0), box(0, 0, 0, 1), box(0, 0, -4, -1), surface(0, 0, 0, 4, .solid)]) == "")
  }

  @Test("edges are rounded by themselves: neighbours neither gap nor overlap")
  func snapping() {
    // Three thirds of ten columns, each of which rounds to three columns by itself.
    let third = 10.0 / 3
    #expect(
      picture(
        10, 1,
        [
          surface(0, 0, third, 1, .solid), surface(third, 0, third, 1, .light),
          surface(2 * third, 0, third, 1, .solid),
        ]) == "███░░░░███")
    // A half is rounded up the page and to the left, on both sides of 0.
    #expect(picture(2, 1, [surface(0.5, 0, 1, 1, .solid)]) == "█")
    #expect(picture(3, 1, [surface(-0.5, 0, 2, 1, .solid)]) == "█")
  }
}
