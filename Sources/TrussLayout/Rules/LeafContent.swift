import TrussIR
import TrussText
import TrussTree
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
  /// Whether a stack keeps it from being cut even where neighbours have higher priorities (CSS' automatic minimum
  /// size).
  var hasMinimum = true

  init(_ preferred: Double, hugging: Priority = 250) {
    self.preferred = preferred
    minimum = preferred
    self.hugging = hugging
  }
}

extension ViewTree {
  /// The content of a view along an axis, or nil for a view without a size of its own there.
  ///
  /// - Parameters:
  ///   - index: the view.
  ///   - axis: the axis.
  ///   - medium: what it is measured in.
  ///   - stackAxis: the axis of the stack around the view; a divider lies across it.
  ///   - textHeight: the height of the lines that a text takes, or nil before its width is known: then that of the lines
  ///     that it is written in.
  func content(of index: Int, _ axis: Axis, _ medium: Medium, stackAxis: Axis?, textHeight: Double?) -> LeafContent? {
    entries.withUnsafeBufferPointer { entries in
      entries.baseAddress?.advanced(by: index).content(axis, medium, stackAxis: stackAxis, textHeight: textHeight)
    }
  }
}

extension ViewTree.Entry {
  /// The points above and below a field's line.
  static let fieldPadding = 4.5
}

extension Views {
  /// The content along an axis of an entry that is read where it lies: a call on the entry itself copies it, which
  /// counts three references.
  func content(_ axis: Axis, _ medium: Medium, stackAxis: Axis?, textHeight: Double?) -> LeafContent? {
    guard var result = ownContent(axis, medium, stackAxis, textHeight) else { return nil }
    if pointee.outline.hasRareRules {
      if let hugging = pointee.attributes.hugging[axis] { result.hugging = hugging }
      if let compression = pointee.attributes.compression[axis] {
        result.compression = compression
        result.hasMinimum = false
      }
    }
    if medium.isCells, !pointee.content.hasBorder, let border = pointee.attributes.border {
      let lines = border.cellInsets(isRightToLeft: false)
      let room = axis == .horizontal ? lines.left + lines.right : lines.top + lines.bottom
      result.preferred += room
      result.minimum += room
    }
    return result
  }

  private func ownContent(
    _ axis: Axis, _ medium: Medium, _ stackAxis: Axis?, _ textHeight: Double?
  ) -> LeafContent? {
    // Asked for where it is needed: each copy counts references.
    var font: Font { pointee.inherited.font }
    switch pointee.content {
    case .text:
      // Most texts have no limit. Of these, numbers are read, and no reference is counted.
      if pointee.inherited.textStyle.lineLimit == nil, let paragraphCount = pointee.measuredText?.paragraphCount {
        if axis == .vertical, let textHeight { return LeafContent(textHeight: textHeight) }
        if axis == .vertical, pointee.measuredText?.hasUnevenLines == false {
          return LeafContent(textHeight: Double(paragraphCount) * medium.lineHeight(font))
        }
        if axis == .horizontal {
          return LeafContent(
            widestLine: pointee.measuredText?.widestLine ?? 0, longestWord: pointee.measuredText?.longestWord ?? 0,
            medium)
        }
      }
      return TextBlock(self, medium)?.content(axis, textHeight)
    case .button(let title): return LeafContent(control: title, axis, medium, font)
    case .field(let field): return LeafContent(field, axis, medium, font)
    case .toggle: return LeafContent(axis == .horizontal ? (medium.isCells ? 3 : 40) : (medium.isCells ? 1 : 24))
    case .stepper: return LeafContent(axis == .horizontal ? (medium.isCells ? 5 : 80) : (medium.isCells ? 1 : 24))
    case .slider: return LeafContent(barAlong: axis, medium, thickness: 20)
    case .progress: return LeafContent(barAlong: axis, medium, thickness: 8)
    case .image(let image): return LeafContent(image, axis, medium)
    case .box(let title): return title.isEmpty ? nil : LeafContent(box: title, axis, medium, font)
    case .divider: return LeafContent(dividerAlong: axis, stackAxis)
    case .leaf(let leaf): return LeafContent(leaf.size, axis)
    case .rectangle, .spacer, .stack, .arranged, .layers, .scroll, .table, .framed, .composite: return nil
    case .grid, .gridRow, .flow, .choice: return nil
    }
  }
}

extension TextBlock {
  /// A text with a limit may be cut, hence has no minimum (CSS' `overflow: hidden`).
  fileprivate func content(_ axis: Axis, _ textHeight: Double?) -> LeafContent {
    var result =
      switch axis {
      case .horizontal: LeafContent(widestLine: widestLine, longestWord: longestWord, medium)
      case .vertical: LeafContent(textHeight: textHeight ?? height(width: .infinity))
      }
    result.hasMinimum = !isLimited
    return result
  }
}

