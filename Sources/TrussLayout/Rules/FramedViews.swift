import TrussIR
import TrussTree
import TrussViews

/// Answers a container's questions about frames inside it: a frame that specifies no length along an axis takes its
/// view's, a frame with an infinite maximum grows, and one that is offered nothing has its ideal length.
///
/// A class, because the rules of all views share it.
final class FramedViews: Sendable {
  let growth: Growth
  let room: OfferedRoom
  private let chains: FrameChains
  /// Whether a frame has an ideal length, which applies only where no room is offered: such frames are written as rows.
  private let haveIdeals: Bool
  /// Whether each view is a frame, or has a frame directly inside it, or a view that grows.
  private let isConcerned: [Bool]

  /// - Parameters:
  ///   - tree: the views.
  ///   - growth: which of them grow.
  ///   - definite: the axes along which the root's size is given.
  init(_ tree: ViewTree, _ growth: Growth, definite: Axes) {
    haveIdeals = tree.hasIdeals
    self.growth = growth
    let room = OfferedRoom(in: tree, definite: definite)
    self.room = room
    chains =
      tree.hasFrames ? FrameChains(of: tree) { room.hasIdeal($0, $1, tree.entries[$0]) } : FrameChains()
    var isConcerned = Array(repeating: false, count: tree.entries.count)
    for index in tree.entries.indices {
      if case .framed = tree.entries[index].content {
        isConcerned[index] = true
      } else if growth.limits[index].isEmpty {
        continue
      }
      if let parent = tree.entries[index].parent { isConcerned[parent] = true }
    }
    self.isConcerned = isConcerned
  }

  /// Whether a container is a frame, or directly holds a frame or a view that grows.
  func concern(_ container: Int) -> Bool { isConcerned[container] }

  /// The view that specifies how long a view is: it itself, or the one inside frames that specify no length.
  func sizer(of index: Int, _ axis: Axis) -> Int { chains.sizer(of: index, axis) }

  /// Whether a view is a frame that specifies no length along an axis.
  func isOpen(_ index: Int, _ axis: Axis) -> Bool { sizer(of: index, axis) != index }

  /// Whether a frame has its ideal length, as nothing is offered to it or it is to keep it.
  func hasIdeal(_ index: Int, _ axis: Axis, _ views: Views) -> Bool {
    haveIdeals && room.hasIdeal(index, axis, views[index])
  }

  /// Whether a view has a length that does not come from the box around it.
  func hasOwnSize(_ index: Int, _ axis: Axis, stackAxis: Axis?, _ views: Views) -> Bool {
    let holder = chains.holder(of: index, axis)
    return views[holder].hasOwnSize(axis, stackAxis: stackAxis) || hasIdeal(holder, axis, views)
  }

  /// Whether a view fills the box around it: it has no length of its own, or grows without end.
  func fillsBox(_ index: Int, _ axis: Axis, stackAxis: Axis?, _ views: Views) -> Bool {
    growth.limits[index][axis] == .infinity || !hasOwnSize(index, axis, stackAxis: stackAxis, views)
  }

  /// The axes on which a view fills a box that offers it all of its room.
  func flexibleAxes(of index: Int, _ views: Views) -> Axes {
    var axes = Axes()
    for axis in Axis.allCases where !hasIdeal(sizer(of: index, axis), axis, views) {
      if growth.flexible[index].contains(axis) || fillsBox(index, axis, stackAxis: nil, views) { axes.insert(axis) }
    }
    return axes
  }

  /// The view's share of the room left in its stack, or nil.
  func flexGrow(of index: Int, along axis: Axis, _ views: Views) -> Double? {
    if let flexGrow = views[index].flexGrow ?? views[sizer(of: index, axis)].flexGrow { return flexGrow }
    return growth.limits[index][axis] == nil ? nil : 1
  }

  /// The sizes that apply to a view: along each axis those of its sizer.
  func sizes(of index: Int, _ views: Views, _ medium: Medium) -> GivenSizes {
    let own = GivenSizes(of: views[sizer(of: index, .horizontal)].address, medium)
    let other = sizer(of: index, .vertical)
    if other == sizer(of: index, .horizontal) { return own }
    return own.with(GivenSizes(of: views[other].address, medium), along: .vertical)
  }

  /// The distance of a view's content from its edges along an axis, with that of frames around it that specify no
  /// length.
  func insets(of index: Int, _ axis: Axis, _ views: Views, _ medium: Medium) -> Double {
    let sizer = sizer(of: index, axis)
    var (view, total) = (index, 0.0)
    while true {
      let insets = medium.boxInsets(of: views[view])
      total += insets.start(axis) + insets.end(axis)
      if view == sizer { return total }
      view = views[view].backgroundEnd
    }
  }

  /// Whether records describe a view inside a container, and the views in frames that it is made of. The view grows
  /// without end or not at all; inside a flex stack, also up to a maximum.
  func areOfRecords(_ index: Int, mayBeLimited: Bool = false, _ views: Views) -> Bool {
    guard mayBeLimited || !isLimited(index) else { return false }
    if haveIdeals, growth.limits[index][.horizontal] != nil || growth.limits[index][.vertical] != nil { return false }
    if haveIdeals, case .framed = views[index].content { return false }
    var view = index
    while case .framed = views[view].content {
      guard views[view].outline.isPlain || views[view].address.areOfRecords else { return false }
      view = views[view].backgroundEnd
      guard view < views[index].contentEnd, !views[view].attributes.isCollapsed, !isLimited(view) else { return false }
      guard views[view].outline.isPlain || views[view].address.areOfRecords else { return false }
    }
    return true
  }

  /// Whether a view grows, but not without end.
  private func isLimited(_ index: Int) -> Bool {
    Axis.allCases.contains { axis in growth.limits[index][axis].map { $0 != .infinity || haveIdeals } ?? false }
  }
}
