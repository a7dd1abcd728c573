import TrussIR
import TrussText
import TrussViews

/// The size of a leaf's content along one axis, and the priorities at which it is no larger and no smaller.
struct LeafContent {
  /// The size that shows all of it.
  var preferred: Double
  /// The priority at which it is no smaller than `preferred`.
  var compression: Priority = RulePriority.compression
  /// The size below which it is cut: a text's longest word, four characters of a field; `preferred` for most.
  var minimum: Double
  /// The priority at which it is no larger than `preferred`.
  var hugging: Priority = 250
  /// Whether a stack keeps it from being cut even where neighbours have higher priorities (CSS' automatic minimum size).
  var hasMinimum = true

  init(_ preferred: Double, hugging: Priority = 250) {
    self.preferred = preferred
    minimum = preferred
    self.hugging = hugging
  }
}

extension ViewTree.Entry {
  /// The content along an axis, or nil for a view without a size of its own there.
  ///
  /// - Parameters:
  ///   - axis: the axis.
  ///   - medium: what it is measured in.
  ///   - stackAxis: the axis of the stack around the view; a divider lies across it.
  ///   - lineCount: the number of lines that a text takes, or nil before its width is known: then the lines that it
  ///     is written in.
  func content(_ axis: Axis, _ medium: Medium, stackAxis: Axis?, lineCount: Int?) -> LeafContent? {
    guard var result = ownContent(axis, medium, stackAxis, lineCount) else { return nil }
    if let hugging = attributes.hugging[axis] { result.hugging = hugging }
    if let compression = attributes.compression[axis] {
      result.compression = compression
      result.hasMinimum = false
    }
    let frame = medium.isCells && attributes.border != nil && !content.hasBorder ? 2.0 : 0
    result.preferred += frame
    result.minimum += frame
    return result
  }

  private func ownContent(
    _ axis: Axis, _ medium: Medium, _ stackAxis: Axis?, _ lineCount: Int?
  ) -> LeafContent? {
    switch content {
    case .text(let text): textContent(text, axis, medium, lineCount)
    case .button(let title): controlContent(title, axis, medium)
    case .field(let field): fieldContent(field, axis, medium)
    case .toggle: LeafContent(axis == .horizontal ? (medium.isCells ? 3 : 40) : (medium.isCells ? 1 : 24))
    case .stepper: LeafContent(axis == .horizontal ? (medium.isCells ? 5 : 80) : (medium.isCells ? 1 : 24))
    case .slider: barContent(axis, medium, thickness: 20)
    case .progress: barContent(axis, medium, thickness: 8)
    case .image(let image): imageContent(image, axis, medium)
    case .box(let title): title.isEmpty ? nil : boxContent(title, axis, medium)
    case .divider: dividerContent(axis, stackAxis)
    case .rectangle, .spacer, .stack, .arranged, .layers, .scroll, .table, .framed, .composite: nil
    case .grid, .gridRow, .flow, .choice: nil
    }
  }

  /// A text with a limit may be cut, hence has no minimum (CSS' `overflow: hidden`).
  private func textContent(_ text: String, _ axis: Axis, _ medium: Medium, _ lineCount: Int?) -> LeafContent {
    let block = TextBlock(text, in: self, medium)
    var result: LeafContent
    switch axis {
    case .horizontal:
      result = LeafContent(medium.room(block.widestLine), hugging: 251)
      result.minimum = min(result.preferred, medium.room(block.longestWord))
      result.compression = RulePriority.textLine
    case .vertical:
      let count = lineCount ?? block.takenLines(width: .infinity)
      result = LeafContent(Double(count) * medium.lineHeight(font), hugging: 251)
    }
    result.hasMinimum = !block.isLimited
    return result
  }

  /// A title with 8 points at each side and 4 above and below; in cells `( title )` on one row.
  private func controlContent(_ title: String, _ axis: Axis, _ medium: Medium) -> LeafContent {
    switch axis {
    case .horizontal: LeafContent(medium.room(medium.width(of: title, font)) + (medium.isCells ? 4 : 16))
    case .vertical: LeafContent(medium.lineHeight(font) + (medium.isCells ? 0 : 8))
    }
  }

