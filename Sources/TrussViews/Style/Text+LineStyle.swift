extension Text {
  /// How a line under a text looks.
  ///
  ///     Text("teh").underline(pattern: .wavy, color: .red)
  public struct LineStyle: Hashable, Sendable {
    /// The form of the line; the words are SwiftUI's where it has the form, else those of CSS.
    public enum Pattern: String, CaseIterable, Hashable, Sendable {
      /// One line.
      case solid
      /// Two lines.
      case double
      /// Dashes.
      case dash
      /// Dots.
      case dot
      /// A wave.
      case wavy
    }

    /// The form of the line.
    public var pattern: Pattern
    /// The line's colour; nil for that of the letters.
    public var color: Color?

    /// Makes a style; a solid line in the colour of the letters by default.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }
  }
}
