import TrussIR
import TrussSolver
import TrussTree
import TrussViews

/// What to change so that a conflict's constraints can hold, from the case; the first rule that fits speaks.
struct ConflictAdvice {
  let report: ConflictReport

  private var members: [ConflictReport.Member] { report.members }

  /// One or two sentences without a full stop at the end.
  var text: String {
    guard let target else {
      return "None of these is your own: ask for another size of the layout, or leave it out to have it fitted"
    }
    return hiding(target) ?? circle(target) ?? twoSizes(target) ?? ratio(target) ?? stretched(target) ?? filled(target)
      ?? room(target) ?? give(target, "G")
  }

  /// The constraint to change: the broken one, or where that is a rule's, the author's last.
  private var target: ConflictReport.Member? {
    let own = members.filter { $0.isOwn }
    return own.first { $0.row == report.broken } ?? own.last
  }

  /// `give it a priority below 1000, say .height(51, priority: 999)`.
  private func give(_ target: ConflictReport.Member, _ initial: String) -> String {
    let isBroken = target.row == report.broken
    let subject = isBroken ? "it" : target.line
    guard let relaxed = target.written.relaxed else {
      let hasOthers = members.contains { $0.isOwn && $0.row != target.row }
      return "\(initial == "G" ? "L" : "l")eave \(subject) out\(hasOthers ? ", or one of the others" : "")"
    }
    return "\(initial)ive \(subject) a priority below 1000, say \(relaxed)"
  }

  private func hiding(_ target: ConflictReport.Member) -> String? {
    guard members.contains(where: { $0.constraint.category == .collapsing || $0.constraint.category == .stackHiding })
    else { return nil }
    return "To keep \(members.count == 2 ? "both" : "all"), \(give(target, "g"))"
  }

  /// Sizes that are measured by each other, with no number to begin from.
  private func circle(_ target: ConflictReport.Member) -> String? {
    let isCircle =
      members.count > 1
      && members.allSatisfy { member in
        member.isOwn && member.constraint.relation == .equal && member.constraint.left.terms.count == 1
          && member.constraint.right.terms.count == 1
      }
    guard isCircle else { return nil }
    return "They go round in a circle: say one of them with a number, or leave one out"
  }

  private func twoSizes(_ target: ConflictReport.Member) -> String? {
    guard members.count == 2, members.allSatisfy({ $0.isOwn && $0.constraint.right.terms.isEmpty }),
      members[0].constraint.left.terms == members[1].constraint.left.terms,
      let attribute = members[0].constraint.left.terms.first?.anchor.attribute
    else { return nil }
    let advice = "One view has two \(attribute)s that differ: leave one out"
    return target.written.relaxed == nil ? advice : "\(advice), or \(give(target, "g"))"
  }

  private func ratio(_ target: ConflictReport.Member) -> String? {
    guard members.contains(where: { $0.constraint.category == .aspectRatio }) else { return nil }
    return "A width, a height and a ratio are one too many: leave one of them open, or \(give(target, "g"))"
  }

  /// The attribute of a size that the author gave to a view of a stack in UIStackView's words, and the stack.
  private func sizeInArrangedStack(_ target: ConflictReport.Member) -> (attribute: Attribute, stack: ArrangedStack)? {
    guard target.constraint.category == .size, let anchor = target.constraint.left.terms.first?.anchor,
      report.tree.entries.indices.contains(Int(anchor.item.index)),
      let parent = report.tree.entries[Int(anchor.item.index)].parent,
      case .arranged(let stack) = report.tree.entries[parent].content
    else { return nil }
    return (anchor.attribute, stack)
  }

  /// A size across a stack that stretches its views.
  private func stretched(_ target: ConflictReport.Member) -> String? {
    guard let (attribute, stack) = sizeInArrangedStack(target), attribute.axis != stack.axis, stack.alignment == .fill
    else { return nil }
    let words = stack.axis == .horizontal ? ".top or .center" : ".leading or .center"
    return "Its stack's alignment: .fill stretches it: write alignment: \(words), or \(give(target, "g"))"
  }

  /// Sizes along a stack that are to fill it, and leave room.
  private func filled(_ target: ConflictReport.Member) -> String? {
    guard let (attribute, stack) = sizeInArrangedStack(target), attribute.axis == stack.axis,
      stack.distribution == .fill,
      let room = members.first(where: { $0.constraint.category == .canvas && isLength($0, attribute) })
    else { return nil }
    let sizes = members.filter { $0.constraint.category == .size && isLength($0, attribute) }
    let sum = sizes.reduce(0) { $0 + $1.constraint.right.constant }
    guard sum < room.constraint.right.constant else { return nil }
    return "Its stack is to be filled by its views: add a Spacer(), write distribution: .equalSpacing, or "
      + give(target, "g")
  }

  private func isLength(_ member: ConflictReport.Member, _ attribute: Attribute) -> Bool {
    member.constraint.right.terms.isEmpty && member.constraint.left.terms.map(\.anchor.attribute) == [attribute]
  }

  /// Sizes of the author's against the room that the layout was given.
  private func room(_ target: ConflictReport.Member) -> String? {
    let canvas = members.first {
      $0.constraint.category == .canvas && $0.constraint.left.terms.first?.anchor.attribute.isSize == true
    }
    guard let canvas, let attribute = canvas.constraint.left.terms.first?.anchor.attribute else { return nil }
    if members.count == 2, target.constraint.category == .size,
      target.constraint.left.terms.map(\.anchor) == canvas.constraint.left.terms.map(\.anchor)
    {
      return "The outermost view is as \(attribute == .width ? "wide" : "high") as the layout: put it into a stack, or "
        + give(target, "g")
    }
    guard isResolved(byAnother: canvas, attribute) else { return nil }
    return "Ask for another \(attribute) of the layout, or \(give(target, "g"))"
  }

  /// Whether the others of the set hold in a layout of some other size, of a point at least.
  private func isResolved(byAnother canvas: ConflictReport.Member, _ attribute: Attribute) -> Bool {
    var system = ConstraintSystem()
    var items: [Item.ID: Item.ID] = [:]
    func moved(_ expression: Expression) -> Expression {
      let terms = expression.terms.map { term in
        Term(term.coefficient, Anchor(items[term.anchor.item] ?? term.anchor.item, term.anchor.attribute))
      }
      return Expression(terms, constant: expression.constant)
    }
    for member in members {
      for term in member.constraint.left.terms + member.constraint.right.terms where items[term.anchor.item] == nil {
        var item = report.items[Int(term.anchor.item.index)]
        item.parent = nil
        let id = system.addItem(item)
        items[term.anchor.item] = id
        for size in [Attribute.width, .height] {
          system.add(Constraint(Expression([Term(id, size)]), .greaterThanOrEqual, Expression([], constant: 0)))
        }
      }
      guard member.row != canvas.row else { continue }
      system.add(
        Constraint(moved(member.constraint.left), member.constraint.relation, moved(member.constraint.right)))
    }
    let size = moved(Expression([Term(Item.ID(0), attribute)]))
    system.add(Constraint(size, .greaterThanOrEqual, Expression([], constant: 1)))
    return system.solve().conflicts.isEmpty
  }
}
