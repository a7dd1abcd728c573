import TrussTree
import TrussViews

/// Lays out the messages of a sequence diagram in order, below one another.
struct SequenceRows {
  let source: SequenceSource
  let spans: SequenceSpans
  let metrics: SequenceMetrics
  /// The left edges of the lifelines.
  let lifelines: [Double]
  private let isRightToLeft: Bool
  private let width: Double

  /// The y coordinate at which the next part begins.
  private(set) var y = 0.0
  private(set) var participants: [Rect] = []
  private var canvas = SequenceMarks()
  private var lives: [Lifeline]
  private var bars: [Bar] = []
  private var frames: [OpenFrame] = []
  private var frameCount = 0

  private struct Lifeline {
    var start = 0.0
    var end: Double?
    /// The texts and notes in front of the lifeline or its bars.
    var cuts: [Rect] = []
    /// The open bars on the lifeline, the innermost last.
    var open: [OpenBar] = []
  }

  private struct OpenBar {
    var start: Double?
    var end = 0.0
  }

  private struct Bar {
    var participant: Int
    var level: Int
    var start: Double
    var end: Double
  }

  private struct OpenFrame {
    var rect: Rect
    var tab: Size
    var span: SequenceSpans.Frame
    /// The left edge of the conditions, for which the first lifeline leaves space.
    var conditions = 0.0
  }

  init(_ source: SequenceSource, _ spans: SequenceSpans, isRightToLeft: Bool) {
    (self.source, self.spans, self.isRightToLeft) = (source, spans, isRightToLeft)
    (metrics, width) = (spans.metrics, spans.columns.width)
    lifelines = spans.columns.places()
    lives = lifelines.map { _ in Lifeline() }
  }

  var size: Size { Size(width: width, height: y) }

  mutating func place() {
    y = source.sizes.indices.filter { source.creations[$0] == nil }.map { source.sizes[$0].height }.max() ?? 0
    participants = source.sizes.indices.map { number in
      Rect(
        x: lifelines[number] - source.boxes[number].left, y: max(0, y - source.sizes[number].height),
        width: source.sizes[number].width, height: source.sizes[number].height)
    }
    for number in lives.indices { lives[number].start = y }
    for (number, step) in source.content.steps.enumerated() { place(step, number) }
    y += metrics.foot
    drawLifelines()
    if isRightToLeft { participants = participants.map { $0.mirrored(in: width) } }
  }

  var marks: [SequenceFigure.Mark] { canvas.all(mirroredIn: isRightToLeft ? width : nil) }

  private mutating func place(_ step: SequenceContent.Step, _ number: Int) {
    switch step {
    case .message(let message, let from?, let to?, _) where from == to: placeLoop(message, at: from, number)
    case .message(let message, let from, let to, _): placeMessage(message, from, to, number)
    case .note(_, let range, let side): placeNote(range, side, number)
    case .separator: placeSeparator(number)
    case .open(let kind, _): openFrame(kind, number)
    case .operand: placeOperand(number)
    case .close: closeFrame()
    case .activate(let participant): lives[participant].open.append(OpenBar())
    case .deactivate(let participant): closeBar(of: participant)
    case .destruction(let participant): destroy(participant)
    }
  }

  // MARK: - Lifelines

  private func middle(_ participant: Int) -> Double { lifelines[participant] + 0.5 }

  /// How far the open bars on a lifeline reach.
  private func reach(_ participant: Int) -> SequenceMetrics.Reach {
    metrics.reach(ofBars: lives[participant].open.count)
  }

  /// Extends the open bars over an event between two y coordinates.
  private mutating func happen(from start: Double, to end: Double) {
    for number in lives.indices where !lives[number].open.isEmpty {
      for bar in lives[number].open.indices {
        lives[number].open[bar].start = lives[number].open[bar].start ?? start
        lives[number].open[bar].end = end
      }
    }
  }

