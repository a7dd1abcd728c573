/// The indentation and line endings of a source file, for recorded text in the same style.
struct SourceStyle {
  private let source: [UInt8]
  /// The line ending, taken from the first line.
  let newline: String
  /// One level of indentation: a tab, or the smallest number of spaces, at least two, at the beginning of a line; four
  /// spaces if no line is indented.
  let unit: String

  init(_ source: [UInt8]) {
    self.source = source
    let end = source.firstIndex(of: .lineFeed) ?? 0
    newline = end > 0 && source[end - 1] == .carriageReturn ? "\r\n" : "\n"
    unit = Self.unit(of: source)
  }

  private static func unit(of source: [UInt8]) -> String {
    var fewest = Int.max
    for line in source.split(separator: .lineFeed) {
      if line.first == UInt8(ascii: "\t") { return "\t" }
      let spaces = line.prefix { $0 == UInt8(ascii: " ") }.count
      if spaces >= 2, spaces < line.count { fewest = min(fewest, spaces) }
    }
    return String(repeating: " ", count: fewest == .max ? 4 : fewest)
  }

  func lineIndentation(at index: Int) -> String {
    let start = source[..<index].lastIndex(of: .lineFeed).map { $0 + 1 } ?? 0
    return String(decoding: source[start..<index].prefix { $0.isBlank }, as: UTF8.self)
  }

  /// The blanks between the beginning of a line and an index; nil if there is anything else.
  func indentation(of index: Int) -> String? {
    let blanks = lineIndentation(at: index)
    return source[..<(index - blanks.utf8.count)].last ?? .lineFeed == .lineFeed ? blanks : nil
  }
}
