extension Tableau {
  /// Computes a column: `gatheredRows` are the rows that contain it, `gathered` are its coefficients.
  mutating func gather(column: Int) {
    for row in gatheredRows { gathered[Int(row)] = 0 }
    gatheredRows.removeAll(keepingCapacity: true)
    let variable = Int(variableOfColumn[column])
    if variable < unknownCount {
      for occurrence in occurrences[variable] {
        factors.matrix.right.subtract(occurrence.coefficient, at: Int(occurrence.index))
      }
    } else {
      factors.matrix.right.add(1, at: variable - unknownCount)
    }
    factors.matrix.solve()
    factors.matrix.right.clear { row, coefficient in
      if abs(coefficient) <= Tolerance.coefficient { return }
      gatheredRows.append(Int32(truncatingIfNeeded: row))
      gathered[row] = -coefficient
    }
  }

  /// Adds a multiple of a row to the rows that are summed next.
  @inline(__always)
  mutating func weigh(row: Int, by weight: Double) {
    if weight == 0 { return }
    if weights[row] == 0 { weightedRows.append(Int32(truncatingIfNeeded: row)) }
    weights[row] += weight
  }

  /// Sums the weighted rows. Calls `body` with the coefficients in live columns, possibly several times for a column.
  @inline(__always)
  private mutating func sumWeighedRows(_ body: (inout Tableau, _ column: Int, _ coefficient: Double) -> Void) {
    if weightedRows.isEmpty { return }
    let factors = factors
    for row in weightedRows {
      factors.matrix.right.add(weights[Int(row)], at: Int(row))
      weights[Int(row)] = 0
    }
    weightedRows.removeAll(keepingCapacity: true)
    factors.matrix.solveTransposed()
    factors.matrix.right.clear { sum, multiplier in
      let own = Int(columnOf[unknownCount + sum])
      if own >= 0, isLive[own] { body(&self, own, -multiplier) }
      for term in definitions[sum] {
        let column = Int(columnOf[Int(term.variable)])
        if column >= 0, isLive[column] { body(&self, column, multiplier * term.coefficient) }
      }
    }
  }

  mutating func addWeighedRowsToGradient() {
    sumWeighedRows { $0.gradient.add($2, to: $1) }
  }

  /// The coefficients of a row in live columns, in the order of the columns.
  mutating func entries(ofRow row: Int) -> [Entry] {
    weigh(row: row, by: 1)
    sumWeighedRows { $0.line.add($2, to: $1) }
    let entries = line.touched.sorted().map { Entry(index: $0, coefficient: line.slopes[Int($0)]) }
    line.reset()
    return entries.filter { abs($0.coefficient) > Tolerance.coefficient }
  }

  /// The values of the basic variables, computed from the nonbasic variables, by rows.
  func basicValues() -> [Perturbed] {
    zip(solvedValues(of: \.value), solvedValues(of: \.epsilon)).map { Perturbed($0, epsilon: $1) }
  }

  /// The value of a row in which no variable can move any more.
  func settledValue(ofRow row: Int) -> Double {
    factors.matrix.right.add(-1, at: row)
    factors.matrix.solveTransposed()
    var value = 0.0
    factors.matrix.right.clear { sum, multiplier in value += multiplier * nonbasicPart(ofSum: sum, \.value) }
    return value
  }

  /// The value of a sum (0 if the sum is basic), minus the values of its nonbasic unknowns times their coefficients.
  private func nonbasicPart(ofSum sum: Int, _ part: KeyPath<Perturbed, Double>) -> Double {
    var result = columnOf[unknownCount + sum] >= 0 ? value[unknownCount + sum][keyPath: part] : 0
    for term in definitions[sum] {
      if columnOf[Int(term.variable)] >= 0 { result -= term.coefficient * value[Int(term.variable)][keyPath: part] }
    }
    return result
  }

  private func solvedValues(of part: KeyPath<Perturbed, Double>) -> [Double] {
    for sum in variableOfRow.indices {
      let right = nonbasicPart(ofSum: sum, part)
      if right != 0 { factors.matrix.right.subtract(right, at: sum) }
    }
    factors.matrix.solve()
    var values = Array(repeating: 0.0, count: variableOfRow.count)
    factors.matrix.right.clear { row, value in values[row] = value }
    return values
  }

  /// The values of all variables. Basic variables are computed from the original sums.
  func finalValues() -> [Double] {
    var result = value.map(\.value)
    for (row, value) in solvedValues(of: \.value).enumerated() { result[Int(variableOfRow[row])] = value }
    return result
  }
}

