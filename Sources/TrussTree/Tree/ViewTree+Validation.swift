package import TrussIR
import TrussViews

extension ViewTree {
  /// Validates every number that a user gave.
  ///
  /// - Throws: `LayoutError` for the first number that has no meaning, with the view and the source line that set the
  ///   number.
  package func validate() throws(LayoutError) {
    var connectors = 0
    for index in entries.indices {
      if entries[index].address.pointee.outline.hasAppearance {
        connectors += entries[index].address.pointee.attributes.rare.connectors.count
        if connectors > LayoutError.Limits.connectors { throw error(.tooManyConnectors, at: index) }
      }
      try validate(index)
    }
  }

  @inline(__always) package func validate(_ index: Int) throws(LayoutError) {
    // Read through the pointer: each copy of the node would update a reference count.
    let parts = entries[index].address
    if case .framed(let box) = parts.pointee.content { try validate(box, at: index) }
    if !isPlain(parts) || entries[index].safeArea.owner == index { try validateAttributes(of: index) }
    switch parts.pointee.content {
    case .stack(let stack): try validate(stack, at: index)
    case .arranged(let stack): try validate(stack.spacing, stack.margins, "a margin", at: index)
    case .leaf(.image(let picture)):
      if let natural = picture.natural {
        try check(natural.width, "the natural width", .size, at: index)
        try check(natural.height, "the natural height", .size, at: index)
      }
      if let address = picture.address, !address.leadsToFile {
        throw error(.link(address.target), at: index, address.location)
      }
    case .leaf(.spacer(let minimum)): try check(minimum, "minimum", .size, at: index)
    case .scroll(let view): try validate(view, at: index)
    case .table(let table): try validate(table, at: index)
    case .grid(let grid): try validate(grid, at: index)
    case .gridRow: try validateGridRow(at: index)
    case .flow(let stack):
      try validate(stack.spacing, stack.insets, "an inset", at: index)
      try check(stack.lineSpacing, "lineSpacing", .distance, at: index)
      if let columns = stack.columns { try validate(columns, at: index) }
    case .leaf(.slider(let value)), .leaf(.progress(let value)):
      try check(value, "its value as a part of the range", .share, at: index)
    case .leaf(.custom(let leaf)): try validate(leaf.size, at: index)
    case .leaf(.text), .leaf(.button), .leaf(.field), .leaf(.toggle), .leaf(.stepper), .leaf(.rectangle), .leaf(.box),
      .leaf(.divider), .leaf(.symbol):
      break
    case .layers, .framed, .choice, .composite: break
    }
  }

  private func validate(_ size: IntrinsicSize, at index: Int) throws(LayoutError) {
    try check(size.width, "the width of its size", .size, at: index, size.location)
    try check(size.height, "the height of its size", .size, at: index, size.location)
    try check(size.minimumWidth, "the minimum width of its size", .size, at: index, size.location)
    try check(size.minimumHeight, "the minimum height of its size", .size, at: index, size.location)
    try check(size.firstBaseline, "the first baseline of its size", .distance, at: index, size.location)
    try check(size.lastBaseline, "the last baseline of its size", .distance, at: index, size.location)
  }

  /// The range of a number, in the words of a message.
  package enum Rule: String {
    case any = "a finite number"
    case size = "a finite number, at least 0 and at most 10000000"
    case distance = "a finite number between -10000000 and 10000000"
    case offset = "a finite number between -1000000000000 and 1000000000000"
    case positive = "a finite number, more than 0 and at most 10000000"
    case factor = "a finite number, at least 0.000001 and at most 10000000"
    case priority = "more than 0 and at most 1000"
    case count = "at least 0"
    case share = "a number from 0 to 1"
    case limit = "at least 1, or nil for no limit"

    package func allows(_ value: Double) -> Bool {
      switch self {
      case .any: value.isFinite
      case .size: value >= 0 && value <= LayoutError.Limits.length
      case .distance: abs(value) <= LayoutError.Limits.length
      case .offset: abs(value) <= LayoutError.Limits.offset
      case .positive: value > 0 && value <= LayoutError.Limits.length
      case .factor: value >= LayoutError.Limits.factor && value <= LayoutError.Limits.length
      case .priority: value > 0 && value <= 1000
      case .count: value >= 0
      // A computed share may be off by a rounding error.
      case .share: value >= -1e-9 && value <= 1 + 1e-9
      case .limit: value >= 1
      }
    }
  }

  package func check(
    _ value: Double?, _ parameter: @autoclosure () -> String, _ rule: Rule, at index: Int,
    _ location: @autoclosure () -> SourceLine? = nil
  ) throws(LayoutError) {
    guard let value, !rule.allows(value) else { return }
    throw error(.number(parameter: parameter(), value: value, rule: rule.rawValue), at: index, location())
  }

