import Testing
import Truss

/// SwiftUI's words for grids.
struct GridWordsTests {
  private func text(_ grid: Grid) throws -> String { try grid.text(columns: 12) }

  @Test func spacings() throws {
    let grid = Grid(horizontalSpacing: 10, verticalSpacing: 20) {
      GridRow {
        Text("a"); Text("b")
      }
      GridRow {
        Text("c"); Text("d")
      }
    }
    #expect(try text(grid) == "a  b\n\n\nc  d")
    #expect(
      try text(
        Grid(verticalSpacing: 10) {
          GridRow { Text("a") }; GridRow { Text("b") }
        }) == "a\n\nb")
  }

  @Test func alignmentOfCells() throws {
    let grid = Grid(alignment: .bottomTrailing, horizontalSpacing: 5, verticalSpacing: 0) {
      GridRow {
        Text("wide"); Text("1\n2")
      }
      GridRow {
        Text("a"); Text("b")
      }
    }
    #expect(try text(grid) == "     1\nwide 2\n   a b")
  }

  @Test func alignmentOfAColumn() throws {
    let grid = Grid(spacing: 5) {
      GridRow {
        Text("Item"); Text("Price").gridColumnAlignment(.trailing)
      }
      GridRow {
        Text("a"); Text("5")
      }
      GridRow { Text("b").gridCellColumns(2) }
    }
    #expect(try text(grid) == "Item Price\n\na        5\n\nb")
    let given = Grid(columns: [.fixed(50, align: .center)]) {
      GridRow { Text("a").gridColumnAlignment(.trailing).gridColumns(1) }
    }
    #expect(try text(given) == "         a")
  }

  @Test func alignmentOfARow() throws {
    #expect(
      try text(
        Grid(spacing: 5) {
          GridRow(alignment: .bottom) {
            Text("1\n2"); Text("a")
          }
        }) == "1\n2 a")
  }

  @Test func columnAlignmentsAreOfCells() {
    #expect(throws: LayoutError.self) { try VStack { Text("a").gridColumnAlignment(.leading) }.layout() }
  }
}
