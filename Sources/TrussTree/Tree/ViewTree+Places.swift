package import TrussIR
package import TrussViews

extension ViewTree {
  /// The place of a view among its siblings.
  package struct Place: Sendable {
    /// The index of the view around it.
    var parent: Int
    /// The index of the view, and of all inside it.
    package var range: Range<Int>
    var ordinal: Int

    /// What puts views before it or behind it, or takes it out.
    package func splice(with nodes: [ViewNode], isRemoved: Bool = false, isBehind: Bool = false) -> TreeSplice {
      let place = isBehind ? range.upperBound : range.lowerBound
      return TreeSplice(
        parent: parent, range: isRemoved ? range : place..<place, ordinal: ordinal + (isBehind ? 1 : 0),
        removedCount: isRemoved ? 1 : 0, nodes: nodes)
    }
  }

  /// The place of the view with a name.
  ///
  /// - Parameters:
  ///   - id: the name.
  ///   - method: what the session was asked to do.
  ///   - location: the line that asked it.
  /// - Throws: `LayoutError` where no view outside of tables' rows has the name, or the view is not in a container of
  ///   views.
  package func place(of id: ViewID, _ method: String, _ location: SourceLocation) throws(LayoutError) -> Place {
    let index = try viewOutsideRows(named: id, method, location).index
    guard let parent = entries[index].parent, entries[parent].traits.contains(.takesViews), isPartOfRoot(index) else {
      throw LayoutError(
        .misplaced(parameter: method, meant: "views that stand in a stack or a grid"),
        view: title(of: index), location: location)
    }
    return Place(parent: parent, range: index..<entries[index].end, ordinal: entries[index].ordinal)
  }

  /// Whether `root` lists the view with a name as it is now, or no view can have the name.
  package func isPartOfRoot(_ id: ViewID) -> Bool {
    if let index = index(of: id) { return isPartOfRoot(index) }
    return !entries.contains { entry in
      if case .choice = entry.content { true } else { false }
    }
  }

  /// Whether `root` lists a view as it is now: a decoration, an alternative or a row is as it was given.
  private func isPartOfRoot(_ index: Int) -> Bool {
    var view = index
    while let parent = entries[view].parent {
      if entries[parent].traits.contains(.choosesViews) || entries[view].decoration != nil { return false }
      view = parent
    }
    return true
  }
}

extension TreeSplice {
  /// Whether the other, which puts views somewhere, puts them where these are: directly before them or behind them.
  package func isBesides(_ other: TreeSplice) -> Bool {
    parent == other.parent
      && (other.range.lowerBound == range.lowerBound || other.range.lowerBound == range.upperBound)
  }
}
