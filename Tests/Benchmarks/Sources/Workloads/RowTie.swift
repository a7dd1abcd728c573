import Truss

/// A tie across the form: the first leaf of a row is as wide, or the second one as high, as the flexible one of another,
/// earlier row.
///
/// Only later rows are tied to earlier ones, so that no ring of ties forms that cannot hold.
struct RowTie: Sendable {
  /// What is tied.
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

  /// The tie itself.
  var tie: Tie {
    switch length {
    case .width: Self.lead(row).width == Self.middle(other).width
    case .height: Self.second(row).height == Self.middle(other).height
    }
  }

  /// At most `count` ties, of as many different rows, spread evenly over the form; those that are more than the rows
  /// tie heights, at most one a row again. The rows that they are tied to jump about in the form, the same ones on every
  /// run.
  static func spread(_ count: Int, over rows: Int) -> [RowTie] {
    let widths = min(count, rows - 1)
    return spread(widths, over: rows, .width) + spread(min(count - widths, rows - 1), over: rows, .height)
  }

  private static func spread(_ count: Int, over rows: Int, _ length: Length) -> [RowTie] {
    (0..<count).map { index in
      let row = rows - 1 - index * (rows - 1) / count
      return RowTie(row: row, other: (row * 7_919 + 13) % row, length: length)
    }
  }
}

extension Workload {
  /// W6 with so many ties that they are a part of the work, not an addition to it.
  static var manyTies: Workload {
    var workload = form(ties: 2_000)
    workload.leastSize = 10_000
    return workload
  }

  /// W6. W2 with ties, which a flex-box engine cannot have.
  static func form(ties: Int) -> Workload {
    Workload(name: "W6-\(ties)", summary: "W2 with \(ties) \(ties == 1 ? "tie" : "ties") across the form") { size in
      var form = Form(size: size)
      form.ties = RowTie.spread(ties, over: form.rows)
      let tied = form
      return FreshLayout(width: Form.width) { tied.view }
    }
  }
}
