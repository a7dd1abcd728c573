import Truss

/// Three boxes with proportional widths. The second box also has a width, which sets the scale: with width 50, the
/// boxes are 25, 50 and 75 wide.
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
