package import TrussIR

/// Which constraints give each variable of a solved layout its value.
///
/// Only constraints that hold exactly can determine a value. They are added by rank: higher priorities first, at one
/// priority equations before bounds, and last the rule that no size is negative. A variable is derived as soon as the
/// constraints that have been added leave it one value, in one of two ways:
///
/// - A constraint whose other variables are all derived determines the last one: a chain, one step at a time, that ends
///   at constants.
/// - Several constraints determine a variable together if a combination of them contains no other underived variable:
///   `a.width == b.width` and `a.width + b.width == 300` determine both. Elimination finds such constraints: each of
///   its rows records which constraints it combines. Sets of more than `Elimination.limit` variables are not examined.
///
/// So each derivation is a proof from constraints that hold. Other constraints that also hold exactly for the variable
/// are not part of the derivation; `SolvedRows.isExact` reports them.
package struct FrameDerivation {
  package enum Reason: Equatable {
    /// A constraint, by its index, and the values of its other variables.
    case row(Int)
    /// Several constraints, and the values of variables that were derived before.
    case rows([Int], inputs: [Int])
  }

  /// The reason of each variable by its number; nil if none was found.
  package private(set) var reasons: [Reason?]
  private let solved: SolvedRows
  /// For each variable, the rows that contain it and hold exactly.
  private var rowsOfVariable: [[Int]]
  /// For each row, the number of its variables that are not derived yet.
  private var unknownCounts: [Int]
  private var isActive: [Bool]
  /// Whether the next elimination examines a row: the row is new, or one of its variables was derived since the last
  /// elimination.
  private var isTouched: [Bool]
  /// Rows with one unknown left.
  private var queue: [Int] = []
  /// Active rows with several unknowns, in the order of their ranks.
  private var pending: [Int] = []
  /// The position of each active row in the order of ranks.
  private var places: [Int]
  private var activeCount = 0

  package init(_ solved: SolvedRows, _ system: ConstraintSystem) {
    self.solved = solved
    reasons = Array(repeating: nil, count: solved.values.count)
    rowsOfVariable = Array(repeating: [], count: solved.values.count)
    unknownCounts = solved.rows.map(\.variables.count)
    isActive = Array(repeating: false, count: solved.rows.count)
    isTouched = isActive
    places = unknownCounts
    let exact = solved.rows.indices.filter(solved.isExact)
    for row in exact {
      for variable in solved.rows[row].variables { rowsOfVariable[variable].append(row) }
    }
    for rank in Self.ranks(of: exact, system) {
      activate(rank)
      derive()
      eliminate()
    }
  }

  /// The rows that determine a variable, and their other variables; empty if no reason was found.
  func step(to variable: Int) -> (rows: [Int], inputs: [Int]) {
    switch reasons[variable] {
    case .row(let row): ([row], solved.rows[row].variables.filter { $0 != variable })
    case .rows(let rows, let inputs): (rows, inputs)
    case nil: ([], [])
    }
  }

  /// The rows in groups of one rank, the highest rank first.
  private static func ranks(of rows: [Int], _ system: ConstraintSystem) -> [[Int]] {
    let groups = Dictionary(grouping: rows) { index in
      let row = system.rows[index]
      let isExtent = system.categories[Int(row.category)] == .extent
      return [isExtent ? 1 : 0, -row.priority.value, row.relation == .equal ? 0 : 1]
    }
    return groups.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map(\.value)
  }

  private mutating func activate(_ rows: [Int]) {
    for row in rows {
      isActive[row] = true
      isTouched[row] = true
      places[row] = activeCount
      activeCount += 1
      if unknownCounts[row] == 1 { queue.append(row) } else if unknownCounts[row] > 1 { pending.append(row) }
    }
  }

  /// Derives the last unknown of each row in the queue, including rows that enter the queue meanwhile.
  private mutating func derive() {
    var next = 0
    while next < queue.count {
      let row = queue[next]
      next += 1
      guard unknownCounts[row] == 1, let variable = solved.rows[row].variables.first(where: { reasons[$0] == nil })
      else { continue }
      note(.row(row), of: variable)
    }
    queue = []
  }

  private mutating func note(_ reason: Reason, of variable: Int) {
    reasons[variable] = reason
    for row in rowsOfVariable[variable] {
      unknownCounts[row] -= 1
      isTouched[row] = true
      if isActive[row], unknownCounts[row] == 1 { queue.append(row) }
    }
  }

  /// Searches the pending rows for rows that determine variables together, in each connected part that has changed.
  private mutating func eliminate() {
    pending.removeAll { unknownCounts[$0] < 2 }
    var isSeen: Set<Int> = []
    let isWaiting = Set(pending)
    for start in pending where isTouched[start] && !isSeen.contains(start) {
      var part = [start]
      var variables: [Int] = []
      var known: Set<Int> = []
      isSeen.insert(start)
      var next = 0
      while next < part.count {
        for variable in solved.rows[part[next]].variables where reasons[variable] == nil {
          guard known.insert(variable).inserted else { continue }
          variables.append(variable)
          for row in rowsOfVariable[variable] where isWaiting.contains(row) && isSeen.insert(row).inserted {
            part.append(row)
          }
        }
        next += 1
      }
      eliminate(part, variables)
    }
    for row in pending { isTouched[row] = false }
    derive()
  }

  private mutating func eliminate(_ part: [Int], _ variables: [Int]) {
    guard part.count > 1, variables.count <= Elimination.limit else { return }
    let rows = part.sorted { places[$0] < places[$1] }
    let columns = Dictionary(uniqueKeysWithValues: variables.enumerated().map { ($1, $0) })
    var elimination = Elimination(columns: variables.count)
    for row in rows where !elimination.isComplete {
      let terms = zip(solved.rows[row].variables, solved.rows[row].coefficients)
      let unknown = terms.compactMap { variable, coefficient in columns[variable].map { ($0, coefficient) } }
      elimination.add(row, Dictionary(uniqueKeysWithValues: unknown))
    }
    // All inputs are read before the first reason is noted: variables of one solution are not inputs of each other.
    let found = elimination.solved.map { column, rows in
      let inputs = rows.flatMap { solved.rows[$0].variables }.filter { reasons[$0] != nil }
      return (variables[column], Reason.rows(rows.sorted(), inputs: Array(Set(inputs)).sorted()))
    }
    for (variable, reason) in found { note(reason, of: variable) }
  }
}

