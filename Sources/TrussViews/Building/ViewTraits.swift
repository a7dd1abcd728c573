/// The properties of a view that its kind determines, for layout rules, sessions and drawings.
///
/// A node stores these bits beside its content: a layout reads most of them several times, and reading content would
/// retain references. `LeafKind.traits` lists the traits of leaves, `ViewNode.Content.traits` the traits of containers.
@usableFromInline package struct ViewTraits: OptionSet, Sendable {
  @usableFromInline package let rawValue: UInt32

  @inlinable package init(rawValue: UInt32) { self.rawValue = rawValue }

  // Without this overload, debug builds would run the generic form of the standard library.
  @inlinable @inline(__always) package func contains(_ other: ViewTraits) -> Bool {
    rawValue & other.rawValue == other.rawValue
  }
}

/// Traits of any view.
extension ViewTraits {
  @inlinable static var hasOwnWidth: ViewTraits { ViewTraits(rawValue: 1) }
  @inlinable static var hasOwnHeight: ViewTraits { ViewTraits(rawValue: 1 << 1) }
  /// The view has its own width and height. A frame has neither: it takes over the size of the view inside.
  @inlinable static var hasOwnSize: ViewTraits { [hasOwnWidth, hasOwnHeight] }
  /// The view draws something besides a background and a border from modifiers.
  @inlinable package static var isDrawn: ViewTraits { ViewTraits(rawValue: 1 << 2) }
}

/// Traits of leaves.
extension ViewTraits {
  /// The leaf has its own size only along the surrounding stack, and takes the offered length across it.
  @inlinable package static var stretchesAcrossStack: ViewTraits { ViewTraits(rawValue: 1 << 3) }
  /// The leaf's width is only a suggestion: a field takes the available width.
  @inlinable static var growsWide: ViewTraits { ViewTraits(rawValue: 1 << 4) }
  /// The leaf's height is only a suggestion.
  @inlinable static var growsHigh: ViewTraits { ViewTraits(rawValue: 1 << 5) }
  /// The leaf's letters are cut if it is too narrow, unlike the text of a field, which scrolls.
  @inlinable package static var holdsLetters: ViewTraits { ViewTraits(rawValue: 1 << 6) }
  /// The leaf draws its own border, which a border from a modifier replaces.
  @inlinable package static var hasBorder: ViewTraits { ViewTraits(rawValue: 1 << 7) }
  /// The leaf is drawn along its frame, so that a connector can end there.
  @inlinable package static var isOutlined: ViewTraits { ViewTraits(rawValue: 1 << 8) }
  /// The leaf is a surface: if it fills a frame, it takes over the round corners of the frame.
  @inlinable package static var isSurface: ViewTraits { ViewTraits(rawValue: 1 << 9) }
  /// The leaf has a first baseline; other leaves are aligned by their bottom edge.
  @inlinable package static var hasBaseline: ViewTraits { ViewTraits(rawValue: 1 << 10) }
}

/// Traits of containers.
extension ViewTraits {
  /// Sessions can change the container in place.
  @inlinable package static var isPlainContainer: ViewTraits { ViewTraits(rawValue: 1 << 11) }
  /// The container is as large as the views inside.
  @inlinable package static var fitsViews: ViewTraits { ViewTraits(rawValue: 1 << 12) }
  /// The container's own rule sets its size; other containers are as small as possible.
  @inlinable package static var isSizedByRule: ViewTraits { ViewTraits(rawValue: 1 << 13) }
  /// The container grows if a view inside grows to the offered size.
  @inlinable package static var passesGrowthOn: ViewTraits { ViewTraits(rawValue: 1 << 14) }
  /// The container lets the views inside have any size.
  @inlinable package static var offersSpace: ViewTraits { ViewTraits(rawValue: 1 << 15) }
  /// The container's baseline is the baseline of a view inside, even if that view is not a text.
  @inlinable package static var alignsBaselines: ViewTraits { ViewTraits(rawValue: 1 << 16) }
  /// Views can be inserted and removed.
  @inlinable package static var takesViews: ViewTraits { ViewTraits(rawValue: 1 << 17) }
  /// The layout decides which of the container's views are shown.
  @inlinable package static var choosesViews: ViewTraits { ViewTraits(rawValue: 1 << 18) }
  /// The container's rule reads a solved layout, so that a layout needs another pass.
  @inlinable package static var takesPasses: ViewTraits { ViewTraits(rawValue: 1 << 19) }
  /// The container hides the parts of its views that are outside its frame.
  @inlinable package static var clips: ViewTraits { ViewTraits(rawValue: 1 << 20) }
  /// The container can have insets.
  @inlinable package static var hasInsets: ViewTraits { ViewTraits(rawValue: 1 << 21) }
  /// The view inside counts as a view of the stack around the container.
  @inlinable package static var passesStackOn: ViewTraits { ViewTraits(rawValue: 1 << 22) }
  /// The container has arrays of weights, which set the lengths of its views in proportion.
  @inlinable package static var hasProportions: ViewTraits { ViewTraits(rawValue: 1 << 23) }
  /// The container is the padding of its only view.
  @inlinable package static var isPadding: ViewTraits { ViewTraits(rawValue: 1 << 24) }
  /// The container has properties that the environment's style determines.
  @inlinable package static var takesStyle: ViewTraits { ViewTraits(rawValue: 1 << 25) }
  /// The traits that a padding takes over from its view.
  package static var ofPaddedView: ViewTraits { [.hasOwnSize, .stretchesAcrossStack] }
}

extension ViewTraits {
  /// Whether the view has its own size along an axis; `stackAxis` is the axis of the surrounding stack.
  @inlinable @inline(__always) package func hasOwnSize(_ axis: Axis, stackAxis: Axis?) -> Bool {
    contains(axis == .horizontal ? .hasOwnWidth : .hasOwnHeight)
      && (!contains(.stretchesAcrossStack) || axis == stackAxis ?? .vertical)
  }

  @inlinable @inline(__always) package var hasAnySize: Bool { !isDisjoint(with: .hasOwnSize) }

  /// Whether the view's size along an axis is only a suggestion.
  @inlinable @inline(__always) package func growsFirst(_ axis: Axis) -> Bool {
    contains(axis == .horizontal ? .growsWide : .growsHigh)
  }
}
