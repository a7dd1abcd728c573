package import TrussIR
import TrussSolver

/// Why variables of a solved layout have their values: the constraints that determine each variable, then the
/// constraints that determine the other variables in these constraints, and so on to the user's source. A far edge or a
/// centre refers to two variables, so the chain has branches.
///
/// Each link is tested: without the constraints that it names, the variable has another value, or its value is only a
/// default. The values of a whole chain add up: a variable without a link is 0, or belongs to a guide of a rule. The
/// chain skips such a guide, which is not in the source, and continues with the variables that determine it.
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
  /// Whether the chain is complete: every variable that the links refer to has a link, or needs none.
  package private(set) var isWhole = false

  private let system: ConstraintSystem
  private let solved: SolvedRows
  /// The number of views, which are the first items of the system. Guides follow.
  private let views: Int
  /// The solution with all constraints; it is compared with solutions without some constraints.
  private let values: [Double]

  /// The maximum number of links.
  package static let most = 5
  /// The maximum number of variables, guides' included, for which reasons are searched.
  private static let mostExamined = 100
  /// The maximum number of constraints in a link of the kind `each`.
  private static let maximumAlternatives = 4

  /// A variable that a link refers to.
  private struct Reference {
    var variable: Int
    /// The number of links between the variable and the start of the chain.
    var depth: Int
    /// Near variables come first, lengths before positions.
    var rank: (Int, Int) { (depth, variable % 4 < 2 ? 1 : 0) }
  }

  /// Finds the chain of some variables.
  ///
  /// - Parameters:
  ///   - views: the number of views, which are the first items of the system.
  ///   - solved: the constraints with the values of the layout.
  ///   - isFollowed: whether a variable is explained if a link refers to it, to explain a change by what changed; by
  ///     default all are, except for positions of 0 that no number gives.
  ///   - most: the maximum number of links.
  package init(
    of variables: [Int], in system: ConstraintSystem, views: Int, _ solved: SolvedRows,
    following isFollowed: ((Int) -> Bool)? = nil, most: Int = most
  ) {
    self.system = system
    self.solved = solved
    self.views = views
    values = system.solve().values
    let derivation = FrameDerivation(solved, system)
    var open = variables.map { Reference(variable: $0, depth: 0) }
    // The layout's origin, variables 0 and 1, is 0 and explains nothing.
    var seen = Set(variables + [0, 1])
    var examined = 0
    while let place = open.indices.min(by: { open[$0].rank < open[$1].rank }) {
      if links.count == most || examined == Self.mostExamined { return }
      let next = open.remove(at: place)
      examined += 1
      let (rows, inputs) = derivation.step(to: next.variable)
      if !isLeftOut(next.variable, rows) {
        let link = link(of: next.variable, derivation)
        let isPlain = link.isDefault || (isFollowed == nil && rows.allSatisfy { solved.rows[$0].constant == 0 })
        let isZero = abs(solved.values[next.variable]) <= SolvedRows.tolerance
        if next.depth > 0, next.variable % 4 < 2, isZero, isPlain, link.kind != .compromise { continue }
        links.append(link)
      }
      for input in inputs where input / 4 >= views || isFollowed?(input) ?? true {
        if seen.insert(input).inserted { open.append(Reference(variable: input, depth: next.depth + 1)) }
      }
    }
    isWhole = true
  }

  /// Whether a variable belongs to a guide that a rule added, and its constraints have no number from the source, such
  /// as a spacing. The numbers in the constraints of shares are proportions.
  private func isLeftOut(_ variable: Int, _ rows: [Int]) -> Bool {
    guard variable / 4 >= views else { return false }
    switch RuleGuide(of: system.items[variable / 4]) {
    case .share, .shortfall: return true
    case .named, nil: return false
    case .gap, .column, .flowLine, .alignmentLine, .arrangedGap, .arrangedSpacer, .arrangedMargins, .content, .margins,
      .safeArea:
      return rows.allSatisfy { solved.rows[$0].constant == 0 }
    }
  }

  private func link(of variable: Int, _ derivation: FrameDerivation) -> Link {
    func link(_ kind: Link.Kind, _ rows: [Int], isDefault: Bool = false) -> Link {
      Link(variable: variable, kind: kind, rows: rows, isDefault: isDefault)
    }
    switch derivation.reasons[variable] {
    case .row(let row):
      let (rows, isDefault) = alternatives(to: row, of: variable)
      return link(rows.count > 1 ? .each : .constraint, rows, isDefault: isDefault)
    case .rows(let rows, _): return link(.together, rows, isDefault: isSame(variable, without: rows))
    case nil:
      let broken = solved.rows.indices.filter {
        solved.rows[$0].variables.contains(variable) && solved.violation($0) > 0
      }
      return link(broken.isEmpty ? .unconstrained : .compromise, broken)
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
