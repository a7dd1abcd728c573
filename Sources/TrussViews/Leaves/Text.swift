import TrussIR

/// Lines of text. Where there is less room than its one line takes it wraps, down to its longest word.
///
/// Lines are broken by Unicode's algorithm ([UAX #14](https://www.unicode.org/reports/tr14/)): behind spaces, hyphens
/// and zero-width spaces, and between ideographs and emoji, but never at a no-break space. A soft hyphen (U+00AD) is
/// invisible unless a line is broken at it. Thai, Lao, Khmer and Burmese are broken at spaces alone.
///
/// In a frame that is lower than its lines it shows those that fit, one at least, and ends the last with an ellipsis,
/// as UILabel does; see `lineLimit(_:)` and `truncationMode(_:)`. A text without a character is one line high.
///
/// It is read from the right where its first letter is of such a script, which SVG follows; in a drawing as text the
/// letters are in the order that they are read in, and the terminal turns them round.
public struct Text: BuiltInView {
  let string: String
  let location: SourceLocation

  /// Makes a text.
  ///
  /// - Parameters:
  ///   - string: its characters; any of Unicode's newlines begins a new line.
  ///   - fileID: the file that messages name; the caller's by default.
  ///   - line: the line that messages name; the caller's by default.
  public init(_ string: String, fileID: String = #fileID, line: Int = #line) {
    self.string = string
    location = SourceLocation(fileID: fileID, line: line)
  }

  /// Makes a text as it is written, as every text is.
  ///
  /// - Parameters:
  ///   - string: the words.
  ///   - fileID: the file that messages name; the caller's by default.
  ///   - line: the line that messages name; the caller's by default.
  public init(verbatim string: String, fileID: String = #fileID, line: Int = #line) {
    self.init(string, fileID: fileID, line: line)
  }

  /// The view as one node.
  public var nodes: [ViewNode] { [node] }
  /// The same node.
  public consuming func _takeNodes() -> _NodeList { .one(node) }

  private var node: ViewNode { ViewNode(.text(string), at: location) }
}
