import TrussDrawing
import TrussLayout
public import TrussTree
package import TrussViews

extension Transition {
  /// Pictures of the transition under each other, each with its time above it: text's form of an animation.
  ///
  ///     0.00 s
  ///
  ///     ┌──────┐
  ///     └──────┘
  ///
  ///     0.10 s
  ///     …
  ///
  /// Meant for layouts in cells, which `LayoutSession.transition(columns:rows:duration:curve:)` makes. Edges move cell
  /// by cell. What fades is there in the half of the way in which it would be seen better.
  ///
  /// - Parameters:
  ///   - frames: the number of pictures, the beginning and the end among them: at least 2, at most 1,000; 5 by
  ///     default. Their times are as far apart from one to the next.
  ///   - ascii: whether they are drawn in ASCII; with box-drawing characters by default.
  /// - Throws: `LayoutError` for a number of pictures or a duration without meaning, for layouts of two media, and for
  ///   a strip of more cells than `LayoutError.Limits.cells`.
  public func strip(frames: Int = 5, ascii: Bool = false) throws(LayoutError) -> String {
    guard (2...1000).contains(frames) else {
      throw LayoutError(
        .number(parameter: "frames", value: Double(frames), rule: "at least 2 and at most 1000"),
        view: "the transition", location: nil)
    }
    return try strip(
      frames: frames, in: TextRenderer(charset: ascii ? .ascii : .unicode), skipsFirst: false, startTime: 0)
  }

  /// The strip of five pictures in colours; see `Layout.text(_:ascii:framed:colors:scheme:theme:)`.
  package func strip(ascii: Bool, colors: TextColors, scheme: ColorScheme) throws(LayoutError) -> String {
    let renderer = TextRenderer(
      charset: ascii ? .ascii : .unicode, colors: colors.depth, isDark: scheme == .dark)
    return try strip(frames: 5, in: renderer, skipsFirst: false, startTime: 0)
  }

  /// The pictures of a step of a movement that begins at a time, in seconds. The first is skipped where it is the last of
  /// the step before.
  func strip(
    frames: Int, in renderer: TextRenderer, skipsFirst: Bool, startTime: Double
  ) throws(LayoutError) -> String {
    let tweens = try tweens()
    try check(frames)
    let pictures = ((skipsFirst ? 1 : 0)..<frames).map { number in
      let time = Double(number) / Double(frames - 1)
      let picture = renderer.render(tweens.displayList(at: curve.progress(at: time)))
      return "\(Self.seconds(startTime + time * duration)) s\n\n\(picture)"
    }
    return pictures.joined(separator: "\n\n")
  }

  private func check(_ frames: Int) throws(LayoutError) {
    let width = max(from.size.width, to.size.width)
    let height = max(from.size.height, to.size.height)
    let rows = height * Double(frames)
    guard max(width, 1) * max(rows, 1) > Double(LayoutError.Limits.cells) else { return }
    throw LayoutError(
      .canvas(columns: Int(clamping: width), rows: Int(clamping: rows)), view: "the transition", location: nil)
  }

  /// With two decimals: `0.05`.
  private static func seconds(_ value: Double) -> String {
    let (whole, rest) = Int(clamping: (value * 100).rounded()).quotientAndRemainder(dividingBy: 100)
    return "\(whole).\(rest < 10 ? "0" : "")\(rest)"
  }
}
