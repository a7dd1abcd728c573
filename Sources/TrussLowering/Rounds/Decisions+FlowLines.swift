import TrussViews

extension Decisions {
  /// Says for every flow stack where its lines end.
  mutating func readFlows(of round: Round, _ medium: Medium) {
    let tree = round.tree
    let flows = tree.entries.indices.filter {
      if case .flow = tree.entries[$0].content { true } else { false }
    }
    guard !flows.isEmpty else { return }
    let contents = ContentWidths(tree: tree, medium: medium)
    for index in flows {
      guard case .flow(let flow) = tree.entries[index].content else { continue }
      let widths = tree.children(of: index).filter { !tree.entries[$0].attributes.isHidden }
        .map { contents.bounded($0, tree, medium) }
      let box = medium.snapped(round.rects[index].inset(by: medium.boxInsets(of: tree.entries[index])))
      flowLines[index] =
        FlowLines(of: widths, spacing: medium.gap(flow.spacing, .horizontal), room: box.width).counts
    }
  }
}
