extension DisplayList {
  /// A place in the picture: y grows downward.
  package struct Point: Equatable, Sendable {
    /// The distance from the left edge.
    package var x: Double
    /// The distance from the top edge.
    package var y: Double

    /// Makes a point of its distances from the left and the top edge.
    package init(x: Double, y: Double) {
      self.x = x
      self.y = y
    }
  }
}
