public import TrussLayout
public import TrussTree
public import TrussViews

// Names that other libraries have for drawings and for what a layout has found.

extension View {
  /// Not available: a width without a label.
  @available(*, unavailable, message: "write layout(width: 320) in points, or layout(columns: 40) in cells")
  @_disfavoredOverload
  public func layout(_ width: Double) throws(LayoutError) -> LayoutResult { try layout() }

  /// Not available: a width without a label.
  @available(*, unavailable, message: "write svg(width: 320)")
  @_disfavoredOverload
  public func svg(_ width: Double) throws(LayoutError) -> SVG { try svg() }

  /// Not available: text output is laid out in cells.
  @available(*, unavailable, message: "text is laid out in cells: write ascii(columns: 40); a column is 5 points")
  public func ascii(width: Double, height: Double? = nil) throws(LayoutError) -> String { "" }

  /// Not available: a drawing under another name.
  @available(*, unavailable, message: "write svg(width: 320), or text(columns: 40)")
  public func render() throws(LayoutError) -> SVG { try svg() }
}

extension LayoutResult {
  /// Not available: faults under another name.
  @available(*, unavailable, renamed: "diagnostics")
  public var errors: [Diagnostic] { diagnostics }

  /// Not available: faults of one kind.
  @available(*, unavailable, message: "write diagnostics.filter { $0.kind == .conflict }")
  public var conflicts: [Diagnostic] { diagnostics }

  /// Not available: faults under another name.
  @available(*, unavailable, renamed: "diagnostics")
  public var warnings: [Diagnostic] { diagnostics }

  /// Not available: a frame by a subscript.
  @available(*, unavailable, message: "write frame(of: \"title\")")
  public subscript(name: ViewID) -> Rect? { frame(of: name) }
}

extension LayoutSession {
  /// Not available: a session's frame.
  @available(*, unavailable, message: "write session.layout.frame(of: \"title\")")
  public func frame(of id: ViewID) -> Rect? { layout.frame(of: id) }
}

extension SVG {
  /// Not available: a file under another name.
  @available(*, unavailable, renamed: "write(toFile:)")
  public func save(_ path: String) throws {}

  /// Not available: the source under another name.
  @available(*, unavailable, message: "write String(describing: svg), or svg.write(toFile: \"a.svg\")")
  public var string: String { "" }
}
