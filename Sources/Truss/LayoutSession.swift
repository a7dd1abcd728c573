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

  /// Lays a view out, in points.
  ///
  /// - Parameters:
  ///   - view: the view.
  ///   - width: the width in points, or nil to fit it to the content.
  ///   - height: the height in points, or nil to fit it to the content.
  /// - Throws: `LayoutError` for input that has no meaning.
  public init(_ view: some View, width: Double? = nil, height: Double? = nil) throws(LayoutError) {
    self.width = width
    self.height = height
    layout = try view.layout(width: width, height: height)
  }

  /// Lays the view's new value out.
  ///
  /// - Throws: `LayoutError` for input that has no meaning; the layout then stays as it was.
  public mutating func update(to view: some View) throws(LayoutError) {
    layout = try view.layout(width: width, height: height)
  }
}
