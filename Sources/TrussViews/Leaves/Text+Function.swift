extension Text {
  /// Makes a text of characters, as a function: `ForEach(names, id: \.self, content: Text.init)`. Messages name no line.
  @_disfavoredOverload
  public init(_ string: String) { self.init(string, fileID: "", line: 0) }
}
