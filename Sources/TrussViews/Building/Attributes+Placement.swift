import TrussIR

extension Attributes {
  /// The attributes of a view that the stack around it reads.
  struct Placement {
    fileprivate var flex: Double?
    fileprivate var align: Align?
    fileprivate var isCollapsed = false
    fileprivate var rareAttributes: RareAttributes?

    /// Those that few views have.
    fileprivate struct RareAttributes {
      var proportion: PerAxis<Double>
      var layoutPriority: Double?
      var gridCell: GridCell?
      var collapsedLocation: SourceLocation?
    }
  }

  /// Takes out the attributes that the stack around the view reads: a box around the view gets them instead.
  mutating func takePlacement() -> Placement {
    var placement = Placement()
    swap(&placement.flex, &flex)
    swap(&placement.align, &align)
    swap(&placement.isCollapsed, &isCollapsed)
    if rareAttributes?.value.hasPlacement == true { change { placement.rareAttributes = $0.takePlacement() } }
    return placement
  }

  /// Gives a box the attributes that were taken out of the view inside it.
  mutating func place(as placement: Placement) {
    flex = placement.flex
    align = placement.align
    isCollapsed = placement.isCollapsed
    if let rareAttributes = placement.rareAttributes { change { $0.place(as: rareAttributes) } }
  }
}

extension Attributes.RareAttributes {
  fileprivate var hasPlacement: Bool {
    !proportion.isEmpty || layoutPriority != nil || gridCell != nil || collapsedLocation != nil
  }

  fileprivate mutating func takePlacement() -> Attributes.Placement.RareAttributes {
    defer { place(as: Attributes.Placement.RareAttributes(proportion: PerAxis())) }
    return Attributes.Placement.RareAttributes(
      proportion: proportion, layoutPriority: layoutPriority, gridCell: gridCell, collapsedLocation: collapsedLocation)
  }

  fileprivate mutating func place(as placement: Attributes.Placement.RareAttributes) {
    proportion = placement.proportion
    layoutPriority = placement.layoutPriority
    gridCell = placement.gridCell
    collapsedLocation = placement.collapsedLocation
  }
}
