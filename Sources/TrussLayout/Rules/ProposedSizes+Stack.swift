import TrussIR
import TrussText
import TrussTree
import TrussViews

/// How SwiftUI's stacks divide their space: by priority, and at equal priority the least flexible view first. Each view
/// is proposed an equal part of the remaining space, minus the minimum lengths of the views of lower priority.
///
/// The rule is public as far as talks and documentation describe it: "The SwiftUI Layout Protocol" and "Stacks, Grids,
/// and Outlines in SwiftUI" (WWDC 2020 and 2022).
extension ProposedSizes {
  /// A portion of a container that gets a part of its space: a view, or the cells of a column or of a row, where the
  /// longest counts. Each view has its proposal across the axis.
  typealias Portion = [(view: Int, across: Double?)]

  /// The key of a division: a question to a container, and the axis of the division.
  struct DivisionKey: Hashable {
    let question: Question
    let axis: Axis
  }

  /// How far a container has divided its space.
  struct Division {
    fileprivate var portions: [Portion] = []
    /// The indices of the portions, in the order in which they are served.
    fileprivate var order: [Int] = []
    /// The minimum lengths of all views of lower priority, for each place in the order.
    fileprivate var reserved: [Double] = []
    /// The number of portions of equal priority that are still to be served, for each place in the order.
    fileprivate var sharers: [Int] = []
    fileprivate var next = 0
    fileprivate var left = 0.0
    /// The proposals along the axis, for each portion; empty if a view's length is not known.
    fileprivate(set) var offers: [Double] = []
  }

  /// A container's proposals to its views once it has its size, and the axes along which they are known.
  typealias Offers = (offers: [(view: Int, proposal: Proposal)], axes: Axes)

  /// The proposals of a stack to its views. Across its axis a stack without a proposal offers its own length, so that
  /// in a row with `fixedSize` a divider is as long as the row is high.
  func offers(_ stack: FlexStack, _ view: Int, _ proposal: Proposal) -> Offers {
    let answer = answer(view, proposal)
    var (insets, room) = inside(view, offer(to: view, proposal))
    let division = divisions[DivisionKey(question: Question(view, room), axis: stack.axis)]
    let parts = room[stack.axis] == nil ? [] : division?.offers ?? []
    var axes = Axes.all
    if room[stack.axis] != nil, parts.isEmpty { axes.remove(stack.axis) }
    let cross = stack.axis.cross
    if room[cross] == nil {
      if answer.known.contains(cross) {
        room[cross] = max(0, answer.size[cross] - insets.along(cross))
      } else {
        axes.remove(cross)
      }
    }
    var offers: [(view: Int, proposal: Proposal)] = []
    for (position, child) in tree.visibleViews(in: view).enumerated() {
      room[stack.axis] = parts.isEmpty ? nil : parts[position]
      offers.append((child, room))
    }
    return (offers, axes)
  }

  func stack(_ stack: FlexStack, _ view: Int, _ offer: Proposal) -> Answer? {
    let (insets, room) = inside(view, offer)
    let axis = stack.axis
    let spacing = medium.gap(stack.spacing, axis)
    var offers: [Double] = []
    if room[axis] != nil {
      let divided = divide(
        room, axis, of: view, spacing: spacing, among: tree.visibleViews(in: view).map { [($0, room[axis.cross])] })
      guard let divided else { return nil }
      offers = divided
    }
    var answer = Answer()
    var (count, isWhole) = (0, true)
    var (above, below) = (0.0, 0.0)
    for child in tree.visibleViews(in: view) {
      var proposal = room
      // If a view's length is not known, nothing is proposed to any view.
      proposal[axis] = offers.isEmpty ? nil : offers[count]
      count += 1
      guard let inner = inner(child, proposal) else {
        isWhole = false
        continue
      }
      answer.take(inner, along: axis, +)
      answer.take(inner, along: axis.cross, max)
      if stack.align == .firstBaseline, let baseline = firstBaseline(of: child) {
        (above, below) = (max(above, baseline), max(below, inner.size.vertical - baseline))
      }
    }
    guard isWhole else { return nil }
    // Views that are aligned by their baselines may need more height than each of them.
    if axis == .horizontal { answer.size.vertical = max(answer.size.vertical, above + below) }
    if room[axis] != nil, offers.isEmpty { answer.known.remove(axis) }
    answer.size[axis] += spacing * Double(max(0, count - 1))
    for axis in Axis.allCases { answer.size[axis] += insets.along(axis) }
    return answer
  }

