extension Double {
  /// The edge between two cells that is nearest to a coordinate; of two that are as near, the upper or left one.
  ///
  /// Moving a rectangle by whole cells moves its rounded edges by as much, and a height of whole cells stays what it
  /// is.
  package var cellEdge: Double { (self - 0.5).rounded(.up) + 0 }

  /// The middle of the pixel, or of the cell, that a coordinate is in. A line of a point's width there covers one row of
  /// pixels instead of half of two, where a pixel is a point.
  package var sharpLine: Double { rounded(.down) + 0.5 }
}
