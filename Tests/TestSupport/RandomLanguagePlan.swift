package import Truss

extension LanguagePlan {
  /// The environment that the view is laid out in.
  package var environment: EnvironmentValues {
    let insets = safeArea.count == 4
    return EnvironmentValues(
      horizontalSizeClass: isCompactWidth ? .compact : .regular,
      verticalSizeClass: isCompactHeight ? .compact : .regular,
      layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight,
      safeAreaInsets: insets
        ? Insets(top: safeArea[0], left: safeArea[1], bottom: safeArea[2], right: safeArea[3]) : .zero,
      textSizeCategory: TextSizeCategory.allCases[textSize % TextSizeCategory.allCases.count])
  }

  /// The view laid out, in points or in cells.
  package func layout() throws(LayoutError) -> LayoutResult {
    guard isText else { return try root.view.layout(width: width, height: height, environment: environment) }
    return try root.view.layout(
      columns: width.map { max(1, Int($0 / 5)) }, rows: height.map { max(1, Int($0 / 10)) }, environment: environment)
  }
}
