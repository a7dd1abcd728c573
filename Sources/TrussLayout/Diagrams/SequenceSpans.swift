import TrussTree
import TrussViews

/// How far the parts of a sequence diagram reach from its lifelines, and how far apart the lifelines must be.
struct SequenceSpans {
  typealias Reach = SequenceMetrics.Reach

  /// How wide texts may be.
  struct Limit {
    /// The maximum width of a text for each gap between lifelines that the text spans.
    var width = Double.infinity
    var breaksWords = false
    var isNarrow = false
  }

  /// The first and the last lifeline of a frame, and how far the frame reaches beyond them.
  struct Frame {
    var first: Int
    var last: Int
    var reach: Reach
  }

  private let source: SequenceSource
  let limit: Limit
  let metrics: SequenceMetrics
  private(set) var columns: SequenceColumns
  /// The frames in the order in which they begin.
  private(set) var frames: [Frame?] = []

  /// A frame whose end is not reached yet: the first and the last participant in it, the extents of its elements on
  /// both sides of each lifeline, and the steps that show its titles.
  private struct OpenFrame {
    var number: Int
    var first = Int.max
    var last = Int.min
    var leftExtents: [Int: Double] = [:]
    var rightExtents: [Int: Double] = [:]
    var kind: Fragment.Kind
    var titles: [Int] = []
  }

  private var open: [OpenFrame] = []

  init(_ source: SequenceSource, _ limit: Limit) {
    (self.source, self.limit) = (source, limit)
    metrics = SequenceMetrics(isCells: source.medium.isCells, isNarrow: limit.isNarrow)
    let count = source.content.participants.count
    columns = SequenceColumns(lifelines: count)
    for place in 0..<count {
      let box = source.boxes[place]
      columns.separate(nil, place, by: box.left)
      columns.separate(place, nil, by: box.right)
      if place + 1 < count {
        columns.separate(place, place + 1, by: box.right + metrics.gap + source.boxes[place + 1].left)
      }
      if source.mostBars[place] > 0 { add(place, left: bars(place).left, right: bars(place).right) }
    }
    for step in source.content.steps.indices { read(step) }
  }

  private func bars(_ participant: Int) -> Reach { metrics.reach(ofBars: source.mostBars[participant]) }

  /// The width of a step's text that may be as wide as a number of gaps between lifelines.
  func width(of step: Int, gaps: Int = 1) -> Double {
    source.texts[step]?.width(in: limit.width * Double(max(1, gaps)), breaksWords: limit.breaksWords) ?? 0
  }

  // MARK: - Parts

  /// Leaves space for the elements beside a lifeline, and adds them to the innermost open frame.
  private mutating func add(_ participant: Int, left: Double? = nil, right: Double? = nil) {
    let last = source.content.participants.count - 1
    if let left {
      columns.separate(nil, participant, by: left)
      if participant > 0 {
        columns.separate(participant - 1, participant, by: bars(participant - 1).right + metrics.clear + left)
      }
    }
    if let right {
      columns.separate(participant, nil, by: right)
      if participant < last {
        columns.separate(participant, participant + 1, by: right + metrics.clear + bars(participant + 1).left)
      }
    }
    guard !open.isEmpty else { return }
    let frame = open.count - 1
    open[frame].first = min(open[frame].first, participant)
    open[frame].last = max(open[frame].last, participant)
    if let left { open[frame].leftExtents[participant] = max(open[frame].leftExtents[participant] ?? 0, left) }
    if let right { open[frame].rightExtents[participant] = max(open[frame].rightExtents[participant] ?? 0, right) }
  }

  private mutating func read(_ step: Int) {
    switch source.content.steps[step] {
    case .message(let message, let from, let to, _): add(message, from, to, step)
    case .note(_, let range, let side): addNote(range, side, step)
    case .separator:
      columns.separate(nil, nil, by: width(of: step, gaps: source.content.participants.count) + 4 * metrics.textGap)
    case .open(let kind, _):
      open.append(OpenFrame(number: frames.count, kind: kind, titles: [step]))
      frames.append(nil)
    case .operand: if !open.isEmpty { open[open.count - 1].titles.append(step) }
    case .close: close()
    case .activate(let participant), .deactivate(let participant), .destruction(let participant):
      let reach = bars(participant)
      add(participant, left: reach.left, right: reach.right)
    }
  }

