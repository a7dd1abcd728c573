package import TrussIR
package import TrussViews

/// The meaning of a name at its place in the source.
package enum NameMeaning: Equatable, Sendable {
  case view(Int)
  /// A guide that the source declares for constraints, by its path.
  case guide(ViewID)
  /// Several views or guides have the name; their paths tell them apart.
  case ambiguous([ViewID])
  case unknown
}

extension ViewTree {
  /// The meaning of a name in a scope. The name is looked up in the scope and in the scopes around it, from the inside
  /// outward; then at any depth inside each of these scopes, in the same order. A path without the labels of instances
  /// is followed step by step: `team.first` is the only `first` inside `team`.
  package func meaning(of name: ViewID, in scope: Int32) -> NameMeaning {
    let whole = meaning(ofWhole: name, in: scope)
    guard whole == .unknown, name.name.contains("."), !shortPaths.isEmpty else { return whole }
    var steps = name.name.split(separator: ".", omittingEmptySubsequences: false)[...]
    // The greatest number of steps is tried first. The limit bounds the time that the search for a name can take.
    guard steps.count <= 64 else { return whole }
    var inner: Int32?
    while !steps.isEmpty {
      var next: (meaning: NameMeaning, count: Int)?
      for count in stride(from: steps.count, to: 0, by: -1) where next == nil {
        let step = ViewID(steps.prefix(count).joined(separator: "."))
        let found = inner.map { meaning(of: step, inside: $0) } ?? meaning(ofWhole: step, in: scope)
        if found != .unknown { next = (found, count) }
      }
      guard let next, next.count < steps.count, case .view(let index) = next.meaning else {
        return next?.meaning ?? .unknown
      }
      steps.removeFirst(next.count)
      inner = entries[index].scope
    }
    return .unknown
  }

  /// The meaning of a name inside a scope, at any depth.
  private func meaning(of name: ViewID, inside scope: Int32) -> NameMeaning {
    if let meaning = meaning(of: scopes.path(of: name, in: scope)) { return meaning }
    let found = paths(of: name, inside: scope)
    if found.count > 1 { return .ambiguous(found) }
    return found.first.flatMap { meaning(of: $0) } ?? .unknown
  }

  private func meaning(ofWhole name: ViewID, in scope: Int32) -> NameMeaning {
    var around: Int32? = scope
    while let scope = around {
      if let meaning = meaning(of: scopes.path(of: name, in: scope)) { return meaning }
      around = scopes.parent(of: scope)
    }
    if shortPaths.isEmpty { return .unknown }
    around = scope
    while let scope = around {
      let found = paths(of: name, inside: scope)
      if found.count > 1 { return .ambiguous(found) }
      if let path = found.first { return meaning(of: path) ?? .unknown }
      around = scopes.parent(of: scope)
    }
    return .unknown
  }

  /// The meaning of a name in a constraint of the view at an index.
  package func meaning(of name: ViewID, in constraint: LayoutConstraint, of index: Int) -> NameMeaning {
    let scope = constraint.scope ?? entries[index].scope
    if name == .container { return .view(index) }
    guard name == .superview else { return meaning(of: name, in: scope) }
    let terms = constraint.left.terms + constraint.right.terms
    guard let other = terms.first(where: { $0.anchor.view != .superview }) else { return .unknown }
    switch meaning(of: other.anchor.view, in: constraint, of: index) {
    case .view(let view): return entries[view].parent.map(NameMeaning.view) ?? .unknown
    // The view that has the guide, as with UILayoutGuide's `owningView`.
    case .guide(let path): return guideOwners[path].map(NameMeaning.view) ?? .unknown
    case .ambiguous, .unknown: return .unknown
    }
  }

  private func meaning(of path: ViewID) -> NameMeaning? {
    if let index = indices[path] { return .view(index) }
    return guideOwners[path] == nil ? nil : .guide(path)
  }

  /// The paths of all views and guides that have a name somewhere inside a scope. Labels of instances in the paths are
  /// ignored.
  private func paths(of name: ViewID, inside scope: Int32) -> [ViewID] {
    let around = scopes.prefix(of: scope)
    var found: [ViewID] = []
    for detail in [NameScopes.Detail.rows, .names] {
      for path in shortPaths[scopes.path(of: name, in: scope, detail)] ?? []
      where path.name.hasPrefix(around) && !found.contains(path) {
        found.append(path)
      }
    }
    return found
  }

  /// The index of the view that a name means outside of all scopes; nil if no view or several views have the name.
  package func index(of name: ViewID) -> Int? {
    if let index = indices[name] { return index }
    if shortPaths.isEmpty { return nil }
    guard case .view(let index) = meaning(of: name, in: NameScopes.layout) else { return nil }
    return index
  }
}

// MARK: - Names that are shown

extension ViewTree {
  /// The name of a view in messages: its path, without the labels of instances if the shorter path is still unique; nil
  /// for a view without a name.
  package func name(of index: Int) -> ViewID? {
    guard let path = entries[index].paths.first else { return entries[index].attributes.names.first }
    return shortest(path)
  }

