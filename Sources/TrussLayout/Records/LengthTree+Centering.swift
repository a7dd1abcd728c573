import TrussIR
import TrussSolver
import TrussTree
import TrussViews

// An arranged stack with the distribution `equalCentering` is a sum whose gaps are free. If every view has its own
// length (`ContainerRule.haveOwnLengths`), the centres of the views can be equally far apart if the stack has a minimum
// length. A shorter stack has a cost, which is less than the cost of the rows that it replaces. So a solution without
// this cost is also the best solution for the rows. If a stack with this cost has a length that more important rows
// decide, the distances follow from the length (`CenterDistances`). Otherwise, or if views must shrink, the stack is
// crowded: each gap is an unknown, and constraint rows relate the gaps.

extension ContainerRule.OwnCost {
  /// Makes the cost of a stack that is shorter than `LengthTree.centeredLength(of:)`, which becomes the breakpoint
  /// later.
  static func centering(in index: Int, axis: Axis, viewCount: Int) -> Self {
    // At least one distance between centres is too short by an equal share of the stack's shortfall.
    Self(
      axis: axis, breakpoint: 0, down: 1 / Double(viewCount), up: 0, priority: RulePriority.equalCentering,
      order: order(in: index))
  }

  fileprivate static func order(in index: Int) -> UInt64 { Section.flexGrow.order(index) }
}

extension ContainerRule {
  /// Whether every view inside has its own length along the axis: only constraints of a higher priority than equal
  /// distances between centres can change it.
  func haveOwnLengths(_ views: Views, _ medium: Medium) -> Bool {
    views.inside(box.index).allSatisfy { hasOwnLength($0, views, medium) }
  }

  private func hasOwnLength(_ child: Int, _ views: Views, _ medium: Medium) -> Bool {
    let sizes = GivenSizes(of: views[child].address, medium)
    guard !views[child].content.isContainer, !sizes.hasOptional, !views[child].address.needsRatioRows else {
      return false
    }
    if sizes.exact.contains(box.axis) { return true }
    guard let content = (views + child).content(box.axis, medium, stackAxis: nil, textHeight: 1) else { return false }
    return min(content.hugging, box.scales[box.axis](content.compression)) > RulePriority.equalCentering
  }
}

extension LengthTree {
  /// The views whose lengths a sum adds up.
  func views(inSum index: Int) -> [Int] { inside(index).filter { !nodes[$0].isApart } }

  /// The minimum length of a stack in which the centres of its views are equally far apart, and each view has its own
  /// length.
  fileprivate func centeredLength(of index: Int) -> Double {
    let lengths = views(inSum: index).map(ownLength)
    guard let first = lengths.first, let last = lengths.last else { return 0 }
    let distance = zip(lengths, lengths.dropFirst()).reduce(0) { max($0, nodes[index].leastGap + ($1.0 + $1.1) / 2) }
    return nodes[index].constant + (first + last) / 2 + Double(lengths.count - 1) * distance
  }

  /// The length of a view if nothing around it changes it.
  fileprivate func ownLength(of index: Int) -> Double {
    let content = nodes[index].contentCount > 0 ? costs[Int(nodes[index].firstCost)].breakpoint : 0
    return min(max(content, nodes[index].lower), nodes[index].upper)
  }

  /// Sets the breakpoints of the centring costs of stacks to the minimum lengths for equal distances between centres.
  mutating func settleCenters(of stacks: [Int]) {
    for index in stacks {
      if let (cost, length) = centering(in: index) { costs[cost].breakpoint = length }
    }
  }

  /// The index of a stack's centring cost, and the minimum length of the stack without that cost.
  func centering(in index: Int) -> (cost: Int, length: Double)? {
    let order = ContainerRule.OwnCost.order(in: index)
    guard let cost = nodes[index].ownCosts.first(where: { costs[$0].order == order }) else { return nil }
    return (cost, centeredLength(of: index))
  }
}

extension RecordTree {
  /// The stacks along an axis in which the centres of views should be equally far apart.
  func centeringStacks(_ axis: Axis) -> [Int] {
    guard centersViews else { return [] }
    return boxes.compactMap { $0.centersViews && $0.axis == axis ? $0.index : nil }
  }

