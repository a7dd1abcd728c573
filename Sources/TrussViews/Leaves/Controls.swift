import TrussIR

/// A button: its title and a padding of 8 points at the sides, 4 above and below. In text: `( Sign In )`.
public struct Button: _SingleView {
  let title: String
  let location: SourceLocation

  /// Makes a button.
  ///
  /// - Parameters:
  ///   - title: its text, on one line.
  ///   - fileID: the file that messages name; the caller's by default.
  ///   - line: the line that messages name; the caller's by default.
  public init(_ title: String, fileID: String = #fileID, line: Int = #line) {
    self.title = title
    location = SourceLocation(fileID: fileID, line: line)
  }

  /// The view as one node.
  public var _node: ViewNode { ViewNode(leaf: .button(title), at: location) }
}

/// A field to write in, as wide as its content or placeholder, or 8 characters; it is the first to grow and to shrink.
/// In text: `[Email Address   ]`, with a border where it is three rows or more.
public struct Field: _SingleView {
  /// The points above and below its line.
  package static let padding = 4.5

  let placeholder: String
  let text: String
  let location: SourceLocation

  /// Makes a field.
  ///
  /// - Parameters:
  ///   - placeholder: the text that it shows while it is empty.
  ///   - text: the text in it.
  ///   - fileID: the file that messages name; the caller's by default.
  ///   - line: the line that messages name; the caller's by default.
  public init(_ placeholder: String = "", text: String = "", fileID: String = #fileID, line: Int = #line) {
    self.placeholder = placeholder
    self.text = text
    location = SourceLocation(fileID: fileID, line: line)
  }

  /// The view as one node.
  public var _node: ViewNode { ViewNode(leaf: .field(placeholder: placeholder, text: text), at: location) }
}

/// SwiftUI's name for `Field`: `TextField("Name", text: "Anna")`.
public typealias TextField = Field

/// A switch, 40 by 24 points. In text: `[x]` or `[ ]`.
///
///     Toggle("Sounds", isOn: true)
///
/// With a label it is a row, from the label to the switch at the trailing edge.
public struct Toggle: _SingleView {
  let label: [ViewNode]
  let isOn: Bool
  let location: SourceLocation

  /// Makes a switch.
  ///
  /// - Parameters:
  ///   - isOn: whether it is on.
  ///   - fileID: the file that messages name; the caller's by default.
  ///   - line: the line that messages name; the caller's by default.
  public init(isOn: Bool = false, fileID: String = #fileID, line: Int = #line) {
    self.init(isOn: isOn, label: [], SourceLocation(fileID: fileID, line: line))
  }

  /// Makes a row of a label and a switch.
  ///
  /// - Parameters:
  ///   - label: the text at the leading edge.
  ///   - isOn: whether the switch is on.
  ///   - fileID: the file that messages name; the caller's by default.
  ///   - line: the line that messages name; the caller's by default.
  public init(_ label: String, isOn: Bool, fileID: String = #fileID, line: Int = #line) {
    let text = Text(label, fileID: fileID, line: line)
    self.init(isOn: isOn, label: text.nodes, SourceLocation(fileID: fileID, line: line))
  }

  /// Makes a row of views and a switch; the parameters are those of the form with a text.
  public init(isOn: Bool, fileID: String = #fileID, line: Int = #line, @ViewBuilder label: () -> ViewContent) {
    self.init(isOn: isOn, label: label().list(), SourceLocation(fileID: fileID, line: line))
  }

  private init(isOn: Bool, label: [ViewNode], _ location: SourceLocation) {
    self.isOn = isOn
    self.label = label
    self.location = location
  }

  /// The view as one node.
  public var _node: ViewNode {
    let toggle = ViewNode(leaf: .toggle(isOn), at: location)
    guard !label.isEmpty else { return toggle }
    return FlexStack(
      axis: .horizontal, align: .center, spacing: 8,
      children: label + [ViewNode(leaf: .spacer(0), at: location), toggle], location: location
    ).node
  }
}

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

/// Two buttons to make a number smaller and larger, 80 by 24 points. In text: `[- +]`.
public struct Stepper: _SingleView {
  let location: SourceLocation

  /// Makes a stepper.
  ///
  /// - Parameters:
  ///   - fileID: the file that messages name; the caller's by default.
  ///   - line: the line that messages name; the caller's by default.
  public init(fileID: String = #fileID, line: Int = #line) {
    location = SourceLocation(fileID: fileID, line: line)
  }

  /// The view as one node.
  public var _node: ViewNode { ViewNode(leaf: .stepper, at: location) }
}

/// A progress bar, 100 by 8 points and glad to be longer. In text: `████░░`.
public struct Progress: _SingleView {
  /// The view as one node.
  public let _node: ViewNode

  /// Makes a progress bar.
  ///
  /// - Parameters:
  ///   - value: the progress, from 0 to 1; a number outside counts as the nearer end.
  ///   - fileID: the file that messages name; the caller's by default.
  ///   - line: the line that messages name; the caller's by default.
  public init(value: Double, fileID: String = #fileID, line: Int = #line) {
    _node = ViewNode(leaf: .progress(value), at: SourceLocation(fileID: fileID, line: line))
  }

  /// Makes a wheel for work whose end is not known: an `ActivityIndicator`.
  ///
  /// - Parameters:
  ///   - fileID: the file that messages name; the caller's by default.
  ///   - line: the line that messages name; the caller's by default.
  public init(fileID: String = #fileID, line: Int = #line) {
    _node = ViewNode(leaf: .custom(CustomLeaf(ActivityIndicator())), at: SourceLocation(fileID: fileID, line: line))
  }
}

/// SwiftUI's name for `Progress`: `ProgressView(value: 0.5)`.
public typealias ProgressView = Progress