  /// The distance of a view's first baseline from its top, in points: of a text, directly or at the top of paddings,
  /// columns, and frames without a height. Nil for other views, and in cells.
  private func firstBaseline(of view: Int) -> Double? {
    guard !medium.isCells else { return nil }
    var (view, top) = (view, 0.0)
    while true {
      let entry = tree.entries[view]
      switch entry.content {
      case .leaf(.text):
        if entry.measuredText?.hasUnevenLines == true { return nil }
        return entry.address.firstBaseline(entry.inherited, medium).map { top + $0 }
      case .framed(let box) where box.bounds[.vertical] == nil: break
      case .stack(let stack) where stack.isPadding || stack.axis == .vertical: break
      default: return nil
      }
      top += medium.boxInsets(of: entry).top
      var children = tree.visibleViews(in: view)
      guard let child = children.next() else { return nil }
      view = child
    }
  }

  /// The proposals of a container with some space along an axis to each of its portions: empty if a view's length is
  /// unknown, and nil if a view has not answered.
  func divide(
    _ room: Proposal, _ axis: Axis, of view: Int, spacing: Double, among portions: @autoclosure () -> [Portion]
  ) -> [Double]? {
    let key = DivisionKey(question: Question(view, room), axis: axis)
    // The division is removed first, so that it is changed in place and not copied.
    guard var division = divisions.removeValue(forKey: key) ?? begin(portions(), room, axis, spacing) else {
      return nil
    }
    defer { divisions[key] = division }
    while division.next < division.order.count {
      let (place, portion) = (division.next, division.order[division.next])
      // If the space is infinite, all of it is proposed to each portion.
      let part = max(0, division.left - division.reserved[place]) / Double(division.sharers[place])
      let offer = medium.isCells && part.isFinite ? part.rounded(.down) : part
      guard let inner = length(of: division.portions[portion], axis, offer) else { return nil }
      guard inner.isKnown else {
        division = Division()
        break
      }
      division.offers[portion] = offer
      if division.left < .infinity { division.left -= inner.length }
      division.next += 1
    }
    return division.offers
  }

  /// The length of a portion for a proposed length along an axis, and whether it is known; nil if a view has not
  /// answered. All views of the portion are measured before the container waits.
  func length(of portion: Portion, _ axis: Axis, _ offer: Double?) -> (length: Double, isKnown: Bool)? {
    var (length, isKnown, isWhole) = (0.0, true, true)
    for (view, across) in portion {
      var proposal = Proposal()
      (proposal[axis], proposal[axis.cross]) = (offer, across)
      guard let inner = inner(view, proposal) else {
        isWhole = false
        continue
      }
      length = max(length, inner.size[axis])
      if !inner.known.contains(axis) { isKnown = false }
    }
    return isWhole ? (length, isKnown) : nil
  }

  /// Begins a division by asking the views how flexible they are, which decides the order; nil if a view has not
  /// answered.
  private func begin(_ portions: [Portion], _ room: Proposal, _ axis: Axis, _ spacing: Double) -> Division? {
    var (bounds, isWhole, isKnown) = ([(least: Double, range: Double)](), true, true)
    for portion in portions {
      // Both lengths are measured before the container waits.
      let (small, large) = (length(of: portion, axis, 0), length(of: portion, axis, .infinity))
      guard let small, let large else {
        isWhole = false
        continue
      }
      if !small.isKnown || !large.isKnown { isKnown = false }
      bounds.append((small.length, large.length - small.length))
    }
    guard isWhole else { return nil }
    guard isKnown else { return Division() }
    let priorities = portions.map { $0.map { priority(of: $0.view) }.max() ?? 0 }
    let places = portions.indices.sorted {
      if priorities[$0] != priorities[$1] { return priorities[$0] > priorities[$1] }
      return bounds[$0].range == bounds[$1].range ? $0 < $1 : bounds[$0].range < bounds[$1].range
    }
    var division = Division()
    (division.portions, division.order) = (portions, places)
    division.left = (room[axis] ?? 0) - spacing * Double(max(0, portions.count - 1))
    division.offers = Array(repeating: 0, count: places.count)
    division.reserved = Array(repeating: 0, count: places.count)
    division.sharers = Array(repeating: 1, count: places.count)
    var (later, own) = (0.0, 0.0)
    for rank in places.indices.reversed() {
      if rank + 1 < places.count, priorities[places[rank]] == priorities[places[rank + 1]] {
        division.sharers[rank] = division.sharers[rank + 1] + 1
      } else {
        (later, own) = (later + own, 0)
      }
      division.reserved[rank] = later
      own += bounds[places[rank]].least
    }
    return division
  }

  /// The layout priority by which a view is served in its stack. A spacer comes after all others; a frame and a padding
  /// have the priority of their content.
  func priority(of view: Int) -> Double {
    var view = view
    while true {
      let entry = tree.entries[view]
      if let priority = entry.attributes.rare.layoutPriority { return priority }
      switch entry.content {
      case .leaf(.spacer): return -.infinity
      case .framed: break
      case .stack(let stack) where stack.isPadding: break
      default: return 0
      }
      var children = tree.visibleViews(in: view)
      guard let child = children.next() else { return 0 }
      view = child
    }
  }
}
