/// The state of a group between the pass to the root and the pass to the leaves.
struct GroupState {
  /// The sum of the members' floors. For a smaller sum the answer is not unique.
  var least = 0.0
  /// The cost of the cheapest step below the floors; nil if there is none.
  var belowFloors: Slope?
  /// The sum of the members when the unit is at its maximum.
  var full = Double.infinity
  /// The cost of the members' sum above `full`, where the members grow independently.
  var rest = CostFunction(argmin: 0)
  var function = CostFunction(argmin: 0)
  var total = 0.0
}

/// A group's unit u decides the lengths of its members for a given sum:
///
///     length_i = max(floor_i, inset_i + factor_i u)
///
/// At the group's level the greatest possible u is best. Rows of a higher priority have costs only below the floors. So
/// the cost of the sum is the cost of the members at these lengths, plus the cost of the group's own rows. A member
/// with a maximum does not grow beyond it.
extension LengthSolver {
  /// Computes the cost of a group's sum. Returns false if a bound, or a row of a higher priority than the group's,
  /// keeps a member from growing with the unit.
  mutating func gather(group index: Int) -> Bool {
    let group = tree.groups[index]
    if isMember.isEmpty { isMember = Array(repeating: false, count: tree.nodes.count) }
    if group.kind == .proportions { return gather(proportions: index) }
    let subject = GroupWay.Subject(group, tree.members(of: group), ranks)
    guard subject.rank != LengthSolver.bound, subject.limit != LengthSolver.bound else { return false }
    floors.grow(to: tree.members.count, 0)
    restLengths.grow(to: tree.members.count, 0)
    var state = GroupState()
    var areLimited = subject.members.count > 1
    for position in subject.members.indices {
      let member = subject.members[position]
      isMember[Int(member.node)] = true
      areLimited = areLimited && member.isLimited
      // The unit of a shortfall is at most 1, so no member grows beyond this length.
      let end = group.kind == .shortfall ? member.inset + member.factor : member.maximum
      let floor = floor(
        of: functions[Int(member.node)], above: subject.rank(of: member), to: end,
        costingLessThan: member.isLimited ? subject.growth : subject.rank)
      guard let floor else { return false }
      floors[position] = floor
      state.least += floor
    }
    // If all members have a maximum, costs of becoming shorter act before the rule that makes their parts equal.
    if areLimited, !subject.members.allSatisfy({ canShrinkFreely($0, above: subject.limit) }) { return false }
    way.walk(subject, floors, functions, &pool)
    state.full = way.end
    state.function = way.function(subject, from: state.least, &pool)
    if group.kind == .shortfall { addRest(subject, &state) }
    addBelowFloors(subject, &state)
    groupStates[index] = state
    return true
  }

  /// Computes the cost of proportional members: the sum of their costs, as functions of the unit. Returns false if the
  /// bounds exclude every unit.
  private mutating func gather(proportions index: Int) -> Bool {
    let group = tree.groups[index]
    hinges.begin(0, .infinity)
    summands.removeAll()
    var factors = 0.0
    for member in tree.members(of: group) {
      let node = Int(member.node)
      isMember[node] = true
      factors += member.factor
      if isRay(functions[node]) {
        hinges.raise(to: functions[node].argmin / member.factor)
      } else {
        summands.append(pool.function(functions[node], times: member.factor, plus: 0))
      }
    }
    if group.slope > 0 {
      let cost = LengthTree.Cost(group.knee, down: group.slope, up: 0, level: group.level, order: group.order)
      hinges.add(cost, shiftedBy: 0, rank: ranks[Int(group.level)])
    }
    guard let own = hinges.function(&pool, tolerance) else { return false }
    summands.append(own)
    guard let unit = pool.total(&summands, tolerance) else { return false }
    // Converts the cost of the unit to a cost of the members' sum.
    groupStates[index] = GroupState()
    groupStates[index].function = pool.function(unit, times: 1 / factors, plus: 0)
    // Adds the default of the first member, which makes it as small as possible.
    if let first = tree.members(of: group).first { markDefault(of: Int(first.node), groupStates[index].function) }
    return true
  }

  /// Whether no cost of a higher priority than `rank` keeps a member from becoming shorter.
  private func canShrinkFreely(_ member: LengthTree.Member, above rank: Int32) -> Bool {
    functions[Int(member.node)].left.allSatisfy { pool.segments[$0].slope.level <= rank }
  }

  /// The length below which a step down costs something at a level of at least `rank`. Nil if there is no such length,
  /// if a step up before `end` costs something at `greatest` or a higher priority, or if there is a bound before `end`.
  private func floor(
    of function: CostFunction, above rank: Int32, to end: Double, costingLessThan greatest: Int32
  ) -> Double? {
    var place = function.argmin
    for index in function.right where place < end {
      if pool.segments[index].slope.level <= greatest { return nil }
      place += pool.segments[index].length
    }
    guard place >= end else { return nil }
    var floor = function.argmin
    for index in function.left {
      if pool.segments[index].slope.level <= rank { break }
      guard pool.segments[index].length < .infinity else { return nil }
      floor -= pool.segments[index].length
    }
    return floor
  }

