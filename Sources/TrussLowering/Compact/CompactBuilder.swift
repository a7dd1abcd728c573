import TrussIR
import TrussSolver
import TrussViews

/// Makes the compact form of a tree, a view at a time. It says of each view what `SystemBuilder` says in rows: a rule
/// that changes there changes here, which a test on random trees compares.
///
/// This is the whole way of most layouts from views to numbers, hence written so that nothing is copied or counted on
/// it: entries are read through a pointer, and what is made of them are plain numbers.
struct CompactBuilder {
  private let tree: ViewTree
  private let medium: Medium
  private var compact: CompactTree
  /// The containers around the view, the innermost last.
  private var boxes: [Box] = []
  /// The views with ties, which may name views that come after them.
  private var tied: [Int] = []
  /// How wide views would be with their texts on one line; made where a row may share a shortfall between several.
  private var contents: ContentWidths?
  /// Which views fill a `ZStack`; made where a container stands in one.
  private var growth: Growth?

  /// The compact form of a tree for a root of a given size; nil where it has none.
  static func compact(_ tree: ViewTree, _ medium: Medium, width: Double?, height: Double?) -> CompactTree? {
    var builder = CompactBuilder(tree: tree, medium: medium)
    var root = Standing()
    if width != nil { root.definite.insert(.horizontal) }
    if height != nil { root.definite.insert(.vertical) }
    let isPlain = tree.entries.withUnsafeBufferPointer { entries in
      guard let views = entries.baseAddress else { return false }
      return builder.build(views, entries.count, root)
    }
    return isPlain ? builder.compact : nil
  }

  private init(tree: ViewTree, medium: Medium) {
    self.tree = tree
    self.medium = medium
    compact = CompactTree(count: tree.entries.count)
  }

  private mutating func build(_ views: Views, _ count: Int, _ root: Standing) -> Bool {
    guard views[0].content.isPlainContainer else { return false }
    let isRightToLeft = views[0].isRightToLeft
    var index = 0
    while index < count {
      while let box = boxes.last, box.end <= index { boxes.removeLast() }
      if views[index].attributes.isHidden {
        guard let box = boxes.last, box.kind != .arranged else { return false }
        addHidden(index, views)
        boxes[boxes.count - 1].position += 1
        index = views[index].end
      } else {
        guard views[index].outline.isPlain, views[index].isRightToLeft == isRightToLeft,
          add(index, views, root)
        else { return false }
        if views[index].outline.hasTies { tied.append(index) }
        index += 1
      }
    }
    return tied.allSatisfy { compact.addTies(of: $0, tree, medium) }
  }

  /// A hidden view and all inside it have no lengths.
  private mutating func addHidden(_ index: Int, _ views: Views) {
    for inner in index..<views[index].end {
      let parent = inner == index ? boxes[boxes.count - 1].index : views[inner].parent ?? index
      var node = LengthTree.Node(parent: Int32(parent))
      node.isAbsent = true
      compact.horizontal.append(node, end: views[inner].end)
      compact.vertical.append(node, end: views[inner].end)
      compact.spots.append(CompactTree.Spot())
    }
  }

  private mutating func add(_ index: Int, _ views: Views, _ root: Standing) -> Bool {
    var standing = root
    let sizes = GivenSizes(of: views[index].address, medium)
    var parent = -1
    if !boxes.isEmpty {
      let last = boxes.count - 1
      let flexible = boxes[last].kind == .layers ? flexibleAxes(index, views) : Axes()
      guard boxes[last].place(views + index, sizes, flexible, medium, views, &standing) else { return false }
      parent = boxes[last].index
      boxes[last].position += 1
    }
    var spot = CompactTree.Spot()
    spot.horizontal = standing.horizontal.place
    spot.vertical = standing.vertical.place
    if views[index].content.isPlainContainer {
      guard let rule = rule(of: index, views, standing, sizes, &spot) else { return false }
      compact.add(index, views + index, parent, standing, sizes, rule, medium)
      boxes.append(rule.box)
      compact.boxes.append(rule.box)
    } else {
      guard views[index].content.isPlainLeaf else { return false }
      compact.add(index, views + index, parent, standing, sizes, nil, medium)
    }
    compact.spots.append(spot)
    return true
  }

  /// The axes on which a layer fills its box.
  private mutating func flexibleAxes(_ index: Int, _ views: Views) -> Axes {
    guard views[index].content.isPlainContainer else { return views[index].flexibleLeafAxes }
    let made = growth ?? Growth(tree: tree, medium: medium)
    growth = made
    return made.flexible[index]
  }

  private mutating func rule(
    of index: Int, _ views: Views, _ standing: Standing, _ sizes: GivenSizes, _ spot: inout CompactTree.Spot
  ) -> CompactRule? {
    guard var rule = CompactRule(of: index, views, standing, sizes, medium, &spot) else { return nil }
    if rule.box.needsContentWidths {
      let made = contents ?? ContentWidths(tree: tree, medium: medium)
      contents = made
      rule.read(made, views, medium)
    }
    return rule
  }
}

/// The entries of a tree, which outlives the pointer.
typealias Views = UnsafePointer<ViewTree.Entry>

extension ViewNode.Content {
  var isPlainContainer: Bool {
    switch self {
    case .stack, .arranged, .layers: true
    default: false
    }
  }

  var isPlainLeaf: Bool {
    switch self {
    case .text, .button, .field, .toggle, .slider, .progress, .stepper, .image, .rectangle, .box, .spacer, .divider:
      true
    default: false
    }
  }

  var isField: Bool {
    if case .field = self { return true }
    return false
  }
}
