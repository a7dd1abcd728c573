/// The time since it was made, or since the last lap.
struct Stopwatch {
  private var start = ContinuousClock.now

  mutating func lap() -> Duration {
    let now = ContinuousClock.now
    defer { start = now }
    return now - start
  }
}

extension Duration {
  /// A millionth of a second is fine enough: a clock's own call takes a tenth of one.
  var microseconds: Double { Double(components.seconds) * 1e6 + Double(components.attoseconds) / 1e12 }
  var seconds: Double { microseconds / 1e6 }
}
