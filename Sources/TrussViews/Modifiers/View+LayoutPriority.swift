extension View {
  /// Sets the order in which the views of a stack get space: where there is too little, a view of a higher priority
  /// gets its ideal size before others get more than their minimum; where there is too much, it grows first.
  ///
  /// It counts along the axis of the flex stack that the view is in. There a priority p above 0 makes of the view and
  /// all inside it
  ///
  ///     compression   750 + 40 p / (1 + p)         above all controls, below the shares of the room left
  ///     hugging       240 - 40 p / (1 + p)         below all leaves
  ///
  /// and one below 0, with q = -p, 735 - 35 q / (1 + q) and 251 + 40 q / (1 + q). A priority that was given by
  /// `compression` or `hugging` stays. Views with a share of the room left (`Spacer`, `flex`, a `frame` with a maximum)
  /// divide it among those of the highest priority; the others have their least, and what is left after maxima.
  ///
  /// - Parameter priority: any finite number; views without one have 0.
  public consuming func layoutPriority(_ priority: Double) -> ModifiedView {
    modified { $0.layoutPriority = priority }
  }
}
