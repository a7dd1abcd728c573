import TrussIR
public import TrussText
public import TrussViews

extension ViewTree {
  /// A view at its place in the tree. Large values are references, so that a tree is a list of small entries.
  ///
  /// `address` points to the storage of `node`, which is safe to share between threads and lives as long as the entry.
  @usableFromInline package struct Entry: @unchecked Sendable {
    /// The view, with the attributes of the composites whose body it is, and with attributes that a session set.
    package internal(set) var node: ViewNode {
      didSet {
        address = node.address
        measuredText = nil
      }
    }
    /// The address of the node's parts, as each read through the node would update a reference count.
    @usableFromInline package private(set) var address: UnsafePointer<ViewNode.Parts>
    @usableFromInline package let inherited: InheritedValues
    /// The paths of the view's names; nil if they are equal to the names.
    let ownPaths: [ViewID]?
    /// The measured text of a visible text view; nil before it is measured, and for any other view.
    @usableFromInline package fileprivate(set) var measuredText: MeasuredText?
    /// The position among the views directly inside the same view; for a row, its index in the table.
    package let ordinal: Int
    /// The index of the view around this view, or -1 for the root.
    @usableFromInline var compactParent: Int32
    @usableFromInline var compactEnd: Int32
    @usableFromInline var compactDepth: Int32
    @usableFromInline var compactBackgroundEnd: Int32
    @usableFromInline var compactContentEnd: Int32
    @usableFromInline var compactAlternative: Int32 = 0
    /// The scope of the names of the views inside. The view's constraints look names up in this scope.
    package internal(set) var scope: Int32
    /// The alignment of a view that decorates the view around it; nil for all other views.
    package let decoration: Alignment?
    /// Whether the view is the body of a composite, and has the composite's attributes.
    let isBody: Bool

    init(
      _ node: consuming ViewNode, _ paths: consuming [ViewID]?, in inherited: consuming InheritedValues,
      _ scope: Int32, at index: Int32, parent: Int32, depth: Int32, isBody: Bool, _ ordinal: Int,
      _ decoration: Alignment?
    ) {
      address = node.address
      self.node = node
      ownPaths = paths
      self.scope = scope
      self.inherited = inherited
      self.ordinal = ordinal
      self.decoration = decoration
      self.isBody = isBody
      compactParent = parent
      compactEnd = index &+ 1
      compactDepth = depth
      compactBackgroundEnd = compactEnd
      compactContentEnd = compactEnd
    }
  }
}

/// Indices are kept in 32 bits: a tree has at most `LayoutError.Limits.views` views.
extension ViewTree.Entry {
  /// The index of the view around this view, or nil for the root.
  @inlinable package var parent: Int? { compactParent < 0 ? nil : Int(compactParent) }

  /// The index after the last view inside this view.
  @inlinable package internal(set) var end: Int {
    get { Int(compactEnd) }
    set { compactEnd = Int32(newValue) }
  }

  /// The number of views around this view.
  @inlinable package var depth: Int { Int(compactDepth) }

  /// The index after the backgrounds of the view, which come before its content.
  @inlinable package internal(set) var backgroundEnd: Int {
    get { Int(compactBackgroundEnd) }
    set { compactBackgroundEnd = Int32(newValue) }
  }

  /// The index after the content of the view; its overlays follow.
  @inlinable package internal(set) var contentEnd: Int {
    get { Int(compactContentEnd) }
    set { compactContentEnd = Int32(newValue) }
  }

  /// The index of the alternative that is laid out, for a view with alternatives.
  @inlinable package internal(set) var alternative: Int {
    get { Int(compactAlternative) }
    set { compactAlternative = Int32(newValue) }
  }
}

extension ViewTree.Entry {
  /// Whether the view's scope, or the scope of its names, is not the layout's scope.
  var isInScope: Bool { scope != NameScopes.layout || ownPaths != nil }

  /// The paths of the view's names; empty if they are equal to the names.
  var paths: [ViewID] { ownPaths ?? [] }

  /// The paths of the view's names, which are unique in the layout.
  package var names: [ViewID] { ownPaths ?? attributes.names }

  @inlinable package var content: ViewNode.Content {
    _read { yield address.pointee.content }
  }

  /// The name of the view's type as its author wrote it.
  package var kind: String { address.pointee.kind }

  @inlinable package var traits: ViewTraits { address.pointee.traits }

  /// The attributes, read without a copy: they take hundreds of bytes, and a rule reads only one or two of them.
  @inlinable package var attributes: Attributes {
    _read { yield address.pointee.attributes }
  }

  @usableFromInline var isCollapsed: Bool { address.pointee.attributes.isCollapsed }

  @inlinable package var outline: Attributes.Outline {
    _read { yield address.pointee.outline }
  }

