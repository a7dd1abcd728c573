/// A conflict of distances as a way around: from point to point, and back to where it began.
///
///     |<------------------- 375 ------------------->|      the room
///     |-20-|<----- 200 ----->|-8-|<-- 200 -->|-20-|        the way without it: 448
///
/// A set of distances cannot hold exactly where such a way does not come out at 0, so that most conflicts are one. The
/// points may be edges of views or sizes: here they are only distinguished.
package struct Circuit<Point: Hashable> {
  /// A row for the distance of one point from another.
  package struct Link {
    /// The reader's number of the row.
    package var row: Int
    package var from: Point
    package var to: Point
    /// The distance between them, in points.
    package var length: Double

    package init(row: Int, from: Point, to: Point, length: Double) {
      self.row = row
      self.from = from
      self.to = to
      self.length = length
    }
  }

  /// A link as it is gone along.
  package struct Step {
    package var row: Int
    /// How far it goes; negative where the link is gone along backwards.
    package var length: Double
  }

  package let links: [Link]

  /// Makes a circuit of links, or nothing where they are not one: then some point has not two of them.
  package init?(_ links: [Link]) {
    guard links.count > 1 else { return nil }
    var degrees: [Point: Int] = [:]
    for link in links {
      degrees[link.from, default: 0] += 1
      degrees[link.to, default: 0] += 1
    }
    guard degrees.count == links.count, degrees.values.allSatisfy({ $0 == 2 }) else { return nil }
    self.links = links
  }

  /// The way all around: the first link backwards, then the others from its beginning to its end.
  package var around: [Step] {
    guard let first = links.first else { return [] }
    return [Step(row: first.row, length: -first.length)] + way(without: first.row)
  }

  /// The way without one of the rows, from that one's beginning to its end; empty where there is no such row.
  package func way(without row: Int) -> [Step] {
    guard let open = links.firstIndex(where: { $0.row == row }) else { return [] }
    var linksOfPoint: [Point: [Int]] = [:]
    for (index, link) in links.enumerated() where index != open {
      linksOfPoint[link.from, default: []].append(index)
      linksOfPoint[link.to, default: []].append(index)
    }
    var here = links[open].from
    var previous = open
    var steps: [Step] = []
    while let index = linksOfPoint[here]?.first(where: { $0 != previous }), steps.count < links.count {
      let link = links[index]
      let isForward = link.from == here
      here = isForward ? link.to : link.from
      previous = index
      steps.append(Step(row: link.row, length: isForward ? link.length : -link.length))
    }
    return steps
  }
}
