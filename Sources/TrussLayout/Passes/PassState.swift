import TrussText
import TrussTree
import TrussViews

/// What only a solved layout can decide: a round builds the system with one value, solves it, and reads the next value
/// off the frames. The layout is settled where the two are equal.
///
/// There are two kinds. State that shapes the tree is known by the view's identity, and the tree of the next round is
/// rebuilt with it; all else is found by the view's index in the tree of its round, and is `carried` into that of the
/// next.
struct PassState: Equatable {
  /// The rows of tables and the choices among alternatives.
  var shape = TreeShape()
  /// The lines of each text; none for other views.
  var textExtents: [TextBlock.Extent]
  /// What bars cover of each scroll view that keeps clear of them.
  var covered: [Int: Insets]
  /// The number of views on each line of each flow stack; of one whose views fill columns, the number of columns that
  /// each of its items makes.
  var flowLines: [Int: [Int]] = [:]
  /// How long the views of each line of a flow stack are across it, where its lines divide what they leave.
  var lineLengths: [Int: [Double]] = [:]
  /// The column of each view of each masonry.
  var masonryColumns: [Int: [Int]] = [:]
  /// Whether each view with a maximum in a row of texts is at it; those that are not here are taken to be.
  var maxima: [Int: MaximumState] = [:]
  /// The lengths that content gave the views around fractions, and that these keep.
  var fractionRooms: [ViewTree.FractionRoom: Double] = [:]

  /// What is assumed before anything is solved: tables without rows, texts on the lines that they are written in.
  init(before tree: ViewTree, _ medium: Medium) {
    textExtents = tree.entries.map { entry in
      guard case .leaf(.text(let text)) = entry.content else { return TextBlock.Extent() }
      return TextBlock(text, in: entry, medium).extent(width: .infinity)
    }
    covered = tree.coveredInsets(medium, in: nil)
  }

  /// The state of a layout that decides the lines of texts alone, which its frames show.
  init(showing rects: [Rect], _ tree: ViewTree, _ medium: Medium) {
    textExtents = tree.entries.enumerated().map { TextBlock.Extent(showing: rects, $1, at: $0, medium) }
    covered = tree.coveredInsets(medium, in: nil)
  }

  /// Brings what was decided of the views of one tree to those of another.
  mutating func carry(from old: ViewTree, to new: ViewTree, _ medium: Medium) {
    var carried = PassState(before: new, medium)
    for (index, counterpart) in new.counterparts(in: old).enumerated() {
      if let counterpart, new.entries[index].content.isText, old.entries[counterpart].content.isText {
        carried.textExtents[index] = textExtents[counterpart]
      }
      if let counterpart, carried.covered[index] != nil, let covered = covered[counterpart] {
        carried.covered[index] = covered
      }
      if let counterpart { carried.maxima[index] = maxima[counterpart] }
      if let counterpart, case .flow(let flow) = new.entries[index].content {
        // Columns end by the heights of views, which the columns before stretch.
        if flow.axis == .horizontal { carried.flowLines[index] = flowLines[counterpart] }
        carried.masonryColumns[index] = masonryColumns[counterpart]
      }
      if let counterpart, !fractionRooms.isEmpty {
        for axis in Axis.allCases {
          let length = fractionRooms[ViewTree.FractionRoom(view: counterpart, axis: axis)]
          carried.fractionRooms[ViewTree.FractionRoom(view: index, axis: axis)] = length
        }
      }
    }
    textExtents = carried.textExtents
    covered = carried.covered
    flowLines = carried.flowLines
    lineLengths = [:]
    masonryColumns = carried.masonryColumns
    maxima = carried.maxima
    fractionRooms = carried.fractionRooms
  }
}

extension TextBlock.Extent {
  /// The lines of a text that its frame shows; none for other views.
  init(showing rects: [Rect], _ entry: ViewTree.Entry, at index: Int, _ medium: Medium) {
    self.init()
    guard case .leaf(.text(let text)) = entry.content, !entry.attributes.isCollapsed else { return }
    let size = medium.snapped(rects[index].inset(by: medium.boxInsets(of: entry))).size
    self = TextBlock(text, in: entry, medium).extent(width: size.width, height: size.height)
  }
}
