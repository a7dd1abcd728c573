/// Orders the vertices of each layer so that few segments cross: by the medians of their neighbours in an adjacent
/// layer, and by transposing neighbours (Gansner and others, section 3). The order with the fewest crossings is kept.
///
/// The content of a cluster stays together, and clusters side by side have the same order in all layers.
struct LayerOrder {
  private var layers: [[Int]]
  private let above: Neighbours
  private let below: Neighbours
  private let vertices: [LayerGraph.Vertex]
  private let graph: LayeredGraph
  private var position: [Int]
  private var keys: [Double]
  private let hasClusters: Bool
  /// The clusters. Inner clusters come before the clusters around them.
  private let clusters: [Int]
  /// The order of the clusters inside each cluster, during one sweep. The key -1 is for outermost clusters.
  private var siblings: [Int: [Int]] = [:]
  /// The orders that the user requires among the members of each cluster. The key -1 is for members outside all
  /// clusters.
  private let rules: [Int: [OrderRule]]
  private var tree: [Int32] = []
  private var places = NeighbourPlaces()
  private var takesMeans = false
  private var random: UInt64 = 1
  private(set) var crossings = 0

  static func order(_ layerGraph: inout LayerGraph) -> Int {
    var order = LayerOrder(layerGraph)
    order.find()
    layerGraph.layers = order.layers
    return order.crossings
  }

  private init(_ source: LayerGraph) {
    layers = source.layers
    vertices = source.vertices
    graph = source.graph
    let segments = source.segments
    above = Neighbours(source.above) { segments[$0].upper }
    below = Neighbours(source.below) { segments[$0].lower }
    position = Array(repeating: 0, count: vertices.count)
    keys = Array(repeating: -1, count: vertices.count)
    hasClusters = source.spans.contains { $0 != nil }
    let graph = source.graph
    rules = OrderRule.rules(of: source)
    let depths = graph.clusters.indices.map { graph.clusters(around: $0).count }
    clusters = graph.clusters.indices.sorted { (depths[$1], $0) < (depths[$0], $1) }
  }

  /// How a search starts, and whether it sorts by means instead of medians.
  private struct Search {
    enum Start { case above, below, best, shuffled }
    var start: Start
    var takesMeans = false
  }

  /// Searches from several starts; from more starts in small graphs.
  private mutating func find() {
    var best: (layers: [[Int]], crossings: Int)?
    let rounds = max(1, min(24, 400_000 / max(1, vertices.count)))
    let patience = vertices.count > 1_000 ? 3 : 6
    var searches = [Search(start: .above), Search(start: .below), Search(start: .best, takesMeans: true)]
    for number in 0..<min(3, 2_400 / max(1, vertices.count)) {
      searches.append(Search(start: .shuffled, takesMeans: number % 2 == 1))
      searches.append(Search(start: .best, takesMeans: number % 2 == 0))
    }
    for search in searches {
      if search.start == .best, let best {
        layers = best.layers
        place()
      } else {
        start(search.start)
      }
      takesMeans = search.takesMeans
      let startsUpward = search.start == .below
      var (current, stale) = (count(), 0)
      for round in 0..<rounds {
        if best.map({ current < $0.crossings }) ?? true { best = (layers, current) }
        if current == 0 || stale >= patience { break }
        sweep(isDown: (round % 2 == 0) != startsUpward, takesLast: round % 4 < 2)
        transpose(takesEqual: round % 4 >= 2)
        let next = count()
        stale = next < current ? 0 : stale + 1
        current = next
      }
      if best.map({ current < $0.crossings }) ?? true { best = (layers, current) }
      if best?.crossings == 0 { break }
    }
    guard let best else { return }
    layers = best.layers
    place()
    transpose(takesEqual: false)
    crossings = count()
  }

  private mutating func place() { for layer in layers.indices { place(layer) } }

  private mutating func place(_ layer: Int) {
    for (place, vertex) in layers[layer].enumerated() { position[vertex] = place }
  }

  /// Begins with the order in which a breadth-first search reaches the vertices. The search starts in the first or the
  /// last layers, or at vertices in a shuffled order.
  private mutating func start(_ start: Search.Start) {
    let isFromBelow = start == .below
    var isReached = Array(repeating: false, count: vertices.count)
    var reached: [Int] = []
    reached.reserveCapacity(vertices.count)
    let (forth, back) = isFromBelow ? (above, below) : (below, above)
    var all = isFromBelow ? Array(vertices.indices.reversed()) : Array(vertices.indices)
    if start == .shuffled { shuffle(&all) }
    for root in (start == .shuffled ? [] : all.filter({ back.range(of: $0).isEmpty })) + all where !isReached[root] {
      isReached[root] = true
      var place = reached.count
      reached.append(root)
      while place < reached.count {
        let vertex = reached[place]
        place += 1
        for neighbours in [forth, back] {
          for number in neighbours.range(of: vertex) where !isReached[neighbours[number]] {
            isReached[neighbours[number]] = true
            reached.append(neighbours[number])
          }
        }
      }
    }
    for layer in layers.indices { layers[layer].removeAll(keepingCapacity: true) }
    for vertex in isFromBelow ? reached.reversed() : reached { layers[vertices[vertex].layer].append(vertex) }
    place()
    guard hasClusters else {
      for layer in layers.indices where !rules.isEmpty {
        keepRules(&layers[layer], inside: -1) { .vertex($0) }
        place(layer)
      }
      return
    }
    siblings = [:]
    for layer in layers.indices {
      for vertex in layers[layer] { keys[vertex] = Double(position[vertex]) }
      sortWithClusters(layer)
    }
  }

