/// Finds the places of vertices along their layers. The order of the vertices in each layer is kept (Brandes and Köpf,
/// "Fast and simple horizontal coordinate assignment", 2002).
///
/// Vertices are aligned with the medians of their neighbours in four ways: from above or below, and from the left or
/// the right. Aligned vertices form a block, which has one place. The place of a block is the length of the longest
/// path to it, so that vertices of different sizes keep their distances. Finally each vertex gets the mean of the
/// middle two of its four places.
struct LayerCoordinates {
  private let source: LayerGraph
  /// For each segment, whether it crosses a segment that must be straight.
  private var isCrossing: [Bool]
  /// The sets of nodes that the user aligns at one place.
  private let groups: [[Int]]

  static func places(of graph: LayerGraph) -> [Int] {
    if graph.vertices.isEmpty { return [] }
    let coordinates = LayerCoordinates(graph)
    var results: [[Int]] = []
    for isUp in [false, true] {
      for isMirrored in [false, true] { results.append(coordinates.places(isUp: isUp, isMirrored: isMirrored)) }
    }
    return coordinates.middle(of: results)
  }

  private init(_ graph: LayerGraph) {
    source = graph
    groups = graph.alignedNodes
    isCrossing = Array(repeating: false, count: graph.segments.count)
    var position = Array(repeating: 0, count: graph.vertices.count)
    for layer in graph.layers { for (place, vertex) in layer.enumerated() { position[vertex] = place } }
    for layer in graph.layers.indices.dropFirst() { findCrossings(layer, position) }
    findBorderCrossings(position)
  }

  // MARK: - Segments that may not be straight

  private mutating func findCrossings(_ layer: Int, _ position: [Int]) {
    let row = source.layers[layer]
    var (first, scanned) = (0, 0)
    for (place, vertex) in row.enumerated() {
      let inner = source.above[vertex].first { isInner(source.segments[$0]) }.map { source.segments[$0].upper }
      guard inner != nil || place == row.count - 1 else { continue }
      let last = inner.map { position[$0] } ?? source.layers[layer - 1].count
      for other in row[scanned...place] {
        for number in source.above[other] where !isInner(source.segments[number]) {
          let upper = position[source.segments[number].upper]
          if upper < first || upper > last { isCrossing[number] = true }
        }
      }
      (first, scanned) = (last, place + 1)
    }
  }

  private mutating func findBorderCrossings(_ position: [Int]) {
    var rows: [[Int]] = Array(repeating: [], count: source.layers.count)
    for (number, segment) in source.segments.enumerated() where segment.edge != nil {
      rows[source.vertices[segment.upper].layer].append(number)
    }
    for border in source.segments where border.edge == nil {
      for number in rows[source.vertices[border.upper].layer] {
        let segment = source.segments[number]
        if (position[segment.upper] < position[border.upper]) != (position[segment.lower] < position[border.lower]) {
          isCrossing[number] = true
        }
      }
    }
  }

  private func isInner(_ segment: LayerGraph.Segment) -> Bool {
    source.vertices[segment.upper].isPassed && source.vertices[segment.lower].isPassed
  }

  // MARK: - One way

  private func places(isUp: Bool, isMirrored: Bool) -> [Int] {
    let layers = (isUp ? source.layers.reversed() : source.layers).map { isMirrored ? $0.reversed() : $0 }
    var position = Array(repeating: 0, count: source.vertices.count)
    for layer in layers { for (place, vertex) in layer.enumerated() { position[vertex] = place } }
    let roots = blocks(layers, position, isUp)
    // If the nodes cannot be aligned with these blocks, only borders are kept straight. If this fails, too, nodes are
    // not aligned.
    let borders = roots.indices.map { source.vertices[$0].isBorder ? roots[$0] : $0 }
    let tries = groups.isEmpty ? [] : [joined(roots), joined(borders)]
    let places = tries.lazy.compactMap { compacted(layers, $0, isMirrored) }.first
    return (places ?? compacted(layers, roots, isMirrored) ?? []).map { isMirrored ? -$0 : $0 }
  }

  /// Joins the blocks of aligned nodes. A block has at most one vertex in each layer: if a node's block would add a
  /// second one, only the node itself is joined.
  private func joined(_ roots: [Int]) -> [Int] {
    var roots = roots
    for group in groups {
      var taken = Set(group.map { source.vertices[$0].layer })
      for node in group {
        let block = roots.indices.filter { roots[$0] == roots[node] && $0 != node }
        let layers = block.map { source.vertices[$0].layer }
        let isWhole = taken.isDisjoint(with: layers)
        if isWhole { taken.formUnion(layers) }
        for vertex in block { roots[vertex] = isWhole ? group[0] : block[0] }
        roots[node] = group[0]
      }
    }
    return roots
  }

  /// For each vertex, the first vertex of its block.
  private func blocks(_ layers: [[Int]], _ position: [Int], _ isUp: Bool) -> [Int] {
    var (root, next) = (Array(source.vertices.indices), Array(source.vertices.indices))
    for layer in layers {
      var last = -1
      for vertex in layer {
        var neighbours = (isUp ? source.below[vertex] : source.above[vertex]).map { number in
          (number, isUp ? source.segments[number].lower : source.segments[number].upper)
        }
        if neighbours.isEmpty { continue }
        if neighbours.count > 1 { neighbours.sort { (position[$0.1], $0.0) < (position[$1.1], $1.0) } }
        for place in (neighbours.count - 1) / 2...neighbours.count / 2 {
          let (number, other) = neighbours[place]
          guard next[vertex] == vertex, last < position[other], !isCrossing[number] else { continue }
          next[other] = vertex
          root[vertex] = root[other]
          next[vertex] = root[other]
          last = position[other]
        }
      }
    }
    return root
  }

  /// Places blocks as far to the left as possible, and then as far to the right as possible without more space.
  ///
  /// - Returns: the places; nil if two blocks must each be before the other.
  private func compacted(_ layers: [[Int]], _ root: [Int], _ isMirrored: Bool) -> [Int]? {
    let steps = BlockSteps(layers, root) { isMirrored ? source.separation($1, $0) : source.separation($0, $1) }
    guard let order = steps.order else { return nil }
    var place = steps.firstPlaces(order, from: Array(repeating: 0, count: root.count))
    for block in order.reversed() where !steps.after[block].isEmpty {
      let room = steps.after[block].reduce(Int.max) { min($0, place[$1.block] - $1.distance) }
      // A right border stays close to its content.
      let kind = source.vertices[block].kind
      if room > place[block], kind != (isMirrored ? .leftBorder : .rightBorder) { place[block] = room }
    }
    return root.map { place[$0] }
  }

  // MARK: - The middle of four

  private func middle(of results: [[Int]]) -> [Int] {
    func extent(_ places: [Int]) -> (low: Int, high: Int) {
      var (low, high) = (Int.max, Int.min)
      for (vertex, place) in places.enumerated() {
        low = min(low, place - source.vertices[vertex].left)
        high = max(high, place + source.vertices[vertex].right)
      }
      return (low, high)
    }
    let extents = results.map(extent)
    let narrowest = extents.min { $0.high - $0.low < $1.high - $1.low } ?? (0, 0)
    let shifted = zip(results, extents).enumerated().map { number, result in
      let shift = number % 2 == 0 ? narrowest.low - result.1.low : narrowest.high - result.1.high
      return result.0.map { $0 + shift }
    }
    return source.vertices.indices.map { vertex in
      let places = shifted.map { $0[vertex] }.sorted()
      // All places are rounded down, so that distances are kept.
      return (places[1] + places[2]) >> 1
    }
  }
}
