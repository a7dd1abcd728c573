package import TrussIR

/// The lengths of a tree of plain stacks along one axis, as records: one record for each view, instead of the rows that
/// the view would need.
///
/// A record is equivalent to rows in the order `Cost.order`, and is solved in the same way: costs pass from the leaves
/// to the root. But the tree need not be recovered from rows.
@usableFromInline package struct LengthTree: Sendable {
  /// The relation of a length to the lengths directly inside it.
  package enum Rule: UInt8, Sendable {
    case none
    /// `length = constant + the lengths inside + gapCount * gap + remainder`
    case sum
    /// `length = constant + count * each`: all lengths inside are equal.
    case equalSum
    /// For each length inside: `length = constant + shift + each + its remainder`.
    case box
    /// The lengths inside are independent of the node's length.
    case separate
    /// Constraint rows of the tree relate the node's length to each length inside.
    case rows
    /// A grid: a box around the sum of its columns and its full-width views.
    case columns
    /// A grid's column: a box around its cells.
    case cells
    /// A grid's row: as long as the sum of the columns. The columns contain its cells.
    case gridRow
  }

  /// An optional row as a cost per unit of length on either side of a breakpoint.
  package struct Cost: Equatable, Sendable {
    package var breakpoint: Double
    /// The cost per unit below the breakpoint.
    package var down: Double
    /// The cost per unit above the breakpoint.
    package var up: Double
    /// The index of the row's priority in `LengthTree.levels`.
    package var level: Int32
    /// The position of the row in the order of all rows.
    package var order: UInt64

    package init(_ breakpoint: Double, down: Double, up: Double, level: Int32, order: UInt64) {
      self.breakpoint = breakpoint
      self.down = down
      self.up = up
      self.level = level
      self.order = order
    }
  }

  package struct Node: Sendable {
    /// The index of the node directly around this node, or -1 for the root.
    package internal(set) var parent: Int32
    package var rule = Rule.none
    /// Whether the node contributes nothing to the lengths around it, because it and all lengths inside it are 0.
    package var isAbsent = false
    /// Whether the node contributes nothing to the lengths around it even if its own length is not 0, because it is a
    /// decoration or because rows place it.
    package var isApart = false
    /// Whether the node is apart, but a remainder relates it to the length around it, which is solved first.
    package var isDecoration = false
    /// Whether a decoration is directly inside the node.
    fileprivate(set) var isDecorated = false
    /// Whether a row must decide the node's length. If no row does, this tree has no solution; solving its constraint
    /// rows instead reports the ambiguity.
    package var needsRow = false
    /// The number of own costs that come from the node's content. They come before its other own costs.
    package var contentCount: UInt8 = 0
    /// The numbers of costs: of the length itself, of its remainder in the box around it, and of the remainder in its
    /// own sum. All costs are in this order from `firstCost` on. Without costs there is no remainder.
    package var ownCount: Int32 = 0
    package var outerCount: UInt8 = 0
    package var restCount: UInt8 = 0
    package var firstCost: Int32 = 0
    /// An index that depends on the rule, or -1.
    ///
    /// - `sum`: the index of the sum's first group. A sum has at most one group of each kind.
    /// - `columns`: the node of the sum of the columns.
    /// - `cells`: the index of the column's list in `LengthTree.cells`.
    package var link: Int32 = -1
    package var groupCount: UInt8 = 0
    package var lower = 0.0
    package var upper = Double.infinity
    package var constant = 0.0
    /// The distance from the start of the box.
    package var shift = 0.0
    /// The number of a sum's flexible gaps, which are all equally long, and their minimum length.
    package var gapCount = 0.0
    package var leastGap = 0.0

    package init(parent: Int32) { self.parent = parent }

    /// Whether the node is apart and no remainder relates it to the length around it.
    package var isPlacedByRows: Bool { isApart && !isDecoration }
  }

  /// Lengths in a sum that grow in proportion to their factors.
  package struct Group: Sendable {
    package enum Kind: Sendable {
      /// Each length is at least `inset + factor * unit`, and any excess has a cost. A length with a maximum is at most
      /// `inset + factor * unit`, at most its maximum, and if possible as long as its maximum.
      case shares
      /// Each length is at least `inset + factor * unit`. The unit is at most 1. The cost is `1 - unit` times the sum
      /// of the factors.
      case shortfall
      /// Each length is `factor * unit`. A unit below the group's `knee` costs `slope` times its distance from the
      /// knee.
      case proportions
    }

    package var kind: Kind
    /// The index of the priority of the group's rows in `levels`.
    package var level: Int32
    /// The position of the group's first row in the order of all rows.
    package var order: UInt64
    package var members: Range<Int32>
    /// The priorities of the rows for maxima; nil if no member has a maximum.
    package var maxima: MaximumLevels?
    /// For proportions, the unit below which the group has a cost, and the cost per unit below it.
    package var knee = 0.0
    package var slope = 0.0

    package init(_ kind: Kind, level: Int32, order: UInt64, members: Range<Int32>) {
      self.kind = kind
      self.level = level
      self.order = order
      self.members = members
    }
  }

  /// The priorities of rows for lengths with a maximum, as indices in `levels`.
  package struct MaximumLevels: Sendable {
    /// The priority of the rows by which a length is at most its maximum, and at most `inset + factor * unit`.
    package var limit: Int32
    /// The priority of the row by which a length equals its maximum.
    package var growth: Int32
    /// The priority of the row by which the unit is 0, if all lengths have a maximum.
    package var unit: Int32

    package init(limit: Int32, growth: Int32, unit: Int32) {
      self.limit = limit
      self.growth = growth
      self.unit = unit
    }
  }

  package struct Member: Sendable {
    package var node: Int32
    package var factor: Double
    package var inset: Double
    /// The length up to which the member grows; infinite if it has no maximum.
    package var maximum: Double

    package init(node: Int32, factor: Double, inset: Double, maximum: Double = .infinity) {
      self.node = node
      self.factor = factor
      self.inset = inset
      self.maximum = maximum
    }
  }

  /// A row across the tree: a cost of a sum of lengths and other unknowns.
  package struct Row: Sendable {
    var terms: Range<Int32>
    var cost: Cost
  }

  /// A multiple of an unknown, in a row.
  package struct Term: Sendable {
    /// The index of a node, or the negative number that `addUnknown` returned.
    package var unknown: Int32
    package var factor: Double

    package init(unknown: Int32, factor: Double) {
      self.unknown = unknown
      self.factor = factor
    }
  }

  /// A row across two trees: a cost of a sum of terms from both trees.
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

  /// The lengths of all views, each after the lengths around it, followed by the lengths of grid columns.
  package internal(set) var nodes: [Node] = []
  /// For each node, the index after the last node inside it. Stored separately from the nodes, because stepping from a
  /// length to its next sibling reads only this index.
  @usableFromInline package internal(set) var ends: [Int32] = []
  /// The number of nodes of views. The nodes of grid columns come after them.
  var viewCount: Int { Int(firstColumns ?? Int32(nodes.count)) }
  private var firstColumns: Int32?
  private(set) var cells: [[Int32]] = []
  package var costs: [Cost] = []
  package var groups: [Group] = []
  package var members: [Member] = []
  package internal(set) var rows: [Row] = []
  private(set) var terms: [Term] = []
  /// For each unknown that is not a length, such as a position, whether a row must decide it.
  private(set) var unknowns: [Bool] = []
  /// Whether explicit rows relate some lengths, because records of single views cannot express the relation.
  private(set) var isCoupled = false
  /// The priorities of costs, unsorted.
  package private(set) var levels: [Priority] = []

  package init() {}

  /// Makes an empty tree that starts with the `levels` of another tree, so that a priority has the same index in both
  /// trees.
  package init(levelsOf other: LengthTree) { levels = other.levels }

  /// Removes the nodes and costs. Returns an empty tree that reuses the storage of their arrays.
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

  package mutating func reserve(_ count: Int) {
    nodes.reserveCapacity(count)
    ends.reserveCapacity(count)
    costs.reserveCapacity(count)
  }

  @inline(__always)
  package mutating func append(_ node: Node, end: Int) {
    if node.rule == .rows || node.isPlacedByRows { isCoupled = true }
    if node.isDecoration { nodes[Int(node.parent)].isDecorated = true }
    nodes.append(node)
    ends.append(Int32(end))
  }

  /// Adds a leaf at `index`, as a copy of another leaf with different bounds. The orders of its costs are greater by
  /// `orders`.
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

  /// Adds nodes for the sum of a grid's columns and, after it, for each column. Add the nodes of all views first.
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

  package mutating func add(_ terms: [Term], _ cost: Cost) {
    isCoupled = true
    let start = Int32(self.terms.count)
    self.terms += terms
    rows.append(Row(terms: start..<Int32(self.terms.count), cost: cost))
  }

  /// Adds an unknown that is not a length, and returns its number, which is negative. By default its value is as close
  /// to 0 as the rows allow.
  package mutating func addUnknown(needsRow: Bool) -> Int32 {
    unknowns.append(needsRow)
    return -Int32(unknowns.count)
  }

  package mutating func needRow(for unknown: Int32) { unknowns[Int(-unknown - 1)] = true }

  /// A point in the tree's construction: the numbers of costs, groups and rows added before.
  package struct Mark: Sendable {
    fileprivate var costs: Int
    fileprivate var groups: Int
    fileprivate var rows: Int
  }

  package var mark: Mark { Mark(costs: costs.count, groups: groups.count, rows: rows.count) }

  /// Changes the priorities of costs, groups and rows that were added after a mark. Required priorities stay unchanged.
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

  mutating func append(_ other: LengthTree) {
    costs += other.costs
    let first = Int32(members.count)
    members += other.members
    for var group in other.groups {
      group.members = group.members.lowerBound + first..<group.members.upperBound + first
      groups.append(group)
    }
  }

  /// The index of a priority in `levels`. A new priority is appended.
  package mutating func level(_ priority: Priority) -> Int32 {
    let index = levels.firstIndex(of: priority) ?? levels.count
    if index == levels.count { levels.append(priority) }
    return Int32(index)
  }
}
