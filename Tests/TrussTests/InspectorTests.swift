import Foundation
import Testing
import Truss

struct InspectorTests {
  private static var form: some View {
    VStack(spacing: 8, insets: Insets(all: 10)) {
      Text("Name").id("label")
      Field("Your name").id("name").height(30)
    }
  }

  @Test func framesAreThoseOfTheLayouts() throws {
    let content = try InspectorContent(Self.form.inspector(width: 400, title: "Form", widths: [320, 400, 500]))
    #expect(content.sizes.map(\.width) == [320, 400, 500])
    #expect(content.start == 1)
    for size in content.sizes {
      let layout = try Self.form.layout(width: size.width)
      #expect(size.views.map(\.frame) == layout.frames.map { [$0.rect.x, $0.rect.y, $0.rect.width, $0.rect.height] })
      #expect(size.svg.hasPrefix("<svg "))
    }
  }

  @Test func viewsAreNamedByKindTextAndPath() throws {
    struct Person: View {
      var body: some View {
        HStack {
          Text("Ada  Lovelace").id("title")
          Toggle()
        }
      }
    }
    let view = VStack {
      Person().id("first")
      Person().id("second")
      Field("Email").id("mail")
      Button("Sign In")
      Image("logo")
      Spacer()
    }
    let views = try #require(try InspectorContent(view.inspector(widths: [])).sizes.first).views
    #expect(
      views.map { [$0.kind, $0.path, $0.text] } == [
        ["VStack", "", ""], ["HStack", "first", ""], ["Text", "first.title", "Ada  Lovelace"], ["Toggle", "", ""],
        ["HStack", "second", ""], ["Text", "second.title", "Ada  Lovelace"], ["Toggle", "", ""],
        ["Field", "mail", "Email"], ["Button", "", "Sign In"], ["Image", "", "logo"], ["Spacer", "", ""],
      ])
    #expect(views[0].spelling == "VStack0" && views[7].spelling == "mail")
    #expect(views.allSatisfy { $0.source.hasPrefix("TrussTests/InspectorTests.swift:") })
  }

  @Test func constraintsHaveTheirGroupPriorityAndSource() throws {
    let size = try #require(try InspectorContent(Self.form.layout(width: 400).inspector()).sizes.first)
    let layout = try Self.form.layout(width: 400)
    #expect(size.rows.count == layout.constraints.constraints.count)
    for (row, constraint) in zip(size.rows, layout.constraints.constraints) {
      #expect(row.category == constraint.category.name && row.priority == constraint.priority.value)
      #expect(row.source == constraint.origin?.description ?? "")
    }
    let given = try #require(size.rows.firstIndex { $0.line == "name.height == 30" })
    #expect(size.rows[given].group == "Written sizes" && size.rows[given].variables == [2 * 4 + 3])
    #expect(size.violations[given] == nil)
    let hugging = try #require(size.rows.firstIndex { $0.line == "name.height <= 25 priority:250" })
    #expect(size.rows[hugging].group == "Content size" && size.violations[hugging] == 5)
  }

  @Test func diagnosticsHaveTheirViews() throws {
    let view = HStack { Text("too long for its box").id("long").width(200) }.width(50)
    let size = try #require(try InspectorContent(view.inspector(widths: [])).sizes.first)
    #expect(size.diagnostics.count == (try view.layout()).diagnostics.count)
    #expect(size.diagnostics[0].message.contains("\"long\""))
    #expect(size.diagnostics.map(\.kind) == ["overflow"] && size.diagnostics[0].views == [1, 0])
    let healthy = try InspectorContent(Self.form.inspector(widths: []))
    #expect(healthy.sizes[0].diagnostics.isEmpty)
  }

  /// An offset moves what is seen, not what constraints are about.
  @Test func whatIsMovedBreaksNoConstraint() throws {
    let view = VStack { Text("Moved").offset(x: 30, y: 40).id("moved") }
    let size = try #require(try InspectorContent(view.inspector(width: 200, widths: [])).sizes.first)
    let required = size.rows.indices.filter { size.rows[$0].priority >= 1000 }
    #expect(required.allSatisfy { size.violations[$0] == nil })
    #expect(size.views[1].frame.prefix(2) == [30, 40])
  }

  @Test func theSameLayoutGivesTheSamePage() throws {
    #expect(try Self.form.inspector(title: "Form") == Self.form.inspector(title: "Form"))
  }

  /// Text stays text: nothing of it ends an element of the page.
  @Test(arguments: ["</script><script>alert(1)</script>", "<!--", "\"&'<b>", "a\u{0}b\u{202E}c"])
  func hostileTextStaysText(text: String) throws {
    let inspector = try Text(text).id(ViewID(text)).inspector(title: text, widths: [])
    let page = inspector.document
    #expect(page.components(separatedBy: "<script").count == 3)
    #expect(page.components(separatedBy: "</script").count == 3)
    #expect(!page.contains("<b>") && !page.contains("alert(1)</title>"))
    let view = try #require(try InspectorContent(inspector).sizes.first?.views.first)
    #expect(view.path == text && view.text == text)
  }

  @Test func thePageAsksForNothing() throws {
    let page = try Self.form.inspector().document
    #expect(page.contains("default-src 'none'"))
    for attribute in ["src=", "href=", "url(", "@import", "fetch("] { #expect(!page.contains(attribute)) }
  }

  /// What is the same in every page: its style and its script.
  @Test func thePageIsSmall() throws {
    let page = try Self.form.inspector(widths: []).document
    let data = try #require(page.firstRange(of: "id=\"data\">"))
    let end = try #require(page[data.upperBound...].firstRange(of: "</script>"))
    #expect(page.utf8.count - page[data.upperBound..<end.lowerBound].utf8.count < 40_000)
  }
}
