package import TrussIR

/// A text beside a figure, with a line to a view in the figure.
///
///     SignIn().callouts(.trailing) { Callout("the first field", at: "email") }
public struct Callout: Hashable, Sendable {
  let text: String
  let target: ViewID
  let fileID: String
  let line: Int

  /// Makes a callout with a text and the name of a view inside the figure. The text wraps to the width of the callouts.
  /// If no view has the name, laying out the figure is an error.
  public init(_ text: String, at target: ViewID, fileID: String = #fileID, line: Int = #line) {
    self.text = text
    self.target = target
    self.fileID = fileID
    self.line = line
  }
}

extension View {
  /// Explains views inside this view with texts beside it, each with a line to its view.
  ///
  ///     SignIn().callouts(.trailing) {
  ///       Callout("as wide as the form", at: "email")
  ///       Callout("in the middle", at: "logo")
  ///     }
  ///
  /// The texts are outside the figure, in the order in which they are declared. Each text is at the height of its view,
  /// or below the previous text if they would overlap. The lines avoid other views.
  ///
  /// - Parameters:
  ///   - edge: the side for the texts: `.trailing`, the default, or `.leading`; any other edge counts as `.trailing`.
  ///   - width: the width of the texts, in points; 140 by default.
  ///   - spacing: the distance between the figure and the texts, in points; 28 by default.
  ///   - fileID: the source file named in messages; the caller's file by default.
  ///   - line: the source line named in messages; the caller's line by default.
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
          from: name, to: callout.target, head: .circle, fileID: callout.fileID, line: callout.line
        ).with { $0.isCallout = true }
      }
    }
  }

  private static func constraints(
    of callout: Callout, _ name: ViewID, below previous: ViewID?, _ number: Int
  ) -> [ConstraintEntry] {
    let (fileID, line) = (callout.fileID, callout.line)
    var entries = ConstraintBuilder.buildExpression(
      name.edges(.leading, .trailing) == .superview, fileID: fileID, line: line)
    // If two texts would overlap, the earlier text keeps its position.
    let priority = Priority(max(2, 200 - Double(number)))
    entries += ConstraintBuilder.buildExpression(
      name.centerY == callout.target.centerY ~ priority, fileID: fileID, line: line)
    // Above or below its column a callout would be outside of the picture.
    if previous == nil {
      entries += ConstraintBuilder.buildExpression(name.top >= ViewID.superview.top, fileID: fileID, line: line)
    }
    entries += ConstraintBuilder.buildExpression(
      name.bottom <= ViewID.superview.bottom ~ 749, fileID: fileID, line: line)
    if let previous {
      entries += ConstraintBuilder.buildExpression(name.top >= previous.bottom + 6, fileID: fileID, line: line)
    }
    return entries
  }
}

/// Collects the callouts of a block, with `if`, `switch` and `for`.
@resultBuilder
public enum CalloutBuilder {
  /// A single callout.
  public static func buildExpression(_ callout: Callout) -> [Callout] { [callout] }
  /// All callouts of a block, in order.
  public static func buildBlock(_ parts: [Callout]...) -> [Callout] { parts.flatMap { $0 } }
  /// The callouts of an `if` without `else`.
  public static func buildOptional(_ part: [Callout]?) -> [Callout] { part ?? [] }
  /// The callouts of the branch that was taken.
  public static func buildEither(first part: [Callout]) -> [Callout] { part }
  /// The callouts of the branch that was taken.
  public static func buildEither(second part: [Callout]) -> [Callout] { part }
  /// The callouts of all iterations of a `for` loop.
  public static func buildArray(_ parts: [[Callout]]) -> [Callout] { parts.flatMap { $0 } }
}

extension View {
  /// Adds a caption to the view, 6 points below it by default: a text in the caption font and the secondary colour.
  ///
  ///     SignIn().border(.rounded).caption("the form on a phone")
  ///
  /// The view and its caption are in a `VStack` with `fill` alignment. The caption is centred; a caption wider than the
  /// view wraps, and does not make the stack wider.
  public func caption(
    _ text: String, spacing: Double = 6, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    VStack(spacing: spacing, fileID: fileID, line: line) {
      Group([self])
      Text(text, fileID: fileID, line: line).font(.caption).foreground(.secondary).multilineTextAlignment(.center)
        .compressionResistance(.caption, axis: .horizontal)
    }
  }
}

extension Priority {
  /// The priority at which a caption's width resists compression. It is below the priority that keeps a stack as narrow
  /// as its other views.
  package static let caption: Priority = 10
}

/// A line that shows its own length, as in technical drawings: `|← 60 →|` in points, `├─── 12 ───┤` in text.
///
///     VStack(spacing: 2) {
///       Box("sidebar")
///       DimensionLine()
///     }
///
/// The surrounding stack determines the line's length. The number is the computed length, in points or in cells. A
/// number that does not fit is not drawn.
public struct DimensionLine: Leaf, Hashable {
  private let axis: Axis
  private let color: Color

