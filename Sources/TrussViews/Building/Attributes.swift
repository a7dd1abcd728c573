public import TrussIR

/// The attributes that modifiers gave a view.
@usableFromInline package struct Attributes: Sendable {
  /// A ratio of width to height that a modifier set.
  @usableFromInline package struct RatioRule: Equatable, Sendable {
    package var ratio: Double
    package var priority: Priority
    package var location: SourceLine
  }

  /// The target of a link, for drawings in which links can be followed.
  @usableFromInline package struct Link: Equatable, Sendable {
    package var target: String
    package var location: SourceLine
  }

  @usableFromInline package struct BorderTitle: Equatable, Sendable {
    /// Drawn at the start of the border's upper line.
    package var title: String
    /// Drawn at the end of the border's lower line.
    package var subtitle: String?
  }

  /// The length, in points, that a view has before its stack grows or shrinks it.
  @usableFromInline package struct FlexBasis: Equatable, Sendable {
    package var length: Double
    /// CSS' flex-shrink: a shortfall is divided in proportion to `shrink * length`.
    package var shrink: Double
  }

  /// The distance after one view of a stack, as in UIStackView.
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

  /// The source line that created the view.
  @usableFromInline package var location: SourceLine?
  @usableFromInline package internal(set) var nearSizes = NearSizes()
  /// The sizes that a `NearSize` cannot store, and all sizes after such a size or after the first two.
  @usableFromInline package internal(set) var farSizes: [FarSize] = []
  /// The names of the view; the first name is displayed.
  @usableFromInline package var names: [ViewID] = []
  @usableFromInline package var flex: Double?
  @usableFromInline package var align: Align?
  @usableFromInline package var isCollapsed = false
  @usableFromInline package var isHidden = false
  /// The type in the source, if the content alone does not show it.
  @usableFromInline package var writtenType: WrittenType?
  /// Colours, lines and the font; nil if none is set.
  @usableFromInline package internal(set) var sharedAppearance: Shared<Appearance>?
  /// Rarely used attributes; nil if none is set. They are stored separately, because attributes are most of a node's
  /// memory, and nodes live as long as their layout.
  @usableFromInline package internal(set) var sharedRare: Shared<RareAttributes>?

  /// Whether no attribute is set, apart from the source location and the written type.
  @inlinable package var isEmpty: Bool {
    names.isEmpty && nearSizes.first == nil && farSizes.isEmpty && flex == nil && align == nil && !isCollapsed
      && !isHidden && sharedAppearance == nil && sharedRare == nil
  }

  /// Adds attributes from an outer modifier. Most replace the view's own attributes; lists, such as sizes, are joined.
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
  /// Sets the flex share and removes the flex basis, so that the view grows from a length of 0.
  mutating func setFlex(_ share: Double) {
    flex = share
    if sharedRare?.value.flexBasis != nil { rare.flexBasis = nil }
  }

  /// Makes the attributes of a view without modifiers. Every view calls this initializer. One expression sets all
  /// properties, so that they are written in place; set one by one, they would be copied.
  @inline(__always) package init(location: SourceLine?) { self.init(location: location, names: []) }
}

extension Attributes {
  /// A bound on a size that a modifier set.
  @usableFromInline package struct SizeRule: Equatable, Sendable {
    @usableFromInline package var axis: Axis
    @usableFromInline package var relation: Relation
    @usableFromInline package var unit: Unit
    @usableFromInline package var value: Double
    @usableFromInline package var priority: Priority

    @usableFromInline package enum Unit: Sendable {
      case points
      /// In the medium's unit; the size is a fraction of the surrounding view's length.
      case fraction
      /// In the medium's unit; the size is in proportion to a given size of a view in the same stack.
      case proportion
      /// In the medium's unit; the layout computed the size, such as the size of a container's content.
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

  /// A bound on a size, as a fraction of the surrounding view's length.
  @usableFromInline package struct FractionRule: Equatable, Sendable {
    package var axis: Axis
    package var relation: Relation
    package var fraction: Double
    package var priority: Priority
    package var location: SourceLine
  }

  /// A required size that was set in the file in which the view was created, so that only its line is stored.
  @usableFromInline package struct NearSize: Equatable, Sendable {
    @usableFromInline package let value: Double
    fileprivate let line: Int32
    @usableFromInline let axis: Axis
    @usableFromInline let relation: Relation

    @inlinable package var rule: SizeRule {
      SizeRule(axis: axis, relation: relation, value: value, priority: .required)
    }
  }

  /// The first two sizes of a view, stored inline: most views have no more.
  @usableFromInline package struct NearSizes: Equatable, Sendable {
    @usableFromInline package fileprivate(set) var first: NearSize?
    @usableFromInline package fileprivate(set) var second: NearSize?

    @inlinable package var count: Int { first == nil ? 0 : second == nil ? 1 : 2 }
  }

  @usableFromInline package struct FarSize: Equatable, Sendable {
    @usableFromInline package let rule: SizeRule
    fileprivate let location: SourceLine
  }

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

  /// All sizes. Code that reads the sizes of every view reads `nearSizes` and `farSizes` instead, without a copy.
  @inlinable package var sizes: SizeRules { SizeRules(near: nearSizes, far: farSizes) }

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

  package func location(ofSize position: Int) -> SourceLine {
    let near = position == 0 ? nearSizes.first : position == 1 ? nearSizes.second : nil
    if let near, let location { return SourceLine(fileID: location.fileID, line: Int(near.line)) }
    return farSizes[position - nearSizes.count].location
  }
}

extension Attributes {
  /// Storage for attributes that few views have. Copies of `Attributes` share it until a copy is changed.
  ///
  /// Only the sole owner changes the value (`detach`): threads may share the storage, and exclusivity checks are off.
  @usableFromInline package final class Shared<Value: Sendable>: @unchecked Sendable {
    @exclusivity(unchecked) @usableFromInline package var value: Value

    /// The value is created in place: a large value would otherwise be copied.
    @inline(__always) package init(_ value: @autoclosure () -> Value) { self.value = value() }

    /// A pointer to the value: if other modules used `value`, each access would be checked.
    @inlinable package var address: UnsafePointer<Value> { withUnsafePointer(to: &value) { $0 } }

    /// Makes the storage uniquely owned, so that it can be changed in place; creates it if there is none.
    @inline(__always) static func detach(_ shared: inout Shared?, orMake unset: @autoclosure () -> Value) {
      if shared == nil {
        shared = Shared(unset())
      } else if !isKnownUniquelyReferenced(&shared) {
        shared = shared.map { Shared($0.value) }
      }
    }
  }
}
