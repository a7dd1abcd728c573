import TrussIR
import TrussViews

extension Decisions {
  /// Decides where the lines of every flow stack end. A view's width is that of its content, or, where constraints relate it
  /// to others, the one that it has in the round.
  mutating func readFlows(of round: Round, _ medium: Medium) {
    let tree = round.tree
    let flows = tree.entries.indices.filter {
      if case .flow = tree.entries[$0].content { true } else { false }
    }
    guard !flows.isEmpty else { return }
    let contents = ContentWidths(tree: tree, medium: medium)
    let constrained = tree.viewsWithConstrainedWidths()
    for index in flows {
      guard case .flow(let flow) = tree.entries[index].content else { continue }
      let widths = tree.children(of: index).filter { !tree.entries[$0].attributes.isHidden }
        .map { constrained.contains($0) ? round.rects[$0].width : contents.widths[$0] }
      let box = medium.snapped(round.rects[index].inset(by: medium.boxInsets(of: tree.entries[index])))
      flowLines[index] =
        FlowLines(of: widths, spacing: medium.gap(flow.spacing, .horizontal), room: box.width).counts
    }
  }
}

extension ViewTree {
  /// The views that a constraint of their author's names along the horizontal axis.
  fileprivate func viewsWithConstrainedWidths() -> Set<Int> {
    var views: Set<Int> = []
    for (index, entry) in entries.enumerated() {
      for case .tie(let tie) in entry.attributes.ties {
        for term in tie.left.terms + tie.right.terms where term.anchor.attribute.axis == .horizontal {
          if let view = indices[resolve(term.anchor.view, seenFrom: index)] { views.insert(view) }
        }
      }
    }
    return views
  }
}
