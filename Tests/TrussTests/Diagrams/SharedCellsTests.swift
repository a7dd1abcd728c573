import TestSupport
import Testing
import Truss
import TrussLayout
import TrussTree

@testable import TrussDrawing

/// In text, lines of several connectors share a cell only where they cross. Two lines that turn in one cell would look like
/// two others that cross there.
@Suite("Cells of several lines")
struct SharedCellsTests {
  @Test("two lines that turn at one place are moved apart")
  func turns() throws {
    let view = Grid(columns: [.fit, .fit, .fit], spacing: 60) {
      GridRow {
        Spacer()
        Box("A").id("a")
      }
      GridRow {
        Box("B").id("b")
        Spacer()
        Box("C").id("c")
      }
      GridRow {
        Spacer()
        Box("D").id("d")
      }
    }
    .connectors {
      Connector(from: "a", .bottom, to: "b", .trailing)
      Connector(from: "c", .leading, to: "d", .top)
    }
    let layout = try view.layout(columns: nil)
    let text = layout.text
    #expect(layout.diagnostics.isEmpty)
    #expect(!text.contains("┼") && text.contains("◀") && text.contains("▼"), "\(text)")
  }

  @Test("lines of random diagrams that share a cell cross there, or are reported")
  func randomDiagrams() throws {
    for seed in 0..<Seeds.batch(2000) {
      let diagram = RandomDiagram(seed: UInt64(seed))
      let layout = try diagram.view.layout(columns: diagram.columns)
      let reported = ReportedConnectors(layout.diagnostics)
      let lines = ConnectorPlan(layout).connectors.filter { !reported.lines.contains($0.connector.location.line) }
      var cells: [Cell: [(line: Int, sides: Set<Side>)]] = [:]
      for (number, line) in lines.enumerated() {
        for (cell, sides) in Self.cells(of: line.route.points) { cells[cell, default: []].append((number, sides)) }
      }
      for (cell, shared) in cells where shared.count > 1 {
        for (place, one) in shared.enumerated() {
          for other in shared.dropFirst(place + 1) {
            let (route, second) = (lines[one.line].route, lines[other.line].route)
            let isOne =
              [second.points, second.points.reversed()].contains(route.points) || route.sharesTrunk(with: second)
            let isCrossing = Set([one.sides, other.sides]) == [[.left, .right], [.top, .bottom]]
            #expect(isOne || isCrossing, "seed \(seed), \(cell):\n\(layout.text)")
          }
        }
      }
    }
  }

  private enum Side { case left, right, top, bottom }

  private struct Cell: Hashable {
    var column: Int
    var row: Int
  }

  /// The cells of a line, and the sides of each that it reaches.
  private static func cells(of points: [Point]) -> [Cell: Set<Side>] {
    var cells: [Cell: Set<Side>] = [:]
    for (from, to) in zip(points, points.dropFirst()) where from != to {
      let isLevel = from.y == to.y
      let (low, high) = isLevel ? (min(from.x, to.x), max(from.x, to.x)) : (min(from.y, to.y), max(from.y, to.y))
      let (first, last) = (Int(clamping: low.rounded(.down)), Int(clamping: high.rounded(.up)) - 1)
      for place in first...max(first, last) {
        let cell =
          isLevel
          ? Cell(column: place, row: Int(clamping: from.y.rounded(.down)))
          : Cell(column: Int(clamping: from.x.rounded(.down)), row: place)
        if place > first || low == Double(first) { cells[cell, default: []].insert(isLevel ? .left : .top) }
        if place < last || high == Double(last + 1) { cells[cell, default: []].insert(isLevel ? .right : .bottom) }
      }
    }
    return cells
  }
}
