import TrussViews

/// Matches views of a new value with those of the tree: those with a name with the one that has it, others with equal
/// ones, from the first on and from the last, and the rest in order.
extension TreeDifference {
  /// A view of the new value, with the attributes of the composite that it is the body of.
  private struct Candidate {
    var node: ViewNode
    var isBody: Bool
  }

  /// Views of the new value and of the tree that match, by their places among their siblings.
  private struct Pair {
    var new: Int
    var old: Int
  }

  /// Matches the views directly inside one. Adds a splice for all that come or go, and returns those that stay, in runs
  /// of siblings; nil where they cannot be found.
  mutating func match(_ level: ComparedViews, _ tree: ViewTree) -> [ComparedViews]? {
    guard let parent = level.parent, !tree.entries[parent].outline.isDecorated else { return nil }
    var old: [Int] = []
    var index = level.index
    while index < level.end {
      old.append(index)
      index = tree.entries[index].end
    }
    var new: [Candidate] = []
    for node in level.nodes {
      guard let candidate = candidate(node, inside: parent, tree) else { return nil }
      new.append(candidate)
    }
    if new.count == old.count, zip(new, old).allSatisfy({ Self.canStand($0, for: tree.entries[$1]) }) {
      return [level]
    }
    return runs(pairs(new, old, inside: parent, tree), level, old)
  }

  /// Makes splices of what is between pairs, and runs of these.
  private mutating func runs(_ pairs: [Pair], _ level: ComparedViews, _ old: [Int]) -> [ComparedViews] {
    var runs: [ComparedViews] = []
    func start(_ place: Int) -> Int { place < old.count ? old[place] : level.end }
    var (nextNew, nextOld) = (0, 0)
    for pair in pairs + [Pair(new: level.nodes.count, old: old.count)] {
      if pair.new > nextNew || pair.old > nextOld || runs.isEmpty {
        if let parent = level.parent, pair.new > nextNew || pair.old > nextOld {
          splices.append(
            TreeSplice(
              parent: parent, range: start(nextOld)..<start(pair.old), ordinal: nextOld,
              removedCount: pair.old - nextOld, nodes: Array(level.nodes[nextNew..<pair.new])))
        }
        var run = level
        (run.nodes, run.index) = ([], start(pair.old))
        runs.append(run)
      }
      if pair.new < level.nodes.count { runs[runs.count - 1].nodes.append(level.nodes[pair.new]) }
      runs[runs.count - 1].end = start(pair.old + (pair.old < old.count ? 1 : 0))
      (nextNew, nextOld) = (pair.new + 1, pair.old + 1)
    }
    return runs
  }

  private mutating func pairs(_ new: [Candidate], _ old: [Int], inside parent: Int, _ tree: ViewTree) -> [Pair] {
    var (first, newEnd, oldEnd) = (0, new.count, old.count)
    while first < newEnd, first < oldEnd, isAlike(new[first], old[first], tree) { first += 1 }
    while first < newEnd, first < oldEnd, isAlike(new[newEnd - 1], old[oldEnd - 1], tree) {
      newEnd -= 1
      oldEnd -= 1
    }
    var pairs = (0..<first).map { Pair(new: $0, old: $0) }
    var (nextNew, nextOld) = (first, first)
    let named = namedPairs(new, first..<newEnd, old, first..<oldEnd, tree)
    for pair in named + [Pair(new: newEnd, old: oldEnd)] {
      addNameless(new, nextNew..<pair.new, old, nextOld..<pair.old, tree, to: &pairs)
      if pair.new < newEnd { pairs.append(pair) }
      (nextNew, nextOld) = (pair.new + 1, pair.old + 1)
    }
    pairs += zip(newEnd..<new.count, oldEnd..<old.count).map { Pair(new: $0, old: $1) }
    return pairs
  }

