import TrussIR
import TrussTree
import TrussViews

/// Determines which views grow to their offered size, and how far.
///
/// A `frame` with a maximum grows, also in a stack, and a stack passes on the growth of its content:
/// `Text("a").frame(maxWidth: .infinity).padding()` grows with its padding. An exact size, or `fixedSize`, ends the
/// growth.
///
/// A view is flexible if it takes all space that a frame, a `ZStack`, or the view that it decorates offers: a shape, a
/// field, a stack with a spacer in it. A stack with SwiftUI's alignment offers its space too, so that its flexible
/// views grow without end. The space that any other stack offers follows flexbox, and depends only on `limits`.
///
/// A spacer has the last claim to the space of its stack, as in SwiftUI: views that grow beside it come first.
struct Growth {
  /// The maximum size of each view that grows along an axis, infinity without a limit; nil for views that do not grow.
  private(set) var limits: [PerAxis<Double>]
  /// The axes on which each view is flexible.
  private(set) var flexible: [Axes]
  /// For each spacer beside views that grow, the number of such spacers in its stack. They divide the space that the
  /// views leave.
  private(set) var lastSpacers: [Int: Int] = [:]

  /// Computes the growth of all views, or of a container and the views inside it, from the last view to the first, so
  /// that the content is known before its container.
  init(tree: ViewTree, medium: Medium, inside container: Int? = nil) {
    limits = Array(repeating: PerAxis(), count: tree.entries.count)
    flexible = Array(repeating: Axes(), count: tree.entries.count)
    var isAsked = Array(repeating: false, count: tree.entries.count)
    if let container {
      for index in container..<tree.entries[container].end { isAsked[index] = true }
    } else {
      var known = 0
      for index in tree.entries.indices
      where tree.entries[index].traits.contains(.offersSpace) || tree.entries[index].outline.isDecorated {
        for inner in max(index, known)..<max(known, tree.entries[index].end) { isAsked[inner] = true }
        known = max(known, tree.entries[index].end)
        var around = tree.entries[index].parent
        while let view = around, !isAsked[view] {
          isAsked[view] = true
          around = tree.entries[view].parent
        }
      }
      if known == 0 { return }
    }
    for index in tree.entries.indices.reversed() where isAsked[index] { look(at: index, tree, medium) }
  }

  private mutating func look(at index: Int, _ tree: ViewTree, _ medium: Medium) {
    let view = tree.entries[index].address
    // A text keeps its own size.
    if view.pointee.attributes.isCollapsed || view.pointee.content.isText { return }
    let fixedAxes = view.pointee.outline.isPlain ? Axes() : view.pointee.attributes.rare.fixedAxes
    for axis in Axis.allCases where !fixedAxes.contains(axis) {
      if view.pointee.traits.contains(.passesGrowthOn), view.exactSize(axis) == nil {
        limits[index][axis] = limit(index, axis, tree, medium)
      }
      if !view.isSized(axis), isFlexible(index, axis, tree) {
        flexible[index].insert(axis)
        if takesOffer(index, axis, tree) { limits[index][axis] = .infinity }
      }
    }
    if case .stack(let stack) = view.pointee.content { noteSpacers(in: index, stack.axis, tree) }
  }

  /// Whether a flexible view takes the space that the stack around it offers.
  private func takesOffer(_ index: Int, _ axis: Axis, _ tree: ViewTree) -> Bool {
    guard let parent = tree.entries[index].parent, tree.entries[index].decoration == nil,
      case .stack(let stack) = tree.entries[parent].content, stack.offersSpace
    else { return false }
    let view = tree.entries[index].address
    if axis == stack.axis {
      if case .leaf(.spacer) = view.pointee.content { return false }
      return view.pointee.outline.isPlain
        || view.pointee.attributes.rare.ratios.isEmpty && view.pointee.attributes.rare.proportion[axis] == nil
    }
    return view.pointee.attributes.align == nil
  }

