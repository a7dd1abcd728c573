import TrussSolver
import TrussTree
import TrussViews

extension RecordTree {
  /// A view whose letters are cut only if it is narrower than a minimum.
  struct ShrinkableText {
    var view: Int32
    var minimum: Double
  }

  /// Adds a leaf, with the minimum that follows from its record.
  mutating func addShrinkableText(_ index: Int, _ node: LengthTree.Node) {
    let minimum = horizontal.leastContent(of: node)
    shrinkableTexts.append(ShrinkableText(view: Int32(truncatingIfNeeded: index), minimum: minimum))
  }

  /// Adds a view whose letters may be cut at any width.
  mutating func addShrinkableText(_ index: Int) {
    shrinkableTexts.append(ShrinkableText(view: Int32(truncatingIfNeeded: index), minimum: .infinity))
  }

  /// The views whose letters are cut, in order.
  func cutTexts(_ tree: ViewTree, _ medium: Medium, _ rects: [Rect]) -> [Int] {
    var cut: [Int] = []
    for text in shrinkableTexts {
      let index = Int(text.view)
      guard rects[index].width < text.minimum, cut.last != index else { continue }
      if tree.textShortfall(of: index, in: rects[index], medium) != nil { cut.append(index) }
    }
    return cut
  }
}

extension LengthTree {
  /// The least of the lengths that a leaf prefers. At this length none of its content is cut, as no preference is below
  /// the leaf's minimum. Infinite for a leaf without preferences.
  fileprivate func leastContent(of node: Node) -> Double {
    var least = Double.infinity
    for position in 0..<Int(node.contentCount) {
      least = min(least, costs[Int(node.firstCost) + position].breakpoint)
    }
    return least
  }
}

extension RecordLayout {
  /// Whether letters of a view may be cut in a width.
  func mayCutText(of index: Int, inWidth width: Double, _ tree: ViewTree) -> Bool {
    tree.entries[index].traits.contains(.holdsLetters) && width < widths.tree.leastContent(of: widths.tree.nodes[index])
  }

  /// Updates the list of views whose letters are cut. Only views that a change made narrower or whose records it
  /// replaced, and views that were cut before, need a check.
  mutating func findCutTexts(_ changed: [Int], _ rects: [Rect], _ tree: ViewTree) {
    let cut = (cutTexts + changed).filter { index in
      !widths.tree.nodes[index].isAbsent && tree.textShortfall(of: index, in: rects[index], medium) != nil
    }
    cutTexts = cut.count > 1 ? Set(cut).sorted() : cut
  }
}
