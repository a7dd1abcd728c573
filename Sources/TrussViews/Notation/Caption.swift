import TrussIR

extension View {
  /// Explains the view with a caption below it: a text in the caption font and the secondary colour.
  ///
  ///     SignIn().border(.rounded).caption("the form on a phone")
  ///
  /// The view and its caption are in a filled `VStack`. The caption is centred in the width of that stack: a longer one
  /// wraps, and does not make the view wider.
  ///
  /// - Parameters:
  ///   - text: the caption.
  ///   - spacing: the distance between the view and the caption, in points; 6 by default.
  ///   - fileID: the file that messages name; the caller's by default.
  ///   - line: the line that messages name; the caller's by default.
  public func caption(
    _ text: String, spacing: Double = 6, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    VStack(spacing: spacing, fileID: fileID, line: line) {
      Group([self])
      Text(text, fileID: fileID, line: line).font(.caption).foreground(.secondary).multilineTextAlignment(.center)
        // Less than a stack's priority to be no wider than its other views.
        .compression(10, axis: .horizontal)
    }
  }
}
