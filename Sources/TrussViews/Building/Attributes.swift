public import TrussIR

/// The attributes that modifiers gave a view.
@usableFromInline package struct Attributes: Sendable {
  /// A ratio of width to height that the author gave.
  @usableFromInline package struct RatioRule: Equatable, Sendable {
    package var ratio: Double
    package var priority: Priority
    package var location: SourceLocation
  }

  /// Where a view leads in a drawing that can lead anywhere.
  @usableFromInline package struct Link: Equatable, Sendable {
    package var target: String
    package var location: SourceLocation
  }

  /// What is written on a border.
  @usableFromInline package struct BorderTitle: Equatable, Sendable {
    /// On the upper line, at its beginning.
    package var title: String
    /// On the lower line, at its end.
    package var subtitle: String?
  }

  /// A distance after one view of a stack in UIStackView's words.
  @usableFromInline package struct CustomSpacing: Sendable {
    package var spacing: Double
    package var view: ViewID
  }

  /// A distance from the place that a view is given, in points.
  @usableFromInline package struct Offset: Equatable, Sendable {
    @usableFromInline package var x = 0.0
    @usableFromInline package var y = 0.0

    @inlinable package init() {}
  }

  /// The line that made the view.
  @usableFromInline package var location: SourceLocation?
  @usableFromInline package internal(set) var nearSizes = NearSizes()
  /// The sizes that came after those, or were given in another file, or may give way.
  @usableFromInline package internal(set) var farSizes: [FarSize] = []
  /// The names of the view: the first is the one it is shown by.
  @usableFromInline package var names: [ViewID] = []
  @usableFromInline package var flex: Double?
  @usableFromInline package var align: Align?
  @usableFromInline package var isCollapsed = false
  @usableFromInline package var isHidden = false
  /// Colours, lines and the font; nil where none is set.
  @usableFromInline package internal(set) var appearance: Shared<Appearance>?
  /// All rarely used attributes; nil where none is set. A view is kept as long as its layout, and its attributes are
  /// most of the memory that it takes.
  @usableFromInline package internal(set) var rareAttributes: Shared<RareAttributes>?

  /// Whether there are none, the line that made the view aside.
  @inlinable package var isEmpty: Bool {
    names.isEmpty && nearSizes.first == nil && farSizes.isEmpty && flex == nil && align == nil && !isCollapsed
      && !isHidden && appearance == nil && rareAttributes == nil
  }

  /// Adds attributes of the view from outside: they win over the view's own, sizes add up.
  package mutating func add(outer: Attributes) {
    location = location ?? outer.location
    names = outer.names + names
    addSizes(of: outer)
    flex = outer.flex ?? flex
    align = outer.align ?? align
    isCollapsed = isCollapsed || outer.isCollapsed
    isHidden = isHidden || outer.isHidden
    addAppearance(of: outer)
    if outer.isCollapsed { collapsedLocation = outer.collapsedLocation }
    if let outer = outer.rareAttributes { change { $0.add(outer: outer.value) } }
  }
}

extension Attributes {
  /// Those of a view without attributes. It is on the way of every view: made in one expression, they are written where
  /// they are kept, and made property by property they would be copied there.
  @inline(__always) package init(location: SourceLocation?) { self.init(location: location, names: []) }
}

/// A value for each axis, where there is one.
@usableFromInline package struct PerAxis<Value: Sendable>: Sendable {
  @usableFromInline package var horizontal: Value?
  @usableFromInline package var vertical: Value?

  @inlinable package init() {}

  // Other modules would else ask the runtime for the type at each access. They inline it only where all that it names
  // is usable from inline code.
  @inlinable package subscript(axis: Axis) -> Value? {
    get { axis == .horizontal ? horizontal : vertical }
    set {
      switch axis {
      case .horizontal: horizontal = newValue
      case .vertical: vertical = newValue
      }
    }
  }

  mutating func add(outer: PerAxis) {
    horizontal = outer.horizontal ?? horizontal
    vertical = outer.vertical ?? vertical
  }
}

extension PerAxis: Equatable where Value: Equatable {}
