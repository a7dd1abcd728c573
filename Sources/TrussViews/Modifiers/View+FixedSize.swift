extension View {
  /// Keeps the view at its ideal size: texts do not wrap, and the view neither grows nor shrinks.
  ///
  /// A leaf is as large as its content at priority 999. A container is as small as its content allows, and nothing
  /// inside it is cut. A size that was given is required and wins. A view without a size of its own, such as
  /// `Rectangle`, has no ideal, and is not changed.
  ///
  /// - Parameters:
  ///   - horizontal: whether its width is fixed.
  ///   - vertical: whether its height is fixed.
  public consuming func fixedSize(horizontal: Bool = true, vertical: Bool = true) -> ModifiedView {
    modified {
      if horizontal { $0.fixedAxes.insert(.horizontal) }
      if vertical { $0.fixedAxes.insert(.vertical) }
    }
  }
}
