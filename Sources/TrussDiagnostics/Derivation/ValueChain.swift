package import TrussIR
import TrussSolver

/// Why a variable of a solved layout has its value: the constraints that determine the variable, then the constraints
/// that determine one of their other variables, and so on to the user's source.
///
/// Each link is tested: without the constraints that it names, the variable has another value, or its value is only a
/// default.
package struct ValueChain {
  /// The reason for the value of one variable.
  package struct Link {
    package enum Kind: Sendable {
      /// One constraint determines the value from the values of its other variables.
      case constraint
      /// Each of several constraints determines the value without the other constraints.
      case each
      /// Several constraints determine the value together.
      case together
      /// Several constraints cannot all hold: the value violates them least.
      case compromise
      /// No constraint determines the value: the variable has its default.
      case unconstrained
    }

    package var variable: Int
    package var kind: Kind
    /// The constraints, by their indexes in the system.
    package var rows: [Int]
    /// Whether the default is the same value: the variable would also have it without the constraints.
    package var isDefault: Bool
  }

  package private(set) var links: [Link] = []
  /// Whether the chain is complete: the last link has no other variable to explain.
  package private(set) var isWhole = false

  private let system: ConstraintSystem
  private let solved: SolvedRows
  /// The solution with all constraints; it is compared with solutions without some constraints.
  private let values: [Double]

  /// The maximum number of links.
  private static let most = 3
  /// The maximum number of constraints in a link of the kind `each`.
  private static let maximumAlternatives = 4

  /// Finds the chain of a variable.
  ///
  /// - Parameter solved: the constraints with the values of the layout.
  package init(of variable: Int, in system: ConstraintSystem, _ solved: SolvedRows) {
    self.system = system
    self.solved = solved
    values = system.solve().values
    let derivation = FrameDerivation(solved, system)
    var (next, seen): (Int?, Set<Int>) = (variable, [])
    while let variable = next, links.count < Self.most {
      seen.insert(variable)
      let (link, inputs) = link(of: variable, derivation)
      links.append(link)
      let rest = inputs.filter { !seen.contains($0) }
      // The layout's origin, variables 0 and 1, explains the least.
      let telling = rest.filter { $0 > 1 }
      next = telling.first { $0 % 4 == variable % 4 } ?? telling.first { $0 % 2 == variable % 2 } ?? rest.first
    }
    isWhole = next == nil
  }

  private func link(of variable: Int, _ derivation: FrameDerivation) -> (link: Link, inputs: [Int]) {
    switch derivation.reasons[variable] {
    case .row(let row):
      let others = solved.rows[row].variables.filter { $0 != variable }
      let (rows, isDefault) = alternatives(to: row, of: variable)
      return (
        Link(variable: variable, kind: rows.count > 1 ? .each : .constraint, rows: rows, isDefault: isDefault), others
      )
    case .rows(let rows, let inputs):
      return (Link(variable: variable, kind: .together, rows: rows, isDefault: isSame(variable, without: rows)), inputs)
    case nil:
      let rows = solved.rows.indices.filter { solved.rows[$0].variables.contains(variable) && solved.violation($0) > 0 }
      return (
        Link(variable: variable, kind: rows.isEmpty ? .unconstrained : .compromise, rows: rows, isDefault: false), []
      )
    }
  }

  /// Returns a constraint and the constraints that would give a variable the same value without that constraint.
  ///
  /// - Returns: the constraints, and whether the variable has the value without all of them too.
  private func alternatives(to row: Int, of variable: Int) -> (rows: [Int], isDefault: Bool) {
    var rows = [row]
    while isSame(variable, without: rows) {
      let kept = solved.rows.indices.filter { !rows.contains($0) }
      let reduced = system.removing(rows: Set(rows))
      guard rows.count < Self.maximumAlternatives,
        case .row(let other) = FrameDerivation(solved.keeping(kept), reduced).reasons[variable]
      else { return (rows, true) }
      rows.append(kept[other])
    }
    return (rows, false)
  }

  /// Whether a variable has the same value if the layout is solved without some constraints.
  private func isSame(_ variable: Int, without rows: [Int]) -> Bool {
    let others = system.removing(rows: Set(rows)).solve().values
    return abs(others[variable] - values[variable]) <= SolvedRows.tolerance
  }
}
