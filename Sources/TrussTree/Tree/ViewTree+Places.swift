package import TrussIR
package import TrussViews

/// A replacement of adjacent views directly inside one view by other views.
package struct ChildReplacement {
  /// The index of the view whose views are replaced.
  package var parent: Int
  /// The positions of the removed views in `parent`; an empty range at the insertion point if none is removed.
  package var places: Range<Int>
  package var nodes: [ViewNode]
}

extension ViewTree {
  /// The place of a view among its siblings.
  package struct Place {
    var parent: Int
    /// The indices of the view and of all views inside it.
    package var range: Range<Int>
    var ordinal: Int

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

  /// Finds the place of the view with a name.
  ///
  /// - Throws: `LayoutError` if no view outside of tables' rows has the name, or the view is not in a container of
  ///   views.
  package func place(of id: ViewID, _ method: String, _ location: SourceLine) throws(LayoutError) -> Place {
    let index = try viewOutsideRows(named: id, method, location).index
    guard let parent = entries[index].parent, entries[parent].traits.contains(.takesViews), isPartOfRoot(index) else {
      throw error(.misplaced(parameter: method, meant: "views in a stack or a grid"), at: index, location)
    }
    return Place(parent: parent, range: index..<entries[index].end, ordinal: entries[index].ordinal)
  }

  /// The replacement of the only view of a scroll view, if the new view must be put into a stack there; nil for all
  /// other views.
  package func replacementInScrollView(_ index: Int, with node: ViewNode) -> ChildReplacement? {
    guard let parent = entries[index].parent, entries[index].decoration == nil, isPartOfRoot(index),
      case .scroll(let scroll) = entries[parent].content
    else { return nil }
    let content = ScrollView.content([node], along: scroll.axis, scroll.location)
    return content.storage === node.storage ? nil : ChildReplacement(parent: parent, places: 0..<1, nodes: [content])
  }

  /// Whether `root` contains the current view with a name. If there is no such view: whether no alternative can have
  /// the name.
  package func isPartOfRoot(_ id: ViewID) -> Bool {
    if let index = index(of: id) { return isPartOfRoot(index) }
    return !entries.contains { entry in
      if case .choice = entry.content { true } else { false }
    }
  }

  /// Whether `root` contains the view in its current form. Decorations, alternatives and table rows have their original
  /// form in `root`.
  private func isPartOfRoot(_ index: Int) -> Bool {
    var view = index
    while let parent = entries[view].parent {
      if entries[parent].traits.contains(.choosesViews) || entries[view].decoration != nil { return false }
      view = parent
    }
    return true
  }
}

extension ViewTree {
  /// The path of a label in a session's call. A label inside a custom view is found in the same way as a name inside
  /// it.
  ///
  /// - Throws: `LayoutError` if no constraint has the label, or constraints of several scopes have it.
  package func label(_ label: String, _ method: String, _ location: SourceLine) throws(LayoutError) -> String {
    var (paths, labels) = ([ViewID](), [String]())
    var lines: [SourceLine?] = []
    for index in entries.indices where entries[index].outline.hasConstraints {
      for case .constraint(let constraint) in entries[index].attributes.rare.constraints {
        guard let own = constraint.label else { continue }
        let scope = constraint.scope ?? entries[index].scope
        let forms = NameScopes.Detail.allCases.map { scopes.path(of: ViewID(own), in: scope, $0) }
        if forms[2].name == label { return label }
        labels.append(forms[0].name)
        if forms.contains(ViewID(label)), !paths.contains(forms[2]) {
          paths.append(forms[2])
          lines.append(constraint.location)
        }
      }
    }
    if paths.count == 1 { return paths[0].name }
    let candidates = zip(paths, lines).map { LayoutError.Candidate(path: $0.name, location: $1) }
    throw LayoutError(
      paths.isEmpty ? .unknownLabel(label) : .ambiguousName(label, parameter: method, candidates: candidates),
      view: "the session", location: location,
      suggestion: paths.isEmpty ? NearestName.likely(label, among: labels) : nil)
  }

  /// Applies a session's changes to the constraints of the views. Changes for views and labels that do not exist are
  /// ignored: such views and labels may return with the next value of the root view.
  mutating func apply(_ overrides: ConstraintOverrides) {
    guard !overrides.isEmpty else { return }
    for index in entries.indices {
      for name in entries[index].names {
        guard let block = overrides.blocks[name] else { continue }
        let own = block.replacesOwn ? [] : entries[index].attributes.rare.constraints
        entries[index].node.modify { $0.rare.constraints = own + block.constraints }
      }
    }
    var replaced: Set<String> = []
    for index in entries.indices where !entries[index].attributes.rare.constraintBlocks.isEmpty {
      let constraints = entries[index].attributes.rare.constraints.flatMap { entry -> [ConstraintEntry] in
        guard case .constraint(let constraint) = entry, let label = constraint.label else { return [entry] }
        let path = scopes.path(of: ViewID(label), in: constraint.scope ?? entries[index].scope).name
        guard let change = overrides.changes[path] else { return [entry] }
        guard let replacement = change.replacement else { return [change.applied(to: entry)] }
        return replaced.insert(path).inserted ? replacement.map(change.applied) : []
      }
      entries[index].node.modify { $0.rare.constraints = constraints }
    }
  }
}

extension ConstraintOverrides.Change {
  /// Returns the entry with the changed constant and priority. Its source line becomes the line of the call that
  /// changed them, as the author must correct that call.
  fileprivate func applied(to entry: ConstraintEntry) -> ConstraintEntry {
    guard case .constraint(var constraint) = entry, constant != nil || priority != nil else { return entry }
    if let constant {
      constraint.left.constant = 0
      constraint.right.constant = constant
    }
    constraint.priority = priority ?? constraint.priority
    constraint.location = location ?? constraint.location
    return .constraint(constraint)
  }
}
