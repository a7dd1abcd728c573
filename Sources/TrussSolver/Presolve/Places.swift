import TrussIR

/// Positions relative to an origin item. The rows of a container then contain only its own views, because the
/// container's position cancels. So the large cycle through all positions breaks up into trees.
///
/// A position's variable keeps its number but means `x - x of origin`. An item's origin is its nearest ancestor that is
/// in a row.
struct Places: ~Copyable {
  /// For each item, the item from which its position is measured, or -1; empty if no variable is a position.
  let origin: [Int32]
  /// For each item, the number of origins above it.
  private let depth: [Int32]
  /// The items, sorted so that each comes after its origin.
  private let order: [Int32]
  /// Scratch: the positions whose coefficients are passed to their origins, the deepest first.
  private var climbing = ReusedList<Int32>()
  private var isMet: Vector<Bool>

  init(origin: [Int32], order: [Int32]) {
    self.origin = origin
    self.order = order
    var depth = Array(repeating: Int32(0), count: origin.count)
    for item in order where origin[Int(item)] >= 0 { depth[Int(item)] = depth[Int(origin[Int(item)])] + 1 }
    self.depth = depth
    isMet = Vector(repeating: false, count: origin.count * 4)
  }

  static func isPosition(_ variable: Int32) -> Bool { variable & 3 < 2 }

  /// Rewrites a sum of variables in terms of relative positions. `sum` contains the coefficients. `variables` lists the
  /// variables whose coefficients may not be 0; positions of origins are added to it.
  mutating func localize(_ sum: inout Vector<Double>, _ variables: inout Vector<Int32>) {
    if origin.isEmpty { return }
    climbing.removeAll()
    for index in variables.indices where Self.isPosition(variables[index]) && depth(of: variables[index]) > 0 {
      climbing.append(variables[index])
      isMet[Int(variables[index])] = true
    }
    climbing.sort { [depth] in depth[Int($0 >> 2)] > depth[Int($1 >> 2)] }
    // The deepest position comes first, so that its coefficient is complete when it is passed to its origin.
    var next = 0
    while next < climbing.count {
      let variable = climbing[next]
      next += 1
      let above = origin[Int(variable >> 2)]
      let coefficient = sum[Int(variable)]
      guard above >= 0, abs(coefficient) > Tolerance.coefficient else { continue }
      let target = above * 4 + (variable & 3)
      if sum[Int(target)] == 0 { variables.append(target) }
      sum[Int(target)] += coefficient
      if isMet[Int(target)] || depth[Int(above)] == 0 { continue }
      isMet[Int(target)] = true
      var place = climbing.count
      while depth(of: climbing[place - 1]) < depth[Int(above)] { place -= 1 }
      climbing.insert(target, at: place)
    }
    for index in climbing.indices { isMet[Int(climbing[index])] = false }
  }

  private func depth(of variable: Int32) -> Int32 { depth[Int(variable >> 2)] }

  func makeAbsolute(_ values: inout [Double]) {
    for item in order where origin[Int(item)] >= 0 {
      let (own, above) = (Int(item) * 4, Int(origin[Int(item)]) * 4)
      values[own] += values[above]
      values[own + 1] += values[above + 1]
    }
  }
}
