import TrussDiagnostics
import TrussIR
import TrussTree
import TrussViews

extension PassState {
  /// Decides where the lines of every flow stack end. A view's width is the width of its content or, if constraints of
  /// the author relate it to other views, its width in the round.
  ///
  /// A grid gets no additional columns from a width that its own columns made, if its cells are wider than the columns'
  /// minimum: new columns would widen the grid again, endlessly. A grid that is as wide as its content keeps the
  /// columns with which its content was measured, at first one for each item, as in CSS (CSS Grid Layout, 7.2.3.2).
  mutating func readFlows(of pass: LayoutPass, _ medium: Medium, root: Double?) {
    let tree = pass.tree
    let flows = tree.flows
    guard !flows.isEmpty else { return }
    let contents = TreeContents(tree, medium, definite: Axes())
    let constrained = tree.viewsWithConstrainedWidths()
    for (index, flow) in flows {
      let views = Array(tree.visibleViews(in: index))
      let box = medium.snapped(pass.rects[index].inset(by: medium.boxInsets(of: tree.entries[index])))
      if let items = flow.columns {
        let last = flowLines[index] ?? items.map { _ in 1 }
        var counts = FlowStack.columnCounts(items, spacing: flow.spacing, room: box.width, medium)
        if counts.reduce(0, +) > last.reduce(0, +),
          tree.givenRoom(in: index, .horizontal, medium, root: root) == nil,
          abs(pass.rects[index].width - contents.widths.bases[index]) < 0.01
            || box.width < leastWidth(of: FlowStack.columns(items, last), flow, index, tree, medium, contents)
              + Overflow.least
        {
          counts = last
        }
        flowLines[index] = counts
        if flow.isMasonry {
          let heights = views.map { pass.rects[$0].height }
          masonryColumns[index] = FlowStack.masonryColumns(
            of: heights, count: counts.reduce(0, +), spacing: medium.gap(flow.lineSpacing, .vertical))
        }
        continue
      }
      let lengths = views.map { view in
        flow.axis == .vertical
          ? pass.rects[view].height
          : constrained.contains(view) ? pass.rects[view].width : contents.lineWidth(of: view)
      }
      flowLines[index] = flow.lineCounts(of: lengths, room: flow.axis == .vertical ? box.height : box.width, medium)
    }
  }

  /// The width of all columns and their gaps, if each column is as narrow as possible.
  private func leastWidth(
    of columns: [GridItem], _ flow: FlowStack, _ index: Int, _ tree: ViewTree, _ medium: Medium,
    _ contents: TreeContents
  ) -> Double {
    var widths = columns.map { $0.track(medium).bounds.least }
    let views = Array(tree.visibleViews(in: index))
    if flow.isMasonry {
      for (position, view) in views.enumerated() {
        let column = masonryColumn(of: position, in: index, of: columns.count)
        widths[column] = max(widths[column], contents.brokenWidths.widths[view])
      }
    } else {
      for cell in AutomaticCells(views, columnCount: columns.count, in: tree).cells where cell.columns.count == 1 {
        let column = cell.columns.lowerBound
        widths[column] = max(widths[column], contents.brokenWidths.widths[cell.view])
      }
    }
    return widths.reduce(0, +) + columns.dropLast().reduce(0) { $0 + $1.gap(flow.spacing, medium) }
  }

  /// The column of a view in a masonry. Before columns are assigned, views are put into the columns in turn, as their
  /// heights do not depend on the column.
  func masonryColumn(of position: Int, in index: Int, of count: Int) -> Int {
    let assigned = masonryColumns[index] ?? []
    return (position < assigned.count ? assigned[position] : position) % count
  }

  /// For each flow stack whose lines divide the remaining space, the extent of each line's views across the line. The
  /// extents are read once the lines are settled, before the lines divide the space.
  func openLineLengths(of pass: LayoutPass) -> [Int: [Double]] {
    var found: [Int: [Double]] = [:]
    for (index, flow) in pass.tree.flows where flow.alignContent == .fill {
      guard let counts = flowLines[index], lineLengths[index]?.count != counts.count else { continue }
      var rest = Array(pass.tree.visibleViews(in: index))[...]
      found[index] = counts.map { count in
        let rects = rest.prefix(count).map { pass.rects[$0] }
        rest = rest.dropFirst(count)
        let isColumn = flow.axis == .vertical
        let start = rects.reduce(.infinity) { min($0, isColumn ? $1.minX : $1.minY) }
        let end = rects.reduce(-.infinity) { max($0, isColumn ? $1.maxX : $1.maxY) }
        return max(0, end - start)
      }
    }
    return found
  }
}

extension ViewTree {
  /// The lines of the flow stacks whose widths follow from only the root's width. A layout that begins with these lines
  /// needs one or two rounds less.
  func flowLinesOfGivenWidths(_ medium: Medium, width: Double?, _ contents: TreeContents) -> [Int: [Int]] {
    var lines: [Int: [Int]] = [:]
    let flows = flows
    if flows.isEmpty { return lines }
    let constrained = viewsWithConstrainedWidths()
    for (index, flow) in flows {
      let views = Array(visibleViews(in: index))
      guard flow.axis == .horizontal, flow.columns != nil || constrained.isDisjoint(with: views),
        !constrained.contains(index),
        let room = givenRoom(in: index, .horizontal, medium, root: width)
      else { continue }
      if let items = flow.columns {
        lines[index] = FlowStack.columnCounts(items, spacing: flow.spacing, room: room, medium)
        continue
      }
      lines[index] = flow.lineCounts(of: views.map { contents.lineWidth(of: $0) }, room: room, medium)
    }
    return lines
  }

  fileprivate var flows: [(index: Int, stack: FlowStack)] {
    entries.indices.compactMap { index in
      if case .flow(let flow) = entries[index].content { (index, flow) } else { nil }
    }
  }
}

extension ViewTree {
  /// The views that constraints in the source refer to along the horizontal axis.
  fileprivate func viewsWithConstrainedWidths() -> Set<Int> {
    var views: Set<Int> = []
    for (owner, entry) in entries.enumerated() where entry.outline.hasConstraints {
      for case .constraint(let constraint) in entry.attributes.rare.constraints {
        for term in constraint.left.terms + constraint.right.terms where term.anchor.attribute.axis == .horizontal {
          if case .view(let view) = meaning(of: term.anchor.view, in: constraint, of: owner) { views.insert(view) }
        }
      }
    }
    return views
  }
}

extension FlowStack {
  /// The number of views on each line, as CSS collects flex items into flex lines: a line ends before the first view
  /// that is too long for the rest of the line. Each line has at least one view. (CSS Flexible Box Layout, 9.3.)
  fileprivate func lineCounts(of lengths: [Double], room: Double, _ medium: Medium) -> [Int] {
    let spacing = medium.gap(spacing, axis)
    var (counts, end) = ([Int](), 0.0)
    for length in lengths {
      // A length that is too long by less than a hundredth is a rounding error.
      if let count = counts.last, end + spacing + length <= room + Overflow.least {
        counts[counts.count - 1] = count + 1
        end += spacing + length
      } else {
        counts.append(1)
        end = length
      }
    }
    return counts
  }
}
