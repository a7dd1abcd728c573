import TrussIR
package import TrussLayout
import TrussText
import TrussTree
import TrussViews

extension LayoutResult {
  /// Returns the layout with the diagnostics of its drawing added.
  package func reportingDrawing() -> LayoutResult {
    var layout = self
    layout.drawingDiagnostics = { layout in
      let views = layout.tree.seenViews
      let plan = views.contains(where: layout.hasConnectors) ? ConnectorPlan(layout) : nil
      return layout.viewsWithoutSize(views) + layout.rootWithoutSize(views) + layout.cutLines(views)
        + layout.cutTitles(views)
        + layout.textsOutside(views, plan?.bleed ?? .zero) + layout.textsAtCorners(views)
        + layout.incompleteCharts(views)
        + (plan?.diagnostics ?? [])
    }
    return layout
  }

  /// Whether some diagnostics depend on more than the distances between edges of frames: on lines of connectors, labels
  /// of charts, or letters at the corners of shapes.
  package var hasNonlinearDiagnostics: Bool {
    tree.seenViews.contains { index in
      if hasConnectors(index) { return true }
      if case .leaf(.custom(let leaf)) = tree.entries[index].content, leaf.leaf is ChartPicture { return true }
      guard tree.entries[index].address.pointee.outline.hasAppearance else { return false }
      let clip = tree.entries[index].address.appearance.clip
      return clip != nil && clip != .rectangle
    }
  }

  /// A container, and an axis along which views in it have no length.
  private struct Shortage: Hashable {
    var container: Int?
    var axis: Axis
  }

  /// Reports visible views that have no length along an axis, unless the source sets this length to 0. Views of one
  /// container share a diagnostic. Views that another diagnostic names are omitted.
  private func viewsWithoutSize(_ views: [Int]) -> [Diagnostic] {
    var (order, found): ([Shortage], [Shortage: [Int]]) = ([], [:])
    let reported = reportedViews
    for index in views where (hasNone(index, .horizontal) || hasNone(index, .vertical)) && !reported.contains(index) {
      let entry = tree.entries[index]
      guard entry.traits.contains(.isDrawn), entry.inherited.decorationDepth == 0 else { continue }
      if case .leaf(.text("")) = entry.content { continue }
      // A custom outline may be a line, which has no height.
      if case .custom = entry.address.shape?.outline { continue }
      for axis in Axis.allCases where hasNone(index, axis) && !isSetToZero(index, axis) {
        let shortage = Shortage(container: entry.parent, axis: axis)
        if found[shortage] == nil { order.append(shortage) }
        found[shortage, default: []].append(index)
      }
    }
    return order.compactMap { shortage in
      guard let views = found[shortage] else { return nil }
      let length = shortage.axis == .horizontal ? "width" : "height"
      let (have, them) = views.count > 1 ? ("and \(views.count - 1) more beside it have", "them") : ("has", "it")
      return overflow(
        views,
        "\(tree.title(of: views[0])) \(have) no \(length), so nothing is seen of \(them): write .\(length)(40), "
          + "or whatever it should be")
    }
  }

  /// Reports a layout without a length although its views have lengths: their negative spacings or insets add up to
  /// more.
  private func rootWithoutSize(_ views: [Int]) -> [Diagnostic] {
    let isFramed = if case .framed = tree.entries[0].content { true } else { false }
    guard !isFramed, let axis = Axis.allCases.first(where: { hasNone(0, $0) && !isSetToZero(0, $0) }),
      reportedViews.isEmpty
    else { return [] }
    let isLost = views.contains { index in
      let entry = tree.entries[index]
      return entry.traits.contains(.isDrawn) && entry.inherited.decorationDepth == 0 && !hasNone(index, .horizontal)
        && !hasNone(index, .vertical)
    }
    let length = axis == .horizontal ? "width" : "height"
    return isLost
      ? [
        overflow(
          [0],
          "\(tree.title(of: 0)) has no \(length), so nothing is seen of its views: a negative spacing or padding takes "
            + "all of it")
      ] : []
  }

  /// Makes one diagnostic about several views. Its source location is that of `view` or, by default, of the first view.
  func overflow(_ views: [Int], at view: Int? = nil, _ message: String) -> Diagnostic {
    Diagnostic(
      kind: .overflow, message: message, location: tree.entries[view ?? views[0]].attributes.location, views: views)
  }

  private func hasNone(_ index: Int, _ axis: Axis) -> Bool { rects[index].size.length(axis) < 0.01 }

  /// Whether the source sets the length of a view, or of the frame around it, to 0.
  func isSetToZero(_ index: Int, _ axis: Axis) -> Bool {
    func hasZero(_ view: Int) -> Bool {
      tree.entries[view].attributes.sizes.contains { $0.axis == axis && $0.value == 0 }
    }
    if hasZero(index) { return true }
    guard let parent = tree.entries[index].parent else {
      return given[axis] == 0
    }
    guard case .framed(let box) = tree.entries[parent].content else { return false }
    return box.bounds[axis]?.greatest == 0 || hasZero(parent)
  }

