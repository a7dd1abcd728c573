import TrussIR

extension View {
  /// Makes the view lead somewhere when it is clicked, in SVG; text does not show it.
  ///
  /// - Parameters:
  ///   - target: an address that begins with `https:`, `http:` or `mailto:`, a fragment (`#details`), or a path relative
  ///     to the drawing's. Anything else is an error when the view is laid out.
  ///   - fileID: the file that messages name; the caller's unless told otherwise.
  ///   - line: the line that messages name; the caller's unless told otherwise.
  public consuming func link(_ target: String, fileID: String = #fileID, line: Int = #line) -> ModifiedView {
    let link = Attributes.Link(target: target, location: SourceLocation(fileID: fileID, line: line))
    return modified { $0.link = link }
  }
}

extension Attributes.Link {
  /// Whether the target is one that a drawing may have: nothing that could run a script.
  package var isAllowed: Bool {
    // A browser drops white space and controls, and so would read a scheme where there seems to be none.
    guard !target.isEmpty, target.unicodeScalars.allSatisfy({ $0.value > 0x20 && !(0x7F..<0xA0).contains($0.value) })
    else { return false }
    if target.hasPrefix("//") || target.hasPrefix("\\") { return false }
    let head = target.prefix { !"/?#".contains($0) }
    guard let colon = head.firstIndex(of: ":") else { return true }
    return ["http", "https", "mailto"].contains(head[..<colon].lowercased())
  }
}
