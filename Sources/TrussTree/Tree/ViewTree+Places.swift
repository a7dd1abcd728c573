package import TrussIR
package import TrussViews

/// Views that take the places of others directly inside one view.
package struct ChildReplacement {
  /// The index of the view around them.
  package var parent: Int
  /// The places, among the views inside that, of those that go; empty, where the new ones come, if none goes.
  package var places: Range<Int>
  /// The views that come.
  package var nodes: [ViewNode]
}

extension ViewTree {
  /// The place of a view among its siblings.
  package struct Place {
    /// The index of the view around it.
    var parent: Int
    /// The index of the view, and of all inside it.
    package var range: Range<Int>
    var ordinal: Int

    /// The replacement that removes the view.
    package var removal: ChildReplacement {
      ChildReplacement(parent: parent, places: ordinal..<ordinal + 1, nodes: [])
    }

    /// The replacement that inserts views before the view, or after it.
    package func insertion(of nodes: [ViewNode], after: Bool) -> ChildReplacement {
      let place = after ? ordinal + 1 : ordinal
      return ChildReplacement(parent: parent, places: place..<place, nodes: nodes)
    }

    /// Whether an insertion is directly before the view, or directly after it.
    package func isBesides(_ insertion: ChildReplacement) -> Bool {
      parent == insertion.parent && (ordinal...ordinal + 1).contains(insertion.places.lowerBound)
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
    guard let parent = entries[index].parent, entries[parent].content.takesViews, isPartOfRoot(index) else {
      throw LayoutError(
        .misplaced(parameter: method, meant: "views that stand in a stack or a grid"),
        view: title(of: index), location: location)
    }
    return Place(parent: parent, range: index..<entries[index].end, ordinal: entries[index].ordinal)
  }

  /// The replacement of the only view of a scroll view, where the scroll view needs a stack around the new one; nil for
  /// all other views.
  package func replacementInScrollView(_ index: Int, with node: ViewNode) -> ChildReplacement? {
    guard let parent = entries[index].parent, entries[index].decoration == nil, isPartOfRoot(index),
      case .scroll(let scroll) = entries[parent].content
    else { return nil }
    let content = ScrollView.content([node], along: scroll.axis, scroll.location)
    return content.storage === node.storage ? nil : ChildReplacement(parent: parent, places: 0..<1, nodes: [content])
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
      switch entries[parent].content {
      case .table, .choice: return false
      case .stack, .arranged, .layers, .scroll, .framed, .grid, .gridRow, .flow, .composite: break
      case .text, .button, .field, .toggle, .slider, .progress, .stepper, .image, .rectangle, .box, .spacer, .divider,
        .leaf:
        break
      }
      if entries[view].decoration != nil { return false }
      view = parent
    }
    return true
  }
}

extension ViewNode.Content {
  /// Whether it holds any number of views.
  fileprivate var takesViews: Bool {
    switch self {
    case .stack, .arranged, .layers, .grid, .gridRow, .flow: true
    // Views in a scroll view are in a stack that is its content.
    case .scroll, .framed, .table, .choice, .composite: false
    case .text, .button, .field, .toggle, .slider, .progress, .stepper, .image, .rectangle, .box, .spacer, .divider,
      .leaf:
      false
    }
  }
}
