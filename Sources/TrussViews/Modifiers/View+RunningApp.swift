// SwiftUI's modifiers for a running app. A layout shows one moment and takes no input, so these do nothing.

extension View {
  /// Does nothing: a layout takes no input.
  public func focusable(_ isFocusable: Bool = true) -> Self { self }

  /// Does nothing: a layout takes no input.
  public func hoverEffect() -> Self { self }

  /// Does nothing: a layout is scrolled by the `offset:` of its views.
  public func scrollDisabled(_ isDisabled: Bool) -> Self { self }

  /// Does nothing: a layout is scrolled by the `offset:` of its views.
  public func scrollTargetLayout(isEnabled: Bool = true) -> Self { self }

  /// Does nothing: a layout is scrolled by the `offset:` of its views.
  public func scrollTargetBehavior(_ behavior: ScrollTargetBehavior) -> Self { self }

  /// Does nothing: a layout is scrolled by the `offset:` of its views.
  public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis = .vertical) -> Self { self }

  /// Does nothing: a layout is scrolled by the `offset:` of its views.
  public func scrollPosition<ID>(id: Binding<ID>, anchor: UnitPoint? = nil) -> Self { self }

  /// Does nothing: a layout does not scroll.
  public func scrollClipDisabled(_ isDisabled: Bool = true) -> Self { self }

  /// Does nothing: a layout shows no keyboard.
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> Self { self }

  /// Does nothing: an indicator is drawn if a `ScrollView` has `showsIndicators`.
  public func scrollIndicators(_ visibility: Visibility, axes: Axis) -> Self { self }

  /// Does nothing: a layout shows one moment.
  public func contentTransition(_ transition: ContentTransition) -> Self { self }

  /// Does nothing: a layout shows one moment.
  public func symbolEffect(_ effect: SymbolEffect, isActive: Bool = true) -> Self { self }

  /// Does nothing: a layout shows one moment.
  public func symbolEffect<Value: Equatable>(_ effect: SymbolEffect, value: Value) -> Self { self }

  /// Does nothing: a layout shows one moment.
  public func transaction(_ change: (inout Transaction) -> Void) -> Self { self }

  /// Does nothing: views already extend under bars.
  public func ignoresSafeArea(_ regions: SafeAreaRegions, edges: Edge.Set = .all) -> Self { self }

  /// Does nothing, like `ignoresSafeArea(edges:)`, SwiftUI's later name.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> Self { self }

  /// Does nothing: a view's size in a layout does not change.
  public func onGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: (GeometryProxy) -> Value, action: (Value) -> Void
  ) -> Self { self }

  /// Does nothing: frames are relative to the view itself.
  public func coordinateSpace(_ space: CoordinateSpace) -> Self { self }

  /// Does nothing: frames are relative to the view itself.
  public func coordinateSpace<Name: Hashable>(name: Name) -> Self { self }

  /// Does nothing: a layout shows one moment.
  public func geometryGroup() -> Self { self }

  /// Does nothing: a layout hides no private content.
  public func privacySensitive(_ isSensitive: Bool = true) -> Self { self }

  /// Does nothing: a layout has no system bar.
  public func statusBarHidden(_ isHidden: Bool = true) -> Self { self }

  /// Does nothing: a layout has no system bar.
  public func persistentSystemOverlays(_ visibility: Visibility) -> Self { self }

  /// Does nothing: a menu is drawn closed.
  public func menuOrder(_ order: MenuOrder) -> Self { self }

  /// Does nothing: a menu is drawn as a button.
  public func menuStyle(_ style: MenuStyle) -> Self { self }

  /// Does nothing: a form is drawn as a list.
  public func formStyle(_ style: FormStyle) -> Self { self }

  /// Does nothing: a `TabView` always has a bar with the names of its pages.
  public func tabViewStyle(_ style: TabViewStyle) -> Self { self }

  /// Does nothing: headers of sections are always small and grey.
  public func headerProminence(_ prominence: Prominence) -> Self { self }

  /// Does nothing: the bars of a screen have no background.
  public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> Self { self }

  /// Does nothing: the bars of a screen have no background.
  public func toolbarBackground(_ style: some ShapeStyle, for bars: ToolbarPlacement...) -> Self { self }

  /// Does nothing: the bars of a screen have the colours of the screen.
  public func toolbarColorScheme(_ scheme: ColorScheme?, for bars: ToolbarPlacement...) -> Self { self }

  /// Does nothing: no indicator is drawn on a menu.
  public func menuIndicator(_ visibility: Visibility) -> Self { self }

  /// Does nothing: a `TabView` always has a bar with the names of its pages.
  public func indexViewStyle(_ style: TabViewStyle) -> Self { self }

  /// Does nothing: nothing is out of date in a layout.
  public func invalidatableContent(_ invalidatable: Bool = true) -> Self { self }

  /// Does nothing: the bar of a screen is drawn if it has content.
  public func navigationBarHidden(_ isHidden: Bool = true) -> Self { self }

  /// Does nothing: previews of Xcode are not supported.
  public func previewDisplayName(_ name: String?) -> Self { self }

  /// Does nothing: symbols and pictures are never mirrored.
  public func flipsForRightToLeftLayoutDirection(_ isEnabled: Bool) -> Self { self }

  /// Does nothing: a bar of a screen is drawn if it has content.
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> Self { self }

  /// Sets the size of the screen's title, like `navigationBarTitleDisplayMode(_:)`.
  public consuming func toolbarTitleDisplayMode(_ mode: TitleDisplayMode) -> ModifiedView {
    navigationBarTitleDisplayMode(mode)
  }
}

