import TrussIR
import TrussTree
import TrussViews

/// How SwiftUI's stacks divide their room: by priority, and among equal ones the least flexible view first. Each is
/// proposed an equal part of what is left, less the least lengths of the views of lower priority.
///
/// The rule is public as far as talks and documentation describe it: "The SwiftUI Layout Protocol" and "Stacks, Grids,
/// and Outlines in SwiftUI" (WWDC 2020 and 2022).
extension ProposedSizes {
  /// How far a stack has divided its room.
  struct Division {
    /// The views, in the order in which they are served.
    fileprivate var order: [Int] = []
    /// What the views of lower priority take at least, for each place in the order.
    fileprivate var reserved: [Double] = []
    /// How many of equal priority are still to serve, for each place in the order.
    fileprivate var sharers: [Int] = []
    fileprivate var next = 0
    fileprivate var left = 0.0
    /// The proposals along the axis, by the views' indices.
    fileprivate(set) var offers: [Int: Double] = [:]
  }

  /// What a stack proposes to its views once it has its size, and the axes along which that is known. Across it a stack
  /// to which nothing is proposed offers its own length: a divider is as long as the stack is thick, which is why
  /// `fixedSize` around a row makes it so.
  mutating func offers(_ stack: FlexStack, _ view: Int, _ proposal: Proposal) -> (offers: [Int: Proposal], axes: Axes) {
    let answer = answer(view, proposal)
    var (insets, room) = inside(view, offer(to: view, proposal))
    let division = room[stack.axis] == nil ? nil : divisions[Question(view, room)]
    var axes = Axes.all
    if room[stack.axis] != nil, division?.offers.isEmpty != false { axes.remove(stack.axis) }
    let cross = stack.axis.cross
    if room[cross] == nil {
      if answer.known.contains(cross) {
        room[cross] = max(0, answer.size[cross] - insets.along(cross))
      } else {
        axes.remove(cross)
      }
    }
    var offers: [Int: Proposal] = [:]
    for child in tree.visibleViews(in: view) {
      room[stack.axis] = division?.offers[child]
      offers[child] = room
    }
    return (offers, axes)
  }

  mutating func stack(_ stack: FlexStack, _ view: Int, _ offer: Proposal) -> Answer? {
    let (insets, room) = inside(view, offer)
    var offers: [Int: Double] = [:]
    if room[stack.axis] != nil {
      guard divide(stack, view, room) else { return nil }
      offers = divisions[Question(view, room)]?.offers ?? [:]
    }
    var answer = Answer()
    var (count, isWhole) = (0, true)
    for child in tree.visibleViews(in: view) {
      count += 1
      var proposal = room
      // Where a view's length is not known, nothing is proposed to any.
      proposal[stack.axis] = offers[child]
      guard let inner = inner(child, proposal) else {
        isWhole = false
        continue
      }
      answer.take(inner, along: stack.axis, +)
      answer.take(inner, along: stack.axis.cross, max)
    }
    guard isWhole else { return nil }
    if room[stack.axis] != nil, offers.isEmpty { answer.known.remove(stack.axis) }
    answer.size[stack.axis] += gaps(stack, count)
    for axis in Axis.allCases { answer.size[axis] += insets.along(axis) }
    return answer
  }

  private func gaps(_ stack: FlexStack, _ count: Int) -> Double {
    medium.gap(stack.spacing, stack.axis) * Double(max(0, count - 1))
  }

  /// Divides a stack's room: into no offers where a view's length is not known. Returns whether all views have answered.
  private mutating func divide(_ stack: FlexStack, _ view: Int, _ room: Proposal) -> Bool {
    let question = Question(view, room)
    // Taken out, it is changed where it is, and not copied.
    guard var division = divisions.removeValue(forKey: question) ?? begin(stack, view, room) else { return false }
    defer { divisions[question] = division }
    while division.next < division.order.count {
      let (place, child) = (division.next, division.order[division.next])
      var proposal = room
      // Of an infinite room all of it is proposed to each.
      let part = max(0, division.left - division.reserved[place]) / Double(division.sharers[place])
      proposal[stack.axis] = medium.isCells && part.isFinite ? part.rounded(.down) : part
      guard let inner = inner(child, proposal) else { return false }
      guard inner.known.contains(stack.axis) else {
        division = Division()
        break
      }
      division.offers[child] = proposal[stack.axis]
      if division.left < .infinity { division.left -= inner.size[stack.axis] }
      division.next += 1
    }
    return true
  }

  /// Asks the views how flexible they are, which decides the order.
  private mutating func begin(_ stack: FlexStack, _ view: Int, _ room: Proposal) -> Division? {
    let children = Array(tree.visibleViews(in: view))
    var (least, greatest) = (room, room)
    (least[stack.axis], greatest[stack.axis]) = (0, .infinity)
    var (bounds, isWhole, isKnown) = ([(least: Double, range: Double)](), true, true)
    for child in children {
      // Both are asked before the stack waits.
      let (small, large) = (inner(child, least), inner(child, greatest))
      guard let small, let large else {
        isWhole = false
        continue
      }
      if !small.known.contains(stack.axis) || !large.known.contains(stack.axis) { isKnown = false }
      bounds.append((small.size[stack.axis], large.size[stack.axis] - small.size[stack.axis]))
    }
    guard isWhole else { return nil }
    guard isKnown else { return Division() }
    let priorities = children.map { priority(of: $0) }
    let places = children.indices.sorted {
      if priorities[$0] != priorities[$1] { return priorities[$0] > priorities[$1] }
      return bounds[$0].range == bounds[$1].range ? $0 < $1 : bounds[$0].range < bounds[$1].range
    }
    var division = Division()
    division.order = places.map { children[$0] }
    division.left = (room[stack.axis] ?? 0) - gaps(stack, children.count)
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

  /// When a view is served. A spacer comes after all others; a frame and a padding hand on what is inside them.
  private func priority(of view: Int) -> Double {
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
