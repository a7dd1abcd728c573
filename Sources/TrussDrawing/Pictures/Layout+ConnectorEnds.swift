import TrussLayout
import TrussTree
import TrussViews

extension Layout {
  /// The views that a connector ends at.
  struct ConnectorEnds {
    struct End {
      /// The index of the view, or of the view that has the guide.
      var view: Int
      var rect: Rect
      /// Whether something is drawn along its frame, which a line can end at.
      var hasOutline: Bool
      var isRightToLeft: Bool
    }

    var connector: Connector
    var source: End
    var target: End
  }

  /// The connectors of a view that are drawn: those whose ends are both seen.
  func connectorEnds(of index: Int) -> [ConnectorEnds] {
    tree.entries[index].attributes.connectors.compactMap { entry in
      guard let source = end(entry.connector.source, entry, index),
        let target = end(entry.connector.target, entry, index)
      else { return nil }
      return ConnectorEnds(connector: entry.connector, source: source, target: target)
    }
  }

  private func end(_ end: Connector.End, _ entry: ConnectorEntry, _ index: Int) -> ConnectorEnds.End? {
    switch tree.meaning(of: end.view, in: entry, of: index) {
    case .view(let view):
      guard !isUnseen(view) else { return nil }
      return ConnectorEnds.End(
        view: view, rect: rects[view], hasOutline: tree.entries[view].hasOutline,
        isRightToLeft: tree.entries[view].isRightToLeft)
    case .guide(let path):
      guard let owner = tree.guideOwners[path], !isUnseen(owner), let rect = frame(of: path) else { return nil }
      return ConnectorEnds.End(
        view: owner, rect: rect, hasOutline: true, isRightToLeft: tree.entries[owner].isRightToLeft)
    case .ambiguous, .unknown: return nil
    }
  }

  private func isUnseen(_ index: Int) -> Bool {
    var around: Int? = index
    while let view = around {
      if tree.entries[view].address.isUnseen { return true }
      around = tree.entries[view].parent
    }
    return false
  }

  /// The frames of all that is seen, which connectors run around: of a box that has a surface or a border that alone,
  /// unless it holds one of some views.
  func seenFrames(besides ends: Set<Int>) -> [Rect] {
    var frames: [Rect] = []
    var index = 0
    while index < tree.entries.count {
      let entry = tree.entries[index]
      guard !entry.address.isUnseen else {
        index = entry.end
        continue
      }
      let rect = medium.snapped(rects[index])
      let isSeen = entry.hasOutline || entry.content.isDrawn
      if isSeen, rect.width > 0, rect.height > 0 { frames.append(rect) }
      let holdsEnd = ends.contains { index < $0 && $0 < entry.end }
      index = entry.hasOutline && !holdsEnd ? entry.end : index + 1
    }
    return frames
  }
}

extension ViewTree.Entry {
  /// Whether something is drawn along the view's frame.
  fileprivate var hasOutline: Bool {
    let appearance = address.appearance
    if appearance.background != nil || appearance.border != nil { return true }
    switch content {
    case .box, .button, .field, .image, .rectangle: return true
    case .spacer: return true
    default: return outline.isDecorated
    }
  }
}

extension ViewNode.Content {
  /// Whether the view itself draws something.
  fileprivate var isDrawn: Bool {
    switch self {
    case .text, .button, .field, .toggle, .slider, .progress, .stepper, .image, .rectangle, .box, .divider, .leaf: true
    case .scroll, .table: true
    case .spacer, .stack, .arranged, .layers, .framed, .grid, .gridRow, .flow, .choice, .composite: false
    }
  }
}