extension Tableau {
  /// Solves required equations for variables, the last equation first. Returns the equations for which no variable is
  /// left.
  mutating func eliminate(_ equations: [Int]) -> [Int] {
    for slack in equations { value[slack] = lower[slack] }
    return fixTriangle(of: equations).reversed().filter { !fix(row: Int(rowOf[$0])) }
  }

  /// Fixes basic sums at their values where this needs no arithmetic. Returns the other sums.
  ///
  /// A sum and an idle unknown are paired if the sum has no other idle unknown, or if no other sum contains the
  /// unknown. Each pair may leave other sums or unknowns with a single candidate. For these pairs the matrix of the
  /// basis is triangular. They include positions in chains, and nearly all variables in equations of layouts.
  private mutating func fixTriangle(of variables: [Int]) -> [Int] {
    var triangle = Triangle(self, sums: variables.map { $0 - unknownCount })
    let pairs = triangle.pairs()
    if pairs.isEmpty { return variables }
    for pair in pairs {
      let column = Int(columnOf[pair.unknown])
      exchange(row: Int(rowOf[unknownCount + pair.sum]), column: column)
      fix(column: column)
    }
    factor()
    return variables.filter { rowOf[$0] >= 0 }
  }
}

/// Sums and idle unknowns that can be paired one after the other, like the singletons of a sparse matrix.
private struct Triangle {
  /// For each sum, whether it is not paired yet, and the number of idle unknowns with which it could be paired.
  private var isOpen: [Bool]
  private var unknownCounts: [Int32]
  /// For each unknown, whether it is idle and not paired yet, and the number of open sums that contain it.
  private var isFree: [Bool]
  private var sumCounts: [Int32]
  private let sums: [Int]
  private let definitions: Lists<Program.Term>
  private let occurrences: Lists<Entry>

  init(_ tableau: Tableau, sums: [Int]) {
    self.sums = sums
    (definitions, occurrences) = (tableau.definitions, tableau.occurrences)
    isOpen = Array(repeating: false, count: tableau.variableOfRow.count)
    unknownCounts = Array(repeating: 0, count: isOpen.count)
    sumCounts = Array(repeating: 0, count: tableau.unknownCount)
    isFree = (0..<tableau.unknownCount).map { unknown in
      tableau.columnOf[unknown] >= 0 && tableau.isInside(unknown) && tableau.isIdle(unknown)
    }
    for sum in sums {
      isOpen[sum] = true
      for term in definitions[sum] where isFree[Int(term.variable)] {
        unknownCounts[sum] += 1
        sumCounts[Int(term.variable)] += 1
      }
    }
  }

  /// Pairs sums and unknowns until no sum has only one unknown left, and no unknown only one sum.
  mutating func pairs() -> [(sum: Int, unknown: Int)] {
    var pairs: [(sum: Int, unknown: Int)] = []
    var nextSums = sums.filter { unknownCounts[$0] == 1 }
    var nextUnknowns = isFree.indices.filter { isFree[$0] && sumCounts[$0] == 1 }
    while true {
      if let unknown = nextUnknowns.popLast() {
        guard isFree[unknown], let occurrence = occurrences[unknown].first(where: { isOpen[Int($0.index)] })
        else { continue }
        if !isPivot(occurrence.coefficient, of: Int(occurrence.index)) { continue }
        pairs.append((Int(occurrence.index), unknown))
      } else if let sum = nextSums.popLast() {
        guard isOpen[sum], let term = definitions[sum].first(where: { isFree[Int($0.variable)] }) else { continue }
        if !isPivot(term.coefficient, of: sum) { continue }
        pairs.append((sum, Int(term.variable)))
      } else {
        return pairs
      }
      close(pairs[pairs.count - 1], &nextSums, &nextUnknowns)
    }
  }

  /// Whether a coefficient is not much smaller than the greatest coefficient of its sum.
  private func isPivot(_ coefficient: Double, of sum: Int) -> Bool {
    let greatest = definitions[sum].reduce(0) { max($0, abs($1.coefficient)) }
    return abs(coefficient) >= Tolerance.relativePivot * greatest
  }

  private mutating func close(
    _ pair: (sum: Int, unknown: Int), _ nextSums: inout [Int], _ nextUnknowns: inout [Int]
  ) {
    isOpen[pair.sum] = false
    isFree[pair.unknown] = false
    for term in definitions[pair.sum] where isFree[Int(term.variable)] {
      sumCounts[Int(term.variable)] -= 1
      if sumCounts[Int(term.variable)] == 1 { nextUnknowns.append(Int(term.variable)) }
    }
    for occurrence in occurrences[pair.unknown] where isOpen[Int(occurrence.index)] {
      let sum = Int(occurrence.index)
      unknownCounts[sum] -= 1
      if unknownCounts[sum] == 1 { nextSums.append(sum) }
    }
  }
}

