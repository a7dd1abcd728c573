import Testing
import Truss

/// Shapes, round corners and what is seen through a view.
struct SurfaceTests {
  private func document(_ view: some View) throws -> String {
    try view.svg(width: 40, height: 20, scheme: .light).document
  }

  @Test func shapesInSVG() throws {
    #expect(
      try document(Rectangle().fill(.red)).contains("<rect x=\"0\" y=\"0\" width=\"40\" height=\"20\" fill=\"#cf222e\"")
    )
    #expect(try document(RoundedRectangle(cornerRadius: 6).fill(.red)).contains("rx=\"6\" fill=\"#cf222e\""))
    #expect(try document(RoundedRectangle(cornerRadius: 60)).contains("rx=\"10\" fill=\"#1f2328\""))
    #expect(try document(Capsule().foreground(.red)).contains("rx=\"10\" fill=\"#cf222e\""))
    #expect(try document(Ellipse()).contains("<ellipse cx=\"20\" cy=\"10\" rx=\"20\" ry=\"10\""))
    #expect(try document(Circle()).contains("<ellipse cx=\"20\" cy=\"10\" rx=\"10\" ry=\"10\""))
    #expect(try document(Color.red).contains("width=\"40\" height=\"20\" fill=\"#cf222e\""))
  }

  @Test func shapesHaveTheSizesThatTheyAreGiven() throws {
    let row = HStack(alignment: .bottom, spacing: 2) {
      for height in [10.0, 30, 20] { Rectangle().fill(.blue).flex().frame(height: height) }
    }
    #expect(try row.text(columns: 8, rows: 3) == "   ██\n   █████\n████████")
    let layout = try VStack {
      Color.blue.frame(height: 2).id("line"); Text("a").id("a")
    }.layout(width: 100)
    #expect(layout.frame(of: "line") == Rect(x: 0, y: 0, width: 100, height: 2))
    #expect(layout.frame(of: "a")?.minY == 2)
    #expect(
      try Circle().frame(width: 10, height: 10).id("c").layout().frame(of: "c")?.size == Size(width: 10, height: 10))
  }

  /// A background and a border have one outline.
  @Test func aRoundedBorderRoundsTheBackground() throws {
    let rounded = try document(Text("a").background(.blue).border(.rounded))
    #expect(rounded.matches(of: /rx="6(\.5)?"/).count == 2)
    #expect(try !document(Text("a").background(.blue).border(.double)).contains("rx="))
    #expect(try !document(Text("a").background(.blue).border(.rounded, edges: .top)).contains("rx="))
    let given = try document(Text("a").background(.blue).border(.rounded).cornerRadius(4))
    #expect(given.matches(of: /rx="4"/).count == 1 && given.matches(of: /rx="3.5"/).count == 1)
  }

  /// A line ends at the inner line of a double border.
  @Test func aDividerLeavesTheGapOfADoubleBorder() throws {
    let lines = try [Border.Line.light, .double].map { line in
      try document(
        VStack {
          Text("a"); Divider()
        }.border(Border(line))
      ).matches(of: /<line x1="([^"]*)"[^>]* x2="([^"]*)"/)
        .map { "\($0.1) \($0.2)" }
    }
    #expect(lines == [["0 40"], ["2.5 37.5"]])
  }

  /// What fills a frame has the frame's corners.
  @Test func framesRoundPictures() throws {
    let picture = Image("me").frame(width: 20, height: 20).clipShape(Circle())
    #expect(try document(picture).contains("rx=\"9.5\""))
    #expect(try !document(Box("me").frame(width: 20, height: 20).cornerRadius(8)).contains("rx=\"7.5\""))
  }

  @Test func shapesInText() throws {
    #expect(try Rectangle().fill(.blue).text(columns: 3, rows: 2) == "███\n███")
    #expect(try Circle().text(columns: 10, rows: 5) == "  ██████\n██████████\n██████████\n██████████\n  ██████")
    // Behind another view a shape has no ink.
    #expect(try Text("ab").background { Capsule().fill(.blue) }.text(columns: 4) == "ab")
    #expect(try Text("ab").background(Capsule().fill(.blue)).overlay(Text("c")).text(columns: 2) == "cb")
  }

  @Test func cornersOfBackgroundAndBorder() throws {
    let surface = try document(Text("a").background(.red).cornerRadius(8))
    #expect(surface.contains("rx=\"8\" fill=\"#cf222e\""))
    let line = try document(Text("a").border(.light, color: .red).cornerRadius(8))
    #expect(line.contains("rx=\"7.5\""))
    #expect(try document(Box("a").cornerRadius(4)).contains("rx=\"3.5\""))
    #expect(try document(Text("a").background(.red).cornerRadius(0)).contains("rx=") == false)
    for view in [
      Text("a").background(.red).clipShape(RoundedRectangle(cornerRadius: 3)),
      Text("a").background(.red).clipShape(.rect(cornerRadius: 3)),
    ] {
      #expect(try document(view).contains("rx=\"3\""))
    }
    #expect(try document(Text("a").background(.red).clipShape(Capsule())).contains("rx=\"10\""))
    #expect(try document(Text("a").background(.red).clipShape(.circle)).contains("rx=\"10\""))
  }

  @Test func thinBordersHaveRoundCornersInText() throws {
    #expect(try Text("a").border().cornerRadius(4).text(columns: nil) == "╭─╮\n│a│\n╰─╯")
    #expect(try Text("a").border(.heavy).cornerRadius(4).text(columns: nil) == "┏━┓\n┃a┃\n┗━┛")
  }

  @Test func opacity() throws {
    #expect(try document(Text("a").opacity(0.5)).contains("<g opacity=\"0.5\">"))
    #expect(try document(Text("a").id("a").opacity(0.5).opacity(0.5)).contains("<g id=\"truss-a\" opacity=\"0.25\">"))
    for opacity in [7, -0.1, .nan] {
      #expect(throws: LayoutError.self) { try document(VStack { Text("a").opacity(opacity).opacity(0.1) }) }
    }
    #expect(try !document(Text("a").opacity(0)).contains("<text"))
    #expect(
      try VStack {
        Text("a").opacity(0); Text("b").opacity(0.5)
      }.text(columns: 2) == "\nb")
  }

  /// A composite's attributes are those of its body.
  private struct Card: View {
    var body: some View { Text("a").background(.red).opacity(0.5) }
  }

  @Test func ofViewsWithBodies() throws {
    let found = try document(Card().cornerRadius(5).opacity(0.5))
    #expect(found.contains("rx=\"5\"") && found.contains("opacity=\"0.25\""))
  }
}
