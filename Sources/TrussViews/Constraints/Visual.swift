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
  /// The scope that its names are seen from where that is not the view's: known once the view is listed.
  package var scope: Int32?

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

extension ConstraintEntry {
  /// The entry, its names seen from a scope unless it has one.
  package func seen(from scope: Int32) -> ConstraintEntry {
    switch self {
    case .constraint(var constraint):
      constraint.scope = constraint.scope ?? scope
      return .constraint(constraint)
    case .visual(var visual):
      visual.scope = visual.scope ?? scope
      return .visual(visual)
    }
  }
}
