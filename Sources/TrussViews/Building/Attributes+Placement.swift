import TrussIR

extension Attributes {
  /// Exchanges the attributes that the surrounding stack reads. A new box around a view takes these attributes from the
  /// view.
  mutating func swapPlacement(with other: inout Attributes) {
    swap(&flex, &other.flex)
    swap(&align, &other.align)
    swap(&isCollapsed, &other.isCollapsed)
    guard sharedRare?.hasPlacement ?? false || other.sharedRare?.hasPlacement ?? false else { return }
    rare.swapPlacement(with: &other.rare)
  }
}

extension UnsafePointer<ViewNode.Parts> {
  /// Whether any attribute is set that the surrounding stack reads.
  var hasPlacement: Bool {
    pointee.attributes.flex != nil || pointee.attributes.align != nil || pointee.attributes.isCollapsed
      || pointee.attributes.sharedRare?.hasPlacement ?? false
  }
}

extension Attributes.Shared<Attributes.RareAttributes> {
  fileprivate var hasPlacement: Bool {
    value.pin != nil || value.flexBasis != nil || !value.proportion.isEmpty || value.layoutPriority != nil
      || value.gridCell != nil || value.collapsedLocation != nil || !value.placementValues.isEmpty
  }
}

extension Attributes.RareAttributes {
  fileprivate mutating func swapPlacement(with other: inout Self) {
    swap(&pin, &other.pin)
    swap(&flexBasis, &other.flexBasis)
    swap(&proportion, &other.proportion)
    swap(&layoutPriority, &other.layoutPriority)
    swap(&gridCell, &other.gridCell)
    swap(&placementValues, &other.placementValues)
    swap(&collapsedLocation, &other.collapsedLocation)
  }
}

extension Attributes {
  /// Drawing attributes, which few views have.
  @usableFromInline package struct Appearance: Equatable, Sendable {
    @usableFromInline package internal(set) var border: Border?
    @usableFromInline package internal(set) var background: Color?
    @usableFromInline package internal(set) var foreground: Color?
    /// The gradient of the letters, if they have more than one colour; `foreground` is then the gradient's first
    /// colour.
    @usableFromInline package internal(set) var foregroundGradient: AnyGradient?
    @usableFromInline package internal(set) var font: Font?
    /// The radius of the corners of border and background, in points; infinite for half of the shorter side.
    @usableFromInline package internal(set) var cornerRadius: Double?
    /// From 0 to 1.
    @usableFromInline package internal(set) var opacity: Double?
    @usableFromInline package internal(set) var tint: Color?
    /// The position in the drawing order of the container's views: views with greater numbers are in front.
    @usableFromInline package internal(set) var zIndex: Double?
    /// The outline that clips the drawing; for `.rectangle`, the space inside the border.
    @usableFromInline package internal(set) var clip: ShapeStyle.Outline?
    /// The shape that a `Rectangle` leaf draws in place of a plain surface.
    @usableFromInline package internal(set) var shape: ShapeStyle?

    /// Multiplies the opacity. A value that is NaN or out of range is kept unchanged, so that layout can report it.
    mutating func multiplyOpacity(by factor: Double) {
      let (old, range) = (opacity ?? 1, 0.0...1)
      opacity = !range.contains(old) ? old : range.contains(factor) ? old * factor : factor
    }

    @usableFromInline static let unset = Shared(Appearance())
  }

  @usableFromInline package struct ShapeStyle: Equatable, Sendable {
    @usableFromInline package enum Outline: Equatable, Sendable {
      case rectangle
      /// A rectangle whose corners have a radius, in points; infinite for half of the shorter side.
      case rounded(Double)
      case ellipse
      /// The largest circle that fits into the frame, centred.
      case circle
      case custom(CustomShape)
    }

    @usableFromInline package struct Stroke: Equatable, Sendable {
      /// The paint; nil for the colour of texts.
      package var paint: _ShapePaint?
      package var style: StrokeStyle
      /// Whether the whole width of the line is inside the frame, instead of half of it.
      package var isInside = false
    }

    package var outline: Outline
    /// The paint; nil for the colour of texts, or for no fill if there is a stroke.
    package var fill: _ShapePaint?
    package var stroke: Stroke?

    package init(outline: Outline, fill: _ShapePaint? = nil) { (self.outline, self.fill) = (outline, fill) }
  }

  /// Adds a composite view's drawing attributes to the attributes of its body. Text colour, font and tint of the body
  /// take precedence.
  mutating func addAppearance(of outer: borrowing Attributes) {
    guard let outer = outer.sharedAppearance?.value else { return }
    appearance.border = outer.border ?? appearance.border
    appearance.background = outer.background ?? appearance.background
    if appearance.foreground == nil {
      (appearance.foreground, appearance.foregroundGradient) = (outer.foreground, outer.foregroundGradient)
    }
    appearance.font = appearance.font ?? outer.font
    appearance.cornerRadius = outer.cornerRadius ?? appearance.cornerRadius
    if let opacity = outer.opacity { appearance.multiplyOpacity(by: opacity) }
    appearance.tint = appearance.tint ?? outer.tint
    appearance.zIndex = outer.zIndex ?? appearance.zIndex
    appearance.clip = outer.clip ?? appearance.clip
    appearance.shape = outer.shape ?? appearance.shape
  }

