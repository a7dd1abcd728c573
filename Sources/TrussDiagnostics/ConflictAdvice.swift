import TrussIR
import TrussSolver
import TrussTree
import TrussViews

/// Proposes changes after which a conflict's constraints hold. The first rule that matches the conflict determines the
/// proposal.
///
/// If any one constraint of a conflict is removed, the others hold. Any other change is proposed only if solving the
/// constraints with the change shows that they hold.
struct ConflictAdvice {
  let report: ConflictReport

  var members: [ConflictReport.Member] { report.members }

  /// The advice as a sentence without its full stop; nil if no change is known to help.
  var text: String? {
    let (opening, cures) = proposal
    guard let first = cures.first?.text(report) else { return nil }
    let rest = cures.dropFirst().map { $0.text(report) }
    let list =
      rest.isEmpty ? first : "\(([first] + rest.dropLast()).joined(separator: ", ")), or \(rest[rest.count - 1])"
    return opening.map { $0 + list } ?? list.prefix(1).uppercased() + list.dropFirst()
  }

  /// The proposed changes; any one of them resolves the conflict.
  var cures: [ConflictCure] { proposal.cures }

  private typealias Proposal = (opening: String?, cures: [ConflictCure])

  private var proposal: Proposal {
    guard let target else { return ("None of these is your own constraint: ", ofTheLayout) }
    return hiding(target) ?? circle() ?? twoSizes(target) ?? ratio(target) ?? outermost(target) ?? stretched(target)
      ?? filled(target) ?? room(target) ?? (nil, giving(target))
  }

  /// The constraint to change: the broken constraint if the author wrote it, otherwise the author's last constraint.
  /// Constraints that can have a priority are preferred. A frame cannot have a priority, and if the frame were removed,
  /// other rules would lay out its view.
  private var target: ConflictReport.Member? {
    let own = members.filter { $0.isOwn }
    let relaxed = own.filter { $0.written.relaxed != nil && !isRoomOfFraction($0) }
    func chosen(_ members: [ConflictReport.Member]) -> ConflictReport.Member? {
      members.first { $0.row == report.broken } ?? members.last
    }
    return chosen(relaxed) ?? chosen(own)
  }

  /// Whether the size of a view inside the member's view is a fraction: a change of the member would change that size.
  private func isRoomOfFraction(_ member: ConflictReport.Member) -> Bool {
    guard let index = member.constraint.left.terms.first.map({ Int($0.anchor.item.index) }),
      report.tree.entries.indices.contains(index)
    else { return false }
    return members.contains { other in
      let view = other.constraint.left.terms.first.map { Int($0.anchor.item.index) } ?? 0
      return other.written.isFraction && view > index && view < report.tree.entries[index].end
    }
  }

  /// Returns a priority for the target if it can have a priority, otherwise the removal of one of the user's
  /// constraints. A constraint that contradicts itself can only be removed: it holds at no priority. If a length is
  /// fitted to views with fractions, only fractions can be removed: if any other constraint were removed, the length
  /// would change.
  private func giving(_ target: ConflictReport.Member) -> [ConflictCure] {
    if members.count == 1 { return [.leaveOut(rows: [target.row])] }
    if target.written.relaxed != nil { return [.relax(row: target.row)] }
    let isFitted = members.contains { $0.constraint.category == .fit }
    let rows = members.filter { $0.isOwn && (!isFitted || $0.written.isFraction) }.map(\.row)
    return rows.isEmpty ? [] : [.leaveOut(rows: rows)]
  }

  /// Returns the removal of one of the constraints and, if the target can have a priority, a priority for the target.
  private func leaving(_ target: ConflictReport.Member) -> [ConflictCure] {
    let leaving = ConflictCure.leaveOut(rows: members.map(\.row))
    return target.written.relaxed == nil ? [leaving] : [leaving, .relax(row: target.row)]
  }

  // MARK: The cases

  private var ofTheLayout: [ConflictCure] {
    guard let (canvas, attribute) = canvas else { return [] }
    return [resizing(canvas, attribute), .fit(attribute)].compactMap(\.self)
  }

