/// Finds the tracks of the lines between two layers. Each line that is not straight has a part along the layers, on a
/// track. These parts overlap neither each other nor the parts of other lines that lead from a layer to a track.
///
///         │a      │b                 a.start, b.start
///         └───┐   │                  the track of a
///     ┌───────┼───┘                  the track of b
///     │b      │a                     b.end, a.end
///
/// A line that begins above the place where another line ends must be on an earlier track. For all other overlapping
/// lines, the order with fewer crossings is taken. If two lines must each be before the other, one of them turns twice:
/// it has two tracks, and leads from one track to the other at a free place.
struct Channel {
  /// An end of a line at the channel's upper or lower side.
  struct End {
    var place: Int
    var isAbove: Bool
  }

  /// A part of a line: between both ends of the line, or between an end and the place where the line changes tracks.
  struct Line {
    var start: End
    var end: End
    var track = 0

    var low: Int { min(start.place, end.place) }
    var high: Int { max(start.place, end.place) }

    /// Whether the part has an end on the given side that is less than `spacing` away from `place`.
    func ends(near place: Int, isAbove: Bool, _ spacing: Int) -> Bool {
      start.isAbove == isAbove && abs(start.place - place) < spacing
        || end.isAbove == isAbove && abs(end.place - place) < spacing
    }

    func places(isAbove: Bool) -> [Int] { [start, end].filter { $0.isAbove == isAbove }.map(\.place) }
  }

  /// The parts of each line: one part, or two if the line changes tracks.
  private(set) var parts: [[Line]]
  private(set) var trackCount = 0
  private let spacing: Int
  private let straight: [Int]

  /// - Parameters:
  ///   - lines: the lines that are not straight.
  ///   - straight: the places of the straight lines.
  ///   - spacing: the minimum distance between lines along the layers.
  init(_ lines: [Line], straight: [Int], spacing: Int) {
    parts = lines.map { [$0] }
    (self.spacing, self.straight) = (spacing, straight)
    if lines.count > 600 { setTracksSimply() } else { setTracks() }
  }

  /// Whether a line must be on an earlier track than another line, because it begins above the place where the other
  /// ends.
  private func isBound(_ one: Line, before other: Line) -> Bool {
    other.places(isAbove: false).contains { place in one.ends(near: place, isAbove: true, spacing) }
  }

  private func overlaps(_ one: Line, _ other: Line) -> Bool {
    one.low < other.high + spacing && other.low < one.high + spacing
  }

  /// The number of crossings of two lines if the first is on an earlier track than the second.
  private func crossings(_ first: Line, above second: Line) -> Int {
    second.places(isAbove: true).count { first.low < $0 && $0 < first.high }
      + first.places(isAbove: false).count { second.low < $0 && $0 < second.high }
  }

  private mutating func setTracks() {
    let lines = parts.map { $0[0] }
    let count = lines.count
    // For each line, the lines that must or should follow, and how many unplaced lines must or should precede it.
    var after: [[(line: Int, isBound: Bool)]] = Array(repeating: [], count: count)
    var open = Array(repeating: (bound: 0, wished: 0), count: count)
    for one in lines.indices {
      for other in lines.indices where one != other {
        guard overlaps(lines[one], lines[other]), !joins(lines[one], lines[other]) else { continue }
        if isBound(lines[one], before: lines[other]) {
          after[one].append((other, true))
          open[other].bound += 1
        } else if !isBound(lines[other], before: lines[one]),
          crossings(lines[one], above: lines[other]) < crossings(lines[other], above: lines[one])
        {
          after[one].append((other, false))
          open[other].wished += 1
        }
      }
    }
    var isPlaced = Array(repeating: false, count: count)
    var order: [Int] = []
    var late: [Int] = []
    while order.count < count {
      let next = lines.indices.filter { !isPlaced[$0] }
        .min { (open[$0].bound, open[$0].wished, $0) < (open[$1].bound, open[$1].wished, $1) }
      guard let next else { break }
      if open[next].bound > 0 { late.append(next) }
      for (line, isBound) in after[next] { if isBound { open[line].bound -= 1 } else { open[line].wished -= 1 } }
      isPlaced[next] = true
      order.append(next)
    }
    split(lines, late)
    // All first parts get tracks before any second part.
    var placed: [Line] = []
    for number in order { parts[number][0].track = nextTrack(for: parts[number][0], after: &placed) }
    for number in late where parts[number].count > 1 {
      parts[number][1].track = nextTrack(for: parts[number][1], after: &placed)
    }
    joinTracks()
  }

  /// Whether two lines share an end. They may share a track, too.
  private func joins(_ one: Line, _ other: Line) -> Bool {
    [one.start, one.end].contains { end in
      [other.start, other.end].contains { $0.place == end.place && $0.isAbove == end.isAbove }
    }
  }

  /// Moves each line to the last track of a line with which it shares an end, unless another line is in the way.
  private mutating func joinTracks() {
    for number in parts.indices where parts[number].count == 1 {
      let line = parts[number][0]
      let last = parts.filter { $0.count == 1 && joins($0[0], line) }.map { $0[0].track }.max() ?? 0
      let isFree = parts.joined().allSatisfy { other in
        other.track <= line.track || other.track > last || !overlaps(line, other) || joins(line, other)
      }
      if isFree { parts[number][0].track = max(line.track, last) }
    }
  }

  /// The first track after the tracks of all placed lines that overlap a line.
  private mutating func nextTrack(for line: Line, after placed: inout [Line]) -> Int {
    var line = line
    for other in placed where overlaps(line, other) && !joins(line, other) {
      line.track = max(line.track, other.track + 1)
    }
    trackCount = max(trackCount, line.track + 1)
    placed.append(line)
    return line.track
  }

  /// Splits lines that were placed before a line that must precede them. Each split line changes tracks at a free
  /// place.
  private mutating func split(_ lines: [Line], _ late: [Int]) {
    var taken = straight + lines.flatMap { [$0.start.place, $0.end.place] }
    for number in late {
      let line = lines[number]
      guard let middle = freePlace(near: (line.low + line.high) / 2, taken) else { continue }
      taken.append(middle)
      let (upper, lower) = line.start.isAbove ? (line.start, line.end) : (line.end, line.start)
      let first = Line(start: upper, end: End(place: middle, isAbove: false))
      let second = Line(start: End(place: middle, isAbove: true), end: lower)
      parts[number] = [first, second]
    }
  }

  /// The nearest place with the minimum distance from all taken places; nil if none is found.
  private func freePlace(near middle: Int, _ taken: [Int]) -> Int? {
    let taken = taken.sorted()
    for step in 0..<max(4, 4 * (taken.count + 1) * spacing) {
      for place in [middle + step, middle - step] {
        var (low, high) = (0, taken.count)
        while low < high {
          let half = (low + high) / 2
          if taken[half] <= place - spacing { low = half + 1 } else { high = half }
        }
        if low == taken.count || taken[low] >= place + spacing { return place }
      }
    }
    return nil
  }

  /// Gives each line a separate track. Used if there are more lines than a reader of the picture could distinguish.
  private mutating func setTracksSimply() {
    for number in parts.indices { parts[number][0].track = number }
    trackCount = parts.count
  }
}
