import TrussIR

/// Passes costs from the leaves of a forest to its roots (`init`), and values back (`solve`).
struct ForestSolver {
  let forest: Forest
  private let tolerance: Tolerance
  private(set) var pool: CostPool
  /// The cost of each node, including the links that were eliminated into it. Nil for a node that only passes a link's
  /// parts on.
  private(set) var functions: [CostFunction?]
  /// The cost of each link, as a function of the variable that it was eliminated into. For a link in a core, the cost
  /// of its parts outside the core.
  private(set) var linkFunctions: [CostFunction?]
  /// The factor of each member of a link, when the link is solved for the variable that it was eliminated into: the
  /// variable equals `sum of factor * member`.
  private var factors: [Double]
  /// The links that were eliminated into each node, as a linked list.
  private var firstLink: [Int32]
  private var nextLink: [Int32]
  /// The parts of each link, as a linked list.
  private var firstPart: [Int32]
  private var lastPart: [Int32]
  private var parts: [ListedPart] = []

  /// A variable of a link that is solved for its last variable, and its factor.
  private struct ListedPart {
    /// The index of the variable in the elements of the forest's links.
    var member: Int32
    var factor: Double
    var next: Int32
  }

  // Scratch.
  private var summands = ReusedList<CostFunction>()
  private var listed = ReusedList<CostPool.Part>()
  private(set) var values: [Double]
  private var isFeasible = true
  /// For each node, whether a default decided a value that the rows leave open.
  private(set) var hasFreedom: [Bool]

  /// Passes the costs of rows to the roots and cores of their forest.
  ///
  /// - Parameters:
  ///   - functions: known costs of nodes, whose segments are in `pool`.
  ///   - eliminatingOnlySlacks: whether all variables with links remain in cores.
  ///   - place: the position of an optional row in the order of all rows.
  init(
    _ rows: [LinearRow], _ terms: [Program.Term], variableCount: Int, defaults: [Default],
    functions known: [(node: Int32, function: CostFunction)] = [], eliminatingOnlySlacks: Bool = false,
    tolerance: Tolerance, pool: consuming CostPool, place: @escaping (LinearRow) -> UInt64
  ) {
    forest = Forest(
      rows, terms, variableCount: variableCount, roots: known.map(\.node) + defaults.map(\.variable),
      eliminatingOnlySlacks: eliminatingOnlySlacks)
    var own = NodeCosts(rows, of: forest, defaults: defaults, functions: known.reversed(), place: place)
    self.pool = pool
    self.tolerance = tolerance
    functions = Array(repeating: nil, count: forest.nodeCount)
    self.pool.segments.reserveCapacity(3 * forest.nodeCount)
    linkFunctions = Array(repeating: nil, count: forest.links.count)
    factors = Array(repeating: 0, count: forest.links.elements.count)
    firstLink = Array(repeating: -1, count: forest.nodeCount)
    nextLink = Array(repeating: -1, count: forest.links.count)
    firstPart = nextLink
    lastPart = nextLink
    values = Array(repeating: 0, count: forest.nodeCount)
    hasFreedom = Array(repeating: false, count: forest.nodeCount)
    gather(&own)
    if isFeasible { gatherCores(&own) }
  }

  /// Computes the costs from the leaves to the roots.
  private mutating func gather(_ own: inout NodeCosts) {
    for step in forest.steps {
      switch step {
      case .node(let node) where passesLinkOn(node, own): continue
      case .node(let node), .root(let node):
        functions[Int(node)] = total(of: Int(node), &own)
        isFeasible = functions[Int(node)] != nil
      case .link(let link, let node):
        list(Int(link), into: node)
        nextLink[Int(link)] = firstLink[Int(node)]
        firstLink[Int(node)] = link
      }
      if !isFeasible { return }
    }
  }

  /// Computes the costs of cores from the parts attached to them. A link of a core is `sum of a_i * u_i = sum of -b_j *
  /// v_j`, where the `u_i` are in the core.
  private mutating func gatherCores(_ own: inout NodeCosts) {
    for link in forest.coreLinks {
      for index in forest.links.range(Int(link)) where !forest.isInCore[node(of: index)] {
        list(index, in: Int(link), times: -forest.links.elements[index].coefficient)
      }
      linkFunctions[Int(link)] = convolve(Int(link))
    }
    if forest.coreLinks.isEmpty { return }
    for node in 0..<forest.nodeCount where forest.isInCore[node] {
      functions[node] = total(of: node, &own)
      if functions[node] == nil { isFeasible = false }
    }
  }

