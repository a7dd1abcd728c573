public import TrussTree
import TrussViews

extension LayoutSession {
  /// The last change as a movement: from the layout before it to the one now.
  ///
  ///     try session.update(to: signIn(recovering: true))
  ///     try session.transition(duration: 0.2).svg().write(toFile: "recover.svg")
  ///
  /// A change is each `update(to:)`, and each change of constraints. Before the first one nothing moves: the layout is
  /// both the beginning and the end.
  ///
  /// - Parameters:
  ///   - duration: the duration in seconds, 0.3 by default: from 0 to `Transition.longest`.
  ///   - curve: how it runs through its time; slow at both ends by default.
  public func transition(duration: Double = 0.3, curve: TransitionCurve = .easeInOut) -> Transition {
    Transition(from: previous?.layout ?? layout, to: layout, duration: duration, curve: curve)
  }

  /// The last change as a movement between layouts in cells, which `Transition.strip(frames:ascii:)` draws as text.
  ///
  ///     print(try session.transition(columns: 64, duration: 0.2).strip())
  ///
  /// The view before the change and the one after it are laid out anew.
  ///
  /// - Parameters:
  ///   - columns: the width in columns, or nil to fit it to the content.
  ///   - rows: the height in rows, or nil to fit it to the content.
  ///   - duration: the duration in seconds, 0.3 by default.
  ///   - curve: how it runs through its time; slow at both ends by default.
  /// - Throws: `LayoutError`, as `layout(columns:rows:cell:)` does.
  public func transition(
    columns: Int?, rows: Int? = nil, duration: Double = 0.3, curve: TransitionCurve = .easeInOut
  ) throws(LayoutError) -> Transition {
    let before = previous ?? state
    let from = try before.content.layout(
      columns: columns, rows: rows, environment: environment, overrides: before.overrides, after: nil)
    let to = try state.content.layout(
      columns: columns, rows: rows, environment: environment, overrides: overrides, after: from)
    return Transition(from: from, to: to, duration: duration, curve: curve)
  }
}
