extension View {
  /// Gives the view rectangles that are never drawn, for constraints to use: a column that several views keep to, a gap
  /// that is as wide as another. A guide is named in constraints as a view is, and in `Layout.frame(of:)`.
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
