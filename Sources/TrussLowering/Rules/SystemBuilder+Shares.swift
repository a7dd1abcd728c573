import TrussIR
import TrussViews

extension SystemBuilder {
  /// The views with a share divide what the others leave in the ratio of their shares (CSS' `flex: k 1 0`), down to
  /// their minimum. One guide t for the stack:
  ///
  ///     size_i >= insets_i + k_i t                  required
  ///     size_i == insets_i + k_i t                  at the shares' level
  ///
  /// insets_i are the view's own where it is a stack: a share is divided before padding, as in CSS.
  mutating func addShares(_ frame: StackFrame) {
    guard !frame.sharing.isEmpty else { return }
    let unit = addGuide("Share", in: frame.index)
    let isDefinite = places[frame.index].definite.contains(frame.axis)
    for child in frame.sharing {
      places[child].hasShare = true
      let insets = medium.boxInsets(of: tree.entries[child])
      let inset = insets.start(frame.axis) + insets.end(frame.axis)
      let size = Term(Item.ID(child), frame.axis.extent)
      let part = Term(tree.entries[child].share ?? 1, Anchor(unit, frame.axis.extent))
      add(size, .greaterThanOrEqual, part, constant: inset, category: .shares)
      add(
        size, .equal, part, constant: inset,
        priority: isDefinite ? Level.shares : Level.sharesWhereIndefinite, category: .shares)
    }
  }

  /// The views of a row that are or hold text share a shortfall in proportion to their one-line widths m_i (CSS'
  /// `flex-shrink: 1`). One guide u, at most 1:
  ///
  ///     w_i >= m_i u                                required
  ///     sum(m) u >= sum(m)                          at the shortfall's level
  ///
  /// The latter stands in place of a text's wish for one line. Outer rows of texts keep their lines longer than inner
  /// ones.
  mutating func addSharedShortfall(_ frame: StackFrame) {
    guard frame.axis == .horizontal else { return }
    let texts = frame.children.enumerated().filter { position, child in
      let entry = tree.entries[child]
      return !entry.attributes.isHidden && contents.holdsText[child] && entry.share == nil
        && frame.stack.widths?[position] == nil
    }.map(\.element)
    guard texts.count >= 2 else { return }
    let unit = addGuide("Shortfall", in: frame.index)
    add(Term(unit, .width), .lessThanOrEqual, constant: 1, category: .shares)
    for text in texts {
      add(
        Term(Item.ID(text), .width), .greaterThanOrEqual, Term(contents.widths[text], Anchor(unit, .width)),
        category: .shares)
      if case .text = tree.entries[text].content { places[text].sharesShortfall = true }
    }
    let total = texts.reduce(0) { $0 + contents.widths[$1] }
    let depth = Double(tree.entries[frame.index].depth + 1)
    add(
      Term(total, Anchor(unit, .width)), .greaterThanOrEqual, constant: total,
      priority: Priority(Level.sharedShortfall.value - 0.001 * min(depth, 900)), category: .shares)
  }
}
