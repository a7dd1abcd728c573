/// What is drawn over the picture of a layout to explain it.
package struct OverlayParts: OptionSet, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  /// The outlines of views, with names and sizes.
  package static let frames = OverlayParts(rawValue: 1)
  /// The distances between the views of a container.
  package static let gaps = OverlayParts(rawValue: 2)
  /// The distances between a container's edges and what it holds.
  package static let insets = OverlayParts(rawValue: 4)
  /// The baselines of letters.
  package static let baselines = OverlayParts(rawValue: 8)
  /// The guides that were made for constraints, and the safe area.
  package static let guides = OverlayParts(rawValue: 16)
  /// The views that diagnostics are about, and the messages of these.
  package static let problems = OverlayParts(rawValue: 32)
  /// The constraints that were written, between what they relate.
  package static let constraints = OverlayParts(rawValue: 64)
}