/// The positions at which scroll views stop, as in SwiftUI.
public enum ScrollTargetBehavior: Hashable, Sendable {
  /// The edges of pages, or the edges of views.
  case paging, viewAligned
}

/// Whether scroll views bounce at their ends, as in SwiftUI.
public enum ScrollBounceBehavior: Hashable, Sendable {
  /// SwiftUI's default, always, or only if the content is larger than the scroll view.
  case automatic, always, basedOnSize
}

/// The order of the items of a menu, as in SwiftUI.
public enum MenuOrder: Hashable, Sendable {
  /// SwiftUI's default.
  case automatic
  /// The first item is nearest to the menu's origin.
  case priority
  /// The order of declaration, from the top.
  case fixed
}

/// The styles of SwiftUI's menus.
public enum MenuStyle: Hashable, Sendable {
  /// SwiftUI's default.
  case automatic
  /// A button with a surface, or without one.
  case button, borderlessButton
}

/// The styles of SwiftUI's forms.
public enum FormStyle: Hashable, Sendable {
  /// SwiftUI's default, columns, or groups.
  case automatic, columns, grouped
}

/// The styles of SwiftUI's tab views.
public enum TabViewStyle: Hashable, Sendable {
  /// SwiftUI's default.
  case automatic
  /// Pages side by side, or pages with a sidebar.
  case page, sidebarAdaptable

  /// Returns the style with pages side by side; the dots are not drawn.
  public static func page(indexDisplayMode: PageDots) -> TabViewStyle { .page }
  /// Returns the style with pages side by side; the background of the dots is not drawn.
  public static func page(backgroundDisplayMode: PageDots) -> TabViewStyle { .page }

  /// When the dots of pages are visible, as in SwiftUI.
  public enum PageDots: Hashable, Sendable {
    /// If there are several pages, always, never, or during interaction.
    case automatic, always, never, interactive
  }
}

/// The ways in which scrolling dismisses the keyboard, as in SwiftUI.
public enum ScrollDismissesKeyboardMode: Hashable, Sendable {
  /// By the view's default, as soon as scrolling begins, following the finger, or never.
  case automatic, immediately, interactively, never
}

/// The regions of a safe area, as in SwiftUI.
public enum SafeAreaRegions: Hashable, Sendable {
  /// Bars, the keyboard, or both.
  case container, keyboard, all
}

/// The context of a change of state, as in SwiftUI.
public struct Transaction: Sendable {
  /// Whether animations are disabled; always true in a layout.
  public var disablesAnimations = true
}

/// SwiftUI's animations of symbols, which a layout does not show.
public struct SymbolEffect: Sendable {
  /// A symbol that bounces.
  public static let bounce = SymbolEffect()
  /// A symbol whose opacity pulses.
  public static let pulse = SymbolEffect()
  /// Layers of a symbol that light up in turn.
  public static let variableColor = SymbolEffect()
  /// A symbol that changes its size.
  public static let scale = SymbolEffect()
  /// A symbol that wiggles.
  public static let wiggle = SymbolEffect()
  /// A symbol that rotates.
  public static let rotate = SymbolEffect()
  /// A symbol that grows and shrinks.
  public static let breathe = SymbolEffect()
  /// A symbol that is replaced by another one.
  public static let replace = SymbolEffect()
  /// A symbol that appears.
  public static let appear = SymbolEffect()

  /// Returns the effect unchanged: its direction is not drawn.
  public var up: SymbolEffect { self }
  /// Returns the effect unchanged: its direction is not drawn.
  public var down: SymbolEffect { self }
  /// Returns the effect unchanged: its layers are not drawn separately.
  public var byLayer: SymbolEffect { self }
  /// Returns the effect unchanged: its layers are not drawn separately.
  public var iterative: SymbolEffect { self }
}

/// SwiftUI's animations from one content to another, which a layout does not show.
public struct ContentTransition: Sendable {
  /// No animation.
  public static let identity = ContentTransition()
  /// An interpolation between the contents.
  public static let interpolate = ContentTransition()
  /// A cross-fade of the contents.
  public static let opacity = ContentTransition()
  /// The default effect for symbols.
  public static let symbolEffect = ContentTransition()

  /// An effect for symbols.
  public static func symbolEffect(_ effect: SymbolEffect) -> ContentTransition { ContentTransition() }
  /// An animation of digits from one number to another.
  public static func numericText(countsDown: Bool = false) -> ContentTransition { ContentTransition() }
  /// An animation of digits from one number to another.
  public static func numericText(value: Double) -> ContentTransition { ContentTransition() }
}

/// The prominence of a section header, as in SwiftUI.
public enum Prominence: Hashable, Sendable {
  /// Normal prominence, or increased.
  case standard, increased
}

/// The bars of a screen, as in SwiftUI.
public enum ToolbarPlacement: Hashable, Sendable {
  /// The bars that SwiftUI distinguishes.
  case automatic, bottomBar, navigationBar, tabBar, windowToolbar
}
