import Truss

/// The second box has a width and a proportion, so it sets the scale: the boxes are 25, 50 and 75 wide.
struct ProportionalWidths: View {
  var body: some View {
    HStack(widths: [nil, 50, nil], proportionalWidths: [1, 2, 3]) {
      Box("a").tint(.blue)
      Box("b").tint(.green)
      Box("c").tint(.purple)
    }
  }
}
