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
      let views = layout.tree.drawnViews
      let plan = views.contains(where: layout.hasConnectors) ? ConnectorPlan(layout) : nil
      let lost =
        layout.viewsWithoutSize(views) + layout.containersWithoutSize(views) + layout.cutLines(views)
        + layout.textsCutByControls(views)
      return lost + layout.cutTitles(views) + layout.lostParts(plan?.bleed ?? .zero, besides: lost)
        + layout.sizeBeyondLimits
        + layout.incompleteCharts(views) + (plan?.diagnostics ?? [])
    }
    return layout
  }

  /// Whether some diagnostics depend on more than the distances between edges of frames: on lines of connectors, labels
  /// of charts, letters at the corners of shapes, or rotations.
  package var hasNonlinearDiagnostics: Bool {
    tree.drawnViews.contains { index in
      if hasConnectors(index) { return true }
      if case .leaf(.custom(let leaf)) = tree.entries[index].content, leaf.leaf is ChartPicture { return true }
      guard tree.entries[index].address.pointee.outline.hasAppearance else { return false }
      let appearance = tree.entries[index].address.appearance
      return !appearance.effects.isEmpty || appearance.clip.map { $0 != .rectangle } ?? false
    }
  }

  /// A container, and an axis along which views in it have no length.
  private struct Shortage: Hashable {
    var container: Int?
    var axis: Axis
  }

  /// Reports visible views that have no length along an axis. Shapes and controls are omitted if the source sets this
  /// length to 0, and so are views that have nothing to show. Views of one container share a diagnostic. Views that
  /// another diagnostic names are omitted.
  private func viewsWithoutSize(_ views: [Int]) -> [Diagnostic] {
    var (order, found): ([Shortage], [Shortage: [Int]]) = ([], [:])
    let reported = reportedViews
    for index in views where (hasNone(index, .horizontal) || hasNone(index, .vertical)) && !reported.contains(index) {
      let entry = tree.entries[index]
      let (isDrawn, holdsLetters) = (entry.traits.contains(.isDrawn), entry.traits.contains(.holdsLetters))
      guard isDrawn, holdsLetters || entry.inherited.decorationDepth == 0, !isEmpty(index) else { continue }
      // A mark outside of a chart has a diagnostic of its own.
      if case .leaf(.custom(let leaf)) = entry.content, leaf.leaf is PlottedMark { continue }
      // A custom outline may be a line, which has no height.
      if case .custom = entry.address.shape?.outline { continue }
      for axis in Axis.allCases where hasNone(index, axis) {
        if isSetToZero(index, axis), !holdsLetters { continue }
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
      let isSqueezed = { (view: Int) in
        isRoomy && tree.entries[view].traits.contains(.holdsLetters) && !isSetToZero(view, shortage.axis)
      }
      let (full, empty) = (views.filter(isSqueezed), views.filter { !isSqueezed($0) })
      let squeezed = full.compactMap { view -> Diagnostic? in
        let title = tree.title(of: view)
        if let held = cause?.text(ofLengthOf: view, shortage.axis) {
          return overflow([view], "\(title) has no \(length), so it is not visible, because these hold\n\(held)")
        }
        // The container needs more space, which its own diagnostic says.
        guard let parent = shortage.container, !reported.contains(parent) else { return nil }
        return overflow(
          [view], "\(title) has no \(length), so it is not visible: \(tree.title(of: parent)) has no room for it")
      }
      guard let first = empty.first else { return squeezed }
      if let held = cause?.text(ofLengthOf: first, shortage.axis) {
        return squeezed + [
          overflow(
            empty, "\(tree.title(of: first)) has no \(length), so it is not visible, because these hold\n\(held)")
        ]
      }
      let (have, they) =
        empty.count > 1 ? ("and \(empty.count - 1) more beside it have", "they are") : ("has", "it is")
      let advice =
        empty.contains { isSetToZero($0, shortage.axis) } ? "" : ": write .\(length)(40), or whatever it should be"
      return squeezed + [
        overflow(empty, "\(tree.title(of: first)) \(have) no \(length), so \(they) not visible\(advice)")
      ]
    }
  }

  /// Reports each `ZStack` without a length whose views only constraints place, if none ties the length to the views
  /// and the views are neither reported nor end at other views.
  private func containersWithoutSize(_ views: [Int]) -> [Diagnostic] {
    let reported = reportedViews
    return views.compactMap { index in
      guard case .layers(let stack) = tree.entries[index].content, stack.align == nil, !reported.contains(index),
        let axis = Axis.allCases.first(where: { hasNone(index, $0) && !isSetToZero(index, $0) })
      else { return nil }
      let lost = views.first { view in
        let entry = tree.entries[view]
        return index < view && view < tree.entries[index].end && entry.traits.contains(.isDrawn)
          && entry.inherited.decorationDepth == 0 && !hasNone(view, .horizontal) && !hasNone(view, .vertical)
          && !reported.contains(view) && !(index > 0 && isTied(view, axis))
      }
      guard let lost else { return nil }
      let (length, edge) = axis == .horizontal ? ("width", "right") : ("height", "bottom")
      let name = tree.name(of: lost).map { "ViewID(\(EscapedText.quoted($0.name))).\(edge)" }
      return overflow(
        [index],
        "\(tree.title(of: index)) has no \(length), as no constraint ties it to its views: constrain "
          + "\(name ?? "the \(edge) of a view") == ViewID.superview.\(edge), or give it a \(length)")
    }
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

  /// Whether a view has nothing to show: a text without visible letters, or a list or table without rows.
  private func isEmpty(_ index: Int) -> Bool {
    let entry = tree.entries[index]
    switch entry.content {
    case .leaf(.text(let text)): return !text.contains { !$0.isWhitespace && $0 != "\u{AD}" && CellWidth.of($0) > 0 }
    case .leaf: return false
    case .table(let table) where table.rows.count > 0: return false
    default:
      return !(index + 1..<entry.end).contains {
        if case .leaf = tree.entries[$0].content { true } else { false }
      }
    }
  }

  /// Makes one diagnostic about several views. Its source location is that of `view` or, by default, of the first view.
  func overflow(_ views: [Int], at view: Int? = nil, _ message: String) -> Diagnostic {
    Diagnostic(
      kind: .overflow, message: message, location: tree.authorLine(of: view ?? views[0]), views: views)
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
      if hasNone(index, .horizontal) || hasNone(index, .vertical) { return nil }
      let (taken, shown, verb): (Int, Int, String)
      switch leaf {
      case .text(let text):
        if entry.attributes.rare.compression.vertical != nil { return nil }
        let room = medium.snapped(rects[index]).inset(by: medium.boxInsets(of: entry))
        let block = TextBlock(text, in: entry, medium)
        if entry.textStyle.minimumScale == nil, room.height < medium.lineHeight(entry.font) / 2, !isEmpty(index) {
          return overflow([index], "\(tree.title(of: index)) is too low for its letters")
        }
        if block.isLimited { return nil }
        let extent = block.extent(width: room.width, height: room.height)
        (taken, shown, verb) = (extent.taken, extent.shown, "shows only")
      case .button(let title), .box(let title):
        guard title.isEmpty || medium.snapped(rects[index]).height >= medium.lineHeight(entry.font) / 2 else {
          return overflow([index], "\(tree.title(of: index)) is too low for its title")
        }
        if entry.inherited.textStyle.isLimited { return nil }
        (taken, shown, verb) = (1 + title.count { $0.isNewline }, 1, "shows no more than")
      case .field:
        // In points, a field shrinks.
        guard medium.isCells, medium.snapped(rects[index]).width < 3 else { return nil }
        return overflow([index], "\(tree.title(of: index)) is too narrow for its box")
      case .toggle, .stepper:
        // In points, a switch or stepper shrinks.
        guard medium.isCells, let mark = leaf.cellMark(isRightToLeft: false),
          medium.snapped(rects[index]).width < Double(mark.count)
        else {
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

  /// Reports texts that a control of the package cuts to its space, such as the cells of a table. The texts of one
  /// control share a diagnostic. A limit on lines that the author sets lets texts be cut.
  private func textsCutByControls(_ views: [Int]) -> [Diagnostic] {
    var (order, found): ([SourceLine?], [SourceLine?: [(view: Int, shown: String)]]) = ([], [:])
    for index in views {
      let entry = tree.entries[index]
      guard case .leaf(.text(let text)) = entry.content, let limit = entry.inherited.textStyle.lineLimit,
        limit.lines != nil, limit.location.isInPackage, !hasNone(index, .horizontal), !hasNone(index, .vertical)
      else { continue }
      let size = medium.snapped(rects[index]).inset(by: medium.boxInsets(of: entry)).size
      let block = TextBlock(text, in: entry, medium)
      guard block.isCut(in: size) else { continue }
      let line = tree.authorLine(of: entry.parent ?? index)
      if found[line] == nil { order.append(line) }
      let shown = block.lines(in: size).map { $0.text.parts.map(\.string).joined() }.joined(separator: " ")
      found[line, default: []].append((index, shown))
    }
    return order.compactMap { line in
      guard let texts = found[line] else { return nil }
      let more = texts.count > 1 ? ", and \(texts.count - 1) more of its control are cut" : ""
      return overflow(
        texts.map(\.view),
        "\(tree.title(of: texts[0].view)) is cut to \(EscapedText.quoted(texts[0].shown))\(more)")
    }
  }

  private var reportedViews: Set<Int> { Set(frameDiagnostics.flatMap(\.views)) }

  private func cutTitles(_ views: [Int]) -> [Diagnostic] {
    views.flatMap { index -> [Diagnostic] in
      guard tree.entries[index].address.pointee.outline.hasAppearance else { return [] }
      let attributes = tree.entries[index].attributes
      guard let border = attributes.appearance.border, let titles = attributes.rare.borderTitle else { return [] }
      let frame = medium.snapped(rects[index])
      let texts = [("title", titles.title, Edge.Set.top), ("subtitle", titles.subtitle ?? "", .bottom)]
      return texts.compactMap { word, text, edge -> Diagnostic? in
        guard text.isEmpty || border.edges.contains(edge) else {
          return overflow(
            [index], "the border of \(tree.title(of: index)) has no line for its \(word) \(EscapedText.quoted(text))")
        }
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
    case .text, .button, .box, .toggle, .stepper, .field: true
    case .slider, .progress, .image, .symbol, .rectangle, .custom, .spacer, .divider: false
    }
  }
}