  /// Updates the breakpoints of the centring costs along an axis after a change of lengths, and adds the stacks whose
  /// breakpoints have moved to `changed`.
  func settleCenters(_ axis: Axis, in solved: inout LengthSolver, _ changed: inout [Int]) {
    for index in centeringStacks(axis) {
      guard let (cost, length) = solved.tree.centering(in: index), solved.tree.costs[cost].breakpoint != length else {
        continue
      }
      solved.move(cost: cost, to: length)
      changed.append(index)
    }
  }

  /// Adds the gaps between the views of a crowded stack as unknowns, with constraint rows: the gaps and the views add
  /// up to the stack's length, each gap is at least the spacing, and each distance between centres should equal the
  /// first.
  ///
  /// These are the rows of `SystemBuilder` without its guides and positions. A step of the simplex method changes only
  /// a few gaps; with positions, it would change all positions after these gaps.
  mutating func addGaps(of rule: ContainerRule, between views: [Int]) {
    let (index, axis) = (rule.box.index, rule.box.axis)
    let gaps = views.dropFirst().map { _ in self[axis].addUnknown(needsRow: false) }
    guard let first = gaps.first else { return }
    self.gaps[index] = Int(-first - 1)
    hasRows = true
    let order = Section.alignment.order(index)
    let parts = views.map { Int32($0) } + gaps
    self[axis].add(
      [Int32(index)].map { LengthTree.Term(unknown: $0, factor: 1) }
        + parts.map { LengthTree.Term(unknown: $0, factor: -1) },
      LengthTree.Cost(rule.insets[axis], .equal, order: order), .required)
    for gap in gaps {
      self[axis].add(
        [LengthTree.Term(unknown: gap, factor: 1)],
        LengthTree.Cost(rule.spacing, .greaterThanOrEqual, order: order), .required)
    }
    for position in gaps.indices.dropFirst() {
      var terms = [(gaps[position], 1.0), (first, -1), (Int32(views[position + 1]), 0.5), (Int32(views[0]), -0.5)]
      // The second view is beside the first gap and the second.
      if position > 1 { terms += [(Int32(views[position]), 0.5), (Int32(views[1]), -0.5)] }
      self[axis].add(
        terms.map { LengthTree.Term(unknown: $0, factor: $1) },
        LengthTree.Cost(0, .equal, order: order + UInt64(position)), RulePriority.equalCentering)
    }
  }

  /// The stacks along an axis that contain a view without its own length; and the stacks that are too short for equal
  /// distances between the centres of their views, unless more important rows decide the stack's length.
  func crowdedStacks(_ axis: Axis, in solved: LengthSolver) -> [Int] {
    var (short, crowded): ([Int], [Int]) = ([], [])
    for index in centeringStacks(axis) {
      let views = solved.tree.views(inSum: index)
      if views.contains(where: { abs(solved.lengths[$0] - solved.tree.ownLength(of: $0)) > Self.nearly }) {
        crowded.append(index)
      } else if isShort(index, in: solved) {
        short.append(index)
      }
    }
    if short.isEmpty { return crowded }
    let decided = Set(solved.decided(short))
    return crowded + short.filter { !decided.contains($0) }
  }

  /// Whether a stack along an axis is too short for equal distances between the centres of its views.
  func hasShortStacks(_ axis: Axis, in solved: LengthSolver) -> Bool {
    centeringStacks(axis).contains { isShort($0, in: solved) }
  }

  private func isShort(_ index: Int, in solved: LengthSolver) -> Bool {
    solved.tree.centering(in: index).map { solved.lengths[index] < $0.length - Self.nearly } ?? true
  }

  /// A difference of lengths that no frame shows: frames are rounded to 1/1024.
  private static let nearly = 0x1p-16
}

/// The distances between the centres of neighbours in a stack that is too short for equal distances.
struct CenterDistances {
  /// The minimum of the first distance, and the minimums of the other distances.
  private let first: Double
  private let others: [Double]
  /// The first distance if all others have their minimums: the most that it can be.
  private let room: Double

