/// The position of a stack's views along its axis, with the names of flexbox (`justify-content`) and StackViews.
public enum Justify: String, CaseIterable, Hashable, Sendable {
  /// The first view at the start, the last at the end, `spacing` between; priorities determine which views grow or
  /// shrink.
  case fill
  /// From the start, `spacing` between the views; the remaining space is empty.
  case start
  /// Up to the end, `spacing` between.
  case end
  /// Equal space before the first view and after the last, `spacing` between the views.
  case center
  /// Equal gaps, none less than `spacing`; a single view is at the start.
  case spaceBetween
  /// The remaining space is shared so that a gap is twice as large as the space at either end; `spacing` is added to
  /// the gaps.
  case spaceAround
  /// The remaining space is shared so that the gaps and the space at either end are equal; `spacing` is added to the
  /// gaps.
  case spaceEvenly
}
