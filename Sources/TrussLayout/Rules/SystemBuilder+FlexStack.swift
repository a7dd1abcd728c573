import TrussIR
import TrussTree
import TrussViews

/// A flex stack whose rows are being put up: its words in the medium's unit, its views by index.
struct StackFrame {
  var index: Int
  var item: Item.ID
  var stack: FlexStack
  var axis: Axis
  var insets: Insets
  var spacing: Double
  /// All views, collapsed ones included: what the arrays count.
  var children: [Int]
  /// The views that are not collapsed.
  var visible: [Int]
  /// The visible views that divide the room left.
  var sharing: [Int]
}

extension SystemBuilder {
  /// The rows of a stack in flex-box words:
  ///
  ///     sizes and proportions of its views
  ///     along the axis, from the pinned edge outward, and the views' shares of the room left
  ///     across the axis, view by view
  ///     (its views' own rows)
  ///     what keeps the content within the box
  ///
  /// Returns the last of these, which come after the views' own rows.
  mutating func addFlexStack(_ stack: FlexStack, _ index: Int) throws(LayoutError) -> [Constraint] {
    let children = tree.children(of: index)
    let visible = children.filter { !tree.entries[$0].attributes.isCollapsed }
    let frame = StackFrame(
      index: index, item: Item.ID(index), stack: stack, axis: stack.axis,
      insets: leadingInsets(of: index), spacing: medium.gap(stack.spacing, stack.axis),
      children: children, visible: visible, sharing: visible.filter { flexGrow(of: $0, along: stack.axis) != nil })
    for child in children {
      places[child].stackAxis = frame.axis
      let priority = tree.entries[child].attributes.layoutPriority
      places[child].layoutPriority[frame.axis] = priority == 0 ? nil : priority
    }
    if visible.isEmpty { addInsets(frame) }
    addSizes(frame)
    for axis in Axis.allCases { addProportions(frame, axis) }
    let deferred = addJustification(frame)
    addPlacesOfCollapsed(frame)
    addFlexGrow(frame)
    addFlexShrink(frame)
    addAlignment(frame)
    return deferred
  }

  /// A stack without a view to see is its insets.
  private mutating func addInsets(_ frame: StackFrame) {
    for axis in Axis.allCases {
      add(
        Term(frame.item, axis.extent), .greaterThanOrEqual,
        constant: frame.insets.start(axis) + frame.insets.end(axis), priority: containment(frame.index, axis),
        category: .containment)
    }
  }

  /// The arrays `widths` and `heights`.
  private mutating func addSizes(_ frame: StackFrame) {
    for axis in Axis.allCases {
      guard let sizes = frame.stack.sizes(axis) else { continue }
      for (child, size) in zip(frame.children, sizes) where !tree.entries[child].attributes.isCollapsed {
        guard let size else { continue }
        add(
          Term(Item.ID(child), axis.extent), .equal, constant: medium.extent(size, axis, of: tree.entries[child]),
          category: .size, origin: frame.stack.location)
      }
    }
  }
}

extension ViewTree.Entry {
  /// The view's share of the room left in its stack, or nil.
  var flexGrow: Double? {
    if case .leaf(.spacer) = content { return attributes.flex ?? 1 }
    return attributes.flex
  }
}
