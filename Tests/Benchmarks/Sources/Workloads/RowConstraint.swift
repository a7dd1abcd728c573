import Truss

/// A constraint across the form: the first leaf of a row is as wide as the flexible leaf of an earlier row, or the
/// second leaf is as high.
///
/// Constraints relate later rows only to earlier rows, so that they form no cycle that cannot hold.
struct RowConstraint: Sendable {
  /// The length that the constraint relates.
  enum Length: Sendable {
    case width
    case height
  }

  var row: Int
  var other: Int
  var length = Length.width

  /// The first leaf of a row.
  static func lead(_ row: Int) -> ViewID { ViewID("lead \(row)") }
  /// The second leaf of a row.
  static func second(_ row: Int) -> ViewID { ViewID("second \(row)") }
  /// The flexible leaf of a row.
  static func middle(_ row: Int) -> ViewID { ViewID("middle \(row)") }

  /// The constraint in Truss.
  var constraint: LayoutConstraint {
    switch length {
    case .width: Self.lead(row).width == Self.middle(other).width
    case .height: Self.second(row).height == Self.middle(other).height
    }
  }

  /// Makes at most `count` constraints of different rows, spread evenly over the form. If there are more constraints
  /// than rows, the rest constrain heights, again at most one in each row. The earlier rows are scattered over the
  /// form, the same rows in every run.
  static func spread(_ count: Int, over rows: Int) -> [RowConstraint] {
    let widths = min(count, rows - 1)
    return spread(widths, over: rows, .width) + spread(min(count - widths, rows - 1), over: rows, .height)
  }

  private static func spread(_ count: Int, over rows: Int, _ length: Length) -> [RowConstraint] {
    (0..<count).map { index in
      let row = rows - 1 - index * (rows - 1) / count
      return RowConstraint(row: row, other: (row * 7_919 + 13) % row, length: length)
    }
  }
}

extension Workload {
  /// W6 with so many constraints that they are a large part of the work.
  static var manyConstraints: Workload {
    var workload = form(constraints: 2_000)
    workload.leastSize = 10_000
    return workload
  }

  /// W6. W2 with constraints, which a flexbox engine cannot have.
  static func form(constraints: Int) -> Workload {
    Workload(
      name: "W6-\(constraints)",
      summary: "W2 with \(constraints) \(constraints == 1 ? "constraint" : "constraints") across the form"
    ) { size in
      var form = Form(size: size)
      form.constraints = RowConstraint.spread(constraints, over: form.rows)
      let constrained = form
      return FreshLayout(width: Form.width) { constrained.view }
    }
  }
}
