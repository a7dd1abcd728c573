/// None, one or both of the axes. Each view has several of these, so it is two bits and no `Set`.
package struct Axes: Equatable, Sendable {
  private var bits: UInt8 = 0

  /// No axis.
  package init() {}

  /// Both axes.
  package static let all = Axes(bits: 3)

  private init(bits: UInt8) { self.bits = bits }

  package var isEmpty: Bool { bits == 0 }

  package func contains(_ axis: Axis) -> Bool { bits & Axes.bit(axis) != 0 }

  package func isDisjoint(with other: Axes) -> Bool { bits & other.bits == 0 }

  package mutating func insert(_ axis: Axis) { bits |= Axes.bit(axis) }

  package mutating func remove(_ axis: Axis) { bits &= ~Axes.bit(axis) }

  package mutating func formUnion(_ other: Axes) { bits |= other.bits }

  private static func bit(_ axis: Axis) -> UInt8 { axis == .horizontal ? 1 : 2 }
}
