import TrussIR
import TrussTree
import TrussViews

/// The properties of a container that determine how the views inside it are sized and placed.
struct ContainerContext: Sendable {
  enum Kind: Sendable {
    case flex, arranged, layers, frame
    /// A grid, or one of its rows: `GridRule` places their views.
    case grid, gridRow
    /// The content of a scroll view: across the scrolled axis as long as the scroll view, along the axis as long as it
    /// prefers.
    case scroll
    /// The content of a table, as wide as its rows and with its own height.
    case table
    /// A container without a record: constraint rows place its views.
    case rows
  }
  var kind = Kind.flex
  var index: Int
  var end: Int
  var depth = 0
  /// The axis of a stack, of a scroll view, or of the rows of a grid.
  var axis = Axis.horizontal
  /// The axes on which the container's size does not depend on its content.
  var definite = Axes()
  /// The axes on which the container, or a box around it that it fills, has a required maximum size.
  var bounded = Axes()
  /// The scales of the priorities of the container's content along each axis.
  var scales = ContentScales()
  /// How the views with a share divide the space along the axis.
  var division = RoomDivision.byContent
  /// Whether a view in the container has a share of the space along the axis.
  var hasShares = false
  /// Whether the division depends on whether a view with a share holds text, which is not known yet.
  var mayDivideContent = false
  /// The axis along which the container has a share of the space around it.
  var growAxis: Axis?
  /// The axes along which the container is as long as the space around it, whatever its content: it has a share of the
  /// space or a maximum size, or fills a view with one of these.
  var grown = Axes()
  /// The axes on which the container fills a box as a layer: content that is too large makes it larger than the box.
  var filling = Axes()
  /// The priority at which content stays in the container's width, if it is lower than usual.
  var containmentPriority: Priority?
  /// The alignment of the views of a flex stack across the stack.
  var align = Align.fill
  /// Whether the alignment is specified; if not, only views with their own alignment have a position across the stack.
  var isAligned = true
  /// The placement of the views of an arranged stack across the stack; `separate` if baselines align them.
  var across = AxisPlacement.rigid
  var centersViews = false
  /// Whether the centres cannot be equally far apart, so that each gap between the views is a separate unknown.
  var isCrowded = false
  /// The place of a layer; nil if constraints place layers.
  var layerAlignment: Alignment? = .center
  /// The axes along which a pinned layer fills the space between its distances from both edges; nil for any other
  /// layer.
  var pinned: Axes?
  /// Whether the container's arrays specify sizes or alignments of single views.
  var hasArrays = false
  /// Whether the container is a stack that offers its space to its flexible views.
  var offersSpace = false
  /// Whether a text in the container shrinks together with other texts.
  var flexShrinks = false
  /// Whether a view in the container has a flex basis, from which it shrinks.
  var hasBasis = false
  /// For a stack, the number of visible views inside that are or may contain text.
  var textCount = 0
  /// Whether views of a row are aligned by their first baselines.
  var alignsBaselines = false
  /// The distance from the row's top to the lowest baseline that is aligned.
  var baseline = 0.0
  var isPadding = false
  /// Whether the container is the padding of a view with a size or a bound along the axis.
  var padsSize = false
  /// The axes for which a frame specifies no length. The following properties are the context of a frame or a padding,
  /// which its view takes over.
  var open = Axes()
  var stackAxis: Axis?
  var stretched = Axes()
  var framed = Axes()
  var layered = Axes()
  var unsettled = Axes()
  /// The number of views inside that have been placed.
  var position = 0

  init(index: Int, end: Int) {
    self.index = index
    self.end = end
  }

  /// The context of a view's decorations: their space is known before they are laid out.
  init(around index: Int, _ alignment: Alignment, _ scales: ContentScales) {
    self.init(index: index, end: index)
    (kind, definite, layerAlignment, self.scales) = (.layers, .all, alignment, scales)
  }

