import TrussViews

extension ViewTree {
  /// Whether any view has a tie with a label.
  package func hasTie(labeled label: String) -> Bool {
    entries.contains { entry in
      entry.attributes.ties.contains {
        if case .tie(let tie) = $0 { tie.label == label } else { false }
      }
    }
  }

  /// Puts what a session says of ties in place of what the views say. What is said of views and labels that are not
  /// there is passed over: they may come back with the next value of the view.
  mutating func apply(_ overrides: TieOverrides) {
    guard !overrides.isEmpty else { return }
    for index in entries.indices {
      for name in entries[index].attributes.names {
        guard let block = overrides.blocks[name] else { continue }
        let own = block.replacesOwn ? [] : entries[index].attributes.ties
        entries[index].node.modify { $0.ties = own + block.ties }
      }
    }
    var replaced: Set<String> = []
    for index in entries.indices where !entries[index].attributes.ties.isEmpty {
      let ties = entries[index].attributes.ties.flatMap { entry -> [TieEntry] in
        guard case .tie(let tie) = entry, let label = tie.label, let change = overrides.changes[label] else {
          return [entry]
        }
        guard let replacement = change.replacement else { return [change.applied(to: entry)] }
        return replaced.insert(label).inserted ? replacement.map(change.applied) : []
      }
      entries[index].node.modify { $0.ties = ties }
    }
  }
}

extension TieOverrides.Change {
  /// The entry with the constant and the priority that it was given. The line that asked for them is then the tie's: it
  /// is the one to correct.
  fileprivate func applied(to entry: TieEntry) -> TieEntry {
    guard case .tie(var tie) = entry, constant != nil || priority != nil else { return entry }
    if let constant {
      tie.left.constant = 0
      tie.right.constant = constant
    }
    tie.priority = priority ?? tie.priority
    tie.location = location ?? tie.location
    return .tie(tie)
  }
}
