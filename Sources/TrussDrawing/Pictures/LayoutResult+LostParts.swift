import TrussLayout
import TrussText
import TrussTree
import TrussViews

extension LayoutResult {
  /// Reports what the drawing does not show although its author did not hide it: views outside of the picture, letters
  /// that the edge of the picture or the shape of a clip cuts, and letters under other views of the same stack.
  ///
  /// Everything is read from the display list, so that no kind of view needs its own check. Connectors have their own
  /// diagnostics. Views that the diagnostics of frames, or the given diagnostics, name are omitted.
  func lostParts(_ bleed: Insets, besides named: [Diagnostic]) -> [Diagnostic] {
    // Of a layout whose author gave it no length, nothing is seen.
    if Axis.allCases.contains(where: { rects[0].size.length($0) < 0.01 && isSetToZero(0, $0) }) { return [] }
    var picture = DisplayListBuilder(self)
    picture.drawsConnectors = false
    picture.draw()
    let parts = DrawnParts(picture.elements, of: picture.drawn, self).parts
    let reported = reportedViews(and: named)
    let size = medium.snapped(rects[0]).size
    let bleed = self.bleed(of: size).union(bleed)
    let seen = Rect(
      x: -bleed.left, y: -bleed.top, width: size.width + bleed.left + bleed.right,
      height: size.height + bleed.top + bleed.bottom)
    let unreported = parts.filter { !reported.contains($0.view) }
    return beyondThePicture(unreported, seen) + cutByShapes(parts) + coveredLetters(unreported)
  }

  /// Reports a layout that is longer than a given length may be, because lengths of its views add up. Its frames are
  /// right, but programs that show drawings compute in single precision, or cut a picture of this size.
  var sizeBeyondLimits: [Diagnostic] {
    Axis.allCases.filter { rects[0].size.length($0) > LayoutError.Limits.length }.map { axis in
      let (adjective, length) = axis == .horizontal ? ("wide", "width") : ("high", "height")
      return overflow(
        [0],
        "\(tree.title(of: 0)) is \(medium.words(for: rects[0].size.length(axis))) \(adjective), but a length is at "
          + "most \(shortest(LayoutError.Limits.length)): lay it out with a \(length)")
    }
  }

  /// The views that a diagnostic names, and the views inside these. A container that is named for views that stick out
  /// of it is not among them, as its other views may be lost as well; except for a diagram, whose views have one
  /// diagnostic.
  private func reportedViews(and named: [Diagnostic]) -> Set<Int> {
    var reported = Set(named.flatMap(\.views).flatMap { $0..<tree.entries[$0].end })
    for diagnostic in frameDiagnostics {
      for view in diagnostic.views {
        let isContainer = diagnostic.views.contains { $0 != view && isInside($0, view) }
        if isContainer, tree.entries[view].attributes.rare.diagram == nil { continue }
        reported.formUnion(view..<tree.entries[view].end)
      }
    }
    return reported
  }

  private func isInside(_ view: Int, _ outer: Int) -> Bool { outer <= view && view < tree.entries[outer].end }

  // MARK: - Outside of the picture

  private func beyondThePicture(_ parts: [DrawnParts.Part], _ picture: Rect) -> [Diagnostic] {
    let count = tree.entries.count
    // The numbers of parts, and of parts outside of the picture, of the views before each view.
    var (drawn, outside) = (Array(repeating: 0, count: count + 1), Array(repeating: 0, count: count + 1))
    var cut: [Int: Insets] = [:]
    for part in parts {
      drawn[part.view + 1] += 1
      let seen = part.box.intersection(picture)?.size ?? .zero
      if seen.width < 0.01 || seen.height < 0.01 { outside[part.view + 1] += 1 }
      // The titles of containers, and letters that the shape of a clip cuts, have their own diagnostics.
      guard part.isLetters, part.cutter == nil, case .leaf = tree.entries[part.view].content, !mayBeCut(part.view)
      else { continue }
      let out = part.box.excess(over: picture)
      // The widths of letters are estimates, so less than one unit is ignored.
      if out.longest >= 1 { cut[part.view] = out.union(cut[part.view] ?? .zero) }
    }
    if cut.isEmpty, outside.allSatisfy({ $0 == 0 }) { return [] }
    for index in 0..<count {
      drawn[index + 1] += drawn[index]
      outside[index + 1] += outside[index]
    }
    func number(_ counts: [Int], in view: Int) -> Int { counts[tree.entries[view].end] - counts[view] }
    func isLost(_ view: Int) -> Bool {
      number(drawn, in: view) > 0 && number(outside, in: view) == number(drawn, in: view)
    }
    var lost: [(view: Int, excess: Insets?)] = []
    var index = 0
    while index < count {
      guard isLost(index) else {
        if let excess = cut[index] { lost.append((index, excess)) }
        index += 1
        continue
      }
      // The innermost view that holds everything that is lost.
      var view = index
      while let inner = ViewTree.Siblings(tree.entries, from: view + 1, to: tree.entries[view].end)
        .first(where: { number(drawn, in: $0) == number(drawn, in: index) })
      {
        view = inner
      }
      lost.append((view, nil))
      index = tree.entries[index].end
    }
    return reports(lost, picture)
  }

  /// A container, and whether views in it are wholly outside of the picture.
  private struct Loss: Hashable {
    let container: Int?
    let isWhole: Bool
  }