  /// Reports texts that are not tall enough for all of their lines, and buttons and boxes that are too low for their
  /// title or show only one of its lines. In cells also reports switches and steppers that are too narrow.
  private func cutLines(_ views: [Int]) -> [Diagnostic] {
    views.compactMap { index in
      guard case .leaf(let leaf) = tree.entries[index].content, leaf.hasLines else { return nil }
      let entry = tree.entries[index]
      if entry.inherited.textStyle.isLimited { return nil }
      if hasNone(index, .horizontal) || hasNone(index, .vertical) { return nil }
      let (taken, shown, verb): (Int, Int, String)
      switch leaf {
      case .text(let text):
        if entry.attributes.rare.compression.vertical != nil { return nil }
        let room = medium.snapped(rects[index]).inset(by: medium.boxInsets(of: entry))
        let extent = TextBlock(text, in: entry, medium).extent(width: room.width, height: room.height)
        (taken, shown, verb) = (extent.taken, extent.shown, "shows only")
      case .button(let title), .box(let title):
        guard title.isEmpty || medium.snapped(rects[index]).height >= medium.lineHeight(entry.font) / 2 else {
          return overflow([index], "\(tree.title(of: index)) is too low for its title")
        }
        (taken, shown, verb) = (1 + title.count { $0.isNewline }, 1, "shows no more than")
      case .toggle, .stepper:
        // In points, a switch or stepper shrinks.
        guard medium.isCells, let mark = leaf.cellMark, medium.snapped(rects[index]).width < Double(mark.count) else {
          return nil
        }
        return overflow([index], "\(tree.title(of: index)) is too narrow for its mark")
      default: return nil
      }
      guard shown < taken else { return nil }
      return overflow(
        [index], "\(tree.title(of: index)) \(verb) \(shown) of its \(taken) line\(taken == 1 ? "" : "s")")
    }
  }

  /// Reports texts and titles that the picture cuts, in decorations and callouts: other content outside its container
  /// already has a diagnostic. Views that the user moved or clipped are ignored.
  private func textsOutside(_ views: [Int], _ bleed: Insets) -> [Diagnostic] {
    let outwards = Insets(top: -bleed.top, left: -bleed.left, bottom: -bleed.bottom, right: -bleed.right)
    let (picture, reported) = (medium.snapped(rects[0]).inset(by: outwards), reportedViews)
    // The end of the views inside the last skipped view.
    var end = 0
    return views.compactMap { index in
      let (traits, isMoved) = (tree.entries[index].traits, tree.entries[index].outline.isMoved)
      let isClipped =
        tree.entries[index].outline.hasAppearance && tree.entries[index].address.appearance.clip == .rectangle
      if isMoved || isClipped || traits.contains(.clips) || reported.contains(index) {
        end = max(end, tree.entries[index].end)
      }
      guard index >= end, traits.contains(.holdsLetters), !hasNone(index, .horizontal),
        !hasNone(index, .vertical)
      else { return nil }
      let rect = lettersRect(of: index)
      guard let seen = rect.intersection(picture)?.size, seen.width > 0, seen.height > 0 else { return nil }
      let out = max(rect.width - seen.width, rect.height - seen.height)
      // The widths of letters are estimates, so less than one unit is ignored.
      guard out >= 1 else { return nil }
      return overflow([index], "\(tree.title(of: index)) sticks out of the picture by \(medium.words(for: out))")
    }
  }

  /// A view's frame, extended by the part of its text's longest word that does not fit.
  private func lettersRect(of index: Int) -> Rect {
    let (entry, rect) = (tree.entries[index], medium.snapped(rects[index]))
    guard case .leaf(.text(let text)) = entry.content, !entry.inherited.textStyle.isLimited else { return rect }
    // A text whose horizontal compression resistance is set may be cut, so its frame is not extended.
    if let priority = entry.attributes.rare.compression.horizontal, priority != .caption { return rect }
    let excess = max(0, TextBlock(text, in: entry, medium).leastWidth - rect.width)
    let before =
      switch entry.textStyle.alignment ?? .leading {
      case .center: excess / 2
      case .leading: entry.isRightToLeft ? excess : 0
      case .trailing: entry.isRightToLeft ? 0 : excess
      }
    return Rect(x: rect.x - before, y: rect.y, width: rect.width + excess, height: rect.height)
  }

  private var reportedViews: Set<Int> { Set(frameDiagnostics.flatMap(\.views)) }

  private func cutTitles(_ views: [Int]) -> [Diagnostic] {
    views.flatMap { index -> [Diagnostic] in
      guard tree.entries[index].address.pointee.outline.hasAppearance else { return [] }
      let attributes = tree.entries[index].attributes
      guard let border = attributes.appearance.border, let titles = attributes.rare.borderTitle else { return [] }
      let frame = medium.snapped(rects[index])
      let upper = border.edges.contains(.top) ? titles.title : ""
      let lower = border.edges.contains(.bottom) ? titles.subtitle ?? "" : ""
      return [("title", upper), ("subtitle", lower)].compactMap { word, text -> Diagnostic? in
        let shown = medium.borderTitle(text, in: frame)?.unicode ?? ""
        if shown == text { return nil }
        let cut = shown.isEmpty ? "not drawn" : "cut to \(EscapedText.quoted(shown))"
        return overflow(
          [index],
          "the border of \(tree.title(of: index)) has too little space for its \(word) \(EscapedText.quoted(text)), "
            + "which is \(cut)")
      }
    }
  }
}

extension LeafKind {
  fileprivate var hasLines: Bool {
    switch self {
    case .text, .button, .box, .toggle, .stepper: true
    case .field, .slider, .progress, .image, .symbol, .rectangle, .custom, .spacer, .divider: false
    }
  }
}
