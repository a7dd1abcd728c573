import TrussIR
import TrussSolver

/// Relations of a report in words: `UILabel 'Title' is 20 from the left edge of UIView`.
struct Phrasing {
  let names: ItemNames

  /// A relation as a clause.
  func clause(_ relation: LogRelation) -> String {
    size(relation) ?? proportion(relation) ?? distance(relation) ?? centre(relation) ?? formula(relation)
  }

  /// `51`, `at least 44`.
  func amount(_ value: Double, _ relation: Relation) -> String { bound(relation) + short(value, digits: 3) }

  /// The words before an amount.
  func bound(_ relation: Relation) -> String {
    switch relation {
    case .equal: ""
    case .lessThanOrEqual: "at most "
    case .greaterThanOrEqual: "at least "
    }
  }

  /// `wide` or `high`.
  func adjective(_ size: Attribute) -> String { size == .width ? "wide" : "high" }

  private func size(_ relation: LogRelation) -> String? {
    guard let term = relation.singleLeft, relation.right.isEmpty, term.place.attribute.axis == nil else { return nil }
    return "\(names[term.place.item]) is \(amount(relation.constant, relation.relation)) "
      + adjective(term.place.attribute)
  }

  private func proportion(_ relation: LogRelation) -> String? {
    guard let left = relation.singleLeft?.place, relation.right.count == 1, let right = relation.right.first,
      left.attribute.axis == nil, right.place.attribute.axis == nil
    else { return nil }
    let times = right.coefficient == 1 ? "" : "\(short(right.coefficient, digits: 4)) times "
    let isSame = left.item == right.place.item
    let tail = left.attribute == right.place.attribute ? "" : " is \(adjective(right.place.attribute))"
    let other = isSame ? "it\(tail)" : names[right.place.item] + tail
    let constant = relation.constant
    let plus = constant == 0 ? "" : " \(constant < 0 ? "less" : "plus") \(short(abs(constant), digits: 3))"
    return "\(names[left.item]) is \(bound(relation.relation))\(times)"
      + "as \(adjective(left.attribute)) as \(other)\(plus)"
  }

  /// A distance between edges, described for the inner item at its container, or of the later of two neighbours.
  private func distance(_ relation: LogRelation) -> String? {
    guard let pin = Pin(relation) else { return nil }
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

  private func centre(_ relation: LogRelation) -> String? {
    guard let left = relation.singleLeft?.place, relation.right.count == 1, let right = relation.right.first,
      right.coefficient == 1, left.attribute == right.place.attribute,
      left.attribute == .centerX || left.attribute == .centerY
    else { return nil }
    let isHorizontal = left.attribute == .centerX
    let centres = "the \(isHorizontal ? "horizontal" : "vertical") centre of \(names[left.item]) is "
    let other = names[right.place.item]
    if relation.constant == 0, relation.relation == .equal { return centres + "that of \(other)" }
    return centres + amount(relation.constant, relation.relation)
      + " \(isHorizontal ? "right of" : "below") that of \(other)"
  }

  /// What there are no words for, as an equation.
  private func formula(_ relation: LogRelation) -> String {
    let right = sum(relation.right)
    let constant = short(abs(relation.constant), digits: 3)
    let left = sum(relation.left)
    if right.isEmpty { return "\(left) \(relation.relation) \(short(relation.constant, digits: 3))" }
    let rest = relation.constant == 0 ? "" : " \(relation.constant < 0 ? "-" : "+") \(constant)"
    return "\(left) \(relation.relation) \(right)\(rest)"
  }

  private func sum(_ terms: [LogRelation.Term]) -> String {
    var text = ""
    for term in terms {
      let sign = term.coefficient < 0 ? "-" : "+"
      text += text.isEmpty ? (term.coefficient < 0 ? "-" : "") : " \(sign) "
      if abs(term.coefficient) != 1 { text += "\(short(abs(term.coefficient), digits: 4)) * " }
      text += place(term.place)
    }
    return text
  }

  /// `the bottom edge of UIView`, `the width of UIView`.
  func place(_ place: LogPlace) -> String {
    let name = names[place.item]
    switch place.item.part {
    case .firstBaseline, .lastBaseline: return name
    default: break
    }
    switch place.attribute {
    case .width, .height: return "the \(place.attribute) of \(name)"
    case .centerX: return "the horizontal centre of \(name)"
    case .centerY: return "the vertical centre of \(name)"
    default: return "the \(place.attribute) edge of \(name)"
    }
  }
}

/// A distance between two edges, turned so that it is described for the inner or the later item.
struct Pin {
  var inner: LogItem
  var outer: LogItem
  /// The edge of the outer item; `isBetween` means that the items are neighbours instead.
  var edge: Attribute
  var isBetween: Bool
  var axis: LayoutAxis
  var relation: Relation
  var distance: Double

  init?(_ row: LogRelation) {
    guard let left = row.singleLeft?.place, row.right.count == 1, let term = row.right.first, term.coefficient == 1,
      let axis = left.attribute.axis, term.place.attribute.axis == axis, left.item.part != .firstBaseline,
      left.item.part != .lastBaseline, term.place.item.part != .firstBaseline, term.place.item.part != .lastBaseline,
      [axis.low, axis.high].contains(left.attribute), [axis.low, axis.high].contains(term.place.attribute)
    else { return nil }
    let right = term.place
    self.axis = axis
    isBetween = left.attribute != right.attribute
    edge = left.attribute
    // The left side lies so far behind the right one. At a low edge, and between neighbours whose low edge is on the
    // left, that is the distance as it is described.
    let isInnerLeft: Bool
    if isBetween {
      isInnerLeft = left.attribute == axis.low
    } else if let container = row.container {
      isInnerLeft = container != left.item
    } else {
      isInnerLeft = left.attribute == axis.low ? row.constant >= 0 : row.constant <= 0
    }
    (inner, outer) = isInnerLeft ? (left.item, right.item) : (right.item, left.item)
    let isTurned = isBetween ? !isInnerLeft : (left.attribute == axis.low) != isInnerLeft
    distance = isTurned ? -row.constant : row.constant
    relation = isTurned ? row.relation.flipped : row.relation
    distance += 0
  }
}

extension LogRelation {
  /// The only term on the left, if it has no factor.
  var singleLeft: Term? { left.count == 1 && left[0].coefficient == 1 ? left[0] : nil }

  /// Whether two relations are about the same sum of terms, be it with the sides exchanged.
  func isAboutTheSame(as other: LogRelation) -> Bool {
    (left == other.left && right == other.right) || (!right.isEmpty && left == other.right && right == other.left)
  }
}
