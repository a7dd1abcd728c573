import Truss
import TrussLayout
import TrussTree
import TrussViews

struct LayoutFault {
  /// Identifies the fault at all widths, by its views, its source line and its kind, without the lengths, which differ
  /// between widths. Of content that is larger than its box, only the box counts: the views that stick out differ, too.
  var key: String
  /// The message with the lengths at this width.
  var message: String
  /// The size of the fault in the layout's unit, or the number of lines; nil for a diagnostic and for a cut text.
  var amount: Double?
}

extension LayoutResult {
  /// The diagnostics that are not allowed, and the violations of rules. A rule for a name that no view has is never
  /// violated.
  func faults(_ rules: [FitRule], allowing allowed: [Diagnostic.Kind]) -> [LayoutFault] {
    let reported = diagnostics.excluding(allowed).map { diagnostic in
      var fault = LayoutFault(key: "\(diagnostic.views) \(diagnostic.withoutLengths)", message: "\(diagnostic)")
      if diagnostic.kind == .overflow, let box = diagnostic.views.last,
        let head = diagnostic.withoutLengths.message.firstRange(of: "than its box:")
      {
        fault.key = "\(box) \(diagnostic.withoutLengths.message[..<head.lowerBound])"
      }
      return fault
    }
    return reported + rules.flatMap(faults)
  }

  private func faults(_ rule: FitRule) -> [LayoutFault] {
    switch rule.condition {
    case .noOverlap: overlaps()
    case .noCutText: cutTexts()
    case .order: misplaced()
    case .lines(let name, let most): tooManyLines(name, most)
    case .atLeast(let least, let name): tooSmall(name, least)
    case .equal(let measure, let first, let second): different(measure, first, second)
    }
  }

  // MARK: Rules

  private func tooManyLines(_ name: ViewID, _ most: Int) -> [LayoutFault] {
    guard let index = tree.index(of: name), let lines = lineCounts.first(where: { $0.view == index })?.count,
      lines > most
    else { return [] }
    let count = "\(most) \(most == 1 ? "line" : "lines")"
    return [fault(index, "\(tree.title(of: index)) takes more than \(count)", amount: Double(lines))]
  }

  private func tooSmall(_ name: ViewID, _ least: Double) -> [LayoutFault] {
    guard let index = tree.index(of: name) else { return [] }
    return Axis.allCases.compactMap { axis in
      let length = rects[index].end(axis) - rects[index].start(axis)
      let missing = least - length
      guard missing > Self.tolerance else { return nil }
      let word = axis == .horizontal ? "wide" : "high"
      return fault(
        index, "\(tree.title(of: index)) is less than \(medium.words(for: least)) \(word)",
        detail: "; it is \(medium.words(for: length))", amount: missing)
    }
  }

  private func different(_ measure: FitRule.Measure, _ first: ViewID, _ second: ViewID) -> [LayoutFault] {
    guard let one = tree.index(of: first), let other = tree.index(of: second) else { return [] }
    let difference = abs(value(measure, of: one) - value(measure, of: other))
    guard difference > Self.tolerance else { return [] }
    return [
      fault(
        one, "\(measure.rawValue) of \(tree.title(of: one)) differs from that of \(tree.title(of: other))",
        by: difference)
    ]
  }

  private func value(_ measure: FitRule.Measure, of index: Int) -> Double {
    let (rect, isMirrored) = (rects[index], tree.entries[index].isRightToLeft)
    switch measure {
    case .leading: return isMirrored ? -rect.maxX : rect.minX
    case .trailing: return isMirrored ? -rect.minX : rect.maxX
    case .left: return rect.minX
    case .right: return rect.maxX
    case .top: return rect.minY
    case .bottom: return rect.maxY
    case .width: return rect.width
    case .height: return rect.height
    case .centerX: return (rect.minX + rect.maxX) / 2
    case .centerY: return (rect.minY + rect.maxY) / 2
    }
  }

