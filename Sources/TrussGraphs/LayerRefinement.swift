/// Spreads the ends of edges along the sides of nodes, and moves vertices so that more lines are straight.
///
/// A line that passes layers at one place moves as a whole. A move never makes the weighted sum of the distances along the
/// layers longer, and keeps the distances between neighbours.
struct LayerRefinement {
  private var graph: LayerGraph
  private var place: [Int]
  private var position: [Int]

  /// Refines places, and sets the ports of segments.
  static func refine(_ graph: inout LayerGraph, _ place: inout [Int]) {
    var refinement = LayerRefinement(graph, place)
    let rounds = graph.vertices.count > 20_000 ? 1 : 3
    for _ in 0..<rounds {
      refinement.setPorts()
      for round in 0..<4 { refinement.moveUnits(isBackward: round % 2 == 1) }
    }
    refinement.setPorts()
    graph.segments = refinement.graph.segments
    place = refinement.place
  }

  private init(_ graph: LayerGraph, _ place: [Int]) {
    (self.graph, self.place) = (graph, place)
    position = Array(repeating: 0, count: place.count)
    for layer in graph.layers { for (number, vertex) in layer.enumerated() { position[vertex] = number } }
  }

  // MARK: - Ports

  private mutating func setPorts() {
    for vertex in graph.vertices.indices where graph.vertices[vertex].kind == .node {
      setPorts(vertex, graph.below[vertex], isBelow: true)
      setPorts(vertex, graph.above[vertex], isBelow: false)
    }
    setLabelPorts()
  }

  /// An edge between nodes of one layer reaches its label at both ends.
  private mutating func setLabelPorts() {
    for edge in graph.flatEdges where graph.chains[edge].count == 2 {
      let numbers = graph.chains[edge].sorted {
        let (one, other) = (graph.segments[$0].upper, graph.segments[$1].upper)
        return (place[one], one) < (place[other], other)
      }
      let label = graph.vertices[graph.segments[numbers[0]].lower]
      graph.segments[numbers[0]].lowerPort = -label.left
      graph.segments[numbers[1]].lowerPort = label.right - 1
    }
  }

  private func otherEnd(_ number: Int, isBelow: Bool) -> Int {
    let segment = graph.segments[number]
    return isBelow ? place[segment.lower] + segment.lowerPort : place[segment.upper] + segment.upperPort
  }

  /// The port that an author asked for at one end of a segment.
  private func givenPort(_ number: Int, isBelow: Bool) -> Int? {
    guard let edge = graph.segments[number].edge else { return nil }
    return isBelow == graph.isReversed[edge] ? graph.graph.edges[edge].targetPort : graph.graph.edges[edge].sourcePort
  }

  private mutating func setPorts(_ vertex: Int, _ numbers: [Int], isBelow: Bool) {
    if numbers.isEmpty { return }
    let ends = numbers.map { number -> (number: Int, order: (Int, Int, Int), wish: Int) in
      let segment = graph.segments[number]
      let other = isBelow ? segment.lower : segment.upper
      let given = givenPort(number, isBelow: isBelow)
      let wish = given ?? otherEnd(number, isBelow: isBelow) - place[vertex]
      return (number, (given ?? 0, position[other], number), wish)
    }.sorted { $0.order < $1.order }
    let hasGiven = numbers.contains { givenPort($0, isBelow: isBelow) != nil }
    let range = portRange(vertex, ends.count, isWhole: hasGiven)
    let wishes = ends.map { end in
      // A line that can be straight is. Others end in the middle, or beside those that do.
      range.contains(end.wish)
        ? SpreadPlaces.Wish(place: end.wish, weight: 4) : SpreadPlaces.Wish(place: 0)
    }
    let ports = SpreadPlaces.spread(wishes, by: graph.metrics.portSpacing, in: range)
    for (end, port) in zip(ends, ports) {
      if isBelow { graph.segments[end.number].upperPort = port } else { graph.segments[end.number].lowerPort = port }
    }
  }

  /// Where lines end on a side: in its middle half, if they have room there.
  private func portRange(_ vertex: Int, _ count: Int, isWhole: Bool) -> ClosedRange<Int> {
    let width = graph.sizes[graph.vertices[vertex].index].width
    let left = (width - 1) / 2
    let corner = min(graph.metrics.corner, left)
    let (low, high) = (corner - left, max(corner - left, width - left - 1 - corner))
    let needed = (count - 1) * graph.metrics.portSpacing
    let half = max(width / 4, (needed + 1) / 2)
    return isWhole ? low...high : max(low, -half)...max(max(low, -half), min(high, half))
  }

  // MARK: - Moves

  private mutating func moveUnits(isBackward: Bool) {
    let layers = isBackward ? Array(graph.layers.indices.reversed()) : Array(graph.layers.indices)
    var isMoved = Array(repeating: false, count: place.count)
    for layer in layers {
      for vertex in graph.layers[layer] where !isMoved[vertex] {
        let unit = self.unit(of: vertex)
        for member in unit { isMoved[member] = true }
        move(unit)
      }
    }
  }

