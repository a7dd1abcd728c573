import TrussIR
import TrussTree
import TrussViews

/// The width of each view with every text on one line, and whether it is or contains text: the weights by which a row
/// of texts shares a shortfall. With `isBroken`, the widths with a line break at every opportunity (CSS' min-content
/// contribution).
struct MaxContentWidths {
  private let isBroken: Bool
  /// The widths within the bounds that the view's author set (CSS' max-content contribution).
  var widths: [Double]
  /// The widths without these bounds (CSS' flex base size).
  private(set) var bases: [Double]
  var holdsText: [Bool]

  /// Computes the widths of all views, or of a container and the views inside it, from the last view to the first, so
  /// that the content is known before its container.
  init(tree: ViewTree, medium: Medium, inside container: Int = 0, isBroken: Bool = false) {
    self.isBroken = isBroken
    widths = Array(repeating: 0, count: tree.entries.count)
    bases = widths
    holdsText = Array(repeating: false, count: tree.entries.count)
    for index in (container..<tree.entries[container].end).reversed() {
      // Read through the pointer, which copies nothing.
      let view = tree.entries[index].address
      if view.pointee.attributes.isCollapsed { continue }
      if let width = view.exactSize(.horizontal) {
        widths[index] = view.extent(of: width, medium)
        bases[index] = widths[index]
        continue
      }
      switch view.pointee.content {
      case .stack(let stack):
        if let given = stack.widths { take(given, of: index, tree, medium) }
        if stack.axis == .horizontal { widenToBases(index, tree, medium) }
        measure(stack.axis, stack.spacing, index, tree, medium)
      case .arranged(let stack): measure(stack.axis, stack.spacing, index, tree, medium)
      case .layers, .framed:
        gather(index, tree) { max($0, $1) }
        addInsets(index, tree, medium)
      case .grid(let grid): measure(grid, index, tree, medium)
      case .gridRow: gather(index, tree) { $0 + $1 }
      case .flow(let stack) where stack.columns != nil: measure(columns: stack, index, tree, medium)
      case .flow(let stack):
        measure(isBroken ? .vertical : stack.axis, stack.spacing, index, tree, medium)
        holdsText[index] = holdsText[index] || view.sharesShortfall
      case .choice(let choice):
        measure(choice, index, tree)
        addInsets(index, tree, medium)
      case .leaf(.spacer(let minimum)):
        if tree.stackAxis(around: index) == .horizontal { widths[index] = medium.gap(minimum ?? 0, .horizontal) }
      case .scroll, .table, .composite: break
      case .leaf:
        holdsText[index] = view.sharesShortfall
        let stackAxis = view.pointee.traits.contains(.stretchesAcrossStack) ? tree.stackAxis(around: index) : nil
        if let content = tree.content(of: index, .horizontal, medium, stackAxis: stackAxis, textHeight: nil) {
          // A text that is allowed to wrap before other texts does not require one line here.
          let isFixed = !view.pointee.outline.isPlain && view.pointee.attributes.rare.fixedAxes.contains(.horizontal)
          let wraps = isBroken && !isFixed || view.pointee.content.isText && content.compression < RulePriority.textLine
          widths[index] = wraps ? content.minimum : content.preferred
        }
      }
      if !view.pointee.outline.isPlain, let ratio = view.pointee.attributes.rare.ratios.first?.ratio,
        let height = view.exactSize(.vertical)
      {
        widths[index] = view.extent(of: height, medium) * medium.ratio(ratio)
      }
      bases[index] = widths[index]
      // A padding is a margin of the view inside it. That view shrinks from its own base, so the padding's base is that
      // base plus the margin.
      if view.pointee.traits.contains(.isPadding), let inner = tree.visibleViews(in: index).first(where: { _ in true })
      {
        bases[index] += bases[inner] - widths[inner]
      }
      if view.pointee.attributes.hasSizes { bound(index, view, medium) }
    }
  }

  /// Keeps the width of a view within the required bounds.
  private mutating func bound(_ index: Int, _ view: UnsafePointer<ViewNode.Parts>, _ medium: Medium) {
    for rule in view.pointee.attributes.sizes where rule.axis == .horizontal && rule.priority.isRequired {
      let width = view.extent(of: rule, medium)
      widths[index] = rule.relation == .lessThanOrEqual ? min(widths[index], width) : max(widths[index], width)
    }
  }

  private mutating func measure(_ axis: Axis, _ spacing: Double, _ index: Int, _ tree: ViewTree, _ medium: Medium) {
    let visible = gather(index, tree) { axis == .horizontal ? $0 + $1 : max($0, $1) }
    if axis == .horizontal { widths[index] += medium.gap(spacing, .horizontal) * Double(max(0, visible - 1)) }
    addInsets(index, tree, medium)
  }

  /// Takes the widths that a stack's array specifies for its views, whatever their content.
  private mutating func take(_ given: [Double?], of index: Int, _ tree: ViewTree, _ medium: Medium) {
    for (child, width) in zip(tree.views(in: index), given) {
      guard let width else { continue }
      widths[child] = tree.entries[child].address.extent(ofArray: width, .horizontal, medium)
      bases[child] = widths[child]
      holdsText[child] = false
    }
  }

