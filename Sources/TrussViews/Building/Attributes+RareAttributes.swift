public import TrussIR

extension Attributes {
  /// Rarely used attributes.
  @usableFromInline package struct RareAttributes: Sendable {
    @usableFromInline package internal(set) var ratios: [RatioRule] = []
    @usableFromInline package internal(set) var proportion: PerAxis<Double> = PerAxis()
    @usableFromInline package internal(set) var hugging: PerAxis<Priority> = PerAxis()
    @usableFromInline package internal(set) var compression: PerAxis<Priority> = PerAxis()
    @usableFromInline package internal(set) var fixedAxes: Axes = Axes()
    @usableFromInline package internal(set) var layoutPriority: Double?
    @usableFromInline package internal(set) var alignmentGuides: [AlignmentGuide] = []
    @usableFromInline package internal(set) var gridCell: GridCell?
    @usableFromInline package internal(set) var customSpacings: [CustomSpacing] = []
    @usableFromInline package internal(set) var margins: Insets?
    @usableFromInline package internal(set) var offset: Offset = Offset()
    @usableFromInline package internal(set) var collapsedLocation: SourceLocation?
    @usableFromInline package internal(set) var borderTitle: BorderTitle?
    @usableFromInline package internal(set) var link: Link?
    @usableFromInline package internal(set) var textStyle: TextStyle = TextStyle()
    @usableFromInline package internal(set) var textRuns: [StyledRun] = []
    @usableFromInline package internal(set) var decorations: [Decoration] = []
    @usableFromInline package internal(set) var constraints: [ConstraintEntry] = []
    @usableFromInline package internal(set) var connectors: [ConnectorEntry] = []
    @usableFromInline package internal(set) var guides: [ViewID] = []
    @usableFromInline package internal(set) var environment: [@Sendable (inout EnvironmentValues) -> Void] = []
    @usableFromInline package internal(set) var listedScope: ListedScope?
    @usableFromInline package internal(set) var element: ElementID?

    /// Adds attributes of the view from outside. The line that collapsed it goes with whether it is collapsed.
    mutating func add(outer: RareAttributes) {
      ratios += outer.ratios
      proportion.add(outer: outer.proportion)
      hugging.add(outer: outer.hugging)
      compression.add(outer: outer.compression)
      fixedAxes.formUnion(outer.fixedAxes)
      layoutPriority = outer.layoutPriority ?? layoutPriority
      alignmentGuides += outer.alignmentGuides
      gridCell = outer.gridCell ?? gridCell
      customSpacings += outer.customSpacings
      margins = outer.margins ?? margins
      offset.x += outer.offset.x
      offset.y += outer.offset.y
      borderTitle = outer.borderTitle ?? borderTitle
      link = outer.link ?? link
      textStyle.inherit(outer.textStyle)
      decorations += outer.decorations
      constraints += outer.constraints
      connectors += outer.connectors
      guides += outer.guides
      environment = outer.environment + environment
      listedScope = outer.listedScope ?? listedScope
      element = outer.element ?? element
    }
  }

  mutating func change(_ change: (inout RareAttributes) -> Void) {
    Shared.change(&rareAttributes, from: RareAttributes(), change)
  }
}

// MARK: - Attributes

