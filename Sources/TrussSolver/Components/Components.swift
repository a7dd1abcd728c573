import TrussIR

/// The connected components of a system. A row connects all items that it contains.
///
/// Items of different components do not affect each other. So each component has its own tolerance, and is searched for
/// conflicts separately.
struct Components {
  private var sets: DisjointSets
  /// The greatest constant in the rows of each component, at the index of its representative item.
  private var greatest: [Double]

  /// Finds the components of a system. Invalid rows connect nothing.
  init(_ system: ConstraintSystem, _ program: Program) {
    sets = DisjointSets(count: system.items.count)
    greatest = Array(repeating: 0, count: system.items.count)
    var isLeftOut = Array(repeating: false, count: system.rows.count)
    for row in program.invalid { isLeftOut[row] = true }
    for row in system.rows.indices where !isLeftOut[row] {
      guard let first = Self.firstItem(ofRow: row, of: system) else { continue }
      for position in system.rows[row].sides {
        sets.join(first, Int32(truncatingIfNeeded: Int(system.terms[position].anchor.item.index)))
      }
    }
    for row in system.rows.indices where !isLeftOut[row] {
      guard let first = Self.firstItem(ofRow: row, of: system) else { continue }
      let component = Int(sets.find(first))
      greatest[component] = max(greatest[component], abs(system.rows[row].constant))
    }
  }

  private static func firstItem(ofRow index: Int, of system: ConstraintSystem) -> Int32? {
    system.terms[system.rows[index].sides].first.map { Int32(truncatingIfNeeded: Int($0.anchor.item.index)) }
  }

  mutating func tolerance(ofRow index: Int, of system: ConstraintSystem) -> Tolerance {
    Self.firstItem(ofRow: index, of: system).map { tolerance(of: $0) } ?? .strict
  }

  private mutating func tolerance(of item: Int32) -> Tolerance {
    Tolerance(greatest: max(1, greatest[Int(sets.find(item))]), rowScale: Tolerance.strict.rowScale)
  }

  struct Part {
    var program: Program
    /// The index of each row in the whole program.
    var positions: [Int]
    var tolerance: Tolerance
  }

  /// The components that have rows, in the order of their first rows. Broken rows are omitted.
  mutating func parts(of program: Program, without isBroken: [Bool]) -> [Part] {
    let kept = program.rows.indices.filter { !isBroken[$0] }
    let items = kept.map { program.terms[Int(program.rows[$0].start)].variable >> 2 }
    var renumbering = Renumbering(count: program.variableCount)
    return sets.groups(of: items).map { group in
      let rows = group.map { program.rows[kept[$0]] }
      return Part(
        program: renumbering.program(of: rows, program.terms, priorities: program.priorities),
        positions: group.map { kept[$0] }, tolerance: tolerance(of: items[group[0]]))
    }
  }
}

/// Disjoint sets of numbers that can be joined: union-find with path halving (Tarjan and van Leeuwen 1984).
struct DisjointSets {
  private var parent: [Int32]

  init(count: Int) { parent = (0..<count).map { Int32($0) } }

  mutating func find(_ element: Int32) -> Int32 {
    var element = element
    while parent[Int(element)] != element {
      let above = parent[Int(parent[Int(element)])]
      parent[Int(element)] = above
      element = above
    }
    return element
  }

  /// Joins the sets of two numbers. The smaller representative represents the joined set.
  mutating func join(_ first: Int32, _ second: Int32) {
    let (first, second) = (find(first), find(second))
    if first == second { return }
    parent[Int(max(first, second))] = min(first, second)
  }

  mutating func join(_ elements: some Sequence<Int32>) {
    var first: Int32?
    for element in elements { if let first { join(first, element) } else { first = element } }
  }

  /// The positions of some numbers, grouped by set, in the order of each group's first number.
  mutating func groups(of elements: [Int32]) -> [[Int]] {
    var place: [Int32: Int] = [:]
    var groups: [[Int]] = []
    for (position, element) in elements.enumerated() {
      let group = place[find(element)] ?? groups.count
      if group == groups.count {
        place[find(element)] = group
        groups.append([])
      }
      groups[group].append(position)
    }
    return groups
  }
}

/// Makes small programs from rows of a large program, each in time proportional to its own size.
struct Renumbering {
  /// The number of each variable in the last program made, or -1.
  private var number: [Int32]
  /// The variables of the last program made, in order.
  private(set) var variables: [Int32] = []

  init(count: Int) { number = Array(repeating: -1, count: count) }

  /// Makes a program of some rows. Its variables include `others`, even if no row contains them.
  mutating func program(
    of rows: [LinearRow], _ terms: [Program.Term], others: [Int32] = [], priorities: [Priority]
  ) -> Program {
    for variable in variables { number[Int(variable)] = -1 }
    variables.removeAll(keepingCapacity: true)
    for variable in others { meet(variable) }
    for row in rows {
      for term in terms[row.range] { meet(term.variable) }
    }
    variables.sort()
    for (index, variable) in variables.enumerated() { number[Int(variable)] = Int32(index) }
    var ownRows: [LinearRow] = []
    var ownTerms: [Program.Term] = []
    for row in rows {
      var row = row
      let range = row.range
      row.start = Int32(ownTerms.count)
      for term in terms[range] {
        ownTerms.append(Program.Term(variable: number[Int(term.variable)], coefficient: term.coefficient))
      }
      ownRows.append(row)
    }
    return Program(ownRows, ownTerms, variableCount: variables.count, priorities: priorities)
  }

  private mutating func meet(_ variable: Int32) {
    if number[Int(variable)] >= 0 { return }
    number[Int(variable)] = 0
    variables.append(variable)
  }
}
