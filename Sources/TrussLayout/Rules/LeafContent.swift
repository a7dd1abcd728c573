import TrussDiagnostics
import TrussIR
import TrussText
import TrussTree
import TrussViews

/// The size of a leaf's content along one axis, and the priorities at which it is no larger and no smaller.
struct LeafContent {
  /// The size that shows all of the content.
  var preferred: Double
  /// The priority at which the view is no smaller than `preferred`.
  var compression: Priority = RulePriority.compression
  /// The size below which the content is cut, such as a text's longest word or four characters of a field; `preferred`
  /// by default.
  var minimum: Double
  /// The priority at which the view is no larger than `preferred`.
  var hugging: Priority = 250
  /// Whether a stack keeps the content from being cut even if neighbours have higher priorities (CSS' automatic minimum
  /// size).
  var hasMinimum = true
  /// Whether the view keeps the preferred size in any offered space.
  var isFixed = false

  init(_ preferred: Double, hugging: Priority = 250) {
    self.preferred = preferred
    minimum = preferred
    self.hugging = hugging
  }
}

extension ViewTree {
  /// The content of a view along an axis, or nil for a view without its own size there.
  ///
  /// - Parameters:
  ///   - index: the view.
  ///   - axis: the axis.
  ///   - medium: the medium that the view is measured in.
  ///   - stackAxis: the axis of the stack around the view; a divider extends across it.
  ///   - textHeight: the height of the lines that a text takes; nil before its width is known, for the height of the
  ///     lines without wrapping.
  func content(of index: Int, _ axis: Axis, _ medium: Medium, stackAxis: Axis?, textHeight: Double?) -> LeafContent? {
    entries.withUnsafeBufferPointer { entries in
      entries.baseAddress?.advanced(by: index).content(axis, medium, stackAxis: stackAxis, textHeight: textHeight)
    }
  }
}

