public import TrussIR

/// The attributes that modifiers gave a view.
@usableFromInline package struct Attributes: Sendable {
  /// A ratio of width to height that the author gave.
  @usableFromInline package struct RatioRule: Equatable, Sendable {
    package var ratio: Double
    package var priority: Priority
    package var location: SourceLine
  }

  /// Where a view leads in a drawing that can lead anywhere.
  @usableFromInline package struct Link: Equatable, Sendable {
    package var target: String
    package var location: SourceLine
  }

  /// The titles on a border.
  @usableFromInline package struct BorderTitle: Equatable, Sendable {
    /// On the upper line, at its beginning.
    package var title: String
    /// On the lower line, at its end.
    package var subtitle: String?
  }

  /// The length of a view, in points, from which it grows and shrinks along its stack.
  @usableFromInline package struct FlexBasis: Equatable, Sendable {
    package var length: Double
    /// How much of a shortfall it takes for each point of its length.
    package var shrink: Double
  }

  /// A distance after one view of a stack in UIStackView's words.
  @usableFromInline package struct CustomSpacing: Sendable {
    package var spacing: Double
    package var view: ViewID
  }

  /// A distance from the view's position, in points.
  @usableFromInline package struct Offset: Equatable, Sendable {
    @usableFromInline package var x = 0.0
    @usableFromInline package var y = 0.0

    @inlinable package init() {}
  }

  /// The line that made the view.
  @usableFromInline package var location: SourceLine?
  @usableFromInline package internal(set) var nearSizes = NearSizes()
  /// The sizes that came after those, or were given in another file, or may give way.
  @usableFromInline package internal(set) var farSizes: [FarSize] = []
  /// The names of the view: the first is the one it is shown by.
  @usableFromInline package var names: [ViewID] = []
  @usableFromInline package var flex: Double?
  @usableFromInline package var align: Align?
  @usableFromInline package var isCollapsed = false
  @usableFromInline package var isHidden = false
  /// The type that the user wrote, if the content alone does not show it.
  @usableFromInline package var writtenType: WrittenType?
  /// Colours, lines and the font; nil if none is set.
  @usableFromInline package internal(set) var sharedAppearance: Shared<Appearance>?
  /// All rarely used attributes; nil if none is set. A view is kept as long as its layout, and its attributes are
  /// most of the memory that it takes.
  @usableFromInline package internal(set) var sharedRare: Shared<RareAttributes>?

  /// Whether there are none, the line that made the view aside.
  @inlinable package var isEmpty: Bool {
    names.isEmpty && nearSizes.first == nil && farSizes.isEmpty && flex == nil && align == nil && !isCollapsed
      && !isHidden && sharedAppearance == nil && sharedRare == nil
  }

  /// Adds attributes of the view from outside: they win over the view's own, sizes add up.
  package mutating func add(outer: Attributes) {
    location = location ?? outer.location
    names = outer.names + names
    addSizes(of: outer)
    if let share = outer.flex { setFlex(share) }
    align = outer.align ?? align
    isCollapsed = isCollapsed || outer.isCollapsed
    isHidden = isHidden || outer.isHidden
    changeSurroundings {
      $0.addAppearance(of: outer)
      $0.rare.textStyle.inherit(outer.rare.textStyle)
    }
    addAppearance(of: outer)
    if outer.isCollapsed { rare.collapsedLocation = outer.rare.collapsedLocation }
    if let outer = outer.sharedRare { rare.add(outer: outer.value) }
  }
}

extension Attributes {
  /// Sets a share that begins at no length.
  mutating func setFlex(_ share: Double) {
    flex = share
    if sharedRare?.value.flexBasis != nil { rare.flexBasis = nil }
  }

  /// Those of a view without attributes. It is on the way of every view: made in one expression, they are written where
  /// they are kept, and made property by property they would be copied there.
  @inline(__always) package init(location: SourceLine?) { self.init(location: location, names: []) }
}

extension Attributes {
  /// A bound on a size that the author gave.
  @usableFromInline package struct SizeRule: Equatable, Sendable {
    @usableFromInline package var axis: Axis
    @usableFromInline package var relation: Relation
    @usableFromInline package var unit: Unit
    @usableFromInline package var value: Double
    @usableFromInline package var priority: Priority

    /// The unit of a size.
    @usableFromInline package enum Unit: Sendable {
      case points
      /// The medium's unit: a fraction of the given length of the containing view.
      case fraction
      /// The medium's unit: in proportion to a given size of a view in the same stack.
      case proportion
      /// The medium's unit: the size that a container's content resulted in, for fractions of it.
      case content
    }

    @inlinable package init(
      axis: Axis, relation: Relation, value: Double, priority: Priority, unit: Unit = .points
    ) {
      self.axis = axis
      self.relation = relation
      self.value = value
      self.priority = priority
      self.unit = unit
    }
  }

