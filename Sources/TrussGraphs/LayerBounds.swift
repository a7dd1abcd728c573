/// The minimum distances between blocks. A block is a set of vertices at one place.
struct BlockSteps {
  /// For each block, the blocks that must be after it, and the minimum distances to them.
  private(set) var after: [[(block: Int, distance: Int)]]
  /// The blocks in an order in which each block comes after its predecessors; nil if two blocks must each be before the
  /// other.
  private(set) var order: [Int]?

  /// - Parameters:
  ///   - layers: the layers, each in its order.
  ///   - root: for each vertex, the first vertex of its block.
  ///   - distance: the minimum distance of two neighbours.
  init(_ layers: [[Int]], _ root: [Int], _ distance: (Int, Int) -> Int) {
    after = Array(repeating: [], count: root.count)
    var waiting = Array(repeating: 0, count: root.count)
    for layer in layers {
      for (one, other) in zip(layer, layer.dropFirst()) {
        after[root[one]].append((root[other], distance(one, other)))
        waiting[root[other]] += 1
      }
    }
    var order = root.indices.filter { root[$0] == $0 && waiting[$0] == 0 }
    var done = 0
    while done < order.count {
      for (other, _) in after[order[done]] {
        waiting[other] -= 1
        if waiting[other] == 0 { order.append(other) }
      }
      done += 1
    }
    if waiting.allSatisfy({ $0 == 0 }) { self.order = order }
  }

  /// The first possible places of blocks, none before its place in `least`.
  func firstPlaces(_ order: [Int], from least: [Int]) -> [Int] {
    var place = least
    for block in order {
      for (other, distance) in after[block] { place[other] = max(place[other], place[block] + distance) }
    }
    return place
  }
}

/// The first and the last possible place of each vertex within a width. The borders of a cluster are straight. Other
/// vertices may have any place that keeps the order of their layer.
struct LayerBounds {
  let width: Int
  private let first: [Int]
  private let last: [Int]

  /// Finds the bounds; nil if the layers need more width.
  init?(_ graph: LayerGraph, width: Int) {
    guard let first = Self.firstPlaces(in: graph, isMirrored: false),
      let last = Self.firstPlaces(in: graph, isMirrored: true)
    else { return nil }
    self.width = width
    self.first = first
    self.last = last.map { width - 1 - $0 }
    if zip(self.first, self.last).contains(where: { $0 > $1 }) { return nil }
  }

  /// The minimum width of the layers; nil if two borders must each be before the other.
  static func leastWidth(of graph: LayerGraph) -> Int? {
    guard let first = firstPlaces(in: graph, isMirrored: false) else { return nil }
    return zip(first, graph.vertices).reduce(0) { max($0, $1.0 + $1.1.right) }
  }

  /// The first possible places of vertices, counted from the left or, if mirrored, from the right.
  private static func firstPlaces(in graph: LayerGraph, isMirrored: Bool) -> [Int]? {
    let layers = isMirrored ? graph.layers.map { $0.reversed() } : graph.layers
    // Each border of a cluster is one block.
    var borders: [Int: Int] = [:]
    let root = graph.vertices.enumerated().map { number, vertex in
      guard vertex.isBorder else { return number }
      let border = 2 * vertex.index + (vertex.kind == .leftBorder ? 0 : 1)
      borders[border] = borders[border] ?? number
      return borders[border] ?? number
    }
    let steps = BlockSteps(layers, root) { isMirrored ? graph.separation($1, $0) : graph.separation($0, $1) }
    guard let order = steps.order else { return nil }
    var least = Array(repeating: 0, count: root.count)
    for (number, vertex) in graph.vertices.enumerated() {
      least[root[number]] = max(least[root[number]], isMirrored ? vertex.right - 1 : vertex.left)
    }
    let places = steps.firstPlaces(order, from: least)
    return root.map { places[$0] }
  }

  /// Centres the places in the width, and then moves each place into its bounds, no further than necessary. Keeps the
  /// minimum distances.
  func hold(_ place: inout [Int], of graph: LayerGraph) {
    var (low, high) = (Int.max, Int.min)
    for (number, vertex) in graph.vertices.enumerated() {
      low = min(low, place[number] - vertex.left)
      high = max(high, place[number] + vertex.right)
    }
    let shift = (width - low - high) >> 1
    for vertex in place.indices { place[vertex] = min(max(place[vertex] + shift, first[vertex]), last[vertex]) }
  }
}
