import Testing
import TrussIR
import TrussSolver

/// The same problem, solved in the plainest way: a full tableau in standard form, Bland's rule, one objective after the
/// other. What an objective settles, its reduced costs say, and those columns are barred from the next.
struct DenseOracle {
  private var rows: [[Double]] = []
  private var right: [Double] = []
  private var basis: [Int] = []
  private var isBarred: [Bool] = []
  private var columns = 0
  private let variables: Int

  /// The values of all variables, or nil where the required rows cannot hold. Every item has to have a row.
  static func solve(_ system: ConstraintSystem, leavingOut omitted: Set<Int> = []) -> [Double]? {
    var oracle = DenseOracle(variables: system.variableCount)
    var levels: [Priority: [[Int]]] = [:]
    for row in system.constraints.indices where !omitted.contains(row) {
      let priority = system.rows[row].priority
      let violation = oracle.add(row: row, of: system, isRequired: priority.isRequired)
      if !priority.isRequired { levels[priority, default: []].append(violation) }
    }
    let descending = levels.sorted { $0.key > $1.key }
    var objectives = descending.map { $0.value.flatMap(\.self) } + descending.flatMap(\.value)
    let sizes = system.items.indices.flatMap { [[4 * $0 + 2], [4 * $0 + 3]] }
    let positions = system.items.indices.flatMap { item in
      [0, 1].map { (part: Int) -> [Int] in
        guard let parent = system.items[item].parent else { return [4 * item + part] }
        return [4 * item + part, 4 * Int(parent.index) + part]
      }
    }
    for sum in sizes + positions { objectives.append(oracle.addMagnitude(of: sum)) }
    guard oracle.isFeasible() else { return nil }
    for objective in objectives { oracle.minimize(objective) }
    return oracle.values
  }

  /// Each variable is the difference of two columns.
  private init(variables: Int) {
    self.variables = variables
    for _ in 0..<2 * variables { _ = addColumn() }
  }

  private mutating func addColumn() -> Int {
    columns += 1
    isBarred.append(false)
    for row in rows.indices { rows[row].append(0) }
    return columns - 1
  }

  /// Adds a row and returns the columns that its violation is the sum of.
  private mutating func add(row: Int, of system: ConstraintSystem, isRequired: Bool) -> [Int] {
    var line = Array(repeating: 0.0, count: columns)
    let constant = system.forEachVariable(ofRow: row) { variable, coefficient in
      line[2 * Int(variable.index)] += coefficient
      line[2 * Int(variable.index) + 1] -= coefficient
    }
    rows.append(line)
    right.append(constant)
    let last = rows.count - 1
    var violation: [Int] = []
    let relation = system.rows[row].relation
    for (sign, allowing) in [(1.0, Relation.lessThanOrEqual), (-1.0, .greaterThanOrEqual)] {
      let isFree = relation == allowing
      if !isFree && isRequired { continue }
      let column = addColumn()
      rows[last][column] = sign
      if !isFree { violation.append(column) }
    }
    return violation
  }

  /// Adds the magnitude of a variable, or of the difference of two.
  private mutating func addMagnitude(of variables: [Int]) -> [Int] {
    var line = Array(repeating: 0.0, count: columns)
    for (variable, sign) in zip(variables, [1.0, -1]) {
      line[2 * variable] += sign
      line[2 * variable + 1] -= sign
    }
    rows.append(line)
    right.append(0)
    let parts = [addColumn(), addColumn()]
    rows[rows.count - 1][parts[0]] = -1
    rows[rows.count - 1][parts[1]] = 1
    return parts
  }

  /// Phase 1, with an artificial column a row.
  private mutating func isFeasible() -> Bool {
    for row in rows.indices where right[row] < 0 {
      right[row] = -right[row]
      for column in 0..<columns { rows[row][column] = -rows[row][column] }
    }
    let artificial = rows.indices.map { row in
      let column = addColumn()
      rows[row][column] = 1
      return column
    }
    basis = artificial
    minimize(artificial)
    let residual = rows.indices.reduce(0) { basis[$1] >= artificial[0] ? $0 + right[$1] : $0 }
    for column in artificial { isBarred[column] = true }
    return residual < 1e-6
  }

  /// Minimises a sum of columns.
  private mutating func minimize(_ objective: [Int]) {
    var cost = Array(repeating: 0.0, count: columns)
    for column in objective { cost[column] = 1 }
    while true {
      var reduced = cost
      for row in rows.indices where cost[basis[row]] != 0 {
        for column in 0..<columns { reduced[column] -= rows[row][column] }
      }
      guard let entering = reduced.indices.first(where: { !isBarred[$0] && reduced[$0] < -1e-9 }) else {
        for column in reduced.indices where reduced[column] > 1e-9 { isBarred[column] = true }
        return
      }
      var leaving: Int?
      for row in rows.indices where rows[row][entering] > 1e-9 {
        guard let best = leaving else {
          leaving = row
          continue
        }
        let difference = right[row] / rows[row][entering] - right[best] / rows[best][entering]
        if difference < -1e-10 || (difference < 1e-10 && basis[row] < basis[best]) { leaving = row }
      }
      guard let leaving else { return }
      pivot(leaving, entering)
    }
  }

  private mutating func pivot(_ pivotRow: Int, _ entering: Int) {
    let factor = 1 / rows[pivotRow][entering]
    for column in 0..<columns { rows[pivotRow][column] *= factor }
    right[pivotRow] *= factor
    let source = rows[pivotRow]
    for row in rows.indices where row != pivotRow && rows[row][entering] != 0 {
      let multiple = rows[row][entering]
      for column in 0..<columns where source[column] != 0 { rows[row][column] -= multiple * source[column] }
      rows[row][entering] = 0
      right[row] -= multiple * right[pivotRow]
    }
    basis[pivotRow] = entering
  }

  private var values: [Double] {
    var parts = Array(repeating: 0.0, count: columns)
    for row in rows.indices { parts[basis[row]] = right[row] }
    return (0..<variables).map { (variable: Int) -> Double in parts[2 * variable] - parts[2 * variable + 1] }
  }
}

extension DenseOracle {
  /// Whether some required rows can hold together.
  private static func canHold(_ rows: [Int], of system: ConstraintSystem) -> Bool {
    solve(system, leavingOut: Set(system.constraints.indices).subtracting(rows)) != nil
  }

  /// Expects that each conflict is infeasible as it is, and feasible without any one member; and that the required rows
  /// can hold without the broken ones, but with none of these.
  static func expectIrreducible(_ conflicts: [Conflict], of system: ConstraintSystem) {
    for conflict in conflicts {
      #expect(!canHold(conflict.constraints, of: system))
      for row in conflict.constraints { #expect(canHold(conflict.constraints.filter { $0 != row }, of: system)) }
    }
    let required = system.constraints.indices.filter { system.rows[$0].priority.isRequired }
    let broken = Set(conflicts.map(\.broken))
    #expect(canHold(required, of: system) == broken.isEmpty)
    let rest = required.filter { !broken.contains($0) }
    #expect(canHold(rest, of: system))
    for row in broken { #expect(!canHold(rest + [row], of: system)) }
  }
}