  /// Colours, lines and the font. A change first copies the storage if other views share it.
  @usableFromInline package var appearance: Appearance {
    @inlinable _read {
      let shared = sharedAppearance ?? Appearance.unset
      yield shared.value
    }
    _modify {
      Shared.detach(&sharedAppearance, orMake: Appearance())
      yield &sharedAppearance!.value
    }
  }
}

extension Attributes {
  /// A summary of the attributes that modifiers set, so that most checks read one flag: most views have few attributes.
  @usableFromInline package struct Outline: Equatable, Sendable {
    /// Whether the view has names, guides, a `ListedScope` or an `ElementID`, or refers to other views by name.
    package private(set) var hasNames = false
    /// Whether some attribute is passed on to the views inside.
    package private(set) var changesInheritedValues = false
    package private(set) var isDecorated = false
    /// Whether attributes contain views, or closures that may have captured views.
    private(set) var mayHoldViews = false
    /// Whether the view is placed by its distances from the edges of its container.
    private(set) var isPinned = false
    package private(set) var isMoved = false
    /// Whether drawing needs more than the view's content: colours and lines, a link, or hiding.
    package private(set) var hasAppearance = false
    /// Whether attributes besides sizes and a share may need validation: numbers, text styles, or rules for the
    /// position.
    package private(set) var needsValidation = false
    /// Whether a size is a fraction of the surrounding view's size.
    package private(set) var hasFractions = false
    package private(set) var hasConstraints = false
    /// Whether the rules of plain stacks cover all attributes that are set, except constraints: sizes, shares,
    /// positions, appearance.
    package private(set) var isPlain = true
    /// Whether anything is set besides the source location, sizes, and the flex share.
    package private(set) var hasOtherAttributes = false

    init() {}

    /// Reads a view's attributes through a pointer: passing them by value would copy them.
    init(of view: UnsafePointer<ViewNode.Parts>) {
      hasNames = !view.pointee.attributes.names.isEmpty
      hasAppearance = view.pointee.attributes.isCollapsed || view.pointee.attributes.isHidden
      hasOtherAttributes = hasNames || view.pointee.attributes.isHidden || view.pointee.attributes.align != nil
      if let appearance = view.pointee.attributes.sharedAppearance { add(appearance) }
      if let rare = view.pointee.attributes.sharedRare { add(rare) }
    }

    private mutating func add(_ appearance: Shared<Appearance>) {
      hasOtherAttributes = true
      // A comparison with nil would copy the font.
      if case .some = appearance.value.font { needsValidation = true }
      changesInheritedValues = needsValidation || appearance.value.foreground != nil || appearance.value.tint != nil
      if let opacity = appearance.value.opacity, !(0...1).contains(opacity) { needsValidation = true }
      hasAppearance =
        hasAppearance || appearance.value.background != nil || appearance.value.border != nil
        || appearance.value.cornerRadius != nil || appearance.value.opacity != nil || appearance.value.zIndex != nil
      if case .some = appearance.value.clip { hasAppearance = true }
    }

    private mutating func add(_ said: Shared<RareAttributes>) {
      hasOtherAttributes = true
      hasNames =
        hasNames || !said.value.guides.isEmpty || !said.value.customSpacings.isEmpty || said.value.listedScope != nil
        || said.value.element != nil
      changesInheritedValues =
        changesInheritedValues || !said.value.textStyle.isEmpty || !said.value.environment.isEmpty
      isDecorated = !said.value.decorations.isEmpty
      mayHoldViews = isDecorated || !said.value.environment.isEmpty
      isMoved = said.value.offset != Offset()
      hasFractions = !said.value.fractions.isEmpty
      hasConstraints = !said.value.constraintBlocks.isEmpty
      hasAppearance =
        hasAppearance || said.value.borderTitle != nil || said.value.link != nil || !said.value.connectors.isEmpty
        || !said.value.effects.isEmpty
      isPinned = said.value.pin != nil
      isPlain =
        said.value.guides.isEmpty && said.value.ratios.isEmpty && said.value.decorations.isEmpty
        && said.value.alignmentGuides.isEmpty && said.value.customSpacings.isEmpty && said.value.fixedAxes.isEmpty
        && said.value.layoutPriority == nil && said.value.gridCell == nil && said.value.proportion.isEmpty
        && said.value.flexBasis == nil && !isPinned && said.value.diagram == nil
      needsValidation =
        needsValidation || !said.value.textStyle.isEmpty || !said.value.textRuns.isEmpty || isMoved
        || !said.value.ratios.isEmpty || hasFractions || said.value.flexBasis != nil
        || isPinned
        || !said.value.proportion.isEmpty || !said.value.hugging.isEmpty || !said.value.compression.isEmpty
        || said.value.layoutPriority != nil || !said.value.alignmentGuides.isEmpty || said.value.gridCell != nil
        || !said.value.customSpacings.isEmpty || said.value.link != nil || said.value.margins != nil
        || !said.value.connectors.isEmpty
    }
  }
}