extension Tableau {
  /// Moves the nonbasic variables to the nearest values within their bounds, and computes the basic variables.
  mutating func place() {
    for column in variableOfColumn.indices where isLive[column] {
      let variable = Int(variableOfColumn[column])
      if value[variable] < lower[variable] { value[variable] = lower[variable] }
      if upper[variable] < value[variable] { value[variable] = upper[variable] }
    }
    for (row, place) in basicValues().enumerated() { value[Int(variableOfRow[row])] = place }
  }

  /// A variable whose bounds are not enforced yet.
  struct Lifted: Sendable {
    var variable: Int
    var lower: Perturbed
    var upper: Perturbed
  }

  /// Lifts the bounds of the basic variables that are outside them. Returns these variables in the order of the rows.
  mutating func liftViolatedBounds() -> [Lifted] {
    var lifted: [Lifted] = []
    for row in variableOfRow.indices {
      let variable = Int(variableOfRow[row])
      if isWithin(lower[variable], upper[variable], variable) {
        enforce(lower[variable], upper[variable], on: variable)
      } else {
        lifted.append(Lifted(variable: variable, lower: lower[variable], upper: upper[variable]))
        lift(variable)
      }
    }
    return lifted
  }

  mutating func lift(_ variable: Int) {
    lower[variable] = -.infinity
    upper[variable] = .infinity
    pending[variable] += 1
  }

  /// Moves a variable back within its bounds while all enforced bounds hold, and enforces its bounds: phase 1, one
  /// variable at a time. If this is impossible, the variable moves as close to its bounds as possible, and the bounds
  /// stay lifted. Then its row alone is the proof, because every other variable in the row is blocked.
  mutating func restore(_ lifted: Lifted) -> Outcome? {
    let variable = lifted.variable
    if !isWithin(lifted.lower, lifted.upper, variable) {
      let isBelow = value[variable].value < lifted.lower.value
      if isBelow { upper[variable] = lifted.upper } else { lower[variable] = lifted.lower }
      let outcome = minimizeWithoutConfining(
        Hinge(
          variable: Int32(variable), breakpoint: isBelow ? lifted.lower : lifted.upper,
          up: isBelow ? 0 : 1, down: isBelow ? 1 : 0))
      if outcome == .stepLimit || !isWithin(lifted.lower, lifted.upper, variable) {
        lower[variable] = -.infinity
        upper[variable] = .infinity
        return outcome
      }
    }
    pending[variable] -= 1
    enforce(lifted.lower, lifted.upper, on: variable)
    return nil
  }

  /// Minimises one hinge without confining variables afterwards, so that only the point changes.
  mutating func minimizeWithoutConfining(_ hinge: Hinge, watching watch: Watch? = nil) -> Outcome {
    let index = hinges.count
    hinges.append(hinge)
    begin(CollectionOfOne(index))
    let outcome = minimize(slope: max(hinge.up, hinge.down), watching: watch)
    end(CollectionOfOne(index))
    hinges.removeLast()
    return outcome
  }

  private func isWithin(_ low: Perturbed, _ high: Perturbed, _ variable: Int) -> Bool {
    let here = value[variable].value
    return !tolerance.isBelow(here, low.value) && !tolerance.isBelow(high.value, here)
  }

  /// Sets the bounds of a variable that is within them, except perhaps for its epsilon. The bounds' epsilons are
  /// adjusted to it: bounds may be perturbed outwards by any amount.
  private mutating func enforce(_ low: Perturbed, _ high: Perturbed, on variable: Int) {
    let here = value[variable]
    lower[variable] = low
    upper[variable] = high
    if here.value <= low.value || tolerance.isTie(here.value, low.value) {
      lower[variable].epsilon = min(low.epsilon, here.epsilon)
    }
    if here.value >= high.value || tolerance.isTie(here.value, high.value) {
      upper[variable].epsilon = max(high.epsilon, here.epsilon)
    }
  }
}

/// The limits on the steps of a minimisation: far more than any known minimisation needs.
struct Patience: Sendable {
  /// The steps that are allowed for any minimisation.
  var steps = 2_000
  /// The additional steps for each row and each column.
  var stepsPerLine = 50
  /// The number of consecutive steps of length 0 after which Bland's rule takes over.
  var stalledSteps = 50

  func limit(lines: Int) -> Int { steps + stepsPerLine * lines }
}
