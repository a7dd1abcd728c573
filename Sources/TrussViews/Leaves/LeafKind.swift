/// A leaf, by its kind, with the values that it shows.
///
/// All that the package must know of a leaf is here, except for its size (`LeafContent` in TrussLayout), its picture
/// (`DisplayListBuilder` in TrussDrawing), and the numbers that are errors (`ViewTree+Validation` in TrussTree).
@usableFromInline package enum LeafKind: Equatable, Sendable {
  /// Its string.
  case text(String)
  /// Its title.
  case button(String)
  indirect case field(placeholder: String, text: String)
  /// Whether it is on.
  case toggle(Bool)
  /// Where the knob is.
  case slider(Double)
  /// The progress.
  case progress(Double)
  case stepper
  indirect case image(Image.Picture)
  /// The name of a symbol, which is as large as letters.
  case symbol(String)
  case rectangle
  /// Its title.
  case box(String)
  /// Its minimum length; nil for that of the stack around it.
  case spacer(Double?)
  case divider
  /// A `Leaf`, which measures and draws itself.
  indirect case custom(CustomLeaf)
}

/// The properties of a leaf besides its size and its picture.
package struct LeafTraits {
  /// The name of its type in frames, listings and messages; empty for a `Leaf`, which uses the name of its own type.
  var name: StaticString
  var bits: ViewTraits
  /// The radius of its corners in points.
  package var cornerRadius = 0.0
  /// Where its first baseline is; nil if it has none.
  package var baseline: Baseline?

  /// Where a leaf has its first baseline.
  package enum Baseline {
    /// On a line of letters below a padding, which differs in cells. With a given height, the line is in the middle,
    /// unless `middleUpTo` lines fit.
    case line(padding: Double, cellPadding: Double, middleUpTo: Double)
    /// At a distance from the top.
    case distance(Double)
  }
}

extension LeafKind {
  /// The table of all leaves.
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
      // The baseline of a label beside it, in the middle of its height.
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
        baseline: .line(padding: 0, cellPadding: 0, middleUpTo: 0))
    case .rectangle: LeafTraits(name: "Rectangle", bits: [.isDrawn, .hasBorder, .isOutlined, .isSurface])
    case .box(let title):
      LeafTraits(
        name: "Box", bits: [.isDrawn, .hasBorder, .isOutlined, title.isEmpty ? [] : [.hasOwnSize, .holdsLetters]],
        cornerRadius: 8)
    case .spacer: LeafTraits(name: "Spacer", bits: [])
    case .divider: LeafTraits(name: "Divider", bits: [.hasOwnSize, .liesAcrossStack, .isDrawn])
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

  /// The name of its type in frames, listings and messages.
  var name: String {
    if case .custom(let leaf) = self { leaf.typeName } else { traits.name.description }
  }

  /// Its texts, in the order in which they are read. The last one is visible, or describes it.
  package var texts: [String] {
    switch self {
    case .text(let text): [text]
    case .button(let title): [title]
    case .field(let placeholder, let text): text.isEmpty ? Self.texts(placeholder) : [placeholder, text]
    case .image(let picture): Self.texts(picture.name)
    case .symbol(let name): [name]
    case .box(let title): Self.texts(title)
    case .toggle, .slider, .progress, .stepper, .rectangle, .spacer, .divider, .custom: []
    }
  }

  /// The characters that it is drawn as in cells, if it always has the same number of them.
  package var cellMark: String? {
    switch self {
    case .toggle(let isOn): isOn ? "[x]" : "[ ]"
    case .stepper: "[- +]"
    default: nil
    }
  }

  /// A title that may be left out.
  private static func texts(_ title: String) -> [String] { title.isEmpty ? [] : [title] }
}
