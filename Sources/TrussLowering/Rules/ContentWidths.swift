import TrussIR
package import TrussViews

/// How wide each view would be with every text on one line (CSS' max-content width), and whether it is or holds text:
/// what a row of texts shares a shortfall by.
struct ContentWidths {
  var widths: [Double]
  var holdsText: [Bool]

  /// From the last view to the first, so that what is inside is known before what is around it.
  init(tree: ViewTree, medium: Medium) {
    widths = Array(repeating: 0, count: tree.entries.count)
    holdsText = Array(repeating: false, count: tree.entries.count)
    for index in tree.entries.indices.reversed() {
      let entry = tree.entries[index]
      if entry.attributes.isHidden { continue }
      if let width = entry.attributes.exactSize(.horizontal) {
        widths[index] = medium.extent(width, .horizontal)
        continue
      }
      switch entry.content {
      case .stack(let stack): measure(stack.axis, stack.spacing, index, tree, medium)
      case .arranged(let stack): measure(stack.axis, stack.spacing, index, tree, medium)
      case .layers, .framed: gather(index, tree) { max($0, $1) }
      case .grid(let grid): measure(grid, index, tree, medium)
      case .gridRow: gather(index, tree) { $0 + $1 }
      case .flow(let stack): measure(.horizontal, stack.spacing, index, tree, medium)
      case .choice(let view): measure(view, index, tree)
      case .text:
        holdsText[index] = true
        fallthrough
      default:
        widths[index] = entry.content(.horizontal, medium, stackAxis: nil, lineCount: nil)?.ideal ?? 0
      }
      if case .framed = entry.content { bound(index, entry.attributes, medium) }
    }
  }

  /// A frame's width lies within its bounds.
  private mutating func bound(_ index: Int, _ attributes: Attributes, _ medium: Medium) {
    for rule in attributes.sizes where rule.axis == .horizontal && rule.priority.isRequired {
      let width = medium.extent(rule.value, .horizontal)
      widths[index] = rule.relation == .lessThanOrEqual ? min(widths[index], width) : max(widths[index], width)
    }
  }

  private mutating func measure(_ axis: Axis, _ spacing: Double, _ index: Int, _ tree: ViewTree, _ medium: Medium) {
    let insets = medium.boxInsets(of: tree.entries[index])
    gather(index, tree) { axis == .horizontal ? $0 + $1 : max($0, $1) }
    if axis == .horizontal {
      let visible = tree.children(of: index).filter { !tree.entries[$0].attributes.isHidden }.count
      widths[index] += medium.gap(spacing, .horizontal) * Double(max(0, visible - 1))
    }
    widths[index] += insets.left + insets.right
  }

  mutating func gather(_ index: Int, _ tree: ViewTree, _ combine: (Double, Double) -> Double) {
    for child in tree.children(of: index) where !tree.entries[child].attributes.isHidden {
      widths[index] = combine(widths[index], widths[child])
      holdsText[index] = holdsText[index] || holdsText[child]
    }
  }
}

extension Attributes {
  /// The required size that the author gave along an axis, or nil.
  func exactSize(_ axis: Axis) -> Double? {
    sizes.first { $0.axis == axis && $0.relation == .equal && $0.priority.isRequired }?.value
  }
}

extension Medium {
  /// The distance from a container's edges to its views' box: a stack's insets, and in cells the border.
  package func boxInsets(of entry: ViewTree.Entry) -> Insets {
    var insets = Insets.zero
    if case .stack(let stack) = entry.content {
      insets = Insets(
        top: gap(stack.insets.top, .vertical), left: gap(stack.insets.left, .horizontal),
        bottom: gap(stack.insets.bottom, .vertical), right: gap(stack.insets.right, .horizontal))
    }
    if case .arranged(let stack) = entry.content {
      insets = Insets(
        top: gap(stack.margins.top, .vertical), left: gap(stack.margins.left, .horizontal),
        bottom: gap(stack.margins.bottom, .vertical), right: gap(stack.margins.right, .horizontal))
    }
    if case .grid(let grid) = entry.content { insets = gaps(grid.insets) }
    if case .flow(let stack) = entry.content { insets = gaps(stack.insets) }
    if isCells, case .scroll(let view) = entry.content, view.showsIndicators {
      switch (view.axis, entry.isRightToLeft) {
      case (.horizontal, _): insets.bottom += 1
      case (.vertical, false): insets.right += 1
      case (.vertical, true): insets.left += 1
      }
    }
    if isCells, entry.attributes.border != nil {
      insets.top += 1
      insets.left += 1
      insets.bottom += 1
      insets.right += 1
    }
    return insets
  }
}

extension SystemBuilder {
  /// The insets of a view's box as rules read them: `left` is the leading one, which lies at the right where the
  /// direction is right to left.
  func leadingInsets(of index: Int) -> Insets { mirrored(medium.boxInsets(of: tree.entries[index]), in: index) }

  func mirrored(_ insets: Insets, in index: Int) -> Insets {
    guard tree.entries[index].isRightToLeft else { return insets }
    return Insets(top: insets.top, left: insets.right, bottom: insets.bottom, right: insets.left)
  }
}

extension Insets {
  /// The inset where an axis begins.
  func start(_ axis: Axis) -> Double { axis == .horizontal ? left : top }
  /// The inset where an axis ends.
  func end(_ axis: Axis) -> Double { axis == .horizontal ? right : bottom }
}
