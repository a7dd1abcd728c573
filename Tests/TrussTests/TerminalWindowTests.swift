import Foundation
import TestSupport
import Testing
import Truss
@testable import TrussDrawing
import TrussViews

/// The window of a terminal shows the characters of a layout's text form in their cells, and borders where it has them.
struct TerminalWindowTests {
  @Test(arguments: Seeds.first(UInt64(3))) func charactersAreInTheirCells(batch: UInt64) throws {
    for seed in batch * 20..<batch * 20 + 20 {
      var (random, views) = (SplitMix64(seed: seed), 0)
      let plan = RandomPlan(depth: 3, isOfAll: true, count: &views, &random)
      let layout = try plan.view.layout(columns: 60, rows: nil)
      let cells = Self.canvas(of: layout)
      let list = layout.terminalList(title: "a title")
      #expect(
        Self.letters(in: list, columns: cells.columns, rows: cells.rows) == Self.letters(in: cells), "seed \(seed)")
      #expect(Self.edges(in: list) == Self.edges(in: cells), "seed \(seed)")
    }
  }

  @Test func theWindowHasATitleAndTheColoursOfBothSchemes() throws {
    let view = Text("done").foreground(.green).bold().padding(5)
    let document = try view.svg(.terminal(title: "swift test"), width: 200).document
    #expect(document.contains(">swift test</text>"))
    #expect(document.contains(#"font-family="Liberation Mono"#) && document.contains(#"font-weight="bold""#))
    let green = Color.green
    for value in [green.light, green.dark] {
      let hex = String(value, radix: 16)
      #expect(document.contains("#" + String(repeating: "0", count: 6 - hex.count) + hex))
    }
    // 40 columns, and 12 points on each side.
    #expect(document.contains(#"width="336.05" height="100""#))
    let narrow = try Text("a").svg(.terminal(title: "a long title that has no room")).document
    #expect(!narrow.contains("a long title"))
  }

  /// However long it is: a line a cell would be a hundred megabytes for the widest ones.
  @Test(arguments: [(Border.Line.light, 4), (.heavy, 4), (.dashed, 4), (.double, 8)])
  func theSideOfABorderIsOneLine(line: Border.Line, count: Int) throws {
    let document = try Rectangle().border(Border(line)).frame(width: 400, height: 80).svg(.terminal).document
    let paths = document.matches(of: /<path d="([^"]*)"/).map { $0.1 }
    #expect(paths.count == 1)
    #expect(paths.map { $0.filter { $0 == "M" }.count } == [count])
  }

  @Test func blocksAreSurfaces() throws {
    let list = try ProgressBar(value: 0.5).layout(columns: 10, rows: 1).terminalList(title: "")
    let surfaces = list.elements.compactMap { element -> Rect? in
      if case .rectangle(let rect, .some, nil, _) = element, rect.y > 30 { rect } else { nil }
    }
    let width = TerminalWindow.cell.width
    #expect(surfaces.count == 2)
    #expect(surfaces.allSatisfy { abs($0.width - 5 * width) < 0.01 && $0.height == 16 })
  }

  private static func canvas(of layout: LayoutResult) -> CellCanvas {
    let list = layout.displayList
    var painter = TextPainter(canvas: CellCanvas(list.size), charset: .unicode)
    for element in list.elements { painter.draw(element) }
    return painter.canvas
  }

  private struct Place: Hashable, Comparable {
    var x: Int
    var y: Int
    var text = ""

    static func < (one: Place, other: Place) -> Bool { (one.y, one.x) < (other.y, other.x) }
  }

  /// Each character that is neither blank, nor a border, nor a block, with its column and row.
  private static func letters(in canvas: CellCanvas) -> [Place] {
    canvas.cells.indices.filter(canvas.isLetter).map { index in
      Place(x: index % canvas.columns, y: index / canvas.columns, text: canvas.text(of: index))
    }
  }

  private static func letters(in list: DisplayList, columns: Int, rows: Int) -> [Place] {
    let origin = TerminalWindow.corner(column: 0, row: 0)
    let cell = TerminalWindow.cell
    return list.elements.flatMap { element -> [Place] in
      guard case .text(let run) = element, run.frame.y >= origin.y else { return [] }
      var column = Int(((run.frame.x - origin.x) / cell.width).rounded())
      let row = Int(((run.frame.y - origin.y) / cell.height).rounded())
      return run.string.map { character in
        defer { column += 1 }
        return Place(x: column, y: row, text: String(character))
      }
    }
    .sorted()
  }

  /// The middles of cells' edges through which a border goes, in hundredths of a point.
  private static func edges(in canvas: CellCanvas) -> Set<Place> {
    var edges: Set<Place> = []
    for index in canvas.cells.indices {
      let (column, row) = (index % canvas.columns, index / canvas.columns)
      guard let arms = canvas.arms(column: column, row: row) else { continue }
      let corner = TerminalWindow.corner(column: column, row: row)
      let (width, height) = (TerminalWindow.cell.width, TerminalWindow.cell.height)
      let directions = BorderArms.Direction.allCases.filter { arms[$0] != nil }
      // A lone arm is a whole line.
      for direction in directions.count == 1 ? [directions[0], directions[0].opposite] : directions {
        let (x, y): (Double, Double) =
          switch direction {
          case .top: (width / 2, 0)
          case .right: (width, height / 2)
          case .bottom: (width / 2, height)
          case .left: (0, height / 2)
          }
        edges.insert(place(corner.x + x, corner.y + y))
      }
    }
    return edges
  }

  /// The middles of cells' edges that the paths of a window reach or cross.
  private static func edges(in list: DisplayList) -> Set<Place> {
    let (origin, cell) = (TerminalWindow.corner(column: 0, row: 0), TerminalWindow.cell)
    var edges: Set<Place> = []
    func add(_ start: Point, _ end: Point) {
      let isHorizontal = abs(start.y - end.y) < 0.01
      let (first, step) = isHorizontal ? (origin.x, cell.width) : (origin.y, cell.height)
      let (low, high) =
        isHorizontal ? (min(start.x, end.x), max(start.x, end.x)) : (min(start.y, end.y), max(start.y, end.y))
      var number = ((low - first) / step - 0.01).rounded(.up)
      while first + number * step <= high + 0.01 {
        let along = first + number * step
        // Of a double line, both lines are beside the middle.
        func middle(_ across: Double, _ origin: Double, _ step: Double) -> Double {
          origin + (((across - origin) / step).rounded(.down) + 0.5) * step
        }
        edges.insert(
          isHorizontal
            ? place(along, middle(start.y, origin.y, cell.height)) : place(middle(start.x, origin.x, cell.width), along)
        )
        number += 1
      }
    }
    for element in list.elements {
      guard case .path(let drawing) = element else { continue }
      var last = Point(x: 0, y: 0)
      for part in drawing.path.elements {
        switch part {
        case .move(let point): last = point
        case .line(let point):
          add(last, point)
          last = point
        case .quadCurve(let point, _):
          edges.formUnion([place(last.x, last.y), place(point.x, point.y)])
        default: break
        }
      }
    }
    return edges
  }

  private static func place(_ x: Double, _ y: Double) -> Place {
    Place(x: Int((x * 100).rounded()), y: Int((y * 100).rounded()))
  }
}
