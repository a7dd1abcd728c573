import TrussLayout
import TrussTree
import TrussViews

/// Which views of two layouts are the same: those of one name or, without one, of one place among their siblings, if
/// they are of one kind and what is around them is the same.
struct ViewMatching {
  let from: LayoutResult
  let to: LayoutResult
  /// For each view of `from` the index of the same one in `to`.
  private(set) var later: [Int?]
  /// For each view of `to` the index of the same one in `from`.
  private(set) var earlier: [Int?]
  private let hiddenFrom: [Int?]
  private let hiddenTo: [Int?]

  init(from: LayoutResult, to: LayoutResult) {
    self.from = from
    self.to = to
    hiddenFrom = from.tree.hidingViews
    hiddenTo = to.tree.hidingViews
    later = Array(repeating: nil, count: from.tree.entries.count)
    earlier = Array(repeating: nil, count: to.tree.entries.count)
    // A view comes after those around it, so its parent's match is settled.
    for case (let index, let other?) in to.tree.counterparts(in: from.tree).enumerated() {
      let (old, new) = (from.tree.entries[other], to.tree.entries[index])
      let isNamed = new.names.first != nil
      let isSame =
        old.names.first == new.names.first && old.content.drawnKind == new.content.drawnKind
        && (isNamed || new.parent.flatMap { earlier[$0] } == old.parent)
      guard isSame, later[other] == nil else { continue }
      later[other] = index
      earlier[index] = other
    }
  }

  /// Maps a view's frame in `from` to its frame in `to`, for a view of `to`; nil if it is new.
  func mapBack(_ view: Int) -> PlaceMap? {
    earlier[view].flatMap { Self.map(of: view, in: to, $0, in: from, hiding: hiddenFrom[$0], seenViews: later) }
  }

  /// Maps a view's frame in `from` to its frame in `to`; nil if the view has been removed.
  func mapForth(_ view: Int) -> PlaceMap? {
    later[view].flatMap { Self.map(of: view, in: from, $0, in: to, hiding: hiddenTo[$0], seenViews: earlier) }
  }

  private static func map(
    of view: Int, in seen: LayoutResult, _ other: Int, in layout: LayoutResult, hiding: Int?, seenViews: [Int?]
  ) -> PlaceMap? {
    guard let hiding else { return PlaceMap(from: seen.rects[view], to: layout.rects[other]) }
    return seenViews[hiding].map { collapse(of: $0, in: seen, hiding, in: layout) }
  }

  /// A view that is collapsed in a stack has no extent along its axis where it is there, and keeps the one across: it
  /// opens and closes like a drawer. Elsewhere it keeps its frame, and only fades.
  private static func collapse(of view: Int, in seen: LayoutResult, _ hidden: Int, in layout: LayoutResult) -> PlaceMap
  {
    let frame = seen.rects[view]
    var target = frame
    let parent = layout.tree.entries[hidden].parent
    switch layout.tree.entries[hidden].attributes.isCollapsed
      ? parent.flatMap({ layout.tree.entries[$0].content.axis }) : nil
    {
    case .horizontal: (target.x, target.width) = (layout.rects[hidden].x, 0)
    case .vertical: (target.y, target.height) = (layout.rects[hidden].y, 0)
    case nil: break
    }
    return PlaceMap(from: frame, to: target)
  }
}

extension ViewTree {
  /// For each view the outermost one of those around it, and itself, that is collapsed or hidden.
  fileprivate var hidingViews: [Int?] {
    var hiding: [Int?] = []
    hiding.reserveCapacity(entries.count)
    for (index, entry) in entries.enumerated() {
      hiding.append(entry.parent.flatMap { hiding[$0] } ?? (entry.address.isUnseen ? index : nil))
    }
    return hiding
  }
}

extension ViewNode.Content {
  /// The sort of view, as far as it is visible: a column may turn into a row.
  fileprivate var drawnKind: String {
    switch self {
    case .stack, .arranged, .layers: "Stack"
    default: typeName
    }
  }

  /// The axis along which the view's views are placed, where they are.
  var axis: Axis? {
    switch self {
    case .stack(let stack): stack.axis
    case .arranged(let stack): stack.axis
    default: nil
    }
  }
}
