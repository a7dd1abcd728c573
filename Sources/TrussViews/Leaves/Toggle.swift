import TrussIR

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
