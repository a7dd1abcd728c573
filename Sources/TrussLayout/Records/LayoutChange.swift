import TrussTree
package import TrussViews

/// A change of a layout that may be made in place.
package enum LayoutChange {
  /// The root view has a new value with these nodes.
  case value([ViewNode])
  case view(index: Int, ViewNode)
  case size(width: Double?, height: Double?)
}

/// Why a change requires a fresh layout.
package enum FreshLayoutReason: Error, Equatable, Sendable {
  /// Views are added, removed, moved or renamed.
  case structure
  /// A session changes constraints, or changed constraints earlier.
  case constraints
  /// The layout has no records that can be changed: it has tables, grids, aligned baselines, flow stacks, alternatives,
  /// safe areas, offsets, sizes that are chosen before solving, constraint rows across both axes, or was solved as rows
  /// of all views.
  case noRecords
  /// Content had to leave its box, and more changes than the root's size; or all content is inside again.
  case overflow
  /// So many records have been replaced that a fresh layout takes less time.
  case manyReplacements
  /// A length of the root becomes fitted, or stops being fitted.
  case fittedRoot
  /// A view passes on values, or has a property that no record of a plain stack or leaf describes.
  case notPlain
  /// Constraint rows place a view or the views inside it, relate its lengths, or depend on its content.
  case partOfRows
  /// More than lengths changes in a layout with frames or constraint rows, or the content of a padding gets or loses
  /// its own size. This can affect the rules of other views.
  case rule
  /// A container becomes flexible along an axis, or stops being flexible.
  case flexibility
  /// No record describes a view in its position any more.
  case noRecord
  /// A new record needs a priority that no existing record has.
  case priority
  /// A group gets a coupled length, or loses one.
  case coupling
  /// The records have no unique solution in which all content stays in its box: content overflows, or is ambiguous.
  case noSolution
  /// A frame is beyond the limit.
  case limit
  /// The views are invalid: the fresh layout throws the error.
  case invalid
  /// The changed layout has diagnostics, and must have none.
  case diagnostics
}

/// The state before a change in place, to undo the change.
package struct LayoutEdit: Sendable {
  /// The changed views with their earlier nodes; empty if only the root's size changed.
  package internal(set) var views: [(index: Int, node: ViewNode)] = []
  /// Whether the new value of the view contains composites: the tree contains only their bodies.
  package internal(set) var hasComposites = false
  /// The given size of the root before the change.
  let size: PerAxis<Double>
  let diagnostics: [Diagnostic]
  /// The earlier frames of the views that may have moved; if there are many, `allRects` has the frames of all views
  /// instead.
  private var rects: [(index: Int, rect: Rect)] = []
  private var allRects: [Rect]?

  init(size: PerAxis<Double>, diagnostics: [Diagnostic]) {
    self.size = size
    self.diagnostics = diagnostics
  }

  /// Stores the frames of views before they change.
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

  func putBack(_ rects: inout [Rect]) {
    if let allRects { return rects = allRects }
    for (index, rect) in self.rects.reversed() { rects[index] = rect }
  }
}
