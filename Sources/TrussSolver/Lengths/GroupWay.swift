/// The cost of a group's sum while its unit grows: the breakpoints of the sum, and the slopes before, between and after
/// the breakpoints. The storage is reused for all groups.
struct GroupWay: Sendable {
  struct Subject {
    let group: LengthTree.Group
    let members: ArraySlice<LengthTree.Member>
    /// The rank of the rows for the members' parts.
    let rank: Int32
    /// The ranks of the rows for members with a maximum, as in `MaximumLevels`.
    var (limit, growth, unit) = (Int32.max, Int32.max, Int32.max)

    init(_ group: LengthTree.Group, _ members: ArraySlice<LengthTree.Member>, _ ranks: [Int32]) {
      (self.group, self.members) = (group, members)
      rank = ranks[Int(group.level)]
      guard let maxima = group.maxima else { return }
      (limit, growth, unit) = (ranks[Int(maxima.limit)], ranks[Int(maxima.growth)], ranks[Int(maxima.unit)])
    }

    /// The rank of the row for a member's part.
    func rank(of member: LengthTree.Member) -> Int32 { member.isLimited ? limit : rank }
  }

  /// The state of a member. As the unit grows, a member passes through the states in this order.
  private enum State: BitwiseCopyable {
    /// The member is longer than its part, `inset + factor * unit`.
    case atFloor
    /// The member is as long as its part. The associated slope is the cost per unit of its length.
    case growing(Slope)
    case atMaximum
  }

  /// The value of the unit at which a member enters a new state.
  private struct Event: BitwiseCopyable {
    var unit: Double
    var member: Int
    var state: State
  }

  private var breakpoints = ReusedList<Double>()
  private var slopes = ReusedList<Slope>()
  private var events = ReusedList<Event>()
  private var current = ReusedList<State>()
  private var factors = 0.0
  private var areLimited = false
  /// The sum at which the last slope ends, because the unit or all members are at their maximum; infinite if there is
  /// no such sum.
  private(set) var end = Double.infinity

  /// Computes the breakpoints and slopes of a group. `floors` has the same indices as the group's members.
  mutating func walk(
    _ subject: Subject, _ floors: [Double], _ functions: [CostFunction], _ pool: inout CostPool
  ) {
    breakpoints.removeAll()
    slopes.removeAll()
    current.removeAll()
    (factors, end, areLimited) = (0, .infinity, true)
    var sum = 0.0
    for index in subject.members.indices {
      current.append(.atFloor)
      sum += floors[index]
      areLimited = areLimited && subject.members[index].isLimited
    }
    let greatest = subject.group.kind == .shortfall ? 1 : Double.infinity
    var unit = -Double.infinity
    addEvents(subject, floors, functions, &pool)
    for index in events.indices {
      let event = events[index]
      if event.unit >= greatest { break }
      if event.unit > unit {
        // Before the first event the sum is constant.
        if factors > 0 {
          sum += factors * (event.unit - unit)
          slopes.append(slope(subject, &pool))
          breakpoints.append(sum)
        }
        unit = event.unit
      }
      take(event, subject)
    }
    if areLimited {
      end = sum
    } else {
      if greatest < .infinity { end = factors > 0 ? sum + factors * (greatest - unit) : sum }
      slopes.append(factors > 0 ? slope(subject, &pool) : Slope())
    }
  }

  /// The cost of the group's sum, as a function that begins at `least`.
  mutating func function(_ subject: Subject, from least: Double, _ pool: inout CostPool) -> CostFunction {
    if areLimited {
      // Beyond all maxima the cost of a step is known, but it is unknown which member the step lengthens.
      if breakpoints.isEmpty {
        breakpoints.append(end)
        slopes.append(Slope())
      }
      slopes.append(Slope(subject.limit, 1, subject.group.order))
    }
    return pool.function(
      breakpoints.count, { breakpoints[$0] }, slopes, lower: least, upper: areLimited ? .infinity : end)
  }

  private mutating func take(_ event: Event, _ subject: Subject) {
    let factor = subject.members[subject.members.startIndex + event.member].factor
    switch (current[event.member], event.state) {
    case (.atFloor, .growing): factors += factor
    case (.growing, .atMaximum): factors -= factor
    default: break
    }
    current[event.member] = event.state
  }

  private mutating func addEvents(
    _ subject: Subject, _ floors: [Double], _ functions: [CostFunction], _ pool: inout CostPool
  ) {
    events.removeAll()
    for (position, index) in subject.members.indices.enumerated() {
      let member = subject.members[index]
      let function = functions[Int(member.node)]
      var length = floors[index]
      var left = function.left.upperBound
      while left > function.left.lowerBound {
        left -= 1
        if pool.segments[left].slope.level <= subject.rank(of: member) { continue }
        add(position, at: length, pool.scaled(pool.segments[left].slope, by: -1), subject, &pool)
        length += pool.segments[left].length
      }
      for right in function.right {
        add(position, at: length, pool.segments[right].slope, subject, &pool)
        length += pool.segments[right].length
      }
      if member.isLimited {
        let unit = (max(floors[index], member.maximum) - member.inset) / member.factor
        events.append(Event(unit: unit, member: position, state: .atMaximum))
      }
    }
    // If a member has several events at the same unit, the last event counts.
    events.sort { $0.unit < $1.unit }
  }

  /// Adds the event at which a member's part reaches `length`. From then on, the member is as long as its part.
  private mutating func add(
    _ position: Int, at length: Double, _ slope: Slope, _ subject: Subject, _ pool: inout CostPool
  ) {
    let member = subject.members[subject.members.startIndex + position]
    if member.isLimited, length >= member.maximum { return }
    let growth = Slope(subject.growth, member.isLimited ? 1 : 0, subject.group.order + UInt64(position))
    events.append(
      Event(
        unit: (length - member.inset) / member.factor, member: position,
        state: .growing(pool.sum(slope, growth, times: -1))))
  }

  /// The current cost of a step of the sum. The unit moves by `1 / factors` of the step, and moves all growing members.
  private func slope(_ subject: Subject, _ pool: inout CostPool) -> Slope {
    let order = subject.group.order
    var result = Slope()
    // When the unit grows, the rows of the members that are longer than their parts cost less.
    var (gain, limitGain, allFactors) = (0.0, 0.0, 0.0)
    var (first, firstLimited): (Int?, Int?)
    for position in current.indices {
      let member = subject.members[subject.members.startIndex + position]
      allFactors += member.factor
      switch current[position] {
      case .atFloor where member.isLimited:
        limitGain += member.factor
        firstLimited = firstLimited ?? position
      case .atFloor:
        gain += member.factor
        first = first ?? position
      case .growing(let slope):
        if slope.isZero { continue }
        result = pool.sum(result, pool.scaled(slope, by: member.factor / factors), times: 1)
      case .atMaximum: break
      }
    }
    if subject.group.kind == .shortfall { (gain, first) = (allFactors, 0) }
    if let firstLimited {
      let slope = Slope(subject.limit, limitGain / factors, order + UInt64(firstLimited))
      result = pool.sum(result, slope, times: -1)
    }
    if let first {
      result = pool.sum(result, Slope(subject.rank, gain / factors, order + UInt64(first)), times: -1)
    }
    if areLimited {
      result = pool.sum(result, Slope(subject.unit, 1 / factors, order + UInt64(current.count)), times: 1)
    }
    return result
  }
}
