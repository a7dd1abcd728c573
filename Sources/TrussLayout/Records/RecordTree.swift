import TrussIR
import TrussSolver
import TrussTree
import TrussViews

/// A tree as records: a record for each view and axis replaces the view's rows. Rules that no record describes are
/// constraint rows.
///
/// Most views are leaves and containers whose rules concern one view and the views directly inside it. They need no
/// rows: a record contains what `SystemBuilder` would write, including costs, and `LengthSolver` solves it like the
/// rows. A flow stack or a constraint between two positions is written as rows between lengths, while the views around
/// it stay records. The rows of all views are made when `constraints` is read.
struct RecordTree: Sendable {
  var horizontal = LengthTree()
  var vertical = LengthTree()
  /// How each view places the views directly inside it, and its own place among its neighbours.
  var placements: [Placement] = []
  /// The contexts of the containers, in tree order. An update that replaces a view reads the contexts of the containers
  /// around it.
  var boxes: [ContainerContext] = []
  /// The texts, whose heights are set once their widths are known.
  var texts: [Lines] = []
  /// The texts and titles that may be narrower than their letters though no bound shows it, in order.
  var shrinkableTexts: [ShrinkableText] = []
  /// Constraint rows with lengths and positions along both axes.
  var pairRows: [LengthTree.PairRow] = []
  /// The unknown of each position in rows, by the number of the position's variable.
  var places: [Int32: Int32] = [:]
  /// The first of the unknowns of the gaps in each crowded stack, by the stack's index.
  var gaps: [Int: Int] = [:]
  /// Whether sessions can change the layout in place. Aligned baselines, grids, and constraint rows across both axes
  /// need a new layout.
  var isEditable = true
  /// The views in frames; nil if there are no frames.
  var frames: FramedViews?
  /// The plans of the tables that records describe, by the tables' indices.
  var tables: [Int: TablePlan] = [:]
  /// Whether rows couple lengths.
  var hasRows = false
  /// Whether there are stacks in which the centres of views should be equally far apart.
  var centersViews = false
  /// The containers whose content may overflow without breaking a bound, so that it must be checked separately:
  /// containers that place views by constraint rows, and containers in decorations.
  var rowContainers: [Int] = []
  /// Whether another round is needed, because other lengths than the heights of texts depend on their lines.
  var isUnsettled = false
  /// The number of views on each line of the flow stacks that were written with lines.
  var flowLines: [Int: [Int]] = [:]
  /// The rows of texts in which a view's content is wider than the view's maximum.
  var boundedRows: [[LengthTree.Member]] = []

  subscript(axis: Axis) -> LengthTree {
    @inline(__always) get { axis == .horizontal ? horizontal : vertical }
    @inline(__always) _modify {
      if axis == .horizontal { yield &horizontal } else { yield &vertical }
    }
  }

  /// The views in frames, for a container that contains frames or views that grow; otherwise nil.
  func frames(in container: Int) -> FramedViews? { frames.flatMap { $0.affect(container) ? $0 : nil } }

  /// Makes a tree without records, in the arrays of an earlier tree.
  init(in memory: WorkingMemory.Records = WorkingMemory.Records()) {
    horizontal = memory.horizontal
    vertical = memory.vertical
    placements = memory.placements
  }

  mutating func reserve(_ count: Int) {
    horizontal.reserve(count)
    vertical.reserve(count)
    placements.reserveCapacity(count)
  }

  /// Removes the records, and returns their arrays to be reused.
  mutating func takeMemory() -> WorkingMemory.Records {
    var memory = WorkingMemory.Records()
    memory.horizontal = horizontal.takeMemory()
    memory.vertical = vertical.takeMemory()
    swap(&placements, &memory.placements)
    memory.placements.removeAll(keepingCapacity: true)
    return memory
  }

  /// How a view places the views inside it.
  enum Arrangement: UInt8 {
    case none, horizontal, vertical, layers
    /// A grid, and one of its rows.
    case grid, gridRow
    case table
    /// By constraint rows: the position of each view inside is an unknown.
    case rows
    /// Collapsed: it has no size, and everything inside it is at its position.
    case collapsed
  }

