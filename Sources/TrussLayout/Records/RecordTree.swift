import TrussIR
import TrussSolver
import TrussTree
import TrussViews

/// A tree as records: one for each view and axis instead of its rows, and rows for the rules that no record describes.
///
/// Most views are leaves and containers whose rules concern one view and those directly inside it. No row is made for
/// them: a record has what `SystemBuilder` would write, costs included, and `LengthSolver` solves it as it would the
/// rows. A scroll view, a decoration, a constraint between two places are rows between the lengths that they are about:
/// they cost what they are, and the views around them stay records. The rows of all views are made when someone asks.
struct RecordTree: Sendable {
  var horizontal = LengthTree()
  var vertical = LengthTree()
  /// How each view places those directly inside it, and its own place among its neighbours.
  var placements: [Placement] = []
  /// The containers, in order: what they decide about a view that takes another's place.
  var boxes: [ContainerContext] = []
  /// The texts, whose heights are known once their widths are.
  var texts: [Lines] = []
  /// The texts and titles that may be narrower than their letters though no bound shows it, in order.
  var looseTexts: [LooseText] = []
  /// Rows about lengths and places along both axes.
  var pairRows: [LengthTree.PairRow] = []
  /// The unknown of each place that rows are about, by the number of its variable in these.
  var places: [Int32: Int32] = [:]
  /// Whether sessions can change it in place. Aligned baselines, grids, and rows about both axes take a new layout.
  var isEditable = true
  /// The views in frames; nil where there is none.
  var frames: FramedViews?
  /// What the tables that are records specify of their rows, by the tables' indices.
  var tables: [Int: TablePlan] = [:]
  /// Whether rows couple lengths.
  var hasRows = false
  /// Whether there are stacks in which the centres of views are to be equally far apart.
  var centersViews = false
  /// The containers whose content may leave them though no bound shows it: those that place views by rows, and those in
  /// decorations.
  var rowContainers: [Int] = []
  /// Whether more than the heights of texts depends on their lines, so that it takes a further round to know.
  var isUnsettled = false
  /// The number of views on each line of the flow stacks that were written with lines.
  var flowLines: [Int: [Int]] = [:]
  /// The rows of texts in which a view has a maximum that its content is wider than.
  var boundedRows: [ShrinkingRow] = []

  /// The views in frames, for a container that holds frames or views that grow; else nil.
  func frames(in container: Int) -> FramedViews? { frames.flatMap { $0.concern(container) ? $0 : nil } }

  /// A tree without records, in the arrays of an earlier one.
  init(in memory: WorkingMemory.Records = WorkingMemory.Records()) {
    horizontal = LengthTree(in: memory.horizontal)
    vertical = LengthTree(in: memory.vertical)
    placements = memory.placements
  }

  /// Makes room for the records of views.
  mutating func reserve(_ count: Int) {
    horizontal.reserve(count)
    vertical.reserve(count)
    placements.reserveCapacity(count)
  }

  /// Gives up the records, and returns the arrays that they were in.
  mutating func takeMemory() -> WorkingMemory.Records {
    var memory = WorkingMemory.Records()
    memory.horizontal = horizontal.takeMemory()
    memory.vertical = vertical.takeMemory()
    swap(&placements, &memory.placements)
    memory.placements.removeAll(keepingCapacity: true)
    return memory
  }

  /// How a view places those inside it.
  enum Arrangement: UInt8 {
    case none, horizontal, vertical, layers
    /// A grid, and one of its rows.
    case grid, gridRow
    case table
    /// By rows: each view's place in it is an unknown.
    case rows
    /// Not at all, as it is collapsed: all inside it is where it is.
    case collapsed
  }

  /// The part of a view's origin that does not follow from lengths.
  struct Placement {
    var arrangement = Arrangement.none
    /// Whether there are views behind or over it, which are placed by rows.
    var isDecorated = false
    /// Whether rows specify its length.
    var isSizedByRows = false
    var justification = Justification()
    /// Its place in its container along each axis on which it is not in line with others.
    var horizontal = Alignment.Place.start
    var vertical = Alignment.Place.start
    /// The insets at the start of its box, and at its end.
    var left = 0.0
    var right = 0.0
    var top = 0.0
    var bottom = 0.0
    var spacing = 0.0
  }

  /// The costs of a text's height that follow from its lines.
  struct Lines {
    var view: Int32
    var costs: Range<Int32>
    /// The width that it was last broken in.
    var width = -1.0
  }
}

extension RecordTree.Placement {
  func start(_ axis: Axis) -> Double { axis == .horizontal ? left : top }
  func end(_ axis: Axis) -> Double { axis == .horizontal ? right : bottom }
  func place(_ axis: Axis) -> Alignment.Place { axis == .horizontal ? horizontal : vertical }

  /// Whether views inside are in line along an axis.
  func isRow(_ axis: Axis) -> Bool {
    axis == .horizontal ? arrangement == .horizontal : arrangement == .vertical || arrangement == .grid
  }
}
