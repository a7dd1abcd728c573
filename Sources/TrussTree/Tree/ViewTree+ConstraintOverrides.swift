import TrussViews

extension ViewTree {
  /// Whether any view has a constraint with a label.
  package func hasConstraint(labeled label: String) -> Bool {
    entries.contains { entry in
      entry.attributes.constraints.contains {
        if case .constraint(let constraint) = $0 { constraint.label == label } else { false }
      }
    }
  }

  /// Applies a session's changes of constraints to those of the views. Changes of views and labels that are not
  /// there is passed over: they may come back with the next value of the view.
  mutating func apply(_ overrides: ConstraintOverrides) {
    guard !overrides.isEmpty else { return }
    for index in entries.indices {
      for name in entries[index].attributes.names {
        guard let block = overrides.blocks[name] else { continue }
        let own = block.replacesOwn ? [] : entries[index].attributes.constraints
        entries[index].node.modify { $0.constraints = own + block.constraints }
      }
    }
    var replaced: Set<String> = []
    for index in entries.indices where !entries[index].attributes.constraints.isEmpty {
      let constraints = entries[index].attributes.constraints.flatMap { entry -> [ConstraintEntry] in
        guard case .constraint(let constraint) = entry, let label = constraint.label,
          let change = overrides.changes[label]
        else {
          return [entry]
        }
        guard let replacement = change.replacement else { return [change.applied(to: entry)] }
        return replaced.insert(label).inserted ? replacement.map(change.applied) : []
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
