public import TrussTree

extension Layout {
  /// The layout itself, if it came out as it was written.
  ///
  /// - Throws: `LayoutError` with the reason `.diagnostics` where there is any diagnostic: a broken constraint, content
  ///   past its box, a frame that only a default decides, an offset that was not given, an engine or a text pass that
  ///   did not come to its end. All of them mean that a frame is another than what was asked for.
  public func strict() throws(LayoutError) -> Layout {
    guard let first = diagnostics.first else { return self }
    throw LayoutError(.diagnostics(diagnostics), view: "the layout", location: first.location)
  }
}
