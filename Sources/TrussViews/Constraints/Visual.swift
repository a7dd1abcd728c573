public import TrussIR

/// Constraints in Apple's visual format; `|` is the view whose block has them.
///
///     .constraints {
///       Visual("H:|-20-[form]-20-|")
///       Visual("V:|-20-[form]-(>=8@750)-|")
///     }
public struct Visual: Sendable {
  package var format: String
  package var options: VisualFormat.Options
  package var metrics: [String: Double]
  package var location: SourceLocation?

  /// Makes constraints of a format. A fault in it is an error, with a caret under it, when the view is laid out.
  ///
  /// - Parameters:
  ///   - format: the format. Names are those of views; quoted where they are no identifiers.
  ///   - options: how the views are aligned across the format, and in which direction it is read.
  ///   - metrics: the numbers that names mean, in points.
  public init(_ format: String, options: VisualFormat.Options = [], metrics: [String: Double] = [:]) {
    self.format = format
    self.options = options
    self.metrics = metrics
  }
}

/// An entry of a block of constraints.
public enum ConstraintEntry: Sendable {
  /// A constraint.
  case constraint(LayoutConstraint)
  /// Constraints in visual format.
  case visual(Visual)
}