  /// Makes the distances with given minimums, at least one, and a given sum.
  init(minimums: [Double], sum: Double) {
    first = minimums[0]
    others = Array(minimums.dropFirst())
    room = sum - others.reduce(0, +)
  }

  /// The distances whose differences from the first distance have the least sum. If several solutions have this sum,
  /// the difference of the second distance is minimised, then of the third, and so on: the optimum of the rows in
  /// `addGaps`.
  ///
  /// Let the first distance be t. A distance with a minimum above t has its minimum. Distances with a minimum below t
  /// become t, one after the other, as far as there is room; the remaining distances have their minimums.
  var values: [Double] {
    let best = bestFirst
    var rest = max(0, room - best)
    var values = [best]
    for minimum in others {
      let growth = min(rest, max(0, best - minimum))
      rest -= growth
      values.append(minimum + growth)
    }
    return values
  }

  /// The best first distance t.
  ///
  /// Up to a certain t, there is room for all other distances to become t, and the sum of the differences falls. From
  /// there on the sum is that of all `abs(minimum - t)`, plus t, less a constant: its slope is the number of minimums
  /// below t, plus 1, less the number of minimums above t.
  private var bestFirst: Double {
    let sorted = others.sorted()
    var (sum, count) = (room, 1.0)
    for minimum in sorted where minimum * count < sum {
      sum += minimum
      count += 1
    }
    let start = max(first, min(sum / count, room))
    guard !sorted.isEmpty else { return start }
    let isOdd = !sorted.count.isMultiple(of: 2)
    let below = sorted.count / 2 - 1
    let low = max(start, min(below < 0 ? start : sorted[below], room))
    let high = isOdd ? max(low, min(sorted[below + 1], room)) : low
    return low < high ? bestFirst(from: low, to: high) : low
  }

  /// The best first distance in a range in which the sum of the differences is the same: each difference in turn falls
  /// towards the end of the range, or rises from where the room does not suffice for it.
  private func bestFirst(from low: Double, to high: Double) -> Double {
    var (best, sum, count) = (high, room, 1.0)
    for minimum in others {
      if minimum >= high { return best }
      sum += minimum
      count += 1
      best = min(best, sum / count)
      if best <= low { return low }
    }
    return best
  }
}

extension LengthTree.Cost {
  /// The cost of a row between a length and a number.
  init(_ number: Double, _ relation: Relation, order: UInt64) {
    self.init(
      number, down: relation == .lessThanOrEqual ? 0 : 1, up: relation == .greaterThanOrEqual ? 0 : 1, level: 0,
      order: order)
  }
}

/// Adds costs, groups and rows by their priorities.
extension LengthTree {
  /// Adds the cost of a row between the length of the node that is being made and a number.
  mutating func add(_ number: Double, _ relation: Relation, _ priority: Priority, _ order: UInt64) {
    var cost = Cost(number, relation, order: order)
    cost.level = level(priority)
    costs.append(cost)
  }

  mutating func add(_ breakpoint: Double, down: Double, up: Double, _ priority: Priority, _ order: UInt64) {
    costs.append(Cost(breakpoint, down: down, up: up, level: level(priority), order: order))
  }

  mutating func add(
    _ kind: Group.Kind, _ members: [Member], _ priority: Priority, _ order: UInt64, knee: Double = 0, slope: Double = 0
  ) {
    let start = Int32(self.members.count)
    self.members += members
    var group = Group(kind, level: level(priority), order: order, members: start..<Int32(self.members.count))
    if members.contains(where: { $0.maximum < .infinity }) {
      group.maxima = MaximumLevels(
        limit: level(RulePriority.cappedFlexGrow), growth: group.level,
        unit: level(RulePriority.laterFlexGrow(rank: 0)))
    }
    (group.knee, group.slope) = (knee, slope)
    groups.append(group)
  }

  mutating func add(_ terms: [Term], _ cost: Cost, _ priority: Priority) {
    var cost = cost
    cost.level = level(priority)
    add(terms, cost)
  }
}