  private mutating func closeBar(of participant: Int) {
    guard let bar = lives[participant].open.popLast(), let start = bar.start else { return }
    var end = bar.end
    if metrics.isCells {
      bars.append(Bar(participant: participant, level: 0, start: start.rounded(.down), end: end.rounded(.down) + 1))
      return
    }
    if end - start < metrics.barHeight {
      end = start + metrics.barHeight
      y = max(y, end + 2)
      for open in lives[participant].open.indices { lives[participant].open[open].end = end + 3 }
    }
    bars.append(Bar(participant: participant, level: lives[participant].open.count, start: start, end: end))
  }

  private mutating func destroy(_ participant: Int) {
    y += metrics.isCells ? 0 : 6
    let middle = Point(x: middle(participant), y: y + (metrics.isCells ? 0.5 : 5))
    while !lives[participant].open.isEmpty { closeBar(of: participant) }
    lives[participant].end = lives[participant].end ?? (metrics.isCells ? y : middle.y)
    canvas.cross(at: middle, isCells: metrics.isCells)
    y += metrics.isCells ? 1 : 10
  }

  /// Draws the lifelines and their bars, without the parts that texts cover.
  private mutating func drawLifelines() {
    var covered = lives.indices.map { cuts(of: $0, lifelines[$0], 1) }
    for bar in bars {
      let x = lifelines[bar.participant] - metrics.bar + metrics.barStep * Double(bar.level)
      for part in Self.parts(from: bar.start, to: bar.end, without: cuts(of: bar.participant, x, 2 * metrics.bar + 1)) {
        canvas.bars.append(
          .bar(
            Rect(x: x, y: part.start, width: 2 * metrics.bar + 1, height: part.end - part.start),
            startsHere: part.start == bar.start, endsHere: part.end == bar.end))
      }
      covered[bar.participant].append((bar.start, bar.end))
    }
    for number in lives.indices {
      let end = lives[number].end ?? y
      for part in Self.parts(from: lives[number].start, to: end, without: covered[number]) {
        let x = middle(number)
        let joins = metrics.isCells && source.areOutlined[number] && part.start == lives[number].start
        canvas.lifelines.append(
          .line([Point(x: x, y: part.start - (joins ? 0.5 : 0)), Point(x: x, y: part.end)], SequenceMarks.lifeline))
      }
    }
  }

  /// The vertical ranges in which texts are over a strip of a lifeline.
  private func cuts(of participant: Int, _ x: Double, _ width: Double) -> [(start: Double, end: Double)] {
    lives[participant].cuts.filter { $0.minX < x + width && $0.maxX > x }.map { ($0.minY, $0.maxY) }
  }

  /// The parts of a range that are outside of all cuts.
  private static func parts(
    from start: Double, to end: Double, without cuts: [(start: Double, end: Double)]
  ) -> [(start: Double, end: Double)] {
    var (parts, place) = ([(start: Double, end: Double)](), start)
    for cut in cuts.sorted(by: { $0.start < $1.start }) where cut.end > place && cut.start < end {
      if cut.start > place { parts.append((place, cut.start)) }
      place = max(place, cut.end)
    }
    if place < end { parts.append((place, end)) }
    return parts
  }

  // MARK: - Texts

  /// Cuts a rectangle, with a little space around it, out of the lifelines and the bars under it.
  private mutating func cut(around rect: Rect) {
    cut(rect.inset(by: metrics.isCells ? Insets(horizontal: -1, vertical: 0) : Insets(horizontal: -3, vertical: -1)))
  }

  private mutating func cut(_ rect: Rect) {
    for (number, x) in lifelines.enumerated() {
      let reach = metrics.reach(ofBars: source.mostBars[number])
      if x + reach.right > rect.minX, x - reach.left < rect.maxX { lives[number].cuts.append(rect) }
    }
  }

