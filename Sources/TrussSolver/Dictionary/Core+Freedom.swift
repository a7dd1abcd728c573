import TrussIR

extension Core {
  /// The variables among some that have not come to one value, though all optional rows are done.
  mutating func movable(among candidates: [Int32]) -> [Bool] {
    guard isComplete, tableau.liveColumnCount > 0 else { return candidates.map { _ in false } }
    tableau.settle()
    return candidates.map { canMove(Int($0)) }
  }

  /// Whether a variable's range is wider than a point.
  private mutating func canMove(_ variable: Int) -> Bool {
    if tableau.isSettled(variable) { return false }
    var probe = variable
    if !tableau.isInside(variable) {
      let sum = tableau.express([Shelf.Term(variable: Int32(variable), coefficient: 1)])
      if sum.entries.isEmpty {
        tableau.takeOffShelf(variable, at: sum.constant)
        return false
      }
      probe = tableau.addVariable([Shelf.Term(variable: Int32(variable), coefficient: 1)], sum)
    }
    defer { if probe != variable { tableau.remove(row: Int(tableau.rowOf[probe])) } }
    let watch = Tableau.Watch(variable: probe, start: tableau.value[probe].value)
    for (breakpoint, up, down) in [(Perturbed.infinity, 0.0, 1.0), (-.infinity, 1.0, 0.0)] {
      let end = Hinge(variable: Int32(probe), row: -1, breakpoint: breakpoint, up: up, down: down)
      switch tableau.minimizeAlone(end, watching: watch) {
      case .unbounded, .moved: return true
      case .optimal: continue
      case .stepLimit: isComplete = false
      }
    }
    return false
  }

  /// Settles what is still free: a sum of variables comes as near to a value as it can.
  mutating func bring(_ terms: [Shelf.Term], near target: Double) {
    guard isComplete, tableau.liveColumnCount > 0 else { return }
    if terms.allSatisfy({ tableau.isSettled(Int($0.variable)) }) { return }
    let hinge = tableau.hinges.count
    var cost = Hinge(variable: -1, row: -1, breakpoint: Perturbed(target), up: 1, down: 1)
    if terms.count == 1, terms[0].coefficient == 1, tableau.isInside(Int(terms[0].variable)) {
      cost.variable = terms[0].variable
    } else {
      let sum = tableau.express(terms)
      // A variable of its own, though another might do: that then is at the target and not beside it by a rounding.
      if !sum.entries.isEmpty { cost.variable = Int32(tableau.addVariable(terms, sum)) }
    }
    if cost.variable >= 0 {
      tableau.hinges.append(cost)
      minimize(CollectionOfOne(hinge), slope: 1)
      tableau.hinges.removeLast()
    }
    settleOnShelf(terms)
  }

  /// Remembers what has become final, so that later sums end there.
  private mutating func settleOnShelf(_ terms: [Shelf.Term]) {
    for term in terms where tableau.shelfOf[Int(term.variable)] >= 0 {
      let rest = tableau.express([Shelf.Term(variable: term.variable, coefficient: 1)])
      if rest.entries.isEmpty { tableau.takeOffShelf(Int(term.variable), at: rest.constant) }
    }
  }
}

extension Tableau {
  /// Adds a basic variable that is a sum, which comes to another of the columns that are left.
  mutating func addVariable(_ terms: [Shelf.Term], _ sum: LiveSum) -> Int {
    let variable = addVariable(terms)
    addRow(of: variable, constant: Perturbed(sum.constant), sum.entries)
    // The constant's epsilon is not known; it is what makes the value's 0.
    value[variable] = evaluate(row: Int(rowOf[variable]))
    return variable
  }
}
