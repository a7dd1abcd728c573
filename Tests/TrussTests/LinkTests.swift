import Testing
import Truss

@Suite struct LinkTests {
  @Test func aViewLeadsSomewhere() throws {
    let view = HStack {
      Text("Docs").id("docs").link("https://example.org/?a=1&b=\"2\"")
      Text("plain")
    }
    let lines = try view.svg(scheme: .light).document.split(separator: "\n").map { $0.drop { $0 == " " } }
    let start = try #require(lines.firstIndex { $0.hasPrefix("<a ") })
    #expect(lines[start].hasSuffix(##"xlink:href="https://example.org/?a=1&amp;b=&quot;2&quot;">"##))
    #expect(lines[start + 1] == #"<g id="truss-docs">"#)
    #expect(lines[start + 2].hasSuffix(">Docs</text>"))
    #expect(lines[start + 3...start + 4] == ["</g>", "</a>"])
    // An image has no parts that could be reached.
    #expect(lines[0].contains(#"role="group""#))
    #expect(try view.text() == "Docsplain")
  }

  @Test(arguments: [
    "https://example.org", "HTTP://example.org", "mailto:a@example.org", "#details", "page.html", "../a/b.svg#c:d",
    "a/b:c", "?q=a:b", "/root",
  ])
  func allowed(target: String) throws {
    #expect(try Text("a").link(target).svg().document.contains("xlink:href"))
  }

  @Test(arguments: [
    "javascript:alert(1)", "JavaScript:alert(1)", "java\tscript:alert(1)", " javascript:alert(1)", "\u{1}javascript:x",
    "data:text/html,x", "vbscript:x", "file:///etc/passwd", "//example.org", "\\\\host", "", "a b", "https\u{0}:x",
    "ftp://example.org",
  ])
  func refused(target: String) throws {
    let line = #line + 1
    let view = Text("a").id("go").link(target)
    let error = #expect(throws: LayoutError.self) { try view.layout() }
    #expect(error?.reason == .link(target))
    #expect(error?.view == "\"go\"")
    #expect(error?.location?.line == line)
  }
}
