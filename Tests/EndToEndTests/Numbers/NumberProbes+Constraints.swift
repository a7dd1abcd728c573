import Truss
import TrussIR

extension NumberProbe {
  private static let (a, b) = (ViewID("a"), ViewID("b"))

  /// Numbers of constraints between views.
  static let constraints: [NumberProbe] = [
    NumberProbe(
      "LayoutExpression.*(left:right:) left: Double", .view { number in constrained { a.width == number * b.width } }),
    NumberProbe(
      "LayoutExpression.*(left:right:) right: Double", .view { number in constrained { a.width == b.width * number } }),
    NumberProbe(
      "LayoutExpression./(left:right:) right: Double", .view { number in constrained { a.width == b.width / number } }),
    NumberProbe(
      "LayoutExpression.+(left:right:) right: Double", .view { number in constrained { a.left == b.right + number } }),
    NumberProbe(
      "LayoutExpression.-(left:right:) right: Double", .view { number in constrained { a.left == b.right - number } }),
    NumberProbe(
      "LayoutExpression.==(left:right:) right: Double", .view { number in constrained { a.width == number } }),
    NumberProbe(
      "LayoutExpression.<=(left:right:) right: Double", .view { number in constrained { a.width <= number } }),
    NumberProbe(
      "LayoutExpression.>=(left:right:) right: Double", .view { number in constrained { a.height >= number } }),
    NumberProbe(
      "LayoutExpression.equal(to:) times: Double",
      .view { number in constrained { a.height.equal(to: b.width, times: number) } }),
    NumberProbe(
      "LayoutExpression.equal(to:) plus: Double",
      .view { number in constrained { a.top.equal(to: b.top, plus: number) } }),
    NumberProbe(
      "LayoutExpression.atMost(_:) times: Double",
      .view { number in constrained { a.width.atMost(b.width, times: number) } }),
    NumberProbe(
      "LayoutExpression.atMost(_:) plus: Double",
      .view { number in constrained { a.right.atMost(b.left, plus: number) } }),
    NumberProbe(
      "LayoutExpression.atLeast(_:) times: Double",
      .view { number in constrained { a.width.atLeast(b.width, times: number) } }
    ),
    NumberProbe(
      "LayoutExpression.atLeast(_:) plus: Double",
      .view { number in constrained { a.left.atLeast(b.right, plus: number) } }),
    NumberProbe(
      "LayoutExpression.init(floatLiteral:) value: Double",
      .view { number in constrained { a.width == LayoutExpression(floatLiteral: number) } }),
    NumberProbe(
      "LayoutExpression.init(integerLiteral:) value: Int",
      .counted { number in constrained { a.width == LayoutExpression(integerLiteral: number) } }),
    NumberProbe(
      "SizeAnchors.*(size:factor:) factor: Double", .view { number in constrained { a.size == b.size * number } }),
    NumberProbe(
      "SizeAnchors.==(left:right:) right: Size",
      .view { number in constrained { a.size == Size(width: number, height: number) } }),
    NumberProbe(
      "PointAnchors.offset() x: Double", .view { number in constrained { a.center == b.center.offset(x: number) } }),
    NumberProbe(
      "PointAnchors.offset() y: Double", .view { number in constrained { a.center == b.center.offset(y: number) } }),
    NumberProbe(
      "EdgeAnchors.inset(by:) length: Double", .view { number in constrained { a.edges == b.edges.inset(by: number) } }),
    NumberProbe(
      "EdgeAnchors.inset(by:) insets: Insets",
      .view { number in constrained { a.edges <= b.edges.inset(by: Insets(all: number)) } }),
    NumberProbe(
      "GuideAnchors.inset(by:) length: Double", .view { number in constrained { a.edges == b.inset(by: number) } }),
    NumberProbe(
      "GuideAnchors.inset(by:) insets: Insets",
      .view { number in constrained { a.edges == b.inset(by: Insets(left: number)) } }),
    NumberProbe(
      "Array.distribute(_:spacing:) spacing: Double",
      .view { number in constrained { [a, b].distribute(.horizontal, spacing: number) } }),
    NumberProbe(
      "Array.chain(_:_:) spacing: Double",
      .view { number in constrained { [a, b].chain(.horizontal, .spread, in: a, spacing: number) } }),
    NumberProbe(
      "ChainStyle.packed bias: Double = 0.5",
      .view { number in constrained { [a, b].chain(.horizontal, .packed(bias: number)) } }),
    NumberProbe(
      "ChainStyle.weighted [Double]",
      .view { number in constrained { [a, b].chain(.horizontal, .weighted([1, number])) } }),
    NumberProbe(
      "GuideAnchors.bias(_:to:) bias: Double", .view { number in constrained { a.bias(.vertical, to: number) } }),
    NumberProbe(
      "LayoutConstraint.~(constraint:priority:) priority: Priority",
      .view { number in constrained { a.width == 5 ~ Priority(number) } }),
    NumberProbe(
      "ConstraintGroup.~(group:priority:) priority: Priority",
      .view { number in constrained { a.edges == b.edges ~ Priority(number) } }),
    NumberProbe(
      "Priority.init(_:) value: Double", .view { number in constrained { a.left == b.left ~ Priority(number) } }),
    NumberProbe(
      "Priority.init(floatLiteral:) value: Double",
      .view { number in constrained { a.left == b.left ~ Priority(floatLiteral: number) } }),
    NumberProbe(
      "Priority.init(integerLiteral:) value: Int",
      .counted { number in constrained { a.left == b.left ~ Priority(integerLiteral: number) } }),
    NumberProbe(
      "Priority.value Double",
      .view { number in
        var priority = Priority.high
        priority.value = number
        return constrained { a.left == b.left ~ priority }
      }),
    NumberProbe(
      "Visual.init(_:) metrics: [String : Double]",
      .view { number in constrained { Visual("|-m-[a(b*m)]-[b(>=m@m)]", metrics: ["m": number]) } }),
  ]

