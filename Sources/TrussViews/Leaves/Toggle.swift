import TrussIR

/// A switch, 40 by 24 points. In text: `[x]` or `[ ]`.
public struct Toggle: BuiltInView {
  let isOn: Bool
  let location: SourceLocation

  /// Makes a switch.
  ///
  /// - Parameters:
  ///   - isOn: whether it is on.
  ///   - fileID: the file that messages name; the caller's by default.
  ///   - line: the line that messages name; the caller's by default.
  public init(isOn: Bool = false, fileID: String = #fileID, line: Int = #line) {
    self.isOn = isOn
    location = SourceLocation(fileID: fileID, line: line)
  }

  /// The view as one node.
  public var nodes: [ViewNode] { [node] }
  /// The same node.
  public consuming func _takeNodes() -> _NodeList { .one(node) }

  private var node: ViewNode { ViewNode(.toggle(isOn), at: location) }
}