  /// Views with names that match and need not move: as many as there are in one order.
  private func namedPairs(
    _ new: [Candidate], _ newRange: Range<Int>, _ old: [Int], _ oldRange: Range<Int>, _ tree: ViewTree
  ) -> [Pair] {
    var places: [ViewID: Int] = [:]
    for place in oldRange {
      if let name = tree.entries[old[place]].attributes.names.first { places[name] = place }
    }
    // For each length, of the rows of rising places so long the one that ends first, by the position of its last pair.
    var (found, ends, before): ([Pair], [Int], [Int?]) = ([], [], [])
    for place in newRange {
      guard let name = new[place].node.parts.attributes.names.first, let other = places[name],
        Self.canStand(new[place], for: tree.entries[old[other]])
      else { continue }
      let length = ends.firstPlace { found[$0].old >= other }
      before.append(length > 0 ? ends[length - 1] : nil)
      if length == ends.count { ends.append(found.count) } else { ends[length] = found.count }
      found.append(Pair(new: place, old: other))
    }
    var (pairs, next): ([Pair], Int?) = ([], ends.last)
    while let position = next {
      pairs.append(found[position])
      next = before[position]
    }
    return pairs.reversed()
  }

  /// Adds views without names, in order.
  private func addNameless(
    _ new: [Candidate], _ newRange: Range<Int>, _ old: [Int], _ oldRange: Range<Int>, _ tree: ViewTree,
    to pairs: inout [Pair]
  ) {
    let ones = newRange.filter { new[$0].node.parts.attributes.names.isEmpty }
    let others = oldRange.filter { tree.entries[old[$0]].attributes.names.isEmpty }
    for (one, other) in zip(ones, others) where Self.canStand(new[one], for: tree.entries[old[other]]) {
      pairs.append(Pair(new: one, old: other))
    }
  }

  /// Whether a view can be what became of another: a container of a container, with the same names.
  private static func canStand(_ new: Candidate, for old: ViewTree.Entry) -> Bool {
    new.isBody == old.isBody && new.node.parts.content.isContainer == old.content.isContainer
      && new.node.parts.attributes.names == old.attributes.names
  }

  /// Whether two views certainly match: both have the same names, or are equal, all inside included.
  private mutating func isAlike(_ new: Candidate, _ old: Int, _ tree: ViewTree) -> Bool {
    guard Self.canStand(new, for: tree.entries[old]) else { return false }
    return !new.node.parts.attributes.names.isEmpty || isEquivalent(new, old, tree)
  }

  /// Whether two views are equal, all inside included.
  private mutating func isEquivalent(_ new: Candidate, _ index: Int, _ tree: ViewTree) -> Bool {
    guard Self.isEquivalent(new.node, tree.entries[index].node) else { return false }
    var around = [
      ComparedViews(
        nodes: new.node.parts.content.children, index: index + 1, end: tree.entries[index].end, parent: index)
    ]
    while var level = around.popLast() {
      guard level.next < level.nodes.count else {
        if level.index != level.end { return false }
        continue
      }
      guard level.index < level.end, let parent = level.parent,
        let inner = candidate(level.nodes[level.next], inside: parent, tree),
        inner.isBody == tree.entries[level.index].isBody,
        Self.isEquivalent(inner.node, tree.entries[level.index].node)
      else { return false }
      let (start, end) = (level.index, tree.entries[level.index].end)
      level.next += 1
      level.index = end
      around.append(level)
      if inner.node.parts.holdsViews || end > start + 1 {
        around.append(
          ComparedViews(nodes: inner.node.parts.content.children, index: start + 1, end: end, parent: start))
      }
    }
    return true
  }

  /// Whether two views are equal, those inside aside.
  private static func isEquivalent(_ new: ViewNode, _ old: ViewNode) -> Bool {
    new.storage === old.storage || new.isEquivalent(to: old)
  }

  /// A view, or of a composite the view that is its body; nil where that is several, or reads other surroundings.
  private mutating func candidate(_ node: ViewNode, inside parent: Int, _ tree: ViewTree) -> Candidate? {
    var candidate = Candidate(node: node, isBody: false)
    var depth = 0
    while case .composite(let composite) = candidate.node.parts.content {
      depth += 1
      guard depth <= LayoutError.Limits.bodies, candidate.node.parts.attributes.environment.isEmpty else { return nil }
      hasComposites = true
      let environment = tree.entries[parent].inherited.environment
      let nodes = EnvironmentValues.$current.withValue(environment) { composite.view.body.nodes }
      guard var body = nodes.first, nodes.count == 1 else { return nil }
      body.modify { $0.add(outer: candidate.node.parts.attributes) }
      candidate = Candidate(node: body, isBody: true)
    }
    return candidate
  }
}

extension [Int] {
  /// The place of the first element of which something is so that is so of all after it.
  fileprivate func firstPlace(where isBehind: (Int) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isBehind(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
