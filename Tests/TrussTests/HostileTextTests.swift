import Foundation
import TestSupport
import Testing
import Truss

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Texts that would do harm if they got into a drawing as they are. `Tests/Oracle/no-script-runs.py` shows the drawings
/// of this suite to a browser: it sets `TRUSS_HOSTILE` to the folder where it wants them.
struct HostileTextTests {
  private static let payload = "document.documentElement.setAttribute('data-ran','1')"

  private static let texts: [(name: String, text: String)] = [
    ("element", "</text><script>\(payload)</script>"),
    ("attribute", "\" onload=\"\(payload)\" x='\(payload)"),
    ("document", "</title></svg><script>\(payload)</script><svg onload=\(payload)>"),
    ("image", "<img src=x onerror=\"\(payload)\"><iframe src=\"javascript:\(payload)\">"),
    ("cdata", "]]><script>\(payload)</script><![CDATA["),
    ("comment", "--><script>\(payload)</script><!--"),
    ("entity", "&lt;script&gt; &#60;script&#62;\(payload) &amp; &unknown; &"),
    ("doctype", "<!DOCTYPE svg [<!ENTITY x SYSTEM \"file:///etc/passwd\">]>&x;"),
    ("style", "</style><style>*{fill:url(javascript:\(payload))}</style>}@import 'x';"),
    ("escape", "\u{1B}[31mred\u{1B}]0;title\u{7}\u{9B}2J\u{90}q\u{9C}\u{8}\u{8}\rover"),
    ("bidi", "\u{202E}evil\u{202C}\u{2066}a\u{2069}\u{202A}b\u{2067}c \u{FFF9}d\u{FFFB}"),
    ("nul", "a\u{0}b\u{FFFE}c\u{FFFF}d\u{FEFF}e\u{E000}"),
    ("surrogates", String(decoding: [0x61, 0xD800, 0x62, 0xDC00, 0xDBFF] as [UInt16], as: UTF16.self)),
    ("lines", "a\nb\r\nc\u{2028}d\u{2029}e\u{85}f\u{B}g\u{C}h"),
    ("zalgo", "a" + String(repeating: "\u{301}\u{489}", count: 500)),
  ]

  /// Every place that a text can get to.
  private func card(_ text: String, width: Double = 300) -> some View {
    let guide = ViewID("guide " + text)
    return VStack(spacing: 8, insets: Insets(all: 8)) {
      Text(text).id(ViewID(text))
      Button(text)
      Field(text)
      Image(text)
      Box(text).border(.double)
      Text("title").border(.rounded, title: text, subtitle: text)
      Text(text, markdown: true)
      Text(text).bold() + Text(text).underline().foreground(.red)
      UnorderedList(marker: text) { Text("item") }
      Box("end").id(ViewID("end " + text))
      Text("link").link("#" + String(String.UnicodeScalarView(text.unicodeScalars.filter(isAllowedInLinks))))
      Table([text, "a" + text], id: \.self, separators: true) { row in
        Text(row).id(ViewID(row))
      }
      .id(ViewID("table " + text)).height(60)
      // A diagnostic that names it.
      Text("wide").width(width).width(width + 10).id(ViewID("broken " + text))
    }
    .id(ViewID("card " + text)).guides(guide)
    .connectors {
      Connector(from: ViewID(text), to: ViewID("end " + text), label: text).endLabels(from: text, to: text)
    }
    .constraints {
      guide.left == ViewID(text).left
      (guide.width == 10).labeled(text)
    }
  }

  /// The drawings that there are of a card with a text.
  private func drawings(_ text: String) throws -> [(kind: String, drawing: SVG)] {
    let (layout, later) = (try card(text).layout(width: 400), try card(text, width: 200).layout(width: 400))
    return [
      ("plain", layout.svg(title: text, description: text, id: text)),
      ("overlay", layout.svg(.overlay, title: text, description: text, id: text)),
      ("change", try Transition(from: layout, to: later).svg(title: text, description: text, id: text)),
    ]
  }

