public import TrussIR

// The names of Auto Layout in UIKit, AppKit and SnapKit for what a view, a name or a constraint has under another name.

extension View {
  /// Not available: UIKit's colour of letters.
  @available(*, unavailable, message: "write .foreground(.red)")
  public func textColor(_ color: Color) -> Self { self }

  /// Not available: UIKit's greatest number of lines.
  @available(*, unavailable, message: "write .lineLimit(2), or leave it out for any number of lines")
  public func numberOfLines(_ lines: Int) -> Self { self }

  /// Not available: UIKit's hidden view, which a stack view also collapses.
  @available(*, unavailable, message: "write .hidden(), or .collapsed() if the view takes no space either")
  public func isHidden(_ isHidden: Bool) -> Self { self }

  /// Not available: UIKit's opacity.
  @available(*, unavailable, renamed: "opacity(_:)")
  public func alpha(_ alpha: Double) -> Self { self }

  /// Not available: UIKit's resistance to growing.
  @available(*, unavailable, message: "write .hugging(.high, axis: .horizontal)")
  public func setContentHuggingPriority(_ priority: Priority, for axis: Axis) -> Self { self }

  /// Not available: UIKit's resistance to shrinking.
  @available(*, unavailable, message: "write .compressionResistance(.high, axis: .horizontal)")
  public func setContentCompressionResistancePriority(_ priority: Priority, for axis: Axis) -> Self { self }

  /// Not available: one constraint.
  @available(*, unavailable, renamed: "constraints(_:)")
  public func constraint(@ConstraintBuilder _ constraints: () -> [ConstraintEntry]) -> Self { self }

  /// Not available: constraints name views.
  @available(
    *, unavailable,
    message: "name the view, .id(\"a\"), and write .constraints { ViewID(\"a\").width == 20 } on a stack"
  )
  public var widthAnchor: LayoutExpression { ViewID("").width }
}

extension ViewID {
  /// Not available: the anchor's name in UIKit.
  @available(*, unavailable, renamed: "width")
  public var widthAnchor: LayoutExpression { width }
  /// Not available: the anchor's name in UIKit.
  @available(*, unavailable, renamed: "height")
  public var heightAnchor: LayoutExpression { height }
  /// Not available: the anchor's name in UIKit.
  @available(*, unavailable, renamed: "leading")
  public var leadingAnchor: LayoutExpression { leading }
  /// Not available: the anchor's name in UIKit.
  @available(*, unavailable, renamed: "trailing")
  public var trailingAnchor: LayoutExpression { trailing }
  /// Not available: the anchor's name in UIKit.
  @available(*, unavailable, renamed: "top")
  public var topAnchor: LayoutExpression { top }
  /// Not available: the anchor's name in UIKit.
  @available(*, unavailable, renamed: "bottom")
  public var bottomAnchor: LayoutExpression { bottom }
  /// Not available: the anchor's name in UIKit.
  @available(*, unavailable, renamed: "centerX")
  public var centerXAnchor: LayoutExpression { centerX }
  /// Not available: the anchor's name in UIKit.
  @available(*, unavailable, renamed: "centerY")
  public var centerYAnchor: LayoutExpression { centerY }
}

extension LayoutExpression {
  /// Not available: UIKit's constraint between two anchors.
  @available(*, unavailable, message: "write a.left == b.left + 8")
  public func constraint(equalTo other: LayoutExpression, constant: Double = 0) -> LayoutConstraint { self == other }

  /// Not available: UIKit's constraint of a size.
  @available(*, unavailable, message: "write a.width == 20")
  public func constraint(equalToConstant constant: Double) -> LayoutConstraint { self == constant }

  /// Not available: SnapKit's equality.
  @available(*, unavailable, message: "write a.left == b.left")
  public func equalTo(_ other: LayoutExpression) -> LayoutConstraint { self == other }

  /// Not available: SnapKit's superview.
  @available(*, unavailable, message: "write a.left == ViewID.superview.left")
  public func equalToSuperview() -> LayoutConstraint { self == self }

  /// Not available: SnapKit's constant.
  @available(*, unavailable, message: "write a.left == b.left + 8")
  public func offset(_ constant: Double) -> LayoutExpression { self }

  /// Not available: SnapKit's factor.
  @available(*, unavailable, message: "write a.width == b.width * 2")
  public func multipliedBy(_ factor: Double) -> LayoutExpression { self }

  /// Not available: a bound that is excluded.
  @available(*, unavailable, message: "a constraint includes its bound: write a.width >= 20")
  @_disfavoredOverload
  public static func > (left: LayoutExpression, right: Double) -> LayoutConstraint { left >= right }

  /// Not available: a bound that is excluded.
  @available(*, unavailable, message: "a constraint includes its bound: write a.width <= 20")
  @_disfavoredOverload
  public static func < (left: LayoutExpression, right: Double) -> LayoutConstraint { left <= right }
}

extension LayoutConstraint {
  /// Not available: the priority as a modifier.
  @available(*, unavailable, message: "write it after the constraint: a.width == 20 ~ 750")
  public func priority(_ priority: Priority) -> LayoutConstraint { self }
}

extension EdgeAnchors {
  /// Not available: a distance in place of edges.
  @available(*, unavailable, message: "write a.edges == .superview, or a.edges == b.inset(by: 8)")
  @_disfavoredOverload
  public static func == (left: EdgeAnchors, right: Double) -> ConstraintGroup { left == left }
}

extension ConstraintBuilder {
  /// Not available: a string in visual format.
  @available(*, unavailable, message: "write Visual(\"H:|-[a]-|\")")
  public static func buildExpression(_ format: String) -> [ConstraintEntry] { [] }

  /// Not available: a view between constraints.
  @available(*, unavailable, message: "a view is no constraint: write it in the stack that has the constraints")
  public static func buildExpression(_ view: some View) -> [ConstraintEntry] { [] }
}

extension ViewBuilder {
  /// Not available: constraints between views.
  @available(*, unavailable, message: "write .constraints { … } after the stack: a constraint is no view")
  public static func buildBlock(_ constraints: LayoutConstraint...) -> ViewContent { ViewContent([]) }
}
