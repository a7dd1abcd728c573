// SwiftUI's values for features of a running app.

extension EnvironmentValues {
  /// Closes a screen in an app. In a layout it does nothing.
  public var dismiss: DismissAction { DismissAction() }

  /// Opens an address in an app. In a layout it does nothing.
  public var openURL: OpenURLAction {
    get { OpenURLAction() }
    set {}
  }

  /// Whether an app is in front; in a layout it is.
  public var scenePhase: ScenePhase { .active }

  /// Whether a screen is above another one; in a layout it is not.
  public var isPresented: Bool { false }

  /// The number of pixels per point: always 1, as drawings have no pixels.
  public var displayScale: Double { 1 }
}

/// Closes a screen in an app.
public struct DismissAction: Sendable {
  /// Does nothing.
  public func callAsFunction() {}
}

/// Opens an address in an app.
public struct OpenURLAction: Sendable {
  /// The outcome of opening an address, as in SwiftUI.
  public enum Result: Sendable {
    /// It is done, nothing is done, or the system opens it.
    case handled, discarded, systemAction
  }

  package init() {}

  /// Does nothing.
  public func callAsFunction(_ address: some CustomStringConvertible) {}
}

/// Whether an app is in front.
public enum ScenePhase: Hashable, Sendable {
  /// In front, visible behind another, or not visible.
  case active, inactive, background
}
