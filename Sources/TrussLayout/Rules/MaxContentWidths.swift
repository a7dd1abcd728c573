import TrussIR
import TrussTree
import TrussViews

/// How wide each view would be with every text on one line, and whether it is or holds text: what a row of texts shares
/// a shortfall by.
struct MaxContentWidths {
  /// Within the bounds that the view's author gave (CSS' max-content contribution).
  var widths: [Double]
  /// Without a look at these bounds (CSS' flex base size).
  private(set) var bases: [Double]
  var holdsText: [Bool]

  /// Of all views, or of one and those inside it. From the last view to the first, so that what is inside is known
  /// before what is around it.
  init(tree: ViewTree, medium: Medium, inside container: Int = 0) {
    widths = Array(repeating: 0, count: tree.entries.count)
    bases = widths
    holdsText = Array(repeating: false, count: tree.entries.count)
    for index in (container..<tree.entries[container].end).reversed() {
      // Read through the pointer, which copies nothing.
      let view = tree.entries[index].address
      if view.pointee.attributes.isCollapsed { continue }
      if let width = view.exactSize(.horizontal) {
        widths[index] = medium.extent(width, .horizontal)
        bases[index] = widths[index]
        continue
      }
      switch view.pointee.content {
      case .stack(let stack): measure(stack.axis, stack.spacing, index, tree, medium)
      case .arranged(let stack): measure(stack.axis, stack.spacing, index, tree, medium)
      case .layers, .framed:
        gather(index, tree) { max($0, $1) }
        addInsets(index, tree, medium)
      case .grid(let grid): measure(grid, index, tree, medium)
      case .gridRow: gather(index, tree) { $0 + $1 }
      case .flow(let stack) where stack.columns != nil: measure(columns: stack, index, tree, medium)
      case .flow(let stack): measure(.horizontal, stack.spacing, index, tree, medium)
      case .choice(let choice):
        measure(choice, index, tree)
        addInsets(index, tree, medium)
      case .leaf(.spacer(let minimum)): widths[index] = medium.gap(minimum, .horizontal)
      case .scroll, .table, .composite: break
      case .leaf:
        holdsText[index] = view.sharesShortfall
        if let content = tree.content(of: index, .horizontal, medium, stackAxis: nil, textHeight: nil) {
          // A text that its author lets wrap before others does not ask for one line here either.
          let wraps = view.pointee.content.isText && content.compression < RulePriority.textLine
          widths[index] = wraps ? content.minimum : content.preferred
        }
      }
      if !view.pointee.outline.isPlain, let ratio = view.pointee.attributes.ratios.first?.ratio,
        let height = view.exactSize(.vertical)
      {
        widths[index] = medium.extent(height, .vertical) * medium.ratio(ratio)
      }
      bases[index] = widths[index]
      if view.pointee.attributes.hasSizes { bound(index, view.pointee.attributes.sizes, medium) }
    }
  }

  /// The width lies within the bounds that are required.
  private mutating func bound(_ index: Int, _ sizes: Attributes.SizeRules, _ medium: Medium) {
    for rule in sizes where rule.axis == .horizontal && rule.priority.isRequired {
      let width = medium.extent(rule.value, .horizontal)
      widths[index] = rule.relation == .lessThanOrEqual ? min(widths[index], width) : max(widths[index], width)
    }
  }

  private mutating func measure(_ axis: Axis, _ spacing: Double, _ index: Int, _ tree: ViewTree, _ medium: Medium) {
    let visible = gather(index, tree) { axis == .horizontal ? $0 + $1 : max($0, $1) }
    if axis == .horizontal { widths[index] += medium.gap(spacing, .horizontal) * Double(max(0, visible - 1)) }
    addInsets(index, tree, medium)
  }

  private mutating func addInsets(_ index: Int, _ tree: ViewTree, _ medium: Medium) {
    let insets = medium.boxInsets(of: tree.entries[index])
    widths[index] += insets.left + insets.right
  }

  /// Brings together what is known of the views inside one. Returns the number of those that are not collapsed.
  @discardableResult
  mutating func gather(_ index: Int, _ tree: ViewTree, _ combine: (Double, Double) -> Double) -> Int {
    var visible = 0
    for child in tree.views(in: index) where !tree.entries[child].attributes.isCollapsed {
      widths[index] = combine(widths[index], widths[child])
      holdsText[index] = holdsText[index] || holdsText[child]
      visible += 1
    }
    return visible
  }
}

extension UnsafePointer<ViewNode.Parts> {
  /// Whether the view is a text that shares a shortfall with others: one with a compression resistance of its own
  /// shrinks by that instead.
  var sharesShortfall: Bool {
    pointee.content.isText && (!pointee.outline.hasRareRules || pointee.attributes.compression.horizontal == nil)
  }
}
