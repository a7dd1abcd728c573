import TrussIR
import TrussTree
import TrussViews

/// The sizes that a view's author set, in the medium's unit, read once for both axes.
struct GivenSizes {
  /// The minimum and maximum lengths that required sizes allow.
  private(set) var lower = BothAxes(0.0, 0)
  private(set) var upper = BothAxes(Double.infinity, .infinity)
  /// The axes with a required size.
  private(set) var exact = Axes()
  /// The axes with a required size or a required maximum size.
  private(set) var bounded = Axes()
  /// The axes with a required maximum size.
  private(set) var greatest = Axes()
  /// The axes with a size, whatever its priority.
  private(set) var given = Axes()
  /// Whether any size has a priority below required.
  private(set) var hasOptional = false
  /// The axes along which a ratio affects the view's length.
  private(set) var inRatio = Axes()
  /// The axes on which the view keeps its ideal size.
  private(set) var fixed = Axes()

  /// Reads the sizes of a view through a pointer.
  init(of view: UnsafePointer<ViewNode.Parts>, _ medium: Medium) {
    if view.pointee.attributes.hasSizes {
      let near = view.pointee.attributes.nearSizes
      if let size = near.first { add(size.rule, of: view, medium) }
      if let size = near.second { add(size.rule, of: view, medium) }
      for size in view.pointee.attributes.farSizes { add(size.rule, of: view, medium) }
    }
    if view.pointee.outline.isPlain { return }
    if !view.pointee.attributes.rare.ratios.isEmpty { inRatio = .all }
    fixed = view.pointee.attributes.rare.fixedAxes
    guard let ratio = view.ratioOfOneSize else { return }
    // The ratio derives one size from the other.
    let isWide = exact.contains(.horizontal)
    let length = isWide ? upper.horizontal / medium.ratio(ratio) : upper.vertical * medium.ratio(ratio)
    bound(isWide ? .vertical : .horizontal, from: length, to: length)
    (exact, bounded, given) = (.all, .all, .all)
  }

  /// Whether other sizes are along the same axes and equally strict; only the lengths may differ.
  func areOfSameKinds(as other: GivenSizes) -> Bool {
    exact == other.exact && bounded == other.bounded && greatest == other.greatest && given == other.given
      && hasOptional == other.hasOptional
  }

  /// Returns these sizes, but with the sizes of another view along an axis.
  func with(_ other: GivenSizes, along axis: Axis) -> GivenSizes {
    var result = self
    (result.lower[axis], result.upper[axis]) = (other.lower[axis], other.upper[axis])
    result.exact.take(other.exact, axis)
    result.bounded.take(other.bounded, axis)
    result.greatest.take(other.greatest, axis)
    result.given.take(other.given, axis)
    result.fixed.take(other.fixed, axis)
    result.inRatio.take(other.inRatio, axis)
    return result
  }

  @inline(__always)
  private mutating func add(_ rule: Attributes.SizeRule, of view: UnsafePointer<ViewNode.Parts>, _ medium: Medium) {
    if rule.relation == .equal { given.insert(rule.axis) }
    guard rule.priority.isRequired else {
      hasOptional = true
      return
    }
    let size = view.extent(of: rule, medium)
    switch rule.relation {
    case .equal:
      exact.insert(rule.axis)
      bounded.insert(rule.axis)
      bound(rule.axis, from: size, to: size)
    case .lessThanOrEqual:
      greatest.insert(rule.axis)
      bounded.insert(rule.axis)
      bound(rule.axis, to: size)
    case .greaterThanOrEqual: bound(rule.axis, from: size)
    }
  }

  @inline(__always)
  private mutating func bound(_ axis: Axis, from least: Double = 0, to greatest: Double = .infinity) {
    lower[axis] = max(lower[axis], least)
    upper[axis] = min(upper[axis], greatest)
  }
}

extension Axes {
  /// Inserts an axis if other axes contain it; otherwise removes it.
  fileprivate mutating func take(_ others: Axes, _ axis: Axis) {
    if others.contains(axis) { insert(axis) } else { remove(axis) }
  }
}

extension Attributes {
  /// Whether the author set any size.
  @inline(__always) var hasSizes: Bool { nearSizes.first != nil || !farSizes.isEmpty }
}

extension UnsafePointer<ViewNode.Parts> {
  /// Whether the author set a required maximum size along an axis.
  func hasMaximum(_ axis: Axis) -> Bool {
    pointee.attributes.hasSizes
      && pointee.attributes.sizes.contains {
        $0.axis == axis && $0.relation == .lessThanOrEqual && $0.priority.isRequired
      }
  }

  /// The required size that the author set along an axis, or nil. Near sizes, the most frequent, are read first.
  func exactSize(_ axis: Axis) -> Attributes.SizeRule? {
    if let size = pointee.attributes.nearSizes.first?.rule, size.isExact(axis) { return size }
    if let size = pointee.attributes.nearSizes.second?.rule, size.isExact(axis) { return size }
    return pointee.attributes.farSizes.isEmpty ? nil : pointee.attributes.sizes.exact(axis)
  }

