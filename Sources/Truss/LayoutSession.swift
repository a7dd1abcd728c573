public import TrussLowering
public import TrussViews

/// A layout that follows a view as it changes: views are inserted, removed, reordered, hidden and shown by giving the
/// session the view's new value.
///
///     var session = try LayoutSession(SignIn(isRecovering: false), width: 320, height: 250)
///     try session.update(to: SignIn(isRecovering: true))
///     print(session.layout.frames)
///
/// The frames are those of a fresh layout of the same view, always.
public struct LayoutSession: Sendable {
  /// The layout of the view last given.
  public private(set) var layout: Layout
  /// The width in points, or nil where it is fitted.
  public let width: Double?
  /// The height in points, or nil where it is fitted.
  public let height: Double?
  /// The surroundings.
  public let environment: EnvironmentValues

  /// Lays a view out, in points.
  ///
  /// - Parameters:
  ///   - view: the view.
  ///   - width: the width in points, or nil to fit it to the content.
  ///   - height: the height in points, or nil to fit it to the content.
  ///   - environment: the surroundings.
  /// - Throws: `LayoutError` for input that has no meaning.
  public init(
    _ view: some View, width: Double? = nil, height: Double? = nil,
    environment: EnvironmentValues = EnvironmentValues()
  ) throws(LayoutError) {
    self.width = width
    self.height = height
    self.environment = environment
    layout = try view.layout(width: width, height: height, environment: environment)
  }

  /// Lays the view's new value out.
  ///
  /// - Throws: `LayoutError` for input that has no meaning; the layout then stays as it was.
  public mutating func update(to view: some View) throws(LayoutError) {
    layout = try view.layout(width: width, height: height, environment: environment)
  }
}