/// Gauss-Jordan elimination of sparse rows that are added one after the other. Each row records which added rows it
/// combines.
///
/// Invariant: each kept row has 1 in the column of its pivot, where all other rows have 0. A row that depends on
/// earlier rows is dropped, so earlier rows are preferred.
struct Elimination {
  /// The number of columns up to which a system is examined. Rows of layouts stay short, but a limit bounds the time.
  static let limit = 500

  /// A row of the elimination; both dictionaries leave out zeros.
  private struct Row {
    var pivot: Int
    var coefficients: [Int: Double]
    /// The factor of each added row in this row, by the added row's name.
    var shares: [Int: Double]

    mutating func subtract(_ other: Row, times factor: Double) {
      coefficients.subtract(other.coefficients, times: factor)
      shares.subtract(other.shares, times: factor)
    }
  }

  private var rows: [Row] = []
  private var rowOfPivot: [Int: Int] = [:]
  private let columns: Int

  init(columns: Int) { self.columns = columns }

  /// Whether every column is the pivot of a row, so that every value is determined.
  var isComplete: Bool { rows.count == columns }

  mutating func add(_ name: Int, _ coefficients: [Int: Double]) {
    var new = Row(pivot: 0, coefficients: coefficients, shares: [name: 1])
    // Each kept row has 0 in the pivot columns of the other rows, so it is subtracted at most once. The columns are
    // sorted because the order of the subtractions affects rounding.
    for (column, factor) in coefficients.sorted(by: { $0.key < $1.key }) {
      if let place = rowOfPivot[column] { new.subtract(rows[place], times: factor) }
    }
    let pivot = new.coefficients.max { (abs($0.value), -$0.key) < (abs($1.value), -$1.key) }
    guard let (column, factor) = pivot else { return }
    new.pivot = column
    new.coefficients = new.coefficients.mapValues { $0 / factor }
    new.shares = new.shares.mapValues { $0 / factor }
    for place in rows.indices {
      if let share = rows[place].coefficients[column] { rows[place].subtract(new, times: share) }
    }
    rowOfPivot[column] = rows.count
    rows.append(new)
  }

  /// The columns whose values are determined, each with the rows that determine it.
  var solved: [(column: Int, rows: [Int])] {
    rows.filter { $0.coefficients.count == 1 }.map { ($0.pivot, $0.shares.keys.sorted()) }.sorted { $0.0 < $1.0 }
  }
}

extension [Int: Double] {
  fileprivate mutating func subtract(_ other: [Int: Double], times factor: Double) {
    for (index, value) in other {
      let difference = self[index, default: 0] - factor * value
      // A difference this near to 0 is a rounding error.
      self[index] = abs(difference) > 1e-9 ? difference : nil
    }
  }
}
