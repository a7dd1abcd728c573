import Testing
import Truss

/// Lists, sections, and rows of controls.
struct ListTests {
  @Test func rowsHaveLinesBetweenThem() throws {
    let list = List(["Anna", "Ben"]) { name in
      HStack {
        Text(name); Spacer(); Text("›")
      }
    }.id("list")
    #expect(
      try list.text(columns: 20).split(separator: "\n") == [
        "   Anna         ›", "   ──────────────", "   Ben          ›",
      ])
    let layout = try List(0..<3, id: \.self) { Text("\($0)").id(ViewID("\($0)")) }.layout(width: 100)
    // 44 points a row, and 1 for the line above it.
    #expect((0..<3).map { layout.frame(of: ViewID("\($0)"))?.midY } == [22, 67, 112])
    #expect(layout.frame(of: "0")?.minX == 16)
  }

  @Test func sectionsHaveCaptionsThatAreNoRows() throws {
    let list = List {
      Section("Account") {
        Text("Name").id("name")
        Text("Password").id("password").collapsed()
        Divider()
        Text("City").id("city")
      }
      Section {
        Text("Sounds").id("sounds")
      } header: {
        Text("Notifications").id("caption")
      } footer: {
        Text("All of them")
      }
    }
    let layout = try list.layout(width: 200)
    #expect(layout.diagnostics.isEmpty)
    let caption = try Text("a").font(.caption).id("a").layout().frame(of: "a")
    let first = try 16 + #require(caption).height + 4
    #expect(layout.frame(of: "name")?.midY == first + 22)
    #expect(layout.frame(of: "city")?.midY == first + 44 + 1 + 22)
    #expect(try list.svg(width: 200).document.contains("font-size=\"11\""))
  }

  @Test func aListScrolls() throws {
    let list = VStack {
      Text("Title").height(20)
      List(0..<100) { Text("\($0)") }.id("list")
    }
    let layout = try list.layout(width: 100, height: 300)
    #expect(layout.frame(of: "list") == Rect(x: 0, y: 20, width: 100, height: 280))
    #expect(layout.diagnostics.isEmpty)
  }

  @Test func sectionsOutsideAList() throws {
    let stack = VStack { Section(header: Text("Header"), footer: Text("Footer")) { Text("Row") } }
    #expect(try stack.text(columns: 10) == "Header\nRow\nFooter")
    #expect(try VStack { Section { Text("Row") } }.text(columns: 10) == "Row")
  }

  @Test func switchesWithLabels() throws {
    #expect(try Toggle("Sounds", isOn: true).text(columns: 20) == "Sounds           [x]")
    #expect(try Toggle(isOn: false) { Text("Badges") }.text(columns: 20) == "Badges           [ ]")
    let layout = try Toggle("Sounds", isOn: true).id("row").layout(width: 200)
    #expect(layout.frame(of: "row") == Rect(x: 0, y: 0, width: 200, height: 24))
  }

  @Test func linksAreTextsThatLeadSomewhere() throws {
    let link = Link("Guide", destination: "https://example.org/guide")
    #expect(try link.text(columns: 10) == "Guide")
    let document = try link.svg(width: 100, scheme: .light).document
    #expect(document.contains("xlink:href=\"https://example.org/guide\"") && document.contains("#0969da"))
    #expect(throws: LayoutError.self) { try Link("a", destination: "javascript:x").layout() }
  }

  @Test func boxesWithTitles() throws {
    #expect(
      try GroupBox("Account") { Text("Anna") }.text(columns: 20) == """
        ┌ Account ─────────┐
        │                  │
        │  Anna            │
        │                  │
        └──────────────────┘
        """)
  }

  @Test func otherNamesOfTheSame() throws {
    let views = VStack {
      TextField("Name", text: "Anna")
      ProgressView(value: 0.5)
      LazyVStack(alignment: .leading) { Text("a") }
      EmptyView()
    }
    #expect(try views.text(columns: 12) == "┌──────────┐\n│Anna      │\n└──────────┘\n██████░░░░░░\na")
  }
}
