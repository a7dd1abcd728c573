import TrussIR
import TrussViews

/// A preference of a leaf for its length along one axis.
struct SizePreference {
  var relation: Relation
  var length: Double
  var priority: Priority
  /// Whether it is the minimum that the view has in a stack.
  var isMinimum = false
}

extension LeafContent {
  /// The number of preferences that a leaf may have.
  static let preferenceCount = 4

  /// A preference of a view for the length of its content; nil where it has not that one.
  @inline(__always)
  func preference(_ ordinal: Int, of view: ChildContext, along axis: Axis) -> SizePreference? {
    switch ordinal {
    case 0:
      // No longer than its content.
      view.isGiven(axis) ? nil : SizePreference(relation: .lessThanOrEqual, length: preferred, priority: hugging)
    case 1:
      // Not cut.
      minimum < preferred
        ? SizePreference(
          relation: .greaterThanOrEqual, length: minimum,
          priority: view.scales[axis](max(RulePriority.compression, compression))) : nil
    case 2:
      // All of it seen; texts of a row share the shortfall instead.
      view.flexShrinks && axis == .horizontal
        ? nil
        : SizePreference(relation: .greaterThanOrEqual, length: preferred, priority: view.scales[axis](compression))
    default:
      // A stack cuts nothing, whatever the neighbours ask for (CSS' automatic minimum size).
      hasMinimum && view.keepsMinimum(axis)
        ? SizePreference(
          relation: .greaterThanOrEqual, length: minimum, priority: RulePriority.minimum, isMinimum: true) : nil
    }
  }
}
