extension CostPool {
  private mutating func append(_ length: Double, _ slope: Slope) {
    if length > 0 { segments.append(CostFunction.Segment(length: length, slope: slope)) }
  }

  /// Makes a function that costs nothing between two bounds.
  mutating func function(lower: Double, upper: Double) -> CostFunction {
    if lower == -.infinity { return function(around: upper < .infinity ? upper : 0, Slope(), Slope(), lower, upper) }
    let start = segments.count
    append(upper - lower, Slope())
    return CostFunction(argmin: lower, left: start..<start, right: start..<segments.count)
  }

  /// Makes a function with its minimum at `argmin`, from the costs of a step down and of a step up.
  mutating func function(
    around argmin: Double, _ down: Slope, _ up: Slope, _ lower: Double, _ upper: Double
  ) -> CostFunction {
    let start = segments.count
    append(argmin - lower, down)
    let middle = segments.count
    append(upper - argmin, up)
    return CostFunction(argmin: argmin, left: start..<middle, right: middle..<segments.count)
  }

  /// Makes a function from breakpoints in ascending order. `slopes` are the costs of a step up. There is one slope more
  /// than breakpoints: the first slope begins at `lower`, the last ends at `upper`.
  @inline(__always)
  mutating func function(
    _ count: Int, _ breakpoint: (Int) -> Double, _ slopes: ReusedList<Slope>, lower: Double, upper: Double
  ) -> CostFunction {
    // Breakpoints outside the bounds have no effect.
    func clamped(_ index: Int) -> Double {
      index < 0 ? lower : index >= count ? upper : min(max(breakpoint(index), lower), upper)
    }
    // The argmin is at the lower end of a flat part, or at the upper end if the lower end is infinite.
    var turn = 0
    while turn <= count, slopes[turn].isNegative { turn += 1 }
    if clamped(turn - 1) == -.infinity { turn += 1 }
    var argmin = clamped(turn - 1)
    if argmin == .infinity { argmin = 0 }
    let start = segments.count
    var place = argmin
    for index in (0..<min(turn, count + 1)).reversed() {
      let next = clamped(index - 1)
      append(place - next, scaled(slopes[index], by: -1))
      place = next
    }
    let middle = segments.count
    place = argmin
    for index in min(turn, count)...count {
      let next = clamped(index)
      append(next - place, slopes[index])
      place = next
    }
    return CostFunction(argmin: argmin, left: start..<middle, right: middle..<segments.count)
  }

  /// Makes a function without the part below `start`.
  mutating func function(_ function: CostFunction, from start: Double) -> CostFunction {
    if start > function.argmin {
      var (behind, index) = (start - function.argmin, function.right.lowerBound)
      while index < function.right.upperBound, behind >= segments[index].length {
        behind -= segments[index].length
        index += 1
      }
      let from = segments.count
      for segment in index..<function.right.upperBound {
        append(segments[segment].length - (segment == index ? behind : 0), segments[segment].slope)
      }
      return CostFunction(argmin: start, left: from..<from, right: from..<segments.count)
    }
    var (place, end) = (function.argmin, function.left.lowerBound)
    while end < function.left.upperBound, place - segments[end].length >= start {
      place -= segments[end].length
      end += 1
    }
    if end == function.left.upperBound { return function }
    let from = segments.count
    repeatSegments(function.left.lowerBound..<end)
    append(place - start, segments[end].slope)
    return CostFunction(argmin: function.argmin, left: from..<segments.count, right: function.right)
  }

  mutating func take(_ function: CostFunction, of other: CostPool) -> CostFunction {
    let start = segments.count
    for index in function.left { append(other.segments[index], of: other) }
    let middle = segments.count
    for index in function.right { append(other.segments[index], of: other) }
    return CostFunction(argmin: function.argmin, left: start..<middle, right: middle..<segments.count)
  }

  /// Makes the cost of a variable x from a function of `scale * x + offset`.
  mutating func function(_ function: CostFunction, times scale: Double, plus offset: Double) -> CostFunction {
    var result = function
    if scale != 1 { result = convolve(function, factor: 1 / scale) }
    result.argmin -= offset / scale
    return result
  }

