// What SwiftUI's views do in a running app alone. A layout shows one moment and takes no input, so these do nothing.

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

  /// Does nothing: a layout has no size that changes.
  public func onGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: (GeometryProxy) -> Value, action: (Value) -> Void
  ) -> Self { self }

  /// Does nothing: frames are relative to the view itself.
  public func coordinateSpace(_ space: CoordinateSpace) -> Self { self }

  /// Does nothing: frames are relative to the view itself.
  public func coordinateSpace<Name: Hashable>(name: Name) -> Self { self }

  /// Does nothing: a layout shows one moment.
  public func geometryGroup() -> Self { self }

  /// Does nothing: nothing is hidden from a layout.
  public func privacySensitive(_ isSensitive: Bool = true) -> Self { self }

  /// Does nothing: a layout has no bar of the system.
  public func statusBarHidden(_ isHidden: Bool = true) -> Self { self }

  /// Does nothing: a layout has no bar of the system.
  public func persistentSystemOverlays(_ visibility: Visibility) -> Self { self }

  /// Does nothing: a menu is drawn closed.
  public func menuOrder(_ order: MenuOrder) -> Self { self }

  /// Does nothing: a menu is drawn as a button.
  public func menuStyle(_ style: MenuStyle) -> Self { self }

  /// Does nothing: a form is drawn as a list.
  public func formStyle(_ style: FormStyle) -> Self { self }

  /// Does nothing: the pages of a `TabView` have a bar of their names.
  public func tabViewStyle(_ style: TabViewStyle) -> Self { self }

  /// Does nothing: headers of sections are small and grey.
  public func headerProminence(_ prominence: Prominence) -> Self { self }

  /// Does nothing: the bars of a screen have no surface.
  public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> Self { self }

  /// Does nothing: a bar of a screen is drawn where it has something in it.
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> Self { self }

  /// Sets how large the title of the screen is, as `navigationBarTitleDisplayMode(_:)`.
  public consuming func toolbarTitleDisplayMode(_ mode: TitleDisplayMode) -> ModifiedView {
    navigationBarTitleDisplayMode(mode)
  }
}

/// Where scroll views stop, as SwiftUI names it.
public enum ScrollTargetBehavior: Hashable, Sendable {
  /// At a page, or at a view.
  case paging, viewAligned
}

/// Whether scroll views bounce at their ends, as SwiftUI names it.
public enum ScrollBounceBehavior: Hashable, Sendable {
  /// As SwiftUI likes, always, or where there is something to scroll.
  case automatic, always, basedOnSize
}

/// The order of the items of a menu, as SwiftUI names it.
public enum MenuOrder: Hashable, Sendable {
  /// SwiftUI's default.
  case automatic
  /// The first one nearest to where it opens.
  case priority
  /// From the top.
  case fixed
}

/// How SwiftUI's menus look.
public enum MenuStyle: Hashable, Sendable {
  /// SwiftUI's default.
  case automatic
  /// With or without a surface.
  case button, borderlessButton
}

/// How SwiftUI's forms look.
public enum FormStyle: Hashable, Sendable {
  /// As SwiftUI likes, in columns, or in groups.
  case automatic, columns, grouped
}

/// How SwiftUI's pages look.
public enum TabViewStyle: Hashable, Sendable {
  /// SwiftUI's default.
  case automatic
  /// Pages side by side, or with a sidebar.
  case page, sidebarAdaptable
}

/// How prominent something is, as SwiftUI names it.
public enum Prominence: Hashable, Sendable {
  /// As usual, or more than that.
  case standard, increased
}

/// The bars of a screen, as SwiftUI names them.
public enum ToolbarPlacement: Hashable, Sendable {
  /// A bar of SwiftUI.
  case automatic, bottomBar, navigationBar, tabBar, windowToolbar
}
