public import TrussIR

extension Attributes {
  /// A bound on a size that the author gave.
  @usableFromInline package struct SizeRule: Equatable, Sendable {
    @usableFromInline package var axis: Axis
    @usableFromInline package var relation: Relation
    @usableFromInline package var value: Double
    @usableFromInline package var priority: Priority

    @inlinable package init(axis: Axis, relation: Relation, value: Double, priority: Priority) {
      self.axis = axis
      self.relation = relation
      self.value = value
      self.priority = priority
    }
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
    fileprivate let location: SourceLocation
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

  /// All sizes; who reads those of every view reads `nearSizes` and `farSizes`, of which nothing is copied.
  @inlinable package var sizes: SizeRules { SizeRules(near: nearSizes, far: farSizes) }

  /// Adds a size and the line that gave it.
  mutating func add(_ size: SizeRule, _ fileID: String, _ line: Int) {
    if nearSizes.second == nil, farSizes.isEmpty, size.priority == .required, location?.fileID == fileID,
      let line = Int32(exactly: line)
    {
      let near = NearSize(value: size.value, line: line, axis: size.axis, relation: size.relation)
      if nearSizes.first == nil { nearSizes.first = near } else { nearSizes.second = near }
    } else {
      farSizes.append(FarSize(rule: size, location: SourceLocation(fileID: fileID, line: line)))
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
  package func location(ofSize position: Int) -> SourceLocation {
    let near = position == 0 ? nearSizes.first : position == 1 ? nearSizes.second : nil
    if let near, let location { return SourceLocation(fileID: location.fileID, line: Int(near.line)) }
    return farSizes[position - nearSizes.count].location
  }
}