  /// Shuffles numbers. The result is the same in every layout.
  private mutating func shuffle(_ numbers: inout [Int]) {
    for place in numbers.indices.reversed() {
      random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      numbers.swapAt(place, Int(random >> 33) % (place + 1))
    }
  }

  // MARK: - Medians

  private mutating func sweep(isDown: Bool, takesLast: Bool) {
    siblings = [:]
    let order = isDown ? Array(layers.indices) : layers.indices.reversed()
    for (step, layer) in order.enumerated() {
      for vertex in layers[layer] {
        keys[vertex] = step == 0 ? Double(position[vertex]) : median(isDown ? above : below, of: vertex)
      }
      if hasClusters { sortWithClusters(layer) } else if step > 0 { sort(layer, takesLast) }
      place(layer)
    }
  }

  /// The weighted median of the places of a vertex' neighbours, or the mean if `takesMeans` is true; -1 without
  /// neighbours.
  private mutating func median(_ neighbours: Neighbours, of vertex: Int) -> Double {
    places.take(neighbours, of: vertex, position)
    let count = places.count
    if count == 0 { return -1 }
    if takesMeans { return Double(places.sum) / Double(count) }
    let middle = count / 2
    if count % 2 == 1 { return Double(places[middle]) }
    let (before, after) = (Double(places[middle - 1]), Double(places[middle]))
    let (left, right) = (before - Double(places[0]), Double(places[count - 1]) - after)
    return left + right > 0 ? (before * right + after * left) / (left + right) : (before + after) / 2
  }

  /// Sorts the vertices of a layer by their keys. Vertices without a key keep their places.
  private mutating func sort(_ layer: Int, _ takesLast: Bool) {
    var keyed: [(key: Double, place: Int, vertex: Int)] = []
    keyed.reserveCapacity(layers[layer].count)
    for (place, vertex) in layers[layer].enumerated() where keys[vertex] >= 0 {
      keyed.append((keys[vertex], takesLast ? -place : place, vertex))
    }
    keyed.sort { $0.key < $1.key || $0.key == $1.key && $0.place < $1.place }
    var next = 0
    for place in layers[layer].indices where keys[layers[layer][place]] >= 0 {
      layers[layer][place] = keyed[next].vertex
      next += 1
    }
    keepRules(&layers[layer], inside: -1) { .vertex($0) }
  }

  /// Moves members into the order that rules require. If rules contradict each other, some remain violated.
  private func keepRules<Member>(
    _ members: inout [Member], inside cluster: Int, _ kind: (Member) -> OrderRule.Member
  ) {
    guard let rules = rules[cluster] else { return }
    for _ in rules {
      var hasChanged = false
      for rule in rules {
        guard let first = members.firstIndex(where: { kind($0) == rule.first }),
          let second = members.firstIndex(where: { kind($0) == rule.second }), second < first
        else { continue }
        // Of a cluster and a vertex, the vertex is moved, because a cluster has the same place in all layers.
        let from = if case .cluster = rule.first { second } else { first }
        let member = members.remove(at: from)
        members.insert(member, at: from == first ? second : first)
        hasChanged = true
      }
      if !hasChanged { return }
    }
  }

  // MARK: - Clusters

  /// A vertex, or the part of a cluster in a layer.
  private struct Block {
    var cluster: Int?
    var vertices: [Int]
    var key: Double
  }

  /// Sorts a layer by keys: first the content of each cluster, then the cluster as one block.
  private mutating func sortWithClusters(_ layer: Int) {
    var blocks: [Int: [Block]] = [:]
    for vertex in layers[layer] {
      blocks[vertices[vertex].cluster ?? -1, default: []].append(
        Block(vertices: [vertex], key: keys[vertex]))
    }
    for cluster in clusters {
      guard let inside = blocks.removeValue(forKey: cluster) else { continue }
      let members = sorted(inside, inside: cluster)
      let known = members.filter { keys[$0] >= 0 }
      let key = known.isEmpty ? -1 : known.reduce(0) { $0 + keys[$1] } / Double(known.count)
      let parent = graph.clusters[cluster].parent ?? -1
      blocks[parent, default: []].append(Block(cluster: cluster, vertices: members, key: key))
    }
    layers[layer] = sorted(blocks[-1] ?? [], inside: -1)
    place(layer)
  }

