import Truss
import TrussIR

extension LanguageConstraint {
  /// The constraint as entries of Truss.
  @ConstraintBuilder var entries: [ConstraintEntry] {
    switch kind {
    case .relation, .constant: labeled(relation)
    case .visual: Visual(format, options: options, metrics: ["gap": numbers[1], "length": 40])
    default: labeled(group)
    }
  }

  private var options: VisualFormat.Options {
    text.hasPrefix("V")
      ? choose([[], .alignAllLeading, .alignAllTrailing, .alignAllCenterX], 1)
      : choose([[], .alignAllTop, .alignAllCenterY, .alignAllFirstBaseline, .directionRightToLeft], 1)
  }

  /// The visual format, in which the names of views replace the placeholders `$0` and `$1`.
  var format: String {
    var format = ""
    var isPlace = false
    for character in text {
      if isPlace, let index = character.wholeNumberValue {
        format += names[index]
      } else if character != "$" {
        format.append(character)
      }
      isPlace = character == "$"
    }
    return format
  }

  private func labeled(_ constraint: LayoutConstraint) -> LayoutConstraint {
    let weighed = priority.map { constraint ~ Priority($0) } ?? constraint
    return label.map { weighed.labeled($0) } ?? weighed
  }

  private func labeled(_ group: ConstraintGroup) -> ConstraintGroup {
    let weighed = priority.map { group ~ Priority($0) } ?? group
    return label.map { weighed.labeled($0) } ?? weighed
  }

  private func choose<Value>(_ values: [Value], _ index: Int) -> Value {
    values[(choices.indices.contains(index) ? choices[index] : 0) % values.count]
  }
  private var views: [ViewID] { names.map { $0 == "|" ? ViewID.container : ViewID($0) } }
  private var axis: Axis { choose([.horizontal, .vertical], 0) }
  private var edge: EdgeAnchors.Edge { choose([.leading, .trailing, .top, .bottom], 0) }

  /// The frame of a view, or one of its guides.
  private func guide(_ index: Int) -> LayoutGuide {
    switch choose([0, 1, 2, 3], 2 + index) {
    case 1: views[index].margins
    case 2: views[index].safeArea
    case 3: views[index].content
    default: views[index].frame
    }
  }

  private var relation: LayoutConstraint {
    let (attributes, opposite) = LanguageWords.attributes[choices[0] % LanguageWords.attributes.count]
    let left = anchor(attributes, guide(0))
    if kind == .constant {
      return choose([left == numbers[1], left <= numbers[1], left >= numbers[1]], 1)
    }
    let right = anchor(opposite, guide(1)) * numbers[0] + numbers[1]
    return choose([left == right, left <= right, left >= right], 1)
  }

  private func anchor(_ attribute: Attribute, _ guide: LayoutGuide) -> LayoutExpression {
    switch attribute {
    case .left: guide.left
    case .right: guide.right
    case .leading: guide.leading
    case .trailing: guide.trailing
    case .top: guide.top
    case .bottom: guide.bottom
    case .width: guide.width
    case .height: guide.height
    case .centerX: guide.centerX
    case .centerY: guide.centerY
    case .firstBaseline: guide.firstBaseline
    case .lastBaseline: guide.lastBaseline
    }
  }

  private var group: ConstraintGroup {
    let last = views[views.count - 1]
    switch kind {
    case .edges:
      let some = guide(0).edges(edge, choose([.top, .bottom, .leading], 1))
      return choose([0, 1], 1) == 0 ? some == guide(1).inset(by: numbers[1]) : guide(0).edges == guide(1).edges
    case .insideEdges: return guide(0).edges <= guide(1).inset(by: numbers[1])
    case .size:
      return choose([views[0].size == last.size * numbers[0], views[0].size <= last.size], 1)
    case .center: return views[0].center == last.center.offset(x: numbers[1])
    case .align:
      return views.align(choose([.leading, .top, .trailing, .bottom, .centerX, .centerY, .firstBaseline], 0))
    case .equalSizes:
      return choose([views.equalWidths(), views.equalHeights(), views.equalSizes()], 0)
    case .spaced: return views.distribute(axis, spacing: numbers[1])
    case .distribute: return views.distribute(axis)
    case .chain:
      let weights = views.indices.map { Double($0 + 1) }
      let styles: [ChainStyle] = [.spread, .spreadInside, .packed(bias: 0.3), .weighted(weights)]
      return views.chain(axis, choose(styles, 1), spacing: numbers[1])
    case .barrier: return Array(views.dropLast()).barrier(edge, as: last)
    default: return views[0].bias(axis, to: min(1, abs(numbers[0])))
    }
  }
}
