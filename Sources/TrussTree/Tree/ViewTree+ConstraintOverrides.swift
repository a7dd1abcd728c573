package import TrussIR
import TrussViews

extension ViewTree {
  /// The path of the label that a session means: a label in a custom view is seen from outside as a name in it is.
  ///
  /// - Throws: `LayoutError` where no constraint has the label, or those of several scopes have.
  package func label(_ label: String, _ method: String, _ location: SourceLocation) throws(LayoutError) -> String {
    var paths: [ViewID] = []
    var lines: [SourceLocation?] = []
    for index in entries.indices where entries[index].outline.hasConstraints {
      for case .constraint(let constraint) in entries[index].attributes.constraints {
        guard let own = constraint.label else { continue }
        let scope = constraint.scope ?? entries[index].scope
        let forms = NameScopes.Detail.allCases.map { scopes.path(of: ViewID(own), in: scope, $0) }
        if forms[2].name == label { return label }
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
      view: "the session", location: location)
  }

  /// Applies a session's changes of constraints to those of the views. Changes of views and labels that are not
  /// there is passed over: they may come back with the next value of the view.
  mutating func apply(_ overrides: ConstraintOverrides) {
    guard !overrides.isEmpty else { return }
    for index in entries.indices {
      for name in entries[index].names {
        guard let block = overrides.blocks[name] else { continue }
        let own = block.replacesOwn ? [] : entries[index].attributes.constraints
        entries[index].node.modify { $0.constraints = own + block.constraints }
      }
    }
    var replaced: Set<String> = []
    for index in entries.indices where !entries[index].attributes.constraints.isEmpty {
      let constraints = entries[index].attributes.constraints.flatMap { entry -> [ConstraintEntry] in
        guard case .constraint(let constraint) = entry, let label = constraint.label else { return [entry] }
        let path = scopes.path(of: ViewID(label), in: constraint.scope ?? entries[index].scope).name
        guard let change = overrides.changes[path] else { return [entry] }
        guard let replacement = change.replacement else { return [change.applied(to: entry)] }
        return replaced.insert(path).inserted ? replacement.map(change.applied) : []
      }
      entries[index].node.modify { $0.constraints = constraints }
    }
  }
}

extension ConstraintOverrides.Change {
  /// The entry with the constant and the priority that it was given. The line that asked for them is then the
  /// constraint's: it is the one to correct.
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
