import TrussIR

/// Which items of a system are related: two are if a row is about both, and then so are all that either is related to.
///
/// Items of different components have nothing to do with each other, so one component is judged by its own numbers
/// and searched for conflicts by itself: what else is in the system changes nothing in it.
struct Components {
  private var sets: DisjointSets
  /// The greatest constant in the rows of a component, by the item that represents it.
  private var greatest: [Double]

  /// Finds the components of a system. Rows that make no sense relate nothing.
  init(_ system: ConstraintSystem, _ program: Program) {
    sets = DisjointSets(count: system.items.count)
    greatest = Array(repeating: 0, count: system.items.count)
    var isLeftOut = Array(repeating: false, count: system.rows.count)
    for row in program.invalid { isLeftOut[row] = true }
    for row in system.rows.indices where !isLeftOut[row] {
      guard let first = Self.firstItem(ofRow: row, of: system) else { continue }
      for position in Self.terms(ofRow: row, of: system) {
        sets.join(first, Int32(truncatingIfNeeded: Int(system.terms[position].anchor.item.index)))
      }
    }
    for row in system.rows.indices where !isLeftOut[row] {
      guard let first = Self.firstItem(ofRow: row, of: system) else { continue }
      let component = Int(sets.find(first))
      greatest[component] = max(greatest[component], abs(system.rows[row].constant))
    }
  }

  private static func terms(ofRow index: Int, of system: ConstraintSystem) -> Range<Int> {
    let row = system.rows[index]
    return Int(row.start)..<Int(row.start + row.leftCount + row.rightCount)
  }

  private static func firstItem(ofRow index: Int, of system: ConstraintSystem) -> Int32? {
    let range = terms(ofRow: index, of: system)
    return range.isEmpty ? nil : Int32(truncatingIfNeeded: Int(system.terms[range.lowerBound].anchor.item.index))
  }

  /// What a gap between the rows of a row's component is compared with.
  mutating func tolerance(ofRow index: Int, of system: ConstraintSystem) -> Tolerance {
    Self.firstItem(ofRow: index, of: system).map { tolerance(of: $0) } ?? .strict
  }

  private mutating func tolerance(of item: Int32) -> Tolerance {
    Tolerance(greatest: max(1, greatest[Int(sets.find(item))]), ground: Tolerance.strict.ground)
  }

  /// A component's rows as a program of their own, whose variables are numbered in their order.
  struct Part {
    var program: Program
    /// The position of each row in the whole program.
    var positions: [Int]
    var tolerance: Tolerance
  }

  /// The components that have rows, by their first rows; rows that are broken are left out.
  mutating func parts(of program: Program, without isBroken: [Bool]) -> [Part] {
    var order: [Int32] = []
    var positions: [Int32: [Int]] = [:]
    for position in program.rows.indices where !isBroken[position] {
      let variable = program.terms[Int(program.rows[position].start)].variable
      let component = sets.find(variable >> 2)
      if positions[component] == nil { order.append(component) }
      positions[component, default: []].append(position)
    }
    var renumbering = Renumbering(count: program.variableCount)
    return order.map { component in
      let own = positions[component] ?? []
      return Part(
        program: renumbering.program(of: own, in: program), positions: own, tolerance: tolerance(of: component))
    }
  }
}
