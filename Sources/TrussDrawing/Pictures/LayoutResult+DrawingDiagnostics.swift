import TrussDiagnostics
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
      return layout.viewsWithoutSize(views) + layout.containersWithoutSize(views) + layout.cutLines(views)
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
    let cause = order.isEmpty ? nil : OverflowCause(tree, medium, constraints)
    return order.flatMap { shortage -> [Diagnostic] in
      let views = found[shortage] ?? []
      let length = shortage.axis == .horizontal ? "width" : "height"
      // A view with letters has no length because a constraint or its container leaves it none.
      let isRoomy = shortage.container.map { !hasNone($0, shortage.axis) } ?? false
      let isSqueezed = { (view: Int) in isRoomy && tree.entries[view].traits.contains(.holdsLetters) }
      let (full, empty) = (views.filter(isSqueezed), views.filter { !isSqueezed($0) })
      let squeezed = full.compactMap { view -> Diagnostic? in
        let title = tree.title(of: view)
        if let held = cause?.text(ofLengthOf: view, shortage.axis) {
          return overflow([view], "\(title) has no \(length), so nothing is seen of it, as these hold\n\(held)")
        }
        // The container needs more space, which its own diagnostic says.
        guard let parent = shortage.container, !reported.contains(parent) else { return nil }
        return overflow(
          [view], "\(title) has no \(length), so nothing is seen of it: \(tree.title(of: parent)) has no room for it")
      }
      guard let first = empty.first else { return squeezed }
      if let held = cause?.text(ofLengthOf: first, shortage.axis) {
        return squeezed + [
          overflow(
            empty, "\(tree.title(of: first)) has no \(length), so nothing is seen of it, as these hold\n\(held)")
        ]
      }
      let (have, them) = empty.count > 1 ? ("and \(empty.count - 1) more beside it have", "them") : ("has", "it")
      return squeezed + [
        overflow(
          empty,
          "\(tree.title(of: first)) \(have) no \(length), so nothing is seen of \(them): write .\(length)(40), "
            + "or whatever it should be")
      ]
    }
  }

  /// Reports each `ZStack` without a length whose views only constraints place, if none ties the length to the views
  /// and the views are neither reported nor end at other views. If there is none, reports a layout without a length although its views
  /// have lengths: their negative spacings or insets add up to more.
  private func containersWithoutSize(_ views: [Int]) -> [Diagnostic] {
    let reported = reportedViews
    func isFree(_ index: Int) -> Bool {
      if case .layers(let stack) = tree.entries[index].content { stack.align == nil } else { false }
    }
    func lost(in index: Int) -> (view: Int, axis: Axis)? {
      guard let axis = Axis.allCases.first(where: { hasNone(index, $0) && !isSetToZero(index, $0) }) else { return nil }
      let view = views.first { view in
        let entry = tree.entries[view]
        return index < view && view < tree.entries[index].end && entry.traits.contains(.isDrawn)
          && entry.inherited.decorationDepth == 0 && !hasNone(view, .horizontal) && !hasNone(view, .vertical)
          && !reported.contains(view) && !(index > 0 && isTied(view, axis))
      }
      return view.map { ($0, axis) }
    }
    let free = views.compactMap { index -> Diagnostic? in
      guard isFree(index), !reported.contains(index), let (view, axis) = lost(in: index) else { return nil }
      let (length, edge) = axis == .horizontal ? ("width", "right") : ("height", "bottom")
      let name = tree.name(of: view).map { "ViewID(\(EscapedText.quoted($0.name))).\(edge)" }
      return overflow(
        [index],
        "\(tree.title(of: index)) has no \(length), as no constraint ties it to its views: constrain "
          + "\(name ?? "the \(edge) of a view") == ViewID.superview.\(edge), or give it a \(length)")
    }
    let isFramed = if case .framed = tree.entries[0].content { true } else { false }
    guard free.isEmpty, reported.isEmpty, !isFramed, !isFree(0), let (_, axis) = lost(in: 0) else { return free }
    return [
      overflow(
        [0],
        "\(tree.title(of: 0)) has no \(axis == .horizontal ? "width" : "height"), so nothing is seen of its views: a "
          + "negative spacing or padding takes all of it")
    ]
  }

  /// Whether a constraint of a `constraints` block says where a view ends on an axis, or where its centre or baseline is.
  private func isTied(_ view: Int, _ axis: Axis) -> Bool {
    constraints.constraints.contains { constraint in
      [.constraints, .visualFormat].contains(constraint.category)
        && constraint.terms.map(\.anchor).contains { anchor in
          Int(anchor.item.index) == view && anchor.attribute.axis == axis && !anchor.attribute.isSize
            && ![.left, .leading, .top].contains(anchor.attribute)
        }
    }
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
      // The widths of letters are estimates, so less than one unit is ignored.
      let sides = [
        (picture.minX - rect.minX, "left"), (rect.maxX - picture.maxX, "right"), (picture.minY - rect.minY, "top"),
        (rect.maxY - picture.maxY, "bottom"),
      ].filter { $0.0 >= 1 }
      if sides.isEmpty { return nil }
      let words = sides.map { "by \(medium.words(for: $0.0)) at the \($0.1)" }.joined(separator: ", ")
      return overflow([index], "\(tree.title(of: index)) sticks out of the picture \(words)")
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
