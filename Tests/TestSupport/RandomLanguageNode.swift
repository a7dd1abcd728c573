/// A view as a person might write it in Truss: a value that is made at random, edited, printed as code and laid out.
package struct LanguageNode: Equatable, Sendable {
  /// A kind of leaf or container, or of several views without a box.
  package enum Kind: String, CaseIterable, Sendable {
    case text, runs, markdown, button, field, link, label, image, toggle, slider, stepper, progress, activity, box
    case rectangle, rounded, capsule, circle, ellipse, line, color, gradient
    case divider, spacer, bar, sparkline, dimensionLine, leaf, empty
    case flexStack, arrangedStack, alignedStack, layers, flow, grid, alignedGrid, gridRow, lazyGrid, fits, scroll, list
    case section, groupBox, table, group, forEach, conditional, component, modified, cascade, labelOfViews
    case toggleOfViews, bullets, numbers, outline
  }

  package var kind: Kind
  /// The name, set by `id`, and the number of modifiers before `id`.
  package var name: String?
  package var namedAfter = 0
  /// A number that is unique in the plan: the line of source that messages name, and the identity of an element.
  package var serial = 0
  /// The parameters of the kind: words, lengths, and indices into cases or into the lists of `LanguageWords`.
  package var texts: [String] = []
  package var numbers: [Double?] = []
  package var choices: [Int] = []
  /// A stack's `widths`, `proportionalWidths`, `heights`, `proportionalHeights`, and its individual alignments.
  package var lists: [[Double?]] = []
  package var modifiers: [LanguageModifier] = []
  package var children: [LanguageNode] = []

  package init(_ kind: Kind, _ children: [LanguageNode] = []) {
    self.kind = kind
    self.children = children
  }

  package func number(_ index: Int, or other: Double = 0) -> Double {
    numbers.indices.contains(index) ? numbers[index] ?? other : other
  }
  package func choice(_ index: Int) -> Int { choices.indices.contains(index) ? choices[index] : 0 }
  package func text(_ index: Int) -> String { texts.indices.contains(index) ? texts[index] : "" }

  package var axisIsHorizontal: Bool { choice(0) % 2 == 0 }
  /// Whether a flexbox stack is reversed, so that its first view is at the end.
  package var isReversed: Bool { choice(3) / 4 % 4 == 1 }
  /// Whether the stack contains a further view, which is pinned to its edges.
  package var hasPinnedView: Bool { choice(3) / 16 == 1 }
  /// Whether the lines of a flow stack are columns.
  package var flowsInColumns: Bool { choice(3) / 8 % 4 == 1 }

  /// Whether the node has no box, so that its views belong to the container around it.
  package var isTransparent: Bool {
    switch kind {
    case .empty, .section, .group, .forEach, .conditional: true
    default: false
    }
  }

  /// The number of views that the node adds to the container around it.
  package var viewCount: Int {
    switch kind {
    case .empty: 0
    case .section: (texts[0].isEmpty ? 0 : 1) + (texts[1].isEmpty ? 0 : 1) + children.reduce(0) { $0 + $1.viewCount }
    case .group, .forEach: children.reduce(0) { $0 + $1.viewCount }
    case .conditional: taken.map(\.viewCount) ?? 0
    default: 1
    }
  }

  /// The branch of an `if` that is taken.
  package var taken: LanguageNode? {
    let index = choice(0) % 2
    return children.indices.contains(index) ? children[index] : nil
  }

  /// Whether the name is that of the view's outermost box, the one in its container.
  package var isNamedOutside: Bool { name != nil && namedAfter >= modifiers.count }

  /// The node and all views inside it, including decorations; the node is first.
  package var all: [LanguageNode] {
    [self] + children.flatMap(\.all) + modifiers.flatMap { $0.content.flatMap(\.all) }
  }

  /// A step on the path from a view to a view inside it.
  package enum Step: Equatable, Sendable {
    case child(Int)
    case decoration(Int)

    var isChild: Bool { if case .child = self { true } else { false } }
  }

  /// The paths to the node and to all views inside it; the empty path, to the node, is first.
  package var paths: [[Step]] {
    var paths: [[Step]] = [[]]
    for (index, child) in children.enumerated() { paths += child.paths.map { [.child(index)] + $0 } }
    for (index, modifier) in modifiers.enumerated() {
      if let content = modifier.content.first { paths += content.paths.map { [.decoration(index)] + $0 } }
    }
    return paths
  }

  package subscript(path: some Collection<Step>) -> LanguageNode {
    get {
      switch path.first {
      case nil: self
      case .child(let index): children[index][path.dropFirst()]
      case .decoration(let index): modifiers[index].content[0][path.dropFirst()]
      }
    }
    set {
      switch path.first {
      case nil: self = newValue
      case .child(let index): children[index][path.dropFirst()] = newValue
      case .decoration(let index): modifiers[index].content[0][path.dropFirst()] = newValue
      }
    }
  }

  /// The names that constraints around the node can use, without names in a table's rows, in alternatives and in
  /// branches that are not taken, as these views are not always in the layout.
  package var reachableNames: [String] {
    var names = [name].compactMap { $0 }
    for modifier in modifiers {
      if modifier.kind == .guides { names += modifier.names }
      names += modifier.content.flatMap(\.reachableNames)
    }
    switch kind {
    case .table, .fits: return names
    case .conditional: return names + (taken?.reachableNames ?? [])
    default: return names + children.flatMap(\.reachableNames)
    }
  }
}