  /// The vertices of blocks in the order of their keys. The borders of the cluster around the blocks are first and
  /// last.
  private mutating func sorted(_ blocks: [Block], inside cluster: Int) -> [Int] {
    var (first, last, inner) = ([Int](), [Int](), [Block]())
    for block in blocks {
      switch block.cluster == nil ? vertices[block.vertices[0]].kind : .node {
      case .leftBorder: first.insert(block.vertices[0], at: 0)
      case .title: first.append(block.vertices[0])
      case .rightBorder: last.append(block.vertices[0])
      default: inner.append(block)
      }
    }
    // Blocks without a key keep their places.
    inner.sort { position[$0.vertices[0]] < position[$1.vertices[0]] }
    let keyed = inner.enumerated().filter { $0.element.key >= 0 }
      .sorted { ($0.element.key, $0.offset) < ($1.element.key, $1.offset) }.map(\.element)
    var next = 0
    for place in inner.indices where inner[place].key >= 0 {
      inner[place] = keyed[next]
      next += 1
    }
    keepOrder(&inner, inside: cluster)
    keepRules(&inner, inside: cluster) { $0.cluster.map { .cluster($0) } ?? .vertex($0.vertices[0]) }
    return first + inner.flatMap(\.vertices) + last
  }

  /// Gives clusters the order that they have in the layers sorted earlier.
  private mutating func keepOrder(_ blocks: inout [Block], inside cluster: Int) {
    let places = blocks.indices.filter { blocks[$0].cluster != nil }
    guard places.count > 0 else { return }
    var sequence = siblings[cluster] ?? []
    var known = Set(sequence)
    var previous: Int?
    for place in places {
      guard let own = blocks[place].cluster else { continue }
      if known.insert(own).inserted {
        let after = previous.flatMap { sequence.firstIndex(of: $0) }
        sequence.insert(own, at: after.map { $0 + 1 } ?? 0)
      }
      previous = own
    }
    keepRules(&sequence, inside: cluster) { .cluster($0) }
    siblings[cluster] = sequence
    let ranks = Dictionary(uniqueKeysWithValues: sequence.enumerated().map { ($1, $0) })
    let ordered = places.map { blocks[$0] }.sorted { ranks[$0.cluster ?? -1] ?? 0 < ranks[$1.cluster ?? -1] ?? 0 }
    for (place, block) in zip(places, ordered) { blocks[place] = block }
  }

  // MARK: - Transpositions

  /// Exchanges neighbours as long as this saves crossings.
  private mutating func transpose(takesEqual: Bool) {
    var isStale = Array(repeating: false, count: layers.count)
    for round in 0..<12 {
      var hasChanged = false
      for layer in layers.indices where !isStale[layer] {
        isStale[layer] = true
        guard transpose(layer, takesEqual: takesEqual && round == 0) else { continue }
        hasChanged = true
        for near in max(0, layer - 1)...min(layers.count - 1, layer + 1) { isStale[near] = false }
      }
      if !hasChanged { return }
    }
  }

  /// Exchanges neighbours in one layer. Returns whether this saved crossings.
  private mutating func transpose(_ layer: Int, takesEqual: Bool) -> Bool {
    var row: [Int] = []
    swap(&row, &layers[layer])
    var hasChanged = false
    for place in row.indices.dropLast() {
      let (one, other) = (row[place], row[place + 1])
      guard mayExchange(one, other) else { continue }
      let (now, then) = crossings(one, other)
      guard then < now || takesEqual && then == now && now > 0 else { continue }
      row.swapAt(place, place + 1)
      (position[one], position[other]) = (place + 1, place)
      if then < now { hasChanged = true }
    }
    swap(&row, &layers[layer])
    return hasChanged
  }

  private func mayExchange(_ one: Int, _ other: Int) -> Bool {
    if !rules.isEmpty, isOrdered(one, other) { return false }
    if !hasClusters { return true }
    let (left, right) = (vertices[one], vertices[other])
    guard left.cluster == right.cluster else { return false }
    return !left.isBorder && !right.isBorder && left.kind != .title && right.kind != .title
  }

  /// Whether a rule requires a vertex before another vertex of the same cluster.
  private func isOrdered(_ one: Int, _ other: Int) -> Bool {
    rules[vertices[one].cluster ?? -1]?.contains { $0.first == .vertex(one) && $0.second == .vertex(other) } ?? false
  }