  private func boxContent(_ title: String, _ axis: Axis, _ medium: Medium) -> LeafContent {
    var result = controlContent(title, axis, medium)
    if medium.isCells, axis == .vertical {
      result.preferred += 2
      result.minimum += 2
    }
    return result
  }

  private func fieldContent(_ field: Field, _ axis: Axis, _ medium: Medium) -> LeafContent {
    guard axis == .horizontal else { return fieldHeight(medium) }
    let padding = medium.isCells ? 2.0 : 16
    let widest = max(medium.width(of: field.placeholder, font), medium.width(of: field.text, font))
    let isEmpty = field.placeholder.isEmpty && field.text.isEmpty
    let text = isEmpty ? medium.width(of: "00000000", font) : widest
    var result = LeafContent(padding + medium.room(text), hugging: 240)
    result.compression = RulePriority.fieldLine
    result.minimum = min(result.preferred, padding + medium.room(medium.width(of: "0000", font)))
    return result
  }

  /// A line and padding, 25 points in the body font; in cells three rows with a border, but rather one row than cut.
  private func fieldHeight(_ medium: Medium) -> LeafContent {
    guard medium.isCells else { return LeafContent(medium.lineHeight(font) + 2 * Self.fieldPadding) }
    var result = LeafContent(3)
    result.compression = RulePriority.fieldLine
    result.minimum = 1
    return result
  }

  /// The points above and below a field's line.
  static let fieldPadding = 4.5

  private func barContent(_ axis: Axis, _ medium: Medium, thickness: Double) -> LeafContent {
    axis == .horizontal
      ? LeafContent(medium.extent(100, axis), hugging: 240) : LeafContent(medium.isCells ? 1 : thickness)
  }

  private func imageContent(_ image: Image, _ axis: Axis, _ medium: Medium) -> LeafContent? {
    guard let natural = image.natural else { return nil }
    var result = LeafContent(
      medium.extent(axis == .horizontal ? natural.width : natural.height, axis), hugging: 251)
    result.hasMinimum = false
    if image.contentMode != nil { result.compression = 250 }
    return result
  }

  private func dividerContent(_ axis: Axis, _ stackAxis: Axis?) -> LeafContent? {
    guard axis == stackAxis ?? .vertical else { return nil }
    // It takes nothing of the room that others leave, and gives none up; but rather than content out of its box, it
    // follows a constraint.
    return LeafContent(1, hugging: 700)
  }
}

extension ViewNode.Content {
  /// Whether the view draws a border of its own, so that one from a modifier takes its place.
  package var hasBorder: Bool {
    switch self {
    case .box, .field, .image, .rectangle: true
    case .text, .button, .toggle, .slider, .progress, .stepper, .spacer, .divider: false
    case .stack, .arranged, .layers, .scroll, .table, .framed, .grid, .gridRow, .flow, .choice, .composite: false
    }
  }
}

extension ViewTree.Entry {
  /// The axes on which a view without others inside fills a box that offers it all of its room.
  var flexibleLeafAxes: Axes {
    var axes = Axes()
    for axis in Axis.allCases where !isSized(axis) && isFlexibleLeaf(axis, stackAxis: nil) { axes.insert(axis) }
    return axes
  }
}

extension ViewNode.Content {
  /// Whether a view has a size along an axis by what it is; `stackAxis` is that of the stack around it.
  func hasOwnSize(_ axis: Axis, stackAxis: Axis?) -> Bool {
    switch self {
    case .stack, .arranged, .layers, .grid, .gridRow, .flow, .choice: true
    case .text, .button, .field, .toggle, .slider, .progress, .stepper: true
    case .image(let image): image.natural != nil
    case .box(let title): !title.isEmpty
    case .divider: axis == stackAxis ?? .vertical
    case .rectangle, .spacer, .scroll, .table, .framed, .composite: false
    }
  }

  var isText: Bool {
    if case .text = self { return true }
    return false
  }
}
