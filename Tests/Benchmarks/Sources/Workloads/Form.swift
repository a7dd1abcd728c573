import Truss

/// W2's view: rows of nine leaves, of which the middle one takes the free space.
struct Form: Sendable {
  /// A leaf whose width differs from that in the unchanged form.
  struct Change: Sendable {
    var row: Int
    var width: Double
    /// Whether the leaf has the name `changedLeaf`.
    var isNamed = false
  }

  /// The name of the leaf that changes.
  static let changedLeaf: ViewID = "changed"

  var rows: Int
  var change: Change?
  var constraints: [RowConstraint] = []

  /// The width in which W2 is laid out, in points.
  static let width = 390.0

  /// Makes a form of about `size` nodes: ten for each row, and the root.
  init(size: Int) { rows = max(1, size / 10) }

  var view: some View {
    var roles = [Roles](repeating: [], count: rows)
    for constraint in constraints {
      roles[constraint.row].insert(constraint.length == .width ? .lead : .second)
      roles[constraint.other].insert(.middle)
    }
    return VStack(align: .fill, spacing: 8, insets: Insets(all: 10)) {
      for row in 0..<rows { self.row(row, roles[row]) }
    }
    .constraints {
      for constraint in constraints { constraint.constraint }
    }
  }

  /// The form with other views in place of some rows, those for which `replacement` returns a view.
  func view(replacing replacement: (_ row: Int) -> (any View)?) -> some View {
    VStack(align: .fill, spacing: 8, insets: Insets(all: 10)) {
      for row in 0..<rows {
        if let view = replacement(row) { view } else { self.row(row, []) }
      }
    }
  }

  /// The leaves of a row that constraints refer to.
  struct Roles: OptionSet {
    var rawValue: UInt8
    static let lead = Roles(rawValue: 1)
    static let second = Roles(rawValue: 2)
    static let middle = Roles(rawValue: 4)
  }

  func row(_ row: Int, _ roles: Roles) -> some View {
    HStack(align: .start, spacing: 8) {
      for column in 0..<9 {
        let leaf = Rectangle().height(Double(20 + column % 4))
        if column == 4 {
          if roles.contains(.middle) { leaf.flex(1).id(RowConstraint.middle(row)) } else { leaf.flex(1) }
        } else if column == 0 && roles.contains(.lead) {
          leaf.id(RowConstraint.lead(row))
        } else if column == 1 && roles.contains(.second) {
          Rectangle().width(width(row, column)).id(RowConstraint.second(row))
        } else if column == 8, let change, change.isNamed, change.row == row {
          leaf.width(change.width).id(Self.changedLeaf)
        } else {
          leaf.width(width(row, column))
        }
      }
    }
  }

  /// Between 24 and 32 points, so that no two neighbouring rows are alike, or the width of the changed leaf.
  func width(_ row: Int, _ column: Int) -> Double {
    if let change, change.row == row, column == 8 { return change.width }
    return Double(24 + (row + column) % 3 * 4)
  }
}

extension Workload {
  /// W2. A form as large as that of a mail program, or a table.
  static let form = Workload(name: "W2", summary: "form: rows of nine leaves, one of them flexible") { size in
    let form = Form(size: size)
    return FreshLayout(width: Form.width) { form.view }
  }
}
