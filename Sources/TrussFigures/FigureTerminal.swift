package import Truss
import TrussSystem
import TrussText

/// The terminal on which figures are printed: its colours, and the maximum width of lines.
package struct FigureTerminal: Sendable {
  /// The width in columns; nil if it is unknown.
  package var columns: Int?
  package var colors: TextColors
  package var scheme: ColorScheme

  package init(columns: Int?, colors: TextColors, scheme: ColorScheme = .dark) {
    self.columns = columns
    self.colors = colors
    self.scheme = scheme
  }

  /// Makes a terminal from the process' environment. Nil if `TERM` is `dumb`: programs that read the output of such a
  /// terminal then get the same text as in a file.
  ///
  /// - `COLUMNS` takes precedence over the window's own width.
  /// - `COLORFGBG`, which some terminals set, ends with the number of the background colour: 7 and 15 are light.
  package init?(environment: [String: String], windowColumns: Int?) {
    if environment["TERM"] == "dumb" { return nil }
    let given = environment["COLUMNS"].flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
    let ground = environment["COLORFGBG"]?.split(separator: ";").last
    self.init(
      columns: given ?? windowColumns, colors: TextColors(environment: environment, isTerminal: true),
      scheme: ground == "7" || ground == "15" ? .light : .dark)
  }

  /// The terminal of standard output; nil if standard output is not a terminal.
  package static var standardOutput: FigureTerminal? {
    guard Descriptor.output.isTerminal else { return nil }
    return FigureTerminal(
      environment: ThisProcess.variables("TERM", "COLUMNS", "COLORFGBG", "NO_COLOR", "COLORTERM"),
      windowColumns: Descriptor.output.window?.columns)
  }
}

extension FigureTerminal {
  /// The caption above a figure: its name, in bold if the terminal has colours, and its title. The caption wraps at the
  /// terminal's edge; a word that is longer than a line is cropped.
  func caption(_ figure: Figure) -> String {
    let name = colors == .none ? figure.name : "\u{1B}[1m\(figure.name)\u{1B}[0m"
    let caption = "\(name): \(figure.title)"
    guard let columns, StyledLine.width(of: caption) > columns else { return caption }
    let wrapped = try? (Text(figure.name).bold() + Text(": \(figure.title)")).layout(columns: columns)
    let lines = (wrapped?.text(colors: colors) ?? caption).split(separator: "\n")
    return lines.map { StyledLine.cropped(String($0), to: columns) }.joined(separator: "\n")
  }

  /// The line below a figure that is cropped at the terminal's right edge.
  func note(hidden: Int, of width: Int) -> String {
    let words = "\(hidden) more column\(hidden == 1 ? "" : "s") on the right: this figure is \(width) columns wide"
    let note = StyledLine.cropped("(\(words))", to: columns ?? .max)
    return colors == .none ? note : "\u{1B}[2m\(note)\u{1B}[0m"
  }
}

/// Functions for lines with SGR sequences, `ESC [ … m`, which have no width.
enum StyledLine {
  /// Removes the SGR sequences of one or several lines.
  static func plain(_ line: String) -> String {
    String(pieces(of: line).filter { !$0.isSequence }.map(\.text).joined())
  }

  static func width(of line: String) -> Int { CellWidth.of(plain(line)) }

  static func greatestWidth(of text: String) -> Int {
    text.split(separator: "\n").reduce(0) { max($0, width(of: String($1))) }
  }

  /// The first `columns` columns of a line. All SGR sequences are kept, so that styles still end in the line.
  static func cropped(_ line: String, to columns: Int) -> String {
    var output = ""
    var left = columns
    for piece in pieces(of: line) {
      if piece.isSequence {
        output += piece.text
        continue
      }
      for character in piece.text {
        let width = CellWidth.of(character)
        // After the first character that does not fit, no other character is shown, even a narrower one.
        guard width <= left else {
          left = -1
          break
        }
        left -= width
        output.append(character)
      }
    }
    return output
  }

  private static func pieces(of line: String) -> [(text: Substring, isSequence: Bool)] {
    var pieces: [(text: Substring, isSequence: Bool)] = []
    let scalars = line.unicodeScalars
    var start = scalars.startIndex
    while let escape = scalars[start...].firstIndex(of: "\u{1B}") {
      pieces.append((Substring(scalars[start..<escape]), false))
      let end = scalars[escape...].firstIndex(of: "m").map(scalars.index(after:)) ?? scalars.endIndex
      pieces.append((Substring(scalars[escape..<end]), true))
      start = end
    }
    return pieces + [(Substring(scalars[start...]), false)]
  }
}
