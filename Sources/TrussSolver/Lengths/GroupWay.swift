/// What a group's sum costs as its unit grows: the breakpoints of the sum, and the slopes before, between and after.
struct GroupWay {
  private(set) var breakpoints: [Double] = []
  private(set) var slopes: [Slope] = []
  /// The sum where the unit is at its greatest, or all members at their maxima, where the last slope ends; infinite
  /// where there is no such end.
  private(set) var end = Double.infinity

  /// The ranks of a group's rows.
  struct Ranks {
    /// Of the rows about the members' parts.
    var group: Int32
    /// Of those about members with a maximum.
    var limit = Int32.max
    var growth = Int32.max
    var unit = Int32.max
  }

  /// A member, from the least unit to the greatest.
  private enum State {
    /// Longer than its part.
    case atFloor
    /// As long as its part. A step of it costs a slope.
    case growing(Slope)
    case atMaximum
  }

  /// A unit from which on a member is in another state.
  private struct Event {
    var unit: Double
    var member: Int
    var state: State
  }

  private let group: LengthTree.Group
  private let ranks: Ranks
  private let members: ArraySlice<LengthTree.Member>
  private var current: [State]
  /// The factors of the members that grow, and of all.
  private var factors = 0.0
  private let allFactors: Double
  private let areLimited: Bool

  init(
    _ group: LengthTree.Group, _ ranks: Ranks, _ members: ArraySlice<LengthTree.Member>, floors: [Double],
    _ functions: [CostFunction], _ pool: inout CostPool
  ) {
    self.group = group
    self.ranks = ranks
    self.members = members
    current = Array(repeating: .atFloor, count: floors.count)
    allFactors = members.reduce(0) { $0 + $1.factor }
    areLimited = members.allSatisfy { $0.maximum < .infinity }
    let greatest = group.kind == .shortfall ? 1 : Double.infinity
    var sum = floors.reduce(0, +)
    var unit = -Double.infinity
    for event in events(floors, functions, &pool) {
      if event.unit >= greatest { break }
      if event.unit > unit {
        // Before the first event the sum is constant.
        if factors > 0 {
          sum += factors * (event.unit - unit)
          close(at: sum, &pool)
        }
        unit = event.unit
      }
      take(event)
    }
    if areLimited {
      end = sum
    } else {
      if greatest < .infinity { end = factors > 0 ? sum + factors * (greatest - unit) : sum }
      slopes.append(factors > 0 ? slope(&pool) : Slope())
    }
  }

  private mutating func take(_ event: Event) {
    let factor = members[members.startIndex + event.member].factor
    switch (current[event.member], event.state) {
    case (.atFloor, .growing): factors += factor
    case (.growing, .atMaximum): factors -= factor
    default: break
    }
    current[event.member] = event.state
  }

  /// Ends the slope that holds up to here.
  private mutating func close(at sum: Double, _ pool: inout CostPool) {
    slopes.append(slope(&pool))
    breakpoints.append(sum)
  }

  private func events(_ floors: [Double], _ functions: [CostFunction], _ pool: inout CostPool) -> [Event] {
    var events: [Event] = []
    for (position, member) in members.enumerated() {
      let function = functions[Int(member.node)]
      var length = floors[position]
      let isLimited = member.maximum < .infinity
      func add(_ slope: Slope) {
        if isLimited, length >= member.maximum { return }
        let growth = Slope(ranks.growth, isLimited ? 1 : 0, group.order + UInt64(position))
        events.append(
          Event(
            unit: (length - member.inset) / member.factor, member: position,
            state: .growing(pool.sum(slope, growth, times: -1))))
      }
      let soft = function.left.filter { pool.segments[$0].slope.level > (isLimited ? ranks.limit : ranks.group) }
      for index in soft.reversed() {
        add(pool.scaled(pool.segments[index].slope, by: -1))
        length += pool.segments[index].length
      }
      for index in function.right {
        add(pool.segments[index].slope)
        length += pool.segments[index].length
      }
      if isLimited {
        let unit = (max(floors[position], member.maximum) - member.inset) / member.factor
        events.append(Event(unit: unit, member: position, state: .atMaximum))
      }
    }
    // Of a member's events at one unit the later one holds.
    return events.enumerated().sorted { ($0.element.unit, $0.offset) < ($1.element.unit, $1.offset) }.map(\.element)
  }

  /// What a step of the sum costs now: the unit moves by `1 / factors` of it, and with it all that grow.
  private func slope(_ pool: inout CostPool) -> Slope {
    var result = Slope()
    // The rows of those that are longer than their part are the ones that gain.
    var (gain, limitGain) = (0.0, 0.0)
    var (first, firstLimited): (Int?, Int?)
    for (position, state) in current.enumerated() {
      let member = members[members.startIndex + position]
      switch state {
      case .atFloor where member.maximum < .infinity:
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
    if group.kind == .shortfall { (gain, first) = (allFactors, 0) }
    if let firstLimited {
      let slope = Slope(ranks.limit, limitGain / factors, group.order + UInt64(firstLimited))
      result = pool.sum(result, slope, times: -1)
    }
    if let first {
      result = pool.sum(result, Slope(ranks.group, gain / factors, group.order + UInt64(first)), times: -1)
    }
    if areLimited {
      result = pool.sum(result, Slope(ranks.unit, 1 / factors, group.order + UInt64(current.count)), times: 1)
    }
    return result
  }
}
