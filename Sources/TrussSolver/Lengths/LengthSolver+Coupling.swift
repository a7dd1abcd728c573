import TrussIR

/// Rows between different parts of a tree couple lengths. The coupled lengths and the lengths around them, up to the
/// root, are a separate small system. Each subtree beside these paths is gathered into one function as usual.
extension LengthSolver {
  /// Whether a row across the tree contains a length, or contains a length inside it.
  @inline(__always)
  func isCoupled(_ index: Int) -> Bool { !isMarked.isEmpty && isMarked[index] }

  /// Whether a length is not coupled and contributes to the length around it.
  @inline(__always)
  func isLoose(_ index: Int) -> Bool {
    !tree.nodes[index].isAbsent && !tree.nodes[index].isApart && !isCoupled(index)
  }

  /// Whether a group is solved with the rows across the tree. If one member is coupled, all members are.
  func isCoupled(group index: Int) -> Bool {
    guard !isMarked.isEmpty, let member = tree.members(of: tree.groups[index]).first else { return false }
    return isMarked[Int(member.node)]
  }

  /// Marks the lengths in rows across the tree, the lengths in `others`, and all lengths around them.
  mutating func markCoupled(_ others: [LengthTree.Term]) {
    if !tree.isCoupled, others.isEmpty { return }
    isMarked = Array(repeating: false, count: tree.nodes.count)
    var containers: [Int] = []
    // The root is solved with the coupled lengths, even if no row contains a length.
    markAround(0, &containers)
    for term in tree.terms where term.unknown >= 0 { markAround(Int(term.unknown), &containers) }
    for term in others where term.unknown >= 0 { markAround(Int(term.unknown), &containers) }
    for index in tree.nodes.indices {
      let parent = Int(tree.nodes[index].parent)
      let node = tree.nodes[index]
      if node.isPlacedByRows || !node.isApart && parent >= 0 && tree.nodes[parent].rule == .rows {
        markAround(index, &containers)
      }
    }
    for index in containers {
      for group in tree.nodes[index].groups {
        let members = tree.members(of: tree.groups[group])
        guard members.contains(where: { isMarked[Int($0.node)] }) else { continue }
        for member in members { isMarked[Int(member.node)] = true }
      }
    }
  }

  /// Marks a length and all lengths around it, and adds the marked lengths that have groups to `containers`.
  private mutating func markAround(_ index: Int, _ containers: inout [Int]) {
    var index = index
    while index >= 0, !isMarked[index] {
      isMarked[index] = true
      if tree.nodes[index].groupCount > 0 { containers.append(index) }
      index = Int(tree.nodes[index].parent)
    }
  }

  /// Solves for the marked lengths. Returns false if the rows and bounds exclude every value, or if no row decides a
  /// value that needs a row.
  mutating func settleCoupled() -> Bool {
    var system = CoupledSystem(tolerance, firstDefault: pool.firstDefault)
    var coupling = Coupling(of: self)
    guard coupling.couple(&self, &system), let solution = system.solve() else { return false }
    return take(solution, coupling)
  }

  static func settle(
    _ first: inout LengthSolver, _ second: inout LengthSolver, coupledBy rows: [LengthTree.PairRow],
    _ levels: [Priority], _ promoted: Priority
  ) -> Bool {
    var system = CoupledSystem(first.tolerance, firstDefault: first.pool.firstDefault)
    var (one, other) = (Coupling(of: first), Coupling(of: second))
    guard one.couple(&first, &system), other.couple(&second, &system) else { return false }
    for row in rows {
      for term in row.first { one.add(term, first, &system) }
      for term in row.second { other.add(term, second, &system) }
      system.close(row.cost, rank: rank(of: row.priority, among: levels, promoted))
    }
    guard let solution = system.solve() else { return false }
    return first.take(solution, one) && second.take(solution, other)
  }

