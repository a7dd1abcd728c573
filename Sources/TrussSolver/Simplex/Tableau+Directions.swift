/// A way of a nonbasic variable along which the cost falls.
struct Direction {
  var column: Int
  /// +1 up, -1 down.
  var sign: Double
  /// The slope along the way, negative.
  var rate: Double
}

extension Tableau {
  /// The direction in which the cost falls fastest (Dantzig's rule) among some: partial pricing. A few candidates are
  /// collected going round the columns; when none of them is left, the round goes on. Nil if a whole round finds none,
  /// which is at the least cost.
  mutating func steepestDirection(_ threshold: Double) -> Direction? {
    if let best = steepestCandidate(threshold) { return best }
    let count = gradient.touched.count
    for _ in 0..<count {
      if gradient.next >= count { gradient.next = 0 }
      let column = gradient.touched[gradient.next]
      gradient.next += 1
      if direction(of: Int(column), threshold) == nil { continue }
      candidates.append(column)
      if candidates.count == Tableau.candidateLimit { break }
    }
    return steepestCandidate(threshold)
  }

  /// Enough to choose from, few enough to look at each time.
  private static let candidateLimit = 40

  /// The best of the candidates; those that have become none are dropped.
  private mutating func steepestCandidate(_ threshold: Double) -> Direction? {
    var best: Direction?
    var kept = 0
    for index in candidates.indices {
      let column = candidates[index]
      guard let direction = direction(of: Int(column), threshold) else { continue }
      candidates[kept] = column
      kept += 1
      if let best, best.rate <= direction.rate { continue }
      best = direction
    }
    candidates.removeSubrange(kept...)
    return best
  }

  /// The direction of the first variable along which the cost falls, by Bland's rule; nil at the least cost.
  func firstDirection(_ threshold: Double) -> Direction? {
    var best: Direction?
    for column in gradient.touched {
      guard let direction = direction(of: Int(column), threshold) else { continue }
      if let best, variableOfColumn[best.column] < variableOfColumn[Int(column)] { continue }
      best = direction
    }
    return best
  }

  /// The way along a column on which the cost falls; nil if it falls on neither.
  @inline(__always)
  private func direction(of column: Int, _ threshold: Double) -> Direction? {
    let slope = gradient.slopes[column]
    let variable = Int(variableOfColumn[column])
    let hasHinges = firstHinge[variable] >= 0
    if (abs(slope) <= threshold && !hasHinges) || !isLive[column] { return nil }
    let own = hasHinges ? ownSlopes(of: variable) : (below: 0, above: 0)
    let up = slope + own.above
    let down = -slope - own.below
    if up < -threshold, value[variable] < upper[variable] {
      return Direction(column: column, sign: 1, rate: up)
    }
    if down < -threshold, lower[variable] < value[variable] {
      return Direction(column: column, sign: -1, rate: down)
    }
    return nil
  }
}
