import TrussIR
import TrussViews

/// A container, as those inside it see it.
struct Box: Sendable {
  enum Kind: Sendable {
    case flex, arranged, layers, frame
    /// `GridRecord` places their views.
    case grid, gridRow
    /// Of a table, as wide as its rows and of a height of its own.
    case table
    /// It places views by rows.
    case rows
  }
  var kind = Kind.flex
  var index: Int
  var end: Int
  /// Of a stack.
  var axis = Axis.horizontal
  /// The axes on which its size does not depend on its content.
  var definite = Axes()
  /// The axes on which it has a required greatest size.
  var bounded = Axes()
  /// How much its content matters along each axis.
  var scales = ContentScales()
  /// Whether the views with a share divide the room along the axis without a look at what is inside them.
  var dividesRoom = false
  /// Whether that may be the room that the content takes, if a view with a share holds text.
  var dividesContent = false
  /// The axis along which it has a share of the room around it.
  var sharedAxis: Axis?
  /// The axes on which it fills a box as a layer: content too large for it makes it larger than that.
  var filling = Axes()
  /// Where a view of a stack is across it, in flex-box terms or in UIStackView's.
  var align = Align.fill
  /// Where a layer stands.
  var layerAlignment = Alignment.center
  /// Whether its arrays say something of single views.
  var hasArrays = false
  /// Whether a text in it shares a shortfall with others.
  var sharesShortfall = false
  /// Of a stack, the number of views to see inside it that are or may hold text.
  var textCount = 0
  /// Whether views of a row are aligned by their first baselines.
  var alignsBaselines = false
  /// How far below its top the lowest of these is.
  var baseline = 0.0
  /// Of a frame, the axes for which it specifies no length, and what its view inherits there.
  var open = Axes()
  var frame = FrameStanding()
  /// The number of views inside it that came before.
  var position = 0

  init(index: Int, end: Int) {
    self.index = index
    self.end = end
  }

  /// Whether its rule depends on how wide the content is.
  var needsContentWidths: Bool { kind == .flex && axis == .horizontal && (textCount > 1 || dividesContent) }

  /// How much content minds leaving it.
  func containment(_ axis: Axis) -> Priority {
    if definite.contains(axis), !filling.contains(axis) { return Level.containment }
    return bounded.contains(axis) ? Level.containmentWhereBounded : Level.containmentWhereIndefinite
  }

  /// Decides how the next view inside stands; false where that has no compact form.
  ///
  /// - Parameters:
  ///   - view: the view.
  ///   - sizes: its author's sizes, along each axis those of the view that a frame is as long as.
  ///   - flexible: in layers and frames, the axes along which it is flexible.
  ///   - frames: the views in frames; nil where there are none.
  ///   - standing: how it stands.
  func place(
    _ view: Views, _ sizes: GivenSizes, _ flexible: Axes, _ medium: Medium, _ views: Views, _ frames: FramedViews?,
    _ standing: inout Standing
  ) -> Bool {
    standing = Standing()
    standing.box = index
    standing.position = position
    standing.definite = sizes.exact
    standing.sized = sizes.exact
    standing.scales = scales
    standing.containment = (containment(.horizontal), containment(.vertical))
    switch kind {
    case .flex: return placeInStack(view, sizes, medium, views, frames, &standing)
    case .arranged: placeInArrangedStack(&standing)
    case .layers:
      guard flexible.isDisjoint(with: sizes.bounded) else { return false }
      placeInLayers(view, flexible, .horizontal, &standing)
      placeInLayers(view, flexible, .vertical, &standing)
    case .frame:
      standing.stackAxis = frame.stackAxis
      for axis in Axis.allCases {
        if open.contains(axis) {
          placeAsFrame(axis, &standing)
        } else {
          guard !flexible.contains(axis) || !sizes.bounded.contains(axis) else { return false }
          standing.framed.insert(axis)
          placeInLayers(view, flexible, axis, &standing)
        }
      }
    case .table: placeInTable(&standing)
    case .grid, .gridRow, .rows: return false
    }
    return true
  }

  /// A row is as wide as its table, whatever the table's height.
  private func placeInTable(_ standing: inout Standing) {
    standing.join(.horizontal, .rigid)
    standing.stretched.insert(.horizontal)
    if definite.contains(.horizontal) { standing.definite.insert(.horizontal) }
    standing.join(.vertical, .separate)
  }

  private func placeInArrangedStack(_ standing: inout Standing) {
    switch align {
    case .fill:
      standing.join(axis.cross, .rigid)
      if definite.contains(axis.cross) { standing.definite.insert(axis.cross) }
    case .start: standing.join(axis.cross, .within(.start))
    case .center: standing.join(axis.cross, .within(.center))
    case .end: standing.join(axis.cross, .within(.end))
    case .firstBaseline, .lastBaseline: break
    }
  }

