/// The style of stacks: their default alignment and spacing, and how they divide space. It also decides the look of
/// lists, fonts and controls.
///
///     form.stackStyle(.swiftUI)
///     try form.svg(width: 390, environment: EnvironmentValues(stackStyle: .swiftUI))
///
/// The style applies to stacks without parameters other than `spacing`. A stack with `alignment:` always has SwiftUI's
/// style.
public enum StackStyle: String, CaseIterable, Hashable, Sendable {
  /// Flex-box's style, the default: views fill the stack across its axis, without space between them.
  case flexBox
  /// SwiftUI's style: views are centred across the stack, 8 points or one cell apart, and choose their sizes from the
  /// stack's proposals. A vertical stack that contains only texts has no spacing: in SwiftUI only the font's leading
  /// separates its texts.
  ///
  /// The stack gives space to the views with the highest `layoutPriority` first, and among these to the least flexible
  /// view first. It proposes an equal part of the remaining space to each view, and the view takes what it needs: a
  /// text takes the width of its lines; a shape, a field or a `Spacer` all of it; most others their own size. The stack
  /// is as large as its views. A root in this style is centred in the layout's size. If the layout has a width but no
  /// height, the content's height is proposed to the root: a `Color` behind the content fills it.
  ///
  /// Named fonts, controls, lists and named colours are as on iOS. If the root is in this style, a cell of text output
  /// represents 8 by 16 points.
  case swiftUI
}

extension View {
  /// Sets the style of the view and of the stacks inside it.
  public consuming func stackStyle(_ style: StackStyle) -> ModifiedView { environment(\.stackStyle, style) }
}

extension FlexStack.Rule {
  /// Marks the parameters that the stack style decides, if no parameter other than `spacing` is set.
  func takingStyle(hasSpacing: Bool) -> FlexStack.Rule {
    guard self == FlexStack.Rule(axis: axis, spacing: spacing) else { return self }
    var rule = self
    rule.defaults = hasSpacing ? [.alignment, .spacers] : [.alignment, .spacing, .spacers]
    return rule
  }
}

extension FlexStack {
  func styled(_ style: StackStyle, _ medium: Medium) -> FlexStack {
    let defaults = rule.defaults
    var rule = rule
    rule.defaults = []
    if defaults.contains(.insets) {
      guard style == .swiftUI else { return self }
      // Default insets are 8 points. In SwiftUI they are 16 points, in text two columns and one row.
      let row = medium.isText ? medium.defaultSpacing(.vertical) : 16
      rule.insets = rule.insets.scaled(by: Size(width: 2 * medium.defaultSpacing(.horizontal) / 8, height: row / 8))
      return FlexStack(rule, children, at: location)
    }
    if defaults.contains(.alignment) {
      guard style == .swiftUI else { return self }
      (rule.offersSpace, rule.align) = (true, .center)
    }
    let spacing = medium.defaultSpacing(rule.axis)
    let isOfLines = rule.axis == .vertical && children.allSatisfy(\.content.isText)
    if defaults.contains(.spacing) {
      rule.spacing = isOfLines ? 0 : spacing
    } else if rule.offersSpace, rule.axis == .horizontal, medium.isText, rule.spacing > 0,
      children.allSatisfy(\.content.isText)
    {
      // In cells, texts with a spacing are at least one cell apart.
      rule.spacing = max(rule.spacing, spacing)
    }
    return FlexStack(rule, children.map { $0.withSpacerMinimum(spacing) }, at: location)
  }
}

extension Medium {
  /// The distance between views in SwiftUI's stacks and grids, and the minimum length of spacers, in points: 8 points,
  /// or the size of a cell.
  package func defaultSpacing(_ axis: Axis) -> Double {
    guard case .cells(let cell) = self else { return 8 }
    return axis == .horizontal ? cell.width : cell.height
  }
}