  /// A bound on a size that is a fraction of the length of the view around.
  @usableFromInline package struct FractionRule: Equatable, Sendable {
    package var axis: Axis
    package var relation: Relation
    package var fraction: Double
    package var priority: Priority
    package var location: SourceLine
  }

  /// A required size that was given in the file in which the view was made: its line alone is kept.
  @usableFromInline package struct NearSize: Equatable, Sendable {
    @usableFromInline package let value: Double
    fileprivate let line: Int32
    @usableFromInline let axis: Axis
    @usableFromInline let relation: Relation

    @inlinable package var rule: SizeRule {
      SizeRule(axis: axis, relation: relation, value: value, priority: .required)
    }
  }

  /// The first two sizes of a view, which are kept in place: most views have no more.
  @usableFromInline package struct NearSizes: Equatable, Sendable {
    @usableFromInline package fileprivate(set) var first: NearSize?
    @usableFromInline package fileprivate(set) var second: NearSize?

    @inlinable package var count: Int { first == nil ? 0 : second == nil ? 1 : 2 }
  }

  /// Any size, and the line that gave it.
  @usableFromInline package struct FarSize: Equatable, Sendable {
    @usableFromInline package let rule: SizeRule
    fileprivate let location: SourceLine
  }

  /// The sizes that the author gave a view, in order.
  @usableFromInline package struct SizeRules: RandomAccessCollection {
    @usableFromInline let near: NearSizes
    @usableFromInline let far: [FarSize]

    @inlinable package init(near: NearSizes, far: [FarSize]) {
      self.near = near
      self.far = far
    }

    @inlinable package var startIndex: Int { 0 }
    @inlinable package var endIndex: Int { near.count + far.count }

    @inlinable package subscript(position: Int) -> SizeRule {
      if position == 0, let first = near.first { return first.rule }
      if position == 1, let second = near.second { return second.rule }
      return far[position - near.count].rule
    }
  }

  /// All sizes; who reads those of every view reads `nearSizes` and `farSizes`, none of which is copied.
  @inlinable package var sizes: SizeRules { SizeRules(near: nearSizes, far: farSizes) }

  /// Adds a size and the line that gave it.
  package mutating func add(_ size: SizeRule, _ fileID: String, _ line: Int) {
    if nearSizes.second == nil, farSizes.isEmpty, size.priority == .required, size.unit == .points,
      location?.fileID == fileID, let line = Int32(exactly: line)
    {
      let near = NearSize(value: size.value, line: line, axis: size.axis, relation: size.relation)
      if nearSizes.first == nil { nearSizes.first = near } else { nearSizes.second = near }
    } else {
      farSizes.append(FarSize(rule: size, location: SourceLine(fileID: fileID, line: line)))
    }
  }

  mutating func addSizes(of other: borrowing Attributes) {
    let sizes = other.sizes
    for position in sizes.indices {
      let location = other.location(ofSize: position)
      add(sizes[position], location.fileID, location.line)
    }
  }

  /// The line that gave a size.
  package func location(ofSize position: Int) -> SourceLine {
    let near = position == 0 ? nearSizes.first : position == 1 ? nearSizes.second : nil
    if let near, let location { return SourceLine(fileID: location.fileID, line: Int(near.line)) }
    return farSizes[position - nearSizes.count].location
  }
}

extension Attributes {
  /// Keeps attributes that few views have outside of `Attributes`, whose copies share them until one is changed.
  ///
  /// Only who refers to it alone changes it (`detach`): threads may share it, and exclusivity checks are off.
  @usableFromInline package final class Shared<Value: Sendable>: @unchecked Sendable {
    @exclusivity(unchecked) @usableFromInline package var value: Value

    /// The value is created in place: a large one would otherwise be copied.
    @inline(__always) package init(_ value: @autoclosure () -> Value) { self.value = value() }

    /// Where they are kept: other modules check each access to `value`.
    @inlinable package var address: UnsafePointer<Value> { withUnsafePointer(to: &value) { $0 } }

    /// Makes values that can be changed where they are: those that there are, unless others share them.
    @inline(__always) static func detach(_ shared: inout Shared?, orMake unset: @autoclosure () -> Value) {
      if shared == nil {
        shared = Shared(unset())
      } else if !isKnownUniquelyReferenced(&shared) {
        shared = shared.map { Shared($0.value) }
      }
    }
  }
}