  /// Makes a line along an axis; horizontal and orange by default.
  public init(_ axis: Axis = .horizontal, color: Color = .orange) {
    self.axis = axis
    self.color = color
  }

  private static let font = Font.system(size: 11)
  /// The length of an arrowhead, and its width on each side of the line, in points.
  private static let (headLength, headWidth) = (5.0, 2.5)

  /// Returns the size across the line: 14 points for a horizontal line and 28 for a vertical one; in text one row or
  /// four columns.
  public func size(in medium: Medium) -> IntrinsicSize {
    switch (axis, medium.isText) {
    case (.horizontal, true): IntrinsicSize(height: 1)
    case (.horizontal, false): IntrinsicSize(height: 14)
    case (.vertical, true): IntrinsicSize(width: 4)
    case (.vertical, false): IntrinsicSize(width: 28)
    }
  }

  /// Draws the line and the number.
  public func draw(in canvas: inout Canvas) {
    let length = axis == .horizontal ? canvas.size.width : canvas.size.height
    let number = shortest((length * 10).rounded() / 10)
    if canvas.isText { drawInText(number, length, &canvas) } else { drawInPoints(number, length, &canvas) }
  }

  /// A point on the canvas: `along` is the distance along the line, `beside` the distance from it. The line is in the
  /// middle of a pixel, so that it is sharp.
  private func place(_ along: Double, _ beside: Double, _ canvas: Canvas) -> Point {
    let middle = ((axis == .horizontal ? canvas.size.height : canvas.size.width) / 2).sharpLine
    return axis == .horizontal ? Point(x: along, y: middle + beside) : Point(x: middle + beside, y: along)
  }

  private func drawInPoints(_ number: String, _ length: Double, _ canvas: inout Canvas) {
    // All digits have the same width, at most 0.56 of the font's em.
    let width = 0.56 * Self.font.size * Double(number.count) + 6
    let room = axis == .horizontal ? width : Self.font.size + 4
    let isShown = length >= room + 2 * Self.headLength
    let (before, after) = isShown ? ((length - room) / 2, (length + room) / 2) : (length / 2, length / 2)
    for (end, inner, direction) in [(0.0, before, 1.0), (length, after, -1.0)] {
      let bar = Path { $0.addLines([place(end + direction / 2, -4, canvas), place(end + direction / 2, 4, canvas)]) }
      canvas.stroke(bar, with: color)
      canvas.stroke(Path { $0.addLines([place(end, 0, canvas), place(inner, 0, canvas)]) }, with: color)
      guard length > 4 * Self.headLength else { continue }
      let tip = end + direction
      let base = tip + direction * Self.headLength
      canvas.fill(
        Path { path in
          path.addLines([
            place(tip, 0, canvas), place(base, -Self.headWidth, canvas), place(base, Self.headWidth, canvas),
          ])
          path.closeSubpath()
        }, with: color)
    }
    guard isShown else { return }
    let middle = place(length / 2, 0, canvas)
    let box = Rect(x: middle.x - width / 2, y: middle.y - 7, width: width, height: 14)
    canvas.draw(number, in: box, alignment: .center, font: Self.font, color: color)
  }

  private func drawInText(_ number: String, _ length: Double, _ canvas: inout Canvas) {
    guard length >= 1 else { return }
    let (first, last) = axis == .horizontal ? ("├", "┤") : ("┬", "┴")
    let middle = axis == .horizontal ? 0.5 : (canvas.size.width / 2).rounded(.down) + 0.5
    func place(_ along: Double) -> Point {
      axis == .horizontal ? Point(x: along, y: middle) : Point(x: middle, y: along)
    }
    func cell(_ along: Double, _ width: Double = 1) -> Rect {
      axis == .horizontal
        ? Rect(x: along, y: 0, width: width, height: 1)
        : Rect(x: middle - 0.5 - ((width - 1) / 2).rounded(.down), y: along, width: width, height: 1)
    }
    canvas.line(from: place(0), to: place(length), Border(.light, color: color))
    if length >= 2 {
      canvas.draw(first, ascii: "+", in: cell(0), color: color)
      canvas.draw(last, ascii: "+", in: cell(length - 1), color: color)
    }
    // The number gets a space on both sides if it interrupts the line.
    let shown = axis == .horizontal ? " \(number) " : number
    let width = Double(shown.count)
    guard length >= (axis == .horizontal ? width + 2 : 3) else { return }
    let start = axis == .horizontal ? ((length - width) / 2).rounded(.down) : ((length - 1) / 2).rounded(.down)
    canvas.draw(shown, in: cell(start, width), alignment: .center, color: color)
  }
}