  /// The number of crossings between the segments of two neighbours, now and if they were exchanged.
  private func crossings(_ one: Int, _ other: Int) -> (now: Int, then: Int) {
    let (first, second) = (count(above, one, other), count(below, one, other))
    return (first.now + second.now, first.then + second.then)
  }

  private func count(_ neighbours: Neighbours, _ left: Int, _ right: Int) -> (now: Int, then: Int) {
    let (own, others) = (neighbours.range(of: left), neighbours.range(of: right))
    if own.isEmpty || others.isEmpty { return (0, 0) }
    var (now, then) = (0, 0)
    position.withUnsafeBufferPointer { position in
      neighbours.vertices.withUnsafeBufferPointer { vertices in
        for number in own {
          let place = position[Int(vertices[number])]
          for other in others {
            let second = position[Int(vertices[other])]
            now += second < place ? 1 : 0
            then += second > place ? 1 : 0
          }
        }
      }
    }
    return (now, then)
  }

  // MARK: - Counting

  /// Counts the crossings with an accumulation tree (Barth, Jünger and Mutzel, "Simple and efficient bilayer cross
  /// counting", 2002).
  private mutating func count() -> Int {
    var total = 0
    for layer in layers.indices.dropLast() { total += count(below: layer) }
    return total
  }

  private mutating func count(below layer: Int) -> Int {
    var first = 1
    while first < layers[layer + 1].count { first *= 2 }
    if tree.count < 2 * first { tree = Array(repeating: 0, count: 2 * first) }
    var total = 0
    for place in 0..<2 * first { tree[place] = 0 }
    for vertex in layers[layer] {
      places.take(below, of: vertex, position)
      tree.withUnsafeMutableBufferPointer { tree in
        for number in 0..<places.count {
          var index = first + places[number]
          tree[index] += 1
          while index > 1 {
            if index % 2 == 0 { total += Int(tree[index + 1]) }
            index /= 2
            tree[index] += 1
          }
        }
      }
    }
    return total
  }
}

/// The neighbours of each vertex on one side, in one array with the start of each vertex' neighbours.
private struct Neighbours {
  private(set) var vertices: [Int32] = []
  private var starts: [Int32] = [0]

  init(_ segments: [[Int]], _ end: (Int) -> Int) {
    for list in segments {
      for segment in list { vertices.append(Int32(truncatingIfNeeded: end(segment))) }
      starts.append(Int32(truncatingIfNeeded: vertices.count))
    }
  }

  func range(of vertex: Int) -> Range<Int> { Int(starts[vertex])..<Int(starts[vertex + 1]) }

  subscript(number: Int) -> Int { Int(vertices[number]) }
}

private struct NeighbourPlaces {
  private(set) var count = 0
  private var places: [Int] = []

  /// Reads the places of a vertex' neighbours in ascending order. A small number of places is sorted by insertion.
  mutating func take(_ neighbours: Neighbours, of vertex: Int, _ position: [Int]) {
    let range = neighbours.range(of: vertex)
    count = range.count
    if places.count < count { places = Array(repeating: 0, count: 2 * count) }
    if count > 32 {
      places = range.map { position[neighbours[$0]] }.sorted()
      return
    }
    for (number, neighbour) in range.enumerated() {
      let place = position[neighbours[neighbour]]
      var free = number
      while free > 0, places[free - 1] > place {
        places[free] = places[free - 1]
        free -= 1
      }
      places[free] = place
    }
  }

  subscript(number: Int) -> Int { places[number] }

  var sum: Int { places[..<count].reduce(0, +) }
}

/// The required order of two members of a cluster, or of two members outside all clusters.
private struct OrderRule {
  enum Member: Hashable {
    case vertex(Int)
    case cluster(Int)
  }

  let first: Member
  let second: Member

  /// The rules of a graph, for nodes that share a layer and for the clusters around nodes.
  static func rules(of source: LayerGraph) -> [Int: [OrderRule]] {
    var rules: [Int: [OrderRule]] = [:]
    for pair in source.graph.before where pair.first != pair.second {
      let own = source.graph.clusters(around: source.vertices[pair.first].cluster)
      let others = source.graph.clusters(around: source.vertices[pair.second].cluster)
      let shared = own.first { others.contains($0) }
      func member(_ node: Int, _ around: [Int]) -> Member {
        around.prefix { $0 != shared }.last.map { .cluster($0) } ?? .vertex(node)
      }
      let rule = OrderRule(first: member(pair.first, own), second: member(pair.second, others))
      rules[shared ?? -1, default: []].append(rule)
    }
    let lanes = source.graph.clusters.indices.filter { source.graph.clusters[$0].isLane && source.spans[$0] != nil }
    for (lane, next) in zip(lanes, lanes.dropFirst()) {
      rules[-1, default: []].append(OrderRule(first: .cluster(lane), second: .cluster(next)))
    }
    return rules
  }
}
