import TrussIR
import TrussTree
import TrussViews

/// Content that is larger than the box of its container, on one axis: by how much, what sticks out, and where.
package struct Overflow {
  /// The content that sticks out on one side.
  private struct Side {
    /// How far the farthest view sticks out, in the medium's unit.
    var amount = 0.0
    /// The view that sticks out farthest, the first of several. Views that are seen are preferred: a spacer without a
    /// length or an empty text is not missed.
    var view: Int?
    /// How far `view` sticks out.
    var shownAmount = 0.0
    private var isSeen = false

    init() {}

    /// The connectors of a diagram stick out.
    init(lines amount: Double) { (self.amount, shownAmount) = (amount, amount) }

    mutating func add(_ amount: Double, _ view: Int, isSeen: Bool) {
      self.amount = max(self.amount, amount)
      guard (isSeen ? 1 : 0, amount) > (self.isSeen ? 1 : 0, shownAmount) else { return }
      (self.view, shownAmount, self.isSeen) = (view, amount, isSeen)
    }
  }

  /// An overflow of at most this length is a rounding error: the places and the lengths of frames are rounded to 1/1024.
  package static let least = 0x1p-9

  /// The maximum number of containers whose overflow is explained: each search for a cause takes as long as the layout.
  private static let explained = 3

  private var low = PerAxis<Side>()
  private var high = PerAxis<Side>()

  /// Reports the containers with views that stick out of their boxes; `cause` finds the constraints involved.
  static func diagnostics(
    of containers: [Int], _ tree: ViewTree, _ medium: Medium, _ rects: [Rect], _ cause: OverflowCause? = nil
  ) -> [Diagnostic] {
    var found: [Int: Overflow] = [:]
    var collapsedEnd = 0
    for parent in containers {
      // The content of a collapsed view has no space and needs none.
      if tree.entries[parent].attributes.isCollapsed { collapsedEnd = max(collapsedEnd, tree.entries[parent].end) }
      guard parent >= collapsedEnd, tree.entries[parent].content.isContainer else { continue }
      let box = rects[parent].inset(by: medium.boxInsets(of: tree.entries[parent]))
      // A diagram places its views by constraints, which should keep the views inside the diagram.
      let isDiagram = tree.entries[parent].attributes.rare.diagram?.isDiagram ?? false
      let axes = isDiagram ? Axis.allCases : tree.entries[parent].content.heldAxes
      var isGridRow = false
      if case .gridRow = tree.entries[parent].content { isGridRow = true }
      for index in tree.visibleViews(in: parent) {
        for axis in axes {
          let view = rects[index].range(axis)
          var room = box.range(axis)
          // A cell that spans several grid rows may reach to the end of the last row.
          if isGridRow, axis == .vertical {
            room.high = max(room.high, rects[GridCells.lastRow(ofCell: index, inRow: parent, tree)].maxY)
          }
          let (before, after) = (room.low - view.low, view.high - room.high)
          let isSeen = rects[index].width > 0 && rects[index].height > 0
          if before > Self.least {
            found[parent, default: Overflow()].low[axis, default: Side()].add(before, index, isSeen: isSeen)
          }
          if after > Self.least {
            found[parent, default: Overflow()].high[axis, default: Side()].add(after, index, isSeen: isSeen)
          }
        }
      }
    }
    for parent in containers {
      guard let width = tree.neededWidth(ofDiagram: parent), found[parent]?.high.horizontal == nil,
        rects[parent].width > 0, width > rects[parent].width + Self.least
      else { continue }
      // The connectors need more width than the nodes.
      found[parent, default: Overflow()].high.horizontal = Side(lines: width - rects[parent].width)
    }
    var controls: Set<Control> = []
    return found.keys.sorted().enumerated().flatMap { number, parent in
      Axis.allCases.compactMap { axis -> Diagnostic? in
        // The rows of a table, and other stacks that one control makes, are alike: the first is reported.
        if tree.entries[parent].attributes.location?.isInPackage == true, let line = tree.authorLine(of: parent),
          found[parent]?.low[axis] != nil || found[parent]?.high[axis] != nil,
          !controls.insert(Control(line: line, axis: axis)).inserted
        {
          return nil
        }
        return found[parent]?.diagnostic(
          of: parent, axis, width: rects[parent].width, tree, medium, number < explained ? cause : nil)
      }
    } + containers.flatMap { coveredNodes(of: $0, tree, rects) }
  }

  /// Reports the nodes of a diagram that constraints place behind another node.
  private static func coveredNodes(of diagram: Int, _ tree: ViewTree, _ rects: [Rect]) -> [Diagnostic] {
    let attributes = tree.entries[diagram].attributes
    guard case .graph = attributes.rare.diagram, !attributes.rare.constraintBlocks.isEmpty else { return [] }
    let nodes = tree.visibleViews(in: diagram).filter { view in
      guard case .node = tree.entries[view].attributes.rare.diagram else { return false }
      return rects[view].width > 0 && rects[view].height > 0
    }
    return nodes.enumerated().compactMap { number, node in
      let rect = rects[node]
      let other = nodes[(number + 1)...].first {
        rects[$0].minX <= rect.minX + least && rect.maxX <= rects[$0].maxX + least
          && rects[$0].minY <= rect.minY + least && rect.maxY <= rects[$0].maxY + least
      }
      guard let other else { return nil }
      return Diagnostic(
        kind: .overflow,
        message: "\(tree.title(of: other)) covers \(tree.title(of: node)): constraints of "
          + "\(tree.title(of: diagram)) put both in one place",
        location: tree.entries[node].attributes.location, views: [node, other])
    }
  }

  /// A control whose own stacks overflow along an axis.
  private struct Control: Hashable {
    let line: SourceLine
    let axis: Axis
  }

  /// Reports the views that are too narrow for their title or the longest word of their text. If a container has more
  /// than `explained` such views, they share a diagnostic. `shortfall` is how much too narrow a view is for its text,
  /// or nil if no letter is lost; `cause` finds the constraints that give a view its width.
  static func diagnostics(
    ofTextsIn views: [Int], _ tree: ViewTree, _ medium: Medium, _ cause: () -> OverflowCause?,
    shortfall: (Int) -> Double?
  ) -> [Diagnostic] {
    var collapsedEnd = 0
    var cut: [(view: Int, amount: Double)] = []
    for index in views {
      if tree.entries[index].attributes.isCollapsed { collapsedEnd = max(collapsedEnd, tree.entries[index].end) }
      if index >= collapsedEnd, let amount = shortfall(index) { cut.append((index, amount)) }
    }
    let cause = cut.isEmpty ? nil : cause()
    let inOneContainer = Dictionary(grouping: cut) { tree.entries[$0.view].parent }
    return cut.flatMap { view, amount -> [Diagnostic] in
      let neighbours = inOneContainer[tree.entries[view].parent] ?? []
      if neighbours.count <= explained { return [diagnostic(of: view, amount, tree, medium, cause)] }
      return neighbours[0].view == view ? [diagnostic(of: neighbours, tree, medium)] : []
    }
  }

  private static func diagnostic(
    of view: Int, _ amount: Double, _ tree: ViewTree, _ medium: Medium, _ cause: OverflowCause?
  ) -> Diagnostic {
    let part = if tree.entries[view].content.isText { "longest word" } else { "title" }
    let held = cause?.text(ofLengthOf: view, .horizontal).map { ", because these hold\n\($0)" } ?? ""
    return Diagnostic(
      kind: .overflow,
      message: "\(tree.title(of: view)) is \(medium.words(for: amount)) too narrow for its \(part)\(held)",
      location: tree.authorLine(of: view), views: [view])
  }

  private static func diagnostic(
    of cut: [(view: Int, amount: Double)], _ tree: ViewTree, _ medium: Medium
  ) -> Diagnostic {
    let container = tree.entries[cut[0].view].parent.map { " in \(tree.title(of: $0))" } ?? ""
    let worst = cut.indices.max { cut[$0].amount < cut[$1].amount } ?? 0
    return Diagnostic(
      kind: .overflow,
      message: "\(cut.count) views\(container) are too narrow for their longest words or titles, "
        + "\(tree.title(of: cut[worst].view)) by \(medium.words(for: cut[worst].amount))",
      location: tree.authorLine(of: cut[0].view), views: cut.map(\.view))
  }

  private func diagnostic(
    of parent: Int, _ axis: Axis, width: Double, _ tree: ViewTree, _ medium: Medium, _ cause: OverflowCause?
  ) -> Diagnostic? {
    let words = axis == .horizontal ? ("at the left", "at the right") : ("at the top", "at the bottom")
    let sides = [(low[axis], words.0), (high[axis], words.1)].compactMap { side, word in side.map { ($0, word) } }
    guard !sides.isEmpty else { return nil }
    let total = sides.reduce(0) { $0 + $1.0.amount }
    let details = sides.map { side, word in
      "\(side.view.map { tree.title(of: $0, in: parent) } ?? "a line") sticks out by "
        + "\(medium.words(for: side.shownAmount)) \(word)"
    }
    let needed = axis == .horizontal ? tree.neededWidth(ofDiagram: parent) : nil
    // A view that is not in the source has no source line: the line of the view that sticks out is shown.
    let place = tree.isImplicit(parent) ? sides.lazy.compactMap { $0.0.view }.first ?? parent : parent
    let held = sides.lazy.compactMap { side, _ in side.view.flatMap { cause?.text(of: $0, in: parent, axis) } }.first
    return Diagnostic(
      kind: .overflow,
      message: "the content of \(tree.title(of: parent)) is \(medium.words(for: total)) "
        + "\(axis == .horizontal ? "wider" : "higher") than its box: \(details.joined(separator: ", "))"
        + (needed.map { "; it needs a width of \(medium.words(for: max($0, width + total)))" } ?? "")
        + (held.map { ", because these hold\n\($0)" } ?? ""),
      location: tree.authorLine(of: place), views: sides.compactMap { $0.0.view } + [parent])
  }

}

extension ViewTree {
  /// The title of a view, with its number, from 1, if its container has several views of its kind without names.
  fileprivate func title(of view: Int, in parent: Int) -> String {
    let alike = Array(children(of: parent)).filter { entries[$0].kind == entries[view].kind && name(of: $0) == nil }
    guard alike.count > 1, let place = alike.firstIndex(of: view) else { return title(of: view) }
    return "\(title(of: view))[\(place + 1)]"
  }

  /// The width that a diagram's content needs; nil for any other view. In less space, the content overflows.
  fileprivate func neededWidth(ofDiagram index: Int) -> Double? {
    guard let role = entries[index].attributes.rare.diagram, role.isDiagram else { return nil }
    return entries[index].attributes.sizes.filter { $0.axis == .horizontal && $0.unit == .content }.map(\.value).max()
  }
}

extension Rect {
  fileprivate func range(_ axis: Axis) -> (low: Double, high: Double) {
    axis == .horizontal ? (minX, maxX) : (minY, maxY)
  }
}

extension BothAxes {
  fileprivate subscript<Wrapped>(axis: Axis, default value: Wrapped) -> Wrapped where Value == Wrapped? {
    get { self[axis] ?? value }
    set { self[axis] = newValue }
  }
}