  /// Whether a variable has no cost by itself and only one link. Then the next link takes over this link's parts: a
  /// chain of positions becomes one sum of lengths, instead of a function for each position.
  private func passesLinkOn(_ node: Int32, _ own: NodeCosts) -> Bool {
    let link = Int(firstLink[Int(node)])
    return link >= 0 && nextLink[link] < 0 && own.isFree(Int(node))
  }

  /// Lists the parts of a link, solved for `node`: `a u + sum of b_j v_j = 0` makes `u` the sum of `-b_j / a * v_j`.
  private mutating func list(_ link: Int, into node: Int32) {
    let own = forest.links[link].first { $0.variable == node }.map(\.coefficient) ?? 1
    for index in forest.links.range(link) where self.node(of: index) != node {
      list(index, in: link, times: -forest.links.elements[index].coefficient / own)
    }
  }

  /// The node of a link's member. `member` is an index in the elements of all links.
  private func node(of member: Int) -> Int { Int(forest.links.elements[member].variable) }

  private mutating func list(_ index: Int, in link: Int, times factor: Double) {
    let node = node(of: index)
    factors[index] = factor
    if functions[node] == nil { return splice(Int(firstLink[node]), into: link, times: factor) }
    parts.append(ListedPart(member: Int32(index), factor: factor, next: firstPart[link]))
    firstPart[link] = Int32(parts.count - 1)
    if lastPart[link] < 0 { lastPart[link] = firstPart[link] }
  }

  /// Moves the parts of an inner link to the front of another link's parts, because the variable between them has no
  /// cost.
  private mutating func splice(_ inner: Int, into link: Int, times factor: Double) {
    guard inner >= 0, firstPart[inner] >= 0 else { return }
    if factor != 1 {
      var part = firstPart[inner]
      while part >= 0 {
        parts[Int(part)].factor *= factor
        part = parts[Int(part)].next
      }
    }
    parts[Int(lastPart[inner])].next = firstPart[link]
    firstPart[link] = firstPart[inner]
    if lastPart[link] < 0 { lastPart[link] = lastPart[inner] }
    firstPart[inner] = -1
  }

  /// The sum of a node's own cost and of the links that were eliminated into it; nil if their bounds exclude every
  /// value.
  private mutating func total(of node: Int, _ own: inout NodeCosts) -> CostFunction? {
    guard let function = own.function(of: node, &pool, tolerance) else { return nil }
    summands.removeAll()
    summands.append(function)
    var link = Int(firstLink[node])
    while link >= 0 {
      let function = convolve(link)
      linkFunctions[link] = function
      summands.append(function)
      link = Int(nextLink[link])
    }
    return pool.total(&summands, tolerance)
  }

  private mutating func convolve(_ link: Int) -> CostFunction {
    listed.removeAll()
    var part = firstPart[link]
    while part >= 0 {
      let each = parts[Int(part)]
      if let function = functions[node(of: Int(each.member))] {
        listed.append(CostPool.Part(function: function, factor: each.factor, owner: part))
      }
      part = each.next
    }
    return pool.convolve(listed)
  }

  /// Finds the values: first the values of cores, then all others from the roots to the leaves. Returns one node of
  /// each core whose values are not proved to be optimal; nil if there is no layout. In cores, only the nodes for which
  /// `isAsked` is true are examined for freedom.
  mutating func solve(asking isAsked: (_ node: Int32) -> Bool = { _ in true }) -> [Int32]? {
    guard isFeasible else { return nil }
    var unproved: [Int32] = []
    for core in forest.cores {
      var solver = CoreSolver(core, of: self, rowScale: tolerance.rowScale)
      guard solver.solve(asking: isAsked) else { return nil }
      var attempt = 1
      while !solver.isCertain, attempt < CoreSolver.attempts {
        var other = CoreSolver(core, of: self, rowScale: tolerance.rowScale, attempt: attempt)
        if other.solve(asking: isAsked), other.isCertain { solver = other }
        attempt += 1
      }
      if !solver.isCertain { unproved.append(core.nodes[0]) }
      take(solver)
    }
    allot()
    return unproved
  }

  private mutating func allot() {
    for step in forest.steps.reversed() {
      switch step {
      case .root(let node): settle(Int(node))
      case .link(let link, let node): allot(Int(link), node: Int(node), to: values[Int(node)])
      case .node: continue
      }
    }
    for step in forest.steps {
      guard case .link(let link, let node) = step, functions[Int(node)] == nil else { continue }
      var sum = 0.0
      for index in forest.links.range(Int(link)) where self.node(of: index) != node {
        sum += factors[index] * values[self.node(of: index)]
      }
      values[Int(node)] = sum
    }
  }

