import TrussIR
import TrussSolver
import TrussTree
import TrussViews

/// Relations of a report in words: `UILabel 'Title' is 20 from the left edge of UIView`.
struct Phrasing {
  let names: ItemNames

  func clause(_ relation: Constraint) -> String {
    size(relation) ?? proportion(relation) ?? distance(relation) ?? centre(relation) ?? formula(relation)
  }

  /// An amount with its bound: `51`, `at least 44`.
  func amount(_ value: Double, _ relation: Relation) -> String { bound(relation) + short(value, digits: 3) }

  /// The words before an amount.
  func bound(_ relation: Relation) -> String {
    switch relation {
    case .equal: ""
    case .lessThanOrEqual: "at most "
    case .greaterThanOrEqual: "at least "
    }
  }

  func adjective(_ size: Attribute) -> String { size == .width ? "wide" : "high" }

  private func size(_ relation: Constraint) -> String? {
    guard let size = relation.sizeOfItem else { return nil }
    return "\(names[size.item]) is \(amount(relation.right.constant, relation.relation)) \(adjective(size.attribute))"
  }

  private func proportion(_ relation: Constraint) -> String? {
    guard let left = relation.onlyLeft, relation.right.terms.count == 1, let right = relation.right.terms.first,
      left.attribute.isSize, right.anchor.attribute.isSize
    else { return nil }
    let times = right.coefficient == 1 ? "" : "\(short(right.coefficient, digits: 4)) times "
    let tail = left.attribute == right.anchor.attribute ? "" : " is \(adjective(right.anchor.attribute))"
    let other = (left.item == right.anchor.item ? "it" : names[right.anchor.item]) + tail
    let constant = relation.right.constant
    let plus = constant == 0 ? "" : " \(constant < 0 ? "less" : "plus") \(short(abs(constant), digits: 3))"
    return "\(names[left.item]) is \(bound(relation.relation))\(times)"
      + "as \(adjective(left.attribute)) as \(other)\(plus)"
  }

  /// A distance between edges, described for an item inside its container or for the later of two neighbours.
  private func distance(_ relation: Constraint) -> String? {
    guard let pin = Pin(relation, names.items) else { return nil }
    let isZero = pin.distance == 0 && pin.relation == .equal
    if pin.isBetween {
      let where_ = pin.axis == .horizontal ? "right of" : "below"
      if isZero { return "\(names[pin.inner]) is directly \(where_) \(names[pin.outer])" }
      return "\(names[pin.inner]) is \(amount(pin.distance, pin.relation)) \(where_) \(names[pin.outer])"
    }
    let edge = "the \(pin.edge) edge of \(names[pin.outer])"
    if isZero { return "\(names[pin.inner]) is at \(edge)" }
    if pin.distance < 0 {
      return "\(names[pin.inner]) is \(amount(-pin.distance, pin.relation.flipped)) beyond \(edge)"
    }
    return "\(names[pin.inner]) is \(amount(pin.distance, pin.relation)) from \(edge)"
  }

  private func centre(_ relation: Constraint) -> String? {
    guard let left = relation.onlyLeft, let right = relation.onlyRight, left.attribute == right.attribute,
      left.attribute == .centerX || left.attribute == .centerY
    else { return nil }
    let isHorizontal = left.attribute == .centerX
    let centres = "the \(isHorizontal ? "horizontal" : "vertical") centre of \(names[left.item]) is "
    let other = names[right.item]
    let constant = relation.right.constant
    if constant == 0, relation.relation == .equal { return centres + "that of \(other)" }
    let (before, after) = isHorizontal ? ("left of", "right of") : ("above", "below")
    let words =
      constant < 0
      ? "\(amount(-constant, relation.relation.flipped)) \(before)" : "\(amount(constant, relation.relation)) \(after)"
    return centres + "\(words) that of \(other)"
  }

  private func formula(_ relation: Constraint) -> String {
    let left = signedSum(relation.left.terms.map(term))
    let constant = relation.right.constant
    if relation.right.terms.isEmpty { return "\(left) \(relation.relation) \(short(constant, digits: 3))" }
    let rest = constant == 0 ? [] : [(constant, short(abs(constant), digits: 3))]
    return "\(left) \(relation.relation) \(signedSum(relation.right.terms.map(term) + rest))"
  }

  private func term(_ term: Term) -> (Double, String) {
    let factor = abs(term.coefficient) == 1 ? "" : "\(short(abs(term.coefficient), digits: 4)) * "
    return (term.coefficient, factor + place(term.anchor))
  }

  /// `the bottom edge of UIView`, `the width of UIView`.
  func place(_ anchor: Anchor) -> String {
    let name = names[anchor.item]
    if names.items[anchor.item].isLine { return name }
    switch anchor.attribute {
    case .width, .height: return "the \(anchor.attribute) of \(name)"
    case .centerX: return "the horizontal centre of \(name)"
    case .centerY: return "the vertical centre of \(name)"
    default: return "the \(anchor.attribute) edge of \(name)"
    }
  }
}

/// A distance between two edges: from a container's edge to the inner item, or from an item to its later neighbour.
struct Pin {
  var inner: Item.ID
  var outer: Item.ID
  /// The edge of the outer item. If the items are neighbours instead, `isBetween` is true.
  var edge: Attribute
  var isBetween: Bool
  var axis: Axis
  var relation: Relation
  var distance: Double

  init?(_ row: Constraint, _ items: LogItems) {
    guard let left = row.onlyLeft, let right = row.onlyRight, left.attribute.axis == right.attribute.axis else {
      return nil
    }
    axis = left.attribute.axis
    for anchor in [left, right] {
      guard anchor.attribute == axis.low || anchor.attribute == axis.high else { return nil }
      if items[anchor.item].isLine { return nil }
    }
    isBetween = left.attribute != right.attribute
    edge = left.attribute
    // The constant is the distance from the anchor on the relation's right side to the anchor on its left side. It is
    // the described distance at a low edge and, between neighbours, if the left side is a low edge.
    let isLow = left.attribute == axis.low
    let constant = row.right.constant
    // If the log shows the container, the container is on the relation's right side at a low edge, and on its left side
    // at a high edge.
    let isInnerLeft =
      isBetween || row.notation == .spacing ? isLow : isLow ? constant >= 0 : constant <= 0
    (inner, outer) = isInnerLeft ? (left.item, right.item) : (right.item, left.item)
    let isTurned = isBetween ? !isInnerLeft : isLow != isInnerLeft
    distance = (isTurned ? -constant : constant) + 0
    relation = isTurned ? row.relation.flipped : row.relation
  }
}

extension Constraint {
  /// The anchor on the left; nil if there are several terms or a factor.
  var onlyLeft: Anchor? { left.only }

  /// The anchor on the right; nil if there are several terms or a factor.
  var onlyRight: Anchor? { right.only }

  /// The size that is compared with a number; nil for other relations.
  var sizeOfItem: Anchor? {
    guard right.terms.isEmpty, let left = left.only, left.attribute.isSize else { return nil }
    return left
  }

  /// Whether two relations have the same terms, even if the sides are exchanged.
  func isAboutTheSame(as other: Constraint) -> Bool {
    let (one, two) = ([left.terms, right.terms], [other.left.terms, other.right.terms])
    return one == two || (!right.terms.isEmpty && one == two.reversed())
  }
}

extension Expression {
  fileprivate var only: Anchor? { terms.count == 1 && terms[0].coefficient == 1 ? terms[0].anchor : nil }
}
