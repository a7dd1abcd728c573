import TrussViews

/// Where views have their first baseline, whatever their lengths: a text's own, and that of stacks whose first text is
/// pinned to their top.
enum Baselines {
  /// The distance from a view's top to its first baseline; nil where that depends on lengths, or where there is no text.
  static func first(of index: Int, _ views: Views, _ medium: Medium) -> Double? {
    var (view, offset) = (index, 0.0)
    while true {
      if let own = views[view].firstBaseline(medium) { return offset + own }
      guard case .stack(let stack) = views[view].content, views[view].outline.isPlain,
        let next = pinned(in: view, stack, views)
      else { return nil }
      offset += medium.boxInsets(of: views[view]).top
      view = next
    }
  }

  /// The view in a stack that stands at its top and has the stack's first text, if it has any.
  private static func pinned(in index: Int, _ stack: FlexStack, _ views: Views) -> Int? {
    if stack.axis == .horizontal, !(stack.align == .fill || stack.align == .start) { return nil }
    if stack.axis == .vertical, !(stack.justify == .fill || stack.justify == .start || stack.justify == .spaceBetween) {
      return nil
    }
    guard stack.individualAlignments == nil else { return nil }
    var child = views[index].backgroundEnd
    while child < views[index].contentEnd {
      defer { child = views[child].end }
      if views[child].attributes.isHidden { continue }
      if stack.axis == .vertical { return child }
      guard holdsBaseline(child, views) else { continue }
      return views[child].attributes.align == nil ? child : nil
    }
    return nil
  }

  private static func holdsBaseline(_ index: Int, _ views: Views) -> Bool {
    var view = index
    while view < views[index].end {
      if views[view].attributes.isHidden {
        view = views[view].end
        continue
      }
      if views[view].content.hasBaseline { return true }
      view += 1
    }
    return false
  }
}
