/// Spreads the ends of edges along the sides of nodes, and moves vertices so that more lines are straight.
///
/// A line that passes several layers at one place moves as a whole. `moveUnits` does not increase the weighted sum of
/// the segments' lengths along the layers. All moves keep the minimum distances between neighbours.
struct LayerRefinement {
  private(set) var graph: LayerGraph
  var place: [Int]
  private var position: [Int]
  /// For each node that is aligned with others at one place, all of the aligned nodes.
  private var groups: [Int: [Int]] = [:]
  /// The width within which vertices stay; nil for any width.
  private let width: Int?

  static func refine(_ graph: inout LayerGraph, _ place: inout [Int], in bounds: LayerBounds? = nil) {
    var refinement = LayerRefinement(graph, place, bounds?.width)
    let rounds = graph.vertices.count > 20_000 ? 1 : 3
    for _ in 0..<rounds {
      refinement.setPorts()
      for round in 0..<4 { refinement.moveUnits(isBackward: round % 2 == 1) }
    }
    refinement.centreParents()
    refinement.setPorts()
    if !graph.metrics.isCells { refinement.straighten() }
    refinement.joinSteps()
    refinement.holdAnchors()
    refinement.placeBorders()
    refinement.centreAnchors()
    graph.segments = refinement.graph.segments
    place = refinement.place
  }

  private init(_ graph: LayerGraph, _ place: [Int], _ width: Int?) {
    (self.graph, self.place, self.width) = (graph, place, width)
    position = Array(repeating: 0, count: place.count)
    for layer in graph.layers { for (number, vertex) in layer.enumerated() { position[vertex] = number } }
    for group in graph.alignedNodes where group.allSatisfy({ place[$0] == place[group[0]] }) {
      for node in group { groups[node] = group }
    }
  }

  // MARK: - Ports

  private mutating func setPorts() {
    for vertex in graph.vertices.indices where graph.vertices[vertex].kind == .node {
      setPorts(vertex, graph.below[vertex], isBelow: true)
      setPorts(vertex, graph.above[vertex], isBelow: false)
    }
    setLabelPorts()
  }

  /// Connects the two segments of an edge between nodes of one layer to the two ends of its label.
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

  private mutating func setPorts(_ vertex: Int, _ numbers: [Int], isBelow: Bool) {
    if numbers.isEmpty { return }
    let ends = numbers.map { number -> (number: Int, given: Int?, order: (Int, Int, Int), desired: Int) in
      let segment = graph.segments[number]
      let other = isBelow ? segment.lower : segment.upper
      let given = graph.givenPort(number, isUpper: isBelow)
      let desired = given ?? otherEnd(number, isBelow: isBelow) - place[vertex]
      return (number, given, (given ?? 0, position[other], number), desired)
    }.sorted { $0.order < $1.order }
    let hasGiven = ends.contains { $0.given != nil }
    let gaps = ends.indices.map { place in
      let gap = graph.endSpacing(ends[place].number, isUpper: isBelow)
      guard place + 1 < ends.count, let own = ends[place].given, let next = ends[place + 1].given else { return gap }
      return min(gap, next - own)
    }
    let text = ends.last.flatMap { graph.endLabel($0.number, isUpper: isBelow)?.width } ?? 0
    let range = portRange(vertex, gaps, text: text, isWhole: hasGiven)
    let desired = ends.map { end in
      // A line is straight if possible. All other lines end in the middle, or beside straight lines.
      range.contains(end.desired)
        ? SpreadPlaces.DesiredPlace(place: end.desired, weight: 4) : SpreadPlaces.DesiredPlace(place: 0)
    }
    let ports = SpreadPlaces.spread(desired, by: Array(gaps.dropLast()), in: range)
    // A given place is kept, however close to others.
    let left = graph.vertices[vertex].left
    let side = -left...graph.sizes[graph.vertices[vertex].index].width - 1 - left
    for (end, port) in zip(ends, ports) {
      let port = end.given.map { min(max($0, side.lowerBound), side.upperBound) } ?? port
      if isBelow { graph.segments[end.number].upperPort = port } else { graph.segments[end.number].lowerPort = port }
    }
  }

