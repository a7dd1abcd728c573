import Foundation
import Testing
import Truss

/// The code of `Documentation/Grids.md`, compiled and run.
struct GridsPageExamples {
  /// The pictures that the page shows.
  private func pictures() throws -> [String] { try Page("Grids").printed }

  private func trimmed(_ text: String) -> String { text.trimmingCharacters(in: .newlines) }

  @Test func grids() throws {
    let form = Grid(columns: [.fit(align: .end), .flexible(), .fixed(80)], spacing: 8, align: .center) {
      GridRow {
        Text("Name")
        Field().id("name")
        Button("Clear")
      }
      GridRow {
        Text("Home page")
        Field().id("page")
        Button("Open")
      }
      GridRow {
        Text("Notes")
        Text("None so far").gridColumns(2).id("notes")
      }
      Divider()
    }
    let layout = try form.layout(columns: 60)
    let pictures = try pictures()
    #expect(try trimmed(form.text(columns: 48)) == pictures[0])
    #expect(layout.frame(of: "name") == Rect(x: 11, y: 0, width: 31, height: 3))
    #expect(layout.frame(of: "page")?.x == 11)
    #expect(layout.frame(of: "notes")?.width == 49)
    #expect(layout.diagnostics.isEmpty)

    let card = Grid(columns: [.fixed(40), .flexible()], spacing: 8) {
      GridRow {
        Rectangle().height(60).gridRows(2).id("photo")
        Text("Ada Lovelace")
      }
      GridRow { Text("London").id("town") }
    }
    #expect(try trimmed(card.text(columns: 30)) == pictures[1])
    let cardLayout = try card.layout(width: 200)
    #expect(cardLayout.frame(of: "photo") == Rect(x: 0, y: 0, width: 40, height: 60))
    #expect(cardLayout.frame(of: "town")?.x == 48)
    #expect(cardLayout.diagnostics.isEmpty)

    let sources = Grid(spacing: 10) {
      GridRow {
        Text("Search")
        Text("52 %").id("search")
      }
      GridRow {
        Text("Links")
        Text("31 %")
      }
    }
    #expect(try trimmed(sources.text(columns: 60)) == pictures[2])
    #expect(try sources.layout(columns: 60).frame(of: "search")?.x == 8)
  }

  @Test func adaptiveColumns() throws {
    let cards = LazyVGrid(columns: [GridItem(.adaptive(minimum: 120))], spacing: 12) {
      ForEach(["Visitors", "Sales", "Errors"]) { Box($0).height(40) }
    }
    #expect(try trimmed(cards.text(columns: 60)) == pictures()[3])
    #expect(try cards.layout(width: 384).frames.map(\.rect.y) == [0, 0, 0, 0])
    #expect(try cards.layout(width: 383).frames.map(\.rect.y) == [0, 0, 0, 52])
  }

  @Test func masonry() throws {
    let wall = Masonry(columns: 3, spacing: 10) {
      ForEach([60, 30, 40, 50, 30]) { height in Box("\(height)").height(Double(height)) }
    }
    #expect(try trimmed(wall.text(columns: 60)) == pictures()[4])
  }

  @Test func flows() throws {
    let tags = FlowStack(spacing: 6, lineSpacing: 4, align: .center, justify: .start) {
      Text("Filters")
      ForEach(["all pages", "this week", "Europe"]) { Button($0) }
    }
    #expect(try trimmed(tags.text(columns: 30)) == pictures()[5])
    #expect(try tags.layout(columns: 60).size.height == 1)
    #expect(try tags.layout(columns: 30).size.height == 2)
  }

  @Test func alternatives() throws {
    let toolbar = HStack(spacing: 10) {
      Text("Traffic this week")
      Spacer()
      ViewThatFits(in: [.horizontal]) {
        HStack(spacing: 8) {
          Button("Export as CSV")
          Button("Share")
        }.id("both")
        Button("More").id("more")
      }
    }
    #expect(try [56, 36].map { try trimmed(toolbar.text(columns: $0)) } == Array(pictures()[6...]))
    #expect(try toolbar.layout(columns: 60).frame(of: "both") != nil)
    #expect(try toolbar.layout(columns: 40).frame(of: "more") == Rect(x: 32, y: 0, width: 8, height: 1))
  }
}
