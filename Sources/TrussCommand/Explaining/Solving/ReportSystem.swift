import TrussIR

/// The constraints of a report as a system, with what each of its rows comes from.
///
/// A view's size is at least 0: Auto Layout keeps to that without listing it, and it is often all that is in the way.
struct ReportSystem {
  struct Row {
    /// The index of the constraint of the report, or nil where it is that an item has no negative size.
    var entry: Int?
    var relation: LogRelation
  }

  private(set) var rows: [Row] = []

  /// How far a row may be off whose numbers a log has rounded to six digits, in points.
  static let rounding = 0.002

  init(_ constraints: [LogConstraint?]) {
    var items: [LogItem] = []
    var known: Set<LogItem> = []
    for (index, constraint) in constraints.enumerated() {
      for relation in constraint?.relations ?? [] {
        rows.append(Row(entry: index, relation: relation))
        for term in relation.left + relation.right where known.insert(term.place.item).inserted {
          items.append(term.place.item)
        }
      }
    }
    for item in items where item.part == .whole || item.part == .margins {
      for axis in LayoutAxis.allCases {
        let size = LogRelation.Term(coefficient: 1, place: LogPlace(item: item, attribute: axis.size))
        let relation = LogRelation(left: [size], relation: .greaterThanOrEqual, right: [], constant: 0)
        rows.append(Row(entry: nil, relation: relation))
      }
    }
  }

  /// The rows for the solver: a rounded equation becomes two inequalities that leave it room.
  struct Prepared {
    var system = ConstraintSystem()
    /// The index of the row behind each constraint of the system.
    var rows: [Int] = []
    private var items: [LogItem: Item.ID] = [:]

    mutating func add(_ relation: LogRelation, row: Int, priority: Double) {
      let left = expression(relation.left, 0)
      let slack = relation.isRounded ? ReportSystem.rounding : 0
      let sides: [(Relation, Double)] =
        switch relation.relation {
        case .equal where slack > 0:
          [(.greaterThanOrEqual, relation.constant - slack), (.lessThanOrEqual, relation.constant + slack)]
        case .equal: [(.equal, relation.constant)]
        case .lessThanOrEqual: [(.lessThanOrEqual, relation.constant + slack)]
        case .greaterThanOrEqual: [(.greaterThanOrEqual, relation.constant - slack)]
        }
      for (kind, constant) in sides {
        system.add(
          Constraint(left, kind, expression(relation.right, constant), priority: Priority(priority)))
        rows.append(row)
      }
    }

    private mutating func expression(_ terms: [LogRelation.Term], _ constant: Double) -> Expression {
      let terms = terms.map { Term($0.coefficient, Anchor(id(of: $0.place.item), $0.place.attribute)) }
      return Expression(terms, constant: constant)
    }

    private mutating func id(of item: LogItem) -> Item.ID {
      if let id = items[item] { return id }
      let id = system.addItem(Item("Item"))
      items[item] = id
      return id
    }
  }

  /// The rows of some indexes, those that are required. One of them may be made optional.
  func prepared(_ indexes: some Sequence<Int>, optional: Int? = nil) -> Prepared {
    var prepared = Prepared()
    for index in indexes {
      let relation = rows[index].relation
      if index == optional {
        prepared.add(relation, row: index, priority: 999)
      } else if relation.priority >= 1000 {
        prepared.add(relation, row: index, priority: 1000)
      }
    }
    return prepared
  }
}
