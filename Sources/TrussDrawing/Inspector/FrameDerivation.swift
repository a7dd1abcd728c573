import TrussIR

/// Which constraints give each variable of a solved layout its value.
///
/// Only constraints that hold exactly can. They are added by rank: a higher priority first, at one priority equations
/// before bounds, and that no size is negative last. A variable is derived as soon as the constraints so far leave it one
/// value, in one of two ways:
///
/// - A constraint whose other variables are all derived gives the last one: a chain, one step at a time, that ends at
///   constants.
/// - Several constraints give a variable together where their combination has no other variable that is not derived:
///   `a.width == b.width` and `a.width + b.width == 300` give both. They are found by elimination, which keeps of each row
///   the combination of constraints that it is. Of sets of more than `Elimination.limit` variables nothing is said.
///
/// So each derivation is a proof from constraints that hold. Where others hold exactly for a variable as well, they are
/// no part of it: `isExact` tells them.
struct FrameDerivation {
  /// What gives a variable its value.
  enum Reason: Equatable {
    /// A constraint, by its index, and the values of its other variables.
    case row(Int)
    /// Several constraints, and the values of variables that were derived before.
    case rows([Int], inputs: [Int])
  }

  /// The reason of each variable by its number; nil where none was found.
  private(set) var reasons: [Reason?]
  private let solved: SolvedRows
  /// The exact rows of each variable.
  private var rowsOfVariable: [[Int]]
  /// The number of variables in each row that are not derived yet.
  private var unknownCounts: [Int]
  private var isActive: [Bool]
  /// Rows that the next elimination has to look at: new ones, and those that have lost an unknown.
  private var isTouched: [Bool]
  /// Rows with one unknown left.
  private var queue: [Int] = []
  /// Active rows with several unknowns, in the order of their ranks.
  private var pending: [Int] = []
  /// The place of each active row in that order.
  private var places: [Int]
  private var activeCount = 0

  init(_ solved: SolvedRows, _ system: ConstraintSystem) {
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

  /// The rows in groups of one rank, the first foremost.
  private static func ranks(of rows: [Int], _ system: ConstraintSystem) -> [[Int]] {
    struct Key: Hashable {
      var isExtent: Bool
      var priority: Double
      var isBound: Bool
    }
    let groups = Dictionary(grouping: rows) { row in
      Key(
        isExtent: system.categories[Int(system.rows[row].category)] == .extent,
        priority: system.rows[row].priority.value, isBound: system.rows[row].relation != .equal)
    }
    return groups.sorted { one, other in
      if one.key.isExtent != other.key.isExtent { return other.key.isExtent }
      if one.key.priority != other.key.priority { return one.key.priority > other.key.priority }
      return !one.key.isBound && other.key.isBound
    }.map(\.value)
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

  /// Follows rows with one unknown, those that were reached first foremost.
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

  /// Looks for sets of rows that give variables together, in each part that has changed.
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
      elimination.add(
        row, SparseVector(terms.compactMap { variable, coefficient in columns[variable].map { ($0, coefficient) } }))
    }
    // All are read before the first is noted: what they derive from each other is no input.
    let found = elimination.solved.map { column, rows in
      let inputs = rows.flatMap { solved.rows[$0].variables }.filter { reasons[$0] != nil }
      return (variables[column], Reason.rows(rows.sorted(), inputs: Array(Set(inputs)).sorted()))
    }
    for (variable, reason) in found { note(reason, of: variable) }
  }
}
