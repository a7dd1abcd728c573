import TrussIR
import TrussTree
import TrussViews

extension RulePriority {
  /// The compression resistance of content that has room before, or after, that of its neighbours; as `layoutPriority`
  /// documents it.
  static func compression(layoutPriority priority: Double) -> Priority {
    let part = abs(priority) / (1 + abs(priority))
    return Priority(priority > 0 ? 750 + 40 * part : 735 - 35 * part)
  }

  /// The priority at which a view is no larger than its content.
  static func hugging(layoutPriority priority: Double) -> Priority {
    let part = abs(priority) / (1 + abs(priority))
    return Priority(priority > 0 ? 240 - 40 * part : 251 + 40 * part)
  }
}

extension SystemBuilder {
  /// Sets how much a leaf's size matters to the stacks around it: inside a view of fixed size nothing is cut. Its
  /// author's own values stay.
  func weigh(_ content: inout LeafContent, _ index: Int, _ axis: Axis) {
    let attributes = views[index].attributes
    if attributes.compression[axis] == nil, let level = compression(axis, in: index) { content.compression = level }
    if attributes.hugging[axis] == nil, let priority = contexts[index].layoutPriority[axis] {
      content.hugging = RulePriority.hugging(layoutPriority: priority)
    }
  }

  /// The compression resistance of the contents inside a view, where the view's place specifies one.
  func compression(_ axis: Axis, in index: Int) -> Priority? {
    frames.room.isFixed(index, axis)
      ? RulePriority.fixedSize
      : contexts[index].layoutPriority[axis].map { RulePriority.compression(layoutPriority: $0) }
  }
}
