import TrussIR

/// A slider, 100 by 20 points and glad to be longer. In text: `──●──`.
public struct Slider: _SingleView {
  let value: Double
  let location: SourceLocation

  /// Makes a slider.
  ///
  /// - Parameters:
  ///   - value: where the knob is, from 0 to 1; a number outside counts as the nearer end.
  ///   - fileID: the file that messages name; the caller's by default.
  ///   - line: the line that messages name; the caller's by default.
  public init(value: Double = 0.5, fileID: String = #fileID, line: Int = #line) {
    self.value = value
    location = SourceLocation(fileID: fileID, line: line)
  }

  /// Makes a slider between two numbers.
  ///
  /// - Parameters:
  ///   - value: where the knob is; a number outside the range counts as the nearer end.
  ///   - range: the numbers at the ends.
  ///   - fileID: the file that messages name; the caller's by default.
  ///   - line: the line that messages name; the caller's by default.
  public init(value: Double, in range: ClosedRange<Double>, fileID: String = #fileID, line: Int = #line) {
    let length = range.upperBound - range.lowerBound
    self.init(value: length > 0 ? (value - range.lowerBound) / length : 0, fileID: fileID, line: line)
  }

  /// The view as one node.
  public var _node: ViewNode { ViewNode(leaf: .slider(value), at: location) }
}
