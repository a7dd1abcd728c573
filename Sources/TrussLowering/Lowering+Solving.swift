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
  /// Where the height moves the width again, rounds go on to a fixed point, at most eight.
  public func solve() throws(LayoutError) -> Layout {
    var system = constraints
    var solution = system.solve()
    var rects = frames(of: solution)
    var lineCounts = writtenLineCounts()
    var round = 1
    while let counts = brokenLineCounts(in: rects, after: lineCounts), round <= Self.roundLimit {
      lineCounts = counts
      var builder = SystemBuilder(tree: tree, medium: medium, lineCounts: counts)
      system = try builder.build(width: width, height: height)
      solution = system.solve()
      rects = frames(of: solution)
      round += 1
    }
    return Layout(
      tree: tree, medium: medium, rects: rects, constraints: system, solution: solution,
      isTextSettled: round <= Self.roundLimit)
  }

  /// Frames rounded to 1/1024 point, so that they do not depend on the order in which an engine adds.
  private func frames(of solution: Solution) -> [Rect] {
    tree.entries.indices.map { index in
      let item = Item.ID(index)
      func value(_ component: Variable.Component) -> Double {
        let value = solution.values[Int(Variable(item, component).index)]
        return (value * 1024).rounded() / 1024 + 0
      }
      return Rect(
        x: value(.x), y: value(.y), width: max(0, value(.width)), height: max(0, value(.height)))
    }
  }

  private func writtenLineCounts() -> [Int] {
    tree.entries.map { entry in
      guard case .text(let text) = entry.content else { return 0 }
      return medium.lines(of: text.string, entry.font, width: .infinity).count
    }
  }

  /// The number of lines of each text in its frame, or nil where it is what it was before.
  private func brokenLineCounts(in rects: [Rect], after before: [Int]) -> [Int]? {
    var counts = before
    for (index, entry) in tree.entries.enumerated() {
      guard case .text(let text) = entry.content, !entry.attributes.isHidden else { continue }
      let inner = rects[index].inset(by: medium.boxInsets(of: entry))
      counts[index] = medium.lines(of: text.string, entry.font, width: medium.snapped(inner).width).count
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