  /// The range of ends on a side: its middle half, if the ends fit into this half.
  private func portRange(_ vertex: Int, _ gaps: [Int], text: Int, isWhole: Bool) -> ClosedRange<Int> {
    let width = graph.sizes[graph.vertices[vertex].index].width
    let left = (width - 1) / 2
    let corner = min(graph.corner(of: graph.vertices[vertex].index), left)
    // The text of the last edge needs space after the edge's end.
    let text = max(0, text - graph.metrics.portSpacing)
    let (low, high) = (corner - left, max(corner - left, width - left - 1 - corner - text))
    let needed = gaps.dropLast().reduce(0, +)
    let half = max(width / 4, (needed + 1) / 2)
    return isWhole ? low...high : max(low, -half)...max(max(low, -half), min(high, half))
  }

  /// Moves ends by less than the distance of two tracks, to straighten lines that are nearly straight.
  private mutating func straighten() {
    for number in graph.segments.indices where graph.segments[number].edge != nil {
      let segment = graph.segments[number]
      let jog = place[segment.lower] + segment.lowerPort - place[segment.upper] - segment.upperPort
      guard jog != 0, abs(jog) < graph.metrics.trackSpacing else { continue }
      if mayMove(number, isUpper: true, by: jog) {
        graph.segments[number].upperPort += jog
      } else if mayMove(number, isUpper: false, by: -jog) {
        graph.segments[number].lowerPort -= jog
      }
    }
  }

  /// Whether a moved end on a side of a node keeps its distances from the corners and from the ends beside it.
  private func mayMove(_ number: Int, isUpper: Bool, by shift: Int) -> Bool {
    let segment = graph.segments[number]
    let vertex = isUpper ? segment.upper : segment.lower
    guard graph.vertices[vertex].kind == .node, graph.givenPort(number, isUpper: isUpper) == nil else { return false }
    let width = graph.sizes[graph.vertices[vertex].index].width
    let (left, corner) = ((width - 1) / 2, graph.corner(of: graph.vertices[vertex].index))
    let port = (isUpper ? segment.upperPort : segment.lowerPort) + shift
    guard corner - left <= port, port < width - left - corner else { return false }
    return (isUpper ? graph.below[vertex] : graph.above[vertex]).allSatisfy { other in
      if other == number { return true }
      let place = isUpper ? graph.segments[other].upperPort : graph.segments[other].lowerPort
      let (first, gap) = place < port ? (other, port - place) : (number, place - port)
      return gap >= graph.endSpacing(first, isUpper: isUpper) * 3 / 4
    }
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

  /// The vertices that move together with a vertex: the vertices of the same line at the same place, or aligned nodes;
  /// at least the vertex itself.
  private func unit(of vertex: Int) -> [Int] {
    guard graph.vertices[vertex].isPassed else { return groups[vertex] ?? [vertex] }
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
      low = max(low, place(before: vertex) - place[vertex])
      high = min(high, place(after: vertex) - place[vertex])
    }
    guard low <= high else { return }
    let shift: Int
    switch graph.vertices[unit[0]].kind {
    case .leftBorder: shift = high < Int.max / 8 ? high : 0
    case .rightBorder: shift = low > Int.min / 8 ? low : 0
    case .title: shift = low > Int.min / 8 ? low : 0
    default: shift = min(max(bestShift(unit), low), high)
    }
    if shift != 0 { for vertex in unit { place[vertex] += shift } }
  }

  // MARK: - Steps

