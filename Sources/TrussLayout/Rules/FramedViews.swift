import TrussIR
import TrussTree
import TrussViews

/// Answers a container's questions about frames inside it: a frame that specifies no length along an axis takes the
/// length of its view, a frame with an infinite maximum grows, and a frame without an offer has its ideal length.
///
/// It is a class, because the rules of all views share it.
final class FramedViews: Sendable {
  let growth: Growth
  let room: OfferedRoom
  private let chains: FrameChains
  /// Whether any frame of the tree has an ideal length, which applies only if no space is offered. If so, constraint
  /// rows describe all frames, and all views that grow.
  private let haveIdeals: Bool
  /// For each view, whether it is a frame, or directly contains a frame or a view that grows.
  private let isAffected: [Bool]

  /// `definite` are the axes along which the root's size is given.
  init(_ tree: ViewTree, _ growth: Growth, definite: Axes) {
    haveIdeals = tree.hasIdeals
    self.growth = growth
    let room = OfferedRoom(in: tree, definite: definite)
    self.room = room
    chains =
      tree.hasFrames ? FrameChains(of: tree) { room.hasIdeal($0, $1, tree.entries[$0]) } : FrameChains()
    var isAffected = Array(repeating: false, count: tree.entries.count)
    for index in tree.entries.indices {
      if case .framed = tree.entries[index].content {
        isAffected[index] = true
      } else if growth.limits[index].isEmpty {
        continue
      }
      if let parent = tree.entries[index].parent { isAffected[parent] = true }
    }
    self.isAffected = isAffected
  }

  func affect(_ container: Int) -> Bool { isAffected[container] }

  /// The view that specifies how long a view is: the view itself, or the view inside frames that specify no length.
  func sizer(of index: Int, _ axis: Axis) -> Int { chains.sizer(of: index, axis) }

  /// Whether a view is a frame that specifies no length along an axis.
  func isOpen(_ index: Int, _ axis: Axis) -> Bool { sizer(of: index, axis) != index }

  /// Whether a frame has its ideal length, because no space is offered to it or its size is fixed.
  func hasIdeal(_ index: Int, _ axis: Axis, _ views: Views) -> Bool {
    haveIdeals && room.hasIdeal(index, axis, views[index])
  }

  /// Whether a view has a length that does not come from the box around it.
  func hasOwnSize(_ index: Int, _ axis: Axis, stackAxis: Axis?, _ views: Views) -> Bool {
    let holder = chains.holder(of: index, axis)
    return views[holder].address.hasOwnSize(axis, stackAxis: stackAxis) || hasIdeal(holder, axis, views)
  }

  /// Whether a view fills the box around it: it has no intrinsic length, or grows without a limit.
  func fillsBox(_ index: Int, _ axis: Axis, stackAxis: Axis?, _ views: Views) -> Bool {
    growth.limits[index][axis] == .infinity || !hasOwnSize(index, axis, stackAxis: stackAxis, views)
  }

  /// The axes on which a view fills a box that offers it all of its space.
  func flexibleAxes(of index: Int, _ views: Views) -> Axes {
    var axes = Axes()
    for axis in Axis.allCases where !hasIdeal(sizer(of: index, axis), axis, views) {
      if growth.flexible[index].contains(axis) || fillsBox(index, axis, stackAxis: nil, views) { axes.insert(axis) }
    }
    return axes
  }

  /// The view's share of the free space in its stack; nil without a share.
  func flexGrow(of index: Int, along axis: Axis, _ views: Views) -> Double? {
    if let flexGrow = views[index].flexGrow ?? views[sizer(of: index, axis)].flexGrow { return flexGrow }
    return growth.limits[index][axis] == nil ? nil : 1
  }

  /// The sizes that apply to a view: along each axis, the sizes of its sizer.
  func sizes(of index: Int, _ views: Views, _ medium: Medium) -> GivenSizes {
    let own = GivenSizes(of: views[sizer(of: index, .horizontal)].address, medium)
    let other = sizer(of: index, .vertical)
    if other == sizer(of: index, .horizontal) { return own }
    return own.with(GivenSizes(of: views[other].address, medium), along: .vertical)
  }

  /// The insets between a view's edges and its content along an axis, including the insets inside frames that specify
  /// no length.
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

  /// Whether records describe a view inside a container, and the views inside it if it is a frame. The view must grow
  /// without a limit or not at all; with `mayBeLimited` it may also grow up to a maximum.
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

  private func isLimited(_ index: Int) -> Bool {
    Axis.allCases.contains { axis in growth.limits[index][axis].map { $0 != .infinity } ?? false }
  }
}

/// The views inside frames that determine the sizes of the frames, along each axis. They are computed once for all
/// views, from the last view to the first, as deeply nested frames are read at every level.
struct FrameChains {
  /// The view that decides how large each view is, along each axis; empty if there are no frames.
  private var sizers = BothAxes<[Int]>([], [])
  /// The view that decides whether each view has its own size; empty if there are no frames.
  private var holders = BothAxes<[Int]>([], [])

  init() {}

  /// Makes the chains of a tree. `hasIdeal` returns whether a frame has its ideal length, once the offered space is
  /// known.
  init(of tree: ViewTree, hasIdeal: (Int, Axis) -> Bool) {
    guard tree.entries.indices.contains(where: { tree.framedView(of: $0) != nil }) else { return }
    for axis in Axis.allCases {
      var sizers = Array(tree.entries.indices)
      var holders = sizers
      for index in tree.entries.indices.reversed() {
        guard let inner = tree.framedView(of: index), !hasIdeal(index, axis) else { continue }
        if tree.isOpenFrame(index, axis) { sizers[index] = sizers[inner] }
        if !tree.entries[index].address.hasOwnSize(axis, stackAxis: nil) { holders[index] = holders[inner] }
      }
      (self.sizers[axis], self.holders[axis]) = (sizers, holders)
    }
  }

