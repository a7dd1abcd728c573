import TrussIR
package import TrussViews

/// The decisions of one round's layout that shape the tree of the next round.
package struct TreeShape: Equatable, Sendable {
  /// The rows of each table that are laid out.
  package var windows: [ViewIdentity: TableWindow] = [:]
  /// The index of the chosen alternative of each view with alternatives; 0 for a view without an entry. During a layout
  /// an index only grows, so that the rounds end.
  package var choices: [ViewIdentity: Int] = [:]
  /// The size of each `GeometryReader`, and of each custom container whose size other rules determine, in points. A
  /// view has no entry before its size is known.
  package var sizes: [ViewIdentity: Size] = [:]

  package init() {}

  package func hasSameViews(as other: TreeShape) -> Bool {
    choices == other.choices && sizes == other.sizes && windows.count == other.windows.count
      && windows.allSatisfy { identity, window in other.windows[identity]?.rows == window.rows }
  }
}

/// The rows of a table that are laid out, and their positions: one row, the anchor, is at a distance from the
/// viewport's top, the others are above and below it.
///
///          ┌──────────┐ anchor     ┐ top, here negative
///     ┌────│          │────┐ ─ ─ ─ ┘
///     │    ├──────────┤    │ viewport
///     │    │          │    │
///     └────│          │────┘
///          └──────────┘ the last row
///
/// Distances are in the medium's unit, and small: no constraint contains a row's position in the whole content.
package struct TableWindow: Equatable, Sendable {
  package var rows: Range<Int> = 0..<0
  /// The row that keeps its position while the heights of other rows become known.
  package var anchor = 0
  /// The distance from the viewport's top to the anchor's top.
  package var top = 0.0
  /// The height of all rows, for a table that is as high as its rows; otherwise 0.
  package var content = 0.0

  package init() {}
}

/// The identity of a view from one tree to the next: the name of the view or of the nearest named view around it, and
/// the positions on the path from the named view to the view.
package struct ViewIdentity: Hashable, Sendable {
  var name: ViewID?
  /// The positions, the innermost first.
  var path: [Int] = []
}

extension ViewTree {
  package func identity(of index: Int) -> ViewIdentity {
    var identity = ViewIdentity()
    var next: Int? = index
    while let view = next {
      if let name = entries[view].names.first {
        identity.name = name
        break
      }
      identity.path.append(entries[view].ordinal)
      next = entries[view].parent
    }
    return identity
  }

  /// For each view, the index of the same view in another tree; nil if the other tree does not have the view.
  package func counterparts(in other: ViewTree) -> [Int?] {
    struct Place: Hashable {
      var parent: Int?
      var ordinal: Int
    }
    var places: [Place: Int] = [:]
    for (index, entry) in other.entries.enumerated() {
      places[Place(parent: entry.parent, ordinal: entry.ordinal)] = index
    }
    var found: [Int?] = []
    found.reserveCapacity(entries.count)
    for entry in entries {
      let named = entry.names.first.flatMap { other.indices[$0] }
      let parent = entry.parent.map { found[$0] }
      // The root has no parent; a view whose parent has no counterpart is new.
      let placed = parent == .some(nil) ? nil : places[Place(parent: parent ?? nil, ordinal: entry.ordinal)]
      found.append(named ?? placed)
    }
    return found
  }
}

extension ViewTree {
  /// Makes the views of the rows in a table's window; none before the window is known.
  mutating func open(_ table: LazyTable, at index: Int, _ window: TableWindow?) -> [ViewNode] {
    guard var window else { return [] }
    window.rows = window.rows.clamped(to: 0..<max(0, table.rows.count))
    windows[index] = window
    let name = rowsName(ofTable: index)
    return window.rows.map { row in table.row(at: row, named: ViewID("\(name)[\(table.rows.id(row))]")) }
  }

  /// Moves the tables' windows to the positions in a shape, but keeps the tree's rows.
  package mutating func place(windowsIn shape: TreeShape) {
    for index in windows.keys.sorted() {
      guard var window = shape.windows[identity(of: index)], let rows = windows[index]?.rows else { continue }
      window.rows = rows
      windows[index] = window
    }
  }

  /// The name with which the names of a table's rows begin: the table's name, or `row`, `row2` and so on for the
  /// unnamed tables of a scope.
  private mutating func rowsName(ofTable index: Int) -> String {
    if let name = entries[index].attributes.names.first { return name.name }
    let scope = entries[index].scope
    let count = unnamedTables[scope, default: 0] + 1
    unnamedTables[scope] = count
    return count == 1 ? "row" : "row\(count)"
  }
}

extension ViewTree {
  /// Chooses the alternative that is laid out. Its index becomes its position, so that views in different alternatives
  /// have different identities.
  mutating func choose(among alternatives: [ViewNode], at index: Int, _ choice: Int) -> ViewNode {
    let choice = min(choice, alternatives.count - 1)
    entries[index].alternative = choice
    return alternatives[choice]
  }

  /// Whether the frame of a `ViewThatFits` along an axis is the offered space, rather than the size of the chosen
  /// alternative: true along the axes that the view tests, unless the last alternative is chosen.
  package func isTried(_ view: ViewThatFits, at index: Int, _ axis: Axis) -> Bool {
    view.axes.contains(axis) && entries[index].alternative < view.children.count - 1
  }
}
