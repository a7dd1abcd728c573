import TrussIR
import TrussSolver
import TrussText
package import TrussViews

extension Lowering {
  /// How often lines are broken anew before the text pass gives up.
  private static let roundLimit = 8

  /// Solves the constraints and places the views.
  ///
  /// A text's width is decided first, with its lines as they are written; then they are broken, and its height follows.
  /// Where the height moves the width again, rounds go on to a fixed point, at most eight. So do they where a scroll
  /// view that keeps clear of bars does not stand where it was thought to.
  public func solve() throws(LayoutError) -> Layout {
    var system = constraints
    var solution = system.solve()
    var rects = frames(of: solution)
    var lineCounts = writtenLineCounts()
    var covered = tree.coveredInsets(medium, in: nil)
    var round = 1
    while round <= Self.roundLimit {
      let (broken, reached) = (brokenLineCounts(in: rects, after: lineCounts), tree.coveredInsets(medium, in: rects))
      guard broken != nil || reached != covered else { break }
      lineCounts = broken ?? lineCounts
      covered = reached
      var builder = SystemBuilder(tree: tree, medium: medium, lineCounts: lineCounts, covered: covered)
      system = try builder.build(width: width, height: height)
      solution = system.solve()
      rects = frames(of: solution)
      round += 1
    }
    return Layout(
      tree: tree, medium: medium, rects: rects, constraints: system, solution: solution,
      isTextSettled: round <= Self.roundLimit)
  }

  private func frames(of solution: Solution) -> [Rect] {
    tree.entries.indices.map { solution.rect(of: Item.ID($0)) }
  }

  private func writtenLineCounts() -> [TextBlock.LineCount] {
    tree.entries.map { entry in
      guard case .text(let text) = entry.content else { return TextBlock.LineCount(taken: 0, shown: 0) }
      let taken = TextBlock(text, in: entry, medium).takenLines(width: .infinity)
      return TextBlock.LineCount(taken: taken, shown: taken)
    }
  }

  /// The number of lines of each text in its frame, or nil where it is what it was before. How many have room is asked
  /// of a frame that was made for the lines taken: an earlier one is too low for them.
  private func brokenLineCounts(in rects: [Rect], after before: [TextBlock.LineCount]) -> [TextBlock.LineCount]? {
    var counts = before
    for (index, entry) in tree.entries.enumerated() {
      guard case .text(let text) = entry.content, !entry.attributes.isHidden else { continue }
      let size = medium.snapped(rects[index].inset(by: medium.boxInsets(of: entry))).size
      let block = TextBlock(text, in: entry, medium)
      let taken = block.takenLines(width: size.width)
      let isPlaced = taken == before[index].taken
      let shown = isPlaced ? block.shownLines(of: taken, height: size.height) : taken
      counts[index] = TextBlock.LineCount(taken: taken, shown: shown)
    }
    return counts == before ? nil : counts
  }
}

extension Medium {
  /// A rectangle on whole cells, by rounding its absolute edges: neighbours neither gap nor overlap. In points it is
  /// left as it is.
  package func snapped(_ rect: Rect) -> Rect {
    guard isCells else { return rect }
    let left = rect.minX.rounded()
    let top = rect.minY.rounded()
    return Rect(x: left, y: top, width: rect.maxX.rounded() - left, height: rect.maxY.rounded() - top)
  }
}

extension Solution {
  /// A frame rounded to 1/1024 point, so that it does not depend on the order in which an engine adds.
  func rect(of item: Item.ID) -> Rect {
    func value(_ component: Variable.Component) -> Double {
      let value = values[Int(Variable(item, component).index)]
      return (value * 1024).rounded() / 1024 + 0
    }
    return Rect(
      x: value(.x), y: value(.y), width: max(0, value(.width)), height: max(0, value(.height)))
  }
}