  /// The data that origins need besides lengths: how a view places the views inside it, and its own place in its
  /// container.
  struct Placement {
    var arrangement = Arrangement.none
    var isDecorated = false
    /// Whether constraint rows place the view or the views inside it, or the view's length depends on a ratio, a fixed
    /// size or a layout priority.
    var isSizedByRows = false
    var justification = Justification()
    var isReversed = false
    /// The view's place in its container along each axis on which it is not in line with others.
    var place = BothAxes(Alignment.Place.start, .start)
    /// The insets of the view's box; `left` is the leading inset.
    var insets = Insets()
    var spacing = 0.0
  }

  /// The costs of a text's height that follow from its lines.
  struct Lines {
    var view: Int32
    var costs: Range<Int32>
    /// The width in which the text was last broken.
    var width = -1.0
  }
}

extension RecordTree.Placement {
  /// Whether views inside are in line along an axis.
  func isRow(_ axis: Axis) -> Bool {
    axis == .horizontal ? arrangement == .horizontal : arrangement == .vertical || arrangement == .grid
  }
}

/// The record of one view, in a list in the order of views.
protocol ViewRecord {
  var index: Int { get }
}

extension ContainerContext: ViewRecord {}

extension RecordTree.Lines: ViewRecord {
  var index: Int { Int(view) }
}

extension Array where Element: ViewRecord {
  subscript(of index: Int) -> Element? {
    let place = firstPlace(from: index)
    return place < count && self[place].index == index ? self[place] : nil
  }

  private func firstPlace(from index: Int) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle].index < index { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Replaces the records of views that both lists contain, and inserts the records of other views in order.
  mutating func merge(_ others: [Element]) {
    var added: [Element] = []
    for other in others {
      let place = firstPlace(from: other.index)
      if place < count, self[place].index == other.index { self[place] = other } else { added.append(other) }
    }
    if added.isEmpty { return }
    var merged: [Element] = []
    merged.reserveCapacity(count + added.count)
    var next = 0
    for record in self {
      while next < added.count, added[next].index < record.index {
        merged.append(added[next])
        next += 1
      }
      merged.append(record)
    }
    self = merged + added[next...]
  }
}

extension RecordTree {
  /// Adds the constraints of a view. Returns false, with nothing added, if any constraint relates more than lengths of
  /// views along one axis, or is invalid.
  mutating func addConstraints(of index: Int, _ tree: ViewTree, _ medium: Medium) -> Bool {
    var rows: [(axis: Axis, terms: [LengthTree.Term], constraint: LayoutConstraint)] = []
    for entry in tree.entries[index].attributes.rare.constraints {
      guard case .constraint(let constraint) = entry, let axis = constraint.axisOfLengths, constraint.hasMeaning,
        let terms = terms(of: constraint, seenFrom: index, tree)
      else { return false }
      rows.append((axis, terms, constraint))
    }
    for (position, row) in rows.enumerated() {
      let cost = LengthTree.Cost(
        row.constraint.constant(in: medium), row.constraint.relation, order: Section.constraints.order(index, position))
      self[row.axis].add(row.terms, cost, row.constraint.priority)
    }
    return true
  }

  private func terms(of constraint: LayoutConstraint, seenFrom index: Int, _ tree: ViewTree) -> [LengthTree.Term]? {
    var terms: [LengthTree.Term] = []
    for (side, sign) in [(constraint.left, 1.0), (constraint.right, -1.0)] {
      for term in side.terms {
        // The width of a grid's row follows from the columns, and is not an unknown.
        guard case .view(let view) = tree.meaning(of: term.anchor.view, in: constraint, of: index),
          !horizontal.nodes[view].isAbsent, horizontal.nodes[view].rule != .gridRow
        else { return nil }
        terms.append(LengthTree.Term(unknown: Int32(view), factor: sign * term.coefficient))
      }
    }
    guard Set(terms.map(\.unknown)).count == terms.count,
      terms.allSatisfy({ (0x1p-16...0x1p16).contains(abs($0.factor)) })
    else { return nil }
    return terms
  }
}

