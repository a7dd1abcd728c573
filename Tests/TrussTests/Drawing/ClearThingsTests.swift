import Testing
import Truss

/// What is clear, or has no width, is not drawn.
struct ClearThingsTests {
  @Test func clearThings() throws {
    let circle = Circle()
    for view in [
      circle.fill(.clear), circle.stroke(.clear), circle.stroke(.red, lineWidth: 0), circle.stroke(.red, lineWidth: -2),
      Rectangle().fill(.red.opacity(0)), Rectangle().stroke(.red, lineWidth: 0), Capsule().stroke(.clear),
      Rectangle().fill(LinearGradient(colors: [.clear, .clear], startPoint: .top, endPoint: .bottom)),
      Line().stroke(.clear), Line().stroke(.red, style: StrokeStyle(lineWidth: 0, dash: [2])),
      Text("a").foreground(.clear), Text("").border(.light, color: .clear),
      Text("a").foreground(.clear).background(.clear), Text("a").foreground(.clear).overlay(Capsule().stroke(.clear)),
    ] as [any View] {
      let view = view.frame(width: 10, height: 10)
      #expect(try view.text(columns: nil) == "")
      #expect(try view.ascii(columns: nil) == "")
      let document = try view.svg(scheme: .light, theme: Theme(replacing: [:], ground: .clear)).document
      #expect(try document.firstMatch(of: Regex("<(rect|path|ellipse|circle|line|text)[ >]")) == nil)
    }
  }

  @Test func clearLettersInALineKeepTheirRoom() throws {
    let text = Text("one ") + Text("two").foreground(.clear) + Text(" end")
    #expect(try text.text(columns: nil) == "one     end")
  }

  @Test func onlyOneOfTwoIsClear() throws {
    #expect(try Box("").border(.light, color: .clear).text(columns: 3, rows: 3) == "\n\n")
    let view = Color.red.border(.light, color: .clear).frame(width: 10, height: 10)
    #expect(try view.text(columns: nil) == "██")
  }

  @Test(arguments: [0, -3]) func aConnectorWithoutAWidth(lineWidth: Double) throws {
    let row = HStack(spacing: 60) {
      Box("A").id("a")
      Box("B").id("b")
    }
    let joined = row.connectors {
      Connector(from: "a", to: "b", label: "x").stroke(.red, lineWidth: lineWidth)
    }
    #expect(try joined.text(columns: 40) == row.text(columns: 40))
    #expect(try joined.svg(width: 200).document == row.svg(width: 200).document)
  }
}
