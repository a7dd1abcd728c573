/// The properties that a view has by its kind, for rules, sessions and drawings.
///
/// A node stores these bits beside its content: a layout reads most of them several times, and reading content would
/// count references. The table of leaves is `LeafKind.traits`, that of containers `ViewNode.Content.traits`.
@usableFromInline package struct ViewTraits: OptionSet, Sendable {
  @usableFromInline package let rawValue: UInt32

  @inlinable package init(rawValue: UInt32) { self.rawValue = rawValue }

  // Debug builds would else run the standard library's generic form.
  @inlinable @inline(__always) package func contains(_ other: ViewTraits) -> Bool {
    rawValue & other.rawValue == other.rawValue
  }
}

/// Traits of any view.
extension ViewTraits {
  /// It has its own width.
  @inlinable static var hasOwnWidth: ViewTraits { ViewTraits(rawValue: 1) }
  /// It has its own height.
  @inlinable static var hasOwnHeight: ViewTraits { ViewTraits(rawValue: 1 << 1) }
  /// It has an intrinsic width and height. A frame has neither, as it takes that of the view inside.
  @inlinable static var hasOwnSize: ViewTraits { [hasOwnWidth, hasOwnHeight] }
  /// It draws something besides a background and a border from modifiers.
  @inlinable package static var isDrawn: ViewTraits { ViewTraits(rawValue: 1 << 2) }
}

/// Traits of leaves.
extension ViewTraits {
  /// It has its size only along the stack around it, and takes the offered length across.
  @inlinable package static var liesAcrossStack: ViewTraits { ViewTraits(rawValue: 1 << 3) }
  /// Its width is only a suggestion: a field takes the available width.
  @inlinable static var growsWide: ViewTraits { ViewTraits(rawValue: 1 << 4) }
  /// Its height is only a suggestion.
  @inlinable static var growsHigh: ViewTraits { ViewTraits(rawValue: 1 << 5) }
  /// It has letters that are lost where it is too narrow. The text of a field scrolls.
  @inlinable package static var holdsLetters: ViewTraits { ViewTraits(rawValue: 1 << 6) }
  /// It draws its own border, so that one from a modifier takes its place.
  @inlinable package static var hasBorder: ViewTraits { ViewTraits(rawValue: 1 << 7) }
  /// It is drawn along its frame, so that a line can end there.
  @inlinable package static var isOutlined: ViewTraits { ViewTraits(rawValue: 1 << 8) }
  /// It is a surface: one that fills a frame has the round corners of the frame.
  @inlinable package static var isSurface: ViewTraits { ViewTraits(rawValue: 1 << 9) }
  /// It has a first baseline; others are aligned with baselines by their bottom.
  @inlinable package static var hasBaseline: ViewTraits { ViewTraits(rawValue: 1 << 10) }
}

/// Traits of containers.
extension ViewTraits {
  /// Sessions can change it in place.
  @inlinable package static var isPlainContainer: ViewTraits { ViewTraits(rawValue: 1 << 11) }
  /// It is as large as the views inside.
  @inlinable package static var fitsViews: ViewTraits { ViewTraits(rawValue: 1 << 12) }
  /// Its rule sets its size; any other container is as small as possible.
  @inlinable package static var isSizedByRule: ViewTraits { ViewTraits(rawValue: 1 << 13) }
  /// It grows where a view inside grows to the offered size.
  @inlinable package static var handsOnGrowth: ViewTraits { ViewTraits(rawValue: 1 << 14) }
  /// It lets the views inside be as large as they like.
  @inlinable package static var offersRoom: ViewTraits { ViewTraits(rawValue: 1 << 15) }
  /// Its baseline is that of a view inside, a text or not.
  @inlinable package static var alignsBaselines: ViewTraits { ViewTraits(rawValue: 1 << 16) }
  /// Views can be inserted and removed.
  @inlinable package static var takesViews: ViewTraits { ViewTraits(rawValue: 1 << 17) }
  /// The layout decides which of its views are shown.
  @inlinable package static var choosesViews: ViewTraits { ViewTraits(rawValue: 1 << 18) }
  /// Its rule reads a solved layout, so that it takes another pass.
  @inlinable package static var takesPasses: ViewTraits { ViewTraits(rawValue: 1 << 19) }
  /// It hides the parts of its views that are outside its frame.
  @inlinable package static var clips: ViewTraits { ViewTraits(rawValue: 1 << 20) }
  /// It has insets.
  @inlinable package static var hasInsets: ViewTraits { ViewTraits(rawValue: 1 << 21) }
  /// The view inside is in the stack that the container is in.
  @inlinable package static var handsOnStack: ViewTraits { ViewTraits(rawValue: 1 << 22) }
  /// Its arrays put lengths of its views in proportion.
  @inlinable package static var hasProportions: ViewTraits { ViewTraits(rawValue: 1 << 23) }
  /// It is the padding of its only view.
  @inlinable package static var isPadding: ViewTraits { ViewTraits(rawValue: 1 << 24) }
  /// The style around it decides about it.
  @inlinable package static var takesStyle: ViewTraits { ViewTraits(rawValue: 1 << 25) }
  /// Those of a padding that are its view's.
  package static var ofPaddedView: ViewTraits { [.hasOwnSize, .liesAcrossStack] }
}

extension ViewTraits {
  /// Whether the view has its own size along an axis; `stackAxis` is that of the stack around it.
  @inlinable @inline(__always) package func hasOwnSize(_ axis: Axis, stackAxis: Axis?) -> Bool {
    contains(axis == .horizontal ? .hasOwnWidth : .hasOwnHeight)
      && (!contains(.liesAcrossStack) || axis == stackAxis ?? .vertical)
  }

  /// Whether it has its own size along any axis.
  @inlinable @inline(__always) package var hasAnySize: Bool { !isDisjoint(with: .hasOwnSize) }

  /// Whether its size along an axis is only a suggestion.
  @inlinable @inline(__always) package func growsFirst(_ axis: Axis) -> Bool {
    contains(axis == .horizontal ? .growsWide : .growsHigh)
  }
}
