import Truss

/// A change of one row.
enum RowChange: String, CaseIterable, Sendable {
  case insert, remove, move

  var title: String {
    switch self {
    case .insert: "one row comes into the middle of W2"
    case .remove: "one row goes from the middle of W2"
    case .move: "one row goes from the middle of W2 to its quarter, or back"
    }
  }
}

extension Workload {
  /// W13. The rows have names, and the session is told which row changes.
  static func changedRows(_ change: RowChange) -> Workload {
    Workload(name: "W13-\(change.rawValue)", summary: "\(change.title), by LayoutSession.\(change.rawValue)") {
      size throws(LayoutError) in
      try ChangedRows(change, form: Form(size: size))
    }
  }
}

/// A form in which a row is inserted, removed or moved; undoing this before the next run is not timed.
private struct ChangedRows: Trial {
  let change: RowChange
  let form: Form
  let middle: ViewID
  let quarter: ViewID
  let row: ViewID = "changed row"
  var isThere: Bool
  var isInMiddle = true
  var session: LayoutSession

  init(_ change: RowChange, form: Form) throws(LayoutError) {
    self.change = change
    self.form = form
    middle = Form.name(ofRow: form.rows / 2)
    quarter = Form.name(ofRow: form.rows / 4)
    session = try LayoutSession(form.viewWithNames, width: Form.width)
    isThere = change != .insert
    if isThere { try session.insert(before: middle) { form.row(named: row) } }
  }

  mutating func run() throws(LayoutError) -> TrialResult {
    switch change {
    case .insert: if isThere { try session.remove(row) }
    case .remove: if !isThere { try session.insert(before: middle) { form.row(named: row) } }
    case .move: isInMiddle.toggle()
    }
    var stopwatch = Stopwatch()
    switch change {
    case .insert: try session.insert(before: middle) { form.row(named: row) }
    case .remove: try session.remove(row)
    case .move: try session.move(row, before: isInMiddle ? middle : quarter)
    }
    let updating = stopwatch.lap()
    isThere = change != .remove
    return TrialResult(layout: session.layout, phases: Phases(building: .none, updating: updating))
  }
}

extension Form {
  /// The name of a row in `viewWithNames`.
  static func name(ofRow row: Int) -> ViewID { ViewID("row \(row)") }

  /// The form with a name for each row.
  var viewWithNames: some View {
    VStack(align: .fill, spacing: 8, insets: Insets(all: 10)) {
      for row in 0..<rows { self.row(row, []).id(Self.name(ofRow: row)) }
    }
  }

  /// An additional row.
  func row(named name: ViewID) -> some View { row(rows, []).id(name) }
}
