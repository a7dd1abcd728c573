import TrussIR
import TrussLayout
import TrussViews

/// What drawings of a layout show of the constraints that were written for it.
struct OverlayTie {
  enum Shape {
    /// The length of a size.
    case size(OverlayMark)
    /// Two edges, centres or baselines that are related.
    case relation(OverlayMark, OverlayMark)
    /// An edge that is related to the origin alone.
    case point(OverlayMark)
    /// Something whose frame is not known.
    case unknown
  }

  var shape: Shape
  /// The words beside it; empty where a line alone shows the constraint.
  var label: String
  var priority: Priority
  /// The constraint's place in the layout's system.
  var row: Int

  /// The ties of a layout in the order of its constraints, with frames of its views, and of its guides after them.
  static func all(of layout: Layout, in system: ConstraintSystem, _ rects: [Rect]) -> [OverlayTie] {
    var ties: [OverlayTie] = []
    var sizes: [Anchor: Set<String>] = [:]
    for (row, constraint) in system.constraints.enumerated()
    where ConstraintPurpose(constraint.category) == .written {
      let terms = constraint.left.terms + constraint.right.terms
      func add(_ shape: Shape, _ label: String = "") {
        ties.append(OverlayTie(shape: shape, label: label, priority: constraint.priority, row: row))
      }
      let marks = terms.compactMap { term in
        OverlayMark(of: term.anchor, system.items[Int(term.anchor.item.index)], rects)
      }
      guard marks.count == terms.count, let first = marks.first else {
        add(.unknown)
        continue
      }
      let label = constraint.overlayLabel { anchor in
        let rect = rects[Int(anchor.item.index)]
        return anchor.attribute == .width ? rect.width : rect.height
      }
      if terms.allSatisfy(\.anchor.attribute.isSize) {
        // The first of two sizes has what is different of it, the others are what it is compared with.
        for (number, (term, mark)) in zip(terms, marks).enumerated() {
          // Of a size that others are compared with, the number.
          let length = term.anchor.attribute == .width ? mark.rect.width : mark.rect.height
          let text = number == 0 || label.hasPrefix("=") ? label : OverlayNumber.string(length)
          if sizes[term.anchor, default: []].insert(text).inserted { add(.size(mark), text) }
        }
      } else if marks.count == 1 {
        add(.point(first), label)
      } else {
        for mark in marks.dropFirst() { add(.relation(first, mark), label) }
      }
    }
    return ties
  }
}

/// An anchor in a layout: the edge, the centre or a baseline of a frame, or one of its sizes.
struct OverlayMark {
  enum Place {
    /// A line from the top to the bottom of the frame.
    case upright(x: Double)
    /// A line from its left to its right edge.
    case level(y: Double)
    case width, height
  }

  /// The number of the view, or of the guide after all views.
  var item: Int
  var rect: Rect
  var attribute: Attribute
  var place: Place

  init?(of anchor: Anchor, _ item: Item, _ rects: [Rect]) {
    self.item = Int(anchor.item.index)
    attribute = anchor.attribute
    guard rects.indices.contains(self.item), rects[self.item].x.isFinite, rects[self.item].width.isFinite else {
      return nil
    }
    let rect = rects[self.item]
    self.rect = rect
    place =
      switch anchor.attribute {
      case .left: .upright(x: rect.minX)
      case .right: .upright(x: rect.maxX)
      case .leading: .upright(x: item.isRightToLeft ? rect.maxX : rect.minX)
      case .trailing: .upright(x: item.isRightToLeft ? rect.minX : rect.maxX)
      case .centerX: .upright(x: rect.midX)
      case .top: .level(y: rect.minY)
      case .bottom: .level(y: rect.maxY)
      case .centerY: .level(y: rect.midY)
      case .firstBaseline: .level(y: item.firstBaseline.map { rect.y + $0 } ?? rect.maxY)
      case .lastBaseline: .level(y: item.lastBaseline.map { rect.y + $0 } ?? rect.maxY)
      case .width: .width
      case .height: .height
      }
  }
}

extension Attribute {
  fileprivate var isSize: Bool { self == .width || self == .height }
}

extension Constraint {
  /// The words beside the line between the two sides: `8`, `≥ 8`, `0.5 × 182` for a part of another size, `= 120` for
  /// equal sizes, `@750` for an optional one; empty where the line alone shows it.
  ///
  /// - Parameter length: the length of a size.
  fileprivate func overlayLabel(_ length: (Anchor) -> Double) -> String {
    var words: [String] = []
    let (constant, terms) = (right.constant - left.constant, left.terms + right.terms)
    switch relation {
    case .equal: break
    case .lessThanOrEqual: words.append("≤")
    case .greaterThanOrEqual: words.append("≥")
    }
    let areSizes = terms.allSatisfy(\.anchor.attribute.isSize)
    let factor =
      left.terms.count == 1 && right.terms.count == 1 ? right.terms[0].coefficient / left.terms[0].coefficient : 1
    if factor != 1 {
      let number = areSizes ? " \(OverlayNumber.string(length(right.terms[0].anchor)))" : ""
      // A quarter is not 0.3.
      let factor = shortest((factor * 100).rounded() / 100)
      words.append(areSizes ? "\(factor) ×\(number)" : "× \(factor)")
    }
    if constant != 0 || terms.count == 1 {
      // A gap has no sign in a drawing, a difference of sizes has one.
      let number = OverlayNumber.string(areSizes ? constant : abs(constant))
      words.append(areSizes && terms.count > 1 && constant > 0 ? "+ \(number)" : number)
    } else if areSizes, factor == 1, relation == .equal {
      words.append("= \(OverlayNumber.string(length(left.terms[0].anchor)))")
    }
    if !priority.isRequired { words.append("@\(shortest(priority.value))") }
    return words.joined(separator: " ")
  }
}
