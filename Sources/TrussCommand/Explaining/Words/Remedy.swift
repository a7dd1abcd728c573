import TrussDiagnostics
import TrussIR
import TrussText
import TrussTree
import TrussViews

/// A proposal for a change after which the constraints of a collision can hold.
struct Remedy {
  let collision: Collision
  let phrasing: Phrasing

  private var names: ItemNames { phrasing.names }

  private typealias Member = ReportSystem.Row

  /// The constraint rows of the collision that come from constraints of the report.
  private var members: [Member] { collision.rows.map { collision[$0] }.filter { $0.entry != nil } }

  /// The proposal in one to three sentences, from the first rule that applies.
  var text: String {
    system ?? mask ?? temporary ?? prototype ?? hiding ?? duplicate ?? encapsulated ?? frame ?? stack ?? room ?? lowest
  }

  private func first(_ origin: LogConstraint.Origin) -> Member? { members.first { $0.origin == origin } }

  /// The proposal if all constraints are the system's, such as the keyboard's.
  private var system: String? { Self.system(members.compactMap(\.source)) }

  /// The text for constraints that are all the system's own; nil for other constraints.
  static func system(_ constraints: [LogConstraint]) -> String? {
    guard constraints.allSatisfy({ $0.origin != .author && $0.origin != .prototyping }) else { return nil }
    // The margins of an app's view are the system's, too, but the views inside are not.
    let owned = constraints.filter { $0.origin == .system }.compactMap(SystemPart.of).filter { $0.extent != .everyView }
    let parts = owned + constraints.flatMap(\.mentioned).compactMap(SystemPart.of).filter { $0.extent == .closed }
    var names: [String] = []
    for part in parts where !names.contains(part.name) && part.extent != .open { names.append(part.name) }
    guard !parts.isEmpty else { return nil }
    let owner = names.isEmpty ? "" : ", those of \(names.listed)"
    return """
      All of these constraints are the system's own\(owner), and none is yours to change; such reports are mostly \
      harmless. Look further only if something is seen to be wrong.
      """
  }

  /// The proposal for `_UITemporaryLayoutWidth`: a size at which the system measures a view.
  private var temporary: String? {
    let given = members.first { $0.source?.identifier?.hasPrefix("_UITemporaryLayout") == true }
    guard let given, let item = given.item, let target else { return nil }
    return """
      The \(given.size) of \(names[item]) is one at which the system lays it out for a moment, to measure it. Give one of your \
      own constraints a priority of 999, so that it may be broken meanwhile: \
      \(phrasing.clause(target.relation))\(place(target)).
      """
  }

  /// The proposal for a view with constraints of the author and of its autoresizing mask.
  private var mask: String? {
    for member in members where member.origin == .autoresizingMask {
      guard let item = member.item, isPlaced(item) else { continue }
      let name = names[item]
      if names.items[item].isPlacedBySystem {
        return """
          The frame of \(name) belongs to the system: leave its own size and place alone, and constrain what is in it. \
          Remove the constraint that holds it otherwise.
          """
      }
      return """
        Set translatesAutoresizingMaskIntoConstraints = false on \(name). It already has constraints, and \
        its frame makes others as long as the autoresizing mask is translated.
        """
    }
    return nil
  }

  /// Whether the author's constraints give an item a size or a position, rather than place other items relative to it.
  private func isPlaced(_ item: Item.ID) -> Bool {
    members.contains { member in
      guard member.origin == .author else { return false }
      let relation = member.relation
      if relation.right.terms.isEmpty { return relation.left.terms.contains { $0.anchor.item == item } }
      guard let pin = member.pin else { return member.item == item }
      return pin.inner == item || (pin.isBetween && pin.outer == item)
    }
  }

  private var prototype: String? {
    guard let member = first(.prototyping), let item = member.item else { return nil }
    return """
      Give \(names[item]) constraints for both axes in Interface Builder: without them, it adds its own for \
      the frame in the canvas. "Remove at build time" in the Size inspector takes them out.
      """
  }