  private mutating func noteSpacers(in index: Int, _ axis: Axis, _ tree: ViewTree) {
    guard tree.visibleViews(in: index).contains(where: { limits[$0][axis] != nil }) else { return }
    let spacers = Array(tree.visibleViews(in: index)).filter { child in
      guard case .leaf(.spacer) = tree.entries[child].content else { return false }
      return tree.entries[child].attributes.flex == nil && tree.entries[child].attributes.rare.layoutPriority == nil
    }
    for spacer in spacers { lastSpacers[spacer] = spacers.count }
  }

  private func limit(_ index: Int, _ axis: Axis, _ tree: ViewTree, _ medium: Medium) -> Double? {
    if case .framed(let box) = tree.entries[index].content, let greatest = box.bounds[axis]?.greatest {
      return greatest == .infinity ? greatest : medium.extent(greatest, axis)
    }
    var (first, count): (Double?, Int) = (nil, 0)
    for child in tree.visibleViews(in: index) {
      count += 1
      first = first ?? limits[child][axis]
    }
    guard let first else { return nil }
    guard count == 1 else { return .infinity }
    let insets = medium.boxInsets(of: tree.entries[index])
    return first + insets.start(axis) + insets.end(axis)
  }

  private func isFlexible(_ index: Int, _ axis: Axis, _ tree: ViewTree) -> Bool {
    if limits[index][axis] == .infinity { return true }
    switch tree.entries[index].content {
    case .stack(let stack):
      let sizes = stack.sizes(axis)
      return tree.visibleViews(in: index).contains { child in
        guard flexible[child].contains(axis) || axis == stack.axis && tree.entries[child].flexGrow ?? 0 > 0 else {
          return false
        }
        return !tree.isSized(child, axis) && sizes?[tree.entries[child].ordinal] == nil
      }
    case .arranged, .layers, .choice: return tree.visibleViews(in: index).contains { flexible[$0].contains(axis) }
    case .framed(let box):
      return box.bounds[axis]?.greatest == nil && tree.visibleViews(in: index).contains { flexible[$0].contains(axis) }
    case .grid(let grid):
      return axis == .vertical
        ? tree.visibleViews(in: index).contains { tree.entries[$0].flexGrow != nil }
        : GridPlan(of: index, grid, in: tree).columns.contains { if case .flexible = $0.width { true } else { false } }
    case .flow(let flow):
      return axis == .horizontal
        && flow.columns?.contains { if case .fixed = $0.size { false } else { true } } ?? false
    case .gridRow, .composite: return false
    case .leaf, .scroll, .table:
      return tree.entries[index].address.isFlexibleLeaf(axis, stackAxis: tree.stackAxis(around: index))
    }
  }
}

/// These properties read a view through a pointer, as a call on an entry, or on its attributes, would copy them.
extension UnsafePointer<ViewNode.Parts> {
  /// Whether a view without views inside takes the offered size: it has no intrinsic size, or gives it up before all
  /// other views.
  func isFlexibleLeaf(_ axis: Axis, stackAxis: Axis?) -> Bool {
    if case .leaf(.spacer) = pointee.content { return axis == stackAxis ?? axis }
    return pointee.traits.growsFirst(axis) || !pointee.traits.hasOwnSize(axis, stackAxis: stackAxis)
  }

  /// The axes on which a view without views inside fills a box that offers it all of its space.
  var flexibleLeafAxes: Axes {
    var axes = Axes()
    for axis in Axis.allCases where !isSized(axis) && isFlexibleLeaf(axis, stackAxis: nil) { axes.insert(axis) }
    return axes
  }

  /// Whether the author set a size along an axis, whatever its priority.
  func isSized(_ axis: Axis) -> Bool {
    pointee.attributes.hasSizes && pointee.attributes.sizes.contains { $0.axis == axis && $0.relation == .equal }
  }
}
