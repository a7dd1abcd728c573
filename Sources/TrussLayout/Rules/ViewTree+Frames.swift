import TrussTree
import TrussViews

extension ViewTree {
  /// The view inside a frame; nil for any other view, and where the view inside is collapsed.
  func framedView(of index: Int) -> Int? {
    guard case .framed = entries[index].content else { return nil }
    let child = entries[index].backgroundEnd
    guard child < entries[index].contentEnd, !entries[child].attributes.isCollapsed else { return nil }
    return child
  }

  /// Whether a view is a frame without a size, a ratio or a bound along an axis, so that it is as long as the view
  /// inside. An ideal size is not looked at: it counts only where no room is offered.
  func isOpenFrame(_ index: Int, _ axis: Axis) -> Bool {
    guard case .framed(let box) = entries[index].content, box.bounds[axis]?.greatest == nil else { return false }
    return !entries[index].attributes.sizes.contains { $0.axis == axis } && entries[index].attributes.ratios.isEmpty
      && framedView(of: index) != nil
  }

  /// Whether a view has a size along an axis that does not come from the box that it is in. A frame has that of the
  /// view inside, unless it has one itself.
  func hasOwnSize(_ index: Int, _ axis: Axis, stackAxis: Axis?) -> Bool {
    var view = index
    while let inner = framedView(of: view) {
      if entries[view].hasOwnSize(axis, stackAxis: stackAxis) { return true }
      view = inner
    }
    return entries[view].hasOwnSize(axis, stackAxis: stackAxis)
  }

  /// Whether a view is a frame with a maximum, or a frame without a rule for the axis around one.
  func hasMaximum(_ index: Int, _ axis: Axis) -> Bool {
    var view = index
    while isOpenFrame(view, axis), let inner = framedView(of: view) { view = inner }
    guard case .framed(let box) = entries[view].content else { return false }
    return box.bounds[axis]?.greatest != nil
  }

  /// Whether the author gave a view, or the one in a frame without a rule for the axis, a size along it.
  func isSized(_ index: Int, _ axis: Axis) -> Bool {
    var view = index
    while isOpenFrame(view, axis), let inner = framedView(of: view) { view = inner }
    return entries[view].address.isSized(axis)
  }

  /// The axis of the stack that a view is in, with nothing but frames and alternatives between; nil outside of one.
  func stackAxis(around index: Int) -> Axis? {
    var view = index
    while entries[view].decoration == nil, let parent = entries[view].parent {
      guard entries[parent].traits.contains(.handsOnStack) else { return entries[parent].address.stackAxis }
      view = parent
    }
    return nil
  }
}
