import TrussTree
package import TrussViews

/// A change of a layout that may be made in place.
package enum LayoutChange {
  /// The view has another value with these nodes.
  case value([ViewNode])
  /// Another view is in the place of the one at an index.
  case view(index: Int, ViewNode)
  /// The root has another size.
  case size(width: Double?, height: Double?)
}

/// Why a change takes a fresh layout.
package enum FreshLayoutReason: Error, Equatable, Sendable {
  /// Views are added, removed, moved or renamed.
  case structure
  /// A session changes constraints, or has changed some.
  case constraints
  /// The layout has no records that can be changed: it has tables, grids, aligned baselines, flow stacks, alternatives,
  /// safe areas, offsets, rows on both axes, or was solved as rows of all views.
  case noRecords
  /// Content had to leave its box.
  case overflow
  /// So many records have been replaced that fresh ones take less time.
  case worn
  /// A length of the root becomes fitted, or stops being so.
  case fittedRoot
  /// A view has something that it passes on, or that no record of a plain stack or leaf describes.
  case notPlain
  /// Rows place a view or the views inside it, relate its lengths, or depend on its content.
  case partOfRows
  /// More than lengths changes, in a layout with frames or rows, where that can change the rules of other views.
  case rule
  /// A container becomes flexible along an axis, or stops being so.
  case flexibility
  /// No record describes a view in its place any more.
  case noRecord
  /// A priority is one that no record had.
  case priority
  /// A group gets a coupled length, or loses it.
  case coupling
  /// The records have no unique solution in which all content stays in its box: content overflows, or is ambiguous.
  case noSolution
  /// A frame is beyond the limit.
  case limit
  /// The views are invalid: the fresh layout throws the error.
  case invalid
  /// There is something to report, which is an error.
  case diagnostics
}

/// The state before a change in place, by which it is undone.
package struct LayoutEdit: Sendable {
  /// The views that were changed, and what they were; none if the root's size alone was.
  package internal(set) var views: [(index: Int, node: ViewNode)] = []
  /// Whether the value of the view that was given has composites: the tree has their bodies alone.
  package internal(set) var hasComposites = false
  /// The size that the root was given.
  let size: PerAxis<Double>
  /// The diagnostics of the layout.
  let diagnostics: [Diagnostic]
  /// The frames of the views that may have moved, or where these are many, all.
  private var rects: [(index: Int, rect: Rect)] = []
  private var allRects: [Rect]?

  init(size: PerAxis<Double>, diagnostics: [Diagnostic]) {
    self.size = size
    self.diagnostics = diagnostics
  }

  /// Keeps the frames of views that will get others.
  mutating func keep(_ indices: [Int], of rects: [Rect]) {
    if allRects != nil { return }
    if indices.count > rects.count / 4 {
      var all = rects
      putBack(&all)
      allRects = all
    } else {
      for index in indices { self.rects.append((index, rects[index])) }
    }
  }

  /// Gives the views their frames back.
  func putBack(_ rects: inout [Rect]) {
    if let allRects { return rects = allRects }
    for (index, rect) in self.rects.reversed() { rects[index] = rect }
  }
}
