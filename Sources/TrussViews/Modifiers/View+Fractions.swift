public import TrussIR

extension View {
  /// Sets the view's width to a part of that of the view around it, less its insets: 0.5 is half of it, CSS' `width:
  /// 50%`.
  ///
  ///     HStack { Text("Label").width(fraction: 0.3); Field() }
  ///
  /// `padding` is a view around it too: `.width(fraction: 0.5)` is written behind it, so that it counts.
  ///
  /// - Parameters:
  ///   - fraction: the part; more than 1 overflows. A view without one around it: an error when it is laid out.
  ///   - priority: how much it matters; required by default.
  ///   - fileID: the file that messages name; the caller's by default.
  ///   - line: the line that messages name; the caller's by default.
  public consuming func width(
    fraction: Double, priority: Priority = .required, fileID: String = #fileID, line: Int = #line
  ) -> ModifiedView {
    sized(.width, .equal, fraction, priority, SourceLocation(fileID: fileID, line: line))
  }

  /// Lets the view be no wider than a part of the view around it, less that one's insets: CSS' `max-width: 80%`; the
  /// parameters are those of `width(fraction:)`.
  public consuming func width(
    atMostFraction fraction: Double, priority: Priority = .required, fileID: String = #fileID, line: Int = #line
  ) -> ModifiedView {
    sized(.width, .lessThanOrEqual, fraction, priority, SourceLocation(fileID: fileID, line: line))
  }

  /// Sets the view's height to a part of that of the view around it, less its insets; the parameters are those of
  /// `width(fraction:)`.
  public consuming func height(
    fraction: Double, priority: Priority = .required, fileID: String = #fileID, line: Int = #line
  ) -> ModifiedView {
    sized(.height, .equal, fraction, priority, SourceLocation(fileID: fileID, line: line))
  }

  /// Lets the view be no higher than a part of the view around it, less that one's insets; the parameters are those of
  /// `width(fraction:)`.
  public consuming func height(
    atMostFraction fraction: Double, priority: Priority = .required, fileID: String = #fileID, line: Int = #line
  ) -> ModifiedView {
    sized(.height, .lessThanOrEqual, fraction, priority, SourceLocation(fileID: fileID, line: line))
  }

  private consuming func sized(
    _ size: Attribute, _ relation: Relation, _ fraction: Double, _ priority: Priority, _ location: SourceLocation
  ) -> ModifiedView {
    let around = LayoutGuide(view: .superview, kind: .box).anchor(size)
    var constraint = LayoutConstraint(ViewID.container.anchor(size), relation, around * fraction) ~ priority
    constraint.location = location
    return modified { $0.constraints.append(.constraint(constraint)) }
  }
}