  /// Whether the container's rule depends on the max-content widths of its views.
  var needsMaxContentWidths: Bool {
    mayDivideContent || kind == .flex && axis == .horizontal && (textCount > 1 || hasBasis)
  }

  /// Whether leaves that differ only in lengths are placed alike, apart from their positions.
  var placesLeavesAlike: Bool { kind == .arranged || kind == .flex && !hasArrays && !alignsBaselines }

  /// The priority at which content stays inside the container.
  func containment(_ axis: Axis) -> Priority {
    if axis == .horizontal, let containmentPriority { return containmentPriority }
    let priority = RulePriority.containment(
      isDefinite: definite.contains(axis) && !filling.contains(axis), isBounded: bounded.contains(axis),
      depth: depth)
    return isPadding && !padsSize && axis == self.axis ? max(priority, RulePriority.stretch) : priority
  }

  /// Decides the context of the next view inside, and advances to the view after it. Returns whether a record describes
  /// the view's position.
  ///
  /// - Parameters:
  ///   - view: the view.
  ///   - sizes: the sizes that its author set; for a frame without a length along an axis, the sizes of the view
  ///     inside.
  ///   - flexible: in layers and frames, the axes along which the view is flexible.
  ///   - frames: the views in frames; nil if there are none.
  ///   - context: a fresh `ChildContext()`, which is filled in.
  mutating func placeNext(
    _ view: Views, _ sizes: GivenSizes, _ flexible: Axes, _ medium: Medium, _ views: Views, _ frames: FramedViews?,
    _ context: inout ChildContext
  ) -> Bool {
    context.box = index
    context.position = position
    position += 1
    context.definite = sizes.exact
    context.scales = scales
    context.containment = BothAxes(containment(.horizontal), containment(.vertical))
    switch kind {
    case .flex: return placeInStack(view, sizes, medium, views, frames, &context)
    case .arranged: placeInArrangedStack(&context)
    case .layers:
      for axis in Axis.allCases where context.containment[axis] > RulePriority.containment || pinned != nil {
        context.layered.insert(axis)
      }
      let isRecord = placeInLayers(view, sizes, flexible, .horizontal, views, frames, &context)
      return placeInLayers(view, sizes, flexible, .vertical, views, frames, &context) && isRecord
    case .frame:
      context.stackAxis = stackAxis
      var isRecord = true
      for axis in Axis.allCases {
        if open.contains(axis) {
          takePlace(axis, &context)
        } else {
          context.framed.insert(axis)
          isRecord = placeInLayers(view, sizes, flexible, axis, views, frames, &context) && isRecord
        }
      }
      return isRecord
    case .scroll:
      context.place(axis.cross, .rigid)
      context.stretch(along: axis.cross, inDefiniteRoom: definite.contains(axis.cross))
      context.place(axis, .scrolled)
    case .table: placeInTable(&context)
    case .grid, .gridRow, .rows: return false
    }
    return true
  }

  /// Stores the context of the container, which its only view takes over.
  mutating func takePlace(of context: ChildContext) {
    (stretched, framed) = (context.stretched, context.framed)
    (layered, unsettled) = (context.layered, context.unsettled)
  }

  /// Gives the view of a frame the frame's own context, along an axis for which the frame specifies no length.
  private func takePlace(_ axis: Axis, _ context: inout ChildContext) {
    context.place(axis, .rigid)
    passShare(axis, &context)
    if unsettled.contains(axis) { context.unsettled.insert(axis) }
  }

  /// Hands the container's share of the space around it on to its only view.
  private func passShare(_ axis: Axis, _ context: inout ChildContext) {
    if stretched.contains(axis) { context.stretched.insert(axis) }
    if definite.contains(axis) { context.definite.insert(axis) }
    if filling.contains(axis) { context.filling.insert(axis) }
    if framed.contains(axis) { context.framed.insert(axis) }
    if layered.contains(axis) { context.layered.insert(axis) }
    if bounded.contains(axis) { context.clamped.insert(axis) }
    if growAxis == axis { context.hasFlexGrow = true }
    if grown.contains(axis) { context.grown.insert(axis) }
    if axis == .horizontal { (context.flexShrinks, context.containmentPriority) = (flexShrinks, containmentPriority) }
  }

