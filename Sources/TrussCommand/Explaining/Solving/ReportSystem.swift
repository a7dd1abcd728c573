import TrussDiagnostics
import TrussIR

/// The constraints of a report as a system, with the origin of each of its rows.
///
/// A view's size is at least 0: Auto Layout keeps to that without listing it, and it is often all that is in the way.
struct ReportSystem {
  struct Row {
    /// The index of the constraint of the report, or nil if it is that an item has no negative size.
    var entry: Int?
    /// That constraint.
    var source: LogConstraint?
    var relation: Constraint
    /// The relation as a distance between two edges, or nil if it is none.
    var pin: Pin?

    var origin: LogConstraint.Origin { source?.origin ?? .system }

    /// Its first item.
    var item: Item.ID? { relation.left.terms.first?.anchor.item }
  }

  private(set) var items = LogItems()
  private(set) var rows: [Row] = []

  /// How far a row may be off whose numbers a log has rounded to six digits, in points.
  static let rounding = 0.002

  init(_ constraints: [LogConstraint?]) {
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

  /// Terms of a constraint with the system's identifiers of the items.
  private mutating func own(_ terms: [Term], _ items: LogItems) -> [Term] {
    terms.map { Term($0.coefficient, Anchor(self.items.id(of: items[$0.anchor.item]), $0.anchor.attribute)) }
  }

  /// The rows of some indexes, those that are required, for the solver, and the index of the row of each of its
  /// constraints. One of the rows may be made optional.
  func prepared(_ indexes: some Sequence<Int>, optional: Int? = nil) -> (system: ConstraintSystem, rows: [Int]) {
    var part = ConflictPart(of: items.all.map { _ in Item("Item") }, hasExtents: false)
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
  /// The relation with space for rounding: a rounded equation becomes two inequalities.
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
