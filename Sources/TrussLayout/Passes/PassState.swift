import TrussText
import TrussTree
import TrussViews

/// Decisions that depend on a solved layout. A round builds the system with one state, solves it, and reads the next
/// state from the frames. The layout is settled when both states are equal.
///
/// There are two kinds. State that shapes the tree is stored by the view's identity, and the tree of the next round is
/// rebuilt with it; all other state is stored by the view's index in the tree of its round, and is `carried` over to
/// the next tree.
struct PassState: Equatable {
  /// The rows of tables and the choices among alternatives.
  var shape = TreeShape()
  /// The lines of each text; empty for other views. Nil before texts are examined.
  var textExtents: [TextBlock.Extent]?
  /// How far bars cover each scroll view that adjusts its insets automatically.
  var covered: [Int: Insets]
  /// The number of views on each line of each flow stack; for a flow stack whose views fill columns, the number of
  /// columns that each of its items makes.
  var flowLines: [Int: [Int]] = [:]
  /// For each flow stack whose lines divide the remaining space, the extent of each line's views across the line.
  var lineLengths: [Int: [Double]] = [:]
  /// The column of each view of each masonry.
  var masonryColumns: [Int: [Int]] = [:]
  /// Whether each view with a maximum in a row of texts is at its maximum; a view without an entry is assumed to be.
  var maxima: [Int: MaximumState] = [:]
  var diagrams: [Int: PlacedDiagram] = [:]
  /// The lengths that views around fractions got from their content, and that they keep.
  var fractionRooms: [ViewTree.FractionRoom: Double] = [:]

  /// The state of a tree before the first pass, without its texts.
  init(unsolved tree: ViewTree, _ medium: Medium) {
    covered = tree.coveredInsets(medium, in: nil)
    for (index, size) in tree.expectedSizes { shape.sizes[tree.identity(of: index)] = medium.points(size) }
  }

  /// The assumptions before anything is solved: tables without rows, texts with their own line breaks.
  init(before tree: ViewTree, _ medium: Medium) {
    self.init(unsolved: tree, medium)
    textExtents = tree.entries.map { entry in
      guard case .leaf(.text(let text)) = entry.content else { return TextBlock.Extent() }
      return TextBlock(text, in: entry, medium).extent(width: .infinity)
    }
  }

  /// Makes the state of a solved layout in which only the lines of texts are open: its frames determine them.
  init(showing rects: [Rect], _ tree: ViewTree, _ medium: Medium) {
    self.init(unsolved: tree, medium)
    textExtents = tree.entries.enumerated().map { TextBlock.Extent(showing: rects, $1, at: $0, medium) }
  }

  /// The state for another tree: the decisions about the views that both trees contain.
  func carried(from old: ViewTree, to new: ViewTree, _ medium: Medium) -> PassState {
    var carried = PassState(before: new, medium)
    carried.shape = shape.expecting(new, medium)
    for (index, counterpart) in new.counterparts(in: old).enumerated() {
      guard let counterpart else { continue }
      if new.entries[index].content.isText, old.entries[counterpart].content.isText, let textExtents {
        carried.textExtents?[index] = textExtents[counterpart]
      }
      if carried.covered[index] != nil, let covered = covered[counterpart] { carried.covered[index] = covered }
      carried.maxima[index] = maxima[counterpart]
      if let layout = diagrams[counterpart], layout.isCarried(from: counterpart, of: old, to: index, of: new) {
        carried.diagrams[index] = layout
      }
      if case .flow(let flow) = new.entries[index].content {
        // Vertical lines depend on the heights of views, which the previous lines have stretched.
        if flow.axis == .horizontal { carried.flowLines[index] = flowLines[counterpart] }
        carried.masonryColumns[index] = masonryColumns[counterpart]
      }
      if fractionRooms.isEmpty { continue }
      for axis in Axis.allCases {
        let length = fractionRooms[ViewTree.FractionRoom(view: counterpart, axis: axis)]
        carried.fractionRooms[ViewTree.FractionRoom(view: index, axis: axis)] = length
      }
    }
    return carried
  }
}

extension TextBlock.Extent {
  /// Makes the lines of a text in its frame; empty for other views.
  init(showing rects: [Rect], _ entry: ViewTree.Entry, at index: Int, _ medium: Medium) {
    self.init()
    guard case .leaf(.text(let text)) = entry.content, !entry.attributes.isCollapsed else { return }
    let size = medium.snapped(rects[index].inset(by: medium.boxInsets(of: entry))).size
    self = TextBlock(text, in: entry, medium).extent(width: size.width, height: size.height)
  }
}

extension TreeShape {
  /// Returns this shape with the sizes for which the custom containers in a tree have placed their views.
  fileprivate func expecting(_ tree: ViewTree, _ medium: Medium) -> TreeShape {
    var shape = self
    for (index, size) in tree.expectedSizes { shape.sizes[tree.identity(of: index)] = medium.points(size) }
    return shape
  }
}