  /// The view of a frame that specifies no length takes the frame's place along the axis.
  private func placeAsFrame(_ axis: Axis, _ standing: inout Standing) {
    standing.join(axis, .rigid)
    if frame.stretched.contains(axis) { standing.stretched.insert(axis) }
    if definite.contains(axis) { standing.definite.insert(axis) }
    if filling.contains(axis) { standing.filling.insert(axis) }
    if frame.framed.contains(axis) { standing.framed.insert(axis) }
    if frame.unsettled.contains(axis) { standing.unsettled.insert(axis) }
    if frame.stackAxis == axis { standing.hasShare = frame.hasShare }
    if axis == .horizontal { standing.sharesShortfall = frame.sharesShortfall }
  }

  private func placeInLayers(_ view: Views, _ flexible: Axes, _ axis: Axis, _ standing: inout Standing) {
    if flexible.contains(axis) {
      standing.stretched.insert(axis)
      standing.filling.insert(axis)
      if definite.contains(axis) { standing.definite.insert(axis) }
      return standing.join(axis, .filling(view.pointee.content.fitsViews ? layerAlignment[axis] : .start))
    }
    switch layerAlignment[axis] {
    case .start: standing.join(axis, .start)
    case .center: standing.join(axis, .center)
    case .end: standing.join(axis, .end)
    }
  }

  private func placeInStack(
    _ view: Views, _ given: GivenSizes, _ medium: Medium, _ views: Views, _ frames: FramedViews?,
    _ standing: inout Standing
  ) -> Bool {
    let cross = axis.cross
    standing.stackAxis = axis
    let index = view - views
    standing.hasShare =
      frames.map { $0.share(of: index, along: axis, views) != nil } ?? (view.pointee.share != nil)
    if standing.hasShare, dividesRoom {
      standing.scales[axis] = scales[axis].inside(shareOfKnownRoom: definite.contains(axis))
    }
    var own = view.pointee.attributes.align
    if hasArrays { readArrays(view, medium, views, &own, &standing) }
    let hasArraySize = hasArrays && standing.size(cross) != nil
    let hasSize =
      hasArraySize
      || frames?.hasOwnSize(index, cross, stackAxis: axis, views)
        ?? (given.given.contains(cross) || view.pointee.content.hasOwnSize(cross, stackAxis: axis))
    if sharesShortfall {
      let sizer = frames?.sizer(of: index, .horizontal) ?? index
      standing.sharesShortfall = !standing.hasShare && standing.width == nil && views[sizer].content.isText
    }
    let alignment = own ?? (hasSize ? align : .fill)
    if alignment != .fill, frames?.growth.limits[index][cross] != nil { standing.growing.insert(cross) }
    switch alignment {
    case .fill:
      standing.stretched.insert(cross)
      if definite.contains(cross) { standing.definite.insert(cross) }
      // A size of its own would only pull at a box that has a share.
      let isGiven = hasArraySize || given.exact.contains(cross)
      if isGiven, sharedAxis == cross {
        standing.join(cross, .start)
        break
      }
      // What has a required exact or greatest size does not decide how large its stack is.
      standing.join(cross, hasArraySize || given.bounded.contains(cross) ? .bounded : .stretched)
    case .start: standing.join(cross, .start)
    case .center: standing.join(cross, .center)
    case .end: standing.join(cross, .end)
    case .firstBaseline where axis == .vertical: standing.join(cross, .start)
    case .lastBaseline where axis == .vertical: standing.join(cross, .end)
    case .firstBaseline:
      // How far it is moved down, the container's builder knows.
      standing.join(cross, .start)
    case .lastBaseline: return false
    }
    return true
  }

  private func readArrays(
    _ view: Views, _ medium: Medium, _ views: Views, _ own: inout Align?, _ standing: inout Standing
  ) {
    guard case .stack(let stack) = views[index].content else { return }
    own = own ?? stack.individualAlignments?[position]
    if let width = stack.widths?[position] {
      standing.width = medium.extent(width, .horizontal, of: view.pointee)
      standing.definite.insert(.horizontal)
    }
    if let height = stack.heights?[position] {
      standing.height = medium.extent(height, .vertical, of: view.pointee)
      standing.definite.insert(.vertical)
    }
  }
}

extension ViewTree.Entry {
  /// The axes on which a view without others inside fills a box that offers it all of its room.
  var flexibleLeafAxes: Axes {
    var axes = Axes()
    for axis in Axis.allCases where !isSized(axis) && isFlexibleLeaf(axis, stackAxis: nil) { axes.insert(axis) }
    return axes
  }
}

extension ViewNode.Content {
  /// Whether a view has a size along an axis by what it is; `stackAxis` is that of the stack around it.
  func hasOwnSize(_ axis: Axis, stackAxis: Axis?) -> Bool {
    switch self {
    case .stack, .arranged, .layers, .grid, .gridRow, .flow, .choice: true
    case .text, .button, .field, .toggle, .slider, .progress, .stepper: true
    case .image(let image): image.natural != nil
    case .box(let title): !title.isEmpty
    case .divider: axis == stackAxis ?? .vertical
    case .rectangle, .spacer, .scroll, .table, .framed, .composite: false
    }
  }

  var isText: Bool {
    if case .text = self { return true }
    return false
  }
}
