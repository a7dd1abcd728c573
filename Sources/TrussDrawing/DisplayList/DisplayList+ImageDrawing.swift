package import TrussImages
package import TrussViews

extension DisplayList {
  /// A picture that fills a rectangle, in whatever ratio that is.
  package struct ImageDrawing: Equatable, Sendable {
    /// Where the picture comes from.
    package enum Source: Equatable, Sendable {
      /// The drawing contains the file.
      case file(ImageFile)
      /// The drawing refers to it.
      case address(String)
    }

    /// The rectangle.
    package var rect: Rect
    package var source: Source
    /// What the picture shows, in words.
    package var alt: String
  }
}
