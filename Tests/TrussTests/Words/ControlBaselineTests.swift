import Testing
import Truss

/// A control's baseline is that of the text that it draws: below its border, and in the middle of a height that was given.
struct ControlBaselineTests {
  @Test func inCells() throws {
    let row = HStack(align: .firstBaseline, spacing: 5) {
      Text("Name")
      Field("Ada").width(25)
      Text("x").border()
      Button("Go").height(30)
      Text("y").border(edges: .bottom)
    }
    #expect(
      try row.text(columns: nil) == """
             ┌───┐ ┌─┐ ╭────╮
        Name │Ada│ │x│ │ Go │ y
             └───┘ └─┘ ╰────╯ ─
        """)
    #expect(
      try HStack(align: .firstBaseline) {
        Text("a"); Field("b").height(10)
      }.text(columns: 9) == "a[b     ]")
  }

  @Test(arguments: [16.0, 24, 30, 44, 60]) func aTallControlsTextIsInItsMiddle(height: Double) throws {
    let view = HStack(align: .firstBaseline) {
      Text("a").id("a"); Button("b").height(height).id("b")
    }
    let layout = try view.layout(width: 200)
    let (text, button) = try (#require(layout.frame(of: "a")), #require(layout.frame(of: "b")))
    // The button's line is as high as the text.
    #expect(text.midY == button.midY)
  }

  @Test(arguments: [(25.0, 12.5), (30, 15), (40, 20), (41, 12.5), (90, 12.5)])
  func aFieldForSeveralLinesIsWrittenInFromItsTop(height: Double, middle: Double) throws {
    let view = HStack(align: .firstBaseline) {
      Text("a").id("a"); Field("b").height(height).id("b")
    }
    let layout = try view.layout(width: 200)
    let (text, field) = try (#require(layout.frame(of: "a")), #require(layout.frame(of: "b")))
    #expect(text.midY - field.minY == middle)
  }
}
