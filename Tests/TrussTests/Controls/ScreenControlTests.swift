import Testing
import Truss

/// Controls with symbols, split views, fields to search in, gauges, and tables with a selection.
struct ScreenControlTests {
  @Test func symbolsOfControlsAreThoseOfLabels() throws {
    let label = Label("Add", systemImage: "plus")
    #expect(
      try Button("Add", systemImage: "plus") {}.text()
        == Button {
        } label: {
          label
        }.text())
    #expect(
      try Button("Add", systemImage: "plus", role: .destructive) {}.text()
        == Button {
        } label: {
          label
        }.text())
    #expect(
      try Toggle("Add", systemImage: "plus", isOn: .constant(true)).text(columns: 30)
        == Toggle(isOn: .constant(true)) { label }.text(columns: 30))
    #expect(
      try Menu("Add", systemImage: "plus") {}.text()
        == Menu {
        } label: {
          label
        }.text())
    let picker = Picker("Add", systemImage: "plus", selection: .constant(1)) { Text("One").tag(1) }
    #expect(try List { picker }.text(columns: 40).contains("+  Add"))
    #expect(try ShareLink(item: "a").text().contains("Share…"))
    #expect(
      try ControlGroup {
        Button("A") {}; Button("B") {}
      }.layout().diagnostics.isEmpty)
  }

  @Test func columnsOfASplitViewHaveTheirWidths() throws {
    let view = NavigationSplitView {
      Color.red.id("sidebar")
    } content: {
      Color.blue.id("list").navigationSplitViewColumnWidth(min: 100, ideal: 150)
    } detail: {
      Color.green.id("detail")
    }
    let layout = try view.layout(width: 800, height: 400)
    let (sidebar, list) = (try #require(layout.frame(of: "sidebar")), try #require(layout.frame(of: "list")))
    let detail = try #require(layout.frame(of: "detail"))
    #expect(sidebar.width == 240 && sidebar.minX == 0 && sidebar.height == 400)
    #expect(list.width == 150 && list.minX > sidebar.maxX)
    #expect(detail.minX > list.maxX && detail.maxX == 800)
    let alone = NavigationSplitView(columnVisibility: .constant(.detailOnly)) {
      Text("side")
    } detail: {
      Text("detail").navigationTitle("Title")
    }
    let text = try alone.text(columns: 40)
    #expect(!text.contains("side") && text.contains("detail") && text.contains("Title"))
  }

  @Test func aFieldToSearchInIsUnderTheTitle() throws {
    let screen = Text("body").navigationTitle("Title").searchable(text: .constant(""), prompt: "Find files")
    let lines = try NavigationStack { screen }.text(columns: 30).split(separator: "\n").map(String.init)
    let (title, field) = (lines.firstIndex { $0.contains("Title") }, lines.firstIndex { $0.contains("Find files") })
    #expect(try #require(title) < #require(field))
    #expect(try #require(field) < #require(lines.firstIndex { $0.contains("body") }))
    #expect(try screen.text() == "body")
    let written = Text("body").searchable(text: .constant("word"))
    #expect(try NavigationStack { written }.text(columns: 30).contains("word"))
  }

  @Test func aRingHasASizeAndTextABar() throws {
    let gauge = Gauge(value: 0.5) {
      Text("Fuel")
    } currentValueLabel: {
      Text("50")
    }
    let ring = gauge.gaugeStyle(.accessoryCircular).id("ring")
    #expect(try HStack(align: .start) { ring }.layout().frame(of: "ring")?.size == Size(width: 60, height: 60))
    #expect(try ring.text(columns: 20) == gauge.text(columns: 20))
    let full = Gauge(value: 1) { Text("Fuel") }.gaugeStyle(.accessoryCircularCapacity)
    let empty = Gauge(value: 0) { Text("Fuel") }.gaugeStyle(.accessoryCircularCapacity)
    #expect(try full.svg(id: "a").document != empty.svg(id: "a").document)
  }

  @Test func surfacesOfButtonsHaveOutlines() throws {
    func document(_ shape: ButtonBorderShape) throws -> String {
      let button = Button {
      } label: {
        Image(systemName: "plus")
      }
      return try button.buttonStyle(.bordered).buttonBorderShape(shape).svg(id: "a").document
    }
    #expect(try document(.automatic) == document(.roundedRectangle))
    #expect(try document(.roundedRectangle(radius: 3)).contains(#"rx="3""#))
    #expect(try document(.circle).contains("<circle") || document(.circle).contains("<ellipse"))
    #expect(try document(.capsule) != document(.automatic))
  }

  private struct Person: Identifiable {
    let id: Int
    let name: String
  }

  @Test func theSelectedRowsOfATableAreMarked() throws {
    let people = [Person(id: 1, name: "Anna"), Person(id: 2, name: "Ben")]
    func document(_ table: Table) throws -> String { try table.svg(width: 200, height: 120, id: "a").document }
    func table(_ selection: Set<Int>) -> Table {
      Table(people, selection: .constant(selection), sortOrder: .constant([0])) { TableColumn("Name", value: \.name) }
    }
    let plain = Table(people) { TableColumn("Name", value: \.name) }
    #expect(try document(table([])) == document(plain))
    #expect(try document(table([2])) != document(plain) && document(table([1])) != document(table([2])))
    let one = Table(people, selection: .constant(2 as Int?)) { TableColumn("Name", value: \.name) }
    #expect(try document(one) == document(table([2])))
  }

  @Test func linesOfAViewHaveTheNamesOfEitherAxis() throws {
    let layout = try HStack(alignment: .top, spacing: 0) {
      Color.red.frame(width: 10, height: 20).id("a")
      Color.blue.frame(width: 10, height: 10).alignmentGuide(.top) { $0[VerticalAlignment.center] }.id("b")
    }.layout()
    // The middle of the second view, at 5 points, is at the top of the first one.
    #expect(try #require(layout.frame(of: "a")).minY - #require(layout.frame(of: "b")).minY == 5)
    let column = try VStack(alignment: .leading, spacing: 0) {
      Color.red.frame(width: 20, height: 10).id("a")
      Color.blue.frame(width: 10, height: 10).alignmentGuide(.leading) { $0[HorizontalAlignment.trailing] }.id("b")
    }.layout()
    #expect(try #require(column.frame(of: "a")).minX - #require(column.frame(of: "b")).minX == 10)
  }
}
