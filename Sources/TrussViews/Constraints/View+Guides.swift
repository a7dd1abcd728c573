extension View {
  /// Adds rectangles to the view that are never drawn, for constraints: a column that several views align to, a gap
  /// that is as wide as another. Constraints and `Layout.frame(of:)` refer to a guide by name, as to a view.
  ///
  ///     .guides("column")
  ///     .constraints {
  ///       column.left == page.left + 40
  ///       column.width == page.width / 3
  ///       title.left == column.left
  ///     }
  ///
  /// A guide has no size below 0, and its constraints alone place it: they may put it outside the view. On an axis that
  /// no constraint names it has no size and is at the view's origin; one that its constraints leave open is reported as
  /// ambiguous. A name that a view or another guide has is an error when the view is laid out.
  public consuming func guides(_ names: ViewID...) -> ModifiedView {
    modified { $0.guides += names }
  }
}
