public import TrussTree

extension Layout {
  /// The layout itself, if it has no diagnostics.
  ///
  /// - Throws: `LayoutError` with the reason `.diagnostics` if there is any diagnostic: a broken constraint, content
  ///   outside its box, an ambiguous frame, an offset that could not be kept, an engine or a text pass that did not
  ///   finish. Each of them means that a frame differs from what you specified.
  public func strict() throws(LayoutError) -> Layout {
    guard let first = diagnostics.first else { return self }
    throw LayoutError(.diagnostics(diagnostics), view: "the layout", location: first.location)
  }
}
