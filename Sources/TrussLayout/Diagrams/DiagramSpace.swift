import TrussIR
import TrussTree
import TrussViews

/// The space for a diagram, in the medium's unit.
struct DiagramSpace: Equatable {
  /// The width inside the diagram's insets; nil if the diagram may have any width.
  private(set) var width: Double?
  /// Whether the diagram is as wide as its space even if it needs less. It is then in the middle.
  private var isFilled: Bool
  private let insets: Insets

  /// Finds the space for a diagram. `root` is the width of the root, nil if its content decides it.
  init(in index: Int, of tree: ViewTree, _ medium: Medium, root: Double?) {
    insets = medium.boxInsets(of: tree.entries[index])
    let given = tree.givenRoom(in: index, .horizontal, medium, root: root)
    isFilled = given != nil
    width = given ?? tree.offeredWidth(for: index, medium, root: root)
  }

  /// The place of the upper left corner of a diagram's content, from the diagram's own corner.
  func origin(ofWidth content: Double) -> Point {
    let rest = isFilled ? ((width ?? 0) - content) / 2 : 0
    return Point(x: insets.left + max(0, rest.rounded(.down)), y: insets.top)
  }

  /// Whether a diagram, with its insets, has too little width.
  func isTooNarrow(for size: Size) -> Bool {
    width.map { size.width > $0 + insets.along(.horizontal) + 0.01 } ?? false
  }

  func size(around content: Size) -> Size {
    Size(
      width: content.width + insets.along(.horizontal), height: content.height + insets.along(.vertical))
  }
}

extension ViewTree {
  /// The greatest width that a view can have in the containers around it, without its insets. Nil if no container
  /// limits it, as in a horizontal scroll view, or if a container with columns decides it.
  ///
  /// In a row each view has at most an equal part of the width. What the views without diagrams do not need is for the
  /// diagrams.
  fileprivate func offeredWidth(for index: Int, _ medium: Medium, root: Double?) -> Double? {
    // The views around the diagram, from the inside out, up to a view whose width is known.
    var (path, room) = ([index], Double?.none)
    while room == nil {
      let view = path[path.count - 1]
      room = entries[view].address.exactSize(.horizontal).map { entries[view].address.extent(of: $0, medium) }
      guard room == nil else { break }
      guard let parent = entries[view].parent else {
        guard let root else { return nil }
        room = root
        break
      }
      guard entries[view].decoration == nil, entries[parent].attributes.rare.diagram == nil,
        entries[parent].content.offersItsWidth
      else { return nil }
      path.append(parent)
    }
    guard var room else { return nil }
    var contents: TreeContents?
    for (view, inner) in zip(path.reversed(), path.reversed().dropFirst().map(Optional.some) + [nil]) {
      for size in entries[view].attributes.sizes
      where size.axis == .horizontal && size.relation == .lessThanOrEqual && size.unit != .content {
        room = min(room, entries[view].address.extent(of: size, medium))
      }
      if case .framed(let frame) = entries[view].content, let greatest = frame.bounds.horizontal?.greatest {
        room = min(room, medium.extent(greatest, .horizontal, hasOneLine: false))
      }
      room -= medium.boxInsets(of: entries[view]).along(.horizontal)
      guard let inner, let spacing = rowSpacing(of: view, medium) else { continue }
      let views = Array(visibleViews(in: view))
      room -= spacing * Double(views.count - 1)
      let others = views.filter { $0 != inner }.filter { !hasDiagram($0) }
      let known = contents ?? TreeContents(self, medium, definite: Axes())
      contents = known
      let part = room / Double(views.count)
      for other in others {
        room -= max(known.brokenWidths.widths[other], min(known.widths.widths[other], part))
      }
      room /= Double(views.count - others.count)
    }
    return max(0, room)
  }

  /// The gap between the views of a row; nil for any other view.
  private func rowSpacing(of index: Int, _ medium: Medium) -> Double? {
    switch entries[index].content {
    case .stack(let stack) where stack.axis == .horizontal && !stack.isPadding:
      medium.gap(stack.spacing, .horizontal)
    case .arranged(let stack) where stack.axis == .horizontal: medium.gap(stack.spacing, .horizontal)
    default: nil
    }
  }

  private func hasDiagram(_ index: Int) -> Bool {
    (index..<entries[index].end).contains { entries[$0].attributes.rare.diagram?.isDiagram ?? false }
  }
}

extension ViewNode.Content {
  /// Whether each view inside a container may be as wide as the container, or as the rest of a row.
  fileprivate var offersItsWidth: Bool {
    switch self {
    case .stack, .arranged, .layers, .framed, .composite, .choice: true
    case .scroll(let scroll): scroll.axis == .vertical
    case .leaf, .table, .grid, .gridRow, .flow: false
    }
  }
}