extension LayoutConstraint {
  /// The axis of the lengths that the constraint relates; nil if it relates anything else, or lengths along both axes.
  fileprivate var axisOfLengths: Axis? {
    var axis: Axis?
    for term in left.terms + right.terms {
      let attribute = term.anchor.attribute
      guard attribute.isSize, term.anchor.guide == .frame, axis == nil || axis == attribute.axis else { return nil }
      axis = attribute.axis
    }
    return axis
  }

  /// Whether the constraint's priority, constants and factors are within their limits.
  fileprivate var hasMeaning: Bool {
    ViewTree.Rule.priority.allows(priority.value) && constants.allSatisfy(ViewTree.Rule.distance.allows)
      && factors.allSatisfy { ViewTree.Rule.factor.allows(abs($0)) }
  }
}

/// These properties read the attributes through a pointer, as a call on them would copy them.
extension UnsafePointer<ViewNode.Parts> {
  /// Whether records express all attributes of a view, except for decorations and constraints.
  var areOfRecords: Bool { areOfRecordsInCell && pointee.attributes.rare.gridCell == nil }

  /// Whether records express all attributes of a cell of a grid, including its place in a column.
  var areOfRecordsInCell: Bool {
    areOfRecordsButProportions && pointee.attributes.rare.proportion.horizontal == nil
      && pointee.attributes.rare.proportion.vertical == nil
  }

  /// Whether records express all attributes of a view of a flex stack, including its proportion along the stack.
  func areOfRecords(inStackAlong axis: Axis) -> Bool {
    areOfRecordsButProportions && pointee.attributes.rare.gridCell == nil
      && pointee.attributes.rare.proportion[axis.cross] == nil
  }

  private var areOfRecordsButProportions: Bool {
    pointee.attributes.rare.ratios.isEmpty && areOfRecordsButRatio
  }

  private var areOfRecordsButRatio: Bool {
    pointee.attributes.rare.alignmentGuides.isEmpty && pointee.attributes.rare.fixedAxes.isEmpty
      && pointee.attributes.rare.layoutPriority == nil
  }

  /// Whether records express all attributes of a view but its ratio.
  var areOfRecordsWithRatio: Bool {
    areOfRecordsButRatio && pointee.attributes.rare.gridCell == nil
      && pointee.attributes.rare.proportion.horizontal == nil
      && pointee.attributes.rare.proportion.vertical == nil && !pointee.attributes.rare.ratios.isEmpty
  }

  /// The ratio by which one of the view's sizes decides the other; nil if other rules affect these sizes too.
  var ratioOfOneSize: Double? {
    guard pointee.attributes.nearSizes.count + pointee.attributes.farSizes.count == 1,
      (exactSize(.horizontal) == nil) != (exactSize(.vertical) == nil)
    else { return nil }
    return pointee.attributes.rare.ratios.count == 1 && pointee.attributes.rare.ratios[0].priority.isRequired
      ? pointee.attributes.rare.ratios[0].ratio : nil
  }

  /// Whether an aspect ratio does more than derive one exact size from the other: then the view's sizes need rows.
  var needsRatioRows: Bool {
    !pointee.outline.isPlain && !pointee.attributes.rare.ratios.isEmpty && ratioOfOneSize == nil
  }

  /// Whether the view changes the priorities of views inside it, by a fixed size or a layout priority.
  var reweighsViews: Bool {
    !pointee.outline.isPlain
      && (!pointee.attributes.rare.fixedAxes.isEmpty || (pointee.attributes.rare.layoutPriority ?? 0) != 0)
  }
}

/// A pointer to the entries of a tree; the tree outlives the pointer.
typealias Views = UnsafePointer<ViewTree.Entry>
