import TestSupport
import Testing
import Truss
@testable import TrussDrawing
import TrussText

/// In random trees, what an overlay writes in cells covers neither the picture nor what else it writes, and is read with
/// no letter beside it.
struct CellOverlayRandomTests {
  @Test(arguments: Seeds.some(of: Array(Seeds.first(UInt64(5))), oneOf: 5)) func nothingIsCovered(batch: UInt64) throws
  {
    var (count, constrainedCount) = (0, 0)
    for seed in batch * 20..<batch * 20 + 20 {
      var (random, views) = (SplitMix64(seed: seed), 0)
      let plan = RandomPlan(depth: 3, isOfAll: true, count: &views, &random)
      let columns = Int.random(in: 8...70, using: &random)
      let constraints = constraints(in: plan, &random)
      // Some names are of another scope.
      let view = plan.view.constraints { for constraint in constraints { constraint } }
      let constrained = try? view.layout(columns: columns)
      constrainedCount += constrained == nil || constraints.isEmpty ? 0 : 1
      let layout = try constrained ?? plan.view.layout(columns: columns)
      let charset: TextRenderer.Charset = seed % 2 == 0 ? .unicode : .ascii
      var overlay = CellOverlay(layout, OverlayParts(rawValue: 127), charset)
      let drawn = cells(of: overlay.draw(), charset)
      let (labels, seen) = (overlay.labels, overlay.seen)
      count += labels.labels.count
      // Where the picture's first cell is in the drawing.
      let x = "\(Int(layout.size.height.cellEdge))".count + 1 - seen.minX
      let y = (labels.hasLabels(inRow: seen.minY - 1) ? 2 : 1) - seen.minY

      let picture = cells(of: moved(layout.displayList, seen), charset)
      for (row, line) in picture.enumerated() {
        for (column, cell) in line.enumerated() where cell != " " {
          let (column, row) = (column + seen.minX, row + seen.minY)
          if drawn[row + y][column + x] != cell {
            Issue.record("seed \(seed): \(cell) at \(column), \(row) is covered")
          }
        }
      }
      func letter(_ column: Int, _ row: Int) -> Bool {
        guard seen.contains(column: column, row: row) else { return false }
        return picture[row - seen.minY][column - seen.minX].first.map { $0.isLetter || $0.isNumber } ?? false
      }
      var taken: Set<[Int]> = []
      for label in labels.labels {
        let columns = label.column..<label.column + CellWidth.of(label.text)
        let written = columns.map { drawn[label.row + y][$0 + x] }.joined()
        if written != label.text { Issue.record("seed \(seed): \(label.text) is written as \(written)") }
        for column in columns where !taken.insert([column, label.row]).inserted {
          Issue.record("seed \(seed): \(label.text) is on another label")
        }
        guard label.text.first?.isNumber ?? false else { continue }
        if letter(columns.lowerBound - 1, label.row) || letter(columns.upperBound, label.row) {
          Issue.record("seed \(seed): \(label.text) is beside a letter")
        }
      }
      for line in labels.lines {
        for column in line.cells.columns {
          for row in line.cells.rows where !taken.contains([column, row]) {
            let isInPicture = seen.contains(column: column, row: row)
            if isInPicture, picture[row - seen.minY][column - seen.minX] != " " {
              Issue.record("seed \(seed): a line is on the picture")
            }
          }
        }
      }
      check(layout, seed)
    }
    #expect(count > 40)
    #expect(constrainedCount > 2)
  }

  /// Constraints between the views of a plan.
  private func constraints(in plan: RandomPlan, _ random: inout SplitMix64) -> [LayoutConstraint] {
    (0..<4).compactMap { _ in
      guard let (first, second) = plan.namesOfTwo(&random) else { return nil }
      let length = Double(Int.random(in: 0...40, using: &random))
      let priority: Priority = [.low, .high, .required].randomElement(using: &random) ?? .low
      switch Int.random(in: 0..<8, using: &random) {
      case 0: return first.left == second.right + length ~ priority
      case 1: return first.top >= second.bottom + length ~ priority
      case 2: return first.left == second.left ~ priority
      case 3: return first.centerY == second.centerY ~ priority
      case 4: return first.width == second.width * 0.5 + length ~ priority
      case 5: return first.height <= length ~ priority
      case 6: return first.firstBaseline == second.firstBaseline ~ priority
      default: return first.bottom == second.top * 2 - length ~ priority
      }
    }
  }

  private func check(_ layout: LayoutResult, _ seed: UInt64) {
    let (text, ascii) = (layout.text(.overlay), layout.text(.overlay, ascii: true))
    for line in text.split(separator: "\n") + ascii.split(separator: "\n") where line.hasSuffix(" ") {
      Issue.record("seed \(seed): \(line) ends with a space")
    }
    if !ascii.utf8.allSatisfy({ $0 < 0x80 }) { Issue.record("seed \(seed): \(ascii) is not ASCII") }
    let colored = layout.text(.overlay, colors: .trueColor).replacing(/\u{1B}\[[0-9;:]*m/, with: "")
    if colored != text { Issue.record("seed \(seed): colours change the text") }
  }

  /// The part of a picture that is seen.
  private func moved(_ list: DisplayList, _ seen: CellRect) -> DisplayList {
    let move = FrameTransform(x: Double(-seen.minX), y: Double(-seen.minY))
    return DisplayList(
      size: Size(width: Double(seen.width), height: Double(seen.height)),
      elements: list.elements.map { $0.mapped(by: move) })
  }

  /// A picture cell by cell; the right half of a wide character is empty.
  private func cells(of list: DisplayList, _ charset: TextRenderer.Charset) -> [[String]] {
    var renderer = TextRenderer(charset: charset)
    renderer.isFramed = true
    return renderer.render(list).split(separator: "\n").map { line in
      line.dropFirst().dropLast().flatMap { CellWidth.of($0) == 2 ? [String($0), ""] : [String($0)] }
    }
  }
}