  private var hiding: String? {
    guard let member = first(.stackHiding), let item = member.item else { return nil }
    guard let target else { return nil }
    if target.item == item, target.relation.right.terms.isEmpty {
      return """
        Give that \(target.size) a priority of 999\(place(target)), so that it may be broken while the stack view hides \
        \(names[item]). It holds again as soon as the view is shown.
        """
    }
    return """
      Give one of the constraints inside \(names[item]) a priority of 999, preferably the last: \
      \(phrasing.clause(target.relation))\(place(target)). It may then be broken while the stack view hides \(names[item]).
      """
  }

  /// The proposal for a constraint that was made twice, with different constants.
  private var duplicate: String? {
    let members = members
    guard members.count == 2, members.allSatisfy({ $0.origin == .author }),
      members[0].relation.isAboutTheSame(as: members[1].relation), members[0].relation.relation == .equal,
      members[1].relation.relation == .equal
    else { return nil }
    let way =
      switch members[0].source?.className {
      case "SnapKit.LayoutConstraint":
        "SnapKit's makeConstraints adds; updateConstraints changes the constant, remakeConstraints removes what was there."
      case "MASLayoutConstraint":
        "mas_makeConstraints adds; mas_updateConstraints changes the constant, mas_remakeConstraints removes what was there."
      default: "Keep the first in a property and change its constant, or deactivate it before the next is made."
      }
    return """
      This is one constraint, made twice with different constants: perhaps the code that makes it runs again, or it is \
      in the storyboard too. \(way)
      """
  }

  private var encapsulated: String? {
    guard let given = first(.encapsulated), let item = given.item, let target else { return nil }
    let isCell = names.items[item].className?.utf8.firstIndex(ofText: "Cell") != nil
    let reason =
      given.size == .width
      ? "the table, collection or window around it gives it"
      : isCell
        ? "a cell is laid out at an estimated height before its own is known"
        : "a cell, a collection or a window gives it, a cell at an estimated height before its own is known"
    return """
      The \(given.size) of \(names[item]) is not yours to change: \(reason). Lower one of your own \
      constraints to a priority of 999: \(phrasing.clause(target.relation))\(place(target)).
      """
  }

  /// The proposal for a size that only a frame determines, often while the frame is still empty.
  private var frame: String? {
    guard let given = first(.autoresizingMask), let item = given.item, let target else { return nil }
    let isZero = given.relation.right.terms.isEmpty && given.relation.right.constant == 0
    if names.items[item].isPlacedBySystem {
      return "The \(given.size) of \(names[item]) comes from its frame, which the system sets: \(lowering(target))."
    }
    let first =
      isZero
      ? "Its \(given.size) is 0 because \(names[item]) was laid out before it had a frame: give it one first, or let "
        + "constraints place it, with translatesAutoresizingMaskIntoConstraints = false"
      : "If constraints are to place \(names[item]), set translatesAutoresizingMaskIntoConstraints = false on it"
    return "\(first). If its frame is as it should be, \(lowering(target))."
  }

  private var stack: String? {
    guard let given = first(.stack), let target else { return nil }
    let spacing = given.source?.identifier == "UISV-spacing" ? "make the stack view's spacing smaller, or " : ""
    let kind = given.source?.identifier?.hasPrefix("UISV-") == true ? "UISV" : "NSStackView"
    return """
      The \(kind) constraints belong to the stack view and follow from its distribution, alignment and spacing. \
      \(stretched(target).map { "\($0) " } ?? "")\(spacing.isEmpty ? "" : "Either ")\(spacing)\
      \(lowering(target, capitalized: spacing.isEmpty)).
      """
  }

  /// The advice for the size of a view that a stack view ties to both of its edges. Both edges belong to the axis of the
  /// stack view if it has only this view, and then its alignment has no part in it.
  private func stretched(_ target: Member) -> String? {
    guard let size = target.relation.sizeOfItem else { return nil }
    let ties = members.filter { $0.origin == .stack }.compactMap(\.pin).filter {
      !$0.isBetween && $0.inner == size.item && $0.axis == size.attribute.axis
    }
    guard Set(ties.map(\.edge)).count == 2, Set(ties.map(\.outer)).count == 1, let stack = ties.first?.outer else {
      return nil
    }
    let (axis, alignment) = size.attribute == .width ? ("vertical", "leading") : ("horizontal", "top")
    return """
      If \(names[stack]) is \(axis), its alignment .fill stretches \(names[size.item]): alignment = .\(alignment) leaves \
      it its \(size.attribute).
      """
  }

