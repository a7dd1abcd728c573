import TrussLayout
import TrussTree
import TrussViews

/// Finds the views that two layouts have in common. Matching views are of the same kind, and have the same name or,
/// without a name, are at the same position in matching parents.
struct ViewMatching {
  let from: LayoutResult
  let to: LayoutResult
  /// For each view of `from`, the index of its match in `to`; nil without a match.
  private(set) var later: [Int?]
  /// For each view of `to`, the index of its match in `from`; nil without a match.
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
    // Parents come before their children, so the parent's match is already known.
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

  /// The map from the view's frame in `to` to its frame in `from`; nil if the view is new.
  func mapToStart(_ view: Int) -> FrameTransform? {
    earlier[view].flatMap { Self.map(of: view, in: to, $0, in: from, hiding: hiddenFrom[$0], drawnViews: later) }
  }

  /// The map from the view's frame in `from` to its frame in `to`; nil if the view has been removed.
  func mapToEnd(_ view: Int) -> FrameTransform? {
    later[view].flatMap { Self.map(of: view, in: from, $0, in: to, hiding: hiddenTo[$0], drawnViews: earlier) }
  }

  private static func map(
    of view: Int, in seen: LayoutResult, _ other: Int, in layout: LayoutResult, hiding: Int?, drawnViews: [Int?]
  ) -> FrameTransform? {
    guard let hiding else { return FrameTransform(from: seen.rects[view], to: layout.rects[other]) }
    return drawnViews[hiding].map { collapse(of: $0, in: seen, hiding, in: layout) }
  }

  /// The map for a view that opens or closes, because the view or a view around it is collapsed in the other layout. In
  /// a stack the frame shrinks to length 0 along the stack's axis, like a drawer. Elsewhere it keeps its size, and only
  /// fades.
  private static func collapse(of view: Int, in seen: LayoutResult, _ hidden: Int, in layout: LayoutResult)
    -> FrameTransform
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
    return FrameTransform(from: frame, to: target)
  }
}

extension ViewTree {
  /// For each view, the outermost view that is collapsed or hidden, among the view itself and the views around it; nil
  /// if there is none.
  fileprivate var hidingViews: [Int?] {
    var hiding: [Int?] = []
    hiding.reserveCapacity(entries.count)
    for (index, entry) in entries.enumerated() {
      hiding.append(entry.parent.flatMap { hiding[$0] } ?? (entry.address.isHiddenOrCollapsed ? index : nil))
    }
    return hiding
  }
}

extension ViewNode.Content {
  /// A name for the kind of the view. All stacks have one name, so that a column may turn into a row.
  fileprivate var drawnKind: String {
    switch self {
    case .stack, .arranged, .layers: "Stack"
    default: typeName
    }
  }

  var axis: Axis? {
    switch self {
    case .stack(let stack): stack.axis
    case .arranged(let stack): stack.axis
    default: nil
    }
  }
}
