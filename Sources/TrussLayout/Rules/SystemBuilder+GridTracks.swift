import TrussIR
import TrussTree
import TrussViews

/// A column or a row of a grid.
struct GridTrack {
  var item: Item.ID
  var length: GridColumn.Length
  /// Whether it is seen: one that is not has no length, and no gap.
  var isShown: Bool

  /// Its share of what the others leave, or nil.
  var flexGrow: Double? {
    guard isShown, case .flexible(let flexGrow, _, _) = length else { return nil }
    return flexGrow
  }

  var maximum: Double? {
    guard case .flexible(_, _, let maximum) = length else { return nil }
    return maximum
  }
}

extension SystemBuilder {
  /// The places of a grid's tracks along an axis, one behind the other, and their lengths.
  ///
  /// Returns the rows that keep them within the box, and fill it where a track is flexible.
  mutating func addTracks(
    _ tracks: [GridTrack], _ axis: Axis, _ spacing: Double, in index: Int
  ) -> [Constraint] {
    let insets = leadingInsets(of: index)
    var previous = Term(Item.ID(index), axis.start)
    var gap = insets.start(axis)
    var isFirst = true
    for track in tracks {
      let distance = !isFirst && track.isShown ? spacing : 0
      add(
        Term(track.item, axis.start), .equal, previous, constant: gap + distance,
        category: isFirst ? .justification : .spacing)
      if track.isShown { isFirst = false }
      previous = Term(track.item, axis.end)
      gap = 0
      addLength(of: track, axis)
    }
    addTrackShares(tracks, axis, in: index)
    let isFilled = tracks.contains { $0.flexGrow != nil }
    let box = Expression([Term(Item.ID(index), axis.end)], constant: -insets.end(axis) - gap)
    func end(_ relation: Relation, _ priority: Priority, _ category: TrussIR.Category) -> Constraint {
      Constraint(
        Expression([previous]), relation, box, priority: priority, category: category,
        origin: tree.entries[index].attributes.location)
    }
    return [end(.lessThanOrEqual, containment(index, axis), .containment)]
      + (isFilled ? [end(.greaterThanOrEqual, RulePriority.filling, .justification)] : [])
  }

  private mutating func addLength(of track: GridTrack, _ axis: Axis) {
    let size = Term(track.item, axis.extent)
    add(size, .greaterThanOrEqual, category: .extent)
    guard track.isShown else {
      if Int(track.item.index) >= tree.entries.count { add(size, .equal, category: .hiding) }
      return
    }
    switch track.length {
    case .fixed(let length): add(size, .equal, constant: medium.extent(length, axis), category: .size)
    case .flexible(_, let minimum, let maximum):
      if minimum > 0 { add(size, .greaterThanOrEqual, constant: medium.extent(minimum, axis), category: .size) }
      if let maximum { add(size, .lessThanOrEqual, constant: medium.extent(maximum, axis), category: .size) }
    case .fit: break
    }
  }

  /// The flexible tracks divide what the others leave, down to what their cells need. One guide t for the axis:
  ///
  ///     size >= k t    required      size == k t    at the shares' level            without a maximum
  ///     size <= k t    at the shares' level,  size >= k t    just below it          with one
  ///
  /// A track at its maximum leaves the rest to the others, whose t goes on growing: the two levels tell them from those
  /// that could still grow.
  private mutating func addTrackShares(_ tracks: [GridTrack], _ axis: Axis, in index: Int) {
    let sharing = tracks.filter { $0.flexGrow != nil }
    guard !sharing.isEmpty else { return }
    let unit = addGuide("Share", in: index)
    let isDefinite = places[index].definite.contains(axis)
    let level = places[index].scales[axis].flexGrow(ofKnownRoom: isDefinite)
    let lower = Priority(level.value - 0.5)
    for track in sharing {
      let size = Term(track.item, axis.extent)
      let part = Term(track.flexGrow ?? 1, Anchor(unit, axis.extent))
      if track.maximum == nil {
        add(size, .greaterThanOrEqual, part, category: .shares)
        add(size, .equal, part, priority: level, category: .shares)
      } else {
        add(size, .lessThanOrEqual, part, priority: level, category: .shares)
        add(size, .greaterThanOrEqual, part, priority: lower, category: .shares)
      }
    }
    addFittedBounds(tracks, axis, in: index)
  }

  /// The fitted columns are no wider than their cells: a cell that would rather be narrower than its flexible column,
  /// or a maximum of that, would else leave them the room.
  private mutating func addFittedBounds(_ tracks: [GridTrack], _ axis: Axis, in index: Int) {
    guard case .grid(let grid) = tree.entries[index].content, axis == .horizontal else { return }
    let areBounded = tracks.allSatisfy { $0.flexGrow == nil || $0.maximum != nil }
    let widths = contents.widths(ofColumns: GridPlan(of: index, grid, in: tree), medium)
    for (track, width) in zip(tracks, widths) where track.isShown && track.length == .fit {
      add(
        Term(track.item, axis.extent), .lessThanOrEqual, constant: width,
        priority: areBounded ? RulePriority.fittedAmongBounded : places[index].scales[.horizontal](RulePriority.fitted),
        category: .fit)
    }
  }
}
