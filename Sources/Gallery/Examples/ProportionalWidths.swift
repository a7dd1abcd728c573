import Truss

/// The second box has a width and a proportion, so it sets the scale: where it is 50 wide, the boxes are 25, 50 and 75
/// wide.
struct ProportionalWidths: View {
  var width = 50.0

  var body: some View {
    HStack(justify: .start, spacing: 8, widths: [nil, width, nil], proportionalWidths: [1, 2, 3]) {
      Box("a").tint(.blue)
      Box("b").tint(.green)
      Box("c").tint(.purple)
    }
  }
}