  /// The minimum length of the view, whatever is inside it: its insets and, if it is the padding of a stack, the
  /// stack's insets as well.
  func leastLength(_ axis: Axis, _ medium: Medium) -> Double {
    var (view, total) = (self, 0.0)
    while view.pointee.traits.contains(.hasInsets), !view.pointee.traits.contains(.isSizedByRule),
      !view.pointee.attributes.isCollapsed
    {
      total += medium.boxInsets(of: view, isRightToLeft: false).along(axis)
      guard view.pointee.traits.contains(.isPadding), case .stack(let stack) = view.pointee.content,
        let inner = stack.children.first
      else { break }
      view = inner.address
    }
    return total
  }

  /// Whether the view has a size along an axis that does not come from the box around it: from its content, a size or a
  /// ratio that was set, or views inside it.
  func hasOwnSize(_ axis: Axis, stackAxis: Axis?) -> Bool {
    if pointee.traits.hasOwnSize(axis, stackAxis: stackAxis) { return true }
    if !pointee.outline.isPlain, !pointee.attributes.rare.ratios.isEmpty { return true }
    return pointee.attributes.hasSizes
      && pointee.attributes.sizes.contains { $0.axis == axis && $0.relation == .equal }
  }
}

/// These properties are inlined, as a call on an entry would copy it.
extension ViewTree.Entry {
  @inline(__always) func leastLength(_ axis: Axis, _ medium: Medium) -> Double { address.leastLength(axis, medium) }

  /// The view's share of the free space in its stack, or nil.
  @inline(__always) var flexGrow: Double? {
    if case .leaf(.spacer) = content { return attributes.flex ?? 1 }
    return attributes.flex
  }
}

/// These functions read a view through a pointer, as a call on an entry, or on its attributes, would copy them.
extension UnsafePointer<ViewNode.Parts> {
  /// A size that the view's author set, in the medium's unit. A required size is at least the view's insets, as in CSS
  /// (`box-sizing: border-box`). A fraction is kept within the view's bounds; the minimum size wins over the maximum
  /// size.
  @inline(__always) func extent(of size: Attributes.SizeRule, _ medium: Medium) -> Double {
    let hasOneLine = hasOneLine
    let length = medium.extent(size, hasOneLine: hasOneLine)
    guard size.priority.isRequired else { return length }
    return max(
      size.unit == .fraction ? bounded(length, size, medium, hasOneLine) : length, leastLength(size.axis, medium))
  }

  /// A size that a stack's array specifies for the view, in the medium's unit: at least the view's insets.
  func extent(ofArray points: Double, _ axis: Axis, _ medium: Medium) -> Double {
    max(medium.extent(points, axis, hasOneLine: hasOneLine), leastLength(axis, medium))
  }

  /// Whether the view shows one line of letters: a field, or a frame around a symbol or, on a background, around a word.
  @inline(__always) private var hasOneLine: Bool {
    switch pointee.content {
    case .leaf(.field): true
    case .framed(let frame): frame.children.count == 1 && hasOneLine(frame.children[0])
    default: false
    }
  }

  private func hasOneLine(_ content: ViewNode) -> Bool {
    switch content.content {
    case .leaf(.symbol): true
    case .leaf(.text(let text)):
      (pointee.outline.isDecorated || pointee.outline.hasAppearance) && !text.contains(where: \.isWhitespace)
    default: false
    }
  }

  private func bounded(
    _ fraction: Double, _ size: Attributes.SizeRule, _ medium: Medium, _ hasOneLine: Bool
  ) -> Double {
    var (least, greatest) = (0.0, Double.infinity)
    for bound in pointee.attributes.sizes where bound.axis == size.axis && bound.priority.isRequired {
      if bound.relation == .greaterThanOrEqual { least = max(least, medium.extent(bound, hasOneLine: hasOneLine)) }
      if bound.relation == .lessThanOrEqual { greatest = min(greatest, medium.extent(bound, hasOneLine: hasOneLine)) }
    }
    if size.relation == .greaterThanOrEqual { return fraction }
    return max(size.relation == .equal ? min(fraction, greatest) : fraction, least)
  }
}

extension Attributes.SizeRule {
  fileprivate func isExact(_ axis: Axis) -> Bool {
    self.axis == axis && relation == .equal && priority.isRequired
  }
}

extension Attributes.SizeRules {
  fileprivate func exact(_ axis: Axis) -> Attributes.SizeRule? { first { $0.isExact(axis) } }
}

extension ViewTree {
  /// The axes along which the root's length does not depend on content: it is requested, or set on the root.
  func definiteAxes(_ medium: Medium, _ size: PerAxis<Double>) -> Axes {
    var axes = GivenSizes(of: entries[0].address, medium).exact
    for axis in Axis.allCases where size[axis] != nil { axes.insert(axis) }
    return axes
  }

  /// The size of the root for a requested size: at least the root's insets, as for a size that an author sets.
  func rootSize(_ requested: PerAxis<Double>, _ medium: Medium) -> PerAxis<Double> {
    let (root, sizes) = (entries[0].address, GivenSizes(of: entries[0].address, medium))
    func length(_ axis: Axis) -> Double? {
      requested[axis].map { max($0, min(root.leastLength(axis, medium), sizes.upper[axis])) }
    }
    return PerAxis(length(.horizontal), length(.vertical))
  }
}
