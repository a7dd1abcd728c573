import TrussIR
import TrussTree
import TrussViews

extension SystemBuilder {
  /// The views of a row that are or hold text share a shortfall in proportion to their one-line widths m_i (CSS'
  /// `flex-shrink: 1`). One guide u, at most 1:
  ///
  ///     w_i - insets_i >= (m_i - insets_i) u            required
  ///     sum(m - insets) u >= sum(m - insets)            at the shortfall's level
  ///
  /// The latter replaces a text's wish for one line. Outer rows of texts keep their lines longer than inner ones. As in
  /// CSS the insets of a view do not shrink.
  ///
  /// A view with a maximum below m_i shrinks from m_i too, but only where its part is below the maximum. Which it is
  /// depends on the room, hence is decided between rounds (`PassState.readMaxima`). Where the view is at its maximum,
  /// that replaces its part:
  ///
  ///     w_i >= maximum                                  just above the shortfall's level
  mutating func addFlexShrink(_ frame: StackFrame) {
    let row = shrinkingRow(of: frame)
    guard row.views.count >= 2 else { return }
    if row.views.contains(where: { $0.maximum != nil }) { boundedRows.append(row) }
    let scale = places[frame.index].scales[.horizontal]
    let given = compression(.horizontal, in: places[frame.index])
    let level = scale(given ?? RulePriority.flexShrink(depth: tree.entries[frame.index].depth))
    let unit = addGuide(.shortfall, in: frame.index)
    add(Term(unit, .width), .lessThanOrEqual, constant: 1, category: .shares)
    var total = 0.0
    for view in row.views {
      let sizer = sizer(of: view.index, .horizontal)
      if tree.entries[sizer].content.isText { places[sizer].flexShrinks = true }
      let width = Term(Item.ID(view.index), .width)
      if let maximum = view.maximum, maxima[view.index]?.isHeld ?? true {
        add(
          width, .greaterThanOrEqual, constant: maximum,
          priority: Priority(level.value + 0.0001), category: .intrinsicSize)
      } else {
        add(
          width, .greaterThanOrEqual, Term(view.shrinking, Anchor(unit, .width)), constant: view.insets,
          category: .shares)
        total += view.shrinking
      }
    }
    add(
      Term(total, Anchor(unit, .width)), .greaterThanOrEqual, constant: total, priority: level, category: .shares)
  }
}

/// The views of a horizontal stack that share a shortfall: those that are or hold text and have neither a width nor a
/// share.
struct ShrinkingRow: Sendable {
  struct View: Sendable {
    var index: Int
    /// What shrinks of its width on one line (CSS' inner flex base size).
    var shrinking: Double
    var insets: Double
    /// The greatest width that its author gave, where its content is wider.
    var maximum: Double?
  }

  var views: [View] = []
}

extension ShrinkingRow.View {
  /// The part of a view in a shortfall; nil for a view that is collapsed, holds no text, or has a width or a share.
  init?(
    _ index: Int, isCollapsed: Bool, hasFlexGrow: Bool, hasWidth: Bool, insets: @autoclosure () -> Double,
    _ contents: MaxContentWidths
  ) {
    guard !isCollapsed, contents.holdsText[index], !hasFlexGrow, !hasWidth else { return nil }
    let (base, width) = (contents.bases[index], contents.widths[index])
    self.index = index
    self.insets = insets()
    shrinking = max(0, base - self.insets)
    maximum = width < base - 0.001 ? width : nil
  }
}

extension SystemBuilder {
  private func shrinkingRow(of frame: StackFrame) -> ShrinkingRow {
    var row = ShrinkingRow()
    guard frame.axis == .horizontal else { return row }
    for (position, child) in frame.children.enumerated() {
      let attributes = tree.entries[child].attributes
      let view = ShrinkingRow.View(
        child, isCollapsed: attributes.isCollapsed, hasFlexGrow: flexGrow(of: child, along: .horizontal) != nil,
        hasWidth: frame.stack.widths?[position] != nil, insets: insets(of: child, .horizontal), contents)
      guard let view, (attributes.layoutPriority ?? 0) == 0,
        !tree.entries[sizer(of: child, .horizontal)].attributes.fixedAxes.contains(.horizontal)
      else { continue }
      row.views.append(view)
    }
    return row
  }
}
