extension EnvironmentValues {
  /// Closes a screen in an app; does nothing in a layout.
  public var dismiss: DismissAction { DismissAction() }

  /// Opens an address in an app; does nothing in a layout.
  public var openURL: OpenURLAction {
    get { OpenURLAction() }
    set {}
  }

  /// Whether the app is in the foreground; always `active` in a layout.
  public var scenePhase: ScenePhase { .active }

  /// Whether a screen is presented over another one; always false in a layout.
  public var isPresented: Bool { false }

  /// The number of pixels per point; always 1, because drawings have no pixels.
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
    /// The address was handled, was discarded, or is left to the system.
    case handled, discarded, systemAction
  }

  package init() {}

  /// Does nothing.
  public func callAsFunction(_ address: some CustomStringConvertible) {}
}

/// Whether an app is in the foreground, and visible.
public enum ScenePhase: Hashable, Sendable {
  /// In the foreground, visible but not active, or not visible.
  case active, inactive, background
}
