package import TrussIR

/// The lengths of a tree of plain stacks along one axis, as records: one for each view, in place of the rows that it
/// would need.
///
/// A record is equivalent to its rows, in the order that they would have (`Cost.order`), and is solved in the same way:
/// by costs that go from the leaves to the root. It saves the way there, from rows to the tree that they came from.
@usableFromInline package struct LengthTree: Sendable {
  /// The relation of a length to those directly inside it.
  package enum Rule: UInt8, Sendable {
    /// Not at all.
    case none
    /// `length = constant + the lengths inside + gapCount * gap + rest`
    case sum
    /// `length = constant + count * each`, all lengths inside being equal.
    case equalSum
    /// `length = constant + shift + each + its rest`, for each length inside.
    case box
    /// Each length inside is independent of it.
    case separate
    /// By the tree's rows, which name it and each length inside.
    case rows
    /// A grid: a box around the sum of its columns and its full-width views.
    case columns
    /// A grid's column: a box around its cells.
    case cells
    /// A grid's row: as long as the sum of the columns. Its cells are in the columns.
    case gridRow
  }

  /// The cost of a unit of length on either side of a point: one optional row.
  package struct Cost: Equatable, Sendable {
    package var breakpoint: Double
    /// The cost of a unit below the breakpoint.
    package var down: Double
    /// The cost of a unit above it.
    package var up: Double
    /// The index of the row's priority among the tree's.
    package var level: Int32
    /// The place of the row among all.
    package var order: UInt64

    package init(_ breakpoint: Double, down: Double, up: Double, level: Int32, order: UInt64) {
      self.breakpoint = breakpoint
      self.down = down
      self.up = up
      self.level = level
      self.order = order
    }
  }

  /// One view's length.
  package struct Node: Sendable {
    /// The index of the node that it is directly inside of, -1 for the root.
    package internal(set) var parent: Int32
    package var rule = Rule.none
    /// Whether it has no part in the lengths around it: it and all inside it are 0.
    package var isAbsent = false
    /// Whether it has no part in the lengths around it, whatever its own is: it is a decoration, or rows place it.
    package var isApart = false
    /// Whether it is apart, and yet has a rest in the length around it, which is known before its own is.
    package var isDecoration = false
    /// Whether there are decorations directly inside it.
    fileprivate(set) var isDecorated = false
    /// Whether a row has to decide it. Where none does, the rows of the tree report it, and it has no solution here.
    package var needsRow = false
    /// The number of its own costs, at the beginning, that come from its content.
    package var contentCount: UInt8 = 0
    /// The costs of the length itself, of its rest in the box around it, and of the rest in its own sum: so many of
    /// each, in this order, from `firstCost` on. Without a cost there is no rest.
    package var ownCount: Int32 = 0
    package var outerCount: UInt8 = 0
    package var restCount: UInt8 = 0
    package var firstCost: Int32 = 0
    /// An index that depends on the rule, or -1.
    ///
    /// - `sum`: its first group; one of each kind at most.
    /// - `columns`: the node of the sum of its columns.
    /// - `cells`: the list of its cells.
    package var link: Int32 = -1
    package var groupCount: UInt8 = 0
    /// Required bounds.
    package var lower = 0.0
    package var upper = Double.infinity
    package var constant = 0.0
    /// Its distance from the start of its box.
    package var shift = 0.0
    /// The number of gaps that a sum shares out, and the minimum length of each.
    package var gapCount = 0.0
    package var leastGap = 0.0

    package init(parent: Int32) { self.parent = parent }

    /// Whether it is apart, and no rest relates it to the length around it.
    package var isPlacedByRows: Bool { isApart && !isDecoration }
  }

  /// Lengths of a sum that follow one another in a ratio.
  package struct Group: Sendable {
    package enum Kind: Sendable {
      /// Each is at least `inset + factor * unit`, and any excess costs. One with a maximum is at most that, and as
      /// long as its maximum if possible.
      case shares
      /// Each is at least `factor * unit`; the unit is at most 1, and costs its distance from 1 times the sum of the
      /// factors.
      case shortfall
      /// Each is `factor * unit`; a unit below the group's `knee` costs its distance from it, times `slope`.
      case proportions
    }

    package var kind: Kind
    /// The index of the priority of its rows.
    package var level: Int32
    /// The place of its first row among all.
    package var order: UInt64
    package var members: Range<Int32>
    /// Of a group with maxima, the priorities of their rows.
    package var maxima: MaximumLevels?
    /// Of proportions, the unit below which the group costs something, and how much for each step.
    package var knee = 0.0
    package var slope = 0.0

    package init(_ kind: Kind, level: Int32, order: UInt64, members: Range<Int32>) {
      self.kind = kind
      self.level = level
      self.order = order
      self.members = members
    }
  }

  /// The indices of the priorities of rows about lengths with a maximum.
  package struct MaximumLevels: Sendable {
    /// A length is at most its maximum, and than `inset + factor * unit`.
    package var limit: Int32
    /// A length is its maximum.
    package var growth: Int32
    /// Where all lengths have a maximum, the unit is 0.
    package var unit: Int32

    package init(limit: Int32, growth: Int32, unit: Int32) {
      self.limit = limit
      self.growth = growth
      self.unit = unit
    }
  }

  /// A length in a group.
  package struct Member: Sendable {
    package var node: Int32
    package var factor: Double
    package var inset: Double
    /// The length that it grows to, infinite for one that grows without end.
    package var maximum: Double

    package init(node: Int32, factor: Double, inset: Double, maximum: Double = .infinity) {
      self.node = node
      self.factor = factor
      self.inset = inset
      self.maximum = maximum
    }
  }

  /// A row across the tree: what a sum of lengths, and of other unknowns, costs.
  package struct Row: Sendable {
    var terms: Range<Int32>
    var cost: Cost
  }

  /// An unknown times a number, in a row.
  package struct Term: Sendable {
    /// The index of a node; or what `addUnknown` returned, which is below 0.
    package var unknown: Int32
    package var factor: Double

    package init(unknown: Int32, factor: Double) {
      self.unknown = unknown
      self.factor = factor
    }
  }

  /// A row across two trees.
  package struct PairRow: Sendable {
    package var first: [Term]
    package var second: [Term]
    package var cost: Cost
    package var priority: Priority

    package init(_ first: [Term], _ second: [Term], _ cost: Cost, _ priority: Priority) {
      self.first = first
      self.second = second
      self.cost = cost
      self.priority = priority
    }
  }

  /// A length after those around it.
  package internal(set) var nodes: [Node] = []
  /// For each node the index after the last one inside it. They are stored separately because the step from a length to
  /// the next sibling depends on them.
  @usableFromInline package internal(set) var ends: [Int32] = []
  /// The number of nodes that are views. Those of columns follow.
  var viewCount: Int { Int(firstColumns ?? Int32(nodes.count)) }
  private var firstColumns: Int32?
  /// The cells of each column.
  private(set) var cells: [[Int32]] = []
  package var costs: [Cost] = []
  package var groups: [Group] = []
  package var members: [Member] = []
  package internal(set) var rows: [Row] = []
  private(set) var terms: [Term] = []
  /// The unknowns that are not lengths, such as places: whether a row has to decide each.
  private(set) var unknowns: [Bool] = []
  /// Whether rows across the tree set some lengths.
  private(set) var isCoupled = false
  /// The priorities of costs, in no order.
  package private(set) var levels: [Priority] = []

  package init() {}

  /// A tree without nodes that numbers priorities as another does, and continues from there.
  package init(levelsOf other: LengthTree) { levels = other.levels }

  /// Gives up its nodes and their costs to an empty tree, which writes over the arrays that they were in.
  package mutating func takeMemory() -> LengthTree {
    var empty = LengthTree()
    swap(&nodes, &empty.nodes)
    swap(&ends, &empty.ends)
    swap(&costs, &empty.costs)
    empty.nodes.removeAll(keepingCapacity: true)
    empty.ends.removeAll(keepingCapacity: true)
    empty.costs.removeAll(keepingCapacity: true)
    return empty
  }

  /// Makes space for nodes, and for a cost of each.
  package mutating func reserve(_ count: Int) {
    nodes.reserveCapacity(count)
    ends.reserveCapacity(count)
    costs.reserveCapacity(count)
  }

  /// Adds a node, which ends before the one at an index.
  @inline(__always)
  package mutating func append(_ node: Node, end: Int) {
    if node.rule == .rows || node.isPlacedByRows { isCoupled = true }
    if node.isDecoration { nodes[Int(node.parent)].isDecorated = true }
    nodes.append(node)
    ends.append(Int32(end))
  }

  /// Adds a leaf that differs from another by its bounds, and by costs so many orders later.
  package mutating func append(_ index: Int, like other: Int, _ orders: UInt64, _ lower: Double, _ upper: Double) {
    var node = nodes[other]
    (node.lower, node.upper) = (lower, upper)
    let first = Int(node.firstCost)
    node.firstCost = Int32(truncatingIfNeeded: costs.count)
    for index in first..<first + Int(node.ownCount) + Int(node.outerCount) {
      var cost = costs[index]
      cost.order += orders
      costs.append(cost)
    }
    nodes.append(node)
    ends.append(Int32(index + 1))
  }

  /// Adds the columns of a grid, once all views are nodes: the sum of the columns, and behind it each of them.
  package mutating func append(columns: [(node: Node, cells: [Int32])], in sum: Node, of grid: Int) {
    if firstColumns == nil { firstColumns = Int32(nodes.count) }
    let first = Int32(nodes.count)
    nodes[grid].link = first
    nodes.append(sum)
    ends.append(first + 1 + Int32(columns.count))
    for var column in columns {
      let index = Int32(nodes.count)
      column.node.link = Int32(cells.count)
      for cell in column.cells { nodes[Int(cell)].parent = index }
      cells.append(column.cells.filter { !nodes[Int($0)].isAbsent })
      nodes.append(column.node)
      ends.append(index + 1)
    }
  }

  /// Adds a row across the tree.
  package mutating func add(_ terms: [Term], _ cost: Cost) {
    isCoupled = true
    let start = Int32(self.terms.count)
    self.terms += terms
    rows.append(Row(terms: start..<Int32(self.terms.count), cost: cost))
  }

  /// Adds an unknown that is not a length. Where nothing decides it, it is as near to 0 as it can be.
  package mutating func addUnknown(needsRow: Bool) -> Int32 {
    unknowns.append(needsRow)
    return -Int32(unknowns.count)
  }

  /// Says that a row has to decide an unknown.
  package mutating func needRow(for unknown: Int32) { unknowns[Int(-unknown - 1)] = true }

  /// Where costs, groups and rows end that were added so far.
  package struct Mark: Sendable {
    fileprivate var costs: Int
    fileprivate var groups: Int
    fileprivate var rows: Int
  }

  /// Where costs, groups and rows end.
  package var mark: Mark { Mark(costs: costs.count, groups: groups.count, rows: rows.count) }

  /// Changes the priorities of costs that were added since, except for required ones.
  package mutating func changePriorities(since mark: Mark, _ change: (Priority) -> Priority) {
    func changed(_ level: Int32, _ tree: inout LengthTree) -> Int32 {
      let priority = tree.levels[Int(level)]
      return priority.isRequired ? level : tree.level(change(priority))
    }
    for index in mark.costs..<costs.count { costs[index].level = changed(costs[index].level, &self) }
    for index in mark.groups..<groups.count {
      groups[index].level = changed(groups[index].level, &self)
      guard var maxima = groups[index].maxima else { continue }
      maxima.limit = changed(maxima.limit, &self)
      maxima.growth = changed(maxima.growth, &self)
      maxima.unit = changed(maxima.unit, &self)
      groups[index].maxima = maxima
    }
    for index in mark.rows..<rows.count { rows[index].cost.level = changed(rows[index].cost.level, &self) }
  }

  /// Adds the costs and the groups of another tree after its own.
  mutating func append(_ other: LengthTree) {
    costs += other.costs
    let first = Int32(members.count)
    members += other.members
    for var group in other.groups {
      group.members = group.members.lowerBound + first..<group.members.upperBound + first
      groups.append(group)
    }
  }

  /// The index of a priority.
  package mutating func level(_ priority: Priority) -> Int32 {
    let index = levels.firstIndex(of: priority) ?? levels.count
    if index == levels.count { levels.append(priority) }
    return Int32(index)
  }
}
