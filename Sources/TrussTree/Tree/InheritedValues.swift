public import TrussViews

extension ViewTree {
  /// The style that a part of a text is drawn in.
  package struct RunStyle: Equatable, Sendable {
    /// The font at the reader's text size.
    package var font: Font
    package var foreground: Color?
    package var underline: Text.LineStyle?
    package var isStruckThrough: Bool
    package var link: String?
  }

  /// The values that a view inherits from the views around it and passes on to the views inside. Most views add nothing
  /// and share the values of their container.
  @usableFromInline package final class InheritedValues: Sendable {
    /// The environment values that custom views can read; views without changes share the instance.
    let sharedEnvironment: Attributes.Shared<EnvironmentValues>
    /// The font at the reader's text size, with the weight, slant and face of the text's style.
    @usableFromInline package let font: Font
    /// The font that was set on the view or on a view around it, which is passed on unscaled.
    package let givenFont: Font
    @usableFromInline package let foreground: Color?
    /// The gradient of letters; nil for letters of one colour.
    package let foregroundGradient: AnyGradient?
    /// The colour of controls; nil for the theme's colour.
    package let tint: Color?
    /// The style of texts that was set on the view or on views around it.
    @usableFromInline package let textStyle: TextStyle
    /// The factor by which letters are scaled to fit; 1 if they are not scaled.
    private let textScale: Double
    @usableFromInline package let isRightToLeft: Bool
    @usableFromInline package let safeArea: SafeArea
    /// The index of the innermost table row that is the view or contains the view; nil outside of tables.
    @usableFromInline package let row: Int?
    /// The number of decorations around the view, plus 1 if the view is a decoration itself.
    @usableFromInline package let decorationDepth: Int
    /// Whether the safe area equals the environment's insets. If not, the next view inside starts a new safe area.
    let isSettled: Bool
    /// Whether a style applies to the buttons inside.
    let hasButtonStyle: Bool

    private init(
      _ environment: Attributes.Shared<EnvironmentValues>, givenFont: Font, foreground: Color?,
      foregroundGradient: AnyGradient?, tint: Color?, textStyle: TextStyle, safeArea: SafeArea, isSettled: Bool,
      row: Int?, decorationDepth: Int, textScale: Double = 1
    ) {
      sharedEnvironment = environment
      font = Self.scaled(environment.value.scaled(textStyle.styled(givenFont)), textScale)
      self.textScale = textScale
      self.givenFont = givenFont
      self.foreground = foreground
      self.foregroundGradient = foregroundGradient
      self.tint = tint
      self.textStyle = textStyle
      isRightToLeft = environment.value.layoutDirection == .rightToLeft
      self.safeArea = safeArea
      self.isSettled = isSettled
      hasButtonStyle = environment.value.hasButtonStyle
      self.row = row
      self.decorationDepth = decorationDepth
    }

    convenience init(_ environment: EnvironmentValues) {
      self.init(
        Attributes.Shared(environment), givenFont: .body, foreground: nil, foregroundGradient: nil, tint: nil,
        textStyle: TextStyle(),
        safeArea: SafeArea(owner: 0, insets: Self.safeAreaInsets(of: environment)), isSettled: true, row: nil,
        decorationDepth: 0)
    }

    package var environment: EnvironmentValues { sharedEnvironment.value }

    package var isEnabled: Bool { sharedEnvironment.value.isEnabled }

    /// Returns these values with changes of the environment, for a composite's body.
    func changed(by changes: [@Sendable (inout EnvironmentValues) -> Void]) -> InheritedValues {
      guard !changes.isEmpty else { return self }
      let environment = environment(with: changes)
      return InheritedValues(
        environment, givenFont: givenFont, foreground: foreground, foregroundGradient: foregroundGradient, tint: tint,
        textStyle: textStyle, safeArea: safeArea,
        isSettled: safeArea.insets == Self.safeAreaInsets(of: environment.value), row: row,
        decorationDepth: decorationDepth)
    }

    /// Returns the values of a view inside: these values, except for those that the view sets. The view already has the
    /// attributes of the composites whose body it is, but `changes` contains only its own changes of the environment.
    func passedDown(
      to view: UnsafePointer<ViewNode.Parts>, changes: [@Sendable (inout EnvironmentValues) -> Void], at index: Int,
      startsRow: Bool, decorates: Bool
    ) -> InheritedValues {
      let environment = environment(with: changes)
      var (givenFont, tint, foreground, gradient) = (givenFont, tint, foreground, foregroundGradient)
      if let appearance = view.pointee.attributes.sharedAppearance {
        if let own = appearance.address.pointee.font { givenFont = own }
        if let own = appearance.address.pointee.tint { tint = own.resolved(tint: tint) }
        if let own = appearance.address.pointee.foreground {
          foreground = resolved(own, tint: tint)
          gradient = appearance.address.pointee.foregroundGradient
        }
      }
      var (textStyle, safeArea) = (textStyle, safeArea)
      if let rare = view.pointee.attributes.sharedRare {
        textStyle = rare.address.pointee.textStyle
        textStyle.inherit(self.textStyle)
      }
      if !changes.isEmpty || !isSettled {
        let insets = Self.safeAreaInsets(of: environment.value)
        if safeArea.insets != insets { safeArea = SafeArea(owner: index, insets: insets) }
      }
      return InheritedValues(
        environment, givenFont: givenFont, foreground: foreground, foregroundGradient: gradient, tint: tint,
        textStyle: textStyle, safeArea: safeArea, isSettled: true, row: startsRow ? index : row,
        decorationDepth: decorationDepth + (decorates ? 1 : 0))
    }

    /// Returns the values that a decoration of the view inherits, without the values of modifiers before the
    /// decoration.
    func passedDown(to decoration: Decoration, around: InheritedValues) -> InheritedValues {
      let own = decoration.surroundings
      let tint = own.tint.map { $0.resolved(tint: around.tint) } ?? around.tint
      var textStyle = own.textStyle
      textStyle.inherit(around.textStyle)
      return InheritedValues(
        sharedEnvironment, givenFont: own.font ?? around.givenFont,
        foreground: own.foreground.map { around.resolved($0, tint: tint) } ?? around.foreground,
        foregroundGradient: own.foreground == nil ? around.foregroundGradient : own.foregroundGradient, tint: tint,
        textStyle: textStyle, safeArea: safeArea, isSettled: isSettled, row: row, decorationDepth: decorationDepth)
    }

    /// Resolves a colour in the view's environment. In SwiftUI's style a less prominent colour is the foreground colour
    /// at a lower opacity.
    private func resolved(_ color: Color, tint: Color?) -> Color {
      guard hasSwiftUIStyle, let part = color.prominence, let foreground, foreground.prominence == nil else {
        return color.resolved(tint: tint)
      }
      return foreground.opacity(part)
    }

    package func resolved(_ paint: _ShapePaint) -> _ShapePaint { paint.recolored { resolved($0, tint: tint) } }

    package var hasSwiftUIStyle: Bool { sharedEnvironment.value.stackStyle == .swiftUI }

    /// Whether texts break words that are wider than a line, as SwiftUI's do.
    var breaksWords: Bool { hasSwiftUIStyle }

    /// Styles a stack, a grid or a list as the environment requires.
    func styled(_ stack: ViewNode) -> ViewNode {
      stack.styled(in: sharedEnvironment.value)
    }

    package func resolved(_ run: StyledRun.Style) -> RunStyle {
      var textStyle = run.textStyle
      textStyle.inherit(self.textStyle)
      return RunStyle(
        font: Self.scaled(sharedEnvironment.value.scaled(textStyle.styled(run.font ?? givenFont)), textScale),
        foreground: run.foreground.map { resolved($0, tint: tint) } ?? foreground,
        underline: textStyle.underline?.style, isStruckThrough: textStyle.isStruckThrough ?? false,
        link: run.link?.target)
    }

    private static func safeAreaInsets(of environment: EnvironmentValues) -> Insets {
      environment.safeAreaInsets.resolved(isRightToLeft: environment.layoutDirection == .rightToLeft)
    }

    private func environment(
      with changes: [@Sendable (inout EnvironmentValues) -> Void]
    ) -> Attributes.Shared<EnvironmentValues> {
      if changes.isEmpty { return sharedEnvironment }
      var environment = environment
      for change in changes { change(&environment) }
      return Attributes.Shared(environment)
    }

    /// Scales a font to fit.
    private static func scaled(_ font: Font, _ scale: Double) -> Font {
      guard scale != 1 else { return font }
      var font = font
      font.size *= scale
      font.tracking *= scale
      font.baselineOffset *= scale
      return font
    }

    func scaled(by scale: Double) -> InheritedValues {
      InheritedValues(
        sharedEnvironment, givenFont: givenFont, foreground: foreground, foregroundGradient: foregroundGradient,
        tint: tint, textStyle: textStyle, safeArea: safeArea, isSettled: isSettled, row: row,
        decorationDepth: decorationDepth, textScale: scale)
    }
  }
}

