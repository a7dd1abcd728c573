/// The position of a stack's views along its axis: the words of flex-box (`justify-content`) and StackViews.
public enum Justify: String, CaseIterable, Hashable, Sendable {
  /// The first view at the start, the last at the end, `spacing` between; sizes give way by their priorities.
  case fill
  /// From the start on, `spacing` between; the rest of the room stays empty.
  case start
  /// Up to the end, `spacing` between.
  case end
  /// Equal room before the first view and after the last, `spacing` between.
  case center
  /// Equal gaps, none less than `spacing`; a single view is at the start.
  case spaceBetween
  /// The room left is shared so that a gap is twice the room at either end; `spacing` is added to the gaps.
  case spaceAround
  /// The room left is shared so that the gaps and the room at either end are equal; `spacing` is added to the gaps.
  case spaceEvenly
}