  /// The lines of a step's text in a width, and their size.
  private func lines(of step: Int, in width: Double) -> (lines: [String], size: Size) {
    guard let text = source.texts[step], !text.isEmpty else { return ([], Size(width: 0, height: 0)) }
    let lines = text.lines(in: width, breaksWords: spans.limit.breaksWords)
    let widest = lines.map { text.width(ofLine: $0) }.max() ?? 0
    return (lines, Size(width: widest.wholeLength, height: Double(lines.count) * text.lineHeight))
  }

  /// Writes lines of text into a rectangle of their size, over lifelines or over an opaque shape such as a note.
  private mutating func write(
    _ lines: [String], in rect: Rect, _ alignment: TextAlignment, _ step: Int, _ color: Color,
    isOverLifelines: Bool = true
  ) {
    guard let text = source.texts[step], !lines.isEmpty else { return }
    canvas.write(lines, in: rect, alignment, text.font, color)
    if isOverLifelines { cut(around: rect) }
  }

  // MARK: - Messages

  private mutating func placeMessage(_ message: Connector, _ from: Int?, _ to: Int?, _ step: Int) {
    y += metrics.aboveMessage
    let creates = to.map { source.creations[$0] == step } ?? false
    let ends = ends(of: message, from, to, step, creates: creates)
    let (low, high) = (min(ends.start, ends.end), max(ends.start, ends.end))
    let text = lines(of: step, in: high - low - 2 * metrics.textGap)
    if let to, creates {
      // The box is beside the line, and may be higher than the text above the line.
      y += max(0, (source.sizes[to].height / 2).rounded(.down) - text.size.height - metrics.aboveLine)
    }
    let place = place(of: text.size.width, from: from, to: to, between: low, high)
    write(
      text.lines, in: Rect(x: place, y: y, width: text.size.width, height: text.size.height), .center, step, .primary)
    y += text.size.height + (text.lines.isEmpty ? 0 : metrics.aboveLine)
    let line = y + 0.5
    canvas.message(message, from: Point(x: ends.start, y: line), to: Point(x: ends.end, y: line), metrics, from, to)
    happen(from: line, to: line)
    y += 1
    if let to, creates {
      participants[to].y = line - 0.5 - (source.sizes[to].height / 2).rounded(.down)
      lives[to].start = participants[to].maxY
      y = max(y, participants[to].maxY)
    }
    y += metrics.belowLine
  }

  /// The x coordinates at which the line of a message starts and ends; in cells they are edges of cells.
  private func ends(
    of message: Connector, _ from: Int?, _ to: Int?, _ step: Int, creates: Bool
  ) -> (start: Double, end: Double) {
    func edge(_ participant: Int, isRight: Bool) -> Double {
      let reach = creates && participant == to ? source.boxes[participant] : reach(participant)
      if !metrics.isCells, reach == SequenceMetrics.Reach() { return middle(participant) }
      return isRight ? lifelines[participant] + reach.right : lifelines[participant] - reach.left
    }
    let length = metrics.line(message, spans.width(of: step))
    switch (from, to) {
    case (let from?, let to?): return (edge(from, isRight: from < to), edge(to, isRight: from > to))
    case (nil, let to?):
      let end = edge(to, isRight: false)
      return (end.rounded(.down) - length, end)
    case (let from?, nil):
      let start = edge(from, isRight: true)
      return (start, start.rounded(.up) + length)
    case (nil, nil): return (0, 0)
    }
  }

  /// The left edge of a message's text. The text is in the middle of its line or, if it would cover another lifeline,
  /// in the middle of a gap between lifelines that is wide enough.
  private func place(
    of width: Double, from: Int?, to: Int?, between low: Double, _ high: Double
  ) -> Double {
    let middle = ((low + high - width) / 2).rounded(.down)
    guard width > 0, let from, let to, abs(from - to) > 1 else { return middle }
    let isHit = (min(from, to) + 1..<max(from, to)).contains { number in
      lifelines[number] + 1 > middle - metrics.textGap && lifelines[number] < middle + width + metrics.textGap
    }
    guard isHit else { return middle }
    let gaps = from < to ? Array(from..<to) : Array(to..<from).reversed()
    var best: Double?
    for gap in gaps {
      let start = lifelines[gap] + metrics.reach(ofBars: source.mostBars[gap]).right
      let end = lifelines[gap + 1] - metrics.reach(ofBars: source.mostBars[gap + 1]).left
      guard end - start >= width + 2 * metrics.textGap else { continue }
      let place = ((start + end - width) / 2).rounded(.down)
      if best.map({ abs(place - middle) + 1 < abs($0 - middle) }) ?? true { best = place }
    }
    return best ?? middle
  }