extension ViewTree {
  /// The drawing attributes that a view's author set.
  package struct Appearance {
    /// Whether the view possibly has a name.
    package var hasName = false
    package var link: String?
    package var background: Color?
    package var border: Border?
    package var borderTitle: Attributes.BorderTitle?
    /// The radius of the corners, in points; nil for the default of the view's kind.
    package var cornerRadius: Double?
    /// The opacity; nil if it is 1.
    package var opacity: Double?
    /// The effects on the picture, from the inside outward.
    package var effects: [GraphicEffect] = []
    /// The outline that clips the drawing; a rectangle is the space inside the border.
    package var clip: Attributes.ShapeStyle.Outline?
  }
}

/// These properties read a view through a pointer, as passing the view's entry would copy the entry.
extension UnsafePointer<ViewNode.Parts> {
  /// Whether neither the view nor anything inside it is drawn.
  package var isHiddenOrCollapsed: Bool {
    pointee.outline.hasAppearance && (pointee.attributes.isCollapsed || pointee.attributes.isHidden)
  }

  /// The view's position in the drawing order of its neighbours, the highest in front; 0 unless its author set it.
  package var zIndex: Double { pointee.outline.hasAppearance ? pointee.attributes.appearance.zIndex ?? 0 : 0 }

  /// The shape that the view is drawn as; nil for the plain surface.
  package var shape: Attributes.ShapeStyle? { pointee.attributes.appearance.shape }