  /// Widens views to their flex basis, unless they may shrink and `isBroken` is true.
  private mutating func widenToBases(_ index: Int, _ tree: ViewTree, _ medium: Medium) {
    for child in tree.visibleViews(in: index) {
      guard let base = tree.flexBase(of: child, medium), !isBroken || base.shrink <= 0 else { continue }
      widths[child] = max(widths[child], base.length)
    }
  }

  private mutating func addInsets(_ index: Int, _ tree: ViewTree, _ medium: Medium) {
    let insets = medium.boxInsets(of: tree.entries[index])
    widths[index] += insets.left + insets.right
  }

  /// Combines the values of the views inside a view. Returns the number of the views inside that are not collapsed.
  @discardableResult
  mutating func gather(_ index: Int, _ tree: ViewTree, _ combine: (Double, Double) -> Double) -> Int {
    var visible = 0
    for child in tree.visibleViews(in: index) {
      widths[index] = combine(widths[index], widths[child])
      holdsText[index] = holdsText[index] || holdsText[child]
      visible += 1
    }
    return visible
  }
}

extension UnsafePointer<ViewNode.Parts> {
  /// Whether the view is a text or a flow stack that shares a shortfall with other views. A view with its own
  /// compression resistance shrinks by this priority instead.
  var sharesShortfall: Bool {
    (pointee.content.isText || pointee.content.hasLines)
      && (!pointee.outline.needsValidation || pointee.attributes.rare.compression.horizontal == nil)
  }
}

extension MaxContentWidths {
  /// Measures a grid: every column is as wide as its widest cell, or has the width that its author set, with gaps
  /// between the columns.
  mutating func measure(_ grid: Grid, _ index: Int, _ tree: ViewTree, _ medium: Medium) {
    let plan = GridPlan(of: index, grid, in: tree)
    let tracks = plan.tracks(spacing: grid.spacing, self, tree, medium)
    let columns = widths(of: tracks, plan.visibleCells)
    let gaps = Double(max(0, plan.isShown.filter { $0 }.count - 1)) * medium.gap(grid.spacing, .horizontal)
    gather(index, tree) { max($0, $1) }
    var widest = columns.reduce(gaps, +)
    for row in plan.rows where !tree.entries[row].attributes.isCollapsed {
      if case .gridRow = tree.entries[row].content { continue }
      widest = max(widest, widths[row])
    }
    let insets = medium.boxInsets(of: tree.entries[index])
    widths[index] = widest + insets.left + insets.right
    holdsText[index] = holdsText[index] || canShrink(tracks, columns, plan.visibleCells)
  }

  /// Whether a flexible column is wider than its cells, as another column determines its width: then the grid shares a
  /// shortfall, as texts do.
  private func canShrink(
    _ tracks: [GridTrack], _ columns: [Double], _ cells: [(view: Int, columns: Range<Int>)]
  ) -> Bool {
    zip(columns, leastWidths(of: tracks, cells)).contains { $0 > $1 + 0.001 }
  }

  /// Measures a flow stack with columns, as if each item made one column. A view of a masonry may be in any column.
  mutating func measure(columns flow: FlowStack, _ index: Int, _ tree: ViewTree, _ medium: Medium) {
    gather(index, tree) { max($0, $1) }
    var tracks = (flow.columns ?? []).tracks(spacing: flow.spacing, medium)
    let views = Array(tree.visibleViews(in: index))
    let cells =
      flow.isMasonry
      ? views.flatMap { view in tracks.indices.map { (view, $0..<$0 + 1) } }
      : AutomaticCells(views, columnCount: tracks.count, in: tree).cells.map { ($0.view, $0.columns) }
    widen(&tracks, cells, tree, medium)
    let (columns, insets) = (widths(of: tracks, cells), medium.boxInsets(of: tree.entries[index]))
    widths[index] = zip(columns, tracks).reduce(insets.left + insets.right) { $0 + $1.0 + $1.1.gap }
    holdsText[index] = holdsText[index] || canShrink(tracks, columns, cells)
  }

  func widths(ofColumns plan: GridPlan, spacing: Double, _ tree: ViewTree, _ medium: Medium) -> [Double] {
    widths(of: plan.tracks(spacing: spacing, self, tree, medium), plan.visibleCells)
  }

  /// Makes the flexible columns that a cell spans at least as wide as their parts of the cell's own width or minimum and
  /// its insets (CSS Grid Layout, 11.5.4). Its content widens none of them (6.6).
  func widen(
    _ tracks: inout [GridTrack], _ cells: [(view: Int, columns: Range<Int>)], _ tree: ViewTree, _ medium: Medium
  ) {
    for (view, range) in cells where range.count > 1 {
      let unit = part(of: minimum(of: view, tree, medium), range, tracks) { tracks[$0].bounds.least }
      for column in range {
        guard let flexGrow = tracks[column].flexGrow else { continue }
        tracks[column].bounds = tracks[column].bounds.raised(to: unit * flexGrow)
      }
    }
  }

