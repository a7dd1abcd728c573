import Foundation
import Testing
import Truss

@Suite struct InspectorTests {
  private static var form: some View {
    VStack(spacing: 8, insets: Insets(all: 10)) {
      Text("Name").id("label")
      Field("Your name").id("name").height(30)
    }
  }

  /// What the page's script reads.
  private func data(_ inspector: Inspector) throws -> [String: Any] {
    let page = inspector.document
    let start = try #require(page.range(of: "id=\"data\">"))
    let end = try #require(page.range(of: "</script>", range: start.upperBound..<page.endIndex))
    let json = Data(page[start.upperBound..<end.lowerBound].utf8)
    return try #require(try JSONSerialization.jsonObject(with: json) as? [String: Any])
  }

  @Test func framesAreThoseOfTheLayouts() throws {
    let data = try data(Self.form.inspector(width: 400, title: "Form", widths: [320, 400, 500]))
    let sizes = try #require(data["sizes"] as? [[String: Any]])
    #expect(sizes.compactMap { $0["width"] as? Double } == [320, 400, 500])
    #expect(data["start"] as? Int == 1)
    for (size, width) in zip(sizes, [320.0, 400, 500]) {
      let views = try #require(size["views"] as? [[String: Any]])
      let layout = try Self.form.layout(width: width)
      #expect(
        views.compactMap { $0["frame"] as? [Double] }
          == layout.frames.map { [$0.rect.x, $0.rect.y, $0.rect.width, $0.rect.height] })
      #expect(views.compactMap { $0["name"] as? String } == ["", "label", "name"])
      #expect((size["svg"] as? String)?.hasPrefix("<svg ") == true)
    }
  }

  @Test func constraintsNameTheirViews() throws {
    let data = try data(Self.form.layout(width: 400).inspector())
    let lines = try #require(data["lines"] as? [String])
    let categories = try #require(data["categories"] as? [String])
    let sizes = try #require(data["sizes"] as? [[String: Any]])
    let rows = try #require(sizes[0]["rows"] as? [[Any]])
    let layout = try Self.form.layout(width: 400)
    #expect(rows.count == layout.constraints.constraints.count)
    let given = try #require(
      rows.first { row in (row[0] as? Int).map { lines[$0] } == "name.height == 30" })
    #expect((given[1] as? Int).map { categories[$0] } == "Sizes")
    #expect(given[2] as? [Int] == [2])
    #expect(given[3] as? Double == 0)
    let broken = rows.filter { ($0[3] as? Double ?? 0) > 0 }
    #expect(broken.contains { row in (row[0] as? Int).map { lines[$0] } == "name.height <= 25 priority:250" })
  }

  @Test func diagnosticsAreThere() throws {
    let view = HStack { Text("too long for its box").id("long").width(200) }.width(50)
    let data = try data(view.inspector(widths: []))
    let sizes = try #require(data["sizes"] as? [[String: Any]])
    let diagnostics = try #require(sizes[0]["diagnostics"] as? [[String: String]])
    #expect(diagnostics.count == (try view.layout()).diagnostics.count)
    #expect(diagnostics[0]["message"]?.contains("\"long\"") == true)
  }

  /// Text stays text: nothing of it ends an element of the page.
  @Test(arguments: ["</script><script>alert(1)</script>", "<!--", "\"&'<b>", "a\u{0}b\u{202E}c"])
  func hostileTextStaysText(text: String) throws {
    let inspector = try Text(text).id(ViewID(text)).inspector(title: text, widths: [])
    let page = inspector.document
    #expect(page.components(separatedBy: "<script").count == 3)
    #expect(page.components(separatedBy: "</script").count == 3)
    #expect(!page.contains("<b>") && !page.contains("alert(1)</title>"))
    let views = try #require(try data(inspector)["sizes"] as? [[String: Any]])[0]["views"] as? [[String: Any]]
    #expect(views?[0]["name"] as? String == text)
  }

  @Test func thePageAsksForNothing() throws {
    let page = try Self.form.inspector().document
    #expect(page.contains("default-src 'none'"))
    for attribute in ["src=", "href=", "url(", "@import", "fetch("] { #expect(!page.contains(attribute)) }
  }
}