  /// Stores the values of a solution. Returns false if no row decides a value that needs a row.
  private mutating func take(_ solution: CoupledSystem.Solution, _ coupling: Coupling) -> Bool {
    for index in isMarked.indices where isMarked[index] {
      let variable = coupling.variables[index]
      if variable < 0 { continue }
      lengths[index] = solution.values[Int(variable)]
      if tree.nodes[index].needsRow, solution.isOpen[Int(variable)] { return false }
    }
    unknowns.removeAll(keepingCapacity: true)
    for (position, needsRow) in tree.unknowns.enumerated() {
      let variable = Int(coupling.unknowns[position])
      unknowns.append(solution.values[variable])
      if needsRow, solution.isOpen[variable] { return false }
    }
    return true
  }
}

/// Adds the marked lengths of a tree, and the relations between them, to a system.
private struct Coupling {
  /// The variable of each length, or -1 for a length that is known or not marked.
  private(set) var variables: [Int32]
  /// The variables of the unknowns that are not lengths.
  private(set) var unknowns: [Int32] = []

  init(of solver: LengthSolver) { variables = Array(repeating: -1, count: solver.tree.nodes.count) }

  mutating func couple(_ solver: inout LengthSolver, _ system: inout CoupledSystem) -> Bool {
    for view in 0..<solver.tree.viewCount {
      guard addVariable(view, &solver, &system) else { return false }
      for index in solver.tree.columns(of: view) where !addVariable(index, &solver, &system) { return false }
    }
    for _ in solver.tree.unknowns { unknowns.append(system.addFree()) }
    for index in solver.isMarked.indices where solver.isMarked[index] && !solver.tree.nodes[index].isAbsent {
      couple(inside: index, solver, &system)
      for group in solver.tree.nodes[index].groups where solver.isCoupled(group: group) {
        couple(group: group, solver, &system)
      }
    }
    for row in solver.tree.rows {
      for term in solver.tree.terms(of: row) { add(term, solver, &system) }
      system.close(row.cost, rank: solver.ranks[Int(row.cost.level)])
    }
    return true
  }

  /// Adds the variable of a marked length, unless its value is known. Returns false if the bounds exclude the known
  /// value.
  private mutating func addVariable(_ index: Int, _ solver: inout LengthSolver, _ system: inout CoupledSystem) -> Bool {
    guard solver.isMarked[index], !solver.tree.nodes[index].isAbsent else { return true }
    if let length = knownLength(index, solver) {
      guard solver.allows(solver.functions[index], length) else { return false }
      solver.lengths[index] = length
    } else {
      variables[index] = system.add(solver.functions[index], of: solver.pool)
    }
    return true
  }

  func add(_ term: LengthTree.Term, _ solver: LengthSolver, _ system: inout CoupledSystem) {
    if term.unknown < 0 {
      system.add(unknowns[Int(-term.unknown - 1)], times: term.factor)
    } else {
      add(Int(term.unknown), times: term.factor, solver, &system)
    }
  }

  private func add(_ index: Int, times factor: Double, _ solver: LengthSolver, _ system: inout CoupledSystem) {
    if variables[index] >= 0 {
      system.add(variables[index], times: factor)
    } else {
      system.add(constant: factor * solver.lengths[index])
    }
  }

  /// The value of a marked length, if it does not depend on other unknowns: the length is the root's given length, has
  /// only one possible value, or fills a box of known length.
  private func knownLength(_ index: Int, _ solver: LengthSolver) -> Double? {
    if index == 0, let root = solver.root { return root }
    if solver.functions[index].isPoint { return solver.functions[index].argmin }
    let parent = Int(solver.tree.nodes[index].parent)
    guard parent >= 0, variables[parent] < 0, solver.tree.nodes[parent].isBox, solver.fit(index) == .exact,
      !solver.tree.nodes[index].isApart
    else { return nil }
    return solver.lengths[parent] - solver.tree.nodes[parent].constant - solver.tree.nodes[index].shift
  }

