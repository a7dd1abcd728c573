package import TrussIR
package import TrussViews

/// The views of a layout in preorder: bodies are evaluated, groups flattened, styles inherited. A view's index here is
/// its item's index in the constraint system.
@usableFromInline package struct ViewTree: Sendable {
  @usableFromInline package internal(set) var entries: [Entry] = []
  package internal(set) var indices: [ViewID: Int] = [:]
  /// For each guide that the source declares for constraints, the index of the view that owns it, by the guide's name.
  package internal(set) var guideOwners: [ViewID: Int] = [:]
  /// The window of laid-out rows of each table, by the table's index.
  package internal(set) var windows: [Int: TableWindow] = [:]
  package internal(set) var scopes = NameScopes()
  /// The composites with modifiers, by the indices of the views that are their bodies.
  var composites: [Int: ViewNode] = [:]
  /// For each path without instance labels, the whole paths that it may be short for.
  var shortPaths: [ViewID: [ViewID]] = [:]
  /// For each whole path, its forms without instance labels, the shortest first.
  var shorterPaths: [ViewID: [ViewID]] = [:]
  /// The data of views whose content depends on the sizes of an earlier round, by the views' indices.
  var rounds: [Int: ViewRounds] = [:]
  /// The number of tables without a name in each scope.
  var unnamedTables: [Int32: Int] = [:]
  /// Whether the safe area of any view has insets.
  package internal(set) var hasSafeArea = false
  package internal(set) var hasFrames = false
  /// Whether any stack offers its space to its flexible views.
  package internal(set) var hasOfferingStacks = false
  /// Whether a frame has an ideal length.
  package internal(set) var hasIdeals = false
  /// The views with a size that is a fraction of an unknown length, and the axes of these sizes.
  package internal(set) var openFractions: [Int: Axes] = [:]
  package internal(set) var hasFractions = false
  /// Whether lengths of views in a flex stack are in proportion.
  package internal(set) var hasProportions = false
  /// The original nodes of views to which the layout has added sizes or positions, by the views' indices.
  var writtenNodes: [Int: ViewNode] = [:]
  /// Whether gaps of stacks are wider than their spacing, for connectors.
  package internal(set) var hasWidenedGaps = false
  /// Whether any view keeps its ideal size.
  package internal(set) var hasFixedSizes = false
  /// Whether there is a view with an offset.
  package internal(set) var hasMovedViews = false
  /// Whether there is a view whose rule reads a solved layout.
  package internal(set) var takesPasses = false
  package let environment: EnvironmentValues

  /// The views directly inside a view, one after the other, without its decorations.
  @inlinable package func views(in index: Int) -> Siblings {
    Siblings(entries, from: entries[index].backgroundEnd, to: entries[index].contentEnd)
  }

  /// The views directly inside a view that are not collapsed.
  @inlinable package func visibleViews(in index: Int) -> Siblings {
    Siblings(entries, from: entries[index].backgroundEnd, to: entries[index].contentEnd, areVisible: true)
  }

  /// The indices of the views directly inside a view, for more than one iteration.
  package func children(of index: Int) -> [Int] { Array(views(in: index)) }

  /// The indices of a view's backgrounds, of the views that it places as a custom container, and of its overlays, in
  /// the order in which they are drawn.
  package func decorations(of index: Int) -> [Int] {
    guard entries[index].outline.isDecorated else { return [] }
    return backgrounds(of: index) + placedViews(in: index) + overlays(of: index)
  }

  /// The views inside a custom container, which alone determines their positions; none for any other view.
  private func placedViews(in index: Int) -> [Int] { entries[index].content.isContainer ? [] : children(of: index) }

  /// Whether a view is inside a custom container, which alone determines the view's position.
  package func isPlacedView(_ index: Int) -> Bool {
    guard let parent = entries[index].parent, !entries[parent].content.isContainer else { return false }
    return entries[parent].backgroundEnd <= index && index < entries[parent].contentEnd
  }

  private func backgrounds(of index: Int) -> [Int] {
    Array(Siblings(entries, from: index + 1, to: entries[index].backgroundEnd))
  }

  private func overlays(of index: Int) -> [Int] {
    Array(Siblings(entries, from: entries[index].contentEnd, to: entries[index].end))
  }

  /// The title of a view in messages: its name or, without a name, its kind.
  package func title(of index: Int) -> String {
    let entry = entries[index]
    if let name = name(of: index) { return "\"\(name)\"" }
    if isImplicit(index) { return "the layout" }
    guard let row = entry.row else { return entry.kind }
    return "\(entry.kind) in \(title(of: row))"
  }
}

extension ViewTree {
  /// The indices of sibling views, found one after the other: each begins where the last one ends.
  @usableFromInline package struct Siblings: Sequence, IteratorProtocol {
    @usableFromInline let entries: [Entry]
    @usableFromInline var index: Int
    @usableFromInline let end: Int
    /// Whether collapsed views are left out.
    @usableFromInline let areVisible: Bool

    @inlinable package init(_ entries: [Entry], from start: Int, to end: Int, areVisible: Bool = false) {
      self.entries = entries
      index = start
      self.end = end
      self.areVisible = areVisible
    }

    @inlinable package mutating func next() -> Int? {
      while index < end {
        let view = index
        index = entries[view].end
        if !areVisible || !entries[view].isCollapsed { return view }
      }
      return nil
    }
  }
}