  private static func constrained(@ConstraintBuilder _ constraints: () -> [ConstraintEntry]) -> any View {
    ZStack(align: nil) {
      leaf
      second
    }.constraints(constraints)
  }
}

extension NumberProbe {
  private static func format(_ number: Double, _ spacing: VisualFormat.Spacing = VisualFormat.Spacing()) throws -> Any {
    try VisualFormat("|-[a(b*m)]-(m)-[b]-|").constraints(in: Item.ID(0), metrics: ["m": number], spacing: spacing) {
      Item.ID($0 == "a" ? 1 : 2)
    }
  }

  /// Numbers of a visual format without a layout.
  static let formats: [NumberProbe] = [
    NumberProbe("VisualFormat.constraints(item:) metrics: [String : Double]", .call { try format($0) }),
    NumberProbe(
      "VisualFormat.constraints(item:) spacing: VisualFormat.Spacing",
      .call { try format(1, VisualFormat.Spacing(siblings: $0, superview: $0)) }),
    NumberProbe(
      "VisualFormat.Spacing.init() siblings: Double", .call { try format(1, VisualFormat.Spacing(siblings: $0)) }),
    NumberProbe(
      "VisualFormat.Spacing.init() superview: Double", .call { try format(1, VisualFormat.Spacing(superview: $0)) }),
    NumberProbe(
      "VisualFormat.Spacing.siblings Double",
      .call { number in
        var spacing = VisualFormat.Spacing()
        spacing.siblings = number
        return try format(1, spacing)
      }),
    NumberProbe(
      "VisualFormat.Spacing.superview Double",
      .call { number in
        var spacing = VisualFormat.Spacing()
        spacing.superview = number
        return try format(1, spacing)
      }),
    NumberProbe(
      "VisualFormat.constraints(item:) superview: Item.ID?",
      .countedCall { number in try VisualFormat("|[a]|").constraints(in: Item.ID(number)) { _ in Item.ID(1) } }),
    NumberProbe(
      "VisualFormat.constraints(item:) item: (String) -> Item.ID?",
      .countedCall { number in
        var system = ConstraintSystem()
        for constraint in try VisualFormat("[a]-[b]").constraints(item: { _ in Item.ID(number) }) {
          system.add(constraint)
        }
        return system.listing
      }),
    NumberProbe("VisualFormat.Operand.Content.number Double", .value { VisualFormat.Operand.Content.number($0) }),
    NumberProbe(
      "VisualFormat.Options.init(rawValue:) rawValue: UInt32",
      .countedCall { number in
        let options = VisualFormat.Options(rawValue: UInt32(truncatingIfNeeded: number))
        return try VisualFormat("[a]-[b]").constraints(options: options) { Item.ID($0 == "a" ? 0 : 1) }
      }),
  ]
}