  /// The minimum width of a view without its content. A padding is a margin of the view inside it.
  private func minimum(of view: Int, _ tree: ViewTree, _ medium: Medium) -> Double {
    var (view, margin) = (view, 0.0)
    while true {
      let (entry, sizes) = (tree.entries[view], GivenSizes(of: tree.entries[view].address, medium))
      if sizes.exact.contains(.horizontal) || sizes.fixed.contains(.horizontal) { return margin + widths[view] }
      guard entry.traits.contains(.isPadding), let inner = tree.visibleViews(in: view).first(where: { _ in true })
      else { return margin + max(sizes.lower.horizontal, entry.leastLength(.horizontal, medium)) }
      margin += medium.boxInsets(of: entry).along(.horizontal)
      view = inner
    }
  }

  /// The part of a cell's width for each unit of the factors of its flexible columns, if its other columns have the
  /// given widths.
  private func part(
    of cell: Double, _ columns: Range<Int>, _ tracks: [GridTrack], _ width: (Int) -> Double
  ) -> Double {
    var (rest, total) = (cell - tracks[columns.dropFirst()].reduce(0) { $0 + $1.gap }, 0.0)
    for column in columns {
      if let flexGrow = tracks[column].flexGrow { total += flexGrow } else { rest -= width(column) }
    }
    return total > 0 ? rest / total : 0
  }

  /// The width of each column whose cells are as wide as their content.
  private func leastWidths(of tracks: [GridTrack], _ cells: [(view: Int, columns: Range<Int>)]) -> [Double] {
    var columns = tracks.map(\.bounds.least)
    for (view, range) in cells where range.count == 1 {
      let column = range.lowerBound
      columns[column] = max(columns[column], min(widths[view], tracks[column].bounds.greatest))
    }
    return columns
  }

  /// The width of each column with texts on one line, or with all breaks.
  private func widths(of tracks: [GridTrack], _ cells: [(view: Int, columns: Range<Int>)]) -> [Double] {
    var columns = leastWidths(of: tracks, cells)
    if isBroken { return columns }
    // The column with the largest content relative to its factor determines the unit of all factors (11.7.1).
    var unit = 0.0
    for (column, track) in tracks.enumerated() {
      if let flexGrow = track.flexGrow, flexGrow > 0 { unit = max(unit, columns[column] / flexGrow) }
    }
    for (view, range) in cells where range.count > 1 {
      unit = max(unit, part(of: widths[view], range, tracks) { columns[$0] })
    }
    for (column, track) in tracks.enumerated() {
      columns[column] = max(columns[column], min(unit * (track.flexGrow ?? 0), track.bounds.greatest))
    }
    return columns
  }

  /// Measures the alternative that is laid out. An alternative that must fit does not share a shortfall: it would
  /// become narrower than it needs, and not fit.
  mutating func measure(_ view: ViewThatFits, _ index: Int, _ tree: ViewTree) {
    gather(index, tree) { max($0, $1) }
    if tree.isTried(view, at: index, .horizontal) { holdsText[index] = false }
  }
}

/// Properties of a whole tree that rules read, each computed on first use: most layouts need none of them.
final class TreeContents {
  /// The widths of views with their texts on one line.
  private(set) lazy var widths = MaxContentWidths(tree: tree, medium: medium)
  /// The widths of views with a line break at every opportunity.
  private(set) lazy var brokenWidths = MaxContentWidths(tree: tree, medium: medium, isBroken: true)
  private(set) lazy var growth = Growth(tree: tree, medium: medium)
  /// The views that determine the lengths of frames.
  private(set) lazy var frames = FramedViews(tree, growth, definite: definite)
  let tree: ViewTree
  private let medium: Medium
  private let definite: Axes

  /// `definite` are the axes along which the root's size is given.
  init(_ tree: ViewTree, _ medium: Medium, definite: Axes) {
    self.tree = tree
    self.medium = medium
    self.definite = definite
  }

  /// The width that counts when a view is collected into a line. For a view with a share it is the minimum width, as
  /// the view grows in the line (CSS' `flex: k 1 0`).
  func lineWidth(of view: Int) -> Double {
    guard tree.entries[view].flexGrow != nil else { return widths.widths[view] }
    return max(brokenWidths.widths[view], tree.flexBase(of: view, medium)?.length ?? 0)
  }
}

extension ViewNode.Content {
  /// Whether the content is a flow stack that breaks its views into lines.
  fileprivate var hasLines: Bool {
    if case .flow(let flow) = self { flow.columns == nil } else { false }
  }
}

extension ViewTree {
  /// The width of a view before it grows or shrinks, if it has a basis.
  fileprivate func flexBase(of view: Int, _ medium: Medium) -> (length: Double, shrink: Double)? {
    entries.withUnsafeBufferPointer { $0.baseAddress?.flexBase(of: view, .horizontal, nil, medium) }
  }
}
