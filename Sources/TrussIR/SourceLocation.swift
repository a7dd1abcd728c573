/// A line of a user's source, as the compiler names it.
public struct SourceLocation: Hashable, Sendable {
  /// The module and the file, as `#fileID` gives them: `App/Row.swift`.
  public var fileID: String
  /// The line, from 1.
  public var line: Int

  /// Makes a location.
  @inlinable public init(fileID: String, line: Int) {
    self.fileID = fileID
    self.line = line
  }
}

extension SourceLocation: CustomStringConvertible {
  /// `App/Row.swift:12`.
  public var description: String { "\(fileID):\(line)" }
}
