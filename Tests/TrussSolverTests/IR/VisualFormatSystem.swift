import TrussIR

/// The rows that a listing prints for a visual format. There is a view for each name but those that begin with `x`, the
/// empty one, or else the one that is `missing`; `|` is the item `p`.
func rows(
  _ text: String, options: VisualFormat.Options = [], metrics: [String: Double] = [:],
  spacing: VisualFormat.Spacing = VisualFormat.Spacing(), hasSuperview: Bool = true, missing: String = ""
) throws(VisualFormatError) -> [String] {
  var system = ConstraintSystem()
  let superview = system.addItem(Item("View", name: "p"))
  var items = ["p": superview]
  let constraints = try VisualFormat(text).constraints(
    in: hasSuperview ? superview : nil, options: options, metrics: metrics, spacing: spacing
  ) { name in
    guard name.first != "x", name != missing else { return nil }
    if let known = items[name] { return known }
    items[name] = system.addItem(Item("View", name: name))
    return items[name]
  }
  for constraint in constraints { system.add(constraint) }
  return system.listing.split(separator: "\n").dropFirst().map { String($0.dropFirst()) }
}
