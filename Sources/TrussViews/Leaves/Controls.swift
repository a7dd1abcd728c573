import TrussIR

/// A button: its title and a padding of 8 points at the sides, 4 above and below. In text: `( Sign In )`.
public struct Button: _SingleView {
  /// The view as one node.
  public let _node: ViewNode

  /// Makes a button with a title on one line.
  public init(_ title: String, fileID: String = #fileID, line: Int = #line) {
    _node = ViewNode(leaf: .button(title), at: SourceLocation(fileID: fileID, line: line))
  }
}

/// A field to write in, as wide as its content or placeholder, or 8 characters; it is the first to grow and to shrink.
/// In text: `[Email Address   ]`, with a border where it is three rows or more.
public struct Field: _SingleView {
  /// The points above and below its line.
  package static let padding = 4.5

  /// The view as one node.
  public let _node: ViewNode

  /// Makes a field with a text in it, and a placeholder that it shows while it is empty.
  public init(_ placeholder: String = "", text: String = "", fileID: String = #fileID, line: Int = #line) {
    let location = SourceLocation(fileID: fileID, line: line)
    _node = ViewNode(leaf: .field(placeholder: placeholder, text: text), at: location)
  }
}

/// SwiftUI's name for `Field`: `TextField("Name", text: "Anna")`.
public typealias TextField = Field

/// A switch, 40 by 24 points. In text: `[x]` or `[ ]`.
///
///     Toggle("Sounds", isOn: true)
///
/// With a label it is a row, from the label to the switch at the trailing edge.
public struct Toggle: _SingleView {
  /// The view as one node.
  public let _node: ViewNode

  /// Makes a switch; off by default.
  public init(isOn: Bool = false, fileID: String = #fileID, line: Int = #line) {
    _node = ViewNode(leaf: .toggle(isOn), at: SourceLocation(fileID: fileID, line: line))
  }

  /// Makes a row of a text at the leading edge and a switch.
  public init(_ label: String, isOn: Bool, fileID: String = #fileID, line: Int = #line) {
    self.init(isOn: isOn, fileID: fileID, line: line) { Text(label, fileID: fileID, line: line) }
  }

  /// Makes a row of views at the leading edge and a switch.
  public init(isOn: Bool, fileID: String = #fileID, line: Int = #line, @ViewBuilder label: () -> ViewContent) {
    let location = SourceLocation(fileID: fileID, line: line)
    let toggle = ViewNode(leaf: .toggle(isOn), at: location)
    let label = label().list()
    guard !label.isEmpty else {
      _node = toggle
      return
    }
    let row = label + [ViewNode(leaf: .spacer(nil), at: location), toggle]
    let rule = FlexStack.Rule(axis: .horizontal, align: .center, spacing: 8)
    _node = FlexStack(rule, row, at: location).node.written(as: .toggle)
  }
}

/// A slider, 100 by 20 points and glad to be longer. In text: `──●──`.
public struct Slider: _SingleView {
  /// The view as one node.
  public let _node: ViewNode

  /// Makes a slider with its knob at a value from 0 to 1; a number outside is an error when it is laid out.
  public init(value: Double = 0.5, fileID: String = #fileID, line: Int = #line) {
    _node = ViewNode(leaf: .slider(value), at: SourceLocation(fileID: fileID, line: line))
  }

  /// Makes a slider with its knob at a value of a range; a number outside is an error when it is laid out.
  public init(value: Double, in range: ClosedRange<Double>, fileID: String = #fileID, line: Int = #line) {
    let length = range.upperBound - range.lowerBound
    self.init(value: length > 0 ? (value - range.lowerBound) / length : 0, fileID: fileID, line: line)
  }
}

/// Two buttons to make a number smaller and larger, 80 by 24 points. In text: `[- +]`.
public struct Stepper: _SingleView {
  /// The view as one node.
  public let _node: ViewNode

  /// Makes a stepper.
  public init(fileID: String = #fileID, line: Int = #line) {
    _node = ViewNode(leaf: .stepper, at: SourceLocation(fileID: fileID, line: line))
  }
}

/// A progress bar, 100 by 8 points and glad to be longer. In text: `████░░`.
public struct Progress: _SingleView {
  /// The view as one node.
  public let _node: ViewNode

  /// Makes a progress bar of a value from 0 to 1; a number outside is an error when it is laid out.
  public init(value: Double, fileID: String = #fileID, line: Int = #line) {
    _node = ViewNode(leaf: .progress(value), at: SourceLocation(fileID: fileID, line: line))
  }

  /// Makes a wheel for work whose end is not known: an `ActivityIndicator`.
  public init(fileID: String = #fileID, line: Int = #line) {
    _node = ViewNode(leaf: .custom(CustomLeaf(ActivityIndicator())), at: SourceLocation(fileID: fileID, line: line))
  }
}

/// SwiftUI's name for `Progress`: `ProgressView(value: 0.5)`.
public typealias ProgressView = Progress
