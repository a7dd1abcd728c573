import Foundation
import Testing
import TrussViews

@testable import TrussDrawing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("SVG")
struct SVGTests {
  /// A document of one element of each kind.
  private static let everything = DisplayList(
    size: Size(width: 120, height: 80),
    elements: [
      .beginGroup(name: "card"),
      .rectangle(rect(5, 5, 110, 70), fill: DisplayList.Fill(.surface), border: .rounded),
      .beginClip(rect(10, 10, 100, 60)),
      .line(
        from: Point(x: 10, y: 20.5), to: Point(x: 110, y: 20.5), .light, .separator),
      .cross(rect(10, 30, 30, 20), .secondary),
      .disc(rect(50, 30, 12, 12), .accent),
      .endClip,
      .text(
        DisplayList.TextRun(
          "Sign In", frame: rect(10, 55, 100, 15), alignment: .center, baseline: 66.77, font: .title.bold())),
      .endGroup,
    ])

  private func document(
    _ elements: [Element], title: String = "T", id: String = "f",
    _ colorScheme: ColorScheme? = .light
  ) -> String {
    let list = DisplayList(size: Size(width: 10, height: 10), elements: elements)
    return SVGRenderer(title: title, id: id, colorScheme: colorScheme).render(list)
  }

  /// The lines that the elements alone made.
  private func body(_ elements: [Element]) -> [String] {
    document(elements).split(separator: "\n").dropFirst(3).dropLast().map { String($0.drop { $0 == " " }) }
  }

