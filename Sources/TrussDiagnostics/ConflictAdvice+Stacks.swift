import TrussIR
import TrussTree
import TrussViews

/// Checks whether a conflict's constraints would hold with another alignment or distribution of an arranged stack (a
/// stack with UIStackView's rules). The rules that `SystemBuilder` would add replace the stack's present rules.
extension ConflictAdvice {
  /// Whether the constraints hold if, across the stack's axis, all views are inside the stack and aligned at one edge
  /// or at the centre.
  func canHold(in index: Int, _ stack: ArrangedStack, alignedTo alignment: Align) -> Bool {
    let cross = stack.axis.cross
    let rules = rules(of: index, [.stackAlignment, .stackCanvasConnection], cross)
    let (views, canvas) = views(in: index, rules)
    guard let canvas = canvas ?? views.first else { return false }
    let line = alignment == .center ? cross.center : cross.start
    return canHold(
      without: Set(rules.map(\.row)),
      with: Set(views).subtracting([canvas]).flatMap { view in
        let isOfStack = !report.isView(canvas, in: index)
        return [relation(view, line, .equal, canvas, line)]
          + (isOfStack
            ? [
              relation(view, cross.start, .greaterThanOrEqual, canvas, cross.start),
              relation(view, cross.end, .lessThanOrEqual, canvas, cross.end),
            ] : [])
      })
  }

  /// Whether the constraints hold with a spacer after the last view, separated from it by the stack's spacing.
  func canHoldWithSpacer(in index: Int, _ stack: ArrangedStack) -> Bool {
    let end = stack.axis.end
    let rules = rules(of: index, [.stackCanvasConnection], stack.axis).filter {
      $0.constraint.left.terms[0].anchor.attribute == end
    }
    let (views, canvas) = views(in: index, rules)
    guard let view = views.first, let canvas else { return false }
    let spacing = report.medium.gap(stack.spacing, stack.axis)
    return canHold(
      without: Set(rules.map(\.row)), with: [relation(canvas, end, .greaterThanOrEqual, view, end, spacing)])
  }

  /// Whether the constraints hold with equal spaces along the stack, each at least the present spacing.
  func canHoldWithEqualSpacing(in index: Int, _ stack: ArrangedStack) -> Bool {
    let rules = rules(of: index, [.stackSpacing], stack.axis)
    guard let first = rules.first?.constraint, rules.count == report.tree.children(of: index).count - 1 else {
      return false
    }
    func space(_ constraint: Constraint) -> Expression {
      Expression(constraint.left.terms + constraint.right.terms.map { Term(-$0.coefficient, $0.anchor) })
    }
    return canHold(
      without: Set(rules.map(\.row)),
      with: rules.flatMap { rule in
        [
          Constraint(rule.constraint.left, .greaterThanOrEqual, rule.constraint.right),
          Constraint(space(rule.constraint), .equal, space(first)),
        ]
      })
  }

  private func relation(
    _ left: Item.ID, _ own: Attribute, _ relation: Relation, _ right: Item.ID, _ other: Attribute,
    _ constant: Double = 0
  ) -> Constraint {
    Constraint(Expression([Term(left, own)]), relation, Expression([Term(right, other)], constant: constant))
  }

  /// The nearby constraints that a stack's rules add along an axis between the stack, its views and its guides.
  private func rules(
    of stack: Int, _ categories: [TrussIR.Category], _ axis: Axis
  ) -> [(row: Int, constraint: Constraint)] {
    report.nearby.filter { member in
      let anchors = member.constraint.terms.map(\.anchor)
      return categories.contains(member.constraint.category) && anchors.count == 2
        && anchors.allSatisfy { anchor in
          anchor.attribute.axis == axis
            && (Int(anchor.item.index) == stack || report.isView(anchor.item, in: stack)
              || report.items[Int(anchor.item.index)].parent.map { Int($0.index) } == stack)
        }
    }
  }

  /// The views in a stack's rules, and the item to which the rules connect them: the stack, or the guide of its
  /// margins.
  private func views(in stack: Int, _ rules: [(row: Int, constraint: Constraint)]) -> (
    views: [Item.ID], canvas: Item.ID?
  ) {
    let items = rules.flatMap(\.constraint.terms).map(\.anchor.item)
    return (items.filter { report.isView($0, in: stack) }, items.first { !report.isView($0, in: stack) })
  }
}