/// What rules ask every view for is inlined: a call would copy all attributes.
extension Attributes {
  package var ratios: [RatioRule] {
    @inlinable get { rareAttributes?.value.ratios ?? [] }
    set { change { $0.ratios = newValue } }
  }
  package var proportion: PerAxis<Double> {
    @inlinable get { rareAttributes?.value.proportion ?? PerAxis() }
    set { change { $0.proportion = newValue } }
  }
  package var hugging: PerAxis<Priority> {
    @inlinable get { rareAttributes?.value.hugging ?? PerAxis() }
    set { change { $0.hugging = newValue } }
  }
  package var compression: PerAxis<Priority> {
    @inlinable get { rareAttributes?.value.compression ?? PerAxis() }
    set { change { $0.compression = newValue } }
  }
  /// The axes on which the view keeps its ideal size.
  package var fixedAxes: Axes {
    @inlinable get { rareAttributes?.value.fixedAxes ?? Axes() }
    set { change { $0.fixedAxes = newValue } }
  }
  /// Which of its stack's views has room first; 0 where it is not set.
  package var layoutPriority: Double? {
    @inlinable get { rareAttributes?.value.layoutPriority }
    set { change { $0.layoutPriority = newValue } }
  }
  /// The later ones win.
  package var alignmentGuides: [AlignmentGuide] {
    @inlinable get { rareAttributes?.value.alignmentGuides ?? [] }
    set { change { $0.alignmentGuides = newValue } }
  }
  /// The columns of a grid that the view takes.
  package var gridCell: GridCell? {
    @inlinable get { rareAttributes?.value.gridCell }
    set { change { $0.gridCell = newValue } }
  }
  /// The later ones win.
  package var customSpacings: [CustomSpacing] {
    @inlinable get { rareAttributes?.value.customSpacings ?? [] }
    set { change { $0.customSpacings = newValue } }
  }
  /// The distance of the margins' guide from the edges; 8 points unless given, as in UIKit.
  package var margins: Insets? {
    @inlinable get { rareAttributes?.value.margins }
    set { change { $0.margins = newValue } }
  }
  package var offset: Offset {
    @inlinable get { rareAttributes?.value.offset ?? Offset() }
    set { change { $0.offset = newValue } }
  }
  /// The line that hid the view.
  package var collapsedLocation: SourceLocation? {
    @inlinable get { rareAttributes?.value.collapsedLocation }
    set { change { $0.collapsedLocation = newValue } }
  }
  /// What is written on the border.
  package var borderTitle: BorderTitle? {
    @inlinable get { rareAttributes?.value.borderTitle }
    set { change { $0.borderTitle = newValue } }
  }
  /// The target of the view's link, and the line that set it.
  package var link: Link? {
    @inlinable get { rareAttributes?.value.link }
    set { change { $0.link = newValue } }
  }
  package var textStyle: TextStyle {
    @inlinable get { rareAttributes?.value.textStyle ?? TextStyle() }
    set { change { $0.textStyle = newValue } }
  }
  /// The parts of a text that has several styles; empty for all other views.
  @usableFromInline package var textRuns: [StyledRun] {
    @inlinable get { rareAttributes?.value.textRuns ?? [] }
    set { change { $0.textRuns = newValue } }
  }
  /// Views behind and over the view, from the view outward.
  package var decorations: [Decoration] {
    @inlinable get { rareAttributes?.value.decorations ?? [] }
    set { change { $0.decorations = newValue } }
  }
  package var constraints: [ConstraintEntry] {
    @inlinable get { rareAttributes?.value.constraints ?? [] }
    set { change { $0.constraints = newValue } }
  }
  /// The lines to draw between views.
  package var connectors: [ConnectorEntry] {
    @inlinable get { rareAttributes?.value.connectors ?? [] }
    set { change { $0.connectors = newValue } }
  }
  /// The names of rectangles that only constraints know.
  package var guides: [ViewID] {
    @inlinable get { rareAttributes?.value.guides ?? [] }
    set { change { $0.guides = newValue } }
  }
  /// Changes of the surroundings, in order.
  package var environment: [@Sendable (inout EnvironmentValues) -> Void] {
    @inlinable get { rareAttributes?.value.environment ?? [] }
    set { change { $0.environment = newValue } }
  }
  /// The scope of a view that is rebuilt from a tree.
  package var listedScope: ListedScope? {
    @inlinable get { rareAttributes?.value.listedScope }
    set { change { $0.listedScope = newValue } }
  }
  /// What the views of an element of a `ForEach` are known by.
  package var element: ElementID? {
    @inlinable get { rareAttributes?.value.element }
    set { change { $0.element = newValue } }
  }
}
