/// The positions of the lifelines of a sequence diagram. The diagram is as narrow as the minimum distances between its
/// lifelines and edges allow; the remaining space is shared evenly.
///
/// The distances are difference constraints whose longest paths give the minimum positions from each side (Cormen and
/// others, "Introduction to Algorithms", on difference constraints and shortest paths). Each lifeline is then moved
/// towards the position at which the gaps on both sides exceed their minimums equally.
struct SequenceColumns {
  /// The minimum distance from each position to each later position, or -1 for none. The positions are the left edge,
  /// the lifelines, and the right edge.
  private var least: [[Double]]
  private let count: Int

  init(lifelines: Int) {
    count = lifelines + 2
    least = Array(repeating: Array(repeating: -1, count: count), count: count)
    least[0][count - 1] = 0
    for place in 0..<count - 1 { least[place][place + 1] = 0 }
  }

  /// Sets the minimum distance of two lifelines. A `first` of nil is the left edge, a `second` of nil the right edge.
  mutating func separate(_ first: Int?, _ second: Int?, by distance: Double) {
    let (from, to) = (first.map { $0 + 1 } ?? 0, second.map { $0 + 1 } ?? count - 1)
    if from < to { least[from][to] = max(least[from][to], distance) }
  }

  private var leftmost: [Double] {
    var places = Array(repeating: 0.0, count: count)
    for to in 1..<count {
      for from in 0..<to where least[from][to] >= 0 { places[to] = max(places[to], places[from] + least[from][to]) }
    }
    return places
  }

  /// The minimum width from edge to edge.
  var width: Double { leftmost[count - 1] }

  /// The positions of the lifelines in the minimum width, in whole numbers.
  func places() -> [Double] {
    let first = leftmost
    var last = first
    for from in stride(from: count - 2, through: 0, by: -1) {
      last[from] = first[count - 1]
      for to in from + 1..<count where least[from][to] >= 0 { last[from] = min(last[from], last[to] - least[from][to]) }
    }
    // The mean of two solutions is a solution too, and so is the mean rounded down, as all distances are whole numbers.
    var places = zip(first, last).map { (($0 + $1) / 2).rounded(.down) }
    (places[0], places[count - 1]) = (0, first[count - 1])
    for _ in 0..<12 {
      var isMoved = false
      for place in 1..<count - 1 {
        var (low, high) = (0.0, places[count - 1])
        for from in 0..<place where least[from][place] >= 0 { low = max(low, places[from] + least[from][place]) }
        for to in place + 1..<count where least[place][to] >= 0 { high = min(high, places[to] - least[place][to]) }
        let (start, end) = (
          places[place - 1] + least[place - 1][place], places[place + 1] - least[place][place + 1]
        )
        let next = max(low, min(high, ((start + end) / 2).rounded(.down)))
        if next != places[place] { (places[place], isMoved) = (next, true) }
      }
      if !isMoved { break }
    }
    return Array(places[1..<count - 1])
  }
}