  private mutating func placeLoop(_ message: Connector, at participant: Int, _ step: Int) {
    y += metrics.aboveMessage
    let limit = max(spans.limit.width, 1)
    let text = lines(of: step, in: limit)
    let height = max(metrics.loop.height, text.size.height)
    let start = lifelines[participant] + (metrics.isCells ? 1 : reach(participant).right)
    let above = ((height - metrics.loop.height) / 2).rounded(.down)
    let (top, bottom) = (y + above + 0.5, y + above + metrics.loop.height - 0.5)
    let end = start + metrics.loop.width
    canvas.loop(message, from: start, to: end, top: top, bottom: bottom, metrics)
    let place = Rect(
      x: end + metrics.textGap, y: y + ((height - text.size.height) / 2).rounded(.down), width: text.size.width,
      height: text.size.height)
    write(text.lines, in: place, .leading, step, .primary)
    happen(from: top, to: bottom)
    y += height + metrics.belowLine
  }

  // MARK: - Notes and separators

  private mutating func placeNote(_ range: ClosedRange<Int>, _ side: Note.Side?, _ step: Int) {
    y += metrics.isCells ? 0 : 10
    let (first, last) = (range.lowerBound, range.upperBound)
    var width = spans.width(of: step, gaps: last - first) + 2 * metrics.noteInset.width
    let bars = metrics.reach(ofBars: source.mostBars[first])
    var x: Double
    switch side {
    case .leading: x = lifelines[first] - bars.left - metrics.noteGap - width
    case .trailing: x = lifelines[first] + bars.right + metrics.noteGap
    case nil where first == last: x = lifelines[first] - SequenceMetrics.Reach(width: width).left
    case nil:
      let (left, right) = spans.noteReach(range)
      x = lifelines[first] - left
      width = lifelines[last] + right - x
    }
    let text = lines(of: step, in: width - 2 * metrics.noteInset.width)
    let rect = Rect(x: x, y: y, width: width, height: text.size.height + 2 * metrics.noteInset.height)
    canvas.notes.append(.note(rect))
    // In points lifelines and bars end at the note's border.
    if metrics.isCells { cut(around: rect) } else { cut(rect) }
    let inner = Rect(
      x: ((2 * x + width - text.size.width) / 2).rounded(.down), y: y + metrics.noteInset.height,
      width: text.size.width, height: text.size.height)
    write(text.lines, in: inner, .center, step, .primary, isOverLifelines: false)
    happen(from: y, to: rect.maxY - (metrics.isCells ? 1 : 0))
    y = rect.maxY + (metrics.isCells ? 0 : 2)
  }

  private mutating func placeSeparator(_ step: Int) {
    y += metrics.aroundFrame
    let text = lines(of: step, in: width - 4 * metrics.textGap)
    let height = max(text.size.height, 1)
    let x = ((width - text.size.width) / 2).rounded(.down)
    let rect = Rect(x: x, y: y, width: text.size.width, height: text.size.height)
    let line = y + (height / 2).rounded(.down) + (metrics.isCells && Int(clamping: height) % 2 == 0 ? -0.5 : 0.5)
    canvas.separator(at: line, width: width, around: text.lines.isEmpty ? nil : rect, metrics)
    cut(around: Rect(x: 0, y: y, width: width, height: height))
    write(text.lines, in: rect, .center, step, .primary)
    y += height + metrics.aroundFrame
  }

  // MARK: - Frames

