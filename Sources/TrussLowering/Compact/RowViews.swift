import TrussIR
import TrussViews

/// The views of a tree that no record describes: how a container places its views, or what sizes a view has, is then
/// written as rows, which the lengths around them are coupled with.
struct RowViews {
  /// Whether a container says by rows where its views stand.
  private(set) var containers: [Bool] = []
  /// Whether a view's own sizes are rows.
  private(set) var views: [Bool] = []

  /// Whether all of a tree is records.
  var isEmpty: Bool { views.isEmpty }

  /// None.
  init() {}

  /// Those of a tree.
  ///
  /// - Parameter forced: containers that constraints reach into: where a view stands in one of them has to be known.
  init(of tree: ViewTree, _ medium: Medium, forced: Set<Int>) {
    guard !forced.isEmpty || tree.entries.indices.contains(where: { tree.hasRows(at: $0) }) else { return }
    containers = Array(repeating: false, count: tree.entries.count)
    views = containers
    for index in forced { containers[index] = true }
    for index in tree.entries.indices { look(at: index, tree) }
    markGrowing(tree, medium)
  }

  private mutating func look(at index: Int, _ tree: ViewTree) {
    let parent = tree.entries[index].parent
    if tree.entries[index].content.isPlacedByRows(of: tree.entries[index]) { containers[index] = true }
    guard tree.changesItsStack(at: index) else { return }
    views[index] = true
    if let parent, tree.entries[index].decoration == nil { containers[parent] = true }
    // What is inside a view of a fixed size, or of another layout priority, has other priorities.
    guard tree.entries[index].handsDownPriority else { return }
    for inner in index..<tree.entries[index].end {
      views[inner] = true
      containers[inner] = tree.entries[inner].content.isContainer
    }
  }

  /// A view that grows to what it is offered, as a frame inside it does, has a share of its stack, or fills it.
  private mutating func markGrowing(_ tree: ViewTree, _ medium: Medium) {
    guard tree.entries.contains(where: \.hasGreatestFrame) else { return }
    let growth = Growth(tree: tree, medium: medium)
    for index in tree.entries.indices where Axis.allCases.contains(where: { growth.limits[index][$0] != nil }) {
      if let parent = tree.entries[index].parent { containers[parent] = true }
    }
  }
}

extension ViewTree {
  /// Whether a view, or the one around it on its account, is not described by records.
  fileprivate func hasRows(at index: Int) -> Bool {
    !entries[index].outline.isPlain || entries[index].content.isPlacedByRows(of: entries[index])
      || changesItsStack(at: index)
  }

  /// Whether the container around a view has no record because of that view.
  fileprivate func changesItsStack(at index: Int) -> Bool {
    if !entries[index].outline.isPlain, entries[index].attributes.changesItsStack { return true }
    switch entries[index].content {
    case .framed, .composite: return true
    default: break
    }
    if let share = entries[index].share, !(share > 0) { return true }
    guard let parent = entries[index].parent else { return false }
    switch entries[parent].content {
    case .stack(let stack):
      let align = entries[index].attributes.align
      return stack.axis == .horizontal && (align == .firstBaseline || align == .lastBaseline)
    case .arranged: return entries[index].attributes.isHidden
    case .layers:
      return entries[index].attributes.sizes.contains { $0.relation == .lessThanOrEqual && $0.priority.isRequired }
    default: return false
    }
  }
}

extension ViewTree.Entry {
  /// Whether the views inside have other priorities on account of it.
  fileprivate var handsDownPriority: Bool {
    !outline.isPlain && (!attributes.fixedAxes.isEmpty || (attributes.layoutPriority ?? 0) != 0)
  }

  fileprivate var hasGreatestFrame: Bool {
    guard case .framed(let box) = content else { return false }
    return Axis.allCases.contains { box.bounds[$0]?.greatest != nil }
  }
}

extension Attributes {
  /// Whether there is anything about a view, its decorations and constraints aside, that a record does not say.
  fileprivate var changesItsStack: Bool {
    !ratios.isEmpty || !alignmentGuides.isEmpty || !fixedAxes.isEmpty || layoutPriority != nil || gridCell != nil
      || proportion != PerAxis()
  }
}

extension ViewNode.Content {
  /// Whether a container says by rows where its views stand.
  fileprivate func isPlacedByRows(of entry: ViewTree.Entry) -> Bool {
    switch self {
    case .stack(let stack):
      let isBaseline = stack.align == .firstBaseline || stack.align == .lastBaseline
      return stack.justify == nil || stack.align == nil || stack.proportionalWidths != nil
        || stack.proportionalHeights != nil || stack.axis == .horizontal && isBaseline
        || stack.individualAlignments?.contains { $0 == .firstBaseline || $0 == .lastBaseline } ?? false
    case .arranged(let stack):
      return !(stack.distribution == .fill || stack.distribution == .fillEqually) || stack.alignment != .fill
        || stack.baselineRelative || stack.children.isEmpty || !entry.attributes.customSpacings.isEmpty
    case .layers(let stack): return stack.align == nil
    case .scroll, .table, .framed, .grid, .gridRow, .flow, .choice, .composite: return true
    case .text, .button, .field, .toggle, .slider, .progress, .stepper, .image, .rectangle, .box, .spacer, .divider:
      return false
    }
  }
}
