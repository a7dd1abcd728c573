import TrussIR

extension EntryParser {
  /// Reads a relation of anchors.
  ///
  ///     UIView:0x1.height == + 51
  ///     UIView:0x1.height ==                            a missing constant is 0
  ///     UIView:0x1.width == 0.5*UIView:0x2.width + 3
  ///     UIView:0x1.width == UIView:0x2.width * 0.5 + 3  Masonry and SnapKit
  ///     UIView:0x1.minX == 20                           of an autoresizing mask: from its superview's left edge
  mutating func relation(ofAutoresizingMask: Bool) -> LogRelation? {
    guard let left = sum() else { return nil }
    cursor.skipSpaces()
    guard !left.terms.isEmpty, let relation = relationWord(), let right = sum() else { return nil }
    var rightTerms = right.terms
    // A place that a mask keeps is one in the superview, whose own place is anywhere.
    if ofAutoresizingMask, let place = left.terms.first?.place, left.terms.count == 1,
      let axis = place.attribute.axis, !rightTerms.contains(where: { $0.place.attribute.axis != nil })
    {
      let edge = LogPlace(item: container(of: place.item), attribute: axis == .horizontal ? .left : .top)
      rightTerms.append(LogRelation.Term(coefficient: 1, place: edge))
    }
    return LogRelation(
      left: left.terms, relation: relation, right: rightTerms, constant: right.constant - left.constant,
      isRounded: left.isRounded || right.isRounded)
  }

  /// The most terms of a sum: the system's constraints have one on each side, or two.
  private static let mostTerms = 16

  private struct Sum {
    var terms: [LogRelation.Term] = []
    var constant = 0.0
    var isRounded = false
  }

  /// Reads terms and numbers up to a relation, a suffix or the end.
  private mutating func sum() -> Sum? {
    var sum = Sum()
    while sum.terms.count <= Self.mostTerms {
      cursor.skipSpaces()
      var sign = 1.0
      if cursor.take("-") { sign = -1 } else { _ = cursor.take("+") }
      cursor.skipSpaces()
      if isAtEndOfSum { return sum }
      if let number = cursor.number() {
        sum.isRounded = sum.isRounded || number.isRounded
        cursor.skipSpaces()
        guard cursor.take("*") else {
          sum.constant += sign * number.value
          continue
        }
        cursor.skipSpaces()
        guard let place = place() else { return nil }
        sum.terms.append(LogRelation.Term(coefficient: sign * number.value, place: place))
      } else {
        guard let place = place() else { return nil }
        guard let factor = factorBehind() else { return nil }
        sum.isRounded = sum.isRounded || factor.isRounded
        sum.terms.append(LogRelation.Term(coefficient: sign * factor.value, place: place))
      }
    }
    return nil
  }

  private var isAtEndOfSum: Bool {
    cursor.isAtEnd
      || ["==", "<=", ">=", "@", "^", "priority", "Hug:", "CompressionResistance:", "(LTR)", "(RTL)"]
        .contains(where: cursor.isAt)
  }

  /// Reads `* 0.5` or `/ 2`, or 1 where there is neither.
  private mutating func factorBehind() -> (value: Double, isRounded: Bool)? {
    cursor.skipSpaces()
    let divides = cursor.isAt("/")
    guard cursor.take("*") || cursor.take("/") else { return (1, false) }
    cursor.skipSpaces()
    guard let number = cursor.number() else { return nil }
    if divides { return number.value == 0 ? nil : (1 / number.value, true) }
    return number
  }

  /// Reads an item and its attribute.
  private mutating func place() -> LogPlace? {
    guard var item = item(until: " +<>=") else { return nil }
    guard cursor.take(".") else { return nil }
    var word = cursor.read(while: LineCursor.isLetter)
    if word.hasSuffix("Margin") {
      word.removeLast("Margin".count)
      item.part = .margins
    } else if word.hasSuffix("WithinMargins") {
      word.removeLast("WithinMargins".count)
      item.part = .margins
    }
    switch word {
    case "minX": return LogPlace(item: item, attribute: .left)
    case "midX": return LogPlace(item: item, attribute: .centerX)
    case "maxX": return LogPlace(item: item, attribute: .right)
    case "minY": return LogPlace(item: item, attribute: .top)
    case "midY": return LogPlace(item: item, attribute: .centerY)
    case "maxY": return LogPlace(item: item, attribute: .bottom)
    case "firstBaseline":
      item.part = .firstBaseline
      return LogPlace(item: item, attribute: .top)
    case "baseline", "lastBaseline":
      item.part = .lastBaseline
      return LogPlace(item: item, attribute: .top)
    default:
      guard let attribute = Attribute.allCases.first(where: { $0.description == word }) else { return nil }
      switch attribute {
      case .leading: return LogPlace(item: item, attribute: .left, isDirectional: true)
      case .trailing: return LogPlace(item: item, attribute: .right, isDirectional: true)
      default: return LogPlace(item: item, attribute: attribute)
      }
    }
  }
}

extension Attribute {
  /// The axis on which the attribute is a place, or nil for a size.
  var axis: LayoutAxis? {
    switch self {
    case .left, .right, .leading, .trailing, .centerX: .horizontal
    case .top, .bottom, .centerY, .firstBaseline, .lastBaseline: .vertical
    case .width, .height: nil
    }
  }
}

/// One of the two directions of a layout.
enum LayoutAxis: Hashable, CaseIterable {
  case horizontal
  case vertical

  var low: Attribute { self == .horizontal ? .left : .top }
  var high: Attribute { self == .horizontal ? .right : .bottom }
  var size: Attribute { self == .horizontal ? .width : .height }
}
