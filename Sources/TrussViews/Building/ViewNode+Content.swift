import TrussIR

extension ViewNode {
  /// The content of a node. Content that contains views, or is large, is in a class instance, so that a copy costs one
  /// retain.
  @usableFromInline package enum Content: Sendable {
    case leaf(LeafKind)
    /// A stack with flexbox rules.
    case stack(FlexStack)
    /// A stack with the rules of UIStackView.
    case arranged(ArrangedStack)
    indirect case layers(ZStack)
    indirect case scroll(ScrollView)
    /// Table rows that are created while they are visible; the lowering decides which rows are visible.
    indirect case table(LazyTable)
    /// A frame around a view, with its own bounds.
    indirect case framed(FrameBox)
    indirect case grid(Grid)
    indirect case gridRow(GridRow)
    indirect case flow(FlowStack)
    /// Alternatives, one of which the lowering chooses.
    indirect case choice(ViewThatFits)
    /// A custom view. Its body is evaluated when the view is laid out.
    case composite(CompositeView)
  }
}

extension ViewNode {
  /// The traits for the axes along which the view has its own size. A padding around the view takes them over.
  package var ownSizeTraits: ViewTraits {
    switch address.pointee.content {
    case .composite, .framed: return .hasOwnSize
    default: break
    }
    if !address.pointee.attributes.rare.ratios.isEmpty { return .hasOwnSize }
    var own = address.pointee.traits.intersection(.ofPaddedView)
    for size in address.pointee.attributes.sizes where size.relation == .equal {
      own.formUnion(size.axis == .horizontal ? .hasOwnWidth : .hasOwnHeight)
    }
    return own
  }
}

extension ViewNode.Content {
  /// The traits of the content. The traits of all containers are listed here.
  var traits: ViewTraits {
    switch self {
    case .leaf(let leaf): leaf.traits.bits
    case .stack(let stack):
      [
        .isPlainContainer, .fitsViews, .passesGrowthOn, stack.offersSpace ? .offersSpace : [],
        stack.isPadding ? [stack.children.first?.ownSizeTraits ?? .hasOwnSize, .isPadding] : .hasOwnSize,
        .alignsBaselines, .takesViews, .hasInsets, stack.hasProportions ? .hasProportions : [],
        stack.defaults.isEmpty ? [] : .takesStyle,
      ]
    case .arranged: [.isPlainContainer, .fitsViews, .isSizedByRule, .hasOwnSize, .takesViews, .hasInsets]
    case .layers: [.isPlainContainer, .fitsViews, .hasOwnSize, .passesGrowthOn, .offersSpace, .takesViews]
    // A scroll view does not have `takesViews`: its views are in a stack, which is its only child.
    case .scroll(let view): [.clips, .isDrawn, view.rows == nil ? [] : .takesStyle]
    case .table: [.choosesViews, .takesPasses, .clips, .isDrawn]
    case .framed: [.fitsViews, .passesGrowthOn, .passesStackOn, .offersSpace]
    case .grid(let grid):
      [
        .fitsViews, .hasOwnSize, .alignsBaselines, .takesViews, .hasInsets,
        grid.defaults == Grid.Defaults() ? [] : .takesStyle,
      ]
    case .gridRow: [.fitsViews, .hasOwnSize, .alignsBaselines, .takesViews]
    case .flow(let stack):
      [
        .fitsViews, .hasOwnSize, .alignsBaselines, .takesViews, .takesPasses, .hasInsets,
        stack.takesStyle ? .takesStyle : [],
      ]
    case .choice: [.fitsViews, .hasOwnSize, .passesStackOn, .choosesViews, .takesPasses]
    case .composite: [.isSizedByRule]
    }
  }

  /// The name of the public type that is laid out and drawn like this content.
  package var typeName: String {
    switch self {
    case .leaf(let leaf): leaf.name
    case .stack(let stack): stack.isPadding ? "Padding" : stack.axis == .horizontal ? "HStack" : "VStack"
    case .arranged(let stack): stack.axis == .horizontal ? "HStack" : "VStack"
    case .layers: "ZStack"
    case .scroll: "ScrollView"
    case .table: "Table"
    case .framed: "Frame"
    case .grid: "Grid"
    case .gridRow: "GridRow"
    case .flow(let stack): stack.columns == nil ? "FlowStack" : stack.isMasonry ? "Masonry" : "LazyVGrid"
    case .choice: "ViewThatFits"
    case .composite(let composite): "\(composite.type)"
    }
  }

