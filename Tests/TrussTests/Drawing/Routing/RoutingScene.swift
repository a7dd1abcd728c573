import TestSupport
import TrussViews

@testable import TrussDrawing

/// Boxes at random places that do not touch, and links between them.
struct RoutingScene {
  var boxes: [Rect] = []
  var links: [RouteLink] = []
  var bounds: Rect
  private let metrics: RoutingMetrics

  /// - Parameters:
  ///   - seed: what the places depend on.
  ///   - count: the number of boxes at most.
  ///   - links: the number of links.
  ///   - width: the width of the picture, in cells.
  ///   - height: its height, in cells.
  ///   - inPoints: whether all of it is as large in points as the cells are.
  init(seed: UInt64, boxes count: Int, links: Int, width: Int, height: Int, inPoints: Bool = false) {
    var random = SplitMix64(seed: seed)
    metrics = inPoints ? .points : .cells
    bounds = Rect(x: 0, y: 0, width: Double(width), height: Double(height))
    for _ in 0..<count * 8 where boxes.count < count {
      let size = Size(
        width: Double(Int.random(in: 3...12, using: &random)), height: Double(Int.random(in: 3...5, using: &random)))
      let box = Rect(
        x: Double(Int.random(in: 2...(width - 15), using: &random)),
        y: Double(Int.random(in: 2...(height - 8), using: &random)), width: size.width, height: size.height)
      let around = Rect(x: box.x - 2, y: box.y - 2, width: box.width + 4, height: box.height + 4)
      if !boxes.contains(where: { $0.intersection(around).map { $0.width > 0 && $0.height > 0 } ?? false }) {
        boxes.append(box)
      }
    }
    guard boxes.count > 1 else { return }
    if inPoints { (bounds, boxes) = (bounds.inPoints, boxes.map(\.inPoints)) }
    for _ in 0..<links {
      let source = Int.random(in: boxes.indices, using: &random)
      var target = Int.random(in: boxes.indices, using: &random)
      if target == source { target = (source + 1) % boxes.count }
      self.links.append(
        RouteLink(
          source: RouteEnd(rect: boxes[source]), target: RouteEnd(rect: boxes[target], hasHead: true)))
    }
  }

  var routes: [Route] {
    var router = ConnectorRouter(obstacles: boxes, bounds: bounds, metrics: metrics)
    return router.routes(of: links)
  }
}

extension Rect {
  fileprivate var inPoints: Rect { Rect(x: x * 8, y: y * 16, width: width * 8, height: height * 16) }
}

/// The fewest bends of a route, and the length of the shortest of those, by trying all cells: an oracle for the router.
struct CellRoutes {
  private let scene: RoutingScene
  private let columns: Int
  private let rows: Int
  private var isFree: [Bool]

  init(_ scene: RoutingScene) {
    self.scene = scene
    (columns, rows) = (Int(scene.bounds.width), Int(scene.bounds.height))
    isFree = Array(repeating: true, count: columns * rows)
    for box in scene.boxes {
      for row in Int(box.minY)..<Int(box.maxY) {
        for column in Int(box.minX)..<Int(box.maxX) { isFree[row * columns + column] = false }
      }
    }
  }

  struct Cost: Equatable {
    var bends: Int
    var length: Int
  }

  /// The cost of the best route between the middles of sides; the length is counted in cells.
  func best(of link: RouteLink) -> Cost? {
    // The distance of each cell and direction from the source, by bends first.
    let steps = [(1, 0), (-1, 0), (0, 1), (0, -1)]
    // A route arrives in the direction opposite to that in which it would leave.
    let goals = ports(of: link.target.rect).map { state($0.cell, $0.direction ^ 1) }
    var layers: [[Int: Int]] = [[:]]
    for (cell, direction) in ports(of: link.source.rect) where isFree(cell) {
      layers[0][state(cell, direction)] = 1
    }
    for bends in 0..<10 {
      // Straight on, in order of length.
      var layer = layers[bends]
      var waiting = layer.keys.sorted()
      while let next = waiting.popLast() {
        guard let length = layer[next] else { continue }
        let (x, y, direction) = place(next)
        let cell = (x + steps[direction].0, y + steps[direction].1)
        guard isFree(cell) else { continue }
        let after = state(cell, direction)
        if layer[after].map({ length + 1 < $0 }) ?? true {
          layer[after] = length + 1
          waiting.append(after)
        }
      }
      // A turn leads into the next cell, so that none is in the cell of the head.
      if let length = goals.compactMap({ layer[$0] }).min() { return Cost(bends: bends, length: length) }
      var turned: [Int: Int] = [:]
      for (next, length) in layer {
        let (x, y, direction) = place(next)
        for other in direction < 2 ? [2, 3] : [0, 1] {
          let cell = (x + steps[other].0, y + steps[other].1)
          guard isFree(cell) else { continue }
          let after = state(cell, other)
          turned[after] = min(turned[after] ?? .max, length + 1)
        }
      }
      layers.append(turned)
    }
    return nil
  }

  /// Whether a head and a turn fit before the middle of each side of a view: where they do not, they share a cell.
  func hasRoom(before rect: Rect) -> Bool {
    let steps = [(1, 0), (-1, 0), (0, 1), (0, -1)]
    return ports(of: rect).allSatisfy { cell, direction in
      isFree(cell) && isFree((cell.0 + steps[direction].0, cell.1 + steps[direction].1))
    }
  }

  /// The cells before the middles of the sides, and the directions in which a route leaves there.
  private func ports(of rect: Rect) -> [(cell: (Int, Int), direction: Int)] {
    let column = Int((rect.midX).rounded(.down))
    let row = Int((rect.midY).rounded(.down))
    return [
      ((Int(rect.maxX), row), 0), ((Int(rect.minX) - 1, row), 1), ((column, Int(rect.maxY)), 2),
      ((column, Int(rect.minY) - 1), 3),
    ]
  }

  private func isFree(_ cell: (Int, Int)) -> Bool {
    cell.0 >= 0 && cell.0 < columns && cell.1 >= 0 && cell.1 < rows && isFree[cell.1 * columns + cell.0]
  }

  private func state(_ cell: (Int, Int), _ direction: Int) -> Int { (cell.1 * columns + cell.0) * 4 + direction }

  private func place(_ state: Int) -> (Int, Int, Int) { (state / 4 % columns, state / 4 / columns, state % 4) }
}