  /// Moves the vertices of lines that turn twice or more, so that the lines turn only once, if there is space. Vertices
  /// before the turn move below the upper end, and vertices after the turn move above the lower end. Lines that fan out
  /// turn early, and lines that meet turn late.
  private mutating func joinSteps() {
    let flat = Set(graph.flatEdges)
    for (edge, chain) in graph.chains.enumerated() where chain.count > 1 && !flat.contains(edge) {
      let (first, last) = (graph.segments[chain[0]], graph.segments[chain[chain.count - 1]])
      let (start, end) = (place[first.upper] + first.upperPort, place[last.lower] + last.lowerPort)
      let passed = chain.dropFirst().map { graph.segments[$0].upper }
      let places = [start] + passed.map { place[$0] } + [end]
      guard zip(places, places.dropFirst()).reduce(0, { $0 + ($1.0 == $1.1 ? 0 : 1) }) > 1 else { continue }
      func mayBe(_ vertex: Int, at goal: Int) -> Bool {
        place(before: vertex) <= goal && goal <= place(after: vertex)
      }
      let above = passed.prefix { mayBe($0, at: start) }.count
      let below = passed.reversed().prefix { mayBe($0, at: end) }.count
      guard above + below >= passed.count else { continue }
      let isFanOut = graph.below[first.upper].count >= graph.above[last.lower].count
      let turn = isFanOut ? passed.count - below : above
      for (number, vertex) in passed.enumerated() { place[vertex] = number < turn ? start : end }
    }
  }

  // MARK: - Trees

  /// Moves nodes of trees to the middle of their children, as far as their neighbours allow. Vertices straight above a
  /// node move together with it.
  private mutating func centreParents() {
    var shifts: [Int: Int] = [:]
    for layer in graph.layers.reversed() {
      for vertex in layer where groups[vertex] == nil && !graph.vertices[vertex].isBorder {
        guard let goal = centredPlace(vertex, shifts) else { continue }
        let old = place[vertex]
        place[vertex] = min(max(goal, place(before: vertex)), place(after: vertex))
        shifts[vertex] = place[vertex] - old
      }
    }
  }

  private func centredPlace(_ vertex: Int, _ shifts: [Int: Int]) -> Int? {
    let children = graph.below[vertex].map { graph.segments[$0].lower }
    guard graph.above[vertex].count <= 1, children.allSatisfy({ graph.above[$0].count == 1 }) else { return nil }
    if children.count == 1 {
      let segment = graph.segments[graph.below[vertex][0]]
      guard let shift = shifts[children[0]] else { return nil }
      let jog = place[vertex] + segment.upperPort - (place[children[0]] - shift + segment.lowerPort)
      return jog == 0 ? place[vertex] + shift : nil
    }
    guard graph.vertices[vertex].kind == .node, let first = children.map({ place[$0] }).min(),
      let last = children.map({ place[$0] }).max()
    else { return nil }
    return (first + last) >> 1
  }

  // MARK: - Borders