extension ViewTree {
  /// The source line of containers that are not in the source.
  package static let implicitStack = SourceLine(fileID: "Truss", line: 0)

  /// Whether the package added a view that is not in the source: a stack around several root views, or the frame around
  /// a root in SwiftUI's style.
  package func isImplicit(_ index: Int) -> Bool { entries[index].attributes.location == Self.implicitStack }

  /// The source line of a view; for a view that a control of the package makes, the line of the control.
  package func authorLine(of index: Int) -> SourceLine? {
    var view = index
    while entries[view].attributes.location?.isInPackage == true, let parent = entries[view].parent { view = parent }
    return entries[view].attributes.location
  }

  /// Whether the root is the frame that keeps views in SwiftUI's style in the middle of the layout.
  package var isCentered: Bool {
    guard case .framed? = entries.first?.content else { return false }
    return isImplicit(0)
  }

  /// The root view, rebuilt from the entries, as some may have changed since the tree was made. Composites are replaced
  /// by their bodies.
  package var root: ViewNode { node(at: 0) }

  /// Rebuilds the view at an index. Several replacements inside one view must be ordered from the last position to the
  /// first, so that each leaves the positions of the next valid.
  package func node(at first: Int, replacing replacements: [ChildReplacement] = []) -> ViewNode {
    var built: [ViewNode] = []
    // In reverse order, so that the views inside a view are at the end of `built`, its first child last.
    for index in (first..<entries[first].end).reversed() {
      let (backgrounds, count) = (backgrounds(of: index).count, children(of: index).count)
      let decorations = backgrounds + overlays(of: index).count
      var children = Array(built.suffix(backgrounds + count).dropLast(backgrounds).reversed())
      built.removeLast(decorations + count)
      for replacement in replacements where replacement.parent == index {
        children.replaceSubrange(replacement.places, with: replacement.nodes)
      }
      let listed = entries[index].content.children
      let isSame =
        !entries[index].content.isContainer
        || children.count == listed.count && zip(children, listed).allSatisfy { $0.storage === $1.storage }
      let written = writtenNodes[index] ?? entries[index].node
      var node = isSame ? written : written.with(children: children)
      if scopes.count > 1, index == first || entries[index].isInScope {
        let scope = ListedScope(scopes, entries[index].scope, entries[index].paths, composites[index])
        node.modify { $0.rare.listedScope = scope }
      }
      built.append(node)
    }
    return built[0]
  }

  /// Rebuilds the root views with some of the views inside replaced.
  package func roots(replacing replacements: [ChildReplacement]) -> [ViewNode] {
    let root = node(at: 0, replacing: replacements)
    return isImplicit(0) ? root.content.children : [root]
  }
}

extension ViewTree {
  /// The indices of all views in the order in which they are drawn; nil if that is the order of the tree. Siblings are
  /// drawn in the order of their `zIndex` or, if it is equal, of the tree; the views inside a view stay together.
  package var drawingOrder: [Int]? {
    guard entries.contains(where: { $0.address.zIndex != 0 }) else { return nil }
    var order: [Int] = []
    order.reserveCapacity(entries.count)
    // The views that are still to be added, the next one last.
    var waiting = [0]
    while let index = waiting.popLast() {
      order.append(index)
      let inside = children(of: index).sorted { one, other in
        let (first, second) = (entries[one].address.zIndex, entries[other].address.zIndex)
        return first == second ? one < other : first < second
      }
      waiting += (backgrounds(of: index) + inside + overlays(of: index)).reversed()
    }
    return order
  }
}

/// The data from earlier rounds about a view whose content depends on these rounds: a diagram or a custom container.
struct ViewRounds {
  var isDiagram = false
  /// Whether the view is a custom container, which places its views.
  var isPlacing = false
  /// The view's size in the previous round, in points.
  var earlier: Size?
  /// The size for which the view has placed its views, in the medium's unit; nil unless other rules determine this
  /// size.
  var expected: Size?
}

extension ViewTree {
  package var diagrams: [Int] { rounds.filter(\.value.isDiagram).keys.sorted() }

  package var placingViews: [Int] { rounds.filter(\.value.isPlacing).keys.sorted() }

  package var hasPlacingViews: Bool { rounds.contains { $0.value.isPlacing } }

  package func isPlacing(_ index: Int) -> Bool { !rounds.isEmpty && rounds[index]?.isPlacing == true }

  package func earlierSize(of index: Int) -> Size? { rounds[index]?.earlier }

  /// The sizes for which custom containers have placed their views, in the medium's unit, by index: only the sizes that
  /// other rules determine.
  package var expectedSizes: [Int: Size] { rounds.compactMapValues(\.expected) }

  package func isExpected(_ index: Int) -> Bool { !rounds.isEmpty && rounds[index]?.expected != nil }
}

extension SourceLine {
  /// Whether the line is in the package's own views, such as the stacks inside a control.
  package var isInPackage: Bool { fileID.hasPrefix("TrussViews/") }
}