  private mutating func take(_ solver: CoreSolver) {
    for (position, node) in solver.core.nodes.enumerated() {
      values[Int(node)] = solver.values[position]
      if solver.canMove[position] { hasFreedom[Int(node)] = true }
    }
    for link in solver.core.links {
      var sum = 0.0
      var last = 0
      for member in forest.links[Int(link)] where forest.isInCore[Int(member.variable)] {
        last = Int(member.variable)
        sum += member.coefficient * values[last]
      }
      allot(Int(link), node: last, to: sum)
    }
  }

  private mutating func settle(_ node: Int) {
    guard let function = functions[node] else { return }
    values[node] = function.argmin
    if isFree(function.left.first) || isFree(function.right.first) {
      hasFreedom[node] = forest.hasLinks[node] || freeLength(of: function) > Tolerance.ambiguity
    }
  }

  /// How far a function's variable can move without any cost except in defaults.
  private func freeLength(of function: CostFunction) -> Double {
    var length = 0.0
    for side in [function.left, function.right] {
      for segment in side {
        guard isFree(segment) else { break }
        length += pool.segments[segment].length
      }
    }
    return length
  }

  private func isFree(_ segment: Int?) -> Bool {
    segment.map { pool.isFree(pool.segments[$0].slope) } ?? false
  }

  /// Distributes the value of `node` among the parts of a link that was eliminated into it: the cheapest steps first.
  private mutating func allot(_ link: Int, node: Int, to value: Double) {
    guard let function = linkFunctions[link] else { return }
    var part = firstPart[link]
    while part >= 0 {
      let member = self.node(of: Int(parts[Int(part)].member))
      values[member] = functions[member]?.argmin ?? 0
      part = parts[Int(part)].next
    }
    var rest = value - function.argmin
    let direction = rest > 0 ? 1.0 : -1.0
    rest = abs(rest)
    let (side, opposite) = direction > 0 ? (function.right, function.left) : (function.left, function.right)
    var last: Int?
    var index = side.lowerBound
    while rest > 0, index < side.upperBound {
      let length = min(rest, pool.segments[index].length)
      move(index, by: direction * length)
      rest -= length
      last = index
      if length == pool.segments[index].length { index += 1 }
    }
    // The remainder is a rounding error. The last part that moved takes it.
    if rest > 0, let last { move(last, by: direction * rest) }
    let next = index < side.upperBound ? index : nil
    if isExchangeFree(last, next, in: side, opposite) { hasFreedom[node] = true }
  }

  private mutating func move(_ segment: Int, by length: Double) {
    let part = parts[Int(pool.segments[segment].owner)]
    values[node(of: Int(part.member))] += length / part.factor
  }

  /// Whether another distribution has the same cost, except in defaults. It may exchange a step of a variable for a
  /// step of another variable that was not taken, or add a step in each direction.
  private mutating func isExchangeFree(
    _ taken: Int?, _ next: Int?, in side: Range<Int>, _ opposite: Range<Int>
  ) -> Bool {
    if let next, isFreeBothWays(next..<side.upperBound, opposite) { return true }
    guard let taken, let next else { return false }
    return hasFreePartner(of: next, below: true, in: side) || hasFreePartner(of: taken, below: false, in: side)
  }

  /// Whether one variable can move onward and another variable back without any cost except in defaults. Free segments
  /// come first in both ranges.
  private func isFreeBothWays(_ onward: Range<Int>, _ back: Range<Int>) -> Bool {
    guard let first = onward.first, let second = back.first, isFree(first), isFree(second) else { return false }
    let owner = pool.segments[first].owner
    for range in [back, onward] {
      for segment in range {
        guard isFree(segment) else { break }
        if pool.segments[segment].owner != owner { return true }
      }
    }
    return false
  }

  /// Whether a segment of another variable has the same cost as the given segment, except in defaults. `below` searches
  /// before the given segment, otherwise after it.
  private mutating func hasFreePartner(of segment: Int, below: Bool, in side: Range<Int>) -> Bool {
    var index = below ? segment - 1 : segment + 1
    while side.contains(index) {
      let difference = pool.sum(pool.segments[index].slope, pool.segments[segment].slope, times: -1)
      guard pool.isFree(difference) else { return false }
      if pool.segments[index].owner != pool.segments[segment].owner { return true }
      index += below ? -1 : 1
    }
    return false
  }
}
