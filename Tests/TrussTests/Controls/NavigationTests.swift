import Testing
import Truss

/// Titles and bars of screens, and of lists.
struct NavigationTests {
  @Test func aTitleIsDrawnInAStackOfScreensAlone() throws {
    let screen = Text("body").navigationTitle("Title")
    #expect(try screen.text() == "body")
    #expect(try NavigationStack { screen }.text(columns: 12) == "   Title\n\nbody")
    struct Screen: View {
      var body: some View { Text("body").navigationTitle("Title") }
    }
    #expect(try NavigationStack { Screen() }.text(columns: 12) == "   Title\n\nbody")
  }

  @Test func aSmallTitleIsBetweenTheButtons() throws {
    let screen = Text("body").navigationTitle("Title").navigationBarTitleDisplayMode(.inline).toolbar {
      ToolbarItem(placement: .cancellationAction) { Button("No") {} }
      Button("Yes") {}
    }
    #expect(try NavigationStack { screen }.text(columns: 23) == "   No    Title   Yes\n\nbody")
    let layout = try NavigationStack { screen.id("screen") }.layout(width: 300)
    #expect(try layout.size.height == 44 + Text("body").layout().size.height)
  }

  /// In text a bar without buttons is as high as its title.
  @Test func aSmallTitleNeedsNoButtons() throws {
    let screen = Text("body").navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
    let layout = try NavigationStack { screen }.layout(columns: 13)
    #expect(layout.text == "    Title\n\nbody" && layout.diagnostics.isEmpty)
    #expect(try NavigationStack { screen.navigationSubtitle("Two") }.text(columns: 13) == "    Title\n     Two\n\nbody")
  }

  @Test func anInsetTakesItsRoomFromAListWithinTheScreen() throws {
    let screen = List { Text("a") }.id("list").safeAreaInset(edge: .bottom) { Text("bar").height(20).id("bar") }
    let layout = try screen.layout(width: 200, height: 300)
    #expect(layout.frame(of: "list") == Rect(x: 0, y: 0, width: 200, height: 280))
    #expect(layout.frame(of: "bar")?.maxY == 300)
    #expect(layout.frame(of: "bar")?.midX == 100)
    let side = Rectangle().id("view").safeAreaInset(edge: .leading, spacing: 10) { Text("bar").width(30) }
    #expect(try side.layout(width: 200, height: 50).frame(of: "view") == Rect(x: 40, y: 0, width: 160, height: 50))
  }

  @Test func rowsOfAListHaveBadgesAndGrounds() throws {
    let list = List {
      Text("a").badge(3)
      Text("b").badge(0).listRowSeparator(.hidden)
    }
    #expect(try list.text(columns: 20).split(separator: "\n") == ["   a          (3)", "   b"])
    let red = List { Text("a").listRowBackground(Color(0x12_3456)) }
    #expect(try red.svg(width: 200).document.contains("#123456"))
  }

  @Test func tablesHaveColumns() throws {
    struct Person: Identifiable {
      var id: String { name }
      var name: String
      var age: Int
    }
    let table = Table([Person(name: "Anna", age: 7), Person(name: "Ben", age: 8)]) {
      TableColumn("Name", value: \.name)
      TableColumn("Age") { Text("\($0.age)") }.width(15)
    }
    // A line below the titles, none between rows of texts.
    let lines = String(repeating: "─", count: 15)
    let rows = try table.text(columns: 15, rows: 12).split(separator: "\n")
    #expect(rows == ["Name        Age", lines[...], "Anna        7", "Ben         8"])
    let mixed = Table([Person(name: "Anna", age: 7), Person(name: "Ben", age: 8)]) {
      TableColumn("Name", value: \.name)
      TableColumn("Adult") { Toggle(isOn: $0.age > 7) }.width(25)
    }
    #expect(try mixed.text(columns: 20, rows: 12).split(separator: "\n").count { $0.hasPrefix("──") } == 2)
  }
}
