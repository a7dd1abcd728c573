import TrussIR
import TrussSolver
import TrussTree
import TrussViews

/// Writes rules that records cannot describe as rows between lengths, positions and guides: the rows that
/// `SystemBuilder` adds for the same views. Positions are measured from the containing view, so that a container's rows
/// relate only its own views.
struct RowWriter {
  var rules: SystemBuilder
  /// Whether there is a row that cannot be solved with lengths.
  var isBeyondLengths = false
  /// Whether positions, or sizes other than the heights of texts, depend on the number of lines of texts.
  var dependsOnLines = false
  /// The containers and decorations around the current view, the innermost last.
  private var open: [Open] = []
  // Arrays that are reused for each row.
  var variables: [ConstraintSystem.VariableTerm] = []
  var places: [(item: Int32, factor: Double)] = []

  /// A container whose views are being written, or a decoration.
  private struct Open {
    var end: Int
    var depth: Int
    /// The rows that come after the rows of the container's views.
    var deferred: [Constraint] = []
    /// The beginning of a decoration's records, which have a lower priority than the records of the decorated view.
    var weak: BothAxes<LengthTree.Mark>?
  }

  init(
    _ tree: ViewTree, _ views: Views, _ medium: Medium, _ root: ChildContext, _ state: PassState,
    _ contents: TreeContents
  ) {
    rules = SystemBuilder(tree, views, medium, state, contents, isWhole: false)
    rules.prepareForLengths(root)
  }

  var tree: ViewTree { rules.tree }

  // MARK: Views

  func context(of index: Int) -> ChildContext {
    var context = rules.contexts[index]
    context.unsettled = Axes()
    let settled = rules.system.items[index].settledByRule
    for axis in Axis.allCases where !settled.contains(axis.size) { context.unsettled.insert(axis) }
    return context
  }

  /// Stores the context of a view that a record places.
  mutating func take(_ context: ChildContext, of index: Int) { rules.contexts[index] = context }

  /// Whether a view is in a stack with UIStackView's rules.
  func isArranged(around index: Int) -> Bool {
    guard let parent = tree.entries[index].parent, case .arranged = tree.entries[parent].content else { return false }
    return true
  }

  /// Begins a decoration: rows that are added until its end have a lower priority than the rows of the decorated view.
  mutating func open(decoration index: Int, _ records: RecordTree) {
    let marks = BothAxes(records.horizontal.mark, records.vertical.mark)
    open.append(Open(end: tree.entries[index].end, depth: tree.entries[index].depth, weak: marks))
  }

  /// Adds the rows by which a container places the views inside.
  mutating func addViews(inside index: Int, _ records: inout RecordTree) throws(LayoutError) {
    let first = rules.system.rows.count
    let deferred = try rules.addContainerRows(index)
    if case .arranged(let stack) = tree.entries[index].content, stack.distribution == .fillProportionally,
      stack.axis == .vertical
    {
      dependsOnLines = true
    }
    write(rowsFrom: first, Section.alignment.order(index), &records)
    open.append(Open(end: tree.entries[index].end, depth: tree.entries[index].depth, deferred: deferred))
  }

  /// Adds unknowns for the position of a view that rows place. If no row refers to the position, it is free.
  mutating func addPlace(of index: Int, _ records: inout RecordTree) {
    _ = unknown(of: Variable(Item.ID(index), .x), &records)
    _ = unknown(of: Variable(Item.ID(index), .y), &records)
  }

  /// Adds the constraints of a view, and the rows for the positions of its decorations, except for decorations that
  /// records describe.
  mutating func addConstraints(
    of index: Int, _ context: ChildContext?, except decorations: Set<Int> = [], _ records: inout RecordTree
  ) throws(LayoutError) {
    let outline = tree.entries[index].outline
    guard outline.hasConstraints || outline.isDecorated else { return }
    if let context { take(context, of: index) }
    let first = rules.system.rows.count
    try rules.addConstraints(of: index)
    if namesCollapsed(rowsFrom: first) { isBeyondLengths = true }
    write(rowsFrom: first, Section.constraints.order(index), &records)
    guard outline.isDecorated else { return }
    let firstOfDecorations = rules.system.rows.count
    rules.addDecorations(of: index, except: decorations)
    write(rowsFrom: firstOfDecorations, Section.alignment.order(index), &records)
  }

  /// Whether rows from an index on refer to a collapsed view, or to a view inside one.
  private func namesCollapsed(rowsFrom first: Int) -> Bool {
    for row in rules.system.rows.dropFirst(first) {
      for term in rules.system.terms[Int(row.start)..<Int(row.start + row.leftCount + row.rightCount)] {
        var item: Int32? = term.anchor.item.index
        while let each = item {
          if Int(each) < tree.entries.count, tree.entries[Int(each)].attributes.isCollapsed { return true }
          item = parent(of: each)
        }
      }
    }
    return false
  }

  /// Adds the deferred rows of the containers that end before a view.
  mutating func close(before index: Int, _ records: inout RecordTree) {
    while let last = open.last, last.end <= index {
      if !last.deferred.isEmpty {
        let first = rules.system.rows.count
        for row in last.deferred { rules.system.add(row) }
        write(rowsFrom: first, Section.endOrder(last.end, depth: last.depth), &records)
      }
      if let weak = last.weak {
        for axis in Axis.allCases { records[axis].changePriorities(since: weak[axis], SystemBuilder.weakened) }
      }
      open.removeLast()
    }
  }

  /// The containers that records describe although rows refer to positions inside them, and the decorations that
  /// records describe although rows refer to their positions.
  func reached(in records: RecordTree) -> Set<Int> {
    var reached: Set<Int> = []
    for number in records.places.keys {
      let item = Int(Variable(index: Int(number)).item.index)
      guard item < tree.entries.count, let parent = tree.entries[item].parent else { continue }
      if tree.entries[item].decoration != nil {
        if records.horizontal.nodes[item].isDecoration { reached.insert(item) }
        continue
      }
      guard records.placements[parent].arrangement != .rows else { continue }
      reached.insert(
        records.placements[parent].arrangement == .gridRow ? tree.entries[parent].parent ?? parent : parent)
    }
    for guide in rules.guides.keys where guide.kind == .content {
      if records.placements[guide.index].arrangement != .rows { reached.insert(guide.index) }
    }
    // The width of a grid's row follows from the columns, and is not an unknown.
    let named = records.horizontal.named + records.pairRows.flatMap { $0.first.map(\.unknown) }
    for row in named where row >= 0 && records.placements[Int(row)].arrangement == .gridRow {
      reached.insert(tree.entries[Int(row)].parent ?? Int(row))
    }
    return reached
  }

  var isInDecoration: Bool { open.contains { $0.weak != nil } }

  /// Finishes the rows, and marks the positions that a row has to decide. Returns false if lengths cannot express the
  /// rows.
  func finish(_ records: inout RecordTree) -> Bool {
    for (number, unknown) in records.places {
      let variable = Variable(index: Int(number))
      let settled = rules.system.items[Int(variable.item.index)].settledByRule
      guard !settled.contains(Item.Variables(variable.component)) else { continue }
      records[variable.axis].needRow(for: unknown)
    }
    if !records.pairRows.isEmpty { records.isEditable = false }
    records.hasRows = true
    records.isUnsettled = dependsOnLines || !rules.boundedRows.isEmpty
    records.boundedRows = rules.boundedRows
    return !isBeyondLengths
  }
}
