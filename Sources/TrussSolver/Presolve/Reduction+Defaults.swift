import TrussIR

extension PresolvedProgram {
  /// Where defaults want the roots: each of the sizes in turn as near to 0 as it can be, then each of the positions.
  ///
  /// Only defaults that can decide anything are listed. Of a class the first default settles all. Where all sizes are
  /// known, so is a position that a required equation makes of them and of positions known before: such defaults, the
  /// most, have no effect.
  mutating func defaults(first sizes: [Int32], then positions: [Int32]) -> [OwnCosts.Default] {
    var result: [OwnCosts.Default] = []
    var isSettled = Array(repeating: false, count: program.variableCount)
    add(sizes, to: &result, &isSettled)
    propagate(&isSettled)
    add(positions, to: &result, &isSettled)
    return result
  }

  private mutating func add(_ variables: [Int32], to result: inout [OwnCosts.Default], _ isSettled: inout [Bool]) {
    for variable in variables {
      let member = classes.find(variable)
      if member.isFixed || isSettled[Int(member.root)] { continue }
      isSettled[Int(member.root)] = true
      result.append(OwnCosts.Default(node: member.root, breakpoint: -member.offset / member.scale))
    }
  }

  /// Settles what required equations make of what is settled, as long as one has a single variable that is not.
  private func propagate(_ isSettled: inout [Bool]) {
    let equations = rows.filter { $0.isRequiredEquation && $0.count > 1 }
    // The open variables of each equation, as a number and an exclusive or: of one it is the one.
    var open: [Int32] = []
    var openVariable: [Int32] = []
    var uses: [(variable: Int32, equation: Int32)] = []
    for (index, equation) in equations.enumerated() {
      open.append(0)
      openVariable.append(0)
      for term in terms(of: equation) where !isSettled[Int(term.variable)] {
        open[index] += 1
        openVariable[index] ^= term.variable
        uses.append((term.variable, Int32(index)))
      }
    }
    var starts = Array(repeating: Int32(0), count: isSettled.count + 1)
    for use in uses { starts[Int(use.variable) + 1] += 1 }
    for index in 1..<starts.count { starts[index] += starts[index - 1] }
    var place = starts
    var equationsOf = Array(repeating: Int32(0), count: uses.count)
    for use in uses {
      equationsOf[Int(place[Int(use.variable)])] = use.equation
      place[Int(use.variable)] += 1
    }
    var ready = open.indices.filter { open[$0] == 1 }
    while let equation = ready.popLast() {
      guard open[equation] == 1 else { continue }
      let variable = openVariable[equation]
      isSettled[Int(variable)] = true
      for index in starts[Int(variable)]..<starts[Int(variable) + 1] {
        let use = Int(equationsOf[Int(index)])
        open[use] -= 1
        openVariable[use] ^= variable
        if open[use] == 1 { ready.append(use) }
      }
    }
  }

  private func terms(of row: LinearRow) -> ArraySlice<Program.Term> {
    terms[Int(row.start)..<Int(row.start + row.count)]
  }
}