  /// Places a row of a table: it is as wide as the table, whatever the table's height.
  private func placeInTable(_ context: inout ChildContext) {
    context.place(.horizontal, .rigid)
    context.stretch(along: .horizontal, inDefiniteRoom: definite.contains(.horizontal))
    context.place(.vertical, .separate)
  }

  private func placeInArrangedStack(_ context: inout ChildContext) {
    context.place(axis.cross, across)
    guard across.isRigid else { return }
    // A rule determines the stack's length across, and a view's content determines the view's length.
    if definite.contains(axis.cross) {
      context.definite.insert(axis.cross)
    } else {
      context.unsettled.insert(axis.cross)
    }
  }

  /// Places a layer, and returns whether a record describes its position. A layer that fills the box only up to a
  /// maximum or in a ratio fills the box if it can; otherwise it is aligned in the box.
  private func placeInLayers(
    _ view: Views, _ sizes: GivenSizes, _ flexible: Axes, _ axis: Axis, _ views: Views, _ frames: FramedViews?,
    _ context: inout ChildContext
  ) -> Bool {
    guard let place = layerAlignment?[axis] else {
      context.place(axis, .separate)
      return false
    }
    if pinned?.contains(axis) == true, !sizes.given.contains(axis) {
      context.stretch(along: axis, inDefiniteRoom: true)
      context.place(
        axis, .stretchedAcrossStack(hasSize: false, hasMaximum: sizes.bounded.contains(axis), stackGrows: false))
      return false
    }
    let fillsBox = flexible.contains(axis) && !fitsContent(view - views, axis, views, frames)
    let isBounded = isBoundedLayer(view - views, sizes, fillsBox, axis, views, frames)
    if isBounded {
      context.growing.insert(axis)
    } else if fillsBox {
      context.fill(along: axis, inDefiniteRoom: definite.contains(axis))
    }
    context.place(
      axis, .layer(place, fillsBox: fillsBox && !isBounded, fitsViews: view.pointee.traits.contains(.fitsViews)))
    if fillsBox { context.unsettled.remove(axis) }
    return !isBounded && !(fillsBox && sizes.bounded.contains(axis))
  }

  /// Whether a layer is a pinned stack, which is as long as its content even if the content would take more space (CSS'
  /// shrink to fit).
  private func fitsContent(_ index: Int, _ axis: Axis, _ views: Views, _ frames: FramedViews?) -> Bool {
    pinned != nil && views[index].traits.contains(.alignsBaselines) && frames?.growth.limits[index][axis] == nil
  }

  /// Whether a layer grows with its box up to a limit.
  private func isBoundedLayer(
    _ index: Int, _ sizes: GivenSizes, _ fillsBox: Bool, _ axis: Axis, _ views: Views, _ frames: FramedViews?
  ) -> Bool {
    guard let frames else { return fillsBox && (sizes.greatest.contains(axis) || sizes.inRatio.contains(axis)) }
    if let limit = frames.growth.limits[index][axis], limit != .infinity { return true }
    return frames.growth.flexible[index].contains(axis)
      && (sizes.greatest.contains(axis) || sizes.inRatio.contains(axis))
  }

