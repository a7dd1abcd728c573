import Truss

/// The colours for the lines of each panel. All information is also readable without colours.
enum LineColors {
  static func text(_ line: String, _ kind: Panel.Kind?) -> Text {
    switch kind {
    case .code: code(line)
    case .frames: words(line) { word in Playground.names.firstIndex(of: word).map { Playground.colors[$0] } }
    case .messages: words(line, color: mark)
    case .reasons: reason(line)
    case .constraints: line.hasPrefix("  ") ? Text(line) : Text(line).foreground(.secondary)
    case .settings, .picture, nil: Text(line)
    }
  }

  private static func code(_ line: String) -> Text {
    let number = line.prefix { $0 == " " || $0.isNumber }
    return Text(String(number)).foreground(.secondary) + CodeText.of(line.dropFirst(number.count))
  }

  /// A line of the reasons. Its indentation shows its kind: the first line of a step (0 or 1), a constraint (2 or 3),
  /// or a constraint's purpose.
  private static func reason(_ line: String) -> Text {
    switch line.prefix(while: { $0 == " " }).count {
    case 0, 1: Text(line).bold()
    case 2, 3: Text(line).foreground(.accent)
    default: Text(line).foreground(.secondary)
    }
  }

  private static func mark(_ word: String) -> Color? {
    switch word {
    case "conflict", "broken", "overflow", "incomplete": .red
    case "ambiguous": .orange
    default: nil
    }
  }

  private static func words(_ line: String, color: (String) -> Color?) -> Text {
    var (text, rest) = (Text(""), Substring(line))
    while let first = rest.first {
      let piece = rest.prefix { $0.isLetter == first.isLetter }
      rest = rest.dropFirst(piece.count)
      let word = Text(String(piece))
      text = text + (color(String(piece)).map { word.foreground($0) } ?? word)
    }
    return text
  }
}
