package import TrussIR

/// Lines of text. Where there is less room than its one line takes it wraps, down to its longest word.
public struct Text: BuiltInView {
  package let string: String
  package let location: SourceLocation

  /// Makes a text.
  ///
  /// - Parameters:
  ///   - string: what it says; a line feed begins a new line.
  ///   - fileID: the file that messages name; the caller's unless told otherwise.
  ///   - line: the line that messages name; the caller's unless told otherwise.
  public init(_ string: String, fileID: String = #fileID, line: Int = #line) {
    self.string = string
    location = SourceLocation(fileID: fileID, line: line)
  }

  /// The view as one node.
  public var nodes: [ViewNode] { [ViewNode(.text(self), at: location)] }
}