  /// A vertex, or the vertices of its line that are at the same place.
  private func unit(of vertex: Int) -> [Int] {
    guard graph.vertices[vertex].isPassed else { return [vertex] }
    var unit = [vertex]
    let isBorder = graph.vertices[vertex].isBorder
    func isSame(_ other: Int) -> Bool {
      graph.vertices[other].isPassed && (isBorder || place[other] == place[vertex])
        && graph.vertices[other].index == graph.vertices[vertex].index
    }
    for isDown in [false, true] {
      var last = vertex
      while true {
        let next =
          isDown
          ? graph.below[last].first.map { graph.segments[$0].lower }
          : graph.above[last].first.map { graph.segments[$0].upper }
        guard let next, isSame(next) else { break }
        unit.append(next)
        last = next
      }
    }
    return unit
  }

  private mutating func move(_ unit: [Int]) {
    var (low, high) = (Int.min / 4, Int.max / 4)
    for vertex in unit {
      let row = graph.layers[graph.vertices[vertex].layer]
      let number = position[vertex]
      if number > 0 {
        low = max(low, place[row[number - 1]] + graph.separation(row[number - 1], vertex) - place[vertex])
      }
      if number + 1 < row.count {
        high = min(high, place[row[number + 1]] - graph.separation(vertex, row[number + 1]) - place[vertex])
      }
    }
    guard low <= high else { return }
    let shift: Int
    switch graph.vertices[unit[0]].kind {
    case .leftBorder: shift = high < Int.max / 4 ? high : 0
    case .rightBorder: shift = low > Int.min / 4 ? low : 0
    case .title: shift = low > Int.min / 4 ? low : 0
    default: shift = min(max(bestShift(unit), low), high)
    }
    if shift != 0 { for vertex in unit { place[vertex] += shift } }
  }

  /// The weighted median of the distances to the other ends of a unit's segments: the middle one where several are as
  /// good.
  private func bestShift(_ unit: [Int]) -> Int {
    var shifts: [SpreadPlaces.Wish] = []
    let members = unit.count > 1 ? Set(unit) : []
    for vertex in unit {
      for number in graph.above[vertex] where !members.contains(graph.segments[number].upper) {
        let segment = graph.segments[number]
        let own = place[vertex] + segment.lowerPort
        shifts.append(SpreadPlaces.Wish(place: place[segment.upper] + segment.upperPort - own, weight: segment.weight))
      }
      for number in graph.below[vertex] where !members.contains(graph.segments[number].lower) {
        let segment = graph.segments[number]
        let own = place[vertex] + segment.upperPort
        shifts.append(SpreadPlaces.Wish(place: place[segment.lower] + segment.lowerPort - own, weight: segment.weight))
      }
    }
    if shifts.isEmpty { return 0 }
    shifts.sort { $0.place < $1.place }
    return SpreadPlaces.middle(shifts)
  }
}

/// Whole places in a range, in order and at least a distance apart, near wished ones: the weighted sum of the differences
/// is least (pool adjacent violators, with medians).
enum SpreadPlaces {
  struct Wish {
    var place: Int
    var weight = 1
  }

  static func spread(_ wishes: [Wish], by distance: Int, in range: ClosedRange<Int>) -> [Int] {
    let count = wishes.count
    guard count > 0 else { return [] }
    // Where the range has no room, they are closer.
    let distance = count > 1 ? min(distance, (range.upperBound - range.lowerBound) / (count - 1)) : distance
    let last = max(range.lowerBound, range.upperBound - (count - 1) * distance)
    var pools: [[Wish]] = []
    var middles: [Int] = []
    for (number, wish) in wishes.enumerated() {
      // Taken out of the way: what is left has to be in order alone.
      let place = min(max(wish.place - number * distance, range.lowerBound), last)
      pools.append([Wish(place: place, weight: wish.weight)])
      middles.append(place)
      while pools.count > 1, middles[pools.count - 2] > middles[pools.count - 1] {
        let last = pools.removeLast()
        middles.removeLast()
        for wish in last { pools[pools.count - 1].insert(wish) }
        middles[pools.count - 1] = middle(pools[pools.count - 1])
      }
    }
    var places: [Int] = []
    for (pool, middle) in zip(pools, middles) { for _ in pool { places.append(middle + places.count * distance) } }
    return places
  }

  /// The weighted median of wishes in the order of their places; the middle of two that are as good.
  static func middle(_ wishes: [Wish]) -> Int {
    let total = wishes.reduce(0) { $0 + $1.weight }
    var (sum, first) = (0, 0)
    while 2 * (sum + wishes[first].weight) < total {
      sum += wishes[first].weight
      first += 1
    }
    let isEven = 2 * (sum + wishes[first].weight) == total && first + 1 < wishes.count
    return isEven ? (wishes[first].place + wishes[first + 1].place) >> 1 : wishes[first].place
  }
}

extension [SpreadPlaces.Wish] {
  /// Puts a wish in the order of the places.
  fileprivate mutating func insert(_ wish: SpreadPlaces.Wish) {
    var (low, high) = (0, count)
    while low < high {
      let half = (low + high) / 2
      if self[half].place <= wish.place { low = half + 1 } else { high = half }
    }
    insert(wish, at: low)
  }
}
