extension VisualFormat {
  /// The constraints of the format, in the order in which it is read; alignments come last.
  ///
  ///     let format = try VisualFormat("|-[find]-[field(>=20)]-|")
  ///     try format.constraints(in: bar, options: .alignAllFirstBaseline) { items[$0] }
  ///
  /// Distances are in `Notation.spacing` where a listing can write them so: in all formats but those read from left to
  /// right or from right to left.
  ///
  /// - Parameters:
  ///   - superview: The item that `|` means; nil where the format has none.
  ///   - options: How the views are aligned, and which way a horizontal format is read.
  ///   - metrics: The numbers that names mean. In the brackets of a view a name that is both a metric's and a view's is
  ///     the metric's; in quotes it is the view's.
  ///   - spacing: The distance that `-` alone means: 8 between views and 20 to the superview.
  ///   - category: The rule that a listing prints the constraints under.
  ///   - origin: The line of source that asked for the constraints.
  ///   - item: The item of a view's name, or nil where there is none.
  /// - Throws: the first thing that does not fit what is given here: a name that nothing has, `|` without a superview,
  ///   a number out of range that a metric made, or an option that the format cannot have.
  public func constraints(
    in superview: Item.ID? = nil, options: Options = [], metrics: [String: Double] = [:],
    spacing: Spacing = Spacing(), category: Category = .visualFormat, origin: SourceLocation? = nil,
    item: (String) -> Item.ID?
  ) throws(VisualFormatError) -> [Constraint] {
    var rows = VisualFormatRows(
      format: self, superview: superview, options: options, metrics: metrics, spacing: spacing, category: category,
      origin: origin)
    do throws(TextFault) {
      try rows.addAll(item)
    } catch {
      throw VisualFormatError(error, in: text)
    }
    return rows.constraints
  }
}
