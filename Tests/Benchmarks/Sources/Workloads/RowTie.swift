import Truss

/// A tie across the form: one of the first leaves of a row is as wide as the flexible one of another, earlier row.
///
/// Only later rows are tied to earlier ones, so that no ring of ties forms that cannot hold.
struct RowTie: Sendable {
  var row: Int
  var column: Int
  var other: Int

  /// A leaf before the flexible one.
  static func lead(_ row: Int, _ column: Int) -> ViewID { ViewID("lead \(row) \(column)") }
  /// The flexible leaf of a row.
  static func middle(_ row: Int) -> ViewID { ViewID("middle \(row)") }

  /// At most `count` ties, of the first leaves of as many different rows, spread evenly over the form; where rows do not
  /// suffice, of their second leaves too, and so on. The rows that they are tied to jump about in it, the same ones on
  /// every run.
  static func spread(_ count: Int, over rows: Int) -> [RowTie] {
    let each = min(count, rows - 1)
    return (0..<min(count, 4 * each)).map { index in
      let column = index / each
      let row = rows - 1 - (index - column * each) * (rows - 1) / each
      return RowTie(row: row, column: column, other: (row * 7_919 + column * 104_729 + 13) % row)
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
