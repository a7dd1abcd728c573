/// What a group's sum costs as its unit grows: the breakpoints of the sum, and the slopes before, between and after.
struct GroupWay {
  private(set) var breakpoints: [Double] = []
  private(set) var slopes: [Slope] = []
  /// The sum where the unit is at its greatest; infinite where it has no such.
  private(set) var end = Double.infinity

  /// A unit from which on a member's length costs another slope; the first, from which on it follows the unit.
  private struct Event {
    var unit: Double
    var member: Int
    var slope: Slope
  }

  private let group: LengthTree.Group
  private let rank: Int32
  private let members: ArraySlice<LengthTree.Member>
  /// What each member costs; nil for those at their floors.
  private var current: [Slope?]
  private var factors = 0.0
  private let allFactors: Double

  init(
    _ group: LengthTree.Group, _ rank: Int32, _ members: ArraySlice<LengthTree.Member>, floors: [Double],
    _ functions: [CostFunction], _ pool: inout CostPool
  ) {
    self.group = group
    self.rank = rank
    self.members = members
    current = Array(repeating: nil, count: floors.count)
    allFactors = members.reduce(0) { $0 + $1.factor }
    let greatest = group.kind == .shortfall ? 1 : Double.infinity
    var sum = floors.reduce(0, +)
    var unit = -Double.infinity
    for event in events(floors, functions, &pool) {
      if event.unit >= greatest { break }
      if event.unit > unit {
        // Before the first event the sum stands still.
        if factors > 0 {
          sum += factors * (event.unit - unit)
          close(at: sum, &pool)
        }
        unit = event.unit
      }
      if current[event.member] == nil { factors += members[members.startIndex + event.member].factor }
      current[event.member] = event.slope
    }
    if greatest < .infinity { end = factors > 0 ? sum + factors * (greatest - unit) : sum }
    slopes.append(factors > 0 ? slope(&pool) : Slope())
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
      func add(_ slope: Slope) {
        events.append(Event(unit: (length - member.inset) / member.factor, member: position, slope: slope))
      }
      let soft = function.left.filter { pool.segments[$0].slope.level > rank }
      for index in soft.reversed() {
        add(pool.scaled(pool.segments[index].slope, by: -1))
        length += pool.segments[index].length
      }
      for index in function.right {
        add(pool.segments[index].slope)
        length += pool.segments[index].length
      }
    }
    // Of a member's events at one unit the later one holds.
    return events.enumerated().sorted { ($0.element.unit, $0.offset) < ($1.element.unit, $1.offset) }.map(\.element)
  }

  /// What a step of the sum costs now: the unit moves by `1 / factors` of it, and with it all that follow the unit.
  private func slope(_ pool: inout CostPool) -> Slope {
    var result = Slope()
    for (position, slope) in current.enumerated() {
      guard let slope, !slope.isZero else { continue }
      let factor = members[members.startIndex + position].factor
      result = pool.sum(result, pool.scaled(slope, by: factor / factors), times: 1)
    }
    // The rows of those that do not follow are the ones that gain.
    guard let first = group.kind == .shortfall ? 0 : current.firstIndex(where: { $0 == nil }) else { return result }
    let gain = group.kind == .shortfall ? allFactors / factors : (allFactors - factors) / factors
    return pool.sum(result, Slope(rank, gain, group.order + UInt64(first)), times: -1)
  }
}