  private func hiding(_ target: ConflictReport.Member) -> Proposal? {
    let isHiding = members.contains {
      $0.constraint.category == .collapsing || $0.constraint.category == .stackHiding
    }
    guard isHiding, target.written.relaxed != nil else { return nil }
    return ("To keep \(members.count == 2 ? "both" : "all"), ", [.relax(row: target.row)])
  }

  /// The proposal for equations that define anchors by each other, in a circle: each anchor on a right side is the left
  /// side of another equation.
  private func circle() -> Proposal? {
    let areEquations = members.allSatisfy { member in
      member.isOwn && member.constraint.relation == .equal && member.constraint.left.terms.count == 1
        && member.constraint.right.terms.count == 1
    }
    let defined = Set(members.compactMap { $0.constraint.left.terms.first?.anchor })
    let used = Set(members.compactMap { $0.constraint.right.terms.first?.anchor })
    guard areEquations, members.count > 1, defined.count == members.count, defined == used else { return nil }
    let rows = members.map(\.row)
    let takesNumber = members.allSatisfy { member in
      let left = member.constraint.left
      return left.terms[0].anchor.attribute.isSize
        && canHold(without: [member.row], with: [Constraint(left, .greaterThanOrEqual, 1)])
    }
    return ("They go round in a circle: ", (takesNumber ? [.number(rows: rows)] : []) + [.leaveOut(rows: rows)])
  }

  private func twoSizes(_ target: ConflictReport.Member) -> Proposal? {
    guard members.count == 2, members.allSatisfy({ $0.isOwn && $0.constraint.right.terms.isEmpty }),
      members[0].constraint.left.terms.count == 1,
      members[0].constraint.left.terms == members[1].constraint.left.terms,
      let attribute = members[0].constraint.left.terms.first?.anchor.attribute
    else { return nil }
    let relations = Set(members.map(\.constraint.relation))
    let opening =
      switch relations.count {
      case 1: "One view has two \(attribute)s that differ: "
      default:
        relations.contains(.equal)
          ? "One view has a \(attribute) outside of its limit: "
          : "The minimum of a view's \(attribute) is above its maximum: "
      }
    return (opening, leaving(target))
  }

  private func ratio(_ target: ConflictReport.Member) -> Proposal? {
    let sizes = members.filter { $0.constraint.category == .size && $0.constraint.right.terms.isEmpty }
    guard members.count == 3, sizes.count == 2, members.contains(where: { $0.constraint.category == .aspectRatio })
    else { return nil }
    return ("A width, a height and a ratio are one too many: ", leaving(target))
  }

  /// The proposal if a size of the outermost view differs from the layout's size.
  private func outermost(_ target: ConflictReport.Member) -> Proposal? {
    let axes = members.filter { $0.constraint.category == .canvas }.compactMap { size(of: $0)?.axis }
    let isOfRoot = members.allSatisfy { member in
      member.constraint.terms.allSatisfy { $0.anchor.item.index == 0 }
    }
    guard let axis = axes.first, isOfRoot, target.constraint.category != .constraints,
      target.constraint.category != .visualFormat
    else { return nil }
    let extent = axes.count > 1 ? "large" : axis == .horizontal ? "wide" : "high"
    return ("The outermost view is as \(extent) as the layout: ", [.stack] + giving(target))
  }

  /// Returns the arranged stack (with UIStackView's rules) around the target's view, and whether the target is a size
  /// along the stack's axis; nil if there is no such stack, or if the target is not a size.
  private func arrangedStack(of target: ConflictReport.Member) -> (index: Int, stack: ArrangedStack, isAlong: Bool)? {
    guard target.constraint.category == .size, let anchor = target.constraint.left.terms.first?.anchor,
      report.tree.entries.indices.contains(Int(anchor.item.index)),
      let index = report.tree.entries[Int(anchor.item.index)].parent, let stack = report.stack(index)
    else { return nil }
    return (index, stack, anchor.attribute.axis == stack.axis)
  }

