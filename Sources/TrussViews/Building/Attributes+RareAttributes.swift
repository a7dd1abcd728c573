public import TrussIR

extension Attributes {
  @usableFromInline package struct RareAttributes: Sendable {
    @usableFromInline package var ratios: [RatioRule] = []
    @usableFromInline package var fractions: [FractionRule] = []
    @usableFromInline package var pin: Pin?
    @usableFromInline package var flexBasis: FlexBasis?
    @usableFromInline package var proportion: PerAxis<Double> = PerAxis()
    @usableFromInline package var hugging: PerAxis<Priority> = PerAxis()
    @usableFromInline package var compression: PerAxis<Priority> = PerAxis()
    /// The axes along which the view keeps its ideal size.
    @usableFromInline package var fixedAxes: Axes = Axes()
    /// The order in which a stack gives space to its views: greater numbers first; nil counts as 0.
    @usableFromInline package var layoutPriority: Double?
    @usableFromInline package var alignmentGuides: [AlignmentGuide] = []
    /// The values that custom containers read from the view, by the types of their keys.
    @usableFromInline package var placementValues: [ObjectIdentifier: PlacementValue] = [:]
    @usableFromInline package var gridCell: GridCell?
    /// The distances after individual views of the stack. If a view has several distances, the last applies.
    @usableFromInline package var customSpacings: [CustomSpacing] = []
    /// The distance of the margins guide from the edges; nil for 8 points, as in UIKit.
    @usableFromInline package var margins: Insets?
    @usableFromInline package var offset: Offset = Offset()
    @usableFromInline package var collapsedLocation: SourceLine?
    @usableFromInline package var borderTitle: BorderTitle?
    @usableFromInline package var link: Link?
    @usableFromInline package var textStyle: TextStyle = TextStyle()
    @usableFromInline package var textRuns: [StyledRun] = []
    /// The effects on the view's picture, from the inside outward.
    @usableFromInline package var effects: [GraphicEffect] = []
    /// Backgrounds and overlays, from the view outward.
    @usableFromInline package var decorations: [Decoration] = []
    /// The constraints of the view, block by block.
    package var constraintBlocks = Pieces<[ConstraintEntry]>()
    @usableFromInline package var connectors: [ConnectorEntry] = []
    /// The view's role as a diagram or as a part of a diagram; nil for other views.
    @usableFromInline package var diagram: DiagramRole?
    /// The names of the view's layout guides: rectangles that only constraints refer to.
    @usableFromInline package var guides: [ViewID] = []
    /// Whether the view is the first or last of a section; only a list reads this.
    package var sectionEnds: Section.Ends = []
    /// Changes of the environment, in order.
    @usableFromInline package var environment: [@Sendable (inout EnvironmentValues) -> Void] = []
    /// The scope in which a `ViewTree` listed the view; nil unless the view is rebuilt from the tree.
    @usableFromInline package var listedScope: ListedScope?
    /// The identity of the `ForEach` element that the view belongs to.
    @usableFromInline package var element: ElementID?

    @usableFromInline static let unset = Shared(RareAttributes())

    package var constraints: [ConstraintEntry] {
      get { constraintBlocks.joined ?? [] }
      set { constraintBlocks = Pieces(newValue.isEmpty ? nil : newValue) }
    }

    /// Adds attributes from an outer modifier, except `collapsedLocation`: `Attributes.add` sets it with `isCollapsed`.
    mutating func add(outer: RareAttributes) {
      ratios += outer.ratios
      fractions += outer.fractions
      pin = outer.pin ?? pin
      flexBasis = outer.flexBasis ?? flexBasis
      proportion.add(outer: outer.proportion)
      hugging.add(outer: outer.hugging)
      compression.add(outer: outer.compression)
      fixedAxes.formUnion(outer.fixedAxes)
      layoutPriority = outer.layoutPriority ?? layoutPriority
      placementValues.merge(outer.placementValues) { $1 }
      alignmentGuides += outer.alignmentGuides
      gridCell = outer.gridCell ?? gridCell
      customSpacings += outer.customSpacings
      margins = outer.margins ?? margins
      offset.x += outer.offset.x
      offset.y += outer.offset.y
      borderTitle = outer.borderTitle ?? borderTitle
      link = outer.link ?? link
      textStyle.inherit(outer.textStyle)
      effects += outer.effects
      decorations += outer.decorations
      constraintBlocks = constraintBlocks + outer.constraintBlocks
      connectors += outer.connectors
      diagram = outer.diagram ?? diagram
      guides += outer.guides
      environment = outer.environment + environment
      listedScope = outer.listedScope ?? listedScope
      element = outer.element ?? element
    }
  }

  /// Rarely used attributes. A change first copies the storage if other views share it.
  @usableFromInline package var rare: RareAttributes {
    @inlinable _read {
      let shared = sharedRare ?? RareAttributes.unset
      yield shared.value
    }
    _modify {
      Shared.detach(&sharedRare, orMake: RareAttributes())
      yield &sharedRare!.value
    }
  }
}
