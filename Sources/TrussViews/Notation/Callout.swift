import TrussIR

/// A text beside a figure, with a line to the view that it explains.
public struct Callout: Hashable, Sendable {
  let text: String
  let target: ViewID

  /// Makes a callout.
  ///
  /// - Parameters:
  ///   - text: the explanation; it wraps in the width of the callouts.
  ///   - target: the name of a view inside the figure. A name that no view has is an error when the figure is laid out.
  public init(_ text: String, at target: ViewID) {
    self.text = text
    self.target = target
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
  ///   - callouts: the callouts.
  public func callouts(
    _ edge: Edge = .trailing, width: Double = 140, spacing: Double = 28,
    @CalloutBuilder _ callouts: () -> [Callout]
  ) -> some View {
    let callouts = callouts()
    let isLeading = edge == .leading
    let names = callouts.indices.map { ViewID("callout \($0 + 1): \(callouts[$0].text)") }
    let texts = ZStack(align: nil) {
      for (callout, name) in zip(callouts, names) {
        Text(callout.text).font(.caption).foreground(.secondary)
          .multilineTextAlignment(isLeading ? .trailing : .leading).id(name)
      }
    }
    .width(width)
    return HStack(align: .fill, spacing: spacing) {
      if isLeading { texts }
      Group([self])
      if !isLeading { texts }
    }
    .constraints {
      for (number, (callout, name)) in zip(callouts, names).enumerated() {
        name.edges(.leading, .trailing) == .superview
        // Of two that have no room beside each other, the first is at the height of its view.
        name.centerY == callout.target.centerY ~ Priority(max(2, 200 - Double(number)))
        if number > 0 { name.top >= names[number - 1].bottom + 6 }
      }
    }
    .connectors(from: isLeading ? .trailing : .leading, to: isLeading ? .leading : .trailing) {
      for (callout, name) in zip(callouts, names) {
        Connector(from: name, to: callout.target, head: .circle)
      }
    }
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
