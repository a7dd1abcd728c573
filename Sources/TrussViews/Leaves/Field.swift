import TrussIR

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
