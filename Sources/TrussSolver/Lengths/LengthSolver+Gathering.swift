/// The owner of a segment in a sum's cost function: the index of a length, or one of these negative numbers.
enum Owner {
  static let rest: Int32 = -1
  static let gap: Int32 = -2

  static func group(_ index: Int) -> Int32 { -3 - Int32(index) }
  static func group(_ owner: Int32) -> Int { Int(-3 - owner) }
}

/// The pass from the leaves to the root, which computes the cost of each length.
extension LengthSolver {
  @inline(__always)
  mutating func gather(_ index: Int) -> CostFunction? {
    let lower = tree.nodes[index].lower
    let isFixed = tree.nodes[index].rule == .none && tree.nodes[index].ownCount == 0 && lower == tree.nodes[index].upper
    return isFixed && !tree.nodes[index].isDecoration ? CostFunction(argmin: lower) : gather(open: index)
  }

  private mutating func gather(open index: Int) -> CostFunction? {
    let function: CostFunction?
    switch tree.nodes[index].rule {
    case .sum: function = sum(index)
    case .equalSum: function = equalSum(index)
    case .box, .cells: function = box(index)
    case .columns:
      for column in tree.columns(of: index).reversed() {
        guard let function = gather(open: column) else { return nil }
        functions[column] = function
      }
      function = box(index)
    case .none, .separate, .rows: function = boundedFunction(index)
    case .gridRow: return CostFunction(argmin: 0)
    }
    if let function {
      markDefault(of: index, function)
      if tree.nodes[index].isDecoration { gather(decoration: index, function) }
    }
    return function
  }

  /// Computes the cost of a decoration's remainder in the length around it. The decoration itself does not contribute
  /// to this length.
  private mutating func gather(decoration index: Int, _ function: CostFunction) {
    if isCoupled(index) { addCoupled(index) } else { join(index, function, tree.nodes[index].shift) }
  }

  /// Adds a length's default to its steps. The default decides between steps of equal cost: each length is as small as
  /// possible, the first length first.
  @inline(__always)
  mutating func markDefault(of index: Int, _ function: CostFunction) {
    if function.right.isEmpty { return }
    pool.markDefaults(function.right, pool.firstDefault + UInt64(truncatingIfNeeded: 2 * index + (isSecond ? 1 : 0)))
  }

  /// Adds costs to the hinges. Costs at levels that count as required become bounds of the length.
  private mutating func addHinges(_ range: Range<Int>, shiftedBy shift: Double = 0) {
    for index in range {
      hinges.add(tree.costs[index], shiftedBy: shift, rank: ranks[Int(tree.costs[index].level)])
    }
  }

  /// Makes the function of the hinges and of a length's own costs; nil if the bounds exclude every value.
  private mutating func ownFunction(_ index: Int) -> CostFunction? {
    if tree.nodes[index].ownCount > 0 { addHinges(tree.nodes[index].ownCosts) }
    return hinges.function(&pool, tolerance)
  }

  /// Adds a part to a sum. If the part has only one possible length, adds this length to the constant.
  mutating func add(_ function: CostFunction, factor: Double = 1, owner: Int32, _ constant: inout Double) {
    if function.isPoint {
      constant += factor * function.argmin
    } else {
      parts.append(CostPool.Part(function: function, factor: factor, owner: owner))
    }
  }

  private mutating func sum(_ index: Int) -> CostFunction? {
    // Copying the node would take longer than reading these fields.
    let groups = tree.nodes[index].groups
    for group in groups where !isCoupled(group: group) { guard gather(group: group) else { return nil } }
    parts.removeAll()
    var constant = tree.nodes[index].constant
    for child in tree.inside(index) {
      if isLoose(child), isMember.isEmpty || !isMember[child] {
        add(functions[child], owner: Int32(child), &constant)
      }
    }
    for group in groups where !isCoupled(group: group) {
      add(groupStates[group].function, owner: Owner.group(group), &constant)
    }
    if tree.nodes[index].gapCount > 0 {
      let gap = pool.function(lower: tree.nodes[index].leastGap, upper: .infinity)
      add(gap, factor: tree.nodes[index].gapCount, owner: Owner.gap, &constant)
    }
    if tree.nodes[index].restCount > 0 { add(rest(tree.nodes[index].restCosts), owner: Owner.rest, &constant) }
    var function = pool.convolve(parts)
    function.argmin += constant
    prune(&function)
    inner[index] = function
    return isCoupled(index) ? boundedFunction(index) : withOwnCosts(function, of: index)
  }

