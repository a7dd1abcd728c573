package import TrussIR
package import TrussViews

/// Sizes that are fractions of the surrounding view's length. Once this length is known, they become ordinary sizes. If
/// the length follows from the content, the content is first measured without the fractions, as CSS measures content
/// with percentages as `auto` (CSS Box Sizing, 5.2.1).
extension ViewTree {
  /// A view, and an axis along which sizes of views directly inside are fractions of the view's length.
  package struct FractionRoom: Hashable, Sendable {
    package let view: Int
    package let axis: Axis

    package init(view: Int, axis: Axis) { (self.view, self.axis) = (view, axis) }
  }

  package var hasOpenFractions: Bool { !openFractions.isEmpty }

  /// The views and axes of the lengths that open fractions refer to, each view before the views inside it.
  package var fractionRooms: [FractionRoom] {
    if openFractions.isEmpty { return [] }
    var rooms: Set<FractionRoom> = []
    for (part, axes) in openFractions {
      guard let view = entries[part].parent else { continue }
      for axis in Axis.allCases where axes.contains(axis) { rooms.insert(FractionRoom(view: view, axis: axis)) }
    }
    return rooms.sorted { ($0.view, $0.axis == .horizontal ? 0 : 1) < ($1.view, $1.axis == .horizontal ? 0 : 1) }
  }

  /// The rooms to settle next: widths before heights, which depend on widths. No room is inside another.
  package var nextFractionRooms: [FractionRoom] {
    let rooms = fractionRooms
    let axis = rooms.contains { $0.axis == .horizontal } ? Axis.horizontal : .vertical
    var end = 0
    return rooms.filter { room in
      guard room.axis == axis, room.view >= end else { return false }
      end = entries[room.view].end
      return true
    }
  }

  mutating func addOpenFractions(of view: UnsafePointer<ViewNode.Parts>, at index: Int) {
    hasFractions = true
    for rule in view.pointee.attributes.rare.fractions { openFractions[index, default: Axes()].insert(rule.axis) }
  }

  /// Replaces fractions by sizes in the medium's unit. `length` is the length of the room's view without its insets.
  package mutating func settle(_ room: FractionRoom, in length: Double) {
    for part in Array(Siblings(entries, from: room.view + 1, to: entries[room.view].end)) {
      guard openFractions[part]?.contains(room.axis) == true else { continue }
      for rule in entries[part].attributes.rare.fractions where rule.axis == room.axis {
        let size = Attributes.SizeRule(
          axis: rule.axis, relation: rule.relation, value: rule.fraction * max(0, length), priority: rule.priority,
          unit: .fraction)
        give(size, rule.location, to: part)
      }
      openFractions[part]?.remove(room.axis)
      if openFractions[part]?.isEmpty == true { openFractions[part] = nil }
    }
  }

  /// Fixes a view's length at the length of its content, and replaces the fractions of this length by sizes.
  package mutating func settle(_ room: FractionRoom, fitted length: Double, _ medium: Medium) {
    settle(room, in: length - medium.boxInsets(of: entries[room.view]).along(room.axis))
    let size = Attributes.SizeRule(
      axis: room.axis, relation: .equal, value: length, priority: .required, unit: .content)
    give(size, nil, to: room.view)
  }

  package mutating func give(_ size: Attributes.SizeRule, _ location: SourceLine?, to index: Int) {
    if writtenNodes[index] == nil { writtenNodes[index] = entries[index].node }
    entries[index].give(size, location ?? entries[index].attributes.location ?? Self.implicitStack)
  }

  /// Puts a view where a custom container places it, in points.
  package mutating func place(_ index: Int, x: Double, y: Double) {
    if writtenNodes[index] == nil { writtenNodes[index] = entries[index].node }
    entries[index].place(x, y)
  }

  /// Gives a custom container its own alignment guides. The guides that the author set come after these guides, and
  /// override them.
  package mutating func give(_ guides: [AlignmentGuide], to index: Int) {
    if writtenNodes[index] == nil { writtenNodes[index] = entries[index].node }
    entries[index].node.modify { $0.rare.alignmentGuides.insert(contentsOf: guides, at: 0) }
  }

  /// Gives a custom container the intrinsic size of its views, which other rules may change.
  package mutating func give(_ size: IntrinsicSize, to index: Int, _ medium: Medium) {
    if writtenNodes[index] == nil { writtenNodes[index] = entries[index].node }
    entries[index].node = entries[index].node.with(size, in: medium)
  }

  /// Records the size for which a custom container has placed its views. A solved layout determines the real size.
  package mutating func expect(_ size: Size, of index: Int) {
    takesPasses = true
    rounds[index, default: ViewRounds()].expected = size
  }
}