  /// The view that decides how large a view is along an axis: the view itself, or the view inside frames without a rule
  /// for the axis.
  func sizer(of index: Int, _ axis: Axis) -> Int {
    sizers.horizontal.isEmpty ? index : sizers[axis][index]
  }

  /// The view that decides whether a view has its own size along an axis: the first view inside that is not a frame, or
  /// that is a frame with its own size.
  func holder(of index: Int, _ axis: Axis) -> Int {
    holders.horizontal.isEmpty ? index : holders[axis][index]
  }
}

/// The space that is offered to each view, and the axes on which the view keeps its ideal size. Only frames with an
/// ideal length and views of fixed size need it, so it is empty for most trees.
struct OfferedRoom {
  /// The axes on which each view is offered a known space; on the other axes the view is as large as its content or its
  /// ideal size.
  private var offered: [Axes] = []
  /// The axes on which each view, or a view around it, keeps its ideal size.
  private var fixed: [Axes] = []

  /// Computes the space in a root whose size is given along some axes.
  init(in tree: ViewTree, definite: Axes) {
    guard tree.hasIdeals || tree.hasFixedSizes else { return }
    offered = Array(repeating: Axes(), count: tree.entries.count)
    fixed = offered
    offered[0] = definite
    for index in tree.entries.indices {
      let entry = tree.entries[index]
      defer { fixed[index].formUnion(entry.attributes.rare.fixedAxes) }
      guard let parent = entry.parent else { continue }
      guard entry.decoration == nil else {
        offered[index] = .all
        continue
      }
      let around = tree.entries[parent]
      for axis in Axis.allCases {
        let isGiven = around.address.exactSize(axis) != nil || around.content.ideal(axis) != nil
        if isGiven || (offered[parent].contains(axis) && !fixed[parent].contains(axis)) { offered[index].insert(axis) }
        if fixed[parent].contains(axis), !isGiven { fixed[index].insert(axis) }
      }
      if case .scroll(let scroll) = around.content { offered[index].remove(scroll.axis) }
    }
  }

  func isFixed(_ index: Int, _ axis: Axis) -> Bool { !fixed.isEmpty && fixed[index].contains(axis) }

  func hasIdeal(_ index: Int, _ axis: Axis, _ entry: ViewTree.Entry) -> Bool {
    !offered.isEmpty && entry.content.ideal(axis) != nil
      && (entry.attributes.rare.fixedAxes.contains(axis) || !offered[index].contains(axis))
  }
}

extension ViewNode.Content {
  func ideal(_ axis: Axis) -> Double? {
    guard case .framed(let box) = self else { return nil }
    return box.bounds[axis]?.ideal
  }
}

extension ViewTree {
  /// The view inside a frame; nil for any other view, and if the view inside is collapsed.
  func framedView(of index: Int) -> Int? {
    guard case .framed = entries[index].content else { return nil }
    let child = entries[index].backgroundEnd
    guard child < entries[index].contentEnd, !entries[child].attributes.isCollapsed else { return nil }
    return child
  }

  /// Whether a view is a frame without a size, a ratio or a bound along an axis, so that it is as long as the view
  /// inside. An ideal size is ignored: it counts only if no space is offered.
  func isOpenFrame(_ index: Int, _ axis: Axis) -> Bool {
    guard case .framed(let box) = entries[index].content, box.bounds[axis]?.greatest == nil else { return false }
    return !entries[index].attributes.sizes.contains { $0.axis == axis }
      && entries[index].attributes.rare.ratios.isEmpty
      && framedView(of: index) != nil
  }

  /// Whether a view has a size along an axis that does not come from the box that it is in. A frame has the size of the
  /// view inside, unless it has its own size.
  func hasOwnSize(_ index: Int, _ axis: Axis, stackAxis: Axis?) -> Bool {
    var view = index
    while let inner = framedView(of: view) {
      if entries[view].address.hasOwnSize(axis, stackAxis: stackAxis) { return true }
      view = inner
    }
    return entries[view].address.hasOwnSize(axis, stackAxis: stackAxis)
  }

  /// Whether a view is a frame with a maximum along an axis, or a frame that has no rule for the axis and contains such
  /// a frame.
  func hasMaximum(_ index: Int, _ axis: Axis) -> Bool {
    var view = index
    while isOpenFrame(view, axis), let inner = framedView(of: view) { view = inner }
    guard case .framed(let box) = entries[view].content else { return false }
    return box.bounds[axis]?.greatest != nil
  }

  /// Whether the author set a size along an axis on a view, or on the view in a frame without a rule for the axis.
  func isSized(_ index: Int, _ axis: Axis) -> Bool {
    var view = index
    while isOpenFrame(view, axis), let inner = framedView(of: view) { view = inner }
    return entries[view].address.isSized(axis)
  }

  /// The axis of the stack that a view is in, with nothing but frames and alternatives in between; nil outside of
  /// stacks.
  func stackAxis(around index: Int) -> Axis? {
    var view = index
    while entries[view].decoration == nil, let parent = entries[view].parent {
      guard entries[parent].traits.contains(.passesStackOn) else { return entries[parent].address.stackAxis }
      view = parent
    }
    return nil
  }
}