  /// Moves the borders of each cluster close to its nodes. If the title is wider than the nodes, the nodes are in the
  /// middle, as far as neighbours leave space. Lines that pass the title are after it.
  private mutating func placeBorders() {
    // The vertices of the borders and of the title of each cluster.
    var borders = graph.spans.map { _ in (left: [Int](), right: [Int](), title: Int?.none) }
    for (number, vertex) in graph.vertices.enumerated() {
      switch vertex.kind {
      case .leftBorder: borders[vertex.index].left.append(number)
      case .rightBorder: borders[vertex.index].right.append(number)
      case .title: borders[vertex.index].title = number
      case .node, .line, .label, .anchor: continue
      }
    }
    let depths = graph.spans.indices.map { graph.graph.clusters(around: $0).count }
    let innermostFirst = graph.spans.indices.sorted { (depths[$1], $0) < (depths[$0], $1) }
    let before = place
    // First, borders are as far apart as their neighbours allow, so that outer borders leave space for inner borders.
    let (start, end) = (place.min() ?? 0, place.max() ?? 0)
    for cluster in innermostFirst.reversed() where !graph.graph.clusters[cluster].isLane {
      let (left, right) = (borders[cluster].left, borders[cluster].right)
      let low = left.reduce(2 * start - end) { max($0, place(before: $1)) }
      let high = right.reduce(2 * end - start) { min($0, place(after: $1)) }
      for vertex in left { place[vertex] = min(place[vertex], low) }
      for vertex in right { place[vertex] = max(place[vertex], high) }
    }
    for cluster in innermostFirst {
      let (left, right) = (borders[cluster].left, borders[cluster].right)
      guard let title = borders[cluster].title, let first = left.first, let last = right.first else { continue }
      var low = left.reduce(Int.max) { min($0, $1 == left[0] ? Int.max : place(after: $1)) }
      // After the title there may be lines that end at the border.
      let after = graph.layers[graph.vertices[title].layer][position[title] + 1]
      let inner = low
      if after != last { low = min(low, place(after: title) - graph.separation(first, title)) }
      var high = right.reduce(Int.min) { max($0, $1 == last && after == last ? Int.min : place(before: $1)) }
      if low > high { (low, high) = (place[first], place[first]) }
      let width = max(high - low, graph.separation(first, title) + graph.separation(title, last))
      let outerLow = left.reduce(Int.min / 4) { max($0, place(before: $1)) }
      let outerHigh = right.reduce(Int.max / 4) { min($0, place(after: $1)) }
      low = max(outerLow, min(outerHigh - width, (low + high - width) >> 1))
      guard low + width <= outerHigh, low >= outerLow else {
        for vertex in left { place[vertex] = max(outerLow, min(inner, before[vertex])) }
        for vertex in right { place[vertex] = min(outerHigh, max(high, before[vertex])) }
        continue
      }
      for vertex in left { place[vertex] = low }
      for vertex in right { place[vertex] = low + width }
      place[title] = low + graph.separation(first, title)
    }
    let lanes = graph.spans.indices.filter { graph.graph.clusters[$0].isLane && !borders[$0].left.isEmpty }
    for (lane, next) in zip(lanes, lanes.dropFirst()) {
      let (right, left) = (borders[lane].right, borders[next].left)
      guard zip(right, left).allSatisfy({ position[$0] + 1 == position[$1] }) else { continue }
      let middle = (place[right[0]] + place[left[0]]) >> 1
      for vertex in right + left { place[vertex] = middle }
      if let title = borders[next].title { place[title] = middle + graph.separation(left[0], title) }
    }
  }

  /// The last place of a vertex that the next vertex or the width allows; Int.max / 4 without a limit.
  func place(after vertex: Int) -> Int {
    let row = graph.layers[graph.vertices[vertex].layer]
    let next = position[vertex] + 1
    guard next < row.count else { return width.map { $0 - graph.vertices[vertex].right } ?? Int.max / 4 }
    return place[row[next]] - graph.separation(vertex, row[next])
  }

  /// The first place of a vertex that the previous vertex or the width allows; Int.min / 4 without a limit.
  func place(before vertex: Int) -> Int {
    let row = graph.layers[graph.vertices[vertex].layer]
    let number = position[vertex]
    guard number > 0 else { return width == nil ? Int.min / 4 : graph.vertices[vertex].left }
    return place[row[number - 1]] + graph.separation(row[number - 1], vertex)
  }

