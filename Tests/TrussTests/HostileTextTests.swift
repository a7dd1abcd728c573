import Foundation
import Testing
import Truss

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Texts that would do harm if they got into a drawing as they are. `Tests/Oracle/no-script-runs.py` shows the drawings
/// of this suite to a browser: it sets `TRUSS_HOSTILE` to the folder where it wants them.
@Suite struct HostileTextTests {
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
  private func card(_ text: String) -> some View {
    VStack(spacing: 8, insets: Insets(all: 8)) {
      Text(text).id(ViewID(text))
      Button(text)
      Field(text)
      Image(text)
      Box(text).border(.double)
    }
  }

  @Test(arguments: texts) func svg(name: String, text: String) throws {
    let drawing = try card(text).svg(width: 400, title: text, description: text, id: text)
    #expect(drawing.document.unicodeScalars.allSatisfy { $0 == "\n" || !isHidden($0) })
    let found = try Content(drawing.document)
    #expect(found.elements.isSubset(of: ["svg", "title", "desc", "style", "g", "rect", "line", "path", "text"]))
    #expect(found.attributes.allSatisfy { !$0.hasPrefix("on") && !$0.contains("href") })
    let spaced = text.unicodeScalars.map { $0.properties.isWhitespace ? " " : $0 }
    let shown = String(String.UnicodeScalarView(spaced.filter { !isHidden($0) && !isForbidden($0) }))
    #expect(found.title == shown)
    if let folder = ProcessInfo.processInfo.environment["TRUSS_HOSTILE"] {
      try drawing.write(toFile: "\(folder)/\(name).svg")
    }
  }

  @Test(arguments: texts) func terminal(name: String, text: String) throws {
    let layout = try card(text).layout(columns: 60)
    for picture in [layout.text, layout.ascii, layout.text(framed: true)] {
      #expect(picture.unicodeScalars.allSatisfy { $0 == "\n" || !isHidden($0) })
    }
    let colored = layout.text(colors: .trueColor).replacing(/\u{1B}\[[0-9;]+m/, with: "")
    #expect(colored.unicodeScalars.allSatisfy { $0 == "\n" || !isHidden($0) })
    for line in layout.text(framed: true).split(separator: "\n") { #expect(line.first == "|" && line.last == "|") }
  }

  /// A megabyte; in a build that is not optimized a tenth of it, as that takes ten times as long.
  @Test(.timeLimit(.minutes(1))) func aMegabyte() throws {
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

  private func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x206F, 0xFFF9...0xFFFB: true
    default: false
    }
  }

  private func isForbidden(_ scalar: Unicode.Scalar) -> Bool { scalar == "\u{FFFE}" || scalar == "\u{FFFF}" }
}

/// What a parser finds in a document.
private final class Content: NSObject, XMLParserDelegate {
  private(set) var elements: Set<String> = []
  private(set) var attributes: Set<String> = []
  private(set) var title = ""
  private var isTitle = false

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
    isTitle = name == "title"
  }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    isTitle = false
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    if isTitle { title += string }
  }
}