  /// A path without the labels of instances, if the shorter path is still unique; otherwise the path itself.
  package func shortest(_ path: ViewID) -> ViewID {
    guard let shorter = shorterPaths[path] else { return path }
    return shorter.first { shortPaths[$0]?.count == 1 && meaning(of: $0) == nil } ?? path
  }

  /// Records the shorter forms of a path, without instance labels. The path's name is declared in `scope` or in a scope
  /// around it.
  mutating func addShortPaths(of path: ViewID, in scope: Int32) {
    let (name, scope) = scopes.split(path, from: scope)
    if scope == NameScopes.layout { return }
    var shorter: [ViewID] = []
    for detail in [NameScopes.Detail.rows, .names] {
      let short = scopes.path(of: name, in: scope, detail)
      if short == path || shorter.contains(short) { continue }
      shorter.append(short)
      shortPaths[short, default: []].append(path)
    }
    if !shorter.isEmpty { shorterPaths[path] = shorter }
  }

  /// The scope of a view's first name.
  func scope(ofNameOf index: Int) -> Int32 {
    guard let path = entries[index].names.first else { return entries[index].scope }
    return scopes.split(path, from: entries[index].scope).scope
  }
}

// MARK: - Names in calls of a session

extension ViewTree {
  /// A view that a call of a session names.
  package struct NamedView {
    package var index: Int
    /// The whole path of the name.
    package var path: ViewID
    /// The view's names in the scope of `path`.
    package var names: [ViewID]
  }

  /// The view to which a name in a session's call refers.
  ///
  /// - Throws: `LayoutError` if no view has the name, or if several have it.
  package func view(named name: ViewID, _ method: String, _ location: SourceLine) throws(LayoutError) -> NamedView {
    switch meaning(of: name, in: NameScopes.layout) {
    case .view(let index):
      if entries[index].paths.isEmpty { return NamedView(index: index, path: name, names: entries[index].names) }
      let path =
        entries[index].names.first { $0 == name || shorterPaths[$0]?.contains(name) == true }
        ?? entries[index].names.first ?? name
      let scope = scopes.split(path, from: entries[index].scope).scope
      let names = entries[index].names.map { scopes.split($0, from: entries[index].scope) }
      return NamedView(index: index, path: path, names: names.filter { $0.scope == scope }.map(\.name))
    case .ambiguous(let paths):
      throw LayoutError(ambiguity(of: name, method, paths), view: "the session", location: location)
    case .guide, .unknown:
      throw unknown(name, method, view: "the session", location)
    }
  }

  /// The view to which a name in a session's call refers. Views in rows of tables are excluded, as only the table makes
  /// them.
  package func viewOutsideRows(
    named name: ViewID, _ method: String, _ location: SourceLine
  ) throws(LayoutError) -> NamedView {
    let view = try view(named: name, method, location)
    guard entries[view.index].row == nil else {
      throw unknown(name, method, view: "the session", location)
    }
    return view
  }

  /// Prepares the node that replaces a named view: it gets the view's names, and the modifiers of the custom view whose
  /// body the view is.
  package func replacement(of view: NamedView, by node: ViewNode) -> ViewNode {
    var node = node
    let old = entries[view.index].attributes
    node.modify { attributes in
      attributes.names = view.names + attributes.names.filter { !view.names.contains($0) }
      if let element = old.rare.element { attributes.rare.element = attributes.rare.element ?? element }
      if let listed = old.rare.listedScope, let composite = listed.composite,
        !composite.parts.attributes.names.contains(where: view.names.contains)
      {
        attributes.add(outer: composite.parts.attributes)
        (attributes.names, attributes.rare.listedScope) = (old.names, listed)
      }
    }
    return node
  }

  /// The paths of all names of a view and of the views inside it.
  package func names(in index: Int) -> [ViewID] {
    (index..<entries[index].end).flatMap { entries[$0].outline.hasNames ? entries[$0].names : [] }
  }

  /// The name of a view or a guide, or one of some other names, that a misspelled name was most likely meant to be.
  package func nearestName(to name: String, or others: [String] = []) -> String? {
    let paths = entries.flatMap(\.names) + guideOwners.keys.sorted { $0.name < $1.name }
    let names = paths.flatMap { (shorterPaths[$0] ?? []) + [$0] }.map(\.name)
    return NearestName.likely(name, among: names + others.sorted())
  }

  /// The error for a name that no view has, with the most similar name.
  package func unknown(_ name: ViewID, _ parameter: String, view: String, _ location: SourceLine?) -> LayoutError {
    return LayoutError(
      .unknownName(name.name, parameter: parameter), view: view, location: location,
      suggestion: nearestName(to: name.name))
  }

  /// The reason of an error for a name that several views have.
  package func ambiguity(of name: ViewID, _ parameter: String, _ paths: [ViewID]) -> LayoutError.Reason {
    let candidates = paths.map { path in
      LayoutError.Candidate(
        path: path.name, location: (indices[path] ?? guideOwners[path]).flatMap { entries[$0].attributes.location })
    }
    return .ambiguousName(name.name, parameter: parameter, candidates: candidates)
  }
}
