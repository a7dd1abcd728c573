import TrussIR

extension View {
  /// Makes the view lead somewhere when it is clicked, in SVG; text does not show it.
  ///
  /// - Parameters:
  ///   - target: an address that begins with `https://`, `http://` or `mailto:`, a fragment (`#details`), or a path
  ///     relative to the drawing's. Anything else is an error when the view is laid out, and so is what a browser would
  ///     take for another address than it seems to be: white space, controls, backslashes, and hosts with a user before
  ///     them (`https://a@b`), with escapes, or in characters that map to others.
  ///   - fileID: the file that messages name; the caller's by default.
  ///   - line: the line that messages name; the caller's by default.
  public consuming func link(_ target: String, fileID: String = #fileID, line: Int = #line) -> ModifiedView {
    let link = Attributes.Link(target: target, location: SourceLocation(fileID: fileID, line: line))
    return modified { $0.link = link }
  }
}