  /// Adds the costs beyond the unit's maximum. From the lengths at this maximum the members grow independently.
  private mutating func addRest(_ subject: GroupWay.Subject, _ state: inout GroupState) {
    parts.removeAll()
    var constant = 0.0
    for index in subject.members.indices {
      let member = subject.members[index]
      let function = pool.function(
        functions[Int(member.node)], from: max(floors[index], member.inset + member.factor))
      restLengths[index] = function.argmin
      add(function, owner: member.node, &constant)
    }
    state.rest = pool.convolve(parts)
    state.rest.argmin += constant
    let start = pool.segments.count
    pool.repeatSegments(state.rest.left)
    pool.repeatSegments(state.function.left)
    state.function = CostFunction(
      argmin: state.rest.argmin, left: start..<pool.segments.count, right: state.rest.right)
  }

  /// Adds the least cost of steps below the floors. It is not known which member these steps shorten.
  private mutating func addBelowFloors(_ subject: GroupWay.Subject, _ state: inout GroupState) {
    let start = pool.segments.count
    pool.repeatSegments(state.function.left)
    let middle = pool.segments.count
    for member in subject.members {
      let rank = subject.rank(of: member)
      for index in functions[Int(member.node)].left where pool.segments[index].slope.level <= rank {
        pool.segments.append(pool.segments[index])
      }
    }
    if pool.segments.count == middle { return pool.segments.removeSubrange(start...) }
    pool.sort(middle..<pool.segments.count)
    state.belowFloors = pool.segments[middle].slope
    state.function.left = start..<pool.segments.count
  }
}

// MARK: - From the root to the leaves

extension LengthSolver {
  /// Distributes a group's total in a sum among its members; false if their lengths are not unique.
  mutating func allot(group index: Int, in sum: Int) -> Bool {
    let group = tree.groups[index]
    let state = groupStates[index]
    let members = tree.members(of: group)
    if group.kind == .proportions {
      let unit = state.total / members.reduce(0) { $0 + $1.factor }
      for member in members { lengths[Int(member.node)] = member.factor * unit }
      return true
    }
    if tolerance.isBelow(state.total, state.least) { return false }
    if !isPromoted, !tolerance.isBelow(state.least, state.total) {
      guard staysAtFloors(index, in: sum) else { return false }
      for index in members.indices { lengths[Int(members[index].node)] = floors[index] }
      return true
    }
    if state.total >= state.full, group.kind == .shares {
      // It is not known which member exceeds its maximum.
      if tolerance.isBelow(state.full, state.total) { return false }
      for index in members.indices { lengths[Int(members[index].node)] = max(floors[index], members[index].maximum) }
      return true
    }
    if state.total >= state.full {
      for index in members.indices { lengths[Int(members[index].node)] = restLengths[index] }
      walk(state.rest, to: state.total) { solver, owner, length in
        solver.lengths[Int(owner)] += length
      }
      return true
    }
    let unit = unit(members, state)
    for index in members.indices {
      let member = members[index]
      lengths[Int(member.node)] = max(floors[index], min(member.maximum, member.inset + member.factor * unit))
    }
    return true
  }

  /// Whether even the cheapest step below a group's floors costs something at a level above the group's own, and costs
  /// more than each step that shortens the sum to its length. Otherwise another row costs as much as the members' rows,
  /// and the group's rows choose between them.
  private func staysAtFloors(_ index: Int, in sum: Int) -> Bool {
    guard let below = groupStates[index].belowFloors else { return true }
    guard below.level < ranks[Int(tree.groups[index].level)] else { return false }
    var rest = inner[sum].argmin - lengths[sum]
    var last: Slope?
    for segment in inner[sum].left where rest > 0 {
      last = pool.segments[segment].slope
      rest -= pool.segments[segment].length
    }
    guard let last else { return false }
    return last.level > below.level || last.level == below.level && pool.isClearlyLess(last, below)
  }

  private mutating func unit(_ members: ArraySlice<LengthTree.Member>, _ state: GroupState) -> Double {
    // The units at which each member leaves its floor and reaches its maximum.
    turns.removeAll()
    for index in members.indices {
      let member = members[index]
      turns.append(((floors[index] - member.inset) / member.factor, member.factor))
      if member.isLimited {
        let end = max(floors[index], member.maximum)
        turns.append(((end - member.inset) / member.factor, -member.factor))
      }
    }
    turns.sort { $0.unit < $1.unit }
    // Between two consecutive units, `sum = factors * unit + fixed`.
    var (factors, fixed) = (0.0, state.least)
    for position in turns.indices {
      let turn = turns[position]
      factors += turn.factor
      fixed -= turn.factor * turn.unit
      let isLast = position + 1 == turns.count
      guard factors > 0 else {
        if isLast { return turn.unit }
        continue
      }
      let unit = (state.total - fixed) / factors
      if isLast || unit <= turns[position + 1].unit { return max(unit, turns[0].unit) }
    }
    return 0
  }
}