  @Test("a whole document")
  func whole() {
    let renderer = SVGRenderer(title: "Sign-in card", description: "A card with a title.", id: "card-1")
    #expect(
      renderer.render(Self.everything) == """
        <svg xmlns="http://www.w3.org/2000/svg" id="card-1" width="120" height="80" viewBox="0 0 120 80" role="img" aria-labelledby="card-1--title card-1--desc" font-family="Liberation Sans, Arimo, Arial, Helvetica, Nimbus Sans, Roboto, DejaVu Sans Condensed, sans-serif" style="font-kerning:normal;font-variant-numeric:tabular-nums">
          <title id="card-1--title">Sign-in card</title>
          <desc id="card-1--desc">A card with a title.</desc>
          <style type="text/css">
            @media (prefers-color-scheme: dark) {
              .card-1-fill-0d1117 { fill: #0d1117 }
              .card-1-fill-151b23 { fill: #151b23 }
              .card-1-fill-4493f8 { fill: #4493f8 }
              .card-1-fill-f0f6fc { fill: #f0f6fc }
              .card-1-stroke-3d444d { stroke: #3d444d }
              .card-1-stroke-656c76 { stroke: #656c76 }
              .card-1-stroke-9198a1 { stroke: #9198a1 }
            }
          </style>
          <rect x="0" y="0" width="120" height="80" class="card-1-fill-0d1117" fill="#ffffff"/>
          <g id="card-1-card">
            <rect x="5.5" y="5.5" width="109" height="69" rx="6" class="card-1-fill-151b23 card-1-stroke-656c76" fill="#f6f8fa" stroke="#818b98"/>
            <clipPath id="card-1--clip-1">
              <rect x="10" y="10" width="100" height="60"/>
            </clipPath>
            <g clip-path="url(#card-1--clip-1)">
              <line x1="10" y1="20.5" x2="110" y2="20.5" class="card-1-stroke-3d444d" fill="none" stroke="#d1d9e0"/>
              <path d="M10 30L40 50M10 50L40 30" class="card-1-stroke-9198a1" fill="none" stroke="#59636e"/>
              <ellipse cx="56" cy="36" rx="6" ry="6" class="card-1-fill-4493f8" fill="#0969da"/>
            </g>
            <text x="60" y="66.77" text-anchor="middle" textLength="56.66" lengthAdjust="spacingAndGlyphs" font-size="17" font-weight="bold" class="card-1-fill-f0f6fc" fill="#1f2328">Sign In</text>
          </g>
        </svg>

        """)
  }

  @Test("the same list gives the same bytes", arguments: [nil, .light, .dark] as [ColorScheme?])
  func determinism(colorScheme: ColorScheme?) {
    let renderer = SVGRenderer(title: "T", id: "f", colorScheme: colorScheme)
    #expect(renderer.render(Self.everything) == renderer.render(Self.everything))
  }

  @Test("one scheme needs no classes and no style sheet")
  func schemes() {
    let light = document([surface(0, 0, 5, 5, .none)], .light)
    #expect(light.contains(##"height="5" fill="#f6f8fa"/>"##))
    let dark = document([surface(0, 0, 5, 5, .none)], .dark)
    #expect(dark.contains(##"height="5" fill="#151b23"/>"##))
    #expect(dark.contains(##"height="10" fill="#0d1117"/>"##))
    for document in [light, dark] {
      #expect(!document.contains("<style"))
      #expect(!document.contains("class"))
    }
  }

  @Test("a colour that is the same in both surroundings has no class")
  func sameColor() {
    let list = [Element.disc(rect(0, 0, 2, 2), Color(0x00_0102))]
    #expect(document(list, nil).contains(##"<ellipse cx="1" cy="1" rx="1" ry="1" fill="#000102"/>"##))
  }

  @Test("borders are drawn inside the edge")
  func borders() {
    let common = ##"fill="none" stroke="#818b98""##
    #expect(body([box(0, 0, 10, 10)]) == [#"<rect x="0.5" y="0.5" width="9" height="9" \#(common)/>"#])
    #expect(
      body([box(0, 0, 10, 10, .heavy)]) == [
        #"<rect x="1" y="1" width="8" height="8" \#(common) stroke-width="2"/>"#
      ])
    #expect(
      body([box(0, 0, 10, 10, .dashed)]) == [
        #"<rect x="0.5" y="0.5" width="9" height="9" \#(common) stroke-dasharray="4 3"/>"#
      ])
    #expect(
      body([box(0, 0, 10, 10, .double)]) == [
        #"<rect x="0.5" y="0.5" width="9" height="9" \#(common)/>"#,
        #"<rect x="2.5" y="2.5" width="5" height="5" \#(common)/>"#,
      ])
    #expect(
      body([box(0, 0, 10, 6, .rounded)]) == [
        #"<rect x="0.5" y="0.5" width="9" height="5" rx="2.5" \#(common)/>"#
      ])
  }

  @Test("a rectangle as thin as its strokes is filled by them, one without extent is not drawn")
  func thin() {
    #expect(body([box(0, 0, 10, 2)]) == [##"<rect x="0" y="0" width="10" height="2" fill="#818b98"/>"##])
    #expect(body([box(0, 0, 10, 0), surface(0, 0, 0, 5, .solid), .disc(rect(0, 0, 0, 1), .red)]) == [])
  }

  @Test("spaces are preserved where they would be lost")
  func spaces() {
    for string in [" a", "a ", "a  b"] {
      #expect(body([text(string, 0, 0)]).allSatisfy { $0.contains(#" xml:space="preserve""#) })
    }
    #expect(body([text("a b", 0, 0)]).allSatisfy { !$0.contains("xml:space") })
    #expect(body([text("", 0, 0), text("  ", 0, 0)]) == [])
  }

  @Test("markup in texts is escaped, what XML forbids is dropped")
  func escaping() throws {
    let string = "<b a=\"1\">&amp; it's\u{0}\u{1B}\u{FFFE}\u{FFFF}</b>]]>"
    let document = document(
      [.beginGroup(name: "\"><script>"), text(string + "\t\n", 0, 0), .endGroup], title: string + "\n2",
      id: "a\"b")
    #expect(document.contains(">&lt;b a=&quot;1&quot;&gt;&amp;amp; it's&lt;/b&gt;]]&gt;</text>"))
    #expect(document.contains(">&lt;b a=&quot;1&quot;&gt;&amp;amp; it's&lt;/b&gt;]]&gt; 2</title>"))
    let parsed = try ParsedDocument(document)
    #expect(parsed.texts["text"] == ["<b a=\"1\">&amp; it's</b>]]>"])
    #expect(parsed.ids == ["a-b", "a-b--title", "a-b-script"])
  }

  @Test("ids are unique, and those that are referred to exist")
  func identifiers() throws {
    let names = ["a", "a", "a-2", "a", "title", "clip", "", "é", "1", "x y"]
    let elements = names.flatMap {
      [Element.beginGroup(name: $0), .beginClip(rect(0, 0, 1, 1)), .endClip, .endGroup]
    }
    let parsed = try ParsedDocument(document(elements, id: "7 Ö"))
    #expect(Set(parsed.ids).count == parsed.ids.count)
    #expect(parsed.ids.allSatisfy { $0.hasPrefix("figure-7") })
    #expect(parsed.references.allSatisfy(parsed.ids.contains))
    #expect(parsed.references.count == 1 + names.count)
    #expect(parsed.ids.contains("figure-7-title"))
    #expect(
      parsed.ids.filter { $0.hasPrefix("figure-7-a") }
        == ["-a", "-a-2", "-a-2-2", "-a-3"].map { "figure-7" + $0 })
  }

  @Test("a list that does not nest still makes a document that does")
  func nesting() throws {
    let elements: [Element] = [
      .endClip, .beginGroup(name: "a"), .beginGroup(name: nil), .beginClip(rect(0, 0, 1, 1)), .endGroup,
      .endGroup,
      .endGroup, .endGroup, .beginClip(rect(0, 0, 1, 1)), .beginGroup(name: "b"),
    ]
    _ = try ParsedDocument(document(elements))
  }

  @Test("everything is well-formed, in any scheme", arguments: [nil, .light, .dark] as [ColorScheme?])
  func wellFormed(colorScheme: ColorScheme?) throws {
    let document = SVGRenderer(title: "T", description: "D", id: "f", colorScheme: colorScheme)
      .render(Self.everything)
    let parsed = try ParsedDocument(document)
    #expect(parsed.references.allSatisfy(parsed.ids.contains))
  }

  @Test(
    "numbers have at most two decimals",
    arguments: [
      (0, "0"), (-0.0, "0"), (-0.001, "0"), (0.004, "0"), (0.005, "0.01"), (1, "1"), (-1, "-1"), (0.5, "0.5"),
      (-0.5, "-0.5"), (12.25, "12.25"), (1.05, "1.05"), (1.999, "2"), (1 / 3.0, "0.33"), (390, "390"),
      (100.1, "100.1"),
      (.nan, "0"), (.infinity, "1000000000000"), (-1e300, "-1000000000000"),
    ])
  func numbers(value: Double, expected: String) {
    #expect(SVGNumber.string(value) == expected)
  }
}

/// What a parser finds in a document.
private final class ParsedDocument: NSObject, XMLParserDelegate {
  private(set) var ids: [String] = []
  private(set) var references: [String] = []
  /// The texts by the name of the element that holds them.
  private(set) var texts: [String: [String]] = [:]
  private var openTexts: [String] = []

  /// Parses a document, which has to be well-formed.
  init(_ document: String) throws {
    super.init()
    let parser = XMLParser(data: Data(document.utf8))
    parser.delegate = self
    try #require(parser.parse(), "\(String(describing: parser.parserError))")
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    if let id = attributes["id"] { ids.append(id) }
    references += attributes["aria-labelledby"]?.split(separator: " ").map(String.init) ?? []
    if let clip = attributes["clip-path"] {
      references.append(String(clip.dropFirst("url(#".count).dropLast()))
    }
    openTexts.append("")
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    openTexts[openTexts.count - 1] += string
  }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    texts[name, default: []].append(openTexts.removeLast())
  }
}
