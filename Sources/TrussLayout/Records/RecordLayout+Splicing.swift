import TrussSolver
import TrussTree
import TrussViews

/// Where views are after others came and went.
struct SplicedPlaces {
  /// Views that came, and the view around them, in the new tree.
  struct New {
    var parent: Int
    var range: Range<Int>
  }

  private(set) var new: [New] = []
  /// For each splice the index from which on views are moved, and how far.
  private var moves: [(first: Int, growth: Int)] = []

  /// The places after splices in order, each with the number of views that came.
  init(_ splices: [TreeSplice], counts: [Int]) {
    for (splice, count) in zip(splices, counts) {
      let before = moves.last?.growth ?? 0
      let start = splice.range.lowerBound + before
      // The view around precedes the views that it holds: its own move is known.
      new.append(New(parent: index(after: splice.parent), range: start..<start + count))
      moves.append((splice.range.upperBound, before + count - splice.range.count))
    }
  }

  /// The index of a view that stayed.
  func index(after old: Int) -> Int { old + (moves.last { $0.first <= old }?.growth ?? 0) }
}

extension RecordLayout {
  /// Whether views can come and go. Which views grow in frames, and which lengths are coupled, was found for all.
  private var takesSplices: Bool {
    compact.frames == nil && !isCoupled && compact.rowContainers.isEmpty && compact.pairRows.isEmpty
  }

  /// Whether rows couple lengths, or constraints do.
  var isCoupled: Bool { compact.hasRows || widths.isCoupled || heights.isCoupled }

  /// Puts views in the places of others, for splices in order. The new views are in the tree then, with room for
  /// records and frames, which the caller adds. Returns nil where only a new layout can make the change.
  mutating func splice(
    _ splices: [TreeSplice], _ tree: inout ViewTree, _ rects: inout [Rect], _ edit: inout LayoutEdit
  ) -> SplicedPlaces? {
    let arePlain = splices.allSatisfy { tree.entries[$0.parent].traits.contains(.isPlainContainer) }
    // Where a splice is an error, the new layout throws it.
    guard takesSplices, arePlain, let made = try? tree.make(splices, medium) else { return nil }
    for made in made {
      splice(made)
      edit.splice(made, of: &rects)
    }
    // Several views are in a stack that is not in the source, a single view is not.
    let isOneView = tree.entries[0].end == tree.entries[1...].first?.end
    if isOneView, tree.entries[0].attributes.location == ViewTree.implicitStack { return nil }
    let places = SplicedPlaces(splices, counts: made.reversed().map(\.range.count))
    for place in places.new {
      // A container's entry has whether it holds any view.
      let node = tree.entries[place.parent].node
      let isEmpty = tree.entries[place.parent].end == place.parent + 1
      if node.parts.holdsViews == isEmpty {
        edit.views.append((place.parent, node))
        let children = tree.views(in: place.parent).map { tree.entries[$0].node }
        tree.put(node.with(children: children), at: place.parent, medium)
      }
    }
    let areValid = places.new.allSatisfy { place in
      (try? tree.validate(place.parent)) != nil && place.range.allSatisfy { (try? tree.validate($0)) != nil }
    }
    return areValid ? places : nil
  }

  private mutating func splice(_ made: TreeSplice.Made) {
    let start = made.range.lowerBound
    let old = start..<start + made.entries.count
    let growth = made.range.count - old.count
    let splice = LengthSplice(
      old, inside: made.parent, nodes: made.shape, firstOrder: Section.own.order(old.upperBound),
      orderStep: Section.ofOneView)
    widths.splice(splice)
    heights.splice(splice)
    let behind = made.range.upperBound
    if made.growth != 0, behind < Int(widths.tree.ends[made.parent]) {
      let step = UInt64(bitPattern: Int64(made.growth)) &* Section.ofOnePlacement
      widths.movePlacements(from: behind, by: step)
      heights.movePlacements(from: behind, by: step)
    }
    columns.splice(old, count: made.range.count)
    rows.splice(old, count: made.range.count)
    spliceCutTexts(old, count: made.range.count)
    compact.splice(old, inside: made.parent, growth: growth, heights.tree)
  }
}

extension RecordOrigins {
  /// Makes room for views that come in the place of others.
  fileprivate mutating func splice(_ range: Range<Int>, count: Int) {
    starts.replaceSubrange(range, with: repeatElement(0, count: count))
  }
}

extension RecordTree {
  /// Makes room for views that come in the place of others.
  fileprivate mutating func splice(_ range: Range<Int>, inside parent: Int, growth: Int, _ nodes: LengthTree) {
    placements.replaceSubrange(range, with: repeatElement(Placement(), count: range.count + growth))
    boxes.splice(range) { box in
      box.index += growth
      box.end += growth
    }
    texts.splice(range) { $0.view += Int32(growth) }
    var around = parent
    while around >= 0 {
      boxes.change(of: around) { $0.end += growth }
      around = Int(nodes.nodes[around].parent)
    }
  }
}
