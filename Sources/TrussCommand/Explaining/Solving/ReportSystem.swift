import TrussDiagnostics
import TrussIR

/// The constraints of a report as a system, with the origin of each constraint row.
///
/// Auto Layout keeps a view's size at 0 or more without listing this rule. Often the rule is part of a conflict, so the
/// system has rows for it.
struct ReportSystem {
  struct Row {
    /// The index of the constraint in the report; nil for a row that keeps an item's size from being negative.
    var entry: Int?
    var source: LogConstraint?
    var relation: Constraint
    /// The relation as a distance between two edges; nil for other relations.
    var pin: Pin?

    var origin: LogConstraint.Origin { source?.origin ?? .system }

    var item: Item.ID? { relation.left.terms.first?.anchor.item }
  }

  private(set) var items = LogItems()
  private(set) var rows: [Row] = []
  /// The superviews that the constraints show, by the keys of their views; nil if they show different ones.
  private var superviews: [String: LogItem?] = [:]

  /// The tolerance for a row whose numbers the log rounded to six digits, in points.
  static let rounding = 0.002

  /// - Parameter assumed: superviews that the constraints do not show, by the keys of their views.
  init(_ constraints: [LogConstraint?], assuming assumed: [String: LogItem] = [:]) {
    superviews = assumed.mapValues { $0 }
    for (view, superview) in constraints.lazy.compactMap({ $0 }).flatMap(\.superviews) {
      if let known = superviews[view], known != superview {
        superviews[view] = .some(nil)
      } else {
        superviews[view] = superview
      }
    }
    for (entry, constraint) in constraints.enumerated() {
      guard let constraint else { continue }
      for var relation in constraint.relations {
        relation.left.terms = own(relation.left.terms, constraint.items)
        relation.right.terms = own(relation.right.terms, constraint.items)
        rows.append(Row(entry: entry, source: constraint, relation: relation, pin: Pin(relation, items)))
      }
    }
    for (index, item) in items.all.enumerated() where item.part == .whole || item.part == .margins {
      for size in [Attribute.width, .height] {
        rows.append(Row(relation: Constraint(Expression([Term(Item.ID(index), size)]), .greaterThanOrEqual, 0)))
      }
    }
  }

  /// Replaces the identifiers of items in terms by this system's identifiers.
  private mutating func own(_ terms: [Term], _ items: LogItems) -> [Term] {
    terms.map { term in
      let item = items[term.anchor.item]
      let known = item.part == .superview ? superviews[item.key].flatMap { $0 } : nil
      return Term(term.coefficient, Anchor(self.items.id(of: known ?? item), term.anchor.attribute))
    }
  }

  /// The only view whose superview no constraint shows, with the views of the list that could be its superview; nil if
  /// there is no such view, or several.
  var viewWithoutSuperview: (view: LogItem, candidates: [LogItem])? {
    let open = items.all.filter { $0.part == .superview }
    guard open.count == 1, var view = open.first else { return nil }
    view.part = .whole
    return (view, items.all.filter { $0.part == .whole && $0.key != view.key })
  }

  /// Returns the required rows among `indexes` as a system for the solver and, for each constraint of this system, the
  /// index of its row. The row `optional` becomes optional.
  func prepared(_ indexes: some Sequence<Int>, optional: Int? = nil) -> (system: ConstraintSystem, rows: [Int]) {
    var part = ConflictSubsystem(of: items.all.map { _ in Item("Item") }, hasExtents: false)
    var numbers: [Int] = []
    for index in indexes where index == optional || rows[index].relation.priority.isRequired {
      for relation in rows[index].relations {
        part.add(relation, priority: index == optional ? 999 : .required)
        numbers.append(index)
      }
    }
    return (part.system, numbers)
  }
}

extension ReportSystem.Row {
  /// The relation with a tolerance for rounding: a rounded equation becomes two inequalities.
  fileprivate var relations: [Constraint] {
    guard source?.isRounded == true else { return [relation] }
    let room = [(Relation.greaterThanOrEqual, -ReportSystem.rounding), (.lessThanOrEqual, ReportSystem.rounding)]
    return room.filter { relation.relation == .equal || relation.relation == $0.0 }.map { kind, slack in
      var side = relation
      side.relation = kind
      side.right.constant += slack
      return side
    }
  }
}
