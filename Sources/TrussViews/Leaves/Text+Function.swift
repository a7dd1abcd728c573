extension Text {
  /// Makes a text from a string, for use as a function: `ForEach(names, id: \.self, content: Text.init)`. Messages name
  /// no line.
  ///
  /// The initializer is generic so that a call with a string prefers the initializer that records its line; `Codable`
  /// excludes `Substring` for the same reason.
  @_disfavoredOverload
  public init<Characters: StringProtocol & Codable>(_ string: Characters) {
    self.init(String(string), fileID: "", line: 0)
  }
}
