import TrussIR
import TrussSolver
import TrussViews

/// Makes the compact form of a tree, a view at a time. It says of each view what `SystemBuilder` says in rows: a rule
/// that changes there changes here, which a test on random trees compares.
struct CompactBuilder {
  let tree: ViewTree
  let medium: Medium
  var compact = CompactTree()
  /// The containers around the view, the innermost last.
  private var boxes: [Box] = []
  /// Whether there is a text in the tree.
  let holdsText: Bool
  /// How wide views would be with their texts on one line; made where a row may share a shortfall between several.
  private var contents: ContentWidths?

  /// The compact form of a tree for a root of a given size; nil where it has none.
  static func compact(_ tree: ViewTree, _ medium: Medium, width: Double?, height: Double?) -> CompactTree? {
    var builder = CompactBuilder(tree: tree, medium: medium)
    var standing = Standing()
    if width != nil { standing.definite.insert(.horizontal) }
    if height != nil { standing.definite.insert(.vertical) }
    return builder.build(root: standing) ? builder.compact : nil
  }

  private init(tree: ViewTree, medium: Medium) {
    self.tree = tree
    self.medium = medium
    holdsText = tree.entries.contains { $0.content.isText }
    let count = tree.entries.count
    compact.spots = Array(repeating: CompactTree.Spot(), count: count)
    for axis in Axis.allCases { compact[axis].nodes.reserveCapacity(count) }
  }

  private mutating func build(root: Standing) -> Bool {
    switch tree.entries[0].content {
    case .stack, .arranged, .layers: break
    default: return false
    }
    var index = 0
    while index < tree.entries.count {
      while let box = boxes.last, box.end <= index { boxes.removeLast() }
      if tree.entries[index].attributes.isHidden {
        guard let box = boxes.last, box.kind != .arranged else { return false }
        addHidden(index)
        boxes[boxes.count - 1].position += 1
        index = tree.entries[index].end
      } else {
        guard isPlain(index), add(index, root) else { return false }
        index += 1
      }
    }
    return true
  }

  /// A hidden view and all inside it have no lengths.
  private mutating func addHidden(_ index: Int) {
    for inner in index..<tree.entries[index].end {
      var node = LengthTree.Node(end: Int32(tree.entries[inner].end))
      node.isAbsent = true
      for axis in Axis.allCases { compact[axis].nodes.append(node) }
    }
  }

  /// Whether nothing is said of a view that has no compact form.
  private func isPlain(_ index: Int) -> Bool {
    let attributes = tree.entries[index].attributes
    return attributes.ties.isEmpty && attributes.guides.isEmpty && attributes.ratios.isEmpty
      && attributes.decorations.isEmpty && attributes.alignmentGuides.isEmpty && attributes.customSpacings.isEmpty
      && attributes.fixedAxes.isEmpty && attributes.layoutPriority == nil && attributes.gridCell == nil
      && attributes.proportion.horizontal == nil && attributes.proportion.vertical == nil
      && tree.entries[index].isRightToLeft == tree.entries[0].isRightToLeft
  }

  private mutating func add(_ index: Int, _ root: Standing) -> Bool {
    var standing = root
    if let box = boxes.last {
      guard let inside = self.standing(of: index, in: box) else { return false }
      standing = inside
      boxes[boxes.count - 1].position += 1
    }
    compact.spots[index].horizontal = standing.horizontal.place
    compact.spots[index].vertical = standing.vertical.place
    guard let rule = rule(of: index, standing) else { return false }
    for axis in Axis.allCases {
      var node = LengthTree.Node(end: Int32(tree.entries[index].end))
      node.firstCost = Int32(compact[axis].costs.count)
      addOwn(of: index, axis, standing, rule.box, &node)
      addOuter(of: index, axis, standing, &node)
      addRule(rule, axis, &node)
      compact[axis].nodes.append(node)
    }
    if let box = rule.box { boxes.append(box) }
    return true
  }

  /// How wide views would be with their texts on one line, and which hold text.
  mutating func contentWidths() -> ContentWidths {
    if let contents { return contents }
    let made = ContentWidths(tree: tree, medium: medium)
    contents = made
    return made
  }
}

// MARK: - Costs

extension CompactBuilder {
  /// Where a row stands among all: after those of views before it, and among those of its view by what it is about.
  enum Section: UInt64 {
    /// What keeps the content of views that end before this one in their boxes.
    case deferred, own, shares, shortfall, alignment
  }

  static func order(_ view: Int, _ section: Section, _ ordinal: Int = 0) -> UInt64 {
    UInt64(view) << 28 | section.rawValue << 24 | UInt64(ordinal)
  }

  mutating func addCost(
    _ axis: Axis, _ breakpoint: Double, down: Double, up: Double, _ priority: Priority, _ order: UInt64
  ) {
    let level = compact[axis].level(priority)
    compact[axis].costs.append(LengthTree.Cost(breakpoint, down: down, up: up, level: level, order: order))
  }
}