  /// An error of the view at an index, on the line that made the view unless another line is given.
  package func error(_ reason: LayoutError.Reason, at index: Int, _ location: SourceLine? = nil) -> LayoutError {
    LayoutError(reason, view: title(of: index), location: location ?? entries[index].attributes.location)
  }

  /// Whether modifiers set only sizes and a share, as for most views, and these are valid.
  @inline(__always) private func isPlain(_ parts: UnsafePointer<ViewNode.Parts>) -> Bool {
    guard !parts.pointee.outline.needsValidation else { return false }
    if let flex = parts.pointee.attributes.flex, !Rule.factor.allows(flex) { return false }
    let near = parts.pointee.attributes.nearSizes
    if let size = near.first, !Rule.size.allows(size.value) { return false }
    if let size = near.second, !Rule.size.allows(size.value) { return false }
    if parts.pointee.attributes.farSizes.isEmpty { return true }
    return parts.pointee.attributes.farSizes.allSatisfy {
      Rule.size.allows($0.rule.value) && Rule.priority.allows($0.rule.priority.value)
    }
  }

  private func validateAttributes(of index: Int) throws(LayoutError) {
    let view = entries[index].address
    for (position, size) in view.pointee.attributes.sizes.enumerated() {
      let name = size.axis == .horizontal ? "width" : "height"
      let location = { view.pointee.attributes.location(ofSize: position) }
      try check(size.value, name, .size, at: index, location())
      try check(size.priority.value, "the priority of \(name)", .priority, at: index, location())
    }
    for ratio in view.pointee.attributes.rare.ratios {
      try check(ratio.ratio, "aspectRatio", .factor, at: index, ratio.location)
      try check(ratio.priority.value, "the priority of aspectRatio", .priority, at: index, ratio.location)
    }
    for rule in view.pointee.attributes.rare.fractions {
      try check(rule.fraction, "fraction", .size, at: index, rule.location)
      try check(rule.priority.value, "the priority of a fraction", .priority, at: index, rule.location)
      guard entries[index].parent == nil else { continue }
      let reason =
        "no view surrounds the one with a size in fractions; write its length in points, or put a stack around it"
      throw error(.meaninglessConstraint(reason), at: index, rule.location)
    }
    for axis in Axis.allCases {
      let name = axis == .horizontal ? "proportionalWidth" : "proportionalHeight"
      try check(view.pointee.attributes.rare.proportion[axis], name, .factor, at: index)
      try check(view.pointee.attributes.rare.hugging[axis]?.value, "hugging", .priority, at: index)
      try check(view.pointee.attributes.rare.compression[axis]?.value, "compressionResistance", .priority, at: index)
    }
    let basis = view.pointee.attributes.rare.flexBasis
    try check(
      view.pointee.attributes.flex, "flex", basis == nil || view.pointee.attributes.flex != 0 ? .factor : .size,
      at: index)
    try check(basis?.length, "basis", .size, at: index)
    try check(basis?.shrink, "shrink", .size, at: index)
    if let pin = view.pointee.attributes.rare.pin {
      try check(pin[.horizontal].start, "leading", .distance, at: index)
      try check(pin[.horizontal].end, "trailing", .distance, at: index)
      try check(pin[.vertical].start, "top", .distance, at: index)
      try check(pin[.vertical].end, "bottom", .distance, at: index)
    }
    try check(view.pointee.attributes.rare.layoutPriority, "layoutPriority", .any, at: index)
    try check(view.pointee.attributes.rare.offset.x, "the x of offset", .distance, at: index)
    try check(view.pointee.attributes.rare.offset.y, "the y of offset", .distance, at: index)
    try check(view.pointee.attributes.appearance.opacity, "opacity", .share, at: index)
    if let margins = view.pointee.attributes.rare.margins { try validate(margins, "a margin", .distance, at: index) }
    try validateGuides(of: index)
    try validateConnectors(of: index)
    try validateGridCell(at: index)
    try validateLetters(view.pointee.attributes.appearance.font, view.pointee.attributes.rare.link, at: index)
    for run in view.pointee.attributes.rare.textRuns { try validateLetters(run.style.font, run.style.link, at: index) }
    if entries[index].safeArea.owner == index {
      try validate(entries[index].safeArea.insets, "a safe area's inset", .size, at: index)
    }
    if let limit = view.pointee.attributes.rare.textStyle.lineLimit {
      try check(limit.lines.map(Double.init), "lineLimit", .limit, at: index, limit.location)
    }
    for custom in view.pointee.attributes.rare.customSpacings {
      try check(custom.spacing, "customSpacing", .distance, at: index)
      if case .arranged = entries[index].content { continue }
      throw error(.misplaced(parameter: "customSpacing", meant: "stacks with a distribution"), at: index)
    }
  }

