package import TrussIR

/// A picture, drawn as a box with its name. It has a size of its own only if one is given.
public struct Image: BuiltInView {
  package let name: String
  package let natural: Size?
  package let location: SourceLocation

  /// Makes a picture.
  ///
  /// - Parameters:
  ///   - name: what it shows; written in its box, and read out by screen readers.
  ///   - natural: its own size in points, or nil where it has none.
  ///   - fileID: the file that messages name; the caller's unless told otherwise.
  ///   - line: the line that messages name; the caller's unless told otherwise.
  public init(_ name: String, natural: Size? = nil, fileID: String = #fileID, line: Int = #line) {
    self.name = name
    self.natural = natural
    location = SourceLocation(fileID: fileID, line: line)
  }

  /// The view as one node.
  public var nodes: [ViewNode] { [ViewNode(.image(self), at: location)] }
}