extension Views {
  /// The content of a view along an axis. The entry is read through a pointer: a call on the entry itself would copy
  /// it, and retain three references.
  func content(_ axis: Axis, _ medium: Medium, stackAxis: Axis?, textHeight: Double?) -> LeafContent? {
    guard var result = ownContent(axis, medium, stackAxis, textHeight) else { return nil }
    if pointee.outline.needsValidation {
      if let hugging = pointee.attributes.rare.hugging[axis] { result.hugging = hugging }
      if let compression = pointee.attributes.rare.compression[axis] {
        result.compression = compression
        result.hasMinimum = false
      }
    }
    if medium.isCells, !pointee.traits.contains(.hasBorder), let border = pointee.attributes.appearance.border {
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
    // Computed, so that it is read only when needed: each copy of a font costs reference counting.
    var font: Font { pointee.inherited.font }
    var sizes: ControlSizes { pointee.inherited.environment.stackStyle.controls }
    // A pattern for all leaves, with a switch over them inside it, would copy the leaf.
    switch pointee.content {
    case .leaf(.text):
      // Most texts have no limit. For these only numbers are read, and no reference is retained.
      if pointee.inherited.textStyle.hasPlainLines, let paragraphCount = pointee.measuredText?.paragraphCount {
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
    case .leaf(.button(let title)): return LeafContent(control: title, axis, medium, font)
    case .leaf(.field(let placeholder, let text)):
      let isPlain = pointee.inherited.environment.textFieldStyle == .plain
      return LeafContent(field: text, placeholder, axis, medium, font, isPlain: isPlain)
    case .leaf(.toggle): return LeafContent(control: sizes.toggle, axis, medium, columns: 3)
    case .leaf(.stepper): return LeafContent(control: sizes.stepper, axis, medium, columns: 5)
    case .leaf(.slider): return LeafContent(barAlong: axis, medium, thickness: sizes.slider.height)
    case .leaf(.progress): return LeafContent(barAlong: axis, medium, thickness: sizes.progressHeight)
    case .leaf(.image(let picture)): return LeafContent(picture, axis, medium)
    case .leaf(.symbol(let name, let inLabel)):
      return LeafContent(medium.symbolLength(name, inLabel: inLabel, pointee.inherited, axis), hugging: 251)
    case .leaf(.box(let title)): return title.isEmpty ? nil : LeafContent(box: title, axis, medium, font)
    case .leaf(.divider): return LeafContent(dividerAlong: axis, stackAxis)
    case .leaf(.custom(let leaf)): return LeafContent(leaf.size, axis)
    case .leaf(.rectangle), .leaf(.spacer): return nil
    case .stack, .arranged, .layers, .scroll, .table, .framed, .grid, .gridRow, .flow, .choice, .composite: return nil
    }
  }
}

extension TextBlock {
  /// The content of a text. A text with a limit may be cut, so it has no minimum (CSS' `overflow: hidden`).
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
  /// Makes the content of a text along the horizontal axis.
  fileprivate init(widestLine: Double, longestWord: Double, _ medium: Medium) {
    self.init(medium.room(widestLine), hugging: 251)
    minimum = min(preferred, medium.room(longestWord))
    compression = RulePriority.textLine
  }

  /// Makes the content of a text along the vertical axis.
  fileprivate init(textHeight: Double) { self.init(textHeight, hugging: 251) }

  /// Makes the content of a title with 8 points at each side and 4 above and below; in cells `( title )` on one row.
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

  /// Makes the content of a field: a line and padding, 25 points high in the body font; in cells three rows with a
  /// border, or one row without a border if there is not enough space. A plain field has one row.
  fileprivate init(
    field text: String, _ placeholder: String, _ axis: Axis, _ medium: Medium, _ font: Font, isPlain: Bool
  ) {
    guard axis == .horizontal else {
      guard medium.isCells else {
        self.init(medium.lineHeight(font) + 2 * Field.padding)
        return
      }
      self.init(isPlain ? 1 : 3)
      compression = RulePriority.fieldLine
      minimum = 1
      return
    }
    let padding = medium.isCells ? 2.0 : 16
    let widest = max(medium.width(of: placeholder, font), medium.width(of: text, font))
    let isEmpty = placeholder.isEmpty && text.isEmpty
    let width = isEmpty ? medium.width(of: "00000000", font) : widest
    self.init(padding + medium.room(width), hugging: 240)
    compression = RulePriority.fieldLine
    minimum = min(preferred, padding + medium.room(medium.width(of: "0000", font)))
  }

  /// Makes the content of a control of a fixed size; in cells it has one row.
  fileprivate init(control size: Size, _ axis: Axis, _ medium: Medium, columns: Double) {
    let length = axis == .horizontal ? size.width : size.height
    self.init(medium.isCells ? (axis == .horizontal ? columns : 1) : length)
  }

  fileprivate init(barAlong axis: Axis, _ medium: Medium, thickness: Double) {
    if axis == .horizontal {
      // A bar shrinks to nothing before a text wraps.
      self.init(medium.extent(100, axis), hugging: 240)
      compression = RulePriority.fieldLine
      minimum = 0
    } else {
      self.init(medium.isCells ? 1 : thickness)
    }
  }

  fileprivate init?(_ picture: Image.Picture, _ axis: Axis, _ medium: Medium) {
    guard let natural = picture.natural else { return nil }
    self.init(medium.extent(axis == .horizontal ? natural.width : natural.height, axis), hugging: 251)
    hasMinimum = false
    if picture.isResizable { compression = 250 }
  }

  fileprivate init?(_ size: IntrinsicSize, _ axis: Axis) {
    guard let length = size.length(axis) else { return nil }
    self.init(length)
    minimum = size.minimum(axis) ?? length
    // A suggested size grows and shrinks before texts do.
    if size.isSuggestion { (hugging, compression) = (240, 250) }
  }

  fileprivate init?(dividerAlong axis: Axis, _ stackAxis: Axis?) {
    guard axis == stackAxis ?? .vertical else { return nil }
    // A divider takes none of the remaining space and gives none up, but it obeys a constraint rather than let content
    // overflow its box.
    self.init(1, hugging: 700)
  }
}

extension LeafContent {
  /// Makes the content of a shape without a length in a stack: beside views with shares the shape is as small as an
  /// empty container. Nil elsewhere, where the shape takes the space that other views leave.
  init?(emptyIn context: ChildContext, _ axis: Axis) {
    guard context.scales[axis].areShapesBesideShares, context.stackAxis == axis, !context.isGiven(axis)
    else { return nil }
    self.init(0, hugging: context.scales[axis].fit)
  }
}

/// A preference of a leaf for its length along one axis.
struct SizePreference {
  var relation: Relation
  var length: Double
  var priority: Priority
  /// Whether the preference is the minimum that the view has in a stack.
  var isMinimum = false
}

extension LeafContent {
  static let preferenceCount = 4

  /// A view's preference number `ordinal` for the length of its content; nil if the view has no such preference.
  @inline(__always)
  func preference(_ ordinal: Int, of view: ChildContext, along axis: Axis) -> SizePreference? {
    switch ordinal {
    case _ where isFixed:
      ordinal == 0 ? SizePreference(relation: .equal, length: preferred, priority: RulePriority.fixedSize) : nil
    case 0:
      // The view is no longer than its content.
      view.isGiven(axis)
        ? nil
        : SizePreference(relation: .lessThanOrEqual, length: preferred, priority: view.scales[axis].hugging(hugging))
    case 1:
      // The content is not cut.
      minimum < preferred
        ? SizePreference(
          relation: .greaterThanOrEqual, length: minimum,
          priority: view.scales[axis](max(RulePriority.compression, compression))) : nil
    case 2:
      // The content is shown completely. Texts of a row are an exception: they share the missing width.
      view.flexShrinks && axis == .horizontal
        ? nil
        : SizePreference(relation: .greaterThanOrEqual, length: preferred, priority: view.scales[axis](compression))
    default:
      // In a stack the content is not cut, whatever other views need (CSS' automatic minimum size).
      hasMinimum && view.keepsMinimum(axis)
        ? SizePreference(
          relation: .greaterThanOrEqual, length: minimum,
          priority: view.clamped.contains(axis) ? RulePriority.clampedMinimum : RulePriority.minimum, isMinimum: true)
        : nil
    }
  }
}

extension ViewTree {
  /// How much narrower a view is than its longest word, or than its title with the padding of a control; nil if a
  /// reader sees all letters.
  ///
  /// A title that fits between the edges of its view without padding is complete. A view that may be cut has no
  /// shortfall: with a `lineLimit`, or with its own compression resistance.
  func textShortfall(of index: Int, in rect: Rect, _ medium: Medium) -> Double? {
    let view = entries[index]
    // Broken words show all of their letters.
    if let text = view.measuredText, text.breaksWords, text.leastWidth <= rect.width { return nil }
    guard view.traits.contains(.holdsLetters), !view.inherited.textStyle.isLimited,
      let content = content(of: index, .horizontal, medium, stackAxis: nil, textHeight: nil), content.hasMinimum
    else { return nil }
    let shortfall = content.minimum - rect.width
    guard shortfall > Overflow.least else { return nil }
    let frame = medium.snapped(rect)
    let isCut =
      switch view.content {
      case .leaf(.button(let title)):
        frame.inset(by: medium.boxInsets(of: view)).width - 2 * medium.buttonTitleInset
          < medium.width(of: title, view.font) - Overflow.least
      case .leaf(.box(let title)):
        frame.width - 2 * medium.boxTitleInset(in: frame) < medium.width(of: title, view.font) - Overflow.least
      default: content.minimum - frame.width > Overflow.least
      }
    return isCut ? shortfall : nil
  }
}