  @inlinable package var font: Font { inherited.font }
  @inlinable package var foreground: Color? { inherited.foreground }
  @inlinable package var textStyle: TextStyle { inherited.textStyle }
  @inlinable package var isRightToLeft: Bool { inherited.isRightToLeft }
  @inlinable package var safeArea: ViewTree.SafeArea { inherited.safeArea }
  @inlinable package var row: Int? { inherited.row }
  @inlinable package var decorationDepth: Int { inherited.decorationDepth }
}

extension ViewTree.Entry {
  /// Gives the view a size that the layout found, and keeps its measured text.
  mutating func give(_ size: Attributes.SizeRule, _ location: SourceLine) {
    let text = measuredText
    node.modify { $0.add(size, location.fileID, location.line) }
    measuredText = text
  }

  /// Replaces the view by its original node with the sizes, constraints and connector lines that the layout of a
  /// diagram found.
  mutating func give(_ found: FoundPlace, to written: ViewNode) {
    let text = measuredText
    let location = attributes.location ?? ViewTree.implicitStack
    var changed = found.figure.map { written.with(CustomLeaf($0)) } ?? written
    changed.modify { attributes in
      for size in found.sizes { attributes.add(size, location.fileID, location.line) }
      attributes.rare.constraints += found.constraints.map { .constraint($0) }
      for (number, path) in found.paths { attributes.rare.connectors[number].path = path }
    }
    node = changed
    measuredText = text
  }

  /// Pins a view of a custom container `x` points from the container's leading edge and `y` points from its top.
  mutating func place(_ x: Double, _ y: Double) {
    let text = measuredText
    node.modify { $0.rare.pin = Attributes.Pin(.init(start: x), .init(start: y)) }
    measuredText = text
  }
}

extension ViewTree {
  /// Replaces a view by another node with the same views inside. Measures its content and, if the view was collapsed,
  /// all views inside it.
  ///
  /// - Throws: `LayoutError` for an invalid node; the view is replaced nevertheless.
  package mutating func put(_ node: ViewNode, at index: Int, _ medium: Medium) throws(LayoutError) {
    let wasCollapsed = entries[index].attributes.isCollapsed
    entries[index].node = node
    try validate(index)
    try measure(index..<(wasCollapsed ? entries[index].end : index + 1), medium, nil)
  }

  /// Measures the visible texts and custom leaves: a layout reads the widths and lines of each text several times.
  /// Texts that an earlier tree in the same medium has measured are reused.
  ///
  /// - Throws: `LayoutError` for a leaf whose size has no meaning.
  package mutating func measureContent(_ medium: Medium, after earlier: ViewTree? = nil) throws(LayoutError) {
    try measure(entries.indices, medium, earlier.map { MeasuredTexts(of: $0) })
  }

  private mutating func measure(
    _ views: Range<Int>, _ medium: Medium, _ known: MeasuredTexts?
  ) throws(LayoutError) {
    var (index, known) = (views.lowerBound, known)
    var paddings: [Int] = []
    while index < views.upperBound {
      let view = entries[index].address
      if view.pointee.outline.hasAppearance, view.pointee.attributes.isCollapsed {
        index = entries[index].end
        continue
      }
      switch view.pointee.content {
      case .leaf(.text(let text)):
        entries[index].measuredText =
          known?.text(of: entries[index], at: index)
          ?? medium.measured(text, view.pointee.attributes.rare.textRuns, in: entries[index].inherited)
      case .leaf(.custom(let leaf)):
        let environment = entries[index].inherited.environment
        let measured = EnvironmentValues.$current.withValue(environment) { leaf.measured(in: medium) }
        entries[index].node = entries[index].node.with(measured)
        try validate(index)
      default: if view.pointee.traits.contains(.isPadding) { paddings.append(index) }
      }
      index += 1
    }
    for padding in paddings.reversed() { settle(padding) }
  }

  /// Rebuilds a padding with its child's current node: the axes along which a padding has its own size depend on a
  /// leaf's measured size, a composite's body, and changes by a session.
  private mutating func settle(_ padding: Int) {
    guard let child = children(of: padding).first else { return }
    let (node, own) = (entries[padding].node, entries[child].node.ownSizeTraits)
    if node.parts.traits.intersection(.ofPaddedView) == own { return }
    entries[padding].node = node.with(children: [entries[child].node])
  }

  /// Whether a view is inside a padding. The padding then has its own size along the same axes as the view.
  package func isPadded(_ index: Int) -> Bool {
    guard let parent = entries[index].parent, entries[index].decoration == nil else { return false }
    return entries[parent].traits.contains(.isPadding)
  }
}

extension ViewNode {
  @inlinable package var parts: Parts {
    _read { yield address.pointee }
  }
}