  /// The proposal for fixed sizes that need more space than there is.
  private var room: String? {
    guard let circuit = collision.circuit, let target, collision.rows.count > 2,
      let row = collision.rows.first(where: { collision[$0].entry == target.entry }),
      circuit.sizes.contains(where: { $0.row == row }), target.relation.relation != .lessThanOrEqual,
      let item = target.item
    else { return nil }
    let others = circuit.way(without: row).length
    let size = target.relation.right.constant
    if target.relation.relation == .equal, others < size, others >= 0 {
      return """
        Let the \(target.size) of \(names[item]) be at most \(short(size, digits: 3)) (<= instead \
        of ==), or give it a priority below 1000, so that it may be broken if there is too little \
        space\(place(target)).
        """
    }
    let hasOwnDistance = members.contains { $0.origin == .author && $0.pin != nil }
    return "Give the \(target.size) of \(names[item]) a priority below 1000\(place(target))"
      + (hasOwnDistance ? ", or loosen one of the distances." : ".")
  }

  private var lowest: String {
    guard let target else {
      return "None of these constraints is your own: look at the settings of the views that made them."
    }
    return lowering(target, capitalized: true) + "."
  }

  private func lowering(_ target: Member, capitalized: Bool = false) -> String {
    "\(capitalized ? "Give" : "give") the least important of your own a priority of 999, or remove it; "
      + "most likely that is: \(phrasing.clause(target.relation))\(place(target))"
  }

  /// The position in the source at which a constraint was made or, if the log does not show it, the constraint's
  /// identifier; empty if the log shows neither.
  private func place(_ member: Member) -> String {
    if let source = member.source?.source {
      let parts = source.split(separator: "#")
      return parts.count == 2 ? " (\(parts[0]), line \(parts[1]))" : " (\(source))"
    }
    return member.source?.identifier.map { " (\"\($0)\")" } ?? ""
  }
}

extension Remedy {
  /// The constraint of the author to change. A constraint without which all others of the list can hold is preferred,
  /// then a size to a distance, and an inner item's size to its container's size. Among equals, the broken constraint is
  /// preferred, then the last constraint.
  private var target: Member? {
    let own = members.filter { $0.origin == .author }
    let outer = Set(members.compactMap(\.pin).filter { !$0.isBetween }.map(\.outer))
    func rank(_ member: Member) -> (Int, Int, Int, Int) {
      let isSize = member.relation.right.terms.isEmpty
      let isOuter = isSize && member.relation.left.terms.contains { outer.contains($0.anchor.item) }
      let isTrailing = member.pin.map { !$0.isBetween && $0.edge == $0.axis.high } ?? false
      let kind = isOuter ? 0 : isSize ? 3 : isTrailing ? 2 : 1
      return (
        collision.isOnlyOne(without: member.entry) ? 1 : 0, kind, member.entry == collision.broken ? 1 : 0,
        member.entry ?? 0
      )
    }
    return own.max { rank($0) < rank($1) }
  }
}

extension ReportSystem.Row {
  fileprivate var size: Attribute { relation.left.terms.first?.anchor.attribute == .width ? .width : .height }
}

extension LogItem {
  /// Whether a table, a window or a transition sets the frame, so that the autoresizing mask must not be changed.
  var isPlacedBySystem: Bool {
    let words = [
      "CellContentView", "Window", "TransitionView", "LayoutContainerView", "WrapperView", "HeaderFooterView",
    ]
    guard let className else { return false }
    return SystemPart.of(self)?.extent == .closed || className == "UITableViewCell"
      || className == "UICollectionViewCell" || words.contains { className.utf8.firstIndex(ofText: $0) != nil }
  }
}