  /// Makes the cost of a remainder. If a level counts as required, its costs bound the remainder by 0.
  private mutating func rest(_ costs: Range<Int>) -> CostFunction {
    var (below, above) = (Slope(), Slope())
    var (lower, upper) = (-Double.infinity, Double.infinity)
    for index in costs {
      let cost = tree.costs[index]
      let rank = ranks[Int(cost.level)]
      if rank == LengthSolver.bound {
        if cost.down > 0 { lower = 0 }
        if cost.up > 0 { upper = 0 }
      } else {
        if cost.down > 0 { below = pool.sum(below, Slope(rank, cost.down, cost.order), times: 1) }
        if cost.up > 0 { above = pool.sum(above, Slope(rank, cost.up, cost.order), times: 1) }
      }
    }
    return pool.function(around: 0, below, above, lower, upper)
  }

  /// Removes the segments that follow an infinitely long segment.
  private func prune(_ function: inout CostFunction) {
    if let last = function.left.first(where: { pool.segments[$0].length == .infinity }) {
      function.left = function.left.lowerBound..<last + 1
    }
    if let last = function.right.first(where: { pool.segments[$0].length == .infinity }) {
      function.right = function.right.lowerBound..<last + 1
    }
  }

  private mutating func withOwnCosts(_ function: CostFunction, of index: Int) -> CostFunction? {
    let (lower, upper) = (tree.nodes[index].lower, tree.nodes[index].upper)
    if function.argmin >= lower, upper == .infinity {
      if tree.nodes[index].ownCount == 0 { return pool.function(function, from: lower) }
      if function.isPoint { return function }
    }
    hinges.begin(lower, upper)
    guard let own = ownFunction(index) else { return nil }
    summands.removeAll()
    summands.append(function)
    summands.append(own)
    return pool.total(&summands, tolerance)
  }

  private mutating func equalSum(_ index: Int) -> CostFunction? {
    let constant = tree.nodes[index].constant
    var (count, least) = (0.0, 0.0)
    var areRays = !isCoupled(index)
    for child in tree.inside(index) where isLoose(child) {
      count += 1
      areRays = areRays && isRay(functions[child])
      least = max(least, functions[child].argmin)
    }
    if areRays {
      hinges.begin(max(0, least * count + constant), .infinity)
      let function = hinges.function(&pool, tolerance)
      return function.flatMap { withOwnCosts($0, of: index) }
    }
    summands.removeAll()
    for child in tree.inside(index) where isLoose(child) { summands.append(functions[child]) }
    if isCoupled(index) { return coupledEqualSum(index) }
    guard let each = pool.total(&summands, tolerance) else { return nil }
    var function = pool.convolve(each, factor: count)
    function.argmin += constant
    return withOwnCosts(function, of: index)
  }

  private mutating func box(_ index: Int) -> CostFunction? {
    let constant = tree.nodes[index].constant
    hinges.begin(tree.nodes[index].lower, tree.nodes[index].upper)
    summands.removeAll()
    for child in tree.inside(index) {
      gather(child, inBox: constant)
    }
    for child in tree.listed(index) { gather(Int(child), inBox: constant) }
    guard let own = ownFunction(index) else { return nil }
    summands.append(own)
    return summands.count == 1 ? own : pool.total(&summands, tolerance)
  }

  @inline(__always)
  private mutating func gather(_ child: Int, inBox constant: Double) {
    if tree.nodes[child].rule == .gridRow { return }
    if isLoose(child) { addInside(child, constant) } else if isCoupled(child) { addCoupled(child) }
  }

