import TrussIR
import TrussText
import TrussTree
import TrussViews

/// The source form of a constraint: `.height(51)`, `.collapsed(true)`, `HStack widths[1]`.
///
/// It is looked up in the tree when there is something to report, so that constraints need not store it.
struct WrittenForm {
  /// The words for the constraint in a message; nil if nothing in the source describes the constraint.
  var text: String?
  /// The words with a priority below 1000; nil if the constraint cannot have a priority.
  var relaxed: String?
  /// Whether the size is a fraction of another length, which the constraint contains as a number.
  var isFraction = false

  init(of constraint: Constraint, in tree: ViewTree, _ medium: Medium) {
    switch constraint.category {
    case .size: describeSize(constraint, tree, medium)
    case .aspectRatio: describeRatio(constraint, tree)
    case .proportion: describeProportion(constraint, tree)
    case .constraints:
      text = constraint.label.map { "labeled(\(EscapedText.quoted($0)))" } ?? "constraint"
      relaxed = "~ 999 after the constraint"
    case .visualFormat: (text, relaxed) = ("Visual(…)", "@999 after the number")
    case .collapsing, .stackHiding: text = ".collapsed(true)"
    case .canvas: describeCanvas(constraint)
    case .extent: text = constraint.right.constant == 0 ? "no size is below 0" : "no size is below the insets"
    case .spacing, .stackSpacing: text = "\(Self.container(of: constraint, tree)) spacing"
    case .marginGuide: text = "margins"
    case .scrolling: text = "ScrollView"
    default: text = Self.container(of: constraint, tree)
    }
  }

  /// The title of the container whose rule added a constraint.
  private static func container(of constraint: Constraint, _ tree: ViewTree) -> String {
    let views = constraint.terms.map { Int($0.anchor.item.index) }.filter { $0 < tree.entries.count }
    // A container has a lower index than its views; neighbours are in one container.
    guard let first = views.min() else { return "" }
    let isContainer = views.contains { tree.entries[$0].parent == first }
    let index = isContainer || views.count < 2 ? first : tree.entries[first].parent ?? first
    return tree.title(of: index)
  }

  private mutating func describeSize(_ constraint: Constraint, _ tree: ViewTree, _ medium: Medium) {
    guard let anchor = constraint.left.terms.first?.anchor, Int(anchor.item.index) < tree.entries.count else { return }
    let index = Int(anchor.item.index)
    let axis = anchor.attribute.axis
    let attributes = tree.entries[index].attributes
    let rules = attributes.sizes.indices.filter { position in
      let rule = attributes.sizes[position]
      return rule.axis == axis && rule.relation == constraint.relation && rule.priority == constraint.priority
        && attributes.location(ofSize: position) == constraint.origin
    }.map { attributes.sizes[$0] }
    // Two size rules from one source line are distinguished by their values. In cells the height of a field may match
    // no rule's value.
    let rule = rules.first { medium.extent($0) == constraint.right.constant }
    if rule == nil, describeEntry(of: index, axis, tree) { return }
    guard let rule = rule ?? rules.first else { return }
    let fraction = attributes.rare.fractions.first { $0.axis == axis && $0.location == constraint.origin }
    describe(rule, rule.unit == .fraction ? fraction?.fraction : nil, anchor.attribute)
    if case .framed(let frame) = tree.entries[index].content, rule.priority.isRequired,
      let bound = frame.bound(rule, isFirst: attributes.sizes.first { $0.axis == axis } == rule),
      constraint.origin == frame.location
    {
      // A frame has no priority.
      let label = bound.isEmpty ? "\(anchor.attribute)" : bound + (axis == .horizontal ? "Width" : "Height")
      (text, relaxed) = (".frame(\(label): \(shortest(rule.value)))", nil)
    }
  }

  private mutating func describe(_ rule: Attributes.SizeRule, _ fraction: Double?, _ attribute: Attribute) {
    var number = shortest(rule.value)
    var label =
      switch rule.relation {
      case .equal: ""
      case .lessThanOrEqual: "atMost"
      case .greaterThanOrEqual: "atLeast"
      }
    if let fraction {
      isFraction = true
      label += label.isEmpty ? "fraction" : "Fraction"
      number = shortest(fraction)
    }
    let call = ".\(attribute)(\(label.isEmpty ? "" : label + ": ")\(number)"
    text = call + ")"
    relaxed = call + ", priority: 999)"
  }

  /// Describes a size that an array of the surrounding stack sets, or a spacer's minimum. Returns false for any other
  /// size.
  private mutating func describeEntry(of index: Int, _ axis: Axis, _ tree: ViewTree) -> Bool {
    if case .leaf(.spacer(let minimum?)) = tree.entries[index].content {
      text = "Spacer(minimum: \(shortest(minimum)))"
      return true
    }
    guard let parent = tree.entries[index].parent, tree.entries[index].decoration == nil,
      case .stack(let stack) = tree.entries[parent].content, let size = stack.sizes(axis)?[tree.entries[index].ordinal]
    else { return false }
    let (parameter, modifier) = axis == .horizontal ? ("widths", "width") : ("heights", "height")
    text = "\(tree.title(of: parent)) \(parameter)[\(tree.entries[index].ordinal)]"
    relaxed = ".\(modifier)(\(shortest(size)), priority: 999) at the view, and nil in \(parameter)"
    return true
  }

  private mutating func describeRatio(_ constraint: Constraint, _ tree: ViewTree) {
    guard let anchor = constraint.left.terms.first?.anchor else { return }
    let rules = tree.entries[Int(anchor.item.index)].attributes.rare.ratios
    guard let rule = rules.first(where: { $0.location == constraint.origin }) else { return }
    text = ".aspectRatio(\(shortest(rule.ratio)))"
    relaxed = ".aspectRatio(\(shortest(rule.ratio)), priority: 999)"
  }

  private mutating func describeProportion(_ constraint: Constraint, _ tree: ViewTree) {
    guard let attribute = constraint.left.terms.first?.anchor.attribute else { return }
    text =
      "\(Self.container(of: constraint, tree)) \(attribute == .width ? "proportionalWidths" : "proportionalHeights")"
  }

  private mutating func describeCanvas(_ constraint: Constraint) {
    guard let attribute = constraint.left.terms.first?.anchor.attribute, attribute.isSize else {
      text = "the layout's origin"
      return
    }
    text = "\(attribute): \(shortest(constraint.right.constant)) of the layout"
  }
}

extension FrameBox {
  /// The prefix of the frame's parameter for a size, such as `min`; empty for a fixed size; nil if another modifier set
  /// the size.
  fileprivate func bound(_ rule: Attributes.SizeRule, isFirst: Bool) -> String? {
    switch rule.relation {
    case .equal: fixedAxes.contains(rule.axis) && isFirst ? "" : nil
    case .greaterThanOrEqual: bounds[rule.axis]?.least == rule.value ? "min" : nil
    case .lessThanOrEqual: bounds[rule.axis]?.greatest == rule.value ? "max" : nil
    }
  }
}
