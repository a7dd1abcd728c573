/// The kinds of leaves, with the values that they show.
///
/// Everything about a leaf is here, except its size (`LeafContent` in TrussLayout), its drawing (`DisplayListBuilder`
/// in TrussDrawing), and the validation of its numbers (`ViewTree+Validation` in TrussTree).
@usableFromInline package enum LeafKind: Equatable, Sendable {
  case text(String)
  case button(String)
  indirect case field(placeholder: String, text: String)
  case toggle(Bool)
  /// A slider with the position of its knob, from 0 to 1.
  case slider(Double)
  /// A progress bar with its value, from 0 to 1.
  case progress(Double)
  case stepper
  indirect case image(Image.Picture)
  /// A symbol with its name, as large as letters; in a label in the middle of a square.
  case symbol(String, inLabel: Bool)
  case rectangle
  case box(String)
  /// A spacer with its minimum length in points; nil for the default of the surrounding stack.
  case spacer(Double?)
  case divider
  indirect case custom(CustomLeaf)
}

/// The properties of a leaf besides its size and its drawing.
package struct LeafTraits {
  /// The name of the leaf's type in frames, listings and messages; empty for a `Leaf`, which uses the name of its own
  /// type.
  var name: StaticString
  var bits: ViewTraits
  /// The corner radius of the leaf, in points.
  package var cornerRadius = 0.0
  /// The position of the first baseline; nil for a leaf without a baseline.
  package var baseline: Baseline?

  package enum Baseline {
    /// On the first line of text, below a padding that differs in points and cells. If the leaf has a given height, the
    /// line is centred vertically, unless `middleUpTo` lines or more fit.
    case line(padding: Double, cellPadding: Double, middleUpTo: Double)
    /// At a distance from the top.
    case distance(Double)
  }
}

extension LeafKind {
  /// The properties of the leaf. The properties of all leaves are listed here.
  @inline(__always) package var traits: LeafTraits {
    switch self {
    case .text:
      LeafTraits(
        name: "Text", bits: [.hasOwnSize, .isDrawn, .holdsLetters, .hasBaseline],
        baseline: .line(padding: 0, cellPadding: 0, middleUpTo: 0))
    case .button:
      LeafTraits(
        name: "Button", bits: [.hasOwnSize, .isDrawn, .holdsLetters, .hasBaseline, .isOutlined], cornerRadius: 6,
        baseline: .line(padding: 4, cellPadding: 0, middleUpTo: .infinity))
    case .field:
      LeafTraits(
        name: "Field", bits: [.hasOwnSize, .growsWide, .isDrawn, .hasBaseline, .hasBorder, .isOutlined],
        cornerRadius: 6, baseline: .line(padding: Field.padding, cellPadding: 1, middleUpTo: 2))
    case .toggle:
      // The baseline of a label that is centred vertically beside the switch.
      LeafTraits(
        name: "Toggle", bits: [.hasOwnSize, .isDrawn, .hasBaseline],
        baseline: .line(padding: 4, cellPadding: 0, middleUpTo: .infinity))
    case .slider: LeafTraits(name: "Slider", bits: [.hasOwnSize, .growsWide, .isDrawn])
    case .progress: LeafTraits(name: "ProgressBar", bits: [.hasOwnSize, .growsWide, .isDrawn])
    case .stepper:
      LeafTraits(
        name: "Stepper", bits: [.hasOwnSize, .isDrawn, .hasBaseline], cornerRadius: 6,
        baseline: .line(padding: 4, cellPadding: 0, middleUpTo: .infinity))
    case .image(let picture):
      LeafTraits(
        name: "Image",
        bits: [
          .isDrawn, .hasBorder, .isOutlined, .isSurface, picture.natural == nil ? [] : .hasOwnSize,
          picture.isResizable ? [.growsWide, .growsHigh] : [],
        ])
    case .symbol:
      LeafTraits(
        name: "Image", bits: [.hasOwnSize, .isDrawn, .hasBaseline],
        baseline: .line(padding: 0, cellPadding: 0, middleUpTo: .infinity))
    case .rectangle: LeafTraits(name: "Rectangle", bits: [.isDrawn, .hasBorder, .isOutlined, .isSurface])
    case .box(let title):
      LeafTraits(
        name: "Box", bits: [.isDrawn, .hasBorder, .isOutlined, title.isEmpty ? [] : [.hasOwnSize, .holdsLetters]],
        cornerRadius: 8)
    case .spacer: LeafTraits(name: "Spacer", bits: [])
    case .divider: LeafTraits(name: "Divider", bits: [.hasOwnSize, .stretchesAcrossStack, .isDrawn])
    case .custom(let leaf):
      LeafTraits(
        name: "",
        bits: [
          .isDrawn, leaf.size.width == nil ? [] : .hasOwnWidth, leaf.size.height == nil ? [] : .hasOwnHeight,
          leaf.size.firstBaseline == nil ? [] : .hasBaseline,
          leaf.size.isSuggestion ? [.growsWide, .growsHigh] : [],
        ],
        baseline: leaf.size.firstBaseline.map { .distance($0) })
    }
  }

  var name: String {
    if case .custom(let leaf) = self { leaf.typeName } else { traits.name.description }
  }

  /// The texts of the leaf, in reading order. The last text is visible, or describes the leaf.
  package var texts: [String] {
    switch self {
    case .text(let text): [text]
    case .button(let title): [title]
    case .field(let placeholder, let text): text.isEmpty ? Self.texts(placeholder) : [placeholder, text]
    case .image(let picture): Self.texts(picture.name)
    case .symbol(let name, _): [name]
    case .box(let title): Self.texts(title)
    case .toggle, .slider, .progress, .stepper, .rectangle, .spacer, .divider, .custom: []
    }
  }

  /// The leaf with a space for each tab in its letters: like other control characters, a tab has no width.
  var withoutTabs: LeafKind {
    func spaced(_ text: String) -> String {
      text.utf8.contains(9) ? String(text.map { $0 == "\t" ? " " : $0 }) : text
    }
    switch self {
    case .text(let text): return .text(spaced(text))
    case .button(let title): return .button(spaced(title))
    case .field(let placeholder, let text): return .field(placeholder: spaced(placeholder), text: spaced(text))
    case .box(let title): return .box(spaced(title))
    case .toggle, .slider, .progress, .stepper, .image, .symbol, .rectangle, .spacer, .divider, .custom: return self
    }
  }

  /// The characters that represent the leaf in text, if their number is always the same.
  package func cellMark(isRightToLeft: Bool) -> String? {
    switch self {
    case .toggle(let isOn): isOn ? "[x]" : "[ ]"
    case .stepper: isRightToLeft ? "[+ -]" : "[- +]"
    default: nil
    }
  }

  private static func texts(_ title: String) -> [String] { title.isEmpty ? [] : [title] }
}
