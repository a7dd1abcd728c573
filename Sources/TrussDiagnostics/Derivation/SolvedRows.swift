package import TrussIR
package import TrussViews

/// The constraints of a solved layout with the values of their variables: which constraints hold exactly, and by how
/// much others are violated.
package struct SolvedRows {
  /// A constraint with all terms on the left side: `sum of coefficient × variable  relation  constant`.
  package struct Row {
    /// The variables, each once, in the order of their first terms; none has the coefficient 0.
    package var variables: [Int]
    package var coefficients: [Double]
    package var constant: Double
    package var relation: Relation
  }

  package let rows: [Row]
  /// The value of each variable by its number; NaN for a guide whose frame is not known.
  package let values: [Double]

  /// The greatest difference that is not a violation: frames are rounded.
  static let tolerance = 0.01

  /// - Parameters:
  ///   - system: the constraints; their first items are the views.
  ///   - rects: the frames of the views in the solution, and the frames of the guides where they are known.
  package init(_ system: ConstraintSystem, _ rects: [Rect]) {
    let known = rects.flatMap { [$0.x, $0.y, $0.width, $0.height] }
    self.init(system, values: known + repeatElement(.nan, count: max(0, system.variableCount - known.count)))
  }

  /// - Parameter values: the value of each variable by its number.
  package init(_ system: ConstraintSystem, values: [Double]) {
    self.init(rows: system.rows.indices.map { Row($0, of: system) }, values: values)
  }

  private init(rows: [Row], values: [Double]) {
    self.rows = rows
    self.values = values
  }

  func keeping(_ indexes: [Int]) -> SolvedRows { SolvedRows(rows: indexes.map { rows[$0] }, values: values) }

  /// The left side minus the right side; nil if a variable's value is not known.
  package func difference(_ row: Int) -> Double? {
    var sum = -rows[row].constant
    for (variable, coefficient) in zip(rows[row].variables, rows[row].coefficients) {
      sum += coefficient * values[variable]
    }
    return sum.isFinite ? sum : nil
  }

  /// Whether both sides are equal, apart from rounding; false if a value is not known.
  package func isExact(_ row: Int) -> Bool { difference(row).map { abs($0) <= Self.tolerance } ?? false }

  /// The amount by which a constraint is violated, rounded to hundredths; 0 if the constraint holds, apart from
  /// rounding, or if a value is not known.
  package func violation(_ row: Int) -> Double {
    let excess = excess(row)
    return excess > Self.tolerance ? (excess * 100).rounded() / 100 : 0
  }

  /// The amount by which a constraint is violated, not rounded; 0 if a value is not known.
  func excess(_ row: Int) -> Double {
    guard let difference = difference(row) else { return 0 }
    return switch rows[row].relation {
    case .equal: abs(difference)
    case .lessThanOrEqual: max(0, difference)
    case .greaterThanOrEqual: max(0, -difference)
    }
  }
}

extension SolvedRows.Row {
  fileprivate init(_ index: Int, of system: ConstraintSystem) {
    var terms: [ConstraintSystem.VariableTerm] = []
    constant = system.appendVariables(ofRow: index, to: &terms)
    relation = system.rows[index].relation
    variables = []
    coefficients = []
    for term in terms {
      let variable = Int(term.variable.index)
      if let place = variables.firstIndex(of: variable) {
        coefficients[place] += term.coefficient
      } else {
        variables.append(variable)
        coefficients.append(term.coefficient)
      }
    }
    let kept = coefficients.indices.filter { coefficients[$0] != 0 }
    variables = kept.map { variables[$0] }
    coefficients = kept.map { coefficients[$0] }
  }
}
