/// The indentation and line endings of a source file, so that recorded text looks like the rest.
struct SourceStyle {
  private let source: [UInt8]
  /// The line ending: that of the first line.
  let newline: String
  /// One step of indentation: a tab, or the fewest spaces that a line begins with, two at least; four if no line is
  /// indented.
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

  /// The indentation of the line at an index.
  func lineIndentation(at index: Int) -> String {
    let start = source[..<index].lastIndex(of: .lineFeed).map { $0 + 1 } ?? 0
    return String(decoding: source[start..<index].prefix { $0.isBlank }, as: UTF8.self)
  }

  /// The blanks before an index on its line, or nil if there is more than blanks.
  func indentation(of index: Int) -> String? {
    let blanks = lineIndentation(at: index)
    return source[..<(index - blanks.utf8.count)].last ?? .lineFeed == .lineFeed ? blanks : nil
  }
}
