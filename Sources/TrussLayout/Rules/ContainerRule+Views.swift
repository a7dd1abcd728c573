import TrussIR
import TrussSolver
import TrussTree
import TrussViews

/// The views inside a container, as its rule reads them.
extension ContainerRule {
  /// Whether records describe the positions of all views inside.
  mutating func areRecords(_ views: Views) -> Bool {
    // A closure would copy the rule.
    for child in views.inside(box.index) { guard isRecord(child, views) else { return false } }
    return true
  }

  /// Whether a record describes the position of a view inside the container. The method is `mutating` only because a
  /// call of a nonmutating method would copy the rule.
  mutating func isRecord(_ child: Int, _ views: Views) -> Bool {
    if let frames {
      // The kind of the box is not known yet.
      let mayBeLimited =
        switch views[box.index].content {
        case .stack, .table: true
        default: false
        }
      guard frames.areOfRecords(child, mayBeLimited: mayBeLimited, views) else { return false }
      // A view that grows across the stack is aligned by rows.
      if box.kind == .flex, frames.growth.limits[child][box.axis.cross] != nil {
        guard views[child].attributes.align == nil, !box.hasArrays else { return false }
      }
    } else if case .framed = views[child].content {
      return false
    }
    if !views[child].outline.isPlain, !areRecordsExpressive(of: child, views) {
      guard box.kind == .flex, !views[child].content.isContainer, views[child].flexGrow == nil,
        views[child].address.areOfRecordsWithRatio
      else { return false }
      if views[child].address.needsRatioRows {
        guard case .stack = views[box.index].content, !views[child].content.isText else { return false }
      }
    }
    switch views[box.index].content {
    case .arranged, .scroll, .table: return !views[child].attributes.isCollapsed
    case .layers:
      return !Axis.allCases.contains { axis in
        views[frames?.sizer(of: child, axis) ?? child].address.hasMaximum(axis)
      }
    default: return true
    }
  }

  private func areRecordsExpressive(of child: Int, _ views: Views) -> Bool {
    if case .stack(let stack) = views[box.index].content {
      return views[child].address.areOfRecords(inStackAlong: stack.axis)
    }
    return views[child].address.areOfRecords
  }

  /// Whether a group describes how views divide the space. It does not if an optional size may keep a view below its
  /// maximum. It also does not if all views have a maximum, unless they are frames with flexible content: for any other
  /// view, content comes before equal parts.
  func areRecords(_ shares: [LengthTree.Member], _ views: Views) -> Bool {
    guard let frames else { return true }
    let areLimited = shares.count > 1 && shares.allSatisfy { $0.maximum < .infinity }
    return shares.allSatisfy { member in
      guard member.maximum < .infinity else { return true }
      let child = Int(member.node)
      if views[frames.sizer(of: child, box.axis)].attributes.sizes.contains(where: { !$0.priority.isRequired }) {
        return false
      }
      guard areLimited else { return true }
      guard case .framed = views[child].content else { return false }
      return frames.growth.flexible[views[child].backgroundEnd].contains(box.axis)
    }
  }

  /// The rank by which views with a share get their part of the space, the highest first.
  func rank(of child: Int, _ views: Views) -> Double {
    frames?.growth.lastSpacers[child] != nil ? -.infinity : views[child].attributes.rare.layoutPriority ?? 0
  }

  /// Whether all members are spacers with the same minimum. Such spacers divide the remaining space equally.
  func areLikeSpacers(_ members: [LengthTree.Member], _ views: Views) -> Bool {
    var minimum: Double??
    return members.allSatisfy { member in
      guard frames?.growth.lastSpacers[Int(member.node)] != nil,
        case .leaf(.spacer(let own)) = views[Int(member.node)].content
      else { return false }
      defer { minimum = own }
      return minimum ?? own == own
    }
  }

  func flexGrow(of child: Int, _ views: Views) -> Double? {
    frames.map { $0.flexGrow(of: child, along: box.axis, views) } ?? views[child].flexGrow
  }
}

extension Views {
  /// The insets between a view's edges and its content, including the insets of paddings and of the view inside them.
  func inset(of child: Int, _ axis: Axis, _ frames: FramedViews?, _ medium: Medium) -> Double {
    var (view, total) = (child, 0.0)
    while true {
      let insets = medium.boxInsets(of: self[view])
      total += frames?.insets(of: view, axis, self, medium) ?? insets.start(axis) + insets.end(axis)
      view = frames?.sizer(of: view, axis) ?? view
      guard self[view].traits.contains(.isPadding) else { return total }
      view = self[view].backgroundEnd
    }
  }

  /// The flex basis of a view along its stack, in the medium's unit, and the weight by which it shares a shortfall; nil
  /// without a basis. The basis is at least the view's insets and at most its maximum, as in CSS (`box-sizing:
  /// border-box`), plus the paddings around it, which are margins in CSS.
  func flexBase(
    of child: Int, _ axis: Axis, _ frames: FramedViews?, _ medium: Medium
  ) -> (length: Double, shrink: Double)? {
    guard !self[child].outline.isPlain, let basis = self[child].attributes.rare.flexBasis else { return nil }
    let (view, paddings) = insidePaddings(child, axis, medium)
    let inset = inset(of: view, axis, frames, medium)
    let maximum = greatestLength(of: view, axis, frames, medium)
    let length = min(max(inset, medium.extent(basis.length, axis)), max(inset, maximum))
    return (paddings + length, basis.shrink * (length - inset))
  }

  /// The maximum length that was set on a view or a frame, plus the paddings around it; infinity if there is none.
  func greatestLength(of child: Int, _ axis: Axis, _ frames: FramedViews?, _ medium: Medium) -> Double {
    let (view, paddings) = insidePaddings(child, axis, medium)
    if let limit = frames?.growth.limits[view][axis], limit < .infinity { return paddings + limit }
    let sizer = self[frames?.sizer(of: view, axis) ?? view].address
    return sizer.hasMaximum(axis) ? paddings + GivenSizes(of: sizer, medium).upper[axis] : .infinity
  }

  /// Whether a view with a share has a maximum length. The maximum of a frame does not count: it limits how much of the
  /// offered length the frame uses, not the share that the frame is offered.
  func hasBoundedShare(_ child: Int, _ axis: Axis, _ frames: FramedViews?, _ medium: Medium) -> Bool {
    let view = insidePaddings(child, axis, medium).view
    if let limit = frames?.growth.limits[view][axis], limit < .infinity { return false }
    return self[frames?.sizer(of: view, axis) ?? view].address.hasMaximum(axis)
  }

  /// The view inside all paddings, and the total length of these paddings.
  private func insidePaddings(_ child: Int, _ axis: Axis, _ medium: Medium) -> (view: Int, paddings: Double) {
    var (view, paddings) = (child, 0.0)
    while self[view].traits.contains(.isPadding) {
      paddings += medium.boxInsets(of: self[view]).along(axis)
      view = self[view].backgroundEnd
    }
    return (view, paddings)
  }

  func inside(_ index: Int) -> ViewsInside {
    ViewsInside(views: self, index: self[index].backgroundEnd, end: self[index].contentEnd)
  }
}

/// The indices of the views directly inside a container. A view and all views inside it have consecutive indices; the
/// next view's index is the end of that range.
struct ViewsInside: Sequence, IteratorProtocol {
  fileprivate let views: Views
  fileprivate var index: Int
  fileprivate let end: Int

  var count: Int { reduce(0) { count, _ in count + 1 } }

  @inline(__always)
  mutating func next() -> Int? {
    if index >= end { return nil }
    defer { index = views[index].end }
    return index
  }
}
