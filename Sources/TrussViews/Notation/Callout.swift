import TrussIR

/// A text beside a figure, with a line to the view that it explains.
public struct Callout: Hashable, Sendable {
  let text: String
  let target: ViewID
  let fileID: String
  let line: Int

  /// Makes a callout.
  ///
  /// - Parameters:
  ///   - text: the explanation; it wraps in the width of the callouts.
  ///   - target: the name of a view inside the figure. A name that no view has is an error when the figure is laid out.
  ///   - fileID: the file that messages name; the caller's by default.
  ///   - line: the line that messages name; the caller's by default.
  public init(_ text: String, at target: ViewID, fileID: String = #fileID, line: Int = #line) {
    self.text = text
    self.target = target
    self.fileID = fileID
    self.line = line
  }
}

extension View {
  /// Explains views inside this one with texts beside it, each with a line to the view that it explains.
  ///
  ///     SignIn().callouts(.trailing) {
  ///       Callout("as wide as the form", at: "email")
  ///       Callout("in the middle", at: "logo")
  ///     }
  ///
  /// The texts are outside the figure, in the order in which they are written: each is at the height of its view, or
  /// below the text before it where that leaves no room. The lines avoid the other views.
  ///
  /// - Parameters:
  ///   - edge: the side of the texts: `.trailing`, the default, or `.leading`; any other edge counts as `.trailing`.
  ///   - width: the width of the texts, in points; 140 by default.
  ///   - spacing: the distance between the figure and the texts, in points; 28 by default.
  ///   - fileID: the file that messages name; the caller's by default.
  ///   - line: the line that messages name; the caller's by default.
  ///   - callouts: the callouts.
  public func callouts(
    _ edge: Edge = .trailing, width: Double = 140, spacing: Double = 28, fileID: String = #fileID, line: Int = #line,
    @CalloutBuilder _ callouts: () -> [Callout]
  ) -> some View {
    let callouts = callouts()
    let isLeading = edge == .leading
    let names = callouts.indices.map { ViewID("callout \($0 + 1): \(callouts[$0].text)") }
    let texts = ZStack(align: nil, fileID: fileID, line: line) {
      for (callout, name) in zip(callouts, names) {
        Text(callout.text, fileID: callout.fileID, line: callout.line).font(.caption).foreground(.secondary)
          .multilineTextAlignment(isLeading ? .trailing : .leading).id(name)
      }
    }
    .width(width, fileID: fileID, line: line)
    return HStack(align: .fill, spacing: spacing, fileID: fileID, line: line) {
      if isLeading { texts }
      Group([self])
      if !isLeading { texts }
    }
    .constraints {
      for number in callouts.indices {
        Self.constraints(of: callouts[number], names[number], below: number > 0 ? names[number - 1] : nil, number)
      }
    }
    .connectors(from: isLeading ? .trailing : .leading, to: isLeading ? .leading : .trailing) {
      for (callout, name) in zip(callouts, names) {
        Connector(
          from: name, to: callout.target, head: .circle, fileID: callout.fileID, line: callout.line)
      }
    }
  }

  /// Each constraint with the callout's line.
  private static func constraints(
    of callout: Callout, _ name: ViewID, below previous: ViewID?, _ number: Int
  ) -> [ConstraintEntry] {
    let (fileID, line) = (callout.fileID, callout.line)
    var entries = ConstraintBuilder.buildExpression(
      name.edges(.leading, .trailing) == .superview, fileID: fileID, line: line)
    // Of two that have no room beside each other, the first is at the height of its view.
    let priority = Priority(max(2, 200 - Double(number)))
    entries += ConstraintBuilder.buildExpression(
      name.centerY == callout.target.centerY ~ priority, fileID: fileID, line: line)
    if let previous {
      entries += ConstraintBuilder.buildExpression(name.top >= previous.bottom + 6, fileID: fileID, line: line)
    }
    return entries
  }
}

/// Collects the callouts of a block, with `if`, `switch` and `for`.
@resultBuilder
public enum CalloutBuilder {
  /// A callout.
  public static func buildExpression(_ callout: Callout) -> [Callout] { [callout] }
  /// The callouts of a block, one after the other.
  public static func buildBlock(_ parts: [Callout]...) -> [Callout] { parts.flatMap { $0 } }
  /// The callouts of an `if` without `else`.
  public static func buildOptional(_ part: [Callout]?) -> [Callout] { part ?? [] }
  /// The callouts of the branch that was taken.
  public static func buildEither(first part: [Callout]) -> [Callout] { part }
  /// The callouts of the branch that was taken.
  public static func buildEither(second part: [Callout]) -> [Callout] { part }
  /// The callouts of all turns of a `for`.
  public static func buildArray(_ parts: [[Callout]]) -> [Callout] { parts.flatMap { $0 } }
}
