import TrussIR
import TrussViews

/// The sizes that a view's author gave, in the medium's unit, read once for both axes.
struct GivenSizes {
  /// Bounds by required rows.
  private(set) var lower = (horizontal: 0.0, vertical: 0.0)
  private(set) var upper = (horizontal: Double.infinity, vertical: Double.infinity)
  /// The axes with a required size.
  private(set) var exact = Axes()
  /// The axes with a required size or a required greatest one.
  private(set) var bounded = Axes()
  /// The axes with a required greatest size.
  private(set) var greatest = Axes()
  /// The axes with a size, whatever its priority.
  private(set) var given = Axes()
  /// Whether any may give way.
  private(set) var hasOptional = false

  init(_ rules: [Attributes.SizeRule], _ medium: Medium, isField: Bool) {
    for rule in rules {
      if rule.relation == .equal { given.insert(rule.axis) }
      guard rule.priority.isRequired else {
        hasOptional = true
        continue
      }
      let size = medium.extent(rule.value, rule.axis, isField: isField)
      if rule.relation == .equal { exact.insert(rule.axis) }
      if rule.relation != .lessThanOrEqual {
        if rule.axis == .horizontal {
          lower.horizontal = max(lower.horizontal, size)
        } else {
          lower.vertical = max(lower.vertical, size)
        }
      }
      if rule.relation == .lessThanOrEqual { greatest.insert(rule.axis) }
      if rule.relation != .greaterThanOrEqual {
        bounded.insert(rule.axis)
        if rule.axis == .horizontal {
          upper.horizontal = min(upper.horizontal, size)
        } else {
          upper.vertical = min(upper.vertical, size)
        }
      }
    }
  }
}
