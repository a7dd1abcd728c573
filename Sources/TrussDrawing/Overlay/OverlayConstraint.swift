import TrussIR
import TrussTree
import TrussViews

/// A constraint in the source of a layout, as drawings show it.
struct OverlayConstraint {
  /// The anchors: one size or edge, or two related edges, centres or baselines. Empty if a frame is unknown.
  var anchors: [OverlayAnchor]
  /// The words beside the line; empty if the line alone shows the constraint.
  var label: String
  var priority: Priority
  /// The constraint's index in the layout's system.
  var row: Int

  var isSize: Bool { anchors.count == 1 && anchors[0].position == nil }

  /// The constraints in the source of a layout, in the order of the system.
  ///
  /// - Parameter rects: the frames of all views, followed by the frames of the guides.
  static func all(in system: ConstraintSystem, _ rects: [Rect]) -> [OverlayConstraint] {
    var ties: [OverlayConstraint] = []
    var sizes: [Anchor: Set<String>] = [:]
    for (row, constraint) in system.constraints.enumerated()
    where ConstraintPurpose(constraint.category) == .written {
      let terms = constraint.left.terms + constraint.right.terms
      func add(_ anchors: [OverlayAnchor], _ label: String) {
        ties.append(OverlayConstraint(anchors: anchors, label: label, priority: constraint.priority, row: row))
      }
      let anchors = terms.compactMap { term in
        OverlayAnchor(of: term.anchor, system.items[Int(term.anchor.item.index)], rects)
      }
      guard anchors.count == terms.count, let first = anchors.first else {
        add([], "")
        continue
      }
      let label = constraint.overlayLabel(of: anchors)
      if anchors.allSatisfy({ $0.position == nil }) {
        // The first size is labelled with the relation, the other sizes with their lengths.
        for (number, (term, anchor)) in zip(terms, anchors).enumerated() {
          // Equal sizes all have the same label.
          let text = number == 0 || label.hasPrefix("=") ? label : OverlayNumber.string(anchor.length)
          if sizes[term.anchor, default: []].insert(text).inserted { add([anchor], text) }
        }
      } else if anchors.count == 1 {
        add(anchors, label)
      } else {
        for other in anchors.dropFirst() { add([first, other], label) }
      }
    }
    return ties
  }
}

/// An anchor in a layout: an edge, a centre or a baseline of a frame, or one of its sizes.
struct OverlayAnchor {
  /// The index of the view or guide. Guides come after all views.
  var item: Int
  var rect: Rect
  var attribute: Attribute
  /// The coordinate of the edge or line along the axis; nil for a size.
  var position: Double?

  var axis: Axis { attribute.axis }
  var length: Double { rect.size.length(axis) }
  var isBaseline: Bool { attribute == .firstBaseline || attribute == .lastBaseline }

  init?(of anchor: Anchor, _ item: Item, _ rects: [Rect]) {
    self.item = Int(anchor.item.index)
    attribute = anchor.attribute
    guard rects.indices.contains(self.item), rects[self.item].x.isFinite, rects[self.item].width.isFinite else {
      return nil
    }
    rect = rects[self.item]
    position =
      switch attribute {
      case .left: rect.minX
      case .right: rect.maxX
      case .leading: item.isRightToLeft ? rect.maxX : rect.minX
      case .trailing: item.isRightToLeft ? rect.minX : rect.maxX
      case .centerX: rect.midX
      case .top: rect.minY
      case .bottom: rect.maxY
      case .centerY: rect.midY
      case .firstBaseline, .lastBaseline:
        (attribute == .firstBaseline ? item.firstBaseline : item.lastBaseline).map {
          (item.hasCenteredBaselines ? rect.midY : rect.y) + $0
        } ?? rect.maxY
      case .width, .height: nil
      }
  }
}

extension Constraint {
  /// The words beside the constraint's line: `8`, `≥ 8`, `0.5 × 182` for a part of another size, `= 120` for equal
  /// sizes, `@750` for an optional constraint; empty if the line alone shows the constraint.
  ///
  /// - Parameter anchors: the anchors of the constraint's terms.
  fileprivate func overlayLabel(of anchors: [OverlayAnchor]) -> String {
    var words: [String] = []
    let constant = right.constant - left.constant
    switch relation {
    case .equal: break
    case .lessThanOrEqual: words.append("≤")
    case .greaterThanOrEqual: words.append("≥")
    }
    let areSizes = anchors.allSatisfy { $0.position == nil }
    let factor =
      left.terms.count == 1 && right.terms.count == 1 ? right.terms[0].coefficient / left.terms[0].coefficient : 1
    if factor != 1 {
      let number = areSizes ? " \(OverlayNumber.string(anchors[1].length))" : ""
      // Two decimals, so that a quarter is not 0.3.
      let factor = shortest((factor * 100).rounded() / 100)
      words.append(areSizes ? "\(factor) ×\(number)" : "× \(factor)")
    }
    if constant != 0 || anchors.count == 1 {
      // A gap is written without a sign, a difference of sizes with its sign.
      let number = OverlayNumber.string(areSizes ? constant : abs(constant))
      words.append(areSizes && anchors.count > 1 && constant > 0 ? "+ \(number)" : number)
    } else if areSizes, factor == 1, relation == .equal {
      words.append("= \(OverlayNumber.string(anchors[0].length))")
    }
    if !priority.isRequired { words.append("@\(shortest(priority.value))") }
    return words.joined(separator: " ")
  }
}
