/// The distance from one edge to the next along an axis, which `Notation.spacing` can write.
///
///     H:[a]-(8)-[b]      b.leading  == a.trailing + 8
///     H:|-(8)-[a]        a.leading  == p.leading + 8      | is p, the item around a
///     H:[a]-(8)-|        p.trailing == a.trailing + 8
///
/// With `V:` the edges are `top` and `bottom`. The relation may be any of the three.
struct Gap: Equatable {
  /// Where a gap begins or ends.
  enum Side: Equatable {
    case item(Item.ID)
    /// The edge of the item that the gap is in.
    case container(Item.ID)
  }

  var axis: VisualFormat.Orientation
  var before: Side
  var after: Side

  /// Makes the gap of a constraint's terms; nil if they are not a distance from one edge to the next.
  init?(left: some Collection<Term>, right: some Collection<Term>) {
    guard left.count == 1, right.count == 1, let later = left.first, let earlier = right.first,
      later.coefficient == 1, earlier.coefficient == 1
    else { return nil }
    let attributes = (earlier.anchor.attribute, later.anchor.attribute)
    for axis in [VisualFormat.Orientation.horizontal, .vertical] {
      switch attributes {
      case (axis.end, axis.start): (before, after) = (.item(earlier.anchor.item), .item(later.anchor.item))
      case (axis.start, axis.start): (before, after) = (.container(earlier.anchor.item), .item(later.anchor.item))
      case (axis.end, axis.end): (before, after) = (.item(earlier.anchor.item), .container(later.anchor.item))
      default: continue
      }
      self.axis = axis
      return
    }
    return nil
  }

  /// The item that `|` means; nil for a gap between two items.
  var container: Item.ID? {
    switch (before, after) {
    case (.container(let item), _), (_, .container(let item)): item
    default: nil
    }
  }
}
