import TrussIR
package import TrussViews

/// The views of a layout in preorder: bodies asked for, groups flattened, styles handed down. A view's index here is
/// its item's index in the constraint system.
@usableFromInline package struct ViewTree: Sendable {
  @usableFromInline package internal(set) var entries: [Entry] = []
  /// The index of each view that has a name, by its names.
  package internal(set) var indices: [ViewID: Int] = [:]
  /// The views that have the guides which were made for constraints, by the guides' names.
  package internal(set) var guideOwners: [ViewID: Int] = [:]
  /// The rows that are laid out of each table, by the table's index.
  package internal(set) var windows: [Int: TableWindow] = [:]
  /// The scopes of names.
  package internal(set) var scopes = NameScopes()
  /// The composites with modifiers, by the indices of the views that are their bodies.
  var composites: [Int: ViewNode] = [:]
  /// For each path that leaves labels out, those that it may be short for.
  var shortPaths: [ViewID: [ViewID]] = [:]
  /// For each path the forms of it that leave labels out, the shortest first.
  var shorterPaths: [ViewID: [ViewID]] = [:]
  /// The number of tables without a name in each scope.
  var unnamedTables: [Int32: Int] = [:]
  /// Whether bars cover anything of any view.
  package internal(set) var hasSafeArea = false
  /// Whether any view is a frame.
  package internal(set) var hasFrames = false
  /// Whether any stack offers its room to its flexible views.
  package internal(set) var hasOfferingStacks = false
  /// Whether a frame has an ideal length.
  package internal(set) var hasIdeals = false
  /// Whether any view keeps its ideal size.
  package internal(set) var hasFixedSizes = false
  /// The surroundings of the root.
  package let environment: EnvironmentValues

  /// The views directly inside a view, one after the other; what decorates it is not among them.
  @inlinable package func views(in index: Int) -> Siblings {
    Siblings(entries, from: entries[index].backgroundEnd, to: entries[index].contentEnd)
  }

  /// The indices of the views directly inside a view, for those who go through them more than once.
  package func children(of index: Int) -> [Int] { Array(views(in: index)) }

  /// The indices of a view's backgrounds and overlays, in the order in which they are drawn.
  package func decorations(of index: Int) -> [Int] {
    guard entries[index].outline.isDecorated else { return [] }
    let backgrounds = Siblings(entries, from: index + 1, to: entries[index].backgroundEnd)
    let overlays = Siblings(entries, from: entries[index].contentEnd, to: entries[index].end)
    return Array(backgrounds) + Array(overlays)
  }

  /// The name of a view in messages: its own, or its kind.
  package func title(of index: Int) -> String {
    let entry = entries[index]
    if let name = name(of: index) { return "\"\(name)\"" }
    guard let row = entry.row else { return entry.content.kind }
    return "\(entry.content.kind) in \(title(of: row))"
  }
}
