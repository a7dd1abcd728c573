public import TrussIR

extension Attributes {
  /// Rarely used attributes.
  @usableFromInline package struct RareAttributes: Sendable {
    @usableFromInline package var ratios: [RatioRule] = []
    @usableFromInline package var fractions: [FractionRule] = []
    @usableFromInline package var pin: Pin?
    @usableFromInline package var flexBasis: FlexBasis?
    @usableFromInline package var proportion: PerAxis<Double> = PerAxis()
    @usableFromInline package var hugging: PerAxis<Priority> = PerAxis()
    @usableFromInline package var compression: PerAxis<Priority> = PerAxis()
    /// The axes on which the view keeps its ideal size.
    @usableFromInline package var fixedAxes: Axes = Axes()
    /// Which of its stack's views has space first; 0 if it is not set.
    @usableFromInline package var layoutPriority: Double?
    @usableFromInline package var alignmentGuides: [AlignmentGuide] = []
    /// The values that custom containers read of the view, by the types of keys.
    @usableFromInline package var placementValues: [ObjectIdentifier: PlacementValue] = [:]
    /// The columns of a grid that the view takes.
    @usableFromInline package var gridCell: GridCell?
    /// The later ones win.
    @usableFromInline package var customSpacings: [CustomSpacing] = []
    /// The distance of the margins' guide from the edges; 8 points unless given, as in UIKit.
    @usableFromInline package var margins: Insets?
    @usableFromInline package var offset: Offset = Offset()
    /// The line that hid the view.
    @usableFromInline package var collapsedLocation: SourceLine?
    /// The title on the border.
    @usableFromInline package var borderTitle: BorderTitle?
    /// The target of the view's link, and the line that set it.
    @usableFromInline package var link: Link?
    @usableFromInline package var textStyle: TextStyle = TextStyle()
    @usableFromInline package var textRuns: [StyledRun] = []
    /// The effects on its picture, from the inside outward.
    @usableFromInline package var effects: [GraphicEffect] = []
    /// Backgrounds and overlays, from the view outward.
    @usableFromInline package var decorations: [Decoration] = []
    @usableFromInline package var constraints: [ConstraintEntry] = []
    /// The lines to draw between views.
    @usableFromInline package var connectors: [ConnectorEntry] = []
    /// Whether the view is a diagram, or a part of one.
    @usableFromInline package var diagram: DiagramRole?
    /// The names of rectangles that only constraints know.
    @usableFromInline package var guides: [ViewID] = []
    /// The ends of a section at which the view is; only a list reads them.
    package var sectionEnds: Section.Ends = []
    /// Changes of the surroundings, in order.
    @usableFromInline package var environment: [@Sendable (inout EnvironmentValues) -> Void] = []
    /// The scope of a view that is rebuilt from a tree.
    @usableFromInline package var listedScope: ListedScope?
    /// The identity of the views of an element of a `ForEach`.
    @usableFromInline package var element: ElementID?

    /// Those of most views.
    @usableFromInline static let unset = Shared(RareAttributes())

    /// Adds attributes of the view from outside. The line that collapsed it goes with whether it is collapsed.
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
      constraints += outer.constraints
      connectors += outer.connectors
      diagram = outer.diagram ?? diagram
      guides += outer.guides
      environment = outer.environment + environment
      listedScope = outer.listedScope ?? listedScope
      element = outer.element ?? element
    }
  }

  /// Those that few views have. A change gives the view its own store, unless it has one.
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