extension LeafContent {
  /// A text along its lines.
  fileprivate init(widestLine: Double, longestWord: Double, _ medium: Medium) {
    self.init(medium.room(widestLine), hugging: 251)
    minimum = min(preferred, medium.room(longestWord))
    compression = RulePriority.textLine
  }

  /// A text across its lines.
  fileprivate init(textHeight: Double) { self.init(textHeight, hugging: 251) }

  /// A title with 8 points at each side and 4 above and below; in cells `( title )` on one row.
  fileprivate init(control title: String, _ axis: Axis, _ medium: Medium, _ font: Font) {
    switch axis {
    case .horizontal: self.init(medium.room(medium.width(of: title, font)) + (medium.isCells ? 4 : 16))
    case .vertical: self.init(medium.lineHeight(font) + (medium.isCells ? 0 : 8))
    }
  }

  fileprivate init(box title: String, _ axis: Axis, _ medium: Medium, _ font: Font) {
    self.init(control: title, axis, medium, font)
    if medium.isCells, axis == .vertical {
      preferred += 2
      minimum += 2
    }
  }

  /// A line and padding, 25 points in the body font; in cells three rows with a border, but rather one row than cut.
  fileprivate init(_ field: Field, _ axis: Axis, _ medium: Medium, _ font: Font) {
    guard axis == .horizontal else {
      guard medium.isCells else {
        self.init(medium.lineHeight(font) + 2 * ViewTree.Entry.fieldPadding)
        return
      }
      self.init(3)
      compression = RulePriority.fieldLine
      minimum = 1
      return
    }
    let padding = medium.isCells ? 2.0 : 16
    let widest = max(medium.width(of: field.placeholder, font), medium.width(of: field.text, font))
    let isEmpty = field.placeholder.isEmpty && field.text.isEmpty
    let text = isEmpty ? medium.width(of: "00000000", font) : widest
    self.init(padding + medium.room(text), hugging: 240)
    compression = RulePriority.fieldLine
    minimum = min(preferred, padding + medium.room(medium.width(of: "0000", font)))
  }

  fileprivate init(barAlong axis: Axis, _ medium: Medium, thickness: Double) {
    if axis == .horizontal {
      self.init(medium.extent(100, axis), hugging: 240)
    } else {
      self.init(medium.isCells ? 1 : thickness)
    }
  }

  fileprivate init?(_ image: Image, _ axis: Axis, _ medium: Medium) {
    guard let natural = image.natural else { return nil }
    self.init(medium.extent(axis == .horizontal ? natural.width : natural.height, axis), hugging: 251)
    hasMinimum = false
    if image.isResizable { compression = 250 }
  }

  fileprivate init?(_ size: IntrinsicSize, _ axis: Axis) {
    guard let length = size.length(axis) else { return nil }
    self.init(length)
    minimum = size.minimum(axis) ?? length
  }

  fileprivate init?(dividerAlong axis: Axis, _ stackAxis: Axis?) {
    guard axis == stackAxis ?? .vertical else { return nil }
    // It takes nothing of the room that others leave, and gives none up; but rather than content out of its box, it
    // follows a constraint.
    self.init(1, hugging: 700)
  }
}

extension ViewNode.Content {
  /// Whether the view draws a border of its own, so that one from a modifier takes its place.
  package var hasBorder: Bool {
    switch self {
    case .box, .field, .image, .rectangle: true
    case .text, .button, .toggle, .slider, .progress, .stepper, .spacer, .divider, .leaf: false
    case .stack, .arranged, .layers, .scroll, .table, .framed, .grid, .gridRow, .flow, .choice, .composite: false
    }
  }
}

extension ViewTree.Entry {
  /// The axes on which a view without others inside fills a box that offers it all of its room.
  var flexibleLeafAxes: Axes {
    var axes = Axes()
    for axis in Axis.allCases where !address.isSized(axis) && address.isFlexibleLeaf(axis, stackAxis: nil) {
      axes.insert(axis)
    }
    return axes
  }
}

/// Inlined, as a call on content counts a reference.
extension ViewNode.Content {
  /// Whether a view has a size along an axis by what it is; `stackAxis` is that of the stack around it.
  @inline(__always) func hasOwnSize(_ axis: Axis, stackAxis: Axis?) -> Bool {
    switch self {
    case .stack, .arranged, .layers, .grid, .gridRow, .flow, .choice: true
    case .text, .button, .field, .toggle, .slider, .progress, .stepper: true
    case .image(let image): image.natural != nil
    case .box(let title): !title.isEmpty
    case .divider: axis == stackAxis ?? .vertical
    case .leaf(let leaf): leaf.size.length(axis) != nil
    case .rectangle, .spacer, .scroll, .table, .framed, .composite: false
    }
  }

  @inline(__always) var isText: Bool {
    if case .text = self { return true }
    return false
  }
}
