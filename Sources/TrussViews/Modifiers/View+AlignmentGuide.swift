extension View {
  /// Sets the position of a line by which stacks, layers and frames align the view, from its leading edge or top.
  ///
  ///     VStack(align: .start) {
  ///       Text("Name")
  ///       Text("indented").alignmentGuide(.leading) { d in d[.leading] - 10 }
  ///     }
  ///
  /// The closure is asked once, when the modifier is: what it makes of the view's lengths is a linear expression, that
  /// holds at whatever size the view comes to have. SwiftUI's is asked with numbers, and may do anything with them.
  ///
  /// A stack in flex-box words whose `align` is `.start`, `.center`, `.end` or a baseline, a `ZStack`, a `frame`, an
  /// `overlay` and a `background` look at it; a view that is stretched has no use for it, nor has a stack in
  /// UIStackView's words. An expression that names another view is an error when the view is laid out.
  ///
  /// - Parameters:
  ///   - line: the line; `.center` is meant on both axes, and the closure asked for each.
  ///   - place: the line's distance from the view's leading edge or top, in points.
  public consuming func alignmentGuide(
    _ line: AlignmentLine, place: (ViewDimensions) -> LayoutExpression
  ) -> ModifiedView {
    let guides = line.axes.map { AlignmentGuide(line: line, axis: $0, place: place(ViewDimensions(axis: $0))) }
    return modified { $0.alignmentGuides += guides }
  }

  /// Moves a line of the view that stacks, layers and frames align it by, so many points toward its end.
  public consuming func alignmentGuide(_ line: AlignmentLine, _ offset: Double) -> ModifiedView {
    alignmentGuide(line) { $0[line] + offset }
  }
}
