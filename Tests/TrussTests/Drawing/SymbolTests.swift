import Testing
import Truss
import TrussDrawing
import TrussTree
import TrussViews

/// Symbols are as large as letters, and have their colour; a name without a drawing is composed of others.
struct SymbolTests {
  @Test func sizes() throws {
    func side(_ view: some View) throws -> Size? {
      try HStack(align: .start) { view.id("a") }.layout().frame(of: "a")?.size
    }
    // A line of 13 points is 16 high. A disc takes 19.7 of the 24 units of a line.
    #expect(try side(Image(systemName: "circle")) == Size(width: 13.5, height: 16))
    #expect(try side(Image(systemName: "circle").font(Font(size: 40))) == Size(width: 39.5, height: 48))
    #expect(try side(Image(systemName: "circle").imageScale(.large)) == Size(width: 16.5, height: 20))
    let chevron = try #require(try side(Image(systemName: "chevron.right")))
    #expect(chevron.width < 7 && chevron.height == 16)
    // In a label a symbol is in the middle of a square.
    #expect(
      try side(Label("a", systemImage: "chevron.right"))?.width == side(Label("a", systemImage: "star"))?.width)
    #expect(try side(Image(systemName: "star").resizable().frame(width: 30, height: 30)) == Size(width: 30, height: 30))
    let row = try HStack(alignment: .firstTextBaseline) {
      Image(systemName: "star").id("a")
      Text("b").id("b")
    }.layout()
    #expect(row.frame(of: "a")?.minY == row.frame(of: "b")?.minY)
  }

  @Test func drawings() throws {
    let document = try Image(systemName: "star.fill").foregroundStyle(.yellow).svg().document
    #expect(document.contains(##"fill="#9a6700""##) && document.contains(##"stroke="#9a6700""##))
    #expect(try Image(systemName: "plus").bold().svg().document.contains(#"stroke-width="1.6""#))
    #expect(try Image(systemName: "sun.max").text() == "☀")
    #expect(try Image(systemName: "arrow.right").ascii() == ">")
  }

  @Test func labels() throws {
    #expect(try Label("Flag", systemImage: "flag.fill").text() == "⚑  Flag")
    #expect(try Label("Map", image: "map").svg().document.contains("Map"))
  }

  @Test func anUnknownNameIsAnEmptySquareInTheColourOfTexts() throws {
    let document = try Image(systemName: "no.such.symbol").foregroundStyle(.yellow).svg().document
    #expect(document.contains(##"stroke="#9a6700""##) && !document.contains("<text"))
    #expect(try Image(systemName: "no.such.symbol").text() == "▢")
    let long = Array(repeating: "circle", count: 10_000).joined(separator: ".")
    #expect(Symbol.named(long) == nil)
  }

  @Test func everyDrawingDrawsSomethingInItsSquareAndHasACharacter() {
    #expect(Symbol.all.count > 350)
    let square = Rect(x: -1, y: -1, width: 26, height: 26)
    for (name, symbol) in Symbol.all {
      let points = (symbol.filled.elements + symbol.lines.elements).flatMap(\.ends)
      #expect(!points.isEmpty || symbol.label != nil, "\(name)")
      #expect(points.allSatisfy { square.minX...square.maxX ~= $0.x && square.minY...square.maxY ~= $0.y }, "\(name)")
      #expect((1...2).contains(Medium.cells.width(of: String(symbol.character), .body)), "\(name)")
    }
  }

  @Test func outlinesHoldSymbolsLettersAndNumbers() throws {
    let circle = try #require(Symbol.named("circle"))
    let outlined = try #require(Symbol.named("arrow.down.circle"))
    #expect(Array(outlined.lines.elements.prefix(circle.lines.elements.count)) == circle.lines.elements)
    #expect(outlined.lines.elements.count > circle.lines.elements.count && outlined.filled.elements.isEmpty)
    let filled = try #require(Symbol.named("arrow.up.circle.fill"))
    #expect(filled.filled.elements == circle.lines.elements && filled.knockouts.count == 1)
    #expect(Symbol.named("e.square.fill")?.knockouts.first?.label == "E")
    #expect(try Image(systemName: "3.circle").text() == "③")
    #expect(try Image(systemName: "3.circle").ascii() == "3")
    #expect(try Image(systemName: "b.circle.fill").ascii() == "B")
    #expect(try Image(systemName: "42.square").svg().document.contains(">42</text>"))
    #expect(try Image(systemName: "gobackward.15").svg().document.contains(">15</text>"))
    #expect(try Image(systemName: "goforward.30").text() == "↻30")
  }

  /// What is inside of a filled symbol shows the ground, whatever its colour.
  @Test(arguments: ["play.circle.fill", "arrow.down.circle.fill", "tram.fill", "e.square.fill", "doc.text.fill"])
  func whatIsInsideIsCutOut(name: String) throws {
    let symbol = try #require(Symbol.named(name))
    #expect(!symbol.knockouts.isEmpty)
    let document = try Image(systemName: name).foregroundStyle(Color(0xEE_EEEE)).svg(theme: .readme).document
    let mask = try #require(document.firstMatch(of: /<mask(?s:.*)<\/mask>/)?.output)
    #expect(mask.contains(##"="#000000""##) && mask.contains(##"fill="#ffffff""##))
    #expect(document.matches(of: /mask="url/).count == 1)
    let rest = document.replacing(mask, with: "")
    #expect(!rest.contains("#1f2328") && !rest.contains("#000000"))
  }

  /// `resizable()` fills a frame with the ink.
  @Test(arguments: ["person.crop.circle.fill", "chevron.right", "circle.fill"]) func resizable(name: String) throws {
    let symbol = try #require(Symbol.named(name))
    let image = Image(systemName: name).resizable().frame(width: 60, height: 60)
    let boxes = try image.layout().displayList.elements.compactMap { element -> Rect? in
      guard case .path(let drawing) = element else { return nil }
      let reach = (drawing.stroke?.style.lineWidth ?? 0) / 2
      return drawing.path.extent.inset(by: Insets(all: -reach))
    }
    let (left, right) = (boxes.map(\.minX).min() ?? 9, boxes.map(\.maxX).max() ?? 9)
    // A line is as thick as the lesser scale has it.
    let slack = 60 * 1.7 / min(symbol.ink.width, symbol.ink.height)
    #expect(abs(left) < slack && abs(right - 60) < slack, "\(left) \(right)")
  }

  @Test func unknownSymbolsAreHinted() throws {
    let line = #line + 2
    let row = HStack {
      Image(systemName: "no.such.symbol")
      Label("a", systemImage: "star")
    }
    let layout = try row.layout()
    #expect(layout.hints.count == 1 && layout.hints[0].message.contains("no.such.symbol"))
    #expect(layout.hints[0].location?.line == line && layout.diagnostics.isEmpty)
  }

  @Test func halfAStarIsToldFromAWholeOne() throws {
    let stars = HStack { for name in ["star.fill", "star.leadinghalf.filled", "star"] { Image(systemName: name) } }
    #expect(try stars.text() == "★½☆")
    #expect(try stars.ascii() == "*'.")
    #expect(Symbol.named("textformat.size.larger")?.character != Symbol.named("textformat.size.smaller")?.character)
  }

  /// A symbol is in the middle of a stretched frame, and smaller in a smaller one.
  @Test(arguments: [Size(width: 100, height: 60), Size(width: 30, height: 80), Size(width: 10, height: 60)])
  func aSymbolKeepsItsRatio(size: Size) throws {
    func bounds(_ view: some View) throws -> Rect {
      let svg = try view.svg(width: size.width, height: size.height).document
      let path = try #require(svg.firstMatch(of: /\bd="([^"]*)"/)?.1)
      let points = path.matches(of: /[MLQC ]([0-9.]+) ([0-9.]+)/).compactMap { match in
        Double(match.1).flatMap { x in Double(match.2).map { Point(x: x, y: $0) } }
      }
      let (xs, ys) = (points.map(\.x), points.map(\.y))
      let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
      return Rect(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
    }
    let own = try bounds(VStack { Image(systemName: "circle") })
    #expect(abs(own.width - own.height) < 0.1 && own.width > 0 && own.width <= min(size.width, 24), "\(own)")
    #expect(abs(own.midX - size.width / 2) < 0.1 && abs(own.midY - size.height / 2) < 0.1, "\(own)")
    let stretched = try bounds(VStack { Image(systemName: "circle").resizable() })
    #expect(abs(stretched.width / stretched.height - size.width / size.height) < 0.1, "\(stretched)")
  }

  @Test func fillsSlashesAndBadgesAreComposed() throws {
    let doc = try #require(Symbol.named("doc"))
    let filled = try #require(Symbol.named("doc.fill"))
    #expect(doc.filled.elements.isEmpty && !filled.filled.elements.isEmpty && filled.lines == doc.lines)
    #expect(Symbol.named("stop")?.filled.elements.isEmpty == true)
    let slashed = try #require(Symbol.named("bell.slash.fill"))
    #expect(slashed.filled == Symbol.named("bell.fill")?.filled)
    #expect(slashed.lines.elements.count == (Symbol.named("bell.fill")?.lines.elements.count ?? 0) + 2)
    let folder = try #require(Symbol.named("folder"))
    let badged = try #require(Symbol.named("folder.badge.plus"))
    let plus = try #require(Symbol.named("plus"))
    #expect(badged.lines.elements.count == folder.lines.elements.count + plus.lines.elements.count)
    #expect(Symbol.named("folder.badge.person.crop") != nil && Symbol.named("bell.badge.fill") != nil)
    // Of a name of more parts the longest beginning counts that has a drawing.
    #expect(Symbol.named("photo.on.rectangle.angled")?.lines == Symbol.named("photo.on.rectangle")?.lines)
    #expect(Symbol.named("gearshape.2.fill")?.filled == Symbol.named("gearshape.fill")?.filled)
  }
}

extension Path.Element {
  /// The points that it ends at.
  fileprivate var ends: [Point] {
    switch self {
    case .move(let to), .line(let to), .quadCurve(let to, _), .curve(let to, _, _): [to]
    case .closeSubpath: []
    }
  }
}
