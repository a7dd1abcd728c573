import TrussIR
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
  mutating func addShares(_ frame: StackFrame) {
    guard !frame.sharing.isEmpty else { return }
    let groups = Dictionary(grouping: frame.sharing) { tree.entries[$0].attributes.layoutPriority ?? 0 }
    for (rank, priority) in groups.keys.sorted(by: >).enumerated() {
      let unit = addGuide("Share", in: frame.index)
      let views = groups[priority] ?? []
      for child in views { places[child].hasShare = true }
      if rank == 0 {
        addFirstShares(views, unit, frame)
      } else {
        addLaterShares(views, unit, frame, Double(rank) / Double(groups.count))
      }
    }
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
        add(size, .equal, constant: limit, priority: Level.limit, category: .shares)
        continue
      }
      isLimited = false
      let (part, inset) = part(of: child, unit, frame)
      add(size, .greaterThanOrEqual, part, constant: inset, category: .shares)
      add(
        size, .equal, part, constant: inset,
        priority: isDefinite ? Level.shares : Level.sharesWhereIndefinite, category: .shares)
    }
    if isLimited {
      add(Term(unit, frame.axis.extent), .equal, priority: Level.laterShares, category: .shares)
    }
  }

  /// Views of a lower layout priority have their least. What the others leave, as they have a maximum, they divide: the
  /// part is as small as it can be, and so the same for all.
  private mutating func addLaterShares(_ views: [Int], _ unit: Item.ID, _ frame: StackFrame, _ rank: Double) {
    for child in views { _ = addLimits(child, unit, frame) }
    // The lowest are made small first.
    let level = Level.laterShares.value + rank
    add(Term(unit, frame.axis.extent), .equal, priority: Priority(level), category: .shares)
    for child in views {
      add(Term(Item.ID(child), frame.axis.extent), .equal, priority: Level.leastShares, category: .shares)
    }
  }

  /// No more than the view's part of the room, and than its maximum, which is returned.
  private mutating func addLimits(_ child: Int, _ unit: Item.ID, _ frame: StackFrame) -> Double {
    let size = Term(Item.ID(child), frame.axis.extent)
    let (part, inset) = part(of: child, unit, frame)
    let limit = growth.limits[child][frame.axis] ?? .infinity
    add(size, .lessThanOrEqual, part, constant: inset, priority: Level.cappedShare, category: .shares)
    if limit != .infinity {
      add(size, .lessThanOrEqual, constant: limit, priority: Level.cappedShare, category: .shares)
    }
    return limit
  }

  /// A view's part of the room left, and what is not divided of it.
  private func part(of child: Int, _ unit: Item.ID, _ frame: StackFrame) -> (Term, inset: Double) {
    (
      Term(share(of: child, along: frame.axis) ?? 1, Anchor(unit, frame.axis.extent)), insets(of: child, frame.axis)
    )
  }

  /// The views of a row that are or hold text share a shortfall in proportion to their one-line widths m_i (CSS'
  /// `flex-shrink: 1`). One guide u, at most 1:
  ///
  ///     w_i >= m_i u                                required
  ///     sum(m) u >= sum(m)                          at the shortfall's level
  ///
  /// The latter stands in place of a text's wish for one line. Outer rows of texts keep their lines longer than inner
  /// ones. Beside a share that holds text one text is enough: the share takes what is left, and no line of it counts.
  mutating func addSharedShortfall(_ frame: StackFrame) {
    guard frame.axis == .horizontal else { return }
    let texts = frame.children.enumerated().filter { position, child in
      let entry = tree.entries[child]
      return !entry.attributes.isHidden && contents.holdsText[child] && share(of: child, along: .horizontal) == nil
        && frame.stack.widths?[position] == nil && (entry.attributes.layoutPriority ?? 0) == 0
        && !tree.entries[sizer(of: child, .horizontal)].attributes.fixedAxes.contains(.horizontal)
    }.map(\.element)
    let shares = frame.children.contains { child in
      !tree.entries[child].attributes.isHidden && contents.holdsText[child]
        && share(of: child, along: .horizontal) != nil
    }
    guard texts.count >= 2 || texts.count == 1 && shares else { return }
    let unit = addGuide("Shortfall", in: frame.index)
    add(Term(unit, .width), .lessThanOrEqual, constant: 1, category: .shares)
    for text in texts {
      add(
        Term(Item.ID(text), .width), .greaterThanOrEqual, Term(contents.widths[text], Anchor(unit, .width)),
        category: .shares)
      let sizer = sizer(of: text, .horizontal)
      if case .text = tree.entries[sizer].content { places[sizer].sharesShortfall = true }
    }
    let total = texts.reduce(0) { $0 + contents.widths[$1] }
    let depth = Double(tree.entries[frame.index].depth + 1)
    add(
      Term(total, Anchor(unit, .width)), .greaterThanOrEqual, constant: total,
      priority: compression(.horizontal, in: places[frame.index])
        ?? Priority(Level.sharedShortfall.value - 0.001 * min(depth, 900)), category: .shares)
  }
}