  private mutating func add(_ message: Connector, _ from: Int?, _ to: Int?, _ step: Int) {
    let text = width(of: step, gaps: abs((from ?? 0) - (to ?? 0)))
    let line = metrics.line(message, text)
    switch (from, to) {
    case (let from?, let to?) where from == to:
      let beside = text > 0 ? metrics.textGap + text : 0
      add(from, left: bars(from).left, right: bars(from).right + metrics.loop.width + beside)
    case (let from?, let to?):
      let (low, high) = (min(from, to), max(from, to))
      func reach(_ participant: Int) -> Reach {
        source.creations[participant] == step ? source.boxes[participant] : bars(participant)
      }
      for participant in [low, high] {
        add(participant, left: reach(participant).left, right: reach(participant).right)
      }
      columns.separate(low, high, by: reach(low).right + line + reach(high).left)
    case (nil, let to?): add(to, left: bars(to).left + line + metrics.disc)
    case (let from?, nil): add(from, right: bars(from).right + line + metrics.disc)
    case (nil, nil): break
    }
  }

  private mutating func addNote(_ range: ClosedRange<Int>, _ side: Note.Side?, _ step: Int) {
    let (first, last) = (range.lowerBound, range.upperBound)
    let width = width(of: step, gaps: last - first) + 2 * metrics.noteInset.width
    switch side {
    case .leading: add(first, left: bars(first).left + metrics.noteGap + width)
    case .trailing: add(first, right: bars(first).right + metrics.noteGap + width)
    case nil where first == last:
      let reach = Reach(width: width)
      add(first, left: reach.left, right: reach.right)
    case nil:
      let (left, right) = noteReach(range)
      add(first, left: left)
      add(last, right: right)
      columns.separate(first, last, by: width - left - right)
    }
  }

  /// How far a note over several lifelines reaches beyond its outer lifelines.
  func noteReach(_ range: ClosedRange<Int>) -> (left: Double, right: Double) {
    (bars(range.lowerBound).left + metrics.noteReach, bars(range.upperBound).right + metrics.noteReach)
  }

  private mutating func close() {
    guard let frame = open.popLast() else { return }
    let isEmpty = frame.first > frame.last
    let (first, last) = isEmpty ? (0, source.content.participants.count - 1) : (frame.first, frame.last)
    var reach = Reach(
      left: max(bars(first).left + metrics.frameMargin, (frame.leftExtents[first] ?? 0) + metrics.framePadding),
      right: max(bars(last).right + metrics.frameMargin, (frame.rightExtents[last] ?? 0) + metrics.framePadding))
    // The tab must not cover the first lifeline.
    if !metrics.isCells { reach.left = max(reach.left, bars(first).left + source.tab(of: frame.kind).width + 4) }
    let start = titleStart(of: frame.kind, Frame(first: first, last: last, reach: reach))
    let title = frame.titles.map { titleWidth(of: $0, frame.kind, gaps: last - first, after: start) }.max() ?? 0
    if first == last {
      reach.right = max(reach.right, title - reach.left)
    } else {
      columns.separate(first, last, by: title - reach.left - reach.right)
    }
    frames[frame.number] = Frame(first: first, last: last, reach: reach)
    add(first, left: reach.left)
    add(last, right: reach.right)
  }

  /// In points, the distance from a frame's left edge to its conditions. They begin after the first lifeline.
  func titleStart(of kind: Fragment.Kind, _ frame: Frame) -> Double {
    frame.reach.left + bars(frame.first).right + metrics.textGap
  }

  /// The minimum width of a frame for a title, including the borders.
  private func titleWidth(of step: Int, _ kind: Fragment.Kind, gaps: Int, after start: Double) -> Double {
    let (condition, tab) = (width(of: step, gaps: gaps), source.tab(of: kind).width)
    if !metrics.isCells { return max(tab + 12, start) + (condition > 0 ? condition + 12 : 0) }
    guard case .open = source.content.steps[step] else { return condition + 2 * metrics.framePadding + 2 }
    let isWhole = source.texts[step].map { condition >= $0.width } ?? true
    return 4 + (isWhole ? tab + (condition > 0 ? condition + 1 : 0) : max(tab, condition + 2))
  }
}
