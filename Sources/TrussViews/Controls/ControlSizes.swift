/// The sizes of controls in a style of stacks, in points. Lengths that are nil follow from the control's text.
package struct ControlSizes: Sendable {
  package var toggle: Size
  package var stepper: Size
  /// The height of a slider, and the width of its knob.
  package var slider: (height: Double, knob: Double)
  package var progressHeight: Double
  var segmentHeight: Double?
  var searchFieldHeight: Double?
}

extension StackStyle {
  /// The sizes of controls. Those of SwiftUI's style are the sizes that UIKit's controls have by themselves
  /// (`intrinsicContentSize` of `UISwitch`, `UIStepper`, `UISlider`, `UIProgressView`, `UISegmentedControl` and
  /// `UISearchBar`'s field).
  package var controls: ControlSizes { self == .swiftUI ? .iOS : .plain }
}

extension ControlSizes {
  fileprivate static let plain = ControlSizes(
    toggle: Size(width: 40, height: 24), stepper: Size(width: 80, height: 24), slider: (20, 16), progressHeight: 8)
  fileprivate static let iOS = ControlSizes(
    toggle: Size(width: 51, height: 31), stepper: Size(width: 94, height: 32), slider: (31, 28), progressHeight: 4,
    segmentHeight: 28, searchFieldHeight: 36)
}
