/// How a stack distributes its views along the axis: `UIStackView.Distribution`.
public enum Distribution: String, CaseIterable, Hashable, Sendable {
  /// The views fill the stack; those with the lowest content hugging grow, and those with the lowest compression
  /// resistance shrink.
  case fill
  /// The views fill the stack and have equal sizes.
  case fillEqually
  /// The views fill the stack in proportion to their intrinsic sizes. The spacing counts in the total, as in
  /// UIStackView: views of 40, 60 and 20 with a spacing of 10 in a width of 200 are 57.14, 85.71 and 37.14 wide.
  /// `proportionalWidths` is the exact way.
  case fillProportionally
  /// Equal gaps, none less than the spacing.
  case equalSpacing
  /// Equal distances between the views' centres, as far as the spacing allows.
  case equalCentering
}
