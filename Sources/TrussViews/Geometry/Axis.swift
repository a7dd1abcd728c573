public import TrussIR

/// A direction in which views are laid out.
public enum Axis: String, CaseIterable, Hashable, Sendable {
  /// From left to right (from right to left in a right-to-left layout).
  case horizontal
  /// From top to bottom.
  case vertical

  /// The axis at a right angle to this axis.
  public var cross: Axis { self == .horizontal ? .vertical : .horizontal }
}

extension Axis {
  @inlinable package var start: Attribute { self == .horizontal ? .leading : .top }
  @inlinable package var end: Attribute { self == .horizontal ? .trailing : .bottom }
  @inlinable package var extent: Attribute { self == .horizontal ? .width : .height }
  @inlinable package var center: Attribute { self == .horizontal ? .centerX : .centerY }
}

/// None, one or both of the axes. Each view has several such sets, so a set has two bits and all its methods are
/// inlined.
@usableFromInline package struct Axes: Equatable, Sendable {
  @usableFromInline var bits: UInt8

  @inlinable package init() { bits = 0 }

  @inlinable package static var all: Axes { Axes(bits: 3) }

  @inlinable init(bits: UInt8) { self.bits = bits }

  @inlinable package var isEmpty: Bool { bits == 0 }

  @inlinable package func contains(_ axis: Axis) -> Bool { bits & Axes.bit(axis) != 0 }

  @inlinable package func isDisjoint(with other: Axes) -> Bool { bits & other.bits == 0 }

  @inlinable package mutating func insert(_ axis: Axis) { bits |= Axes.bit(axis) }

  @inlinable package mutating func remove(_ axis: Axis) { bits &= ~Axes.bit(axis) }

  @inlinable package mutating func formUnion(_ other: Axes) { bits |= other.bits }

  @inlinable static func bit(_ axis: Axis) -> UInt8 {
    switch axis {
    case .horizontal: 1
    case .vertical: 2
    }
  }
}

/// A value along each axis.
@usableFromInline package struct BothAxes<Value: Sendable>: Sendable {
  @usableFromInline package var horizontal: Value
  @usableFromInline package var vertical: Value

  // Inlinable, because other modules would otherwise ask the runtime for the type's metadata at each access. All names
  // in the body must then be usable from inline code.
  @inlinable package init(_ horizontal: Value, _ vertical: Value) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  @inlinable package subscript(axis: Axis) -> Value {
    @inline(__always) get { axis == .horizontal ? horizontal : vertical }
    @inline(__always) _modify {
      if axis == .horizontal { yield &horizontal } else { yield &vertical }
    }
  }
}

extension BothAxes: Equatable where Value: Equatable {
  @inlinable package static func == (one: BothAxes, other: BothAxes) -> Bool {
    one.horizontal == other.horizontal && one.vertical == other.vertical
  }
}

/// A value along each axis; nil along an axis without a value.
@usableFromInline package typealias PerAxis<Value: Sendable> = BothAxes<Value?>

extension BothAxes where Value: ExpressibleByNilLiteral {
  @inlinable package init() { self.init(nil, nil) }
}

extension BothAxes {
  mutating func add<Wrapped>(outer: Self) where Value == Wrapped? {
    self = Self(outer.horizontal ?? horizontal, outer.vertical ?? vertical)
  }
}

extension BothAxes where Value: ExpressibleByNilLiteral & Equatable {
  @inlinable package var isEmpty: Bool { self == BothAxes() }
}
