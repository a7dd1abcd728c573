import Testing
import Truss

struct LinkTests {
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
    "a/b:c", "?q=a:b", "/root", "https://example.org:8080/a?b#c", "https://sub-domain.example_1.org",
    "http://127.0.0.1/x",
    "http://[::1]:80/", "https://münchen.example", "https://例え.example/道", "https://xn--mnchen-3ya.example",
    "https://example.org/@user", "https://example.org/%2F%5C?q=https://a@b", "/a/%5Cexample.com", "/%2Fexample.com",
    "./a//b", "../..//a", "a@b", "%2e%2e/a", "mailto:a@example.org?subject=a%20b", "mailto:a@b,c@d", "#/\u{200C}نمونه",
    "https://example.org.", "https://1and1.example",
  ])
  func allowed(target: String) throws {
    #expect(try Text("a").link(target).svg().document.contains("xlink:href"))
  }

  @Test(arguments: [
    "javascript:alert(1)", "JavaScript:alert(1)", "java\tscript:alert(1)", " javascript:alert(1)", "\u{1}javascript:x",
    "data:text/html,x", "vbscript:x", "file:///etc/passwd", "//example.org", "\\\\host", "", "a b", "https\u{0}:x",
    "ftp://example.org",
    // A browser takes a backslash for a slash.
    "/\\example.com", "\\/host", "/\\/host", "//\\host", "a\\b", "https:\\\\example.org", "https:/\\example.org",
    "https://example.org\\@example.com", "http:\\/example.com",
    // It drops tabs and line breaks wherever they are, and controls and spaces at both ends.
    "/\t/example.com", "/\n\\example.com", "\r//example.com", "java\nscript:alert(1)", "javascript\t:alert(1)",
    "h\tttps:example.com", "\u{0}//example.com", "\u{1F}javascript:alert(1)", "#a\n", "page.html ", "a\u{A0}b",
    "a\u{85}b",
    // A drawing drops what it does not show.
    "/\u{202E}/example.com", "/\u{2066}/example.com", "/\u{FFFF}/example.com", "java\u{2060}script:alert(1)",
    "https:\u{202A}//example.com", "/\u{2028}/example.com", "/\u{FFF9}/example.com",
    // A mark is one Character with what precedes it.
    "javascript:\u{E33}=alert(1)", "javascript:\u{301}alert(1)", "data:\u{FE0F}text/html,x", "//\u{301}example.com",
    "/\u{301}/\u{202E}/", "vbscript:\u{200D}x",
    // Without two slashes the host depends on the page; with more than two it is not where it seems to be.
    "https:example.org", "https:/example.org", "https:///example.org", "http:", "https://", "https:?a", "https://#a",
    "http:#",
    // A host behind a user, in escapes, in numbers or in characters that stand for others.
    "https://example.org@example.com", "https://example.org:80@example.com", "https://@example.com", "https://a:b@c",
    "https://ex%61mple.org", "https://example.org%2F@example.com", "https://example.org%00.example.com", "https://%31",
    "http://2130706433", "http://0x7f.1", "http://127.1", "http://0177.0.0.1", "http://127.0.0.1.", "http://256.1.1.1",
    "http://1.2.3.0x4/", "https://ｅxample.org", "https://example。org", "https://exam\u{AD}ple.org", "https://℀.org",
    "https://straße.example", "https://a b", "https://a<b", "https://example.org:8o", "https://[::1", "https://[::1]a",
    "https://[fe80::1%25eth0]", "https://a]b", "https://exa\u{200D}mple.org", "https://ⓔxample.org",
    // Other schemes, however they are spelled.
    "JAVA%53CRIPT:alert(1)", "javascript&colon;alert(1):x", "ｊavascript:x", "blob:https://example.org/x",
    "filesystem:x",
    "view-source:https://example.org", "about:blank", "ws://example.org", "C:/x", "intent://x", "x-y+z.1:a", ":a", "a:",
    "feed:javascript:alert(1)", "jar:http://a!/b", "tel:1", "httpx://a", "javascript://example.org/%0Aalert(1)",
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