  /// Places a view in a flex stack. Inlined, because a call would copy the container.
  @inline(__always)
  private func placeInStack(
    _ view: Views, _ given: GivenSizes, _ medium: Medium, _ views: Views, _ frames: FramedViews?,
    _ context: inout ChildContext
  ) -> Bool {
    let cross = axis.cross
    context.stackAxis = axis
    let index = view - views
    context.hasFlexGrow =
      frames.map { $0.flexGrow(of: index, along: axis, views) != nil } ?? (view.pointee.flexGrow != nil)
    context.lastSpacerCount = frames?.growth.lastSpacers[index] ?? 0
    if context.hasFlexGrow {
      if division != .byContent { context.scales[axis] = division.scale(inside: scales[axis]) }
    } else if division == .known {
      context.scales[axis].isBesideShares = true
    }
    if offersSpace {
      context.scales[axis].areShapesBesideShares = false
    } else if hasShares, !context.hasFlexGrow {
      context.scales[axis].areShapesBesideShares = true
    }
    var own = view.pointee.attributes.align
    if hasArrays { readArrays(view, medium, views, &own, &context) }
    let hasArraySize = hasArrays && context.sizes[cross] != nil
    let hasSize =
      hasArraySize
      || (frames.map { !$0.fillsBox(index, cross, stackAxis: axis, views) }
        ?? (!given.inRatio.isEmpty || given.given.contains(cross)
          || view.pointee.traits.hasOwnSize(cross, stackAxis: axis)))
    if flexShrinks {
      let sizer = frames?.sizer(of: index, .horizontal) ?? index
      context.flexShrinks =
        !context.hasFlexGrow && context.sizes.horizontal == nil && !given.exact.contains(.horizontal)
        && views[sizer].address.sharesShortfall
        && (view.pointee.outline.isPlain && views[sizer].outline.isPlain || view.sharesShortfall(sizer: views + sizer))
    }
    guard let alignment = Align.inContainer(isAligned ? align : nil, own: own, hasOwnSize: hasSize) else {
      context.place(cross, .separate)
      return false
    }
    let isFixed = given.fixed.contains(cross)
    if alignment == .fill {
      context.stretch(along: cross, inDefiniteRoom: definite.contains(cross) && !isFixed)
      if bounded.contains(cross), !isFixed { context.clamped.insert(cross) }
      if cross == .horizontal { context.containmentPriority = containmentPriority }
    } else if frames?.growth.limits[index][cross] != nil {
      context.growing.insert(cross)
    }
    let hasMaximum = given.bounded.contains(cross)
    let stretched = AxisPlacement.stretchedAcrossStack(
      hasSize: hasArraySize || given.exact.contains(cross) || isFixed, hasMaximum: hasMaximum,
      hasMinimum: given.lower[cross] > 0 || view.pointee.address.leastLength(cross, medium) > 0,
      isOtherwiseBounded: given.inRatio.contains(cross),
      stackGrows: grown.contains(cross))
    if alignment == .fill, hasMaximum || grown.contains(cross) { context.grown.insert(cross) }
    let placement = AxisPlacement(alignment, along: cross, stretched: stretched)
    context.place(cross, placement)
    // Alignment changes no size: what is on a baseline leaves a box that is too short for it (CSS Flexbox, 9.4).
    if placement == .firstBaseline || placement == .lastBaseline, definite.contains(cross), !filling.contains(cross) {
      context.containment[cross] = context.scales[cross].baseline
    }
    if isPadding { passShare(axis, &context) }
    return placement != .lastBaseline
  }

  private func readArrays(
    _ view: Views, _ medium: Medium, _ views: Views, _ own: inout Align?, _ context: inout ChildContext
  ) {
    guard case .stack(let stack) = views[index].content else { return }
    own = own ?? stack.individualAlignments?[context.position]
    if let width = stack.widths?[context.position] {
      context.sizes.horizontal = view.pointee.address.extent(ofArray: width, .horizontal, medium)
      context.definite.insert(.horizontal)
    }
    if let height = stack.heights?[context.position] {
      context.sizes.vertical = view.pointee.address.extent(ofArray: height, .vertical, medium)
      context.definite.insert(.vertical)
    }
  }
}

extension Views {
  /// Whether a view with text, or a frame that is as wide as the view `sizer`, may shrink with the other texts of its
  /// row: if it has no layout priority, and `sizer` has no `fixedSize` along the row.
  func sharesShortfall(sizer: Views) -> Bool {
    (pointee.attributes.rare.layoutPriority ?? 0) == 0 && !sizer.pointee.attributes.rare.fixedAxes.contains(.horizontal)
  }
}