  /// Stores the cost of each of several equal lengths as a separate function, because a row across the tree contains
  /// one of these lengths. Returns the cost of the sum itself.
  private mutating func coupledEqualSum(_ index: Int) -> CostFunction? {
    if summands.isEmpty { summands.append(pool.function(lower: -.infinity, upper: .infinity)) }
    guard let each = pool.total(&summands, tolerance) else { return nil }
    inner[index] = each
    return boundedFunction(index)
  }

  /// Stores the cost of the remainder that a coupled length leaves in its box. This cost stays separate from the box's
  /// cost, because a row across the tree contains the length.
  private mutating func addCoupled(_ child: Int) {
    outer[child] = fit(child) == .exact ? CostFunction(argmin: 0) : rest(tree.nodes[child].outerCosts)
  }

  /// The function of a length's own costs and bounds, without its content.
  private mutating func boundedFunction(_ index: Int) -> CostFunction? {
    hinges.begin(tree.nodes[index].lower, tree.nodes[index].upper)
    return ownFunction(index)
  }

  private mutating func addInside(_ child: Int, _ constant: Double) {
    var function = functions[child]
    let distance = constant + tree.nodes[child].shift
    let argmin = function.argmin + distance
    switch fit(child) {
    case .within where function.left.isEmpty: hinges.raise(to: argmin)
    case .within: addContained(function, at: argmin)
    case .exact where function.isPoint: hinges.fix(at: argmin)
    case .exact where isRay(function): hinges.raise(to: argmin)
    case .exact:
      function.argmin = argmin
      summands.append(function)
    case .loose where function.isPoint: addHinges(tree.nodes[child].outerCosts, shiftedBy: argmin)
    case .loose:
      join(child, function, distance)
      if isRay(outer[child]) { hinges.raise(to: outer[child].argmin) } else { summands.append(outer[child]) }
    }
  }

  /// Combines a length and its remainder into a function of the length around them.
  private mutating func join(_ child: Int, _ function: CostFunction, _ distance: Double) {
    parts.removeAll()
    var constant = distance
    add(function, owner: Int32(child), &constant)
    add(rest(tree.nodes[child].outerCosts), owner: Owner.rest, &constant)
    var joined = pool.convolve(parts)
    joined.argmin += constant
    prune(&joined)
    outer[child] = joined
  }

  /// Adds a length to the cost of its box. The box may be longer at no cost, so only steps that shorten the length
  /// count.
  private mutating func addContained(_ function: CostFunction, at argmin: Double) {
    let first = function.left.lowerBound
    if function.left.count == 1, hinges.isShort {
      hinges.raise(to: argmin - pool.segments[first].length)
      return hinges.add(pool.segments[first].slope, below: argmin)
    }
    var contained = pool.function(lower: argmin, upper: .infinity)
    contained.left = function.left
    summands.append(contained)
  }

  /// The relation between a length and the length of its box.
  enum Fit {
    /// The length has no remainder, or bounds keep the remainder at 0.
    case exact
    /// A bound prevents the length from being longer than the box. If it is shorter, there is no cost.
    case within
    /// The remainder has a cost.
    case loose
  }

  @inline(__always)
  func fit(_ index: Int) -> Fit {
    if tree.nodes[index].outerCount != 1 { return tree.nodes[index].outerCount == 0 ? .exact : .loose }
    let cost = Int(tree.nodes[index].firstCost) + Int(tree.nodes[index].ownCount)
    guard ranks[Int(tree.costs[cost].level)] == LengthSolver.bound, tree.costs[cost].down > 0 else { return .loose }
    if tree.costs[cost].up > 0 { return .exact }
    return tree.costs[cost].breakpoint == 0 ? .within : .loose
  }

  /// Whether a function only requires its variable to be at least its argmin.
  @inline(__always)
  func isRay(_ function: CostFunction) -> Bool {
    guard function.left.isEmpty, function.right.count == 1 else { return false }
    let segment = function.right.lowerBound
    return pool.segments[segment].length == .infinity && pool.isFree(pool.segments[segment].slope)
  }
}
