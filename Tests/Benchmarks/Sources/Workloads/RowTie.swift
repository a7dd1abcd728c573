import Truss

/// A tie across the form: the first leaf of a row is as wide as the flexible one of another, earlier row.
///
/// Only later rows are tied to earlier ones, so that no ring of ties forms that cannot hold.
struct RowTie: Sendable {
  var row: Int
  var other: Int

  /// The first leaf of a row.
  static func lead(_ row: Int) -> ViewID { ViewID("lead \(row)") }
  /// The flexible leaf of a row.
  static func middle(_ row: Int) -> ViewID { ViewID("middle \(row)") }

  /// At most `count` ties, of as many different rows, spread evenly over the form. The rows that they are tied to jump
  /// about in it, the same ones on every run.
  static func spread(_ count: Int, over rows: Int) -> [RowTie] {
    let count = min(count, rows - 1)
    return (0..<count).map { index in
      let row = rows - 1 - index * (rows - 1) / count
      return RowTie(row: row, other: (row * 7_919 + 13) % row)
    }
  }
}

extension Workload {
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
