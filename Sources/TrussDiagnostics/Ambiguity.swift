import TrussIR
import TrussSolver
import TrussText
import TrussTree
import TrussViews

/// The components of a view's frame that no constraint and no stack's rule determines. The diagnostic names the
/// values that Truss chose, and constraints that would determine the components.
///
/// The last view of a stack is not ambiguous if it takes up the remaining space: the stack's rule determines its size.
struct Ambiguity {
  let view: Int
  let components: [Variable.Component]
  let constraints: ConstraintSystem

  /// Returns the diagnostics of ambiguous views and of ambiguous guides that the source declares, in the solution's
  /// order. The guides of rules are not reported: they are not visible.
  static func diagnostics(
    _ tree: ViewTree, _ rects: [Rect], _ guideRects: [ViewID: Rect], _ constraints: ConstraintSystem,
    _ solution: Solution
  ) -> [Diagnostic] {
    var components: [Int: [Variable.Component]] = [:]
    var order: [Int] = []
    for variable in independent(solution.ambiguous, constraints) {
      let index = Int(variable.item.index)
      guard index < tree.entries.count || constraints.items[index].kind == RuleGuide.named.rawValue else { continue }
      if components[index] == nil { order.append(index) }
      components[index, default: []].append(variable.component)
    }
    return order.map { index in
      let found = components[index] ?? []
      if index < tree.entries.count {
        return Ambiguity(view: index, components: found, constraints: constraints).diagnostic(tree, rects[index])
      }
      let guide = constraints.items[index]
      return guideDiagnostic(guide, found, guide.name.flatMap { guideRects[ViewID($0)] } ?? .zero, tree)
    }
  }

  /// Leaves out the variables that follow from the ones before them, such as the second of two views whose tops are
  /// equal: one more constraint determines both.
  private static func independent(_ ambiguous: [Variable], _ constraints: ConstraintSystem) -> [Variable] {
    let isOpen = Set(ambiguous)
    var open: [Int: Set<Variable>] = [:]
    var rows: [Variable: [Int]] = [:]
    for row in constraints.rows.indices where !isOpen.isEmpty {
      guard constraints.rows[row].relation == .equal, constraints.rows[row].priority.isRequired else { continue }
      var sums: [Variable: Double] = [:]
      _ = constraints.forEachVariable(ofRow: row) { sums[$0, default: 0] += $1 }
      let found = sums.filter { $0.value != 0 && isOpen.contains($0.key) }.map(\.key)
      guard found.count > 1 else { continue }
      open[row] = Set(found)
      for variable in found { rows[variable, default: []].append(row) }
    }
    var (known, result) = (Set<Variable>(), [Variable]())
    for variable in ambiguous where !known.contains(variable) {
      result.append(variable)
      var new = [variable]
      while let next = new.popLast() {
        guard known.insert(next).inserted else { continue }
        for row in rows[next] ?? [] {
          open[row]?.remove(next)
          if let rest = open[row], rest.count == 1, let last = rest.first { new.append(last) }
        }
      }
    }
    return result
  }

  private static func guideDiagnostic(
    _ guide: Item, _ components: [Variable.Component], _ rect: Rect, _ tree: ViewTree
  ) -> Diagnostic {
    let owner = guide.parent.map { Int($0.index) } ?? 0
    let what = components.map { "\($0)" }.listed
    return Diagnostic(
      kind: .ambiguity,
      message:
        "no constraint determines the \(what) of the guide \(EscapedText.quoted(guide.name ?? "")). Truss made it as small as "
        + "possible, and put it as near as possible to the origin of \(tree.title(of: owner)) (\(values(components, rect))). "
        + "Constrain its \(what)",
      location: tree.entries[owner].attributes.location)
  }

  private func diagnostic(_ tree: ViewTree, _ rect: Rect) -> Diagnostic {
    let title = tree.title(of: view)
    let sizes = components.filter { $0 == .width || $0 == .height }
    let places = components.filter { $0 == .x || $0 == .y }
    var rules: [String] = []
    if !sizes.isEmpty { rules.append("made it as small as possible (\(Self.values(sizes, rect)))") }
    if !places.isEmpty {
      let container = tree.entries[view].parent.map { " of \(tree.title(of: $0))" } ?? ""
      rules.append("put it as near as possible to the origin\(container) (\(Self.values(places, rect)))")
    }
    let what = components.map { "\($0)" }.listed
    return Diagnostic(
      kind: .ambiguity,
      message: "no constraint determines the \(what) of \(title). Truss \(rules.joined(separator: " and ")). "
        + "To fix it, \(advice(tree))",
      location: tree.entries[view].attributes.location, views: [view])
  }

  private static func values(_ components: [Variable.Component], _ rect: Rect) -> String {
    components.map { component in
      let value =
        switch component {
        case .x: rect.x
        case .y: rect.y
        case .width: rect.width
        case .height: rect.height
        }
      return "\(component) \(ConflictReason.number(value))"
    }.joined(separator: ", ")
  }

  /// Returns the fix for each component: a parameter of the container if the container does not set the parameter yet,
  /// otherwise a size or a constraint.
  private func advice(_ tree: ViewTree) -> String {
    var advice: [String] = []
    for component in components {
      let word = word(for: component, tree)
      if !advice.contains(word) { advice.append(word) }
    }
    return advice.joined(separator: "; ") + (alignment(tree).map { ", or \($0)" } ?? "")
  }

  private func word(for component: Variable.Component, _ tree: ViewTree) -> String {
    let axis: Axis = component == .x || component == .width ? .horizontal : .vertical
    let isSize = component == .width || component == .height
    guard let parent = tree.entries[view].parent else {
      return isSize
        ? "lay out in a given \(component), or give it one with .\(component)(…)" : "constrain it to another view"
    }
    let title = tree.title(of: parent)
    switch tree.entries[parent].content {
    case .stack(let stack) where stack.axis == axis && stack.justify == nil: return "give \(title) a justify:"
    case .stack(let stack) where stack.axis != axis && stack.align == nil:
      return "give \(title) an align:, or the view .align(…)"
    case .layers(let stack) where stack.align == nil && !isSize:
      return "constrain its \(axis == .horizontal ? "left, right or centerX" : "top, bottom or centerY")"
    default:
      return isSize
        ? "give it .\(component)(…), or constrain its \(component)"
        : "constrain its \(axis == .horizontal ? "left" : "top")"
    }
  }

  /// The advice to align all views of a `ZStack`; nil if that would conflict: an alignment determines the place of every
  /// view on both axes.
  private func alignment(_ tree: ViewTree) -> String? {
    guard components.contains(.x), components.contains(.y), let parent = tree.entries[view].parent,
      case .layers(let stack) = tree.entries[parent].content, stack.align == nil
    else { return nil }
    let isPlaced = constraints.constraints.contains { constraint in
      constraint.priority.isRequired && [.constraints, .visualFormat].contains(constraint.category)
        && constraint.terms.map(\.anchor).contains { anchor in
          let index = Int(anchor.item.index)
          return !anchor.attribute.isSize && tree.entries.indices.contains(index)
            && tree.entries[index].parent == parent
        }
    }
    return isPlaced ? nil : "give \(tree.title(of: parent)) an align:"
  }
}