  private func couple(inside index: Int, _ solver: LengthSolver, _ system: inout CoupledSystem) {
    let node = solver.tree.nodes[index]
    var inside: [Int] = []
    solver.tree.forEachInside(index) { child in
      if solver.isMarked[child], !solver.tree.nodes[child].isAbsent { inside.append(child) }
    }
    switch node.rule {
    case .none, .separate, .rows, .gridRow: break
    case .sum:
      add(index, times: 1, solver, &system)
      for child in inside { add(child, times: -1, solver, &system) }
      system.close(solver.inner[index], of: solver.pool)
    case .equalSum:
      var count = 0.0
      solver.tree.forEachInside(index) { if !solver.tree.nodes[$0].isAbsent { count += 1 } }
      let each = system.add(solver.inner[index], of: solver.pool)
      add(index, times: 1, solver, &system)
      system.add(each, times: -count)
      system.close(equals: node.constant)
      for child in inside {
        add(child, minus: each, times: 1, solver, &system)
        system.close(equals: 0)
      }
    case .box, .columns, .cells:
      for child in inside { couple(child, in: index, constant: node.constant, solver, &system) }
    }
    guard node.isDecorated else { return }
    for child in solver.tree.inside(index) where solver.tree.nodes[child].isDecoration {
      if solver.isMarked[child] { couple(child, in: index, constant: 0, solver, &system) }
    }
  }

  /// Adds the relation between a marked length and a length inside it: their difference is the remainder, which has a
  /// cost.
  private func couple(
    _ child: Int, in index: Int, constant: Double, _ solver: LengthSolver, _ system: inout CoupledSystem
  ) {
    add(index, times: 1, solver, &system)
    add(child, times: -1, solver, &system)
    system.add(constant: -constant - solver.tree.nodes[child].shift)
    system.close(solver.outer[child], of: solver.pool)
  }

  private func add(
    _ index: Int, minus unknown: Int32, times factor: Double, _ solver: LengthSolver, _ system: inout CoupledSystem
  ) {
    add(index, times: 1, solver, &system)
    system.add(unknown, times: -factor)
  }

  /// Adds the rows of a group. They contain the group's unit.
  private func couple(group index: Int, _ solver: LengthSolver, _ system: inout CoupledSystem) {
    let group = solver.tree.groups[index]
    let rank = solver.ranks[Int(group.level)]
    let unit = system.addFree()
    if group.kind == .proportions { return couple(proportions: group, unit, solver, &system) }
    var (order, total, isLimited) = (group.order, 0.0, true)
    for member in solver.tree.members(of: group) {
      let node = Int(member.node)
      if let maxima = group.maxima, member.isLimited {
        let (limit, growth) = (solver.ranks[Int(maxima.limit)], solver.ranks[Int(maxima.growth)])
        add(node, minus: unit, times: member.factor, solver, &system)
        system.close(member.inset, down: 0, up: 1, rank: limit, order: order)
        add(node, times: 1, solver, &system)
        system.close(member.maximum, down: 0, up: 1, rank: limit, order: order + 1)
        add(node, times: 1, solver, &system)
        system.close(member.maximum, down: 1, up: 1, rank: growth, order: order + 2)
        order += 3
        continue
      }
      add(node, minus: unit, times: member.factor, solver, &system)
      system.close(member.inset, down: 1, up: 0, rank: LengthSolver.bound, order: order)
      isLimited = false
      total += member.factor
      guard group.kind == .shares else { continue }
      add(node, minus: unit, times: member.factor, solver, &system)
      system.close(member.inset, down: 1, up: 1, rank: rank, order: order)
      order += 1
    }
    if let maxima = group.maxima, isLimited {
      system.add(unit, times: 1)
      system.close(0, down: 1, up: 1, rank: solver.ranks[Int(maxima.unit)], order: order)
    }
    guard group.kind == .shortfall else { return }
    system.add(unit, times: 1)
    system.close(1, down: 0, up: 1, rank: LengthSolver.bound, order: order)
    system.add(unit, times: 1)
    system.close(1, down: total, up: 0, rank: rank, order: order)
  }

  private func couple(
    proportions group: LengthTree.Group, _ unit: Int32, _ solver: LengthSolver, _ system: inout CoupledSystem
  ) {
    for member in solver.tree.members(of: group) {
      add(Int(member.node), minus: unit, times: member.factor, solver, &system)
      system.close(equals: 0)
    }
    guard group.slope > 0 else { return }
    system.add(unit, times: 1)
    system.close(
      group.knee, down: group.slope, up: 0, rank: solver.ranks[Int(group.level)], order: group.order)
  }
}
