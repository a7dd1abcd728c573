package import TrussViews

/// Views that take the places of others directly inside one view, one behind the other, with all that is inside them.
package struct TreeSplice: Sendable {
  /// The index of the view around them.
  package var parent: Int
  /// The indices of the views that go, all inside them included; empty, where the new ones come, if none goes.
  package var range: Range<Int>
  /// The place among the views directly inside the one around them where the first goes, and the first comes.
  package var ordinal: Int
  /// The number of views that go directly inside that.
  package var removedCount: Int
  /// The views that come; of composites the bodies do.
  package var nodes: [ViewNode]

  package init(parent: Int, range: Range<Int>, ordinal: Int, removedCount: Int, nodes: [ViewNode]) {
    self.parent = parent
    self.range = range
    self.ordinal = ordinal
    self.removedCount = removedCount
    self.nodes = nodes
  }

  /// Whether it comes before another, where both are of one tree: what ends farther in does.
  package func isBefore(_ other: TreeSplice) -> Bool {
    (range.upperBound, range.lowerBound, -parent) < (other.range.upperBound, other.range.lowerBound, -other.parent)
  }

  /// A splice that was made, and the values that undo it.
  package struct Made: Sendable {
    package var parent: Int
    /// The indices of the views that came.
    package var range: Range<Int>
    /// The view around each of these, and the index after the last view inside it.
    package var shape: [(parent: Int, end: Int)]
    /// The number of views more directly inside the one around them.
    package var growth: Int
    /// What went.
    package var entries: [ViewTree.Entry]
  }
}

extension ViewTree {
  /// Puts views in the places of others, for splices in order, and returns these in the order in which they were made:
  /// the last first, so that the indices of those before it hold. Nil, with nothing changed, where the views that come
  /// are more than plain stacks and leaves.
  ///
  /// - Throws: `LayoutError` for views that cannot be listed, with nothing changed.
  package mutating func make(
    _ splices: [TreeSplice], _ medium: Medium
  ) throws(LayoutError) -> [TreeSplice.Made]? {
    var parts: [ViewTree] = []
    var scopes = scopes
    for splice in splices {
      var part = try ViewTree(splice.nodes, inside: splice.parent, of: self, scopes, ordinal: splice.ordinal)
      guard part.isOfPlainViews(isRightToLeft: entries[0].isRightToLeft), keepsPaths(splice, part) else { return nil }
      scopes = part.scopes
      try part.measureContent(medium)
      parts.append(part)
    }
    guard entries.count + parts.reduce(0, { $0 + $1.entries.count }) <= LayoutError.Limits.views,
      namesAreNew(parts, splices), scopes.count <= 4 * entries.count + 64
    else { return nil }
    self.scopes = scopes
    for splice in splices { removeNames(in: splice.range) }
    var made: [TreeSplice.Made] = []
    for (splice, part) in zip(splices, parts).reversed() {
      var new = part.entries
      for index in new.indices { new[index].move(by: splice.range.lowerBound, inside: splice.parent) }
      let added = part.entries.reduce(0) { $0 + ($1.parent == nil ? 1 : 0) }
      let growth = added - splice.removedCount
      let old = Array(entries[splice.range])
      replace(splice.range, inside: splice.parent, with: new, growth: growth)
      let start = splice.range.lowerBound
      addNames(of: new, from: start)
      made.append(
        TreeSplice.Made(
          parent: splice.parent, range: start..<start + new.count,
          shape: new.map { (parent: $0.parent ?? splice.parent, end: $0.end) }, growth: growth, entries: old))
    }
    return made
  }

  /// Undoes splices, which are given in the order in which they were made.
  package mutating func undo(_ splices: [TreeSplice.Made]) {
    for splice in splices.reversed() {
      removeNames(in: splice.range)
      replace(splice.range, inside: splice.parent, with: splice.entries, growth: -splice.growth)
    }
    // Views that moved have a name in two of them.
    for splice in splices { addNames(of: splice.entries, from: splice.range.lowerBound) }
  }

  private mutating func replace(
    _ range: Range<Int>, inside parent: Int, with new: [Entry], growth ofSiblings: Int
  ) {
    let (growth, behind) = (new.count - range.count, range.lowerBound + new.count)
    var around: Int? = parent
    while let index = around {
      entries[index].grow(by: growth)
      around = entries[index].parent
    }
    entries.replaceSubrange(range, with: new)
    if growth != 0 {
      entries.withUnsafeMutableBufferPointer { entries in
        for index in behind..<entries.count { entries[index].move(by: growth, from: range.upperBound) }
      }
      indices.move(from: range.upperBound, by: growth)
    }
    if ofSiblings == 0 { return }
    var sibling = behind
    while sibling < entries[parent].end {
      entries[sibling].moveAmongSiblings(by: ofSiblings)
      sibling = entries[sibling].end
    }
  }

  private mutating func addNames(of added: [Entry], from first: Int) {
    for (index, entry) in zip(first..., added) where entry.outline.hasNames {
      for name in entry.names { _ = indices.add(name, at: index) }
      for path in entry.paths { addShortPaths(of: path, in: entry.scope) }
    }
  }

  private mutating func removeNames(in range: Range<Int>) {
    for index in range where entries[index].outline.hasNames {
      for name in entries[index].names { indices.remove(name) }
      for path in entries[index].paths { removeShortPaths(of: path) }
    }
  }

  /// Whether only views that go have the names of the views that come.
  private func namesAreNew(_ parts: [ViewTree], _ splices: [TreeSplice]) -> Bool {
    var known: Set<ViewID> = []
    for part in parts {
      for entry in part.entries where entry.outline.hasNames {
        for name in entry.names {
          if let index = indices[name], !splices.contains(where: { $0.range.contains(index) }) { return false }
          guard known.insert(name).inserted else { return false }
        }
      }
    }
    return true
  }

  /// Whether names that stay have the same paths after a splice: those in instances without a name count these.
  private func keepsPaths(_ splice: TreeSplice, _ part: ViewTree) -> Bool {
    if shortPaths.isEmpty, part.shortPaths.isEmpty { return true }
    let scope = entries[splice.parent].scope
    return part.scopes.unnamedCount(in: scope) == scopes.unnamedCount(in: scope)
      && entries[splice.range].allSatisfy { !$0.isBody || !scopes.isUnnamed($0.scope, directlyIn: scope) }
  }

  /// Whether all views are plain stacks and leaves, in one direction.
  private func isOfPlainViews(isRightToLeft: Bool) -> Bool {
    guard !hasSafeArea, !hasFrames, !hasOfferingStacks, guideOwners.isEmpty else { return false }
    return entries.allSatisfy { entry in
      entry.outline.isPlain && !entry.outline.hasConstraints && !entry.outline.isMoved
        && entry.isRightToLeft == isRightToLeft
        && (entry.traits.contains(.isPlainContainer) || !entry.content.isContainer)
    }
  }
}