  /// The texts of a leaf, in the order in which they are read.
  package var texts: [String] { if case .leaf(let leaf) = self { leaf.texts } else { [] } }

  /// The axes along which a container keeps its views within its bounds.
  package var heldAxes: [Axis] {
    switch self {
    case .stack(let stack): Axis.allCases.filter { $0 == stack.axis ? stack.justify != nil : stack.align != nil }
    case .layers(let stack): stack.align == nil ? [] : Axis.allCases
    case .arranged, .framed, .grid, .gridRow, .flow, .choice: Axis.allCases
    case .leaf, .scroll, .table, .composite: []
    }
  }

  /// The views inside. The views of a composite or a table are not included: they are unknown before their evaluation.
  @inline(__always) package var children: [ViewNode] {
    switch self {
    case .stack(let stack): stack.children
    case .arranged(let stack): stack.children
    case .layers(let stack): stack.children
    case .scroll(let view): view.children
    case .framed(let box): box.children
    case .grid(let grid): grid.children
    case .gridRow(let row): row.children
    case .flow(let stack): stack.children
    case .choice(let view): view.children
    case .leaf, .table, .composite: []
    }
  }

  /// The same content with other views inside; nil for leaves, alternatives, and content whose views are created later.
  func with(children: [ViewNode]) -> ViewNode.Content? {
    switch self {
    case .stack(let stack): .stack(FlexStack(stack.rule, children, at: stack.location))
    case .arranged(let stack): .arranged(ArrangedStack(stack.rule, children, at: stack.location))
    case .layers(let stack): .layers(stack.with(children: children))
    case .scroll(let view): .scroll(view.with(children: children))
    case .framed(let box): .framed(box.with(children: children))
    case .grid(let grid): .grid(grid.with(children: children))
    case .gridRow(let row): .gridRow(row.with(children: children))
    case .flow(let stack): .flow(stack.with(children: children))
    case .leaf, .table, .choice, .composite: nil
    }
  }

  /// Whether there are views inside, now or after a body or rows are evaluated.
  var holdsViews: Bool {
    switch self {
    case .table, .composite: true
    default: !children.isEmpty
    }
  }

  /// The number of views inside before bodies are evaluated and rows are created.
  var innerCount: Int32 {
    switch self {
    // Only one of the alternatives is laid out.
    case .choice(let view): view.children.map { ViewNode.count([$0]) }.max() ?? 0
    default: ViewNode.count(children)
    }
  }
}

/// A container that has a list of views and lays out all of them.
protocol ViewContainer {
  var children: [ViewNode] { get set }
}

extension ViewContainer {
  func with(children: [ViewNode]) -> Self {
    var container = self
    container.children = children
    return container
  }
}

extension ViewNode.Content {
  @inlinable package var isContainer: Bool { if case .leaf = self { false } else { true } }

  @inlinable package var isText: Bool { if case .leaf(.text) = self { true } else { false } }
}

/// Reads the content through a pointer: copying it would retain a reference.
extension UnsafePointer<ViewNode.Parts> {
  package var children: [ViewNode] { pointee.content.children }

  /// The distances, in points, from a container's edges to the box of the views inside.
  @inlinable @inline(__always) package var insets: Insets {
    switch pointee.content {
    case .stack(let stack): stack.rule.insets
    case .arranged(let stack): stack.rule.margins
    case .grid(let grid): grid.insets
    case .flow(let stack): stack.insets
    case .leaf, .layers, .scroll, .table, .framed, .gridRow, .choice, .composite: .zero
    }
  }

  /// The axis of a container along which a divider has its thickness and a spacer grows.
  @inlinable @inline(__always) package var stackAxis: Axis? {
    switch pointee.content {
    case .stack(let stack): stack.rule.axis
    case .grid: .vertical
    case .gridRow, .flow: .horizontal
    case .leaf, .arranged, .layers, .scroll, .table, .framed, .choice, .composite: nil
    }
  }
}