  /// The proposal for a view's size across the axis of a stack that stretches its views to another size.
  private func stretched(_ target: ConflictReport.Member) -> Proposal? {
    guard let (index, stack, isAlong) = arrangedStack(of: target), !isAlong, stack.alignment == .fill else {
      return nil
    }
    let alignments = [Align.start, .center].filter { canHold(in: index, stack, alignedTo: $0) }
    guard !alignments.isEmpty else { return nil }
    return ("Its stack's alignment: .fill stretches it: ", [.align(stack: index, alignments)] + giving(target))
  }

  /// The proposal if the sizes of views along a `.fill` stack are too small to fill the stack.
  private func filled(_ target: ConflictReport.Member) -> Proposal? {
    guard let (index, stack, isAlong) = arrangedStack(of: target), isAlong, stack.distribution == .fill,
      report.tree.children(of: index).allSatisfy({ !report.tree.entries[$0].attributes.isCollapsed })
    else { return nil }
    var cures: [ConflictCure] = []
    if canHoldWithSpacer(in: index, stack) { cures.append(.addSpacer(stack: index)) }
    if canHoldWithEqualSpacing(in: index, stack) { cures.append(.equalSpacing(stack: index)) }
    guard !cures.isEmpty else { return nil }
    return ("Its stack is to be filled by its views: ", cures + giving(target))
  }

  /// The proposal if sizes together are larger than the layout.
  private func room(_ target: ConflictReport.Member) -> Proposal? {
    guard let (canvas, attribute) = canvas, let cure = resizing(canvas, attribute) else { return nil }
    return (nil, [cure] + giving(target))
  }

  // MARK: Checks of proposals

  private var canvas: (ConflictReport.Member, Attribute)? {
    members.lazy.compactMap { member in
      member.constraint.category == .canvas ? size(of: member).map { (member, $0) } : nil
    }.first
  }

  private func size(of member: ConflictReport.Member) -> Attribute? {
    member.constraint.left.terms.first.flatMap { $0.anchor.attribute.isSize ? $0.anchor.attribute : nil }
  }

  /// Whether the nearby constraints, which include the conflict's constraints, can hold without the constraints in
  /// `rows` and with other constraints.
  func canHold(without rows: Set<Int>, with others: [Constraint]) -> Bool {
    var part = ConflictSubsystem(of: report.items, hasExtents: true)
    for (row, constraint) in report.nearby where !rows.contains(row) { part.add(constraint) }
    for constraint in others { part.add(constraint) }
    return part.system.findConflicts().isEmpty
  }

  private var hasFractions: Bool {
    members.contains { $0.written.isFraction || $0.constraint.category == .fit }
  }

  /// A cure that changes the layout's size to the nearest size, at least 1, at which all other constraints hold; a
  /// whole number if possible. Returns nil if no size is found.
  private func resizing(_ canvas: ConflictReport.Member, _ attribute: Attribute) -> ConflictCure? {
    // Another size would change fractions, and lengths that are fitted to views with fractions.
    if hasFractions { return nil }
    let size = canvas.constraint.left
    let least = Constraint(size, .greaterThanOrEqual, 1)
    var part = ConflictSubsystem(of: report.items, hasExtents: true)
    for (row, constraint) in report.nearby where row != canvas.row { part.add(constraint) }
    part.add(least)
    part.add(canvas.constraint, priority: .low)
    let solution = part.system.solve()
    guard solution.isComplete, solution.conflicts.isEmpty else { return nil }
    let value = solution[Variable(part.id(of: size.terms[0].anchor.item), attribute == .width ? .width : .height)]
    let candidates = [value.rounded(), value.rounded(.up), value.rounded(.down), (value * 1000).rounded() / 1000]
    let found = candidates.prefix(report.medium.isCells ? 3 : 4).first { candidate in
      let asked = Constraint(size, .equal, Expression(constant: candidate))
      return candidate <= LayoutError.Limits.length && canHold(without: [canvas.row], with: [least, asked])
    }
    return found.map { .resize(attribute, to: $0) }
  }
}
