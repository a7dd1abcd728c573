import TrussIR
package import TrussViews

/// The views of a layout in preorder: bodies asked for, groups flattened, styles handed down. A view's index here is
/// its item's index in the constraint system.
package struct ViewTree: Sendable {
  /// A view in its place.
  package struct Entry: Sendable {
    package var content: ViewNode.Content
    package var attributes: Attributes
    /// The index of the view around it, or nil for the root.
    package var parent: Int?
    /// The index after the last view inside it.
    package var end: Int
    /// The number of views around it.
    package var depth: Int
    /// The font in the reader's size.
    package var font: Font
    /// The font as it was given to the view or one around it: what is handed down.
    var givenFont: Font
    package var foreground: Color?
    /// How texts are set, as it was given to the view or those around it.
    package var textStyle: TextStyle
    package var isRightToLeft: Bool
    package var safeArea: SafeArea
    /// The place among the views directly inside the same one; of a row, its index in the table.
    var ordinal: Int
    /// The place of the next view directly inside this one.
    var nextOrdinal = 0
    /// The number of decorations that were counted; their places are negative.
    var decorationCount = 0
    /// The index of the innermost table's row that the view is in, or is.
    var row: Int?
    /// Of a table, what its rows' names begin with.
    var rowsName = ""
    /// Of a table, the rows that are laid out.
    var window: TableWindow?
    /// Where a view stands that decorates the one around it; nil for all others.
    package var decoration: Alignment?
    /// The number of decorations around the view, and it itself where it is one.
    var decorationDepth: Int
    /// The index after the last view of its backgrounds.
    package var backgroundEnd: Int
    /// The index after the last view that it holds; its overlays follow.
    package var contentEnd: Int
    /// Of a view with alternatives, the one that is laid out.
    var alternative = 0
  }

  package internal(set) var entries: [Entry] = []
  package internal(set) var indices: [ViewID: Int] = [:]
  /// The views that have the guides which were made for ties, by the guides' names.
  package internal(set) var guideOwners: [ViewID: Int] = [:]
  /// The number of tables without a name in each row; -1 stands for the layout.
  var unnamedTables: [Int: Int] = [:]
  /// The surroundings of the root.
  package let environment: EnvironmentValues

  /// The indices of the views directly inside a view; what decorates it is not among them.
  package func children(of index: Int) -> [Int] {
    siblings(from: entries[index].backgroundEnd, to: entries[index].contentEnd)
  }

  /// The indices of a view's backgrounds and overlays, in the order in which they are drawn.
  package func decorations(of index: Int) -> [Int] {
    siblings(from: index + 1, to: entries[index].backgroundEnd)
      + siblings(from: entries[index].contentEnd, to: entries[index].end)
  }

  private func siblings(from start: Int, to end: Int) -> [Int] {
    var siblings: [Int] = []
    var index = start
    while index < end {
      siblings.append(index)
      index = entries[index].end
    }
    return siblings
  }

  /// The name of a view in messages: its own, or its kind.
  package func title(of index: Int) -> String {
    let entry = entries[index]
    if let name = entry.attributes.names.first { return "\"\(name)\"" }
    guard let row = entry.row else { return entry.content.kind }
    return "\(entry.content.kind) in \(title(of: row))"
  }
}

extension ViewNode.Content {
  /// What sort of view it is, as a user wrote it.
  package var kind: String {
    switch self {
    case .text: "Text"
    case .button: "Button"
    case .field: "Field"
    case .toggle: "Toggle"
    case .slider: "Slider"
    case .progress: "Progress"
    case .stepper: "Stepper"
    case .image: "Image"
    case .rectangle: "Rectangle"
    case .box: "Box"
    case .spacer: "Spacer"
    case .divider: "Divider"
    case .stack(let stack): stack.axis == .horizontal ? "HStack" : "VStack"
    case .arranged(let stack): stack.axis == .horizontal ? "HStack" : "VStack"
    case .layers: "ZStack"
    case .scroll: "ScrollView"
    case .table: "Table"
    case .framed: "Frame"
    case .grid: "Grid"
    case .gridRow: "GridRow"
    case .flow: "FlowStack"
    case .choice: "ViewThatFits"
    case .composite(let view): "\(type(of: view))"
    }
  }
}

extension ViewNode.Content {
  /// Whether it is a box with bounds of its own.
  var isFramed: Bool {
    if case .framed = self { return true }
    return false
  }
}