  private mutating func openFrame(_ kind: Fragment.Kind, _ step: Int) {
    guard let span = spans.frames[frameCount] else { return }
    frameCount += 1
    y += metrics.aroundFrame
    let left = lifelines[span.first] - span.reach.left
    let width = lifelines[span.last] + span.reach.right - left
    let tab = source.tab(of: kind)
    frames.append(OpenFrame(rect: Rect(x: left, y: y, width: width, height: 0), tab: tab, span: span))
    let inset = metrics.tabInset
    let name = Rect(
      x: left + (metrics.isCells ? 2 : 0) + inset.width, y: y + inset.height, width: tab.width - 2 * inset.width,
      height: tab.height - 2 * inset.height)
    canvas.write(
      [metrics.isCells ? " \(kind.rawValue) " : kind.rawValue], in: name.widened(by: metrics.isCells ? 1 : 0), .center,
      SequenceSource.tabFont, .secondary)
    // In points, the condition begins after the first lifeline, which the tab does not cover.
    let start =
      metrics.isCells ? name.maxX + 1 : max(name.maxX + inset.width + 8, left + spans.titleStart(of: kind, span))
    frames[frames.count - 1].conditions = start
    var text = lines(of: step, in: left + width - start - (metrics.isCells ? 3 : 6))
    guard metrics.isCells else {
      cut(around: Rect(x: left, y: y, width: tab.width, height: tab.height))
      let height = max(tab.height, text.size.height + 2 * inset.height)
      write(
        text.lines, in: Rect(x: start, y: y + inset.height, width: text.size.width, height: text.size.height), .leading,
        step, .secondary)
      y += height
      return
    }
    if text.lines.count > 1 || text.size.width > left + width - start - 3 {
      // The text is on separate lines below the border.
      text = lines(of: step, in: width - 4)
      write(
        text.lines, in: Rect(x: left + 2, y: y + 1, width: text.size.width, height: text.size.height), .leading, step,
        .secondary)
      y += 1 + text.size.height
    } else {
      write(
        text.lines.map { "\($0) " }, in: Rect(x: start, y: y, width: text.size.width + 1, height: 1), .leading, step,
        .secondary)
      y += 1
    }
  }

  private mutating func placeOperand(_ step: Int) {
    guard let (frame, conditions) = frames.last.map({ ($0.rect, $0.conditions) }) else { return }
    y += metrics.isCells ? 0 : 12
    canvas.operand(from: frame.minX, to: frame.maxX, at: y + 0.5, metrics)
    // In points, the condition begins below that of the first operand, after the first lifeline.
    let x = metrics.isCells ? frame.minX + metrics.framePadding : conditions
    let text = lines(of: step, in: frame.maxX - x - (metrics.isCells ? metrics.framePadding : 6))
    let isOnLine = metrics.isCells && text.lines.count == 1 && text.size.width <= frame.width - 6
    if isOnLine {
      write(
        text.lines.map { " \($0) " }, in: Rect(x: frame.minX + 2, y: y, width: text.size.width + 2, height: 1),
        .leading, step, .secondary)
      y += 1
    } else {
      y += metrics.isCells ? 1 : 4
      write(
        text.lines, in: Rect(x: x, y: y, width: text.size.width, height: text.size.height), .leading, step, .secondary)
      y += text.size.height
    }
  }

  private mutating func closeFrame() {
    guard var frame = frames.popLast() else { return }
    y += metrics.isCells ? 1 : metrics.aroundFrame
    frame.rect.height = y - frame.rect.minY
    canvas.frames.append(.frame(frame.rect, tab: frame.tab, isRightToLeft: isRightToLeft))
    y += metrics.isCells ? 0 : 2
  }
}

extension Rect {
  func mirrored(in width: Double) -> Rect { Rect(x: width - maxX, y: y, width: self.width, height: height) }

  fileprivate func widened(by length: Double) -> Rect { inset(by: Insets(horizontal: -length, vertical: 0)) }
}