  func allows(_ function: CostFunction, _ value: Double, _ tolerance: Tolerance) -> Bool {
    var (low, high) = (function.argmin, function.argmin)
    for index in function.left { low -= segments[index].length }
    for index in function.right { high += segments[index].length }
    return !tolerance.isBelow(value, low) && !tolerance.isBelow(high, value)
  }

  /// The sum of functions of one variable; nil if their bounds exclude every value. The functions are added in pairs,
  /// so that each segment is read only a logarithmic number of times.
  mutating func total(_ parts: inout ReusedList<CostFunction>, _ tolerance: Tolerance) -> CostFunction? {
    while parts.count > 1 {
      var kept = 0
      for index in stride(from: 0, to: parts.count, by: 2) {
        if index + 1 < parts.count {
          guard let sum = add(parts[index], parts[index + 1], tolerance) else { return nil }
          parts[kept] = sum
        } else {
          parts[kept] = parts[index]
        }
        kept += 1
      }
      parts.removeAll(from: kept)
    }
    return parts.isEmpty ? nil : parts[0]
  }

  /// The sum of two functions of one variable; nil if their bounds exclude every value.
  private mutating func add(_ first: CostFunction, _ second: CostFunction, _ tolerance: Tolerance) -> CostFunction? {
    let (low, high) = first.argmin <= second.argmin ? (first, second) : (second, first)
    if isBound(low) { return function(high, from: low.argmin) }
    if isBound(high), isEndless(low.right) { return function(low, from: high.argmin) }
    var (up, down) = (Walk(low.right), Walk(high.left))
    guard let span = addBetween(low, high, &up, &down, tolerance) else { return nil }
    var (turn, argmin) = (0, low.argmin + span.start)
    while turn < middle.count, !middle[turn].slope.isPositive {
      argmin += middle[turn].length
      turn += 1
    }
    let start = segments.count
    for index in (0..<turn).reversed() { append(middle[index].length, scaled(middle[index].slope, by: -1)) }
    if span.reachesLow { addOutward(Walk(low.left), down) }
    let end = segments.count
    for index in turn..<middle.count { append(middle[index].length, middle[index].slope) }
    if span.reachesHigh { addOutward(up, Walk(high.right)) }
    return CostFunction(argmin: argmin, left: start..<end, right: end..<segments.count)
  }

  /// Whether a function is only a lower bound, without costs.
  private func isBound(_ function: CostFunction) -> Bool {
    function.left.isEmpty && function.right.count == 1 && isEndless(function.right)
      && segments[function.right.lowerBound].slope.isZero
  }

  private func isEndless(_ side: Range<Int>) -> Bool {
    !side.isEmpty && segments[side.upperBound - 1].length == .infinity
  }

  /// A position on one side of a function.
  private struct Walk {
    var index: Int
    let end: Int
    /// The length within the current segment that the walk has passed.
    var behind = 0.0

    init(_ range: Range<Int>) {
      index = range.lowerBound
      end = range.upperBound
    }

    var isAtEnd: Bool { index == end }
  }

  private func room(_ walk: Walk) -> Double { segments[walk.index].length - walk.behind }

  private func advance(_ walk: inout Walk, by length: Double) {
    if length >= room(walk) {
      walk.index += 1
      walk.behind = 0
    } else {
      walk.behind += length
    }
  }

  /// The part of the gap between two argmins that both functions reach.
  private struct Span {
    var start: Double
    var reachesLow: Bool
    var reachesHigh: Bool
  }

