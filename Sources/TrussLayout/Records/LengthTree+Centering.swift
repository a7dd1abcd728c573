import TrussIR
import TrussSolver
import TrussTree
import TrussViews

// An arranged stack with the distribution `equalCentering` is a sum whose gaps are free. If every view has its own
// length (`ContainerRule.haveOwnLengths`), the centres of the views can be equally far apart if the stack has a minimum
// length. A shorter stack has a cost, which is less than the cost of the rows that it replaces. So a solution without
// this cost is also the best solution for the rows. In a solution with this cost the stack is crowded, and its rows are
// written.

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

  /// The stacks along an axis that are too short for equal distances between the centres of their views, or in which a
  /// view does not have its own length.
  func crowdedStacks(_ axis: Axis, in solved: LengthSolver) -> [Int] {
    centeringStacks(axis).filter { index in
      guard let (_, length) = solved.tree.centering(in: index) else { return true }
      return solved.lengths[index] < length - Self.nearly
        || solved.tree.views(inSum: index).contains {
          abs(solved.lengths[$0] - solved.tree.ownLength(of: $0)) > Self.nearly
        }
    }
  }

  /// A difference of lengths that no frame shows: frames are rounded to 1/1024.
  private static let nearly = 0x1p-16
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