  private func validateLetters(_ font: Font?, _ link: Attributes.Link?, at index: Int) throws(LayoutError) {
    try validate(link, at: index)
    try check(font?.size, "the font's size", .factor, at: index)
  }

  private func validate(_ link: Attributes.Link?, at index: Int) throws(LayoutError) {
    if let link, !link.isAllowed { throw error(.link(link.target), at: index, link.location) }
  }

  /// Validates the alignment guides of a view: their positions may depend only on the view's own lengths.
  private func validateGuides(of index: Int) throws(LayoutError) {
    for guide in entries[index].attributes.rare.alignmentGuides {
      try check(guide.place.constant, "the place of an alignment guide", .distance, at: index)
      for term in guide.place.terms {
        if term.coefficient != 0 {
          try check(abs(term.coefficient), "a factor of an alignment guide", .factor, at: index)
        }
        if term.anchor.view != ViewDimensions.view {
          throw error(.meaninglessConstraint("an alignment guide names another view than its own"), at: index)
        }
      }
    }
  }

  /// Validates the bounds of a frame: the least, the ideal and the greatest length must be in ascending order.
  @inline(never) private func validate(_ box: FrameBox, at index: Int) throws(LayoutError) {
    for axis in Axis.allCases {
      guard let bounds = box.bounds[axis] else { continue }
      let name = axis == .horizontal ? "Width" : "Height"
      try check(bounds.least, "min\(name)", .size, at: index, box.location)
      try check(bounds.ideal, "ideal\(name)", .size, at: index, box.location)
      if bounds.greatest != .infinity { try check(bounds.greatest, "max\(name)", .size, at: index, box.location) }
      let given = [("min", bounds.least), ("ideal", bounds.ideal), ("max", bounds.greatest)].compactMap { word, value in
        value.map { (word: "\(word)\(name)", value: $0) }
      }
      for (lower, upper) in zip(given, given.dropFirst()) where lower.value > upper.value {
        throw error(
          .number(
            parameter: lower.word, value: lower.value,
            rule: "at most \(upper.word), \(TrussViews.shortest(upper.value))"),
          at: index, box.location)
      }
    }
  }

  func validate(
    _ spacing: Double, _ insets: Insets, _ inset: String, at index: Int
  ) throws(LayoutError) {
    try check(spacing, "spacing", .distance, at: index)
    try validate(insets, inset, .distance, at: index)
  }

  private func validate(
    _ insets: Insets, _ inset: String, _ rule: Rule, at index: Int
  ) throws(LayoutError) {
    if insets == .zero { return }
    for length in [insets.top, insets.left, insets.bottom, insets.right, insets.leading, insets.trailing] {
      try check(length, inset, rule, at: index)
    }
  }

  private func validate(_ scroll: ScrollView, at index: Int) throws(LayoutError) {
    try check(scroll.offset, "offset", .distance, at: index)
    try validate(scroll.contentInset, "contentInset", .distance, at: index)
    if case .fixed(let insets) = scroll.indicatorInsets {
      try validate(insets, "indicatorInsets", .distance, at: index)
    }
  }

  private func validate(_ table: LazyTable, at index: Int) throws(LayoutError) {
    try check(Double(table.rows.count), "count", .count, at: index)
    try check(table.estimatedRowHeight, "estimatedRowHeight", .positive, at: index)
    try check(table.offset, "offset", .offset, at: index)
    try check(table.viewport, "viewport", .size, at: index)
    try check(table.spacing, "spacing", .size, at: index)
  }

  private func validate(_ stack: FlexStack, at index: Int) throws(LayoutError) {
    try validate(stack.spacing, stack.insets, "an inset", at: index)
    let givesSizes = stack.widths != nil || stack.heights != nil
    let givesProportions = stack.proportionalWidths != nil || stack.proportionalHeights != nil
    guard givesSizes || givesProportions || stack.individualAlignments != nil else { return }
    let count = children(of: index).count
    try validate(stack.widths, "widths", .size, count, at: index)
    try validate(stack.heights, "heights", .size, count, at: index)
    try validate(stack.proportionalWidths, "proportionalWidths", .factor, count, at: index)
    try validate(stack.proportionalHeights, "proportionalHeights", .factor, count, at: index)
    try checkCount(stack.individualAlignments?.count, "individualAlignments", count, at: index)
  }

  private func validate(
    _ values: [Double?]?, _ parameter: String, _ rule: Rule, _ count: Int, at index: Int
  ) throws(LayoutError) {
    try checkCount(values?.count, parameter, count, at: index)
    for (position, value) in (values ?? []).enumerated() {
      try check(value, "\(parameter)[\(position)]", rule, at: index)
    }
  }

  private func checkCount(
    _ given: Int?, _ parameter: String, _ count: Int, at index: Int
  ) throws(LayoutError) {
    guard let given, given != count else { return }
    throw error(.count(parameter: parameter, expected: count, got: given), at: index)
  }
}
