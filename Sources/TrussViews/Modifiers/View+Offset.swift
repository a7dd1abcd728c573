extension View {
  /// Moves the view and its content from their position, in points; its neighbours do not move.
  ///
  /// A layout's frames are the moved ones. Constraints know nothing of it: the view's stack, and constraints to it, see
  /// the place that it would have without.
  ///
  /// - Parameters:
  ///   - x: how far to the right, in every layout direction.
  ///   - y: how far down.
  public consuming func offset(x: Double = 0, y: Double = 0) -> ModifiedView {
    modified {
      $0.offset.x += x
      $0.offset.y += y
    }
  }
}
