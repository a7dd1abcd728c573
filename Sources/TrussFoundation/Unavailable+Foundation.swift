public import Foundation
public import TrussViews

// SwiftUI's declarations that use Foundation's types and that Truss does not support.

extension Canvas {
  /// Not available: SwiftUI's view with a drawing function.
  @available(
    *, unavailable,
    message: "write Path { path in … }.fill(.red), in GeometryReader { proxy in … } if it needs the size, or a Leaf"
  )
  public init(
    opaque: Bool = false, rendersAsynchronously: Bool = false, renderer: (inout GraphicsContext, CGSize) -> Void
  ) { self.init(size: .zero, medium: .points, font: .body, foreground: .primary, isRightToLeft: false) }
}

@available(*, unavailable, message: "a layout shows one moment: write the content itself, with your own date")
extension TimelineView.Moments {
  /// SwiftUI's moments at equal intervals from a date on, which are not available.
  public static func periodic(from date: Date, by interval: TimeInterval) -> TimelineView.Moments { .animation }
  /// SwiftUI's moments at given dates, which are not available.
  public static func explicit(_ dates: [Date]) -> TimelineView.Moments { .animation }
}

@available(*, unavailable, message: "a layout shows one moment: write the content itself, with your own date")
extension TimelineView.Moment {
  /// The date of the moment.
  public var date: Date { Date() }
}

extension Color {
  /// Not available: SwiftUI's colour from an asset.
  @available(*, unavailable, message: "Truss reads no assets: write Color(0x0A6CD6, dark: 0x4DA3FF)")
  public init(_ name: String, bundle: Bundle?) { self = .primary }
}

extension Image {
  /// Makes a picture with a name. The bundle is ignored.
  public init(_ name: String, bundle: Bundle?, fileID: String = #fileID, line: Int = #line) {
    self.init(name, fileID: fileID, line: line)
  }
}

extension OpenURLAction {
  /// Makes an action that does nothing.
  public init(handler: (URL) -> Result) { self.init() }
}
