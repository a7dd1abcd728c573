import TrussIR

/// What each node of a forest costs by itself.
protocol NodeCosts {
  /// The first of the places that defaults have among the rows.
  var firstDefault: UInt64 { get }
  /// Whether a node has no costs.
  func isFree(_ node: Int) -> Bool
  /// A node's own cost, or nil if its bounds leave no room.
  mutating func function(of node: Int, _ pool: inout CostPool, _ tolerance: Tolerance) -> CostFunction?
}

/// The costs of one node each, from rows and from defaults.
struct OwnCosts: NodeCosts {
  /// A breakpoint of a node's cost.
  struct Hinge {
    var breakpoint: Double
    /// The rank of the priority, 0 the highest below required; or `Slope.none` for a default.
    var level: Int32
    /// What a step below the breakpoint costs, and one above.
    var down: Double
    var up: Double
    var row: UInt64
  }

  private(set) var lower: [Double]
  private(set) var upper: [Double]
  private var start: [Int32]
  private var hinges: [Hinge] = []
  let firstDefault: UInt64
  private var scratch = Scratch()

  /// A default: a variable of the system comes as near to 0 as it can.
  struct Default {
    var node: Int32
    var breakpoint: Double
  }

  init(
    _ rows: [LinearRow], nodeOfRow: [Int32], nodeCount: Int, levelCount: Int, defaults: [Default]
  ) {
    lower = Array(repeating: -.infinity, count: nodeCount)
    upper = Array(repeating: .infinity, count: nodeCount)
    firstDefault = UInt64(levelCount) << 32
    var count = Array(repeating: Int32(0), count: nodeCount + 1)
    for (position, row) in rows.enumerated() where !row.isRequired { count[Int(nodeOfRow[position])] += 1 }
    for each in defaults { count[Int(each.node)] += 1 }
    var total: Int32 = 0
    for node in count.indices {
      (count[node], total) = (total, total + count[node])
    }
    start = count
    hinges = Array(repeating: Hinge(breakpoint: 0, level: 0, down: 0, up: 0, row: 0), count: Int(total))
    for (position, row) in rows.enumerated() {
      let node = Int(nodeOfRow[position])
      if row.isRequired {
        lower[node] = max(lower[node], row.lower)
        upper[node] = min(upper[node], row.upper)
        continue
      }
      hinges[Int(count[node])] = Hinge(
        breakpoint: row.constant, level: row.level, down: row.relation == .lessThanOrEqual ? 0 : row.weight,
        up: row.relation == .greaterThanOrEqual ? 0 : row.weight, row: UInt64(row.level) << 32 | UInt64(row.index))
      count[node] += 1
    }
    for (position, each) in defaults.enumerated() {
      let node = Int(each.node)
      hinges[Int(count[node])] = Hinge(
        breakpoint: each.breakpoint, level: Slope.none, down: 1, up: 1, row: firstDefault + UInt64(position))
      count[node] += 1
    }
  }

  func isFree(_ node: Int) -> Bool {
    start[node] == start[node + 1] && lower[node] == -.infinity && upper[node] == .infinity
  }

  mutating func function(of node: Int, _ pool: inout CostPool, _ tolerance: Tolerance) -> CostFunction? {
    if tolerance.isBelow(upper[node], lower[node]) { return nil }
    let count = Int(start[node + 1] - start[node])
    // A point is no matter of cost.
    if lower[node] >= upper[node] { return CostFunction(argmin: lower[node]) }
    if count == 0 { return pool.function(lower: lower[node], upper: upper[node]) }
    scratch.reset(count)
    let range = Int(start[node])..<Int(start[node + 1])
    if count > Scratch.short {
      scratch.sort(hinges[range])
    } else {
      for index in range { scratch.insert(hinges[index]) }
    }
    // Going up from far below: first all that costs downward is won, then, breakpoint by breakpoint, less of it is,
    // and what costs upward begins.
    var below = Slope()
    for index in (0..<count).reversed() {
      scratch.slopes[index + 1] = below
      below = pool.sum(below, scratch.hinges[index].downSlope, times: 1)
    }
    scratch.slopes[0] = below
    var above = Slope()
    for index in 0...count {
      if index > 0 { above = pool.sum(above, scratch.hinges[index - 1].upSlope, times: 1) }
      scratch.slopes[index] = pool.sum(above, scratch.slopes[index], times: -1)
    }
    return pool.function(
      breakpoints: scratch.breakpoints, slopes: scratch.slopes, lower: lower[node],
      upper: max(lower[node], upper[node]))
  }

  /// Room for a node's hinges in the order of their breakpoints.
  private struct Scratch {
    fileprivate var hinges: [Hinge] = []
    fileprivate var breakpoints: [Double] = []
    fileprivate var slopes: [Slope] = []

    /// So few are quickest sorted as they come.
    fileprivate static let short = 16

    fileprivate mutating func sort(_ all: ArraySlice<Hinge>) {
      hinges.append(contentsOf: all)
      hinges.sort { $0.breakpoint < $1.breakpoint }
      for hinge in hinges { breakpoints.append(hinge.breakpoint) }
    }

    fileprivate mutating func reset(_ count: Int) {
      hinges.removeAll(keepingCapacity: true)
      breakpoints.removeAll(keepingCapacity: true)
      slopes.removeAll(keepingCapacity: true)
      for _ in 0...count { slopes.append(Slope()) }
    }

    fileprivate mutating func insert(_ hinge: Hinge) {
      var place = hinges.count
      hinges.append(hinge)
      breakpoints.append(hinge.breakpoint)
      while place > 0, breakpoints[place - 1] > hinge.breakpoint {
        hinges[place] = hinges[place - 1]
        breakpoints[place] = breakpoints[place - 1]
        place -= 1
      }
      hinges[place] = hinge
      breakpoints[place] = hinge.breakpoint
    }
  }
}

extension OwnCosts.Hinge {
  fileprivate var downSlope: Slope { slope(down) }
  fileprivate var upSlope: Slope { slope(up) }

  private func slope(_ cost: Double) -> Slope {
    if cost == 0 { return Slope() }
    return level == Slope.none
      ? Slope(sign: 1, row: row) : Slope(level: level, coefficient: cost, sign: 1, row: row)
  }
}