  @Test(arguments: texts) func svg(name: String, text: String) throws {
    let spaced = text.unicodeScalars.map { $0.properties.isWhitespace ? " " : $0 }
    let shown = String(String.UnicodeScalarView(spaced.filter { !isHidden($0) && !isForbidden($0) }))
    for (kind, drawing) in try drawings(text) {
      #expect(drawing.document.unicodeScalars.allSatisfy { $0 == "\n" || !isHidden($0) })
      let found = try Content(drawing.document)
      #expect(
        found.elements.isSubset(of: [
          "svg", "title", "desc", "style", "g", "a", "clipPath", "rect", "line", "path", "ellipse", "text", "tspan",
        ]))
      #expect(found.attributes.allSatisfy { !$0.hasPrefix("on") && !$0.hasSuffix("href") || $0 == "xlink:href" })
      #expect(found.links.allSatisfy { $0.hasPrefix("#") })
      #expect(found.names.allSatisfy { $0.wholeMatch(of: /[A-Za-z][A-Za-z0-9_-]*/) != nil })
      #expect(found.names.allSatisfy { $0.hasPrefix(found.root) })
      #expect(found.styles.allSatisfy { !$0.contains("url(") && !$0.contains("@import") && !$0.contains("<") })
      #expect(found.title == shown)
      try show(drawing.document, "\(name)-\(kind).svg")
    }
  }

  /// The page of the inspector has a script of its own, and no other.
  @Test(arguments: texts) func inspector(name: String, text: String) throws {
    let page = try card(text).layout(width: 400).inspector(title: text).document
    #expect(page.ranges(of: /(?i)<script/).count == 2)
    #expect(page.ranges(of: /(?i)<\/script/).count == 2)
    #expect(page.ranges(of: /(?i)<(img|iframe|object|embed)/).isEmpty)
    try show(page, "\(name)-inspector.html")
  }

  /// Puts what a browser is to look at where it is wanted.
  private func show(_ document: String, _ name: String) throws {
    guard let folder = ProcessInfo.processInfo.environment["TRUSS_HOSTILE"] else { return }
    try document.write(toFile: "\(folder)/\(name)", atomically: false, encoding: .utf8)
  }

  @Test(arguments: texts) func terminal(name: String, text: String) throws {
    let layout = try card(text).layout(columns: 60)
    let overlays = [layout.text(.overlay), layout.text(.overlay, ascii: true, framed: true)]
    for picture in [layout.text, layout.ascii, layout.text(framed: true)] + overlays {
      #expect(picture.unicodeScalars.allSatisfy { $0 == "\n" || !isHidden($0) })
    }
    let colored = layout.text(colors: .trueColor).replacing(/\u{1B}\[[0-9;]+m/, with: "")
    #expect(colored.unicodeScalars.allSatisfy { $0 == "\n" || !isHidden($0) })
    for line in layout.text(framed: true).split(separator: "\n") { #expect(line.first == "|" && line.last == "|") }
    for line in overlays[1].split(separator: "\n") { #expect(line.first == "|" && line.last == "|") }
  }

  /// A megabyte; in a build that is not optimized a tenth of it, as that takes ten times as long.
  @Test(.processorTimeLimit(minutes: 1)) func aMegabyte() throws {
    #if DEBUG
      let count = 4_500
    #else
      let count = 45_000
    #endif
    let text = String(repeating: "</text><script> & \u{1B}[0m ", count: count)
    #expect(text.utf8.count > 22 * count)
    let drawing = try Text(text).svg(width: 10_000, title: text)
    #expect(!drawing.document.contains("<script"))
    #expect(!(try Text(text).text(columns: 1000)).contains("\u{1B}"))
  }

  /// In a row of flags a character is found by counting from the first of them.
  @Test(.processorTimeLimit(minutes: 0.05), arguments: [Text.TruncationMode.tail, .middle, .head])
  func manyFlags(mode: Text.TruncationMode) throws {
    let text = Text(String(repeating: "🇩🇪", count: 20_000)).lineLimit(2).truncationMode(mode)
    let lines = try VStack { text }.text(columns: 40).split(separator: "\n")
    #expect(lines.count == 2 && lines[0].count == 20 && lines[1].contains("…"))
  }

  private func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x206F, 0xFFF9...0xFFFB: true
    default: false
    }
  }

  /// What makes a link one that is refused, of which LinkTests has cases.
  private func isAllowedInLinks(_ scalar: Unicode.Scalar) -> Bool {
    !scalar.properties.isWhitespace && !isHidden(scalar) && !scalar.properties.isNoncharacterCodePoint && scalar != "\\"
  }

  private func isForbidden(_ scalar: Unicode.Scalar) -> Bool { scalar == "\u{FFFE}" || scalar == "\u{FFFF}" }
}

/// What a parser finds in a document.
private final class Content: NSObject, XMLParserDelegate {
  private(set) var elements: Set<String> = []
  private(set) var attributes: Set<String> = []
  /// Ids and classes.
  private(set) var names: Set<String> = []
  private(set) var links: Set<String> = []
  private(set) var root = ""
  private(set) var title = ""
  private(set) var styles: [String] = []
  private var element = ""

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
    elements.insert(name)
    self.attributes.formUnion(attributes.keys)
    if name == "svg" { root = attributes["id"] ?? "" }
    if let id = attributes["id"] { names.insert(id) }
    names.formUnion(attributes["class"]?.split(separator: " ").map { String($0) } ?? [])
    if let link = attributes["xlink:href"] { links.insert(link) }
    element = name
    if name == "style" { styles.append("") }
  }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    element = ""
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    if element == "title" { title += string }
    if element == "style" { styles[styles.count - 1] += string }
  }
}