  /// The weighted median of the distances to the other ends of a unit's segments. If several distances are equally
  /// good: their middle if all ends are on one side, as for a parent over its children; otherwise a distance that makes
  /// a line straight.
  private func bestShift(_ unit: [Int]) -> Int {
    var (upper, lower) = ([SpreadPlaces.DesiredPlace](), [SpreadPlaces.DesiredPlace]())
    let members = unit.count > 1 ? Set(unit) : []
    for vertex in unit {
      for number in graph.above[vertex] where !members.contains(graph.segments[number].upper) {
        let segment = graph.segments[number]
        let own = place[vertex] + segment.lowerPort
        upper.append(
          SpreadPlaces.DesiredPlace(place: place[segment.upper] + segment.upperPort - own, weight: segment.weight))
      }
      for number in graph.below[vertex] where !members.contains(graph.segments[number].lower) {
        let segment = graph.segments[number]
        let own = place[vertex] + segment.upperPort
        lower.append(
          SpreadPlaces.DesiredPlace(place: place[segment.lower] + segment.lowerPort - own, weight: segment.weight))
      }
    }
    let shifts = (upper + lower).sorted { $0.place < $1.place }
    if shifts.isEmpty { return 0 }
    let best = SpreadPlaces.middles(shifts)
    let (low, high) = (best.lowerBound, best.upperBound)
    // Whether a line above the unit is straight at a place, and whether a line below it is.
    func straight(_ place: Int) -> [Bool] { [upper, lower].map { $0.contains { $0.place == place } } }
    let (first, last) = (straight(low), straight(high))
    if first == last, first[0] != first[1] { return (low + high) >> 1 }
    if low == 0 || high == 0 { return 0 }
    return first[0] ? low : high
  }
}

/// Spreads integer places within a range, in order and with minimum distances. The weighted sum of their differences
/// from the desired places is minimal (pool adjacent violators, with medians).
enum SpreadPlaces {
  struct DesiredPlace {
    var place: Int
    var weight = 1
  }

  static func spread(_ desired: [DesiredPlace], by distances: [Int], in range: ClosedRange<Int>) -> [Int] {
    guard !desired.isEmpty else { return [] }
    // If the places do not fit into the range, they are closer to each other.
    let (sum, room) = (distances.reduce(0, +), range.upperBound - range.lowerBound)
    var offsets = [0]
    for distance in distances { offsets.append(offsets[offsets.count - 1] + distance) }
    if sum > room { offsets = offsets.map { $0 * room / sum } }
    let last = max(range.lowerBound, range.upperBound - offsets[offsets.count - 1])
    var pools: [[DesiredPlace]] = []
    var middles: [Int] = []
    for (number, desired) in desired.enumerated() {
      // After subtracting the offsets, the places only need to be in order.
      let place = min(max(desired.place - offsets[number], range.lowerBound), last)
      pools.append([DesiredPlace(place: place, weight: desired.weight)])
      middles.append(place)
      while pools.count > 1, middles[pools.count - 2] > middles[pools.count - 1] {
        let last = pools.removeLast()
        middles.removeLast()
        for desired in last { pools[pools.count - 1].insert(desired) }
        middles[pools.count - 1] = middle(pools[pools.count - 1])
      }
    }
    var places: [Int] = []
    for (pool, middle) in zip(pools, middles) { for _ in pool { places.append(middle + offsets[places.count]) } }
    return places
  }

  /// The weighted median of desired places, which must be sorted; if two places are equally good, their middle.
  static func middle(_ desired: [DesiredPlace]) -> Int {
    let best = middles(desired)
    return (best.lowerBound + best.upperBound) >> 1
  }

  /// The places at which the weighted sum of the distances to the desired places is minimal. These must be sorted.
  static func middles(_ desired: [DesiredPlace]) -> ClosedRange<Int> {
    let total = desired.reduce(0) { $0 + $1.weight }
    var (sum, first) = (0, 0)
    while 2 * (sum + desired[first].weight) < total {
      sum += desired[first].weight
      first += 1
    }
    let isEven = 2 * (sum + desired[first].weight) == total && first + 1 < desired.count
    return desired[first].place...desired[isEven ? first + 1 : first].place
  }
}

extension [SpreadPlaces.DesiredPlace] {
  fileprivate mutating func insert(_ desired: SpreadPlaces.DesiredPlace) {
    var (low, high) = (0, count)
    while low < high {
      let half = (low + high) / 2
      if self[half].place <= desired.place { low = half + 1 } else { high = half }
    }
    insert(desired, at: low)
  }
}