/// A modifier of a view, as a value.
package struct LanguageModifier: Equatable, Sendable {
  package enum Kind: String, CaseIterable, Sendable {
    case width, widthAtLeast, widthAtMost, height, heightAtLeast, heightAtMost
    case widthFraction, widthAtMostFraction, heightFraction, heightAtMostFraction
    case proportionalWidth, proportionalHeight, aspectRatio, frame, flexibleFrame
    case flex, fixedSize, layoutPriority, hugging, compressionResistance
    case align, padding, paddingOfEdges, paddingOfInsets, paddingOfAxes, margins, offset, alignmentGuide, movedGuide
    case gridColumns, gridRows, gridColumnAlignment, customSpacing
    case hidden, collapsed, overlay, background, backgroundShape, backgroundColor
    case border, borderOfEdges, titledBorder, cornerRadius, clipped, clipShape, zIndex, opacity
    case font, weight, italic, monospaced, lineLimit, truncation, lines, underline, foreground, link, tint
    case layoutDirection, textSize, horizontalSizeClass, verticalSizeClass, safeArea
    case caption, callouts, connectors, constraints, guides
  }

  package var kind: Kind
  package var numbers: [Double?] = []
  package var choices: [Int] = []
  package var text = ""
  /// The names of guides, of a connector's ends, or of the view before a custom spacing.
  package var names: [String] = []
  /// The view of an overlay or a background.
  package var content: [LanguageNode] = []
  package var constraints: [LanguageConstraint] = []

  package init(_ kind: Kind, _ numbers: [Double?] = [], _ choices: [Int] = []) {
    self.kind = kind
    self.numbers = numbers
    self.choices = choices
  }

  package func number(_ index: Int, or other: Double = 0) -> Double {
    numbers.indices.contains(index) ? numbers[index] ?? other : other
  }
  package func choice(_ index: Int) -> Int { choices.indices.contains(index) ? choices[index] : 0 }

  /// The basis and the shrink factor of `flex`, which one in four of these modifiers has; nil for the others.
  package var basis: (length: Double, shrink: Double)? {
    guard choice(0) % 4 == 0 else { return nil }
    return ([20, 40, 60, 100, 160, 33.25][choice(1) % 6], [1, 1, 0, 2, 0.5][choice(1) % 5])
  }
}

/// An entry of a block of constraints, as a value.
package struct LanguageConstraint: Equatable, Sendable {
  package enum Kind: String, CaseIterable, Sendable {
    case relation, constant, edges, insideEdges, size, center, align, equalSizes, spaced, distribute, chain, barrier
    case bias, visual
  }

  package var kind: Kind
  /// The views that it relates; of a barrier also the guide, and of a relation the view on the right.
  package var names: [String]
  /// A factor and a constant.
  package var numbers: [Double]
  /// The choices that the kind takes: an attribute, a relation, guides of views.
  package var choices: [Int]
  /// The priority; nil if the constraint is required.
  package var priority: Double?
  package var label: String?
  /// The format of visual constraints.
  package var text = ""

  /// Whether no constraint gets the label: a visual format has no labels, and the other kinds may have too few views.
  package var isWithoutLabel: Bool {
    switch kind {
    case .align, .equalSizes, .spaced: names.count < 2
    case .distribute: names.count < 3
    case .visual: true
    default: false
    }
  }
}

/// A whole layout: a view, and the size and environment in which it is laid out.
package struct LanguagePlan: Equatable, Sendable {
  package var root: LanguageNode
  package var width: Double?
  package var height: Double?
  package var isText = false
  package var isRightToLeft = false
  package var textSize = 3
  package var isCompactWidth = false
  package var isCompactHeight = false
  package var safeArea: [Double] = []
  /// The number that the next new view gets.
  package var nextSerial = 0
}