  /// The drawing attributes of the view. For most views they have their defaults, which `outline` shows without access
  /// to the attributes.
  package var appearance: ViewTree.Appearance {
    var appearance = ViewTree.Appearance()
    appearance.hasName = pointee.outline.hasNames
    guard pointee.outline.hasAppearance else { return appearance }
    appearance.link = pointee.attributes.rare.link?.target
    appearance.background = pointee.attributes.appearance.background
    appearance.border = pointee.attributes.appearance.border
    appearance.borderTitle = pointee.attributes.rare.borderTitle
    appearance.cornerRadius = pointee.attributes.appearance.cornerRadius
    appearance.opacity = pointee.attributes.appearance.opacity.flatMap { $0 == 1 ? nil : $0 }
    appearance.clip = pointee.attributes.appearance.clip
    appearance.effects = pointee.attributes.rare.effects
    return appearance
  }
}

extension ViewTree {
  /// Returns the meaning of a name in a connector that is set on the view at an index.
  package func meaning(of name: ViewID, in entry: ConnectorEntry, of index: Int) -> NameMeaning {
    name == .container ? .view(index) : meaning(of: name, in: entry.scope ?? entries[index].scope)
  }

  /// Validates the names of a view's connectors.
  ///
  /// - Throws: `LayoutError` for a name that no view has or that several views have.
  func validateConnectors(of index: Int) throws(LayoutError) {
    let rare = entries[index].attributes.rare
    for entry in rare.connectors {
      let connector = entry.connector
      let parameter =
        if case .graph = rare.diagram { "an arrow" } else { connector.isCallout ? "a callout" : "a connector" }
      for name in [connector.source.view, connector.target.view] + connector.waypoints {
        switch meaning(of: name, in: entry, of: index) {
        case .view, .guide: continue
        case .ambiguous(let paths):
          throw error(ambiguity(of: name, parameter, paths), at: index, connector.location)
        case .unknown:
          throw unknown(name, parameter, view: title(of: index), connector.location)
        }
      }
    }
    try validateDiagram(at: index)
    try validateSequence(at: index)
  }
}
