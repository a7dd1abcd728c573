import TrussIR
import TrussTree
import TrussViews

extension SystemBuilder {
  /// A track with the view or the guide that is as long as it.
  typealias PlacedTrack = (item: Item.ID, track: GridTrack)

  /// The places of a grid's tracks along an axis, one behind the other, and their lengths.
  ///
  /// Returns the rows that keep them within the box, and fill it where a track is flexible.
  mutating func addTracks(_ tracks: [PlacedTrack], _ axis: Axis, in index: Int) -> [Constraint] {
    let insets = leadingInsets(of: index)
    var previous = Term(Item.ID(index), axis.start)
    var gap = insets.start(axis)
    var isFirst = true
    for (item, track) in tracks {
      add(
        Term(item, axis.start), .equal, previous, constant: gap + track.gap,
        category: isFirst ? .justification : .spacing)
      if track.isShown { isFirst = false }
      previous = Term(item, axis.end)
      gap = 0
      addLength(of: track, item, axis)
    }
    addTrackShares(tracks, axis, in: index)
    let isFilled = tracks.contains { $0.track.flexGrow != nil }
    let box = Expression([Term(Item.ID(index), axis.end)], constant: -insets.end(axis) - gap)
    func end(_ relation: Relation, _ priority: Priority, _ category: TrussIR.Category) -> Constraint {
      Constraint(
        Expression([previous]), relation, box, priority: priority, category: category,
        origin: tree.entries[index].attributes.location)
    }
    return [end(.lessThanOrEqual, containment(index, axis), .containment)]
      + (isFilled ? [end(.greaterThanOrEqual, RulePriority.filling, .justification)] : [])
  }

  private mutating func addLength(of track: GridTrack, _ item: Item.ID, _ axis: Axis) {
    let size = Term(item, axis.extent)
    add(size, .greaterThanOrEqual, category: .extent)
    guard track.isShown else {
      if Int(item.index) >= tree.entries.count { add(size, .equal, category: .collapsing) }
      return
    }
    switch track.bounds {
    case .exactly(let length): add(size, .equal, constant: length, category: .size)
    case .between(let least, let greatest):
      if least > 0 { add(size, .greaterThanOrEqual, constant: least, category: .size) }
      if greatest < .infinity { add(size, .lessThanOrEqual, constant: greatest, category: .size) }
    }
  }

  /// The flexible tracks divide what the others leave, down to what their cells need. One guide t for the axis:
  ///
  ///     size >= k t    required      size == k t    at the shares' level            without a maximum
  ///     size <= k t    at the shares' level,  size >= k t    just below it          with one
  ///
  /// A track at its maximum leaves the rest to the others, whose t goes on growing: the two levels tell them from those
  /// that could still grow.
  private mutating func addTrackShares(_ tracks: [PlacedTrack], _ axis: Axis, in index: Int) {
    guard tracks.contains(where: { $0.track.flexGrow != nil }) else { return }
    let unit = addGuide(.share, in: index)
    let isDefinite = contexts[index].definite.contains(axis)
    let level = contexts[index].scales[axis].flexGrow(ofKnownRoom: isDefinite)
    let lower = Priority(level.value - 0.5)
    for (item, track) in tracks {
      guard let flexGrow = track.flexGrow else { continue }
      let size = Term(item, axis.extent)
      let part = Term(flexGrow, Anchor(unit, axis.extent))
      if track.hasMaximum {
        add(size, .lessThanOrEqual, part, priority: level, category: .shares)
        add(size, .greaterThanOrEqual, part, priority: lower, category: .shares)
      } else {
        add(size, .greaterThanOrEqual, part, category: .shares)
        add(size, .equal, part, priority: level, category: .shares)
      }
    }
    for (item, track) in tracks {
      guard let (width, priority) = track.widest else { continue }
      add(Term(item, axis.extent), .lessThanOrEqual, constant: width, priority: priority, category: .fit)
    }
  }
}