  /// Reports lost views. Views of one container share a diagnostic.
  private func reports(_ lost: [(view: Int, excess: Insets?)], _ picture: Rect) -> [Diagnostic] {
    var (order, found): ([Loss], [Loss: [(view: Int, excess: Insets?)]]) = ([], [:])
    for one in lost {
      let loss = Loss(container: tree.entries[one.view].parent, isWhole: one.excess == nil)
      if found[loss] == nil { order.append(loss) }
      found[loss, default: []].append(one)
    }
    let empty = Axis.allCases.first { picture.size.length($0) < 0.01 }
    return order.compactMap { loss in
      guard let views = found[loss] else { return nil }
      let first = tree.title(of: views[0].view)
      let others = views.count > 1 ? "\(first) and \(views.count - 1) more beside it" : first
      guard let excess = views.compactMap(\.excess).max(by: { $0.longest < $1.longest }) else {
        let reason = empty.map { ", which has no \($0 == .horizontal ? "width" : "height")" } ?? ""
        return overflow(
          views.map(\.view), "\(others) \(views.count > 1 ? "are" : "is") outside of the picture\(reason)")
      }
      if views.count > 1 {
        return overflow(
          views.map(\.view), "\(others) stick out of the picture, by up to \(medium.words(for: excess.longest))")
      }
      let sides = [(excess.left, "left"), (excess.right, "right"), (excess.top, "top"), (excess.bottom, "bottom")]
        .filter { $0.0 >= 1 }.map { "by \(medium.words(for: $0.0)) at the \($0.1)" }.joined(separator: ", ")
      return overflow([views[0].view], "\(first) sticks out of the picture \(sides)")
    }
  }

  // MARK: - Shaped clips

  /// Reports views whose shaped clip cuts letters. Each diagnostic names the first view whose letters are cut.
  private func cutByShapes(_ parts: [DrawnParts.Part]) -> [Diagnostic] {
    var first: [Int: Int] = [:]
    for part in parts {
      guard let cutter = part.cutter, case .leaf = tree.entries[part.view].content else { continue }
      first[cutter] = min(first[cutter] ?? part.view, part.view)
    }
    return first.sorted { $0.key < $1.key }.map { cutter, view in
      overflow(
        cutter == view ? [cutter] : [view, cutter], at: cutter,
        "the shape that \(tree.title(of: cutter)) is clipped to cuts letters"
          + (cutter == view ? "" : " of \(tree.title(of: view))"))
    }
  }

  // MARK: - Covered letters

  /// Reports letters that a later view of the same stack, grid or chart covers: by a negative spacing or padding, or
  /// because a chart's annotations need more space than there is. The views of one container share a diagnostic.
  ///
  /// The author laid views over letters in a `ZStack`, by a decoration, an offset or constraints.
  private func coveredLetters(_ parts: [DrawnParts.Part]) -> [Diagnostic] {
    let least = medium.isCells ? 0.5 : 1
    let covers = parts.indices.filter { number in
      let part = parts[number]
      guard part.isLetters || part.isOpaque, case .leaf = tree.entries[part.view].content else { return false }
      return !mayBeCut(part.view)
    }
    var open: [Int] = []
    var found: [Int: [(upper: Int, lower: Int)]] = [:]
    for number in covers.sorted(by: { parts[$0].box.minY < parts[$1].box.minY }) {
      let box = parts[number].box
      open.removeAll { parts[$0].box.maxY < box.minY + least }
      for other in open {
        let (lower, upper) = (parts[min(number, other)], parts[max(number, other)])
        guard lower.isLetters, lower.view != upper.view,
          let shared = lower.box.intersection(upper.box), shared.width > least, shared.height > least,
          let container = container(of: lower.view, under: upper.view)
        else { continue }
        found[container, default: []].append((upper.view, lower.view))
      }
      open.append(number)
    }
    return found.sorted { $0.key < $1.key }.map { _, pairs in
      let pair = pairs.min { ($0.lower, $0.upper) < ($1.lower, $1.upper) } ?? pairs[0]
      let more = Set(pairs.map(\.lower)).count - 1
      return overflow(
        [pair.upper, pair.lower], at: pair.upper,
        "\(tree.title(of: pair.upper)) covers letters of \(tree.title(of: pair.lower))"
          + (more > 0 ? "; letters of \(more) more beside it are covered, too" : ""))
    }
  }

  /// Whether the author lets the view's letters be cut.
  private func mayBeCut(_ view: Int) -> Bool {
    tree.entries[view].attributes.rare.compression.horizontal.map { $0 != .caption } ?? false
  }

  /// The stack, grid or chart of two views that lie over each other, if no author laid one over the other.
  private func container(of lower: Int, under upper: Int) -> Int? {
    if isInside(lower, upper) || isInside(upper, lower) { return nil }
    func branch(of view: Int) -> (container: Int, child: Int)? {
      var child = view
      while let parent = tree.entries[child].parent {
        if tree.entries[child].outline.isMoved { return nil }
        if isInside(lower, parent), isInside(upper, parent) { return (parent, child) }
        child = parent
      }
      return nil
    }
    guard let (common, child) = branch(of: lower), let (_, other) = branch(of: upper) else { return nil }
    let entry = tree.entries[common]
    guard [child, other].allSatisfy({ entry.backgroundEnd <= $0 && $0 < entry.contentEnd }),
      entry.attributes.rare.diagram == nil, !entry.outline.hasConstraints
    else { return nil }
    switch entry.content {
    case .stack, .arranged, .flow, .grid, .gridRow, .table: return common
    // The annotations of a chart.
    case .leaf(.custom): return entry.kind == "Chart" ? common : nil
    case .leaf, .layers, .scroll, .framed, .choice, .composite: return nil
    }
  }
}

extension Rect {
  /// How far a rectangle extends beyond each side of another.
  fileprivate func excess(over other: Rect) -> Insets {
    Insets(
      top: max(0, other.minY - minY), left: max(0, other.minX - minX), bottom: max(0, maxY - other.maxY),
      right: max(0, maxX - other.maxX))
  }
}

extension Insets {
  fileprivate var longest: Double { max(top, left, bottom, right) }
}