  private func cutTexts() -> [LayoutFault] {
    lineCounts.compactMap { index, _ in
      let entry = tree.entries[index]
      guard case .leaf(.text(let text)) = entry.content else { return nil }
      let room = medium.snapped(rects[index]).inset(by: medium.boxInsets(of: entry))
      guard TextBlock(text, in: entry, medium).isCut(in: room.size) else { return nil }
      return fault(index, "\(tree.title(of: index)) is cut")
    }
  }

  private func misplaced() -> [LayoutFault] {
    tree.entries.indices.flatMap { index -> [LayoutFault] in
      guard let (axis, isReversed) = tree.entries[index].content.line else { return [] }
      let views = lineViews(in: index)
      let isBackwards = isReversed != (axis == .horizontal && tree.entries[index].isRightToLeft)
      return zip(views, views.dropFirst()).compactMap { first, second in
        let (early, late) = isBackwards ? (second, first) : (first, second)
        let wrong = rects[early].start(axis) - rects[late].start(axis)
        guard wrong > Self.tolerance else { return nil }
        return fault(second, "\(tree.title(of: second)) is before \(tree.title(of: first))", by: wrong)
      }
    }
  }

  private func overlaps() -> [LayoutFault] {
    tree.entries.indices.flatMap { index -> [LayoutFault] in
      guard let axis = tree.entries[index].content.overlapAxis else { return [] }
      // The earlier views that extend beyond the start of the view in the loop.
      var open: [Int] = []
      var found: [(view: Int, other: Int, length: Double)] = []
      for view in lineViews(in: index).sorted(by: { rects[$0].start(axis) < rects[$1].start(axis) }) {
        open.removeAll { rects[$0].end(axis) <= rects[view].start(axis) + Self.tolerance }
        for other in open {
          guard let common = rects[view].intersection(rects[other])?.size else { continue }
          let length = min(common.width, common.height)
          if length > Self.tolerance { found.append((min(view, other), max(view, other), length)) }
        }
        open.append(view)
      }
      return found.sorted { ($0.view, $0.other) < ($1.view, $1.other) }.map { view, other, length in
        fault(view, "\(tree.title(of: view)) and \(tree.title(of: other)) overlap", by: length)
      }
    }
  }

  private func lineViews(in index: Int) -> [Int] {
    tree.visibleViews(in: index).filter { !tree.entries[$0].address.pointee.outline.isMoved }
  }

  private func fault(_ index: Int, _ message: String, by length: Double) -> LayoutFault {
    fault(index, message, detail: " by \(medium.words(for: length))", amount: length)
  }

  /// - Parameter detail: the end of the message, with the lengths at this width.
  private func fault(_ index: Int, _ message: String, detail: String = "", amount: Double? = nil) -> LayoutFault {
    let text = location(of: index).map { "\($0): \(message)" } ?? message
    return LayoutFault(key: "\(index) \(text)", message: text + detail, amount: amount)
  }

  /// Frames are rounded to 1/1024 point. Both of the compared edges may be rounded.
  private static var tolerance: Double { 0x1p-9 }
}

extension ViewNode.Content {
  /// The axis of a stack, and whether its views begin at the end.
  fileprivate var line: (axis: Axis, isReversed: Bool)? {
    switch self {
    case .stack(let stack): (stack.axis, stack.isReversed)
    case .arranged(let stack): (stack.axis, false)
    default: nil
    }
  }

  /// The axis along which views must not overlap; nil if they may overlap.
  fileprivate var overlapAxis: Axis? {
    switch self {
    case .stack(let stack): stack.spacing < 0 ? nil : stack.axis
    case .arranged(let stack): stack.spacing < 0 ? nil : stack.axis
    case .flow(let flow): flow.spacing < 0 || flow.lineSpacing < 0 ? nil : flow.axis.cross
    case .gridRow: .horizontal
    default: nil
    }
  }
}

extension Rect {
  fileprivate func start(_ axis: Axis) -> Double { axis == .horizontal ? minX : minY }
  fileprivate func end(_ axis: Axis) -> Double { axis == .horizontal ? maxX : maxY }
}