  /// Computes the sum between the two argmins into `middle`, from left to right. Afterwards each walk is at the
  /// position from which it continues outward: `up` at the higher argmin, `down` at the lower argmin. Nil if the
  /// functions' bounds do not meet.
  private mutating func addBetween(
    _ low: CostFunction, _ high: CostFunction, _ up: inout Walk, _ down: inout Walk, _ tolerance: Tolerance
  ) -> Span? {
    let gap = high.argmin - low.argmin
    middle.removeAll()
    pieces.removeAll()
    var place = gap
    while place > 0, !down.isAtEnd {
      let length = min(room(down), place)
      place -= length
      pieces.append(Piece(start: place, slope: segments[down.index].slope))
      advance(&down, by: length)
    }
    let start = place
    place = 0
    while place < start, !up.isAtEnd {
      let length = min(room(up), start - place)
      place += length
      advance(&up, by: length)
    }
    if place < start {
      // The bounds do not meet, but a gap within rounding counts as one point.
      guard !tolerance.isBelow(low.argmin + place, low.argmin + start) else { return nil }
      return Span(start: start, reachesLow: false, reachesHigh: false)
    }
    for index in pieces.indices.reversed() {
      let end = index == 0 ? gap : pieces[index - 1].start
      while place < end, !up.isAtEnd {
        let length = min(room(up), end - place)
        let slope = sum(segments[up.index].slope, pieces[index].slope, times: -1)
        if length > 0 { middle.append(CostFunction.Segment(length: length, slope: slope)) }
        place = length == end - place ? end : place + length
        advance(&up, by: length)
      }
    }
    return Span(start: start, reachesLow: start == 0, reachesHigh: place >= gap)
  }

  /// Adds two sides, from the positions of their walks to the end of the shorter side.
  private mutating func addOutward(_ first: Walk, _ second: Walk) {
    var (first, second) = (first, second)
    while !first.isAtEnd, !second.isAtEnd {
      let length = min(room(first), room(second))
      append(length, sum(segments[first.index].slope, segments[second.index].slope, times: 1))
      advance(&first, by: length)
      advance(&second, by: length)
    }
  }

  struct Part: BitwiseCopyable, Sendable {
    var function: CostFunction
    var factor: Double
    /// The owner of the part's segments in the sum.
    var owner: Int32
  }

  mutating func convolve(_ function: CostFunction, factor: Double) -> CostFunction {
    var parts = ReusedList<Part>()
    parts.append(Part(function: function, factor: factor, owner: 0))
    return convolve(parts)
  }

  /// The minimum cost of `sum of factor * variable` over functions of different variables: all segments, sorted by cost
  /// (infimal convolution).
  mutating func convolve(_ parts: ReusedList<Part>) -> CostFunction {
    var argmin = 0.0
    for index in parts.indices { argmin += parts[index].factor * parts[index].function.argmin }
    let start = segments.count
    append(parts, goingUp: false)
    let middle = segments.count
    append(parts, goingUp: true)
    sort(start..<middle)
    sort(middle..<segments.count)
    return CostFunction(argmin: argmin, left: start..<middle, right: middle..<segments.count)
  }

  /// Adds the segments of each part for one direction. If a part is infinite in this direction, more expensive segments
  /// are never reached and are omitted; otherwise the functions of deeply nested views would grow with each level.
  /// Segments that are more expensive only because of defaults are kept, because they show freedom.
  private mutating func append(_ parts: ReusedList<Part>, goingUp: Bool) {
    var endless: Slope?
    if parts.count > 1 {
      for position in parts.indices {
        let side = parts[position].side(goingUp)
        guard isEndless(side) else { continue }
        let slope = scaled(segments[side.upperBound - 1].slope, by: 1 / abs(parts[position].factor))
        if let least = endless, !isLess(slope, least) { continue }
        endless = slope
      }
    }
    for position in parts.indices {
      let (factor, owner) = (abs(parts[position].factor), parts[position].owner)
      for index in parts[position].side(goingUp) {
        let slope = scaled(segments[index].slope, by: 1 / factor)
        if let endless, isClearlyLess(endless, slope) { break }
        segments.append(CostFunction.Segment(length: segments[index].length * factor, slope: slope, owner: owner))
      }
    }
  }
}

extension CostPool.Part {
  @inline(__always)
  fileprivate func side(_ goingUp: Bool) -> Range<Int> { (factor < 0) == goingUp ? function.left : function.right }
}
