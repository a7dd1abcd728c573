import TrussIR
import TrussTree
import TrussViews

extension SystemBuilder {
  /// The views with a share divide what the others leave in the ratio of their shares (CSS' `flex: k 1 0`), down to
  /// their minimum. One guide t for the stack:
  ///
  ///     size_i >= insets_i + k_i t                  required
  ///     size_i == insets_i + k_i t                  at the shares' level
  ///
  /// insets_i are the view's own where it is a stack: a share is divided before padding, as in CSS. Views of a lower
  /// layout priority have a guide of their own.
  mutating func addFlexGrow(_ frame: StackFrame) {
    guard !frame.sharing.isEmpty else { return }
    divideRoom(of: frame)
    let groups = Dictionary(grouping: frame.sharing) { child in
      growth.lastSpacers.contains(child) ? -.infinity : tree.entries[child].attributes.layoutPriority ?? 0
    }
    for (rank, priority) in groups.keys.sorted(by: >).enumerated() {
      let unit = addGuide(.share, in: frame.index)
      let views = groups[priority] ?? []
      for child in views { places[child].hasFlexGrow = true }
      if rank == 0 {
        addFirstShares(views, unit, frame)
      } else {
        addLaterShares(views, unit, frame, Double(rank) / Double(groups.count))
      }
    }
  }

  /// Adds what a row asks for so that it has room to divide, and how it divides that:
  ///
  ///     stack.width >= the width of all views on one line     at a text's line
  private mutating func divideRoom(of frame: StackFrame) {
    let division = RoomDivision(
      along: frame.axis, hasFlexGrow: true, isDefinite: places[frame.index].definite.contains(frame.axis),
      shareHoldsText: frame.sharing.contains { contents.holdsText[$0] })
    if let priority = division.contentWidthPriority(places[frame.index].scales[.horizontal]) {
      add(
        Term(frame.item, .width), .greaterThanOrEqual, constant: contents.widths[frame.index], priority: priority,
        category: .intrinsicSize)
    }
    for child in frame.sharing { places[child].division[frame.axis] = division }
  }

  /// How much the content of a view matters along an axis: as much as around it, or less inside a share.
  func scale(of index: Int, _ axis: Axis) -> ContentScale {
    guard let parent = tree.entries[index].parent else { return ContentScale() }
    let outer = places[parent].scales[axis]
    return places[index].division[axis]?.scale(inside: outer) ?? outer
  }

  /// A view with a maximum has at most its part, and as much of that as it may. Where all have a maximum the part is as
  /// small as that needs, so that it is the same for all.
  private mutating func addFirstShares(_ views: [Int], _ unit: Item.ID, _ frame: StackFrame) {
    let isDefinite = places[frame.index].definite.contains(frame.axis)
    var isLimited = true
    for child in views {
      let size = Term(Item.ID(child), frame.axis.extent)
      guard growth.limits[child][frame.axis] ?? .infinity == .infinity else {
        let limit = addLimits(child, unit, frame)
        add(size, .equal, constant: limit, priority: RulePriority.limit, category: .shares)
        continue
      }
      isLimited = false
      let (part, inset) = part(of: child, unit, frame)
      add(size, .greaterThanOrEqual, part, constant: inset, category: .shares)
      add(
        size, .equal, part, constant: inset,
        priority: places[frame.index].scales[frame.axis].flexGrow(ofKnownRoom: isDefinite), category: .shares)
    }
    if isLimited {
      add(Term(unit, frame.axis.extent), .equal, priority: RulePriority.laterFlexGrow, category: .shares)
    }
  }

  /// Views of a lower layout priority have their least. What the others leave, as they have a maximum, they divide: the
  /// part is as small as it can be, and so the same for all.
  private mutating func addLaterShares(_ views: [Int], _ unit: Item.ID, _ frame: StackFrame, _ rank: Double) {
    for child in views { _ = addLimits(child, unit, frame) }
    // The lowest are made small first.
    let level = RulePriority.laterFlexGrow.value + rank
    add(Term(unit, frame.axis.extent), .equal, priority: Priority(level), category: .shares)
    for child in views {
      add(Term(Item.ID(child), frame.axis.extent), .equal, priority: RulePriority.leastFlexGrow, category: .shares)
    }
  }

  /// No more than the view's part of the room, and than its maximum, which is returned.
  private mutating func addLimits(_ child: Int, _ unit: Item.ID, _ frame: StackFrame) -> Double {
    let size = Term(Item.ID(child), frame.axis.extent)
    let (part, inset) = part(of: child, unit, frame)
    let limit = growth.limits[child][frame.axis] ?? .infinity
    add(size, .lessThanOrEqual, part, constant: inset, priority: RulePriority.cappedFlexGrow, category: .shares)
    if limit != .infinity {
      add(size, .lessThanOrEqual, constant: limit, priority: RulePriority.cappedFlexGrow, category: .shares)
    }
    return limit
  }

  /// A view's part of the room left, and what is not divided of it.
  private func part(of child: Int, _ unit: Item.ID, _ frame: StackFrame) -> (Term, inset: Double) {
    (
      Term(flexGrow(of: child, along: frame.axis) ?? 1, Anchor(unit, frame.axis.extent)), insets(of: child, frame.axis)
    )
  }
}
